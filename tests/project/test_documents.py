"""What a newcomer reads is true: links lead somewhere, and the commands shown are understood."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from noria_desktop.games.noria.components import components

ROOT = Path(__file__).resolve().parents[2]
PAGES = (
    "README.md",
    "README.ja.md",
    "MANUAL.md",
    "MANUAL.ja.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "CHANGELOG.md",
    "PLAYERS.md",
    "CREDITS.md",
    "packaging/README.md",
)
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_links_and_named_files_exist(page: str) -> None:
    path = ROOT / page
    text = path.read_text(encoding="utf-8")
    named = re.findall(r"\]\(([^)#:]+)\)", text)
    named += re.findall(r"`((?:resources|tools|packaging|noria_desktop|tests)/[\w./-]+)`", text)
    gone = [name for name in named if not (path.parent / name).exists() and not (ROOT / name).exists()]
    assert gone == []


@pytest.mark.parametrize("page", ["README.md", "README.ja.md"])
def test_readme_shows_the_two_commands(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert "```\npython3 run.py\n```" in text
    assert "```\npython3 run.py test\n```" in text


@pytest.mark.parametrize("command", ["simulate", "replay", "check", "screenshot"])
def test_commands_of_the_readme_are_understood(command: str) -> None:
    lines = re.findall(rf"^python3 run\.py ({command} .*)$", README, re.MULTILINE)
    assert lines
    options = set(re.findall(r"--[a-z-]+", " ".join(lines)))
    arguments = [sys.executable, "-m", "noria_desktop", command, "--help"]
    done = subprocess.run(arguments, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert options <= set(re.findall(r"--[a-z-]+", done.stdout))


def test_credits_name_who_made_the_games() -> None:
    text = (ROOT / "CREDITS.md").read_text(encoding="utf-8")
    assert "unofficial work of fans" in text
    for name in (
        "Sophia Wagner",
        "Edition Spielwiese",
        "Charles Chevallier",
        "Libellud",
        "Drake Villareal",
        "Final Frontier Games",
        "Jamey Stegmaier",
        "Morten Monrad Pedersen",
        "David Studley",
        "Lines J. Hutter",
        "Stonemaier Games",
    ):
        assert name in text, name


def test_help_says_what_factories_bring_in_both_languages() -> None:
    """Truth, Noria 3: "from the second step on", while the incomes of none to seven factories are others."""
    printed = components()
    incomes = [printed.income(built) for built in range(printed.factories + 1)]
    for language, comma in (("en", ", "), ("ja", "、")):
        page = (ROOT / "resources" / "help" / f"noria_{language}.md").read_text(encoding="utf-8")
        assert comma.join(map(str, incomes)) in page


def test_help_says_which_unit_of_the_automas_is_not_replaced_and_which_do_not_count() -> None:
    """Truth, Scythe 11; R5: left out of the page."""
    said = {
        "en": ("no other one takes its place", "the moving worker and units on its home base not counted"),
        "ja": ("別のユニットに替えず", "動かすワーカー自身と本拠地のユニットは数えません"),
    }
    for language, parts in said.items():
        page = (ROOT / "resources" / "help" / f"scythe_{language}.md").read_text(encoding="utf-8")
        assert [part for part in parts if part not in page] == []
