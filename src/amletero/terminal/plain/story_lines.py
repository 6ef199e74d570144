"""What happens at a table, told line by line."""

from typing import Final

from amletero.locales import Sentence
from amletero.rules.cards import Seat
from amletero.rules.facts import GameEnded, Revealed, RoundBegan, RoundEnded
from amletero.rules.view import View
from amletero.terminal.client.table_client import TableClient
from amletero.terminal.game_sentences import GameSentences, of_this_round
from amletero.terminal.plain.prompts import Prompter
from amletero.terminal.plain.table_texts import show_tokens

SHOWN_TO_ALL: Final = (Revealed, RoundEnded, GameEnded)
"""Facts at the end of a round; they are told to everyone at the keyboard at once."""


class StoryLines:
    """Tells a game; several people at one keyboard each get it on their own turn."""

    def __init__(self, prompter: Prompter) -> None:
        self._prompter = prompter
        self._stories: dict[Seat | None, GameSentences] = {}
        self._ended_rounds = 0

    def tell(self, view: View, names: tuple[str, ...], client: TableClient) -> None:
        """Tell the new facts of a view; if a game is joined late, those of this round."""
        if not self._stories and not client.seats:
            self._prompter.say("terminal-no-seat" if client.people else "terminal-watching")
        first = view.seat not in self._stories
        language = self._prompter.speaker.language
        story = self._stories.setdefault(view.seat, GameSentences(language, names, view.seat))
        new = story.hear(view.facts)
        for sentence in of_this_round(new) if first else new:
            if not client.hot_seat or _is_for_all(sentence) == (view.seat is None):
                self._write(sentence)
        if not client.hot_seat or view.seat is None:
            self._tell_tokens(view, names)

    def _write(self, sentence: Sentence) -> None:
        if isinstance(sentence.fact, RoundBegan):
            self._prompter.write()
        self._prompter.write(sentence.text)

    def _tell_tokens(self, view: View, names: tuple[str, ...]) -> None:
        table = view.table
        if table.result is not None and self._ended_rounds != table.rounds:
            self._ended_rounds = table.rounds
            show_tokens(self._prompter, table, names)


def _is_for_all(sentence: Sentence) -> bool:
    return isinstance(sentence.fact, SHOWN_TO_ALL)
