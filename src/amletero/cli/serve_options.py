"""Options of `amletero serve` that other subcommands share, or that belong together."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from cyclopts import Parameter
from cyclopts.validators import Number

from amletero.server.config import Ceilings
from amletero.storage.expiry import Lifetimes

Count: TypeAlias = Annotated[int, Parameter(validator=Number(gte=0))]

DatabaseOption = Annotated[
    str | None,
    Parameter(
        env_var="AMLETERO_DATABASE",
        help="A SQLite file, or postgresql://USER:PASSWORD@HOST/NAME; @FILE reads that from a "
        "file. [default: a file in your data folder]",
    ),
]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class CeilingOptions:
    """Upper limits per address and for the whole server; 0 means no limit."""

    connections_per_address: Annotated[
        Count, Parameter(help="Open connections of one address to one worker.")
    ] = Ceilings().connections_per_address
    guests_per_address: Annotated[
        Count, Parameter(help="New guests of one address in 24 hours.")
    ] = Ceilings().guests_per_address
    tables_per_address: Annotated[
        Count, Parameter(help="New tables of one address in 24 hours.")
    ] = Ceilings().tables_per_address
    most_guests: Annotated[Count, Parameter(help="Guests that the server remembers.")] = (
        Ceilings().guests
    )
    most_tables: Annotated[Count, Parameter(help="Tables that the server stores.")] = (
        Ceilings().tables
    )

    def ceilings(self) -> Ceilings:
        """Return the ceilings as the server knows them."""
        return Ceilings(
            connections_per_address=self.connections_per_address,
            guests_per_address=self.guests_per_address,
            tables_per_address=self.tables_per_address,
            guests=self.most_guests,
            tables=self.most_tables,
        )


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class LifetimeOptions:
    """Days after which games and guests expire; 0 means never."""

    unfinished_days: Annotated[
        Count, Parameter(help="Days without a move after which a game is closed.")
    ] = Lifetimes().unfinished_days
    finished_days: Annotated[
        Count, Parameter(help="Days after which a game that has ended is deleted.")
    ] = Lifetimes().finished_days
    guest_days: Annotated[
        Count, Parameter(help="Days after which a guest without a game is forgotten.")
    ] = Lifetimes().guest_days

    def lifetimes(self) -> Lifetimes:
        """Return the lifetimes as the server knows them."""
        return Lifetimes(
            unfinished_days=self.unfinished_days,
            finished_days=self.finished_days,
            guest_days=self.guest_days,
        )
