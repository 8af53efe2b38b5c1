"""Guests, accounts, bot accounts, sessions and passwords."""
