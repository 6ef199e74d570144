"""The lobby of a server's table: who sits where, and what its host can do."""

from textual.content import Content

from amletero.bots import LEVELS
from amletero.locales import Language, Speaker
from amletero.rules.editions import EDITIONS
from amletero.terminal.client.server_words import time_text
from amletero.terminal.client.table_client import free_seats
from amletero.terminal.screens.colors import FAINT, GOLD, TEXT, WAX_TEXT
from amletero.terminal.seat_names import level_choice, seat_names
from amletero.wire.socket import SeatState, TableState


def may_begin(table: TableState, speaker: Speaker) -> str | None:
    """Return who can start the game, in a sentence; None if the host has no seat."""
    names = seat_names(table, speaker)
    host = next((seat.seat for seat in table.seats if seat.host), None)
    return None if host is None else speaker.say("terminal-may-begin", player=names[host])


Offer = tuple[str, str, str]
"""An action: its key, its label and its name."""


class Lobby:
    """A table that waits for its players."""

    def __init__(
        self, table: TableState, language: Language, invitation: str | None = None
    ) -> None:
        self._table = table
        self._invitation = invitation
        self._speaker = Speaker(language, EDITIONS[table.edition])
        self._names = seat_names(table, self._speaker)

    def head(self) -> Content:
        """Return the edition, the goal and the clock."""
        say, pace = self._speaker.say, self._table.move_seconds
        parts = [f"♥ {say('terminal-goal', goal=self._table.goal)}"]
        parts += [] if pace is None else [f"◷ {time_text(pace, self._speaker.language)}"]
        return Content.assemble(
            (" ✉ ", WAX_TEXT),
            (say("edition-about"), f"bold {GOLD}"),
            (f"  {'  '.join(parts)}", FAINT),
        )

    def seats(self) -> Content:
        """Return one line per seat."""
        return Content("\n").join([self._line(seat) for seat in self._table.seats])

    def _line(self, seat: SeatState) -> Content:
        say, name = self._speaker.say, self._names[seat.seat]
        if seat.kind == "free":
            return Content.assemble(("○ ", FAINT), (say("terminal-free-seat"), FAINT))
        text = say("terminal-your-seat", player=name) if seat.yours else name
        text += f" – {say('web-host')}" if seat.host else ""
        text += "" if seat.connected else f" – {say('terminal-away')}"
        return Content.assemble(("● ", GOLD), (text, TEXT))

    def question(self) -> str:
        """Return the link to pass on, then what the table waits for."""
        invitation = [] if self._invitation is None else [self._invitation]
        return "\n".join([*invitation, self._awaited()])

    def _awaited(self) -> str:
        """Return what the table waits for; for a host, the question about free seats."""
        say, free = self._speaker.say, len(free_seats(self._table))
        text = say("terminal-lobby", free=free)
        if self._table.you_host:
            return f"{text} {say('terminal-fill', free=free)}" if free else text
        begins = may_begin(self._table, self._speaker)
        return text if begins is None else f"{text} {begins}"

    def offers(self) -> list[Offer]:
        """Return the host's actions: put bots on free seats, then start."""
        say = self._speaker.say
        if not self._table.you_host:
            return []
        if free_seats(self._table):
            return [
                (str(number), level_choice(self._speaker, level), level)
                for number, level in enumerate(LEVELS, start=1)
            ]
        return [("enter", say("terminal-start"), "start")]
