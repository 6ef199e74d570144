"""How likely each seat wins the round: of a world by the critic of its table, and of a move in it.

The critic was trained on rounds that our network plays against itself, with all hands open and the
order of the unseen cards unknown. A tie counts as the share of its winners.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import chain, count, repeat
from math import fsum
from random import Random
from typing import Final, NamedTuple, TypeAlias

from amletero.beliefs.weighted_sampling import merged, shares_of
from amletero.beliefs.world import Draws, World, hidden_cards
from amletero.networks.choosing_moves import softmax_weights
from amletero.networks.inputs import KINDS, layout_of
from amletero.networks.network_file import CRITIC
from amletero.networks.packaged_networks import our_network
from amletero.record.action_numbers import CARD_NUMBERS
from amletero.rules.cards import Seat
from amletero.rules.moves import Move, Play

Shares: TypeAlias = tuple[float, ...]
"""By seat: the chance to win; they add up to 1."""
DRAWS: Final = 8
"""Approximate number of different cards that can be drawn after a move."""
FIRST_TRIALS: Final = 0.3
"""Share of the trials in which all moves are tried."""
LEADERS: Final = 3
"""Number of moves tried in the other trials: the best two and the one that was played."""
GOLDEN: Final = (5**0.5 - 1) / 2
ANOTHER: Final = 2**0.5
"""Multiples of these two are spread evenly between whole numbers."""


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
    effect = world.steps.move(world.round, move)
    moved = (
        [
            world.dealt(cards).weighing(world.weight * chance).with_move(move)[0]
            for cards, chance in _chosen(world.draws(effect.drawn), choose)
        ]
        if effect.drawn
        else [world.after(effect)]
    )
    return [following for each in moved for following in after_draw(each, choose)]


def after_draw(world: World, choose: Callable[[Draws], Draws] | None = None) -> list[World]:
    """Return what follows a move that is over: the next player with any card they can draw."""
    table = world.round.table
    if table.choosing or len(table.still_in) == 1 or not world.round.deck:
        return [world.going_on()[0]]
    assert table.turn is not None
    seat = table.after_seat(table.turn)
    return [
        world.with_turn(seat, cards, world.weight * chance)[0]
        for cards, chance in _chosen(world.draws(1), choose)
    ]


def mean_value(worlds: Sequence[World]) -> Shares:
    """Return each seat's chance to win: the weighted mean over worlds."""
    return weighed_mean((world.weight for world in worlds), values(worlds))


def move_value(world: World, move: Move) -> Shares:
    """Return each seat's chance to win after a legal move, over all cards that can be drawn."""
    return mean_value(outcomes(world, move))


class MoveValue(NamedTuple):
    """The value of a move over many worlds."""

    shares: Shares
    tried: int
    """In how many worlds the move was tried."""


def move_values(
    worlds: Sequence[World],
    moves: Sequence[Move],
    trials: int,
    random: Random,
    played: Move | None = None,
) -> list[MoveValue]:
    """Return each seat's chance to win after each of several moves, over weighted worlds.

    `trials` is about how many worlds all moves together are tried in. If there are few worlds,
    every card that can be drawn after a move is drawn. Otherwise all moves are tried in some worlds
    first, and then the best ones and the one that was played in the others.
    """
    if len(worlds) * len(moves) * DRAWS <= trials:
        return [
            MoveValue(
                mean_value([each for world in worlds for each in outcomes(world, move)]),
                len(worlds),
            )
            for move in moves
        ]
    ordered = sorted(worlds, key=hidden_cards)
    few = len(moves) <= LEADERS
    first = trials if few else int(trials * FIRST_TRIALS)
    found = tried_moves(ordered, moves, first // len(moves), random)
    if few:
        return found
    places = leaders(worlds[0].round.table.turn or 0, found, moves, played)
    again = tried_moves(
        ordered, [moves[place] for place in places], (trials - first) // len(places), random
    )
    for place, more in zip(places, again, strict=True):
        found[place] = _together(found[place], more)
    return found


def leaders(
    mover: Seat, found: Sequence[MoveValue], moves: Sequence[Move], played: Move | None
) -> list[int]:
    """Return the indexes of the played move, which comes first, and of the best moves."""
    order = sorted(range(len(moves)), key=lambda place: -found[place].shares[mover])
    own = [] if played is None else [moves.index(played)]
    return list(dict.fromkeys([*own, *order]))[:LEADERS]


def tried_moves(
    worlds: Sequence[World], moves: Sequence[Move], trials: int, random: Random
) -> list[MoveValue]:
    """Return the values of moves from about `trials` worlds and draws; similar worlds are adjacent.

    The worlds and draws are spread evenly and are the same for all moves on the same player,
    because only the differences between moves matter. Each card of that player is tried in as many
    worlds as it is likely.
    """
    start, spread = random.random(), random.random()
    number = max(trials, 1)
    chosen: dict[Seat | None, list[tuple[World, int]]] = {}
    found = []
    for move in moves:
        target = move.target if isinstance(move, Play) else None
        if target not in chosen:
            chosen[target] = _tried_worlds(worlds, target, number, start)
        after = [
            following
            for place, (world, each) in enumerate(chosen[target])
            for following in outcomes(world, move, spread_draws(each, spread + place * GOLDEN))
        ]
        found.append(MoveValue(mean_value(after), len(chosen[target])))
    return found


def _tried_worlds(
    worlds: Sequence[World], target: Seat | None, number: int, start: float
) -> list[tuple[World, int]]:
    """Return about so many worlds in which to try moves on a player, and how many draws in each."""
    if number >= len(worlds):
        # Every world is tried, and weighs what it weighs.
        draws = shares_of([world.weight for world in worlds], number, start)
        return [(world, max(each, 1)) for world, each in zip(worlds, draws, strict=True)]
    weighed = [(world.weight, world) for world in worlds]
    few = merged(
        weighed,
        number,
        lambda world: () if target is None else world.round.hands[target],
        Random(start),
    )
    return [(world.weighing(weight), 1) for weight, world in few]


def _together(one: MoveValue, more: MoveValue) -> MoveValue:
    """Return the mean of two estimates, weighted by how often each was tried."""
    shares = weighed_mean((one.tried, more.tried), (one.shares, more.shares))
    return MoveValue(shares, one.tried + more.tried)


def mixed_value(
    worlds: Sequence[World], chances: Mapping[Move, float], trials: int, random: Random
) -> Shares:
    """Return each seat's chance to win if one of several moves is made by chance.

    Each move is tried in a share of the `trials` worlds that equals its chance.
    """
    total = fsum(chances.values())
    weights = [chance / total for chance in chances.values()]
    parts = [
        (each, tried_moves(worlds, [move], each, random)[0].shares)
        for move, each in zip(chances, shares_of(weights, trials, random.random()), strict=True)
        if each
    ]
    return weighed_mean((each for each, _ in parts), [shares for _, shares in parts])


def weighed_mean(weights: Iterable[float], shares: Sequence[Shares]) -> Shares:
    """Return the weighted mean of chances to win."""
    heavy = list(weights)
    total = fsum(heavy)
    columns = zip(*shares, strict=True)
    return tuple(
        fsum(weight * share for weight, share in zip(heavy, column, strict=True)) / total
        for column in columns
    )


def spread_draws(points: int, start: float) -> Callable[[Draws], Draws]:
    """Return a function that picks `points` evenly spread draws at first, then one each time."""
    counts = chain([points], repeat(1))
    starts = count(start, ANOTHER)

    def choose(draws: Draws) -> Draws:
        number = next(counts)
        shares = shares_of([chance for _, chance in draws], number, next(starts) % 1)
        return tuple(
            (cards, share / number)
            for (cards, _), share in zip(draws, shares, strict=True)
            if share
        )

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
    # What the mover was told and the hands are all that the critic looks at.
    asked = [(id(world.told[world.round.table.turn or 0]), world.round.hands) for world in worlds]
    different = dict(zip(asked, worlds, strict=True))
    outputs = arithmetic.outputs_of_many([critic_inputs(each) for each in different.values()])
    found: dict[Hashable, Shares] = {}
    for (key, world), out in zip(different.items(), outputs, strict=True):
        weights = softmax_weights(out, network.softmax, seats)
        mover, total = world.round.table.turn or 0, sum(weights)
        found[key] = tuple(weights[(seat - mover) % table.players] / total for seat in seats)
    return [found[key] for key in asked]


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
