"""Views as a server tells them: a lie leads to a possible view or to an error, never a crash."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tools.lies.messages import other_past
from tools.lies.victim import VICTIM

from amletero.rules.editions import Edition
from amletero.rules.view import View
from amletero.wire.facts import Document
from amletero.wire.view import read_view, view_after, view_document
from tests.playing import play_game, seeds, tables


def places(node: Any) -> Iterator[tuple[Any, Any]]:
    """Every number and null in a document: where it is, and its key there."""
    for key, value in node.items() if isinstance(node, dict) else enumerate(node):
        if isinstance(value, dict | list):
            yield from places(value)
        elif not isinstance(value, str):
            yield node, key


def told(setting: tuple[Edition, int], seed: int) -> Document:
    """What a player of a game was told."""
    return view_document(play_game(*setting, seed, goal=1).view(VICTIM))


@given(tables, seeds, st.data())
def test_any_change_leads_to_a_view_or_to_an_error(
    setting: tuple[Edition, int], seed: int, data: st.DataObject
) -> None:
    document = told(setting, seed)
    where, key = data.draw(st.sampled_from(list(places(document["facts"]))))
    where[key] = data.draw(st.one_of(st.integers(-2, 12), st.none()))
    with suppress(ValueError):
        assert isinstance(read_view(document), View)


@given(tables, seeds)
def test_facts_can_be_told_one_after_another(setting: tuple[Edition, int], seed: int) -> None:
    document = told(setting, seed)
    first, *later = document["facts"]
    assert view_after(read_view({**document, "facts": [first]}), later) == read_view(document)


@given(tables, seeds)
def test_nobody_discards_two_princesses(setting: tuple[Edition, int], seed: int) -> None:
    document = told(setting, seed)
    princess = {"fact": "discarded", "seat": VICTIM, "card": max(setting[0].by_value)}
    with pytest.raises(ValueError, match="not what can follow in a game"):
        view_after(read_view(document), [princess] * 2)


@given(tables, seeds)
def test_a_past_told_anew_is_another_one_that_could_have_been(
    setting: tuple[Edition, int], seed: int
) -> None:
    document = told(setting, seed)
    (lie,) = other_past({"type": "view", "version": 1, "view": document})
    assert lie["view"]["facts"] != document["facts"]
    assert read_view(lie["view"]).table.game_over
