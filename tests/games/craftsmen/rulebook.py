"""How many rules, rulings, worked examples and positions are numbered."""

RULES = {"C": 94, "A": 66, "W": 25}
