"""What games add up to, and the finished games of a terminal."""

import json
from pathlib import Path

import pytest
from platformdirs import user_state_path

from amletero.cli import app
from amletero.cli.stats import print_statistics
from amletero.history.played_game import opponents_of, played_game
from amletero.history.statistics import Statistics, WinRate
from amletero.locales import Language
from amletero.rules.cards import Character
from amletero.rules.editions import CLASSIC, STANDARD
from amletero.terminal.local.finished_games import FinishedGames, matching
from amletero.terminal.local.kept_reviews import KeptReviews
from amletero.wire.review import SeatSummaryDocument
from tests.playing import play_game


@pytest.mark.parametrize(
    ("bots", "opponents"),
    [
        (["reader-bold", "reader"], "reader"),
        (["reader", "simple"], "mixed"),
        (["reader", None], "people"),
    ],
)
def test_opponents_are_bots_of_a_level_of_several_or_people(
    bots: list[str | None], opponents: str
) -> None:
    assert opponents_of(bots) == opponents


def test_intervals_are_wilsons() -> None:
    low, high = WinRate(10, 5).interval
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)
    assert WinRate(4, 0).interval[0] == 0
    assert WinRate(4, 4).interval[1] == 1


def test_statistics_are_told_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    games = [played_game("standard", [None, "simple"], 0, [0], {Character.GUARD: 3})]
    print_statistics(Statistics(games), Language.SPANISH)
    told = capsys.readouterr().out
    assert "reglas sencillas, 2 jugadores" in told
    assert "ganas el 100 % de 1 partida" in told
    assert "Guardia: jugada 3 veces" in told


def test_somebody_who_never_played_a_card_has_no_favorite(
    capsys: pytest.CaptureFixture[str],
) -> None:
    print_statistics(
        Statistics([played_game("standard", [None, "simple"], 0, [1], {})]), Language.ENGLISH
    )
    told = capsys.readouterr().out
    assert "won 0% of 1 game" in told
    assert "Favorite" not in told


def test_statistics_count_by_opponents_and_edition() -> None:
    guard, king = {Character.GUARD: 3}, {Character.KING: 1, Character.GUARD: 1}
    figures = Statistics(
        [
            played_game("standard", [None, "simple"], 0, [0], guard),
            played_game("standard", [None, "simple-bold"], 0, [1], king),
            played_game("classic", [None, "simple", "reader"], 0, [0, 1], {}),
        ]
    )
    assert figures.total == WinRate(3, 2)
    assert figures.by_opponents == {("simple", 2): WinRate(2, 1), ("mixed", 3): WinRate(1, 1)}
    assert figures.by_edition == {"classic": WinRate(1, 1), "standard": WinRate(2, 1)}
    assert figures.cards == [(Character.GUARD, 4), (Character.KING, 1)]
    assert Statistics([]).document()["total"] is None


def test_finished_games_are_kept_found_and_deleted(tmp_path: Path) -> None:
    store = FinishedGames(tmp_path / "state")
    assert store.games() == []
    for number, edition in enumerate((STANDARD, CLASSIC)):
        names = ("Ana", f"Bot {number}", "Ĉiela")
        record = play_game(edition, 3, number, goal=1).record(names).document()
        store.add(record | {"terminal": {"bots": [None, "simple", "simple"]}}, 86_400.0 * number)
    with store.file.open("a") as file:
        file.write("half a li")
    latest, first = store.games()
    assert [latest.date, first.date] == ["1970-01-02", "1970-01-01"]
    side = first.own_side()
    assert side is not None
    assert (side.opponents, side.edition) == ("simple", "standard")
    assert matching([latest, first], "bot 1", None, None) == [latest]
    assert matching([latest, first], None, "standard", None) == [first]
    assert matching([latest, first], None, None, "1970-01-02") == [latest]
    store.remove(first)
    assert [game.date for game in store.games()] == ["1970-01-02"]
    store.add(first.document, 2 * 86_400.0)
    assert [game.date for game in store.games()] == ["1970-01-03", "1970-01-02"]


def test_summaries_of_reviews_are_kept_with_their_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    folder = user_state_path("amletero")
    store, reviews = FinishedGames(folder), KeptReviews(folder)
    for number in (1, 2, 3):
        record = play_game(CLASSIC, 2, number, goal=1).record(("Ana", "Beto")).document()
        store.add(record | {"terminal": {"bots": [None, "simple"]}}, 86_400.0 * number)
    third, second, first = store.games()
    for game, luck in ((first, 0.25), (third, -0.5)):
        seats = [SeatSummaryDocument(0, 4, 0.02, 98.0, luck)]
        reviews.keep(game.document, [*seats, SeatSummaryDocument(1, 4, 0.1, 90.0, -luck)])
    with reviews.file.open("a") as file:
        file.write('{"game": "half a li')
    found = reviews.of([third.document, second.document])
    assert found[0] is not None
    assert (found[0][0].luck, found[1]) == (-0.5, None)
    app(["stats", "--json"], result_action="return_value")
    assert json.loads(capsys.readouterr().out)["reviewed"] == [
        {"date": "1970-01-02", "mean_loss": 0.02, "luck": 0.25},
        {"date": "1970-01-04", "mean_loss": 0.02, "luck": -0.5},
    ]
    app(["games", "--json"], result_action="return_value")
    games = json.loads(capsys.readouterr().out)["games"]
    assert [game["review"] and game["review"]["luck"] for game in games] == [-0.5, None, 0.25]
    app(["games", "--lang", "en"], result_action="return_value")
    assert "gave away 2.0% a move, luck −50" in capsys.readouterr().out
    app(["stats", "--lang", "en"], result_action="return_value")
    assert "1970-01-02 ▆▁ 1970-01-04" in capsys.readouterr().out


def test_the_list_of_games_is_told_in_the_language_and_refuses_what_it_cannot_find(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    app(["games", "--lang", "it", "--player", "Ana"], result_action="return_value")
    assert "Qui non ci sono ancora partite finite" in capsys.readouterr().out
    record = play_game(CLASSIC, 2, 1, goal=1).record(("Ana", "Beto")).document()
    FinishedGames(user_state_path("amletero")).add(record, 0.0)
    app(["games", "--lang", "es"], result_action="return_value")
    line = capsys.readouterr().out.splitlines()[0]
    assert line.startswith("1. 1970-01-01 · edición clásica · Ana: ")
    app(["games", "--lang", "it", "--player", "Ciro"], result_action="return_value")
    assert capsys.readouterr().out == "Nessuna partita finita corrisponde.\n"
    for call, told in (
        ("--edition foo --lang es", "games: --edition foo: elige standard, classic u original"),
        ("--since yesterday --lang eo", "games: --since yesterday: donu tagon, ekzemple 2026"),
        ("--player Ciro --delete 1 --lang it", "--delete: Nessuna partita finita corrisponde."),
    ):
        with pytest.raises(SystemExit) as ended:
            app(["games", *call.split()])
        assert ended.value.code == 2
        assert told in capsys.readouterr().err
