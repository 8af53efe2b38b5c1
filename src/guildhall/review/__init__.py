"""Reviews of finished games: good moves, better moves, and the reasons.

`judge.py` evaluates one position, `summary.py` combines the results of all positions, and
`pipeline.py` does both for the command line and the server.
"""
