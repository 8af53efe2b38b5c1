# The table of The Builders in words

builders-words-round = Round { $round }
builders-words-turn = { $player } to move, { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
  }
builders-words-first = First player: { $player }
builders-words-ending = This is the last round.
builders-words-ended-points = The game ended because somebody had enough points on finished cards.
builders-words-ended-stalemate = The game ended because nothing had changed for a long time.
builders-words-gap = Empty space
builders-words-missing = still needs { $missing }
builders-words-site = { $building }: once finished, it { $coins ->
    [0] {""}
    [one] pays { $coins } coin and{" "}
   *[other] pays { $coins } coins and{" "}
  }scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-words-come = Materials so far
builders-words-crew = At work
builders-words-no-crew = Nobody is at work here
builders-words-next-worker = Next worker sent here: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-words-rank = { $rank }. { $works }. Wage: { $wage ->
    [one] { $wage } coin
   *[other] { $wage } coins
  }
