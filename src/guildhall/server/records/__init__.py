"""Records, replays and earlier positions."""
