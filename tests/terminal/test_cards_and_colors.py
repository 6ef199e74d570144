"""Short names, cards and colors as they are drawn on the screen."""

import pytest
from textual.color import Color
from textual.content import Content
from textual.theme import Theme

from amletero.locales import Language, Speaker
from amletero.rules.cards import Character
from amletero.rules.editions import EDITIONS, Edition
from amletero.terminal.screens import colors
from amletero.terminal.screens.cards import EMBLEMS, SMALL_WIDTH, back, face
from amletero.terminal.screens.other_players import shortened


@pytest.mark.parametrize(
    ("name", "room", "short"),
    [
        ("Serena", 6, "Serena"),
        ("Serena II", 9, "Serena II"),
        ("Serena II", 8, "Sere… II"),
        ("Serena III", 8, "Ser… III"),
        ("Bartolomea", 6, "Barto…"),
    ],
)
def test_a_short_name_keeps_what_tells_namesakes_apart(name: str, room: int, short: str) -> None:
    assert shortened(name, room) == short


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_card_is_a_rectangle_with_all_its_name(edition: Edition, language: Language) -> None:
    speaker = Speaker(language, edition)
    for card in edition.characters:
        small, large = face(card, speaker, large=False), face(card, speaker, large=True)
        assert speaker.card(card) in small.plain
        assert " ".join(speaker.say(f"card-{card}.line").split()[-1:]) in large.plain
        for drawn in (small, large):
            assert len({line.cell_length for line in drawn.split("\n")}) == 1
        assert len(small.split("\n")) == len(back(large=False).split("\n"))
        assert len(large.split("\n")) == len(back(large=True).split("\n"))
        assert len({len(line) for line in EMBLEMS[card]}) == 1
        assert Content(EMBLEMS[card][0]).cell_length <= SMALL_WIDTH - 2


def _contrast(one: str, other: str) -> float:
    def luminance(color: str) -> float:
        parts = [part / 255 for part in Color.parse(color).rgb]
        linear = [
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        ]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", colors.THEMES.values(), ids=colors.THEMES)
@pytest.mark.parametrize("card", Character)
def test_every_pair_of_colors_can_be_read(card: Character, theme: Theme) -> None:
    def color(variable: str) -> str:
        name = variable.removeprefix("$")
        return theme.variables.get(name) or str(getattr(theme, name))

    grounds = [color(ground) for ground in ("background", "surface", "panel")]
    texts = (*_TEXTS, "$success", colors.ON_TABLE[card])
    pairs = [
        *((color(text), ground) for text in texts for ground in grounds),
        (colors.ON_PAPER[card], colors.PAPER),
        (colors.PAPER, colors.ON_PAPER[card]),
        (colors.INK, colors.PAPER),
        (colors.FAINT_INK, colors.PAPER_SHADE),
        (colors.PAPER, colors.WAX),
    ]
    assert [pair for pair in pairs if _contrast(*pair) < 4.5] == []


_TEXTS = (colors.TEXT, colors.FAINT, colors.WAX_TEXT, colors.GOLD, colors.GLOW)
