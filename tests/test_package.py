"""What an installed package says about itself, and how large it is."""

import re
import tomllib
from importlib.metadata import metadata
from importlib.resources import files
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = Path(str(files("amletero")))
MOST_BYTES = 20_200_000
"""With the 49.7 MB of its dependencies, `pip install amletero` stays under 70 MB."""
MADE_BY_USE = {".pyc", ".nbi", ".nbc"}
LINK = re.compile(r"\]\(([^)\s]+)\)")


def test_the_package_leaves_room_for_its_dependencies() -> None:
    found = [file for file in PACKAGE.rglob("*") if file.is_file()]
    sizes = {file: file.stat().st_size for file in found if file.suffix not in MADE_BY_USE}
    largest = sorted(sizes.items(), key=lambda item: -item[1])[:10]
    assert sum(sizes.values()) <= MOST_BYTES, largest


def test_links_and_pictures_of_the_description_lead_to_the_repository() -> None:
    about = metadata("amletero")
    urls = dict(url.split(", ") for url in about.get_all("Project-URL") or ())
    there = LINK.findall(about["Description"])
    written = LINK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(there) == len(written) > 20
    for target, path in zip(there, written, strict=True):
        kind = "raw" if path.endswith(".webp") else "blob"
        assert target == f"{urls['Source']}/{kind}/v{about['Version']}/{path}"


def test_the_citation_is_of_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    lines = dict(line.split(": ", 1) for line in citation.splitlines() if ": " in line)
    assert lines["version"] == project["version"]
    assert lines["repository-code"] == project["urls"]["Source"]
    assert lines["url"] == project["urls"]["Documentation"]
    assert lines["  - name"] == project["authors"][0]["name"]
