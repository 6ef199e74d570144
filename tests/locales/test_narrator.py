"""Facts as sentences: scenes whose sentences were checked by hand, and whole games."""

import re
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from amletero.locales import Language, Narrator, Sentence, speaker
from amletero.locales.bundles import sources
from amletero.record.referee import Referee
from amletero.rules.cards import Seat
from amletero.rules.facts import (
    Drew,
    Fact,
    Guessed,
    Holds,
    PutUnder,
    Returned,
    RoundBegan,
    Shuffled,
    TurnBegan,
)
from tests.locales.scenes import NAMES, SCENES, Scene
from tests.playing import TABLES, play_game

EXPECTED: Final = Path(__file__).parent / "expected"
languages = pytest.mark.parametrize("language", Language)

SILENT: Final = {TurnBegan, Drew}
"""Facts that show nothing by themselves: what was drawn is told to whoever may know it."""

SECOND_PERSON: Final = {
    Language.ENGLISH: r"\b(you|your)\b",
    Language.SPANISH: r"\b(tú|ti|tu|tuya|tienes|juegas|quedas)\b",
    Language.ITALIAN: r"\b(tu|te|tua|hai|giochi|esci)\b",
    Language.ESPERANTO: r"\b(vi|via|vian)\b",
}


@cache
def expected(language: Language) -> dict[str, list[str]]:
    scenes = (EXPECTED / f"{language}.txt").read_text(encoding="utf-8").strip().split("\n\n")
    lines = [scene.split("\n") for scene in scenes]
    return {title: [text.strip() for text in texts] for title, *texts in lines}


def told(language: Language, scene: Scene) -> list[Sentence]:
    narrator = Narrator(language, NAMES[: scene.players], scene.reader)
    narrator.tell(scene.beginning)
    return narrator.tell(scene.facts)


@languages
@pytest.mark.parametrize("title", SCENES)
def test_a_scene_is_told_as_a_careful_reader_expects(language: Language, title: str) -> None:
    texts = [sentence.text for sentence in told(language, SCENES[title])]
    assert texts == expected(language)[title]


@languages
def test_every_scene_that_is_written_down_is_played(language: Language) -> None:
    assert list(expected(language)) == list(SCENES)


@pytest.mark.parametrize(
    ("title", "characters"),
    [
        ("a Guard hits", "guard guard"),
        ("a Baron, told in full", "baron baron baron baron baron"),
        ("a Prince on oneself", "prince prince princess"),
        ("your Chancellor", "chancellor chancellor chancellor"),
        ("a tie and a Spy", "- - - - spy"),
        ("you draw", "-"),
    ],
)
def test_a_sentence_says_on_whose_rule_it_rests(title: str, characters: str) -> None:
    sentences = told(Language.ENGLISH, SCENES[title])
    assert [str(sentence.character or "-") for sentence in sentences] == characters.split()


def test_only_what_not_everyone_was_told_is_secret() -> None:
    sentences = told(Language.ENGLISH, SCENES["a Baron, told in full"])
    assert [sentence.secret for sentence in sentences] == [False, True, True, False, False]
    sentences = told(Language.ENGLISH, SCENES["two players sit down"])
    assert [sentence.secret for sentence in sentences] == [False, False, True]


def test_a_story_can_be_told_bit_by_bit() -> None:
    scene = SCENES["your Chancellor"]
    narrator = Narrator(Language.ENGLISH, NAMES, scene.reader)
    bits = [narrator.tell([fact]) for fact in (*scene.beginning, *scene.facts)]
    whole = Narrator(Language.ENGLISH, NAMES, scene.reader)
    assert list(chain(*bits)) == whole.tell((*scene.beginning, *scene.facts))


def test_a_story_starts_with_the_game() -> None:
    with pytest.raises(ValueError, match="beginning"):
        Narrator(Language.ENGLISH, NAMES).tell([RoundBegan(0, ())])


# --- Whole games -----------------------------------------------------------------------------


@cache
def games() -> list[Referee]:
    return [
        play_game(edition, players, seed, goal=2)
        for edition, players in TABLES
        for seed in range(8)
    ]


def facts_for(referee: Referee, reader: Seat | None, *, all_told: bool = False) -> list[Fact]:
    events = [event for step in referee.events for event in step]
    return [event.fact for event in events if all_told or event.reaches(reader)]


def story(
    referee: Referee, language: Language, reader: Seat | None, **which: bool
) -> list[Sentence]:
    names = ("Ana", "Beto", "Ĉiela", "Dora", "Elena", "Ino")[: referee.table.players]
    return Narrator(language, names, reader).tell(facts_for(referee, reader, **which))


@languages
def test_every_message_about_facts_is_used(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole games, told from every side, and the scenes say all that can be said, without a gap."""
    said = set()
    formatted = speaker._formatted

    def noted(messages: Any, name: str, given: Any) -> str:
        said.add(name)
        return formatted(messages, name, given)

    monkeypatch.setattr(speaker, "_formatted", noted)
    for referee in games():
        story(referee, language, None, all_told=True)
        story(referee, language, reader=1)
    for scene in SCENES.values():
        told(language, scene)
    facts = re.findall(r"^(fact-[\w-]+) =", sources(language)["facts.ftl"], re.MULTILINE)
    assert set(facts) <= said


@languages
def test_every_kind_of_fact_is_told(language: Language) -> None:
    kinds = {
        type(sentence.fact)
        for referee in games()
        for sentence in story(referee, language, None, all_told=True)
    }
    own_choice_seen_by_others = {PutUnder}
    assert kinds == set(get_args(Fact)) - SILENT - own_choice_seen_by_others
    spectated = {
        type(sentence.fact) for referee in games() for sentence in story(referee, language, None)
    }
    assert PutUnder in spectated
    assert not spectated & {Holds, Returned, Shuffled}


@languages
def test_sentences_are_whole(language: Language) -> None:
    for referee in games()[::4]:
        for reader in (None, *referee.table.seats):
            for sentence in story(referee, language, reader):
                assert re.fullmatch(r"[A-ZÀ-ÝĈĜĤĴŜŬ¡][^{}?\n\u2068\u2069]*[.!]", sentence.text)


@languages
def test_you_is_said_to_the_reader_alone(language: Language) -> None:
    you = re.compile(SECOND_PERSON[language], re.IGNORECASE)
    for referee in games()[::4]:
        assert not [s for s in story(referee, language, None, all_told=True) if you.search(s.text)]
        assert [s for s in story(referee, language, reader=0) if you.search(s.text)]
        names = {0: "Ana", 1: "Beto"}
        for seat, name in names.items():
            assert not [s for s in story(referee, language, seat) if name in s.text]


def test_a_guess_is_told_once() -> None:
    for referee in games()[::4]:
        sentences = story(referee, Language.ENGLISH, None, all_told=True)
        guesses = [s for s in sentences if isinstance(s.fact, Guessed)]
        with_guard = [s for s in sentences if "plays the Guard on" in s.text]
        assert guesses == with_guard


def test_a_new_game_begins_a_new_story() -> None:
    narrator = Narrator(Language.ESPERANTO, NAMES)

    def begin_and_tell(title: str) -> list[str]:
        scene = SCENES[title]
        return [sentence.text for sentence in narrator.tell((*scene.beginning, *scene.facts))]

    _, round_began, played, _ = begin_and_tell("a Priest in the original")
    assert round_began.startswith("Komenciĝas la 1-a raŭndo")
    assert "la spionon" in played
    _, round_began, played, _ = begin_and_tell("a Priest, told in full")
    assert round_began.startswith("Komenciĝas la 1-a raŭndo")
    assert "la pastron" in played
