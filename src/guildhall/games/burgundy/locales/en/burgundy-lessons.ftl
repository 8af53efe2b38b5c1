# The Castles of Burgundy, taught by playing.

burgundy-lesson-dice = Dice and depots
burgundy-lesson-dice-goal = You are a prince with an estate of 37 hexes. Over 25 rounds you take tiles and fill your estate with them; whoever has the most points wins. In every round you roll two dice and do one thing with each of them. Your dice are outlined.
burgundy-lesson-dice-depots = In the middle are six depots, numbered 1 to 6. With a die you take a tile from the depot with the number it shows. The outlined tile is in a depot that matches one of your dice.
burgundy-lesson-dice-take = Take it: click the outlined die, then the tile.
burgundy-lesson-dice-take-other = You could, but this time take the outlined tile with the outlined die.
burgundy-lesson-dice-take-workers = You will take workers in a moment, with the other die. First take the outlined tile.
burgundy-lesson-dice-storage = The tile is in your storage now. There is room for three tiles. A tile does nothing until you place it in your estate; that comes in the next chapter. You cannot save dice for later: both have to be used this round.
burgundy-lesson-dice-workers = When you have no better use for a die, you can take 2 workers with it, whatever its number. Do that with the other die: click it, then your workers.
burgundy-lesson-dice-workers-other = That would be a good move too, but to see how you take workers, click the die, then your workers.
burgundy-lesson-dice-over = That was one turn: two dice, two actions. Then the others have their turns, and everybody rolls again.

burgundy-lesson-placing = Placing and regions
burgundy-lesson-placing-rules = This is a few rounds later. You may place a stored tile if three things are true: the hex is the same colour as the tile, its number matches the die, and it touches a hex that is already filled. At the start, only the castle hex in the centre is filled.
burgundy-lesson-placing-place = The outlined tile fits on the outlined hex. Click the die, then the tile, then the hex.
burgundy-lesson-placing-place-other = That is possible, but there is more to gain: place the outlined tile on the outlined hex.
burgundy-lesson-placing-region = Hexes of one colour that touch form a region, and this one is full now. A full region scores by its size: 1, 3, 6, 10, 15, 21, 28 or 36 points for 1 to 8 hexes. The earlier you fill it, the better: in phase A a full region scores 10 extra points, in the later phases 8, 6, 4 and finally 2.
burgundy-lesson-placing-tip = This means that small regions filled early can be worth as much as large ones filled late. The “Regions” button (key R) shows what each region would score now and in the next phase.

burgundy-lesson-workers = Workers
burgundy-lesson-workers-change = The dice are not always kind. Each worker you spend changes one of your dice by 1, up or down, and a 6 can become a 1, or a 1 a 6. Two workers change it by 2; with three you can reach any number. Your workers are outlined.
burgundy-lesson-workers-take = The outlined tile is in a depot whose number is only 1 away from your die. You can take it all the same: click the die, then the tile. It costs one worker.
burgundy-lesson-workers-take-other = You could do that, but this time take the outlined tile with the outlined die, for one worker.
burgundy-lesson-workers-refill = You can spend workers in the same way when you place a tile. So keep one or two, and take 2 more with a die that you have no better use for. Do that now with the other die.
burgundy-lesson-workers-refill-other = That would be a good move in a game, but here take 2 workers with the other die.
burgundy-lesson-workers-over = Every two workers left at the end are worth 1 point. They are worth more during the game.

burgundy-lesson-goods = Goods and ships
burgundy-lesson-goods-look = Each round a goods tile goes to one of the depots. Ships collect goods, as you will see in a moment.
burgundy-lesson-goods-ship = Place the ship on the outlined hex with the outlined die.
burgundy-lesson-goods-ship-other = Place the ship on the outlined hex with the outlined die: it gets you goods.
burgundy-lesson-goods-load = Now your ship may load from one depot of your choice, whatever the die shows: you take all the goods there. Choose the outlined depot. You may hold at most three kinds, but as many of each as you like.
burgundy-lesson-goods-load-other = You would get less there. Choose the outlined depot.
burgundy-lesson-goods-order = A ship does one more thing: it moves your marker ahead on the turn-order track. Whoever is furthest ahead plays first from the next round on, and has first choice in the depots.
burgundy-lesson-goods-sell = Goods are sold with a die: each kind has a number. Your other die shows the number of the outlined goods. Sell them all: you get 1 silver for the sale and, with two players, 2 points for each tile.
burgundy-lesson-goods-sell-other = You could, but this time sell the outlined goods with this die.
burgundy-lesson-goods-silver = Silver is for the black depot in the centre: once per turn, without using a die, you may buy a tile there for 2 silver.

burgundy-lesson-buildings = Buildings
burgundy-lesson-buildings-once = Buildings are the beige tiles. Each kind does something once, when you place it, and a city (a beige region) may not hold the same kind twice. There are eight kinds; here they are.
burgundy-lesson-buildings-takers = Three of them let you take another tile from any of depots 1 to 6, whatever the dice show: the Carpenter’s Workshop gives you a building; the Church a mine, a knowledge tile or a castle; the Market a ship or animals.
burgundy-lesson-buildings-givers = Three give you something at once: the Boarding House 4 workers, the Bank 2 silver, the Watchtower 4 points.
burgundy-lesson-buildings-doers = The last two do more: the Warehouse lets you sell all your goods of one kind, and the City Hall lets you place another stored tile at once, on a hex with any number.
burgundy-lesson-buildings-first = Place the outlined building on the outlined hex.
burgundy-lesson-buildings-first-other = Place the outlined building first: it gets you another tile.
burgundy-lesson-buildings-effect = Now use its effect: take the outlined tile. You need no die for it.
burgundy-lesson-buildings-effect-other = You could take that tile instead, but this time take the outlined one.
burgundy-lesson-buildings-second = Now place the outlined building too, with the other die.
burgundy-lesson-buildings-second-other = Place the outlined building first: it takes effect right away.
burgundy-lesson-buildings-over = As you can see, an effect is like an action that needs no die. A castle, a dark green tile, does even more: when you place it, you get one whole action at once, with any number you like.

burgundy-lesson-animals = Animals
burgundy-lesson-animals-look = Light green hexes are pastures. An animal tile scores as soon as you place it: 1 point for each animal on it, and every tile of the same kind already in the same pasture scores again.
burgundy-lesson-animals-place = One of your pastures already has a tile of the same kind. Place the outlined animals on the outlined hex of that pasture.
burgundy-lesson-animals-place-other = Place the outlined animals on the outlined hex: there they join animals of the same kind.
burgundy-lesson-animals-over = The old tile has scored again along with the new one. So collect one kind of animal in a large pasture: with each new tile, all the earlier ones score again.

burgundy-lesson-phases = Phases and bonuses
burgundy-lesson-phases-end = The game has five phases, A to E, of five rounds each. This is the last round of a phase, and you have one die left. When a phase ends, the tiles left in the depots are removed from the game and new ones are laid out; the goods stay. Every mine in your estate also pays 1 silver.
burgundy-lesson-phases-last = Use your last die: take the outlined tile before it is gone.
burgundy-lesson-phases-last-other = After this round the tiles left in the depots are removed. Take the outlined tile while it is still there.
burgundy-lesson-phases-income = A new phase has begun. The depots are full again, and your mine has paid 1 silver. A region filled in this phase scores 2 points less than it would have in the previous one.
burgundy-lesson-phases-bonus = There is one more race: the first to fill all hexes of one colour takes the large bonus tile of that colour, worth 5 points with two players; the second takes the small one, worth 2 points.

burgundy-lesson-knowledge = Knowledge tiles
burgundy-lesson-knowledge-look = Yellow tiles are knowledge tiles. There are 26, all different. Tiles 1 to 14 change the rules for you until the end of the game; tiles 15 to 26 score points at the end. Hover over a tile to read what it does.
burgundy-lesson-knowledge-place = The outlined tile is about taking workers. Place it on the outlined hex.
burgundy-lesson-knowledge-place-other = Place the knowledge tile first: it helps you from now on.
burgundy-lesson-knowledge-use = It is already in effect. Take workers with the other die, and watch what you get.
burgundy-lesson-knowledge-use-other = Try out the new tile: take workers with the other die.
burgundy-lesson-knowledge-over = You got 1 silver as well as the 2 workers. At the end of the game you score 1 point for each goods tile and each silver you have left, 1 point for every two workers, and whatever your knowledge tiles say. That is all you need to know: now play your first game.
