# Errors: one sentence, what is wrong and what would be right.
error-invalid = This input cannot be used.
error-unknown-game = There is no game “{ $game }”; the games are: { $known }.
error-seats = { $game } is played by { $min } to { $max } players, not by { $seats }.
error-unknown-option = { $game } has no option “{ $option }”; it has: { $known }.
error-invalid-option = Option “{ $option }” cannot be “{ $value }”; it can be: { $allowed }.
error-seed = A seed is a whole number from 0 up, not { $seed }.
error-components = The component file cannot be used: { $reason }.
error-unknown-bot = There is no bot “{ $bot }”; the bots are: { $known }.
error-no-such-seat = There is no seat { $seat }; this table has { $seats }.
error-unparsable-move = “{ $move }” is not a move of this game.
error-game-over = The game is over; no more moves can be played.
error-snapshot = The snapshot cannot be used: { $reason ->
    [other-game] it belongs to another game.
    [other-rules] it was made under other rules or with other components.
    [unreadable] it cannot be read.
   *[damaged] it is damaged.
  }
error-record = The record cannot be used: { $reason ->
    [not-json] it is cut short or not a record at all.
    [format] its format is { $detail }, which this version does not know.
    [checksum] it has been changed or damaged, its checksum does not fit.
    [unreadable] the file { $detail } cannot be read.
    [other-game] it is a record of { $detail }.
    [other-rules] it was played under other rules or with other components ({ $detail }).
    [move] move { $detail }
    [other-end] its moves lead to another position than it says.
   *[no-record] it does not have the form of a record.
  }
