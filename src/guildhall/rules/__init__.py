"""The rules pages: one source per game for the docs, its page and its table.

`games/<game>/rules/<language>.md` contains the text, in a small part of Markdown (reading.py).
Computed parts are included by name: a line `{{depots}}` is replaced by the rows of a table, and
`![description](table)` by a drawing, both made by `games/<game>/tables.py` from the components.
"""
