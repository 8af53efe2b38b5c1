"""The number of rules, rulings, worked examples and positions."""

RULES = {"B": 81, "BA": 20, "BE": 12, "BP": 7}
