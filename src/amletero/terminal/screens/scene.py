"""What a screen shows: the game from somebody's eyes, and how it is told."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rich.table import Table
from rich.text import Text

from amletero.locales import Language, Narrator, Sentence, Speaker
from amletero.rules.cards import Cards, Seat
from amletero.rules.facts import Fact, GameEnded, RoundBegan, RoundEnded
from amletero.rules.round import Round
from amletero.rules.view import View
from amletero.terminal.screens.palette import FAINT, GOLD, LIGHT_INK, ON_NIGHT


@dataclass(frozen=True)
class Scene:
    """The table from one seat, a spectator's place, or with all cards open."""

    view: View
    names: tuple[str, ...]
    language: Language
    truth: Round | None = None
    """All cards, where they lie open: in a record that is looked at."""
    away: frozenset[Seat] = field(default_factory=frozenset)
    """Who has lost the connection to a table of a server."""

    @property
    def speaker(self) -> Speaker:
        """Who speaks about this game."""
        return Speaker(self.language, self.view.table.edition)

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """Those who have a plate at the top, in the order of turns after one's own seat."""
        seats, own = self.view.table.seats, self.view.seat
        if own is None:
            return tuple(seats)
        return tuple((own + step) % len(seats) for step in range(1, len(seats)))

    @property
    def hand(self) -> Cards:
        """The cards that are shown large: one's own, or of whose turn it is where all is open."""
        return self.view.hand if self.truth is None else self.truth.hand

    def name(self, seat: Seat) -> str:
        """What a player is called."""
        return self.speaker.player(seat, self.names)


class Story:
    """The sentences of a game for one reader, told fact by fact."""

    def __init__(
        self, language: Language, names: Sequence[str], reader: Seat | None = None
    ) -> None:
        self._narrator = Narrator(language, names, reader)
        self._told = 0
        self.sentences: list[Sentence] = []

    def hear(self, facts: Sequence[Fact]) -> list[Sentence]:
        """Tell what is new in these facts, which begin with those heard before."""
        new = self._narrator.tell(facts[self._told :])
        self._told = len(facts)
        self.sentences += new
        return new


def of_this_round(sentences: Sequence[Sentence]) -> Sequence[Sentence]:
    """The sentences since the latest deal."""
    deals = [sentence.fact for sentence in sentences if isinstance(sentence.fact, RoundBegan)]
    if not deals:
        return sentences
    start = next(place for place, told in enumerate(sentences) if told.fact is deals[-1])
    return sentences[start:]


def story_text(sentences: Iterable[Sentence]) -> Table:
    """Sentences of the log, each after the mark of its character; lines that wrap stay indented."""
    rows = Table.grid(padding=0)
    rows.add_column(width=2)
    rows.add_column(ratio=1)
    for sentence in sentences:
        rows.add_row(*_story_row(sentence))
    return rows


def _story_row(sentence: Sentence) -> tuple[Text, Text]:
    """The mark and the sentence; what only some know is slanted."""
    if isinstance(sentence.fact, RoundBegan | RoundEnded | GameEnded):
        return Text("❧", GOLD), Text(sentence.text, f"bold {GOLD}")
    style = f"italic {FAINT}" if sentence.secret else LIGHT_INK
    if sentence.character is None:
        return Text(), Text(sentence.text, style)
    return Text("●", ON_NIGHT[sentence.character]), Text(sentence.text, style)
