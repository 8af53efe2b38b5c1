# The page of Craftsmen: its rules in our own words.
craftsmen-page-title-1 = What it is about
craftsmen-page-text-1 =
    You make a name in a town of craftsmen. In three years of four seasons you send helpers to the guilds, build a row of workshops, turn raw materials into half-products and these into wares, and load them on ships.
craftsmen-page-title-2 = Helpers
craftsmen-page-text-2 =
    In spring, summer and autumn you send five helpers one by one, in turn order, to the first free field of a guild. When a queue is full, a helper may stand on another disc: a foreign one costs a capital card or points for its owner, except on the field with the ribbon. Whoever keeps a helper back gets a point.
    A gold field also gives the privilege of the guild; so does a privilege token.
craftsmen-page-title-3 = The guilds
craftsmen-page-text-3 =
    Bankers: get four capital cards, discard two. Builders: build up to two cards; each goes to an end of your row and must match the card beside it in the upper or the lower colour. Notary: buy an open building in its own colours, or auction it. Crafts: three, four or five work points by the year. Merchants: buy a half-product from the granary. Town hall: a token, or an earlier place in turn order.
    Capital cards of one colour are worth 5 for two, 10 for three, 15 for four and so on, if that is more than their numbers.
craftsmen-page-title-4 = Work
craftsmen-page-text-4 =
    A work point makes a raw material, which goes to a workshop that needs it or to the fair; or fetches a cube from the fair as any raw material; or makes a half-product, for a workshop of yours or for the granary, which gives a capital card; or makes a ware, which must be loaded on a ship at once. A cube on an icon is that good.
    Half-products and wares score when they are made. A full hold takes one more ware if you bribe the captain with a card.
craftsmen-page-title-5 = Winter
craftsmen-page-text-5 =
    Only builders and crafts work. Then ships, granary and city are scored, and everybody may invest a card of each colour for points. A city scores for sets of the four colours in its buildings.
craftsmen-page-title-6 = The end
craftsmen-page-text-6 =
    After three years bonus tokens for complete production lines are added. Most points win.
craftsmen-page-reconstructed = The rulebook shows the cards, the ships and the bonus tokens only as pictures. What they say is documented in part: the goods and buildings, the numbers of cards, some values and examples. The other values, colours and recipes are reconstructed so that all worked examples come out right. A corrected file of components can be put in their place.

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
craftsmen-option-ruling-fewest-privileges = Who used fewest privileges
craftsmen-option-ruling-fewest-privileges-privileges = helpers that used one
craftsmen-option-ruling-fewest-privileges-helpers = all helpers on the board, also on the order-change track
craftsmen-option-ruling-winter-tokens = Privilege tokens in winter
craftsmen-option-ruling-winter-tokens-none = none
craftsmen-option-ruling-winter-tokens-all = one for everybody
