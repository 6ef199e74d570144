"""A review as the JSON object of its format, which docs/formats.md describes."""

from typing import Any, Final

from amletero.record.notation import move_text
from amletero.review.decision_review import DecisionReview
from amletero.review.game_review import GameReview
from amletero.review.reasons import About, reason
from amletero.review.round_review import RoundReview
from amletero.rules.cards import Character
from amletero.rules.editions import Edition

FORMAT: Final = "amletero-review"
VERSION: Final = 1


def review_document(review: GameReview) -> dict[str, Any]:
    """Return a review as a JSON object."""
    edition = review.record.edition
    return {
        "format": FORMAT,
        "version": VERSION,
        "players": list(review.record.players),
        "rounds": [_round(round, edition) for round in review.rounds],
        "summary": [
            {
                "seat": each.seat,
                "decisions": each.decisions,
                "mean_loss": each.mean_loss,
                "accuracy": each.accuracy,
                "luck": each.luck,
            }
            for each in review.summary
        ],
        "turning_points": [
            {"round": point.round, "step": point.step, "seat": point.seat, "change": point.change}
            for point in review.turning_points()
        ],
        "with_average_luck": review.with_average_luck(),
    }


def _round(round: RoundReview, edition: Edition) -> dict[str, Any]:
    return {
        "seats": [
            {
                "seat": account.seat,
                "share": account.share,
                "result": account.result,
                "luck": account.luck,
                "own": account.own,
                "others": account.others,
            }
            for account in round.accounts
        ],
        "curve": [list(shares) for shares in round.curve],
        "decisions": [_decision(judged, edition) for judged in round.decisions],
    }


def _decision(judged: DecisionReview, edition: Edition) -> dict[str, Any]:
    why = reason(judged)
    return {
        "move": judged.number,
        "seat": judged.seat,
        "played": move_text(judged.played.move, edition),
        "best": move_text(judged.best.move, edition),
        "chance": judged.played.chance,
        "best_chance": judged.best.chance,
        "loss": judged.loss,
        "verdict": judged.verdict.value,
        "why": None
        if why is None
        else {
            "id": why.id,
            "args": {name: _plain(thing, edition) for name, thing in why.about.items()},
        },
        "options": [
            {
                "move": move_text(option.move, edition),
                "chance": option.chance,
                "tried": option.tried,
            }
            for option in judged.options
        ],
    }


def _plain(thing: About, edition: Edition) -> float | str:
    """Return an argument as JSON has it: cards as values, moves as texts."""
    if isinstance(thing, Character):
        return edition.values[thing]
    return thing if isinstance(thing, int | float) else move_text(thing, edition)
