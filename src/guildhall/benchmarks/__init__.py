"""Measurements of the rules and the environments, for `guildhall bench`."""
