"""Builds `web/` into the package, so that whoever installs it needs no Node.

It also makes the package's description: README.md, with links that work on PyPI.

The pages that need no server get Python for the browser: Pyodide, and the wheels that we need.

The build is skipped where its result is already there: in a source distribution, and while a hash
of everything it is made from is the one it was made with.
"""

import hashlib
import importlib.util
import lzma
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

SOURCES = ("web/src", "web/public", "src/amletero/locales", "src/amletero/pictures/emblems")
SINGLE_FILES = (
    "package.json",
    "package-lock.json",
    "python-wheels.txt",
    "index.html",
    "verify.html",
    "app-manifest.ts",
    "one-file.ts",
    "push-worker.js",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
)
PYODIDE = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
PACKED = ("pyodide.asm.mjs", "pyodide.asm.wasm")
"""Stored as NAME.xz, so that the package stays small; `amletero site` unpacks them."""
PIP = "pip>=25"
WHEELS_FOR = (
    *("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--abi", "cp314"),
    *("--only-binary=:all:", "--no-deps", "--require-hashes", "--no-cache-dir"),
)
"""The options of pip for the Python that Pyodide is."""
LINK = re.compile(r"(?P<picture>!?)(?P<words>\[[^\]]*\])\((?![a-z]+:|#)(?P<path>[^)\s]+)\)")
"""A link or a picture of Markdown that leads to a file of the repository."""


class ReadmeHook(MetadataHookInterface):
    """Takes the description from README.md."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Let links and pictures lead to the files of this version in the repository."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        source, tag = metadata["urls"]["Source"], f"v{metadata['version']}"

        def absolute(link: re.Match[str]) -> str:
            kind = "raw" if link["picture"] else "blob"
            return f"{link['picture']}{link['words']}({source}/{kind}/{tag}/{link['path']})"

        metadata["readme"] = {"content-type": "text/markdown", "text": LINK.sub(absolute, text)}


class WebBuildHook(BuildHookInterface):
    """Runs Vite before the package is put together."""

    def dependencies(self) -> list[str]:
        """Pip for the wheels, and Node from PyPI where the machine has none that is new enough."""
        root = Path(self.root)
        if _skipped(root):
            return []
        npm = _npm(root)
        return [PIP] if npm.has_own_node() else [PIP, npm.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the browser's side unless it is up to date."""
        root = Path(self.root)
        if _skipped(root):
            return
        try:
            _build(root)
        except (OSError, subprocess.CalledProcessError) as error:
            if version != "editable":
                raise
            self.app.display_warning(f"the browser side was not built: {error}")
            return
        _stamp(root).write_text(_digest(root))


def _skipped(root: Path) -> bool:
    if (root / "PKG-INFO").exists() or not (root / "web").is_dir():
        return True
    stamp = _stamp(root)
    return stamp.exists() and stamp.read_text() == _digest(root)


def _stamp(root: Path) -> Path:
    return root / "src" / "amletero" / "server" / "static" / ".built-from"


def _digest(root: Path) -> str:
    """A hash of all that the build is made from: contents, never times."""
    files = [path for folder in SOURCES for path in (root / folder).rglob("*") if path.is_file()]
    files = [path for path in files if path.suffix not in {".py", ".pyc"}]
    files += [root / "web" / name for name in SINGLE_FILES] + [root / "hatch_build.py"]
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(f"{path.relative_to(root).as_posix()}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _build(root: Path) -> None:
    if status := _npm(root).run_npm("run", "build", stdout=2):
        raise OSError(f"`npm run build` ended with {status}")
    package = root / "src" / "amletero"
    pages = package / "static_site" / "static"
    _share(pages, package / "server" / "static")
    python = pages / "python"
    python.mkdir()
    for name in PYODIDE:
        file = root / "web" / "node_modules" / "pyodide" / name
        if name in PACKED:
            (python / f"{name}.xz").write_bytes(lzma.compress(file.read_bytes(), preset=9))
        else:
            shutil.copyfile(file, python / name)
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    wheels = ["--requirement", str(root / "web" / "python-wheels.txt"), "--dest", str(python)]
    subprocess.run([*pip, *WHEELS_FOR, *wheels], check=True, stdout=2)  # noqa: S603


def _share(pages: Path, others: Path) -> None:
    """Remove the pages' files that the server has too, and list them in `.shared`."""
    names = [file.relative_to(pages) for file in sorted(pages.rglob("*")) if file.is_file()]
    shared = [name for name in names if _same(pages / name, others / name)]
    for name in shared:
        (pages / name).unlink()
    (pages / ".shared").write_text("".join(f"{name.as_posix()}\n" for name in shared))


def _same(one: Path, other: Path) -> bool:
    return other.is_file() and one.read_bytes() == other.read_bytes()


def _npm(root: Path) -> Any:
    """Return `web/npm.py`, which is in no package, as a module."""
    spec = importlib.util.spec_from_file_location("npm", root / "web" / "npm.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
