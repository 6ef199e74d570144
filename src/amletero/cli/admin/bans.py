"""`amletero admin ban`, `unban` and `bans`."""

from typing import Annotated, TypeAlias

from cyclopts import Parameter

from amletero.cli.admin.common import Days, JsonOption, Session, date_text
from amletero.cli.common import LanguageOption, fail, printable
from amletero.cli.serve_options import DatabaseOption
from amletero.server.ban_list import NoNetwork, banned_network
from amletero.storage.bans import Ban

AddressArgument: TypeAlias = Annotated[
    str, Parameter(help="An address or a network, such as 203.0.113.7 or 2001:db8::/32.")
]


def ban(
    address: AddressArgument,
    *,
    days: Annotated[Days | None, Parameter(help="For this many days. [default: for ever]")] = None,
    json: JsonOption = False,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Ban an address: a running server refuses its requests within about a second.

    Of an IPv6 address its /64 is banned.
    """
    session = Session(database, lang)
    network = _network(session, address)
    made = session.run(lambda office: office.ban(network, days))
    if json:
        session.print_json(_ban_document(made))
    else:
        _say(session, made)


def unban(
    address: AddressArgument,
    *,
    json: JsonOption = False,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Lift a ban."""
    session = Session(database, lang)
    network = _network(session, address)
    if not session.run(lambda office: office.unban(network)):
        fail(session.sentence("admin-not-banned", network=network))
    session.report(json, {"unbanned": network}, "admin-unbanned", network=network)


def bans(
    *, json: JsonOption = False, database: DatabaseOption = None, lang: LanguageOption = None
) -> None:
    """List the banned addresses."""
    session = Session(database, lang)
    found = session.run(lambda office: office.bans())
    if json:
        session.print_json({"bans": [_ban_document(ban) for ban in found]})
        return
    for ban in found:
        _say(session, ban)
    if not found:
        session.say("admin-no-bans")


def _network(session: Session, address: str) -> str:
    try:
        return banned_network(address)
    except NoNetwork:
        fail(session.sentence("admin-no-network", address=printable(address)))


def _ban_document(ban: Ban) -> dict[str, str | None]:
    until = None if ban.until is None else date_text(ban.until)
    return {"network": ban.network, "since": date_text(ban.since), "until": until}


def _say(session: Session, ban: Ban) -> None:
    until = "" if ban.until is None else date_text(ban.until)
    ever = "yes" if ban.until is None else "no"
    session.say("admin-banned", network=ban.network, ever=ever, until=until)
