"""A review in sentences, as commands and the terminal tell it."""

from collections.abc import Container
from typing import NamedTuple

from amletero.locales import Speaker
from amletero.locales.move_words import move_words
from amletero.review.decision_review import DecisionReview
from amletero.review.game_review import GameReview, SeatSummary
from amletero.review.reasons import Reason, reason_text
from amletero.review.round_review import RoundReview, SeatAccount
from amletero.rules.cards import Seat


class SummaryRow(NamedTuple):
    """How one seat played, and how lucky it was, as text."""

    player: str
    decisions: str
    loss: str
    accuracy: str
    luck: str


def decision_texts(
    round: RoundReview, seats: Container[Seat], speaker: Speaker, names: tuple[str, ...]
) -> list[str]:
    """Return the moves of some seats that could have been better, and why."""
    return [
        _decision_text(judged, judged.why, speaker, names)
        for judged in round.decisions
        if judged.why is not None and judged.seat in seats
    ]


def account_texts(
    round: RoundReview, seats: Container[Seat], speaker: Speaker, names: tuple[str, ...]
) -> list[str]:
    """Return what some seats' results of a round are put down to."""
    return [
        _account_text(account, speaker, names)
        for account in round.accounts
        if account.seat in seats
    ]


def summary_heads(speaker: Speaker) -> SummaryRow:
    """Return the heads of the columns of a summary."""
    return SummaryRow(*(speaker.say(f"review-column-{column}") for column in SummaryRow._fields))


def summary_rows(
    reviewed: GameReview, speaker: Speaker, names: tuple[str, ...]
) -> list[SummaryRow]:
    """Return how each seat played."""
    return [
        SummaryRow(
            speaker.player(each.seat, names),
            str(each.decisions),
            *loss_and_accuracy(each, speaker),
            speaker.points(each.luck),
        )
        for each in reviewed.summary
    ]


def loss_and_accuracy(summary: SeatSummary, speaker: Speaker) -> tuple[str, str]:
    """Return the win chance a seat gave away and kept, or dashes if it had nothing to decide."""
    if summary.decisions == 0:
        return "–", "–"
    return speaker.percent(summary.mean_loss), speaker.percent(summary.accuracy / 100)


def average_luck_text(reviewed: GameReview, speaker: Speaker, names: tuple[str, ...]) -> str:
    """Return who would have won most rounds without luck."""
    winner = speaker.player(reviewed.with_average_luck(), names)
    return speaker.say("review-average-luck", player=winner)


def _decision_text(
    judged: DecisionReview, why: Reason, speaker: Speaker, names: tuple[str, ...]
) -> str:
    sentence = speaker.say(
        "review-decision",
        number=judged.number,
        player=speaker.player(judged.seat, names),
        verdict=speaker.say(f"review-verdict-{judged.verdict}"),
        loss=speaker.percent(judged.loss, 0),
        move=move_words(judged.move, speaker, names, judged.seat),
    )
    return f"{sentence} {reason_text(why, speaker, names, judged.seat)}"


def _account_text(account: SeatAccount, speaker: Speaker, names: tuple[str, ...]) -> str:
    return speaker.say(
        "review-account",
        player=speaker.player(account.seat, names),
        result=speaker.percent(account.result, 0),
        share=speaker.percent(account.share, 0),
        luck=speaker.points(account.luck),
        own=speaker.points(account.own),
        others=speaker.points(account.others),
    )
