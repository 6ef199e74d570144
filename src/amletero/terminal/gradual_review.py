"""The review of a finished game, made round by round."""

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING

from amletero.record.faults import RecordFault
from amletero.record.replay import replay
from amletero.tables.entries import BrokenLog
from amletero.tables.log import LogUnavailable
from amletero.terminal.client.published_record import NotOverYet

if TYPE_CHECKING:
    from amletero.record.game import GameRecord
    from amletero.review.game_review import GameReview
    from amletero.review.round_review import RoundReview


class NoRecord(Exception):
    """There is no record of the game to review."""


class GradualReview:
    """A review that can be left after any round and continued later."""

    def __init__(self, fetch: Callable[[], object]) -> None:
        self._fetch = fetch
        """Returns the record as a document, as `Transport.record` does."""
        self._record: GameRecord | None = None
        self._lock = Lock()
        """Held during each step: the thread of a review that was left may still be at one."""
        self.rounds: list[RoundReview] = []

    @property
    def total(self) -> int | None:
        """How many rounds there are; None before the record is there."""
        return None if self._record is None else len(self._record.rounds)

    def go_on(self) -> bool:
        """Get the record, or review the next round; return whether there is more to do.

        This is slow. Raises `NoRecord`.
        """
        from amletero.review.game_review import review_one_round  # noqa: PLC0415 (slow to import)

        with self._lock:
            if self._record is None:
                self._record = _record(self._fetch)
            elif len(self.rounds) < len(self._record.rounds):
                self.rounds.append(review_one_round(self._record, len(self.rounds), seed=0))
            return len(self.rounds) < len(self._record.rounds)

    def whole(self) -> "GameReview | None":
        """Return the review; None before the last round is reviewed."""
        if self._record is None or len(self.rounds) < len(self._record.rounds):
            return None
        from amletero.review.game_review import GameReview  # noqa: PLC0415 (slow to import)

        return GameReview(self._record, tuple(self.rounds))


def _record(fetch: Callable[[], object]) -> "GameRecord":
    try:
        return replay(fetch())
    except (NotOverYet, OSError, RecordFault, LogUnavailable, BrokenLog) as error:
        raise NoRecord from error
