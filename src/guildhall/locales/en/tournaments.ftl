# Tournaments
web-tournaments-about = The server assigns players to tables, opens the tables for each round and keeps the standings.
web-tournaments-open = Open for registration
web-tournaments-running = In progress
web-tournaments-over = Finished
web-tournaments-none = No tournaments at the moment.
web-tournament-new = New tournament
web-tournament-account = You need an account to organise a tournament.
web-tournament-kind = Format
web-tournament-kind-of = { $kind ->
    [round-robin] Round robin
   *[swiss] Swiss
  }
web-tournament-seats = Players per table
web-tournament-rounds = Rounds
web-tournament-rounds-usual = Automatic
web-tournament-start = Start
web-tournament-start-host = When you start it
web-tournament-start-full = When it is full
web-tournament-start-time = At a set time
web-tournament-most = Number of players
web-tournament-time = Start time
web-tournament-level = Bots for empty seats
web-tournament-make = Create tournament
web-tournament-tables = { $players ->
    [one] tables of { $players }
   *[other] tables of { $players }
  }
web-tournament-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
web-tournament-players-of = Players: { $players } of { $most }
web-tournament-round = Round { $round }
web-tournament-round-of = Round { $round } of { $rounds }
web-tournament-begins = Starts { $time }
web-tournament-host = Organiser: { $name }
web-tournament-status = { $status ->
    [open] Open for registration
    [running] In progress
    [over] Finished
   *[cancelled] Cancelled
  }
web-tournament-enter = Register
web-tournament-withdraw = Withdraw
web-tournament-entered = You are registered.
web-tournament-your-table = Go to your table
web-tournament-start-now = Start now
web-tournament-cancel = Cancel the tournament
web-tournament-cancel-sure = Cancel it for everybody?
web-tournament-keep = No, keep it
web-tournament-withdraw-sure = { $status ->
    [open] Withdraw? You can register again until it begins.
   *[other] Withdraw for good? Any game you are playing will continue.
}
web-tournament-stay = No, stay in
web-tournament-bots = Number of bots
web-tournament-add-bots = Add bots
web-tournament-remove = Remove
web-tournament-remove-of = Remove { $name }
web-tournament-nobody = Nobody has registered yet.
web-tournament-standings = Standings
web-tournament-points = Points
web-tournament-opponents = Opponents’ points
web-tournament-direct = Head to head
web-tournament-share = Share of game points
web-tournament-tie-breaks = Ties are broken by the opponents’ points, then by head-to-head results, then by each player’s share of all the points scored in their games.
web-tournament-filler = fills an empty seat
web-tournament-withdrawn = withdrew
web-tournament-pairings = Rounds
web-tournament-table = Table { $number }
web-tournament-table-state = { $status ->
    [open] not started yet
    [running] in progress
   *[over] finished
  }
error-no-such-tournament = There is no such tournament.
error-no-such-entrant = This player is not in the tournament.
error-not-entering = Too late: this tournament has already started or is over.
error-too-few-entrants = A tournament needs at least { $least ->
    [one] { $least } player
   *[other] { $least } players
  }.
error-too-many-entrants = There is not enough room in the tournament (limit: { $most }).
error-too-many-tournaments = You cannot run any more tournaments at the same time (limit: { $most }); finish or cancel one first.
error-bad-beginning = Choose a start time in the future, at most three months ahead.

# Clubs
web-clubs-about = The tables and tournaments of a club are only for its members.
web-clubs-none = You are not a member of any club yet.
web-clubs-account = You need an account to create or join a club.
web-club-found = Create a club
web-club-members = Members
web-club-owner = owner
web-club-link = Send this link to people you want in the club.
web-club-renew = New link
web-club-renewed = The old link no longer works.
web-club-leave = Leave the club
web-club-leave-sure = Leave this club?
web-club-stay = No, stay
web-club-remove = Remove
web-club-remove-of = Remove { $name }
web-club-new-table = To open a table for the club, go to a game’s page and select the club there. Choose a game:
web-club-join = Join the club
web-club-dissolve = Dissolve the club
web-club-dissolve-sure = Dissolve it for all members? Its tournaments will be cancelled.
web-club-keep = No, keep it
web-club-invited = You are invited to join the club “{ $name }”.
error-account-needed = You need an account for this.
error-no-such-club = There is no such club, or you are not a member of it.
error-too-many-clubs = You cannot belong to any more clubs (limit: { $most }).
error-too-many-members = The club cannot have any more members (limit: { $most }).
