"""The core needs no package of the extras, and names the extra that is missing."""

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from amletero.cli.common import say_if_slow
from amletero.extras import EXTRAS
from amletero.locales import Language, Speaker

ROOT = Path(__file__).parents[1]
WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
MISSING = set(sys.argv.pop(1).split(","))
sys.meta_path.insert(0, Missing())
from amletero.cli import main
main()
"""


def without_extras(*arguments: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command where no module of any extra is installed."""
    missing = ",".join([*EXTRAS, "llvmlite", "scipy"])
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, missing, *arguments],
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_strongest_bot_plays_in_the_arena_without_extras() -> None:
    ended = without_extras(
        *("arena", "--bots", "master", "simple", "--rounds", "2", "--workers", "1", "--lang", "en")
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "master" in ended.stdout


def test_a_game_begins_in_the_terminal_without_extras(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    call = ("play", "--plain", "--edition", "classic", "--players", "2", "--people", "1")
    ended = without_extras(*call, "--lang", "en", "--record", str(record), said="Ana\n")
    assert ended.returncode == 0, ended.stderr
    assert "Ana" in ended.stdout
    told = without_extras("show", str(record), "--lang", "en")
    assert told.returncode == 0, told.stderr


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["simulate", "--games", "1"], "fast"),
        (["migrate"], "server"),
        (["admin", "games"], "server"),
    ],
)
def test_a_missing_extra_is_named_with_its_command(arguments: list[str], extra: str) -> None:
    ended = without_extras(*arguments)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    assert f"pip install 'amletero[{extra}]'" in ended.stderr


def test_what_is_slow_without_numpy_names_the_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    speaker = Speaker(Language.ENGLISH)
    say_if_slow("explain", speaker)
    assert capsys.readouterr().err == ""
    monkeypatch.setitem(sys.modules, "numpy", None)
    say_if_slow("explain", speaker)
    assert "amletero: explain: " in (said := capsys.readouterr().err)
    assert "pip install 'amletero[fast]'" in said


IMPORTED = {
    "from amletero.envs import Batch": "fast",
    "from amletero.envs.batch import Batch": "fast",
    "import amletero.kernel": "fast",
    "from amletero.envs import LoveLetterEnv": "research",
    "from amletero.envs import love_letter_v0": "research",
    "import amletero.envs.openspiel": "research",
}
IMPORT = """
for code in CODES:
    try:
        exec(code)
    except ImportError as error:
        print(error)
"""


def test_an_import_names_the_extra_that_it_misses() -> None:
    code = WITHOUT.partition("from amletero")[0] + f"CODES = {list(IMPORTED)}" + IMPORT
    call = [sys.executable, "-c", code, ",".join([*EXTRAS, "llvmlite", "scipy"])]
    said = subprocess.run(call, capture_output=True, text=True, check=True).stdout.splitlines()
    for extra, line in zip(IMPORTED.values(), said, strict=True):
        assert line.endswith(f"is not installed; pip install 'amletero[{extra}]' brings it")


def normal(name: str) -> str:
    """Return a distribution's name as the index writes it."""
    return name.lower().replace("_", "-")


def test_every_package_of_an_extra_is_known_to_the_command() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    modules = packages_distributions()
    for extra, requirements in project["optional-dependencies"].items():
        for requirement in requirements:
            name = requirement.partition(">")[0].partition("[")[0]
            if name == "amletero":
                continue
            provided = [module for module, by in modules.items() if name in map(normal, by)]
            assert extra in {EXTRAS.get(module) for module in provided}, name
