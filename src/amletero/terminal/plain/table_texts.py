"""Text that can be shown at any time: table, tokens, reference card, hint, talk."""

from collections.abc import Sequence
from typing import Final

from amletero.locales import Speaker, reference_card
from amletero.locales.move_words import move_words
from amletero.rules.public_table import Table
from amletero.rules.view import View
from amletero.terminal.client.server_words import phrase_text
from amletero.terminal.hint_reason import reason_text
from amletero.terminal.hints import HintToShow
from amletero.terminal.plain.prompts import Prompter, matching

LEAST_CHANCE: Final = 0.005
"""Probability of a card; less likely ones are left out."""
MOST_MOVES: Final = 3


def show_tokens(prompter: Prompter, table: Table, names: Sequence[str]) -> None:
    """Print everyone's tokens and the goal."""
    prompter.write()
    prompter.say("plain-tokens-title", goal=table.goal)
    for name, tokens in zip(names, table.tokens, strict=True):
        prompter.say("plain-tokens", player=name, tokens=tokens)


def token_counts(speaker: Speaker, table: Table, names: Sequence[str]) -> list[str]:
    """Return everyone's name with the number of their tokens."""
    return [
        speaker.say("plain-token", player=name, tokens=tokens)
        for name, tokens in zip(names, table.tokens, strict=True)
    ]


def show_table(prompter: Prompter, view: View, names: Sequence[str]) -> None:
    """Print what lies on the table, and what else this player knows."""
    table = view.table
    tokens = token_counts(prompter.speaker, table, names)
    prompter.say("plain-table-tokens", goal=table.goal, tokens=tokens)
    prompter.say("plain-deck", count=table.deck_count)
    if table.face_up:
        prompter.say("plain-face-up", cards=table.face_up)
    for seat in table.seats:
        cards = table.discards[seat]
        if seat not in table.still_in:
            prompter.say("plain-out", player=names[seat])
        elif seat in table.protected:
            prompter.say("plain-protected", player=names[seat])
        if cards:
            prompter.say("plain-discards", player=names[seat], cards=cards)
        known = view.known[seat] if seat in table.still_in and seat != view.seat else None
        if known is not None:
            prompter.say("plain-known", player=names[seat], card=known)
    for place, card in enumerate(view.deck, start=1):
        if card is not None:
            prompter.say("plain-known-deck", place=place, card=card)


def show_reference(prompter: Prompter, view: View) -> None:
    """Print the reference card, with the unseen copies of each card."""
    unseen = view.unseen
    for line in reference_card(prompter.speaker):
        prompter.say(
            "plain-reference",
            value=line.value,
            name=line.name,
            copies=line.copies,
            unseen=unseen[line.character],
            text=line.line,
        )


def show_hint(prompter: Prompter, hint: HintToShow, view: View, names: tuple[str, ...]) -> None:
    """Print a hint: the strongest bot's move and why, the best moves' chances, its beliefs."""
    speaker = prompter.speaker
    if hint.move is not None:
        prompter.say("hint-move", move=move_words(hint.move, speaker, names, view.seat))
        prompter.write(reason_text(hint, view.hand, speaker, names) or "")
    for move, chance in hint.considered[:MOST_MOVES]:
        words = move_words(move, speaker, names, view.seat)
        prompter.say("plain-move", move=words, percent=round(100 * chance))
    prompter.say("hint-beliefs")
    hidden = [(speaker.player(seat, names), chances) for seat, chances in hint.hands.items()]
    if hint.set_aside:
        hidden.append((speaker.say("hint-set-aside"), hint.set_aside))
    for player, chances in hidden:
        cards = [
            speaker.say("hint-card", card=speaker.card(card), percent=round(100 * chance))
            for card, chance in sorted(chances.items(), key=lambda entry: -entry[1])
            if chance >= LEAST_CHANCE
        ]
        prompter.say("hint-hand", player=player, cards=cards)


def ask_phrase(prompter: Prompter, phrases: Sequence[str]) -> str | None:
    """Ask for one of a table's phrases and return it; None for Enter alone."""
    texts = {phrase_text(phrase, prompter.speaker.language): phrase for phrase in phrases}
    numbers = {str(number): phrase for number, phrase in enumerate(texts.values(), start=1)}

    def question() -> None:
        prompter.say("plain-ask-phrase")
        for number, text in enumerate(texts, start=1):
            prompter.say("plain-player", number=number, player=text)

    answers = numbers | texts
    return prompter.ask(question, lambda line: matching(line, answers) if line else None)
