burgundy-title = The Castles of Burgundy
burgundy-about = Two dice a turn: take tiles, place them in your estate, sell goods, hire workers. Full regions score, the earlier the more; after 25 rounds the most points win.
burgundy-by = By Stefan Feld
