"""Positions of played games in which one move is clearly best.

`finding.py` searches for them and confirms each by a search fifty times deeper; `book.py` stores
them.
"""
