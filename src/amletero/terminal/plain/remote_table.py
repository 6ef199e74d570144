"""A table of a server in plain text: what happens as sentences, one's own moves by prompts."""

import asyncio
from collections.abc import Callable
from contextlib import aclosing
from functools import partial
from typing import Final

from amletero.locales import Speaker
from amletero.record.notation import move_text
from amletero.rules.cards import Seat
from amletero.rules.editions import EDITIONS
from amletero.rules.facts import GameEnded, Revealed, RoundEnded
from amletero.rules.moves import Move
from amletero.rules.view import View
from amletero.terminal.names import seat_names
from amletero.terminal.plain.lines import Lines
from amletero.terminal.plain.move_prompts import Chooser
from amletero.terminal.plain.presence_lines import PresenceLines
from amletero.terminal.plain.prompts import Prompter
from amletero.terminal.plain.questions import Questions
from amletero.terminal.plain.setup_prompts import ask_level
from amletero.terminal.plain.show import (
    ask_phrase,
    show_advice,
    show_reference,
    show_table,
    show_tokens,
)
from amletero.terminal.remote.client import Cut, News, TableClient
from amletero.terminal.remote.hints import hinted
from amletero.terminal.remote.hosting import free_seats, seat_bots
from amletero.terminal.remote.server_words import phrase_text, refusal_text, time_text
from amletero.terminal.story import Story, of_this_round
from amletero.wire import socket as wire

SHOWN_TO_ALL: Final = (Revealed, RoundEnded, GameEnded)
"""What ends a round is told to everyone at the keyboard at once."""
TALK_KEY: Final = "!"


class PlainVisit:
    """Follows a table until its game is over or it is left.

    Questions are asked beside the news: what happens meanwhile is told, and a question that is
    settled otherwise, as when a clock has run out, is given up. While there is none, somebody at a
    terminal can still ask for help, talk or leave.
    """

    def __init__(self, visit: TableClient, prompter: Prompter, lines: Lines) -> None:
        self.visit = visit
        self.left = False
        """Whether a seat was left before the game was over."""
        self._prompter = prompter
        self._questions = Questions(lines, self._leave)
        self._ask = self._questions.ask
        self._stories: dict[Seat | None, Story] = {}
        self._begun = False
        """Whether this place has asked for the game to begin."""
        self._company = PresenceLines(prompter)
        self._ended_rounds = 0
        self._cut = False
        self._hand_stands = False
        """Whether a hand can be read on the screen that not everyone at the keyboard may see."""
        self._awaited: Seat | None = None
        """The person of whom it was said that the table waits for them."""

    async def stay(self) -> None:
        """Stay until the game is over or the table is left. Raises `Ended` if one is not let."""
        self._prompter.helpers |= self._helpers(asyncio.get_running_loop())
        self._listen()
        try:
            while (visit := self.visit) is not None:
                async with aclosing(visit.news()) as news:
                    async for one in news:
                        await self._heard(one)
                        if self.visit is not visit:
                            break
                if self.visit is visit:
                    return
        finally:
            self._questions.give_up()

    async def _heard(self, news: News) -> None:
        if isinstance(news, Cut):
            self._tell_cut()
            return
        self._cut = False
        match news:
            case wire.Welcome() | wire.TableChanged() | wire.Presence():
                await self._table_changed()
            case wire.ViewTold() | wire.FactsTold():
                await self._happened()
            case wire.Refused():
                await self._refused(news)
            case wire.Talked(seat=seat, phrase=phrase):
                text = phrase_text(phrase, self._speaker.language)
                self._prompter.say("plain-talked", player=self._names[seat], phrase=text)
            case wire.Hint() if self.visit.view is not None:
                advice = hinted(news, self._speaker.edition)
                show_advice(self._prompter, advice, self._names)
            case wire.RematchAt():
                await self._go_to(news.table)

    def _tell_cut(self) -> None:
        """Once, however often coming back is tried."""
        if not self._cut:
            self._listen()
            self._prompter.say("terminal-cut")
        self._cut = True

    async def _refused(self, refused: wire.Refused) -> None:
        """Say why the server did nothing, and ask again."""
        self._listen()
        self._begun = False
        self._prompter.write(refusal_text(refused, self._speaker, self._names))
        await self._table_changed()

    async def _go_to(self, table: str) -> None:
        """Follow everyone to the table of the next game."""
        self._listen()
        await self.visit.leave()
        self.visit = self.visit.to(table)
        self._company = PresenceLines(self._prompter)
        self._stories, self._begun, self._ended_rounds = {}, False, 0
        self._awaited = None
        self._prompter.write()
        self._prompter.say("plain-rematch-made")

    @property
    def _speaker(self) -> Speaker:
        return self._prompter.speaker

    @property
    def _names(self) -> tuple[str, ...]:
        return () if self.visit.table is None else seat_names(self.visit.table, self._speaker)

    # --- Before the game, and who is there -----------------------------------------------------

    async def _table_changed(self) -> None:
        table = self.visit.table
        if table is None:
            return
        self._prompter.speaker = Speaker(self._speaker.language, EDITIONS[table.edition])
        if table.phase == "lobby":
            await self.visit.sit()
            self._tell_lobby(table)
        else:
            self._company.tell_presence(table)
            if (view := self.visit.to_be_shown) is not None:
                await self._ask_or_wait(view)
            else:
                self._listen()

    def _tell_lobby(self, table: wire.TableState) -> None:
        """Who sits there; a host is asked to begin, and the others are told to wait for that."""
        free = bool(free_seats(table))
        seatless = self.visit.people and not self.visit.seats and not free
        if self._company.tell_lobby(table):
            if seatless:
                self._prompter.say("terminal-lobby", free=0)
            elif not table.you_host:
                self._prompter.say("plain-wait-host")
        if not table.you_host or self._begun:
            self._listen()
        else:
            begin = partial(self._prompter.pause, "plain-begin")
            ask = partial(ask_level, self._prompter) if free else begin
            self._ask(("begin", free), ask, self._begin)

    async def _begin(self, level: str | None) -> None:
        """Let bots of a level take the seats that are free, and begin."""
        self._begun = True
        if level is not None:
            await seat_bots(self.visit, level)
        await self.visit.request(lambda key: wire.Start(key=key))

    # --- The game ------------------------------------------------------------------------------

    async def _happened(self) -> None:
        view = self.visit.to_be_shown
        if view is not None and self.visit.table is not None:
            self._tell(view)
            self._tell_tokens(view)
            await self._ask_or_wait(view)

    def _tell(self, view: View) -> None:
        """Tell what is new; with several people at the keyboard each hears it on their own turn."""
        if not self._stories and not self.visit.seats:
            self._prompter.say("terminal-no-seat" if self.visit.people else "terminal-watching")
        first = view.seat not in self._stories
        names = self._names
        story = self._stories.setdefault(view.seat, Story(self._speaker.language, names, view.seat))
        new = story.hear(view.facts)
        for sentence in of_this_round(new) if first else new:
            quiet = self.visit.hot_seat and view.seat is None
            if not quiet or isinstance(sentence.fact, SHOWN_TO_ALL):
                self._prompter.write(sentence.text)

    def _tell_tokens(self, view: View) -> None:
        table = view.table
        if table.result is not None and self._ended_rounds != table.rounds:
            self._ended_rounds = table.rounds
            show_tokens(self._prompter, table, self._names)

    async def _ask_or_wait(self, view: View) -> None:
        """Ask for whatever the table waits for from here."""
        turn, own = view.table.turn, self.visit.seats
        if view.table.game_over:
            await self._end()
        elif self._company.sat_in & set(own):
            self._ask(("return",), partial(self._prompter.pause, "plain-bot-plays"), self._return)
        elif view.to_move:
            self._ask(("move", self.visit.version), partial(self._chosen, view), self._move)
        elif self.visit.hot_seat and view.seat is not None:
            await self._hide(view)
        elif turn is not None and turn in own:
            self._ask(("pass", turn), partial(self._pass_to, turn), self.visit.show)
        else:
            self._listen()
            self._tell_turn(turn)

    def _tell_turn(self, turn: Seat | None) -> None:
        """Say once at a terminal that a person is awaited; a bot moves soon enough."""
        assert self.visit.table is not None
        person = turn is not None and self.visit.table.seats[turn].kind == "human"
        if self._prompter.interactive and person and turn != self._awaited:
            self._tell_awaited()
        self._awaited = turn

    def _chosen(self, view: View) -> str:
        """The move that the player chooses."""
        self._hand_stands = self.visit.hot_seat
        if not view.table.choosing:
            self._prompter.write()
            self._prompter.say("plain-your-turn", player=self._names[view.seat or 0])
            if (left := self.visit.time_left()) is not None:
                self._prompter.say("plain-clock", time=time_text(left[1], self._speaker.language))
            show_table(self._prompter, view, self._names)
        move: Move = Chooser(self._prompter, view, self._names).move()
        return move_text(move, view.table.edition)

    async def _move(self, text: str) -> None:
        await self.visit.move(text)

    async def _return(self, _: object) -> None:
        await self.visit.request(lambda key: wire.Return(key=key))

    async def _hide(self, view: View) -> None:
        """No new hand is told before the last one is hidden."""
        if view.table.turn is None:
            await self.visit.show(None)
        else:
            wait = partial(self._prompter.pause, "plain-hide")
            self._ask(("hide", view.seat), wait, self._hidden)

    def _pass_to(self, seat: Seat) -> Seat:
        """Wait until the next player has the keyboard; a hand that still stands there goes."""
        if self._hand_stands:
            self._prompter.pause("plain-hide")
            self._prompter.hide()
            self._hand_stands = False
        self._prompter.pause("plain-pass", player=self._names[seat])
        return seat

    async def _hidden(self, _: object) -> None:
        """Take a hand off the screen; nobody's is looked at then."""
        self._prompter.hide()
        self._hand_stands = False
        await self.visit.show(None)

    async def _end(self) -> None:
        """The game is over: a person with a seat is asked for another, anybody else goes."""
        if self.visit.seats and self._prompter.interactive:
            self._ask(("again",), partial(self._prompter.sure, "plain-again"), self._again)
        else:
            self._questions.give_up()
            await self.visit.leave()

    async def _again(self, agrees: bool) -> None:
        if agrees:
            await self.visit.request(lambda key: wire.Rematch(key=key))
        else:
            await self.visit.leave()

    async def _leave(self) -> None:
        view = self.visit.view
        self.left = bool(self.visit.seats) and (view is None or not view.table.game_over)
        await self.visit.leave()

    # --- While nothing is asked ----------------------------------------------------------------

    def _listen(self) -> None:
        """Ask nothing; whoever types something else than a key of the help learns why."""
        self._questions.listen(partial(self._prompter.listen, self._tell_no_question))

    def _tell_no_question(self) -> None:
        self._tell_awaited()
        self._prompter.say("plain-no-question")

    def _tell_awaited(self) -> None:
        """Say for what the table waits."""
        table, view = self.visit.table, self.visit.view
        turn = None if view is None else view.table.turn
        if self._cut or table is None:
            self._prompter.say("terminal-cut" if self._cut else "terminal-connecting")
        elif table.phase == "lobby":
            self._prompter.say("plain-wait-host")
        elif turn is None:
            self._prompter.say("terminal-dealing")
        else:
            seat = table.seats[turn]
            there = seat.connected or seat.sits_in
            message = "terminal-thinks" if there else "terminal-waits-for"
            self._prompter.say(message, player=self._names[turn])

    # --- What can be asked at any question -----------------------------------------------------

    def _helpers(self, loop: asyncio.AbstractEventLoop) -> dict[str, Callable[[], None]]:
        """What can be asked at any time. They are called beside the loop, so it is told."""
        say = self._speaker.say

        def with_view(show: Callable[[View], None]) -> Callable[[], None]:
            def show_it() -> None:
                view = self.visit.to_be_shown
                return self._tell_no_question() if view is None else show(view)

            return show_it

        def hint(view: View) -> None:
            if not view.to_move:
                self._prompter.say("hint-own-turn")
                return
            asked = self.visit.request(lambda key: wire.AskHint(key=key))
            asyncio.run_coroutine_threadsafe(asked, loop)

        def talk() -> None:
            if not self.visit.seats or not self.visit.phrases:
                self._tell_no_question()
            elif (phrase := ask_phrase(self._prompter, self.visit.phrases)) is not None:
                asyncio.run_coroutine_threadsafe(self.visit.talk(phrase), loop)

        return {
            "?": self._help,
            say("plain-rules-key"): with_view(partial(show_reference, self._prompter)),
            say("plain-table-key"): with_view(self._show_table),
            say("plain-hint-key"): with_view(hint),
            TALK_KEY: talk,
        }

    def _help(self) -> None:
        self._prompter.say("plain-help")
        self._prompter.say("plain-help-talk", key=TALK_KEY)

    def _show_table(self, view: View) -> None:
        show_table(self._prompter, view, self._names)
