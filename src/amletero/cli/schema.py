"""`amletero schema`: the JSON Schemas of the documents exchanged with other programs."""

import sys
from typing import Literal

from amletero.wire.schema import schema_text


def schema(name: Literal["bot", "review", "socket", "view"], /) -> None:
    """Print the JSON Schema of the bot protocol, a review, the socket's messages or a view.

    Parameters
    ----------
    name
        Which documents: `bot`, `review`, `socket` or `view`.
    """
    sys.stdout.write(schema_text(name))
