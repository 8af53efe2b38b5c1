"""The contract between games and everything else; knows no game.

`game.Game` is the box, `state.State` a table in play, `perspective.Perspective` a table as
one seat sees it, `record.Record` a game written down.
"""
