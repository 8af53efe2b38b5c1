# The Builders, taught by playing.

builders-lesson-sites = Building sites
builders-lesson-sites-welcome = You run building sites. Buildings give you coins and points, and whoever has the most points wins. The buildings you can start are in the outlined row, which is open to everybody.
builders-lesson-sites-card = Look at the outlined building. Its symbols show what it needs: three materials in all. Materials come in four kinds: stone, wood, knowledge and tiles. Once finished, it pays 6 coins and scores 1 point. Materials are never stored: you only need workers who together make what the card asks for.
builders-lesson-sites-start = Start it: click the card, then confirm. That costs one of your three actions and no coins.
builders-lesson-sites-start-other = You could start that one, but it needs different workers from those you will have. Start the outlined building.
builders-lesson-sites-start-hire = Good thinking: workers come next. But first there has to be a site to send them to.
builders-lesson-sites-start-coins = You have 10 coins; that is enough for now. Start the outlined building.
builders-lesson-sites-own = The card is now in front of you: it is your site, and nobody else can build there. The gap in the row was filled from the deck. You can always see the next card of each deck, but you can only take cards from the row.

builders-lesson-workers = Workers
builders-lesson-workers-look = The workers are in the second row. Each card shows what the worker makes, and the wage you pay each time you send them to work. You already have one worker: your apprentice, below. The apprentice makes two materials, but your site needs three.
builders-lesson-workers-hire = Hire the outlined labourer. That costs one action and no coins.
builders-lesson-workers-hire-other = The others make something else, or cost more. Hire the outlined labourer.
builders-lesson-workers-hire-early = You could, but then you would have too few actions left for the labourer. Hire the outlined labourer first.
builders-lesson-workers-send = Now send the labourer to your site: click the labourer, then the site. The first worker you send to a site in a turn costs one action, and you pay the wage, 3 coins.
builders-lesson-workers-send-apprentice = The apprentice comes later. Send the labourer first: the labourer makes more of what is needed.
builders-lesson-workers-end = You have used your three actions. With 5 coins or more you could buy another one; we will come to that later. For now, end your turn.
builders-lesson-workers-end-buy = Not yet! Another action costs 5 coins, and you will need them. End your turn.
builders-lesson-workers-finish = The other player took coins, and it is your turn again. The labourer is still at work, and the site shows what is missing: your apprentice makes it (the extra tile is simply lost). Send the apprentice there. Workers are counted afresh each turn, so this costs one action again, and a wage of 2 coins.
builders-lesson-workers-finish-more = You will need more workers soon, but finish this building first: it pays 6 coins.
builders-lesson-workers-built = Your first building is finished. It paid 6 coins and scored 1 point, and both workers are free again. That is the whole game: start, hire, send, and begin again with more workers.

builders-lesson-coins = Coins
builders-lesson-coins-wages = Every worker has to be paid each time you send them to a site. When you are short of coins, turn actions into coins: one action gives 1 coin, two together give 3, three together give 6.
builders-lesson-coins-take = You have two actions left. Take 3 coins for both of them together.
builders-lesson-coins-take-one = Used one at a time, two actions give only 1 coin each, 2 in all. Used together, they give 3.
builders-lesson-coins-take-other = That makes sense too, but this step is about coins: take 3 for both actions.
builders-lesson-coins-end = Good. Now end your turn.
builders-lesson-coins-end-buy = You could, but save your coins for wages. End your turn.
builders-lesson-coins-ten = Coins are worth something at the end as well: 1 point for every 10 coins. But buildings are worth much more, so coins are best spent on wages.

builders-lesson-machines = Machines
builders-lesson-machines-look = The outlined card is a machine. It is built like a building and scores points, but it pays no coins. Instead it works for you until the end of the game: it makes 2 of one material, and you never pay it a wage.
builders-lesson-machines-start = Start the machine.
builders-lesson-machines-start-other = You could, but this chapter is about the machine.
builders-lesson-machines-send = It needs exactly what your apprentice makes. Send the apprentice there.
builders-lesson-machines-send-other = Finish the machine first: your apprentice can do it alone.
builders-lesson-machines-site = The machine is finished and is now one of your free workers. Start the outlined building: the machine supplies part of what the building needs.
builders-lesson-machines-site-other = You could, but this time start the outlined building: the machine is useful there.
builders-lesson-machines-end = You have used all your actions. End your turn.
builders-lesson-machines-end-buy = You do not need another action yet. End your turn.
builders-lesson-machines-work = It is your turn again. Send the machine to the site: that costs one action, and no coins at all.
builders-lesson-machines-work-other = The apprentice will be needed too, but send the machine first: it works for free.
builders-lesson-machines-over = The machine stays on the site until the building is finished, and then it is free again. A machine keeps its points while it works. The earlier you build one, the more wages it saves you.

builders-lesson-actions = More actions
builders-lesson-actions-grow = Your site needs five materials, and your two free labourers make all of them. But speed costs actions: in one turn the first worker you send to a site costs one action, the second two, the third three.
builders-lesson-actions-first = Send the outlined labourer to the site.
builders-lesson-actions-first-other = You can do that later. First send the outlined labourer to the site.
builders-lesson-actions-second = Now send the other one. That costs two actions, and you have two left, so the building will be finished this turn.
builders-lesson-actions-second-other = That would leave too few actions or coins for the second labourer. Send that labourer now: the building pays 10 coins.
builders-lesson-actions-buy = It is finished: 10 coins and 2 points. You have used all your actions, but you can buy another for 5 coins, and it is as good as any other. Buy one.
builders-lesson-actions-buy-end = You could save your coins, but try buying an action this time.
builders-lesson-actions-use = Use it to start the outlined machine, so that your workers have a site for the next turn.
builders-lesson-actions-use-other = You could use it for that, but your free workers need a site: start the outlined machine.
builders-lesson-actions-over = You may buy as many actions as you can pay for. Buying one is worth the coins when it lets you finish a well-paying building a turn earlier. Sending two workers on separate turns is cheaper: then each costs one action.

builders-lesson-end = The end
builders-lesson-end-trigger = Here you join another game near its end. When somebody finishes a turn with 17 or more points from finished buildings and machines, the end of the game is triggered: the current round is completed, so that everybody has the same number of turns. Coins do not count for this.
builders-lesson-end-finish = You can reach 17 now: send the outlined worker to the outlined site.
builders-lesson-end-finish-other = There is something better: one worker finishes a building and takes you to 17 points.
builders-lesson-end-turn = That makes 17 points. You have to use all your actions: take 3 coins for the last two, and your turn is over.
builders-lesson-end-turn-other = You could, but coins count at the end, and a new site does not. Take 3 coins.
builders-lesson-end-over = The other player has had the last turn, and the game is over. You score the points on your finished cards, and 1 point for every 10 coins. Unfinished sites are worth nothing, so think early about which ones you can still finish.
