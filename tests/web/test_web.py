"""The browser side's own checks: unit tests, and nothing generated out of date."""

import subprocess
import sys
from pathlib import Path

import pytest
from tools.sample_games import covered_cases, searched
from tools.web_data import files

from amletero.locales import Language
from amletero.palette import THEME_COLORS
from amletero.wire.facts import FACTS

WEB = Path(__file__).parent.parent.parent / "web"

pytestmark = pytest.mark.slow


def npm(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, WEB / "npm.py", "run", "--silent", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_data_is_what_the_rules_say() -> None:
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run `make web-data`"


def test_the_wire_types_are_what_the_schemas_say(tmp_path: Path) -> None:
    npm("types", "--", str(tmp_path))
    for fresh in (tmp_path / name for name in ("socket.ts", "review.ts", "rest.ts")):
        kept = WEB / "src/generated" / fresh.name
        assert fresh.read_text() == kept.read_text(), "run `make web-data`"


def test_the_browsers_frame_has_the_colors_of_the_ground() -> None:
    page = (WEB / "index.html").read_text()
    for theme, color in vars(THEME_COLORS["ground"]).items():
        assert f'media="(prefers-color-scheme: {theme})" content="{color}"' in page
    ground = THEME_COLORS["ground"].light
    assert f"GROUND = '{ground}'" in (WEB / "app-manifest.ts").read_text()


@pytest.mark.parametrize("page", ["index.html", "verify.html"])
def test_without_scripts_a_page_says_in_every_language_what_it_needs(page: str) -> None:
    instead = (WEB / page).read_text().partition("<noscript>")[2].partition("</noscript>")[0]
    for language in Language:
        assert f'<p lang="{language}">' in instead
    assert "<code>amletero " in instead


def test_units() -> None:
    npm("test")


def test_the_sample_games_hold_every_case() -> None:
    """Other games hold no kind of fact that its reader meets in a way the sample games do not."""
    met = {case for told in searched(range(1_000, 1_012)) for case in told.cases}
    assert met <= covered_cases()
    assert {kind for kind, _, _ in covered_cases()} == set(FACTS) - {"game-began", "shuffled"}
    traded = {(part, knew) for kind, part, knew in covered_cases() if kind == "traded"}
    assert traded >= {(part, knew) for part in ("actor", "target") for knew in (True, False)}
