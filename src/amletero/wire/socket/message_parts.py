"""The small parts that the socket's messages are made of."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

# A pattern ends in `$(?!\n)`: Python's `$` alone would let a line end pass, a browser's would not.

PROTOCOL: Final = 2
"""The version of this protocol. It changes when an old client could no longer play."""

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5, description="A seat, counted from 0.")]
Version: TypeAlias = Annotated[
    int, Meta(ge=0, le=1_000_000, description="How many deals and moves the game has seen.")
]
Key: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)",
        description="The client's own name for this request; a repeat has no second effect.",
    ),
]
MoveText: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^([0-9](>[0-9](=[0-9])?)?|[0-9]/[0-9](,[0-9])?)$(?!\n)",
        description="A move text, such as `4`, `2>3`, `1>3=5`, `9/1,0`.",
    ),
]
Hash: TypeAlias = Annotated[
    str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)", description="32 bytes in hexadecimal.")
]
RoundNumber: TypeAlias = Annotated[
    int, Meta(ge=0, le=1_000, description="A round, counted from 0.")
]
AttemptNumber: TypeAlias = Annotated[
    int, Meta(ge=0, le=6, description="An attempt at a round's deal, counted from 0.")
]
BotName: TypeAlias = Annotated[
    str, Meta(pattern=r"^[a-z][a-z0-9-]{0,31}$(?!\n)", description="A built-in bot.")
]
Color: TypeAlias = Annotated[int, Meta(ge=0, le=5, description="A place in the palette of seals.")]
Milliseconds: TypeAlias = Annotated[int, Meta(ge=0, description="Milliseconds.")]
