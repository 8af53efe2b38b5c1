"""The HTTP side: who asks, what they may ask, and how refusals look."""
