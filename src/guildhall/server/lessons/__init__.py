"""Lessons: a game taught by playing it."""
