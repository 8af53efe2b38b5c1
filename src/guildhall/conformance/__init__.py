"""Checks that every game must pass; they know only the contract."""
