"""The color theme: as asked for, as chosen last time, or matching the terminal."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Final

from amletero.terminal.user_files import write_whole

FILE: Final = "theme"
DARK: Final = "dark"
LIGHT: Final = "light"
LIGHT_GROUNDS: Final = {"7", "15"}
"""Color numbers of a white background."""


class ThemeChoice:
    """The choice between light and dark, stored in a folder if there is one."""

    def __init__(
        self,
        folder: Path | None = None,
        environment: Mapping[str, str] = MappingProxyType({}),
        wish: str | None = None,
    ) -> None:
        self._file = None if folder is None else folder / FILE
        self.theme = wish or self._kept() or self._fitting(environment)

    def turn(self) -> str:
        """Switch to the other theme, and store the choice."""
        self.theme = DARK if self.theme == LIGHT else LIGHT
        if self._file is not None:
            with suppress(OSError):
                write_whole(self._file, f"{self.theme}\n")
        return self.theme

    def _kept(self) -> str | None:
        if self._file is None:
            return None
        try:
            kept = self._file.read_text(encoding="utf-8").strip()
        except (OSError, ValueError):
            return None
        return kept if kept in (DARK, LIGHT) else None

    @staticmethod
    def _fitting(environment: Mapping[str, str]) -> str:
        """Return the theme of the terminal: `COLORFGBG=0;15` means black on white."""
        ground = environment.get("COLORFGBG", "").rpartition(";")[2]
        return LIGHT if ground in LIGHT_GROUNDS else DARK
