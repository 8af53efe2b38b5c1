# The pages of the browser client.

# Everywhere
web-home = Home
web-about = About
web-account = Account
web-pages = Pages
web-skip = Skip to content
web-language = Language
web-settings = Settings
web-theme = Theme
web-theme-auto = same as system
web-theme-light = light
web-theme-dark = dark
web-motion = Animations
web-motion-full = full
web-motion-fast = fast
web-motion-off = off
web-bots-pace = Bot speed
web-bots-pace-calm = slow
web-bots-pace-brisk = fast
web-bots-pace-instant = instant
web-sound = Play a sound when it is my turn
web-ask-first = Ask me to confirm
web-ask-always = costly or final moves; end of turn
web-ask-costs = costly or final moves
web-ask-never = nothing
web-countdown = Confirm automatically
web-countdown-none = never
web-countdown-seconds = after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
web-in-words = Text view
web-tables-in-words = Describe the table in words (press W)
web-forced = Against bots, play my move for me when only one is possible
web-shortcuts = Keyboard shortcuts (letters and digits)
web-keys =
    Keyboard: the arrow keys move around the table, Enter clicks
    1–9 choose from the list, M lists all moves, H opens the rules, I gives a hint, C confirms
    Esc cancels, U undoes, ? asks “Why not?”
    W describes the table in words, O zooms in on an opponent, R shows the regions in The Castles of Burgundy, G the guide in the other games
    N goes to the next table waiting for you
web-loading = Loading…
web-unloaded = The page could not be loaded.
web-offline = The server cannot be reached right now. Nothing has been changed; please try again.
web-unanswered = The connection was lost before the server answered. We do not know yet whether your move was saved.
web-not-made = Your move did not reach the server. Please make it again.
web-move-stands = Your move went through.
web-lost = Connection lost. Reconnecting…
web-not-found = There is nothing at this address.
web-close = Close
web-labelled = { $label }: { $value }
web-alone-title = No connection
web-alone = Your tables, the list of open tables and new games are unavailable until the server responds again.
web-part-missing = Could not load “{ $part }”.

# Home
web-home-title = There is always a free table
web-home-about = Board games set in the Middle Ages, played exactly as their rulebooks say, against people or bots. No account needed.
web-game-facts = { $min }–{ $max } players · about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
web-play-bots = Play against bots
web-play-people = Play with people
web-rules-and-options = Rules and options
web-players = Players
web-bot-level = Bot level
web-level = { $level ->
    [random] Random
    [apprentice] Apprentice
    [journeyman] Journeyman
    [master] Master
    [grandmaster] Grandmaster
   *[other] Level { $level }
  }
web-my-tables = My tables
web-my-tables-none = You haven’t joined a table.
web-open-tables = Open tables
web-open-tables-none = No table is waiting for players. Open one yourself!
web-running-tables = In progress
web-running-tables-none = There are no games to watch right now.
web-past-tables = My finished games
web-your-turn = Your turn
web-table-state = { $status ->
    [open] waiting for players
    [running] { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
      }
    [over] finished
   *[closed] closed
  }
web-guest = Guest
web-guest-name = { $name } (guest)
web-guest-mark = guest
web-join = Join
web-watch = Watch
web-game = Game
web-all-games = All games
web-pace = Time limit
web-all-paces = Any time limit
web-no-such-tables = No tables match these filters.
web-filter-bots = Bots
web-filter-all-bots = With or without bots
web-filter-no-bots = People only
web-pace-of = { $speed ->
    [live] live (minutes on the clock)
    [slow] slow (days on the clock)
   *[relaxed] no time limit
  }
web-finished-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $players } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  } · { $day }
web-change-name = Change your name
web-tournaments = Tournaments
web-tournament = Tournament
web-clubs = Clubs
web-club = Club
web-club-none = None

# The page of a game
web-new-table = New table
web-opponents = Opponents
web-people = People
web-speed = Time limit
web-speed-relaxed = No limit
web-speed-live = Live
web-speed-slow = Slow
web-clock-of-each = Time for each player
web-pace-clock = { $bank }, plus { $increment } per turn
web-duration = { $unit ->
    [days] { $count ->
        [one] { $count } day
       *[other] { $count } days
      }
    [hours] { $count } h
    [minutes] { $count } min
   *[seconds] { $count } s
  }
web-stand-in = Bot for absent players
web-listed = Anybody can join
web-rated = Counts towards ratings
web-rated-mark = rated
web-word = Table password (optional)
web-word-asked = Table password
web-locked = password required
web-open-table = Open the table
web-set-up = Setup
web-preset-own = Custom
web-preset-own-about = Choose every option yourself.
web-level-for-beginners = { $level } (for beginners)
web-levels = Bots by level, from weak to strong
web-levels-named = Bots by name
web-level-rated = { $level }, rating { $rating }
web-level-for-you = { $level } (recommended for you)
web-unlearned = The bot “{ $level }” has not been trained for this table ({ $reason ->
    [no-net] there is no neural network for this game
    [rules] the rules or components differ
    [seats] the number of players differs
   *[other] the option { $reason } differs
  }), so it plays like “Master”.
web-start = Start
web-start-later = You can start when every seat is taken.
web-material = Components
web-material-documented = All cards, boards and tiles are the same as in the printed game.
web-not-connected = Guildhall is not affiliated with the designers or publishers of these games. None of their artwork or text is used here. If you like a game, buy it.

# Before the game
web-room-hint = Invite others with this link:
web-free-seat = Free seat
web-free-seats = { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
  }
web-sit-here = Sit here
web-seat-bot = Add a bot
web-stand-up = Leave your seat
web-remove-player = Remove
web-close-table = Close the table
web-table-closed = { $why ->
    [agreed] All players have agreed to end this game without a result.
    [resigned] All players have left this game; it has no result.
    [expired] This table was closed because nothing had happened for a long time.
   *[other] This table was closed.
  }
web-waiting-for-host = The host can start the game when all seats are taken.
web-your-name = Your name
web-go-on = Continue
web-copy-link = Copy the link
web-copied = Copied
web-room-stand-in = a bot ({ $level }) plays for absent players
web-late-rule = When a player’s time runs out, the bot plays until the player comes back.
web-absent-rule = If it has been a player’s turn for { $time } and they are not at the table, the others can let the bot play until that player comes back.
web-idle-rule = If nothing happens for { $time } during the game, it ends without a result.
web-open-rule = If nothing happens for { $time } before the game begins, the table is closed.

# At the table
web-table = The table
web-seat = Seat { $seat }: { $player }
web-player-number = Player { $number }
web-bot-name = Bot { $number } ({ $level })
web-former-player = Former player
web-to-move = to move
web-away = away
web-turn-order = Turn order: { $number }
web-fold-player = Show or hide what { $player } has
web-look-closer = Zoom in on { $player }
web-next-player = Next player
web-others = Opponents
web-areas = Areas of the table
web-tray = Your move
web-tray-hint = Click anything outlined, or choose here.
web-waiting = { $player } is thinking
web-choose-next = { $thing }: what would you like to do?
web-sending = Sending…
web-cannot-be-undone = This cannot be undone.
web-confirm = Confirm
web-undo = Undo
web-all-moves = All moves ({ $moves })
web-why-not = Why not?
web-why-not-which = What would you like to do? Click it to see why you can’t.
web-possible = You can do this now.
web-nothing-with-that = That cannot be used right now.
web-end-turn = End turn
web-nothing-really = You can still do something else. Are you sure?
web-tick-hint = Select what you want, in any order, or accept a suggestion:
web-tick-only = Select what you want, in any order.
web-less = Less
web-more = More
web-bid-value = Value
web-number-range = Choose a number from { $lowest } to { $highest }.
web-only-move = (the only possible move)
web-moves = Moves
web-plain-place = { $value }, position { $place }
web-log = Log
web-chat = Message
web-say = Send
web-ask-undo = Ask for an undo
web-bot-plays = A bot is playing for you.
web-come-back = Resume playing
web-absent = { $player } has not moved for several days and is not at the table.
web-absent-sure = A bot ({ $level }) will play for { $player } until they come back. Let it play?
web-absent-claim = Let a bot play
web-absent-wait = Keep waiting
web-leave-to-bot = Let a bot play for me
web-leave = Leave the game
web-leave-to-bot-hint = You can come back at any time; until then a bot ({ $level }) plays for you.
web-resign = Resign
web-resign-hint = You will leave for good and lose the game. A bot ({ $level }) will play on in your place.
web-end-game = End the game
web-end-game-hint = Nobody else is playing here, so the game ends without a result.
web-ask-end = End without a result
web-ask-end-hint = The game ends once all players have agreed.
web-stay = Keep playing
web-end-asked = { $players } would like to end the game without a result.
web-still-to-agree = Waiting for: { $players }.
web-undo-asked = { $player } is asking for an undo.
web-agree = Agree
web-decline = Decline
web-clock = Clock: { $left }
web-overdue = overdue
web-days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
web-hours-left = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
  }
web-talk = Chat
web-talk-unread = { $number ->
    [one] { $number } new message
   *[other] { $number } new messages
  }
web-talk-none = No messages yet.
web-log-player = Player
web-log-everybody = all
web-log-kind = Show
web-log-all = everything
web-log-points = points
web-log-table = table events
web-log-filter = Filter the log
web-log-look = See the table after this move
web-since = Since your last turn
web-since-last = Latest moves
web-since-steps = Step by step
web-since-all = Show everyone’s moves
web-looking = Earlier position: after move { $number } of { $moves }
web-look-now = Back to the game
web-look-your-turn = It is your turn
web-show-pause = Pause
web-show-on = Continue
web-show-now = Skip ahead
web-show-waiting = { $number ->
    [one] { $number } more move to show
   *[other] { $number } more moves to show
  }
web-moment-points = Points since “{ $since }”
web-watching = You are watching.
web-watched-from = View as
web-watchers = { $watchers ->
    [one] { $watchers } spectator
   *[other] { $watchers } spectators
  }

# The log of a table
web-event = { $player } { $event }
web-entry-opened = { $player } opens the table
web-entry-sat = { $player } takes seat { $seat }
web-entry-left = { $player } leaves seat { $seat }
web-entry-removed = { $player } removes the player from seat { $seat }
web-entry-bot = A bot ({ $level }) now plays in seat { $seat }
web-entry-late = Out of time: a bot ({ $level }) now plays in seat { $seat }
web-entry-absent = { $player } lets a bot ({ $level }) play in seat { $seat }, because its player has not moved for several days
web-entry-started = The game begins
web-entry-closed = The table is closed
web-entry-said = { $player }: { $text }
web-entry-unsaid = A message from { $player } was removed
web-entry-undo-asked = { $player } asks for an undo
web-entry-undo-agreed = { $player } agrees to the undo
web-entry-undo-declined = { $player } declines the undo
web-entry-undone = Some moves were undone
web-entry-resigned = { $player } resigns; a bot ({ $level }) takes over seat { $seat }
web-entry-end-agreed = { $player } would like to end the game without a result
web-entry-end-declined = { $player } wants to keep playing
web-entry-shared = Anybody with the link can now watch the replay
web-entry-rematch = { $player } offers a rematch

# The end
web-total = Total
web-breakdown = Points by source
web-over = The game is over
web-result = Result
web-winner = { $number ->
    [one] { $players } wins
   *[other] { $players } share the victory
  }
web-chart = Each player’s points by source; the same numbers are in the table below.
web-rematch = Play again
web-rematch-offer = Offer a rematch
web-rematch-join = Join the rematch
web-rematch-offered = { $player } offers a rematch.
web-replay = Replay
web-look-at-table = View the table
web-podium = Final ranking
web-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
  }
web-growth = Points, move by move
web-growth-hint = { $player }’s points from the first move to the last: { $points } at the end.
web-at-the-end = What everybody has built

# Replay
web-start-position = Start of the game
web-first = Go to the start
web-back = Previous move
web-run = Play
web-pause = Pause
web-forward = Next move
web-last = Go to the end
web-position = Move
web-seen-by = View as
web-spectator = a spectator
web-record = Download
web-share = Share by link
web-shared = Shared by link

# Account
web-you-are-guest = You are playing as { $name }
web-play-as-guest = Play as a guest
web-make-account-hint = With an account you can play your games on any device. The e-mail address is optional.
web-make-account = Create an account
web-name = Name
web-password = Password
web-email = E-mail (optional)
web-sign-in = Sign in
web-sign-out = Sign out
web-devices = Where you are signed in
web-device = Since { $day }{ $current ->
    [yes] {" "}(this device)
   *[no] {""}
  }
web-own-bots = Your bots
web-own-bots-hint = A bot account plays through the API with its token.
web-bot-token = The token, shown only once:
web-make-bot = Create a bot account
web-delete = Delete
web-email-address = E-mail
web-changed = Saved.
web-change-password = Change password
web-change-password-hint = This signs you out on all your other devices.
web-old-password = Current password
web-new-password = New password
web-change-email = Change e-mail address
web-change-email-hint = Used only to reset your password and, if you wish, to notify you when it is your turn. Leave the field empty to remove your address.
web-forgotten = Forgot your password?
web-forgotten-hint = If there is an account with your e-mail address, you will get an e-mail with a link to set a new password.
web-forgotten-send = Send the e-mail
web-forgotten-sent = If there is an account with this address, the e-mail is on its way.
web-reset = Set a new password
web-export = Your data
web-export-hint = Everything this server knows about you, as a file.
web-export-get = Download the file
web-delete-account = Delete account
web-delete-account-hint = This cannot be undone. Your finished games are kept, without your name.

# About
web-about-guildhall = On Guildhall, people and bots play board games set in the Middle Ages, exactly as their rulebooks say. It is free software under the MIT licence.
web-about-games-title = The games
web-about-symbols-title = Symbols
web-about-symbols = The silhouettes are by the authors of game-icons.net (Lorc, Delapouite and others), cropped and coloured by us. Source and licence:
web-about-type-title = Fonts
web-about-type = Alegreya by Juan Pablo del Peral and Source Sans 3 by Paul D. Hunt, both under the SIL Open Font License.

# The rules page, and the drawer of rules at a table
web-rules = Rules
web-rule = Rule { $rule }
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-found = { $found ->
    [0] No results
    [one] { $found } result
   *[other] { $found } results
  }

# Learning by playing
web-learn = Learn by playing
web-learn-title = Learn { $game }
web-learn-about = Short chapters at a real table, about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } in all. Leave whenever you like: your place is kept on this device.
web-learn-short = Short chapters at a real table, about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } in all.
web-learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
web-learn-begin = Begin
web-learn-continue = Continue
web-learn-done = done
web-learn-all-done = That was the last chapter. Now play your first game against the beginner bots.
web-learn-first-game = Play your first game
web-newcomer = New here?
web-newcomer-about = Learn a game by playing it: short chapters at a real table, no rulebook needed.
web-lesson = Lesson
web-lesson-step = Step { $number } of { $steps }
web-lesson-over = You have finished this chapter.
web-lesson-leave = All chapters
web-lesson-back = Previous step
web-lesson-next = Next chapter
web-outlined = outlined
web-lesson-on = Continue
web-lesson-read = Read the lesson, then continue
web-lesson-partner = { $number ->
    [1] Anna
    [2] Peter
   *[other] Sophie
  }

# Hints and the coach
web-hint = Hint
web-hints = Hints
web-hints-thinking = Looking for your best moves…
web-hints-about = The best moves according to the { $level ->
    [grandmaster] grandmaster
   *[master] master
  }, each with your expected lead over your best opponent, in points. The reasons compare each move with the others.
web-with-hints = with hints
web-allow-hints = Everybody may ask for hints
web-coach = Coach
web-coach-on = Against bots, warn me before a careless move
web-coach-says = Careful: “{ $move }” would cost you a lot.
web-coach-better = Better: { $move }.
web-coach-think = Let me think
web-coach-play = Play it anyway

# Ratings and profiles
web-leaderboard = Leaderboard
web-leaderboard-none = Nobody with an account has finished a rated game with this number of players yet.
web-rating = Rating
web-rating-hint = Only games at rated tables count, and there is a separate rating for each game and number of players. A rating starts at 0 and shows the strength a player has almost certainly reached; it grows with every win, and grows more when the opponents are strong. A rated game counts as lost if you resign, are away at the end, or let a bot play most of it. On this scale, the bot “Apprentice” is rated 25.
web-rating-of = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  } · rating { $rating } · { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $wins ->
    [one] { $wins } won
   *[other] { $wins } won
  }
web-rating-history = The rating after each game
web-games-played = Games
web-games-won = Won
web-last-game = Last game
web-last-games = Recent games
web-profile = Profile
web-your-profile = Your profile
web-no-rated-games = No rated games yet.
web-story = { $game }: where points and wins come from
web-points-by-source = Points by source (average total: { $points })
web-wins-by-seat = Wins by seat
web-wins-by-board = Wins by setup
web-seat-of = Seat { $seat } of { $seats }
web-set-up-usual = Usual setup
web-won-of = { $wins } of { $games }
web-opening-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $wins } won
web-game-gone = Left early · { $day }

# Whose turn it is
web-waiting-tables = Waiting for you
web-waiting-none = No table is waiting for you.
web-waiting-all = See all tables waiting for you ({ $tables })
web-waiting-hint = Press N anywhere to go to the next table waiting for you.
web-turn-emails = E-mail
web-turn-emails-hint = You get an e-mail when it has been your turn for ten minutes at a table with no time limit, or one where players have days to move, and you have no Guildhall page open. It names the game and links to the table.
web-turn-emails-on = E-mail me when it is my turn
web-save = Save
web-emails-stopped = You will get no more of these e-mails. You can turn them on again on your account page.
web-holiday = Holiday
web-holiday-hint = While you are on holiday, your clocks at slow tables are stopped, and the other players see how long you will be away. A holiday can last at most 30 days; the next one can begin 30 days after it ends.
web-holiday-days = Number of days
web-holiday-until = You are on holiday until { $day }.
web-holiday-back = I am back
web-on-holiday = on holiday until { $day }
web-push = Notify me when it is my turn
web-push-hint = This browser shows a notification when a table with no time limit, or one where players have days to move, is waiting for you and you have no Guildhall page open.
web-push-denied = Your browser blocks notifications from this site. Allow them in its settings, then try again.
web-push-failed = Your browser cannot reach its push service.
web-webhooks = Webhooks
web-webhooks-hint = Guildhall can post to Discord, Slack, Matrix or Mattermost when a table with no time limit, or one where players have days to move, is waiting for you and you have no Guildhall page open. Make an incoming webhook there and paste its address here.
web-webhook-url = Address of the webhook
web-webhook-add = Add
web-webhook-added = Added.
web-webhook-test = Send a test message
web-webhook-tested = The test message was sent.
web-webhook-disabled = { $host } (switched off because messages failed; a test that works switches it on again)
web-drained = This server will soon be restarted, so no new games can be started for now. Games in progress continue.
web-news = Announcements
web-dismiss = Dismiss

# Company
web-block = Block
web-unblock = Unblock
web-block-hint = People you have blocked cannot sit down at tables you open, and you do not see their messages. They will not be notified.
web-blocked = You have blocked this player.
web-report = Report
web-report-hint = What did this player do? Only the people who run this server will read your report.
web-report-text = Your report
web-report-send = Send
web-reported = Sent. Thank you.
web-invited = Invitations
web-invite = Invite by account name
web-invite-do = Invite
web-invite-done = { $name } will find this table on their home page.

# Reviews, and jumps in a replay
web-review = Review
web-review-about = A strong bot reviews every decision, knowing only what the player could know at the time.
web-review-begin = Review this game
web-review-making = Decisions reviewed: { $done } of { $all }
web-review-stop = Stop
web-review-chances = Chance of winning (%), move by move
web-review-turning = Turning points
web-review-no-turning = No costly mistakes.
web-review-turn = Move { $number }, { $player }: −{ $chance } percentage points
web-review-found = Best moves found
web-review-best-of = { $best } of { $decisions }
web-review-given-away = Points given away
web-review-left = Left unused
web-review-sources = Points by source, move by move
web-review-good = { $move }: nothing better was found.
web-review-played = Played next: { $move }
web-review-better = Better: { $move }
web-review-lost = This cost you { $chance ->
    [one] { $chance } percentage point
   *[other] { $chance } percentage points
  } of winning chance and { $points ->
    [one] { $points } point
   *[other] { $points } points
  } of lead.
web-replay-speed = Speed
web-jump-by = Jump between
web-jump-moment = rounds
web-jump-chapter = parts of the game
web-jump-turning = turning points
web-jump-seat = { $player }’s moves
web-jump-back = Jump back
web-jump-on = Jump ahead
web-branches = What if?
web-branches-about = Play on against bots from the position after move { $number }, with the same luck as in this game.
web-branches-running = Play on against bots from the position after move { $number }, at a table of your own. Everything hidden or random is drawn again; this game is not affected.
web-branches-tried = What you have tried
web-branches-root = The game itself
web-branch-seat = Play as
web-branch-title = Name
web-branch-name = Alternative after move { $number }
web-branch-from = after move { $number }
web-branch-play = Play on from here

# Puzzles
web-puzzles = Puzzles
web-puzzles-about = Positions from finished games in which one move is clearly best. Can you find it? You see only what the player saw.
web-puzzles-today = Today’s three puzzles
web-puzzles-rating = Your rating: { $rating }
web-puzzles-all-done = You have tried them all. They will now appear again, the unsolved ones first.
web-puzzles-none = There are no puzzles for this game yet.
web-puzzle = Puzzle (rating { $rating })
web-puzzle-task = Which move is best? Play it.
web-puzzle-next = Next puzzle
web-puzzle-right = Correct!
web-puzzle-wrong = There was a better move.
web-puzzle-was-right = solved
web-puzzle-was-wrong = not solved
web-puzzle-answer = { $move } (points ahead of the next-best move: { $points })
web-puzzle-why = Compared with the other moves: { $reasons }
web-puzzle-why-rather = Compared with your move: { $reasons }
web-again = Try again
