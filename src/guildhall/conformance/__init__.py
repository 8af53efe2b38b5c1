"""What every game is held to: checks that know only the contract."""
