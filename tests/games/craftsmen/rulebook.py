"""How many rules, rulings, worked examples and positions are numbered."""

RULES = {"C": 94, "A": 67, "W": 25}
