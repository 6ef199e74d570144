"""Questions and answers in plain text: standard input and output, for people and for scripts."""

from collections.abc import Callable, Mapping, Sequence
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
    """An answer that is none; the message says what would be."""

    def __init__(self, message: str, **variables: Variable) -> None:
        super().__init__(message)
        self.message = message
        self.variables = variables


class NotOffered(Exception):
    """An answer that is none of those that are offered."""

    def __init__(self, offered: Sequence[str]) -> None:
        super().__init__(offered)
        self.offered = offered


class Source(Protocol):
    """Where answers come from."""

    def isatty(self) -> bool:
        """Return whether a person types them."""

    def readline(self) -> str:
        """Return the next line with its end; empty where there are no more."""


class Prompter:
    """Says messages and asks questions until an answer is understood."""

    def __init__(self, speaker: Speaker, source: Source, sink: TextIO) -> None:
        self.speaker = speaker
        self._source = source
        self._sink = sink
        self.helpers: dict[str, Callable[[], None]] = {"?": lambda: self.say("plain-help")}
        """What can be asked at any question, by its key."""
        self._waiting = False
        """Whether an answer is waited for; what is said meanwhile interrupts the question."""

    @property
    def interactive(self) -> bool:
        """Whether a person at a terminal answers."""
        return self._source.isatty() and self._sink.isatty()

    def say(self, message: str, /, **variables: Variable) -> None:
        """Say a message."""
        self.write(self.speaker.say(message, **variables))

    def write(self, text: str = "") -> None:
        """Write a line; where an answer is waited for, below the prompt, which is repeated."""
        whole = f"\n{text}\n{PROMPT}" if self._waiting else f"{text}\n"
        self._sink.write(whole)
        self._sink.flush()

    def hide(self) -> None:
        """Take a hand off the screen; a pipe has no screen."""
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
        """Return a line without the spaces around it. Raises `Left` where it is the last one."""
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
        """Give help while nothing is asked; whoever types anything else is told how things are."""
        while True:
            line = self._taken(self._source.readline())
            self.helpers.get(line.casefold(), tell)()

    def pause(self, message: str, /, **variables: Variable) -> None:
        """Say a message and wait for Enter."""
        self.say(message, **variables)
        self.line()

    def ask(self, question: Callable[[], None], understand: Callable[[str], T]) -> T:
        """Ask until an answer is understood; after help or a mistake the question is repeated."""
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
        """Return one of these whole numbers; Enter alone is the default."""

        def ask() -> None:
            question()
            self.say("plain-default", default=default)

        answers = {str(number): number for number in numbers}
        return self.ask(ask, lambda line: matching(line, answers) if line else default)

    def sure(self, message: str, /, *, default: bool | None = None, **variables: Variable) -> bool:
        """Whether the player says yes to a message; Enter alone is the default, if there is one."""
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


def matching(line: str, answers: Mapping[str, T], offered: Sequence[str] | None = None) -> T:
    """Return the answer whose key this is, or the only one whose key begins so.

    Where none is meant, those that are offered are named: all, unless it is said which.
    """
    wanted = line.casefold()
    keys = {key.casefold(): answer for key, answer in answers.items()}
    if wanted in keys:
        return keys[wanted]
    begun = [answer for key, answer in keys.items() if wanted and key.startswith(wanted)]
    if len(begun) != 1:
        raise NotOffered(list(answers if offered is None else offered))
    return begun[0]
