"""The rules pages: one source per game and language for the docs, the game page and the table.

`games/<game>/rules/<language>.md` contains the text, in a small subset of Markdown (reading.py).
Computed content is not typed there: a line `{{depots}}` is replaced by the rows of a table, and
`![what it shows](table)` by a drawing. `games/<game>/tables.py` makes both from the components.
"""
