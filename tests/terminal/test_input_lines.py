"""Lines reach the question that was asked when they were typed."""

from queue import SimpleQueue

from amletero.terminal.plain.input_lines import Asked, Keyboard, Lines
from tests.waiting import PATIENCE, wait_until


class Typed(Keyboard):
    """A keyboard on which a test types."""

    def __init__(self, *, person: bool) -> None:
        self.lines: SimpleQueue[str] = SimpleQueue()
        self._person = person

    def isatty(self) -> bool:
        return self._person

    def readline(self) -> str:
        return self.lines.get(timeout=PATIENCE)


def withdrawn(lines: Lines) -> None:
    """Ask a question, start to read for it, and withdraw it."""
    asked = Asked()
    lines.begin(asked)
    lines._start_reading()
    lines.give_up(asked)


def test_what_is_typed_before_a_question_reads_answers_it() -> None:
    keyboard = Typed(person=True)
    lines = Lines(keyboard)
    withdrawn(lines)
    asked = Asked()
    lines.begin(asked)  # the question is shown
    keyboard.lines.put("q\n")
    wait_until(lambda: not asked.lines.empty())
    assert lines.readline() == "q\n"


def test_a_script_s_line_for_a_withdrawn_question_answers_the_next() -> None:
    script = Typed(person=False)
    lines = Lines(script)
    withdrawn(lines)
    asked = Asked()
    lines.begin(asked)
    script.lines.put("1\n")
    wait_until(lambda: not asked.lines.empty())
    lines.give_up(asked)
    lines.begin(Asked())
    assert lines.readline() == "1\n"
