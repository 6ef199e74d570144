"""A table in plain text: sentences for what happens, prompts for moves."""

from contextlib import aclosing
from functools import partial

from amletero.locales import Speaker
from amletero.rules.cards import Seat
from amletero.rules.editions import EDITIONS
from amletero.rules.moves import move_text
from amletero.rules.view import View
from amletero.terminal.client.server_words import phrase_text, refusal_text, time_text
from amletero.terminal.client.table_client import Cut, News, TableClient, free_seats
from amletero.terminal.hints import read_hint
from amletero.terminal.plain.anytime_commands import Helpers
from amletero.terminal.plain.current_question import CurrentQuestion
from amletero.terminal.plain.input_lines import Lines
from amletero.terminal.plain.move_prompts import Chooser
from amletero.terminal.plain.presence_lines import PresenceLines
from amletero.terminal.plain.prompts import Prompter
from amletero.terminal.plain.review_lines import ask_again
from amletero.terminal.plain.setup_prompts import ask_level
from amletero.terminal.plain.story_lines import StoryLines
from amletero.terminal.plain.table_texts import show_hint, show_table
from amletero.terminal.seat_names import seat_names
from amletero.wire import socket as wire


class PlainTable:
    """Follows a table until its game is over or the player leaves.

    Messages are handled while a question waits: news is printed, and a question that is settled
    otherwise, for example because a clock ran out, is withdrawn. Without a question, a person at a
    terminal can still ask for help, talk or leave.
    """

    def __init__(self, client: TableClient, prompter: Prompter, lines: Lines) -> None:
        self.client = client
        self.left = False
        """Whether the player left a seat before the game was over."""
        self._prompter = prompter
        self._lines = lines
        self._question = CurrentQuestion(lines, self._leave)
        self._ask = self._question.ask
        self._helpers: Helpers | None = None
        self._presence = PresenceLines(prompter)
        self._story = StoryLines(prompter)
        self._begun = False
        """Whether this client has asked to start the game."""
        self._cut = False
        self._hand_stands = False
        """Whether the screen shows a hand that not everyone at the keyboard may see."""
        self._awaited: Seat | None = None
        """The player for whom waiting was announced."""
        self._held = False
        """Whether a table in this process waits until a hand is hidden."""

    async def stay(self) -> None:
        """Stay until the game is over or the player leaves. Raises `Ended` if refused."""
        self._helpers = Helpers(self, self._prompter, self._lines)
        self._prompter.helpers |= self._helpers.by_key()
        self._listen()
        with self._question.while_asking():
            while (client := self.client) is not None:
                async with aclosing(client.news()) as news:
                    async for one in news:
                        await self._heard(one)
                        if self.client is not client:
                            break
                if self.client is client:
                    return

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
                self._prompter.say("plain-talked", player=self.names[seat], phrase=text)
            case wire.Hint():
                self._hinted(news)
            case wire.RematchAt():
                await self._go_to(news.table)

    def _tell_cut(self) -> None:
        """Say once that the connection was lost."""
        if not self._cut:
            self._listen()
            self._prompter.say("terminal-cut")
        self._cut = True

    def _hinted(self, hint: wire.Hint) -> None:
        assert self._helpers is not None
        if (view := self.client.view) is not None:
            show_hint(self._prompter, read_hint(hint, self._speaker.edition), view, self.names)
        self._helpers.hint_came(hint.key)

    async def _refused(self, refused: wire.Refused) -> None:
        """Say why a request was refused, and ask again; after a hint the question still waits."""
        assert self._helpers is not None
        text = refusal_text(refused, self._speaker, self.names)
        if refused.key is not None and refused.key == self._helpers.hint_key:
            self._prompter.write(text)
            self._helpers.hint_came(refused.key)
            return
        self._listen()
        self._begun = False
        self._prompter.write(text)
        await self._table_changed()

    async def _go_to(self, table: str) -> None:
        """Follow everyone to the table of the rematch."""
        self._listen()
        await self.client.leave()
        self.client = self.client.to(table)
        self._presence, self._story = PresenceLines(self._prompter), StoryLines(self._prompter)
        self._begun, self._awaited = False, None
        self._prompter.write()
        if not self.client.transport.alone:
            self._prompter.say("plain-rematch-made")

    @property
    def _speaker(self) -> Speaker:
        return self._prompter.speaker

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return () if self.client.table is None else seat_names(self.client.table, self._speaker)

    # --- Before the game, and who is there -----------------------------------------------------

    async def _table_changed(self) -> None:
        table = self.client.table
        if table is None:
            return
        self._prompter.speaker = Speaker(self._speaker.language, EDITIONS[table.edition])
        if table.phase == "lobby":
            await self.client.sit()
            self._tell_lobby(table)
        else:
            self._presence.tell_presence(table)
            if (view := self.client.to_be_shown) is not None:
                await self._ask_or_wait(view)
            else:
                self._listen()

    def _tell_lobby(self, table: wire.TableState) -> None:
        """Say who sits at the table; ask a host to start, and tell others to wait."""
        free = bool(free_seats(table))
        if self._presence.tell_lobby(table):
            if self.client.people and not self.client.seats and not free:
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
        """Put bots on the free seats, and start the game."""
        self._begun = True
        if level is not None:
            await self.client.seat_bots(level)
        await self.client.request(lambda key: wire.Start(key=key))

    # --- The game ------------------------------------------------------------------------------

    async def _happened(self) -> None:
        if (view := self.client.to_be_shown) is not None and self.client.table is not None:
            self._story.tell(view, self.names, self.client)
            await self._ask_or_wait(view)

    async def _ask_or_wait(self, view: View) -> None:
        """Ask for what the table waits for from this client."""
        table, own = view.table, self.client.seats
        hand_shown = self.client.hot_seat and view.seat is not None
        if self._presence.sat_in & set(own):
            self._ask(("return",), partial(self._prompter.pause, "plain-bot-plays"), self._return)
        elif view.to_move:
            self._ask(("move", self.client.version), partial(self._chosen, view), self._move)
        elif hand_shown and self._is_passed_on(view):
            wait = partial(self._prompter.pause, "plain-hide")
            self._ask(("hide", view.seat), wait, self._hidden)
        elif table.game_over:
            await self._end()
        elif table.result is not None and self.client.transport.alone:
            wait = partial(self._prompter.pause, "plain-round-over")
            self._ask(("round", table.rounds), wait, self._go_on)
        elif table.turn is not None and table.turn in own:
            self._ask(("pass", table.turn), partial(self._pass_to, table.turn), self.client.show)
        else:
            await self._wait(table.turn)

    async def _wait(self, turn: Seat | None) -> None:
        """Wait for others; at a terminal say once for whom."""
        assert self.client.table is not None
        if self._held:
            await self._go_on(None)
        self._listen()
        person = turn is not None and self.client.table.seats[turn].kind == "human"
        if self._prompter.interactive and person and turn != self._awaited:
            self._tell_awaited()
        self._awaited = turn

    def _is_passed_on(self, view: View) -> bool:
        """Return whether the keyboard changes hands: the round is over, or others play on."""
        others = set(self.client.seats) - {view.seat}
        return view.table.turn is None or not others.isdisjoint(view.table.still_in)

    def _chosen(self, view: View) -> str:
        """Return the text of the move that the player chooses."""
        self._hand_stands = self.client.hot_seat
        if not view.table.choosing:
            self._prompter.write()
            self._prompter.say("plain-your-turn", player=self.names[view.seat or 0])
            if (left := self.client.time_left()) is not None:
                self._prompter.say("plain-clock", time=time_text(left[1], self._speaker.language))
            show_table(self._prompter, view, self.names)
        return move_text(Chooser(self._prompter, view, self.names).move(), view.table.edition)

    async def _move(self, text: str) -> None:
        """Send a move; if its hand is to be hidden afterwards, pause the bots until then."""
        if self.client.hot_seat:
            self._held = True
            self.client.transport.hold()
        await self.client.move(text)

    async def _go_on(self, _: object) -> None:
        self._held = False
        self.client.transport.go_on()

    async def _return(self, _: object) -> None:
        await self.client.request(lambda key: wire.Return(key=key))

    def _pass_to(self, seat: Seat) -> Seat:
        """Clear the screen and wait until the next player has the keyboard."""
        if self._hand_stands:
            self._prompter.pause("plain-hide")
            self._prompter.hide()
            self._hand_stands = False
        self._prompter.write()
        self._prompter.pause("plain-pass", player=self.names[seat])
        return seat

    async def _hidden(self, _: object) -> None:
        """Clear a hand from the screen; no seat is shown then."""
        self._prompter.hide()
        self._hand_stands = False
        await self.client.show(None)

    async def _end(self) -> None:
        """After the game, ask a player for a rematch; without a seat, leave."""
        if self.client.seats and self._prompter.interactive:
            ask = partial(ask_again, self, self._prompter, self._lines)
            self._ask(("again",), ask, self._again)
        else:
            self._question.give_up()
            await self.client.leave()

    async def _again(self, agrees: bool) -> None:
        if agrees:
            await self.client.request(lambda key: wire.Rematch(key=key))
        else:
            await self.client.leave()

    async def _leave(self) -> None:
        view = self.client.view
        self.left = bool(self.client.seats) and (view is None or not view.table.game_over)
        await self.client.leave()

    # --- While nothing is asked ----------------------------------------------------------------

    def _listen(self) -> None:
        """Ask nothing; other input than a help key is answered with the table's status."""
        self._question.listen(partial(self._prompter.listen, self.tell_no_question))

    def tell_no_question(self) -> None:
        """Say what the table waits for, and that no answer is needed."""
        self._tell_awaited()
        self._prompter.say("plain-no-question")

    def _tell_awaited(self) -> None:
        if self._cut or self.client.table is None:
            self._prompter.say("terminal-cut" if self._cut else "terminal-connecting")
        else:
            self._presence.tell_awaited(self.client.table, self.client.view)
