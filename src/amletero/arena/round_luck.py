"""How much of the result of a round was luck, so that less of it is left in a win rate.

In the manner of AIVAT (Burch and others, 2018). Let V be what the critic says of a round with all
hands open. Two things happen by chances that are known:

- a player draws a card: V with that card, less the mean of V over all cards it could have been;
- a bot that tells its chances makes a move: Q of it, less the mean of Q of its moves, by these
  chances. Q of a move is the mean of V over all cards that can be drawn after it.

Both are zero on average, no matter who plays and how wrong V is. So the result less their sum has
the same mean as the result; it varies less as far as V is right. The luck of the deal is left out:
as every deal is played from all seats, it adds up to zero for every bot.
"""

from collections.abc import Sequence
from typing import NamedTuple

from amletero.arena.bot_game import PlayedRound
from amletero.beliefs.shared_views import ViewNode
from amletero.beliefs.step_effects import StepEffects
from amletero.beliefs.win_chances import Shares, outcomes, values
from amletero.beliefs.world import World
from amletero.bots.bot_interface import Bot, OpenBot
from amletero.record.referee import Referee
from amletero.rules.cards import Seat
from amletero.rules.editions import Edition
from amletero.rules.moves import Move, legal


class _Term(NamedTuple):
    """A world, and how much of its value counts as luck."""

    weight: float
    world: World


def luck_of_round(edition: Edition, played: PlayedRound, bots: Sequence[Bot]) -> Shares:
    """Return by seat how much more was won by luck in a round than on average."""
    game = Referee(edition, len(bots))
    game.deal(played.deck, played.first)
    told = tuple(ViewNode(game.view(seat)) for seat in game.table.seats)
    world, terms = World(game.round, told, 1.0, StepEffects()), list[_Term]()
    for move, mover in zip(played.moves, played.movers, strict=True):
        after = world.with_move(move)[0].going_on()[0]
        # V after the draw, less the mean of Q of the moves; Q of the move made cancels out.
        terms.append(_Term(1.0, after))
        for option, chance in _choices(world, bots[mover], mover, move):
            terms += (_Term(-chance * each.weight, each) for each in outcomes(world, option))
        world = after
    found = values([term.world for term in terms])
    return tuple(
        sum(term.weight * shares[seat] for term, shares in zip(terms, found, strict=True))
        for seat in game.table.seats
    )


def _choices(world: World, bot: Bot, mover: Seat, made: Move) -> list[tuple[Move, float]]:
    """Return the moves that a bot could have made; the one it made if it tells no chances."""
    view = world.told[mover].view
    moves = legal(view.table, view.hand)
    if len(moves) == 1 or not isinstance(bot, OpenBot):
        return [(made, 1.0)]
    chances = bot.chances(view, moves)
    return [(move, chance) for move, chance in zip(moves, chances, strict=True) if chance > 0]
