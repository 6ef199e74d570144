"""What a seat had been told in the round that explains a belief of it, as a message."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from amletero.rules.cards import Character, Seat
from amletero.rules.facts import (
    Compared,
    Discarded,
    Fact,
    Guessed,
    Holds,
    Played,
    Returned,
    RoundBegan,
    Traded,
    WentOut,
)
from amletero.rules.moves import Move
from amletero.rules.view import View

About: TypeAlias = Seat | Character | Move | float


HOW_SHOWN: Final = {
    Character.PRIEST: "seen",
    Character.BARON: "tied",
    Character.KING: "traded",
}
"""By card that shows a hand: the kind of evidence."""


class Evidence(NamedTuple):
    """A message of the languages that tells a fact, and its arguments by name."""

    id: str
    about: dict[str, About]


def _told(kind: str, **about: About) -> Evidence:
    return Evidence(f"review-evidence-{kind}", about)


def evidence_against(view: View, player: Seat, card: Character) -> Evidence | None:
    """Return why another player could not hold a card; None if nothing that was told says so."""
    if view.known[player] is not card and not view.unseen[card]:
        return _told("gone", card=card)
    for fact in _since_change(view, player):
        if isinstance(fact, Guessed) and (fact.target, fact.named) == (player, card):
            return _told("missed", player=player, card=card)
    return None


def evidence_of(view: View, player: Seat, card: Character | None = None) -> Evidence | None:
    """Return what was told of another player's hand; `card` is the one it is about, if any."""
    if view.known[player] is not None:
        return _how_known(view, player)
    facts = list(_since_change(view, player))
    for place, fact in enumerate(facts):
        match fact:
            case Compared(seat, target, int(lower)) if player in {seat, target} - {lower}:
                lost = _lost_card(facts[:place], lower)
                return _told("beat", player=player, loser_player=lower, card=lost)
            case Played(seat, Character.COUNTESS) if seat == player and card in (
                Character.KING,
                Character.PRINCE,
            ):
                return _told("played", player=player, card=Character.COUNTESS)
            case Played(seat, Character.CHANCELLOR) if seat == player:
                return _told("chose", player=player, card=Character.CHANCELLOR)
            case _:
                pass
    return None


def seen_by(view: View) -> Seat | None:
    """Return who has seen the card that the mover held before drawing; None if nobody still in."""
    me, held = view.seat, view.hand[0]
    facts = _of_round(view)
    for place in range(len(facts) - 1, -1, -1):
        match facts[place]:
            case Played(seat, Character.PRIEST, target) if target == me:
                return _if_in(view, seat)
            case Compared(seat, target, None) if me in (seat, target):
                return _if_in(view, target if seat == me else seat)
            case Traded(seat, target) if me in (seat, target):
                return _if_in(view, target if seat == me else seat)
            case Played(seat, played) if seat == me and _older(facts[:place], me, played) != held:
                return None
            case Discarded(seat) | Returned(seat) if seat == me:
                return None
            case _:
                pass
    return None


def _of_round(view: View) -> Sequence[Fact]:
    """Return the facts of the round that is being played."""
    start = max(at for at, fact in enumerate(view.facts) if isinstance(fact, RoundBegan))
    return view.facts[start:]


def _since_change(view: View, player: Seat) -> Iterator[Fact]:
    """Yield, the latest first, what was told since a player played or got another card.

    The fact that changed the hand comes last.
    """
    for fact in reversed(_of_round(view)):
        yield fact
        match fact:
            case Played(seat) | Discarded(seat) if seat == player:
                return
            case Traded(seat, target) if player in (seat, target):
                return
            case _:
                pass


def _how_known(view: View, player: Seat) -> Evidence | None:
    """Return how the mover came to know a hand."""
    assert view.seat is not None
    facts = _of_round(view)
    shown = max((at for at, fact in enumerate(facts) if _shows(fact, player)), default=0)
    plays = [fact.card for fact in facts[:shown] if isinstance(fact, Played)]
    kind = HOW_SHOWN.get(plays[-1]) if plays else None
    return None if kind is None else _told(kind, mover_player=view.seat, player=player)


def _shows(fact: Fact, player: Seat) -> bool:
    return isinstance(fact, Holds) and fact.seat == player


def _lost_card(later: Sequence[Fact], loser: Seat) -> Character:
    """Return the card with which a player lost a comparison."""
    return next(fact.hand[0] for fact in later if isinstance(fact, WentOut) and fact.seat == loser)


def _older(before: Sequence[Fact], me: Seat, played: Character) -> Character | None:
    """Return the card that was held before a draw, if it is the one that was kept."""
    hand = next(
        fact.hand for fact in reversed(before) if isinstance(fact, Holds) and fact.seat == me
    )
    return hand[0] if played is hand[-1] else None


def _if_in(view: View, seat: Seat) -> Seat | None:
    return seat if seat in view.table.still_in else None
