"""Live tables: loaded from their logs, changed by appending to them."""
