"""An incomplete move: the card, its target, the character a Guard names.

Forbidden options are included, with the rule that forbids them.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from amletero.rules.cards import Cards, Character, Seat, without
from amletero.rules.immutable import changed
from amletero.rules.moves import (
    PLAYED_ON_ANOTHER,
    Keep,
    Move,
    Play,
    Refusal,
    Rule,
    choices,
    refusal,
)
from amletero.rules.view import View

Thing: TypeAlias = Character | Seat
"""What can be chosen: a card or character, or a player."""


class Question(StrEnum):
    """What is asked next."""

    CARD = "card"
    """Which card is played?"""
    SURE = "sure"
    """Really a move that loses at once: the Princess, or a Prince that makes one discard her?"""
    TARGET = "target"
    """On whom?"""
    NAMED = "named"
    """Which character does the Guard name?"""
    KEEP = "keep"
    """The Chancellor: which card stays in hand?"""
    UNDER = "under"
    """Which of the other two goes under the deck first?"""


@dataclass(frozen=True, slots=True)
class Option:
    """A possible choice, and the rule that forbids it, if any."""

    thing: Thing
    refusal: Refusal | None = None

    @property
    def allowed(self) -> bool:
        """Whether it may be chosen."""
        return self.refusal is None


@dataclass(frozen=True)
class Choosing:
    """What a player has chosen so far. It is immutable; when it is complete, `move` is set."""

    view: View
    chosen: tuple[Thing, ...] = ()

    @property
    def move(self) -> Move | None:
        """The move, once everything has been chosen."""
        return self._keep() if self.view.table.choosing else self._play()

    @property
    def question(self) -> Question:
        """The next question."""
        if self.view.table.choosing:
            return Question.UNDER if self.chosen else Question.KEEP
        if not self.chosen:
            return Question.CARD
        if self._unconfirmed:
            return Question.SURE
        return Question.TARGET if len(self.chosen) == 1 else Question.NAMED

    @property
    def card(self) -> Character | None:
        """The card that has been chosen."""
        card = self.chosen[0] if self.chosen else None
        return card if isinstance(card, Character) else None

    @property
    def target(self) -> Seat | None:
        """The player who has been chosen."""
        return next((thing for thing in self.chosen[1:] if not isinstance(thing, Character)), None)

    def options(self) -> tuple[Option, ...]:
        """Return all answers to the question, forbidden ones included."""
        match self.question:
            case Question.CARD:
                return tuple(self._card_option(card) for card in dict.fromkeys(self.view.hand))
            case Question.KEEP:
                return tuple(Option(card) for card in dict.fromkeys(self.view.hand))
            case Question.UNDER:
                return tuple(Option(card) for card in self._others())
            case Question.SURE:
                return (Option(Character.PRINCESS),)
            case Question.TARGET:
                return tuple(self._target_option(seat) for seat in self._conceivable())
            case Question.NAMED:
                characters = self.view.table.edition.characters
                return tuple(self._named_option(card) for card in characters)

    def option(self, thing: Thing) -> Option | None:
        """Return the option for a thing; None if the question is about something else."""
        return next(
            (option for option in self.options() if option.thing == thing),
            None,
        )

    def with_choice(self, thing: Thing) -> "Choosing":
        """Return the choice with one more answer; the only other possible target is chosen too."""
        further: Choosing = changed(self, chosen=(*self.chosen, thing))
        if further.move is None and further.question is Question.TARGET:
            allowed = [option.thing for option in further.options() if option.allowed]
            if len(allowed) == 1 and allowed[0] != self.view.seat:
                return further.with_choice(allowed[0])
        return further

    def cleared(self) -> "Choosing":
        """Return the choice without any answers."""
        return changed(self, chosen=())

    def no_effect(self, card: Character) -> Rule | None:
        """Return why a card would have no effect: no target, or no card left to draw."""
        table = self.view.table
        if card in PLAYED_ON_ANOTHER and not choices(table, card):
            return Rule.TARGET_PROTECTED
        if card is Character.CHANCELLOR and not table.deck_count:
            return Rule.NO_CHOICE_DUE
        return None

    def _play(self) -> Play | None:
        card, target = self.card, self.target
        if card is None or self._unconfirmed:
            return None
        if target is None:
            return None if choices(self.view.table, card) else Play(card)
        if card is not Character.GUARD:
            return Play(card, target)
        return Play(card, target, named) if (named := self._named()) is not None else None

    @property
    def _unconfirmed(self) -> bool:
        """Whether the choice would lose at once and has not been confirmed."""
        discards_princess = Character.PRINCESS in self.view.hand
        on_self = discards_princess and self.chosen == (Character.PRINCE, self.view.seat)
        return on_self or self.chosen == (Character.PRINCESS,)

    def _named(self) -> Character | None:
        named = self.chosen[2] if len(self.chosen) > 2 else None
        return named if isinstance(named, Character) else None

    def _keep(self) -> Keep | None:
        if self.card is None:
            return None
        others = self._others()
        if len(set(others)) < 2:
            return Keep(self.card, others)
        if len(self.chosen) < 2:
            return None
        first = self.chosen[1]
        assert isinstance(first, Character)
        return Keep(self.card, (first, *without(others, first)))

    def _others(self) -> Cards:
        """Return the cards of the hand without the one that is kept."""
        assert self.card is not None
        return without(self.view.hand, self.card)

    def _conceivable(self) -> tuple[Seat, ...]:
        """Return all players in the order of turns, also those who may not be chosen.

        The player to move comes last, and only for the Prince.
        """
        players, own = self.view.table.players, self.view.seat
        assert own is not None
        others = tuple((own + step) % players for step in range(1, players))
        return (*others, own) if self.card is Character.PRINCE else others

    def _card_option(self, card: Character) -> Option:
        broken = refusal(self.view.table, self.view.hand, Play(card))
        return Option(card, broken if broken and broken.rule is Rule.COUNTESS else None)

    def _target_option(self, seat: Seat) -> Option:
        assert self.card is not None
        broken = refusal(self.view.table, self.view.hand, Play(self.card, seat))
        return Option(seat, None if broken and broken.rule is Rule.GUESS_NEEDED else broken)

    def _named_option(self, named: Character) -> Option:
        play = Play(Character.GUARD, self.target, named)
        return Option(named, refusal(self.view.table, self.view.hand, play))
