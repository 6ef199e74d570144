"""The bodies of REST answers about a guest's games and what they add up to."""

from typing import Literal

from pydantic import BaseModel


class OwnReview(BaseModel):
    """How a guest played in a game, and how lucky they were."""

    mean_loss: float
    """The win chance given away per decision."""
    accuracy: float
    """In percent."""
    luck: float
    """In rounds."""


class GameSummary(BaseModel):
    """One of a guest's games."""

    table: str
    phase: Literal["lobby", "playing", "over", "closed"]
    edition: str
    players: list[str]
    """By seat: the name; empty for a bot and for a forgotten guest."""
    bots: list[str | None]
    """By seat: the bot's name; null if a person sits there."""
    host: int | None
    """The host's seat, if the host has one."""
    seats: list[int]
    tokens: list[int]
    winners: list[int]
    turn: int | None
    """Whose move it is; null if no round is being played."""
    your_turn: bool
    private: bool
    review: OwnReview | None
    """How this guest played, once the game was reviewed; null if they had not exactly one seat."""
    created: float
    updated: float


class GameList(BaseModel):
    """A guest's games, the latest first."""

    games: list[GameSummary]


class RateFigures(BaseModel):
    """How many of some games were won, with the limits of a 95% interval."""

    games: int
    won: int
    rate: float
    low: float
    high: float


class OpponentsFigures(RateFigures):
    """A win rate against one kind of opponents at tables of one size."""

    opponents: str
    """The level of the bots, `people` or `mixed`."""
    players: int
    share: float
    """The share that each player would win by chance."""


class EditionFigures(RateFigures):
    """A win rate in one edition."""

    edition: str


class CardFigures(BaseModel):
    """How often a card was played."""

    card: str
    played: int


class ReviewedFigures(BaseModel):
    """How a guest played in a reviewed game, and how lucky they were."""

    date: str
    """The day of the last move, such as 2026-11-16."""
    mean_loss: float
    luck: float
    """In rounds."""


class GameFigures(BaseModel):
    """What a guest's decided games add up to; those with several own seats are left out."""

    total: RateFigures | None
    opponents: list[OpponentsFigures]
    editions: list[EditionFigures]
    cards: list[CardFigures]
    """The favorite first."""
    reviewed: list[ReviewedFigures]
    """The oldest first."""
