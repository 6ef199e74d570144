"""Mistakes that other implementations of this game make, as patches of ours.

The conformance suite holds, for each of them, records that an engine with the mistake would
write, and records that it would wrongly refuse.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import NamedTuple
from unittest.mock import patch

from amletero.rules import effects, ending, moves, play
from amletero.rules.cards import Character
from amletero.rules.editions import EDITIONS
from amletero.rules.public_table import Table
from amletero.rules.round import Round
from tools.mistaken_rules import (
    empty_deck_kills,
    every_spy_gains,
    fallen_spies_count,
    first_of_the_tied,
    guess_anything,
    harmless_discard,
    harmless_play,
    lasting_protection,
    never_on_oneself,
    nothing_face_up,
    one_game_winner,
    only_round_winners,
    redraw_after_princess,
    short_protection,
    sum_decides,
    through_handmaid,
    tie_loses,
    ties_are_shared,
    to_the_top,
)

ALL = tuple(EDITIONS)


class Mistake(NamedTuple):
    """A mistake: what it is, which rule it breaks, how an engine gets it, where it can show."""

    name: str
    rule: str
    patched: Callable[[], AbstractContextManager[object]]
    editions: tuple[str, ...] = ALL
    players: tuple[int, ...] = (2, 3, 4, 5, 6)


def _patch(target: object, name: str, new: object) -> Callable[[], AbstractContextManager[object]]:
    return lambda: patch.object(target, name, new)


MISTAKES = [
    Mistake(
        "baron-tie-eliminates",
        "A Baron against an equal card puts nobody out.",
        _patch(Round, "lower", tie_loses),
    ),
    Mistake(
        "king-through-handmaid",
        "A King cannot choose a player whom a Handmaid protects.",
        _patch(moves, "choices", through_handmaid),
    ),
    Mistake(
        "prince-never-on-oneself",
        "With all others protected, a Prince falls on its own player.",
        _patch(moves, "choices", never_on_oneself),
    ),
    Mistake(
        "prince-eliminates-on-empty-deck",
        "A Prince on an empty deck makes the target draw the card set aside face down.",
        _patch(effects, "prince", empty_deck_kills),
    ),
    Mistake(
        "princess-redraws",
        "Whoever discards the Princess is out and draws nothing.",
        _patch(effects, "prince", redraw_after_princess),
    ),
    Mistake(
        "princess-harmless-when-discarded",
        "Whoever discards the Princess is out.",
        _patch(effects, "prince", harmless_discard),
    ),
    Mistake(
        "princess-harmless-when-played",
        "Whoever plays the Princess is out.",
        _patch(play, "effect", harmless_play),
    ),
    Mistake(
        "chancellor-returns-to-the-top",
        "The Chancellor's cards go under the deck.",
        _patch(Round, "after", to_the_top),
        ("standard",),
    ),
    Mistake(
        "guard-names-guard",
        "A Guard cannot name the Guard.",
        guess_anything,
    ),
    Mistake(
        "countess-free-beside-prince",
        "The Countess must be played beside a Prince.",
        _patch(moves, "COUNTESS_YIELDS_TO", frozenset({Character.KING})),
    ),
    Mistake(
        "countess-free-beside-king",
        "The Countess must be played beside the King.",
        _patch(moves, "COUNTESS_YIELDS_TO", frozenset({Character.PRINCE})),
    ),
    Mistake(
        "tie-break-of-2012-on-2019",
        "In the games of 2019 all who are tied at the showdown win.",
        _patch(ending, "highest", sum_decides),
        ("standard", "classic"),
    ),
    Mistake(
        "tie-rule-of-2019-on-2012",
        "In the game of 2012 the highest sum of cards face up breaks a tie.",
        _patch(ending, "highest", ties_are_shared),
        ("original",),
    ),
    Mistake(
        "first-of-the-tied-wins",
        "In the games of 2019 all who are tied at the showdown win.",
        _patch(ending, "highest", first_of_the_tied),
        ("standard", "classic"),
    ),
    Mistake(
        "spy-token-does-not-end-the-game",
        "Whoever reaches the goal through the Spy bonus has won the game.",
        _patch(ending, "_ended", only_round_winners),
        ("standard",),
    ),
    Mistake(
        "one-game-winner-only",
        "Everyone who has the tokens to win has won the game.",
        _patch(ending, "_ended", one_game_winner),
    ),
    Mistake(
        "two-spies-gain",
        "Two players still in who have played a Spy: nobody gains the bonus.",
        _patch(ending, "spy_bonus", every_spy_gains),
        ("standard",),
    ),
    Mistake(
        "fallen-spy-counts",
        "A Spy of a player who is out neither gains nor prevents the bonus.",
        _patch(ending, "spy_bonus", fallen_spies_count),
        ("standard",),
    ),
    Mistake(
        "no-cards-face-up-with-two",
        "With two players three cards are set aside face up.",
        _patch(play, "_set_up", nothing_face_up),
        players=(2,),
    ),
    Mistake(
        "protection-never-ends",
        "Protection ends at the start of one's own next turn.",
        _patch(Table, "after", lasting_protection),
    ),
    Mistake(
        "protection-for-one-turn-only",
        "Protection lasts until one's own next turn, however many turns lie between.",
        _patch(Table, "after", short_protection),
        players=(3, 4),
    ),
    Mistake(
        "spy-owner-begins",
        "A winner of the round before begins, never the owner of the Spy bonus alone.",
        _patch(play, "may_start", lambda table: tuple(table.seats)),
    ),
]
