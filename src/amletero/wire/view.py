"""A seat's view as a document: what a browser, a terminal or a bot at that seat is sent."""

from typing import Annotated

import msgspec
from msgspec import Meta

from amletero.rules.cards import Cards, Character
from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.view import View
from amletero.wire.facts import Document, FactShape, fact_document, read_fact


class ViewDocument(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that one seat may know of a game, and nothing else. Cards are values."""

    seat: Annotated[int | None, Meta(description="Whose view this is; null: a spectator's.")]
    edition: Annotated[str, Meta(description="standard, classic or original.")]
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
    facts: Annotated[
        list[FactShape], Meta(description="All you were told since the game began, in order.")
    ]


def view_document(view: View) -> Document:
    """A view as a JSON object; the keys are those of `ViewDocument`, in its order."""
    edition = view.table.edition
    facts = [fact_document(fact, edition) for fact in view.facts]
    return {**position_document(view), "facts": facts}


def position_document(view: View) -> Document:
    """A view without the facts that led to it."""
    table, edition = view.table, view.table.edition
    return {
        "seat": view.seat,
        "edition": edition.name,
        "players": table.players,
        "goal": table.goal,
        "tokens": list(table.tokens),
        "round": table.rounds,
        "turn": table.turn,
        "choosing": table.choosing,
        "deck_count": table.deck_count,
        "face_up": _values(edition, table.face_up),
        "still_in": list(table.still_in),
        "protected": sorted(table.protected),
        "discards": [_values(edition, cards) for cards in table.discards],
        "winners": list(table.winners),
        "hand": _values(edition, view.hand),
        "known": _values(edition, view.known),
        "deck": _values(edition, view.deck),
    }


def read_view(document: Document) -> View:
    """The view that a document shows. It is rebuilt from the facts; the rest is for convenience."""
    seat, edition, facts = _head(document)
    return View.told(seat, [read_fact(fact, edition) for fact in facts])


def _head(document: Document) -> tuple[int | None, Edition, list[Document]]:
    try:
        read = msgspec.convert(document, ViewDocument)
        return read.seat, EDITIONS[read.edition], document["facts"]
    except (KeyError, msgspec.ValidationError) as error:
        raise ValueError(f"not a view: {error}") from error


def _values(edition: Edition, cards: Cards | tuple[Character | None, ...]) -> list[int | None]:
    return [None if card is None else edition.values[card] for card in cards]
