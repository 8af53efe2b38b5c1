burgundy-title = The Castles of Burgundy
burgundy-about = Use two dice each turn to take tiles, place them in your estate, sell goods or take workers. Filling a region scores points, and the earlier you fill it, the more it scores. Whoever has the most points after 25 rounds wins.
burgundy-by = By Stefan Feld
