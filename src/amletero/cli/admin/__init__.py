"""`amletero admin`: look after the games and guests of a server; one module per subject."""

from typing import Final

from cyclopts import App, Parameter

admin: Final = App(
    name="admin",
    help="""Look after the games and guests of a server, through its database.

    A running server follows within about a second. What deletes or closes something asks first;
    `--yes` answers. Exit status: 0 done, 1 not done because of your answer, 2 it cannot be done.
    """,
    default_parameter=Parameter(negative=()),
)
COMMANDS: Final = {
    "games": ("games", "export", "close", "delete"),
    "guests": ("guests", "delete_guest"),
    "expiry": ("prune",),
    "bans": ("ban", "unban", "bans"),
}
"""By module: its subcommands."""
for module, names in COMMANDS.items():
    for name in names:
        admin.command(f"amletero.cli.admin.{module}:{name}", name=name.replace("_", "-"))
