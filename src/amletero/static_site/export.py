"""Writes the folder of static files: the site, its service worker, and a list of all files."""

import hashlib
import json
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

from amletero.site_files import (
    NETWORKS,
    SERVICE_WORKER,
    contents,
    needed_first,
    service_worker,
    site_files,
    transferred,
)

LIST: Final = "site.json"
"""The list of all files with their sizes and hashes; it also marks a folder as ours."""


class OtherFiles(Exception):
    """The folder holds files that do not belong to a site."""


@dataclass(frozen=True, slots=True)
class WrittenSite:
    """The folder that was written, and its files."""

    folder: Path
    files: tuple[Path, ...]

    @property
    def size(self) -> int:
        """Return the size of all files in bytes."""
        return sum(file.stat().st_size for file in self.files)

    def first_game(self) -> int:
        """Return the bytes that a first game transfers at most, as a web host compresses them.

        That is all pages, Python, and the largest network.
        """
        names = {file: file.relative_to(self.folder).as_posix() for file in self.files}
        networks = [file for file, name in names.items() if name.startswith(NETWORKS)]
        first = [file for file, name in names.items() if needed_first(name)]
        largest = max(networks, key=lambda file: file.stat().st_size)
        return sum(transferred(file.name, file.read_bytes()) for file in [*first, largest])


def write_site(folder: Path) -> WrittenSite:
    """Write a site into a new folder, or over one that was written before.

    Raises `NotBuilt` or `OtherFiles`.
    """
    site = site_files()
    site[SERVICE_WORKER] = service_worker(site)
    _make_room(folder)
    for name, source in site.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(contents(source))
    return _listed(folder, sorted(site))


def _make_room(folder: Path) -> None:
    """Remove what an earlier version wrote. Raises `OtherFiles` if something else wrote it."""
    folder.mkdir(parents=True, exist_ok=True)
    mark = folder / LIST
    if not mark.is_file():
        if any(folder.iterdir()):
            raise OtherFiles
        return
    for name in json.loads(mark.read_text(encoding="utf-8"))["files"]:
        path = (folder / name).resolve()
        if path.is_relative_to(folder.resolve()):
            path.unlink(missing_ok=True)
            if path.parent != folder.resolve() and not any(path.parent.iterdir()):
                path.parent.rmdir()
    mark.unlink()


def _listed(folder: Path, names: list[str]) -> WrittenSite:
    """List the files that were written, with their sizes and hashes."""
    listed = {
        name: {
            "bytes": (folder / name).stat().st_size,
            "sha256": hashlib.sha256((folder / name).read_bytes()).hexdigest(),
        }
        for name in names
    }
    document = {"version": version("amletero"), "files": listed}
    (folder / LIST).write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    return WrittenSite(folder, tuple(folder / name for name in names))
