import re

import pytest

from amletero.locales import Language, Speaker, reference_card, rulebook
from amletero.rules.cards import Character
from amletero.rules.editions import CLASSIC, EDITIONS, ORIGINAL, STANDARD, Edition

languages = pytest.mark.parametrize("language", Language)
editions = pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)


def whole_text(language: Language, edition: Edition) -> str:
    speaker = Speaker(language, edition)
    lines = [line.line for line in reference_card(speaker)]
    sections = rulebook(speaker)
    paragraphs = [text for section in sections for text in (section.title, *section.paragraphs)]
    return "\n".join([*lines, *paragraphs])


@languages
@editions
def test_the_reference_card_lists_the_edition_from_the_top(
    language: Language, edition: Edition
) -> None:
    lines = reference_card(Speaker(language, edition))
    rows = [(line.value, line.character, line.copies) for line in lines]
    assert rows == [tuple(row) for row in reversed(edition.rows)]
    assert all(line.name and line.line for line in lines)


@languages
@editions
def test_every_character_of_the_edition_has_its_section(
    language: Language, edition: Edition
) -> None:
    sections = rulebook(Speaker(language, edition))
    told = tuple(section.character for section in sections if section.character is not None)
    assert told == tuple(reversed(edition.characters))


@editions
def test_sections_have_the_same_keys_and_paragraphs_in_every_language(edition: Edition) -> None:
    def shape(language: Language) -> list[tuple[str, int]]:
        sections = rulebook(Speaker(language, edition))
        return [(section.key, len(section.paragraphs)) for section in sections]

    assert len({str(shape(language)) for language in Language}) == 1


@languages
@editions
def test_paragraphs_are_whole(language: Language, edition: Edition) -> None:
    for section in rulebook(Speaker(language, edition)):
        assert section.title
        for paragraph in section.paragraphs:
            assert paragraph.endswith((".", "!")), paragraph
            assert not re.search(r"  |\n|[{}]| [.,;:]", paragraph), paragraph


@languages
@pytest.mark.parametrize("edition", [CLASSIC, ORIGINAL], ids=["classic", "original"])
def test_no_edition_speaks_of_a_character_it_lacks(language: Language, edition: Edition) -> None:
    text = whole_text(language, edition)
    speaker = Speaker(language, STANDARD)
    for character in set(Character) - set(edition.characters):
        name = speaker.card(character)
        if (language, edition, character) != (Language.ESPERANTO, ORIGINAL, Character.SPY):
            assert name.lower() not in text.lower()


def test_the_original_in_esperanto_has_a_spy_and_no_priest() -> None:
    text = whole_text(Language.ESPERANTO, ORIGINAL).lower()
    assert "spiono" in text
    assert "pastro" not in text


@languages
def test_each_edition_tells_its_own_ties_and_bonus(language: Language) -> None:
    def keys(edition: Edition) -> set[str]:
        return {section.key for section in rulebook(Speaker(language, edition))}

    assert keys(STANDARD) - keys(CLASSIC) == {"spy", "chancellor", "spy-bonus"}
    assert keys(ORIGINAL) ^ keys(CLASSIC) == {"tie-all-win", "tie-highest-sum"}


@languages
@editions
def test_the_tokens_to_win_are_those_of_the_edition(language: Language, edition: Edition) -> None:
    sections = {section.key: section for section in rulebook(Speaker(language, edition))}
    numbers = [int(number) for number in re.findall(r"\d+", sections["game-end"].paragraphs[0])]
    expected = [number for players, tokens in edition.tokens_to_win for number in (tokens, players)]
    assert numbers == [*expected, 1, 13]
