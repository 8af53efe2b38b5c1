"""The number of rules, rulings, worked examples and positions."""

RULES = {"K": 169, "KA": 31, "KD": 5, "KE": 20, "KP": 11}
