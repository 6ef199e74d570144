"""A whole game in plain text, against bots or with several people at one keyboard."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from amletero.bots import Bot
from amletero.chance import drawn_first, shuffled
from amletero.locales import Language, Narrator, reference_card
from amletero.record.game import GameRecord
from amletero.record.match import Match
from amletero.rules.cards import Seat
from amletero.rules.editions import Edition
from amletero.rules.facts import Event, GameEnded, Revealed, RoundEnded
from amletero.rules.moves import Move, legal
from amletero.rules.play import may_start
from amletero.rules.view import View
from amletero.terminal.choosing import Chooser
from amletero.terminal.prompts import Prompter

SHOWN_TO_ALL: Final = (Revealed, RoundEnded, GameEnded)
"""What ends a round is told to everyone at once."""


@dataclass(frozen=True)
class Players:
    """Who sits where: names by seat, and the bots among them."""

    names: tuple[str, ...]
    bots: Mapping[Seat, Bot]

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of those at the keyboard."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.bots)


class PlainGame:
    """Plays one game by prompts and sentences.

    With one person at the keyboard everything is told as it happens. With several, each is told
    what happened since their last turn once they have the keyboard, and the hand is hidden again
    before it is passed on.
    """

    def __init__(
        self,
        edition: Edition,
        players: Players,
        prompter: Prompter,
        random: Random,
        goal: int | None = None,
    ) -> None:
        self._players = players
        self._prompter = prompter
        self._random = random
        self._match = Match(edition, len(players.names), goal)
        language = prompter.speaker.language
        self._everyone = Narrator(language, players.names)
        self._ears = {seat: Ear(seat, language, players.names) for seat in players.people}
        self._hear(self._match.events[0])
        prompter.helpers |= {
            prompter.speaker.say("plain-rules-key"): self._show_rules,
            prompter.speaker.say("plain-table-key"): self._show_table,
        }

    @property
    def record(self) -> GameRecord:
        """The game so far in writing."""
        return self._match.record(self._players.names)

    def play(self) -> None:
        """Play to the end of the game."""
        while not self._match.table.game_over:
            self._play_round()
            self._show_tokens()
            if not self._match.table.game_over:
                self._prompter.pause("plain-round-over")

    def _play_round(self) -> None:
        table = self._match.table
        self._prompter.write()
        first = drawn_first(may_start(table), self._random)
        self._hear(self._match.deal(shuffled(table.edition, self._random), first))
        while (seat := self._match.table.turn) is not None:
            bot = self._players.bots.get(seat)
            self._make_move(seat, self._ask(seat) if bot is None else self._think(seat, bot))

    def _make_move(self, seat: Seat, move: Move) -> None:
        self._hear(self._match.move(move))
        if self._hot_seat and seat in self._ears and not self._match.table.choosing:
            self._ears[seat].tell(self._prompter)
            self._prompter.pause("plain-hide")
            self._prompter.hide()

    @property
    def _hot_seat(self) -> bool:
        return len(self._ears) > 1

    def _think(self, seat: Seat, bot: Bot) -> Move:
        view = self._match.view(seat)
        return bot.choose(view, legal(view.table, view.hand), self._random)

    def _ask(self, seat: Seat) -> Move:
        name = self._players.names[seat]
        if not self._match.table.choosing:
            self._prompter.write()
            if self._hot_seat:
                self._prompter.pause("plain-pass", player=name)
            else:
                self._prompter.say("plain-your-turn", player=name)
        self._ears[seat].tell(self._prompter)
        if not self._match.table.choosing:
            self._show_table()
        return Chooser(self._prompter, self._match.view(seat), self._players.names).move()

    def _hear(self, events: Sequence[Event]) -> None:
        """Let everyone at the keyboard hear what they are told; what ends a round, all at once."""
        for ear in self._ears.values():
            ear.hear(events)
        public = self._everyone.tell(event.fact for event in events if event.public)
        if not self._hot_seat:
            for ear in self._ears.values():
                ear.tell(self._prompter)
        else:
            for sentence in public:
                if isinstance(sentence.fact, SHOWN_TO_ALL):
                    self._prompter.write(sentence.text)

    def _show_tokens(self) -> None:
        table = self._match.table
        self._prompter.write()
        self._prompter.say("plain-tokens-title", goal=table.goal)
        for name, tokens in zip(self._players.names, table.tokens, strict=True):
            self._prompter.say("plain-tokens", player=name, tokens=tokens)

    def _show_table(self) -> None:
        seat = self._match.table.turn
        view = self._match.view(seat if seat in self._ears else None)
        show_table(self._prompter, view, self._players.names)

    def _show_rules(self) -> None:
        for line in reference_card(self._prompter.speaker):
            self._prompter.say("plain-hand-card", value=line.value, name=line.name, text=line.line)


class Ear:
    """What one person at the keyboard was told and has not been shown yet."""

    def __init__(self, seat: Seat, language: Language, names: Sequence[str]) -> None:
        self._seat = seat
        self._narrator = Narrator(language, names, seat)
        self._sentences: list[str] = []

    def hear(self, events: Sequence[Event]) -> None:
        """Hear of what happened, as far as this seat is told."""
        facts = [event.fact for event in events if event.reaches(self._seat)]
        self._sentences += [sentence.text for sentence in self._narrator.tell(facts)]

    def tell(self, prompter: Prompter) -> None:
        """Show what has been heard since the last time."""
        for sentence in self._sentences:
            prompter.write(sentence)
        self._sentences = []


def show_table(prompter: Prompter, view: View, names: Sequence[str]) -> None:
    """Say what lies on the table, and what this player knows besides."""
    table = view.table
    prompter.say("plain-deck", count=table.deck_count)
    if table.face_up:
        prompter.say("plain-face-up", cards=table.face_up)
    for seat in table.seats:
        if seat == view.seat:
            continue
        cards = table.discards[seat]
        if seat not in table.still_in:
            prompter.say("plain-out", player=names[seat])
        elif seat in table.protected:
            prompter.say("plain-protected", player=names[seat])
        if cards:
            prompter.say("plain-discards", player=names[seat], cards=cards)
        if (known := view.known[seat]) is not None and seat in table.still_in:
            prompter.say("plain-known", player=names[seat], card=known)
    for place, card in enumerate(view.deck, start=1):
        if card is not None:
            prompter.say("plain-known-deck", place=place, card=card)
