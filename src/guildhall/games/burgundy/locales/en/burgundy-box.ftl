burgundy-title = The Castles of Burgundy
burgundy-about = Use two dice each turn to take tiles, place them in your estate, sell goods or take workers. Full regions score points, and more points the earlier you fill them. Whoever has the most points after 25 rounds wins.
burgundy-by = By Stefan Feld
