# The pages of the browser client.

# Everywhere
web-home = Home
web-about = About
web-account = Account
web-pages = Pages
web-skip = Skip to the content
web-language = Language
web-settings = Settings
web-theme = Colours
web-theme-auto = same as system
web-theme-light = light
web-theme-dark = dark
web-motion = Animations
web-motion-full = full
web-motion-fast = fast
web-motion-off = off
web-bots-pace = Pace of the bots
web-bots-pace-calm = calm
web-bots-pace-brisk = brisk
web-bots-pace-instant = at once
web-sound = Sound when it is my turn
web-ask-first = Ask before
web-ask-always = anything that cannot be undone, and the end of the turn
web-ask-costs = anything that costs something or cannot be undone
web-ask-never = nothing
web-countdown = Then wait
web-countdown-none = for my answer
web-countdown-seconds = at most { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
web-forced = At tables with bots, play the only possible move for me
web-keys =
    Keys: arrows move across the table, Enter clicks
    1–9 choose in the list, M lists all moves, H opens the rules, C confirms
    Esc cancels, U undoes, ? asks “why not?”
    O shows an opponent up close, R shows the regions in The Castles of Burgundy
    N goes to the next table that waits for you
web-loading = One moment…
web-offline = The server cannot be reached just now. Nothing was changed; please try again.
web-unanswered = The connection was lost before the server answered: this is not confirmed yet.
web-not-made = Your move did not reach the server. Please make it again.
web-move-stands = Your move was made.
web-lost = Connection lost. Trying again…
web-not-found = There is nothing at this address.
web-close = Close
web-alone-title = No connection
web-alone = Guildhall itself has opened, but your tables, the lobby and new games need the server. They are back as soon as it answers.

# Home
web-home-title = A table is always free
web-home-about = Medieval board games, exactly by their rulebooks, against people or bots. No account needed.
web-game-facts = { $min }–{ $max } players · about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
web-play-bots = Play against bots
web-play-people = With people
web-rules-and-options = Rules and options
web-players = Players
web-bot-level = How strong the bots are
web-level = { $level ->
    [random] Random
    [apprentice] Apprentice
    [journeyman] Journeyman
    [master] Master
    [grandmaster] Grandmaster
   *[other] { $level }
  }
web-my-tables = My tables
web-my-tables-none = You haven’t joined a table yet.
web-open-tables = Open tables
web-open-tables-none = No table is waiting for players. Open one yourself!
web-running-tables = In progress
web-running-tables-none = There is no public table to watch right now.
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
web-pace = Pace
web-all-paces = Any pace
web-no-such-tables = No table fits what you have chosen.
web-pace-of = { $speed ->
    [live] live, a clock of minutes
    [slow] slow, a clock of days
   *[relaxed] no clock
  }
web-finished-place = Place { $place } of { $players } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  } · { $day }
web-change-name = Change your name
web-for-beginners = for beginners

# The page of a game
web-new-table = New table
web-opponents = Opponents
web-people = People
web-bots = Bots: { $level }
web-speed = Pace
web-speed-relaxed = No clock
web-speed-live = Live
web-speed-slow = Slow
web-clock-of-each = Each player’s clock
web-pace-clock = { $bank }, and { $increment } more each turn
web-duration = { $unit ->
    [days] { $count ->
        [one] { $count } day
       *[other] { $count } days
      }
    [hours] { $count } h
    [minutes] { $count } min
   *[seconds] { $count } s
  }
web-stand-in = Plays for absent players
web-listed = Anybody can join
web-rated = Counts for ratings
web-rated-mark = rated
web-word = Word to sit down (empty: nobody needs one)
web-word-asked = The host’s word
web-locked = with a word
web-open-table = Open the table
web-set-up = Set-up
web-preset-own = Own choice
web-preset-own-about = Choose every option yourself.
web-level-for-beginners = { $level } (for beginners)
web-start = Start
web-material = The printed material
web-material-documented = All cards, boards and tiles are those of the printed game.
web-not-connected = Guildhall is not connected with the designers and publishers of the games. We drew and wrote everything you see. If you like a game, buy it.

# Before the game
web-room-hint = Invite others with the address of this page:
web-free-seat = Free seat
web-free-seats = { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
  }
web-sit-here = Sit here
web-seat-bot = Seat a bot
web-stand-up = Stand up
web-remove-player = Remove
web-close-table = Close the table
web-table-closed = { $why ->
    [agreed] All players have agreed to end this game without a result.
    [resigned] All players have left this game; it has no result.
    [expired] Nothing had happened here for a long time, so this table was closed.
   *[other] This table was closed.
  }
web-waiting-for-host = The host starts the game when all seats are taken.
web-your-name = Your name
web-go-on = Continue
web-copy-link = Copy the link
web-copied = Copied
web-room-stand-in = For who is away plays: bot ({ $level })
web-room-late = { $speed ->
    [live] When a player’s time is over, the bot plays until the player is back. After a day in which nothing happens the game ends without a result.
   *[slow] When a player’s time is over, the bot plays until the player is back. A game in which nothing happens for weeks ends without a result.
  }

# At the table
web-table = The table
web-seat = Seat { $seat }: { $player }
web-player-number = Player { $number }
web-bot-name = Bot { $number } ({ $level })
web-former-player = a former player
web-to-move = to move
web-away = away
web-fold-player = Show or hide what { $player } has
web-look-closer = Look closely at what { $player } has
web-next-player = Next player
web-others = Others
web-areas = Areas of the table
web-tray = Your move
web-tray-hint = Click anything outlined, or choose here.
web-waiting = { $player } is thinking
web-choose-next = { $thing }: what next?
web-sending = Sending…
web-cannot-be-undone = This cannot be undone.
web-confirm = Confirm
web-undo = Undo
web-all-moves = All moves ({ $moves })
web-why-not = Why not?
web-why-not-which = What would you like to do? Click it, and you will see the rule.
web-possible = This is possible now.
web-nothing-with-that = You cannot do anything with that.
web-end-turn = End turn
web-nothing-really = You could do something else. Do this anyway?
web-tick-hint = Tick what you want, in any order, or accept a suggestion:
web-less = Less
web-more = More
web-bid-value = Value
web-only-move = (the only possible move)
web-moves = Moves
web-plain-place = { $value }, place { $place }
web-log = Log
web-chat = Message
web-say = Send
web-ask-undo = Ask for an undo
web-bot-plays = A bot is playing for you.
web-come-back = Take over again
web-leave-to-bot = Let a bot play for me
web-leave = Leave the game
web-leave-to-bot-hint = You can come back at any time; until then a bot ({ $level }) plays for you.
web-resign = Resign
web-resign-hint = You leave for good and lose the game; a bot ({ $level }) plays for you to the end.
web-end-game = End the game
web-end-game-hint = Nobody else plays here: the game ends without a result.
web-ask-end = End without a result
web-ask-end-hint = The game ends when all players have agreed.
web-stay = Keep playing
web-end-asked = { $players } would like to end the game without a result.
web-still-to-agree = Waiting for: { $players }
web-undo-asked = { $player } asks to undo to an earlier position.
web-agree = Agree
web-decline = Decline
web-clock = Time left: { $left }
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
web-talk-none = Nobody has said anything yet.
web-log-player = Whose
web-log-everybody = everybody
web-log-kind = What
web-log-all = everything
web-log-points = points
web-log-house = the table itself
web-log-look = Look at the table after this
web-since = Since your turn
web-since-last = The last moves
web-since-steps = Step by step
web-since-all = Show what everybody did
web-looking = Earlier position, { $number } of { $moves }
web-look-now = Back to now
web-look-your-turn = It is your turn
web-show-pause = Pause
web-show-on = Go on
web-show-now = Show all at once
web-show-waiting = { $number ->
    [one] { $number } move waits to be shown
   *[other] { $number } moves wait to be shown
  }
web-moment-points = Points since { $since }
web-watching = You are watching.
web-watched-from = Seen from
web-watchers = { $watchers ->
    [one] { $watchers } spectator
   *[other] { $watchers } spectators
  }

# The log of a table
web-event = { $player } { $event }
web-entry-opened = { $player } opens the table
web-entry-sat = { $player } takes seat { $seat }
web-entry-left = { $player } leaves seat { $seat }
web-entry-removed = { $player } clears seat { $seat }
web-entry-bot = A bot ({ $level }) plays on seat { $seat }
web-entry-late = Time is over: a bot ({ $level }) plays on seat { $seat }
web-entry-started = The game begins
web-entry-closed = The table is closed
web-entry-said = { $player }: { $text }
web-entry-unsaid = A message by { $player } was removed
web-entry-undo-asked = { $player } asks for an undo
web-entry-undo-agreed = { $player } agrees to the undo
web-entry-undo-declined = { $player } declines the undo
web-entry-undone = The game was rewound
web-entry-resigned = { $player } resigns; a bot ({ $level }) plays on seat { $seat }
web-entry-end-agreed = { $player } would like to end the game without a result
web-entry-end-declined = { $player } wants to keep playing
web-entry-shared = Everybody can watch the replay
web-entry-rematch = { $player } offers another game

# The end
web-total = Total
web-breakdown = Points by source
web-over = The game is over
web-result = Result
web-winner = { $number ->
    [one] { $players } wins
   *[other] { $players } share the victory
  }
web-chart = The points of each player by source; the same numbers are in the table above.
web-rematch = Play again
web-rematch-offer = Offer another game
web-rematch-join = Sit down again
web-rematch-offered = { $player } offers another game.
web-replay = Replay
web-look-at-table = Look at the table
web-podium = The places
web-place = Place { $place }
web-growth = How the points grew, move by move
web-growth-hint = Points of { $player } from the first move to the last: { $points } in the end.
web-at-the-end = What everybody has built

# Replay
web-start-position = Start of the game
web-first = To the start
web-back = Previous move
web-run = Play
web-pause = Pause
web-forward = Next move
web-last = To the end
web-position = Move
web-seen-by = As seen by
web-spectator = a spectator
web-record = Download
web-share = Let everybody with the link watch
web-shared = Everybody with the link may watch

# Account
web-you-are-guest = You play as { $name }
web-play-as-guest = Play as a guest
web-make-account-hint = With an account you can play your games on every device. The e-mail address is optional.
web-make-account = Create an account
web-name = Name
web-password = Password
web-email = E-mail (optional)
web-sign-in = Sign in
web-sign-out = Sign out
web-devices = Where you are signed in
web-device = Since { $day }{ $current ->
    [yes] , this device
   *[no] {""}
  }
web-own-bots = Your own bots
web-own-bots-hint = A bot account plays through the same API with its token.
web-bot-token = The token, shown only once:
web-make-bot = Create a bot account
web-delete = Delete
web-email-address = E-mail
web-changed = Changed.
web-change-password = Change password
web-change-password-hint = All your other devices are signed out.
web-old-password = Current password
web-new-password = New password
web-change-email = Change e-mail address
web-change-email-hint = Only used if you forget your password. Leave it empty to remove it.
web-forgotten = Forgot your password?
web-forgotten-hint = If an account has your e-mail address, you will get an e-mail with a link to set a new password.
web-forgotten-send = Send the e-mail
web-forgotten-sent = If an account has this address, the e-mail is on its way.
web-reset = Set a new password
web-export = Your data
web-export-hint = Everything this server knows about you, as a file.
web-export-get = Download the file
web-delete-account = Delete account
web-delete-account-hint = This cannot be undone. Finished games stay, without your name.

# About
web-about-house = Guildhall is a place where people and bots play medieval board games, exactly by their rulebooks. It is free software under the MIT licence.
web-about-games-title = The games
web-about-symbols-title = Symbols
web-about-symbols = The silhouettes are by the authors of game-icons.net (Lorc, Delapouite and others), cropped and coloured by us:
web-about-type-title = Fonts
web-about-type = Alegreya by Juan Pablo del Peral and Source Sans 3 by Paul D. Hunt, both under the SIL Open Font License.

# The rules page, and the drawer of rules at a table
web-rules = Rules
web-rule = Rule { $rule }
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-found = { $found ->
    [0] Nothing found
    [one] { $found } place found
   *[other] { $found } places found
  }

# Ratings and profiles
web-leaderboard = Leaderboard
web-leaderboard-none = Nobody with an account has finished a rated game with so many players yet.
web-rating = Rating
web-rating-hint = Only games at rated tables count, each game and number of players by itself. A rating starts at 0 and is what a player has shown almost for certain; it grows with every win, and more against strong opponents. The bot “Apprentice” plays at 25.
web-rating-of = { $seats } players · rating { $rating } · { $games ->
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
web-last-games = Last games
web-profile = Profile
web-your-profile = Your profile
web-no-rated-games = No rated games yet.
web-story = { $game }: where points and wins come from
web-points-by-source = Points by source, { $points } on average
web-wins-by-seat = Wins by seat
web-wins-by-board = Wins by set-up
web-seat-of = Seat { $seat } of { $seats }
web-set-up-usual = Usual set-up
web-won-of = { $wins } of { $games }
web-game-resigned = Resigned · { $day }

# Whose turn it is
web-waiting-tables = Waiting for you
web-waiting-none = No table is waiting for you.
web-waiting-all = { $tables ->
    [one] { $tables } table is waiting for you
   *[other] All { $tables } tables that wait for you
  }
web-waiting-hint = The key N takes you to the next table that waits for you, from anywhere.
web-turn-letters = Letters
web-turn-letters-hint = Ten minutes after a turn came to you at a table without a clock or with one of days, and you have no page of Guildhall open, you get an e-mail. It names the game and links to the table.
web-turn-letters-on = Tell me by e-mail when it is my turn
web-save = Save
web-letters-stopped = You will get no more of these letters. You can ask for them again on the page of your account.
web-holiday = Holiday
web-holiday-hint = While you are on holiday, your clocks at slow tables stand still, and the others see until when. A holiday lasts 30 days at most; the next one begins 30 days after it at the earliest.
web-holiday-days = Days from now on
web-holiday-until = You are on holiday until { $day }.
web-holiday-back = I am back
web-on-holiday = on holiday until { $day }

# Company
web-block = Keep away from my tables
web-unblock = Let come again
web-block-hint = People whom you keep away cannot sit down at tables that you open, and you do not see what they say. They are not told.
web-blocked = You keep this player away.
web-report = Report
web-report-hint = What did this player do? Only the operators of this house read it.
web-report-text = Your report
web-report-send = Send
web-reported = Sent. Thank you.
