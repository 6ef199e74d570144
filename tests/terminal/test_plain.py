"""The plain game, driven by a program: whole games, secrets, help, mistakes, leaving."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from amletero.locales import Language, Speaker
from amletero.record.replay import replay
from amletero.rules.cards import Character
from amletero.rules.editions import CLASSIC, EDITIONS, STANDARD, Edition
from amletero.rules.facts import Holds, TurnBegan
from amletero.rules.view import View
from amletero.tables.memory_log import MemoryLog
from amletero.terminal.client.table_client import TableClient
from amletero.terminal.local.saved_games import SavedGames
from amletero.terminal.local.tables import GUEST, LocalGame, LocalTables
from amletero.terminal.plain.input_lines import Lines
from amletero.terminal.plain.plain_table import PlainTable
from amletero.terminal.plain.prompts import Prompter
from amletero.terminal.plain.session import PlainSession
from amletero.terminal.setup import Players, Seeds, Wishes
from tests.terminal.dealing import dealt
from tests.terminal.piping import Answering, Conversation, RandomAnswers
from tests.terminal.saving import leave_behind, old_document
from tests.waiting import PATIENCE

AMLETERO = [sys.executable, "-c", "from amletero.cli import main; main()"]
REFERENCE_LINE = re.compile(
    r"^(\d)\) \w+, (?:(\d) of \d not seen|(?:all \d )?seen): ", re.MULTILINE
)


def spend(
    answering: Answering, wishes: Wishes, language: Language = Language.ENGLISH
) -> tuple[str, list[LocalGame]]:
    conversation = Conversation(answering)
    lines = Lines(conversation)
    prompter = Prompter(Speaker(language), lines, conversation)
    tables = LocalTables(MemoryLog(), Seeds(5))
    games = PlainSession(prompter, lines, wishes, tables).play(None)
    return conversation.said, games


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_a_program_plays_whole_games(edition: Edition, language: Language) -> None:
    for people in (1, min(edition.goals)):
        wishes = Wishes(edition, None, people, 2)
        said, games = spend(RandomAnswers(3), wishes, language)
        assert replay(games[0].document()).winners
        assert said.endswith(Speaker(language).say("plain-goodbye") + "\n")


@pytest.mark.parametrize("language", Language)
def test_through_a_real_pipe_the_same_answers_give_the_same_game(
    language: Language, tmp_path: Path
) -> None:
    wishes = Wishes(STANDARD, 3, 1, 1)
    answers: list[str] = []
    random = RandomAnswers(1)

    def noting(said: str) -> str:
        answers.append(random(said))
        return answers[-1]

    said, _ = spend(noting, wishes, language)
    command = [*AMLETERO, "play", "--edition=standard"]
    options = ["--players=3", "--people=1", "--goal=1", "--seed=5", f"--lang={language}"]
    record = tmp_path / "game.json"
    done = subprocess.run(
        [*command, *options, f"--record={record}"],
        input="".join(f"{answer}\n" for answer in answers),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        env={"XDG_STATE_HOME": str(tmp_path / "state"), "PYTHONUTF8": "1"},
    )
    assert done.stdout == said
    assert done.stderr == ""
    assert replay(json.loads(record.read_text(encoding="utf-8"))).winners
    assert not (tmp_path / "state").exists(), "a script leaves nothing behind"


def test_options_that_suffice_start_a_new_game_and_keep_the_saved_one(tmp_path: Path) -> None:
    referee = dealt(CLASSIC, 2, *([Character.GUARD] * 5))
    leave_behind(tmp_path, old_document(referee, Players(("Ana", "Beto"), {1: "simple"}), "1"))
    saved, conversation = SavedGames(tmp_path), Conversation(Scripted("Eva", "q"))
    lines = Lines(conversation)
    prompter = Prompter(Speaker(Language.ENGLISH), lines, conversation)
    tables = LocalTables(saved.log, Seeds(5))
    PlainSession(prompter, lines, Wishes(STANDARD, 3, 1), tables).play(saved)
    assert "Eva, it is your turn." in conversation.said
    kept = asyncio.run(saved.games())
    assert sorted(game.people for game in kept) == [("Ana",), ("Eva",)]


def test_no_hand_is_told_before_its_player_has_the_keyboard() -> None:
    """After a hand is hidden, nothing secret is said until the next player presses Enter."""
    speaker = Speaker(Language.ENGLISH, STANDARD)
    said, _ = spend(RandomAnswers(2), Wishes(STANDARD, 4, 3, 2))
    hide, take = speaker.say("plain-hide"), r"Pass the keyboard to (.*?)\. "
    between = re.split(rf"{re.escape(hide)}\n> \n", said)
    assert len(between) > 8
    secret = re.compile(r"^You (hold|are dealt|see that|now hold)|^Your (new|hand)", re.MULTILINE)
    for part in between:
        open_part = re.split(take, part, maxsplit=1)[0]
        assert not secret.search(open_part)
    assert secret.search(said)


def test_each_hand_is_told_to_its_own_player_only() -> None:
    """Between a player's Enter and the hiding of the hand, "you" is that player."""
    said, games = spend(RandomAnswers(2), Wishes(STANDARD, 4, 4, 2))
    names = games[0].document()["players"]
    parts = re.split(r"Pass the keyboard to ", said)[1:]
    for part in parts:
        reader = next(name for name in names if part.startswith(f"{name}. "))
        mine = part.split("Press Enter to hide your hand.")[0]
        assert not re.search(rf"^{reader} (plays|sees that)", mine, re.MULTILINE)


@pytest.mark.parametrize("people", [2, 3])
def test_several_people_are_told_the_end_of_a_round_once_and_last(people: int) -> None:
    said, games = spend(RandomAnswers(4), Wishes(CLASSIC, 3, people, 4))
    *rounds, _ = said.split("Favor tokens, 4 to win:\n")
    assert len(rounds) == len(games[0].document()["rounds"])
    ending = re.compile(r"^.* (?:reveals? |wins? the (?:round|game)).*$", re.MULTILINE)
    for told in rounds:
        last_card = told.rindex("Press Enter to hide your hand.")
        first_end = ending.search(told)
        assert first_end is not None
        assert first_end.start() > last_card
        assert " plays " not in told[first_end.start() :]
        assert len(re.findall(r"wins? the round", told)) == 1
    assert not re.search(r"^You (reveal|win)", said, re.MULTILINE)


async def test_who_alone_plays_on_keeps_the_keyboard(tmp_path: Path) -> None:
    """With everyone else at the keyboard out of the round, there is nobody to pass it on to."""
    aside, *hands = Character.GUARD, Character.GUARD, Character.PRINCE, Character.COUNTESS
    referee = dealt(CLASSIC, 3, aside, *hands, Character.PRIEST, Character.HANDMAID)
    players = Players(("Ana", "Beto", "Ciro"), {2: "simple"})
    leave_behind(tmp_path, old_document(referee, players, "1"))
    saved = SavedGames(tmp_path)
    (game,) = await saved.games()
    heard: list[str] = []
    answers = ["", "1>1=5", "q"]

    def answering(said: str) -> str:
        heard.append(said)
        return answers.pop(0)

    conversation = Conversation(answering)
    lines = Lines(conversation)
    prompter = Prompter(Speaker(Language.ENGLISH, CLASSIC), lines, conversation)
    tables = LocalTables(saved.log, Seeds(1))
    playing = PlainTable(TableClient(tables.way_to(game.table_id), game.people), prompter, lines)
    await asyncio.wait_for(playing.stay(), PATIENCE)
    assert playing.left
    assert "Pass the keyboard to Ana." in heard[0]
    assert "Beto discards the Prince and is out of the round." in heard[2]
    assert "Press Enter to hide your hand." not in heard[2]
    assert "Ana, it is your turn." in heard[2]


class Scripted:
    """Gives these answers first, then random ones."""

    def __init__(self, *answers: str) -> None:
        self._answers = list(answers)
        self._then = RandomAnswers(1)
        self.heard: list[str] = []

    def __call__(self, said: str) -> str:
        self.heard.append(said)
        at_random = self._then(said)
        return self._answers.pop(0) if self._answers else at_random


def ask(*answers: str, language: Language = Language.ENGLISH) -> list[str]:
    """What was said before each answer in a game of one person, whose name is the first answer."""
    script = Scripted("Ana", *answers)
    spend(script, Wishes(STANDARD, 3, 1, 1), language)
    return script.heard


@pytest.mark.parametrize("language", Language)
def test_help_table_and_reference_card_can_be_asked_for_at_any_question(language: Language) -> None:
    speaker = Speaker(language, STANDARD)
    keys = ["?", speaker.say("plain-table-key"), speaker.say("plain-rules-key")]
    heard = ask(*keys, language=language)
    assert speaker.say("plain-help") in heard[2]
    assert re.search(r"\d", heard[3])
    for character in Character:
        assert speaker.card(character) in heard[4]


def test_the_reference_card_counts_what_has_not_been_seen() -> None:
    script = Scripted("Ana", "r")
    _, games = spend(script, Wishes(STANDARD, 3, 1, 1))
    counted = {
        int(value): int(unseen or 0) for value, unseen in REFERENCE_LINE.findall(script.heard[2])
    }
    view = first_own_turn(games[0])
    assert counted == {STANDARD.values[card]: view.unseen[card] for card in Character}


def first_own_turn(game: LocalGame) -> View:
    """What the only person saw when it was first their turn."""
    state = game.live.state
    assert state.game is not None
    (seat,) = state.seats_of(GUEST)
    facts = list(state.game.view(seat).facts)
    turn = facts.index(TurnBegan(seat))
    drew = next(place for place in range(turn, len(facts)) if isinstance(facts[place], Holds))
    return View.told(seat, facts[: drew + 1])


def test_a_wrong_answer_says_what_would_be_right_and_is_asked_again() -> None:
    heard = ask("nonsense", "77")
    assert "Please type one of these" in heard[2]
    assert "Please type one of these" in heard[3]


def test_enter_alone_goes_back_to_the_hand() -> None:
    heard: list[str] = []
    at_random = RandomAnswers(1)

    def answering(said: str) -> str:
        heard.append(said)
        first_time = sum("On whom do you play" in one for one in heard) == 1
        return "" if first_time and "On whom" in said else at_random(said)

    spend(answering, Wishes(STANDARD, 4, 1, 2))
    first = next(place for place, said in enumerate(heard) if "On whom" in said)
    assert heard[first + 1].startswith("\nYour hand:")


@pytest.mark.parametrize("language", Language)
def test_leaving(language: Language) -> None:
    speaker = Speaker(language)
    said, games = spend(
        Scripted("Ana", speaker.say("plain-quit")), Wishes(STANDARD, 3, 1, 1), language
    )
    assert said.endswith(speaker.say("plain-interrupted") + "\n")
    assert not games[0].over


def test_the_end_of_the_input_ends_the_game_quietly(tmp_path: Path) -> None:
    done = subprocess.run(
        [*AMLETERO, "play", "--plain", "--lang=en"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
        env={"XDG_STATE_HOME": str(tmp_path)},
    )
    assert done.stdout.endswith("Game interrupted. Goodbye!\n")
    assert done.stderr == ""
