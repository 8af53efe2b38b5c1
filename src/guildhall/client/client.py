"""The requests of the API as methods."""

from collections.abc import AsyncIterator
from typing import Any

from guildhall.client.connection import Connection
from guildhall.server.accounts.messages import BotAccount, Device, Export, Me
from guildhall.server.clubs.messages import Club, ClubInfo
from guildhall.server.notify.messages import PushState, Webhook
from guildhall.server.progress.messages import Progress
from guildhall.server.ratings.messages import Leaderboard, Profile
from guildhall.server.reviews.messages import ReviewState
from guildhall.server.tables.messages import Branches, Hints, Lobby, TableInfo
from guildhall.server.tournaments.messages import Tournament, Tournaments
from guildhall.table.view import Position


class Client(Connection):
    """A client for one user or bot account. It reconnects and resumes automatically."""

    async def me(self) -> Me:
        """Return the current user."""
        return await self.call("GET", "/api/me", None, Me)

    async def guest(self, name: str) -> Me:
        """Sign in as a guest; bot accounts use a token instead."""
        return await self._become("POST", "/api/guests", {"name": name})

    async def make_account(self, name: str, password: str, email: str | None = None) -> Me:
        """Turn the current guest into an account."""
        account = {"name": name, "password": password, "email": email}
        return await self._become("POST", "/api/account", account)

    async def sign_in(self, name: str, password: str) -> Me:
        return await self._become("POST", "/api/sessions", {"name": name, "password": password})

    async def devices(self) -> list[Device]:
        """Return the sessions of the user."""
        return await self.call("GET", "/api/sessions", None, list[Device])

    async def sign_out(self, device: str = "current") -> None:
        """End a session of the user, by default the current one."""
        await self.call("DELETE", f"/api/sessions/{device}", None, type(None))

    async def bots(self) -> list[BotAccount]:
        """Return the user's bot accounts."""
        return await self.call("GET", "/api/bots", None, list[BotAccount])

    async def make_bot(self, name: str) -> BotAccount:
        """Create a bot account; only this answer contains its token."""
        return await self.call("POST", "/api/bots", {"name": name}, BotAccount)

    async def delete_bot(self, bot: str) -> None:
        await self.call("DELETE", f"/api/bots/{bot}", None, type(None))

    async def change_password(self, password: str, new: str) -> Me:
        """Change the password; all other sessions end."""
        wanted = {"password": password, "new": new}
        return await self._become("PUT", "/api/account/password", wanted)

    async def set_email(self, password: str, email: str | None) -> None:
        wanted = {"password": password, "email": email}
        await self.call("PUT", "/api/account/email", wanted, type(None))

    async def take_holiday(self, days: int) -> Me:
        """Stop the clocks of the user at slow tables for this many days; 0 ends the holiday."""
        return await self.call("PUT", "/api/me/holiday", {"days": days}, Me)

    async def want_emails(self, *, wanted: bool) -> None:
        """Turn on or off e-mails when it is your turn."""
        await self.call("PUT", "/api/account/emails", {"wanted": wanted}, type(None))

    async def webhooks(self) -> list[Webhook]:
        return await self.call("GET", "/api/webhooks", None, list[Webhook])

    async def add_webhook(self, url: str) -> None:
        """Notify an incoming webhook of Discord, Slack, Matrix or Mattermost of your turns."""
        await self.call("POST", "/api/webhooks", {"url": url}, type(None))

    async def test_webhook(self, webhook: str) -> None:
        """Send a test message; success enables a disabled webhook again."""
        await self.call("POST", f"/api/webhooks/{webhook}/test", None, type(None))

    async def remove_webhook(self, webhook: str) -> None:
        await self.call("DELETE", f"/api/webhooks/{webhook}", None, type(None))

    async def push_state(self) -> PushState:
        """Return the key for push subscriptions, and whether this session has one."""
        return await self.call("GET", "/api/push", None, PushState)

    async def subscribe(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Subscribe this session to turn notifications by web push."""
        data = {"endpoint": endpoint, "p256dh": p256dh, "auth": auth}
        await self.call("PUT", "/api/push", data, type(None))

    async def unsubscribe(self) -> None:
        await self.call("DELETE", "/api/push", None, type(None))

    async def progress(self) -> Progress:
        """Return the progress in lessons and puzzles."""
        return await self.call("GET", "/api/me/progress", None, Progress)

    async def add_progress(self, progress: Progress) -> Progress:
        """Merge progress and return the result."""
        return await self.call("POST", "/api/me/progress", progress, Progress)

    async def ask_reset(self, email: str) -> None:
        """Request a password-reset e-mail."""
        await self.call("POST", "/api/resets", {"email": email}, type(None))

    async def reset_password(self, token: str, password: str) -> Me:
        """Set a new password with the token after the # of the link in the e-mail."""
        wanted = {"token": token, "password": password}
        return await self._become("PUT", "/api/resets", wanted)

    async def export(self) -> Export:
        """Return all data that the server stores about the user."""
        return await self.call("GET", "/api/me/export", None, Export)

    async def _become(self, method: str, path: str, data: Any) -> Me:
        """Send a request that returns a new session, and use that session."""
        me = await self.call(method, path, data, Me)
        cookie = f"guildhall={self._http.cookies['guildhall']}"
        self._headers = {"Cookie": cookie, "X-CSRF-Token": me.csrf}
        self._http.headers.update(self._headers)
        return me

    async def lobby(self) -> Lobby:
        """Return the tables that the user can see."""
        return await self.call("GET", "/api/lobby", None, Lobby)

    async def table(self, table: str) -> TableInfo:
        return await self.call("GET", f"/api/tables/{table}", None, TableInfo)

    async def open_table(self, **wanted: Any) -> TableInfo:
        return await self.call("POST", "/api/tables", wanted, TableInfo)

    async def sit(self, table: str, seat: int, password: str = "") -> TableInfo:
        """Take a seat; a locked table needs its password."""
        path = f"/api/tables/{table}/seats/{seat}"
        return await self.call("PUT", path, {"player": "me", "password": password}, TableInfo)

    async def let_bot_play(self, table: str, seat: int) -> TableInfo:
        """Let the stand-in play a seat: the user's own, or that of an absent player."""
        path = f"/api/tables/{table}/seats/{seat}"
        return await self.call("PUT", path, {"player": "bot"}, TableInfo)

    async def start(self, table: str) -> TableInfo:
        return await self.call("POST", f"/api/tables/{table}/start", None, TableInfo)

    async def rematch(self, table: str) -> TableInfo:
        """Offer or accept a rematch; return the new table."""
        return await self.call("POST", f"/api/tables/{table}/rematch", None, TableInfo)

    async def hints(self, table: str, position: Position) -> Hints:
        """Return the best moves according to a strong bot, on the user's turn."""
        path = f"/api/tables/{table}/hints"
        return await self.call("POST", path, {"at": position.position}, Hints)

    async def branches(self, table: str) -> Branches:
        """Return the user's branches of a game."""
        return await self.call("GET", f"/api/tables/{table}/branches", None, Branches)

    async def branch(self, table: str, **wanted: Any) -> TableInfo:
        """Continue from a position of a game against bots."""
        return await self.call("POST", f"/api/tables/{table}/branches", wanted, TableInfo)

    async def review(self, table: str) -> ReviewState:
        """Return the review of a finished game, or its progress."""
        return await self.call("GET", f"/api/tables/{table}/review", None, ReviewState)

    async def ask_review(self, table: str) -> ReviewState:
        """Request a review of a finished game."""
        return await self.call("POST", f"/api/tables/{table}/review", None, ReviewState)

    async def leave_review(self, table: str) -> None:
        """Cancel the request for a review."""
        await self.call("DELETE", f"/api/tables/{table}/review", None, type(None))

    async def invite(self, table: str, name: str) -> None:
        """Invite an account to an open table at which the user has a seat."""
        path = f"/api/tables/{table}/invitations"
        await self.call("POST", path, {"name": name}, type(None))

    async def block(self, person: str) -> None:
        """Keep a player away from the user's tables."""
        await self.call("PUT", f"/api/blocks/{person}", None, type(None))

    async def unblock(self, person: str) -> None:
        await self.call("DELETE", f"/api/blocks/{person}", None, type(None))

    async def report(self, person: str, text: str, table: str | None = None) -> None:
        """Report a player to the operators."""
        data = {"person": person, "text": text, "table": table}
        await self.call("POST", "/api/reports", data, type(None))

    async def resign(self, table: str) -> TableInfo:
        """Resign from a game; a bot plays on."""
        return await self.call("POST", f"/api/tables/{table}/resign", None, TableInfo)

    async def end(self, table: str, *, agree: bool = True) -> TableInfo:
        """Agree or decline to end a game without a result."""
        wish = {"agree": agree}
        return await self.call("POST", f"/api/tables/{table}/end", wish, TableInfo)

    async def leaderboard(self, game: str, seats: int) -> Leaderboard:
        """Return the best players of a game with this number of players."""
        return await self.call("GET", f"/api/ratings/{game}/{seats}", None, Leaderboard)

    async def profile(self, person: str) -> Profile:
        """Return the profile of a player."""
        return await self.call("GET", f"/api/people/{person}", None, Profile)

    async def tournaments(self) -> Tournaments:
        """Return open and running tournaments, and the last finished ones."""
        return await self.call("GET", "/api/tournaments", None, Tournaments)

    async def tournament(self, tournament: str) -> Tournament:
        """Return the entrants, rounds and standings of a tournament."""
        return await self.call("GET", f"/api/tournaments/{tournament}", None, Tournament)

    async def make_tournament(self, **wanted: Any) -> Tournament:
        """Create a tournament; needs an account."""
        return await self.call("POST", "/api/tournaments", wanted, Tournament)

    async def add_bots(self, tournament: str, level: str, count: int = 1) -> Tournament:
        """Add bots to a tournament of the user."""
        path, wanted = f"/api/tournaments/{tournament}/bots", {"level": level, "count": count}
        return await self.call("POST", path, wanted, Tournament)

    async def enter(self, tournament: str) -> Tournament:
        """Enter a tournament; the server opens the table when a round begins."""
        return await self.call("POST", f"/api/tournaments/{tournament}/entry", None, Tournament)

    async def withdraw(self, tournament: str) -> Tournament:
        """Withdraw from a tournament; running games continue."""
        return await self.call("DELETE", f"/api/tournaments/{tournament}/entry", None, Tournament)

    async def remove_entrant(self, tournament: str, number: int) -> Tournament:
        """Remove an entrant from a tournament of the user."""
        path = f"/api/tournaments/{tournament}/entrants/{number}"
        return await self.call("DELETE", path, None, Tournament)

    async def start_tournament(self, tournament: str) -> Tournament:
        return await self.call("POST", f"/api/tournaments/{tournament}/start", None, Tournament)

    async def cancel_tournament(self, tournament: str) -> Tournament:
        """Cancel a tournament of the user; running games continue."""
        return await self.call("DELETE", f"/api/tournaments/{tournament}", None, Tournament)

    async def clubs(self) -> list[ClubInfo]:
        """Return the clubs of the user."""
        return await self.call("GET", "/api/clubs", None, list[ClubInfo])

    async def found_club(self, name: str) -> Club:
        return await self.call("POST", "/api/clubs", {"name": name}, Club)

    async def club(self, club: str) -> Club:
        """Return members, tables and tournaments of a club."""
        return await self.call("GET", f"/api/clubs/{club}", None, Club)

    async def club_invitation(self, key: str) -> ClubInfo:
        """Return the club of an invitation link, by the key at its end."""
        return await self.call("GET", f"/api/club-invitations/{key}", None, ClubInfo)

    async def join_club(self, key: str) -> Club:
        """Join a club by the key at the end of its link."""
        return await self.call("POST", f"/api/club-invitations/{key}", None, Club)

    async def renew_club_link(self, club: str) -> Club:
        return await self.call("POST", f"/api/clubs/{club}/key", None, Club)

    async def dissolve_club(self, club: str) -> None:
        """Dissolve a club of the user."""
        await self.call("DELETE", f"/api/clubs/{club}", None, type(None))

    async def remove_member(self, club: str, person: str) -> None:
        """Leave a club, or remove a member from the user's own club."""
        await self.call("DELETE", f"/api/clubs/{club}/members/{person}", None, type(None))

    async def turns(self, table: str) -> AsyncIterator[Position]:
        """Yield the positions at which the user is to move, until the game ends or is closed."""
        position: Position | None = None
        async for update in self.updates(table):
            # A chat message comes without a position; the pending one stays valid.
            position = update.position or position
            # A new socket sends the position of the last move again.
            old = position and position.position < self._moved.get(table, 0)
            if position and position.moves and not old and self._news[table].empty():
                yield position
                position = None
            if update.info.status in ("over", "closed"):
                return
