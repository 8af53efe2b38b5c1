"""Tournaments: pairing, rounds and standings."""
