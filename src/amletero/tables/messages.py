"""The messages that visitors are told: a table's state, views, facts, hints, deals."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

import msgspec

from amletero.bots import BOTS
from amletero.record.referee import Referee, ToldFact
from amletero.rules.cards import Seat
from amletero.rules.moves import move_text
from amletero.rules.view import View
from amletero.tables.bot_pool import Advice
from amletero.tables.due_tasks import Delays
from amletero.tables.log import BOT_GUEST
from amletero.tables.pending_deal import PendingDeal
from amletero.tables.player_names import lookalikes
from amletero.tables.settings import PHRASES
from amletero.tables.state import Chair, State
from amletero.wire.facts import Document, fact_document, position_change
from amletero.wire.socket import (
    PROTOCOL,
    Clock,
    ConsideredMove,
    Dealing,
    Dealt,
    FactsTold,
    Frozen,
    HandChances,
    Hint,
    SeatBytes,
    SeatCommitment,
    SeatState,
    TableState,
    ViewTold,
    Welcome,
)
from amletero.wire.view import ViewDocument, view_document

MOST_CONSIDERED: Final = 3
"""Number of moves in a hint, best first; the others are left out."""


@dataclass(slots=True)
class PresentGuests:
    """The guests who are present, by id, and how many of them only watch."""

    names: Mapping[tuple[int, str], str] = field(default_factory=dict)
    ids: frozenset[str] = frozenset()
    watchers: int = 0

    def name(self, seat: Seat, chair: Chair) -> str:
        """Return the name on a seat; empty for unnamed bots and deleted guests."""
        return self.names.get((seat, chair.guest or BOT_GUEST), "")


def table_state(state: State, present: PresentGuests, guest: str | None) -> TableState:
    """Return the table as one guest sees it."""
    settings = state.settings
    alike = lookalikes(present.name(seat, chair) for seat, chair in enumerate(state.chairs))
    return TableState(
        id=state.id,
        phase=state.phase,
        edition=settings.edition,
        players=settings.players,
        goal=settings.goal,
        pace=settings.pace,
        move_seconds=settings.move_seconds,
        watch=settings.watch,
        hints=settings.hints,
        fair=settings.fair,
        first=settings.first,
        seats=[_seat_state(state, present, seat, guest, alike) for seat in range(settings.players)],
        watchers=present.watchers,
        you_host=guest is not None and guest == state.host,
        next=state.next,
    )


def welcome_told(state: State, present: PresentGuests, guest: str, shown: Seat | None) -> Welcome:
    """Return what a visitor is told first: the table, and what can be asked of it."""
    return Welcome(
        protocol=PROTOCOL,
        table=table_state(state, present, guest),
        seats=state.seats_of(guest),
        shown=shown,
        version=state.version,
        phrases=list(PHRASES),
        bots=list(BOTS),
    )


def _seat_state(
    state: State, present: PresentGuests, seat: Seat, guest: str | None, alike: set[str]
) -> SeatState:
    chair = state.chairs[seat]
    name = present.name(seat, chair)
    return SeatState(
        seat=seat,
        kind="human" if chair.guest else "bot" if chair.bot else "free",
        name=name,
        color=state.colors[seat],
        bot=chair.bot,
        sits_in=chair.sits_in,
        connected=chair.guest in present.ids if chair.guest else chair.bot is not None,
        host=seat == state.host_seat,
        yours=guest is not None and chair.guest == guest,
        lookalike=name in alike,
    )


def legal_texts(game: Referee, seat: Seat | None) -> list[str]:
    """Return the legal moves of a seat as texts; empty unless it is to move."""
    edition = game.table.edition
    return [move_text(move, edition) for move in game.legal(seat)]


def view_told(game: Referee, seat: Seat | None) -> ViewTold:
    """Return everything that a seat may know."""
    positions = [*map(_change, game.told_since(seat, -1))]
    view, legal = game.view(seat), legal_texts(game, seat)
    document = view_document(view)
    return ViewTold(
        version=game.version,
        view=ViewDocument(**document),
        positions=positions,
        legal=legal,
        pad=padding(view, [document, *positions], legal),
    )


def facts_told(game: Referee, seat: Seat | None, since: int) -> FactsTold:
    """Return the facts that a seat was told after a version."""
    steps = game.told_since(seat, since)
    positions = [*map(_change, steps)]
    view, legal = game.position(seat), legal_texts(game, seat)
    edition = view.table.edition
    return FactsTold(
        seat=seat,
        since=since,
        version=game.version,
        facts=[fact_document(step.fact, edition) for step in steps],
        positions=positions,
        legal=legal,
        pad=padding(view, positions, legal),
    )


def _change(step: ToldFact) -> Document:
    return position_change(step.before, step.after, step.fact)


def padding(view: View, documents: Iterable[Document], legal: list[str]) -> str:
    """Return spaces that make a message as long as it could be with other secrets.

    The number of cards that a seat holds, drew or put back is public; which of them it knows and
    what it may play is not. The message is as long as if no card were known and most moves legal.
    """
    cards = (
        card
        for document in documents
        for name in ("known", "deck")
        for card in document.get(name, ())
    )
    short = sum(card is not None for card in cards) * (len("null") - len("0"))
    if view.to_move:
        short += _longest_legal(view.table.players) - len(msgspec.json.encode(legal))
    return " " * short


def _longest_legal(players: int) -> int:
    """Return an upper bound for the length of a list of legal moves.

    The longest has a Guard's moves on everyone, a Prince's, and two moves without a target.
    """
    guard, prince, plain = '"1>2=3",', '"5>0",', '"4",'
    return (players - 1) * 9 * len(guard) + players * len(prince) + 2 * len(plain) + len("[]")


def hint_told(state: State, advice: Advice, key: str) -> Hint:
    """Return what the strongest bot thinks, for the seat that asked.

    The number of possible cards and their chances depend on what the seat knows, so the message is
    padded to the length that it has if the seat knows least.
    """
    move = None if advice.move is None else move_text(advice.move, state.settings.rules)
    beliefs = [HandChances(seat, _by_text(chances)) for seat, chances in advice.beliefs.items()]
    set_aside = _by_text(advice.set_aside)
    considered = [
        ConsideredMove(move_text(one.move, state.settings.rules), one.chance)
        for one in advice.considered[:MOST_CONSIDERED]
    ]
    secret = len(msgspec.json.encode([beliefs, set_aside, considered, move]))
    return Hint(
        key=key,
        version=state.version,
        beliefs=beliefs,
        set_aside=set_aside,
        considered=considered,
        advice=move,
        pad=" " * (_longest_hint(state) - secret),
    )


def _by_text(chances: Mapping[int, float]) -> dict[str, float]:
    return {str(card): chance for card, chance in chances.items()}


def _longest_hint(state: State) -> int:
    """Return an upper bound for the length of a hint: all players, all cards, long chances."""
    chance, advice = '"1":2.2250738585072014e-308,', '"1>2=3"'
    chances = len("{},") + len(state.settings.rules.values) * len(chance)
    belief = len('{"seat":1,"chances":},') + chances
    considered = len('{"move":,"chance":},') + len(advice) + len(chance)
    hands = (state.settings.players - 1) * belief
    return hands + chances + MOST_CONSIDERED * considered + len(advice) + len("[[],[],]")


def clock_told(state: State, now: int) -> Clock | None:
    """Return the clock of the player to move; None if the game has no clocks."""
    if state.settings.move_seconds is None or state.phase != "playing":
        return None
    seat, total = state.turn, state.settings.move_seconds * 1000
    if seat is None or state.chairs[seat].bot is not None:
        return Clock(version=state.version, seat=None, left_ms=0, total_ms=total)
    left = min(total, max(0, state.since + total - now))
    return Clock(version=state.version, seat=seat, left_ms=left, total_ms=total)


def deal_told(state: State, delays: Delays, now: int) -> Dealing | Frozen | None:
    """Return the current step of an open deal; None if no deal is open."""
    deal = state.open_deal
    if deal is None:
        return None
    if deal.frozen is None:
        return Dealing(
            round=deal.number,
            attempt=deal.attempt,
            scheme=state.scheme.name,
            game_commitment=state.game_commitment,
            commitment=state.commitment(deal.number, deal.attempt),
            silent=deal.silent_before,
            wait_ms=max(0, deal.opened + delays.commit - now),
        )
    return Frozen(
        round=deal.number,
        attempt=deal.attempt,
        commitments=[
            SeatCommitment(seat, given) for seat, given in sorted(deal.commitments.items())
        ],
        wait_ms=max(0, deal.frozen + delays.reveal - now),
    )


def dealt_told(deal: PendingDeal) -> Dealt:
    """Return the contributions to a deal, without the server's secret."""
    return Dealt(
        round=deal.number,
        attempt=deal.attempt,
        contributions=[
            SeatBytes(seat, commitment, deal.revealed.get(seat))
            for seat, commitment in sorted(deal.commitments.items())
        ],
    )
