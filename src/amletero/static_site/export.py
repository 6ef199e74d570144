"""Writes the folder of static files: the built pages, Python for the browser, our package."""

import gzip
import hashlib
import io
import json
import lzma
import shutil
import zipfile
from dataclasses import dataclass
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Final

from amletero.networks.network_file import POLICY

LIST: Final = "site.json"
"""The list of all files with their sizes and hashes; it also marks a folder as ours."""
PACKAGE_PARTS: Final = (
    *("bots", "history", "locales", "networks", "record", "rules", "static_site", "tables", "wire"),
    *("__init__.py", "chance.py"),
)
"""The parts of our package that a browser runs; networks' files come when they are needed."""
LEFT_OUT: Final = ("bots/external/", "static_site/export.py")
PACKED: Final = ".xz"
"""Ending of the files that are packed in our package, because they are large."""
SHARED: Final = ".shared"
"""Lists the files that are the same as the server's, and only stored there."""
VERIFY: Final = "verify.html"
NO_DATE: Final = (1980, 1, 1, 0, 0, 0)


class NotBuilt(Exception):
    """The pages were not built into this package."""


class OtherFiles(Exception):
    """The folder holds files that are none of a site."""


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

        That is all pages, Python, and the largest network; verify.html is a page of its own.
        """
        networks = [file for file in self.files if file.parent.name == "networks"]
        largest = max(networks, key=lambda file: file.stat().st_size)
        left_out = {*networks, self.folder / VERIFY} - {largest}
        return sum(_compressed(file) for file in self.files if file not in left_out)


def write_site(folder: Path) -> WrittenSite:
    """Write a site into a new folder, or over one that was written before.

    Raises `NotBuilt` or `OtherFiles`.
    """
    package = Path(str(files("amletero")))
    static = package / "static_site" / "static"
    if not (static / "python" / "pyodide.mjs").is_file():
        raise NotBuilt
    _make_room(folder)
    copies = {
        file.relative_to(static).as_posix().removesuffix(PACKED): file for file in _built(static)
    }
    for name in (VERIFY, *(static / SHARED).read_text(encoding="utf-8").split()):
        copies[name] = package / "server" / "static" / name
    for network in (package / "networks" / "data").glob(f"*-{POLICY}.npz"):
        copies[f"networks/{network.name}"] = network
    for name, file in copies.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        _copy(file, folder / name)
    wheels = sorted(Path(name).name for name in copies if name.endswith(".whl"))
    about = {"version": version("amletero"), "wheels": wheels}
    made = {
        "python/amletero.zip": packed(package),
        "python/files.json": f"{json.dumps(about)}\n".encode(),
    }
    for name, data in made.items():
        (folder / name).write_bytes(data)
    return _listed(folder, sorted([*copies, *made]))


def packed(package: Path) -> bytes:
    """Return the part of our package that a browser runs, as the same zip file every time."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for part in PACKAGE_PARTS:
            path = package / part
            for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
                name = file.relative_to(package).as_posix()
                if not name.startswith(LEFT_OUT):
                    entry = zipfile.ZipInfo(f"amletero/{name}", NO_DATE)
                    entry.compress_type = zipfile.ZIP_DEFLATED
                    out.writestr(entry, file.read_bytes())
    return archive.getvalue()


def _copy(file: Path, to: Path) -> None:
    """Copy a file, unpacked if it is packed."""
    if file.suffix == PACKED:
        to.write_bytes(lzma.decompress(file.read_bytes()))
    else:
        shutil.copyfile(file, to)


def _built(static: Path) -> list[Path]:
    return [file for file in static.rglob("*") if file.is_file() and not file.name.startswith(".")]


def _make_room(folder: Path) -> None:
    """Remove what an earlier version wrote. Raises `OtherFiles` if it was not us."""
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


def _compressed(file: Path) -> int:
    """Return the bytes of a file as a web host sends it: packed formats as they are."""
    if file.suffix in {".zip", ".whl", ".npz", ".woff2"}:
        return file.stat().st_size
    return len(gzip.compress(file.read_bytes(), mtime=0))
