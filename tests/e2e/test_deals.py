"""Prepared deals: what is rare at a table, seen in the browser."""

from collections.abc import Callable

from playwright.sync_api import expect

from amletero.rules.cards import Character
from amletero.rules.facts import DrewToChoose, Played, RoundEnded
from tests.e2e.player import Player
from tests.e2e.scripted_server import ScriptedServer
from tests.e2e.stories import Story, find

Visitor = Callable[..., Player]


def sit_down(visitor: Visitor, house: ScriptedServer, story: Story, *, rounds: int = 1) -> Player:
    """Ana at seat 0 of a table where this story is dealt and the bots play their part."""
    house.tell(story)
    ana = visitor()
    bots = ["simple"] * (story.players - 1)
    ana.create(edition=story.edition, players=story.players, goal=rounds, bots=bots, first=0)
    ana.start()
    return ana


def play_out(ana: Player, story: Story) -> None:
    for text in story.moves_of(0):
        ana.make(text, story.edition)
    expect(ana.page.locator("section.end")).to_be_visible()
    assert ana.errors == []


def result(story: Story) -> RoundEnded:
    return next(event.fact for event in story.events if isinstance(event.fact, RoundEnded))


def played(story: Story, card: Character) -> list[Played]:
    facts = [event.fact for event in story.events]
    return [fact for fact in facts if isinstance(fact, Played) and fact.card is card]


def test_the_chancellor_by_hand(visitor: Visitor, house: ScriptedServer) -> None:
    def chooses_against_the_order(story: Story) -> bool:
        drew = [event.fact for event in story.events if isinstance(event.fact, DrewToChoose)]
        keeps = [text for text in story.moves_of(0) if "/" in text]
        return any(fact.seat == 0 for fact in drew) and any(
            text[2] > text[4:] > "" for text in keeps
        )

    story = find("standard", 3, chooses_against_the_order, longest=5)
    ana = sit_down(visitor, house, story)
    play_out(ana, story)


def test_the_chancellor_by_keys(visitor: Visitor, house: ScriptedServer) -> None:
    story = find("standard", 3, lambda story: story.moves[0][1] == "6")
    ana = sit_down(visitor, house, story)
    expect(ana.cards.first).to_be_visible()
    held = ana.page.locator(".hand .take").all_inner_texts()
    key = next(str(place + 1) for place, text in enumerate(held) if "(6)" in text)
    press = ana.page.keyboard.press
    press(key)
    press(key)
    dialog = ana.page.get_by_role("dialog", name=ana.say("web-chancellor-title"))
    expect(dialog).to_be_visible()
    press("Escape")  # there is no way around the choice
    expect(dialog).to_be_visible()
    press("Enter")  # the focus is on the first card
    confirm = dialog.get_by_role("button", name=ana.say("web-confirm"))
    expect(confirm).to_be_focused()
    press("Escape")
    expect(dialog.locator(".take").first).to_be_focused()
    press("Enter")
    swap = dialog.get_by_role("button", name=ana.say("web-swap-order"))
    expect(swap).to_be_visible()
    order = dialog.locator(".places section p").all_inner_texts()
    swap.focus()
    press("Enter")
    turned = [order[0], order[2], order[1]]
    expect(dialog.locator(".places section p")).to_have_text(turned)
    confirm.focus()
    press("Enter")
    expect(dialog).to_have_count(0)
    expect(ana.page.locator(".buried > .seal")).to_have_count(2)
    assert ana.errors == []


def test_a_screen_reader_is_told_every_fact_and_every_option(
    visitor: Visitor, house: ScriptedServer
) -> None:
    story = find("standard", 3, lambda story: {story.deck[1], story.deck[4]} == {8, 7})
    ana = sit_down(visitor, house, story)
    expect(ana.cards.first).to_be_visible()
    status = ana.page.get_by_role("status")
    names = {7: "King", 8: "Countess"}
    hand = " and ".join(names[card] for card in (story.deck[1], story.deck[4]))
    expect(status.filter(has_text=ana.say("web-announce-turn", cards=hand))).to_have_count(1)
    expect(status.filter(has_text="Countess must be played")).to_have_count(1)
    ana.card(8).click()
    expect(status.filter(has_text=ana.say("web-ready", card="Countess"))).to_have_count(1)
    told = ana.page.get_by_role("log").locator("p").all_inner_texts()
    turns = ana.page.get_by_role("list", name=ana.say("web-log")).locator("li li")
    logged = [text.replace(ana.say("web-only-you"), "") for text in turns.all_inner_texts()]
    assert told  # one message a turn
    assert [each.split() for each in told] == [each.split() for each in logged][-len(told) :]


def test_a_forced_countess_says_why(visitor: Visitor, house: ScriptedServer) -> None:
    def forced(story: Story) -> bool:
        hand = {story.deck[1], story.deck[4]}
        return hand == {8, 7}

    story = find("standard", 3, forced)
    ana = sit_down(visitor, house, story)
    expect(ana.card(8)).to_be_visible()
    ana.card(7).click(force=True)
    expect(ana.page.locator(".reason")).to_contain_text("Countess must be played")
    expect(ana.page.locator(".take.selected")).to_have_count(0)
    play_out(ana, story)


def test_a_guard_whom_nobody_can_be_chosen_for(visitor: Visitor, house: ScriptedServer) -> None:
    def in_vain(story: Story) -> bool:
        return any(
            fact.seat == 0 and fact.target is None for fact in played(story, Character.GUARD)
        )

    story = find("standard", 2, in_vain, longest=4)
    ana = sit_down(visitor, house, story)
    for text in story.moves_of(0):
        if text == "1":
            expect(ana.cards.first).to_be_visible()
            ana.card(1).click()
            ana.sees("web-in-vain", card="Guard")
            ana.button("web-back").click()
        ana.make(text, story.edition)
    expect(ana.page.locator("section.end")).to_be_visible()


def test_a_tie(visitor: Visitor, house: ScriptedServer) -> None:
    story = find("standard", 4, lambda story: len(result(story).winners) > 1, longest=14)
    ana = sit_down(visitor, house, story)
    play_out(ana, story)
    winners = len(result(story).winners)
    expect(ana.page.locator("li.won")).to_have_count(winners)
    ana.onward.click()
    expect(ana.page.locator(".winner")).to_have_count(winners)


def test_a_tie_that_the_original_breaks_by_the_sum(visitor: Visitor, house: ScriptedServer) -> None:
    def by_sum(story: Story) -> bool:
        hands = [str(event.fact) for event in story.events if "Revealed" in str(event.fact)]
        cards = [hand.split("card=")[1] for hand in hands]
        return len(cards) == 2 and cards[0] == cards[1] and len(result(story).winners) == 1

    story = find("original", 2, by_sum)
    ana = sit_down(visitor, house, story, rounds=2)
    play_out(ana, story)
    expect(ana.page.locator("section.end")).to_contain_text("add up to the most")


def test_the_spy_bonus_is_explained(visitor: Visitor, house: ScriptedServer) -> None:
    def for_another(story: Story) -> bool:
        ended = result(story)
        return ended.spy is not None and ended.spy not in ended.winners

    story = find("standard", 4, for_another, longest=15)
    ana = sit_down(visitor, house, story, rounds=3)
    play_out(ana, story)
    expect(ana.page.locator(".letter")).to_contain_text("Spy")
    expect(ana.page.locator(".gain")).to_have_count(2)


def test_what_you_saw_is_kept_for_you(visitor: Visitor, house: ScriptedServer) -> None:
    def looks_first(story: Story) -> bool:
        """Seat 1 keeps the card that was seen, and the round comes back to Ana."""
        seen = str(story.deck[2])
        theirs = story.moves_of(1)[:1]
        return (
            story.moves[0][1] == "2>1"
            and len(story.moves_of(0)) > 1
            and theirs != []
            and not theirs[0].startswith(seen)
            and "5>1" not in story.moves_of(2)
            and not any(move.startswith(("6", "7")) for _, move in story.moves[1:3])
        )

    story = find("standard", 3, looks_first)
    ana = sit_down(visitor, house, story)
    ana.make(story.moves_of(0)[0], story.edition)
    expect(ana.cards.first).to_be_visible()
    expect(ana.page.locator("[data-seat='1'] .known")).to_be_visible()
