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
