"""The messages that tell visitors of everything but the game: its table, clock, deals, hints."""

from collections.abc import Mapping
from typing import Final

import msgspec

from amletero.bots import BOTS
from amletero.rules.cards import Seat
from amletero.rules.moves import move_text
from amletero.tables.bot_pool import Advice
from amletero.tables.due_tasks import Delays
from amletero.tables.pending_deal import PendingDeal
from amletero.tables.player_names import lookalikes
from amletero.tables.settings import PHRASES
from amletero.tables.state import State
from amletero.tables.visitors import PresentGuests
from amletero.wire.socket import (
    PROTOCOL,
    Clock,
    ConsideredMove,
    Dealing,
    Dealt,
    Frozen,
    HandChances,
    Hint,
    SeatBytes,
    SeatCommitment,
    SeatState,
    TableState,
    Welcome,
)

MOST_CONSIDERED: Final = 3
"""Number of moves in a hint, best first; the others are left out."""


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
