"""Tic-tac-toe: the smallest complete game, played in `make load` beside boardgame.io."""
