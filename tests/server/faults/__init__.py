"""After every fault all tables continue by themselves, and no acknowledged move is missing."""
