builders-title = The Builders: Middle Ages
builders-about = Start buildings, hire workers and send them to your sites until each building is finished. The round in which somebody reaches 17 points on finished cards is the last.
builders-by = By Frédéric Henry
