# The Builders: Middle Ages.

# Materials
builders-name-stone = stone
builders-name-wood = wood
builders-name-knowledge = knowledge
builders-name-tile = tiles
builders-name-stone-n = { $number } stone
builders-name-wood-n = { $number } wood
builders-name-knowledge-n = { $number } knowledge
builders-name-tile-n = { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
  }

# Moves
builders-move-start = Start building { $building_the }
builders-move-hire = Hire { $worker }
builders-move-send = Send { $worker } to { $building_the }
builders-move-take = Take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } for { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-move-buy = Buy one more action for 5 coins
builders-move-end = End turn

# Events
builders-started = starts building { $building_the }
builders-row-building = New building in the row: { $building }
builders-hired = hires { $worker }
builders-row-worker = New worker in the row: { $worker }
builders-sent = sends { $worker } to { $building_the } ({ $actions ->
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
builders-bought = buys one more action for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
builders-finished = finishes { $building_the }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-machine-finished = finishes { $building_the }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-ending = makes this the last round: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } on finished cards
builders-stalemate = Nothing has changed for a long time, so the game ends here and is scored.
builders-ended = ends the turn
builders-moment = Round { $round }{ $last ->
    [0] {""}
   *[other] : the last round
  }

# Why not
builders-refused-actions = This takes { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
  }; you have { $left ->
    [0] none
   *[other] { $left }
  } left.
builders-refused-take = You cannot spend more than three actions on coins at once.
builders-refused-buy = One more action costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }; you have { $coins ->
    [0] none
   *[other] { $coins }
  }.
builders-refused-end = You have to use all your actions; you have { $actions } left.
builders-refused-site-taken = { $building_the } has already been started.
builders-refused-already-built = { $building_the } has already been finished.
builders-refused-top-building = { $building_the } is still on top of the deck; you can only take cards from the row.
builders-refused-building-not-open = { $building_the } is not in the row.
builders-refused-top-worker = { $worker } is still on top of the deck; you can only hire from the row.
builders-refused-worker-taken = { $worker } has already been hired; workers never change employers.
builders-refused-worker-not-open = { $worker } is not in the row.
builders-refused-finished = You have finished { $building_the }; you cannot send anybody there any more.
builders-refused-not-your-site = You are not building { $building_the }.
builders-refused-at-work = { $worker } is at work on a site and stays there until that building is finished.
builders-refused-machine-unfinished = { $worker } cannot work until you have finished it.
builders-refused-not-your-worker = { $worker } does not work for you.
builders-refused-wage = { $worker } costs { $wage ->
    [one] { $wage } coin
   *[other] { $wage } coins
  }; you have { $coins ->
    [0] none
   *[other] { $coins }
  }.
builders-refused-nth-worker = The { $nth ->
    [1] first worker
    [2] second worker
    [3] third worker
   *[other] { $nth }th worker
  } you send to a building in a turn takes { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
  }; you have { $left ->
    [0] none
   *[other] { $left }
  } left.

# Where points come from
builders-source-buildings = Buildings
builders-source-machines = Machines
builders-source-coins = Coins

# The table in a terminal
builders-table-buildings = Buildings
builders-table-workers = Workers
builders-table-initial = { $material ->
    [stone] S
    [wood] W
    [knowledge] K
   *[tile] T
  }
builders-table-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
builders-table-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
builders-table-wage = wage { $coins }
builders-table-deck = next card; { $cards } in the deck
builders-table-holdings = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-table-actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
  }
builders-table-idle = Free:
builders-table-missing = still needs
builders-table-next-worker = next worker: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-table-crew = at work:
builders-table-finished = Finished:

# The table in the browser
builders-board-market = Available cards
builders-board-next = Next card
builders-board-nothing = nothing
builders-board-nobody = nobody
builders-board-building = { $building }: needs { $needs }; once finished, pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-board-machine = { $building } (machine): needs { $needs }; once finished, scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $coins ->
    [0] {""}
    [one] , pays { $coins } coin
   *[other] , pays { $coins } coins
  } and makes { $produces } for free
builders-board-worker = { $worker }: makes { $produces } { $wage ->
    [0] for free
    [one] for { $wage } coin
   *[other] for { $wage } coins
  }
builders-board-site = Building site: { $building }; still needs { $missing }; at work: { $crew }; once finished, { $coins ->
    [0] {""}
    [one] pays { $coins } coin and{" "}
   *[other] pays { $coins } coins and{" "}
  }scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
builders-board-top = Next card: { $card }
builders-board-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
  }
builders-board-sites = Building sites
builders-board-idle = Free workers and machines
builders-board-no-sites = No building sites yet: start a building from the row.
builders-board-no-idle = Everybody is at work.
builders-board-next-worker = Next worker: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
builders-board-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
builders-board-points = Points on finished cards: { $points } of { $end }
builders-board-result = Points: { $points }
builders-board-actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
  }
builders-board-street = Finished buildings
builders-board-come = { $material }: { $come } of { $needs }
builders-area-mine = Your sites

# The guide: materials and ranks
builders-guide = Materials and workers
builders-guide-materials = What a building is made of
builders-guide-stone = foundation and walls
builders-guide-wood = frame, beams and doors
builders-guide-knowledge = drawings, windows and instruments
builders-guide-tile = roof
builders-guide-rank-apprentice = Apprentice
builders-guide-rank-labourer = Labourer
builders-guide-rank-craftsman = Craftsman
builders-guide-rank-master = Master
builders-guide-machines = Machine
builders-guide-works = Makes { $amount ->
    [one] { $amount } material
   *[other] { $amount } materials
  } ({ $cards ->
    [one] { $cards } card in the game
   *[other] { $cards } cards in the game
  })
builders-guide-machine = Makes 2 or 3 of one material for free, once finished
builders-guide-turn = Hiring costs an action; you pay the wage every time you send a worker to a site. A worker’s tunic and tool show what they make most of. The round in which somebody reaches { $end ->
    [one] { $end } point
   *[other] { $end } points
  } on finished cards is the last.

builders-question-actions = { $actions ->
    [one] You have { $actions } action left. What will you do?
   *[other] You have { $actions } actions left. What will you do?
  }
builders-question-end = No actions left: buy another, or end your turn.

# What a move would do
builders-preview-start = 1 action · pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } when finished
builders-preview-start-machine = 1 action · scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } when finished, then works for free
builders-preview-hire = 1 action · { $wage ->
    [0] works for free
    [one] { $wage } coin each time they work
   *[other] { $wage } coins each time they work
  }
builders-preview-send = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, { $wage ->
    [0] no wage
    [one] { $wage } coin
   *[other] { $wage } coins
  }
builders-preview-left = { $missing ->
    [one] { $missing } material still missing
   *[other] { $missing } materials still missing
  }
builders-preview-finishes = finishes the building: { $coins ->
    [0] {""}
    [one] { $coins } coin,{" "}
   *[other] { $coins } coins,{" "}
  }{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }

# Kinds of moves
builders-group-start = Start a building
builders-group-hire = Hire a worker
builders-group-send = Send to work
builders-group-take = Take coins
builders-group-buy = Buy an action
builders-group-end = End turn

# Cards
builders-name-apprentice-n = Apprentice { $number }
builders-name-labourer-n = Labourer { $number }
builders-name-craftsman-n = Craftsman { $number }
builders-name-master-n = Master { $number }
builders-name-bower = Bower
    .the = the Bower
builders-name-wooden-shack = Wooden Shack
    .the = the Wooden Shack
builders-name-covered-bridge = Covered Bridge
    .the = the Covered Bridge
builders-name-treehouse = Treehouse
    .the = the Treehouse
builders-name-stone-bridge = Stone Bridge
    .the = the Stone Bridge
builders-name-wash-house = Wash House
    .the = the Wash House
builders-name-straw-hut = Straw Hut
    .the = the Straw Hut
builders-name-townhouse = Townhouse
    .the = the Townhouse
builders-name-cottage = Cottage
    .the = the Cottage
builders-name-rural-house = Rural House
    .the = the Rural House
builders-name-house = House
    .the = the House
builders-name-cowshed = Cowshed
    .the = the Cowshed
builders-name-inn = Inn
    .the = the Inn
builders-name-pigsty = Pigsty
    .the = the Pigsty
builders-name-rural-relay = Rural Relay
    .the = the Rural Relay
builders-name-grain-silo = Grain Silo
    .the = the Grain Silo
builders-name-stables = Stable
    .the = the Stable
builders-name-forge = Forge
    .the = the Forge
builders-name-windmill = Windmill
    .the = the Windmill
builders-name-watermill = Watermill
    .the = the Watermill
builders-name-covered-market = Covered Market
    .the = the Covered Market
builders-name-bourgeois-house = Bourgeois House
    .the = the Bourgeois House
builders-name-post = Post House
    .the = the Post House
builders-name-hotel = Hotel
    .the = the Hotel
builders-name-tavern = Tavern
    .the = the Tavern
builders-name-farm = Farm
    .the = the Farm
builders-name-church = Church
    .the = the Church
builders-name-watchtower = Watchtower
    .the = the Watchtower
builders-name-abbey = Abbey
    .the = the Abbey
builders-name-cloister = Cloister
    .the = the Cloister
builders-name-chapel = Chapel
    .the = the Chapel
builders-name-aqueduct = Aqueduct
    .the = the Aqueduct
builders-name-castle = Castle
    .the = the Castle
builders-name-cathedral = Cathedral
    .the = the Cathedral
builders-name-crane-n = Crane { $number }
    .the = Crane { $number }
builders-name-circular-saw-n = Circular Saw { $number }
    .the = Circular Saw { $number }
builders-name-survey-tools-n = Survey Tools { $number }
    .the = Survey Tools { $number }
builders-name-tile-oven-n = Tile Oven { $number }
    .the = Tile Oven { $number }

builders-next-send-building = Where should { $worker } work?
builders-next-send-worker = Who should work on { $building_the }?

builders-preview-send-badge = { $wage ->
    [0] free
   *[other] −{ $wage }
  }
builders-preview-finishes-badge = +{ $points }

# Why a move is good
builders-reason-points = { $more ->
    [more] more points right away
   *[less] fewer points right away
  }
builders-reason-coins = { $more ->
    [more] more coins
   *[less] fewer coins
  }
builders-reason-work = { $more ->
    [more] more progress on your sites
   *[less] less progress on your sites
  }
builders-reason-sites = { $more ->
    [more] more sites in progress
   *[less] fewer sites in progress
  }
builders-reason-workers = { $more ->
    [more] more workers to send
   *[less] fewer workers to send
  }

# What was left unused
builders-left-coins = Coins that scored nothing
builders-left-workers = Free workers at the end
builders-left-sites = Buildings not finished
builders-left-actions = Actions spent on coins
