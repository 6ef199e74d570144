"""`amletero admin prune`."""

from typing import Annotated

from cyclopts import Parameter

from amletero.cli.admin.common import JsonOption, Session, YesOption
from amletero.cli.common import LanguageOption
from amletero.cli.serve_options import DatabaseOption, LifetimeOptions


def prune(
    *,
    expiry: LifetimeOptions = LifetimeOptions(),  # noqa: B008 - it cannot be changed
    dry_run: Annotated[bool, Parameter(help="Only count what would go.")] = False,
    yes: YesOption = False,
    json: JsonOption = False,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Close and delete what has expired, now. A game where someone is present stays.

    A running server does the same by itself, with the days that it was started with.
    """
    session, lifetimes = Session(database, lang), expiry.lifetimes()
    would = session.run(lambda office: office.housekeeping(lifetimes).preview())
    counts = {"closed": would.closed, "deleted": would.deleted, "guests": would.guests}
    if dry_run or not any(counts.values()):
        session.report(json, counts, "admin-would-prune", **counts)
        return
    session.confirm(yes, "admin-ask-prune", **counts)
    swept = session.run(lambda office: office.housekeeping(lifetimes).sweep_now())
    counts = {"closed": swept.closed, "deleted": swept.deleted, "guests": swept.guests}
    session.report(json, counts, "admin-pruned", **counts)
