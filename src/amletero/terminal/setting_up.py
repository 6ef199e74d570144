"""The questions before a plain game: which edition, how many players, who they are."""

from random import Random

from amletero.bots import Bot
from amletero.locales import Speaker
from amletero.rules.editions import EDITIONS, Edition
from amletero.terminal.plain import Players
from amletero.terminal.prompts import NotUnderstood, Prompter

LONGEST_NAME = 24


def ask_edition(prompter: Prompter) -> Edition:
    """Which game is played."""
    editions = tuple(EDITIONS.values())
    prompter.say("plain-ask-edition")
    for number, edition in enumerate(editions, start=1):
        speaker = Speaker(prompter.speaker.language, edition)
        prompter.write(speaker.say("plain-edition", number=number))
    return editions[prompter.number(range(1, len(editions) + 1), 1) - 1]


def ask_players(prompter: Prompter, edition: Edition) -> int:
    """How many play."""
    least, most = min(edition.goals), max(edition.goals)
    prompter.say("plain-ask-players", least=least, most=most)
    return prompter.number(range(least, most + 1), least + 1)


def ask_people(prompter: Prompter, players: int) -> int:
    """How many of them are people; the computer plays the others."""
    prompter.say("plain-ask-people", least=1, most=players)
    return prompter.number(range(1, players + 1), 1)


def ask_names(prompter: Prompter, people: int) -> list[str]:
    """What the people are called, no two alike."""
    names: list[str] = []
    for number in range(1, people + 1):
        names.append(_ask_name(prompter, number, names))
    return names


def _ask_name(prompter: Prompter, number: int, taken: list[str]) -> str:
    default = prompter.speaker.say("plain-default-name", number=number)
    prompter.say("plain-ask-name", number=number)
    prompter.say("plain-default", default=default)

    def understand(line: str) -> str:
        name = line or default
        if not name.isprintable() or len(name) > LONGEST_NAME:
            raise NotUnderstood("plain-name-needed", most=LONGEST_NAME)
        if name.casefold() in (other.casefold() for other in taken):
            raise NotUnderstood("plain-name-taken", name=name)
        return name

    return prompter.ask(understand)


def seat_players(
    speaker: Speaker, people: list[str], players: int, bot: Bot, random: Random
) -> Players:
    """Seat people and bots in a random order."""
    computers = [
        speaker.say("plain-computer-name", number=number)
        for number in range(1, players - len(people) + 1)
    ]
    names = [*people, *computers]
    random.shuffle(names)
    bots = {seat: bot for seat, name in enumerate(names) if name in computers}
    return Players(tuple(names), bots)
