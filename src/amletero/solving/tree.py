"""All histories of a round for two players, after the cards that are set aside face up.

The deal is the only chance: a history is a deal and the actions so far. The first player is seat
0. Histories that look the same to the player to move are in the same information state, and a
choice is an action in an information state.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb, prod
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.edition_settings import setting_of
from amletero.kernel.knowledge_layout import COUNTS, FACE_UP
from amletero.kernel.layout import ALIVE, COUNT, DRAWN, SET_ASIDE, Setting
from amletero.networks.inputs import MOST_INPUTS, Layout, layout_of
from amletero.record.action_numbers import ACTIONS, CARD_NUMBERS
from amletero.rules.editions import Edition
from amletero.training.processor_rounds import advance_rounds, show_rounds
from amletero.training.rounds_protocol import MASK_BYTES, mask_at
from amletero.training.self_play import BOARD, KNOWN, PILE_WORD, RoundRows, row_size

Numbers: TypeAlias = NDArray[np.int64]
Reals: TypeAlias = NDArray[np.float64]

PLAYERS: Final = 2
FACE_UP_CARDS: Final = 3
BLOCK: Final = 1 << 17
"""Histories that are played on at a time, to save memory."""


class States(NamedTuple):
    """Information states, and the choices in them: those of one state follow each other."""

    rows: RoundRows
    """The words of one history of each state."""
    movers: NDArray[np.uint8]
    first: Numbers
    """The first choice of each state."""
    of_choice: Numbers
    """The state of each choice."""
    actions: NDArray[np.int32]
    """The action of each choice."""


class TreeLevel(NamedTuple):
    """The histories of this many actions, and the information states among them."""

    parents: Numbers
    """The history before the latest action, on the level above."""
    choices: Numbers
    """The choice that was made there."""
    state_of: Numbers
    """The information state of each history; −1 where the round is over."""
    wins: Reals
    """What the first player has won where the round is over: 1, a half or 0."""
    states: States


class Tree(NamedTuple):
    """Everything that can happen after some face-up cards, level by level."""

    share: float
    """How likely these face-up cards are."""
    setting: Setting
    levels: tuple[TreeLevel, ...]


def face_up_sets(edition: Edition) -> list[tuple[int, ...]]:
    """Return the sets of cards that can lie face up, as numbers."""
    deck = sorted(CARD_NUMBERS[card] for card in edition.deck)
    return sorted(set(combinations(deck, FACE_UP_CARDS)))


def trees(edition: Edition) -> Iterator[Tree]:
    """Yield a tree for each set of cards that can lie face up."""
    setting, layout = setting_of(edition, PLAYERS), layout_of(edition, PLAYERS)
    deck = sorted(CARD_NUMBERS[card] for card in edition.deck)
    copies = Counter(deck)
    for face_up in face_up_sets(edition):
        ways = prod(comb(copies[card], count) for card, count in Counter(face_up).items())
        hidden = sorted((copies - Counter(face_up)).elements())
        rows = _dealt_rows(layout, face_up, hidden)
        share = ways / comb(len(deck), FACE_UP_CARDS)
        yield Tree(share, setting, tuple(_levels(setting, layout, rows)))


def _dealt_rows(layout: Layout, face_up: tuple[int, ...], hidden: list[int]) -> RoundRows:
    """Return the words of every deal of the hidden cards; all are as likely."""
    deals = np.array(sorted(set(permutations(hidden))), np.int64).T
    aside, hand, other, drawn, *pile = deals
    rows = np.zeros((deals.shape[1], row_size(layout)), np.int64)
    for place, card in enumerate(pile):
        rows[:, PILE_WORD] |= card << 4 * place
    rows[:, BOARD] = hand | other << 4 | drawn << DRAWN | aside << SET_ASIDE
    rows[:, BOARD] |= (len(pile) << COUNT) | (0b11 << ALIVE)
    for place, shown in enumerate(face_up):
        rows[:, KNOWN + FACE_UP] |= shown << 4 * place
        rows[:, KNOWN + COUNTS] += 1 << 4 * shown
    return rows


def _levels(setting: Setting, layout: Layout, rows: RoundRows) -> Iterator[TreeLevel]:
    nobody = np.full(len(rows), -1)
    parents, choices, wins = nobody, nobody, np.full(len(rows), np.nan)
    while True:
        unfinished = np.flatnonzero(np.isnan(wins))
        states, found = _states(setting, layout, rows)
        state_of = np.full(len(wins), -1)
        state_of[unfinished] = found
        yield TreeLevel(parents, choices, state_of, np.nan_to_num(wins), states)
        if not len(unfinished):
            return
        counts = np.bincount(states.of_choice)[found]
        before = np.repeat(np.arange(len(found)), counts)
        place = np.arange(len(before)) - np.repeat(np.cumsum(counts) - counts, counts)
        choices = states.first[found[before]] + place
        parents = unfinished[before]
        rows, wins = _played_on(setting, rows, before, states.actions[choices])


def _played_on(
    setting: Setting, rows: RoundRows, before: Numbers, actions: NDArray[np.int32]
) -> tuple[RoundRows, Reals]:
    """Return the rounds that go on after these actions, and what was won in the others."""
    wins, left = np.empty(len(before)), []
    for start in range(0, len(before), BLOCK):
        part = slice(start, start + BLOCK)
        later = rows[before[part]]
        advance_rounds(setting, later, actions[part], wins[part])
        left.append(later[np.isnan(wins[part])])
    return np.concatenate(left), wins


def _states(setting: Setting, layout: Layout, rows: RoundRows) -> tuple[States, Numbers]:
    """Return the information states of some rounds, and that of each round."""
    bits, movers = shown_bits(setting, layout, rows)
    seen = np.concatenate([_own_bits(layout, bits), movers[:, None]], axis=1)
    keys = np.ascontiguousarray(seen).view(np.dtype((np.void, seen.shape[1])))[:, 0]
    _, firsts, found = np.unique(keys, return_index=True, return_inverse=True)
    masks = bits[firsts, mask_at(layout) :]
    legal = np.unpackbits(masks, axis=1, bitorder="little")[:, :ACTIONS]
    of_choice, actions = np.nonzero(legal)
    first = np.searchsorted(of_choice, np.arange(len(firsts)))
    states = States(rows[firsts], movers[firsts], first, of_choice, actions.astype(np.int32))
    return states, found


def shown_bits(setting: Setting, layout: Layout, rows: RoundRows) -> tuple[Any, Any]:
    """Return the bits of what the movers see, of all hands and of legal actions, and the movers."""
    bits = np.zeros((len(rows), mask_at(layout) + MASK_BYTES), np.uint8)
    movers, ones = np.zeros(len(rows), np.uint8), np.zeros((len(rows), MOST_INPUTS), np.int16)
    show_rounds(setting, rows, layout, ones, bits, movers, 0, len(rows))
    return bits, movers


def _own_bits(layout: Layout, bits: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the bits of what a mover sees, without those of the other's hand."""
    own = bits[:, : layout.size // 8 + 1].copy()
    own[:, -1] &= (1 << layout.size % 8) - 1
    return own
