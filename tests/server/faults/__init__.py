"""Faults: after each, every table goes on by itself and no acknowledged move is missing."""
