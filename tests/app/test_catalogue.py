"""The catalogue, and what starting the program imports."""

from __future__ import annotations

import subprocess
import sys

import pytest

from noria_desktop.app.catalogue import NotationFault, UnknownGame, game_ids, kit
from noria_desktop.games.noria.presets import bot_presets
from noria_desktop.games.noria.state import Options


def test_noria_is_in_the_catalogue() -> None:
    assert "noria" in game_ids()
    assert kit("noria").game_id == kit("noria").rules.game_id == "noria"


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        kit("chess")


def test_importing_the_catalogue_and_the_command_line_imports_no_game_no_converter_and_no_qt() -> None:
    code = (
        "import sys, noria_desktop.app.catalogue, noria_desktop.app.cli, noria_desktop.__main__;"
        "print([m for m in sys.modules if m.split('.')[0] in ('cattrs', 'PySide6')"
        " or m.startswith('noria_desktop.games.')])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_the_cards_of_the_home_page_import_no_game() -> None:
    code = """
import os, sys, tempfile
from pathlib import Path
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtWidgets import QApplication
application = QApplication([])
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.pages.home import HomePage
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.page_models import PageModels
models = PageModels(Files(Path(tempfile.mkdtemp())), lambda: Skin(THEMES["night"], "en"))
page = HomePage(models.home_model(), shell_style("night"))
print(len(page.cards), [m for m in sys.modules if m.startswith("noria_desktop.games.")])
"""
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == f"{len(game_ids())} []"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_setting_bot_chooses_the_printed_wheel(number: int) -> None:
    game = kit("noria")
    options = game.with_setting(Options(), "bot", str(number))
    assert options.bot_wheel == bot_presets()[number - 1]
    assert game.opponent(options) == f"bot{number}"


def test_setting_bot_random_leaves_the_wheel_to_the_seed() -> None:
    game = kit("noria")
    options = game.with_setting(game.default_options(), "bot", "random")
    assert options.bot_wheel is None


@pytest.mark.parametrize(("name", "value"), [("bot", "4"), ("bot", ""), ("seats", "3")])
def test_an_unknown_setting_is_refused(name: str, value: str) -> None:
    with pytest.raises(LookupError):
        kit("noria").with_setting(Options(), name, value)


def test_a_mistake_in_the_notation_is_told_with_its_place() -> None:
    with pytest.raises(NotationFault) as caught:
        kit("noria").read_setup("market: J1, C2, B3, Q4")
    # "Q" stands in the 21st column of the only line
    assert (caught.value.line, caught.value.column, caught.value.token[:1]) == (1, 21, "Q")
