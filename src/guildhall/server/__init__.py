"""Live tables: people, lobby, play, and nothing lost."""
