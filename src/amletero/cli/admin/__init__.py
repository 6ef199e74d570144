"""`amletero admin`: look after the games and guests of a server; one module per subject."""

from typing import Final

from cyclopts import App, Parameter

admin: Final = App(
    name="admin",
    help="Look after the games and guests of a server, through its database.",
    help_epilogue=(
        "A running server follows within about a second. What deletes or closes something asks "
        "first; --yes answers. Exit status: 0 done, 1 not done because of your answer, 2 it cannot "
        "be done."
    ),
    default_parameter=Parameter(negative=()),
)
COMMANDS: Final = (
    ("games", "games", "List games, the latest first."),
    ("games", "export", "Print records of ended games, one per line."),
    ("games", "close", "Close a game that is not over."),
    ("games", "delete", "Delete a game with its log."),
    ("guests", "guests", "List guests with their ids."),
    ("guests", "delete_guest", "Delete a guest and all that is theirs."),
    ("expiry", "prune", "Close and delete what has expired."),
    ("bans", "ban", "Ban an address or a network."),
    ("bans", "bans", "List the banned addresses."),
    ("bans", "unban", "Lift a ban."),
)
"""Module, function and summary of each subcommand, for `--help`, without loading any."""
for module, name, summary in COMMANDS:
    path = f"amletero.cli.admin.{module}:{name}"
    admin.command(path, name=name.replace("_", "-"), help=summary)
