"""`amletero admin guests` and `delete-guest`."""

from typing import Annotated

from cyclopts import Parameter

from amletero.cli.admin.common import JsonOption, LimitOption, Session, YesOption, date_text
from amletero.cli.common import LanguageOption, fail, printable
from amletero.cli.serve_options import DatabaseOption


def guests(
    *,
    name: Annotated[str | None, Parameter(help="Only guests whose name contains this.")] = None,
    limit: LimitOption = 100,
    json: JsonOption = False,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """List guests, the latest first, with the number of games that they have been to."""
    session = Session(database, lang)
    found = session.run(lambda office: office.guests(name=name, limit=limit))
    if json:
        session.print_json(
            {
                "guests": [
                    {**guest._asdict(), "created": date_text(guest.created)} for guest in found
                ]
            }
        )
        return
    for guest in found:
        session.say(
            "admin-guest",
            guest=guest.id,
            name=printable(guest.name),
            date=date_text(guest.created),
            games=guest.tables,
        )
    if not found:
        session.say("admin-no-guests")


def delete_guest(
    guest: Annotated[str, Parameter(help="The id of a guest; `guests` lists them.")],
    *,
    yes: YesOption = False,
    json: JsonOption = False,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Delete a guest and all that is theirs.

    Games where nobody else has been are deleted; in other games the seat stays without a name.
    """
    session = Session(database, lang)
    found = session.run(lambda office: office.guest(guest))
    if found is None:
        fail(session.sentence("admin-no-such-guest", guest=printable(guest)))
    alone = len(session.run(lambda office: office.alone_at(guest)))
    session.confirm(yes, "admin-ask-delete-guest", name=printable(found.name), games=alone)
    games = session.run(lambda office: office.delete_guest(guest))
    document = {"deleted_guest": guest, "deleted_games": games}
    session.report(json, document, "admin-deleted-guest", games=games)
