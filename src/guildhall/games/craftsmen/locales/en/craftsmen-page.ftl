# The page of the game.

craftsmen-page-reconstructed = The rulebook shows the cards, the ships and the bonus tokens only as pictures. What they say is documented in part: the goods and buildings, the numbers of cards, some values and examples. The other values, colours and recipes are reconstructed so that all worked examples come out right. A corrected file of components can be put in their place.

# Ways to set it up
craftsmen-preset-first = First game
craftsmen-preset-first-about = Where the rulebooks differ, the reading that we find most sensible.
craftsmen-preset-polish = Polish rulebook
craftsmen-preset-polish-about = Where the rulebooks differ, always as the Polish one says.
craftsmen-preset-french = French rulebook
craftsmen-preset-french-about = Where the rulebooks differ, always as the French one says.

# Options
craftsmen-option-ruling-exchange = Exchange before the game
craftsmen-option-ruling-exchange-fr = one card or the sawmill
craftsmen-option-ruling-exchange-pl = one card and the sawmill
craftsmen-option-ruling-mayor = Bid of the mayor
craftsmen-option-ruling-mayor-fr = with colour sets
craftsmen-option-ruling-mayor-pl = printed numbers only
craftsmen-option-ruling-search = Searching at the notary
craftsmen-option-ruling-search-pl = cards go back on top or below
craftsmen-option-ruling-search-fr = cards go back on top
craftsmen-option-ruling-privilege-ties = Too few privilege tokens
craftsmen-option-ruling-privilege-ties-pl = to the first in turn order
craftsmen-option-ruling-privilege-ties-fr = to the last in turn order
craftsmen-option-ruling-granary-refill = Granary after a year
craftsmen-option-ruling-granary-refill-fr = every free field is filled
craftsmen-option-ruling-granary-refill-pl = only missing goods come back
craftsmen-option-ruling-work-tokens = Work tokens
craftsmen-option-ruling-work-tokens-pl = between the stages
craftsmen-option-ruling-work-tokens-fr = also before or after an action
craftsmen-option-ruling-granary-card = Card for the granary
craftsmen-option-ruling-granary-card-every = for every delivery
craftsmen-option-ruling-granary-card-full = only where the column was full
craftsmen-option-ruling-fewest-privileges = Who used the fewest privileges
craftsmen-option-ruling-fewest-privileges-privileges = helpers that used one
craftsmen-option-ruling-fewest-privileges-helpers = all helpers on the board, also on the order-change track
craftsmen-option-ruling-winter-tokens = Privilege tokens in winter
craftsmen-option-ruling-winter-tokens-none = none
craftsmen-option-ruling-winter-tokens-all = one for everybody
