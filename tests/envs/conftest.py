"""Most tests of the environments run in the built form only: `test_built` starts them there."""

from pathlib import Path

import guildhall

_IN_BOTH_FORMS = ("test_batch.py", "test_built.py", "test_encodings.py")

if "build" not in guildhall.__file__:
    files = Path(__file__).parent.glob("test_*.py")
    collect_ignore = [file.name for file in files if file.name not in _IN_BOTH_FORMS]
