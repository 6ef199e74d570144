"""The positions of *Learn by playing*, and the sounds."""

import wave
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tools import sounds
from tools.losing_plays import losing_plays
from tools.web_lessons import LESSONS, lessons

from amletero.locales import Language, Speaker
from amletero.rules.editions import EDITIONS, STANDARD


@pytest.fixture(scope="module")
def documents() -> list[dict[str, Any]]:
    """The lessons as the browser gets them, in the order of `LESSONS`."""
    return lessons()


def leaves(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What follows the last move of every line."""
    for following in node["moves"].values():
        yield from leaves(following) if following["moves"] else (following,)


@pytest.mark.parametrize("number", range(len(LESSONS)), ids=[lesson.name for lesson in LESSONS])
def test_every_move_of_a_lesson_is_judged_and_one_is_right(
    number: int, documents: list[dict[str, Any]]
) -> None:
    document = documents[number]
    assert document["start"]["moves"]
    verdicts = [leaf["right"] for leaf in leaves(document["start"])]
    assert any(verdicts)
    assert all(leaf["facts"] for leaf in leaves(document["start"]))


@pytest.mark.parametrize("language", Language)
def test_every_verdict_of_a_lesson_has_its_words(
    language: Language, documents: list[dict[str, Any]]
) -> None:
    speaker = Speaker(language)
    for document in documents:
        name = f"lesson-{document['name']}"
        for right in {leaf["right"] for leaf in leaves(document["start"])}:
            assert speaker.say(f"{name}.{'right' if right else 'wrong'}", name="Serena")
        assert speaker.say(name, name="Serena")
        assert speaker.say(f"{name}.title")


def test_the_right_move_ends_the_round_where_the_lesson_says_so(
    documents: list[dict[str, Any]],
) -> None:
    ending = {
        document["name"]
        for document in documents
        for leaf in leaves(document["start"])
        if leaf["right"] and leaf["facts"][-1]["fact"] == "round-ended"
    }
    assert ending == {"guard", "baron", "prince", "spy", "end"}


def test_what_loses_at_once_is_the_princess_alone() -> None:
    assert (5, 9, True) in losing_plays(STANDARD)
    for edition in EDITIONS.values():
        princess = max(edition.values.values())
        for card, kept, on_oneself in losing_plays(edition):
            assert princess == (kept if on_oneself else card)


@pytest.mark.parametrize("name", sounds.SOUNDS)
def test_a_sound_is_short_soft_and_the_one_that_is_synthesized(name: str) -> None:
    with wave.open(str(sounds.FOLDER / f"{name}.wav")) as file:
        shape = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        kept = np.frombuffer(file.readframes(file.getnframes()), "<i2").astype(float) / 32767
    assert shape == (1, 2, sounds.RATE)
    assert kept.size < 1.5 * sounds.RATE
    made = sounds.SOUNDS[name]()
    assert np.allclose(kept, made * (sounds.PEAK / np.abs(made).max()), atol=1e-3)
