"""Rewrite all golden files after an intended change of the rules."""

import json

from tests.golden import COUNTS, all_counts, file, tables, text

for name, seats in tables():
    file(name, seats).write_text(text(name, seats), "utf-8")
lines = [f" {json.dumps(table)}: {json.dumps(numbers)}" for table, numbers in all_counts().items()]
COUNTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
