"""Getting ready: machine code is loaded, or made, before the first decision and not during it."""

from functools import cache
from random import Random

import numpy as np

from amletero.beliefs.buried import NOTHING
from amletero.beliefs.hidden import POOL, SLOTS, Hidden
from amletero.beliefs.keeping import keep_table, kept_and_buried, kept_one_of_two
from amletero.beliefs.population import TYPES, population
from amletero.beliefs.situation import KINDS
from amletero.beliefs.transitions import play_after_place
from amletero.bots.endgame import solved
from amletero.bots.master import MasterBot
from amletero.bots.mind import Memory, situation_of
from amletero.bots.reader import ReaderBot
from amletero.bots.worlds import move_actions, worlds_of
from amletero.kernel.layout import COUNT
from amletero.kernel.settings import setting_of
from amletero.rules.cards import Character
from amletero.rules.editions import STANDARD
from amletero.rules.facts import (
    Drew,
    DrewToChoose,
    Fact,
    GameBegan,
    Holds,
    Played,
    PutUnder,
    RoundBegan,
    TurnBegan,
)
from amletero.rules.moves import legal
from amletero.rules.view import View

GUARD, PRIEST, CHANCELLOR = Character.GUARD, Character.PRIEST, Character.CHANCELLOR
SCENE: tuple[Fact, ...] = (
    GameBegan(STANDARD, 2, 6),
    RoundBegan(1, (GUARD, GUARD, GUARD)),
    Holds(0, (GUARD,)),
    TurnBegan(1),
    Drew(1),
    Played(1, CHANCELLOR),
    DrewToChoose(1, 2),
    PutUnder(1, 2),
    TurnBegan(0),
    Drew(0),
    Holds(0, (GUARD, PRIEST)),
)
CHOICE: tuple[Fact, ...] = (
    *SCENE[:-1],
    Holds(0, (GUARD, CHANCELLOR)),
    Played(0, CHANCELLOR),
    DrewToChoose(0, 2),
    Holds(0, (GUARD, PRIEST, GUARD)),
)


@cache
def warm_up() -> None:
    """Decide a small scene once, and call what it does not need."""
    for facts in (SCENE, CHOICE):
        view = View.told(0, facts)
        moves = legal(view.table, view.hand)
        for bot in (ReaderBot(), MasterBot(budget=16)):
            bot.choose(view, moves, Random(0))
    _rare_transitions()
    _end_of_a_round()


def _rare_transitions() -> None:
    """What needs cards of others on top of the deck, or five players."""
    models, prior = population(STANDARD, 2, tuple(TYPES))
    unknown = np.ones(KINDS, np.int64)
    hidden = Hidden.dealt((0,), unknown, 3)
    view = View.told(0, SCENE)
    table = keep_table(models, prior, situation_of(view, Memory(tuple(TYPES)).filter(view)), 2)
    kept_one_of_two(np.ones((1, KINDS, KINDS)), table, NOTHING)
    chances = np.ones((1, KINDS, KINDS))
    masses = np.empty_like(chances)
    play_after_place(np.ones((1, KINDS, KINDS)), NOTHING, 0, chances, -1, masses)
    kept_and_buried(np.ones((1, KINDS)), 0, unknown, np.zeros(1, np.int64), table)
    hidden.drawn(POOL, SLOTS).bury((SLOTS,)).under_the_deck()


def _end_of_a_round() -> None:
    view = View.told(0, SCENE)
    filter_ = Memory(tuple(TYPES)).filter(view)
    worlds = worlds_of(view, filter_)
    few = np.zeros(KINDS, np.int64)
    few[2:5] = 1
    weights = np.zeros(KINDS)
    weights[2] = 1.0
    short = worlds._replace(
        heaped=np.cumsum(weights),
        places=np.array([1], np.int64),
        unknown=few,
        pile=worlds.pile[:1],
        board=worlds.board - (len(worlds.pile) - 1 << COUNT),
    )
    moves = legal(view.table, view.hand)
    actions = move_actions(moves, 0, 2)
    models, prior = population(STANDARD, 2, tuple(TYPES))
    solved(setting_of(STANDARD, 2), models, short, prior, actions, np.zeros(len(moves)))
