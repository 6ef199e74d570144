"""A seat's view as a document, as sent to a browser, a terminal or a bot at that seat."""

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import UNSET, Meta, UnsetType

from amletero.rules.cards import Cards, Character
from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.facts import (
    Discarded,
    Drew,
    DrewToChoose,
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
from amletero.wire.facts import Document, FactShape, fact_document, read_fact


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


class ViewDocument(Position, frozen=True, kw_only=True):
    """All that one seat may know of a game, and no more than that. Cards are values."""

    facts: Annotated[
        list[FactShape], Meta(description="All you were told since the game began, in order.")
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


def _as_it_is(value: object, _: Edition) -> object:
    return value


def _listed(values: tuple[object, ...], _: Edition) -> list[object]:
    return list(values)


def _values(cards: Cards | tuple[Character | None, ...], edition: Edition) -> list[int | None]:
    return [None if card is None else edition.values[card] for card in cards]


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


def view_document(view: View) -> Document:
    """Return a view as a JSON object with the keys of `ViewDocument`, in its order."""
    edition = view.table.edition
    facts = [fact_document(fact, edition) for fact in view.facts]
    return {**position_document(view), "facts": facts}


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


def read_view(document: Document) -> View:
    """Return the view of a document. It is rebuilt from the facts; the other keys are not read.

    Raises `ValueError` if it is not a view, or one that no game can lead to.
    """
    seat, edition, facts = _head(document)
    told = [read_fact(fact, edition) for fact in facts]
    try:
        return View.told(seat, told)
    except (ValueError, TypeError, LookupError) as error:
        raise ValueError(f"not a view of a game: {error}") from error


def view_after(view: View, facts: Iterable[Document]) -> View:
    """Return a view after more facts. Raises `ValueError` if they are none that can follow."""
    for document in facts:
        fact = read_fact(document, view.table.edition)
        try:
            view = view.after(fact)
        except (ValueError, TypeError, LookupError) as error:
            raise ValueError(f"not what can follow in a game: {error}") from error
    return view


def _head(document: Document) -> tuple[int | None, Edition, list[Document]]:
    try:
        read = msgspec.convert(document, ViewDocument)
        return read.seat, EDITIONS[read.edition], document["facts"]
    except (KeyError, msgspec.ValidationError) as error:
        raise ValueError(f"not a view: {error}") from error
