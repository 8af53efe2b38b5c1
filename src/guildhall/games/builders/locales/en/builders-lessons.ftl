# The Builders, taught by playing.

builders-lesson-sites = Building sites
builders-lesson-sites-welcome = You run building sites. Buildings give you coins and points, and whoever has the most points wins. All buildings you can start are in the outlined row, open to everybody.
builders-lesson-sites-card = Look at the outlined building. Its symbols say what it needs: three materials in all, out of stone, wood, knowledge and tiles. Once finished, it pays 6 coins and scores 1 point. Nothing is ever stored: you only need workers who together make what the card asks for.
builders-lesson-sites-start = Start it: click the card, then confirm. That costs one of your three actions and no coins.
builders-lesson-sites-start-other = That one could be started too, but it needs different workers from those you will have. Start the outlined building.
builders-lesson-sites-start-hire = Good thinking: workers come next. But first there has to be a site to send them to.
builders-lesson-sites-start-coins = You have 10 coins; that is enough for now. Start the outlined building.
builders-lesson-sites-own = The card is in front of you: it is your site, and nobody else can build there. The gap in the row was filled from the deck. You can always see the next card of a deck, but you can only take cards from the row.

builders-lesson-workers = Workers
builders-lesson-workers-look = Workers are in the second row. A card shows what a worker makes, and the wage you pay each time you send them to work. You already have one worker: your apprentice, below. The apprentice makes two materials, but your site needs three.
builders-lesson-workers-hire = Hire the outlined labourer. That costs one action and no coins.
builders-lesson-workers-hire-other = The others make something else, or cost more. Hire the outlined labourer.
builders-lesson-workers-hire-early = You could, but then you would have no action left to hire. First hire the outlined labourer.
builders-lesson-workers-send = Now send the labourer to your site: click the labourer, then the site. The first worker you send to a site in your turn costs one action, and you pay the wage, 3 coins.
builders-lesson-workers-send-apprentice = The apprentice comes later. Send the labourer first, who makes more of what is needed.
builders-lesson-workers-end = Your three actions are used. With 5 coins or more you could buy another one; we will come to that. For now, end your turn.
builders-lesson-workers-end-buy = Later! A bought action costs 5 coins, and you will need them. End your turn.
builders-lesson-workers-finish = The other player took coins, and it is your turn again. The labourer is still at work, and the site shows what is missing: exactly what your apprentice makes. Send the apprentice there. Each turn is counted from the start, so this costs one action again, and a wage of 2 coins.
builders-lesson-workers-finish-more = You will need more workers soon, but finish this building first: it pays 6 coins.
builders-lesson-workers-built = Your first building is finished. It paid 6 coins and scored 1 point, and both workers are free again. That is the whole game: start, hire, send, and begin again with more workers.

builders-lesson-coins = Coins
builders-lesson-coins-wages = Every worker you send wants a wage, every time. When you are short of coins, turn actions into coins: one action gives 1 coin, two together give 3, three together give 6.
builders-lesson-coins-take = You have two actions left. Take 3 coins for both of them together.
builders-lesson-coins-take-one = One action after the other gives only 1 coin each, 2 in all. Together they give 3.
builders-lesson-coins-take-other = That is sensible too, but here we want coins: take 3 for both actions.
builders-lesson-coins-end = Good. Now end your turn.
builders-lesson-coins-end-buy = You could, but save your coins for wages. End your turn.
builders-lesson-coins-ten = Coins are worth something at the end as well: every full 10 coins are 1 point. But buildings are worth much more, so coins are best spent on wages.

builders-lesson-machines = Machines
builders-lesson-machines-look = The outlined card is a machine. It is built like a building and scores points, but it pays no coins. Instead it works for you until the end of the game: it makes 2 of one material, and never wants a wage.
builders-lesson-machines-start = Start the machine.
builders-lesson-machines-start-other = That is a fine card, but this chapter is about the machine.
builders-lesson-machines-send = It needs exactly what your apprentice makes. Send the apprentice there.
builders-lesson-machines-send-other = First the machine: your apprentice finishes it alone.
builders-lesson-machines-site = The machine is finished and is now one of your free workers. Start the outlined building: the machine supplies part of what the building needs.
builders-lesson-machines-site-other = It would be less useful there. Start the outlined building.
builders-lesson-machines-end = Your actions are used. End your turn.
builders-lesson-machines-end-buy = Not needed yet. End your turn.
builders-lesson-machines-work = Your turn again. Send the machine to the site: one action, and no coins at all.
builders-lesson-machines-work-other = The apprentice will be needed too, but send the machine first: it works for free.
builders-lesson-machines-over = It stays there until the building is finished, and then it is free again. A machine keeps its points while it works. Built early, it saves you a wage in every turn.

builders-lesson-actions = More actions
builders-lesson-actions-grow = You have a site that needs five materials and two free labourers who make all of it. But speed costs actions: in one turn the first worker you send to a site costs one action, the second two, the third three.
builders-lesson-actions-first = Send the outlined labourer to the site.
builders-lesson-actions-first-other = Later. First send a labourer to the site.
builders-lesson-actions-second = Now the other one, who costs two actions. You have two left: the building will be finished in this turn.
builders-lesson-actions-second-other = That would leave too few actions for the second labourer. Send the second one now: the building pays 10 coins.
builders-lesson-actions-buy = It is finished: 10 coins and 2 points. Your actions are used, but a bought one is as good as any other and costs 5 coins. Buy one.
builders-lesson-actions-buy-end = That would be thrifty, but try buying an action this once.
builders-lesson-actions-use = Use it: start the outlined building, so that your workers have a site for the next turn.
builders-lesson-actions-use-other = That is a good use too, but your free workers need a site: start the outlined building.
builders-lesson-actions-over = You may buy as many actions as you can pay for. It is worth it when a building that pays a lot is finished a turn earlier. Sending workers in two turns is cheaper: then both cost one action.

builders-lesson-end = The end
builders-lesson-end-trigger = Late in another game. When somebody finishes a turn with 17 or more points from finished buildings and machines, the end of the game is triggered: the current round is completed, so that everybody has the same number of turns. Coins do not count for this.
builders-lesson-end-finish = You can reach 17 now: send the outlined worker to the outlined site.
builders-lesson-end-finish-other = There is something better: one worker finishes a building and takes you to 17 points.
builders-lesson-end-turn = That makes 17 points. Every action has to be used up: take 3 coins for the last two, and your turn is over.
builders-lesson-end-turn-other = You could, but coins count at the end, and a new site does not. Take 3 coins.
builders-lesson-end-over = The other player has had the last turn, and the game is over. Points are those on finished cards, and 1 for every full 10 coins. Unfinished sites are worth nothing: so think early about which one you can still finish.
