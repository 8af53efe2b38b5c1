"""Benchmarks of The Castles of Burgundy."""
