"""The review of a finished game in plain text, on request."""

from functools import partial
from typing import TYPE_CHECKING

from amletero.terminal.gradual_review import GradualReview, NoRecord
from amletero.terminal.plain.anytime_commands import AtTable
from amletero.terminal.plain.input_lines import Lines
from amletero.terminal.plain.prompts import Prompter

if TYPE_CHECKING:
    from amletero.review.game_review import GameReview
    from amletero.review.round_review import RoundReview


def ask_again(at: AtTable, prompter: Prompter, lines: Lines) -> bool:
    """Return whether another game is wanted; before the answer the last one can be reviewed."""
    key = prompter.speaker.say("plain-review-key")
    reviewing = GradualReview(at.client.transport.record)
    prompter.helpers[key] = partial(_tell_review, reviewing, at, prompter, lines)
    try:
        return prompter.sure("plain-again")
    finally:
        prompter.helpers.pop(key, None)


def _tell_review(reviewing: GradualReview, at: AtTable, prompter: Prompter, lines: Lines) -> None:
    """Tell each round as it is reviewed, then the summary; stop if the question is withdrawn."""
    told = 0
    try:
        while told != reviewing.total:
            if told < len(reviewing.rounds):
                told += 1
                _tell_round(told, reviewing.rounds[told - 1], at, prompter)
            else:
                _tell_progress(reviewing, prompter)
                reviewing.go_on()
                lines.check_wanted()
    except NoRecord:
        prompter.say("terminal-no-record")
    if (whole := reviewing.whole()) is not None:
        _tell_summary(whole, at, prompter)


def _tell_progress(reviewing: GradualReview, prompter: Prompter) -> None:
    if reviewing.total is None:
        prompter.say("review-working")
    else:
        done = len(reviewing.rounds)
        prompter.say("review-progress", done=done, rounds=reviewing.total)


def _tell_round(number: int, round: "RoundReview", at: AtTable, prompter: Prompter) -> None:
    """Tell what could have been played better, one's own moves first, and what was luck."""
    from amletero.review.review_text import account_texts, decision_texts  # noqa: PLC0415

    own = at.client.seats
    others = set(range(len(at.names))) - set(own)
    prompter.write()
    prompter.say("review-round", round=number)
    for tell in (decision_texts, account_texts):
        for seats in (own, others):
            for text in tell(round, seats, prompter.speaker, at.names):
                prompter.write(text)


def _tell_summary(whole: "GameReview", at: AtTable, prompter: Prompter) -> None:
    from amletero.review.review_text import average_luck_text, summary_rows  # noqa: PLC0415

    prompter.write()
    prompter.say("review-summary")
    for row in summary_rows(whole, prompter.speaker, at.names):
        prompter.say("plain-review-player", **row._asdict())
    prompter.write(average_luck_text(whole, prompter.speaker, at.names))
    prompter.write()
