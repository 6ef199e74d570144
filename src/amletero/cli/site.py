"""`amletero site`: the game as a folder of static files."""

import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from amletero.cli.common import LanguageOption, chosen_language, fail
from amletero.locales import Speaker
from amletero.site_files import NotBuilt
from amletero.static_site.export import OtherFiles, write_site

MEGABYTE: Final = 1_000_000


def site(
    folder: Annotated[
        Path, Parameter(help="A new folder, or one that this command has written before.")
    ],
    /,
    *,
    lang: LanguageOption = None,
) -> None:
    """Write the game as a folder of static files, to play without a server.

    Any web host can serve the folder, under any path. The browser runs this package: bots, several
    people at one screen, lessons, rules, replay. Games are kept in the browser.
    """
    speaker = Speaker(chosen_language(lang))
    try:
        written = write_site(folder)
    except NotBuilt:
        fail(speaker.say("site-not-built"))
    except OtherFiles:
        fail(speaker.say("site-other-files", folder=str(folder)))
    said = speaker.say(
        "site-written",
        files=len(written.files),
        megabytes=f"{written.size / MEGABYTE:.1f}",
        folder=str(folder),
        first=f"{written.first_game() / MEGABYTE:.1f}",
    )
    sys.stdout.write(f"{said}\n")
