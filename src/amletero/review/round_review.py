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

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from amletero.beliefs.assumed_policy import Policy
from amletero.beliefs.dealt_worlds import RoundMemory
from amletero.beliefs.shared_views import ViewNode
from amletero.beliefs.step_effects import StepEffects
from amletero.beliefs.win_chances import Shares, mean_value, outcomes, values
from amletero.beliefs.world import World
from amletero.bots.opponent_policy import likely_moves
from amletero.record.game import RoundRecord
from amletero.record.referee import Referee
from amletero.review.chances_before_deal import chances_before_deal
from amletero.review.decision_review import DecisionReview, Reviewer
from amletero.rules.cards import Seat
from amletero.rules.moves import Keep, Move
from amletero.rules.view import View


@dataclass(frozen=True, slots=True)
class SeatAccount:
    """What became of one seat's chance in a round, and why."""

    seat: Seat
    share: float
    """The chance before the deal."""
    result: float
    """1 for the winner, a share of it in a tie; the last chance if the round is not over."""
    card_luck: float
    """Luck of the deal and of draws; its mean is zero whoever plays."""
    move_luck: float
    """Luck of what moves happened to hit; its mean is zero if all play our network."""
    own: float
    others: float

    @property
    def luck(self) -> float:
        """Return all luck."""
        return self.card_luck + self.move_luck


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
        self.card_luck, self.move_luck, self.own, self.others = (
            [0.0] * len(share) for _ in range(4)
        )

    def chance(self, before: Shares, after: Shares) -> None:
        """Put a deal or a draw down to luck."""
        for seat, (now, then) in enumerate(zip(after, before, strict=True)):
            self.card_luck[seat] += now - then

    def move(self, mover: Seat, before: Shares, after: Shares, play: Shares) -> None:
        """Put what a move was worth down to its player, and the rest to luck."""
        for seat, worth in enumerate(play):
            account = self.own if seat == mover else self.others
            account[seat] += worth
            self.move_luck[seat] += after[seat] - before[seat] - worth

    def accounts(self) -> tuple[SeatAccount, ...]:
        """Return each seat's account."""
        first, last = self.curve[0], self.curve[-1]
        entries = zip(
            first, last, self.card_luck, self.move_luck, self.own, self.others, strict=True
        )
        return tuple(SeatAccount(seat, *entry) for seat, entry in enumerate(entries))


class _Dealt(NamedTuple):
    """The deal of a round."""

    after: Shares
    """Every seat's chance after it."""


class _Step(NamedTuple):
    """A move of a round, with every seat's chance around it."""

    number: int
    """From 1."""
    view: View
    """What the mover knew."""
    move: Move
    before: Shares
    after_move: Shares
    """Before what is drawn after it is known."""
    after_draw: Shares


def review_round(
    game: Referee, played: RoundRecord, seed: int, policy: Policy = likely_moves
) -> RoundReview:
    """Play a round of a record at a game that is between rounds, and review it.

    The policy says how players are taken to choose their moves.
    """
    share = chances_before_deal(game.table.edition, game.table.players, played.first)
    memory = RoundMemory()
    ledger, decisions = _Ledger(share), list[DecisionReview]()
    steps = list(_steps(game, played))
    reviewers = [Reviewer(seed, memory, policy, game.view(seat).facts) for seat in game.table.seats]
    for step in steps:
        if isinstance(step, _Dealt):
            ledger.chance(share, step.after)
            ledger.curve.append(step.after)
            continue
        mover = step.view.seat
        assert mover is not None
        judged = reviewers[mover].judge(step.number, step.view, step.move)
        ledger.move(mover, step.before, step.after_move, judged.play)
        ledger.chance(step.after_move, step.after_draw)
        ledger.curve.append(step.after_draw)
        decisions.append(judged)
    return RoundReview(ledger.accounts(), tuple(ledger.curve), tuple(decisions))


def luck_of_cards(game: Referee, played: RoundRecord) -> Shares:
    """Play a round of a record at a game between rounds; return by seat the luck of its cards."""
    share = chances_before_deal(game.table.edition, game.table.players, played.first)
    ledger = _Ledger(share)
    for step in _steps(game, played):
        if isinstance(step, _Dealt):
            ledger.chance(share, step.after)
        else:
            ledger.chance(step.after_move, step.after_draw)
    return tuple(ledger.card_luck)


def _steps(game: Referee, played: RoundRecord) -> Iterator[_Dealt | _Step]:
    """Play a round, and yield its deal and its moves."""
    game.deal(played.deck, played.first)
    placed = 0
    world = _true_world(game, placed)
    (value,) = values([world])
    yield _Dealt(value)
    for number, move in enumerate(played.moves, start=1):
        assert game.table.turn is not None
        view, before = game.view(game.table.turn), value
        after_move = mean_value(outcomes(world, move))
        game.move(move)
        placed = _placed(game, placed, move)
        world = _true_world(game, placed)
        (value,) = values([world])
        yield _Step(number, view, move, before, after_move, value)


def _true_world(game: Referee, placed: int) -> World:
    """Return the truth as a world, with all that the seats were told."""
    told = tuple(ViewNode(game.view(seat)) for seat in game.table.seats)
    return World(game.round, told, 1.0, StepEffects(), placed)


def _placed(game: Referee, placed: int, move: Move) -> int:
    """Return how many cards at the bottom of the draw pile were put there by Chancellors."""
    under = len(move.under) if isinstance(move, Keep) else 0
    return min(placed + under, len(game.round.deck))
