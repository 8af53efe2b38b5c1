builders-title = The Builders: Middle Ages
builders-about = Take building cards, hire workers, and line up their materials until each building stands. 17 points on finished cards end the game.
builders-by = By Frédéric Henry
