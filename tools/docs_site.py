"""Build the documentation as a site: pages, search, the Python reference, pictures, the game.

    make docs                     writes build/site

Pages are copied to build/docs first. A link from a page to a file of the repository that is no page
leads to a copy of that file, in the folder `source` of the site. Then every link of every page is
followed: one that leads nowhere ends the build with status 1.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urldefrag, urlsplit

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = ROOT / "docs"
STAGED: Final = ROOT / "build" / "docs"
SITE: Final = ROOT / "build" / "site"
SOURCE: Final = "source"
"""The folder of the site with files of the repository that pages link to."""
GAME: Final = "play"
"""The folder of the site with the game itself."""
LINK: Final = re.compile(r"\]\((?P<up>(?:\.\./)+)(?P<file>[^)#\s]+)\)")


def stage(pages: Path, staged: Path) -> None:
    """Copy the pages, and the files of the repository that they link to."""
    shutil.rmtree(staged, ignore_errors=True)
    shutil.copytree(pages, staged)
    for page in sorted(staged.rglob("*.md")):
        text = page.read_text(encoding="utf-8")
        folder = page.parent.relative_to(staged)
        page.write_text(LINK.sub(partial(_inside, folder=folder, staged=staged), text), "utf-8")


def _inside(link: re.Match[str], folder: Path, staged: Path) -> str:
    """Return the link to a copy of a file, if it leads out of the pages; else the same link."""
    depth = len(folder.parts)
    if link["up"].count("../") <= depth:
        return link[0]
    copied = staged / SOURCE / f"{link['file']}.txt"
    copied.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / link["file"], copied)
    return f"]({'../' * depth}{SOURCE}/{link['file']}.txt)"


class _Links(HTMLParser):
    """Collects where a page leads, and the places within it."""

    def __init__(self) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.places: set[str] = set()

    def handle_starttag(self, _tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if value is None:
                continue
            if name in {"href", "src"}:
                self.targets.append(value)
            elif name in {"id", "name"}:
                self.places.add(value)


def broken_links(site: Path) -> Iterator[str]:
    """Yield every link within a site that leads to no file, or to no place of its page."""
    pages = {page.resolve(): _read(page) for page in sorted(site.rglob("*.html"))}
    ours = [page for page in pages if page.relative_to(site.resolve()).parts[0] != GAME]
    for page in ours:
        for target in pages[page].targets:
            path, place = urldefrag(target)
            if urlsplit(target).scheme or target.startswith("//"):
                continue
            folder = site if path.startswith("/") else page.parent  # 404.html, for any address
            file = (folder / unquote(path).lstrip("/")).resolve() if path else page
            if file.is_dir():
                file /= "index.html"
            where = page.relative_to(site.resolve())
            if not file.exists():
                yield f"{where}: {target} is not there"
            elif place and file in pages and unquote(place) not in pages[file].places:
                yield f"{where}: {target} names no place of that page"


def _read(page: Path) -> _Links:
    links = _Links()
    links.feed(page.read_text(encoding="utf-8"))
    return links


def build() -> None:
    """Build the site, and put the game into it. Raises `CalledProcessError`."""
    shutil.rmtree(SITE, ignore_errors=True)
    stage(PAGES, STAGED)
    zensical = [sys.executable, "-m", "zensical", "build", "-f", "mkdocs.yml"]
    subprocess.run(zensical, cwd=ROOT, check=True)
    amletero = Path(sys.executable).with_name("amletero")
    subprocess.run([amletero, "site", SITE / GAME], cwd=ROOT, check=True)


def main() -> None:
    """Build the site and follow its links."""
    build()
    broken = list(broken_links(SITE))
    for one in broken:
        print(one, file=sys.stderr)
    if broken:
        sys.exit(1)
    print(f"{SITE.relative_to(ROOT)}/index.html")


if __name__ == "__main__":
    main()
