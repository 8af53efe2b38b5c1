# The Castles of Burgundy.

# Moves
burgundy-move-choose = Choose { $estate_the }, with the starting castle on { burgundy-hex }
burgundy-move-take-with = Use die { $die }: take the tile on space { $space } of depot { $depot }
burgundy-move-place-with = Use die { $die }: place the tile from storage space { $storage } on { burgundy-hex }
burgundy-move-sell-with = Use die { $die }: sell all { $good } goods
burgundy-move-workers-with = Take workers{ $die ->
    [0] {""}
   *[other] {" "}with die { $die }
  }
burgundy-move-take = Take the tile on space { $space } of depot { $depot }
burgundy-move-place = Place the tile from storage space { $storage } on { burgundy-hex }
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
burgundy-move-load = Take the goods from { $number ->
    [one] depot { $depots }
   *[other] depots { $depots }
  }
burgundy-move-keep = Take these new goods: { $goods }
burgundy-move-discard = Discard the tile from storage space { $storage }
burgundy-move-decline = Skip the effect
burgundy-move-end = End turn without buying

# Moves, where the table says what they move and cost
burgundy-play-take-with = Take { $tile_indef } from depot { $depot }{ $die ->
    [0] {""}
   *[other] {" "}with die { $die }
  }{ $workers ->
    [0] {""}
    [one] , using { $workers } worker
   *[other] , using { $workers } workers
  }
burgundy-play-place-with = Place { $tile_indef } on { burgundy-hex }{ $die ->
    [0] {""}
   *[other] {" "}with die { $die }
  }{ $workers ->
    [0] {""}
    [one] , using { $workers } worker
   *[other] , using { $workers } workers
  }
burgundy-play-sell-with = Sell { $number ->
    [one] { $number } { $good } goods tile
   *[other] { $number } { $good } goods tiles
  }{ $die ->
    [0] {""}
   *[other] {" "}with die { $die }
  }{ $workers ->
    [0] {""}
    [one] , using { $workers } worker
   *[other] , using { $workers } workers
  }
burgundy-play-take = Take { $tile_indef } from depot { $depot }
burgundy-play-place = Place { $tile_indef } on { burgundy-hex }
burgundy-play-sell = Sell { $number ->
    [one] { $number } { $good } goods tile
   *[other] { $number } { $good } goods tiles
  }
burgundy-play-buy = Buy { $tile_indef } from { $depot ->
    [0] the black depot
   *[other] depot { $depot }
  } for 2 silver
burgundy-play-buy-for-workers = Buy { $tile_indef } from { $depot ->
    [0] the black depot
   *[other] depot { $depot }
  } for 2 workers
burgundy-play-discard = Discard { $tile_the }

# Events
burgundy-estate-chosen = chooses { $estate_the }, with the starting castle on { burgundy-hex }
burgundy-estate-hidden = has chosen an estate in secret
burgundy-estate-uncovered = reveals { $estate_the }, with the starting castle on { burgundy-hex }
burgundy-phase = Phase { $phase } begins
burgundy-laid-out = { $depot ->
    [0] Black depot
   *[other] Depot { $depot }
  }: { $tiles }
burgundy-round-goods = Goods for the five rounds: { $goods }
burgundy-rolled = rolls { $dice }
burgundy-white-die = rolls a { $depot } with the white die: the { $good } goods tile goes to depot { $depot }
burgundy-changed-die = uses die { $die } as a { $number } ({ $workers ->
    [0] for free
    [one] { $workers } worker
   *[other] { $workers } workers
  })
burgundy-knowledge = uses { $tile }
burgundy-took = takes { $tile_indef } from depot { $depot }{ $by_means }
burgundy-discarded = discards { $tile_indef }
burgundy-bought = buys { $tile_indef } from { $depot ->
    [0] the black depot
   *[other] depot { $depot }
  } for { $workers ->
    [0] { $silver } silver
    [one] { $workers } worker
   *[other] { $workers } workers
  }
burgundy-placed = places { $tile_indef } on { burgundy-hex }{ $by_means }
burgundy-region = fills { $colour_region } of { $size ->
    [one] { $size } hex
   *[other] { $size } hexes
  }: { $points } + { $phase } points
burgundy-bonus-large = is the first to fill { $colour_all }: large bonus tile, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
burgundy-bonus-small = is the second to fill { $colour_all }: small bonus tile, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
burgundy-bonus-none = fills { $colour_all }; both bonus tiles are gone
burgundy-animals = scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for { $tile }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more for knowledge tile 7
  }
burgundy-watchtower = scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for the Watchtower
burgundy-boarding-house = gets { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  } from the Boarding House
burgundy-bank = gets { $silver } silver from the Bank
burgundy-effect-lost = cannot use { $tile_the }
burgundy-declined = skips the effect of { $tile_the }
burgundy-loaded = { $number ->
    [0] loads no goods
   *[other] loads goods: { $goods }
  }{ $left ->
    [0] {""}
   *[other] ; leaves { $left } behind
  }
burgundy-marker = moves to space { $space } of the turn-order track
burgundy-first = is now first in turn order
burgundy-sold = sells { $number ->
    [one] { $number } { $good } goods tile
   *[other] { $number } { $good } goods tiles
  } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and { $silver } silver{ $workers ->
    [0] {""}
    [one] , plus { $workers } worker
   *[other] , plus { $workers } workers
  }{ $by_means }
burgundy-workers = takes { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  }{ $silver ->
    [0] {""}
   *[other] {" "}and { $silver } silver
  }{ $by_means }
burgundy-income = gets { $silver } silver{ $workers ->
    [0] {""}
    [one] {" "}and { $workers } worker
   *[other] {" "}and { $workers } workers
  } from mines
burgundy-final-left = scores { $goods ->
    [one] { $goods } point
   *[other] { $goods } points
  } for unsold goods, { $silver } for silver and { $workers } for workers
burgundy-final-knowledge = scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for { $tile }
burgundy-final = finishes with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
burgundy-ended = ends the turn{ $bought ->
    [0] {" "}without buying
   *[other] {""}
  }
burgundy-loads = chooses from the goods in { $number ->
    [one] depot { $depots }
   *[other] depots { $depots }
  }
burgundy-moment-estates = Choosing estates
burgundy-moment = Phase { $phase }, round { $round }{ $last ->
    [0] {""}
   *[other] : the last round
  }

# Why not
burgundy-refused-estate-first = First, everybody chooses an estate.
burgundy-refused-estate-fixed = Estates are chosen once, before phase A.
burgundy-refused-other-estate = You cannot choose that estate; you were dealt { $estates_the }.
burgundy-refused-discard-first = Your storage is full: discard a tile to make room for { $tile_the }.
burgundy-refused-discard = You can only discard a tile when your storage is full and you take another.
burgundy-refused-effect-first = Use the effect of { $tile_the } first.
burgundy-refused-empty-space = Space { $space } of depot { $depot } is empty.
burgundy-refused-empty-black = Space { $space } of the black depot is empty.
burgundy-refused-no-such-die = You have no unused die showing { $die }.
burgundy-refused-no-goods = You have no { $good } goods.
burgundy-refused-workers = Using die { $die } as a { $number } costs { $needed ->
    [one] { $needed } worker
   *[other] { $needed } workers
  }; you have { $workers ->
    [0] none
   *[other] { $workers }
  }.
burgundy-refused-empty-storage = Storage space { $storage } is empty.
burgundy-refused-filled = There is already a tile on { burgundy-hex }.
burgundy-refused-colour-full = All hexes for { $tile_indef } are already filled.
burgundy-refused-colour = { burgundy-hex } is the wrong colour for { $tile_the }.
burgundy-refused-not-adjacent = { burgundy-hex } is not next to a tile you have placed.
burgundy-refused-no-hex = There is no empty hex for { $tile_indef } next to a tile you have placed.
burgundy-refused-same-building = This city already has { $tile_indef }.
burgundy-refused-needs-die = You need a die for this: choose one first.
burgundy-refused-dice-left = You have to use both dice.
burgundy-refused-carpenters-workshop = With the Carpenter’s Workshop you can only take a building.
burgundy-refused-church = With the Church you can only take a mine, a knowledge tile or a castle.
burgundy-refused-market = With the Market you can only take a ship or animals.
burgundy-refused-bought = You have already bought a tile; you can buy only one per turn.
burgundy-refused-not-black = You can only buy from the black depot.
burgundy-refused-price = A tile costs { $price } silver; you have { $silver ->
    [0] none
   *[other] { $silver }
  }.
burgundy-refused-pay-workers = You pay for tiles with silver, not workers.
burgundy-refused-price-workers = A tile costs { $price ->
    [one] { $price } worker
   *[other] { $price } workers
  }; you have { $workers ->
    [0] none
   *[other] { $workers }
  }.
burgundy-refused-mixed = A tile costs { $price } silver or { $price ->
    [one] { $price } worker
   *[other] { $price } workers
  }, not a mix of the two.
burgundy-refused-no-ship = You can only take goods when you place a ship.
burgundy-refused-kinds = { $number ->
    [one] Choose exactly { $number } new kind of goods.
   *[other] Choose exactly { $number } new kinds of goods.
  }
burgundy-refused-two-depots = A ship can load from two depots only if you have knowledge tile 5.
burgundy-refused-depot-first = Choose the depot first.
burgundy-refused-decline-castle = You have to use the castle’s action; you can always take workers.
burgundy-refused-decline-ship = You have to choose a depot for your ship; an empty one will do.
burgundy-refused-nothing-to-decline = There is no effect to skip.

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
burgundy-source-knowledge-07 = Knowledge 7 (animals)
burgundy-source-knowledge-15 = Knowledge 15 (kinds of goods sold)
burgundy-source-knowledge-16 = Knowledge 16 (Warehouses)
burgundy-source-knowledge-17 = Knowledge 17 (Watchtowers)
burgundy-source-knowledge-18 = Knowledge 18 (Carpenter’s Workshops)
burgundy-source-knowledge-19 = Knowledge 19 (Churches)
burgundy-source-knowledge-20 = Knowledge 20 (Markets)
burgundy-source-knowledge-21 = Knowledge 21 (Boarding Houses)
burgundy-source-knowledge-22 = Knowledge 22 (Banks)
burgundy-source-knowledge-23 = Knowledge 23 (City Halls)
burgundy-source-knowledge-24 = Knowledge 24 (kinds of animals)
burgundy-source-knowledge-25 = Knowledge 25 (goods sold)
burgundy-source-knowledge-26 = Knowledge 26 (bonus tiles)
burgundy-sources-regions = Points for region size
burgundy-sources-phases = Regions by phase
burgundy-sources-tiles = Tiles and goods
burgundy-sources-knowledge = Knowledge tiles
burgundy-sources-left = Left at the end

# The table in a terminal
burgundy-table-phase = Phase { $phase }, round { $round } of 5
burgundy-table-choosing = Choosing estates
burgundy-table-choosing-hint = The depots are filled once everybody has an estate. Until then only the colours of the tiles to come are known.
burgundy-table-white-die = white die: { $number }
burgundy-table-order = turn order: { $players }
burgundy-table-round-goods = Goods to come: { $goods }
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
burgundy-table-dice = Dice (used ones in brackets): { $dice }
burgundy-table-storage = Storage:
burgundy-table-silver = { $silver } silver, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  }
burgundy-table-held = Goods: { $goods }
burgundy-table-sold = Sold: { $goods }
burgundy-table-knowledge = Knowledge:
burgundy-table-bonuses = Bonus tiles: { $tiles }
burgundy-table-choices = Estates to choose from: { $estates }
burgundy-table-effect = Now using the effect of { $tile_the }
burgundy-table-surplus = Waiting for a storage space: { $tile }
burgundy-table-legend = Empty hexes show the initial of their kind of tile, their die number and their hex number: C = castle, S = ship, M = mine, K = knowledge, B = building, A = animals.
burgundy-table-initial = { $colour ->
    [castle] C
    [ship] S
    [mine] M
    [knowledge] K
    [building] B
   *[animal] A
  }
burgundy-short-castle = castle
burgundy-short-ship = ship
burgundy-short-mine = mine
burgundy-short-cow = cows
burgundy-short-sheep = sheep
burgundy-short-pig = pigs
burgundy-short-chicken = hens
burgundy-short-warehouse = Wareh.
burgundy-short-watchtower = Tower
burgundy-short-carpenters-workshop = Carp.
burgundy-short-church = Church
burgundy-short-market = Market
burgundy-short-boarding-house = B.House
burgundy-short-bank = Bank
burgundy-short-city-hall = C.Hall
burgundy-short-knowledge = K

# Things
burgundy-name-die = die
    .means = {""}
burgundy-name-phase-a = A
burgundy-name-phase-b = B
burgundy-name-phase-c = C
burgundy-name-phase-d = D
burgundy-name-phase-e = E
burgundy-name-castle = castle
    .indef = a castle
    .the = the castle
    .means = {" "}(castle)
    .region = a castle region
    .all = all castle hexes
burgundy-name-ship = ship
    .indef = a ship
    .the = the ship
    .means = {" "}(ship)
    .region = a river
    .all = all rivers
burgundy-name-mine = mine
    .indef = a mine
    .the = the mine
    .region = a mine region
    .all = all mine hexes
burgundy-name-knowledge = knowledge
    .region = a knowledge region
    .all = all knowledge hexes
burgundy-name-building = building
    .region = a city
    .all = all cities
burgundy-name-animal = animals
    .region = a pasture
    .all = all pastures
burgundy-name-turquoise = turquoise
burgundy-name-violet = violet
burgundy-name-pink = pink
burgundy-name-red = red
burgundy-name-brown = brown
burgundy-name-orange = orange
burgundy-name-cow-n = { $number ->
    [one] { $number } cow
   *[other] { $number } cows
  }
    .indef = { $number ->
        [one] { $number } cow
       *[other] { $number } cows
      }
    .the = the { $number ->
        [one] { $number } cow
       *[other] { $number } cows
      }
burgundy-name-sheep-n = { $number } sheep
    .indef = { $number } sheep
    .the = the { $number } sheep
burgundy-name-pig-n = { $number ->
    [one] { $number } pig
   *[other] { $number } pigs
  }
    .indef = { $number ->
        [one] { $number } pig
       *[other] { $number } pigs
      }
    .the = the { $number ->
        [one] { $number } pig
       *[other] { $number } pigs
      }
burgundy-name-chicken-n = { $number ->
    [one] { $number } chicken
   *[other] { $number } chickens
  }
    .indef = { $number ->
        [one] { $number } chicken
       *[other] { $number } chickens
      }
    .the = the { $number ->
        [one] { $number } chicken
       *[other] { $number } chickens
      }
burgundy-name-warehouse = Warehouse
    .indef = a Warehouse
    .the = the Warehouse
    .means = {" "}(Warehouse)
burgundy-name-watchtower = Watchtower
    .indef = a Watchtower
    .the = the Watchtower
    .means = {" "}(Watchtower)
burgundy-name-carpenters-workshop = Carpenter’s Workshop
    .indef = a Carpenter’s Workshop
    .the = the Carpenter’s Workshop
    .means = {" "}(Carpenter’s Workshop)
burgundy-name-church = Church
    .indef = a Church
    .the = the Church
    .means = {" "}(Church)
burgundy-name-market = Market
    .indef = a Market
    .the = the Market
    .means = {" "}(Market)
burgundy-name-boarding-house = Boarding House
    .indef = a Boarding House
    .the = the Boarding House
    .means = {" "}(Boarding House)
burgundy-name-bank = Bank
    .indef = a Bank
    .the = the Bank
    .means = {" "}(Bank)
burgundy-name-city-hall = City Hall
    .indef = a City Hall
    .the = the City Hall
    .means = {" "}(City Hall)
burgundy-name-knowledge-n = knowledge tile { $number }
    .indef = knowledge tile { $number }
    .the = knowledge tile { $number }
burgundy-name-estate-n = Estate { $number }
    .the = estate { $number }
burgundy-name-estate-2019-2 = Estate 2 of the 2019 edition
    .the = estate 2 of the 2019 edition
burgundy-name-estate-2019-11a = Estate 11a of the 2019 edition
    .the = estate 11a of the 2019 edition
burgundy-name-estate-2019-11b = Estate 11b of the 2019 edition
    .the = estate 11b of the 2019 edition
burgundy-name-estate-2019-11c = Estate 11c of the 2019 edition
    .the = estate 11c of the 2019 edition
burgundy-name-estate-2019-11d = Estate 11d of the 2019 edition
    .the = estate 11d of the 2019 edition
burgundy-name-estate-2019-11e = Estate 11e of the 2019 edition
    .the = estate 11e of the 2019 edition
burgundy-name-estate-2019-11f = Estate 11f of the 2019 edition
    .the = estate 11f of the 2019 edition

# The hexes of an estate, by their numbers and rows
burgundy-hex = { $hex ->
    [0] the 6-hex in row 1
    [1] the 5-hex in row 1
    [2] the 4-hex in row 1
    [3] the 3-hex in row 1
    [4] the 2-hex in row 2
    [5] the 1-hex in row 2
    [6] the 6-hex in row 2
    [7] the 5-hex in row 2
    [8] the 4-hex in row 2
    [9] the 5-hex in row 3
    [10] the 4-hex in row 3
    [11] the left-hand 3-hex in row 3
    [12] the 1-hex in row 3
    [13] the 2-hex in row 3
    [14] the right-hand 3-hex in row 3
    [15] the left-hand 6-hex in row 4
    [16] the left-hand 1-hex in row 4
    [17] the 2-hex in row 4
    [18] the middle 6-hex in row 4
    [19] the 5-hex in row 4
    [20] the 4-hex in row 4
    [21] the right-hand 1-hex in row 4
    [22] the left-hand 2-hex in row 5
    [23] the 5-hex in row 5
    [24] the 4-hex in row 5
    [25] the 3-hex in row 5
    [26] the 1-hex in row 5
    [27] the right-hand 2-hex in row 5
    [28] the left-hand 6-hex in row 6
    [29] the 1-hex in row 6
    [30] the 2-hex in row 6
    [31] the 5-hex in row 6
    [32] the right-hand 6-hex in row 6
    [33] the left-hand 3-hex in row 7
    [34] the 4-hex in row 7
    [35] the 1-hex in row 7
   *[36] the right-hand 3-hex in row 7
  }

# The table in a browser
burgundy-board-main = Main board
burgundy-board-phases = Phases
burgundy-board-phase-points = A region filled in phase { $phase } scores { $points ->
    [one] { $points } extra point
   *[other] { $points } extra points
  }
burgundy-board-rounds = Rounds
burgundy-board-coming = Round { $round }: { $good } goods
burgundy-board-order = Turn order
burgundy-board-order-tip = The player furthest to the right goes first; in a stack, the one on top. Each ship moves its owner one space to the right.
burgundy-board-depot-name = Depot { $depot }
burgundy-board-depot = Depot { $depot }. Goods: { $goods }
burgundy-board-black = Black depot
burgundy-board-empty-space = Empty space ({ $colour })
burgundy-board-empty-black = Empty space in the black depot
burgundy-board-tile = { $tile }: { $does }
burgundy-board-hex = { burgundy-hex }, empty ({ $colour })
burgundy-board-hex-filled = { burgundy-hex }: { $tile }
burgundy-board-goods = { $number } × { $good }
burgundy-board-none = none
burgundy-board-bonus-tiles = Bonus tiles
burgundy-board-bonus-left = { $colour }: { $large ->
    [0] { $small ->
        [0] both bonus tiles are gone
        [one] the large bonus tile is gone; { $small } point for the second to fill all hexes of this colour
       *[other] the large bonus tile is gone; { $small } points for the second to fill all hexes of this colour
      }
    [one] { $large } point for the first to fill all hexes of this colour, { $small } for the second
   *[other] { $large } points for the first to fill all hexes of this colour, { $small } for the second
  }. Tiles of this colour left in the pile: { $pile }
burgundy-board-bonus = Bonus tile ({ $colour }): { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
burgundy-board-bonuses = Bonuses
burgundy-board-estate = Your estate
burgundy-board-no-estate = No estate chosen yet
burgundy-board-workers = Workers: { $workers }
burgundy-board-silver = Silver: { $silver }
burgundy-board-dice = Dice
burgundy-board-die = Die showing { $number }
burgundy-board-die-used = Die showing { $number }, used
burgundy-board-storage = Storage
burgundy-board-empty-storage = Storage space { $storage }, empty
burgundy-board-goods-held = Goods
burgundy-board-fresh = Which new goods will you take?
burgundy-board-knowledge = Knowledge
burgundy-board-sold = Sold
burgundy-board-sold-goods = Goods sold: { $goods }
burgundy-board-castle-here = { $estate }: starting castle on { burgundy-hex }
burgundy-board-chosen = You have chosen your estate; not everybody has chosen yet.
burgundy-board-regions = Regions
burgundy-board-region = { $colour }, { $filled } of { $size } filled; filling the region scores { $now ->
    [one] { $now } point
   *[other] { $now } points
  } now{ $next ->
    [0] {""}
   *[other] , { $next } in the next phase
  }
burgundy-board-race = { $missing ->
    [0] { $player } has filled all hexes of this colour
    [one] { $player } needs { $missing } more hex
   *[other] { $player } needs { $missing } more hexes
  }

burgundy-question-choose = Choose an estate: click the dark green hex where your starting castle will go.
burgundy-question-discard = Your storage is full. Which tile will you discard to make room for { $tile_the }?
burgundy-question-keep = You can hold three kinds of goods. Which new kinds will you take?
burgundy-question-dice = Choose a die and what to do with it.
burgundy-question-die = { $left ->
    [one] What will you do with die { $die }?
   *[other] Both dice show { $die }. What will you do with the first?
  }
burgundy-question-end = You have used both dice: buy a tile, or end your turn.
burgundy-question-castle = Castle: take one more action, as if with a die showing any number.
burgundy-question-ship = Ship: which depot will you take the goods from?
burgundy-question-warehouse = Warehouse: sell one kind of goods.
burgundy-question-carpenters-workshop = Carpenter’s Workshop: take a building from any of depots 1 to 6.
burgundy-question-church = Church: take a mine, a knowledge tile or a castle from any of depots 1 to 6.
burgundy-question-market = Market: take a ship or an animal tile from any of depots 1 to 6.
burgundy-question-city-hall = City Hall: place another tile on a hex with any number.

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
burgundy-group-buy-for-workers = Buy a tile with workers
burgundy-group-load = Load goods
burgundy-group-keep = Choose the new goods
burgundy-group-discard = Discard a tile
burgundy-group-decline = Skip the effect
burgundy-group-end = End turn
burgundy-heading-die = Die showing { $die }

burgundy-preview-die = { $workers ->
    [0] no workers needed
    [one] costs { $workers } worker to use die { $die } as a { $number }
   *[other] costs { $workers } workers to use die { $die } as a { $number }
  }
burgundy-preview-get = you get { $tile_indef }
burgundy-preview-pay-silver = costs 2 silver
burgundy-preview-pay-workers = costs 2 workers
burgundy-preview-sell = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for { $number ->
    [one] { $number } goods tile
   *[other] { $number } goods tiles
  }, plus { $silver } silver{ $workers ->
    [0] {""}
    [one] {" "}and { $workers } worker
   *[other] {" "}and { $workers } workers
  }
burgundy-preview-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  }{ $silver ->
    [0] {""}
   *[other] {" "}and { $silver } silver
  }
burgundy-preview-discard = removes { $tile_the } from the game
burgundy-preview-region = fills a region of { $size ->
    [one] { $size } hex
   *[other] { $size } hexes
  }: { $points } + { $phase } points
burgundy-preview-bonus = fills the last hex of this colour: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
burgundy-preview-animals = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for animals

burgundy-does-castle = one more action right away, as if with a die showing any number
burgundy-does-ship = take all the goods from one depot, then move up in turn order
burgundy-does-mine = 1 silver at the end of each phase
burgundy-does-animals = { $animals ->
    [one] { $animals } point
   *[other] { $animals } points
  }, and tiles of the same kind already in the same pasture score again
burgundy-does-warehouse = sell one kind of goods right away
burgundy-does-watchtower = 4 points
burgundy-does-carpenters-workshop = take a building from any of depots 1 to 6, not from the black depot
burgundy-does-church = take a mine, a knowledge tile or a castle from any of depots 1 to 6, not from the black depot
burgundy-does-market = take a ship or an animal tile from any of depots 1 to 6, not from the black depot
burgundy-does-boarding-house = 4 workers
burgundy-does-bank = 2 silver
burgundy-does-city-hall = place another tile on a hex with any number
burgundy-does-knowledge-01 = you may have the same building more than once in a city
burgundy-does-knowledge-02 = at the end of each phase, 1 worker for each silver from your mines
burgundy-does-knowledge-03 = each sale gives 2 silver instead of 1
burgundy-does-knowledge-04 = each sale also gives 1 worker
burgundy-does-knowledge-05 = a ship may load from two neighbouring depots
burgundy-does-knowledge-06 = you may buy from any depot, not only the black one (in the 2019 edition, for either 2 silver or 2 workers)
burgundy-does-knowledge-07 = 1 extra point for each animal tile scored
burgundy-does-knowledge-08 = each worker changes a die by 1 or 2
burgundy-does-knowledge-09 = when placing a building, change the die by 1 for free
burgundy-does-knowledge-10 = when placing a ship or animals, change the die by 1 for free
burgundy-does-knowledge-11 = when placing a castle, a mine or a knowledge tile, change the die by 1 for free
burgundy-does-knowledge-12 = when taking a tile, change the die by 1 for free
burgundy-does-knowledge-13 = taking workers also gives 1 silver, but not with the Boarding House
burgundy-does-knowledge-14 = taking workers gives 4 instead of 2, but not with the Boarding House
burgundy-does-knowledge-15 = at the end, 3 points for each kind of goods you sold (2 points in the 2019 edition)
burgundy-does-knowledge-16 = at the end, 4 points for each Warehouse
burgundy-does-knowledge-17 = at the end, 4 points for each Watchtower
burgundy-does-knowledge-18 = at the end, 4 points for each Carpenter’s Workshop
burgundy-does-knowledge-19 = at the end, 4 points for each Church
burgundy-does-knowledge-20 = at the end, 4 points for each Market
burgundy-does-knowledge-21 = at the end, 4 points for each Boarding House
burgundy-does-knowledge-22 = at the end, 4 points for each Bank
burgundy-does-knowledge-23 = at the end, 4 points for each City Hall
burgundy-does-knowledge-24 = at the end, 4 points for each kind of animal
burgundy-does-knowledge-25 = at the end, 1 point for each goods tile you sold
burgundy-does-knowledge-26 = at the end, 2 points for each bonus tile (3 points in the 2019 edition)

burgundy-set-kinds = Kinds of goods: { $number } of { $needed }
burgundy-set-goods = { $number ->
    [one] { $number } goods tile
   *[other] { $number } goods tiles
  }
burgundy-things-fresh = { $things } goods

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

# Why a move is good
burgundy-reason-points = { $more ->
    [more] more points right away
   *[less] fewer points right away
  }
burgundy-reason-goods = { $more ->
    [more] more from goods
   *[less] less from goods
  }
burgundy-reason-silver = { $more ->
    [more] more silver
   *[less] less silver
  }
burgundy-reason-workers = { $more ->
    [more] more workers
   *[less] fewer workers
  }
burgundy-reason-regions = { $more ->
    [more] more progress on your regions
   *[less] less progress on your regions
  }
burgundy-reason-bonuses = { $more ->
    [more] closer to a bonus tile
   *[less] further from a bonus tile
  }
burgundy-reason-mines = { $more ->
    [more] more from mines
   *[less] less from mines
  }
burgundy-reason-knowledge = { $more ->
    [more] more from knowledge tiles
   *[less] less from knowledge tiles
  }
burgundy-reason-animals = { $more ->
    [more] more from animals
   *[less] less from animals
  }
burgundy-reason-storage = { $more ->
    [more] better tiles to place next
   *[less] worse tiles to place next
  }
burgundy-reason-ships = { $more ->
    [more] more goods waiting for your ship
   *[less] fewer goods waiting for your ship
  }
burgundy-reason-effect = { $more ->
    [more] an extra action follows
   *[less] no extra action follows
  }
burgundy-reason-turn-order = { $more ->
    [more] earlier in turn order
   *[less] later in turn order
  }
burgundy-reason-depots = { $more ->
    [more] more useful tiles in the depots
   *[less] fewer useful tiles in the depots
  }

# What was left unused
burgundy-left-goods = Goods not sold
burgundy-left-silver = Silver not spent
burgundy-left-workers = Workers not used
burgundy-left-stored = Tiles left in storage
burgundy-left-hexes = Empty hexes in the estate
burgundy-left-dice = Dice spent on workers
