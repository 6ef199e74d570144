"""An evening: what is wished for, and the games that come of it."""

from dataclasses import dataclass
from random import Random, SystemRandom

from amletero.bots import CHARACTERS, tempered
from amletero.locales import Speaker
from amletero.rules.editions import Edition
from amletero.terminal.game import Game, Players
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


def new_game(speaker: Speaker, people: list[str], players: int, wishes: Wishes, seed: str) -> Game:
    """A game that these people begin, with bots on the other seats."""
    seated = seat_players(speaker, people, players, wishes.bots, seed)
    return Game.new(speaker.edition, seated, seed, wishes.goal)


def seat_players(
    speaker: Speaker, people: list[str], players: int, bots: tuple[str, ...], seed: str
) -> Players:
    """Seat people and bots in a random order; the bots play as characters, each with its temper."""
    random = Random(f"{seed}/seats")
    characters = random.sample(list(CHARACTERS), len(CHARACTERS))
    computers: dict[str, str] = {}
    for place in range(players - len(people)):
        character = characters[place % len(characters)]
        name = free_name(speaker.say(f"bot-{character}"), [*people, *computers])
        computers[name] = tempered(bots[place % len(bots)], CHARACTERS[character])
    names = [*people, *computers]
    random.shuffle(names)
    seated = {seat: computers[name] for seat, name in enumerate(names) if name in computers}
    return Players(tuple(names), seated)


class Seeds:
    """The seeds of the games of an evening: repeatable if the first was given."""

    def __init__(self, seed: int | None) -> None:
        self._seed = SystemRandom().getrandbits(64) if seed is None else seed
        self._games = 0

    def next(self) -> str:
        """The seed of the next game."""
        self._games += 1
        return f"{self._seed}/{self._games}"
