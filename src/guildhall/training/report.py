"""The report of a training run and the card of its net."""

from guildhall.arena.report import percent
from guildhall.bots.net import Net
from guildhall.training.rounds import Plan, Round


def report(plan: Plan, rounds: list[Round], command: str) -> str:
    lines = [
        f"# A net for {plan.game}",
        "",
        f"`{command}`",
        "",
        "Errors are in points. The luck of the rest of the game is taken out of the errors of "
        "the hand-made evaluation and of the net: held-out positions were played to the end "
        "four times. A candidate is kept if it wins more than the champion before it, with "
        f"{plan.match_seconds:g} s a move on both sides; before the first round the champion is "
        "the master. The horizon says how many rounds of turns its search plays on before it "
        "asks the net; the match that decides is played with other deals than the choice of the "
        "horizon. At first sight, a net wants the move that a search then tried most so often; "
        "it says which moves to look at first only if it wins more with that than without.",
        "",
        "| round | games | positions | error by hand | error of the net | horizon "
        "| right at first sight | wins with that over without "
        "| wins (95 % interval) | points | kept |",
        "|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|",
    ]
    for done in rounds:
        lines.append(
            f"| {done.number} | {done.games:,} | {done.samples:,} | {done.error_by_hand:.2f} "
            f"| {done.error:.2f} | {done.horizon} "
            f"| {_first_choice(done)} | {percent(done.policy_wins)} of {done.policy_wins.games} "
            f"| {percent(done.wins)} of {done.wins.games} "
            f"| {done.points[0]:.1f} to {done.points[1]:.1f} | {'yes' if done.kept else 'no'} |"
        )
    for done in rounds:
        lines += ["", f"Learning in round {done.number}, with all luck in the errors:", ""]
        lines += ["| epoch | error | held out |", "|--:|--:|--:|"]
        lines += [f"| {e.number} | {e.error:.3f} | {e.held_out:.3f} |" for e in done.epochs]
    return "\n".join(lines) + "\n"


def _first_choice(done: Round) -> str:
    return f"{100 * max((epoch.first for epoch in done.policy_epochs), default=0):.0f} %"


def card(plan: Plan, net: Net, rounds: list[Round], command: str) -> str:
    """Describe how the net was trained, on which data, and its strength."""
    header = net.header
    last = next(done for done in reversed(rounds) if done.kept)
    levels = sum(most for _, most in header.counts)
    options = ", ".join(f"{name}: {'/'.join(map(str, v))}" for name, v in header.options.items())
    return (
        "\n".join(
            [
                f"# The net of {plan.game}",
                "",
                f"- **Made by** `{command}`.",
                f"- **Form**: {len(header.counts)} counts a seat in {levels} "
                f"levels, layers of {header.hidden} and {header.second}, 16-bit whole numbers; "
                "it says what the hand-made evaluation is wrong by"
                + (" and which moves to look at first." if header.prior else "."),
                f"- **Data**: {last.games:,} games of bots with each other, "
                f"{plan.simulations} simulations a move, 5 % random moves; "
                f"{last.samples:,} positions.",
                f"- **Seen**: {', '.join(map(str, header.seats))} players; "
                f"{options or 'the rules have no options'}. Other tables are judged by hand.",
                f"- **Error** on held-out positions, luck taken out: {last.error:.2f} points; "
                f"by hand {last.error_by_hand:.2f}.",
                f"- **Match** of the last round kept, {plan.match_seconds:g} s a move, "
                f"two players: {percent(last.wins)} of {last.wins.games} games, "
                f"{last.points[0]:.1f} to {last.points[1]:.1f} points.",
                "- **Limits**: it has seen bots only, and no game in which a person plays "
                "absurdly on purpose.",
            ]
        )
        + "\n"
    )
