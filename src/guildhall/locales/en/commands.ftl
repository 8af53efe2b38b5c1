# Playing in a terminal
terminal-person = Player { $number }
terminal-bot = Bot { $number } ({ $bot })
bot-level = { $level ->
    [random] random
    [apprentice] apprentice
    [journeyman] journeyman
    [master] master
    [grandmaster] grandmaster
   *[other] level { $level }
  }
terminal-event = { $player } { $event }
terminal-turn = { $player }, your move. Enter a number or a move; “help” lists the commands.
terminal-prompt = Move
terminal-thinking = { $player } is thinking…
terminal-help = a number or a move: play it · hint: show the best moves · rules NUMBER or WORD: look it up in the rules · why MOVE: explain why a move is not possible · undo: undo the last move · save FILE: save the game to a file · quit: stop; you can continue later with the command shown · help: show this list
terminal-hint = The { $level ->
    [grandmaster] grandmaster
   *[master] master
  } would consider these moves. The first number after each move is how many points ahead of your best opponent it expects you to finish; the second is how far that falls short of its first choice.
terminal-hint-thinking = Looking for a hint…
terminal-saved = Saved to { $file }.
terminal-cannot-save = Cannot write { $file }: { $reason }.
terminal-save-where = Give a file name: save FILE.
terminal-resume = Saved to { $file }. Continue with: { $command }
terminal-replay = Saved to { $file }. Watch it again with: { $command }
terminal-failed = Something went wrong ({ $failure }). The game has been saved to { $file }, with the error next to it in a file ending in .error.txt. Continue with: { $command }
terminal-no-number = There is no move { $number }; choose a number from 1 to { $last }.
terminal-possible = You can play “{ $move }” now.
terminal-no-input = There is no more input.
terminal-over = The game is over.
terminal-place = { $place }. { $player }
terminal-total = Total
terminal-start = Start of the game
terminal-move-number = Move { $number } of { $all }: { $move }

# Fuzzing
fuzz-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
fuzz-effect = Effect
fuzz-count = Count
fuzz-clean = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }: no errors found.
fuzz-broken = Error: { $what }. The game has been saved to { $file }.
fuzz-missed = Never seen: { $effects }.

# Games
games-players = { $min }–{ $max } players
games-moves = { $moves ->
    [one] { $moves } different move
   *[other] { $moves } different moves
  }; fingerprint of the rules and components: { $fingerprint }
games-ratings = bots and their ratings (a bot rated 120 points higher wins two games out of three): { $ratings }
games-source = { $table }: { $source ->
    [documented] documented in the printed game or its rules
   *[reconstructed] reconstructed, not taken from the printed game
  }

# Live tables: the server
serve-ready = Guildhall is running at { $url } (press Ctrl-C to stop)
worker-ready = The worker is running (press Ctrl-C to stop)
db-upgraded = The database is at version { $version }.
db-backed-up = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } saved to { $file }.
db-restored = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } restored from { $file }; check the result with “guildhall db verify”.
db-differs = Table { $table }: { $what }
db-verified = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } checked, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  } replayed, { $skipped ->
    [one] { $skipped } table
   *[other] { $skipped } tables
  } skipped (played under different rules), { $differences ->
    [one] { $differences } difference
   *[other] { $differences } differences
  } found.
ratings-rebuilt = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } rated for { $people ->
    [one] { $people } player
   *[other] { $people } players
  }; { $changed ->
    [0] no rating has changed.
    [one] { $changed } rating has changed.
   *[other] { $changed } ratings have changed.
  }

# Datasets
dataset-title = { $game }
dataset-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } saved to { $folder }.

arena-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } with { $players } players; each deal is played again with the seats rotated, so that every bot plays it once from each seat. 95% confidence intervals (Wilson) are in brackets.
arena-resumed = Resuming an interrupted run: { $games ->
    [one] { $games } game
   *[other] { $games } games
  } already played.
train-playing = Round { $round }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  } played…
train-learning = Round { $round }, epoch { $number }: error { $error }, held-out error { $held_out } (in points)
train-match = Round { $round }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  } against the champion…
train-done = { $kept ->
    [yes] The best net is { $folder }/champion.net; report.md next to it says how it was trained.
   *[no] No net beat the hand-written evaluation; see { $folder }/report.md for details.
  }
bot-unlearned = The bot “{ $bot }” has not been trained for this table ({ $reason ->
    [no-net] there is no net for this game
    [rules] the rules or components differ
    [seats] the number of players differs
   *[other] the option { $reason } differs
  }) and plays like the master.
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-score = Score
arena-place = Place
arena-rating = Rating
arena-time = ms/move
arena-longest = max ms
arena-progress = Share of wins, game by game
arena-scores = Scores
arena-before = How often the bot in the row finished ahead of the bot in the column
arena-faults = Errors made by external bots

protocol-game = Game { $number }: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } place, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $faults ->
    [one] { $faults } error
   *[other] { $faults } errors
  }

# Operators
admin-one = { $id }  { $name } ({ $kind ->
    [account] account
    [bot] bot account
   *[guest] guest
  }), since { $created }; { $devices ->
    [one] { $devices } device
   *[other] { $devices } devices
  }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }
admin-email = { "  " }e-mail: { $about }
admin-owner = { "  " }belongs to { $about }
admin-state = { "  " }{ $state ->
    [banned] banned
   *[muted] muted
  } { $forever ->
    [yes] permanently
   *[no] until { $until }
  }
admin-found = { $people ->
    [0] Nobody found.
    [one] { $people } person found.
   *[other] { $people } people found.
  }
admin-password = New password for { $person }: { $password }
admin-signed-out = { $person } has been signed out on all devices.
admin-banned-now = { $person } has been banned { $forever ->
    [yes] permanently
   *[no] until { $until }
  }.
admin-unbanned = { $person } is no longer banned.
admin-muted-now = { $person } has been muted { $forever ->
    [yes] permanently
   *[no] until { $until }
  }.
admin-unmuted = { $person } is no longer muted.
admin-renamed = { $person } is now called { $name }.
admin-messages-removed = { $entries ->
    [0] There was nothing to remove.
    [one] { $entries } message removed.
   *[other] { $entries } messages removed.
  }
admin-closed = Table { $table } has been closed.
admin-drained = No new games can be started; games in progress continue. To allow new games again: guildhall admin undrain
admin-drained-already = New games are already blocked.
admin-undrained = New games are allowed again.
admin-undrained-already = New games are already allowed.
admin-announced = Announcement { $number }: shown until { $until }. To withdraw it: guildhall admin withdraw { $number }
admin-tournament-cancelled = The tournament “{ $name }” has been cancelled.
admin-withdrawn = Announcement { $number }: withdrawn.
admin-tidied = Deleted: { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
  }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } and { $lines ->
    [one] { $lines } audit log entry
   *[other] { $lines } audit log entries
  }.
admin-tidy-would = Would delete { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
  }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } and { $lines ->
    [one] { $lines } audit log entry
   *[other] { $lines } audit log entries
  }.

# Rules and lessons in a terminal
rules-none = { $game } has no rules page.
rules-not-found = The rules say nothing about “{ $text }”.
error-no-such-chapter = { $game } has no chapter “{ $chapter }”; its chapters are: { $known }.
terminal-learn-over = That was the last chapter. Now play your first game: { $command }
terminal-learn-left = Continue with: { $command }
terminal-learn-help = Enter: read on · a number or a move: play it (separate multiple steps with “;”) · rules: show the rule this step is about · rules NUMBER or WORD: look it up in the rules · quit: stop; you can continue later with the command shown · help: show this list
terminal-learn-read = Press Enter to read on

# Looking at a game again
review-title = Game review
review-percent = { $number }%
review-chances = Chances of winning from the first move to the last:
review-no-turning = No costly mistakes.
review-turning = Turning points:
review-turn = Move { $number }, { $player }: { $move } (chance of winning: −{ $chance } percentage points; lead: −{ $points })
review-better = Better: { $move } [{ $text }]
review-found = Best moves found by { $player }: { $best } of { $decisions }; points given away: about { $lost }.
review-left = Left unused

# Puzzles
puzzles-title = Puzzles for { $game }
puzzles-found = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
  } saved to { $file }.
puzzles-checked = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
  } from { $file } solved again; { $wrong ->
    [0] none has
    [one] { $wrong } has
   *[other] { $wrong } have
  } a different answer.

# Refusals of commands that look after a server
error-backup = { $reason ->
    [exists] The file { $file } already exists; choose another name.
    [unwritable] The file { $file } cannot be written.
    [unreadable] The file { $file } cannot be read.
    [format] The backup { $file } was written by a newer version; update Guildhall.
   *[damaged] { $file } is incomplete, damaged or not a backup.
  }
error-database = The database cannot be used: { $reason ->
    [url] its address must begin with sqlite:/// or postgresql://.
    [not-empty] a backup can only be restored into a new, empty database.
    [left-over] { $detail } still belongs to the old one; move it away too.
    [missing] there is no file { $detail }.
    [foreign] it belongs to another program.
    [empty] it is empty; set it up with “guildhall db upgrade”.
    [old] it is at version { $detail }; update it with “guildhall db upgrade”.
    [new] it is at version { $detail }, which is too new for this program; update Guildhall.
   *[unreachable] { $detail }
  }
error-cannot-listen = The server cannot listen on { $address }: { $reason }. Choose another address with --host and --port.
error-one-process = SQLite supports only one process; use a PostgreSQL database (--db) for --processes { $processes }.
error-no-queue = With SQLite the server does all its work itself, on one machine; “guildhall worker” and “--no-jobs” need a PostgreSQL database (--db).
error-unreadable-secret = The file { $file }, named by { $variable }, cannot be read.
error-nothing-said = Entry { $entry } of table { $table } is not a chat message.
error-no-such-announcement = There is no announcement { $number }.
error-several-people = Several people are called “{ $name }”; use one of these IDs: { $ids }.

# Texts that no page shows: e-mails, training, external bots
error-untrusted-bot = This record would run a program or read a file: “{ $bot }”. If you trust it, add --bots "{ $bot }".
error-missing-extra = This needs the extra “{ $extra }” ({ $module } is missing): pip install "guildhall-games[{ $extra }]"
error-net = { $reason ->
    [unreadable] The net file cannot be read.
    [damaged] The net file is damaged.
   *[format] This is not a net file.
  }
error-other-training = The folder { $folder } holds a training run with different settings; choose another folder.
error-nothing-to-learn = { $game } offers nothing to learn from: the game has no features for a net, or too few games were played in the time given.
error-other-dataset = The folder { $folder } holds a dataset made with different settings; choose another folder.
error-ray = Ray is not installed; install it with “pip install 'guildhall-games[ray]'”.
error-bot = Move { $move }: the bot { $reason ->
    [late] did not answer within { $detail } s and was stopped; an apprentice takes over.
    [died] stopped with exit code { $detail }; an apprentice takes over.
    [no-start] cannot be started ({ $detail }); an apprentice plays instead.
    [nonsense] should have answered with a JSON object containing “move”, but answered: { $detail }
    [no-move] answered “{ $detail }”, which is not a move in this game.
   *[illegal] answered “{ $detail }”, which is not a legal move now.
  }
mail-reset-subject = Reset your Guildhall password
mail-reset =
    Hello { $name },

    Somebody, probably you, asked for a new password for your account. To set one, open this link within { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
      }; it works only once:

    { $link }

    If this wasn’t you, ignore this e-mail; your password will stay the same.
mail-turn-subject = { $tables ->
    [one] It is your turn at Guildhall
   *[other] { $tables } tables are waiting for you at Guildhall
  }
mail-turn-hello = Hello { $name },
mail-turn-intro = { $tables ->
    [one] It is your turn at this table:
   *[other] It is your turn at these tables:
  }
mail-turn-table = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
mail-turn-stop = Stop these e-mails
notification-test = This is a test message from Guildhall.
