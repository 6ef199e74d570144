"""The deals of one table for one client: hears what the server says, remembers it, takes part."""

import secrets
from collections.abc import Callable, Iterable
from typing import Any

from amletero.fair.client_memory import DealMemory
from amletero.fair.contributor import DealContributor
from amletero.fair.receipt import Receipt
from amletero.record.verifiable_deals import SECRET_BYTES
from amletero.wire.socket.client_messages import Commit, Reveal
from amletero.wire.socket.server_messages import (
    Acknowledged,
    Dealing,
    Dealt,
    FactsTold,
    Frozen,
    Refused,
    Secret,
    ServerMessage,
    TableChanged,
    ViewTold,
    Welcome,
)


def random_bytes() -> bytes:
    """Return the bytes that a client gives to a deal."""
    return secrets.token_bytes(SECRET_BYTES)


class ClientDeals:
    """What a client keeps of a table's deals; `changed` is called after each change of it."""

    def __init__(
        self,
        receipt: Receipt,
        changed: Callable[[], None] = lambda: None,
        draw: Callable[[], bytes] = random_bytes,
    ) -> None:
        self.receipt = receipt
        self._memory = DealMemory(receipt, changed)
        self._contributor = DealContributor(self._memory, draw)
        self._seats: list[int] = []
        self._fair = False
        """Whether the deals of this table can be verified; else there is nothing to remember."""

    def hear(self, message: ServerMessage, document: dict[str, Any]) -> Iterable[Commit | Reveal]:
        """Take note of a message, given also as its JSON object; returns what to say to it."""
        memory = self._memory
        match message:
            case Welcome() | TableChanged():
                self._fair, self._seats = self._fair or message.table.fair, message.seats
                if self._fair:
                    memory.note_table(message.table, message.seats)
            case _ if not self._fair:
                pass
            case ViewTold():
                view = document["view"]
                memory.note_view(view["seat"], message.version, view["facts"])
            case FactsTold(since=since, version=version):
                memory.note_facts(message.seat, since, version, document["facts"])
            case Dealing():
                memory.note_dealing(message)
                return self._contributor.dealing(message, self._seats)
            case Frozen():
                memory.note_frozen(message)
                return self._contributor.frozen(message, self._seats)
            case Dealt():
                memory.note_dealt(message)
            case Secret(secret=secret):
                memory.note_secret(secret)
        return ()

    def follows(self, told: FactsTold) -> bool:
        """Whether facts go on where the remembered ones end; else the whole view is needed."""
        return not self._fair or self._memory.follows(told.seat, told.since)

    def answered(self, message: Acknowledged | Refused) -> bool:
        """Take note of an answer; returns whether it was about a deal."""
        if message.key is None:
            return False
        granted = isinstance(message, Acknowledged)
        return self._contributor.answered(message.key, "acknowledged" if granted else "refused")
