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
HERE: Final = "amletero.cli.admin"
"""Where the subcommands are: none is loaded before it is called, so each has its summary here."""
admin.command(f"{HERE}.games:games", help="List games, the latest first.")
admin.command(f"{HERE}.games:export", help="Print records of ended games, one per line.")
admin.command(f"{HERE}.games:close", help="Close a game that is not over.")
admin.command(f"{HERE}.games:delete", help="Delete a game with its log.")
admin.command(f"{HERE}.guests:guests", help="List guests with their ids.")
admin.command(
    f"{HERE}.guests:delete_guest",
    name="delete-guest",
    help="Delete a guest and all that is theirs.",
)
admin.command(f"{HERE}.expiry:prune", help="Close and delete what has expired.")
admin.command(f"{HERE}.bans:ban", help="Ban an address or a network.")
admin.command(f"{HERE}.bans:bans", help="List the banned addresses.")
admin.command(f"{HERE}.bans:unban", help="Lift a ban.")
