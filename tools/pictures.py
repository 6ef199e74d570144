"""Take the pictures of `docs/pictures` from the gallery: `make pictures`.

The gallery shows sample games without a server, so the pictures are the same each time.
"""

import base64
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).parent.parent
PICTURES: Final = ROOT / "docs" / "pictures"
BROWSER: Final = "/usr/bin/chromium"
QUALITY: Final = 88


class Picture(NamedTuple):
    """A story of the gallery, how it is looked at, and what is tapped before."""

    name: str
    query: str
    width: int
    height: int
    taps: tuple[str, ...] = ()


ALL: Final = (
    Picture("cards", "story=cards&lang=en", 1450, 930),
    Picture("table-light", "story=table-4-23&lang=en", 1440, 900),
    Picture("table-dark", "story=table-2-57&lang=en&theme=dark", 1440, 900),
    Picture("table-tablet", "story=table-4-23&lang=es", 820, 1180),
    Picture("phone-turn", "story=table-2-57&lang=en", 390, 844),
    Picture("phone-guess", "story=table-2-37&lang=it", 390, 844, (".take >> nth=0",)),
    Picture("phone-dark", "story=table-4-23&lang=eo&theme=dark", 390, 844),
    Picture("phone-round-end", "story=table-2-75&lang=en", 390, 844),
)


def main() -> None:
    """Build the gallery, look at it, and write what is seen."""
    subprocess.run([sys.executable, ROOT / "web" / "npm.py", "run", "build:gallery"], check=True)
    PICTURES.mkdir(parents=True, exist_ok=True)
    with gallery() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=BROWSER, args=["--no-sandbox", "--disable-quic", "--disable-gpu"]
        )
        for picture in ALL:
            (PICTURES / f"{picture.name}.webp").write_bytes(taken(browser, address, picture))
        browser.close()


@contextmanager
def gallery() -> Iterator[str]:
    """The built gallery on a port of this machine."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(ROOT / "web" / "dist-gallery"))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/gallery.html"
    server.shutdown()


def taken(browser: Browser, address: str, picture: Picture) -> bytes:
    """A picture as WebP."""
    page = browser.new_page(
        viewport={"width": picture.width, "height": picture.height}, reduced_motion="reduce"
    )
    page.goto(f"{address}?{picture.query}", wait_until="networkidle")
    for tap in picture.taps:
        page.locator(tap).first.click()
    page.wait_for_timeout(500)
    shot = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
    )
    page.close()
    return base64.b64decode(shot["data"])


if __name__ == "__main__":
    main()
