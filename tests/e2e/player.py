"""Somebody at a browser: what a person does, in the words that a person reads."""

import re
import time
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any, Final

from playwright.sync_api import Locator, Page, Response, expect

from amletero.locales import Language, Speaker
from amletero.rules.editions import EDITIONS
from amletero.rules.moves import Keep, read_move
from tests.waiting import PATIENCE

SOON = 120_000
"""Milliseconds after which what a page should show counts as missing, on a busy machine too."""


LANGUAGES: Final = {"en": "English", "es": "Español", "it": "Italiano", "eo": "Esperanto"}
"""By code: what a language calls itself on its button."""


class Player:
    """A page and the language that its reader speaks."""

    def __init__(self, page: Page, lang: str = "en") -> None:
        self.page = page
        self.lang = lang
        self.errors: list[str] = []
        self.refused: list[str] = []
        self.frames: list[str] = []
        page.set_default_timeout(SOON)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._console)
        page.on("response", self._response)
        page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))),
        )

    def _console(self, message: Any) -> None:
        # What the server refuses is logged by the browser as well: it is in `refused`.
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            self.errors.append(message.text)

    def _response(self, response: Response) -> None:
        if response.status >= HTTPStatus.BAD_REQUEST:
            self.refused.append(f"{response.status} {response.url}")

    def say(self, message: str, **variables: Any) -> str:
        return Speaker(Language(self.lang)).say(message, **variables)

    def button(self, message: str, **variables: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **variables), exact=True)

    def in_every_language(self) -> Iterator[str]:
        """Choose one language after the other on a page that offers them; yields their codes."""
        for code, name in LANGUAGES.items():
            self.page.get_by_role("button", name=name, exact=True).click()
            self.lang = code
            expect(self.page.locator("html")).to_have_attribute("lang", code)
            yield code

    def sees(self, message: str, **variables: Any) -> Locator:
        found = self.page.get_by_text(self.say(message, **variables)).first
        expect(found).to_be_visible(timeout=SOON)
        return found

    def rests(self) -> None:
        """Wait until nothing moves: the letters are there, and no movement that ends is going on.

        A movement without end, as of a seal that breathes, changes no place.
        """
        self.page.wait_for_function(
            """() => document.fonts.status === 'loaded' && document.getAnimations().every(
                (each) => each.playState === 'finished' ||
                    each.effect.getComputedTiming().endTime === Infinity)"""
        )

    # --- Getting to a table --------------------------------------------------------------------

    def come_in(self) -> None:
        self.page.goto("/")
        expect(self.button("web-play-now")).to_be_visible()

    def create(self, **settings: Any) -> str:
        """A table made without the form, for tests that are not about the form."""
        ask = self.page.context.request  # with the cookies of this browser
        ask.put("/api/me", data={"name": "Ana"}, timeout=SOON)
        made = ask.post(
            "/api/tables", data={"fair": False, "hints": True, **settings}, timeout=SOON
        )
        assert made.ok, made.text()
        table: str = made.json()["id"]
        self.page.goto(f"/table/{table}")
        return table

    def start(self) -> None:
        self.button("web-start").click()
        expect(self.page.locator(".screen")).to_be_visible()

    def cut(self) -> None:
        """Lose the network: open sockets die, new ones are refused."""
        self.page.evaluate(
            """() => {
                window.RealSocket ??= window.WebSocket;
                window.WebSocket = class extends window.RealSocket {
                    constructor() { super('ws://127.0.0.1:1/'); }
                };
                for (const socket of window.sockets) socket.close();
            }"""
        )

    def mend(self) -> None:
        self.page.evaluate("() => { window.WebSocket = window.RealSocket; }")

    # --- Playing -------------------------------------------------------------------------------

    @property
    def cards(self) -> Locator:
        """The cards that can be taken now."""
        return self.page.locator(".take.able")

    def card(self, value: int) -> Locator:
        return self.page.locator(".hand").get_by_role("button", name=f"({value})").first

    def make(self, text: str, edition: str) -> None:
        """Make a move with taps."""
        rules = EDITIONS[edition]
        move = read_move(text, rules)
        name = Speaker(Language(self.lang), rules).card
        if isinstance(move, Keep):
            dialog = self.page.get_by_role("dialog")
            dialog.get_by_role("button", name=name(move.card)).first.click()
            order = dialog.locator(".places section p").all_inner_texts()[1:]
            if order != [name(card) for card in move.under]:
                dialog.get_by_role("button", name=self.say("web-swap-order")).click()
            dialog.get_by_role("button", name=self.say("web-confirm")).click()
            return
        expect(self.cards.first).to_be_visible(timeout=SOON)
        self.card(rules.values[move.card]).click()
        if move.target is None:
            self.button("web-play").click()
            return
        choose = self.page.locator(f"[data-seat='{move.target}'] .choose")
        expect(choose).to_be_visible()
        if move.named is None or self.page.locator(".choose").count() > 1:
            choose.click()  # else the only possible player is chosen already
        if move.named is not None:
            dialog = self.page.get_by_role("dialog")
            dialog.get_by_role(
                "button", name=re.compile(rf"^{re.escape(name(move.named))}\b")
            ).click()

    @property
    def onward(self) -> Locator:
        """The way on from the end of a round: to the next one, or to the end of the game."""
        return self.button("web-next-round").or_(self.button("web-to-game-end"))

    def play_any(self) -> bool:
        """One step of a player who takes the first thing on offer; whether the game is over."""
        page = self.page
        if page.locator("section.end", has=page.locator(".standing")).is_visible():
            return True
        if page.locator("dialog .row .take").first.is_visible():
            page.locator("dialog .row .take").first.click()
            page.locator("dialog").get_by_role("button", name=self.say("web-confirm")).click()
        elif self.onward.is_visible():
            self.onward.click()
        elif self.cards.first.is_visible():
            self._play_first()
        else:
            page.wait_for_timeout(40)
        return False

    def _play_first(self) -> None:
        self.cards.first.click()
        dialog, choose = self.page.get_by_role("dialog"), self.page.locator(".choose").first
        if choose.is_visible() and not dialog.is_visible():
            choose.click()
        if dialog.is_visible():
            dialog.locator("li button").last.click()
        elif self.button("web-play").is_visible():
            self.button("web-play").click()

    def play_to_the_end(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self.play_any():
            assert time.monotonic() < until, self.page.inner_text("body")
