"""A whole game against bots: by clicks, by keys, on a phone, in each edition and language."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from amletero.rules.facts import Ending, RoundEnded
from tests.e2e.player import Player
from tests.e2e.scripted_server import ScriptedServer
from tests.e2e.stories import Story, find

Visitor = Callable[..., Player]


def test_one_click_and_you_are_playing(visitor: Visitor) -> None:
    ana = visitor()
    ana.come_in()
    ana.page.get_by_label(ana.say("web-tokens")).fill("1")
    ana.button("web-play-now").click()
    ana.play_to_the_end()
    expect(ana.page.locator(".winner").first).to_be_visible()
    ana.page.locator(".verdict.fair summary").click()
    expect(ana.page.locator(".verdict.fair li").first).to_contain_text("1")
    assert ana.errors == []


@pytest.mark.parametrize(
    ("lang", "edition", "players"),
    [("en", "standard", 6), ("es", "classic", 4), ("it", "original", 2), ("eo", "standard", 2)],
)
def test_each_language_and_edition_on_a_phone(
    visitor: Visitor, lang: str, edition: str, players: int
) -> None:
    ana = visitor(lang=lang, width=390, height=844, has_touch=True, is_mobile=True)
    ana.come_in()
    assert ana.page.locator("html").get_attribute("lang") == lang
    ana.create(edition=edition, players=players, goal=1, bots=["simple"] * (players - 1))
    ana.start()
    ana.play_to_the_end()
    ana.sees("web-rematch")
    assert ana.errors == []


def much_is_told_at_the_end(story: Story) -> bool:
    """Another player wins alone, by comparing hands and by a Spy: who holds what, and why."""
    facts = (event.fact for event in story.events)
    (ended,) = (fact for fact in facts if isinstance(fact, RoundEnded))
    return (
        ended.ending is Ending.SHOWDOWN
        and len(ended.winners) == 1
        and ended.spy in ended.winners
        and 0 not in ended.winners
        and len(story.moves_of(0)) <= 2
    )


CUT_NAMES = """(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent)"""


@pytest.mark.parametrize(("width", "height", "players"), [(844, 390, 3), (360, 640, 6)])
def test_small_phones_show_the_whole_table_without_scrolling(
    visitor: Visitor, house: ScriptedServer, width: int, height: int, players: int
) -> None:
    story = find("standard", players, much_is_told_at_the_end)
    house.tell(story)
    ana = visitor(lang="it", width=width, height=height, has_touch=True, is_mobile=True)
    ana.create(
        edition="standard", players=players, goal=1, bots=["simple"] * (players - 1), first=0
    )
    ana.start()
    expect(ana.cards.first).to_be_in_viewport(ratio=0.99)
    assert ana.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    for text in story.moves_of(0):
        ana.make(text, "standard")
    expect(ana.button("web-to-game-end")).to_be_in_viewport(ratio=0.99)
    expect(ana.page.locator(".end .letter p")).to_have_count(2)
    assert ana.page.locator(".end .name").evaluate_all(CUT_NAMES) == []
    ana.button("web-to-game-end").click()
    expect(ana.button("web-rematch")).to_be_in_viewport(ratio=0.99)
    expect(ana.page.locator(".letter p:not(.kind)")).to_have_count(1)  # won how, in one sentence
    assert ana.errors == []


def hand_of(player: Player) -> dict[str, float]:
    """Where the cards lie when nothing moves."""
    player.rests()
    box = player.page.locator("ul.hand").bounding_box()
    assert box is not None
    return {"bottom": box["y"] + box["height"], "width": box["width"]}


def test_the_hand_lies_still_while_the_others_play(visitor: Visitor, house: ScriptedServer) -> None:
    """However much there is to tell in the middle of a small screen, as of a Chancellor."""

    def much_is_told(story: Story) -> bool:
        turns = zip(story.moves, story.moves[1:], strict=False)
        return any("/" in text and seat == 5 and next == 0 for (seat, text), (next, _) in turns)

    story = find("standard", 6, much_is_told)
    house.tell(story)
    ana = visitor(lang="es", width=360, height=640, has_touch=True, is_mobile=True)
    ana.create(edition="standard", players=6, goal=3, bots=["simple"] * 5, first=0)
    ana.start()
    expect(ana.cards.first).to_be_visible()
    still = hand_of(ana)
    for text in story.moves_of(0):
        if "/" not in text:
            expect(ana.cards.first).to_be_visible()
        assert hand_of(ana) == still
        assert ana.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        ana.make(text, "standard")
    assert ana.errors == []


def test_nothing_moves_under_the_finger(visitor: Visitor, house: ScriptedServer) -> None:
    """Neither for a reason why not, nor for a question, nor for a lost connection."""
    aside, hands, draws = 1, [8, 2, 2, 3], [7, 1, 1, 1]
    rest = [0, 0, 1, 1, 3, 4, 4, 5, 5, 6, 6, 9]
    house.tell(Story("standard", 4, [aside, *hands, *draws, *rest], 0, [], []))
    ana = visitor(lang="it", width=360, height=640, has_touch=True, is_mobile=True)
    ana.create(edition="standard", players=4, goal=3, pace="live", bots=["simple"] * 3, first=0)
    ana.start()
    expect(ana.cards.first).to_be_visible()
    header = ana.page.locator("header")
    still, bar = hand_of(ana), header.bounding_box()
    expect(ana.card(7)).to_have_attribute("aria-disabled", "true")  # and a tap says why
    ana.card(7).click(force=True)
    reason = ana.page.locator(".reason")
    expect(reason).to_be_in_viewport(ratio=0.99)
    # Who cannot see it hears it with the turn and with the card.
    expect(ana.card(7)).to_contain_text(reason.inner_text())
    expect(ana.page.locator("[role=status].visually-hidden")).to_contain_text(reason.inner_text())
    assert hand_of(ana) == still
    ana.card(8).click()
    expect(ana.button("web-play")).to_be_in_viewport(ratio=0.99)
    assert hand_of(ana) == still
    ana.cut()
    ana.sees("web-reconnecting")
    assert hand_of(ana) == still
    assert header.bounding_box() == bar
    expect(ana.button("web-menu")).to_be_in_viewport(ratio=0.99)


def test_while_the_chancellor_asks_the_table_can_be_read(
    visitor: Visitor, house: ScriptedServer
) -> None:
    story = find("standard", 3, lambda story: story.moves[0][1] == "6")
    house.tell(story)
    ana = visitor(width=844, height=390, has_touch=True, is_mobile=True)
    ana.create(edition="standard", players=3, bots=["simple", "simple"], first=0)
    ana.start()
    ana.make("6", "standard")
    choice = ana.page.get_by_role("dialog", name=ana.say("web-chancellor-title"))
    expect(choice).to_be_visible()
    assert choice.evaluate("(dialog) => dialog.matches(':modal')")
    expect(choice.locator(".take").first).to_be_focused()
    expect(ana.page.locator("ul.hand")).to_be_hidden()  # its cards lie in the dialog
    expect(choice.get_by_role("button", name=ana.say("web-hint"))).to_be_enabled()
    choice.get_by_role("button", name=ana.say("rules-reference")).click()
    reference = ana.page.get_by_role("dialog", name=ana.say("rules-reference"))
    expect(reference).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Shift+R")
    expect(reference).to_be_visible()
    ana.page.keyboard.press("Escape")
    choice.locator(".take").first.click()
    expect(ana.button("web-confirm")).to_be_in_viewport(ratio=0.99)
    expect(ana.button("web-confirm")).to_be_focused()
    ana.button("web-confirm").click()
    expect(choice).to_have_count(0)
    assert ana.errors == []


ROUNDS_BEGUN = """
() => amletero.toJSON().facts.filter(({ fact }) => fact === 'round-began').length >= 2
"""


def test_the_end_of_a_round_outlasts_a_reload(visitor: Visitor, house: ScriptedServer) -> None:
    """The next round has been dealt by then: its news waits until the last one was looked at."""
    house.tell(find("standard", 2, lambda story: story.moves[0][1] == "9"))
    house.tell(find("standard", 2, lambda story: story.moves[0][1] == "4", first=1))
    ana = visitor()
    ana.create(edition="standard", players=2, goal=3, bots=["simple"], first=0)
    ana.start()
    ana.make("9", "standard")
    expect(ana.button("web-next-round")).to_be_visible()
    ana.page.wait_for_function(ROUNDS_BEGUN)
    ana.page.reload()
    ana.sees("web-round-over", round=1)
    ana.button("web-next-round").click()
    expect(ana.cards.first).to_be_visible()
    assert ana.errors == []


def test_the_last_round_is_shown_like_the_others(visitor: Visitor, house: ScriptedServer) -> None:
    """Its hands stay until the player goes on; then the end page says who won."""

    def showdown(story: Story) -> bool:
        return sum("Revealed" in str(event.fact) for event in story.events) == 2

    story = find("classic", 2, showdown)
    house.tell(story)
    ana = visitor()
    ana.create(edition="classic", players=2, goal=1, bots=["simple"], first=0)
    ana.start()
    guards = ana.page.locator(".hand .card.guard")
    for text in story.moves_of(0):
        expect(ana.cards.first).to_be_visible()
        copies = guards.evaluate_all(
            "(all) => all.map((one) => one.querySelectorAll('.dot').length)"
        )
        assert set(copies) <= {5}  # a hollow one would say that one was seen
        ana.make(text, "classic")
    expect(ana.button("web-to-game-end")).to_be_focused()
    expect(ana.page.locator(".end .flip")).to_have_count(2)
    expect(ana.page.locator(".standing")).to_have_count(0)
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".end h2")).to_have_text(
        re.compile(f"{ana.say('web-game-you-win')}|{ana.say('web-game-won', name='.+')}|.+together")
    )
    assert ana.errors == []


def test_a_taken_card_can_be_put_back(visitor: Visitor) -> None:
    ana = visitor()
    ana.create(edition="standard", players=3, bots=["simple", "simple"], first=0)
    ana.start()
    ana.cards.first.click()
    expect(ana.page.locator(".take.selected")).to_have_count(1)
    ana.button("web-back").click()
    expect(ana.page.locator(".take.selected")).to_have_count(0)


def test_whoever_plays_the_princess_is_warned(visitor: Visitor, house: ScriptedServer) -> None:
    house.tell(find("standard", 2, lambda story: story.moves[0][1] == "9"))
    ana = visitor()
    ana.create(edition="standard", players=2, bots=["simple"], first=0)
    ana.start()
    ana.card(9).click()
    ana.sees("web-ready-fatal", card="Princess")


def test_a_card_is_dragged_onto_a_player(visitor: Visitor, house: ScriptedServer) -> None:
    story = find("standard", 3, lambda story: story.moves[0][1] == "2>1")
    house.tell(story)
    ana = visitor()
    ana.create(edition="standard", players=3, bots=["simple", "simple"], first=0)
    ana.start()
    expect(ana.cards.first).to_be_visible()
    ana.rests()
    ana.card(2).hover()
    mouse, plate = ana.page.mouse, ana.page.locator("[data-seat='1']").bounding_box()
    assert plate is not None
    mouse.down()
    mouse.move(plate["x"] + 40, plate["y"] + 40, steps=8)
    mouse.up()
    log = ana.page.get_by_role("list", name=ana.say("web-log"))
    expect(log).to_contain_text("You play the Priest")
    assert ana.errors == []


def test_a_guess_does_not_hide_its_player_from_the_next_finger(
    visitor: Visitor, house: ScriptedServer
) -> None:
    """The card that a Guard named lies over the plate for a while: taps go through it."""
    story = find(
        "classic",
        4,
        lambda story: story.moves[0][1].startswith("1>1") and story.moves[1] == (0, "2>1"),
        first=3,
    )
    house.tell(story)
    ana = visitor(width=390, height=844, has_touch=True, is_mobile=True)
    ana.create(edition="classic", players=4, bots=["simple"] * 3, first=3)
    ana.start()
    ana.card(2).click()
    named = ana.page.locator("[data-seat='1'] .guess .mark").bounding_box()
    assert named is not None
    ana.page.touchscreen.tap(named["x"] + named["width"] / 2, named["y"] + named["height"] / 2)
    expect(ana.page.get_by_text("You play the Priest").first).to_be_visible()
    assert ana.errors == []


def test_players_and_cards_are_looked_up(visitor: Visitor, house: ScriptedServer) -> None:
    house.tell(
        find("standard", 3, lambda story: [text for _, text in story.moves[:2]] == ["4", "4"])
    )
    ana = visitor(width=390, height=844)
    ana.page.add_init_script("localStorage.setItem('amletero-pace', 'wait')")
    ana.create(edition="standard", players=3, bots=["simple", "simple"], first=0)
    ana.start()
    ana.make("4", "standard")
    expect(ana.page.locator("[data-seat='0'] .discard")).to_have_count(1)
    ana.button("web-look", name="Ana").click()
    looked = ana.page.get_by_role("dialog", name="Ana")
    expect(looked).to_contain_text(ana.say("card-handmaid.text"))
    expect(looked.get_by_role("listitem").filter(has_text="You play")).to_have_count(1)
    ana.page.keyboard.press("Escape")
    expect(looked).to_have_count(0)
    # The card that Serena played waits in the middle for a tap, but not for one on its sign.
    expect(ana.page.locator("[data-seat='1'] .discard")).to_have_count(1)
    sign = ana.button("web-card-text", card="Handmaid")
    sign.click()
    card = ana.page.get_by_role("dialog", name="Handmaid")
    expect(card).to_contain_text(ana.say("card-handmaid.text"))
    ana.page.keyboard.press("Escape")
    expect(sign).to_be_focused()
    ana.button("web-look", name="Serena").click()
    expect(ana.page.get_by_role("dialog", name="Serena")).to_be_visible()
