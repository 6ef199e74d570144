"""What everyone knows: how each fact changes it, whoever is told."""

from typing import NamedTuple

import numpy as np

from amletero.kernel import knowledge
from amletero.kernel.layout import ALIVE, PROTECTED
from amletero.kernel.observation import KNOWLEDGE, Knowledge
from amletero.kernel.settings import NUMBERS, setting_of
from amletero.kernel.table_words import nibbles
from amletero.rules.cards import Character
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


class Common(NamedTuple):
    """What everyone at the table knows."""

    board: int
    """The kernel's board with nothing but who is still in and who is protected."""
    row: Knowledge
    """The kernel's row of knowledge; nobody is known to hold anything."""

    @staticmethod
    def dealt(began: GameBegan, round_began: RoundBegan) -> "Common":
        """The beginning of a round."""
        row = np.zeros(KNOWLEDGE, np.int64)
        setting = setting_of(began.edition, began.players)
        knowledge.begin(setting, row, nibbles(round_began.face_up))
        return Common(((1 << began.players) - 1) << ALIVE, row)

    def after(self, fact: Fact) -> "Common":
        """What everyone knows once one more fact of a round is told.

        A Guard on somebody is laid down when it is told what it named: until then it is one play.
        """
        board, row = self.board, self.row.copy()
        match fact:
            case TurnBegan(seat):
                board &= ~(1 << PROTECTED + seat)
            case Protected(seat):
                board |= 1 << PROTECTED + seat
            case Played(seat, card, target) if card is not Character.GUARD or target is None:
                knowledge.play(row, seat, NUMBERS[card])
            case Guessed(seat, target, named, hit):
                knowledge.play(row, seat, NUMBERS[Character.GUARD])
                if not hit:
                    knowledge.miss(row, target, NUMBERS[named])
            case Discarded(seat, card):
                knowledge.discard(row, seat, NUMBERS[card])
            case WentOut(seat, hand):
                board &= ~(1 << ALIVE + seat)
                for card in hand:
                    knowledge.lay(row, seat, NUMBERS[card])
            case Traded(seat, target):
                knowledge.trade(row, seat, target)
        return Common(board, row)
