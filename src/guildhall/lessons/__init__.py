"""Lessons: a game taught by playing it, in real positions and with its real rules.

`games/<game>/lessons.toml` holds the script (script.py says what its fields mean), and
`games/<game>/locales/<language>/<game>-lessons.ftl` the words. A lesson is not kept anywhere: where
somebody stands in it follows from the answers he has given (following.py).
"""
