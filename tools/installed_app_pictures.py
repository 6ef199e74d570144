"""Draw the pictures of the installed app from our own art.

The icons are `web/public/icon.svg` in the sizes that browsers ask for; the screenshots are two of
`docs/pictures`. They are written to `web/public/app` and committed.
"""

import shutil
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from amletero.palette import THEME_COLORS
from tools.pictures import BROWSER, PICTURES, ROOT

PUBLIC: Final = ROOT / "web" / "public"
OUT: Final = PUBLIC / "app"
SCREENSHOTS: Final = {"wide": "table-light", "narrow": "phone-turn"}
"""By name: the picture of `docs/pictures`."""


class AppIcon(NamedTuple):
    """The name of a file, its size in pixels, and the part of it that the drawing takes.

    A part of 1 has no ground. A system cuts a maskable icon to any shape that holds a circle of 80%
    of its width.
    """

    name: str
    size: int
    part: float = 1


ICONS: Final = (
    AppIcon("icon-192", 192),
    AppIcon("icon-512", 512),
    AppIcon("icon-maskable-512", 512, 0.68),
    AppIcon("apple-touch-icon", 180, 0.84),
)


def main() -> None:
    """Draw all icons and copy the screenshots."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name, picture in SCREENSHOTS.items():
        shutil.copyfile(PICTURES / f"{picture}.webp", OUT / f"{name}.webp")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=BROWSER, args=["--no-sandbox", "--disable-quic", "--disable-gpu"]
        )
        for icon in ICONS:
            (OUT / f"{icon.name}.png").write_bytes(drawn(browser, icon))
        browser.close()


def drawn(browser: Browser, icon: AppIcon) -> bytes:
    """Return an icon as PNG."""
    page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
    svg = Path(PUBLIC / "icon.svg").read_text(encoding="utf-8")
    side = round(icon.size * icon.part)
    ground = "transparent" if icon.part == 1 else THEME_COLORS["ground"].dark
    page.set_content(
        f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center;"
        f" background: {ground} }} svg {{ width: {side}px; height: {side}px }}</style>{svg}"
    )
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


if __name__ == "__main__":
    main()
