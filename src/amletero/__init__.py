"""Love Letter: to play, to build bots for, to study.

Examples:
    The few names that a script needs:

    >>> from random import Random
    >>> from amletero import STANDARD, begin, deal, legal, move_text, shuffled, step
    >>> round, events = begin(STANDARD, players=3)
    >>> round, events = deal(round, shuffled(STANDARD, Random(5)), first=0)
    >>> move = legal(round.table, round.hand)[0]
    >>> round, events = step(round, move)
    >>> move_text(move, STANDARD), round.table.turn
    ('1>1=0', 1)
"""

from amletero.chance import drawn_first, shuffled
from amletero.record.game import GameRecord
from amletero.record.referee import Referee
from amletero.record.replay import replay
from amletero.rules.cards import Character
from amletero.rules.editions import CLASSIC, EDITIONS, ORIGINAL, STANDARD, Edition
from amletero.rules.moves import IllegalMove, Keep, Move, Play, Refusal, legal, move_text, read_move
from amletero.rules.play import begin, deal, may_start, step
from amletero.rules.public_table import Table
from amletero.rules.round import Round
from amletero.rules.view import View

__all__ = [
    "CLASSIC",
    "EDITIONS",
    "ORIGINAL",
    "STANDARD",
    "Character",
    "Edition",
    "GameRecord",
    "IllegalMove",
    "Keep",
    "Move",
    "Play",
    "Referee",
    "Refusal",
    "Round",
    "Table",
    "View",
    "begin",
    "deal",
    "drawn_first",
    "legal",
    "may_start",
    "move_text",
    "read_move",
    "replay",
    "shuffled",
    "step",
]
