"""What everyone sees: how each fact changes a situation, whoever looks at it."""

from amletero.beliefs.situation import (
    ALIVE,
    FACE_UP,
    LATEST,
    MISSED,
    NOBODY,
    PROTECTED,
    Situation,
    empty_situation,
)
from amletero.kernel.settings import NUMBERS
from amletero.rules.cards import Character, Seat
from amletero.rules.facts import (
    Discarded,
    Fact,
    GameBegan,
    Guessed,
    Played,
    Protected,
    RoundBegan,
    Traded,
    TurnBegan,
    WentOut,
)


def dealt_situation(began: GameBegan, round_began: RoundBegan) -> Situation:
    """The beginning of a round."""
    situation = empty_situation(began.edition, began.players)
    for card in round_began.face_up:
        situation[FACE_UP + NUMBERS[card]] += 1
    return situation


def seen_after(before: Situation, fact: Fact) -> Situation:
    """What everyone sees once one more fact of a round is told.

    A Guard on somebody is laid down when it is told what it named: until then it is one play.
    """
    situation = before.copy()
    match fact:
        case TurnBegan(seat):
            situation[PROTECTED] &= ~(1 << seat)
        case Protected(seat):
            situation[PROTECTED] |= 1 << seat
        case Played(seat, card, target) if card is not Character.GUARD or target is None:
            _play(situation, seat, card)
        case Guessed(seat, target, named, hit):
            _play(situation, seat, Character.GUARD)
            situation[MISSED + target] |= 0 if hit else 1 << NUMBERS[named]
        case Discarded(seat, card):
            _lay(situation, seat, card)
            situation[LATEST + seat] = NOBODY
        case WentOut(seat, hand):
            situation[ALIVE] &= ~(1 << seat)
            for card in hand:
                _lay(situation, seat, card)
        case Traded(seat, target):
            places = [MISSED + seat, MISSED + target]
            situation[places] = situation[places[::-1]]
            situation[LATEST + target] = NOBODY
    return situation


def _play(situation: Situation, seat: Seat, card: Character) -> None:
    _lay(situation, seat, card)
    situation[LATEST + seat] = NUMBERS[card]


def _lay(situation: Situation, seat: Seat, card: Character) -> None:
    """A card is laid face up before a player: what a Guard missed may have been drawn since."""
    situation[FACE_UP + NUMBERS[card]] += 1
    situation[MISSED + seat] = 0
