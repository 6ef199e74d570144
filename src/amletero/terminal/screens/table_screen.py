"""A table on the screen for players, alone or sharing a keyboard, and for spectators."""

from functools import partial
from typing import Final

from textual import work
from textual.events import Key

from amletero.bots import LEVELS
from amletero.locales import Language, Speaker
from amletero.rules.cards import Seat
from amletero.rules.moves import move_text
from amletero.terminal.client.server_words import refusal_text
from amletero.terminal.client.table_client import TableClient
from amletero.terminal.game_sentences import GameSentences, of_this_round
from amletero.terminal.gradual_review import GradualReview
from amletero.terminal.move_choice import Choosing
from amletero.terminal.screens.endings import After, EndingScreen
from amletero.terminal.screens.followed_table import FollowedTable
from amletero.terminal.screens.pass_keyboard import PassScreen
from amletero.terminal.screens.question_panel import QuestionPanel
from amletero.terminal.screens.review_sheet import ReviewScreen
from amletero.terminal.screens.shown_game import ShownGame
from amletero.terminal.seat_names import seat_names
from amletero.wire import socket as wire

NO_SEAT_SECONDS: Final = 10
"""Seconds for which the note that no seat was free is shown."""


class TableScreen(FollowedTable):
    """Follows a table and plays this client's seats."""

    def __init__(self, client: TableClient, language: Language) -> None:
        super().__init__(client, language)
        self._stories: dict[Seat | None, GameSentences] = {}
        self._asked: int | None = None
        """The table's version when a move was asked for."""
        self._ended_rounds = 0
        self._ending: EndingScreen | None = None
        """The end of a round or game that is shown over the table."""
        self._passing = False
        """Whether the keyboard is being passed to the next player."""
        self._held = False
        """Whether a table in this process waits until a hand is hidden."""
        self._reviewing = GradualReview(client.transport.record)
        """The review of this game, for when it is over."""

    async def on_question_panel_wished(self, message: QuestionPanel.Wished) -> None:
        """Do an action other than a move."""
        match message.offer:
            case "start":
                await self.client.request(lambda key: wire.Start(key=key))
            case "hide":
                await self.client.show(None)
            case "return":
                await self.client.request(lambda key: wire.Return(key=key))
            case "leave":
                self.dismiss(After.LEAVE)
            case "review" if self.scene is not None:
                self.app.push_screen(ReviewScreen(self.scene, (), self._reviewing))
            case "call-bot":
                await self.client.request(partial(_call_bot, self._turn()))
            case level if level in LEVELS:
                await self.client.seat_bots(level)

    # --- The game ------------------------------------------------------------------------------

    async def happened(self) -> None:
        """Show the table's current state, and ask for a move if it is this client's turn."""
        view, table = self.client.to_be_shown, self.client.table
        if view is None or table is None:
            return
        names = seat_names(table, Speaker(self.language, view.table.edition))
        scene = ShownGame(
            view,
            names,
            self.language,
            away=frozenset(seat.seat for seat in table.seats if not seat.connected),
            sat_in=frozenset(seat.seat for seat in table.seats if seat.sits_in),
        )
        if not self._stories and self.client.people and not self.client.seats:
            self.notify(self.say("terminal-no-seat"), timeout=NO_SEAT_SECONDS)
        story = self._stories.setdefault(view.seat, GameSentences(self.language, names, view.seat))
        story.hear(view.facts)
        await self.show(scene, story.sentences)
        if view.table.result is None:
            self._close_ending()
        await self._ask_or_wait(scene)
        self._show_ending()

    async def _ask_or_wait(self, scene: ShownGame) -> None:
        """Ask for a move, or say what the table waits for."""
        view, turn = scene.view, scene.view.table.turn
        if view.to_move and view.seat not in scene.sat_in:
            if self._asked != self.client.version:
                self._asked = self.client.version
                await self.ask(Choosing(view))
            return
        self.stop_asking()
        if scene.sat_in & set(self.client.seats):
            offer = ("b", self.say("web-return"), "return")
            await self.panel.offer(self.say("terminal-bot-plays"), [offer])
        elif self.client.hot_seat and view.seat is not None:
            await self._offer_hiding(scene)
        elif turn is None:
            await self._wait_for_deal(scene)
        elif turn in self.client.seats:
            self.pass_to(turn, scene.name(turn))
        else:
            await self._wait_for(turn, scene)

    async def _wait_for_deal(self, scene: ShownGame) -> None:
        """Say that the next round is dealt; to a spectator, how the game ended."""
        if scene.view.table.game_over and not self.client.seats:
            review = ("v", self.say("terminal-after-review"), "review")
            leave = ("q", self.say("terminal-after-leave"), "leave")
            await self.panel.offer(self.sentences[-1].text, [review, leave])
        else:
            await self.panel.say("" if self.alone else self.say("terminal-dealing"))

    async def _wait_for(self, turn: Seat, scene: ShownGame) -> None:
        self._release()
        text = self.say("terminal-thinks", player=scene.name(turn))
        if turn in scene.away and turn not in scene.sat_in and self.client.seats:
            text = self.say("terminal-waits-for", player=scene.name(turn))
            await self.panel.offer(text, [("b", self.say("web-call-bot"), "call-bot")])
        elif scene.view.seat is not None and scene.view.seat not in scene.view.table.still_in:
            hurry = [self.say("terminal-to-the-end")] if self.alone else []
            await self.panel.say("\n".join([self.say("terminal-you-are-out"), *hurry, "", text]))
        else:
            await self.panel.say(text)

    def _release(self) -> None:
        if self._held:
            self._held = False
            self.client.transport.go_on()

    def on_key(self, event: Key) -> None:
        """Skip the pauses of bots in this process by Enter or space, while others move."""
        if event.key in ("enter", "space"):
            self.on_click()

    def on_click(self) -> None:
        """Do the same by a click; who is out goes straight to the end of the round."""
        if self.choosing is not None or self.panel.answers:
            return
        view = self.client.view
        if view is None or view.seat is None or view.seat in view.table.still_in:
            self.client.transport.go_on()
        else:
            self.client.transport.hurry()

    async def _offer_hiding(self, scene: ShownGame) -> None:
        """With several people at one keyboard, hide the last hand before a new deal."""
        if scene.view.table.turn is None:
            await self.client.show(None)
        else:
            hide = ("enter", self.say("terminal-hide"), "hide")
            await self.panel.offer(self.say("terminal-your-move-made"), [hide])

    @work
    async def pass_to(self, seat: Seat, name: str) -> None:
        """Wait until the next player has the keyboard, then ask for their hand."""
        if self._passing:
            return
        self._passing = True
        taken = await self.app.push_screen_wait(PassScreen(Speaker(self.language), name))
        if taken:
            await self.client.show(seat)
        else:
            self.dismiss(After.LEAVE)
        self._passing = False

    def _turn(self) -> Seat:
        assert self.client.view is not None
        return self.client.view.table.turn or 0

    async def chosen(self, choosing: Choosing) -> None:
        """Send the move that was chosen."""
        assert choosing.move is not None
        await self.panel.say("" if self.alone else self.say("terminal-sent"))
        if self.client.hot_seat:
            self._held = True
            self.client.transport.hold()
        await self.client.move(move_text(choosing.move, choosing.view.table.edition))

    async def refused(self, refused: wire.Refused) -> None:
        """Say why a request was refused, and ask again if it is still this client's turn."""
        self._asked = None
        if self.scene is None:
            self.panel.warn(refusal_text(refused, Speaker(self.language), ()))
            return
        await self._ask_or_wait(self.scene)
        self.panel.warn(refusal_text(refused, self.scene.speaker, self.scene.names))

    def _show_ending(self) -> None:
        """Show a player the end of a round once, after the hand is hidden."""
        assert self.scene is not None
        table = self.scene.view.table
        hand_shown = self.client.hot_seat and self.scene.view.seat is not None
        if table.result is None or hand_shown or self._ended_rounds == table.rounds:
            return
        if not self.client.seats:
            return
        self._ended_rounds = table.rounds
        wishes = self._wishes(game_over=table.game_over)
        review = partial(ReviewScreen, self.scene, (*self.client.seats,), self._reviewing)
        self.show_ending(EndingScreen(self.scene, of_this_round(self.sentences), wishes, review))

    def _wishes(self, *, game_over: bool) -> tuple[After, ...]:
        """Return the choices after a round or after the game."""
        if not game_over:
            return After.ON, After.LEAVE
        again = (After.AGAIN,) if self.client.seats else ()
        return (*again, *((After.NEW,) if self.alone else ()), After.REVIEW, After.LEAVE)

    @work
    async def show_ending(self, ending: EndingScreen) -> None:
        """Wait for the player's choice; a server's table does not wait for it."""
        over = self.client
        if self.scene is None or self.scene.view.table.result is None:
            return  # the table has gone on
        self._ending = ending
        wish = await self.app.push_screen_wait(ending)
        self._ending = None
        if wish in (After.LEAVE, After.NEW):
            self.dismiss(wish)
        elif wish is After.ON:
            over.transport.go_on()
        elif self.client is over:  # else another player asked first
            await self.client.request(lambda key: wire.Rematch(key=key))

    def _close_ending(self) -> None:
        """Close the end of the last round: a server's table has gone on."""
        if self._ending is not None:
            self._ending.call_after_refresh(self._ending.close)  # once it stands
            self._ending = None

    def be_cut_off(self) -> None:
        """Withdraw the question while the connection is lost."""
        self._asked = None
        self.stop_asking()

    def go_to(self, table: str) -> None:
        """Follow everyone to the table of the rematch."""
        self._close_ending()
        self.client = self.client.to(table)
        self._stories, self._asked, self._ended_rounds = {}, None, 0
        self._reviewing = GradualReview(self.client.transport.record)
        self.scene = None
        self.listen()


def _call_bot(seat: int, key: str) -> wire.CallBot:
    return wire.CallBot(key=key, seat=seat)
