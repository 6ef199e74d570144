"""The speaker: formats messages in one language, for one edition."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, reduce
from typing import TYPE_CHECKING, Any, TypeAlias

from amletero.locales.bundles import bundle, plain_numbers
from amletero.locales.languages import Language
from amletero.rules.cards import Cards, Character
from amletero.rules.editions import GOALS, STANDARD, Edition
from amletero.rules.moves import Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Variable: TypeAlias = str | int | Character | Sequence[str] | Cards
"""Types of a message's variables: cards are declined, and sequences are joined into a list."""


class Unsayable(LookupError):
    """A message does not exist or lacks a variable: a mistake in the program."""


class Form(StrEnum):
    """The forms in which a sentence can need a character's name."""

    NAME = "name"
    """As on the card: Guard, Guardia, Gardisto."""
    THE = "the"
    """As a subject: the Guard, la Guardia, la gardisto."""
    OBJECT = "object"
    """As a direct object: the Guard, la Guardia, la gardiston."""
    NAMED = "named"
    """As what a Guard names: the Priest, al Sacerdote, il Prete, la pastron."""


class Joined(StrEnum):
    """How the last two of several things are joined."""

    AND = "and"
    OR = "or"
    THEN = "then"


@dataclass(frozen=True)
class Speaker:
    """Formats messages. Every message can use `$edition`, the name of the edition."""

    language: Language
    edition: Edition = STANDARD

    def say(self, message: str, /, **variables: Variable) -> str:
        """Return a message as text; `id.attribute` names one of its attributes.

        A variable that is a card `x` gives the message `$x` (with article, as a subject),
        `$x-object`, `$x-named` and `$x-name`; a list of cards is joined in each of these forms,
        and a list of texts becomes one text.
        """
        given: dict[str, Any] = {"edition": self.edition.name}
        for name, value in variables.items():
            given.update(self._given(name, value))
        return _formatted(bundle(self.language), message, given)

    def card(self, character: Character, form: Form = Form.NAME) -> str:
        """Return a character's name in a form."""
        return _card(self.language, self.edition, character, form)

    def cards(self, cards: Cards, form: Form, joined: Joined = Joined.AND) -> str:
        """Return the names of several cards as one text."""
        return self.join([self.card(card, form) for card in cards], joined)

    def join(self, texts: Sequence[str], joined: Joined = Joined.AND) -> str:
        """Return several texts as one: "Ana, Beto and Ciela"."""
        if len(texts) < 2:
            return "".join(texts)
        *most, last = texts
        first = reduce(lambda head, text: self.say("list-more", head=head, next=text), most)
        return self.say(f"list-{joined}{_sound(last)}", head=first, last=last)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Return the sentence that says why something is not allowed."""
        variables: dict[str, Variable] = {
            "least": min(self.edition.goals),
            "most": max(self.edition.goals),
            "least-goal": GOALS[0],
            "most-goal": GOALS[-1],
        }
        if refusal.card is not None:
            variables["card"] = refusal.card
        if refusal.other is not None:
            variables["other"] = refusal.other
        if refusal.seat is not None:
            variables["seat"] = seat_number(refusal.seat)
            variables["player"] = self.player(refusal.seat, names)
        return self.say(f"refusal-{refusal.rule.replace('_', '-')}", **variables)

    def number(self, value: float, decimals: int = 0) -> str:
        """Return a number with the language's own marks: 12,345.6 or 12.345,6."""
        example = self.say("number-example")
        marks = {ord(","): example[2], ord("."): example[-2]}
        return f"{value:,.{decimals}f}".translate(marks)

    def percent(self, rate: float, decimals: int = 1) -> str:
        """Return a rate as a percentage: 52.1% or 52,1 %."""
        return self.say("percent", number=self.number(100 * rate, decimals))

    def points(self, change: float) -> str:
        """Return a change of a chance in percentage points, with its sign: +12 or −3."""
        sign = "+" if change >= 0 else "−"
        return sign + self.number(100 * abs(change), 0)

    def one_of(self, texts: Sequence[str]) -> str:
        """Return what can be chosen as one text: "reader or master"."""
        return self.join(texts, Joined.OR)

    def player(self, seat: int, names: Sequence[str]) -> str:
        """Return a player's name, or the seat if there is no name or it was deleted."""
        name = names[seat] if seat < len(names) else ""
        return name or self.say("seat", seat=seat_number(seat))

    def _given(self, name: str, value: Variable) -> Mapping[str, str | int]:
        if isinstance(value, Character):
            value = (value,)
        if isinstance(value, str | int):
            return {name: value}
        if cards := tuple(card for card in value if isinstance(card, Character)):
            forms = {f"{name}-{form}": self.cards(cards, form) for form in Form}
            return {name: forms[f"{name}-the"], **forms}
        return {name: self.join(value)}


def seat_number(seat: int) -> int:
    """Return the number of a seat for people, who count from 1; formats count from 0."""
    return seat + 1


def _sound(text: str) -> str:
    """Return the attribute for the sound a text begins with, if a list's last "and" or "or" minds.

    A Spanish "y" minds an i (Ana e Inés) and an "o" minds an o (7 u 8, which is "ocho"); an
    Italian "e" minds an e (Ana ed Elena).
    """
    start = text.lower().removeprefix("h")
    if start.startswith(("i", "í")) and not start.startswith(("ia", "ie", "io", "iu")):
        return ".before-i"
    if start.startswith(("o", "ó", "8")) or start == "11":
        return ".before-o"
    return ".before-e" if start.startswith(("e", "è", "é")) and start == text.lower() else ""


@cache
def _card(language: Language, edition: Edition, character: Character, form: Form) -> str:
    attribute = "" if form is Form.NAME else f".{form}"
    given = {"edition": edition.name}
    return _formatted(bundle(language), f"card-{character}{attribute}", given)


def _formatted(messages: "FluentBundle", name: str, given: Mapping[str, Any]) -> str:
    message, _, attribute = name.partition(".")
    if not messages.has_message(message):
        raise Unsayable(f"there is no message {message}")
    found = messages.get_message(message)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise Unsayable(f"the message {message} has no text {attribute or 'of its own'}")
    text, errors = messages.format_pattern(pattern, plain_numbers(given))
    if errors:
        raise Unsayable(f"{name}: {errors[0]}")
    return str(text)
