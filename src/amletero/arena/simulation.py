"""Many whole games, in blocks that any worker can play.

Decks and first seats depend only on (seed, number of the game), not on the players. Random players
are played by the kernel or, with the same result, by the readable rules; other policies are bots.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from amletero.arena.bot_game import BotGame
from amletero.arena.entrants import numbered
from amletero.bots import bot
from amletero.kernel import random_games, random_numbers
from amletero.kernel.edition_settings import setting_of
from amletero.kernel.layout import LAST_PLAYER, SHOWDOWN, Setting
from amletero.kernel.move_actions import move_of
from amletero.kernel.pack_table import seat_set, seats_of
from amletero.record.action_numbers import CARD_NUMBERS, CHARACTERS, action_number
from amletero.record.game import GameRecord, RoundRecord, RoundResult
from amletero.record.referee import Referee
from amletero.rules.cards import Cards, Seat
from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.facts import Ending
from amletero.rules.moves import Play, legal
from amletero.rules.round import Round

if TYPE_CHECKING:
    from amletero.bots import Bot

Rows: TypeAlias = NDArray[np.int64]
"""One row per round, with the columns of `amletero.kernel.random_games`."""

RANDOM: Final = "random"
KERNEL_BLOCK: Final = 2_000
BOT_BLOCK: Final = 20
"""Games per block; independent of the number of workers, so that results are, too."""
WORD: Final = 1 << 64


@dataclass(frozen=True)
class Simulation:
    """A number of games of one edition, with one policy per seat."""

    edition: str
    policies: tuple[str, ...]
    games: int
    seed: int
    goal: int
    readable: bool = False
    """Whether to use the readable rules even where the kernel could play."""
    keep_records: bool = False

    @property
    def by_kernel(self) -> bool:
        """Whether the kernel plays this simulation."""
        return not self.readable and set(self.policies) == {RANDOM}

    @property
    def setting(self) -> Setting:
        """Return the setting for the kernel."""
        return setting_of(EDITIONS[self.edition], len(self.policies))

    @property
    def signed_seed(self) -> int:
        """Return the seed as a signed 64-bit integer, as the kernel needs it."""
        return (self.seed + WORD // 2) % WORD - WORD // 2


@dataclass(frozen=True)
class SimulationBlock:
    """A range of games of a simulation."""

    simulation: Simulation
    numbers: range


@dataclass
class SimulationBlockResult:
    """The rounds of a block, and the records of its games if requested."""

    games: int
    rows: Rows
    records: list[bytes] = field(default_factory=list)


def blocks(simulation: Simulation) -> Iterator[SimulationBlock]:
    """Yield all games of a simulation in blocks."""
    size = KERNEL_BLOCK if simulation.by_kernel else BOT_BLOCK
    for start in range(0, simulation.games, size):
        yield SimulationBlock(simulation, range(start, min(start + size, simulation.games)))


def play_block(block: SimulationBlock) -> SimulationBlockResult:
    """Play the games of a block and return the result."""
    simulation, numbers = block.simulation, block.numbers
    if not simulation.by_kernel:
        return _played_by_rules(simulation, numbers)
    rows = _kernel_rows(simulation, numbers)
    result = SimulationBlockResult(len(numbers), rows)
    if simulation.keep_records:
        starts = np.flatnonzero(rows[:, random_games.ROUND] == 0)
        result.records = [_written(simulation, part) for part in np.split(rows, starts[1:])]
    return result


def _kernel_rows(simulation: Simulation, numbers: range) -> Rows:
    players = len(simulation.policies)
    most = len(numbers) * random_games.most_rounds(players, simulation.goal)
    rows = np.zeros((most, random_games.ROW), np.int64)
    written = random_games.play_games(
        simulation.setting,
        simulation.goal,
        simulation.signed_seed,
        numbers.start,
        len(numbers),
        rows,
    )
    return rows[:written].copy()


def _written(simulation: Simulation, rows: Rows) -> bytes:
    """Return the record of a game that the kernel played, as one line; its rounds are replayed."""
    edition, setting = EDITIONS[simulation.edition], simulation.setting
    boards = np.zeros(random_games.MOST_DECISIONS, np.int64)
    actions = np.zeros(random_games.MOST_DECISIONS, np.uint8)
    rounds = []
    for row in rows:
        key = _round_key(simulation, int(row[random_games.GAME]), int(row[random_games.ROUND]))
        count = random_games.play_logged(
            setting, key, int(row[random_games.FIRST]), boards, actions
        )
        moves = tuple(
            move_of(int(actions[move]), int(boards[move]), setting.players) for move in range(count)
        )
        deck = deck_of(simulation, int(row[random_games.GAME]), int(row[random_games.ROUND]))
        rounds.append(
            RoundRecord(deck, int(row[random_games.FIRST]), moves, _result(row, setting.players))
        )
    won = random_games.reached(setting, int(rows[-1, random_games.TOKENS]), simulation.goal)
    return _line(simulation, edition, tuple(rounds), seats_of(won))


def _result(row: NDArray[np.int64], players: int) -> RoundResult:
    spies = seats_of(int(row[random_games.SPY]))
    tokens = int(row[random_games.TOKENS])
    return RoundResult(
        seats_of(int(row[random_games.WINNERS])),
        spies[0] if spies else None,
        tuple(tokens >> 4 * seat & 0xF for seat in range(players)),
    )


def _line(
    simulation: Simulation, edition: Edition, rounds: tuple[RoundRecord, ...], won: tuple[Seat, ...]
) -> bytes:
    names = numbered(simulation.policies)
    record = GameRecord(edition, names, simulation.goal, rounds, won)
    return msgspec.json.encode(record.document()) + b"\n"


def _round_key(simulation: Simulation, game: int, number: int) -> int:
    return random_numbers.round_key(random_numbers.game_key(simulation.signed_seed, game), number)


def deck_of(simulation: Simulation, game: int, number: int) -> Cards:
    """Return the deck of a round."""
    deck = np.zeros(simulation.setting.cards, np.uint8)
    random_numbers.deck_order(simulation.setting, _round_key(simulation, game, number), deck)
    return tuple(CHARACTERS[card] for card in deck)


def first_of(simulation: Simulation, game: int, number: int, among: tuple[Seat, ...]) -> Seat:
    """Return the seat that takes the first turn of a round."""
    return random_games.first_of(_round_key(simulation, game, number), seat_set(among))


def _played_by_rules(simulation: Simulation, numbers: range) -> SimulationBlockResult:
    result = SimulationBlockResult(len(numbers), np.zeros((0, random_games.ROW), np.int64))
    rows: list[list[int]] = []
    for game in numbers:
        table: _Table = (
            _RandomTable(simulation, game)
            if set(simulation.policies) == {RANDOM}
            else _BotTable(simulation, game)
        )
        rounds: list[RoundRecord] = []
        referee = table.referee
        while not referee.winners:
            number = len(rounds)
            first = first_of(simulation, game, number, referee.may_start)
            rounds.append(table.play(deck_of(simulation, game, number), first))
            rows.append([game, number, first, *_outcome(referee.round, _turns(rounds[-1]))])
        if simulation.keep_records:
            won = referee.winners
            edition = EDITIONS[simulation.edition]
            result.records.append(_line(simulation, edition, tuple(rounds), won))
    result.rows = np.array(rows, np.int64).reshape(-1, random_games.ROW)
    return result


def _outcome(round: Round, turns: int) -> tuple[int, ...]:
    """Return the columns of a row from the winners on."""
    ended = round.table.result
    assert ended is not None
    spy = 0 if ended.spy is None else 1 << ended.spy
    ending = SHOWDOWN if ended.ending is Ending.SHOWDOWN else LAST_PLAYER
    card = CARD_NUMBERS[round.card(ended.winners[0])]
    tokens = sum(count << 4 * seat for seat, count in enumerate(round.table.tokens))
    return seat_set(ended.winners), spy, ending, card, turns, tokens


class _BotTable:
    """A game between bots."""

    def __init__(self, simulation: Simulation, game: int) -> None:
        bots: list[Bot] = [bot(name) for name in simulation.policies]
        self._game = BotGame(
            bots,
            EDITIONS[simulation.edition],
            seed=f"{simulation.seed}/{game}",
            goal=simulation.goal,
        )
        self.referee = self._game.referee

    def play(self, deck: Cards, first: Seat) -> RoundRecord:
        return self._game.play_round(deck, first).record()


class _RandomTable:
    """A game by the readable rules with random players, which plays as the kernel does."""

    def __init__(self, simulation: Simulation, game: int) -> None:
        self._simulation, self._number = simulation, game
        edition, players = EDITIONS[simulation.edition], len(simulation.policies)
        self.referee = Referee(edition, players, simulation.goal)

    def play(self, deck: Cards, first: Seat) -> RoundRecord:
        referee, made = self.referee, 0
        key = _round_key(self._simulation, self._number, referee.table.rounds)
        referee.deal(deck, first)
        while (seat := referee.table.turn) is not None:
            choices = sorted(
                legal(referee.table, referee.round.hand),
                key=lambda move, seat=seat: action_number(move, seat, referee.table.players),  # type: ignore[misc]
            )
            place = random_numbers.below(key, random_numbers.DECISIONS + made, len(choices))
            referee.move(choices[place])
            made += 1
        return referee.rounds[-1]


_Table: TypeAlias = _BotTable | _RandomTable


def _turns(round: RoundRecord) -> int:
    """Count the turns of a round: a Chancellor's choice belongs to the turn before it."""
    return sum(isinstance(move, Play) for move in round.moves)
