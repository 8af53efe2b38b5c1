"""A bot for any game: it plays the longest move text. Standard library only."""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    # question["view"] is all that this seat may see; question["legal"] what it may do.
    move = max(question["legal"], key=len)
    print(json.dumps({"move": move}), flush=True)
