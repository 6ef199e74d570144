"""Reshuffles everything hidden from a seat and finds no input of its network changed.

python -m tools.input_secrecy                  100,000 comparisons for each table
python -m tools.input_secrecy --comparisons 5000
"""

import argparse
from random import Random
from typing import Any

import numpy as np

from amletero.kernel.edition_settings import setting_of
from amletero.kernel.knowledge_layout import BURIED, KNOWN
from amletero.kernel.layout import (
    CHOOSE,
    DRAWN,
    SECOND,
    SET_ASIDE,
    alive,
    hand,
    phase,
    pile_count,
    set_aside,
    turn,
    with_hand,
)
from amletero.networks.compiled_inputs import write_inputs
from amletero.networks.inputs import MOST_INPUTS
from amletero.networks.turn_history import BEGUN, SHOWN, turn_at
from amletero.rules.editions import EDITIONS, Edition
from amletero.training.processor_rounds import ProcessorRounds
from amletero.training.rounds_protocol import mask_at
from amletero.training.self_play import BOARD, HISTORY, PILE_WORD
from amletero.training.self_play import KNOWN as KNOWLEDGE_AT

ROUNDS = 200
"""Rounds at once."""


def hidden_places(row: Any, me: int, players: int) -> list[tuple[str, int]]:
    """Return where cards lie that a seat knows nothing of."""
    board = int(row[BOARD])
    known, buried = (int(row[KNOWLEDGE_AT + at + me]) for at in (KNOWN, BURIED))
    places = [
        ("hand", seat)
        for seat in range(players)
        if seat != me and alive(board) >> seat & 1 and known >> 4 * seat & 15 == 0
    ]
    places += [("pile", at) for at in range(pile_count(board)) if buried >> 4 * at & 15 == 0]
    if turn(board) != me:
        places.append(("board", DRAWN))
        if phase(board) == CHOOSE and board >> SECOND & 15 != 15:
            places.append(("board", SECOND))
    return [*places, ("board", SET_ASIDE)] if set_aside(board) != 15 else places


def card_at(row: Any, place: tuple[str, int]) -> int:
    """Return the card that lies at a place."""
    kind, at = place
    if kind == "hand":
        return hand(int(row[BOARD]), at)
    return int(row[PILE_WORD]) >> 4 * at & 15 if kind == "pile" else int(row[BOARD]) >> at & 15


def put(row: Any, place: tuple[str, int], card: int) -> None:
    """Put a card at a place."""
    kind, at = place
    if kind == "hand":
        row[BOARD] = with_hand(int(row[BOARD]), at, card)
    elif kind == "pile":
        row[PILE_WORD] ^= np.int64(card_at(row, place) ^ card) << np.int64(4 * at)
    else:
        row[BOARD] ^= np.int64(card_at(row, place) ^ card) << np.int64(at)


def forget(row: Any, me: int, players: int, random: Random) -> None:
    """Replace by chance what other seats alone know."""
    for seat in range(players):
        if seat != me:
            places = [KNOWLEDGE_AT + KNOWN + seat, KNOWLEDGE_AT + BURIED + seat]
            places.append(HISTORY + SHOWN + seat)
            turns = range(int(row[HISTORY + BEGUN]))
            places += (HISTORY + turn_at(players, number) + 1 + seat for number in turns)
            for place in places:
                row[place] = random.getrandbits(60)


def count_changes(edition: Edition, players: int, comparisons: int, seed: int) -> tuple[int, int]:
    """Return how often an input changed, and how often hidden cards changed places."""
    random, chance = Random(seed), np.random.default_rng(seed)
    rounds = ProcessorRounds(edition, players, ROUNDS, seed=seed)
    setting = setting_of(edition, players)
    changed = moved = done = 0
    while done < comparisons:
        legal = rounds.show().bits[:, mask_at(rounds.layout) :]
        legal = np.unpackbits(legal, axis=1, bitorder="little")
        rounds.play(np.argmax(legal * chance.random(legal.shape), axis=1).astype(np.int32))
        for row in rounds.rows[: comparisons - done]:
            me = random.randrange(players)
            other = row.copy()
            places = hidden_places(row, me, players)
            cards = [card_at(row, place) for place in places]
            random.shuffle(cards)
            for place, card in zip(places, cards, strict=True):
                put(other, place, card)
            moved += not np.array_equal(row, other)
            forget(other, me, players, random)
            changed += _ones(setting, rounds, row, me) != _ones(setting, rounds, other, me)
            done += 1
    return changed, moved


def _ones(setting: Any, rounds: ProcessorRounds, row: Any, me: int) -> list[int]:
    ones = np.zeros(MOST_INPUTS, np.int16)
    known, history = row[KNOWLEDGE_AT:HISTORY], row[HISTORY:]
    count = write_inputs(setting, rounds.layout, row[BOARD], known, history, me, ones)
    found: list[int] = sorted(ones[:count].tolist())
    return found


def main() -> None:
    """Print a line for each table, and end with 1 if an input changed anywhere."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--comparisons", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    leaks = 0
    for edition in EDITIONS.values():
        for players in edition.goals:
            changed, moved = count_changes(edition, players, given.comparisons, given.seed)
            print(f"{edition.name}, {players} players: {moved} reshuffled, {changed} changed")
            leaks += changed
    raise SystemExit(1 if leaks else 0)


if __name__ == "__main__":
    main()
