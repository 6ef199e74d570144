"""An evening in plain text: one game after the other, until nobody wants another."""

from amletero.locales import Speaker
from amletero.terminal.game import Game
from amletero.terminal.plain.game import PlainGame
from amletero.terminal.plain.prompts import Left, Prompter
from amletero.terminal.plain.setup_prompts import ask_game
from amletero.terminal.plain.show import token_counts
from amletero.terminal.saved_game import SavedGame
from amletero.terminal.setup import Seeds, Wishes


class PlainEvening:
    """Plays games by prompts.

    Only somebody at a terminal is asked about an interrupted game or for another one: a script
    that sends its answers through a pipe is always asked the same questions.
    """

    def __init__(self, prompter: Prompter, wishes: Wishes, seeds: Seeds, saved: SavedGame) -> None:
        self._prompter = prompter
        self._wishes = wishes
        self._seeds = seeds
        self._saved = saved
        self._games: list[Game] = []

    def spend(self) -> list[Game]:
        """Play, and return the games; the last one may be unfinished."""
        try:
            self._prompter.say("plain-welcome")
            self._play(self._interrupted() or self._new())
            while self._prompter.interactive and self._prompter.sure("plain-again"):
                self._play(self._new())
            self._prompter.say("plain-goodbye")
        except (Left, KeyboardInterrupt):
            self._prompter.write()
            self._prompter.say("plain-interrupted")
            if self._prompter.interactive and self._games and not self._games[-1].over:
                kept = self._saved.keep(self._games[-1])
                self._prompter.say("terminal-kept" if kept else "terminal-not-kept")
        return self._games

    def _play(self, game: Game) -> None:
        self._games.append(game)
        self._prompter.speaker = Speaker(self._prompter.speaker.language, game.match.table.edition)
        PlainGame(game, self._prompter, self._keep).play()
        self._prompter.say("plain-game-over")

    def _new(self) -> Game:
        return ask_game(self._prompter, self._wishes, self._seeds.next())

    def _interrupted(self) -> Game | None:
        if not self._prompter.interactive:
            return None
        if (game := self._saved.game()) is None:
            if self._saved.damaged:
                self._prompter.say("terminal-damaged")
            return None
        speaker = Speaker(self._prompter.speaker.language, game.match.table.edition)
        table = game.match.table
        tokens = token_counts(speaker, table, game.players.names)
        self._prompter.speaker = speaker
        agrees = self._prompter.sure(
            "plain-continue", default=True, round=table.rounds, tokens=tokens
        )
        return game if agrees else None

    def _keep(self, game: Game) -> None:
        if self._prompter.interactive:
            self._saved.keep(game)
