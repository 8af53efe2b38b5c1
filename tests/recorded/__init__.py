"""Recorded games, at least one for each way a game can end."""
