"""A review as the document of its format, which docs/formats.md describes."""

from amletero.record.notation import move_text
from amletero.review.decision_review import DecisionReview
from amletero.review.game_review import GameReview
from amletero.review.reasons import About, reason
from amletero.review.round_review import RoundReview
from amletero.rules.cards import Character
from amletero.rules.editions import Edition
from amletero.wire.review import (
    VERSION,
    DecisionDocument,
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


def _decision(judged: DecisionReview, edition: Edition) -> DecisionDocument:
    why = reason(judged)
    return DecisionDocument(
        judged.number,
        judged.seat,
        move_text(judged.played.move, edition),
        move_text(judged.best.move, edition),
        judged.played.chance,
        judged.best.chance,
        judged.loss,
        judged.verdict.value,
        None
        if why is None
        else WhyDocument(
            why.id, {name: _plain(thing, edition) for name, thing in why.about.items()}
        ),
        [
            OptionDocument(move_text(option.move, edition), option.chance, option.tried)
            for option in judged.options
        ],
    )


def _plain(thing: About, edition: Edition) -> float | str:
    """Return an argument as JSON has it: cards as values, moves as texts."""
    if isinstance(thing, Character):
        return edition.values[thing]
    return thing if isinstance(thing, int | float) else move_text(thing, edition)
