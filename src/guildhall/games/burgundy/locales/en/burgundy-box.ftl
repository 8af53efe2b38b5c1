burgundy-title = The Castles of Burgundy
burgundy-about = Two dice per turn: take tiles, place them in your estate, sell goods, take workers. Full regions score, and score more the earlier you fill them. Whoever has the most points after 25 rounds wins.
burgundy-by = By Stefan Feld
