# The Castles of Burgundy.

# Moves
burgundy-move-choose = Choose { $estate }, start castle on hex { $hex }
burgundy-move-take-with = Die { $die }: take the tile on space { $space } of depot { $depot }
burgundy-move-place-with = Die { $die }: place the tile from storage { $storage } on hex { $hex }
burgundy-move-sell-with = Die { $die }: sell all { $good } goods
burgundy-move-workers-with = Die { $die }: take workers
burgundy-move-take = Take the tile on space { $space } of depot { $depot }
burgundy-move-place = Place the tile from storage { $storage } on hex { $hex }
burgundy-move-sell = Sell all { $good } goods
burgundy-move-workers = Take workers
burgundy-move-buy = Buy the tile on space { $space } of { $depot ->
    [0] the black depot
   *[other] depot { $depot }
  } for 2 silver
burgundy-move-buy-for-workers = Buy the tile on space { $space } of { $depot ->
    [0] the black depot
   *[other] depot { $depot }
  } for 2 workers
burgundy-move-load = Take the goods of { $number ->
    [one] depot { $depots }
   *[other] depots { $depots }
  }
burgundy-move-keep = Of the new goods take: { $goods }
burgundy-move-discard = Discard the tile from storage { $storage }
burgundy-move-decline = Leave the effect unused
burgundy-move-end = End the turn without buying

# Moves, where the table says what they move and cost
burgundy-play-take-with = Die { $die }: take { $tile } from depot { $depot }{ $workers ->
    [0] {""}
    [one] {" "}({ $workers } worker)
   *[other] {" "}({ $workers } workers)
  }
burgundy-play-place-with = Die { $die }: place { $tile } on hex { $hex }{ $workers ->
    [0] {""}
    [one] {" "}({ $workers } worker)
   *[other] {" "}({ $workers } workers)
  }
burgundy-play-sell-with = Die { $die }: sell { $number ->
    [one] { $number } { $good } good
   *[other] { $number } { $good } goods
  }{ $workers ->
    [0] {""}
    [one] {" "}({ $workers } worker)
   *[other] {" "}({ $workers } workers)
  }
burgundy-play-take = Take { $tile } from depot { $depot }
burgundy-play-place = Place { $tile } on hex { $hex }
burgundy-play-sell = Sell { $number ->
    [one] { $number } { $good } good
   *[other] { $number } { $good } goods
  }
burgundy-play-buy = Buy { $tile } from { $depot ->
    [0] the black depot
   *[other] depot { $depot }
  } for 2 silver
burgundy-play-buy-for-workers = Buy { $tile } from { $depot ->
    [0] the black depot
   *[other] depot { $depot }
  } for 2 workers
burgundy-play-discard = Discard { $tile }

# Events
burgundy-estate-chosen = chooses { $estate }, start castle on hex { $hex }
burgundy-estate-hidden = has chosen an estate in secret
burgundy-estate-uncovered = uncovers { $estate }, start castle on hex { $hex }
burgundy-phase = Phase { $phase } begins
burgundy-laid-out = { $depot ->
    [0] Black depot
   *[other] Depot { $depot }
  }: { $tiles }
burgundy-round-goods = Goods of the five rounds: { $goods }
burgundy-rolled = rolls { $dice }
burgundy-white-die = rolls a white { $depot }: the { $good } good goes to depot { $depot }
burgundy-changed-die = uses the { $die } as a { $number } ({ $workers ->
    [0] for free
    [one] { $workers } worker
   *[other] { $workers } workers
  })
burgundy-knowledge = is helped by { $tile }
burgundy-took = takes { $tile } from depot { $depot } ({ $by })
burgundy-discarded = discards { $tile }
burgundy-bought = buys { $tile } from { $depot ->
    [0] the black depot
   *[other] depot { $depot }
  } for { $workers ->
    [0] { $silver } silver
   *[other] { $workers } workers
  }
burgundy-placed = places { $tile } on hex { $hex } ({ $by })
burgundy-region = fills a region ({ $colour }, size { $size }): { $points } + { $phase } points
burgundy-bonus-large = is first to fill a colour ({ $colour }): large bonus tile, { $points } points
burgundy-bonus-small = is second to fill a colour ({ $colour }): small bonus tile, { $points } points
burgundy-bonus-none = has filled a colour ({ $colour }); its bonus tiles are gone
burgundy-animals = scores { $points } points for animals ({ $tile }){ $more ->
    [0] {""}
   *[other] {" "}and { $more } more for Knowledge 7
  }
burgundy-watchtower = scores { $points } points for the Watchtower
burgundy-boarding-house = gets { $workers } workers from the Boarding House
burgundy-bank = gets { $silver } silver from the Bank
burgundy-effect-lost = cannot use the effect of { $tile }
burgundy-declined = leaves the effect of { $tile } unused
burgundy-loaded = { $number ->
    [0] loads no goods
   *[other] loads goods: { $goods }
  }{ $left ->
    [0] {""}
   *[other] , leaving { $left }
  }
burgundy-marker = moves to space { $space } of the turn-order track
burgundy-first = is now first in turn order
burgundy-sold = sells { $number ->
    [one] { $number } { $good } good
   *[other] { $number } { $good } goods
  } for { $points } points and { $silver } silver{ $workers ->
    [0] {""}
    [one] {" "}and { $workers } worker
   *[other] {" "}and { $workers } workers
  } ({ $by })
burgundy-workers = takes { $workers } workers{ $silver ->
    [0] {""}
   *[other] {" "}and { $silver } silver
  } ({ $by })
burgundy-income = gets { $silver } silver from mines{ $workers ->
    [0] {""}
    [one] {" "}and { $workers } worker
   *[other] {" "}and { $workers } workers
  }
burgundy-final-left = scores what is left: { $goods } for goods, { $silver } for silver, { $workers } for workers
burgundy-final-knowledge = scores { $points } points for { $tile }
burgundy-final = ends with { $points } points

# Why not
burgundy-refused-estate-first = first everybody chooses an estate
burgundy-refused-estate-fixed = estates are chosen once, before phase A
burgundy-refused-other-estate = you can choose among: { $estates }
burgundy-refused-discard-first = storage is full: discard a stored tile to make room for { $tile }
burgundy-refused-discard = tiles are discarded only when storage is full and a new one comes in
burgundy-refused-effect-first = first comes the effect of { $tile }
burgundy-refused-empty-space = space { $space } of depot { $depot } is empty
burgundy-refused-empty-black = space { $space } of the black depot is empty
burgundy-refused-no-such-die = you have no unused die that shows { $die }
burgundy-refused-no-goods = you hold no { $good } goods
burgundy-refused-workers = using the { $die } as a { $number } takes { $needed ->
    [one] { $needed } worker
   *[other] { $needed } workers
  }; you have { $workers }
burgundy-refused-empty-storage = storage { $storage } is empty
burgundy-refused-filled = hex { $hex } already holds a tile
burgundy-refused-colour-full = all hexes of this colour hold tiles already ({ $tile })
burgundy-refused-colour = hex { $hex } is of another colour ({ $colour }) than the tile ({ $tile })
burgundy-refused-not-adjacent = hex { $hex } is not beside a placed tile
burgundy-refused-no-hex = no empty hex of this colour is beside a placed tile ({ $tile })
burgundy-refused-same-building = this city already has this building ({ $tile })
burgundy-refused-needs-die = no effect is waiting, so this takes a die: say which one
burgundy-refused-dice-left = both dice must be used
burgundy-refused-carpenters-workshop = the Carpenter’s Workshop takes only a building
burgundy-refused-church = the Church takes only a mine, a knowledge tile or a castle
burgundy-refused-market = the Market takes only a ship or animals
burgundy-refused-bought = you have bought a tile in this turn; only one may be bought
burgundy-refused-not-black = only tiles of the black depot are for sale to you
burgundy-refused-price = a tile costs { $price } silver; you have { $silver }
burgundy-refused-pay-workers = tiles are bought for silver, not for workers
burgundy-refused-price-workers = a tile costs { $price } workers; you have { $workers }
burgundy-refused-mixed = a tile costs { $price } silver or { $price } workers, not some of each
burgundy-refused-no-ship = goods are taken when a ship is placed
burgundy-refused-kinds = { $number ->
    [one] choose exactly { $number } new kind of goods from this depot
   *[other] choose exactly { $number } new kinds of goods from this depot
  }
burgundy-refused-two-depots = only Knowledge 5 lets a ship load from two depots
burgundy-refused-depot-first = first choose the depot
burgundy-refused-decline-castle = the action of a castle must be used; workers can always be taken
burgundy-refused-decline-ship = a ship loads goods from a depot of your choice, even an empty one
burgundy-refused-nothing-to-decline = no optional effect is waiting

# Where points come from
burgundy-source-regions-castle = Castle regions
burgundy-source-regions-ship = Rivers
burgundy-source-regions-mine = Mine regions
burgundy-source-regions-knowledge = Knowledge regions
burgundy-source-regions-building = Cities
burgundy-source-regions-animal = Pastures
burgundy-source-regions-phase-a = Regions filled in phase A
burgundy-source-regions-phase-b = Regions filled in phase B
burgundy-source-regions-phase-c = Regions filled in phase C
burgundy-source-regions-phase-d = Regions filled in phase D
burgundy-source-regions-phase-e = Regions filled in phase E
burgundy-source-animals = Animals
burgundy-source-goods-sold = Goods sold
burgundy-source-watchtowers = Watchtowers
burgundy-source-bonus-tiles = Bonus tiles
burgundy-source-left-goods = Goods left
burgundy-source-left-silver = Silver left
burgundy-source-left-workers = Workers left
burgundy-source-knowledge-07 = Knowledge 7 (1 more point for each animal tile)
burgundy-source-knowledge-15 = Knowledge 15 (kinds of goods sold)
burgundy-source-knowledge-16 = Knowledge 16 (Warehouses)
burgundy-source-knowledge-17 = Knowledge 17 (Watchtowers)
burgundy-source-knowledge-18 = Knowledge 18 (Carpenter’s Workshops)
burgundy-source-knowledge-19 = Knowledge 19 (Churches)
burgundy-source-knowledge-20 = Knowledge 20 (Markets)
burgundy-source-knowledge-21 = Knowledge 21 (Boarding Houses)
burgundy-source-knowledge-22 = Knowledge 22 (Banks)
burgundy-source-knowledge-23 = Knowledge 23 (City Halls)
burgundy-source-knowledge-24 = Knowledge 24 (species of animals)
burgundy-source-knowledge-25 = Knowledge 25 (goods sold)
burgundy-source-knowledge-26 = Knowledge 26 (bonus tiles)

# The table in a terminal
burgundy-table-phase = Phase { $phase }, round { $round } of 5
burgundy-table-choosing = Choice of estates
burgundy-table-white-die = white die: { $number }
burgundy-table-order = turn order: { $players }
burgundy-table-round-goods = goods to come: { $goods }
burgundy-table-depot = Depot
burgundy-table-spaces = Tiles
burgundy-table-goods = Goods
burgundy-table-black = black
burgundy-table-bonus-tiles = Bonus tiles left: { $tiles }
burgundy-table-large = large
burgundy-table-small = small
burgundy-table-none = none
burgundy-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
burgundy-table-dice = Dice: { $dice } (used in brackets)
burgundy-table-storage = Storage:
burgundy-table-silver = Silver { $silver }, workers { $workers }
burgundy-table-held = Goods: { $goods }
burgundy-table-sold = Sold: { $goods }
burgundy-table-knowledge = Knowledge:
burgundy-table-bonuses = Bonus tiles: { $tiles }
burgundy-table-choices = Estates to choose from: { $estates }
burgundy-table-effect = Now the effect of { $tile }
burgundy-table-surplus = Waiting for room: { $tile }
burgundy-table-legend = Empty hexes: colour letter, number, hex. C castle, S ship, M mine, K knowledge, B building, A animals
burgundy-short-castle = castle
burgundy-short-ship = ship
burgundy-short-mine = mine
burgundy-short-cow = cow
burgundy-short-sheep = sheep
burgundy-short-pig = pig
burgundy-short-chicken = chick
burgundy-short-warehouse = Wareh.
burgundy-short-watchtower = Tower
burgundy-short-carpenters-workshop = Carp.
burgundy-short-church = Church
burgundy-short-market = Market
burgundy-short-boarding-house = Board.
burgundy-short-bank = Bank
burgundy-short-city-hall = C.Hall
burgundy-short-knowledge = K

# Things
burgundy-name-die = die
burgundy-name-phase-a = A
burgundy-name-phase-b = B
burgundy-name-phase-c = C
burgundy-name-phase-d = D
burgundy-name-phase-e = E
burgundy-name-castle = castle
burgundy-name-ship = ship
burgundy-name-mine = mine
burgundy-name-knowledge = knowledge
burgundy-name-building = building
burgundy-name-animal = animals
burgundy-name-turquoise = turquoise
burgundy-name-violet = violet
burgundy-name-pink = pink
burgundy-name-red = red
burgundy-name-brown = brown
burgundy-name-orange = orange
burgundy-name-cow-2 = 2 cows
burgundy-name-cow-3 = 3 cows
burgundy-name-cow-4 = 4 cows
burgundy-name-sheep-2 = 2 sheep
burgundy-name-sheep-3 = 3 sheep
burgundy-name-sheep-4 = 4 sheep
burgundy-name-pig-2 = 2 pigs
burgundy-name-pig-3 = 3 pigs
burgundy-name-pig-4 = 4 pigs
burgundy-name-chicken-2 = 2 chickens
burgundy-name-chicken-3 = 3 chickens
burgundy-name-chicken-4 = 4 chickens
burgundy-name-warehouse = Warehouse
burgundy-name-watchtower = Watchtower
burgundy-name-carpenters-workshop = Carpenter’s Workshop
burgundy-name-church = Church
burgundy-name-market = Market
burgundy-name-boarding-house = Boarding House
burgundy-name-bank = Bank
burgundy-name-city-hall = City Hall
burgundy-name-knowledge-01 = Knowledge 1 (equal buildings in a city)
burgundy-name-knowledge-02 = Knowledge 2 (workers from mines)
burgundy-name-knowledge-03 = Knowledge 3 (2 silver for a sale)
burgundy-name-knowledge-04 = Knowledge 4 (a worker for a sale)
burgundy-name-knowledge-05 = Knowledge 5 (goods of two depots)
burgundy-name-knowledge-06 = Knowledge 6 (purchase from any depot)
burgundy-name-knowledge-07 = Knowledge 7 (1 more point for each animal tile)
burgundy-name-knowledge-08 = Knowledge 8 (a worker changes a die by 2)
burgundy-name-knowledge-09 = Knowledge 9 (free step for buildings)
burgundy-name-knowledge-10 = Knowledge 10 (free step for ships and animals)
burgundy-name-knowledge-11 = Knowledge 11 (free step for castles, mines and knowledge)
burgundy-name-knowledge-12 = Knowledge 12 (free step for taking tiles)
burgundy-name-knowledge-13 = Knowledge 13 (silver with workers)
burgundy-name-knowledge-14 = Knowledge 14 (4 workers instead of 2)
burgundy-name-knowledge-15 = Knowledge 15 (kinds of goods sold)
burgundy-name-knowledge-16 = Knowledge 16 (Warehouses)
burgundy-name-knowledge-17 = Knowledge 17 (Watchtowers)
burgundy-name-knowledge-18 = Knowledge 18 (Carpenter’s Workshops)
burgundy-name-knowledge-19 = Knowledge 19 (Churches)
burgundy-name-knowledge-20 = Knowledge 20 (Markets)
burgundy-name-knowledge-21 = Knowledge 21 (Boarding Houses)
burgundy-name-knowledge-22 = Knowledge 22 (Banks)
burgundy-name-knowledge-23 = Knowledge 23 (City Halls)
burgundy-name-knowledge-24 = Knowledge 24 (species of animals)
burgundy-name-knowledge-25 = Knowledge 25 (goods sold)
burgundy-name-knowledge-26 = Knowledge 26 (bonus tiles)
burgundy-name-estate-1 = Estate 1
burgundy-name-estate-2 = Estate 2
burgundy-name-estate-3 = Estate 3
burgundy-name-estate-4 = Estate 4
burgundy-name-estate-5 = Estate 5
burgundy-name-estate-6 = Estate 6
burgundy-name-estate-7 = Estate 7
burgundy-name-estate-8 = Estate 8
burgundy-name-estate-9 = Estate 9
burgundy-name-estate-2019-2 = Estate 2 of the 2019 edition
burgundy-name-estate-2019-11a = Estate 11a of the 2019 edition
burgundy-name-estate-2019-11b = Estate 11b of the 2019 edition
burgundy-name-estate-2019-11c = Estate 11c of the 2019 edition
burgundy-name-estate-2019-11d = Estate 11d of the 2019 edition
burgundy-name-estate-2019-11e = Estate 11e of the 2019 edition
burgundy-name-estate-2019-11f = Estate 11f of the 2019 edition

# The table in a browser
burgundy-board-main = Main board
burgundy-board-phases = Phases
burgundy-board-phase-points = A region filled in phase { $phase } scores { $points } points more
burgundy-board-rounds = Rounds
burgundy-board-coming = Round { $round }: goods of this kind come ({ $good })
burgundy-board-order = Turn order
burgundy-board-order-tip = Turns go from the right; in a stack from the top. Each ship moves its owner one space to the right.
burgundy-board-depot-name = Depot { $depot }
burgundy-board-depot = Depot { $depot }; goods: { $goods }
burgundy-board-black = Black depot
burgundy-board-empty-space = Empty space ({ $colour })
burgundy-board-empty-black = Empty space of the black depot
burgundy-board-tile = { $tile }: { $does }
burgundy-board-knowledge-number = Knowledge { $number }
burgundy-board-hex = Hex { $hex }, empty: { $colour }, die { $number }
burgundy-board-hex-filled = Hex { $hex }: { $tile }
burgundy-board-goods = { $number } { $good }
burgundy-board-none = none
burgundy-board-bonus-tiles = Bonus tiles
burgundy-board-bonus-left = { $colour }: { $large ->
    [0] the large bonus tile is gone
   *[other] { $large } points for the first to fill this colour
  }, { $small ->
    [0] the small one too
   *[other] { $small } for the second
  }. Tiles left in the pile: { $pile }
burgundy-board-bonus = Bonus tile ({ $colour }): { $points } points
burgundy-board-bonuses = Bonus
burgundy-board-estate = Your estate
burgundy-board-no-estate = No estate chosen yet
burgundy-board-workers = Workers: { $workers }
burgundy-board-silver = Silver: { $silver }
burgundy-board-dice = Dice
burgundy-board-die = Die: { $number }
burgundy-board-die-used = Die: { $number }, used
burgundy-board-storage = Storage
burgundy-board-empty-storage = Storage { $storage }, empty
burgundy-board-goods-held = Goods
burgundy-board-fresh = New goods: which ones?
burgundy-board-knowledge = Knowledge
burgundy-board-sold = Sold
burgundy-board-sold-goods = Goods sold: { $goods }
burgundy-board-castle-here = { $estate }: start castle on hex { $hex } (die { $number })
burgundy-board-chosen = Your estate is chosen; the others are still choosing.
burgundy-board-regions = Regions
burgundy-board-region = { $colour }: { $filled } of { $size } filled; the last one brings { $now } points now{ $next ->
    [0] {""}
   *[other] , { $next } in the next phase
  }
burgundy-board-race = { $missing ->
    [0] { $player } has filled it
    [one] { $player } lacks { $missing } hex
   *[other] { $player } lacks { $missing } hexes
  }

burgundy-question-choose = Choose an estate: point at the dark green hex for your start castle.
burgundy-question-discard = Storage is full. Which tile goes, to make room for { $tile }?
burgundy-question-keep = Not all goods fit. Which new kinds do you take?
burgundy-question-dice = Choose a die and what to do with it.
burgundy-question-die = { $left ->
    [one] What do you do with the { $die }?
   *[other] Both dice show { $die }. What do you do with the first?
  }
burgundy-question-end = Both dice are used: buy a tile, or end the turn.
burgundy-question-castle = Castle: one more action, with any number.
burgundy-question-ship = Ship: from which depot do you take the goods?
burgundy-question-warehouse = Warehouse: sell one kind of goods.
burgundy-question-carpenters-workshop = Carpenter’s Workshop: take a building from any depot.
burgundy-question-church = Church: take a mine, a knowledge tile or a castle from any depot.
burgundy-question-market = Market: take a ship or animals from any depot.
burgundy-question-city-hall = City Hall: place another tile, whatever the number.

burgundy-group-choose = Choose an estate
burgundy-group-take = Take a tile
burgundy-group-take-with = { burgundy-group-take }
burgundy-group-place = Place a tile
burgundy-group-place-with = { burgundy-group-place }
burgundy-group-sell = Sell goods
burgundy-group-sell-with = { burgundy-group-sell }
burgundy-group-workers = Take workers
burgundy-group-workers-with = { burgundy-group-workers }
burgundy-group-buy = Buy a tile
burgundy-group-buy-for-workers = Buy a tile for workers
burgundy-group-load = Load goods
burgundy-group-keep = Choose the new goods
burgundy-group-discard = Discard a tile
burgundy-group-decline = Leave the effect unused
burgundy-group-end = End the turn

burgundy-preview-die = { $workers ->
    [0] no worker needed
    [one] { $workers } worker, to use the { $die } as a { $number }
   *[other] { $workers } workers, to use the { $die } as a { $number }
  }
burgundy-preview-get = you get: { $tile }
burgundy-preview-pay-silver = costs 2 silver
burgundy-preview-pay-workers = costs 2 workers
burgundy-preview-sell = { $points } points for { $number }, and { $silver } silver{ $workers ->
    [0] {""}
   *[other] , { $workers } worker
  }
burgundy-preview-workers = { $workers } workers{ $silver ->
    [0] {""}
   *[other] {" "}and { $silver } silver
  }
burgundy-preview-discard = leaves the game: { $tile }
burgundy-preview-region = fills a region of { $size }: { $points } + { $phase } points
burgundy-preview-bonus = and a colour: { $points } points
burgundy-preview-animals = { $points } points for animals

burgundy-does-castle = one more action at once, with any number
burgundy-does-ship = take the goods of a depot, then move up in turn order
burgundy-does-mine = 1 silver at the end of each phase
burgundy-does-animals = { $animals } points, and again for each tile of the species in the pasture
burgundy-does-warehouse = sell one kind of goods at once
burgundy-does-watchtower = 4 points
burgundy-does-carpenters-workshop = take a building from any depot
burgundy-does-church = take a mine, knowledge or castle from any depot
burgundy-does-market = take a ship or animals from any depot
burgundy-does-boarding-house = 4 workers
burgundy-does-bank = 2 silver
burgundy-does-city-hall = place another tile, whatever the number
burgundy-does-knowledge-01 = equal buildings may stand in one city
burgundy-does-knowledge-02 = mines also give a worker for each silver
burgundy-does-knowledge-03 = each sale brings 2 silver instead of 1
burgundy-does-knowledge-04 = each sale also brings a worker
burgundy-does-knowledge-05 = a ship may load from two neighbouring depots
burgundy-does-knowledge-06 = your purchase may come from any depot
burgundy-does-knowledge-07 = 1 more point for each animal tile scored
burgundy-does-knowledge-08 = a worker changes a die by 1 or 2
burgundy-does-knowledge-09 = dice for placing buildings: one step is free
burgundy-does-knowledge-10 = dice for placing ships and animals: one step is free
burgundy-does-knowledge-11 = dice for placing castles, mines and knowledge: one step is free
burgundy-does-knowledge-12 = dice for taking tiles: one step is free
burgundy-does-knowledge-13 = taking workers also brings 1 silver
burgundy-does-knowledge-14 = taking workers brings 4 of them
burgundy-does-knowledge-15 = at the end, points for each kind of goods sold
burgundy-does-knowledge-16 = at the end, 4 points for each Warehouse
burgundy-does-knowledge-17 = at the end, 4 points for each Watchtower
burgundy-does-knowledge-18 = at the end, 4 points for each Carpenter’s Workshop
burgundy-does-knowledge-19 = at the end, 4 points for each Church
burgundy-does-knowledge-20 = at the end, 4 points for each Market
burgundy-does-knowledge-21 = at the end, 4 points for each Boarding House
burgundy-does-knowledge-22 = at the end, 4 points for each Bank
burgundy-does-knowledge-23 = at the end, 4 points for each City Hall
burgundy-does-knowledge-24 = at the end, 4 points for each species of animals
burgundy-does-knowledge-25 = at the end, 1 point for each goods tile sold
burgundy-does-knowledge-26 = at the end, points for each bonus tile

burgundy-set-kinds = Kinds of goods: { $number } of { $needed }

burgundy-preview-die-badge = { $workers ->
    [0] free
    [one] −{ $workers } worker
   *[other] −{ $workers } workers
  }
burgundy-preview-pay-silver-badge = −2 silver
burgundy-preview-pay-workers-badge = −2 workers
burgundy-preview-sell-badge = +{ $points }
burgundy-preview-workers-badge = { $workers ->
    [one] +{ $workers } worker
   *[other] +{ $workers } workers
  }
burgundy-preview-region-badge = +{ $points }+{ $phase }
burgundy-preview-bonus-badge = +{ $points }
burgundy-preview-animals-badge = +{ $points }
