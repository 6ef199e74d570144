"""How the other players are assumed to choose their moves."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from amletero.beliefs.shared_views import ViewNode
from amletero.networks.choosing_moves import softmax_weights
from amletero.networks.network_file import POLICY
from amletero.networks.packaged_networks import our_network
from amletero.record.action_numbers import action_number
from amletero.rules.moves import Move, legal

Chances: TypeAlias = Mapping[Move, float]
Policy: TypeAlias = Callable[[Sequence[ViewNode]], list[Chances]]
"""From the views of seats to move to the chances of their legal moves."""

SLIPS: Final = 0.05
"""Share of moves made at random, so that no legal move counts as impossible."""


def uniform(seats: Sequence[ViewNode]) -> list[Chances]:
    """Return the chances of players who make every legal move equally often."""
    found: list[Chances] = []
    for seat in seats:
        moves = legal(seat.view.table, seat.view.hand)
        found.append(dict.fromkeys(moves, 1.0 / len(moves)))
    return found


def network_policy(seats: Sequence[ViewNode]) -> list[Chances]:
    """Return the chances of players who play our network and sometimes slip."""
    return _by_the_network(seats, SLIPS)


def played_as_trained(seats: Sequence[ViewNode]) -> list[Chances]:
    """Return the chances of our network itself, which never slips."""
    return _by_the_network(seats, 0.0)


def _by_the_network(seats: Sequence[ViewNode], slips: float) -> list[Chances]:
    if not seats:
        return []
    table = seats[0].view.table
    network, arithmetic = our_network(table.edition, table.players, POLICY)
    outputs = arithmetic.outputs_of_many([seat.inputs for seat in seats])
    found: list[Chances] = []
    known: dict[Hashable, tuple[Sequence[Move], list[int]]] = {}
    """Of all seats with the same hand at the same table: the legal moves, and their actions."""
    for seat, out in zip(seats, outputs, strict=True):
        view = seat.view
        assert view.seat is not None
        key = (view.table, view.hand)
        if key not in known:
            legal_moves = legal(view.table, view.hand)
            known[key] = (
                legal_moves,
                [action_number(move, view.seat, table.players) for move in legal_moves],
            )
        moves, actions = known[key]
        weights = softmax_weights(out, network.softmax, actions)
        total, slip = sum(weights), slips / len(moves)
        found.append(
            {
                move: (1 - slips) * weight / total + slip
                for move, weight in zip(moves, weights, strict=True)
            }
        )
    return found


def ask(policy: Policy, seats: Iterable[ViewNode]) -> None:
    """Fill in the chances of moves where they are not known yet, all at once."""
    unasked = list({id(seat): seat for seat in seats if seat.chances is None}.values())
    for seat, chances in zip(unasked, policy(unasked), strict=True):
        seat.chances = chances
