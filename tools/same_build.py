"""Build the package twice, from two fresh copies of the last commit, and compare the files.

    python -m tools.same_build               # prints the hashes; exit status 1: they differ
    python -m tools.same_build --keep dist   # and keeps the files of the first build
    python -m tools.same_build --page page   # and verify.html, with the hashes of all files

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
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[1]
PAGE: Final = "verify.html"
"""The page that judges records, one file; it is part of a release besides the packages."""
HASHES: Final = "SHA256SUMS"


def main() -> int:
    """Build twice, print the hashes and return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--keep", type=Path, help="folder for the files of the first build")
    parser.add_argument("--page", type=Path, help=f"folder for {PAGE} and {HASHES}")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="amletero-") as folder:
        # The two copies have paths of different lengths: none may get into the files.
        builds = [build_commit(Path(folder) / name) for name in ("first", "the-second")]
        first, second = (_hashes([*build, page_of(build)]) for build in builds)
        print(first, end="")
        if first != second:
            print(f"The second build differs:\n{second}", end="")
            return 1
        if options.keep is not None:
            _copy(builds[0], options.keep)
        if options.page is not None:
            _copy([page_of(builds[0])], options.page)
            (options.page / HASHES).write_text(first)
    print("Both builds are the same.")
    return 0


def unpack(archive: tarfile.TarFile, folder: Path) -> None:
    """Unpack an archive; Python before 3.11.4 has no filter for what is dangerous in others'."""
    archive.extraction_filter = getattr(tarfile, "data_filter", None)
    archive.extractall(folder)


def build_commit(folder: Path) -> list[Path]:
    """Build a copy of the last commit; return its wheel and its source distribution."""
    copy, out = folder / "copy", folder / "dist"
    with tarfile.open(fileobj=BytesIO(_git("archive", "--format=tar", "HEAD"))) as archive:
        unpack(archive, copy)
    seconds = _git("log", "-1", "--format=%ct").decode().strip()
    environment = {**os.environ, "SOURCE_DATE_EPOCH": seconds}
    subprocess.run(
        [uv(), "build", "--quiet", "--out-dir", str(out)], cwd=copy, env=environment, check=True
    )
    return sorted(file for file in out.iterdir() if file.suffix in {".whl", ".gz"})


def uv() -> str:
    """Return the path of uv: `uv run` sets UV."""
    return os.environ.get("UV") or shutil.which("uv") or "uv"


def page_of(build: list[Path]) -> Path:
    """Return the page of a build, taken from its wheel to a place next to it."""
    (wheel,) = (file for file in build if file.suffix == ".whl")
    page = wheel.parent / PAGE
    with zipfile.ZipFile(wheel) as files:
        page.write_bytes(files.read(f"amletero/server/static/{PAGE}"))
    return page


def _copy(files: list[Path], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for file in files:
        shutil.copy(file, folder)


def _git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True).stdout


def _hashes(files: list[Path]) -> str:
    """Return a line for each file, as `sha256sum` writes them."""
    digests = ((hashlib.sha256(file.read_bytes()).hexdigest(), file.name) for file in files)
    return "".join(f"{digest}  {name}\n" for digest, name in digests)


if __name__ == "__main__":
    sys.exit(main())
