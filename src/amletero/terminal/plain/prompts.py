"""Questions and answers in plain text: standard input and output, for people and for scripts."""

from collections.abc import Callable, Mapping, Sequence
from shutil import get_terminal_size
from textwrap import wrap
from typing import Final, NoReturn, Protocol, TextIO, TypeVar

from amletero.locales import Joined, Speaker
from amletero.locales.speaker import Variable
from amletero.terminal.plain.input_lines import GivenUp

T = TypeVar("T")

PROMPT: Final = "> "
CLEAR_SCREEN: Final = "\x1b[2J\x1b[3J\x1b[H"


class Left(Exception):
    """The player leaves the game, or the input ends."""


class NotUnderstood(Exception):
    """An answer was not understood; the message says what is expected."""

    def __init__(self, message: str, **variables: Variable) -> None:
        super().__init__(message)
        self.message = message
        self.variables = variables


class NotOffered(Exception):
    """An answer that is not among the offered ones."""

    def __init__(self, offered: Sequence[str]) -> None:
        super().__init__(offered)
        self.offered = offered


class Source(Protocol):
    """The source of answers."""

    def isatty(self) -> bool:
        """Return whether a person types."""

    def readline(self) -> str:
        """Return the next line with its end; empty at the end of the input."""


class Prompter:
    """Says messages and asks questions until an answer is understood."""

    def __init__(self, speaker: Speaker, source: Source, sink: TextIO) -> None:
        self.speaker = speaker
        self._source = source
        self._sink = sink
        self.helpers: dict[str, Callable[[], None]] = {"?": lambda: self.say("plain-help")}
        """By key: commands that can be given at any question."""
        self._waiting = False
        """Whether a question waits for its answer; other lines are then printed around it."""

    @property
    def interactive(self) -> bool:
        """Whether a person at a terminal answers."""
        return self._source.isatty() and self._sink.isatty()

    def say(self, message: str, /, **variables: Variable) -> None:
        """Say a message."""
        self.write(self.speaker.say(message, **variables))

    def write(self, text: str = "") -> None:
        """Write a line; if a question is waiting, repeat its prompt below.

        A terminal would break a long line within a word.
        """
        if self._sink.isatty():
            text = wrapped(text, get_terminal_size().columns)
        whole = f"\n{text}\n{PROMPT}" if self._waiting else f"{text}\n"
        self._sink.write(whole)
        self._sink.flush()

    def hide(self) -> None:
        """Clear the screen, if there is one, to hide a hand."""
        if self._sink.isatty():
            self._sink.write(CLEAR_SCREEN)
            self._sink.flush()

    def line(self) -> str:
        """Return the next line of input, without the spaces around it."""
        self._sink.write(PROMPT)
        self._sink.flush()
        line = self._answered()
        if not self._source.isatty():
            self.write(line.rstrip("\n"))  # a terminal shows what is typed; a transcript should too
        return self._taken(line)

    def _taken(self, line: str) -> str:
        """Return a stripped line. Raises `Left` at the end of the input."""
        if not line or line.strip().casefold() == self.speaker.say("plain-quit"):
            raise Left
        return line.strip()

    def _answered(self) -> str:
        self._waiting = True
        try:
            return self._source.readline()
        except GivenUp:
            self._sink.write("\n")
            raise
        finally:
            self._waiting = False

    def listen(self, tell: Callable[[], None]) -> NoReturn:
        """Give help while no question is asked; any other input gets the table's status."""
        while True:
            line = self._taken(self._source.readline())
            self.helpers.get(line.casefold(), tell)()

    def pause(self, message: str, /, **variables: Variable) -> None:
        """Say a message and wait for Enter."""
        self.say(message, **variables)
        self.line()

    def ask(self, question: Callable[[], None], understand: Callable[[str], T]) -> T:
        """Return the first understood answer; the question is repeated after help or a mistake."""
        while True:
            question()
            line = self.line()
            if (helper := self.helpers.get(line.casefold())) is not None:
                helper()
                continue
            try:
                return understand(line)
            except NotUnderstood as error:
                self.say(error.message, **error.variables)
            except NotOffered as error:
                offered = self.speaker.join(error.offered, Joined.OR)
                self.say("plain-choose-from", answers=offered)

    def number(self, question: Callable[[], None], numbers: range, default: int) -> int:
        """Return one of these whole numbers; Enter alone chooses the default."""

        def ask() -> None:
            question()
            self.say("plain-default", default=default)

        answers = {str(number): number for number in numbers}
        return self.ask(ask, lambda line: matching(line, answers) if line else default)

    def sure(self, message: str, /, *, default: bool | None = None, **variables: Variable) -> bool:
        """Return whether the player agrees; Enter alone chooses the default, if any."""
        yes, no = self.speaker.say("plain-yes"), self.speaker.say("plain-no")

        def question() -> None:
            self.say(message, **variables)
            if default is not None:
                self.say("plain-default", default=yes if default else no)

        def understand(line: str) -> bool:
            if not line and default is not None:
                return default
            return matching(line, {yes: True, no: False})

        return self.ask(question, understand)


def wrapped(text: str, columns: int) -> str:
    """Return a text with line breaks between words, so that it fits this many columns."""
    lines = [
        part
        for line in text.split("\n")
        for part in wrap(line, columns, break_long_words=False, break_on_hyphens=False) or [""]
    ]
    return "\n".join(lines)


def matching(line: str, answers: Mapping[str, T], offered: Sequence[str] | None = None) -> T:
    """Return the answer with this key, or the only one whose key starts with it.

    Raises `NotUnderstood` with the offered keys, by default all, if there is no such answer.
    """
    wanted = line.casefold()
    keys = {key.casefold(): answer for key, answer in answers.items()}
    if wanted in keys:
        return keys[wanted]
    begun = [answer for key, answer in keys.items() if wanted and key.startswith(wanted)]
    if len(begun) != 1:
        raise NotOffered(list(answers if offered is None else offered))
    return begun[0]
