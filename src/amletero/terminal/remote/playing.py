"""A bot at a table of a server: it sits down, plays one game, and leaves."""

import asyncio
from collections.abc import Callable
from contextlib import aclosing
from typing import Protocol

from amletero.bots import Bot
from amletero.bots.decision import decide
from amletero.bots.external import ExternalBot
from amletero.bots.stream import stream
from amletero.record.notation import move_text
from amletero.rules.cards import Seat
from amletero.rules.editions import Edition
from amletero.rules.moves import legal
from amletero.rules.view import View
from amletero.terminal.remote.connection import Ended, News, Visit
from amletero.wire import socket as wire


class TakeSeat(Protocol):
    """Makes the bot for a seat; a program is started then."""

    def __call__(self, seat: Seat, edition: Edition, players: int) -> Bot:
        """The bot."""


class BotVisit:
    """Lets a bot play the seat of a visit."""

    def __init__(
        self, visit: Visit, take_seat: TakeSeat, seed: str, report: Callable[[str], None]
    ) -> None:
        self._visit = visit
        self._take_seat = take_seat
        self._seed = seed
        self._report = report
        self._bot: Bot | None = None
        self._moved: int | None = None

    async def play(self) -> View | None:
        """Play until the game is over; what the bot saw of it. Raises `Ended` if it is not let."""
        try:
            async with aclosing(self._visit.news()) as news:
                async for one in news:
                    await self._heard(one)
                    view = self._visit.view
                    if view is not None and view.table.game_over:
                        await self._visit.leave()
                        return view
            return None
        finally:
            self._dismiss()

    def _dismiss(self) -> None:
        """Tell a program that the game is over, and end it."""
        if isinstance(self._bot, ExternalBot):
            if self._visit.view is not None:
                table = self._visit.view.table
                self._bot.end(table.winners, table.tokens)
            self._bot.close()

    async def _heard(self, news: News) -> None:
        match news:
            case wire.Welcome() | wire.TableChanged() if not self._visit.seats:
                if news.table.phase != "lobby":
                    raise Ended("not_lobby")
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
                self._take_seat, view.seat, table.edition, table.players
            )
        moves = legal(table, view.hand)
        random = stream(self._seed, view)
        decision = await asyncio.to_thread(decide, self._bot, view, moves, random)
        if decision.forfeit is not None:
            self._report(f"{decision.forfeit.fault}: {decision.forfeit.detail}")
        await self._visit.move(move_text(decision.move, table.edition))
