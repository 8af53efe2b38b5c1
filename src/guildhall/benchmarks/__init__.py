"""How fast the rules run, and how fast other engines run beside them."""
