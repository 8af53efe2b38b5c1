"""Tables in play: loaded from their logs, changed by appending to them, shown to who watches."""
