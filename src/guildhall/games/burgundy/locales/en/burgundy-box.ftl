burgundy-title = The Castles of Burgundy
burgundy-about = Two dice a turn: take tiles, place them in your estate, sell goods, take workers. Full regions score, and score more if you fill them early. The most points after 25 rounds win.
burgundy-by = By Stefan Feld
