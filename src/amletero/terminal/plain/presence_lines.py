"""Lines about who is at a server's table, when that changes."""

from amletero.rules.cards import Seat
from amletero.rules.view import View
from amletero.terminal.plain.prompts import Prompter
from amletero.terminal.seat_names import seat_names
from amletero.wire.socket import TableState


class PresenceLines:
    """Tells who sits in the lobby, and later who leaves and returns."""

    def __init__(self, prompter: Prompter) -> None:
        self._prompter = prompter
        self._players: list[str] = []
        self._away: frozenset[Seat] = frozenset()
        self.sat_in: frozenset[Seat] = frozenset()
        """The seats where a bot sits in."""

    def tell_lobby(self, table: TableState) -> bool:
        """Say who sits at the table if that has changed; return whether it has."""
        speaker = self._prompter.speaker
        free = speaker.say("terminal-free-seat")
        players = [name or free for name in seat_names(table, speaker)]
        if players == self._players:
            return False
        self._players = players
        self._prompter.say("plain-at-table", players=players)
        return True

    def tell_presence(self, table: TableState) -> None:
        """Say which of the others left or returned, and where a bot sits in."""
        away = frozenset(seat.seat for seat in table.seats if not seat.connected)
        sat_in = frozenset(seat.seat for seat in table.seats if seat.sits_in)
        others = {seat.seat for seat in table.seats if not seat.yours}
        names = seat_names(table, self._prompter.speaker)
        for message, seats in (
            ("plain-away", away - self._away),
            ("plain-back", self._away - away),
            ("plain-sat-in", sat_in - self.sat_in),
        ):
            for seat in sorted(seats & others):
                self._prompter.say(message, player=names[seat])
        self._away, self.sat_in = away, sat_in

    def tell_awaited(self, table: TableState, view: View | None) -> None:
        """Say what the table waits for."""
        turn = None if view is None else view.table.turn
        if table.phase == "lobby":
            self._prompter.say("plain-wait-host")
        elif turn is None:
            self._prompter.say("terminal-dealing")
        else:
            seat = table.seats[turn]
            message = "terminal-thinks" if seat.connected or seat.sits_in else "terminal-waits-for"
            names = seat_names(table, self._prompter.speaker)
            self._prompter.say(message, player=names[turn])
