# Playing in a terminal
terminal-person = Player { $number }
terminal-bot = Bot { $number } ({ $bot })
terminal-event = { $player } { $event }
terminal-turn = { $player }, your move. Enter a number or a move; “help” lists the commands.
terminal-prompt = Move
terminal-thinking = { $player } is thinking…
terminal-help = number or move text: play it · hint: the best moves as a master sees them · why MOVE: why a move is not possible · undo: undo the last move · save FILE: write the game to a file · quit: stop, and continue later with the command shown · help: this list
terminal-hint = The { $level ->
    [grandmaster] grandmaster
   *[master] master
  } would consider these moves. The first figure is how many points ahead of the best rival it expects to end, the second how much worse than its first choice.
terminal-hint-thinking = Thinking about a hint…
terminal-saved = Saved to { $file }.
terminal-cannot-save = Cannot write { $file }: { $reason }.
terminal-save-where = Say where to save: save FILE.
terminal-resume = Saved to { $file }. Continue with: { $command }
terminal-replay = Saved to { $file }. Watch it again with: { $command }
terminal-failed = Something failed that should not have ({ $failure }). The game is saved in { $file }, and the error next to it in a file ending in .error.txt. Continue with: { $command }
terminal-no-number = There is no move { $number }; the moves are numbered 1 to { $last }.
terminal-possible = “{ $move }” is possible now.
terminal-no-input = The input has ended.
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
fuzz-count = Times
fuzz-clean = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }: nothing broken.
fuzz-broken = Broken: { $what }. The game is saved to { $file }.
fuzz-missed = Never met: { $effects }.

# Games
games-players = { $min }–{ $max } players
games-moves = { $moves ->
    [one] { $moves } different move
   *[other] { $moves } different moves
  }; rules and material { $fingerprint }
games-source = { $table }: { $source ->
    [documented] documented
   *[reconstructed] reconstructed, not read from the printed game
  }

# Live tables: the server
serve-ready = Guildhall is open at { $url } (stop with Ctrl-C)
db-upgraded = The database is at version { $version }.
db-backed-up = { $rows ->
    [one] { $rows } row is
   *[other] { $rows } rows are
  } in { $file }.
db-restored = { $rows ->
    [one] { $rows } row of { $file } is
   *[other] { $rows } rows of { $file } are
  } in the database; “guildhall db verify” checks them.
db-differs = Table { $table }: { $what }
db-verified = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  } replayed, { $skipped ->
    [one] { $skipped } table
   *[other] { $skipped } tables
  } under other rules, { $differences ->
    [one] { $differences } difference
   *[other] { $differences } differences
  }.
ratings-rebuilt = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { $people ->
    [one] { $people } player
   *[other] { $people } players
  } rated; { $changed ->
    [0] every rating is what it was.
    [one] one rating has changed.
   *[other] { $changed } ratings have changed.
  }

# Datasets
dataset-title = { $game }
dataset-done = { $games ->
    [one] One game is
   *[other] { $games } games are
  } in { $folder }.

arena-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { $players } players; each deal is played once with every bot in every seat. In brackets, the interval that contains the true share in 95% of cases (Wilson).
arena-resumed = Continuing an interrupted run: { $games ->
    [one] { $games } game has
   *[other] { $games } games have
  } been played already.
train-playing = Round { $round }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  } played…
train-learning = Round { $round }, epoch { $number }: error { $error }, on held-out games { $held_out } points
train-match = Round { $round }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  } against the champion…
train-done = { $kept ->
    [yes] The best net is { $folder }/champion.net; report.md beside it says how it was made.
   *[no] No net has won against the hand-made evaluation; { $folder }/report.md says more.
  }
bot-unlearned = { $bot } has not learned this table ({ $reason ->
    [no-net] there is no net for this game
    [rules] other rules or components
    [seats] another number of players
   *[other] option { $reason }
  }) and plays as a master.
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-score = Score
arena-place = Place
arena-rating = Rating
arena-time = ms/move
arena-longest = longest ms
arena-progress = Wins so far
arena-scores = Scores
arena-before = How often the bot of a row finished ahead of the bot of a column
arena-faults = What went wrong with external bots

protocol-game = Game { $number }: place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
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
    [yes] forever
   *[no] until { $until }
  }
admin-found = { $people ->
    [0] Nobody was found.
    [one] One person.
   *[other] { $people } people.
  }
admin-password = The new password of { $person } is: { $password }
admin-signed-out = { $person } is signed out on all devices.
admin-banned-now = { $person } is banned { $forever ->
    [yes] forever
   *[no] until { $until }
  }.
admin-unbanned = { $person } is no longer banned.
admin-muted-now = { $person } cannot chat { $forever ->
    [yes] any more
   *[no] until { $until }
  }.
admin-unmuted = { $person } can chat again.
admin-renamed = { $person } is now called { $name }.
admin-unsaid = { $entries ->
    [0] There was nothing to remove.
    [one] One message was removed.
   *[other] { $entries } messages were removed.
  }
admin-closed = Table { $table } is closed.
