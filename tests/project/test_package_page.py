"""The package page is README.md, with addresses where the project has a page and without what would lead nowhere."""

from __future__ import annotations

import re
import tomllib

import package_page

from noria_desktop.app.catalogue import game_ids
from tests.project.test_documents import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_a_package_page_shows_pictures_and_links_at_the_projects_address() -> None:
    address = "https://example.org/somebody/project"
    page = package_page.page(README, address)
    for _, target in re.findall(r"!?\[([^\]]*)\]\(([^)]+)\)", page):
        assert target.startswith("https://"), target
    assert page.count(f"]({address}/raw/main/packaging/pictures/en/moving-") == len(game_ids())
    assert f"]({address}/blob/main/MANUAL.md)" in page
    assert (ROOT / package_page.CHECKED_BY).is_file()
    assert page.startswith("# Noria Desktop\n\n[![packages](")


def test_a_package_page_without_an_address_leads_nowhere() -> None:
    page = package_page.page(README, None)
    assert "](packaging" not in page
    assert "![" not in page
    assert "ARCHITECTURE.md tells the layers" in page


def test_the_package_is_built_with_that_page() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "readme" in settings["project"]["dynamic"]
    assert (ROOT / settings["tool"]["hatch"]["metadata"]["hooks"]["custom"]["path"]).is_file()
