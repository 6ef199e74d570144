"""`amletero migrate`: bring a server's database up to date."""

from amletero.cli.common import fail
from amletero.cli.serve import DatabaseOption, prepare_database
from amletero.server.database import BadDatabase, database_url


def migrate(*, database: DatabaseOption = None) -> None:
    """Bring a database to this version's tables. Stop the workers first; make a backup before.

    `amletero serve` does this by itself for a SQLite file.
    """
    if database is None:
        fail("migrate: name the database with --database")
    try:
        url = database_url(database)
    except BadDatabase as error:
        fail(f"--database: {error}")
    prepare_database(url, migrating=True)
    print("The database is up to date.")
