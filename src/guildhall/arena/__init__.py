"""Matches between bots: schedule, results and statistics."""
