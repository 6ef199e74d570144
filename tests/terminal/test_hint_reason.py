"""Why a move is advised: the sentence of a hint in the terminal."""

import pytest

from amletero.locales import Language, Speaker
from amletero.rules.cards import Cards, Character
from amletero.rules.editions import STANDARD
from amletero.rules.moves import Keep, Move, Play
from amletero.terminal.hint_reason import reason_text
from amletero.terminal.hints import HintToShow, MoveChance

NAMES = ("Ana", "Beto", "Carla")
GUARD, PRIEST, BARON = Character.GUARD, Character.PRIEST, Character.BARON
HANDMAID, PRINCE, COUNTESS = Character.HANDMAID, Character.PRINCE, Character.COUNTESS
BELIEFS = {1: {GUARD: 0.25, PRIEST: 0.6, COUNTESS: 0.15}, 2: {GUARD: 1.0}}
GUESS = Play(GUARD, 1, PRIEST)


def told(hand: Cards, *moves: tuple[Move, float], language: Language = Language.ENGLISH) -> str:
    considered = tuple(MoveChance(*move) for move in moves)
    hint = HintToShow(moves[0][0], BELIEFS, {}, considered)
    return reason_text(hint, hand, Speaker(language, STANDARD), NAMES) or ""


@pytest.mark.parametrize(
    ("hand", "moves", "sentence"),
    [
        ((GUARD, BARON), [(GUESS, 0.6)], "Because Beto most likely holds it."),
        (
            (GUARD, HANDMAID),
            [(GUESS, 0.6), (Play(GUARD, 1, COUNTESS), 0.59), (Play(HANDMAID), 0.5)],
            "Because Beto most likely holds it: clearly better than playing the Handmaid.",
        ),
        (
            (GUARD, GUARD),
            [(GUESS, 0.6), (Play(GUARD, 1, COUNTESS), 0.58)],
            "Because Beto most likely holds it: a little better than naming the Countess.",
        ),
        (
            (PRINCE, PRINCE),
            [(Play(PRINCE, 1), 0.6), (Play(PRINCE, 0), 0.58)],
            (
                "Because Beto has to start over with a new card: "
                "a little better than playing it on your own hand."
            ),
        ),
        (
            (PRIEST, PRIEST),
            [(Play(PRIEST, 1), 0.6), (Play(PRIEST, 2), 0.6)],
            "Because you learn what Beto holds: about as good as playing it on Carla.",
        ),
        (
            (PRINCE, GUARD),
            [(Play(PRINCE, 0), 0.5), (GUESS, 0.5)],
            (
                "Because a new card is better than the one you would keep: "
                "about as good as playing the Guard."
            ),
        ),
        (
            (COUNTESS, HANDMAID, GUARD),
            [
                (Keep(HANDMAID, (GUARD, COUNTESS)), 0.5),
                (Keep(HANDMAID, (COUNTESS, GUARD)), 0.5),
                (Keep(COUNTESS, (HANDMAID, GUARD)), 0.4),
            ],
            (
                "Because it should serve you better on your next turn: "
                "clearly better than keeping the Countess."
            ),
        ),
    ],
)
def test_sentences(hand: Cards, moves: list[tuple[Move, float]], sentence: str) -> None:
    assert told(hand, *moves) == sentence


TIED = {1: {GUARD: 0.4, PRIEST: 0.2, BARON: 0.2, COUNTESS: 0.1, PRINCE: 0.1}}


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        (BARON, "Because no card that you can name is more likely in Beto’s hand."),
        (COUNTESS, "Because a hit puts Beto out of the round."),
    ],
)
def test_no_more_is_said_of_a_guess_than_is_true(named: Character, sentence: str) -> None:
    """The Guard is likelier, but cannot be named; the Priest is just as likely as the Baron."""
    hint = HintToShow(Play(GUARD, 1, named), TIED, {})
    assert reason_text(hint, (GUARD, HANDMAID), Speaker(Language.ENGLISH), NAMES) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (Language.SPANISH, "Porque nadie puede elegirte hasta tu próximo turno."),
        (Language.ITALIAN, "Perché nessuno può sceglierti fino al tuo prossimo turno."),
        (Language.ESPERANTO, "Ĉar neniu povos elekti vin ĝis via sekva vico."),
    ],
)
def test_in_other_languages(language: Language, sentence: str) -> None:
    assert told((HANDMAID, GUARD), (Play(HANDMAID), 0.5), language=language) == sentence


@pytest.mark.parametrize(
    ("language", "than"),
    [
        (Language.SPANISH, "algo mejor que nombrar a la Condesa."),
        (Language.ITALIAN, "un po’ meglio che nominare la Contessa."),
        (Language.ESPERANTO, "iom pli bone ol nomi la grafinon."),
    ],
)
def test_another_move_is_told_as_a_move(language: Language, than: str) -> None:
    moves = (GUESS, 0.6), (Play(GUARD, 1, COUNTESS), 0.58)
    assert told((GUARD, GUARD), *moves, language=language).endswith(f": {than}")


def test_without_advice_there_is_no_reason() -> None:
    hint = HintToShow(None, BELIEFS, {})
    assert reason_text(hint, (), Speaker(Language.ENGLISH, STANDARD), NAMES) is None
