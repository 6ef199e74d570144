"""Before a game: what is wished for, who sits where, and the seeds of the games."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random, SystemRandom

from amletero.bots import CHARACTERS, tempered
from amletero.locales import Speaker
from amletero.rules.cards import Seat
from amletero.rules.editions import Edition
from amletero.terminal.names import free_name


@dataclass(frozen=True)
class Wishes:
    """What is settled before a game; what is not is asked."""

    edition: Edition | None = None
    players: int | None = None
    people: int | None = None
    goal: int | None = None
    bots: tuple[str, ...] = ("simple",)
    """Who plays for the computer, seat after seat; after the last name comes the first again."""

    @property
    def suffice(self) -> bool:
        """Whether a game can begin without a question."""
        return self.edition is not None and self.players is not None


@dataclass(frozen=True)
class NewGame:
    """A game that is to begin: who speaks of its edition, who plays, and to how many tokens."""

    speaker: Speaker
    people: tuple[str, ...]
    players: int
    goal: int | None
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Players:
    """Who sits where: names by seat, and the names of the bots that play some of the seats."""

    names: tuple[str, ...]
    bots: Mapping[Seat, str]


def seat_players(new: NewGame, seed: str) -> Players:
    """Seat people and bots in a random order; the bots play as characters, each with its temper."""
    people, bots = new.people, new.bots
    random = Random(f"{seed}/seats")
    characters = random.sample(list(CHARACTERS), len(CHARACTERS))
    computers: dict[str, str] = {}
    for place in range(new.players - len(people)):
        character = characters[place % len(characters)]
        name = free_name(new.speaker.say(f"bot-{character}"), [*people, *computers])
        computers[name] = tempered(bots[place % len(bots)], CHARACTERS[character])
    names = [*people, *computers]
    random.shuffle(names)
    seated = {seat: computers[name] for seat, name in enumerate(names) if name in computers}
    return Players(tuple(names), seated)


class Seeds:
    """The seeds of the games, one after the other: repeatable if the first was given."""

    def __init__(self, seed: int | None) -> None:
        self._seed = SystemRandom().getrandbits(64) if seed is None else seed
        self._games = 0

    def next(self) -> str:
        """The seed of the next game."""
        self._games += 1
        return f"{self._seed}/{self._games}"
