"""A bot at a server's table: it sits down, plays, and follows the others to a rematch."""

import asyncio
from collections.abc import Callable
from contextlib import aclosing
from typing import Protocol

from amletero.bots import Bot
from amletero.bots.external import ExternalBot
from amletero.bots.guarded_decision import decide, stream
from amletero.locales import Language, Speaker
from amletero.locales.fault_sentences import forfeit_text
from amletero.rules.cards import Seat
from amletero.rules.editions import Edition
from amletero.rules.moves import legal, move_text
from amletero.rules.view import View
from amletero.terminal.client.table_client import News, TableClient
from amletero.terminal.client.transport import Ended
from amletero.terminal.setup import Seeds
from amletero.wire import socket as wire
from amletero.wire.socket.codes import RefusalCode


class TakeSeat(Protocol):
    """Makes the bot for a seat; if the bot is a program, this starts it."""

    def __call__(self, seat: Seat, edition: Edition, players: int, *, seed: str) -> Bot:
        """Return the bot; a program is told a seed made from this one."""


class BotVisit:
    """Plays the seat of a table client with a bot, game after game."""

    def __init__(  # noqa: PLR0913 (a bot's settings and callbacks)
        self,
        visit: TableClient,
        take_seat: TakeSeat,
        seeds: Seeds,
        *,
        report: Callable[[str], None],
        tell: Callable[[View, TableClient], None],
        stay: float,
        language: Language = Language.ENGLISH,
    ) -> None:
        self._visit = visit
        self._take_seat = take_seat
        self._seeds = seeds
        self._report = report
        self._tell = tell
        self._stay = stay
        self._language = language
        self._seed = ""
        self._bot: Bot | None = None
        self._moved: int | None = None
        self._patience: asyncio.Task[None] | None = None
        """Ends the wait for a rematch; set when a game is over."""

    async def play(self) -> None:
        """Play until no rematch follows. Raises `Ended` if the table refuses the bot."""
        while (table := await self._play_game()) is not None:
            self._visit = self._visit.to(table)

    async def _play_game(self) -> str | None:
        """Play one game; return the table of its rematch, if one is made in time."""
        self._begin()
        try:
            async with aclosing(self._visit.news()) as news:
                async for one in news:
                    if isinstance(one, wire.RematchAt):
                        return one.table
                    await self._heard(one)
                    if self._over() and (self._stay <= 0 or self._alone()):
                        return None
        except Ended:
            if self._patience is None:
                raise
        finally:
            self._dismiss()
            if self._patience is not None:
                self._patience.cancel()
            await self._visit.leave()
        return None

    def _begin(self) -> None:
        self._seed, self._bot = self._seeds.next(), None
        self._moved = self._patience = None

    async def _lose_patience(self) -> None:
        """Leave after the wait for a rematch; leaving ends the messages and so this game."""
        await asyncio.sleep(self._stay)
        await self._visit.leave()

    def _over(self) -> bool:
        """Return whether the game is over; the first time, start the wait for a rematch."""
        view = self._visit.view
        if view is None or not view.table.game_over:
            return False
        if self._patience is None:
            self._tell(view, self._visit)
            self._patience = asyncio.create_task(self._lose_patience())
        return True

    def _alone(self) -> bool:
        """Return whether no person is left who could ask for a rematch."""
        table = self._visit.table
        return table is None or not any(
            seat.kind == "human" and seat.connected and not seat.yours for seat in table.seats
        )

    def _dismiss(self) -> None:
        """Tell a bot's program that the game is over, and end the program."""
        if isinstance(self._bot, ExternalBot):
            if self._visit.view is not None:
                table = self._visit.view.table
                self._bot.end(table.winners, table.tokens)
            self._bot.close()

    async def _heard(self, news: News) -> None:
        match news:
            case wire.Welcome() | wire.TableChanged() if not self._visit.seats:
                if news.table.phase != "lobby":
                    raise Ended(RefusalCode.NOT_LOBBY)
                if not any(seat.kind == "free" for seat in news.table.seats):
                    raise Ended(RefusalCode.SEAT_TAKEN)
                await self._visit.sit()
            case wire.Refused():
                if not self._visit.seats:
                    raise Ended(news.code)
                self._moved = None
                self._report(news.code)
        view = self._visit.view
        if view is not None and view.to_move and self._moved != self._visit.version:
            self._moved = self._visit.version
            await self._move(view)

    async def _move(self, view: View) -> None:
        table = view.table
        if self._bot is None:
            assert view.seat is not None
            self._bot = await asyncio.to_thread(
                self._take_seat, view.seat, table.edition, table.players, seed=self._seed
            )
        moves = legal(table, view.hand)
        random = stream(self._seed, view)
        decision = await asyncio.to_thread(decide, self._bot, view, moves, random)
        if decision.forfeit is not None:
            why = forfeit_text(Speaker(self._language), decision.forfeit.detail)
            self._report(f"{decision.forfeit.fault}: {why}")
        await self._visit.move(move_text(decision.move, table.edition))
