"""Bots that choose in the thread that asks them: a browser's worker has no other."""

from collections.abc import Awaitable, Callable

from amletero.bots import LEVELS
from amletero.networks.network_file import CRITIC, POLICY
from amletero.networks.packaged_networks import network_path
from amletero.rules.editions import Edition
from amletero.rules.moves import Move
from amletero.rules.view import View
from amletero.tables.bot_pool import SUBSTITUTE, Advice, choose_move


class BrowserBots:
    """Chooses the bots' moves; their networks are fetched when they are first needed."""

    def __init__(
        self,
        fetch_network: Callable[[str], Awaitable[None]],
        trouble: Callable[[BaseException], None],
    ) -> None:
        self._fetch_network = fetch_network
        """Fetches the network of this file name into the package's folder; that can take long."""
        self._trouble = trouble

    async def choose(self, name: str, view: View, legal: tuple[Move, ...], seed: int) -> Move:
        """Return a bot's move; if it fails, the substitute chooses, as on a server.

        If a network cannot be fetched, the bot waits for it: none silently plays below its level.
        """
        await self.prepare(name, view.table.edition, view.table.players)
        move = None
        try:
            move = choose_move(name, view, legal, seed)
        except Exception as error:  # noqa: BLE001 - a bot's failure must not stop the table
            self._trouble(error)
            if name != SUBSTITUTE:
                move = choose_move(SUBSTITUTE, view, legal, seed)
        return move if move in legal else legal[0]

    async def advise(self, view: View, legal: tuple[Move, ...], seed: int) -> Advice | None:
        """Return None: a hint takes seconds at large tables, and the game would stand still."""
        del view, legal, seed
        return None

    async def prepare(self, name: str, edition: Edition, players: int) -> None:
        """Fetch the network that a bot needs at a table, unless it is here."""
        if name.partition("-")[0] in LEVELS:
            await self._fetch(edition, players, POLICY)

    async def prepare_judging(self, edition: Edition, players: int) -> None:
        """Fetch the networks that tell how good moves are at a table, unless they are here."""
        for kind in (POLICY, CRITIC):
            await self._fetch(edition, players, kind)

    async def _fetch(self, edition: Edition, players: int, kind: str) -> None:
        path = network_path(edition, players, kind)
        if not path.exists():
            await self._fetch_network(path.name)
