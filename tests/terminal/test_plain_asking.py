"""The questions for a move in plain text: what is offered, why something is not, and going back."""

from collections.abc import Sequence

import pytest

from amletero.locales import Language, Speaker
from amletero.rules.cards import Character
from amletero.rules.editions import CLASSIC, STANDARD
from amletero.rules.moves import Keep, Move, Play
from amletero.rules.view import View
from amletero.terminal.plain.move_prompts import Chooser
from amletero.terminal.plain.prompts import Prompter
from amletero.terminal.plain.table_texts import show_table
from tests.terminal.dealing import dealt
from tests.terminal.piping import Conversation

NAMES = ("Ana", "Beto", "Ciro", "Dora")
GUARD, PRIEST, BARON = Character.GUARD, Character.PRIEST, Character.BARON
HANDMAID, PRINCE, COUNTESS = Character.HANDMAID, Character.PRINCE, Character.COUNTESS
PRINCESS, CHANCELLOR = Character.PRINCESS, Character.CHANCELLOR


def chosen(
    view: View, answers: Sequence[str], language: Language = Language.ENGLISH
) -> tuple[list[str], Move]:
    """What is said before each answer, and the move."""
    left, heard = list(answers), []

    def answering(said: str) -> str:
        heard.append(said)
        return left.pop(0)

    conversation = Conversation(answering)
    prompter = Prompter(Speaker(language, view.table.edition), conversation, conversation)
    move = Chooser(prompter, view, NAMES).move()
    assert left == []
    return heard, move


def test_a_card_that_must_not_be_played_is_told_with_the_reason() -> None:
    view = dealt(CLASSIC, 3, GUARD, PRINCE, GUARD, BARON, COUNTESS).view(0)
    heard, move = chosen(view, ["5", "8"])
    assert "5) Prince" not in heard[0]
    assert "Prince: not allowed – the Countess must be played" in heard[0]
    assert "That is not allowed – the Countess must be played" in heard[1]
    assert move == Play(COUNTESS)


def test_who_cannot_be_chosen_is_told_with_the_reason() -> None:
    match = dealt(CLASSIC, 4, GUARD, GUARD, HANDMAID, BARON, PRINCE, PRIEST, GUARD, GUARD, GUARD)
    match.move(Play(GUARD, 2, BARON))  # Ciro is out
    match.move(Play(HANDMAID))  # Beto is protected
    heard, move = chosen(match.view(3), ["5", "1"])
    assert "1) Ana\nBeto: protected\nCiro: out of the round\n4) Dora (you)\n" in heard[1]
    assert move == Play(PRINCE, 0)
    heard, move = chosen(match.view(3), ["1", "4"])
    assert "Guard: not allowed – a Guard cannot name the Guard" in heard[1]
    assert move == Play(GUARD, 0, HANDMAID)


@pytest.mark.parametrize("language", Language)
def test_enter_at_the_warning_of_the_princess_goes_back(language: Language) -> None:
    view = dealt(STANDARD, 3, GUARD, PRINCESS, GUARD, BARON, HANDMAID).view(0)
    speaker = Speaker(language, STANDARD)
    heard, move = chosen(view, ["9", "", "4"], language)
    assert speaker.say("plain-default", default=speaker.say("plain-no")) in heard[1]
    assert speaker.say("plain-hand") in heard[2]
    assert move == Play(HANDMAID)


def test_the_only_possible_target_is_chosen_by_itself() -> None:
    match = dealt(CLASSIC, 3, GUARD, GUARD, HANDMAID, BARON, PRINCE, PRIEST, GUARD)
    match.move(Play(GUARD, 2, PRINCESS))
    match.move(Play(HANDMAID))  # Beto is protected
    heard, move = chosen(match.view(2), ["1", "5"])
    assert "Which character do you name?" in heard[1]
    assert move == Play(GUARD, 0, PRINCE)


def test_a_prince_that_costs_the_princess_asks_once() -> None:
    view = dealt(STANDARD, 3, GUARD, PRINCESS, GUARD, BARON, PRINCE).view(0)
    heard, move = chosen(view, ["5", "3", "", "5", "3", "y"])
    assert "You would discard the Princess and be out of the round.\nAre you sure?" in heard[2]
    assert move == Play(PRINCE, 0)
    _, move = chosen(view, ["5", "1"])
    assert move == Play(PRINCE, 1)


def test_the_cards_that_can_go_under_the_deck_first_are_listed() -> None:
    match = dealt(STANDARD, 2, *([GUARD] * 4), CHANCELLOR, GUARD, HANDMAID, PRIEST, BARON)
    match.move(Play(CHANCELLOR))
    heard, move = chosen(match.view(0), ["4", "3"])
    assert heard[1].endswith("at the very bottom.\n3) Baron\n2) Priest\n> ") or heard[1].endswith(
        "at the very bottom.\n2) Priest\n3) Baron\n> "
    )
    assert move == Keep(HANDMAID, (BARON, PRIEST))


def test_the_whole_hand_is_told_again_after_help_and_after_a_mistake() -> None:
    view = dealt(STANDARD, 3, GUARD, PRINCESS, GUARD, BARON, HANDMAID).view(0)
    heard, _ = chosen(view, ["?", "nonsense", "4"])
    hand = heard[0]
    assert hand.startswith("Your hand:\n9) Princess: ")
    assert heard[1].endswith(hand)
    assert heard[2].endswith(hand)


@pytest.mark.parametrize(
    ("language", "offered"),
    [
        (Language.ENGLISH, "9, 4, Princess or Handmaid"),
        (Language.SPANISH, "9, 4, Princesa o Doncella"),
        (Language.ITALIAN, "9, 4, Principessa o Domestica"),
        (Language.ESPERANTO, "9, 4, Princino aŭ Servistino"),
    ],
)
def test_one_of_the_answers_is_asked_for_not_all(language: Language, offered: str) -> None:
    view = dealt(STANDARD, 3, GUARD, PRINCESS, GUARD, BARON, HANDMAID).view(0)
    heard, _ = chosen(view, ["nonsense", "4"], language)
    assert Speaker(language).say("plain-choose-from", answers=offered) in heard[1]


def test_the_table_tells_ones_own_cards_and_all_tokens() -> None:
    match = dealt(STANDARD, 3, GUARD, HANDMAID, BARON, PRIEST, COUNTESS)
    match.move(Play(HANDMAID))
    conversation = Conversation(lambda _: "")
    prompter = Prompter(Speaker(Language.ENGLISH, STANDARD), conversation, conversation)
    show_table(prompter, match.view(0), NAMES[:3])
    assert "Favor tokens, 5 to win: Ana: 0, Beto: 0 and Ciro: 0\n" in conversation.said
    assert "Ana: protected\nAna: Handmaid\n" in conversation.said
    assert "You know that Ana" not in conversation.said


class Screen(Conversation):
    """A terminal that shows what is said."""

    def isatty(self) -> bool:
        return True


def test_only_on_a_terminal_long_lines_are_broken_and_never_within_a_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    speaker = Speaker(Language.ITALIAN, STANDARD)
    pipe, screen = Conversation(lambda _: ""), Screen(lambda _: "")
    for sink in (pipe, screen):
        Prompter(speaker, sink, sink).say("plain-help")
    assert pipe.said == speaker.say("plain-help") + "\n"
    assert 30 < max(map(len, screen.said.splitlines())) <= 40
    assert screen.said.split() == pipe.said.split()
