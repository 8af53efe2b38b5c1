# The Builders: Middle Ages.

# Materials
builders-name-stone = stone
builders-name-wood = wood
builders-name-knowledge = knowledge
builders-name-tile = tile

# Moves
builders-move-start = Start building: { $building }
builders-move-hire = Hire: { $worker }
builders-move-send = Send { $worker } to { $building }
builders-move-take = Take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } for { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-move-buy = Buy one more action for 5 coins
builders-move-end = End the turn

# Events
builders-started = starts building: { $building }
builders-row-building = New in the row: { $building }
builders-hired = hires { $worker }
builders-row-worker = New in the row: { $worker }
builders-sent = sends { $worker } to { $building } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  })
builders-took = takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } for { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-bought = buys one more action for { $coins } coins
builders-finished = finishes { $building }: { $coins } coins, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-machine-finished = finishes the machine { $building }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-ending = has { $points } points on finished cards: the round is played to its end
builders-stalemate = Nothing moves any more: the game ends here and is scored

# Why not
builders-refused-actions = this takes { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
  }; you have { $left }
builders-refused-buy = one more action costs { $price } coins; you have { $coins }
builders-refused-end = all actions must be used; you have { $actions } left
builders-refused-site-taken = { $building } is under construction already and stays with its builder
builders-refused-already-built = { $building } is finished already
builders-refused-top-building = { $building } is still on the deck; only the five cards of the row can be taken
builders-refused-building-not-open = { $building } does not lie in the row
builders-refused-top-worker = { $worker } is still on the deck; only the five cards of the row can be hired
builders-refused-worker-taken = { $worker } already works for a player and never changes sides
builders-refused-worker-not-open = { $worker } does not lie in the row
builders-refused-finished = { $building } is finished; nobody can be sent there any more
builders-refused-not-your-site = { $building } is not a site of yours
builders-refused-at-work = { $worker } is at work and stays there until that building is finished
builders-refused-machine-unfinished = { $worker } has to be finished before it can work
builders-refused-not-your-worker = { $worker } is not yours
builders-refused-wage = { $worker } wants { $wage } coins; you have { $coins }
builders-refused-nth-worker = the { $nth ->
    [1] first worker
    [2] second worker
    [3] third worker
   *[other] { $nth }th worker
  } at one site in one turn costs { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
  }; you have { $left }

# Where points come from
builders-source-buildings = Buildings
builders-source-machines = Machines
builders-source-coins = Coins

# The table in a terminal
builders-table-buildings = Buildings
builders-table-workers = Workers
builders-table-letter = { $material ->
    [stone] S
    [wood] W
    [knowledge] K
   *[tile] T
  }
builders-table-coins = { $coins } coins
builders-table-points = { $points } pt
builders-table-wage = wage { $coins }
builders-table-deck = next ({ $cards } left)
builders-table-holdings = { $coins } coins, { $points } points
builders-table-actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
  }
builders-table-idle = Idle:
builders-table-missing = still needs
builders-table-next-worker = next worker: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-table-crew = at work:
builders-table-finished = Finished:

# The table in the browser
builders-board-market = Cards to take
builders-board-next = Next card
builders-board-amount = { $amount } { $material }
builders-board-nothing = nothing
builders-board-nobody = nobody
builders-board-building = { $building }: needs { $needs }; brings { $coins } coins and { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-board-machine = { $building }, a machine: needs { $needs }; then it works with { $produces }; { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $coins ->
    [0] {""}
   *[other] , { $coins } coins
  }
builders-board-worker = { $worker }: works with { $produces }; { $wage ->
    [0] works for nothing
    [one] wage { $wage } coin
   *[other] wage { $wage } coins
  }
builders-board-site = Site { $building }: still needs { $missing }; at work: { $crew }; brings { $coins } coins and { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-board-top = On the deck, comes next: { $card }
builders-board-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
  }
builders-board-sites = Building sites
builders-board-idle = Idle workers and machines
builders-board-no-sites = No site yet: start a building from the row.
builders-board-no-idle = Everybody is at work.
builders-board-needs = needs
builders-board-missing = missing
builders-board-next-worker = Next worker: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-board-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
builders-board-points = { $points } of { $end } points on finished cards
builders-board-actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
  }
builders-question-actions = { $actions ->
    [one] { $actions } action left: what will you do?
   *[other] { $actions } actions left: what will you do?
  }
builders-question-end = No action left: buy one more, or end the turn.

# What a move would do
builders-preview-start = 1 action · finished, it brings { $coins } coins and { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-preview-start-machine = 1 action · finished, it brings { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and works for you for nothing
builders-preview-hire = 1 action · later { $wage } coins each time it is sent
builders-preview-send = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, { $wage ->
    [one] { $wage } coin
   *[other] { $wage } coins
  }
builders-preview-left = { $missing } will still be missing
builders-preview-finishes = finishes the building: { $coins } coins, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

# Kinds of moves
builders-group-start = Start a building
builders-group-hire = Hire a worker
builders-group-send = Send to work
builders-group-take = Take coins
builders-group-buy = Buy an action
builders-group-end = End the turn

# Cards
builders-name-apprentice-01 = Apprentice 01
builders-name-apprentice-02 = Apprentice 02
builders-name-apprentice-03 = Apprentice 03
builders-name-apprentice-04 = Apprentice 04
builders-name-apprentice-05 = Apprentice 05
builders-name-apprentice-06 = Apprentice 06
builders-name-labourer-01 = Labourer 01
builders-name-labourer-02 = Labourer 02
builders-name-labourer-03 = Labourer 03
builders-name-labourer-04 = Labourer 04
builders-name-labourer-05 = Labourer 05
builders-name-labourer-06 = Labourer 06
builders-name-labourer-07 = Labourer 07
builders-name-labourer-08 = Labourer 08
builders-name-labourer-09 = Labourer 09
builders-name-labourer-10 = Labourer 10
builders-name-labourer-11 = Labourer 11
builders-name-labourer-12 = Labourer 12
builders-name-craftsman-01 = Craftsman 01
builders-name-craftsman-02 = Craftsman 02
builders-name-craftsman-03 = Craftsman 03
builders-name-craftsman-04 = Craftsman 04
builders-name-craftsman-05 = Craftsman 05
builders-name-craftsman-06 = Craftsman 06
builders-name-craftsman-07 = Craftsman 07
builders-name-craftsman-08 = Craftsman 08
builders-name-craftsman-09 = Craftsman 09
builders-name-craftsman-10 = Craftsman 10
builders-name-craftsman-11 = Craftsman 11
builders-name-craftsman-12 = Craftsman 12
builders-name-craftsman-13 = Craftsman 13
builders-name-craftsman-14 = Craftsman 14
builders-name-craftsman-15 = Craftsman 15
builders-name-craftsman-16 = Craftsman 16
builders-name-master-01 = Master 01
builders-name-master-02 = Master 02
builders-name-master-03 = Master 03
builders-name-master-04 = Master 04
builders-name-master-05 = Master 05
builders-name-master-06 = Master 06
builders-name-master-07 = Master 07
builders-name-master-08 = Master 08
builders-name-bower = Bower
builders-name-wooden-shack = Wooden Shack
builders-name-covered-bridge = Covered Bridge
builders-name-treehouse = Treehouse
builders-name-stone-bridge = Stone Bridge
builders-name-wash-house = Wash House
builders-name-straw-hut = Straw Hut
builders-name-townhouse = Townhouse
builders-name-cottage = Cottage
builders-name-rural-house = Rural House
builders-name-house = House
builders-name-cowshed = Cowshed
builders-name-inn = Inn
builders-name-pigsty = Pigsty
builders-name-rural-relay = Rural Relay
builders-name-grain-silo = Grain Silo
builders-name-stables = Stables
builders-name-forge = Forge
builders-name-windmill = Windmill
builders-name-watermill = Watermill
builders-name-covered-market = Covered Market
builders-name-bourgeois-house = Bourgeois House
builders-name-post = Post
builders-name-hotel = Hotel
builders-name-tavern = Tavern
builders-name-farm = Farm
builders-name-church = Church
builders-name-watchtower = Watchtower
builders-name-abbey = Abbey
builders-name-cloister = Cloister
builders-name-chapel = Chapel
builders-name-aqueduct = Aqueduct
builders-name-castle = Castle
builders-name-cathedral = Cathedral
builders-name-crane-2 = Crane 2
builders-name-circular-saw-2 = Circular Saw 2
builders-name-survey-tools-2 = Survey Tools 2
builders-name-tile-oven-2 = Tile Oven 2
builders-name-crane-3 = Crane 3
builders-name-circular-saw-3 = Circular Saw 3
builders-name-survey-tools-3 = Survey Tools 3
builders-name-tile-oven-3 = Tile Oven 3

builders-next-send-building = Where does { $worker } work?
builders-next-send-worker = Who works on { $building }?

builders-preview-send-badge = { $wage ->
    [0] free
   *[other] −{ $wage }
  }
builders-preview-finishes-badge = +{ $points }
