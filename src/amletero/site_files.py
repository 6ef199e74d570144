"""The files of a static site: the built pages, Python for the browser, our package, networks.

What may change under the same name has a hash of its contents in its name, so that a browser never
mixes two versions. The service worker keeps the files of one version.
"""

import gzip
import hashlib
import html
import io
import json
import lzma
import zipfile
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeAlias

PACKAGE_PARTS: Final = (
    *("beliefs", "bots", "history", "locales", "networks", "record", "review", "rules"),
    *("static_site", "tables", "wire", "__init__.py", "chance.py"),
)
"""The parts of our package that a browser runs; networks' files come when they are needed."""
LEFT_OUT: Final = (
    *("bots/external/", "review/page.py", "review/review_text.py", "static_site/export.py"),
    *("static_site/static/", "networks/data/"),
)
RUN: Final = (".py", ".json")
"""Endings of the files of our package that it needs to run."""
PAGE: Final = "index.html"
PACKED: Final = ".xz"
"""Ending of the files that are packed in our package, because they are large."""
LIBRARY: Final = ".so"
"""Ending of the compiled libraries in wheels."""
SHARED: Final = ".shared"
"""Lists the files that are the same as the server's, and only stored there."""
VERIFY: Final = "verify.html"
SERVICE_WORKER: Final = "service-worker.js"
NETWORKS: Final = "networks-"
"""How the name of the networks' folder begins."""
INSTALLED_ONLY: Final = ("app/", "app-", "robots.txt")
"""How the names of files begin that a game never needs: for installing, and for search engines."""
NO_DATE: Final = (1980, 1, 1, 0, 0, 0)

SiteSource: TypeAlias = Path | bytes
"""What a file holds, or the file that it is a copy of."""


class NotBuilt(Exception):
    """The pages were not built into this package."""


def site_files(root: str = "./") -> dict[str, SiteSource]:
    """Return all files of a site by their paths, but for its service worker. Raises `NotBuilt`.

    The root is where the service worker and the manifests are, as seen from the page: a server has
    its own.
    """
    package = Path(str(files("amletero")))
    static = package / "static_site" / "static"
    if not (static / "python" / "pyodide.mjs").is_file():
        raise NotBuilt
    shared = package / "server" / "static"
    runtime, libraries = _python_files(static / "python")
    python = _named("python-", runtime)
    networks = _named(NETWORKS, _by_name((package / "networks" / "data").glob("*.npz")))
    zipped = packed(package)
    own = f"amletero-{_hash(zipped)[:12]}.zip"
    pages: dict[str, SiteSource] = {
        file.relative_to(static).as_posix(): file
        for file in sorted(static.rglob("*"))
        if file.is_file() and file.parent.name != "python" and not file.name.startswith(".")
    }
    for name in (VERIFY, *(static / SHARED).read_text(encoding="utf-8").split()):
        pages[name] = shared / name
    about = {
        "version": version("amletero"),
        "root": root,
        "python": _folder(python),
        "wheels": sorted(Path(name).name for name in python if name.endswith(".whl")),
        "libraries": libraries,
        "package": own,
        "networks": _folder(networks),
    }
    page = (static / PAGE).read_bytes().replace(b'href="./app-', f'href="{root}app-'.encode())
    pages[PAGE] = _with_names(page, about)
    del pages[SERVICE_WORKER]
    return pages | python | networks | {own: zipped}


def needed_first(name: str) -> bool:
    """Return whether a browser keeps a file from the start; of the networks, it needs one."""
    return not name.startswith((NETWORKS, *INSTALLED_ONLY))


def service_worker(site: Mapping[str, SiteSource], fallback: str | None = None) -> bytes:
    """Return the script that keeps these files: the list of them, and what was built.

    A server's keeps nothing before it is asked to; its fallback is the page that is shown when the
    server does not answer.
    """
    hashes = {
        name.removesuffix(PAGE) or "./": _hash(contents(source))
        for name, source in sorted(site.items())
        if not name.startswith(INSTALLED_ONLY)
    }
    first = {name: value for name, value in hashes.items() if not fallback and needed_first(name)}
    later = {name: value for name, value in hashes.items() if name not in first}
    name = _hash(json.dumps(hashes).encode())[:16]
    listed = {"name": name, "first": first, "later": later, "fallback": fallback}
    built = Path(str(files("amletero"))) / "static_site" / "static" / SERVICE_WORKER
    return f"self.site = {json.dumps(listed)};\n".encode() + built.read_bytes()


def contents(source: SiteSource) -> bytes:
    """Return what a file holds."""
    if isinstance(source, bytes):
        return source
    return _unpacked(source) if source.suffix == PACKED else source.read_bytes()


@lru_cache(maxsize=2)
def _unpacked(file: Path) -> bytes:
    return lzma.decompress(file.read_bytes())


def is_packed(name: str) -> bool:
    """Return whether a file is in a packed format, which a web host sends as it is."""
    return Path(name).suffix in {".zip", ".whl", ".npz", ".woff2", ".png", ".webp"}


def transferred(name: str, data: bytes) -> int:
    """Return the bytes of a file as a web host sends it."""
    return len(data) if is_packed(name) else len(gzip.compress(data, mtime=0))


def packed(package: Path) -> bytes:
    """Return the part of our package that a browser runs, as the same zip file every time."""
    parts = {}
    for part in PACKAGE_PARTS:
        path = package / part
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            name = file.relative_to(package).as_posix()
            if file.suffix in RUN and not name.startswith(LEFT_OUT):
                parts[f"amletero/{name}"] = file.read_bytes()
    return _zipped(parts)


def _zipped(parts: Mapping[str, bytes]) -> bytes:
    """Return files by name as the same zip file every time."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name, data in parts.items():
            entry = zipfile.ZipInfo(name, NO_DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            out.writestr(entry, data)
    return archive.getvalue()


def _python_files(folder: Path) -> tuple[dict[str, SiteSource], dict[str, str]]:
    """Return Pyodide and the packages that ours needs; and by path in them: compiled libraries.

    Libraries are files of their own, because a browser has to load them before Python starts:
    otherwise its memory could not be kept.
    """
    found = _by_name(folder.iterdir())
    libraries: dict[str, str] = {}
    for name in [name for name in found if name.endswith(".whl")]:
        with zipfile.ZipFile(io.BytesIO(contents(found[name]))) as wheel:
            parts = {part: wheel.read(part) for part in sorted(wheel.namelist())}
        for path in [part for part in parts if part.endswith(LIBRARY)]:
            libraries[path] = f"{path.partition('.')[0].replace('/', '.')}.wasm"
            found[libraries[path]] = parts[path]
            parts[path] = b""
        found[name] = _zipped(parts)
    return found, libraries


def _by_name(found: Iterable[Path]) -> dict[str, SiteSource]:
    return {file.name.removesuffix(PACKED): file for file in found}


def _named(folder: str, found: Mapping[str, SiteSource]) -> dict[str, SiteSource]:
    """Return files by their paths in a folder that is named by what they hold."""
    ordered = dict(sorted(found.items()))
    digest = _hash("".join(name + _hash(contents(each)) for name, each in ordered.items()).encode())
    return {f"{folder}{digest[:12]}/{name}": each for name, each in ordered.items()}


def _folder(inside: Mapping[str, SiteSource]) -> str:
    return f"{Path(next(iter(inside))).parent.as_posix()}/"


def _with_names(page: bytes, about: Mapping[str, object]) -> bytes:
    """Return the page with the names of what its worker loads."""
    return page.replace(b'"NAMES"', f'"{html.escape(json.dumps(about))}"'.encode(), 1)


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
