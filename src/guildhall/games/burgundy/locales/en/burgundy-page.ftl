# Ways to set it up
burgundy-preset-first = First game
burgundy-preset-first-about = Everybody has the same basic estate, as the rulebook recommends for a first game.
burgundy-preset-club = Club rules
burgundy-preset-club-about = Everybody is dealt a two-sided board, chooses a side and places the starting castle.
burgundy-preset-all = All variants
burgundy-preset-all-about = Everybody secretly chooses any estate from either edition; the rules are those of the 2019 edition.

# Options
burgundy-option-estates = Estates
burgundy-option-estates-basic = the same basic estate for everybody
burgundy-option-estates-dealt = each player is dealt a two-sided board and chooses a side
burgundy-option-estates-random = each player is dealt one estate and chooses where to place the starting castle
burgundy-option-estates-chosen = each player chooses any estate
burgundy-option-choosing = Choosing estates
burgundy-option-choosing-open = openly, in turn order
burgundy-option-choosing-hidden = secretly, revealed together
burgundy-option-later-estates = Estates of the 2019 edition
burgundy-option-later-estates-no = no
burgundy-option-later-estates-yes = yes
burgundy-option-edition = Edition
burgundy-option-edition-2011 = 2011
burgundy-option-edition-2019 = 2019

# How moves are written
burgundy-notation-choose = choose this estate, with the starting castle on this hex
burgundy-notation-take-with = take the tile on this space of a depot with the die showing this number
burgundy-notation-place-with = place the tile from this storage space on this hex with the die showing this number
burgundy-notation-sell-with = sell all goods of this colour with the die showing this number
burgundy-notation-workers-with = take workers with the die showing this number
burgundy-notation-take = take this tile with a castle or a building
burgundy-notation-place = place this tile with a castle or a City Hall
burgundy-notation-sell = sell these goods with a castle or a Warehouse
burgundy-notation-workers = take workers with a castle
burgundy-notation-buy = buy this tile with silver
burgundy-notation-buy-for-workers = buy this tile with workers (2019 edition, knowledge tile 6)
burgundy-notation-load = take the goods from this depot, or from these two
burgundy-notation-keep = take these new kinds of goods
burgundy-notation-discard = discard the tile from this storage space to make room for the new one
burgundy-notation-decline = skip an effect
burgundy-notation-end = end the turn without buying a tile
# The page of the game.

# What players begin with, on their profiles
burgundy-took-first = First tile taken
burgundy-placed-first = First tile placed
