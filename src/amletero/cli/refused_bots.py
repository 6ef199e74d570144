"""Why a bot that a call names cannot play, in the language of the call."""

from typing import TYPE_CHECKING

from amletero.bots import NETWORK_FILE, OtherTable, UnknownBot
from amletero.locales import Speaker
from amletero.locales.system_errors import system_error_text

if TYPE_CHECKING:
    from amletero.arena.entrants import UnknownEntrant


def bot_refusal(speaker: Speaker, error: UnknownBot) -> str:
    """Return why a name is no bot for a table."""
    if isinstance(error, OtherTable):
        return speaker.say("call-other-table", name=error.edition, players=error.players)
    if not error.name.endswith(NETWORK_FILE):
        return speaker.say("call-bots", bots=speaker.one_of(error.known))
    if isinstance(error.__cause__, OSError):
        reason = f"{error.name}: {system_error_text(speaker, error.__cause__)}"
        return speaker.say("call-not-a-network", reason=reason)
    return speaker.say(getattr(error.__cause__, "why", "network-unreadable"), file=error.name)


def entrant_refusal(speaker: Speaker, error: "UnknownEntrant") -> str:
    """Return why a text names neither a bot nor a command."""
    network = error.why == "call-not-a-network"
    if network and isinstance(error.__cause__, UnknownBot):
        return bot_refusal(speaker, error.__cause__)
    return speaker.say(error.why, **error.details)
