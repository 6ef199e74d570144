"""A seat's view as a document, as sent to a browser, a terminal or a bot at that seat."""

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.view import View
from amletero.wire.facts import (
    Document,
    FactShape,
    Position,
    fact_document,
    position_document,
    read_fact,
)


class ViewDocument(Position, frozen=True, kw_only=True):
    """All that one seat may know of a game, and no more than that. Cards are values."""

    facts: Annotated[
        list[FactShape], Meta(description="All you were told since the game began, in order.")
    ]


def view_document(view: View) -> Document:
    """Return a view as a JSON object with the keys of `ViewDocument`, in its order."""
    edition = view.table.edition
    facts = [fact_document(fact, edition) for fact in view.facts]
    return {**position_document(view), "facts": facts}


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
