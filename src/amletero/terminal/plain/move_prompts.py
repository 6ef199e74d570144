"""Choosing a move in plain text: the card, its target, the character a Guard names.

Until the last question is answered, Enter alone goes back to the first one.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from amletero.rules.cards import Character
from amletero.rules.moves import Keep, Move, Play, Rule, legal, move_text
from amletero.rules.view import View
from amletero.terminal.move_choice import Choosing, Option, Question, Thing
from amletero.terminal.plain.prompts import NotUnderstood, Prompter, matching


class Back(Exception):
    """The player wants to start the choice again."""


class Chooser:
    """Asks one player for one move."""

    def __init__(self, prompter: Prompter, view: View, names: Sequence[str]) -> None:
        self._prompter = prompter
        self._view = view
        self._names = names
        self._edition = view.table.edition
        self._texts = {
            move_text(move, self._edition): move for move in legal(view.table, view.hand)
        }

    def move(self) -> Move:
        """Return the player's move, chosen step by step or typed as move text."""
        while True:
            try:
                return self._choose(Choosing(self._view))
            except Back:
                continue

    def _choose(self, choosing: Choosing) -> Move:
        while (move := choosing.move) is None:
            answer = self._answered(choosing)
            if isinstance(answer, Play | Keep):
                return answer
            choosing = choosing.with_choice(answer)
        return move

    def _answered(self, choosing: Choosing) -> Thing | Move:
        """Return the answer to the next question, or a whole move to the first one."""
        match choosing.question:
            case Question.CARD | Question.KEEP:
                return self._card_or_text(choosing)
            case Question.SURE:
                return self._confirmed(choosing)
            case Question.TARGET:
                return self._player(choosing)
            case Question.NAMED:
                question = partial(self._offer_characters, choosing)
                return self._answer(question, self._by_card(choosing))
            case Question.UNDER:
                question = partial(self._offer_under, choosing)
                return self._answer(question, self._by_card(choosing))

    def _show_hand(self, choosing: Choosing) -> None:
        self._prompter.say("plain-hand")
        speaker = self._prompter.speaker
        for card in self._allowed_cards(choosing):
            self._prompter.say(
                "plain-hand-card",
                value=self._edition.values[card],
                name=speaker.card(card),
                text=speaker.say(f"card-{card}.text"),
            )
            if choosing.question is Question.CARD:
                self._warn(choosing, card)

    def _allowed_cards(self, choosing: Choosing) -> Iterator[Character]:
        """Yield the cards or characters that may be chosen; say why the others may not."""
        speaker = self._prompter.speaker
        for option in choosing.options():
            card = option.thing
            assert isinstance(card, Character)
            if option.refusal is None:
                yield card
            else:
                reason = speaker.refusal(option.refusal, self._names)
                self._prompter.say("plain-not-offered", name=speaker.card(card), reason=reason)

    def _warn(self, choosing: Choosing, card: Character) -> None:
        """Warn that a card will have no effect."""
        match choosing.no_effect(card):
            case Rule.TARGET_PROTECTED:
                self._prompter.say("plain-no-effect", card=card)
            case Rule.NO_CHOICE_DUE:
                self._prompter.say("plain-no-effect-empty", card=card)

    def _card_or_text(self, choosing: Choosing) -> Character | Move:
        """Return a card of the hand, or a whole move given as text."""
        answers = self._by_card(choosing)

        def question() -> None:
            self._show_hand(choosing)
            keep = choosing.question is Question.KEEP
            self._prompter.say("plain-keep" if keep else "plain-pick-card")

        def understand(line: str) -> Character | Move:
            if len(line) > 1 and line in self._texts:
                return self._texts[line]
            card = self._allowed(line, answers)
            assert isinstance(card, Character)
            return card

        return self._prompter.ask(question, understand)

    def _confirmed(self, choosing: Choosing) -> Thing:
        (option,) = choosing.options()
        message = "plain-prince" if choosing.card is Character.PRINCE else "plain-princess"
        self._prompter.say(message, card=Character.PRINCESS)
        if not self._prompter.sure("plain-confirm", default=False):
            raise Back
        return option.thing

    def _player(self, choosing: Choosing) -> Thing:
        answers: dict[str, Option] = {}
        for number, option in enumerate(choosing.options(), start=1):
            assert not isinstance(option.thing, Character)
            answers |= {str(number): option, self._names[option.thing]: option}
        return self._answer(partial(self._offer_players, choosing), answers)

    def _offer_players(self, choosing: Choosing) -> None:
        assert choosing.card is not None
        self._prompter.say("plain-pick-player", card=choosing.card)
        for number, option in enumerate(choosing.options(), start=1):
            seat = option.thing
            assert not isinstance(seat, Character)
            player = self._names[seat]
            if option.refusal is not None:
                out = option.refusal.rule is Rule.TARGET_OUT
                self._prompter.say("plain-out" if out else "plain-protected", player=player)
            else:
                message = "plain-player-self" if seat == self._view.seat else "plain-player"
                self._prompter.say(message, number=number, player=player)

    def _offer_characters(self, choosing: Choosing) -> None:
        self._prompter.say("plain-name-character")
        unseen = self._view.unseen
        for card in self._allowed_cards(choosing):
            self._prompter.say(
                "plain-character",
                value=self._edition.values[card],
                name=self._prompter.speaker.card(card),
                count=unseen[card],
            )

    def _offer_under(self, choosing: Choosing) -> None:
        self._prompter.say("plain-under-first")
        for card in self._allowed_cards(choosing):
            name = self._prompter.speaker.card(card)
            self._prompter.say("plain-player", number=self._edition.values[card], player=name)

    def _by_card(self, choosing: Choosing) -> dict[str, Option]:
        """Return the options that are cards, by their values and by their names."""
        by_value, by_name = {}, {}
        for option in choosing.options():
            assert isinstance(option.thing, Character)
            by_value[str(self._edition.values[option.thing])] = option
            by_name[self._prompter.speaker.card(option.thing)] = option
        return by_value | by_name

    def _answer(self, question: Callable[[], None], answers: Mapping[str, Option]) -> Thing:
        def understand(line: str) -> Thing:
            if not line:
                raise Back
            return self._allowed(line, answers)

        return self._prompter.ask(question, understand)

    def _allowed(self, line: str, answers: Mapping[str, Option]) -> Thing:
        """Return the chosen option's thing. Raises `NotUnderstood` if a rule forbids it."""
        offered = [key for key, option in answers.items() if option.allowed]
        option = matching(line, answers, offered)
        if option.refusal is not None:
            reason = self._prompter.speaker.refusal(option.refusal, self._names)
            raise NotUnderstood("plain-refused", reason=reason)
        return option.thing
