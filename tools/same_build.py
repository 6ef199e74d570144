"""Build the package twice, from two fresh copies of the last commit, and compare the files.

    python -m tools.same_build               # prints the hashes; exit status 1: they differ
    python -m tools.same_build --keep dist   # and keeps the files of the first build

Nothing of the working folder is used: what is built is what the commit says. The time in the
packages is the commit's, by SOURCE_DATE_EPOCH.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    """Build twice, print the hashes and return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--keep", type=Path, help="folder for the files of the first build")
    kept: Path | None = parser.parse_args().keep
    with tempfile.TemporaryDirectory(prefix="amletero-") as folder:
        # The two copies have paths of different lengths: none may get into the files.
        builds = [_built(Path(folder) / name) for name in ("first", "the-second")]
        hashes = [{file.name: _hash(file) for file in sorted(build)} for build in builds]
        for name, digest in hashes[0].items():
            print(f"{digest}  {name}")
        if hashes[0] != hashes[1]:
            print("The second build differs:")
            for name, digest in hashes[1].items():
                print(f"{digest}  {name}")
            return 1
        if kept is not None:
            kept.mkdir(parents=True, exist_ok=True)
            for file in builds[0]:
                shutil.copy(file, kept)
    print("Both builds are the same.")
    return 0


def _built(folder: Path) -> list[Path]:
    """Build a copy of the last commit; return its wheel and its source distribution."""
    copy, out = folder / "copy", folder / "dist"
    with tarfile.open(fileobj=BytesIO(_git("archive", "--format=tar", "HEAD"))) as archive:
        archive.extractall(copy, filter="data")
    seconds = _git("log", "-1", "--format=%ct").decode().strip()
    environment = {**os.environ, "SOURCE_DATE_EPOCH": seconds}
    uv = os.environ.get("UV") or shutil.which("uv") or "uv"  # `uv run` sets UV
    subprocess.run(
        [uv, "build", "--quiet", "--out-dir", str(out)], cwd=copy, env=environment, check=True
    )
    return [file for file in out.iterdir() if file.suffix in {".whl", ".gz"}]


def _git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True).stdout


def _hash(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
