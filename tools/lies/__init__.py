"""The ways in which a dishonest server can cheat at dealing, as small changes to an honest one.

A lie changes what is drawn, what is told to the player on seat 0, or what the record says in the
end. The dishonest-server tests plant each into a real server; the shared vectors of the browser
side plant them into tables that are played in memory.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from amletero.record.deal_verification import Cheat
from tools.lies.deals import Draw, added, drawn_from, other_starter, rigged
from tools.lies.messages import (
    Tell,
    changed_in,
    grown,
    opened_again,
    other_list,
    other_past,
    said_again,
    shown_as_player,
    table_again,
    to_another_viewer,
    with_fields,
    with_value,
    without,
)
from tools.lies.records import (
    changed_record,
    chosen_starter,
    cut_short,
    hidden_attempts,
    invented_game,
    recorded,
    recorded_with,
    without_secrets,
)
from tools.lies.victim import FRIEND, OTHER, VICTIM, Document

__all__ = ["OTHER", "VICTIM", "Lie", "lies"]

BOT: Final = 2
"""The seat of a bot."""


@dataclass(frozen=True)
class Lie:
    """One way to cheat, and what it is found out by."""

    name: str
    code: Cheat
    draw: Draw = lambda _, honest: honest
    tell: Tell = lambda message: [message]
    """What is told to the victim in place of a message."""
    record: Callable[[Document], Document] = lambda document: document
    friend: Literal["gives", "absent", "silent"] = "gives"
    """What the player on the other seat does: takes part, does not, or commits without a reveal."""
    resumes: bool = False
    """Whether the victim must lose the connection for it."""
    withholds: bool = False
    """Whether the victim, who is warned in time, does not reveal its bytes."""


def lies() -> list[Lie]:
    """Return every lie, ready to be told once."""
    return [
        *_lies_about_bytes(),
        *_lies_to_a_player(),
        *_lies_about_the_game(),
        *_lies_against_the_memory(),
    ]


def _lies_about_bytes() -> list[Lie]:
    """Return lies about the deck and about whose bytes it was drawn from."""
    return [
        Lie("rigged deck, honest record", Cheat.RECORD_FACTS, rigged, record=invented_game),
        Lie("another deck after the reveals", Cheat.DECK, rigged),
        Lie(
            "bytes dropped in deal and record",
            Cheat.RECORD_LIST,
            drawn_from(lambda *_: []),
            record=recorded(lambda attempt, _: attempt.update(seats=[])),
        ),
        Lie(
            "bytes ground for a bot's seat",
            Cheat.BOT_CONTRIBUTION,
            drawn_from(added(BOT)),
            record=recorded_with(BOT),
        ),
        Lie(
            "bytes ground for a bot's seat that the record calls a player's",
            Cheat.BOT_CONTRIBUTION,
            drawn_from(added(BOT)),
            record=lambda document: changed_record("bots", to=[None] * 3)(
                recorded_with(BOT)(document)
            ),
        ),
        Lie(
            "bytes ground for an absent player's seat",
            Cheat.RECORD_LIST,
            drawn_from(added(FRIEND)),
            record=recorded_with(FRIEND),
            friend="absent",
        ),
        Lie(
            "bytes ground for an absent player's seat, and shown",
            Cheat.LIST_CHANGED,
            tell=changed_in("dealt", grown("contributions", FRIEND)),
            friend="absent",
        ),
    ]


def _lies_to_a_player() -> list[Lie]:
    """Return lies that contradict what the victim was told or gave."""
    return [
        Lie("another list to another player", Cheat.RECORD_LIST, tell=other_list),
        Lie(
            "the deal opened again with another commitment",
            Cheat.SECOND_DEALING,
            tell=said_again("dealing", with_value("commitment", OTHER.hex())),
            withholds=True,
        ),
        Lie("the deal opened again without a reason", Cheat.REOPENED, tell=opened_again()),
        Lie(
            "a second frozen list",
            Cheat.SECOND_LIST,
            tell=said_again("frozen", without("commitments", FRIEND)),
        ),
        Lie(
            "a commitment dropped after it was acknowledged",
            Cheat.DROPPED_COMMITMENT,
            tell=changed_in("frozen", without("commitments", VICTIM)),
            withholds=True,
        ),
        Lie(
            "another commitment in the victim's place",
            Cheat.OWN_COMMITMENT,
            tell=changed_in("frozen", with_fields("commitments", VICTIM, commitment=OTHER.hex())),
            withholds=True,
        ),
        Lie(
            "null after an acknowledged reveal",
            Cheat.DROPPED_BYTES,
            tell=changed_in("dealt", with_fields("contributions", VICTIM, bytes=None)),
        ),
        Lie(
            "other bytes in the victim's place",
            Cheat.OWN_BYTES,
            tell=changed_in("dealt", with_fields("contributions", VICTIM, bytes=OTHER.hex())),
        ),
        Lie(
            "other bytes in another player's place",
            Cheat.RECORD_BYTES,
            tell=changed_in("dealt", with_fields("contributions", FRIEND, bytes=OTHER.hex())),
        ),
    ]


def _lies_about_the_game() -> list[Lie]:
    """Return lies about who begins, about the past, and in the record."""
    return [
        Lie("another starter", Cheat.FIRST, other_starter),
        Lie(
            "another starter, said to be chosen by the host",
            Cheat.RECORD_SETTINGS,
            other_starter,
            record=chosen_starter,
        ),
        Lie("a cut record", Cheat.RECORD_ATTEMPTS, record=cut_short),
        Lie(
            "an attempt left out of the record",
            Cheat.ROUND_COMMITMENT,
            record=hidden_attempts,
            friend="silent",
        ),
        Lie(
            "the record of another table",
            Cheat.RECORD_TABLE,
            record=changed_record("table", to="elsewhere"),
        ),
        Lie(
            "another secret at the end",
            Cheat.RECORD_SECRET,
            tell=changed_in("secret", with_value("secret", OTHER.hex())),
        ),
        Lie(
            "a record with another secret",
            Cheat.GAME_COMMITMENT,
            record=changed_record("fairness", "secret", to=OTHER.hex()),
        ),
        Lie(
            "another commitment of the game",
            Cheat.RECORD_COMMITMENT,
            tell=changed_in("dealing", with_value("game_commitment", OTHER.hex())),
        ),
        Lie(
            "other bytes in the record",
            Cheat.SEAT_COMMITMENT,
            record=recorded(lambda attempt, _: attempt["seats"][0].update(bytes=OTHER.hex())),
        ),
        Lie(
            "another commitment of a round in the record",
            Cheat.ROUND_COMMITMENT,
            record=recorded(lambda attempt, _: attempt.update(commitment=OTHER.hex())),
        ),
        Lie("a past told anew", Cheat.FACTS_CHANGED, tell=other_past, resumes=True),
    ]


def _lies_against_the_memory() -> list[Lie]:
    """Return lies that work on a client that shows more than it remembers."""
    return [
        Lie(
            "bytes ground for a bot that was shown as a player at first",
            Cheat.TABLE_CHANGED,
            drawn_from(added(BOT)),
            shown_as_player(BOT),
            lambda document: changed_record("bots", to=[None] * 3)(recorded_with(BOT)(document)),
            resumes=True,
        ),
        Lie(
            "a second seat of the victim, so that no hand is remembered",
            Cheat.TABLE_CHANGED,
            rigged,
            table_again("secret", seats=[VICTIM, FRIEND]),
            invented_game,
        ),
        Lie(
            "no fair dealing any more, so that nothing is remembered",
            Cheat.TABLE_CHANGED,
            tell=table_again("facts", after=True, fair=False),
            record=invented_game,
        ),
        Lie(
            "facts for another seat, so that they are not remembered",
            Cheat.RECORD_FACTS,
            tell=to_another_viewer(),
            record=invented_game,
        ),
        Lie(
            "rigged deck, and a record without its secrets",
            Cheat.RECORD_FACTS,
            rigged,
            record=lambda document: without_secrets(invented_game(document)),
        ),
    ]
