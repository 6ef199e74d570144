"""Blocks of deals: each is played by one worker at a time.

A program runs as long as a block: that is its match. The division into blocks depends on the
number of deals, never on the number of workers, so that even a program with a memory plays the
same games again.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from amletero.arena.bot_game import BotGame, PlayedRound
from amletero.arena.entrants import Entrant
from amletero.arena.round_luck import luck_of_round
from amletero.arena.schedule import LineUp, Schedule
from amletero.arena.timings import Timings
from amletero.beliefs.win_chances import Shares
from amletero.bots import Bot
from amletero.bots.external import ExternalBot, Limits
from amletero.bots.external.host import script_name
from amletero.bots.external.trace import file_name
from amletero.record.game import GameRecord
from amletero.rules.cards import Seat

BLOCKS: Final = 400
"""Approximate number of blocks; many deals are divided into more, as `MOST_DEALS` requires."""
MOST_DEALS: Final = 25
"""Deals per block at most, so that the running score is updated often."""
MATCHES: Final = 16
MOST_DEALS_OF_A_MATCH: Final = 250
"""The same two limits for an arena with programs: starting one takes as long as many rounds."""
MOST_GAMES: Final = 4
"""Deals per block at most if whole games are played, which take as long as many rounds."""


@dataclass(frozen=True)
class Kept:
    """What is written of an arena's contests."""

    records: bool = False
    """Whether their records are returned."""
    traces: Path | None = None
    """Folder for what programs were sent and said; None: it is not written."""


@dataclass(frozen=True)
class MatchBlock:
    """Some deals of a schedule, and the entrants who play them."""

    schedule: Schedule
    entrants: tuple[Entrant, ...]
    limits: Limits
    deals: range
    kept: Kept = Kept()
    adjust_luck: bool = False
    """Whether the luck of each round is worked out."""


@dataclass(frozen=True)
class PlayedContest:
    """The rounds of a contest, and who won it."""

    rounds: tuple[PlayedRound, ...]
    winners: tuple[Seat, ...]
    luck: Shares = ()
    """By seat: how much of its result was luck; empty unless that is wanted."""


@dataclass(frozen=True, slots=True)
class ContestScore:
    """The line-up of a contest and its winners."""

    line_up: LineUp
    winners: tuple[Seat, ...]
    luck: Shares = ()
    """By seat: how much of its result was luck; empty unless that is wanted."""


@dataclass
class MatchBlockResult:
    """The result of a block, small enough to send between processes."""

    deals: list[list[ContestScore]] = field(default_factory=list)
    timings: defaultdict[int, Timings] = field(default_factory=lambda: defaultdict(Timings))
    """By entrant."""
    faults: defaultdict[int, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    """By entrant: forfeited decisions, by fault."""
    first_fault: dict[int, str] = field(default_factory=dict)
    """By entrant: the detail of the first forfeit."""
    last_words: dict[int, str] = field(default_factory=dict)
    """By entrant: the last output on standard error of a program that forfeited decisions."""
    records: list[bytes] = field(default_factory=list)

    rounds: int = 0
    """How many rounds its contests had."""

    @property
    def contests(self) -> int:
        """Return how many contests were played."""
        return sum(map(len, self.deals))


def blocks(
    schedule: Schedule,
    entrants: tuple[Entrant, ...],
    limits: Limits,
    kept: Kept,
    *,
    adjust_luck: bool = False,
) -> Iterator[MatchBlock]:
    """Yield all deals of a schedule in blocks."""
    programs = any(entrant.command for entrant in entrants)
    parts, most = (MATCHES, MOST_DEALS_OF_A_MATCH) if programs else (BLOCKS, MOST_DEALS)
    most = min(most, MOST_GAMES) if schedule.whole_games and not programs else most
    size = min(most, -(-schedule.deals // parts))
    for start in range(0, schedule.deals, size):
        deals = range(start, min(start + size, schedule.deals))
        yield MatchBlock(schedule, entrants, limits, deals, kept, adjust_luck)


def play_block(block: MatchBlock) -> MatchBlockResult:
    """Play the deals of a block, then end all programs, and return the result."""
    result = MatchBlockResult()
    with Seats(block) as seats:
        for deal in block.deals:
            result.deals.append([])
            for turn, line_up in enumerate(block.schedule.line_ups(deal)):
                played = seats.play(deal, turn, line_up)
                result.deals[-1].append(ContestScore(line_up, played.winners, played.luck))
                result.rounds += len(played.rounds)
                for round in played.rounds:
                    _note(result, line_up, round)
                if block.kept.records:
                    result.records.append(_record(block, deal, line_up, played))
        result.last_words = seats.last_words(result.faults)
    return result


class Seats:
    """The bots of a block, one per entrant and seat; they stay until the block is played."""

    def __init__(self, block: MatchBlock) -> None:
        self._block = block
        self._bots: dict[tuple[int, Seat], Bot] = {}

    def __enter__(self) -> "Seats":
        return self

    def __exit__(self, *_: object) -> None:
        programs = [bot for bot in self._bots.values() if isinstance(bot, ExternalBot)]
        with ExitStack() as stack:
            for program in programs:
                stack.callback(program.close)
            for program in programs:
                program.hang_up()

    def play(self, deal: int, turn: int, line_up: LineUp) -> PlayedContest:
        """Play one contest of a deal with this line-up, its `turn`-th, and return it."""
        schedule = self._block.schedule
        bots = [self._at(entrant, seat) for seat, entrant in enumerate(line_up)]
        programs = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, ExternalBot)}
        for program in programs.values():
            program.get_ready()
        for seat, program in programs.items():
            self._trace(program, f"{deal + 1:06}-{turn + 1}", line_up[seat], seat)
        game = BotGame(bots, schedule.edition, seed=f"{schedule.seed}/{deal}")
        rounds = [game.play_round(*schedule.cards(deal))]
        while schedule.whole_games and not game.referee.winners:
            cards = schedule.later_cards(deal, len(rounds), game.referee.may_start)
            rounds.append(game.play_round(*cards))
        last = rounds[-1].result
        winners = game.referee.winners if schedule.whole_games else last.winners
        for program in programs.values():
            program.end(winners, last.tokens)
        luck: Shares = ()
        if self._block.adjust_luck:
            luck = luck_of_round(schedule.edition, rounds[0], bots)
        return PlayedContest(tuple(rounds), winners, luck)

    def _trace(self, program: ExternalBot, contest: str, entrant: int, seat: Seat) -> None:
        """Write what a program is sent and says in a contest to a file, if that is wanted."""
        folder, command = self._block.kept.traces, self._block.entrants[entrant].command
        if folder is not None:
            name = file_name(f"{entrant + 1}-{script_name(command)}")
            program.trace_game(folder / f"{contest}-bot{name}-seat{seat}.jsonl")

    def last_words(self, entrants: defaultdict[int, Counter[str]]) -> dict[int, str]:
        """Return the last output on standard error of the programs among these entrants."""
        return {
            entrant: bot.last_words
            for (entrant, _), bot in self._bots.items()
            if entrant in entrants and isinstance(bot, ExternalBot) and bot.last_words
        }

    def _at(self, entrant: int, seat: Seat) -> Bot:
        block = self._block
        if (entrant, seat) not in self._bots:
            schedule = block.schedule
            self._bots[entrant, seat] = block.entrants[entrant].take_seat(
                *(seat, schedule.edition, schedule.players, block.limits),
                seed=f"{schedule.seed}/{block.deals.start}/{entrant}/{seat}",
            )
        return self._bots[entrant, seat]


def _note(result: MatchBlockResult, line_up: LineUp, played: PlayedRound) -> None:
    for seat, seconds in zip(played.movers, played.seconds, strict=True):
        result.timings[line_up[seat]].add([seconds])
    for note in played.faults:
        entrant = line_up[note.seat]
        result.faults[entrant][note.forfeit.fault.value] += 1
        result.first_fault.setdefault(entrant, note.forfeit.detail)


def _record(block: MatchBlock, deal: int, line_up: LineUp, played: PlayedContest) -> bytes:
    """Return the contest as a record; a round is the first of a game that is not continued."""
    schedule = block.schedule
    record = GameRecord(
        edition=schedule.edition,
        players=tuple(block.entrants[entrant].label for entrant in line_up),
        goal=schedule.edition.goals[schedule.players],
        rounds=tuple(round.record() for round in played.rounds),
        winners=played.winners if schedule.whole_games else (),
        extra={"deal": deal},
    )
    return msgspec.json.encode(record.document()) + b"\n"
