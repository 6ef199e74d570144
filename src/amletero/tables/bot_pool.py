"""Bots choose their moves in a thread; hints are worked out in a bounded pool of processes."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import active_children
from random import Random
from typing import Final, NamedTuple, Protocol

from amletero.bots import bot
from amletero.rules.cards import Character, Seat
from amletero.rules.moves import Move
from amletero.rules.view import View
from amletero.tables.process_pool import open_pool, run_in_pool

SUBSTITUTE: Final = "simple"
"""The bot that sits in for players, and for bots that do not answer in time."""

LONGEST_SECONDS: Final = 10.0
"""Time limit per decision, queueing included; after it the substitute chooses."""

LONGEST_HINT_SECONDS: Final = 120.0
"""Time limit per hint, loading the bot included; after it there is no hint."""

HUNG_SECONDS: Final = 120.0
"""Time per hint after which a process counts as hung and ends itself."""


class WeighedMove(NamedTuple):
    """A move, and how likely the round is won with it."""

    move: Move
    chance: float


@dataclass(frozen=True, slots=True)
class Advice:
    """What the strongest bot thinks of a position."""

    move: Move | None
    """The move it would make; None if it is not this seat's turn."""
    beliefs: dict[Seat, dict[int, float]]
    """By seat: the chance of each card, by value."""
    set_aside: dict[int, float] = field(default_factory=dict)
    """The chance of each card to be the one set aside, by value."""
    considered: tuple[WeighedMove, ...] = ()
    """The moves, best first; those given up early come last."""


class BotRunner(Protocol):
    """Chooses moves for bots and gives hints."""

    async def choose(self, name: str, view: View, legal: tuple[Move, ...], seed: int) -> Move:
        """Return a legal move, chosen by a bot from what its seat may know."""

    async def advise(self, view: View, legal: tuple[Move, ...], seed: int) -> Advice | None:
        """Return what the strongest bot thinks of what a seat may know; None if it cannot say."""


class BotPool:
    """Bots in a thread, and hints in a few processes; with none, in another thread (for tests)."""

    def __init__(self, processes: int, trouble: Callable[[BaseException], None]) -> None:
        self._processes = processes
        self._trouble = trouble
        self._executor = self._opened()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._hints = asyncio.Semaphore(1)
        """One hint at a time."""

    async def choose(self, name: str, view: View, legal: tuple[Move, ...], seed: int) -> Move:
        """Return a bot's move; if it fails or is too slow, the substitute chooses.

        If the substitute fails, or a bot's move is illegal, the first legal move is played.
        """
        move = None
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                move = await run_in_pool(
                    self._thread, HUNG_SECONDS, choose_move, name, view, legal, seed
                )
        except Exception as error:  # noqa: BLE001 - a bot's failure must not stop the table
            self._trouble(error)
            if name != SUBSTITUTE:  # which takes too little time to need the thread
                move = choose_move(SUBSTITUTE, view, legal, seed)
        return move if move in legal else legal[0]

    async def advise(self, view: View, legal: tuple[Move, ...], seed: int) -> Advice | None:
        """Return what the strongest bot thinks; None if it fails or is too slow."""
        executor = self._executor
        try:
            async with asyncio.timeout(LONGEST_HINT_SECONDS), self._hints:
                executor = self._executor
                return await run_in_pool(executor, HUNG_SECONDS, _advise, view, legal, seed)
        except Exception as error:  # noqa: BLE001 - the player is told that there is no hint
            self._failed(error, executor)
            return None

    def _failed(self, error: Exception, executor: Executor) -> None:
        """Report a failure, and replace processes that have died."""
        self._trouble(error)
        if isinstance(error, BrokenProcessPool) and executor is self._executor:
            self._executor = self._opened()

    def close(self) -> None:
        """Kill the processes, also in the middle of a decision."""
        self._executor.shutdown(wait=False, cancel_futures=True)
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._processes:
            for process in active_children():
                process.kill()  # they block SIGTERM

    def _opened(self) -> Executor:
        return open_pool(self._processes, "hints")


def advise(view: View, legal: tuple[Move, ...], random: Random) -> Advice:
    """Return what the networks say of what a seat may know; this may take a second."""
    from amletero.beliefs.belief import believe  # noqa: PLC0415 (loaded when asked for)
    from amletero.bots.move_explanation import consider  # noqa: PLC0415
    from amletero.bots.opponent_policy import likely_moves  # noqa: PLC0415

    move, considered = None, tuple[WeighedMove, ...]()
    if legal:
        thought = consider(view, legal, random)
        move, belief = thought.move, thought.belief
        considered = tuple(WeighedMove(one.move, one.win_chance) for one in thought.considered)
    else:
        belief = believe(view, random.getrandbits(62), likely_moves)
    values = view.table.edition.values

    def by_value(chances: Mapping[Character, float]) -> dict[int, float]:
        return {values[card]: chance for card, chance in chances.items()}

    hands = {seat: by_value(chances) for seat, chances in belief.hands.items()}
    return Advice(move, hands, by_value(belief.set_aside), considered)


def _advise(view: View, legal: tuple[Move, ...], seed: int) -> Advice:
    return advise(view, legal, Random(seed))


def choose_move(name: str, view: View, legal: tuple[Move, ...], seed: int) -> Move:
    """Return the move that a built-in bot chooses, legal or not."""
    return bot(name).choose(view, legal, Random(seed))
