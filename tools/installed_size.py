"""Measure what an installation of the package takes: `python -m tools.installed_size [EXTRA...]`.

Builds the wheel, installs it into a fresh environment with the packages of the given extras, and
prints the size of that environment's packages in megabytes. Needs the package index.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
UV: Final = shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")


def main() -> None:
    """Build, install and print."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        run(UV, "build", "--wheel", "--quiet", "--out-dir", folder, str(ROOT))
        (wheel,) = place.glob("*.whl")
        run(UV, "venv", "--quiet", str(place / "venv"))
        extras = f"[{','.join(sys.argv[1:])}]" if sys.argv[1:] else ""
        python = str(place / "venv" / "bin" / "python")
        run(
            UV,
            "pip",
            "install",
            "--quiet",
            "--python",
            python,
            f"amletero{extras} @ {wheel.as_uri()}",
        )
        sizes = [
            file.stat().st_size for file in (place / "venv").rglob("*") if not file.is_symlink()
        ]
        print(f"amletero{extras}: {sum(sizes) / 1e6:.1f} MB")


def run(*command: str) -> None:
    """Run a command that must succeed."""
    subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
