"""The database's history: it makes the tables of the code, and refuses what is not ours."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from amletero.storage.database import (
    BadDatabase,
    DatabaseProblem,
    connect,
    database_url,
    up_to_date,
)
from amletero.storage.migration import check, migrate
from amletero.storage.schema import metadata
from tests.waiting import PATIENCE

AMLETERO = Path(sys.executable).with_name("amletero")


async def test_the_migrations_make_the_tables_of_the_code(tmp_path: Path) -> None:
    database = connect(database_url(str(tmp_path / "new.db")))
    assert not await up_to_date(database)
    await migrate(database)
    await migrate(database)
    await check(database)
    assert await up_to_date(database)

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await database.write(differences) == []
    await database.close()


async def test_an_empty_database_must_be_migrated(tmp_path: Path) -> None:
    database = connect(database_url(str(tmp_path / "empty.db")))
    with pytest.raises(BadDatabase) as found:
        await check(database)
    assert found.value.problem is DatabaseProblem.EMPTY
    await database.close()


@pytest.mark.parametrize(
    ("statements", "said"),
    [
        (["CREATE TABLE recipes (id)"], "belongs to another program"),
        (
            [
                "CREATE TABLE alembic_version (version_num)",
                "INSERT INTO alembic_version VALUES (9)",
            ],
            "newer version",
        ),
        (None, "not a database"),
    ],
)
def test_a_strange_database_is_refused_in_one_line(
    tmp_path: Path, statements: list[str] | None, said: str
) -> None:
    file = tmp_path / "strange.db"
    if statements is None:
        file.write_bytes(b"this is no database at all, just text" * 100)
    else:
        with sqlite3.connect(file) as connection:
            for statement in statements:
                connection.execute(statement)
        connection.close()
    run = subprocess.run(
        [str(AMLETERO), "serve", "--port", "0", "--database", str(file)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert run.returncode == 2
    assert said in run.stderr
    assert run.stderr.count("\n") == 1
