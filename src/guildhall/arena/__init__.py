"""Matches between bots: who meets whom, what came of it, and how sure that is."""
