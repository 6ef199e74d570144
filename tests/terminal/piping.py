"""A program that plays in plain text: it reads what is offered and answers at random."""

import io
import re
from collections.abc import Callable
from random import Random
from typing import Final

OFFERED: Final = re.compile(r"^(\d)\) ", re.MULTILINE)
CONFIRM: Final = re.compile(r"\((\w)/\w\)\s*(\(.*\))?$")

MOST_ANSWERS: Final = 5_000

Answering = Callable[[str], str]
"""From what was said since the last answer to the next one."""


class RandomAnswers:
    """Answers with one of the numbers that are offered; with yes; or with Enter alone."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._offered: list[str] = []

    def __call__(self, said: str) -> str:
        question = said.removesuffix("> ").rstrip()
        if (confirm := CONFIRM.search(question)) is not None:
            return confirm.group(1)
        asked_again = len(question.splitlines()) <= 2  # an answer was refused: nothing new
        if (offered := OFFERED.findall(question)) or not asked_again:
            self._offered = offered
        return self._random.choice(self._offered) if self._offered else ""


class Conversation(io.StringIO):
    """Both ends of a pipe with the plain game at the other side."""

    def __init__(self, answering: Answering) -> None:
        super().__init__()
        self._answering = answering
        self._heard = 0
        self._answers = 0
        self.said = ""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        del size
        self._answers += 1
        assert self._answers < MOST_ANSWERS, "the game does not end"
        new = self.said[self._heard :]
        self._heard = len(self.said)
        return self._answering(new) + "\n"

    def write(self, text: str, /) -> int:
        self.said += text
        return len(text)
