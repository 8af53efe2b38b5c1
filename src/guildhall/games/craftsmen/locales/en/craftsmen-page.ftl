# The page of the game.

craftsmen-page-reconstructed = The rulebook shows the cards, ships and bonus tokens only in pictures. They are only partly documented: we know the goods and buildings, the numbers of cards, and some values and examples. The other values, colours and recipes are reconstructed so that all the worked examples come out right. A corrected component file can replace them.

# Ways to set it up
craftsmen-preset-first = First game
craftsmen-preset-first-about = Where the rulebooks differ, we use the version that makes the most sense to us.
craftsmen-preset-polish = Polish rulebook
craftsmen-preset-polish-about = Where the rulebooks differ, the Polish one applies.
craftsmen-preset-french = French rulebook
craftsmen-preset-french-about = Where the rulebooks differ, the French one applies.
craftsmen-preset-literal = Literal rules
craftsmen-preset-literal-about = Where our ruling differs from the literal text of both rulebooks, the text applies.

# Options
craftsmen-option-ruling-exchange = Exchange before the game
craftsmen-option-ruling-exchange-fr = one card or the Sawmill
craftsmen-option-ruling-exchange-pl = one card and the Sawmill
craftsmen-option-ruling-mayor = The mayor’s bid
craftsmen-option-ruling-mayor-fr = colour sets count
craftsmen-option-ruling-mayor-pl = only the printed numbers count
craftsmen-option-ruling-search = Searching at the notary
craftsmen-option-ruling-search-pl = cards go back on top of the deck or under it
craftsmen-option-ruling-search-fr = cards go back on top of the deck
craftsmen-option-ruling-privilege-ties = Too few privilege tokens
craftsmen-option-ruling-privilege-ties-pl = those first in turn order get them
craftsmen-option-ruling-privilege-ties-fr = those last in turn order get them
craftsmen-option-ruling-granary-refill = Granary at the end of a year
craftsmen-option-ruling-granary-refill-fr = every free space is filled
craftsmen-option-ruling-granary-refill-pl = only goods that have run out are restocked
craftsmen-option-ruling-work-tokens = When work tokens may be spent
craftsmen-option-ruling-work-tokens-pl = only between the stages
craftsmen-option-ruling-work-tokens-fr = also before or after an action
craftsmen-option-ruling-granary-card = Card for a delivery to the granary
craftsmen-option-ruling-granary-card-every = for every delivery
craftsmen-option-ruling-granary-card-full = only if the column was full (literal text)
craftsmen-option-ruling-fewest-privileges = Counting who used the fewest privileges
craftsmen-option-ruling-fewest-privileges-privileges = only helpers that used a privilege are counted
craftsmen-option-ruling-fewest-privileges-helpers = helpers that used a privilege and those on the order-change track are counted (literal text)
craftsmen-option-ruling-winter-tokens = Privilege tokens dealt out in winter
craftsmen-option-ruling-winter-tokens-none = none
craftsmen-option-ruling-winter-tokens-all = one for everybody, none with two players (literal text)

# What players begin with, on their profiles
craftsmen-sent-first = First guild
craftsmen-built-first = First building

# How moves are written
craftsmen-notation-pass = do nothing, or nothing more
craftsmen-notation-send = send a helper to the first free space of a guild
craftsmen-notation-cover = cover a disc with a helper, without a fee
craftsmen-notation-cover-card = cover a disc with a helper and pay a card
craftsmen-notation-cover-points = cover a disc with a helper and pay points
craftsmen-notation-exchange = put a dealt card under its deck and draw another
craftsmen-notation-swap = take this Sawmill from the box instead of your own
craftsmen-notation-take = take an open capital card
craftsmen-notation-take-both = take both open capital cards
craftsmen-notation-draw = draw from the deck of capital cards
craftsmen-notation-pay = pay with a capital card
craftsmen-notation-discard = discard a capital card
craftsmen-notation-invest = invest a capital card
craftsmen-notation-privilege = use the privilege of the guild
craftsmen-notation-build = build a card at either end of your row
craftsmen-notation-defy = use the privilege to build a card where it does not match
craftsmen-notation-buy = buy an open building card, paying in its colours
craftsmen-notation-auction = put an open building card up for auction
craftsmen-notation-bid = bid this much
craftsmen-notation-search = use the privilege to search a deck of buildings
craftsmen-notation-lay = lay out one of the cards you looked through
craftsmen-notation-on-top = put the others on top of the deck
craftsmen-notation-below = put the others under the deck
craftsmen-notation-put = put this card back next
craftsmen-notation-make-fair = make a raw material for the fair
craftsmen-notation-make = make a raw material for a building
craftsmen-notation-fetch = bring a cube from the fair to a building, where it counts as this raw material
craftsmen-notation-process = make a half-product, for the granary or a building
craftsmen-notation-load = make a final product and load it onto a ship
craftsmen-notation-bribe = make a final product and bribe a captain to load it into a full hold
craftsmen-notation-lose = make a final product that no ship has room for
craftsmen-notation-work = spend a work token
craftsmen-notation-purchase = buy a half-product from the granary, paying with a card
craftsmen-notation-barter = buy a half-product from the granary, paying with a cube from the fair
craftsmen-notation-token-privilege = take a privilege token
craftsmen-notation-token-work = take a work token
craftsmen-notation-change-order = move to the order-change track
