# The page of The Castles of Burgundy: its rules in our own words.
burgundy-page-title-1 = What it is about
burgundy-page-text-1 =
    You are a prince with an estate of 37 hexes. In five phases of five rounds you take tiles from the depots of the main board and place them at home. Every tile does something, and full regions score: large ones more, early ones more.
burgundy-page-title-2 = Your turn
burgundy-page-text-2 =
    Everybody rolls two dice and uses each for one action. Take a tile from the depot of that number into your storage, which has room for three. Or place a stored tile on an empty hex of its colour and of that number, next to a tile you have already placed. Or sell all goods of that number. Or take two workers, with any number.
    Each worker you spend changes a die by one; six and one are neighbours. Once a turn you may also buy a tile from the black depot for two silver.
burgundy-page-title-3 = The tiles
burgundy-page-text-3 =
    Castle: one more action at once, with any number. Mine: a silver at the end of every phase. Ship: take the goods of a depot and move up in turn order. Animals: points, and tiles of the same kind in the pasture score again.
    Buildings work once: the Warehouse sells goods, the Carpenter’s Workshop, the Church and the Market take a tile from depots 1 to 6, the City Hall places one, the Boarding House gives four workers, the Bank two silver, the Watchtower four points. No building may stand twice in one city.
    Knowledge tiles change the rules for you, or score at the end. Click a tile to read what it does.
burgundy-page-title-4 = Regions and colours
burgundy-page-text-4 =
    A full region scores at once by its size: 1, 3, 6, 10, 15, 21, 28 or 36 points, and 10, 8, 6, 4 or 2 more by the phase. The first to fill all hexes of a colour takes its large bonus tile, the second the small one.
burgundy-page-title-5 = Goods
burgundy-page-text-5 =
    Each round the white die brings goods to a depot; ships fetch them. You can hold three kinds. A sale brings a silver, and for every goods tile as many points as there are players.
burgundy-page-title-6 = The end
burgundy-page-text-6 =
    After 25 rounds, each goods tile and each silver you have left scores a point, every two workers a point, and knowledge tiles what they say. The most points win; a tie goes to the player with more empty hexes, then to whoever had the later last turn.

# Options
burgundy-option-estates = Estates
burgundy-option-estates-basic = the same basic estate for all
burgundy-option-estates-dealt = a two-sided board is dealt, choose a side
burgundy-option-estates-random = one estate is dealt, choose the castle
burgundy-option-estates-chosen = choose any estate
burgundy-option-choosing = Choosing estates
burgundy-option-choosing-open = open, in turn order
burgundy-option-choosing-hidden = hidden, revealed together
burgundy-option-later-estates = Estates of the 2019 edition
burgundy-option-later-estates-no = no
burgundy-option-later-estates-yes = yes
burgundy-option-edition = Edition
burgundy-option-edition-2011 = 2011
burgundy-option-edition-2019 = 2019

# How moves are written
burgundy-notation-choose = choose this estate, with the start castle on this hex
burgundy-notation-take-with = take the tile on this space of a depot with the die that shows this number
burgundy-notation-place-with = place the tile on this storage space on this hex with the die that shows this number
burgundy-notation-sell-with = sell all goods of this colour with the die that shows this number
burgundy-notation-workers-with = take workers with the die that shows this number
burgundy-notation-take = take that tile with a castle or a building
burgundy-notation-place = place that tile with a castle or the City Hall
burgundy-notation-sell = sell those goods with a castle or the Warehouse
burgundy-notation-workers = take workers with a castle
burgundy-notation-buy = buy that tile for silver
burgundy-notation-buy-for-workers = buy that tile for workers (2019 edition, knowledge tile 6)
burgundy-notation-load = take the goods of that depot, or of those two
burgundy-notation-keep = of the new kinds of goods, take these
burgundy-notation-discard = discard the tile on this storage space for the new one
burgundy-notation-decline = skip an effect
burgundy-notation-end = end the turn without buying a tile
