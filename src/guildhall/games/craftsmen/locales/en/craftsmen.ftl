# Craftsmen.

# Goods
craftsmen-name-wood = wood
    .indef = wood
craftsmen-name-iron-ore = iron ore
    .indef = iron ore
craftsmen-name-flax = flax
    .indef = flax
craftsmen-name-wheat = wheat
    .indef = wheat
craftsmen-name-cow = cow
    .indef = a cow
craftsmen-name-wax = wax
    .indef = wax
craftsmen-name-grapes = grapes
    .indef = grapes
craftsmen-name-barrel = barrel
    .indef = a barrel
craftsmen-name-rope = rope
    .indef = rope
craftsmen-name-leather = leather
    .indef = leather
craftsmen-name-paper = paper
    .indef = paper
craftsmen-name-iron = iron
    .indef = iron
craftsmen-name-cloth = cloth
    .indef = cloth
craftsmen-name-meat = meat
    .indef = meat
craftsmen-name-flour = flour
    .indef = flour
craftsmen-name-weapons = weapons
    .indef = weapons
craftsmen-name-tools = tools
    .indef = tools
craftsmen-name-clothes = clothes
    .indef = clothes
craftsmen-name-books = books
    .indef = books
craftsmen-name-candles = candles
    .indef = candles
craftsmen-name-wine = wine
    .indef = wine
craftsmen-name-beer = beer
    .indef = beer
craftsmen-name-bread = bread
    .indef = bread

# Buildings
craftsmen-name-sawmill = Sawmill
    .the = the Sawmill
craftsmen-name-iron-ore-mine = Iron Ore Mine
    .the = the Iron Ore Mine
craftsmen-name-flax-plantation = Flax Plantation
    .the = the Flax Plantation
craftsmen-name-wheat-field = Wheat Field
    .the = the Wheat Field
craftsmen-name-cow-pasture = Cow Pasture
    .the = the Cow Pasture
craftsmen-name-apiary = Apiary
    .the = the Apiary
craftsmen-name-vineyard = Vineyard
    .the = the Vineyard
craftsmen-name-cooperage = Cooperage
    .the = the Cooperage
craftsmen-name-ropery = Ropery
    .the = the Ropery
craftsmen-name-tannery = Tannery
    .the = the Tannery
craftsmen-name-paper-mill = Paper Mill
    .the = the Paper Mill
craftsmen-name-smelter = Smelter
    .the = the Smelter
craftsmen-name-weaver = Weaver’s Shop
    .the = the Weaver’s Shop
craftsmen-name-butcher = Butcher’s Shop
    .the = the Butcher’s Shop
craftsmen-name-mill = Mill
    .the = the Mill
craftsmen-name-weaponsmith = Weapon Smithy
    .the = the Weapon Smithy
craftsmen-name-toolsmith = Tool Smithy
    .the = the Tool Smithy
craftsmen-name-tailor = Tailor’s Shop
    .the = the Tailor’s Shop
craftsmen-name-bookbinder = Bindery
    .the = the Bindery
craftsmen-name-chandler = Chandlery
    .the = the Chandlery
craftsmen-name-winery = Winery
    .the = the Winery
craftsmen-name-brewery = Brewery
    .the = the Brewery
craftsmen-name-bakery = Bakery
    .the = the Bakery

# Colours, places, other things
craftsmen-name-violet = violet
craftsmen-name-violet-n = violet { $number }
    .the = the violet { $number }
    .indef = a violet { $number }
craftsmen-name-green = green
craftsmen-name-green-n = green { $number }
    .the = the green { $number }
    .indef = a green { $number }
craftsmen-name-blue = blue
craftsmen-name-blue-n = blue { $number }
    .the = the blue { $number }
    .indef = a blue { $number }
craftsmen-name-red = red
craftsmen-name-red-n = red { $number }
    .the = the red { $number }
    .indef = a red { $number }
# The colours of a card, the upper one first; the keys are the words of this language.
craftsmen-colours = { $upper ->
    [violet] { $lower ->
        [violet] all violet
       *[other] { $upper } over { $lower }
      }
    [green] { $lower ->
        [green] all green
       *[other] { $upper } over { $lower }
      }
    [blue] { $lower ->
        [blue] all blue
       *[other] { $upper } over { $lower }
      }
   *[red] { $lower ->
        [red] all red
       *[other] { $upper } over { $lower }
      }
  }
craftsmen-name-basic = basic
craftsmen-name-extended = extended
craftsmen-name-advanced = advanced
craftsmen-name-bankers = bankers’ guild
    .the = the bankers’ guild
craftsmen-name-builders = builders’ guild
    .the = the builders’ guild
craftsmen-name-notary = notary
    .the = the notary
craftsmen-name-crafts = crafts guild
    .the = the crafts guild
craftsmen-name-merchants = merchants’ guild
    .the = the merchants’ guild
craftsmen-name-town-hall = town hall
    .the = the town hall
craftsmen-name-spring = spring
craftsmen-name-summer = summer
craftsmen-name-autumn = autumn
craftsmen-name-winter = winter
craftsmen-name-left = on the left
craftsmen-name-right = on the right
craftsmen-name-fair = fair
    .the = the fair
craftsmen-name-granary = granary
    .the = the granary
craftsmen-name-face-down = face down
    .the = a face-down card
    .indef = a face-down card
craftsmen-name-nothing = none
    .the = nothing
    .indef = nothing

# What is asked
craftsmen-name-decision-exchange = keep or exchange a card
craftsmen-name-decision-send = send a helper or pass
craftsmen-name-decision-bankers = take capital cards from the bankers
craftsmen-name-decision-bankers-discard = discard capital cards
craftsmen-name-decision-build = build or stop building
craftsmen-name-decision-pay = pay, one card at a time
craftsmen-name-decision-notary = buy, auction or search at the notary
craftsmen-name-decision-notary-after = search a deck or pass
craftsmen-name-decision-open-auction = make the opening bid
craftsmen-name-decision-bid = raise or pass
craftsmen-name-decision-outbid-mayor = outbid the mayor or pass
craftsmen-name-decision-lay-out = lay out two cards
craftsmen-name-decision-which-end = choose the top or the bottom of the deck
craftsmen-name-decision-put-back = put the cards back one by one
craftsmen-name-decision-craft = use work points or stop
craftsmen-name-decision-two-raws = make two raw materials
craftsmen-name-decision-use-token = use the token’s work point
craftsmen-name-decision-granary-card = take a card for the delivery to the granary
craftsmen-name-decision-give-card = choose a card to pay with
craftsmen-name-decision-merchants = buy a half-product or pass
craftsmen-name-decision-town-hall = choose an action at the town hall
craftsmen-name-decision-tokens = spend a work token or pass
craftsmen-name-decision-too-many = discard down to the card limit
craftsmen-name-decision-invest = invest four cards or pass

# Moves
craftsmen-move-pass = Pass
craftsmen-move-send = Send a helper to { $guild_the }
craftsmen-move-cover = Cover the disc on space { $field } at { $guild_the }
craftsmen-move-cover-card = Pay a capital card to cover the disc on space { $field } at { $guild_the }
craftsmen-move-cover-points = Pay points to cover the disc on space { $field } at { $guild_the }
craftsmen-move-exchange = Exchange { $building_the } ({ craftsmen-colours })
craftsmen-move-swap = Exchange your Sawmill for another ({ craftsmen-colours })
craftsmen-move-take = Take { $card_indef }
craftsmen-move-take-both = Take both open cards
craftsmen-move-draw = Draw from the deck
craftsmen-move-pay = Pay with { $card_indef }
craftsmen-move-discard = Discard { $card_indef }
craftsmen-move-invest = Invest { $card_indef }
craftsmen-move-privilege = Use the privilege
craftsmen-move-build = Build { $building_the } ({ craftsmen-colours }) { $side }
craftsmen-move-defy = Build { $building_the } ({ craftsmen-colours }) { $side }, using the privilege
craftsmen-move-buy = Buy { $building_the } ({ craftsmen-colours }), paying in its colours
craftsmen-move-auction = Auction { $building_the } ({ craftsmen-colours })
craftsmen-move-bid = Bid { $bid }
craftsmen-move-search = Search the { $type } buildings
craftsmen-move-lay = Lay out { $building_the } ({ craftsmen-colours })
craftsmen-move-on-top = Put the others on top of the deck
craftsmen-move-below = Put the others under the deck
craftsmen-move-put = Put back { $building_the } ({ craftsmen-colours }) next
craftsmen-move-make-fair = Make { $good_indef } for the fair
craftsmen-move-make = Make { $good_indef } for { $place_the }
craftsmen-move-fetch = Fetch { $good_indef } from the fair for { $place_the }
craftsmen-move-process = Make { $makes_indef } ({ $building }) for { $place_the }
craftsmen-move-load = Make { $makes_indef } ({ $building }) and load ship { $ship }
craftsmen-move-bribe = Make { $makes_indef } ({ $building }) and bribe the captain of ship { $ship }
craftsmen-move-lose = Make { $makes_indef } ({ $building }); no ship has room, so the product is lost
craftsmen-move-work = Spend a work token
craftsmen-move-purchase = Buy { $good_indef } for { $place_the }, paying with a capital card
craftsmen-move-barter = Buy { $good_indef } for { $place_the }, paying with a cube from the fair
craftsmen-move-token-privilege = Take a privilege token
craftsmen-move-token-work = Take a work token
craftsmen-move-change-order = Change the turn order
craftsmen-play-pass-exchange = Keep your cards as they are
craftsmen-play-pass-send = Pass: send no more helpers this season
craftsmen-play-pass-bankers = Take no capital cards
craftsmen-play-pass-build = Build nothing
craftsmen-play-pass-built = Stop building
craftsmen-play-pass-notary = Do nothing at the notary
craftsmen-play-pass-notary-after = Do not use the privilege
craftsmen-play-pass-bid = Drop out of the auction
craftsmen-play-pass-outbid-mayor = Let the card go
craftsmen-play-pass-craft = Leave the remaining work points unused
craftsmen-play-pass-merchants = Buy nothing from the merchants
craftsmen-play-pass-town-hall = Take nothing at the town hall
craftsmen-play-pass-tokens = Keep your work tokens
craftsmen-play-pass-invest = Invest nothing
craftsmen-play-privilege-bankers = Use the privilege: discard only one card
craftsmen-play-privilege-crafts = Use the privilege: two raw materials for one work point

# Events
craftsmen-exchanged = exchanges { $building_the } ({ $type }) and draws { $drawn_the }
craftsmen-swapped = exchanges their Sawmill for another
craftsmen-round = Year { $year }, { $season }
craftsmen-sent = sends a helper to { $guild_the }
craftsmen-covered = { $own ->
    [1] covers their own disc
   *[other] covers { $other }’s disc
  } on space { $field } at { $guild_the }
craftsmen-fee-card = pays { $other } { $card_indef }
craftsmen-fee-points = pays { $other } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-compensated = draws a card for the covered disc: { $cards }
craftsmen-passed-helpers = passes with { $helpers ->
    [one] { $helpers } helper
   *[other] { $helpers } helpers
  } left
craftsmen-unused-helpers = gets { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for unused helpers
craftsmen-privilege = uses the privilege of a gold space ({ $guild })
craftsmen-privilege-token = uses a privilege token ({ $guild })
craftsmen-banked = { $number ->
    [4] draws 4 cards
   *[other] takes { $open_indef } from the open cards and draws { $number ->
        [one] { $number } card
       *[other] { $number } cards
      }
  }: { $cards }
craftsmen-discarded = discards { $card_indef }
craftsmen-too-many = has too many cards and discards { $card_indef }
craftsmen-open-card = New open capital card: { $card }
craftsmen-open-building = New open building card: { $building }
craftsmen-reshuffled = The discard pile is shuffled into a new deck of capital cards.
craftsmen-paid = pays with { $card_indef }
craftsmen-built = builds { $building_the } ({ craftsmen-colours }) { $side }
craftsmen-bonus-token = is the first to complete the production line for { $good } and takes its bonus token: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-buys = buys { $building_the }
craftsmen-got-card = adds { $building_the } to their hand
craftsmen-auctions = puts { $building_the } up for auction
craftsmen-bid = bids { $bid }
craftsmen-raised = raises to { $bid }
craftsmen-no-bid = drops out of the auction
craftsmen-mayor = faces the mayor’s bid of { $bid } ({ $cards })
craftsmen-mayor-outbid = outbids the mayor with { $bid }
craftsmen-mayor-beaten = has already outbid the mayor with { $bid }
craftsmen-under-deck = does not outbid the mayor; { $building_the } goes under its deck
craftsmen-searched = looks through the open { $type } buildings and { $number ->
    [one] { $number } card
   *[other] { $number } cards
  } from the deck: { $cards }
craftsmen-laid = lays out { $building_the }
craftsmen-put-on-top = puts { $number ->
    [one] { $number } card
   *[other] { $number } cards
  } on top of the deck of { $type } buildings
craftsmen-put-below = puts { $number ->
    [one] { $number } card
   *[other] { $number } cards
  } under the deck of { $type } buildings
craftsmen-made-raw = makes { $good_indef } for { $place_the }
craftsmen-fetched = fetches { $good_indef } from the fair for { $place_the }
craftsmen-made-half = makes { $good_indef } for { $place_the }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-pushed-out = pushes { $own ->
    [1] their own cube
   *[other] { $other ->
        [0] a neutral cube
       *[other] { $other }’s cube
      }
  } out of the granary ({ $good })
craftsmen-took-card = takes a capital card: { $card }
craftsmen-shipped = loads { $good } onto ship { $ship }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-bribed = bribes the captain of ship { $ship }; { $other }’s cube is returned
craftsmen-lost = finds no room for { $good } on any ship; the product is lost
craftsmen-work-token = spends a work token
craftsmen-purchased = buys { $good_indef } from { $other ->
    [0] the granary
   *[other] { $other }
  } for { $place_the }, paying with { $card_indef }
craftsmen-bartered = buys { $good_indef } from { $other ->
    [0] the granary
   *[other] { $other }
  } for { $place_the }, paying with a cube from the fair
craftsmen-took-privilege = takes a privilege token
craftsmen-took-work = takes a work token
craftsmen-changes-order = moves to space { $slot } of the order-change track
craftsmen-fewest-privileges = used the fewest privileges and gets a privilege token
craftsmen-new-order = New turn order: { $players }
craftsmen-ship-scored = scores ship { $ship }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $bonus ->
    [0] {""}
   *[other] {" "}and a bonus of { $bonus }
  }
craftsmen-city = scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for colour sets
craftsmen-granary-scored = scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for the granary
craftsmen-invests = invests { $card_indef }
craftsmen-invested = has invested in the town: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-passed-exchange = keeps what they have
craftsmen-passed-bankers = takes no capital cards
craftsmen-passed-build = builds nothing
craftsmen-passed-built = stops building
craftsmen-passed-notary = does nothing at the notary
craftsmen-passed-notary-after = leaves the privilege unused
craftsmen-passed-craft = leaves the remaining work points unused
craftsmen-passed-merchants = buys nothing from the merchants
craftsmen-passed-town-hall = takes nothing at the town hall
craftsmen-passed-tokens = keeps their work tokens
craftsmen-passed-invest = invests nothing
craftsmen-idle = has nothing to do at { $guild_the }: { $why ->
    [0] no capital cards are left
    [1] nothing can be built with the cards in hand
    [2] nothing can be bought
    [3] there is no use for a work point
    [4] nothing on sale can be both used and paid for
   *[5] there is nothing left to take
  }
craftsmen-moment-exchange = Exchange before the game
craftsmen-moment = Year { $year }, { $season }{ $last ->
    [0] {""}
   *[other] : the last season
  }

# Why not
craftsmen-refused-now = First: { $decision }.
craftsmen-refused-two-helpers = You already have two helpers at { $guild_the }.
craftsmen-refused-guild-full = There is no room for more helpers at { $guild_the }.
craftsmen-refused-queue-full = All spaces at { $guild_the } are taken; cover a disc instead.
craftsmen-refused-third-field = With two players the third space is not used.
craftsmen-refused-field-free = { $guild_the } still has a free space; you can cover a disc only when all its spaces are taken.
craftsmen-refused-two-discs = There are already two discs on space { $field }.
craftsmen-refused-no-fee = Covering the disc on space { $field } costs nothing.
craftsmen-refused-fee = Covering the disc on space { $field } costs a capital card or points.
craftsmen-refused-no-card = You have no capital cards.
craftsmen-refused-fee-points = This costs { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; you have { $have ->
    [0] none
   *[other] { $have }
  }.
craftsmen-refused-exchanged = You can no longer exchange a building card.
craftsmen-refused-card-first = Decide what to do with the building cards first.
craftsmen-refused-not-in-box = That Sawmill is not in the box.
craftsmen-refused-same-colours = That Sawmill has the same colours as yours.
craftsmen-refused-no-such-card = You do not have { $card_indef }.
craftsmen-refused-colour = { $card_indef } matches neither colour of the building.
craftsmen-refused-too-late = Here, cards are chosen colour by colour (violet, green, blue, red), from low to high; it is too late for { $card_indef }.
craftsmen-refused-too-early = Here, cards are chosen colour by colour (violet, green, blue, red), from low to high; another card comes before { $card_indef }.
craftsmen-refused-superfluous = You do not need { $card_the } to pay { $price }.
craftsmen-refused-four-colours = You have to invest one card of each of the four colours.
craftsmen-refused-colour-invested = You have already invested a { $colour } card.
craftsmen-refused-colour-twice = You can invest only one card of each colour, not two { $colour } ones.
craftsmen-refused-discards = { $cards ->
    [one] You can discard no more than { $cards } card.
   *[other] You can discard no more than { $cards } cards.
  }
craftsmen-refused-laid-out = { $cards ->
    [one] There is room for only { $cards } card.
   *[other] There is room for only { $cards } cards.
  }
craftsmen-refused-colour-first = Here, colours are chosen in a fixed order (violet, green, blue, red); a { $colour } card comes before { $card_indef }.
craftsmen-refused-not-open = There is no { $card } among the open cards.
craftsmen-refused-take-both = The deck is empty, so you have to take both open cards.
craftsmen-refused-one-card = You take only one card for a delivery to the granary.
craftsmen-refused-not-both = There are fewer than two open cards.
craftsmen-refused-open-first = You have to take at least one open card.
craftsmen-refused-deck-empty = There is no card to draw.
craftsmen-refused-two-raws = To make two raw materials, you need two cubes and two places for them.
craftsmen-refused-no-difference = The privilege would change nothing here.
craftsmen-refused-privilege-late = You have to use the privilege before you discard the first card.
craftsmen-refused-privilege-used = This helper has already used the privilege.
craftsmen-refused-no-privilege = You need a helper on a gold space, or a privilege token.
craftsmen-refused-not-in-hand = You do not have { $building_the } in hand.
craftsmen-refused-too-dear = This costs { $price }; your cards are worth { $value }.
craftsmen-refused-fits = { $building_the } matches { $neighbour_the }; no privilege is needed.
craftsmen-refused-does-not-fit = The colours of { $building_the } do not match those of { $neighbour_the }, above or below.
craftsmen-refused-building-not-open = { $building_the } is not among the open cards.
craftsmen-refused-colours-too-dear = This costs { $price }; your cards in its colours are worth { $value }.
craftsmen-refused-mayor-bid = To outbid the mayor, bid exactly { $bid }.
craftsmen-refused-bid = The bid is { $bid }: raise it or pass.
craftsmen-refused-no-cards = There are no { $type } cards left.
craftsmen-refused-not-looked = This is not one of the cards you are looking at.
craftsmen-refused-not-made = None of your buildings produces { $good_indef }.
craftsmen-refused-no-cube = All your cubes are in use.
craftsmen-refused-fair-full = You already have three cubes at the fair.
craftsmen-refused-fair-empty = You have no cubes at the fair.
craftsmen-refused-not-built = You have not built { $building_the }.
craftsmen-refused-not-needed = { $building_the } does not need { $good_indef }.
craftsmen-refused-icon-taken = There is already a cube for { $good_indef } on { $building_the }.
craftsmen-refused-meat = Meat goes onto a ship, never to the granary or to another building.
craftsmen-refused-input-missing = { $building_the } still lacks what it needs to make { $good_indef }.
craftsmen-refused-not-shipped = { $building_the } makes { $good_indef }, and half-products are not shipped.
craftsmen-refused-must-load = A ship has room for { $good_indef }, so the product has to be loaded.
craftsmen-refused-no-hold = Ship { $ship } has no hold for { $good_indef }.
craftsmen-refused-hold-full = The hold for { $good } on ship { $ship } is full; only a bribe could make room.
craftsmen-refused-hold-free = The hold for { $good } on ship { $ship } has room; no bribe is needed.
craftsmen-refused-own-cube = The leftmost cube is your own; you cannot remove it.
craftsmen-refused-no-work-token = You have no work tokens.
craftsmen-refused-no-use = You have no use for a work point now.
craftsmen-refused-work-now = You can spend work tokens only between the stages.
craftsmen-refused-work-beside = You can spend work tokens only between the stages, or directly before or after an action by one of your own helpers.
craftsmen-refused-not-in-granary = There is no { $good } in the granary.
craftsmen-refused-own-below = The lower { $good } cube in the granary is your own, so you cannot buy it.
craftsmen-refused-two-players = With two players the order-change track is not used.
craftsmen-refused-on-order-track = You are already on the order-change track.
craftsmen-refused-order-track-full = The order-change track is full.
craftsmen-refused-three-tokens = You already have three of these tokens.
craftsmen-refused-no-token = There are none of these tokens left.

# Where points come from
craftsmen-source-start = Starting points
craftsmen-source-unused-helpers = Unused helpers
craftsmen-source-fees = Fees
craftsmen-source-half-products = Half-products
craftsmen-source-final-products = Final products
craftsmen-source-ships = Ships
craftsmen-source-ship-bonuses = Ship bonuses
craftsmen-source-city = Colour sets
craftsmen-source-granary = Granary
craftsmen-source-investment = Investment
craftsmen-source-bonus-tokens = Bonus tokens
craftsmen-sources-goods = Goods made
craftsmen-sources-year = Year-end scoring
craftsmen-sources-rest = Other points

# The table in a terminal
craftsmen-table-calendar = Year { $year }, { $season }
craftsmen-table-order = Turn order: { $players }
craftsmen-table-next-order = on the order-change track: { $players }
craftsmen-table-pool = Tokens in the pool: privilege { $privileges }, work { $works }
craftsmen-table-bonus = Bonus tokens: { $tokens }
craftsmen-table-guilds = Guilds
craftsmen-table-gold = gold
craftsmen-table-silver = silver
craftsmen-table-ribbon = ribbon
craftsmen-table-capital = Capital
craftsmen-table-deck = deck { $cards }
craftsmen-table-discard = discard pile { $cards }
craftsmen-table-granary = Granary (lower, upper; n = neutral)
craftsmen-table-natural = n
craftsmen-table-ship = Ship { $ship } (bonus: { $bonuses })
craftsmen-table-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
craftsmen-table-holdings = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  } · capital { $capital } · building cards { $plans } · cubes { $cubes } · fair { $fair } · helpers { $helpers } · privilege { $privileges } · work { $works }
craftsmen-table-row = Row:
craftsmen-table-seen = Known cards in hand:
craftsmen-table-tokens = Bonus:
craftsmen-table-hand = Your hand
craftsmen-table-work-points = Work points: { $points }
craftsmen-table-price = To pay: { $price }; paid so far: { $paid }
craftsmen-table-invested = Invested: { $cards } of 4, { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
craftsmen-table-auction = { $bid ->
    [0] For sale: { $building }
   *[other] Auction: { $building }, bid { $bid }
  }
craftsmen-table-mayor = mayor: { $cards }
craftsmen-table-looking = Cards you are looking at: { $cards }
craftsmen-table-box = Sawmills in the box: { $cards }
craftsmen-table-initial = { $colour ->
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
craftsmen-board-field = Space { $field } ({ $kind }), { $guild }: { $helpers }
craftsmen-board-gold = Gold space: the helper may use the guild’s privilege
craftsmen-board-silver = Silver space
craftsmen-board-ribbon = Ribbon: covering a disc here costs nothing
craftsmen-board-short-bankers = Bankers
craftsmen-board-short-builders = Builders
craftsmen-board-short-notary = Notary
craftsmen-board-short-crafts = Crafts
craftsmen-board-short-merchants = Merchants
craftsmen-board-short-town-hall = Town hall
craftsmen-board-guild-bankers = Bankers: take 4 capital cards, discard 2. Privilege: discard only 1.
craftsmen-board-guild-builders = Builders: build up to 2 cards (each costs 2, 3 or 6). Privilege: one of them need not match its neighbour.
craftsmen-board-guild-notary = Notary: buy or auction an open building card. Privilege: search a deck.
craftsmen-board-guild-crafts = Crafts: 3, 4 or 5 work points, depending on the year. Privilege: two raw materials for one work point.
craftsmen-board-guild-merchants = Merchants: buy a half-product from the granary with a capital card. Privilege: pay with one of your cubes from the fair instead.
craftsmen-board-guild-town-hall = Town hall: take a privilege token or a work token, or (with three or more players) change the turn order.
craftsmen-board-capital = Capital
craftsmen-board-capital-deck = Capital cards in the deck: { $cards }. Discard pile: { $discard }
craftsmen-board-deck = Deck of { $type } buildings: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }{ $houses ->
    [0] {""}
   *[other] , { $houses } known to have a house symbol
  }. Cards you know: { $known }
craftsmen-board-price = price { $price }
craftsmen-board-pool = Pool
craftsmen-board-privilege-pool = Privilege tokens in the pool: { $tokens }
craftsmen-board-work-pool = Work tokens in the pool: { $tokens }
craftsmen-board-order-change = Order-change track: players with a disc here go before the others next season
craftsmen-board-bonus-tip = Bonus tokens: whoever first completes the production line for a final product takes its token
craftsmen-board-bonus-token = Bonus token: { $good }
craftsmen-board-fair = Fair
craftsmen-board-fair-cubes = { $player }’s cubes at the fair: { $cubes } of 3
craftsmen-board-granary = Granary
craftsmen-board-natural = neutral
craftsmen-board-column = Column for { $good }, from the bottom: { $cubes }
craftsmen-board-ships = Ships
craftsmen-board-ship = Ship { $ship }. Bonuses for the most cubes, by place: { $bonuses }
craftsmen-board-hold = Hold for { $good } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }): { $cubes }
craftsmen-board-source = { $building } ({ craftsmen-colours }). Makes: { $makes }
craftsmen-board-workshop = { $building } ({ craftsmen-colours }). Needs: { $inputs }. Makes: { $makes } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
craftsmen-board-built = { $card }. Cubes: { $cubes } of { $inputs }
craftsmen-board-mine = Your buildings and cards
craftsmen-board-row = Buildings
craftsmen-board-end = Build here, { $side }
craftsmen-board-hand-buildings = Building cards in hand
craftsmen-board-hand-capital = Capital in hand
craftsmen-board-worth = worth { $value } in all
craftsmen-board-known = Known:
craftsmen-board-points = Points: { $points }
craftsmen-board-helpers = Helpers: { $helpers }
craftsmen-board-privileges = Privilege tokens: { $tokens }
craftsmen-board-works = Work tokens: { $tokens }
craftsmen-board-cubes = Cubes left: { $cubes }
craftsmen-board-capital-cards = Capital cards: { $cards }
craftsmen-board-building-cards = Building cards in hand: { $cards }
craftsmen-board-reconstructed = The rulebook shows some cards, ships and tokens only in pictures; their values are reconstructed (see the game’s page).
craftsmen-board-partly = Partly reconstructed
craftsmen-board-auction = Auction
craftsmen-board-payment = Payment
craftsmen-board-invest = Investment in the town
craftsmen-board-search = Looking through the cards
craftsmen-board-swap = Exchange before the game
craftsmen-board-bid = bids { $bid }
craftsmen-board-still-in = still in
craftsmen-board-out = out
craftsmen-board-mayor = The mayor bids { $bid }:
craftsmen-board-payable = Pay only in these colours:
craftsmen-board-any-colour = Pay in any colours; 2, 3 or 4 cards of one colour can count as 5, 10 or 15 together, and so on.
craftsmen-board-paid = Paid so far:
craftsmen-board-invested = Invested so far: { $cards } of 4 cards, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-board-invest-how = Invest one card of each colour and score their values.
craftsmen-board-search-how = Two cards are laid out; the others go back to the deck.
craftsmen-board-exchange-how = Before the game, a building card can be exchanged for one from its deck, and a Sawmill for another one from the box.
craftsmen-board-bonus = Bonus token ({ $good }): { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-board-plan = { $card }. Building it costs { $cost }
craftsmen-chart = Goods chart
craftsmen-chart-how = Follow the goods from raw material through the workshops to the ships; the shields show points.
craftsmen-chart-mine = in your row
craftsmen-chart-open = open at the notary
craftsmen-chart-ship = Ship { $ship }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
craftsmen-chart-costs = Cost of { $type } buildings: { $price } to buy, { $cost } to build
craftsmen-area-market = Market
craftsmen-area-harbour = Harbour
craftsmen-area-mine = Your row

craftsmen-question-exchange = Exchange something, or keep what you have?
craftsmen-question-send = Where will your next helper go?
craftsmen-question-bankers = Bankers: take one or both open cards; the rest come from the deck.
craftsmen-question-bankers-discard = Which capital cards will you discard?
craftsmen-question-build = Builders: choose a card and an end of your row.
craftsmen-question-pay = You have to pay { $price }. Which capital cards will you use?
craftsmen-question-notary = Notary: buy or auction an open building card.
craftsmen-question-notary-after = Notary: search a deck, or finish?
craftsmen-question-open-auction = What is your opening bid?
craftsmen-question-bid = Raise the bid, or pass?
craftsmen-question-outbid-mayor = Outbid the mayor, or let the card go?
craftsmen-question-lay-out = Which two cards will you lay out?
craftsmen-question-which-end = Should the others go on top of the deck or under it?
craftsmen-question-put-back = Which card will you put back next?
craftsmen-question-craft = Use a work point: choose a building and where its product goes.
craftsmen-question-two-raws = Privilege: make two raw materials for one work point.
craftsmen-question-use-token = Work token: use its work point now.
craftsmen-question-granary-card = Delivery to the granary: take an open capital card or draw one.
craftsmen-question-give-card = Which capital card will you pay with?
craftsmen-question-merchants = Merchants: choose a half-product in the granary and the building that needs it.
craftsmen-question-town-hall = Town hall: take a privilege token or a work token, or (with three or more players) change the turn order.
craftsmen-question-tokens = Spend a work token now?
craftsmen-question-too-many = You have too many capital cards. Which will you discard?
craftsmen-question-invest = Winter: invest a card of each colour, or pass?

craftsmen-group-pass = Pass
craftsmen-group-send = Send a helper
craftsmen-group-cover = Cover a disc
craftsmen-group-cover-card = { craftsmen-group-cover }
craftsmen-group-cover-points = { craftsmen-group-cover }
craftsmen-group-exchange = Exchange a card
craftsmen-group-swap = Exchange the Sawmill
craftsmen-group-take = Take open cards
craftsmen-group-take-both = { craftsmen-group-take }
craftsmen-group-draw = Draw
craftsmen-group-pay = Pay
craftsmen-group-discard = Discard
craftsmen-group-invest = Invest
craftsmen-group-privilege = Privilege
craftsmen-group-build = Build
craftsmen-group-defy = Build with the privilege
craftsmen-group-buy = Buy a building
craftsmen-group-auction = Auction a building
craftsmen-group-bid = Bid
craftsmen-group-search = Search a deck
craftsmen-group-lay = Lay out a card
craftsmen-group-on-top = On top of the deck
craftsmen-group-below = Under the deck
craftsmen-group-put = Put a card back
craftsmen-group-make = Make a raw material
craftsmen-group-make-fair = { craftsmen-group-make }
craftsmen-group-fetch = Fetch from the fair
craftsmen-group-process = Make a half-product
craftsmen-group-load = Make and load
craftsmen-group-bribe = Make and load with a bribe
craftsmen-group-lose = Make without loading
craftsmen-group-work = Spend a work token
craftsmen-group-purchase = Buy with a card
craftsmen-group-barter = Buy with a cube from the fair
craftsmen-group-token-privilege = Take a token
craftsmen-group-token-work = { craftsmen-group-token-privilege }
craftsmen-group-change-order = Change the turn order

craftsmen-preview-fee-points = costs { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, paid to the owner
craftsmen-preview-fee-card = costs a capital card of your choice, paid to the owner
craftsmen-preview-build = costs { $cost }
craftsmen-preview-defy = uses the privilege
craftsmen-preview-buy = costs { $price }, payable only in its colours ({ craftsmen-colours })
craftsmen-preview-auction = you open the bidding; cards of any colour count
craftsmen-preview-bid = your cards are worth { $value }
craftsmen-preview-pay = { $paid } of { $price } paid
craftsmen-preview-invest = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far
craftsmen-preview-makes = makes { $makes_indef }{ $points ->
    [0] {""}
    [one] , { $points } point each time
   *[other] , { $points } points each time
  }
craftsmen-preview-work-point = costs 1 work point
craftsmen-preview-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } now
craftsmen-preview-granary = plus a capital card
craftsmen-preview-hold = { $points ->
    [one] { $points } more point
   *[other] { $points } more points
  } when the ship is scored
craftsmen-preview-bribe = costs a capital card; the leftmost cube goes back to its owner
craftsmen-preview-lose = no ship has room, so it scores nothing
craftsmen-preview-purchase = costs a capital card
craftsmen-preview-barter = costs a cube from the fair; uses the privilege

craftsmen-set-short = { $paid } of { $price }
craftsmen-set-exact = { $paid } of { $price }, nothing wasted
craftsmen-set-over = { $paid } for a price of { $price }, { $waste } wasted
craftsmen-set-cards = Cards: { $cards } of { $needed }
craftsmen-set-invest = Colours: { $cards } of 4; points: { $points }
craftsmen-set-laid = Laid out: { $cards } of { $needed }

craftsmen-next-auction-buy = Buy or auction { $building_the }?
craftsmen-next-take-take-both = Take only { $card_the }, or both open cards?
craftsmen-next-cover-card-cover-points = Pay with a card or with points to cover the disc?
craftsmen-next-build-side = At which end of the row will you build { $building_the }?
craftsmen-next-build-building = Which card will you build { $side }?

craftsmen-preview-fee-points-badge = −{ $points }
craftsmen-preview-fee-card-badge = −1 card
craftsmen-preview-build-badge = −{ $cost }
craftsmen-preview-buy-badge = −{ $price }
craftsmen-preview-points-badge = +{ $points }
craftsmen-preview-bribe-badge = −1 card
craftsmen-preview-purchase-badge = −1 card

# Why a move is good
craftsmen-reason-points = { $more ->
    [more] more points right away
   *[less] fewer points right away
  }
craftsmen-reason-bonuses = { $more ->
    [more] more from bonus tokens
   *[less] less from bonus tokens
  }
craftsmen-reason-ships = { $more ->
    [more] more from your cubes in the holds
   *[less] less from your cubes in the holds
  }
craftsmen-reason-granary = { $more ->
    [more] more from your cubes in the granary
   *[less] less from your cubes in the granary
  }
craftsmen-reason-capital = { $more ->
    [more] more capital cards
   *[less] fewer capital cards
  }
craftsmen-reason-cards = { $more ->
    [more] more building cards in hand
   *[less] fewer building cards in hand
  }
craftsmen-reason-goods = { $more ->
    [more] more of your cubes ready in workshops and at the fair
   *[less] fewer of your cubes ready in workshops and at the fair
  }
craftsmen-reason-privileges = { $more ->
    [more] more privilege tokens
   *[less] fewer privilege tokens
  }
craftsmen-reason-works = { $more ->
    [more] more work tokens
   *[less] fewer work tokens
  }
craftsmen-reason-city = { $more ->
    [more] more cards for the colour sets in your row
   *[less] fewer cards for the colour sets in your row
  }
craftsmen-reason-workshops = { $more ->
    [more] more progress on your production lines
   *[less] less progress on your production lines
  }

# What was left unused
craftsmen-left-capital = Capital cards in hand at the end
craftsmen-left-buildings = Building cards not built
craftsmen-left-goods = Goods not processed
craftsmen-left-works = Work tokens not used
craftsmen-left-helpers = Helpers not sent
