"""The kernel as a referee of records: it plays them, and refuses what the rules do not allow.

Whether a move is legal, what follows from it and who wins is the kernel's judgment alone. Only to
say *why* a move is refused, the readable rules are asked, about the table that the kernel shows.
"""

from collections import Counter

from amletero.kernel.edition_settings import setting_of
from amletero.kernel.layout import CHOOSE, alive, is_over, phase, protected, turn
from amletero.kernel.legal import legal_mask
from amletero.kernel.move_actions import move_of, mover_hand
from amletero.kernel.pack_round import words_of_deal
from amletero.kernel.pack_table import seats_of
from amletero.kernel.random_games import reached, tokens_after
from amletero.kernel.round_step import spy_bonus, step, winners
from amletero.record.action_numbers import CHARACTERS, NoAction, action_number
from amletero.record.game import RoundResult
from amletero.rules.cards import Cards, Seat
from amletero.rules.editions import Edition
from amletero.rules.facts import Ending, RoundEnded
from amletero.rules.moves import IllegalMove, Move, Refusal, Rule, refusal
from amletero.rules.public_table import Table


class KernelReferee:
    """A game that the kernel plays; an `Engine` of `amletero.record.replay`."""

    def __init__(self, edition: Edition, players: int, goal: int) -> None:
        self._edition, self._goal = edition, goal
        self._setting = setting_of(edition, players)
        self._tokens = self._pile = self._board = 0
        self._running = False
        self._starters = tuple(range(players))
        self._result: RoundResult | None = None

    @property
    def result(self) -> RoundResult | None:
        """How the latest round ended; None while it is played."""
        return self._result

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners of the game; empty while it goes on."""
        return seats_of(reached(self._setting, self._tokens, self._goal))

    def deal(self, deck: Cards, first: Seat) -> None:
        """Deal the next round."""
        if (rule := self._deal_refusal(deck, first)) is not None:
            seat = first if rule in (Rule.NO_SUCH_SEAT, Rule.WRONG_FIRST) else None
            raise IllegalMove(Refusal(rule, seat=seat))
        self._pile, self._board = words_of_deal(self._setting.players, deck, first)
        self._running, self._result = True, None

    def move(self, move: Move) -> None:
        """Make the next move."""
        action = self._action(move)
        if action is None:
            raise IllegalMove(self._why(move))
        self._pile, self._board = step(self._setting, self._pile, self._board, action)
        if is_over(self._board):
            self._end()

    def _deal_refusal(self, deck: Cards, first: Seat) -> Rule | None:
        if self.winners:
            return Rule.GAME_OVER
        if self._running:
            return Rule.ROUND_RUNNING
        if Counter(deck) != self._edition.copies:
            return Rule.WRONG_DECK
        if not 0 <= first < self._setting.players:
            return Rule.NO_SUCH_SEAT
        return None if first in self._starters else Rule.WRONG_FIRST

    def _action(self, move: Move) -> int | None:
        """The action that a move is, if it is a legal one and says neither more nor less."""
        players, board = self._setting.players, self._board
        if not self._running:
            return None
        try:
            action = action_number(move, turn(board), players)
        except NoAction:
            return None
        low, high = legal_mask(self._setting, board)
        is_legal = (low >> action if action < 64 else high >> (action - 64)) & 1
        return action if is_legal and move_of(action, board, players) == move else None

    def _why(self, move: Move) -> Refusal:
        held = tuple(CHARACTERS[card] for card in mover_hand(self._board))
        found = refusal(self._table(), held, move)
        if found is None:
            raise AssertionError(f"the engines disagree: only the kernel refuses {move}")
        return found

    def _table(self) -> Table:
        """What lies face up, as far as it matters to whether a move is legal."""
        players, board = self._setting.players, self._board
        return Table(
            self._edition,
            players,
            self._goal,
            tokens=(0,) * players,
            turn=turn(board) if self._running else None,
            choosing=phase(board) == CHOOSE,
            still_in=seats_of(alive(board)),
            protected=frozenset(seats_of(protected(board))),
            result=None if self._running else RoundEnded(Ending.SHOWDOWN, (), None),
        )

    def _end(self) -> None:
        won = winners(self._setting, self._pile, self._board)
        bonus = spy_bonus(self._board)
        self._tokens = tokens_after(self._setting, self._tokens, won, bonus)
        self._running, self._starters = False, seats_of(won)
        self._result = RoundResult(
            seats_of(won),
            next(iter(seats_of(bonus)), None),
            tuple(self._tokens >> 4 * seat & 0xF for seat in range(self._setting.players)),
        )
