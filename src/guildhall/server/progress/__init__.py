"""Progress of accounts in lessons and puzzles."""
