"""Tournaments as such: who meets whom, and who stands where."""
