"""Reviews of finished games, summed up in a file with one game per line."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from amletero.wire.review import VERSION, SeatSummaryDocument

REVIEWS: Final = "reviews.jsonl"
"""The file of summaries within the state folder."""


class KeptSummary(msgspec.Struct, frozen=True):
    """A line of the file: which game it is, and how each seat played."""

    game: str
    version: int
    summary: list[SeatSummaryDocument]


class KeptReviews:
    """The summaries of reviews in a state folder."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / REVIEWS

    def keep(self, record: Mapping[str, Any], summary: Sequence[SeatSummaryDocument]) -> None:
        """Keep how the seats played in a game, whose record is given as a document."""
        line = msgspec.json.encode(KeptSummary(_game_key(record), VERSION, [*summary]))
        self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.file.touch(mode=0o600)
        with self.file.open("ab") as file:
            file.write(line + b"\n")

    def of(self, records: Sequence[Mapping[str, Any]]) -> list[list[SeatSummaryDocument] | None]:
        """Return how the seats played in games; None for a game that was not reviewed."""
        kept = {review.game: review.summary for review in self._read()}
        return [kept.get(_game_key(record)) for record in records]

    def _read(self) -> list[KeptSummary]:
        found = []
        for line in self.file.read_bytes().splitlines() if self.file.exists() else ():
            try:
                review = msgspec.json.decode(line, type=KeptSummary)
            except msgspec.DecodeError:
                continue  # written by half, or by another version
            if review.version == VERSION:
                found.append(review)
        return found


def _game_key(record: Mapping[str, Any]) -> str:
    """Return the same text for the same decks and moves, whatever else stands in the record."""
    rounds = [[each["deck"], each["first"], each["moves"]] for each in record["rounds"]]
    return hashlib.sha256(json.dumps([record["edition"], rounds]).encode()).hexdigest()
