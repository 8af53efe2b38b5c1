"""Lessons: a game taught by playing real positions with the real rules.

`games/<game>/lessons.toml` contains the script (script.py describes its fields), and
`games/<game>/locales/<language>/<game>-lessons.ftl` the texts. Lessons have no stored state: the
current step follows from the answers (following.py).
"""
