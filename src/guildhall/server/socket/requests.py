"""What the requests of a socket about a table do, except watching it."""

from guildhall.server.context import Context
from guildhall.server.errors import NotSignedIn
from guildhall.server.socket import messages
from guildhall.server.socket.messages import Because, Composed, Done, Message
from guildhall.server.tables import moves, undo
from guildhall.server.tables.chat import say

TableRequest = (
    messages.PlayMove
    | messages.TakeBack
    | messages.AskUndo
    | messages.AnswerUndo
    | messages.Say
    | messages.AskWhy
    | messages.AskCompose
)


async def answer(
    context: Context, request: TableRequest, person: str | None, language: str
) -> Message:
    """Do what a person requests, and return the answer."""
    table = await context.tables.get(request.table)
    if person is None:
        raise NotSignedIn()
    match request:
        case messages.PlayMove():
            seq = await moves.move(context, table, person, request.at, request.move, *request.then)
        case messages.TakeBack():
            seq = await undo.undo(context, table, person, request.at)
        case messages.AskUndo():
            seq = await undo.ask_undo(context, table, person, request.at, request.before)
        case messages.AnswerUndo():
            seq = await undo.answer_undo(context, table, person, request.asked, agree=request.agree)
        case messages.Say():
            seq = await say(context, table, person, request.text)
        case messages.AskWhy():
            reasons = moves.why(table, person, request.at, request.move, request.things, language)
            return Because(request.id, reasons)
        case messages.AskCompose():
            found = moves.compose(table, person, request.at, request.things, language)
            return Composed(request.id, *found)
    return Done(request.id, seq)
