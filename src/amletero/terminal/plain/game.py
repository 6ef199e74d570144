"""A whole game in plain text, against bots or with several people at one keyboard."""

from collections.abc import Callable, Sequence
from typing import Final

from amletero.locales import Language, Narrator
from amletero.rules.cards import Seat
from amletero.rules.facts import Event, Fact, GameEnded, Revealed, RoundBegan, RoundEnded
from amletero.rules.moves import Move
from amletero.rules.view import View
from amletero.terminal.advice import advice
from amletero.terminal.game import Game
from amletero.terminal.plain.move_prompts import Chooser
from amletero.terminal.plain.prompts import Prompter
from amletero.terminal.plain.show import (
    show_advice,
    show_reference,
    show_table,
    show_tokens,
)

SHOWN_TO_ALL: Final = (Revealed, RoundEnded, GameEnded)
"""What ends a round is told to everyone at the keyboard at once."""


class PlainGame:
    """Plays one game by prompts and sentences.

    With one person at the keyboard everything is told as it happens. With several, each is told
    what happened since their last turn once they have the keyboard, and the hand is hidden again
    before it is passed on. How a round ends is told to all of them at once, when no hand is shown.
    """

    def __init__(self, game: Game, prompter: Prompter, keep: Callable[[Game], None]) -> None:
        self._game = game
        self._match = game.match
        self._players = game.players
        self._prompter = prompter
        self._keep = keep
        language, names = prompter.speaker.language, game.players.names
        self._everyone = Narrator(language, names)
        untold = SHOWN_TO_ALL if game.players.hot_seat else ()
        self._ears = {seat: Ear(seat, language, names, untold) for seat in game.players.people}
        self._for_all: list[str] = []
        """With several people: how the round ended, as far as it has not been told."""
        self._reader: Seat | None = None
        """With several people: who has confirmed to be alone with the screen."""
        prompter.helpers |= {
            prompter.speaker.say("plain-rules-key"): self._show_rules,
            prompter.speaker.say("plain-table-key"): self._show_table,
            prompter.speaker.say("plain-hint-key"): self._show_hint,
        }
        self._remember()

    def _remember(self) -> None:
        """Hear what has happened so far; of a game that is taken up again, only its last round."""
        groups = self._match.events
        dealt = [index for index, events in enumerate(groups) if _deals(events)]
        for events in groups[: dealt[-1] if dealt else 0]:
            self._hear(events, aloud=False)
        for events in groups[dealt[-1] if dealt else 0 :]:
            self._hear(events)
        self._tell_all()

    def play(self) -> None:
        """Play to the end of the game."""
        while not self._game.over:
            self._play_round()
            show_tokens(self._prompter, self._match.table, self._players.names)
            if not self._game.over:
                self._prompter.pause("plain-round-over")

    def _play_round(self) -> None:
        if self._game.turn is None:
            self._prompter.write()
            self._hear(self._game.deal())
        while (seat := self._game.turn) is not None:
            self._keep(self._game)
            bot_plays = seat in self._players.bots
            self._make_move(self._game.think() if bot_plays else self._ask(seat))
        self._keep(self._game)

    def _make_move(self, move: Move) -> None:
        self._hear(self._game.move(move))
        if self._reader is not None:
            self._ears[self._reader].tell(self._prompter)
            if self._passed_on:
                self._prompter.pause("plain-hide")
                self._prompter.hide()
                self._reader = None
        self._tell_all()

    @property
    def _passed_on(self) -> bool:
        """Whether the keyboard leaves its reader: the round is over, or others play on in it."""
        table = self._match.table
        others = set(self._players.people) - {self._reader}
        return table.turn is None or (not table.choosing and not others.isdisjoint(table.still_in))

    def _ask(self, seat: Seat) -> Move:
        if self._players.hot_seat and self._reader != seat:
            self._pass_to(seat)
        elif not self._match.table.choosing:
            self._prompter.write()
            self._prompter.say("plain-your-turn", player=self._players.names[seat])
        self._ears[seat].tell(self._prompter)
        if not self._match.table.choosing:
            self._show_table()
        return Chooser(self._prompter, self._match.view(seat), self._players.names).move()

    def _pass_to(self, seat: Seat) -> None:
        """Nothing of a hand is told before its player has the keyboard."""
        self._prompter.write()
        self._prompter.pause("plain-pass", player=self._players.names[seat])
        self._reader = seat

    def _hear(self, events: Sequence[Event], *, aloud: bool = True) -> None:
        """Let everyone at the keyboard hear what they are told."""
        for ear in self._ears.values():
            ear.hear(events, aloud=aloud)
        public = self._everyone.tell(event.fact for event in events if event.public)
        if not self._players.hot_seat:
            for ear in self._ears.values():
                ear.tell(self._prompter)
        elif aloud:
            ends = [one.text for one in public if isinstance(one.fact, SHOWN_TO_ALL)]
            self._for_all += ends

    def _tell_all(self) -> None:
        """Tell how the round ended."""
        for sentence in self._for_all:
            self._prompter.write(sentence)
        self._for_all = []

    def _show_table(self) -> None:
        show_table(self._prompter, self._shown(), self._players.names)

    def _show_rules(self) -> None:
        show_reference(self._prompter, self._shown())

    def _show_hint(self) -> None:
        if (view := self._shown()).to_move:
            show_advice(self._prompter, advice(view, self._game.seed), self._players.names)

    def _shown(self) -> View:
        """What whoever is at the keyboard may see."""
        if self._players.hot_seat:
            return self._match.view(self._reader)
        return self._match.view(next(iter(self._ears), None))


def _deals(events: Sequence[Event]) -> bool:
    return any(isinstance(event.fact, RoundBegan) for event in events)


class Ear:
    """What one person at the keyboard was told and has not been shown yet.

    Facts of the kinds that are untold here, everyone at the keyboard is told otherwise.
    """

    def __init__(
        self,
        seat: Seat,
        language: Language,
        names: Sequence[str],
        untold: tuple[type[Fact], ...] = (),
    ) -> None:
        self._seat = seat
        self._untold = untold
        self._narrator = Narrator(language, names, seat)
        self._sentences: list[str] = []

    def hear(self, events: Sequence[Event], *, aloud: bool = True) -> None:
        """Hear of what happened, as far as this seat is told."""
        facts = [event.fact for event in events if event.reaches(self._seat)]
        told = self._narrator.tell(facts)
        sentences = [one.text for one in told if not isinstance(one.fact, self._untold)]
        self._sentences += sentences if aloud else []

    def tell(self, prompter: Prompter) -> None:
        """Show what has been heard since the last time."""
        for sentence in self._sentences:
            prompter.write(sentence)
        self._sentences = []
