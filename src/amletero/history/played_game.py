"""A finished game from the side of one of its players."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from amletero.record.frames import RecordedGame
from amletero.rules.cards import Character, Seat
from amletero.rules.facts import Event, Played

PEOPLE: Final = "people"
"""The opponents of a game with at least one other person."""
NAMED: Final = re.compile("[a-z]+-[a-z]+")
"""Matches a built-in bot with a temper; other bots may be commands and files."""
MIXED: Final = "mixed"
"""The opponents of a game against bots of several levels."""


@dataclass(frozen=True)
class PlayedGame:
    """One finished game: against whom, and how it ended for this player."""

    edition: str
    players: int
    opponents: str
    """The level of the bots, `people` or `mixed`."""
    won: bool
    cards: Mapping[Character, int]
    """How often this player played each card."""


def played_game(
    edition: str,
    bots: Sequence[str | None],
    seat: Seat,
    winners: Sequence[Seat],
    cards: Mapping[Character, int],
) -> PlayedGame:
    """Return a game from a seat's side; `bots` has None where a person sat."""
    others = [bot for other, bot in enumerate(bots) if other != seat]
    return PlayedGame(edition, len(bots), opponents_of(others), seat in winners, cards)


def opponents_of(bots: Iterable[str | None]) -> str:
    """Return what kind of opponents these are; a bot's level is its name without the temper."""
    kinds = [
        bot if bot is None or not NAMED.fullmatch(bot) else bot.partition("-")[0] for bot in bots
    ]
    if None in kinds:
        return PEOPLE
    return str(kinds[0]) if len(set(kinds)) == 1 else MIXED


def cards_played(events: Iterable[Iterable[Event]], players: int) -> list[Counter[Character]]:
    """Return by seat how often each card was played."""
    counts = [Counter[Character]() for _ in range(players)]
    for group in events:
        for event in group:
            if isinstance(event.fact, Played):
                counts[event.fact.seat][event.fact.card] += 1
    return counts


def of_recorded(game: RecordedGame, bots: Sequence[str | None], seat: Seat) -> PlayedGame:
    """Return a recorded game from a seat's side."""
    cards = cards_played((frame.events for frame in game.frames), len(game.names))
    winners = game.frames[-1].truth.table.winners
    return played_game(game.edition.name, bots, seat, winners, cards[seat])
