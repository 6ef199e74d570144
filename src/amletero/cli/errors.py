"""What a wrong call is answered with: one line on standard error and exit status 2."""

import sys
from typing import NoReturn


def wrong_call(error: Exception | str) -> NoReturn:
    """End the command because it was called wrongly."""
    sys.stderr.write(f"amletero: {error}\n")
    sys.exit(2)
