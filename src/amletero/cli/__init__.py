"""The `amletero` command: one module a subcommand, loaded only when it is called."""

from typing import Final

from cyclopts import App, Parameter

app: Final = App(
    name="amletero",
    help="Love Letter: play it, build bots for it, study it.",
    default_parameter=Parameter(negative=()),
)
app.command(
    "amletero.cli.replay:replay", name="replay", help="Play records again and check every result."
)
app.command(
    "amletero.cli.schema:schema", name="schema", help="Print the JSON Schema of a document."
)


def main() -> None:
    """Run the command."""
    app()
