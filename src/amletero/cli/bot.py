"""`amletero bot`: a built-in bot as a program that speaks the bot protocol."""

import sys
from typing import Annotated

from cyclopts import Parameter

from amletero.bots import BOTS, UnknownBot
from amletero.bots import bot as built_in
from amletero.bots.external.bot_side import NotTheProtocol, serve
from amletero.cli.common import fail


def bot(
    name: Annotated[str, Parameter(help=f"A built-in bot: {', '.join(BOTS)}.")],
    /,
    *,
    seed: Annotated[
        int | None,
        Parameter(help="Random seed; the same seed plays the same moves. [default: the host's]"),
    ] = None,
) -> None:
    """Run a built-in bot on standard input and output.

    It speaks the bot protocol, one JSON object per line, and ends at the end of its input.
    """
    try:
        player = built_in(name)
        serve(player, None if seed is None else str(seed), sys.stdin.buffer, _write)
    except (UnknownBot, NotTheProtocol) as error:
        fail(f"bot: {error}")


def _write(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
