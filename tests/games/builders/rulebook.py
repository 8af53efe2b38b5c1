"""How many rules, rulings, worked examples and positions are numbered."""

RULES = {"B": 81, "BA": 20, "BE": 12, "BP": 7}
