"""Non-interference: what a seat was not told never changes what it observes."""

from random import Random
from typing import Any

import numpy as np
import pytest

from amletero.envs.batch import Batch
from amletero.envs.game_rows import BOARD, PILE_WORD, UNOBSERVED
from amletero.kernel.knowledge_layout import BURIED, KNOWN
from amletero.kernel.layout import (
    SET_ASIDE,
    alive,
    hand,
    pile_count,
    set_aside,
    turn,
    with_hand,
)
from amletero.rules.editions import EDITIONS, Edition

TABLES = [(edition, players) for edition in EDITIONS.values() for players in edition.goals]


def hidden_places(row: Any, me: int, players: int) -> list[tuple[str, int]]:
    """Where cards lie that a seat knows nothing of."""
    board = int(row[BOARD])
    known, buried = (int(row[UNOBSERVED + at + me]) for at in (KNOWN, BURIED))
    places = [
        ("hand", seat)
        for seat in range(players)
        if seat not in (me, turn(board)) and alive(board) >> seat & 1
        if known >> 4 * seat & 15 == 0
    ]
    places += [("pile", at) for at in range(pile_count(board)) if buried >> 4 * at & 15 == 0]
    return [*places, ("aside", 0)]


def card_at(row: Any, place: tuple[str, int]) -> int:
    kind, at = place
    if kind == "hand":
        return hand(int(row[BOARD]), at)
    if kind == "pile":
        return int(row[PILE_WORD]) >> 4 * at & 15
    return set_aside(int(row[BOARD]))


def put(row: Any, place: tuple[str, int], card: int) -> None:
    kind, at = place
    if kind == "hand":
        row[BOARD] = with_hand(int(row[BOARD]), at, card)
    elif kind == "pile":
        row[PILE_WORD] ^= np.int64(card_at(row, place) ^ card) << np.int64(4 * at)
    else:
        row[BOARD] ^= (card_at(row, place) ^ card) << SET_ASIDE


@pytest.mark.parametrize(
    ("edition", "players"), TABLES, ids=[f"{edition.name}-{players}" for edition, players in TABLES]
)
def test_hidden_cards_leave_no_trace(edition: Edition, players: int) -> None:
    random, swapped = Random(players), 0
    batch = Batch(edition, players, 20, seed=8)
    for _ in range(40):
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in batch.masks])
        batch.step(actions)
        for game in range(0, 20, 3):
            row, me = batch._games[game], random.randrange(players)
            if set_aside(int(row[BOARD])) == 15:
                continue
            truth, before = row.copy(), batch.observe(game, me)
            places = hidden_places(row, me, players)
            cards = [card_at(row, place) for place in places]
            random.shuffle(cards)
            for place, card in zip(places, cards, strict=True):
                put(row, place, card)
            swapped += not np.array_equal(row, truth)
            assert np.array_equal(batch.observe(game, me), before)
            row[:] = truth
    assert swapped > 100
