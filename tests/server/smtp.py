"""A small mail server on loopback that stores e-mails."""

import asyncio
import base64
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default


@dataclass
class MailServer:
    """Accepts e-mails from clients that know the password."""

    user: str
    password: str
    port: int
    emails: list[tuple[str, EmailMessage]] = field(default_factory=list)
    """E-mails with their actual recipients."""
    refuse: bool = False
    answers: dict[str, str] = field(default_factory=dict)
    """Responses to specific recipients."""
    tried: list[str] = field(default_factory=list)
    """All recipients, including refused ones."""
    hold: asyncio.Event | None = None
    """Responses wait until it is set."""
    came: asyncio.Event = field(default_factory=asyncio.Event)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        known, to = False, ""
        if self.hold:
            self.came.set()
            await self.hold.wait()
        say("220 post office")
        while line := (await reader.readline()).decode().strip():
            verb, _, rest = line.partition(" ")
            match verb.upper():
                case "EHLO":
                    say("250-post office\r\n250 AUTH PLAIN")
                case "AUTH":
                    _, user, password = base64.b64decode(rest.split()[1]).decode().split("\0")
                    known = (user, password) == (self.user, self.password)
                    say("235 welcome" if known else "535 no")
                case "MAIL" if known:
                    say("250 ok")
                case "RCPT" if not self.refuse:
                    to = rest.partition("<")[2].partition(">")[0]
                    self.tried.append(to)
                    say(self.answers.get(to, "250 ok"))
                case "DATA":
                    say("354 go on")
                    text = await reader.readuntil(b"\r\n.\r\n")
                    email = BytesParser(policy=default).parsebytes(text[:-5])
                    self.emails.append((to, email))
                    self.came.set()
                    say("250 ok")
                case "QUIT":
                    say("221 bye")
                    break
                case _:
                    say(f"550 no such thing: {rest}")
            await writer.drain()
        writer.close()

    async def next(self) -> tuple[str, EmailMessage]:
        """Return the next e-mail and remove it."""
        while not self.emails:
            self.came.clear()
            await self.came.wait()
        return self.emails.pop(0)


@asynccontextmanager
async def mail_server(door: socket.socket | None = None) -> AsyncIterator[MailServer]:
    door = door or socket.create_server(("127.0.0.1", 0))
    smtp = MailServer("user", "stamp", door.getsockname()[1])
    async with await asyncio.start_server(smtp.serve, sock=door):
        yield smtp
