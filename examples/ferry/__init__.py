"""Ferry: a small complete game, the example of docs/tutorials/first-game.md."""
