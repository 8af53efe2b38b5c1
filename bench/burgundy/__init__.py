"""What is measured of this game alone."""
