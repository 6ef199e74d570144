"""What a seat is told, as documents: each fact, and what it changed in the seat's position.

A fact is a JSON object with the kind of fact, and cards as values:
`{"fact": "played", "seat": 0, "card": 1, "target": 2}`
"""

import re
from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache
from operator import attrgetter
from types import MappingProxyType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    TypeAlias,
    Union,
    get_args,
    get_type_hints,
)

import msgspec
from msgspec import UNSET, Meta, UnsetType

from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.facts import (
    Discarded,
    Drew,
    DrewToChoose,
    Ending,
    Fact,
    GameBegan,
    Holds,
    Played,
    PutUnder,
    Returned,
    RoundBegan,
    Traded,
    WentOut,
)
from amletero.rules.view import View

Document: TypeAlias = dict[str, Any]


class _Codec(NamedTuple):
    """The JSON shape of the values of one type, and the conversions to and from it."""

    shape: Any
    write: Callable[[Any, Edition], Any]
    read: Callable[[Any, Edition], Any]


def _as_it_is(value: object, _: Edition) -> object:
    return value


def _listed(values: tuple[object, ...], _: Edition) -> list[object]:
    return list(values)


def _values(cards: Cards | tuple[Character | None, ...], edition: Edition) -> list[int | None]:
    return [None if card is None else edition.values[card] for card in cards]


def _names(kind: type[StrEnum]) -> Any:
    return Literal[tuple(member.value for member in kind)]


_CODECS: Final[Mapping[object, _Codec]] = MappingProxyType(
    {
        bool: _Codec(bool, _as_it_is, _as_it_is),
        Seat: _Codec(int, _as_it_is, _as_it_is),
        Seat | None: _Codec(int | None, _as_it_is, _as_it_is),
        tuple[Seat, ...]: _Codec(list[int], _listed, lambda seats, _: tuple(seats)),
        Character: _Codec(
            int,
            lambda card, edition: edition.values[card],
            lambda card, edition: edition.by_value[card],
        ),
        Cards: _Codec(
            list[int],
            _values,
            lambda cards, edition: tuple(edition.by_value[card] for card in cards),
        ),
        Edition: _Codec(
            Literal[tuple(EDITIONS)],
            lambda edition, _: edition.name,
            lambda name, _: EDITIONS[name],
        ),
        Ending: _Codec(
            _names(Ending), lambda ending, _: ending.value, lambda name, _: Ending(name)
        ),
    }
)


@cache
def fact_name(kind: type) -> str:
    """Return the name of a kind of fact in documents: `WentOut` is `went-out`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


@cache
def _codecs(kind: type) -> tuple[tuple[str, _Codec], ...]:
    return tuple((name, _CODECS[type_]) for name, type_ in get_type_hints(kind).items())


def _shape(kind: type) -> type[msgspec.Struct]:
    return msgspec.defstruct(
        kind.__name__,
        [(name, codec.shape) for name, codec in _codecs(kind)],
        tag_field="fact",
        tag=fact_name(kind),
        namespace={"__doc__": kind.__doc__},
        frozen=True,
    )


FACTS: Final[Mapping[str, type]] = MappingProxyType(
    {fact_name(kind): kind for kind in get_args(Fact)}
)
"""The kinds of facts, by their names in documents."""

FactShape: Final[Any] = Union[tuple(_shape(kind) for kind in FACTS.values())]  # noqa: UP007
"""The shapes of all fact documents, for validation and for the JSON Schema."""


def fact_document(fact: Fact, edition: Edition) -> Document:
    """Return a fact as a JSON object."""
    kind: type = type(fact)
    body = {name: codec.write(getattr(fact, name), edition) for name, codec in _codecs(kind)}
    return {"fact": fact_name(kind), **body}


def read_fact(document: Document, edition: Edition) -> Fact:
    """Return the fact of a document. Raises `ValueError` if it is not a fact."""
    try:
        msgspec.convert(document, FactShape)
        kind = FACTS[document["fact"]]
        fact: Fact = kind(
            **{name: codec.read(document[name], edition) for name, codec in _codecs(kind)}
        )
    except (KeyError, msgspec.ValidationError) as error:
        raise ValueError(f"not a fact of the {edition.name} game: {error}") from error
    return fact


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """Only what one seat may know at one moment. Cards are values."""

    seat: Annotated[int | None, Meta(description="Whose view this is; null: a spectator's.")]
    edition: Literal["standard", "classic", "original"]
    players: int
    goal: Annotated[int, Meta(description="Tokens to win.")]
    tokens: Annotated[list[int], Meta(description="Tokens by seat.")]
    round: Annotated[int, Meta(description="How many rounds have begun.")]
    turn: Annotated[int | None, Meta(description="Whose move it is; null: no round is played.")]
    choosing: Annotated[bool, Meta(description="Whether that player owes a Chancellor's choice.")]
    deck_count: Annotated[int, Meta(description="Cards in the draw pile.")]
    face_up: Annotated[list[int], Meta(description="Cards set aside face up (two players).")]
    still_in: Annotated[list[int], Meta(description="Seats still in the round.")]
    protected: Annotated[list[int], Meta(description="Seats that a Handmaid protects.")]
    discards: Annotated[
        list[list[int]], Meta(description="By seat: cards played or discarded, in order.")
    ]
    winners: Annotated[list[int], Meta(description="Winners of the game; empty until its end.")]
    hand: Annotated[list[int], Meta(description="Your hand; cards just drawn come last.")]
    known: Annotated[
        list[int | None], Meta(description="By seat: the card you know another player to hold.")
    ]
    deck: Annotated[
        list[int | None],
        Meta(description="The draw pile, top card first: cards you put there, and null."),
    ]


PositionChange: Final[Any] = msgspec.defstruct(
    "PositionChange",
    [(field.name, field.type | UnsetType, UNSET) for field in msgspec.structs.fields(Position)],
    namespace={"__doc__": "The fields of a position that one fact changes, with their new values."},
    frozen=True,
    kw_only=True,
)
"""The shape of a change, for validation and for the JSON Schema."""


class _Field(NamedTuple):
    """The source of a position's field, and how its value is written."""

    value: Callable[[View], Any]
    write: Callable[[Any, Edition], Any]


_FIELDS: Final[Mapping[str, _Field]] = MappingProxyType(
    {
        "seat": _Field(attrgetter("seat"), _as_it_is),
        "edition": _Field(attrgetter("table.edition.name"), _as_it_is),
        "players": _Field(attrgetter("table.players"), _as_it_is),
        "goal": _Field(attrgetter("table.goal"), _as_it_is),
        "tokens": _Field(attrgetter("table.tokens"), _listed),
        "round": _Field(attrgetter("table.rounds"), _as_it_is),
        "turn": _Field(attrgetter("table.turn"), _as_it_is),
        "choosing": _Field(attrgetter("table.choosing"), _as_it_is),
        "deck_count": _Field(attrgetter("table.deck_count"), _as_it_is),
        "face_up": _Field(attrgetter("table.face_up"), _values),
        "still_in": _Field(attrgetter("table.still_in"), _listed),
        "protected": _Field(attrgetter("table.protected"), lambda seats, _: sorted(seats)),
        "discards": _Field(
            attrgetter("table.discards"),
            lambda discards, edition: [_values(cards, edition) for cards in discards],
        ),
        "winners": _Field(attrgetter("table.winners"), _listed),
        "hand": _Field(attrgetter("hand"), _values),
        "known": _Field(attrgetter("known"), _values),
        "deck": _Field(attrgetter("deck"), _values),
    }
)
"""The fields of a position, in their order."""

_SECRET: Final = ("hand", "known", "deck")
_PUBLIC: Final[Mapping[str, _Field]] = MappingProxyType(
    {name: field for name, field in _FIELDS.items() if name not in ("seat", *_SECRET)}
)
"""The fields of the table, which are equal for all viewers."""

_MAY_CHANGE: Final[Mapping[type[Fact], tuple[str, ...]]] = MappingProxyType(
    {
        GameBegan: _SECRET,
        RoundBegan: _SECRET,
        Holds: ("hand", "known"),
        Played: ("hand", "known"),
        Discarded: ("hand", "known"),
        WentOut: ("hand", "known"),
        Traded: ("known",),
        Drew: ("deck",),
        DrewToChoose: ("known", "deck"),
        Returned: ("hand", "deck"),
        PutUnder: ("deck",),
    }
)
"""By kind of fact: the secret fields that it may change, in their order in a position.

They are written even if they did not change: otherwise the length of a message would reveal
something about secrets.
"""


def position_document(view: View) -> Document:
    """Return a view as a JSON object without its facts."""
    edition = view.table.edition
    return {name: field.write(field.value(view), edition) for name, field in _FIELDS.items()}


def position_change(before: View | None, after: View, fact: Fact) -> Document:
    """Return what a fact changed in a position; without one before, the whole position."""
    if before is None:
        return position_document(after)
    edition, change = after.table.edition, {}
    if after.table is not before.table:
        for name, field in _PUBLIC.items():
            value = field.value(after)
            if value != field.value(before):
                change[name] = field.write(value, edition)
    for name in _MAY_CHANGE.get(type(fact), ()):
        field = _FIELDS[name]
        change[name] = field.write(field.value(after), edition)
    return change
