"""`beginner` and `casual`: bots that err the way people do, and not by dice.

A casual player counts cards and remembers hands that were shown, but concludes nothing from what
others play. A beginner, beside that, remembers only the latest cards, soon forgets a hand that
was shown, lets the lower card go, and has eyes for one opponent: whoever bothered them last.
"""

from random import Random
from typing import Final

import numpy as np

from amletero.beliefs.habits import lower_card_first
from amletero.beliefs.hands import NOT_READING, count_hands
from amletero.beliefs.situation import (
    KINDS,
    SEATS,
    Situation,
    Weights,
    empty_situation,
    read_situation,
)
from amletero.beliefs.trained import trained
from amletero.bots.reader import judged
from amletero.bots.tempers import EVEN, tempered
from amletero.kernel.knowledge import show
from amletero.kernel.observation import COUNTS, KNOWLEDGE
from amletero.kernel.settings import NUMBERS
from amletero.kernel.table_words import view_board
from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.facts import Discarded, Fact, Holds, Played, RoundBegan, TurnBegan, WentOut
from amletero.rules.moves import Move, Play
from amletero.rules.view import View

CLOSE: Final = 0.02
"""Moves that seem as good as this to each other are chosen between by chance."""
REMEMBERED_CARDS: Final = 5
REMEMBERED_TURNS: Final = 2


class CasualBot:
    """Counts cards and knows what is good to play, but does not read the others."""

    def __init__(self, name: str = "casual", temper: str = EVEN) -> None:
        self.name = name
        self._temper = tempered(temper)

    def choose(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:
        """What seems best by counting."""
        face_up = _face_up(view.facts)
        situation = noticed(view, view.table.face_up + face_up, view.known)
        learned = trained(view.table.edition, view.table.players)
        return _best(situation, legal, learned.policy + self._temper, random)


class BeginnerBot:
    """Forgets, looks at one opponent, and lets the lower card go."""

    def __init__(self, name: str = "beginner", temper: str = EVEN) -> None:
        self.name = name
        self._weights = lower_card_first() + tempered(temper)

    def choose(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:
        """What seems best by what is remembered, on whom the beginner has an eye."""
        recent = view.table.face_up + _face_up(view.facts)[-REMEMBERED_CARDS:]
        known = tuple(
            card if seat in _lately_shown(view) else None for seat, card in enumerate(view.known)
        )
        situation = noticed(view, recent, known)
        rival = self.rival(view)
        aimed = tuple(move for move in legal if not _aims_elsewhere(move, view.seat, rival))
        return _best(situation, aimed or legal, self._weights, random)

    @staticmethod
    def rival(view: View) -> Seat:
        """Whoever played a card on the beginner last and is still in; else the next player."""
        seat = view.seat
        assert seat is not None
        for fact in reversed(_this_round(view.facts)):
            match fact:
                case Played(by, _, target) if target == seat and by in view.table.others(seat):
                    return by
        after = [other for other in view.table.others(seat) if other > seat]
        return (after or view.table.others(seat) or (seat,))[0]


def noticed(view: View, face_up: Cards, known: tuple[Character | None, ...]) -> Situation:
    """The situation of a player who is aware of these face-up cards and shown hands only."""
    table, seat = view.table, view.seat
    assert seat is not None
    situation = empty_situation(table.edition, table.players)
    row = np.zeros(KNOWLEDGE, np.int64)
    row[COUNTS] = sum(1 << 4 * NUMBERS[card] for card in face_up)
    for other, shown in enumerate(known):
        if shown is not None:
            show(row, seat, other, NUMBERS[shown])
    read_situation(situation, row, view_board(view))
    return situation


def _best(situation: Situation, legal: tuple[Move, ...], weights: Weights, random: Random) -> Move:
    hands = np.zeros((SEATS, KINDS))
    count_hands(situation, NOT_READING, hands)
    scores = judged(situation, hands, legal, weights)
    close = np.flatnonzero(scores >= scores.max() - CLOSE)
    return legal[int(random.choice(close))]


def _this_round(facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    for place in range(len(facts) - 1, -1, -1):
        if isinstance(facts[place], RoundBegan):
            return facts[place:]
    return ()


def _face_up(facts: tuple[Fact, ...]) -> Cards:
    """The cards laid face up in this round, in order."""
    laid: Cards = ()
    for fact in _this_round(facts):
        match fact:
            case Played(_, card) | Discarded(_, card):
                laid += (card,)
            case WentOut(_, hand):
                laid += hand
    return laid


def _lately_shown(view: View) -> set[Seat]:
    """Whose hands were shown within the latest turns."""
    shown: set[Seat] = set()
    turns = 0
    for fact in reversed(_this_round(view.facts)):
        match fact:
            case TurnBegan():
                turns += 1
            case Holds(seat):
                shown.add(seat)
        if turns > REMEMBERED_TURNS:
            break
    return shown


def _aims_elsewhere(move: Move, seat: Seat | None, rival: Seat) -> bool:
    return isinstance(move, Play) and move.target not in (None, seat, rival)
