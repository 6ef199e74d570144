"""`amletero migrate`: bring a server's database up to date."""

from typing import Annotated

from cyclopts import Parameter

from amletero.cli.common import fail, from_file
from amletero.cli.serve import prepare_database
from amletero.storage.database import BadDatabase, database_url


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
) -> None:
    """Update a database to this version's tables. Make a backup and stop the workers first.

    For a SQLite file `amletero serve` does this automatically.
    """
    try:
        url = database_url(from_file(database) or "")
    except BadDatabase as error:
        fail(f"--database: {error}")
    prepare_database(url, migrating=True)
    print("The database is up to date.")
