"""Ferry: a small complete game of our own, the example of docs/tutorials/first-game.md."""
