"""A game reviewed: nothing of its result is left unexplained, and bad moves are named."""

import json
from dataclasses import replace
from html import escape
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from amletero.arena.bot_game import play_game
from amletero.bots import bot
from amletero.cli import app
from amletero.locales import Language, Speaker
from amletero.record.game import GameRecord, RoundRecord, RoundResult
from amletero.review.chances_before_deal import chances_before_deal
from amletero.review.document import review_document
from amletero.review.game_review import GameReview, review_rounds
from amletero.review.move_verdicts import MoveVerdict, verdict
from amletero.review.page import review_page
from amletero.review.reasons import reason_text
from amletero.review.review_text import summary_rows
from amletero.rules.cards import Character
from amletero.rules.editions import CLASSIC, EDITIONS, STANDARD
from amletero.rules.moves import Play
from amletero.wire.review import ReviewDocument
from amletero.wire.schema import review_schema


def game(players: int, *names: str, seed: str = "review") -> GameRecord:
    bots = [bot(names[place % len(names)]) for place in range(players)]
    return play_game(bots, STANDARD if players > 2 else CLASSIC, seed=seed, goal=1)


@pytest.fixture(scope="module")
def reviewed() -> GameReview:
    record = game(2, "simple", "random")
    return GameReview(record, tuple(review_rounds(record, 1)))


@pytest.mark.parametrize("players", [2, 3])
def test_result_less_share_is_luck_and_own_and_others_play(players: int) -> None:
    record = game(players, "random", "beginner")
    for played, round in zip(record.rounds, review_rounds(record, 5), strict=True):
        assert played.result is not None
        winners = played.result.winners
        for account in round.accounts:
            assert account.result == pytest.approx((account.seat in winners) / len(winners))
            explained = account.luck + account.own + account.others
            assert account.result - account.share == pytest.approx(explained, abs=1e-9)


def test_the_curve_has_a_chance_for_every_seat_after_every_step(reviewed: GameReview) -> None:
    for played, round in zip(reviewed.record.rounds, reviewed.rounds, strict=True):
        assert len(round.curve) == len(played.moves) + 2  # before the deal, and after it
        assert all(sum(shares) == pytest.approx(1, abs=1e-6) for shares in round.curve)
        assert [each.number for each in round.decisions] == list(range(1, len(played.moves) + 1))


def test_before_the_deal_shares_turn_with_who_begins() -> None:
    for edition in EDITIONS.values():
        for players in edition.goals:
            shares = [chances_before_deal(edition, players, first) for first in range(players)]
            assert all(sum(each) == pytest.approx(1, abs=1e-3) for each in shares)
            assert all(one == other[1:] + other[:1] for one, other in pairwise(shares))


def test_playing_the_princess_is_a_blunder_with_a_reason() -> None:
    deck = tuple(
        EDITIONS["classic"].by_value[value]
        for value in (1, 1, 1, 2, 9, 1, 1, 2, 3, 3, 4, 4, 5, 5, 7, 8)
    )
    moves = (Play(Character.PRINCESS),)
    record = GameRecord(CLASSIC, ("Ana", "Beto"), 1, (RoundRecord(deck, 0, moves, None),), ())
    (round,) = review_rounds(record, 1)
    (judged,) = round.decisions
    assert judged.verdict is MoveVerdict.BLUNDER
    assert judged.loss > 0.3
    assert judged.best.move.card is not Character.PRINCESS
    assert round.accounts[0].own < -0.3
    assert judged.why is not None
    assert judged.why.id == "review-why-princess"
    for language in Language:
        assert reason_text(judged.why, Speaker(language, CLASSIC), record.players, judged.seat)


def test_a_move_without_a_choice_is_not_judged() -> None:
    """A Countess next to a King: no chance is made up, neither in the document nor on the page."""
    deck = tuple(CLASSIC.by_value[value] for value in (1, 1, 1, 2, 7, 1, 8, 2, 3, 3, 4, 4, 5, 5))
    rest = list(CLASSIC.deck)
    for card in deck:
        rest.remove(card)
    moves = (Play(Character.COUNTESS),)
    played = RoundRecord((*deck, *rest), 0, moves, None)
    record = GameRecord(CLASSIC, ("Ana", "Beto"), 1, (played,), ())
    review = GameReview(record, tuple(review_rounds(record, 1)))
    (decision,) = review_document(review).rounds[0].decisions
    assert decision.choices == 1
    found = (decision.best, decision.chance, decision.best_chance, decision.loss, decision.verdict)
    assert found == (None,) * 5
    assert decision.options == []
    assert review.summary[0].decisions == 0
    told = summary_rows(review, Speaker(Language.ENGLISH), record.players)[0]
    assert (told.decisions, told.loss, told.accuracy) == ("0", "–", "–")
    account = review.rounds[0].accounts[0]
    assert account.own == account.others == 0


def test_verdicts_by_points_given_away() -> None:
    given = (0.0, 0.02, 0.05, 0.1, 0.2)
    assert [verdict(loss) for loss in given] == list(MoveVerdict)


def test_the_same_seed_gives_the_same_review(reviewed: GameReview) -> None:
    again = GameReview(reviewed.record, tuple(review_rounds(reviewed.record, 1)))
    assert review_document(again) == review_document(reviewed)


def test_the_schema_holds_for_a_review_and_for_nothing_else(reviewed: GameReview) -> None:
    text = msgspec.json.encode(review_document(reviewed))
    assert msgspec.json.decode(text, type=ReviewDocument) == review_document(reviewed)
    written = json.loads(text)
    assert set(review_schema()["$defs"]["ReviewDocument"]["required"]) == set(written)
    wrongs: tuple[dict[str, object], ...] = (
        {"format": "amletero-record"},
        {"version": 2},
        {"luck": 1},
        {"with_average_luck": 6},
        {"rounds": [{}]},
    )
    for wrong in wrongs:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(written | wrong, ReviewDocument)


def test_random_gives_away_more_than_simple() -> None:
    """The same number of rounds of both, at one table."""
    lost: dict[str, list[float]] = {"simple": [], "random": []}
    for number in range(6):
        record = game(2, "simple", "random", seed=f"losses {number}")
        reviewed = GameReview(record, tuple(review_rounds(record, 1)))
        for judged in reviewed.decisions():
            lost[record.players[judged.seat]].append(judged.loss)
    means = {name: sum(losses) / len(losses) for name, losses in lost.items()}
    assert means["random"] > 2 * means["simple"]


def test_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], reviewed: GameReview
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(reviewed.record.document()))
    call = ["review", str(file), "--seed", "1", "--workers"]
    app([*call, "2", "--json"], result_action="return_value")
    written = json.loads(capsys.readouterr().out)
    assert written == json.loads(msgspec.json.encode(review_document(reviewed)))
    for language in Language:
        app([*call, "1", "--lang", language.value], result_action="return_value")
        told = capsys.readouterr().out
        assert Speaker(language).say("review-summary") in told


def test_rounds_are_reviewed_at_the_same_time_and_told_in_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two rounds in which the first player gives the Princess away at once."""
    first = tuple(CLASSIC.by_value[v] for v in (1, 1, 1, 2, 9, 1, 1, 2, 3, 3, 4, 4, 5, 5, 7, 8))
    second = (*first[:4], first[5], first[4], *first[6:])
    moves = (Play(Character.PRINCESS),)
    rounds = tuple(
        RoundRecord(deck, loser, moves, RoundResult((1 - loser,), None, (loser, 1)))
        for loser, deck in enumerate((first, second))
    )
    record = GameRecord(CLASSIC, ("Ana", "Beto"), 7, rounds, ())
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(record.document()))
    call = ["review", str(file), "--lang", "en", "--workers"]
    app([*call, "2"], result_action="return_value")
    together = capsys.readouterr().out
    assert together.index("Round 1") < together.index("Round 2") < together.index("accuracy")
    app([*call, "1"], result_action="return_value")
    assert capsys.readouterr().out == together


def test_the_page_says_the_same_in_every_language(reviewed: GameReview) -> None:
    """Names are text there, never markup; nothing is loaded from elsewhere."""
    named = replace(reviewed, record=replace(reviewed.record, players=("<b>Ana", "Beto")))
    for language in Language:
        speaker = Speaker(language, reviewed.record.edition)
        page = review_page(named, speaker, "amletero review")
        assert f'<html lang="{language.value}">' in page
        assert "<b>" not in page
        assert "http" not in page
        assert page.count('<svg class="wide"') == len(reviewed.rounds)
        for judged in reviewed.decisions():
            assert speaker.percent(judged.best.chance, 0) in page
        assert escape(speaker.say("review-turning-points")) in page


def test_the_command_writes_the_page(tmp_path: Path, reviewed: GameReview) -> None:
    file, page = tmp_path / "game.json", tmp_path / "review.html"
    file.write_bytes(msgspec.json.encode(reviewed.record.document()))
    call = ["review", str(file), "--seed", "1", "--lang", "en", "--workers", "1", "--html"]
    app([*call, str(page)], result_action="return_value")
    command = f"amletero review {file} --seed 1 --lang en --html {page}"
    expected = review_page(reviewed, Speaker(Language.ENGLISH, reviewed.record.edition), command)
    assert page.read_text(encoding="utf-8") == expected
    with pytest.raises(SystemExit):
        app([*call, str(tmp_path)])


def test_a_wrong_record_gets_the_fault_of_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"format": "amletero-record", "version": 9}')
    with pytest.raises(SystemExit) as ended:
        app(["review", str(file)])
    assert ended.value.code == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_name_cannot_write_to_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], reviewed: GameReview
) -> None:
    document = reviewed.record.document() | {"players": ["\x1b[2JAna", "Beto"]}
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(document))
    app(["review", str(file), "--record", "1", "--workers", "1"], result_action="return_value")
    told = capsys.readouterr().out
    assert "Ana" in told
    assert "\x1b" not in told
    with pytest.raises(SystemExit):
        app(["review", str(file), "--record", "2"])
