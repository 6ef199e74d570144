"""The folder of static files: what it holds, and what of our package a browser gets."""

import io
import json
import subprocess
import sys
import sysconfig
import zipfile
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from amletero import site_files
from amletero.site_files import SERVICE_WORKER, packed
from amletero.static_site.export import LIST, OtherFiles, write_site
from tests.waiting import PATIENCE

PACKAGE = Path(str(files("amletero")))
PLAY = """
import sys
sys.path[:0] = sys.argv[1:]
import amletero.static_site.start
from amletero.bots import BOTS, bot
for name in BOTS:
    bot(name)
import amletero.networks.plain_python_network
import amletero.review.document
import amletero.review.game_review
ours = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names
print(*sorted(ours - {"__main__", "__mp_main__"}))
"""


def test_the_package_for_a_browser_needs_nothing_but_msgspec(tmp_path: Path) -> None:
    zipfile.ZipFile(io.BytesIO(packed(PACKAGE))).extractall(tmp_path)
    (tmp_path / "others").mkdir()
    msgspec = Path(sysconfig.get_paths()["platlib"]) / "msgspec"
    (tmp_path / "others" / "msgspec").symlink_to(msgspec)
    call = [sys.executable, "-I", "-S", "-c", PLAY, str(tmp_path), str(tmp_path / "others")]
    done = subprocess.run(call, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert done.stdout.split() == ["amletero", "msgspec"]


def test_the_package_is_packed_the_same_every_time() -> None:
    assert packed(PACKAGE) == packed(PACKAGE)


def test_a_site_lists_its_files_and_is_written_over(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    written = write_site(folder)
    listed = json.loads((folder / LIST).read_text(encoding="utf-8"))["files"]
    assert set(listed) == {file.relative_to(folder).as_posix() for file in written.files}
    assert {"index.html", "verify.html", SERVICE_WORKER, "app-en.webmanifest"} <= set(listed)
    page = (folder / "index.html").read_bytes()
    assert listed["index.html"] == {"bytes": len(page), "sha256": sha256(page).hexdigest()}
    assert b'"/assets' not in page
    (program,) = folder.glob("python-*/pyodide.asm.wasm")
    assert program.read_bytes().startswith(b"\0asm")
    assert {file.suffix for file in written.files} >= {".mjs", ".woff2", ".wav"}
    assert ".xz" not in {file.suffix for file in written.files}
    (folder / "CNAME").write_text("example.org")
    for _ in range(2):
        assert write_site(folder) == written
    assert (folder / "CNAME").exists()


def test_a_first_game_transfers_nine_megabytes_at_most(tmp_path: Path) -> None:
    assert write_site(tmp_path).first_game() <= 9_000_000


def kept_files(folder: Path) -> dict[str, Any]:
    """The list in front of the service worker."""
    first_line = (folder / SERVICE_WORKER).read_text(encoding="utf-8").splitlines()[0]
    found: dict[str, Any] = json.loads(first_line.removeprefix("self.site = ").removesuffix(";"))
    return found


def test_a_service_worker_keeps_the_files_of_its_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = write_site(tmp_path)
    kept = kept_files(tmp_path)
    for path, digest in (kept["first"] | kept["later"]).items():
        file = tmp_path / ("index.html" if path == "./" else path)
        assert sha256(file.read_bytes()).hexdigest() == digest
    others = {file.relative_to(tmp_path).as_posix() for file in site.files} - {
        *kept["first"],
        *kept["later"],
    }
    for name in others - {"index.html", SERVICE_WORKER}:
        assert name.startswith(("app", "robots"))
    assert write_site(tmp_path) == site
    assert kept_files(tmp_path) == kept
    monkeypatch.setattr(site_files, "version", lambda _: "next")
    write_site(tmp_path)
    fresh = kept_files(tmp_path)
    assert fresh["name"] != kept["name"]
    changed = {path for path in fresh["first"] if fresh["first"][path] != kept["first"].get(path)}
    assert changed == {"./"}
    assert fresh["later"] == kept["later"]


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(OtherFiles):
        write_site(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]
