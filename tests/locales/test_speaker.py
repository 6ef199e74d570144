from typing import Final

import pytest

from amletero.locales import Form, Joined, Language, Speaker, Unsayable
from amletero.locales.bundles import bundle
from amletero.rules.cards import Character
from amletero.rules.editions import CLASSIC, EDITIONS, ORIGINAL, STANDARD, Edition
from amletero.rules.moves import Refusal, Rule

EN, ES, IT, EO = Language
C = Character

NAMES: Final = {
    EN: "Spy Guard Priest Baron Handmaid Prince Chancellor King Countess Princess",
    ES: "Espía Guardia Sacerdote Barón Doncella Príncipe Chanciller Rey Condesa Princesa",
    IT: "Spia Guardia Prete Barone Domestica Principe Cancelliere Re Contessa Principessa",
    EO: "Spiono Gardisto Pastro Barono Servistino Princo Kanceliero Reĝo Grafino Princino",
}
"""The words of the boxes on the tables, by rising value."""

FEMININE: Final = {C.SPY, C.GUARD, C.HANDMAID, C.COUNTESS, C.PRINCESS}
"""In Spanish and in Italian alike."""


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_characters_are_called_as_in_the_box(language: Language, edition: Edition) -> None:
    names = dict(zip(Character, NAMES[language].split(), strict=True))
    if language is EO and edition is ORIGINAL:
        names[C.PRIEST] = "Spiono"
    speaker = Speaker(language, edition)
    for character in edition.characters:
        assert speaker.card(character) == names[character]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_two_characters_of_an_edition_never_share_a_name(
    language: Language, edition: Edition
) -> None:
    names = [Speaker(language, edition).card(character) for character in edition.characters]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("character", Character)
def test_articles_and_cases(character: Character) -> None:
    def forms(language: Language) -> list[str]:
        speaker = Speaker(language)
        return [speaker.card(character, form) for form in Form]

    name, *_ = forms(EN)
    assert forms(EN) == [name, *[f"the {name}"] * 3]
    name, *_ = forms(ES)
    the, to = ("la", "a la") if character in FEMININE else ("el", "al")
    assert forms(ES) == [name, f"{the} {name}", f"{the} {name}", f"{to} {name}"]
    name, *_ = forms(IT)
    the = "la" if character in FEMININE else "il"
    assert forms(IT) == [name, *[f"{the} {name}"] * 3]
    name, *_ = forms(EO)
    small = name.lower()
    assert forms(EO) == [name, f"la {small}", f"la {small}n", f"la {small}n"]


@pytest.mark.parametrize(
    ("language", "names", "joined", "text"),
    [
        (EN, ["Ana"], Joined.AND, "Ana"),
        (EN, ["Ana", "Beto"], Joined.AND, "Ana and Beto"),
        (EN, ["Ana", "Beto", "Ciela", "Dora"], Joined.AND, "Ana, Beto, Ciela and Dora"),
        (EN, ["a", "b", "c"], Joined.OR, "a, b or c"),
        (EN, ["a", "b"], Joined.THEN, "a and then b"),
        (ES, ["Ana", "Beto", "Ciela"], Joined.AND, "Ana, Beto y Ciela"),
        (ES, ["Ana", "Inés"], Joined.AND, "Ana e Inés"),
        (ES, ["Ana", "Hilario"], Joined.AND, "Ana e Hilario"),
        (ES, ["Ana", "Íñigo"], Joined.AND, "Ana e Íñigo"),
        (ES, ["agua", "hielo"], Joined.AND, "agua y hielo"),
        (ES, ["Ana", "Elena"], Joined.AND, "Ana y Elena"),
        (ES, ["Ana", "Olga"], Joined.AND, "Ana y Olga"),
        (ES, ["Ana", "Olga"], Joined.OR, "Ana u Olga"),
        (ES, ["Ana", "Homero"], Joined.OR, "Ana u Homero"),
        (ES, ["7", "8"], Joined.OR, "7 u 8"),
        (ES, ["10", "11"], Joined.OR, "10 u 11"),
        (ES, ["11", "110"], Joined.OR, "11 o 110"),
        (IT, ["Ana", "Olga"], Joined.OR, "Ana o Olga"),
        (IT, ["Ana", "Beto", "Ciela"], Joined.AND, "Ana, Beto e Ciela"),
        (IT, ["Ana", "Elena"], Joined.AND, "Ana ed Elena"),
        (IT, ["Ana", "Irma"], Joined.AND, "Ana e Irma"),
        (EO, ["Ana", "Beto", "Ĉiela"], Joined.AND, "Ana, Beto kaj Ĉiela"),
        (EO, ["a", "b"], Joined.OR, "a aŭ b"),
    ],
)
def test_lists_are_joined_as_the_language_joins_them(
    language: Language, names: list[str], joined: Joined, text: str
) -> None:
    assert Speaker(language).join(names, joined) == text


def test_a_card_is_declined_as_the_sentence_needs_it() -> None:
    speaker = Speaker(EO)
    known = speaker.say("plain-known", player="Beto", card=C.KING)
    assert known == "Vi scias, ke Beto havas la reĝon."
    face_up = speaker.say("plain-face-up", cards=(C.KING, C.GUARD, C.SPY))
    assert face_up == "Flanke, frontosupren: Reĝo, Gardisto kaj Spiono"


def test_numbers_choose_their_plural_and_are_written_plainly() -> None:
    speaker = Speaker(ES)
    left = [speaker.say("plain-deck", count=count) for count in (0, 1, 2)]
    assert left == [
        "El mazo está vacío.",
        "Queda una carta en el mazo.",
        "Quedan 2 cartas en el mazo.",
    ]
    assert "12345" in Speaker(EN).say("fault-json", line=12345, column=1)


@pytest.mark.parametrize(
    ("language", "rate", "count"),
    [
        (EN, "52.1%", "1,234,567"),
        (ES, "52,1 %", "1\u202f234\u202f567"),
        (IT, "52,1%", "1.234.567"),
        (EO, "52,1 %", "1\u202f234\u202f567"),
    ],
)
def test_figures_are_written_as_the_language_writes_them(
    language: Language, rate: str, count: str
) -> None:
    speaker = Speaker(language)
    assert speaker.percent(0.5214) == rate
    assert speaker.number(1234567) == count


@pytest.mark.parametrize(
    ("message", "variables"),
    [
        ("no-such-message", {}),
        ("card-guard.no-such-attribute", {}),
        ("fact-went-out", {"you": "none"}),
        ("fact-went-out", {"actor": "Ana"}),
        ("plain-known", {"player": "Ana"}),
    ],
)
def test_what_cannot_be_said_is_never_half_said(message: str, variables: dict[str, str]) -> None:
    with pytest.raises(Unsayable):
        Speaker(EN).say(message, **variables)


def test_the_refusal_that_the_formats_fix() -> None:
    refusal = Refusal(Rule.COUNTESS, C.KING, C.KING)
    english = "the Countess must be played: the other card is the King"
    assert Speaker(EN).refusal(refusal) == english


@pytest.mark.parametrize(
    ("language", "refusal", "text"),
    [
        (ES, Refusal(Rule.COUNTESS, C.PRINCE, C.PRINCE), "la otra carta es el Príncipe"),
        (IT, Refusal(Rule.COUNTESS, C.KING, C.KING), "l’altra carta è il Re"),
        (EO, Refusal(Rule.COUNTESS, C.KING, C.KING), "la alia karto estas la reĝo"),
        (EO, Refusal(Rule.NO_GUESS_ASKED, C.KING), "ludu la reĝon nomante neniun"),
        (EN, Refusal(Rule.TARGET_OUT, C.GUARD, seat=1), "Beto is out of the round"),
        (EN, Refusal(Rule.NO_SUCH_SEAT, C.GUARD, seat=7), "nobody sits at seat 8"),
        (EN, Refusal(Rule.WRONG_FIRST, seat=0), "Ana cannot take the first turn"),
    ],
)
def test_refusals_speak_of_their_cards_and_players(
    language: Language, refusal: Refusal, text: str
) -> None:
    assert text in Speaker(language).refusal(refusal, ["Ana", "Beto"])


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("rule", Rule)
def test_every_refusal_can_be_said_of_every_edition(language: Language, rule: Rule) -> None:
    for edition in (STANDARD, CLASSIC, ORIGINAL):
        refusal = Refusal(rule, C.PRINCE, C.KING, seat=1)
        text = Speaker(language, edition).refusal(refusal, ["Ana", "Beto"])
        assert text
        assert "\n" not in text


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert "seat 4" in Speaker(EN).refusal(Refusal(Rule.TARGET_OUT, C.GUARD, seat=3))


def test_the_edition_says_for_how_many_it_is() -> None:
    refusal = Refusal(Rule.WRONG_PLAYERS)
    assert Speaker(EN, ORIGINAL).refusal(refusal).endswith("2 to 4 players")
    assert Speaker(EN, STANDARD).refusal(refusal).endswith("2 to 6 players")


def test_a_sentence_that_is_interrupted_can_be_said_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fresh = bundle.__wrapped__(Language.ENGLISH)
    with monkeypatch.context() as patch:

        def interrupted(*_: object) -> None:
            raise KeyboardInterrupt

        patch.setattr(fresh, "add_resource", interrupted)
        with pytest.raises(KeyboardInterrupt):
            fresh.has_message("number-example")
    assert fresh.has_message("number-example")
