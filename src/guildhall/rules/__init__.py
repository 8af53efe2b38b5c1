"""The rules pages: one source in the folder of each game for the docs, its page and its table.

`games/<game>/rules/<language>.md` holds the words, in a small part of Markdown (reading.py). What
can be computed is not typed there: a line `{{depots}}` stands for the rows of a table, and
`![what it shows](table)` for a drawing, both made by `games/<game>/tables.py` from the components.
"""
