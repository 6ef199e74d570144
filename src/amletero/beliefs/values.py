"""How likely each seat wins the round: of a world by the critic of its table, and of a move in it.

The critic was trained on rounds that our network plays against itself, with all hands open and the
order of the unseen cards unknown. A tie counts as the share of its winners.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from amletero.beliefs.weighted_sampling import thinned
from amletero.beliefs.world import World
from amletero.networks.choosing_moves import softmax_weights
from amletero.networks.inputs import CARD_NUMBERS, KINDS, layout_of
from amletero.networks.network_file import CRITIC
from amletero.networks.our_networks import our_network
from amletero.rules.cards import Cards
from amletero.rules.moves import Keep, Move

Shares: TypeAlias = tuple[float, ...]
"""By seat: the chance to win; they add up to 1."""
Draws: TypeAlias = list[tuple[Cards, float]]
DRAWS: Final = 8
"""How many cards can be drawn after a move, about."""


def values(worlds: Sequence[World]) -> list[Shares]:
    """Return each seat's chance to win in worlds at a decision, or at the end of their round."""
    found: list[Shares | None] = [_result(world) for world in worlds]
    places = [place for place, shares in enumerate(found) if shares is None]
    for place, shares in zip(places, _judged([worlds[place] for place in places]), strict=True):
        found[place] = shares
    return [shares for shares in found if shares is not None]


def outcomes(
    world: World, move: Move, choose: Callable[[Draws], Draws] | None = None
) -> list[World]:
    """Return what a legal move of the player to move leads to, up to the next decision.

    The weights say how likely each is, in all as much as the world's. Every card that can be drawn
    is drawn, or those that `choose` chooses, with their chances.
    """
    after, _ = world.with_move(move)
    count = 0 if isinstance(move, Keep) else len(world.round.deck) - len(after.round.deck)
    moved = [after]
    if count > 0:
        moved = [
            world.dealt(cards).weighing(world.weight * chance).with_move(move)[0]
            for cards, chance in _chosen(world.draws(count), choose)
        ]
    return [following for each in moved for following in after_draw(each, choose)]


def after_draw(world: World, choose: Callable[[Draws], Draws] | None = None) -> list[World]:
    """Return what follows a move that is over: the next player with any card they can draw."""
    table = world.round.table
    if table.choosing or len(table.still_in) == 1 or not world.round.deck:
        return [world.going_on()[0]]
    return [
        world.dealt(cards).weighing(world.weight * chance).going_on()[0]
        for cards, chance in _chosen(world.draws(1), choose)
    ]


def mean_value(worlds: Sequence[World]) -> Shares:
    """Return each seat's chance to win, over worlds as much as they weigh."""
    return weighed_mean((world.weight for world in worlds), values(worlds))


def move_value(world: World, move: Move) -> Shares:
    """Return each seat's chance to win after a legal move, over all cards that can be drawn."""
    return mean_value(outcomes(world, move))


class MoveValue(NamedTuple):
    """What comes of a move, over many worlds."""

    shares: Shares
    tried: int
    """In how many worlds the move was tried."""


def move_values(
    worlds: Sequence[World], moves: Sequence[Move], trials: int, random: Random
) -> list[MoveValue]:
    """Return each seat's chance to win after each of several moves, over weighted worlds.

    The moves are tried in about this many worlds in all. Where there are few, every card that can
    be drawn after a move is drawn; else one by chance in each of them.
    """
    seed = random.getrandbits(62)
    every = len(worlds) * len(moves) * DRAWS <= trials
    weighted = [(world.weight, world) for world in worlds]
    chosen = thinned(weighted, max(trials // len(moves), 1), random, lambda _: ())
    found = []
    for move in moves:
        after = [
            following
            for number, (weight, world) in enumerate(chosen)
            for following in outcomes(
                world.weighing(weight),
                move,
                # The same chance for every move: it is the difference that counts.
                None if every else one_draw(Random(f"{seed}/{number}")),
            )
        ]
        found.append(MoveValue(mean_value(after), len(chosen)))
    return found


def weighed_mean(weights: Iterable[float], shares: Sequence[Shares]) -> Shares:
    """Return the mean of chances as much as each weighs."""
    heavy = list(weights)
    total = sum(heavy)
    columns = zip(*shares, strict=True)
    return tuple(
        sum(weight * share for weight, share in zip(heavy, column, strict=True)) / total
        for column in columns
    )


def one_draw(random: Random) -> Callable[[Draws], Draws]:
    """Return a choice of one draw by chance, in the place of all."""

    def choose(draws: Draws) -> Draws:
        (chosen,) = random.choices(draws, [chance for _, chance in draws])
        return [(chosen[0], 1.0)]

    return choose


def _chosen(draws: Draws, choose: Callable[[Draws], Draws] | None) -> Draws:
    return draws if choose is None else choose(draws)


def _result(world: World) -> Shares | None:
    """Return who won; None while the round goes on."""
    table = world.round.table
    if table.result is None:
        return None
    winners = table.result.winners
    return tuple((seat in winners) / len(winners) for seat in table.seats)


def _judged(worlds: Sequence[World]) -> list[Shares]:
    """Return what the critic says of worlds at a decision."""
    if not worlds:
        return []
    table = worlds[0].round.table
    network, arithmetic = our_network(table.edition, table.players, CRITIC)
    seats = range(table.players)
    found: list[Shares] = []
    outputs = arithmetic.outputs_of_many([critic_inputs(world) for world in worlds])
    for world, out in zip(worlds, outputs, strict=True):
        weights = softmax_weights(out, network.softmax, seats)
        mover, total = world.round.table.turn or 0, sum(weights)
        found.append(tuple(weights[(seat - mover) % table.players] / total for seat in seats))
    return found


def critic_inputs(world: World) -> list[int]:
    """Return the inputs of a critic that are one: those of the mover, and the others' hands."""
    table, hands = world.round.table, world.round.hands
    layout = layout_of(table.edition, table.players)
    mover = table.turn
    assert mover is not None
    held = [
        layout.size + KINDS * ((seat - mover) % table.players - 1) + CARD_NUMBERS[hands[seat][0]]
        for seat in table.still_in
        if seat != mover
    ]
    return [*world.told[mover].inputs, *sorted(held)]
