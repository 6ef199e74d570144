"""What follows an action at the end of a round between two: the worlds after it.

The player acts alike in all worlds that look alike; the other acts in each world by their type.
"""

from typing import Final, NamedTuple

import numpy as np

from amletero.beliefs.players import (
    Models,
    keep_chances,
    keep_worths,
    keeps_order,
    play_chances,
    rest_of,
)
from amletero.beliefs.situation import (
    DRAWN,
    HELD,
    KINDS,
    Situation,
    Weights,
    read_situation,
)
from amletero.bots.batches import World, WorldBatch, put, world_at
from amletero.bots.playout import held_cards
from amletero.kernel.actions import decode, encode_keep, is_keep
from amletero.kernel.compiling import compiled, count_bits, inlined
from amletero.kernel.layout import (
    CHOOSE,
    KING,
    PRIEST,
    PRINCE,
    Setting,
    drawn,
    hand,
    is_over,
    phase,
    second,
    turn,
)
from amletero.kernel.legal import LIST_ROOM, plays_by_card
from amletero.kernel.observation import Knowledge
from amletero.kernel.playing import step, winners

RARE: Final = 0.004
"""What the other does more rarely than this is left out."""
BRANCHES: Final = 14
"""The most plays that a player has when one other is left."""
MOST_CHOICES: Final = 6
"""The most choices that a Chancellor gives: one of three to keep, the others in either order."""


class Moment(NamedTuple):
    """Worlds that look alike to the player, and what everyone has seen by then."""

    batch: WorldBatch
    situation: Situation
    """Room for the situation of a mover."""
    knowledge: Knowledge


@inlined
def is_own(me: int, moment: Moment) -> bool:
    """Whether it is the player who decides, not the other."""
    return turn(moment.batch.boards[0]) == me


@inlined
def after_own(
    setting: Setting, me: int, moment: Moment, action: int, children: WorldBatch
) -> tuple[int, float]:
    """Fill in the worlds after an action of the player; their number, and what is won at once."""
    batch, count, total = moment.batch, 0, 0.0
    for at in range(len(batch.boards)):
        world = world_at(batch, at)
        count, won = _follow(setting, me, world, 1.0, action, action, children, count)
        total += won
    return count, total


@inlined
def after_other(
    setting: Setting, models: Models, me: int, moment: Moment, children: WorldBatch
) -> tuple[int, float]:
    """The same after what the other does, in each world by their type."""
    if phase(moment.batch.boards[0]) == CHOOSE:
        return _after_choice(setting, models, me, moment, children)
    return _after_play(setting, models, me, moment, children)


@inlined
def _follow(
    setting: Setting,
    me: int,
    world: World,
    chance: float,
    action: int,
    told: int,
    children: WorldBatch,
    count: int,
) -> tuple[int, float]:
    """Act in one world and add what comes of it; how many worlds there are, what is won at once.

    `told` is what the player hears of the action.
    """
    pile, board = step(setting, world.pile, world.board, action)
    weight = world.weight * chance
    if is_over(board):
        return count, weight * _share(setting, pile, board, me)
    key = _sight(board, me, _revealed(world.board, action, me)) | told << 16
    put(children, count, World(pile, board, weight, world.kind), key)
    children.actions[count] = action
    children.before[count] = world.board
    return count + 1, 0.0


@inlined
def _share(setting: Setting, pile: int, board: int, me: int) -> float:
    """What a player wins of a round that is over."""
    won = winners(setting, pile, board)
    return 1.0 / count_bits(won) if won >> me & 1 else 0.0


@inlined
def _sight(board: int, me: int, revealed: int) -> int:
    """What the player sees beside the play: their cards, and a card the play revealed."""
    sight = hand(board, me) | revealed << 4
    if turn(board) == me and not is_over(board):
        sight |= drawn(board) << 8 | second(board) << 12
    return sight


@inlined
def _revealed(board: int, action: int, me: int) -> int:
    """The other's card that an action lets the player see."""
    other = 1 - me
    card, further, _ = decode(action)
    if is_keep(action):
        return 0
    if turn(board) == me:
        return hand(board, other) if further == 1 and card in (PRIEST, PRINCE, KING) else 0
    if card == PRINCE and further == 0:
        return drawn(board) if hand(board, other) == PRINCE else hand(board, other)
    return 0


@compiled
def _after_play(
    setting: Setting, models: Models, me: int, moment: Moment, children: WorldBatch
) -> tuple[int, float]:
    """The other plays; worlds with the same cards and type are one question to a model."""
    batch, situation = moment.batch, moment.situation
    size, total, count, answered = len(batch.boards), 0.0, 0, 0
    asked = np.full(KINDS * KINDS * len(models.kinds), -1)
    answers = np.empty((size, BRANCHES))
    actions = np.empty(LIST_ROOM, np.uint8)
    for at in range(size):
        world = world_at(batch, at)
        read_situation(situation, moment.knowledge, world.board)
        moves = plays_by_card(setting, world.board, actions)
        question = (situation[HELD] * KINDS + situation[DRAWN]) * len(models.kinds) + world.kind
        if asked[question] < 0:
            play_chances(models, world.kind, situation, actions, moves, answers[answered])
            asked[question] = answered
            answered += 1
        chances = answers[asked[question]]
        for row in range(moves):
            if chances[row] >= RARE:
                action = int(actions[row])
                count, won = _follow(
                    setting, me, world, chances[row], action, action, children, count
                )
                total += won
    return count, total


@compiled
def _after_choice(
    setting: Setting, models: Models, me: int, moment: Moment, children: WorldBatch
) -> tuple[int, float]:
    """The other makes a Chancellor's choice, of which the player is told nothing."""
    batch, situation = moment.batch, moment.situation
    total, count = 0.0, 0
    actions, chances = np.empty(MOST_CHOICES, np.int64), np.empty(MOST_CHOICES)
    for at in range(len(batch.boards)):
        world = world_at(batch, at)
        read_situation(situation, moment.knowledge, world.board)
        choices = _list_choices(models, world, situation, actions, chances)
        for choice in range(choices):
            action, chance = actions[choice], chances[choice]
            if chance >= RARE:
                count, won = _follow(setting, me, world, chance, action, 0, children, count)
                total += won
    return count, total


@compiled
def _list_choices(
    models: Models,
    world: World,
    situation: Situation,
    actions: Situation,
    chances: Weights,
) -> int:
    """Fill in the actions of a Chancellor's choice in a world, and their chances; their number."""
    held, keeps, worths = np.empty(3, np.int64), np.empty(3), np.empty(KINDS)
    kind = world.kind
    cards = held_cards(world.board, held)
    keep_worths(models, kind, situation, worths)
    keep_chances(models, kind, worths, held, cards, keeps)
    straight = 1.0 if keeps_order(models, kind) else 0.5
    count = 0
    for kept in range(cards):
        if cards < 3:
            actions[count], chances[count] = encode_keep(held[kept], 0), keeps[kept]
            count += 1
            continue
        first, last = rest_of(kept)
        for turned in range(2):
            higher_first = (held[first] > held[last]) != (turned == 1)
            differ = held[first] != held[last]
            actions[count] = encode_keep(held[kept], higher_first and differ)
            chances[count] = keeps[kept] * (1.0 - straight if turned else straight)
            count += 1
    return count
