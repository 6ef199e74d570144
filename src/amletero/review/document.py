"""A review as the document of its format, which docs/formats.md describes."""

from collections.abc import Mapping

from amletero.review.decision_review import DecisionReview
from amletero.review.evidence import About
from amletero.review.game_review import GameReview
from amletero.review.reasons import Reason
from amletero.review.round_review import RoundReview
from amletero.rules.cards import Character
from amletero.rules.editions import Edition
from amletero.rules.moves import move_text
from amletero.wire.review import (
    VERSION,
    DecisionDocument,
    EvidenceDocument,
    OptionDocument,
    ReviewDocument,
    RoundReviewDocument,
    SeatAccountDocument,
    SeatSummaryDocument,
    TurningPointDocument,
    WhyDocument,
)


def review_document(review: GameReview) -> ReviewDocument:
    """Return a review as its document."""
    edition = review.record.edition
    return ReviewDocument(
        "amletero-review",
        VERSION,
        list(review.record.players),
        [round_document(round, edition) for round in review.rounds],
        [
            SeatSummaryDocument(each.seat, each.decisions, each.mean_loss, each.accuracy, each.luck)
            for each in review.summary
        ],
        [
            TurningPointDocument(point.round, point.step, point.seat, point.change)
            for point in review.turning_points()
        ],
        review.with_average_luck(),
    )


def round_document(round: RoundReview, edition: Edition) -> RoundReviewDocument:
    """Return the review of one round as its document."""
    return RoundReviewDocument(
        [
            SeatAccountDocument(
                account.seat,
                account.share,
                account.result,
                account.luck,
                account.own,
                account.others,
            )
            for account in round.accounts
        ],
        [list(shares) for shares in round.curve],
        [_decision(judged, edition) for judged in round.decisions],
    )


def _decision(decision: DecisionReview, edition: Edition) -> DecisionDocument:
    judged = decision.judged
    return DecisionDocument(
        decision.number,
        decision.seat,
        move_text(decision.move, edition),
        move_text(decision.best.move, edition) if judged else None,
        decision.choices,
        decision.played.chance if judged else None,
        decision.best.chance if judged else None,
        decision.loss if judged else None,
        None if decision.verdict is None else decision.verdict.value,
        None if decision.why is None else _why(decision.why, edition),
        [
            OptionDocument(move_text(option.move, edition), option.chance, option.tried)
            for option in decision.options
        ],
    )


def _why(why: Reason, edition: Edition) -> WhyDocument:
    evidence = why.evidence
    return WhyDocument(
        why.id,
        _args(why.about, edition),
        None if evidence is None else EvidenceDocument(evidence.id, _args(evidence.about, edition)),
    )


def _args(about: Mapping[str, About], edition: Edition) -> dict[str, int | float | str]:
    """Return arguments as JSON has them: cards as values, moves as texts."""
    return {name: _plain(thing, edition) for name, thing in about.items()}


def _plain(thing: About, edition: Edition) -> float | str:
    if isinstance(thing, Character):
        return edition.values[thing]
    return thing if isinstance(thing, int | float) else move_text(thing, edition)
