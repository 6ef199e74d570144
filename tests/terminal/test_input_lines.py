"""Lines reach the question that was asked when they were typed."""

from contextlib import suppress
from queue import SimpleQueue
from threading import Event, Thread

from amletero.terminal.plain.input_lines import Asked, GivenUp, Keyboard, Lines
from tests.waiting import PATIENCE, wait_until


class Typed(Keyboard):
    """A keyboard on which a test types."""

    def __init__(self, *, person: bool) -> None:
        self.lines: SimpleQueue[str] = SimpleQueue()
        self.is_read = Event()
        self._person = person

    def isatty(self) -> bool:
        return self._person

    def readline(self) -> str:
        self.is_read.set()
        return self.lines.get(timeout=PATIENCE)


def withdrawn(lines: Lines, keyboard: Typed) -> None:
    """Ask a question in a thread, and withdraw it once the keyboard is read for it."""
    asked = Asked()

    def ask() -> None:
        lines.begin(asked)
        with suppress(GivenUp):
            lines.readline()

    asking = Thread(target=ask)
    asking.start()
    assert keyboard.is_read.wait(PATIENCE)
    lines.give_up(asked)
    asking.join(PATIENCE)
    assert not asking.is_alive()


def test_what_is_typed_before_a_question_reads_answers_it() -> None:
    keyboard = Typed(person=True)
    lines = Lines(keyboard)
    withdrawn(lines, keyboard)
    asked = Asked()
    lines.begin(asked)  # the question is shown
    keyboard.lines.put("q\n")
    wait_until(lambda: not asked.lines.empty())
    assert lines.readline() == "q\n"


def test_a_script_s_line_for_a_withdrawn_question_answers_the_next() -> None:
    script = Typed(person=False)
    lines = Lines(script)
    withdrawn(lines, script)
    asked = Asked()
    lines.begin(asked)
    script.lines.put("1\n")
    wait_until(lambda: not asked.lines.empty())
    lines.give_up(asked)
    lines.begin(Asked())
    assert lines.readline() == "1\n"
