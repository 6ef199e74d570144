"""From a view and what is believed of it: the worlds that a move can be tried in."""

from collections.abc import Sequence

import numpy as np

from amletero.beliefs.filter import Filter
from amletero.beliefs.situation import empty_situation
from amletero.bots.mind import knowledge_of
from amletero.bots.search import Worlds
from amletero.kernel.actions import Actions
from amletero.kernel.move_actions import action_of
from amletero.kernel.table_words import signed, table_sums, view_board
from amletero.rules.cards import Seat
from amletero.rules.moves import Move
from amletero.rules.view import View


def worlds_of(view: View, filter_: Filter) -> Worlds:
    """The worlds that agree with a view of somebody about to move, as they are believed."""
    hidden = filter_.hidden
    return Worlds(
        heaped=np.cumsum(hidden.flat),
        places=np.array(hidden.places, np.int64),
        unknown=hidden.unknown,
        pile=np.array(hidden.pile, np.int64),
        buried=hidden.buried(),
        board=view_board(view),
        sums=signed(table_sums(view.table)),
        situation=empty_situation(view.table.edition, view.table.players),
        knowledge=knowledge_of(view, filter_),
        shown=filter_.shown.cards,
        recall=filter_.shown.recall,
        types=np.cumsum(filter_.company.shares, axis=1),
    )


def move_actions(moves: Sequence[Move], by: Seat, players: int) -> Actions:
    """The moves of a seat as the kernel's actions."""
    return np.array([action_of(move, by, players) for move in moves], np.uint8)
