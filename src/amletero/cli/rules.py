"""`amletero rules`: the reference card and the full rules of an edition."""

from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from amletero.cli.common import LanguageOption, chosen_language, console
from amletero.locales import Speaker, reference_card, rulebook
from amletero.palette import CHARACTER_COLORS
from amletero.rules.editions import EDITIONS

if TYPE_CHECKING:
    from rich.console import Console


def rules(
    edition: Annotated[
        Literal["standard", "classic", "original"], Parameter(help="Edition of the game.")
    ] = "standard",
    *,
    lang: LanguageOption = None,
) -> None:
    """Print the reference card and the full rules of an edition."""
    speaker = Speaker(chosen_language(lang), EDITIONS[edition])
    out = console()
    out.print(speaker.say("rules-title"), style="bold")
    out.print()
    _print_reference_card(speaker, out)
    for section in rulebook(speaker):
        card = section.character
        color = "default" if card is None else CHARACTER_COLORS[card].anywhere
        out.print(f"\n{section.title}", style=f"bold {color}")
        for paragraph in section.paragraphs:
            out.print(paragraph)


def _print_reference_card(speaker: Speaker, out: "Console") -> None:
    from rich.table import Table  # noqa: PLC0415 (slow to import)
    from rich.text import Text  # noqa: PLC0415

    table = Table(title=speaker.say("rules-reference"), title_justify="left", title_style="bold")
    for column in ("value", "name", "copies", "line"):
        table.add_column(speaker.say(f"rules-reference.{column}"))
    for line in reference_card(speaker):
        name = Text(line.name, style=CHARACTER_COLORS[line.character].anywhere)
        table.add_row(str(line.value), name, str(line.copies), line.line)
    out.print(table)
