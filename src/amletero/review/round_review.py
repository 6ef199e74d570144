"""One round: the chance of every seat to win it, step by step, and what each step is put down to.

`V` is the chance of every seat to win the round from what all seats together know, the order of
the other cards being unknown, if all play our network; a tie counts as a share, the Spy's token is
left out. `Q` of a move is the mean of `V` after it. A seat's result less its share before the deal
is the sum of three things:

- luck: the deal, the draws, and what a move happened to hit (`Q - V` less what it was worth by what
  its player knew);
- own: what the seat's own moves were worth by what it knew, less what our network makes;
- others: the same of the others' moves.
"""

from dataclasses import dataclass

from amletero.beliefs.dealt_worlds import RoundMemory
from amletero.beliefs.values import Shares, mean_value, outcomes, values
from amletero.beliefs.view_tree import ViewNode
from amletero.beliefs.world import World
from amletero.record.game import RoundRecord
from amletero.record.referee import Referee
from amletero.review.decision_review import DecisionReview, Reviewer
from amletero.review.shares import shares_before_deal
from amletero.rules.cards import Seat
from amletero.rules.moves import Keep, Move


@dataclass(frozen=True, slots=True)
class SeatAccount:
    """What became of one seat's chance in a round, and why."""

    seat: Seat
    share: float
    """The chance before the deal."""
    result: float
    """1 for the winner, a share of it in a tie; the last chance if the round is not over."""
    luck: float
    own: float
    others: float


@dataclass(frozen=True, slots=True)
class RoundReview:
    """A round, reviewed."""

    accounts: tuple[SeatAccount, ...]
    curve: tuple[Shares, ...]
    """The chance of every seat: before the deal, after it, and after every move with its draw."""
    decisions: tuple[DecisionReview, ...]


class _Ledger:
    """The steps of a round, put down to luck, own play and others' play."""

    def __init__(self, share: Shares) -> None:
        self.curve = [share]
        self.luck, self.own, self.others = ([0.0] * len(share) for _ in range(3))

    def chance(self, before: Shares, after: Shares) -> None:
        """Put a deal or a draw down to luck."""
        for seat in range(len(self.luck)):
            self.luck[seat] += after[seat] - before[seat]

    def move(self, mover: Seat, before: Shares, after: Shares, play: Shares) -> None:
        """Put a move down to its player as far as it was worth something, the rest to luck."""
        for seat, worth in enumerate(play):
            account = self.own if seat == mover else self.others
            account[seat] += worth
            self.luck[seat] += after[seat] - before[seat] - worth

    def accounts(self) -> tuple[SeatAccount, ...]:
        """Return each seat's account."""
        first, last = self.curve[0], self.curve[-1]
        return tuple(
            SeatAccount(seat, *entries)
            for seat, entries in enumerate(
                zip(first, last, self.luck, self.own, self.others, strict=True)
            )
        )


def review_round(game: Referee, played: RoundRecord, seed: int) -> RoundReview:
    """Play a round of a record at a game that is between rounds, and review it."""
    game.deal(played.deck, played.first)
    table = game.table
    memory = RoundMemory()
    reviewers = [Reviewer(seed, memory) for _ in table.seats]
    share = shares_before_deal(table.edition, table.players, played.first)
    ledger, decisions, placed = _Ledger(share), list[DecisionReview](), 0
    world = _true_world(game, placed)
    (value,) = values([world])
    ledger.chance(share, value)
    ledger.curve.append(value)
    for number, move in enumerate(played.moves, start=1):
        mover = game.table.turn
        assert mover is not None
        judged = reviewers[mover].judge(number, game.view(mover), move)
        after_move = mean_value(outcomes(world, move))
        ledger.move(mover, value, after_move, judged.play)
        game.move(move)
        placed = _placed(game, placed, move)
        world = _true_world(game, placed)
        (value,) = values([world])
        ledger.chance(after_move, value)
        ledger.curve.append(value)
        decisions.append(judged)
    return RoundReview(ledger.accounts(), tuple(ledger.curve), tuple(decisions))


def _true_world(game: Referee, placed: int) -> World:
    """Return the truth as a world, with all that the seats were told."""
    told = tuple(ViewNode(game.view(seat)) for seat in game.table.seats)
    return World(game.round, told, 1.0, placed)


def _placed(game: Referee, placed: int, move: Move) -> int:
    """Return how many cards at the bottom of the draw pile were put there by Chancellors."""
    under = len(move.under) if isinstance(move, Keep) else 0
    return min(placed + under, len(game.round.deck))
