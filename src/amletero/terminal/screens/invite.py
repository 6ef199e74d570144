"""The invitation to a table: its link, and the QR code of it."""

from rich.console import Group, RenderableType
from rich.text import Text

from amletero.locales import Speaker
from amletero.terminal.client.qr_code import qr_lines
from amletero.terminal.screens.colors import GLOW, TEXT
from amletero.terminal.screens.reading_sheets import ReadingScreen


class InviteScreen(ReadingScreen):
    """Shows a table's link, to copy or to scan."""

    def __init__(self, speaker: Speaker, link: str) -> None:
        super().__init__(speaker.say("web-invite-title"), speaker)
        self._link = link

    def text(self) -> RenderableType:
        """Return the link, then the QR code in black and white, as cameras expect it."""
        code = Text("\n".join(qr_lines(self._link)), style="#000000 on #ffffff", no_wrap=True)
        link = self.styled(self._link, GLOW)
        return Group(self.styled(self.speaker.say("terminal-invitation"), TEXT), link, code)
