"""Makes nets: bots play each other, a net learns from it, and must beat the one before.

Needs the extra `train`; playing never does. `rounds.py` holds it together.
"""
