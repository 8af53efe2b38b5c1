builders-title = The Builders: Middle Ages
builders-about = Start buildings, hire workers and send them to your sites until each building is finished. Once somebody has 17 points on finished cards, that round is the last.
builders-by = By Frédéric Henry
