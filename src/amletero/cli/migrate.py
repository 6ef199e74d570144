"""`amletero migrate`: bring a server's database up to date."""

from typing import Annotated

from cyclopts import Parameter

from amletero.cli.common import LanguageOption, chosen_language, from_file
from amletero.cli.serve import chosen_database, prepare_database
from amletero.locales import Speaker


def migrate(
    *,
    database: Annotated[
        str,
        Parameter(
            env_var="AMLETERO_DATABASE",
            help="A SQLite file, or postgresql://USER:PASSWORD@HOST/NAME; @FILE reads that from a "
            "file.",
        ),
    ],
    lang: LanguageOption = None,
) -> None:
    """Update a database to this version's tables. Make a backup and stop the workers first.

    For a SQLite file `amletero serve` does this automatically.
    """
    speaker = Speaker(chosen_language(lang))
    prepare_database(
        chosen_database(from_file(database, speaker), speaker), speaker, migrating=True
    )
    print(speaker.say("migrate-done"))
