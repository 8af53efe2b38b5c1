# The table of The Castles of Burgundy in words

burgundy-words-turn = { $player } to move
burgundy-words-phase = Phase { $phase }: a region filled now scores { $points ->
    [one] { $points } extra point
   *[other] { $points } extra points
  }
burgundy-words-round = Next: round { $round }
burgundy-words-white-die = The white die shows { $number }: the latest goods tile went to depot { $number }
burgundy-words-bought = The player to move has bought a tile this turn
burgundy-words-coming = Goods for the rounds to come
burgundy-words-track = { $player }, space { $space }
burgundy-words-round-order = Turn order this round: { $players } (turns finished: { $turn })
burgundy-words-edition = { $edition } edition
burgundy-words-waiting = To be done first
burgundy-words-loading = Goods to choose from ({ $number ->
    [one] depot { $depots }
   *[other] depots { $depots }
  })
burgundy-words-depots = Depots
burgundy-words-empty = empty
burgundy-words-space = { $space }. { $says }
burgundy-words-tile = { $tile } ({ $colour })
burgundy-words-depot-goods = Goods: { $goods }
burgundy-words-goods-in-depot = { $count } { $good } goods { $count ->
    [one] tile
   *[other] tiles
  }
burgundy-words-removed = Tiles removed from the game
burgundy-words-count = { $count } × { $tile }
burgundy-words-black-pile = Tiles left in the black pile: { $tiles }
burgundy-words-holdings = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  }, { $silver } silver
burgundy-words-storage = Storage
burgundy-words-goods = Goods
burgundy-words-no-goods = No goods
burgundy-words-knowledge = Knowledge tiles
burgundy-words-to-choose = can be chosen
burgundy-words-filled = Hexes filled: { $filled } of { $hexes }
burgundy-words-region-full = { $colour }, full ({ $size ->
    [one] { $size } hex
   *[other] { $size } hexes
  })
burgundy-words-hex = { burgundy-hex }: { $what }
burgundy-words-hex-free = empty ({ $colour })
burgundy-words-hex-empty = empty ({ $colour }, { $number })
burgundy-words-start-castle = Starting castle
burgundy-words-in-region = Region: { $region }
burgundy-words-around = Around it: { $neighbours }
burgundy-words-neighbour = { $side ->
    [left] left
    [upper-left] upper left
    [upper-right] upper right
    [right] right
    [lower-right] lower right
   *[lower-left] lower left
  } – { $hex }
