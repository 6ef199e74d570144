"""Statistics of a player's games: win rates with intervals, the favorite card, luck over time."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, TypeVar

from amletero.history.played_game import PlayedGame
from amletero.rules.cards import Character

Key = TypeVar("Key", str, tuple[str, int])

Z: Final = 1.959964
"""Half-width of a 95% interval, in standard errors."""


@dataclass(frozen=True)
class WinRate:
    """How many of some games were won, with a 95% interval (Wilson's)."""

    games: int
    won: int

    @property
    def rate(self) -> float:
        """Return the share of games that were won."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Return the limits between which the true rate probably lies."""
        weight = Z * Z / self.games
        middle = (self.rate + weight / 2) / (1 + weight)
        spread = self.rate * (1 - self.rate) / self.games + weight / (4 * self.games)
        half = Z / (1 + weight) * sqrt(spread)
        # The rate itself lies in its interval, whatever rounding does to the limits.
        return min(self.rate, max(0.0, middle - half)), max(self.rate, min(1.0, middle + half))

    def document(self) -> dict[str, Any]:
        """Return the rate as a JSON object."""
        low, high = self.interval
        figures = {"rate": self.rate, "low": low, "high": high}
        rounded = {name: round(value, 4) for name, value in figures.items()}
        return {"games": self.games, "won": self.won, **rounded}


@dataclass(frozen=True)
class ReviewedGame:
    """How a player played in one game, by its review, and how lucky they were."""

    date: str
    """The day on which it ended, such as 2026-11-16."""
    mean_loss: float
    """The win chance given away per decision."""
    luck: float
    """In rounds."""

    def document(self) -> dict[str, Any]:
        """Return it as a JSON object."""
        loss, luck = round(self.mean_loss, 4), round(self.luck, 4)
        return {"date": self.date, "mean_loss": loss, "luck": luck}


@dataclass(frozen=True)
class Statistics:
    """What all games of a player add up to."""

    games: Sequence[PlayedGame]
    reviewed: Sequence[ReviewedGame] = ()
    """Those of them that were reviewed, the oldest first."""

    @property
    def total(self) -> WinRate | None:
        """Return the rate over all games; None without a game."""
        return _rate(self.games) if self.games else None

    @property
    def by_opponents(self) -> dict[tuple[str, int], WinRate]:
        """Return the rates by kind of opponents and number of players."""
        return _grouped(self.games, lambda game: (game.opponents, game.players))

    @property
    def by_edition(self) -> dict[str, WinRate]:
        """Return the rates by edition."""
        return _grouped(self.games, lambda game: game.edition)

    @property
    def cards(self) -> list[tuple[Character, int]]:
        """Return how often each card was played, the favorite first."""
        played = Counter[Character]()
        for game in self.games:
            played.update(game.cards)
        return sorted(played.items(), key=lambda item: (-item[1], item[0]))

    def document(self) -> dict[str, Any]:
        """Return the statistics as a JSON object."""
        return {
            "total": None if self.total is None else self.total.document(),
            "opponents": [
                {"opponents": opponents, "players": players, "share": round(1 / players, 4)}
                | rate.document()
                for (opponents, players), rate in self.by_opponents.items()
            ],
            "editions": [
                {"edition": edition} | rate.document() for edition, rate in self.by_edition.items()
            ],
            "cards": [{"card": card.value, "played": count} for card, count in self.cards],
            "reviewed": [game.document() for game in self.reviewed],
        }


def _rate(games: Sequence[PlayedGame]) -> WinRate:
    return WinRate(len(games), sum(game.won for game in games))


def _grouped(games: Iterable[PlayedGame], key: Callable[[PlayedGame], Key]) -> dict[Key, WinRate]:
    groups: dict[Key, list[PlayedGame]] = {}
    for game in games:
        groups.setdefault(key(game), []).append(game)
    return {name: _rate(groups[name]) for name in sorted(groups)}
