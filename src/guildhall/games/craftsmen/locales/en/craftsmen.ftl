# Craftsmen.

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
craftsmen-name-violet-n = { craftsmen-name-violet } { $number }
craftsmen-name-green-n = { craftsmen-name-green } { $number }
craftsmen-name-blue-n = { craftsmen-name-blue } { $number }
craftsmen-name-red-n = { craftsmen-name-red } { $number }
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

# What is asked
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
craftsmen-move-pass = Pass
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
craftsmen-move-make-fair = Make { $good }, to the fair
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
craftsmen-play-pass-exchange = Keep your cards as they are
craftsmen-play-pass-send = Pass: send no more helpers this season
craftsmen-play-pass-bankers = Take no capital cards
craftsmen-play-pass-build = Build nothing
craftsmen-play-pass-built = Stop building
craftsmen-play-pass-notary = Do nothing at the notary
craftsmen-play-pass-notary-after = Leave the privilege unused
craftsmen-play-pass-bid = Drop out of the auction
craftsmen-play-pass-outbid-mayor = Leave the card to the mayor
craftsmen-play-pass-craft = Leave the rest of the work points unused
craftsmen-play-pass-merchants = Buy nothing from the merchants
craftsmen-play-pass-town-hall = Take nothing at the town hall
craftsmen-play-pass-tokens = Keep your work tokens
craftsmen-play-pass-invest = Invest nothing
craftsmen-play-privilege-bankers = Use the privilege: discard only one card
craftsmen-play-privilege-crafts = Use the privilege: two raw materials for one work point

# How moves are written
craftsmen-notation-pass = nothing, or nothing more
craftsmen-notation-send = send a helper to the first free field of a guild
craftsmen-notation-cover = put a helper on a disc, without a fee
craftsmen-notation-cover-card = put a helper on a disc and pay a card
craftsmen-notation-cover-points = put a helper on a disc and pay points
craftsmen-notation-exchange = put a dealt card under its deck and draw another
craftsmen-notation-swap = take that sawmill out of the box for your own
craftsmen-notation-take = take an open capital card
craftsmen-notation-take-both = take both open capital cards
craftsmen-notation-draw = take from the deck of capital cards
craftsmen-notation-pay = lay down a capital card as payment
craftsmen-notation-discard = discard a capital card
craftsmen-notation-invest = invest a capital card
craftsmen-notation-privilege = use the privilege of the guild
craftsmen-notation-build = build a card at an end of your row
craftsmen-notation-defy = build a card by privilege where it does not fit
craftsmen-notation-buy = buy an open building in its colours
craftsmen-notation-auction = put an open building up for auction
craftsmen-notation-bid = bid this much
craftsmen-notation-search = look through a deck of buildings by privilege
craftsmen-notation-lay = lay out one of the cards looked through
craftsmen-notation-on-top = the others go on top of the deck
craftsmen-notation-below = the others go under the deck
craftsmen-notation-put = put this card back next
craftsmen-notation-make-fair = make a raw material for the fair
craftsmen-notation-make = make a raw material for a building
craftsmen-notation-fetch = bring a cube from the fair to a building, as this raw material
craftsmen-notation-process = make a half-product, for the granary or a building
craftsmen-notation-load = make a product and load it on a ship
craftsmen-notation-bribe = make a product and load it on a full ship with a bribe
craftsmen-notation-lose = make a product for which no ship has room
craftsmen-notation-work = spend a work token
craftsmen-notation-purchase = buy a half-product from the granary for a card
craftsmen-notation-barter = buy a half-product from the granary for a cube of the fair
craftsmen-notation-token-privilege = take a privilege token
craftsmen-notation-token-work = take a work token
craftsmen-notation-change-order = move to the order-change track

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
craftsmen-mayor = meets the mayor’s bid { $bid }: { $cards }
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
craftsmen-passed-exchange = keeps the cards as they are
craftsmen-passed-bankers = takes no capital cards
craftsmen-passed-build = builds nothing
craftsmen-passed-built = stops building
craftsmen-passed-notary = does nothing at the notary
craftsmen-passed-notary-after = leaves the privilege unused
craftsmen-passed-craft = leaves the rest of the work points unused
craftsmen-passed-merchants = buys nothing from the merchants
craftsmen-passed-town-hall = takes nothing at the town hall
craftsmen-passed-tokens = keeps the work tokens
craftsmen-passed-invest = invests nothing
craftsmen-idle = has a helper with nothing to do ({ $guild }): { $why ->
    [0] there is no capital card left
    [1] the hand is not enough to build anything
    [2] there is nothing that could be bought
    [3] there is no use for a work point
    [4] there is nothing on sale that could be used and paid
   *[5] there is nothing left to take
  }
craftsmen-moment-exchange = Exchange of cards before the game
craftsmen-moment = Year { $year }, { $season }{ $last ->
    [0] {""}
   *[other] : the last round
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
craftsmen-refused-not-in-box = { $building } is not in the box
craftsmen-refused-same-colours = { $building } has the colours of your own sawmill
craftsmen-refused-no-such-card = you have no card { $card }
craftsmen-refused-colour = { $card } does not have a colour of the building
craftsmen-refused-too-late = the house takes the cards in ascending order; for { $card } it is too late
craftsmen-refused-too-early = the house takes the cards in ascending order; a lower one comes before { $card }
craftsmen-refused-superfluous = { $card } would be superfluous in a payment of { $price }
craftsmen-refused-four-colours = an investment takes a card of each of the four colours
craftsmen-refused-colour-invested = a card of this colour is invested already: { $colour }
craftsmen-refused-colour-twice = only one card of each colour is invested, not two of this one: { $colour }
craftsmen-refused-discards = { $cards ->
    [one] no more than { $cards } card goes
   *[other] no more than { $cards } cards go
  }
craftsmen-refused-laid-out = { $cards ->
    [one] there is room for { $cards } card only
   *[other] there is room for { $cards } cards only
  }
craftsmen-refused-colour-first = the house takes the colours one after the other; before { $card } comes a card of this colour: { $colour }
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
craftsmen-refused-on-order-track = you are on the order-change track already
craftsmen-refused-order-track-full = the order-change track is full
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
craftsmen-sources-goods = Goods made
craftsmen-sources-year = Ends of the years
craftsmen-sources-rest = Everything else

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
craftsmen-table-invested = Invested: { $cards } of 4, { $points } pts
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

# The table in a browser
craftsmen-board-calendar = Calendar
craftsmen-board-order = Turn order, from the left
craftsmen-board-nobody = nobody
craftsmen-board-none = none
craftsmen-board-field = { $guild }, field { $field } ({ $kind }): { $helpers }
craftsmen-board-gold = Gold field: the helper may use the privilege of the guild
craftsmen-board-silver = Silver field
craftsmen-board-ribbon = Ribbon: covering a disc here costs nothing
craftsmen-board-short-bankers = Bankers
craftsmen-board-short-builders = Builders
craftsmen-board-short-notary = Notary
craftsmen-board-short-crafts = Crafts
craftsmen-board-short-merchants = Merchants
craftsmen-board-short-town-hall = Town hall
craftsmen-board-guild-bankers = Bankers: get 4 capital cards, discard 2. Privilege: discard only 1
craftsmen-board-guild-builders = Builders: build up to 2 cards (2, 3 or 6 each). Privilege: one need not match
craftsmen-board-guild-notary = Notary: buy or auction an open building. Privilege: search a deck
craftsmen-board-guild-crafts = Crafts: 3, 4 or 5 work points by the year. Privilege: two raw materials for one
craftsmen-board-guild-merchants = Merchants: buy a half-product from the granary for a card. Privilege: for a cube of the fair
craftsmen-board-guild-town-hall = Town hall: take a privilege token or a work token, or change the turn order
craftsmen-board-capital = Capital
craftsmen-board-capital-deck = Capital deck: { $cards } cards. Used: { $discard }
craftsmen-board-deck = Buildings ({ $type }), cards in the deck: { $cards }; surely with a house: { $houses }; known to you: { $known }
craftsmen-board-price = price { $price }
craftsmen-board-pool = Pool
craftsmen-board-privilege-pool = Privilege tokens in the pool: { $tokens }
craftsmen-board-work-pool = Work tokens in the pool: { $tokens }
craftsmen-board-order-change = Order-change track: who stands here goes first next round
craftsmen-board-bonus-tip = Bonus tokens: the first complete production line of a product takes its token
craftsmen-board-bonus-token = Bonus token: { $good }
craftsmen-board-fair = Fair
craftsmen-board-fair-cubes = Fair, cubes of { $player }: { $cubes } of 3
craftsmen-board-granary = Granary
craftsmen-board-natural = natural
craftsmen-board-column = { $good }, from below: { $cubes }
craftsmen-board-ships = Ships
craftsmen-board-ship = Ship { $ship }, for most cubes: { $bonuses } points
craftsmen-board-hold = { $good } ({ $points } points): { $cubes }
craftsmen-board-source = { $building } ({ $upper } above, { $lower } below): makes { $makes }
craftsmen-board-workshop = { $building } ({ $upper } above, { $lower } below): from { $inputs } makes { $makes }, { $points } points
craftsmen-board-built = { $card }. Cubes: { $cubes } of { $inputs }
craftsmen-board-mine = Your buildings and cards
craftsmen-board-row = Buildings
craftsmen-board-end = Build here: { $side }
craftsmen-board-hand-buildings = Plans in hand
craftsmen-board-hand-capital = Capital in hand
craftsmen-board-worth = worth { $value } in all
craftsmen-board-known = Known:
craftsmen-board-points = Points: { $points }
craftsmen-board-helpers = Helpers: { $helpers }
craftsmen-board-privileges = Privilege tokens: { $tokens }
craftsmen-board-works = Work tokens: { $tokens }
craftsmen-board-cubes = Cubes left: { $cubes }
craftsmen-board-capital-cards = Capital cards: { $cards }
craftsmen-board-building-cards = Plans in hand: { $cards }
craftsmen-board-reconstructed = The rulebook shows some cards, ships and tokens only as pictures; those values are reconstructed (see the page of the game).
craftsmen-board-auction = Auction
craftsmen-board-payment = Payment
craftsmen-board-invest = Investment in the town
craftsmen-board-search = Searching the cards
craftsmen-board-swap = Before the game: one exchange
craftsmen-board-bid = bids { $bid }
craftsmen-board-still-in = still in
craftsmen-board-out = out
craftsmen-board-mayor = The mayor bids { $bid }:
craftsmen-board-payable = Only in:
craftsmen-board-any-colour = Any colour; two or more of one colour count 5, 10, 15… together
craftsmen-board-paid = Laid down:
craftsmen-board-invested = Laid down: { $cards } of 4, together { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-board-invest-how = One card of each colour; their values are points.
craftsmen-board-search-how = Two cards are laid out; the others go back on top of the deck or below.
craftsmen-board-exchange-how = One dealt card may be exchanged, or the sawmill for one from the box.
craftsmen-board-bonus = Bonus token { $good }: { $points } points
craftsmen-board-plan = { $card }. Building it costs { $cost }
craftsmen-chart = Goods chart
craftsmen-chart-how = From the field over the workshops to the ships; the shields are points.
craftsmen-chart-mine = stands in your row
craftsmen-chart-open = lies open at the notary
craftsmen-chart-ship = Ship { $ship }: { $points } points
craftsmen-chart-costs = { $type }: { $price } to buy, { $cost } to build
craftsmen-area-market = Market
craftsmen-area-harbour = Harbour
craftsmen-area-mine = My row

craftsmen-question-exchange = Exchange one card, or keep all?
craftsmen-question-send = Where does your next helper go?
craftsmen-question-bankers = Bankers: take one or both open cards; the rest comes from the deck.
craftsmen-question-bankers-discard = Which capital cards do you discard?
craftsmen-question-build = Builders: choose a card and an end of your row.
craftsmen-question-pay = Pay { $price }: which capital cards?
craftsmen-question-notary = Notary: buy or auction an open building.
craftsmen-question-notary-after = Notary: search a deck, or finish?
craftsmen-question-open-auction = What is your opening bid?
craftsmen-question-bid = Raise the bid, or pass?
craftsmen-question-outbid-mayor = Outbid the mayor, or yield the card?
craftsmen-question-lay-out = Which cards are laid out?
craftsmen-question-which-end = Do the others go on top of the deck or below?
craftsmen-question-put-back = Which card is put back next?
craftsmen-question-craft = Use a work point: choose a building and where its product goes.
craftsmen-question-two-raws = Privilege: make two raw materials for one work point.
craftsmen-question-use-token = Work token: use its work point now.
craftsmen-question-granary-card = For the granary: take an open capital card or draw.
craftsmen-question-give-card = Which capital card do you pay with?
craftsmen-question-merchants = Merchants: choose a half-product in the granary and the building that needs it.
craftsmen-question-town-hall = Town hall: a privilege token, a work token, or the turn order?
craftsmen-question-tokens = Between the stages: spend a work token?
craftsmen-question-too-many = Too many capital cards: which ones go?
craftsmen-question-invest = Winter: invest a card of each colour, or pass?

craftsmen-group-pass = Pass
craftsmen-group-send = Send a helper
craftsmen-group-cover = Cover a disc
craftsmen-group-cover-card = { craftsmen-group-cover }
craftsmen-group-cover-points = { craftsmen-group-cover }
craftsmen-group-exchange = Exchange a card
craftsmen-group-swap = Exchange the sawmill
craftsmen-group-take = Take open cards
craftsmen-group-take-both = { craftsmen-group-take }
craftsmen-group-draw = Draw
craftsmen-group-pay = Pay
craftsmen-group-discard = Discard
craftsmen-group-invest = Invest
craftsmen-group-privilege = Privilege
craftsmen-group-build = Build
craftsmen-group-defy = Build by privilege
craftsmen-group-buy = Buy a building
craftsmen-group-auction = Auction a building
craftsmen-group-bid = Bid
craftsmen-group-search = Search a deck
craftsmen-group-lay = Lay out a card
craftsmen-group-on-top = On top of the deck
craftsmen-group-below = Below the deck
craftsmen-group-put = Put a card back
craftsmen-group-make = Make a raw material
craftsmen-group-make-fair = { craftsmen-group-make }
craftsmen-group-fetch = Fetch from the fair
craftsmen-group-process = Make a half-product
craftsmen-group-load = Make and load
craftsmen-group-bribe = Make and bribe a captain
craftsmen-group-lose = Make and lose
craftsmen-group-work = Spend a work token
craftsmen-group-purchase = Buy for a card
craftsmen-group-barter = Buy for a fair cube
craftsmen-group-token-privilege = Take a token
craftsmen-group-token-work = { craftsmen-group-token-privilege }
craftsmen-group-change-order = Change the order

craftsmen-preview-fee-points = costs { $points } points, paid to the owner
craftsmen-preview-fee-card = costs a capital card of your choice, paid to the owner
craftsmen-preview-build = costs { $cost }
craftsmen-preview-defy = uses the privilege
craftsmen-preview-buy = costs { $price }, only in its colours ({ $upper }, { $lower })
craftsmen-preview-auction = you open the bidding; any colour pays
craftsmen-preview-bid = your cards are worth { $value }
craftsmen-preview-pay = then { $paid } of { $price } are paid
craftsmen-preview-invest = then { $points } points are invested
craftsmen-preview-makes = makes { $makes }, { $points } points each time
craftsmen-preview-work-point = 1 work point
craftsmen-preview-points = { $points } points now
craftsmen-preview-granary = and a capital card
craftsmen-preview-hold = { $points } points more when the ship is scored
craftsmen-preview-bribe = costs a capital card; the left cube goes back
craftsmen-preview-lose = no ship has room: no points
craftsmen-preview-purchase = costs a capital card
craftsmen-preview-barter = costs a cube of the fair; uses the privilege

craftsmen-set-short = { $paid } of { $price }
craftsmen-set-exact = { $paid } of { $price }, nothing wasted
craftsmen-set-over = { $paid } of { $price }, { $waste } wasted
craftsmen-set-cards = Cards: { $cards } of { $needed }
craftsmen-set-invest = Colours: { $cards } of 4, points: { $points }
craftsmen-set-laid = Laid out: { $cards } of { $needed }

craftsmen-next-auction-buy = Buy or auction { $building }?
craftsmen-next-take-take-both = Only { $card }, or both open cards?
craftsmen-next-cover-card-cover-points = Cover the disc for a card or for points?
craftsmen-next-build-side = Build { $building }: at which end of the row?
craftsmen-next-build-building = Which card is built at this end: { $side }?

craftsmen-preview-fee-points-badge = −{ $points }
craftsmen-preview-fee-card-badge = −1 card
craftsmen-preview-build-badge = −{ $cost }
craftsmen-preview-buy-badge = −{ $price }
craftsmen-preview-points-badge = +{ $points }
craftsmen-preview-bribe-badge = −1 card
craftsmen-preview-purchase-badge = −1 card
