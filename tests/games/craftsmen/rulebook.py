"""The number of rules, rulings, worked examples and positions."""

RULES = {"C": 94, "A": 67, "W": 25}
