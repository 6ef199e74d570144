"""An evening on the screen: the start screen, a game, perhaps another."""

from typing import Final

from textual import work

from amletero.locales import Language, Speaker
from amletero.terminal.game import Game
from amletero.terminal.saved_game import SavedGame
from amletero.terminal.screens.app import TableApp
from amletero.terminal.screens.endings import After
from amletero.terminal.screens.local import LocalTable
from amletero.terminal.screens.start import Order, StartScreen
from amletero.terminal.setup import Seeds, Wishes, new_game

DAMAGED_SECONDS: Final = 10


class PlayApp(TableApp):
    """An evening: the start screen, a game, perhaps another."""

    def __init__(
        self,
        language: Language,
        wishes: Wishes,
        seeds: Seeds,
        saved: SavedGame,
        pause: float,
    ) -> None:
        super().__init__(language)
        self._wishes = wishes
        self._seeds = seeds
        self._saved = saved
        self._pause = pause
        self.games: list[Game] = []
        """The games of the evening, the last one perhaps unfinished."""

    def on_mount(self) -> None:
        """Begin."""
        self.spend_evening()

    @work
    async def spend_evening(self) -> None:
        """Play games until nobody wants another."""
        saved = self._saved.game()
        if self._saved.damaged:
            self.notify(Speaker(self.language).say("terminal-damaged"), timeout=DAMAGED_SECONDS)
        order = StartScreen.wished(self._wishes, self.language)
        asked = not self._wishes.suffice or saved is not None
        while True:
            if asked:
                chosen = await self.push_screen_wait(StartScreen(order, saved))
                if chosen is None:
                    break
                order = chosen
            game = saved if order.resume and saved is not None else self._begun(order)
            wish = await self._play(game, order.language)
            if wish is After.LEAVE:
                break
            asked, saved = wish is After.NEW, None
        self.exit()

    def _begun(self, order: Order) -> Game:
        speaker = Speaker(order.language, order.edition)
        wishes = Wishes(goal=order.goal, bots=order.bots)
        return new_game(speaker, list(order.people), order.players, wishes, self._seeds.next())

    async def _play(self, game: Game, language: Language) -> After | None:
        self.games.append(game)
        table = LocalTable(game, language, keep=self._saved.keep, pause=self._pause)
        return await self.push_screen_wait(table)
