"""What the subcommands of `amletero admin` share: the database, answers, questions."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias, TypeVar

from cyclopts import Parameter
from cyclopts.validators import Number

from amletero.cli.common import chosen_language, complain, fail, from_file
from amletero.cli.serve import chosen_database, prepare_database
from amletero.locales import Speaker
from amletero.locales.speaker import Variable
from amletero.server.operator_actions import Administration, administered
from amletero.tables.log import LogUnavailable

T = TypeVar("T")

JsonOption: TypeAlias = Annotated[bool, Parameter(help="Print one JSON document.")]
YesOption: TypeAlias = Annotated[bool, Parameter(help="Do it without asking.")]
LimitOption: TypeAlias = Annotated[
    int, Parameter(help="List this many at most.", validator=Number(gte=1))
]
Days: TypeAlias = Annotated[int, Parameter(validator=Number(gte=1))]

NOT_DONE: Final = 1
"""Exit status if the question was not answered with yes."""


class Session:
    """A database that is administered, and the language of answers."""

    def __init__(self, database: str | None, lang: str | None) -> None:
        self._speaker = Speaker(chosen_language(lang))
        self._url = chosen_database(from_file(database, self._speaker), self._speaker)
        file = self._url.database if self._url.get_backend_name() == "sqlite" else None
        if file is not None and not Path(file).is_file():
            fail(f"{file}: {self.sentence('admin-no-database')}")
        prepare_database(self._url, self._speaker, migrating=False)

    def run(self, work: Callable[[Administration], Awaitable[T]]) -> T:
        """Return what `work` does with the database; exit with one line if that fails."""

        async def working() -> T:
            async with administered(self._url) as office:
                return await work(office)

        try:
            return asyncio.run(working())
        except LogUnavailable as error:
            reason = str(error.__cause__ or error).partition("\n")[0]
            fail(self.sentence("database-failed", detail=reason))

    def sentence(self, message: str, **variables: Variable) -> str:
        """Return a sentence in the chosen language."""
        return self._speaker.say(message, **variables)

    def say(self, message: str, **variables: Variable) -> None:
        """Print a sentence."""
        print(self.sentence(message, **variables))

    def print_json(self, document: dict[str, Any]) -> None:
        """Print one JSON document."""
        print(json.dumps(document, ensure_ascii=False))

    def report(
        self, as_json: bool, document: dict[str, Any], message: str, **variables: Variable
    ) -> None:
        """Print what was done, as JSON or as a sentence."""
        if as_json:
            self.print_json(document)
        else:
            self.say(message, **variables)

    def confirm(self, yes: bool, question: str, **variables: Variable) -> None:
        """Ask whether to go on, and exit unless the answer is yes.

        The question goes to standard error, so that standard output has the result alone.
        """
        if yes:
            return
        if not sys.stdin.isatty():
            fail(self.sentence("admin-needs-yes"))
        asked = self.sentence(question, **variables)
        print(self.sentence("admin-question", question=asked), end="", file=sys.stderr, flush=True)
        if sys.stdin.readline().strip().lower() not in self.sentence("admin-yes").split():
            complain(self.sentence("admin-not-done"))
            sys.exit(NOT_DONE)


def date_text(seconds: float) -> str:
    """Return a time in seconds since 1970 as a date, in UTC."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
