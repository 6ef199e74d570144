"""Tables of a real server in plain text: whole games, several people, talk, clocks, cuts."""

import asyncio
import re
from queue import Empty, Queue
from random import Random

import pytest
from tools.torture.client import Guest

from amletero.locales import Language, Speaker
from amletero.record.replay import replay
from amletero.terminal.client.link import read_link
from amletero.terminal.client.socket_transport import SocketTransport
from amletero.terminal.client.table_client import TableClient
from amletero.terminal.plain.input_lines import Lines
from amletero.terminal.plain.plain_table import PlainTable
from amletero.terminal.plain.prompts import Prompter
from tests.terminal.piping import Answering, Conversation, RandomAnswers
from tests.terminal.visiting import seated, visit
from tests.waiting import PATIENCE, until


class MarkingPrompter(Prompter):
    """Says aloud where a hand is taken off the screen."""

    def hide(self) -> None:
        self.write("<hidden>")


def plain(
    visitor: TableClient, answering: Answering, language: Language = Language.ENGLISH
) -> tuple[PlainTable, Conversation]:
    conversation = Conversation(answering)
    lines = Lines(conversation)
    prompter = MarkingPrompter(Speaker(language), lines, conversation)
    return PlainTable(visitor, prompter, lines), conversation


class Typed(Conversation):
    """Lines that a test types when it wants to, at a terminal or into a pipe."""

    def __init__(self, *, terminal: bool = False) -> None:
        super().__init__(lambda _: "")
        self.typed: Queue[str] = Queue()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        del size
        try:
            return self.typed.get(timeout=PATIENCE)
        except Empty:
            return ""

    async def hears(self, line: str, told: str) -> None:
        """Type a line, and wait until something was said."""
        self.typed.put(f"{line}\n")
        await until(lambda: told in self.said)


def at_terminal(visitor: TableClient) -> tuple[PlainTable, Typed]:
    conversation = Typed(terminal=True)
    lines = Lines(conversation)
    prompter = Prompter(Speaker(Language.ENGLISH), lines, conversation)
    return PlainTable(visitor, prompter, lines), conversation


@pytest.mark.parametrize("language", Language)
async def test_a_whole_game_and_somebody_who_looks_on(address: str, language: Language) -> None:
    async with Guest(address) as ana:
        made, invite = await ana.create(players=3, bots=["random"], goal=2, first=1)
        host = await ana.sit_at(made)
        visitor = await visit(address, made, invite)
        playing, conversation = plain(visitor, RandomAnswers(1), language)
        looker = await visit(address, made, invite, "Zoe", sits=False)
        looking, seen = plain(looker, RandomAnswers(1), language)
        staying = [asyncio.create_task(one.stay()) for one in (playing, looking)]
        await seated(visitor)
        await until(lambda: looker.table is not None)
        assert (await host.ask("start"))["type"] == "ack"
        await asyncio.wait_for(asyncio.gather(host.play(Random(1)), *staying), PATIENCE)
        record = (await ana.http.get(f"/api/tables/{made}/record")).json()
    assert replay(record).winners
    assert record["players"][1] == "Beto"
    speaker = Speaker(language)
    assert speaker.say("plain-tokens-title", goal=2) in conversation.said
    assert speaker.say("plain-hand") in conversation.said
    assert speaker.say("plain-hand") not in seen.said
    assert speaker.say("terminal-watching") in seen.said
    assert ">" not in seen.said


async def test_a_host_begins_with_bots_on_the_free_seats(address: str) -> None:
    async with Guest(address) as ana:
        made, _ = await ana.create(players=4, goal=1)
        link = read_link(f"http://{address}/table/{made}")
        way = SocketTransport(link, ana.http.cookies["amletero"])
        visitor = TableClient(way, ("Ana",))
        playing, conversation = plain(visitor, RandomAnswers(2))
        await asyncio.wait_for(playing.stay(), PATIENCE)
    said = conversation.said
    assert "At the table: Ana, a free seat, a free seat and a free seat." in said
    assert "At the table: Ana, Serena, Ardo and Singarda." in said
    assert said.count("How strong should the bots in the free seats be?") == 1
    assert "wins the game" in said or "win the game" in said


async def test_several_people_at_one_keyboard_see_their_own_hands_only(address: str) -> None:
    async with Guest(address) as ana:
        made, invite = await ana.create(players=3, goal=4)
        host = await ana.sit_at(made)
        visitor = await visit(address, made, invite, "Beto", "Ciro")
        playing, conversation = plain(visitor, RandomAnswers(3))
        staying = asyncio.create_task(playing.stay())
        await until(lambda: len(visitor.seats) == 2)
        assert (await host.ask("start"))["type"] == "ack"
        await asyncio.wait_for(asyncio.gather(host.play(Random(1)), staying), PATIENCE)
    secret = re.compile(r"^You (hold|are dealt|see that|now hold)|^Your (new|hand)", re.MULTILINE)
    turns = [
        part.partition("Pass the keyboard to ") for part in conversation.said.split("<hidden>")
    ]
    assert len(turns) > 2
    assert [before for before, _, _ in turns if secret.search(before)] == []
    assert secret.search(conversation.said)
    for name in ("Beto", "Ciro"):
        assert f"Pass the keyboard to {name}." in conversation.said
        assert f"{name}, it is your turn." in conversation.said


async def test_what_others_say_is_told_and_can_be_answered(address: str) -> None:
    async with Guest(address) as ana:
        made, invite = await ana.create(players=2, goal=1, first=1)
        host = await ana.sit_at(made)
        visitor = await visit(address, made, invite)
        at_random = RandomAnswers(1)
        later: list[str] = []

        def answering(said: str) -> str:
            """At the first question say something, then answer it."""
            if "Good luck!" in said and not later:
                later.extend(["1", at_random(said)])
                return "!"
            return later.pop(0) if later else at_random(said)

        playing, conversation = plain(visitor, answering)
        staying = asyncio.create_task(playing.stay())
        await seated(visitor)
        await host.say("talk", phrase="good-luck")
        await host.ask("start")
        await asyncio.wait_for(asyncio.gather(host.play(Random(1)), staying), PATIENCE)
    assert "Ana: “Good luck!”" in conversation.said
    assert "What do you want to say?" in conversation.said
    assert "Beto: “Hello!”" in conversation.said
    assert any(one == {"type": "talk", "seat": 1, "phrase": "hello"} for one in host.heard)


async def test_who_finds_no_seat_is_told_so_once_and_looks_on(address: str) -> None:
    async with Guest(address) as ana:
        made, invite = await ana.create(players=2, bots=["simple"], goal=1)
        host = await ana.sit_at(made)
        visitor = await visit(address, made, invite)
        playing, conversation = plain(visitor, RandomAnswers(1))
        staying = asyncio.create_task(playing.stay())
        await until(lambda: "All seats are taken." in conversation.said)
        await host.ask("start")
        await asyncio.wait_for(asyncio.gather(host.play(Random(1)), staying), PATIENCE)
    assert conversation.said.count("All seats are taken.") == 1
    assert conversation.said.count("No seat is free: you are watching") == 1
    assert not playing.left


async def test_who_comes_to_play_when_the_game_has_begun_is_told_that_no_seat_is_free(
    address: str,
) -> None:
    async with Guest(address) as ana:
        made, invite = await ana.create(players=2, bots=["simple"], goal=1, first=0, fair=False)
        host = await ana.sit_at(made)
        await host.ask("start")
        visitor = await visit(address, made, invite)
        playing, conversation = plain(visitor, RandomAnswers(1))
        staying = asyncio.create_task(playing.stay())
        await until(lambda: "No seat is free: you are watching" in conversation.said)
        await asyncio.wait_for(asyncio.gather(host.play(Random(1)), staying), PATIENCE)
    assert conversation.said.count("No seat is free") == 1


async def test_a_guest_at_a_terminal_can_ask_for_help_and_leave_before_the_game(
    address: str,
) -> None:
    async with Guest(address) as ana:
        made, invite = await ana.create(players=2, goal=1)
        await ana.sit_at(made)
        visitor = await visit(address, made, invite)
        playing, conversation = at_terminal(visitor)
        staying = asyncio.create_task(playing.stay())
        await seated(visitor)
        await until(lambda: "Waiting for the host to start the game." in conversation.said)
        await conversation.hears("", "You have nothing to do right now")
        await conversation.hears("?", "? shows this help, r the reference card")
        conversation.typed.put("q\n")
        await asyncio.wait_for(staying, PATIENCE)
    assert playing.left
    assert ">" not in conversation.said.replace("1>2=5", ""), "nothing was asked"


async def test_what_is_typed_while_others_move_answers_no_question(address: str) -> None:
    async with Guest(address) as ana:
        made, invite = await ana.create(players=2, goal=1, first=0, fair=False)
        host = await ana.sit_at(made)
        visitor = await visit(address, made, invite)
        playing, conversation = at_terminal(visitor)
        staying = asyncio.create_task(playing.stay())
        await seated(visitor)
        await host.ask("start")
        await until(lambda: "Ana is thinking…" in conversation.said)
        await conversation.hears("1", "You have nothing to do right now")
        await conversation.hears("h", "You can ask for a hint on your own turn.")
        await conversation.hears("t", "cards are left in the deck.")
        await conversation.hears("!", "What do you want to say? Just Enter to say nothing.")
        conversation.typed.put("\n")
        hosting = asyncio.create_task(host.play(Random(1)))
        await until(
            lambda: (
                "Which card do you play?\n> " in conversation.said
                or "the heart of the Princess!" in conversation.said
            )
        )
        assert "Please type one of these" not in conversation.said
        conversation.typed.put("q\n")
        await asyncio.wait_for(staying, PATIENCE)
        hosting.cancel()


async def test_leaving_keeps_the_seat(address: str) -> None:
    async with Guest(address) as ana:
        made, invite = await ana.create(players=2, goal=1, first=1)
        host = await ana.sit_at(made)
        visitor = await visit(address, made, invite)
        playing, _ = plain(visitor, lambda _: "q")
        staying = asyncio.create_task(playing.stay())
        await seated(visitor)
        await host.ask("start")
        gone = asyncio.create_task(host.play(Random(1)))
        await asyncio.wait_for(staying, PATIENCE)
        assert playing.left
        gone.cancel()


async def test_a_question_is_given_up_when_the_clock_has_run_out(address: str) -> None:
    """Whoever is too slow is played for by a bot, and takes the seat back with the next line."""
    async with Guest(address) as ana:
        made, invite = await ana.create(players=2, goal=13, pace="live", move_seconds=5, first=1)
        host = await ana.sit_at(made)
        visitor = await visit(address, made, invite)
        conversation = Typed()
        lines = Lines(conversation)
        prompter = Prompter(Speaker(Language.ENGLISH), lines, conversation)
        playing = PlainTable(visitor, prompter, lines)
        staying = asyncio.create_task(playing.stay())
        await seated(visitor)
        await host.ask("start")
        hosting = asyncio.create_task(host.play(Random(1)))
        await until(lambda: "You have 0:05 for this move." in conversation.said)
        await until(lambda: "A bot is playing for you." in conversation.said)
        conversation.typed.put("\n")
        await until(lambda: visitor.table is not None and not visitor.table.seats[1].sits_in)
        conversation.typed.put("q\n")
        await asyncio.wait_for(staying, PATIENCE)
        hosting.cancel()
