"""A browser, a terminal and a bot's process at one table."""

import re
import time
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.e2e.test_company import Visitor
from tests.terminal.real import Terminal, program
from tests.waiting import PATIENCE

DIGITS = [str(digit).encode() for digit in range(10)]
ESCAPE = b"\x1b"
WHICH, REALLY = b"Which card do you play", b"anyway?"


def press_anything(terminal: Terminal, random: Random) -> bool:
    """Give some answer, whatever is asked, by its number; whether the game is over.

    At the end, numbers answer nothing: nobody wishes for a rematch by accident. Nor do they where
    it is asked whether to play the Princess, really: then another card is to be chosen.
    """
    seen = terminal.seen
    if b"The game is over" in seen:
        return True
    backs_out = seen.rfind(REALLY) > seen.rfind(WHICH)
    terminal.type(ESCAPE if backs_out else random.choice(DIGITS))
    terminal.read()
    return False


def test_a_browser_a_terminal_and_a_bot_play_at_one_table(visitor: Visitor, tmp_path: Path) -> None:
    ana = visitor()
    ana.create(edition="standard", players=3, goal=1, fair=True)
    invitation = ana.page.get_by_role("textbox", name=ana.say("web-invite-link"))
    expect(invitation).to_have_value(re.compile("#"))
    link = invitation.input_value()
    with (
        program(tmp_path, "join", link, "--name=Beto", "--lang=en") as beto,
        program(tmp_path, "join", link, "--bot=simple", "--name=Robo") as robo,
    ):
        expect(ana.page.get_by_text("Beto")).to_be_visible(timeout=PATIENCE * 1000)
        expect(ana.page.get_by_text("Robo")).to_be_visible(timeout=PATIENCE * 1000)
        beto.wait_for(b"All seats are taken")
        ana.start()
        random, until = Random(1), time.monotonic() + PATIENCE
        over = [False, False]
        while not all(over):
            assert time.monotonic() < until, (ana.page.inner_text("body"), beto.seen[-3000:])
            over = [ana.play_any(), press_anything(beto, random)]
        assert robo.end() == 0
        assert b"Princess" in robo.seen  # whose heart was won, or could not decide
        beto.type(b"q")
        assert beto.end() == 0
        assert b"Traceback" not in beto.seen
    assert ana.errors == []
