"""Hints: who gets one, and that its length tells nothing."""

from threading import Event

import pytest
from tools.torture.client import Guest

from amletero.rules.cards import Character
from amletero.rules.moves import Play
from amletero.tables import bot_pool
from amletero.tables.bot_pool import Advice
from amletero.tables.entries import Created
from amletero.tables.messages import hint_told
from amletero.tables.settings import settings
from amletero.tables.state import State
from amletero.wire.socket import message_bytes
from tests.waiting import PATIENCE


def test_a_hint_is_as_long_whatever_the_seat_knows() -> None:
    created = Created(
        settings=settings(edition="standard", players=3), host="ana", secret=bytes(32).hex()
    )
    state = State("table", State.opening("table", created, 0))
    sure = Advice(None, {1: {9: 1.0}})
    unsure = Advice(
        Play(Character.GUARD, 1, Character.PRINCESS),
        {seat: dict.fromkeys(range(10), 2.2250738585072014e-308) for seat in (1, 2)},
    )
    lengths = {len(message_bytes(hint_told(state, hint, "key"))) for hint in (sure, unsure)}
    assert len(lengths) == 1


async def test_a_hint_is_given_where_the_table_allows_it(address: str) -> None:
    async with Guest(address) as ana:
        for hints in (False, True):
            table, _ = await ana.create(bots=["random"], hints=hints, first=0, fair=False)
            player = await ana.sit_at(table)
            await player.ask("start")
            while not player.legal:
                await player.hear()
            await player.say("hint", key="help")
            answer = await player.hear_until("hint", "refusal")
            if hints:
                assert answer["advice"] in player.legal
                (belief,) = answer["beliefs"]
                assert belief["seat"] == 1
                assert abs(sum(belief["chances"].values()) - 1) < 1e-6
            else:
                assert answer["code"] == "no_hints"


async def test_advice_is_not_told_once_the_screen_is_another_players(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = Event()

    def slow(*_: object) -> Advice:
        go_on.wait(PATIENCE)
        return Advice(None, {})

    monkeypatch.setattr(bot_pool, "_advise", slow)
    async with Guest(address) as ana:
        table, _ = await ana.create(hints=True, first=0, fair=False)
        browser = await ana.sit_at(table)
        await browser.ask("sit", name="Beto")
        await browser.ask("start")
        await browser.hear_until("facts")
        for shown, answer in ((1, "refusal"), (0, "hint")):
            go_on.clear()
            await browser.say("show", seat=0)
            await browser.say("hint", key="help")
            await browser.say("show", seat=shown)
            for _ in range(2):
                await browser.hear_until("view")
            go_on.set()
            told = await browser.hear_until("hint", "refusal")
            assert (told["type"], told["key"]) == (answer, "help")
            assert told.get("code") in (None, "stale")
