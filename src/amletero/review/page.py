"""A review as one self-contained HTML page."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from amletero.locales import Speaker
from amletero.locales.move_words import move_words
from amletero.pictures.chart_elements import (
    NARROW,
    WIDE,
    Axis,
    Frame,
    around,
    element,
    mark,
    picture,
    shape,
)
from amletero.pictures.page_sections import cell, section, table
from amletero.pictures.report_page import ReportPage
from amletero.review.decision_review import DecisionReview
from amletero.review.game_review import GameReview
from amletero.review.move_verdicts import MoveVerdict
from amletero.review.reasons import reason_text
from amletero.review.review_text import loss_and_accuracy
from amletero.review.round_review import RoundReview

DASHES = ("none", "9 4", "3 3", "12 3 3 3", "6 6", "1 4")
"""By seat: how its line is dashed, so that lines are told apart without colors."""


def review_page(review: GameReview, speaker: Speaker, command: str) -> str:
    """Return the review as one HTML document; `command` is the command that makes it."""
    names = tuple(speaker.player(seat, review.record.players) for seat in _seats(review))
    say = speaker.say
    return ReportPage(
        language=speaker.language,
        title=say("review-made-by"),
        heading=say("review-summary"),
        subtitle=speaker.join(names),
        verdict=say("review-average-luck", player=names[review.with_average_luck()]),
        notes=list(_who_stands_out(review, speaker, names)),
        sections=[
            section(say("review-made-by"), say("review-about"), _summary(review, speaker, names)),
            _turning_points(review, speaker, names),
            *(
                _round(round, number, speaker, names)
                for number, round in enumerate(review.rounds, start=1)
            ),
        ],
        footer=say("arena-again"),
        command=command,
    ).html()


def _seats(review: GameReview) -> range:
    return range(len(review.record.players))


def _who_stands_out(review: GameReview, speaker: Speaker, names: tuple[str, ...]) -> Iterator[str]:
    """Yield who played best and who was luckiest."""
    if chose := [each for each in review.summary if each.decisions]:
        best = min(chose, key=lambda each: each.mean_loss)
        accuracy = speaker.percent(best.accuracy / 100)
        yield speaker.say("review-best-player", player=names[best.seat], accuracy=accuracy)
    luckiest = max(review.summary, key=lambda each: each.luck)
    if luckiest.luck > 0:
        luck = speaker.points(luckiest.luck)
        yield speaker.say("review-luckiest", player=names[luckiest.seat], luck=luck)


def _summary(review: GameReview, speaker: Speaker, names: tuple[str, ...]) -> Element:
    columns = ("player", "decisions", "loss", "accuracy", "luck")
    rows = [
        [
            _name(each.seat, names),
            cell(speaker.number(each.decisions)),
            *(cell(text) for text in loss_and_accuracy(each, speaker)),
            cell(speaker.points(each.luck)),
        ]
        for each in review.summary
    ]
    return table([speaker.say(f"review-column-{column}") for column in columns], rows)


def _turning_points(review: GameReview, speaker: Speaker, names: tuple[str, ...]) -> Element | None:
    told = [
        speaker.say(
            "review-turning-point" if point.step else "review-turning-point-deal",
            round=point.round,
            move=point.step,
            player=names[point.seat],
            change=speaker.points(point.change),
        )
        for point in review.turning_points()
    ]
    if not told:
        return None
    found = around(element("ol"), *(around(element("li"), one) for one in told))
    return section(speaker.say("review-turning-points"), "", found)


def _round(
    round: RoundReview, number: int, speaker: Speaker, names: tuple[str, ...]
) -> Element | None:
    judged = [each for each in round.decisions if each.judged]
    columns = ("player", "move", "verdict", "why")
    accounts = [
        speaker.say(
            "review-account",
            player=names[account.seat],
            result=speaker.percent(account.result, 0),
            share=speaker.percent(account.share, 0),
            luck=speaker.points(account.luck),
            own=speaker.points(account.own),
            others=speaker.points(account.others),
        )
        for account in round.accounts
    ]
    decisions = table(
        [speaker.say(f"review-column-{column}") for column in columns],
        [_decision(each, speaker, names) for each in judged],
    )
    decisions.set("class", "decisions")
    legend = element("p", "legend")
    around(
        legend, *(around(element("span"), *_sign(seat), name) for seat, name in enumerate(names))
    )
    return section(
        speaker.say("review-round", round=number),
        "",
        legend,
        *(_curve(round, number, speaker, frame) for frame in (WIDE, NARROW)),
        around(element("ul"), *(around(element("li"), account) for account in accounts)),
        decisions,
    )


def _curve(round: RoundReview, number: int, speaker: Speaker, frame: Frame) -> Element:
    """Return the picture of every seat's chance, step by step; moves have their numbers."""
    bottom, last = 230, len(round.curve) - 1
    across = Axis(0, last, 64, frame.right)
    up = Axis(0, 1, start=bottom, end=16)
    parts = [*up.levels(64, frame.right, lambda rate: speaker.percent(rate, 0))]
    every = 1 if frame is WIDE else 1 + last // 10
    moves = range(2, last + 1, every)
    parts += across.uprights(16, bottom, lambda at: speaker.number(at - 1), steps=moves)
    for seat in range(len(round.accounts)):
        places = [(across(step), up(shares[seat])) for step, shares in enumerate(round.curve)]
        drawn = shape("line", seat, places, closed=False)
        drawn.set("stroke-dasharray", DASHES[seat])
        parts += [drawn, *(mark(seat, x, y) for x, y in places)]
    return picture(frame, bottom + 28, speaker.say("review-chances", round=number), parts)


def _decision(judged: DecisionReview, speaker: Speaker, names: tuple[str, ...]) -> list[Element]:
    verdict = speaker.say(f"review-mark-{judged.verdict}")
    if judged.verdict is not MoveVerdict.BEST:
        loss = speaker.percent(judged.loss, 0)
        verdict = speaker.say("review-mark-loss", mark=verdict, loss=loss)
    told = "" if judged.why is None else reason_text(judged.why, speaker, names, judged.seat)
    return [
        around(
            element("td"),
            f"{speaker.number(judged.number)} ",
            *_sign(judged.seat),
            names[judged.seat],
        ),
        around(element("td", "words"), move_words(judged.move, speaker, names, judged.seat)),
        around(element("td", str(judged.verdict)), verdict),
        around(element("td", "words"), told, _options(judged, speaker, names)),
    ]


def _options(judged: DecisionReview, speaker: Speaker, names: tuple[str, ...]) -> Element:
    """Return the moves that could have been made, to be opened."""
    moves = [
        (speaker.percent(option.chance, 0), move_words(option.move, speaker, names, judged.seat))
        for option in judged.options
    ]
    return around(
        element("details"),
        around(element("summary"), speaker.say("review-all-moves")),
        around(
            element("ol"), *(around(element("li"), f"{chance}: {move}") for chance, move in moves)
        ),
    )


def _name(seat: int, names: tuple[str, ...]) -> Element:
    return around(element("td"), *_sign(seat), names[seat])


def _sign(seat: int) -> list[Element]:
    outer = element("svg", "sign", viewBox="0 0 16 16", aria_hidden="true")
    return [around(outer, mark(seat, 8, 8))]
