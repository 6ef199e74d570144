"""The studies in a short form: deterministic, whole, and right where the answer is known."""

from pathlib import Path
from shutil import copy
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from tools.studies import __main__ as command
from tools.studies import card_worth, luck, studied_rounds, who_begins
from tools.studies.figures import BEGIN, END, PAGES, Study, mean, ratio
from tools.studies.studied_rounds import Lineups, Shares, StudiedRounds

ROUNDS = 20


def no_progress(_rounds: int, _word: str) -> None:
    pass


@pytest.fixture
def two_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled bots at few tables: the others differ in their cards alone."""
    for module in (who_begins, luck, card_worth):
        monkeypatch.setattr(module, "TABLES", (("standard", 2), ("standard", 4), ("classic", 3)))
    monkeypatch.setattr(studied_rounds, "AT_ONCE", 16)


@pytest.mark.usefixtures("two_tables")
@pytest.mark.parametrize("name", command.STUDIES)
def test_a_study_is_the_same_for_the_same_seed_and_renews_its_page(
    name: str, tmp_path: Path
) -> None:
    found, again = (command.run(name, ROUNDS, seed=5) for _ in range(2))
    assert found == again
    assert command.run(name, ROUNDS, seed=6).tables != found.tables
    original, path = PAGES / f"{found.page}.md", tmp_path / f"{found.page}.md"
    copy(original, path)
    found.write(tmp_path)
    found.write(tmp_path)
    text = path.read_text()
    assert text.count(found.tables) == 1
    assert text.startswith(original.read_text().partition(BEGIN)[0])
    for picture in found.pictures:
        assert f"]({picture})" in text
        assert ET.parse(tmp_path / picture).getroot().tag.endswith("svg")


@pytest.mark.parametrize("path", sorted(PAGES.glob("*.md")), ids=lambda path: path.stem)
def test_a_page_shows_figures_and_pictures_that_are_there(path: Path) -> None:
    text = path.read_text()
    figures = text.partition(BEGIN)[2].partition(END)[0]
    assert figures.count("±") > 10
    pictures = [part.partition(")")[0] for part in text.split("](")[1:]]
    assert [name for name in pictures if not (PAGES / name).exists()] == []


def test_the_same_deal_can_be_played_again_and_again_with_other_chances() -> None:
    table = StudiedRounds("standard", 3, ["simple", "random"], deals=200, seed=1)
    lineups = np.ones((200, 3), np.int64)
    once, other, again = (table.play(lineups, repetition) for repetition in (0, 1, 0))
    assert (once == again).all()
    assert (once != other).any()
    assert np.allclose(once.sum(axis=1), 1)
    dealt = table.cards()
    assert dealt.hands.shape == (200, 3)
    table.next_deals()
    assert (table.cards().hands != dealt.hands).any()


def test_places_count_from_who_begins() -> None:
    """Against players who choose at random, `simple` in place 2 wins there and not elsewhere."""
    table = StudiedRounds("classic", 4, ["simple", "random"], deals=2_000, seed=2)
    lineups = np.ones((2_000, 4), np.int64)
    lineups[:, 2] = 0
    won = table.play(lineups).mean(axis=0)
    assert won.argmax() == 2
    assert won[2] > 0.35


@pytest.mark.parametrize(
    ("cause", "expected"),
    [
        ("cards", (1, 0, 0, 0)),
        ("players", (0, 1, 0, 0)),
        ("both", (0, 0, 1, 0)),
        ("chances", (0, 0, 0, 1)),
    ],
)
def test_luck_names_the_cause_of_results_that_have_one(
    cause: str, expected: tuple[float, ...]
) -> None:
    random, deals = np.random.default_rng(3), 4_000
    lineups = (random.integers(2, size=(deals, 2)), random.integers(2, size=(deals, 2)))
    deal = random.integers(2, size=deals)

    def won(lineup: Lineups) -> Shares:
        first = {
            "cards": deal,
            "players": lineup[:, 0],
            "both": deal ^ lineup[:, 0] ^ lineup[:, 1],
            "chances": random.integers(2, size=deals),
        }[cause]
        if cause == "players":
            shares = np.where(lineup[:, 0] == lineup[:, 1], 0.5, first)
            return np.stack([shares, 1 - shares], axis=1)
        return np.stack([first, 1 - first], axis=1).astype(float)

    shares = tuple((won(lineup), won(lineup)) for lineup in lineups)
    found = luck.causes(luck.PlayedDeals(lineups, shares), bots=2)  # type: ignore[arg-type]
    assert [one.rate for one in found] == pytest.approx(expected, abs=0.06)
    assert sum(one.rate for one in found) == pytest.approx(1)
    for one in found:
        assert one.low <= one.rate <= one.high


def test_intervals_hold_what_they_promise() -> None:
    random = np.random.default_rng(4)
    rates = [mean(random.integers(2, size=400).astype(float)) for _ in range(400)]
    assert 0.90 < np.mean([one.low <= 0.5 <= one.high for one in rates]) < 0.99
    clustered = []
    for _ in range(400):
        deals = random.integers(2, size=200).astype(float)
        clustered.append(ratio(3 * deals, np.full(200, 3.0)))
    assert 0.90 < np.mean([one.low <= 0.5 <= one.high for one in clustered if one]) < 0.99
    assert ratio(np.zeros(3), np.zeros(3)) is None


def test_a_page_without_figures_gets_them(tmp_path: Path) -> None:
    (tmp_path / "new.md").write_text(f"# New\n\n{BEGIN}old\n{END}\nThe end.\n")
    Study("new", "| a |\n").write(tmp_path)
    assert (tmp_path / "new.md").read_text() == f"# New\n\n{BEGIN}\n| a |\n\n{END}\nThe end.\n"
