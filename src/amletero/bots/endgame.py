"""The end of a round between two, worked out instead of tried.

All worlds that the player believes possible are followed at once. The other plays by a type,
each with its chance; the player's own later decisions are the best for what they will then know,
and no better: worlds that look alike to them are decided alike. What remains uncertain is how the
other plays, which is as likely as the models say.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from amletero.beliefs.players import Models
from amletero.beliefs.situation import Situation, Weights
from amletero.bots.batches import (
    WorldBatch,
    all_worlds,
    end_of_group,
    new_batch,
    part_of,
    sorted_by_key,
)
from amletero.bots.replies import (
    BRANCHES,
    Moment,
    after_other,
    after_own,
    is_own,
)
from amletero.bots.search import Worlds, fill_in_known
from amletero.kernel.actions import Actions, decode
from amletero.kernel.compiling import compiled, inlined
from amletero.kernel.knowledge import learn
from amletero.kernel.layout import GUARD, PRINCESS, Setting, hand, turn
from amletero.kernel.legal import LIST_ROOM, legal_list
from amletero.kernel.observation import KNOWLEDGE

DECK_CARDS: Final = 4
"""With so many cards in the draw pile, or fewer, the rest of a round between two is solved."""
WORK: Final = 200_000
"""After so many steps working out is given up; it counts steps, so that a seed decides."""
DEPTH: Final = 24
"""More decisions, Chancellor's choices included, are not followed."""


class Path(NamedTuple):
    """The way from the root of the tree to where the walk is: an entry for each depth."""

    moments: list[Moment]
    """The worlds that are decided in."""
    children: list[WorldBatch]
    """The worlds after the present option, and their order by key."""
    orders: list[Situation]
    groups: Situation
    """Where the children's next group starts, and how many children there are."""
    actions: NDArray[np.uint8]
    """The player's options; the other has one, which is whatever they do."""
    options: Situation
    """How many options there are, and how many were tried."""
    sums: Weights
    """What the present option is worth so far, and what the best was."""


@compiled
def value(
    setting: Setting, models: Models, me: int, root: Moment, only: int, work: Situation
) -> float:
    """How much of a batch of like worlds is won if the player begins with this action.

    Later actions of the player are the best ones. The tree is walked with a path of its own
    rather than by functions that call themselves, whose machine code cannot be kept on disk.
    """
    path = _new_path(root)
    path.actions[0, 0] = only
    _begin(path, 0, root, 1, len(root.batch.boards))
    depth = 0
    while depth >= 0:
        if path.groups[depth, 0] < path.groups[depth, 1]:
            moment = _next_group(setting, path, depth)
            if work[0] <= WORK and depth + 1 < DEPTH:
                depth += 1
                _enter(setting, me, path, depth, moment)
            continue
        _settle_option(path, depth)
        if path.options[depth, 1] < path.options[depth, 0]:
            _try_option(setting, models, me, path, depth, work)
        else:
            depth -= 1
            if depth >= 0:
                path.sums[depth, 0] += path.sums[depth + 1, 1]
    return path.sums[0, 1]


@compiled
def _new_path(root: Moment) -> Path:
    return Path(
        [root] * DEPTH,
        [root.batch] * DEPTH,
        [np.empty(0, np.int64)] * DEPTH,
        np.zeros((DEPTH, 2), np.int64),
        np.empty((DEPTH, LIST_ROOM), np.uint8),
        np.zeros((DEPTH, 2), np.int64),
        np.zeros((DEPTH, 2)),
    )


@inlined
def _begin(path: Path, depth: int, moment: Moment, options: int, room: int) -> None:
    """Stand at a moment with so many options, none of them tried, and room for its children."""
    path.moments[depth] = moment
    path.children[depth] = new_batch(room)
    path.groups[depth] = 0, 0
    path.options[depth] = options, 0
    path.sums[depth] = 0.0, -1.0


@inlined
def _next_group(setting: Setting, path: Path, depth: int) -> Moment:
    """The next of the children that look alike to the player, once everyone has seen the play."""
    children, order = path.children[depth], path.orders[depth]
    start, found = path.groups[depth]
    end = end_of_group(children, order, start, found)
    path.groups[depth, 0] = end
    group = part_of(children, order, start, end)
    moment = path.moments[depth]
    row = moment.knowledge.copy()
    # Another's choice differs between worlds that look alike, but only they know what they chose.
    learn(setting, row, group.actions[0], group.before[0], group.boards[0])
    return Moment(group, moment.situation, row)


@inlined
def _enter(setting: Setting, me: int, path: Path, depth: int, moment: Moment) -> None:
    """Go on to a group of worlds: list the player's options, or the other's one turn."""
    size = len(moment.batch.boards)
    if is_own(me, moment):
        options = _worth_a_thought(setting, me, moment.batch, path.actions[depth])
        _begin(path, depth, moment, options, size)
    else:
        _begin(path, depth, moment, 1, size * BRANCHES)


@inlined
def _settle_option(path: Path, depth: int) -> None:
    """All that may follow an option is known: keep what it is worth if it is the best."""
    if path.options[depth, 1] > 0:
        path.sums[depth, 1] = max(path.sums[depth, 1], path.sums[depth, 0])


@inlined
def _try_option(
    setting: Setting, models: Models, me: int, path: Path, depth: int, work: Situation
) -> None:
    """Go on to the next option: find the worlds after it."""
    moment, children = path.moments[depth], path.children[depth]
    tried = path.options[depth, 1]
    path.options[depth, 1] += 1
    if is_own(me, moment):
        found, won = after_own(setting, me, moment, int(path.actions[depth, tried]), children)
    else:
        found, won = after_other(setting, models, me, moment, children)
    work[0] += len(moment.batch.boards) + found
    path.sums[depth, 0] = won
    path.groups[depth] = 0, found
    path.orders[depth] = sorted_by_key(children.keys, found)


@compiled
def _worth_a_thought(
    setting: Setting, me: int, batch: WorldBatch, actions: NDArray[np.uint8]
) -> int:
    """Fill in the player's actions but for needless ones; how many there are.

    The Princess is never played while there is a choice, and all guesses that cannot hit are
    one and the same.
    """
    legal = legal_list(setting, batch.boards[0], actions)
    possible = 0
    for world in range(len(batch.boards)):
        possible |= 1 << hand(batch.boards[world], 1 - me)
    count, idle = 0, False
    for place in range(legal):
        action = int(actions[place])
        if action == PRINCESS and legal > 1:
            continue
        card, further, named = decode(action)
        if card == GUARD and further > 0 and possible >> named & 1 == 0:
            if idle:
                continue
            idle = True
        actions[count] = action
        count += 1
    return count


@compiled
def solved(
    setting: Setting,
    models: Models,
    worlds: Worlds,
    shares: Weights,
    actions: Actions,
    chances: Weights,
) -> bool:
    """Fill in how likely each action wins; whether that could be worked out within the bounds.

    `shares` says by model how likely the other plays by it.
    """
    batch = all_worlds(worlds, shares)
    me = turn(worlds.board)
    row = np.empty(KNOWLEDGE, np.int64)
    cards = np.empty(12, np.int64)
    total = batch.weights.sum()
    work = np.zeros(1, np.int64)
    for place in range(len(worlds.places)):
        cards[place] = hand(batch.boards[0], 1 - me)
    fill_in_known(worlds, cards, row, np.zeros(1, np.uint64))
    for move in range(len(actions)):
        root = Moment(batch, worlds.situation, row)
        chances[move] = value(setting, models, me, root, actions[move], work) / total
    return work[0] <= WORK
