"""Several people: invited, watching, cut off and back, in one browser, playing again."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from amletero.rules.cards import Character
from amletero.rules.facts import RoundEnded
from tests.e2e.player import Player
from tests.e2e.scripted_server import ScriptedServer
from tests.e2e.stories import Story, find
from tests.waiting import PATIENCE

Visitor = Callable[..., Player]


def invitation(host: Player) -> str:
    link = host.page.get_by_role("textbox", name=host.say("web-invite-link"))
    expect(link).to_have_value(re.compile("#"))
    return link.input_value()


def accept(guest: Player, link: str, name: str, *, sit: bool = True) -> None:
    """Follow Ana's invitation: to play, or where all seats are taken to watch."""
    guest.page.goto(link)
    guest.sees("web-invited-by" if sit else "web-watch-at", name="Ana")
    guest.page.get_by_label(guest.say("web-your-name")).fill(name)
    guest.button("web-sit" if sit else "web-watch-now").click()
    expect(guest.page).not_to_have_url(re.compile("#"))


def play_together(story: Story, *players: Player) -> None:
    for seat, text in story.moves:
        players[seat].make(text, story.edition)
    for player in players:
        player.onward.click()


def test_two_browsers_and_a_spectator(visitor: Visitor, house: ScriptedServer) -> None:
    rounds = [short_round(moves) for moves in (4, 3)]
    for story in rounds:
        house.tell(story)
    ana, beto, ciela = visitor(), visitor(lang="es"), visitor(lang="eo", width=390, height=844)
    ana.create(edition="standard", players=2, goal=2, fair=True)
    link = invitation(ana)
    accept(beto, link, "Beto")
    expect(ana.page.get_by_text("Beto")).to_be_visible()
    accept(ciela, link, "Ĉiela", sit=False)
    ana.start()
    expect(beto.page.locator(".screen")).to_be_visible()
    ciela.sees("web-watching")

    # Beto's network is cut in the middle of the game, and he comes back to the same point.
    expect(ana.page.locator(".take, .others .held").first).to_be_visible()
    beto.cut()
    beto.sees("web-reconnecting")
    beto.mend()
    expect(beto.page.get_by_text(beto.say("web-reconnecting"))).to_have_count(0)

    for story in rounds:
        play_together(story, ana, beto)
    expect(ciela.page.locator(".winner").first).to_be_visible()
    for player in (ana, beto, ciela):
        assert player.errors == player.refused == []
        assert (
            player.page.locator(".winner .name").all_inner_texts()
            == ana.page.locator(".winner .name").all_inner_texts()
        )

    ana.button("web-rematch").click()
    ana.sees("web-waiting-others")
    beto.page.get_by_role("link", name=beto.say("web-rematch-join")).click()
    expect(beto.page).to_have_url(ana.page.url)
    for player in (ana, beto):
        expect(player.page.locator(".screen")).to_be_visible()


def test_a_spectator_is_told_no_secret(visitor: Visitor, house: ScriptedServer) -> None:
    """Neither what a Priest sees nor what a Chancellor puts back."""

    def looks_and_puts_back(story: Story) -> bool:
        moves = [text for _, text in story.moves]
        return any("/" in text for text in moves) and any(text[:2] == "2>" for text in moves)

    story = find("standard", 2, looks_and_puts_back, longest=5)
    house.tell(story)
    ana, eve = visitor(), visitor()
    ana.create(edition="standard", players=2, goal=1, bots=["simple"])
    accept(eve, invitation(ana), "Eve", sit=False)
    ana.start()
    for text in story.moves_of(0):
        ana.make(text, "standard")
    ana.onward.click()
    expect(eve.page.locator(".winner").first).to_be_visible()
    assert eve.frames
    assert not any('"holds"' in frame or '"returned"' in frame for frame in eve.frames)


def test_hot_seat_loads_a_hand_only_after_its_player_confirmed(
    visitor: Visitor, house: ScriptedServer
) -> None:
    rounds = [short_round(moves) for moves in (4, 3)]
    ana = visitor()
    table = ana.create(edition="standard", players=2, goal=2, first=0, fair=True)
    ana.page.get_by_label(ana.say("web-add-neighbor")).fill("Beto")
    ana.button("web-add").click()
    expect(ana.page.locator(".seats").get_by_text("Beto")).to_be_visible()
    host = ana.page.locator(".seats").get_by_text(ana.say("web-host"), exact=True)
    expect(host).to_have_count(1)
    for story in rounds:
        house.tell(story)
    ana.start()
    play_hot_seat(ana, rounds[0])
    ana.button("web-next-round").click()
    play_hot_seat(ana, rounds[1])
    ana.onward.click()
    expect(ana.page.locator(".standing")).to_be_visible()
    kept = ana.page.evaluate("table => localStorage[`amletero-receipt-${table}`]", table)
    assert '"round-began"' in kept
    assert '"holds"' not in kept
    assert ana.errors == []


def short_round(moves: int) -> Story:
    """A round of two that Ana begins and wins; both have a turn, and one of them another."""

    def wanted(story: Story) -> bool:
        turns = [text for _, text in story.moves if "/" not in text]
        return len(story.moves) == len(turns) == moves and won_by(0, story)

    return find("standard", 2, wanted, longest=moves)


def won_by(seat: int, story: Story) -> bool:
    """Whether a round is one token for this player, and none for another."""
    (ended,) = (event.fact for event in story.events if isinstance(event.fact, RoundEnded))
    return ended.winners == (seat,) and ended.spy is None


def play_hot_seat(player: Player, story: Story) -> None:
    """Two at one browser play a round; nobody's hand is sent before they say who they are."""
    shown: int | None = None
    for seat, text in story.moves:
        if shown not in (None, seat):
            player.button("web-hide-hand").click()
        if shown != seat:
            confirm = player.button("web-i-am", name=["Ana", "Beto"][seat])
            expect(confirm).to_be_visible()
            expect(player.page.locator(".hand .take")).to_have_count(0)
            dealt = next(frame for frame in reversed(player.frames) if '"hand":' in frame)
            assert '"hand":[]' in dealt
            confirm.click()
        expect(player.page.locator(".own")).to_have_attribute("data-seat", str(seat))
        player.make(text, "standard")
        shown = seat


def test_a_player_who_leaves_is_played_by_a_bot_and_comes_back(
    visitor: Visitor, house: ScriptedServer
) -> None:
    house.tell(find("standard", 2, lambda story: story.moves[0][1] == "4"))
    ana, beto = visitor(), visitor()
    ana.create(edition="standard", players=2, goal=6, first=0)
    accept(beto, invitation(ana), "Beto")
    ana.start()
    ana.card(4).click()
    expect(ana.button("web-back")).to_be_visible()
    ana.page.keyboard.press("m")
    ana.button("web-leave").click()
    ana.sees("web-leave-question")
    ana.button("web-leave").click()
    beto.sees("web-sits-in")
    # What she had begun is over, and her seat is offered back where she looks.
    expect(ana.button("web-back")).to_have_count(0)
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.button("web-return").click()
    expect(beto.page.get_by_text(beto.say("web-sits-in"))).to_have_count(0)


KEEP_TALK = """
const later = window.setTimeout;
window.setTimeout = (work, ms, ...given) => later(work, ms === 5000 ? 1e8 : ms, ...given);
"""
"""So that what was said does not fade before a slow test has read it."""


def test_table_talk_is_read_in_ones_own_language(visitor: Visitor) -> None:
    ana, beto = visitor(), visitor(lang="it")
    beto.page.add_init_script(KEEP_TALK)
    ana.create(edition="standard", players=2, goal=6)
    accept(beto, invitation(ana), "Beto")
    expect(ana.page.get_by_text("Beto")).to_be_visible()
    ana.start()
    expect(beto.page.locator(".screen")).to_be_visible()
    ana.page.keyboard.press("t")
    ana.button("talk-hello").click()
    beto.sees("talk-hello")


@pytest.mark.parametrize("goal", [1, 2])
def test_talk_is_heard_at_the_end(visitor: Visitor, house: ScriptedServer, goal: int) -> None:
    """Of the game and of a round, when the players' places have left the screen."""
    house.tell(find("standard", 2, lambda story: story.moves[0][1] == "9" and won_by(1, story)))
    ana, beto = visitor(width=390, height=844), visitor(width=844, height=390)
    for player in (ana, beto):
        player.page.add_init_script(KEEP_TALK)
    ana.create(edition="standard", players=2, goal=goal, first=0)
    accept(beto, invitation(ana), "Beto")
    expect(ana.page.get_by_text("Beto")).to_be_visible()
    ana.start()
    ana.make("9", "standard")
    expect(beto.page.locator("section.end")).to_be_visible()
    ana.page.keyboard.press("t")
    ana.button("talk-good-game").click()
    beto.sees("talk-good-game")
    ana.sees("talk-good-game")


def test_a_hint_with_its_reasons(visitor: Visitor, house: ScriptedServer) -> None:
    """From the server's strongest bot: whoever has seen the Princess is told to name her."""
    aside, hands, draws = 3, [2, 9, 6], [1, 0, 0, 8]
    rest = [1, 1, 1, 1, 1, 2, 3, 4, 4, 5, 5, 6, 7]
    moves = [(0, "2>1"), (1, "0"), (2, "0")]
    house.tell(Story("standard", 3, [aside, *hands, *draws, *rest], 0, moves, []))
    ana = visitor()
    ana.create(edition="standard", players=3, bots=["simple", "simple"], hints=True, first=0)
    ana.start()
    ana.make("2>1", "standard")
    expect(ana.card(8)).to_be_visible()
    ana.button("web-hint").click()
    hint = ana.page.get_by_role("dialog", name=ana.say("web-hint"))
    named = {"card": Character.GUARD, "named": Character.PRINCESS}
    advice = ana.say("web-hint-guess", name="Serena", **named)
    expect(hint).to_contain_text(advice, timeout=PATIENCE * 1000)
    expect(hint).to_contain_text(ana.say("web-hint-hit", name="Serena", likely="likely"))
    expect(hint).not_to_contain_text("%", use_inner_text=True)
    hint.get_by_text(ana.say("web-hint-numbers")).click()
    believed = hint.locator("li", has=ana.page.locator(".bar")).first
    expect(believed).to_contain_text("Princess")
    expect(believed).to_contain_text("100%")
    believed = hint.get_by_role("heading", name=ana.say("web-hint-believes", name="Klera"))
    expect(believed).to_be_visible()
    assert hint.locator("li").count() > 3
    ana.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_a_player_chooses_the_color_of_the_seal(visitor: Visitor) -> None:
    ana, beto = visitor(), visitor()
    ana.create(edition="standard", players=3)
    accept(beto, invitation(ana), "Beto")
    green = ana.button("web-color-name", color=2)
    green.click()
    expect(green).to_have_attribute("aria-pressed", "true")
    seal = beto.page.get_by_role("listitem").filter(has_text="Ana").locator(".medallion")
    expect(seal).to_have_class(re.compile("wax-2"))
    expect(beto.button("web-color-name", color=2)).to_be_disabled()
    beto.button("web-color-name", color=5).click()
    expect(beto.button("web-color-name", color=5)).to_have_attribute("aria-pressed", "true")
    expect(ana.button("web-color-name", color=5)).to_be_disabled()


def test_the_table_is_handed_over(visitor: Visitor) -> None:
    ana, beto = visitor(), visitor()
    ana.create(edition="standard", players=3)
    accept(beto, invitation(ana), "Beto")
    expect(beto.button("web-start")).to_have_count(0)
    ana.button("web-make-host", name="Beto").click()
    expect(beto.button("web-start")).to_be_visible()
    expect(ana.button("web-start")).to_have_count(0)


def test_an_invitation_leads_to_an_address_that_other_devices_reach(visitor: Visitor) -> None:
    ana = visitor()

    def in_the_network(route: Route) -> None:
        house = route.fetch().json()
        route.fulfill(json={**house, "address": "http://192.168.1.7:8000"})

    ana.page.route("**/api/server", in_the_network)
    ana.create(edition="standard", players=2)
    assert invitation(ana).startswith("http://192.168.1.7:8000/table/")
    expect(ana.page.get_by_role("img", name=ana.say("web-qr"))).to_be_visible()


def test_where_no_other_device_gets_through_the_invitation_says_how(visitor: Visitor) -> None:
    ana = visitor()
    ana.create(edition="standard", players=2)
    ana.sees("web-local-only")
    expect(ana.page.get_by_text("amletero serve --lan")).to_be_visible()
    expect(ana.page.get_by_role("img", name=ana.say("web-qr"))).to_have_count(0)


def test_the_seat_moves_to_another_device(visitor: Visitor, house: ScriptedServer) -> None:
    ana, phone = visitor(), visitor(width=390, height=844)
    table = ana.create(edition="standard", players=3, bots=["simple", "simple"], goal=6, first=0)
    ana.start()
    ana.page.goto("/games")
    ana.button("web-other-device-make").click()
    link = ana.page.get_by_label(ana.say("web-invite-link")).input_value()
    phone.page.goto(link)
    phone.button("web-take-over").click()
    phone.page.locator(f"a[href='/table/{table}']").click()
    expect(phone.page.locator(".own")).to_contain_text("Ana")
    assert house.address in link
