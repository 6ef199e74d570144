"""Before a game: the player's wishes, who sits where, and the games' seeds."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random, SystemRandom

from amletero.bots import TEMPERS, tempered
from amletero.locales import Speaker
from amletero.rules.cards import Seat
from amletero.rules.editions import Edition
from amletero.terminal.seat_names import bot_names, program_name, unlike


@dataclass(frozen=True)
class Wishes:
    """The choices made before a game; the others are asked for."""

    edition: Edition | None = None
    players: int | None = None
    people: int | None = None
    goal: int | None = None
    bots: tuple[str, ...] = ("simple",)
    """The bots, seat by seat; the list repeats."""

    @property
    def suffice(self) -> bool:
        """Whether a game can start without a question."""
        return self.edition is not None and self.players is not None


@dataclass(frozen=True)
class NewGame:
    """A game to start: its speaker, players, goal and bots."""

    speaker: Speaker
    people: tuple[str, ...]
    players: int
    goal: int | None
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Players:
    """Who sits where: names by seat, and the bots by seat."""

    names: tuple[str, ...]
    bots: Mapping[Seat, str]


def seat_players(new: NewGame, seed: str) -> Players:
    """Seat people and bots in a random order; the bots play as personas, each with its temper."""
    random = Random(f"{seed}/seats")
    tempers = random.sample(TEMPERS, len(TEMPERS))
    places: list[str | int] = [*new.people, *range(new.players - len(new.people))]
    random.shuffle(places)
    tempers_by_seat = {
        seat: tempers[place % len(tempers)]
        for seat, place in enumerate(places)
        if isinstance(place, int)
    }
    called = dict(
        zip(
            tempers_by_seat,
            bot_names(tempers_by_seat.values(), new.people, new.speaker),
            strict=True,
        )
    )
    names: list[str] = []
    for seat, place in enumerate(places):
        if isinstance(place, str):
            names.append(place)
            continue
        own = program_name(new.bots[place % len(new.bots)])
        taken = {*new.people, *called.values(), *names}
        names.append(called[seat] if own is None else unlike(own, taken))
    seated = {
        seat: tempered(new.bots[place % len(new.bots)], tempers_by_seat[seat])
        for seat, place in enumerate(places)
        if isinstance(place, int)
    }
    return Players(tuple(names), seated)


class Seeds:
    """Seeds for one game after another; repeatable if the first is given."""

    def __init__(self, seed: int | None) -> None:
        self._seed = SystemRandom().getrandbits(64) if seed is None else seed
        self._games = 0

    def next(self) -> str:
        """Return the seed of the next game."""
        self._games += 1
        return f"{self._seed}/{self._games}"
