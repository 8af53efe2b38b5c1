# The page of the game.

builders-notation-start = start that building
builders-notation-hire = hire that worker
builders-notation-send = send a worker or a machine to one of your sites
builders-notation-take = take coins for that many actions
builders-notation-buy = buy one more action
builders-notation-end = end the turn when no actions are left
