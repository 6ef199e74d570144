"""Deleting a table with all that belongs to it."""

from sqlalchemy import ColumnElement, Connection, delete, true

from amletero.storage.schema import entries, members, names, reviews, tables
from amletero.storage.server_values import note_change


def delete_table_rows(
    connection: Connection, table: str, condition: ColumnElement[bool] | None = None
) -> bool:
    """Delete all rows of a table within a transaction; return whether it was there.

    Its own row goes first: nobody else can add to its log after that.
    """
    wanted = true() if condition is None else condition
    gone = delete(tables).where(tables.c.id == table, wanted).returning(tables.c.id)
    if connection.execute(gone).first() is None:
        return False
    for other in (entries, names, members, reviews):
        connection.execute(delete(other).where(other.c.table == table))
    connection.execute(note_change())
    return True
