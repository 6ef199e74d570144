"""A table as guests see it before they enter."""

from amletero.server import rest_models as doc
from amletero.server.game_lists import Listed
from amletero.tables.refusals import deny
from amletero.wire.socket.codes import RefusalCode


def overview(game: Listed) -> doc.TableOverview:
    """Return the overview of a listed table. Raises `Denied` if it is closed."""
    standing = game.standing
    if standing.phase == "closed":
        raise deny(RefusalCode.NO_TABLE)
    return doc.TableOverview(
        table=game.table,
        phase=standing.phase,
        edition=standing.settings.edition,
        goal=standing.settings.goal,
        pace=standing.settings.pace,
        watch=standing.settings.watch,
        players=game.players,
        bots=standing.bots,
        host=standing.host_seat,
        free=sum(chair.free for chair in standing.chairs),
    )
