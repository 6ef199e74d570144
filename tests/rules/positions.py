"""Positions set up by hand, as one would on a table, to try a rule in."""

from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.editions import STANDARD, Edition
from amletero.rules.facts import GameBegan
from amletero.rules.immutable import changed
from amletero.rules.public_table import Table
from amletero.rules.round import Round

S, G, P, B, H, R, C, K, T, X = Character
"""The ten characters by a letter: Spy, Guard, Priest, Baron, Handmaid, pRince, Chancellor, King,
counTess, princess (X)."""


def position(
    *hands: Cards | Character,
    deck: Cards = (G, G),
    set_aside: Character = G,
    edition: Edition = STANDARD,
    turn: Seat = 0,
    protected: tuple[Seat, ...] = (),
    discards: dict[Seat, Cards] | None = None,
    tokens: tuple[int, ...] | None = None,
    goal: int | None = None,
) -> Round:
    """A round in the middle of a turn. An empty hand is that of a player who is out."""
    players = len(hands)
    began = GameBegan(edition, players, goal or edition.goals[players])
    whole = tuple(hand if isinstance(hand, tuple) else (hand,) for hand in hands)
    table = changed(
        Table.opening(began),
        rounds=1,
        turn=turn,
        deck_count=len(deck),
        still_in=tuple(seat for seat, hand in enumerate(whole) if hand),
        protected=frozenset(protected),
        discards=tuple((discards or {}).get(seat, ()) for seat in range(players)),
        tokens=tokens or (0,) * players,
    )
    return Round(table, whole, deck, (set_aside,))
