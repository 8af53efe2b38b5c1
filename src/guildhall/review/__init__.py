"""A finished game looked at again: what was good, what would have been better, and why.

`judging.py` asks a search about one position, `summing.py` makes a review of all of them,
`whole.py` does both for a record.
"""
