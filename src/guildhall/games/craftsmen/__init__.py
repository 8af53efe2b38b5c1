"""Craftsmen, by Krzysztof Matusik."""
