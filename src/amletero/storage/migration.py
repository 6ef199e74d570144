"""Migrating a database to this version's schema, and checking which schema it has."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from amletero.storage.database import BadDatabase, Database, DatabaseProblem

FOLDER: Final = Path(__file__).parent / "migrations"


async def migrate(database: Database) -> None:
    """Migrate the database to this version's schema. Raises `BadDatabase` if it is newer."""
    await database.write(_upgrade)


async def check(database: Database) -> None:
    """Raise `BadDatabase` unless the database has this version's schema."""
    state = await database.write(_revision)
    if state is None:
        raise BadDatabase(DatabaseProblem.EMPTY)
    if state != _head():
        raise BadDatabase(DatabaseProblem.OLDER)


def _upgrade(connection: Connection) -> None:
    if _revision(connection) == _head():
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None and inspect(connection).get_table_names():
        raise BadDatabase(DatabaseProblem.OF_ANOTHER_PROGRAM)
    if revision is not None and not _known(revision):
        raise BadDatabase(DatabaseProblem.NEWER)
    return revision


def _known(revision: str) -> bool:
    return revision in {script.revision for script in _scripts().walk_revisions()}


def _head() -> str | None:
    return _scripts().get_current_head()


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return config
