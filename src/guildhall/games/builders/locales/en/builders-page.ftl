# The page of the game.

builders-notation-start = start this building
builders-notation-hire = hire this worker
builders-notation-send = send a worker or a machine to one of your sites
builders-notation-take = take coins for this many actions
builders-notation-buy = buy one more action
builders-notation-end = end the turn when no actions are left

# What players begin with, on their profiles
builders-started-first = First building
builders-hired-first = First worker
