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

import pytest

from amletero.static_site.export import LIST, OtherFiles, packed, write_site
from tests.waiting import PATIENCE

PACKAGE = Path(str(files("amletero")))
PLAY = """
import sys
sys.path[:0] = sys.argv[1:]
import amletero.static_site.start
from amletero.bots import BOTS, bot
for name in BOTS:
    bot(name)
import amletero.networks.plain_python
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
    assert {"index.html", "verify.html", "python/amletero.zip", "python/files.json"} <= set(listed)
    page = (folder / "index.html").read_bytes()
    assert listed["index.html"] == {"bytes": len(page), "sha256": sha256(page).hexdigest()}
    assert b'"/assets' not in page
    assert (folder / "python" / "pyodide.asm.wasm").read_bytes().startswith(b"\0asm")
    assert {file.suffix for file in written.files} >= {".mjs", ".woff2", ".wav"}
    assert ".xz" not in {file.suffix for file in written.files}
    (folder / "CNAME").write_text("example.org")
    for _ in range(2):
        assert write_site(folder) == written
    assert (folder / "CNAME").exists()


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(OtherFiles):
        write_site(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]
