"""The Builders: Middle Ages, by Frédéric Henry."""
