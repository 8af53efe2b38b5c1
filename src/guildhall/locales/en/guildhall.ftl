# Errors: one sentence, what is wrong and what would be right.
error-invalid = This input is not valid.
error-unknown-game = There is no game “{ $game }”; the games are: { $known }.
error-seats = { $game } is for { $min } to { $max } players, not { $seats }.
error-unknown-option = { $game } has no option “{ $option }”; its options are: { $known }.
error-invalid-option = Option “{ $option }” cannot be “{ $value }”; allowed values: { $allowed }.
error-seed = A seed must be a whole number, 0 or more, not { $seed }.
error-components = The component file cannot be used: { $reason ->
    [unreadable] the file { $detail } cannot be read.
    [not-json] { $detail } is not a JSON file.
    [fixed] the components of { $detail } are fully documented and cannot be replaced.
    [missing] “{ $detail }” is missing.
    [source] the table “{ $detail }” does not say whether it is documented or reconstructed.
    [count] “{ $detail }” has { $found } entries; it must have { $wanted }.
    [range] “{ $detail }” is { $found }; it must be in the range { $wanted }.
    [unknown] “{ $detail }” cannot be “{ $found }”; allowed values: { $wanted }.
    [twice] “{ $found }” appears twice in “{ $detail }”.
    [chain] there is no card “{ $detail }”, so a production line cannot be completed.
    [no-hold] no ship has a hold for “{ $detail }”.
    [no-gold] “{ $detail }” has no gold space.
   *[form] its format is wrong (at “{ $detail }”).
  }
error-file = { $file } cannot be used: { $reason }.
error-unknown-bot = There is no bot “{ $bot }”; the bots are: { $known }.
error-no-such-seat = There is no seat { $seat }; this table has { $seats }.
error-unparsable-move = “{ $move }” is not a move in this game.
error-game-over = The game is over; no more moves can be played.
error-nothing-to-undo = You cannot undo now: you have not moved yet, something has been revealed, or another player has moved since.
error-snapshot = The snapshot cannot be used: { $reason ->
    [other-game] it belongs to another game.
    [other-rules] it was made under different rules or with different components.
    [unreadable] it cannot be read.
   *[damaged] it is damaged.
  }
error-record = The record cannot be used: { $reason ->
    [not-json] it is incomplete, or not a record at all.
    [format] it is in format { $detail }, which this version does not support.
    [checksum] it has been changed or damaged; the checksum does not match.
    [unreadable] the file { $detail } cannot be read.
    [other-game] it is for a different game ({ $detail }).
    [other-rules] it was played under different rules or with different components ({ $detail }).
    [move] its move { $number }, “{ $move }”, is not legal.
    [other-end] its moves lead to a different position from the one it gives.
   *[no-record] it is not a valid record.
  }

# Live tables: what is refused
error-bad-request = This request cannot be read ({ $where }: { $reason }).
error-not-signed-in = Play as a guest or sign in first.
error-wrong-password = The name or password is wrong.
error-csrf = This request did not come from a page on this server; reload the page.
error-wrong-origin = Requests from other sites are not accepted.
error-not-allowed = You are not allowed to do this.
error-no-hints = This table was opened without hints.
error-not-absent = A bot can play for another player only after { $days ->
    [one] { $days } day
   *[other] { $days } days
  } without a move, and while that player is not at the table.
error-no-game-record = This game was continued from a position in another game, so there is no complete record of it.
error-puzzles = { $file } has no puzzles for the current rules of this game.
error-review-not-over = The game in this record is not over; only finished games can be reviewed.
error-no-such-table = There is no table “{ $table }”.
error-no-such-position = This game has no position { $position }, or that position was undone.
error-no-such-person = There is nobody with that name or ID.
error-banned = You have been banned by the people who run this server.
error-muted = You have been muted by the people who run this server; you cannot chat for now.
error-no-account = { $name } has no account and therefore no password.
error-drained = No new games can be started for now: the server will soon be restarted. Games in progress continue.
error-internal = Something went wrong on our side, and we cannot tell whether your action was saved; reload the page to see. The people who run this server can look up the error by its code, { $request }.
error-bad-reset = This link has already been used or has expired; ask for a new e-mail.
error-no-email = Enter an e-mail address first.
error-bad-webhook = This webhook address cannot be used: it must begin with https:// and be public.
error-too-many-webhooks = You can have at most { $most } webhooks.
error-webhook-failed = The test message was not accepted. Check the address of the webhook.
error-holiday-too-long = A holiday can last at most 30 days; you have { $days ->
    [one] { $days } day
   *[other] { $days } days
  } left.
error-holiday-too-soon = The next holiday can begin in { $days ->
    [one] { $days } day
   *[other] { $days } days
  }.
error-no-mail = This server does not send e-mail; ask the people who run it for a new password.
error-no-such-page = There is nothing at this address.
error-wrong-method = This address does not accept this kind of request.
error-seat-taken = This seat is taken.
error-seats-free = Some seats are still free.
error-bad-pace = The time must be between { $least } and { $most } seconds.
error-not-open = This table is no longer open.
error-not-running = No game is being played at this table.
error-game-running = The game is still being played.
error-already-account = You already have an account.
error-name-taken = The name “{ $name }” is taken.
error-bad-name = A name must have 1 to { $most } visible characters.
error-removed = The host has removed you from this table.
error-wrong-table-password = You need the table’s password to sit down here; ask the host for it.
error-too-many-blocked = You have blocked { $most } people, which is the limit; unblock somebody first.
error-other-rules = This game of { $game } was started under different rules from those this server now uses; you can look at it, but not continue it here.
error-stale = The table has changed in the meantime; look again before you move.
error-bundle = A step that reveals something or ends the turn has to be the last step of a move.
error-not-your-turn = It is not your turn.
error-out-of-time = Your time has run out; a bot will finish this turn, and then you can take over again.
error-no-undo-asked = Nobody has asked you for an undo.
error-too-large = This request is too large.
error-too-many-requests = Too many requests; wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
error-too-many-tables = You can be at no more than { $most ->
    [one] { $most } table
   *[other] { $most } tables
  } at a time; finish or leave one first.
error-too-many-sockets = There are too many open connections from your address (the limit is { $most }).
error-too-many-bots = You can have at most { $most ->
    [one] { $most } bot account
   *[other] { $most } bot accounts
  }.
error-unavailable = The server cannot reach its database at the moment. Check in a few seconds whether your action was saved.
error-too-busy = The server is too busy to answer that right now. Nothing has changed; try again in a moment.

# Lessons
lesson-other = You can do that, but it is not what this step is about. Read the step once more.

# Hints
hint-reason = { $reason } ({ $points })
hint-later = pays off later

# Who made a review
review-by = The { $level ->
    [grandmaster] grandmaster
   *[master] master
  } reviewed every decision, knowing only what the player could know at the time.

# Lists and decimals, in all sentences
list-and = { $others } and { $last }
decimal-mark = .
