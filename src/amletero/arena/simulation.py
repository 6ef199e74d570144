"""Many whole games: what is played, in blocks that any worker can play.

Decks and first seats follow from (seed, number of the game), whoever plays. Players at random are
played by the kernel, and by the readable rules alike; other policies are bots.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from amletero.arena.bot_game import BotGame
from amletero.arena.names import numbered
from amletero.bots import bot
from amletero.kernel import chances, games
from amletero.kernel.layout import LAST_PLAYER, SHOWDOWN, Setting
from amletero.kernel.moves import action_of, move_of
from amletero.kernel.settings import CHARACTERS, NUMBERS, setting_of
from amletero.kernel.table_words import seat_set, seats_of
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
"""A row for each round, by the columns of `amletero.kernel.games`."""

RANDOM: Final = "random"
KERNEL_BLOCK: Final = 2_000
BOT_BLOCK: Final = 20
"""The games of a block. It never depends on the number of workers."""
WORD: Final = 1 << 64


@dataclass(frozen=True)
class Simulation:
    """So many games of an edition between players of these policies, by seat."""

    edition: str
    policies: tuple[str, ...]
    games: int
    seed: int
    goal: int
    readable: bool = False
    """Whether the readable rules play even where the kernel could."""
    keep_records: bool = False

    @property
    def by_kernel(self) -> bool:
        """Whether the kernel can play this."""
        return not self.readable and set(self.policies) == {RANDOM}

    @property
    def setting(self) -> Setting:
        """What the kernel has to know."""
        return setting_of(EDITIONS[self.edition], len(self.policies))

    @property
    def signed_seed(self) -> int:
        """The seed as the kernel's whole numbers are."""
        return (self.seed + WORD // 2) % WORD - WORD // 2


@dataclass(frozen=True)
class Block:
    """Some games of a simulation."""

    simulation: Simulation
    numbers: range


@dataclass
class BlockResult:
    """The rounds of a block, and its games in writing where they are wanted."""

    games: int
    rows: Rows
    records: list[bytes] = field(default_factory=list)


def blocks(simulation: Simulation) -> Iterator[Block]:
    """All games of a simulation."""
    size = KERNEL_BLOCK if simulation.by_kernel else BOT_BLOCK
    for start in range(0, simulation.games, size):
        yield Block(simulation, range(start, min(start + size, simulation.games)))


def play_block(block: Block) -> BlockResult:
    """Play the games of a block."""
    simulation, numbers = block.simulation, block.numbers
    if not simulation.by_kernel:
        return _played_by_rules(simulation, numbers)
    rows = _kernel_rows(simulation, numbers)
    result = BlockResult(len(numbers), rows)
    if simulation.keep_records:
        starts = np.flatnonzero(rows[:, games.ROUND] == 0)
        result.records = [_written(simulation, part) for part in np.split(rows, starts[1:])]
    return result


def _kernel_rows(simulation: Simulation, numbers: range) -> Rows:
    players = len(simulation.policies)
    most = len(numbers) * games.most_rounds(players, simulation.goal)
    rows = np.zeros((most, games.ROW), np.int64)
    written = games.play_games(
        simulation.setting,
        simulation.goal,
        simulation.signed_seed,
        numbers.start,
        len(numbers),
        rows,
    )
    return rows[:written].copy()


def _written(simulation: Simulation, rows: Rows) -> bytes:
    """A game that the kernel played, as a line of records: its rounds are played once more."""
    edition, setting = EDITIONS[simulation.edition], simulation.setting
    boards = np.zeros(games.MOST_DECISIONS, np.int64)
    actions = np.zeros(games.MOST_DECISIONS, np.uint8)
    rounds = []
    for row in rows:
        key = _round_key(simulation, int(row[games.GAME]), int(row[games.ROUND]))
        count = games.play_logged(setting, key, int(row[games.FIRST]), boards, actions)
        moves = tuple(
            move_of(int(actions[move]), int(boards[move]), setting.players) for move in range(count)
        )
        deck = deck_of(simulation, int(row[games.GAME]), int(row[games.ROUND]))
        rounds.append(
            RoundRecord(deck, int(row[games.FIRST]), moves, _result(row, setting.players))
        )
    won = games.reached(setting, int(rows[-1, games.TOKENS]), simulation.goal)
    return _line(simulation, edition, tuple(rounds), seats_of(won))


def _result(row: NDArray[np.int64], players: int) -> RoundResult:
    spies = seats_of(int(row[games.SPY]))
    tokens = int(row[games.TOKENS])
    return RoundResult(
        seats_of(int(row[games.WINNERS])),
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
    return chances.round_key(chances.game_key(simulation.signed_seed, game), number)


def deck_of(simulation: Simulation, game: int, number: int) -> Cards:
    """The deck of a round."""
    deck = np.zeros(simulation.setting.cards, np.uint8)
    chances.deck_order(simulation.setting, _round_key(simulation, game, number), deck)
    return tuple(CHARACTERS[card] for card in deck)


def first_of(simulation: Simulation, game: int, number: int, among: tuple[Seat, ...]) -> Seat:
    """Who takes the first turn of a round."""
    return games.first_of(_round_key(simulation, game, number), seat_set(among))


def _played_by_rules(simulation: Simulation, numbers: range) -> BlockResult:
    result = BlockResult(len(numbers), np.zeros((0, games.ROW), np.int64))
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
    result.rows = np.array(rows, np.int64).reshape(-1, games.ROW)
    return result


def _outcome(round: Round, turns: int) -> tuple[int, ...]:
    """The columns from the winners on."""
    ended = round.table.result
    assert ended is not None
    spy = 0 if ended.spy is None else 1 << ended.spy
    ending = SHOWDOWN if ended.ending is Ending.SHOWDOWN else LAST_PLAYER
    card = NUMBERS[round.card(ended.winners[0])]
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
    """A game by the readable rules in which everyone plays at random, as the kernel does."""

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
                key=lambda move, seat=seat: action_of(move, seat, referee.table.players),  # type: ignore[misc]
            )
            place = chances.below(key, chances.DECISIONS + made, len(choices))
            referee.move(choices[place])
            made += 1
        return referee.rounds[-1]


_Table: TypeAlias = _BotTable | _RandomTable


def _turns(round: RoundRecord) -> int:
    """Count the turns of a round: a Chancellor's choice belongs to the turn before it."""
    return sum(isinstance(move, Play) for move in round.moves)
