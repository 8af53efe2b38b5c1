"""One module per notification channel, found by its presence.

A new channel is a module here that defines `open_channel`, a function in `subscriptions.py` and a
route to choose it, and a form in `web/src/account` with its texts. The runner decides when to send,
stores what was sent, tries again and gives up.
"""
