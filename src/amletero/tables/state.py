"""The state of a table, computed from its log alone."""

from copy import copy
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

import msgspec

from amletero.record.referee import Referee
from amletero.record.verifiable_deals import SCHEMES
from amletero.rules.cards import Seat
from amletero.rules.moves import IllegalMove, UnknownCard, UnreadableMove, read_move
from amletero.tables import entries
from amletero.tables.entries import ORIGIN, Body, BrokenLog, ClosedBy, Entry, chained, check
from amletero.tables.pending_deal import PendingDeal
from amletero.tables.refusals import Denial, Denied
from amletero.tables.settings import Settings

REFUSED: Final = (UnknownCard, UnreadableMove, IllegalMove)
"""What is raised for a move that cannot be made."""

Phase: TypeAlias = Literal["lobby", "playing", "over", "closed"]


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat: its owner, and the bot that plays there, perhaps only sitting in."""

    guest: str | None = None
    bot: str | None = None

    @property
    def free(self) -> bool:
        """Whether the seat is free."""
        return self.guest is None and self.bot is None

    @property
    def sits_in(self) -> bool:
        """Whether a bot plays for the seat's own player."""
        return self.guest is not None and self.bot is not None


@dataclass(frozen=True, slots=True)
class Closing:
    """Who closed a table, and when, in seconds since 1970."""

    by: ClosedBy
    seat: Seat | None
    date: float | None


class State:
    """A table as its log tells it. It changes only by entries: `add` and `apply`."""

    def __init__(self, table: str, first: Entry) -> None:
        self.id = table
        self.seq, self._hash = 0, ORIGIN
        self._accept(first)
        created = first.says
        if not isinstance(created, entries.Created):
            raise TypeError(f"a log starts with the table's creation, not with {created}")
        self.first_hash = first.hash
        """Never sent to clients, even after the game: it covers the id of a guest."""
        self.settings: Settings = created.settings
        self.secret = bytes.fromhex(created.secret)
        self.scheme = SCHEMES[created.scheme]
        self.host = created.host
        self.left_host: str | None = None
        """The host who left the game, if any: on return they become the host again."""
        self.chairs = [Chair() for _ in range(created.settings.players)]
        self.colors = list(range(created.settings.players))
        """The seats' colors: places in a palette, no two alike."""
        self.phase: Phase = "lobby"
        self.game: Referee | None = None
        self.open_deal: PendingDeal | None = None
        self.last_deal: PendingDeal | None = None
        self.next: str | None = None
        self.closing: Closing | None = None
        self.since = first.at
        """Time of the server clock since which the current decision is awaited."""
        self.bot_since = first.at
        """Time since which a bot has had to make it; else the same."""
        self.forfeited = False
        """Whether the player returned after the clock ran out: a bot still makes this move."""

    @staticmethod
    def opening(table: str, created: entries.Created, at: int) -> Entry:
        """Return the first entry of a table's log."""
        return chained(table, ORIGIN, seq=0, at=at, version=0, key=None, says=created)

    @staticmethod
    def of(table: str, stored: list[Entry]) -> "State":
        """Return the state after all these entries."""
        state = State(table, stored[0])
        for entry in stored[1:]:
            state.apply(entry)
        return state

    def copy(self) -> "State":
        """Return a copy on which an entry can be tried before it is stored."""
        other = copy(self)
        other.chairs = list(self.chairs)
        other.colors = list(self.colors)
        other.game = None if self.game is None else self.game.copy()
        other.open_deal = None if self.open_deal is None else self.open_deal.copy()
        return other

    @property
    def version(self) -> int:
        """Number of deals and moves so far."""
        return 0 if self.game is None else self.game.version

    @property
    def turn(self) -> Seat | None:
        """Whose move it is."""
        return None if self.game is None or self.phase != "playing" else self.game.table.turn

    @property
    def decided(self) -> bool:
        """Whether the game was played to its end, even if the table was closed later."""
        return self.game is not None and self.game.table.game_over

    @property
    def published(self) -> bool:
        """Whether the whole game is public: it is decided, or the table was closed."""
        return self.decided or (self.game is not None and self.phase == "closed")

    @property
    def bot_moves(self) -> bool:
        """Whether a bot makes the current move."""
        return self.turn is not None and (self.forfeited or self.chairs[self.turn].bot is not None)

    @property
    def bots_only(self) -> bool:
        """Whether bots play every seat, sitting in included."""
        return all(chair.bot is not None for chair in self.chairs)

    @property
    def rounds(self) -> int:
        """Number of rounds dealt so far."""
        return 0 if self.game is None else self.game.table.rounds

    def seats_of(self, guest: str) -> list[Seat]:
        """Return the seats that belong to a guest."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]

    @property
    def host_seat(self) -> Seat | None:
        """The host's seat, the first of several; None if the host has none."""
        return next(iter(self.seats_of(self.host)), None)

    def sat_in_for(self, guest: str) -> list[Seat]:
        """Return the guest's seats where bots sit in during a game."""
        seats = self.seats_of(guest) if self.phase == "playing" else []
        return [seat for seat in seats if self.chairs[seat].sits_in]

    # --- Fairness ------------------------------------------------------------------------------

    @property
    def game_commitment(self) -> str:
        """The server's commitment to the secret of the game."""
        return self.scheme.game_commitment(self.id, self.secret).hex()

    def commitment(self, number: int, attempt: int) -> str:
        """Return the server's commitment to the secret of an attempt at a round's deal."""
        secret = self.scheme.round_secret(self.secret, number, attempt)
        return self.scheme.round_commitment(self.id, number, secret, attempt).hex()

    def draw_deal(self) -> entries.RoundDealt:
        """Return the next deal, drawn from the secret and the browsers' bytes."""
        assert self.game is not None
        deal = self.open_deal or PendingDeal(self.rounds, self.since)
        secret = self.scheme.round_secret(self.secret, deal.number, deal.attempt)
        key = self.scheme.deal_key(self.id, deal.number, secret, deal.contributions, deal.attempt)
        values = self.settings.rules.values
        cards = [values[card] for card in self.settings.rules.deck]
        deck, first = self.scheme.drawn_deal(key, cards, self._starters)
        return entries.RoundDealt(deck=deck, first=first)

    @property
    def _starters(self) -> tuple[Seat, ...]:
        """The seats that may begin the next round; the host may have chosen for the first."""
        assert self.game is not None
        if self.rounds == 0 and self.settings.first is not None:
            return (self.settings.first,)
        return self.game.may_start

    # --- The fold ------------------------------------------------------------------------------

    def add(self, says: Body, *, at: int, key: str | None = None) -> Entry:
        """Apply a new entry and return it, for the log. Raises `Denied` for an illegal move."""
        version = self.version + isinstance(says, entries.RoundDealt | entries.Moved)
        entry = chained(
            self.id, self._hash, seq=self.seq + 1, at=at, version=version, key=key, says=says
        )
        self.seq, self._hash = entry.seq, entry.hash
        try:
            self._happen(says, at)
        except REFUSED as error:
            raise Denied(Denial.of_move(error, self.settings.rules)) from error
        return entry

    def apply(self, entry: Entry) -> Body:
        """Apply an entry of the log.

        Raises `BrokenLog` if it is not the next one, or a move that the rules refuse.
        """
        self._accept(entry)
        says = entry.says
        try:
            self._happen(says, entry.at)
        except REFUSED as error:
            raise BrokenLog(self.id, entry.seq) from error
        return says

    def _accept(self, entry: Entry) -> None:
        check(self.id, self._hash, entry)
        self.seq, self._hash = entry.seq, entry.hash

    def _happen(self, says: Body, at: int) -> None:
        match says:
            case entries.Moved(move=move):
                assert self.game is not None
                self.game.move(read_move(move, self.settings.rules))
                self._await_next(at)
                if self.decided:
                    self.phase = "over"
            case entries.RoundDealt(deck=deck, first=first):
                self._deal(deck, first, at)
            case entries.DealOpened():
                deal = self.open_deal
                self.open_deal = deal.again(at) if deal else PendingDeal(self.rounds, at)
            case entries.Committed(seat=seat, commitment=commitment) if self.open_deal:
                self.open_deal.commitments[seat] = commitment
            case entries.ListFrozen() if self.open_deal:
                self.open_deal.frozen = at
            case entries.BytesRevealed(seat=seat, given=given) if self.open_deal:
                self.open_deal.revealed[seat] = given
            case entries.Started():
                rules, players, goal = self.settings.rules, len(self.chairs), self.settings.goal
                self.phase, self.game = "playing", Referee(rules, players, goal)
                self._await_next(at)
            case _:
                self._seat(says, at)

    def _seat(self, says: Body, at: int) -> None:
        match says:
            case entries.Sat(seat=seat, guest=guest):
                self.chairs[seat] = Chair(guest=guest)
            case entries.BotSat(seat=seat, bot=bot):
                self.chairs[seat] = Chair(bot=bot)
            case entries.Freed(seat=seat):
                self.chairs[seat] = Chair()
            case entries.ColorChosen(seat=seat, color=color):
                self._color(seat, color)
            case entries.SatIn(seat=seat, bot=bot):
                self.chairs[seat] = replace(self.chairs[seat], bot=bot)
                if self.turn == seat:
                    self.bot_since = at
            case entries.CameBack(seat=seat):
                self.chairs[seat] = replace(self.chairs[seat], bot=None)
                if self.turn == seat:
                    self.forfeited = self._ran_out(at)
            case entries.HostPassed(host=host, back_to=back_to):
                self.host, self.left_host = host, back_to
            case entries.WatchChanged(watch=watch):
                self.settings = msgspec.structs.replace(self.settings, watch=watch)
            case entries.TableClosed(by=by, seat=seat, date=date):
                self.phase, self.closing = "closed", Closing(by, seat, date)
            case entries.RematchMade(table=table):
                self.next = table

    def _color(self, seat: Seat, color: int) -> None:
        if color in self.colors:
            self.colors[self.colors.index(color)] = self.colors[seat]
        self.colors[seat] = color

    def _ran_out(self, at: int) -> bool:
        """Return whether the current decision's clock, if any, has run out."""
        seconds = self.settings.move_seconds
        return seconds is not None and at >= self.since + seconds * 1000

    def _await_next(self, at: int) -> None:
        """Start to wait for the next decision."""
        self.since = self.bot_since = at
        self.forfeited = False

    def _deal(self, deck: list[int], first: Seat, at: int) -> None:
        assert self.game is not None
        by_value = self.settings.rules.by_value
        self.game.deal(tuple(by_value[value] for value in deck), first)
        self.last_deal, self.open_deal = self.open_deal, None
        self._await_next(at)
