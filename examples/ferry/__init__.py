"""Ferry: a small complete game of our own, the example of docs/write-a-game.md."""
