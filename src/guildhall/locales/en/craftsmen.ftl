# Craftsmen.
craftsmen-title = Craftsmen
craftsmen-about = Send your five helpers to the guilds, build production lines and load the ships: three years to make a name in town. Parts of the printed material are reconstructed; see the sources.

# Goods
craftsmen-name-wood = wood
craftsmen-name-iron-ore = iron ore
craftsmen-name-flax = flax
craftsmen-name-wheat = wheat
craftsmen-name-cow = cow
craftsmen-name-wax = wax
craftsmen-name-grapes = grapes
craftsmen-name-barrel = barrel
craftsmen-name-rope = rope
craftsmen-name-leather = leather
craftsmen-name-paper = paper
craftsmen-name-iron = iron
craftsmen-name-cloth = cloth
craftsmen-name-meat = meat
craftsmen-name-flour = flour
craftsmen-name-weapons = weapons
craftsmen-name-tools = tools
craftsmen-name-clothes = clothes
craftsmen-name-books = books
craftsmen-name-candles = candles
craftsmen-name-wine = wine
craftsmen-name-beer = beer
craftsmen-name-bread = bread

# Buildings
craftsmen-name-sawmill = Sawmill
craftsmen-name-iron-ore-mine = Iron ore mine
craftsmen-name-flax-plantation = Flax plantation
craftsmen-name-wheat-field = Wheat field
craftsmen-name-cow-pasture = Cow pasture
craftsmen-name-apiary = Apiary
craftsmen-name-vineyard = Vineyard
craftsmen-name-cooperage = Cooperage
craftsmen-name-ropery = Ropery
craftsmen-name-tannery = Tannery
craftsmen-name-paper-mill = Paper mill
craftsmen-name-smelter = Smelter
craftsmen-name-weaver = Weaver
craftsmen-name-butcher = Butcher
craftsmen-name-mill = Mill
craftsmen-name-weaponsmith = Weaponsmith
craftsmen-name-toolsmith = Toolsmith
craftsmen-name-tailor = Tailor
craftsmen-name-bookbinder = Bookbinder
craftsmen-name-chandler = Chandler
craftsmen-name-winery = Winery
craftsmen-name-brewery = Brewery
craftsmen-name-bakery = Bakery

# Colours, places, other things
craftsmen-name-violet = violet
craftsmen-name-green = green
craftsmen-name-blue = blue
craftsmen-name-red = red
craftsmen-name-basic = basic
craftsmen-name-extended = extended
craftsmen-name-advanced = advanced
craftsmen-name-bankers = bankers' guild
craftsmen-name-builders = builders' guild
craftsmen-name-notary = notary
craftsmen-name-crafts = crafts guild
craftsmen-name-merchants = merchants' guild
craftsmen-name-town-hall = town hall
craftsmen-name-spring = spring
craftsmen-name-summer = summer
craftsmen-name-autumn = autumn
craftsmen-name-winter = winter
craftsmen-name-left = left
craftsmen-name-right = right
craftsmen-name-fair = the fair
craftsmen-name-granary = the granary
craftsmen-name-face-down = face down
craftsmen-name-nothing = none
craftsmen-name-card = a card
craftsmen-name-points = points

# What is asked
craftsmen-name-decision-nothing = nothing
craftsmen-name-decision-exchange = keep or exchange a card
craftsmen-name-decision-send = send a helper or pass
craftsmen-name-decision-bankers = take capital cards at the bankers
craftsmen-name-decision-bankers-discard = discard after the bankers
craftsmen-name-decision-build = build or stop building
craftsmen-name-decision-pay = pay, card by card
craftsmen-name-decision-notary = buy, auction or search at the notary
craftsmen-name-decision-notary-after = search the cards or pass
craftsmen-name-decision-open-auction = name the opening bid
craftsmen-name-decision-bid = raise or pass
craftsmen-name-decision-outbid-mayor = outbid the mayor or pass
craftsmen-name-decision-lay-out = lay out two cards
craftsmen-name-decision-which-end = choose top or bottom of the deck
craftsmen-name-decision-put-back = put the cards back one by one
craftsmen-name-decision-craft = use work points or stop
craftsmen-name-decision-two-raws = make two raw materials
craftsmen-name-decision-use-token = use the work point of the token
craftsmen-name-decision-granary-card = take a card for the granary
craftsmen-name-decision-give-card = choose the card you pay with
craftsmen-name-decision-merchants = buy a half-product or pass
craftsmen-name-decision-town-hall = choose at the town hall
craftsmen-name-decision-tokens = spend a work token or pass
craftsmen-name-decision-too-many = discard down to the limit
craftsmen-name-decision-invest = invest four cards or pass

# Moves
craftsmen-move-pass = Pass: nothing (more)
craftsmen-move-send = Send a helper: { $guild }
craftsmen-move-cover = Cover the disc on field { $field }: { $guild }
craftsmen-move-cover-card = Cover the disc on field { $field } for a capital card: { $guild }
craftsmen-move-cover-points = Cover the disc on field { $field } for points: { $guild }
craftsmen-move-exchange = Exchange { $building }
craftsmen-move-swap = Exchange your sawmill for { $building }
craftsmen-move-take = Take { $card }
craftsmen-move-take-both = Take both open cards
craftsmen-move-draw = Draw from the deck
craftsmen-move-pay = Pay { $card }
craftsmen-move-discard = Discard { $card }
craftsmen-move-invest = Invest { $card }
craftsmen-move-privilege = Use the privilege
craftsmen-move-build = Build { $building } { $side }
craftsmen-move-defy = Build { $building } { $side } by privilege, ignoring the building rule
craftsmen-move-buy = Buy { $building } in its colours
craftsmen-move-auction = Auction { $building }
craftsmen-move-bid = Bid { $bid }
craftsmen-move-search = Search the buildings: { $type }
craftsmen-move-lay = Lay out { $building }
craftsmen-move-on-top = Put the others on top of the deck
craftsmen-move-below = Put the others under the deck
craftsmen-move-put = Put back { $building } next
craftsmen-move-make = Make { $good }, to { $place }
craftsmen-move-fetch = From the fair: { $good }, to { $place }
craftsmen-move-process = Work in { $building }, the product to { $place }
craftsmen-move-load = Work in { $building }, load ship { $ship }
craftsmen-move-bribe = Work in { $building }, bribe the captain of ship { $ship }
craftsmen-move-lose = Work in { $building }; the product is lost
craftsmen-move-work = Spend a work token
craftsmen-move-purchase = Buy { $good } for a capital card, to { $place }
craftsmen-move-barter = Buy { $good } for a cube of the fair, to { $place }
craftsmen-move-token-privilege = Take a privilege token
craftsmen-move-token-work = Take a work token
craftsmen-move-change-order = Change the turn order

# Events
craftsmen-exchanged = exchanges a building card ({ $type }): { $building } for { $drawn }
craftsmen-swapped = takes { $building } for the own sawmill
craftsmen-round = Year { $year }, { $season }
craftsmen-sent = sends a helper: { $guild }
craftsmen-covered = covers the disc of player { $other } on field { $field }: { $guild }
craftsmen-fee-card = pays { $card } to player { $other }
craftsmen-fee-points = pays { $points ->
    [one] { $points } point
   *[other] { $points } points
  } to player { $other }
craftsmen-compensated = draws a card for the covered disc: { $cards }
craftsmen-passed-helpers = passes with { $helpers ->
    [one] { $helpers } helper
   *[other] { $helpers } helpers
  } left
craftsmen-unused-helpers = gets { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for unused helpers
craftsmen-privilege = uses the privilege of the gold field: { $guild }
craftsmen-privilege-token = uses a privilege with a token: { $guild }
craftsmen-banked = takes open cards: { $open }; draws { $number ->
    [one] { $number } card
   *[other] { $number } cards
  }: { $cards }
craftsmen-discarded = discards { $card }
craftsmen-too-many = has too many cards and discards { $card }
craftsmen-open-card = New open capital card: { $card }
craftsmen-open-building = New open building: { $building }
craftsmen-reshuffled = The used capital cards are shuffled into a new deck
craftsmen-paid = pays { $card }
craftsmen-built = builds { $building } ({ $upper } above, { $lower } below), { $side }
craftsmen-bonus-token = completes a line first and takes the bonus token: { $good }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-buys = buys { $building }
craftsmen-got-card = takes { $building } to hand
craftsmen-auctions = puts { $building } up for auction
craftsmen-bid = bids { $bid }
craftsmen-raised = raises to { $bid }
craftsmen-no-bid = drops out of the auction
craftsmen-mayor = meets the mayor's bid { $bid }: { $cards }
craftsmen-mayor-outbid = outbids the mayor with { $bid }
craftsmen-mayor-beaten = has bid more than the mayor: { $bid }
craftsmen-under-deck = yields to the mayor; { $building } goes under its deck
craftsmen-searched = looks through the buildings ({ $type }) and { $number ->
    [one] { $number } card
   *[other] { $number } cards
  } of the deck: { $cards }
craftsmen-laid = lays out { $building }
craftsmen-put-on-top = puts { $number ->
    [one] { $number } card
   *[other] { $number } cards
  } on top of the deck ({ $type })
craftsmen-put-below = puts { $number ->
    [one] { $number } card
   *[other] { $number } cards
  } under the deck ({ $type })
craftsmen-made-raw = makes { $good }, to { $place }
craftsmen-fetched = takes { $good } from the fair, to { $place }
craftsmen-made-half = makes { $good }, to { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-pushed-out = pushes { $other ->
    [0] a natural cube
   *[other] the cube of player { $other }
  } out of the granary: { $good }
craftsmen-took-card = takes a capital card: { $card }
craftsmen-shipped = loads { $good } on ship { $ship }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-bribed = bribes the captain of ship { $ship }; the cube of player { $other } goes back
craftsmen-lost = finds no room for { $good }; the product is lost
craftsmen-work-token = spends a work token
craftsmen-purchased = buys { $good } from { $other ->
    [0] the granary
   *[other] player { $other }
  } with { $card }, to { $place }
craftsmen-bartered = buys { $good } from { $other ->
    [0] the granary
   *[other] player { $other }
  } with a cube of the fair, to { $place }
craftsmen-took-privilege = takes a privilege token
craftsmen-took-work = takes a work token
craftsmen-changes-order = moves to slot { $slot } of the order-change track
craftsmen-fewest-privileges = used fewest privileges and gets a privilege token
craftsmen-new-order = New turn order: { $players }
craftsmen-ship-scored = scores ship { $ship }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, bonus { $bonus }
craftsmen-city = scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for the city
craftsmen-granary-scored = scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for the granary
craftsmen-invests = lays down { $card } to invest
craftsmen-invested = invests in the town: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

# Why not
craftsmen-refused-now = now it is time to: { $decision }
craftsmen-refused-two-helpers = you already have two helpers here: { $guild }
craftsmen-refused-guild-full = no more helpers fit in: { $guild }
craftsmen-refused-queue-full = all fields are taken: { $guild }; cover a disc instead
craftsmen-refused-third-field = with two players the third field is not used
craftsmen-refused-field-free = a field is still free: { $guild }; discs are covered only when all are taken
craftsmen-refused-two-discs = two discs lie on field { $field } already
craftsmen-refused-no-fee = covering the disc on field { $field } costs nothing
craftsmen-refused-fee = covering the disc on field { $field } costs a capital card or points
craftsmen-refused-no-card = you have no capital card
craftsmen-refused-fee-points = this costs { $points } points; you have { $have }
craftsmen-refused-exchanged = you have made your exchange
craftsmen-refused-card-first = first decide about the building cards
craftsmen-refused-sawmill = { $building } is not in the box, or has the colours of your own
craftsmen-refused-no-such-card = you have no card { $card }
craftsmen-refused-colour = { $card } does not have a colour of the building
craftsmen-refused-order = cards are laid down in ascending order; { $card } comes too late or too early
craftsmen-refused-superfluous = { $card } would be superfluous in a payment of { $price }
craftsmen-refused-four-colours = an investment takes a card of each of the four colours
craftsmen-refused-colour-by-colour = the four colours are invested one after the other; it is not yet, or no longer, the turn of { $card }
craftsmen-refused-not-open = { $card } does not lie open
craftsmen-refused-take-both = the deck is empty, so both open cards are taken
craftsmen-refused-one-card = only one card is taken for the granary
craftsmen-refused-not-both = there are no two open cards
craftsmen-refused-open-first = at least one open card is taken
craftsmen-refused-deck-empty = there is no card to draw
craftsmen-refused-two-raws = two raw materials need two cubes and two places to go to
craftsmen-refused-no-difference = here the privilege would change nothing
craftsmen-refused-privilege-late = the privilege is used before the first card is discarded
craftsmen-refused-privilege-used = this helper has used its privilege
craftsmen-refused-no-privilege = this takes a helper on a gold field or a privilege token
craftsmen-refused-not-in-hand = { $building } is not in your hand
craftsmen-refused-too-dear = this costs { $price }; your cards are worth { $value }
craftsmen-refused-fits = { $building } fits beside { $neighbour }; no privilege is needed
craftsmen-refused-does-not-fit = { $building } matches { $neighbour } neither above nor below
craftsmen-refused-building-not-open = { $building } does not lie open
craftsmen-refused-colours-too-dear = this costs { $price }; your cards in its colours are worth { $value }
craftsmen-refused-mayor-bid = against the mayor the bid is { $bid }
craftsmen-refused-bid = the bid stands at { $bid }; raise it or pass
craftsmen-refused-no-cards = there are no cards of this type: { $type }
craftsmen-refused-not-looked = this is not one of the cards you have taken up
craftsmen-refused-not-made = none of your buildings makes { $good }
craftsmen-refused-no-cube = all your cubes are in use
craftsmen-refused-fair-full = you already have three cubes on the fair
craftsmen-refused-fair-empty = you have no cube on the fair
craftsmen-refused-not-built = { $building } is not in your row ({ $good })
craftsmen-refused-not-needed = { $building } does not need { $good }
craftsmen-refused-icon-taken = the icon of { $good } on { $building } holds a cube already
craftsmen-refused-meat = meat goes to a ship, never to the granary or to another building
craftsmen-refused-input-missing = { $building } lacks an input for { $good }
craftsmen-refused-not-shipped = { $good } from { $building } is a half-product and is not shipped
craftsmen-refused-must-load = there is room for { $good } on a ship; it must be loaded
craftsmen-refused-no-hold = ship { $ship } has no hold for { $good }
craftsmen-refused-hold-full = the hold for { $good } on ship { $ship } is full; a bribe would help
craftsmen-refused-hold-free = the hold for { $good } on ship { $ship } has room; no bribe is needed
craftsmen-refused-own-cube = the left cube is your own; it may not be removed
craftsmen-refused-no-work-token = you have no work token
craftsmen-refused-no-use = the work point could not be used now
craftsmen-refused-work-now = work tokens are spent between the stages
craftsmen-refused-work-beside = work tokens are spent between the stages, or directly before or after an action of your own helper
craftsmen-refused-not-in-granary = there is no { $good } in the granary
craftsmen-refused-own-below = the lower { $good } in the granary is your own and cannot be bought
craftsmen-refused-two-players = with two players the order-change track is not used
craftsmen-refused-order-track = the order-change track is full, or you are on it
craftsmen-refused-three-tokens = you already have three of these tokens
craftsmen-refused-no-token = there is no such token left

# Where points come from
craftsmen-source-start = Start
craftsmen-source-unused-helpers = Unused helpers
craftsmen-source-fees = Fees
craftsmen-source-half-products = Half-products
craftsmen-source-final-products = Final products
craftsmen-source-ships = Ships
craftsmen-source-ship-bonuses = Ship bonuses
craftsmen-source-city = City
craftsmen-source-granary = Granary
craftsmen-source-investment = Investment
craftsmen-source-bonus-tokens = Bonus tokens

# The table in a terminal
craftsmen-table-calendar = Year { $year }, { $season }
craftsmen-table-order = Order: { $players }
craftsmen-table-next-order = next: { $players }
craftsmen-table-pool = Pool: { $privileges } privilege, { $works } work
craftsmen-table-bonus = Bonus tokens: { $tokens }
craftsmen-table-guilds = Guilds
craftsmen-table-gold = gold
craftsmen-table-silver = silver
craftsmen-table-ribbon = ribbon
craftsmen-table-capital = Capital
craftsmen-table-open = open
craftsmen-table-deck = deck { $cards }
craftsmen-table-discard = used { $cards }
craftsmen-table-granary = Granary (lower, upper)
craftsmen-table-natural = n
craftsmen-table-ship = Ship { $ship } ({ $bonuses })
craftsmen-table-points = { $points } pts
craftsmen-table-holdings = { $points } pts · capital { $capital } · plans { $plans } · cubes { $cubes } · fair { $fair } · helpers { $helpers } · privilege { $privileges } · work { $works }
craftsmen-table-row = Row:
craftsmen-table-seen = Known:
craftsmen-table-tokens = Bonus:
craftsmen-table-hand = Your hand
craftsmen-table-work-points = Work points: { $points }
craftsmen-table-price = To pay: { $price }, paid: { $paid }
craftsmen-table-auction = Auction: { $building }, bid { $bid }
craftsmen-table-mayor = mayor: { $cards }
craftsmen-table-looking = Cards in hand for searching: { $cards }
craftsmen-table-box = Sawmills in the box: { $cards }
craftsmen-table-letter = { $colour ->
    [violet] V
    [green] G
    [blue] B
   *[red] R
  }
