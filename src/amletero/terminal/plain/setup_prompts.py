"""The questions before a plain game: which edition, how many players, who they are."""

from collections.abc import Sequence
from functools import partial

from amletero.bots import LEVELS
from amletero.locales import Speaker
from amletero.rules.editions import EDITIONS, Edition
from amletero.terminal.local.saved_games import SavedGame
from amletero.terminal.plain.prompts import NotUnderstood, Prompter
from amletero.terminal.seat_names import LONGEST_NAME, level_choice, name_fault
from amletero.terminal.setup import NewGame, Wishes


def ask_game(prompter: Prompter, wishes: Wishes) -> NewGame:
    """Ask what the wishes leave open; return the game to begin."""
    edition = wishes.edition or ask_edition(prompter)
    prompter.speaker = Speaker(prompter.speaker.language, edition)
    players = wishes.players or ask_players(prompter, edition)
    people = wishes.people or ask_people(prompter, players)
    names = ask_names(prompter, min(people, players))
    return NewGame(prompter.speaker, tuple(names), players, wishes.goal, wishes.bots)


def ask_saved(prompter: Prompter, games: Sequence[SavedGame]) -> SavedGame | None:
    """Return the unfinished game to resume; None for a new game."""
    if len(games) == 1:
        (game,) = games
        prompter.speaker = Speaker(prompter.speaker.language, game.table.edition)
        tokens = game.tokens(prompter.speaker)
        rounds = game.table.rounds
        sure = prompter.sure("plain-continue", default=True, round=rounds, tokens=tokens)
        return game if sure else None
    texts = [game.text(prompter.speaker) for game in games]
    texts.append(prompter.speaker.say("terminal-after-new"))

    def question() -> None:
        prompter.say("plain-ask-saved")
        for number, text in enumerate(texts, start=1):
            prompter.say("plain-player", number=number, player=text)

    number = prompter.number(question, range(1, len(texts) + 1), 1)
    return None if number == len(texts) else games[number - 1]


def ask_edition(prompter: Prompter) -> Edition:
    """Ask for the edition and return it."""
    editions = tuple(EDITIONS.values())

    def question() -> None:
        prompter.say("plain-ask-edition")
        for number, edition in enumerate(editions, start=1):
            speaker = Speaker(prompter.speaker.language, edition)
            prompter.write(speaker.say("plain-edition", number=number))

    return editions[prompter.number(question, range(1, len(editions) + 1), 1) - 1]


def ask_level(prompter: Prompter) -> str:
    """Ask for the level of the bots on the free seats and return it."""

    def question() -> None:
        prompter.say("plain-ask-level")
        for number, level in enumerate(LEVELS, start=1):
            text = level_choice(prompter.speaker, level)
            prompter.say("plain-player", number=number, player=text)

    return LEVELS[prompter.number(question, range(1, len(LEVELS) + 1), 2) - 1]


def ask_players(prompter: Prompter, edition: Edition) -> int:
    """Ask for the number of players and return it."""
    least, most = min(edition.goals), max(edition.goals)
    question = partial(prompter.say, "plain-ask-players", least=least, most=most)
    return prompter.number(question, range(least, most + 1), least + 1)


def ask_people(prompter: Prompter, players: int) -> int:
    """Ask how many players are people; bots play the others."""
    question = partial(prompter.say, "plain-ask-people", least=1, most=players)
    return prompter.number(question, range(1, players + 1), 1)


def ask_names(prompter: Prompter, people: int) -> list[str]:
    """Ask for the people's names, all different, and return them."""
    names: list[str] = []
    for number in range(1, people + 1):
        names.append(_ask_name(prompter, number, names))
    return names


def _ask_name(prompter: Prompter, number: int, taken: list[str]) -> str:
    default = prompter.speaker.say("plain-default-name", number=number)

    def question() -> None:
        prompter.say("plain-ask-name", number=number)
        prompter.say("plain-default", default=default)

    def understand(line: str) -> str:
        name = line or default
        if (fault := name_fault(name, taken)) is not None:
            raise NotUnderstood(fault, name=name, most=LONGEST_NAME)
        return name

    return prompter.ask(question, understand)
