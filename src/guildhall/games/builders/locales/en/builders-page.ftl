# The page of The Builders: its rules in our own words.
builders-page-title-1 = What it is about
builders-page-text-1 =
    You run building sites. Buildings need stone, wood, knowledge and tile; workers bring them while they work. Nothing is stored: a crew that covers all that a building needs finishes it at once.
    A finished building pays coins and is worth points. Whoever has 17 points on finished cards brings on the end.
builders-page-title-2 = How it begins
builders-page-text-2 =
    Five buildings and five workers lie open in two rows, and the next card of each deck can be seen. Everybody has an apprentice and 10 coins.
builders-page-title-3 = Your turn
builders-page-text-3 =
    You have 3 actions and use them all, in any mix. One more costs 5 coins, as often as you can pay.
    Start a building for 1 action: take a card of the row; it is your site.
    Hire a worker for 1 action: take a card of the row; the wage is not paid yet.
    Send a worker or a machine to one of your sites: you pay the wage each time. The first one sent to a site in a turn costs 1 action, the second 2, the third 3. Whoever is sent stays until the building stands.
    Take coins: 1 for 1 action, 3 for 2 actions, 6 for 3 actions spent together.
builders-page-title-4 = Finishing
builders-page-text-4 =
    As soon as every material is covered, the building is finished without a further action. The crew comes back and can be sent again; you get the coins and the points.
    A machine pays no coins. Finished, it works for you without wage and keeps its points.
builders-page-title-5 = The end
builders-page-text-5 =
    When somebody ends a turn with 17 or more points on finished cards, the round is played to its end, so that all have had the same number of turns. Ten coins are worth one more point. Sites and workers are worth nothing.

builders-notation-start = start the construction of that building
builders-notation-hire = hire that worker
builders-notation-send = send a worker or a machine to one of your sites
builders-notation-take = take coins for that many actions
builders-notation-buy = buy one more action
builders-notation-end = end the turn when no action is left
