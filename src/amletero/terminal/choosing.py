"""Choosing a move in plain text: the card, whom it is played on, whom a Guard names.

Until the last question is answered, Enter alone goes back to the first one.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from amletero.record.notation import move_text
from amletero.rules.cards import Cards, Character, Seat, without
from amletero.rules.moves import (
    PLAYED_ON_ANOTHER,
    Keep,
    Move,
    Play,
    choices,
    forced_countess,
    legal,
)
from amletero.rules.view import View
from amletero.terminal.prompts import Prompter, matching

T = TypeVar("T")


class Back(Exception):
    """The player wants to begin the choice again."""


class Chooser:
    """Asks one player for one move."""

    def __init__(self, prompter: Prompter, view: View, names: Sequence[str]) -> None:
        self._prompter = prompter
        self._view = view
        self._names = names
        self._values: Final = view.table.edition.values
        self._texts = {
            move_text(move, view.table.edition): move for move in legal(view.table, view.hand)
        }

    def move(self) -> Move:
        """The player's move, chosen step by step or typed as move text."""
        while True:
            try:
                return self._keep() if self._view.table.choosing else self._play()
            except Back:
                continue

    def _play(self) -> Move:
        self._show_hand()
        self._prompter.say("plain-pick-card")
        card = self._card_or_text()
        if not isinstance(card, Character):
            return card
        if forced_countess(self._view.hand) and card is not Character.COUNTESS:
            self._prompter.say("plain-countess", card=card)
            raise Back
        if card is Character.PRINCESS and not self._confirmed(card):
            raise Back
        targets = choices(self._view.table, card)
        if not targets:
            return Play(card)
        target = self._target(card, targets)
        return Play(card, target, self._named() if card is Character.GUARD else None)

    def _keep(self) -> Move:
        self._show_hand()
        self._prompter.say("plain-keep")
        card = self._card_or_text()
        if not isinstance(card, Character):
            return card
        under = without(self._view.hand, card)
        if len(set(under)) < 2:
            return Keep(card, under)
        self._prompter.say("plain-under-first")
        first = self._answer(self._by_value_or_name(under))
        return Keep(card, (first, *without(under, first)))

    def _confirmed(self, card: Character) -> bool:
        self._prompter.say("plain-princess", card=card)
        self._prompter.say("plain-confirm")
        return self._prompter.sure()

    def _show_hand(self) -> None:
        self._prompter.say("plain-hand")
        for card in dict.fromkeys(self._view.hand):
            speaker = self._prompter.speaker
            self._prompter.say(
                "plain-hand-card",
                value=self._values[card],
                name=speaker.card(card),
                text=speaker.say(f"card-{card}.text"),
            )
            if not self._view.table.choosing:
                self._warn(card)

    def _warn(self, card: Character) -> None:
        """Say before it is played that a card will have no effect."""
        if card in PLAYED_ON_ANOTHER and not choices(self._view.table, card):
            self._prompter.say("plain-no-effect", card=card)
        elif card is Character.CHANCELLOR and not self._view.table.deck_count:
            self._prompter.say("plain-no-effect-empty", card=card)

    def _card_or_text(self) -> Character | Move:
        """A card of the hand, or a whole move by its text."""
        cards = self._by_value_or_name(self._view.hand)

        def understand(line: str) -> Character | Move:
            if len(line) > 1 and line in self._texts:
                return self._texts[line]
            return matching(line, cards)

        return self._prompter.ask(understand)

    def _target(self, card: Character, targets: tuple[Seat, ...]) -> Seat:
        self._prompter.say("plain-pick-player", card=card)
        answers: dict[str, Seat] = {}
        for number, seat in enumerate(targets, start=1):
            message = "plain-player-self" if seat == self._view.seat else "plain-player"
            self._prompter.say(message, number=number, player=self._names[seat])
            answers |= {str(number): seat, self._names[seat]: seat}
        return self._answer(answers)

    def _named(self) -> Character:
        self._prompter.say("plain-name-character")
        characters = without(self._view.table.edition.characters, Character.GUARD)
        unseen = self._view.unseen
        for card in characters:
            name = self._prompter.speaker.card(card)
            self._prompter.say(
                "plain-character", value=self._values[card], name=name, count=unseen[card]
            )
        return self._answer(self._by_value_or_name(characters))

    def _by_value_or_name(self, cards: Cards) -> dict[str, Character]:
        by_value = {str(self._values[card]): card for card in cards}
        return by_value | {self._prompter.speaker.card(card): card for card in cards}

    def _answer(self, answers: Mapping[str, T]) -> T:
        def understand(line: str) -> T:
            if not line:
                raise Back
            return matching(line, answers)

        return self._prompter.ask(understand)
