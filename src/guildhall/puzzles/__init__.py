"""Positions of played games in which one move is clearly best.

`finding.py` looks for them and has a search fifty times deeper confirm each; `book.py` keeps them.
"""
