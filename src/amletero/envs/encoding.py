"""Encodes what a seat may know as a row of bytes, and decodes it.

Seats are counted from the observer: 0 is oneself, 1 the next player clockwise, and so on. A card
is the kernel's number of its character plus one (Spy 1, Guard 2, …, Princess 10); 0 is no
card, or one that is not known. With P players a row has 28 + 16 P bytes:

| bytes     | plane      | what it holds                                                          |
|-----------|------------|------------------------------------------------------------------------|
| 0         | phase      | 0 no move is due, 1 a card is due, 2 a Chancellor's choice is due       |
| 1         | mover      | whose move it is, plus one; 0 nobody's                                  |
| 2         | pile count | cards in the draw pile                                                  |
| 3         | goal       | tokens to win                                                           |
| 4         | round      | how many rounds have begun                                              |
| 5–7       | hand       | one's own cards, those just drawn last                                  |
| 8–10      | face up    | the cards set aside face up (two players)                               |
| 11 + 4 s  | seat s     | tokens; 1 if still in; 1 if protected; the card one knows they hold     |
| … 17      | pile       | the draw pile, top card first: the cards that one put there oneself     |
| … 12 each | discards   | by seat: the cards played or discarded, in order                        |
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.settings import CHARACTERS, NUMBERS
from amletero.rules.cards import Cards, Character
from amletero.rules.view import View

Observation = NDArray[np.uint8]

HEAD: Final = 11
SEAT: Final = 4
PILE: Final = 17
MOST_DISCARDS: Final = 12
"""Cards face up in front of a player at most: nine turns, two Princes, and a discarded hand."""

_CHARACTERS: Final = (None, *CHARACTERS)


def observation_size(players: int) -> int:
    """Return the number of bytes of an observation."""
    return HEAD + PILE + (SEAT + MOST_DISCARDS) * players


@dataclass(frozen=True)
class Seen:
    """A decoded observation. Seats are counted from the observer."""

    choosing: bool
    mover: int | None
    deck_count: int
    goal: int
    round: int
    hand: Cards
    face_up: Cards
    tokens: tuple[int, ...]
    still_in: tuple[bool, ...]
    protected: tuple[bool, ...]
    known: tuple[Character | None, ...]
    deck: tuple[Character | None, ...]
    discards: tuple[Cards, ...]


def seen(view: View) -> Seen:
    """Return the content of an observation, from the view of a seat at the table."""
    assert view.seat is not None
    table, players = view.table, view.table.players
    around = [(view.seat + further) % players for further in range(players)]
    return Seen(
        choosing=table.choosing and table.turn is not None,
        mover=None if table.turn is None else around.index(table.turn),
        deck_count=table.deck_count,
        goal=table.goal,
        round=table.rounds,
        hand=view.hand,
        face_up=table.face_up,
        tokens=tuple(table.tokens[seat] for seat in around),
        still_in=tuple(seat in table.still_in for seat in around),
        protected=tuple(seat in table.protected for seat in around),
        known=(None, *(view.known[seat] for seat in around[1:])),
        deck=view.deck,
        discards=tuple(table.discards[seat] for seat in around),
    )


def encode(view: View) -> Observation:
    """Return the observation of a seat at the table."""
    told = seen(view)
    row = np.zeros(observation_size(len(told.tokens)), np.uint8)
    phase = 0 if told.mover is None else 2 if told.choosing else 1
    mover = 0 if told.mover is None else told.mover + 1
    row[:5] = phase, mover, told.deck_count, told.goal, told.round % 256
    _write(row[5:8], told.hand)
    _write(row[8:11], told.face_up)
    for seat, plane in enumerate(_seats(row, len(told.tokens))):
        plane[:3] = told.tokens[seat], told.still_in[seat], told.protected[seat]
        _write(plane[3:], told.known[seat : seat + 1])
    pile, discards = _tail(row, len(told.tokens))
    _write(pile, told.deck)
    for plane, cards in zip(discards, told.discards, strict=True):
        _write(plane, cards)
    return row


def decode(row: Observation, players: int) -> Seen:
    """Return the content of an observation."""
    phase, mover, deck_count, goal, round = (int(byte) for byte in row[:5])
    seats = _seats(row, players)
    pile, discards = _tail(row, players)
    return Seen(
        choosing=phase == 2,
        mover=None if mover == 0 else mover - 1,
        deck_count=deck_count,
        goal=goal,
        round=round,
        hand=_cards(row[5:8]),
        face_up=_cards(row[8:11]),
        tokens=tuple(int(tokens) for tokens in seats[:, 0]),
        still_in=tuple(bool(is_in) for is_in in seats[:, 1]),
        protected=tuple(bool(protected) for protected in seats[:, 2]),
        known=tuple(_CHARACTERS[card] for card in seats[:, 3]),
        deck=tuple(_CHARACTERS[card] for card in pile[:deck_count]),
        discards=tuple(_cards(plane) for plane in discards),
    )


def _seats(row: Observation, players: int) -> Observation:
    return row[HEAD : HEAD + SEAT * players].reshape(players, SEAT)


def _tail(row: Observation, players: int) -> tuple[Observation, Observation]:
    pile = HEAD + SEAT * players
    return row[pile : pile + PILE], row[pile + PILE :].reshape(players, MOST_DISCARDS)


def _write(plane: Observation, cards: tuple[Character | None, ...]) -> None:
    for place, card in enumerate(cards):
        plane[place] = 0 if card is None else NUMBERS[card] + 1


def _cards(plane: Observation) -> Cards:
    return tuple(card for code in plane if (card := _CHARACTERS[code]) is not None)
