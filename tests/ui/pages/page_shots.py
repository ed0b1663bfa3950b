"""Pictures of every page in both languages, three themes and two sizes, to look at beside the designs.

Run: ``python -m tests.ui.pages.page_shots OUT_DIR [page ...] [--lang en] [--theme night] [--size 1280x800]``
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from noria_desktop.app.settings import Settings
from noria_desktop.games.scythe.state import Options
from noria_desktop.games.scythe.terms import Faction, Level, Mat
from noria_desktop.games.solani.terms import Player
from noria_desktop.ui.art.style import ShellStyle, apply_to_application, shell_style
from noria_desktop.ui.nautilus.pages.new_game_page import NautilusForm
from noria_desktop.ui.noria.pages.new_game_page import NoriaForm
from noria_desktop.ui.pages.about import AboutDialog
from noria_desktop.ui.pages.home import HomePage
from noria_desktop.ui.pages.new_game import NewGamePage
from noria_desktop.ui.pages.result import result_page
from noria_desktop.ui.pages.rules import RulesPage
from noria_desktop.ui.pages.settings import SettingsPage
from noria_desktop.ui.scythe.pages.new_game_page import ScytheForm
from noria_desktop.ui.solani.pages.new_game_page import SolaniForm
from tests.ui.nautilus import nautilus_samples
from tests.ui.pages import samples
from tests.ui.scythe import scythe_samples
from tests.ui.solani import solani_samples

MENU_BAR = 26


def _home(style: ShellStyle, lang: str) -> QWidget:
    return HomePage(samples.home(lang), style)


def _first(style: ShellStyle, lang: str) -> QWidget:
    return HomePage(samples.home(lang, saved=False), style)


def _new(style: ShellStyle, lang: str) -> QWidget:
    return NewGamePage(samples.new_game(), NoriaForm(style), style)


def _two(style: ShellStyle, lang: str) -> QWidget:
    return HomePage(nautilus_samples.home(lang), style)


def _first_of_two(style: ShellStyle, lang: str) -> QWidget:
    return HomePage(nautilus_samples.home(lang, saved=False), style)


def _new_nautilus(style: ShellStyle, lang: str) -> QWidget:
    return NewGamePage(nautilus_samples.new_game(), NautilusForm(style), style)


def _result(style: ShellStyle, lang: str) -> QWidget:
    page = result_page(samples.result(lang), evolve(style, still=True))
    page.table.rows[2].setChecked(False)
    return page


def _lost(style: ShellStyle, lang: str) -> QWidget:
    page = result_page(samples.result(lang, won=False), evolve(style, still=True))
    page.table.rows[2].setChecked(True)
    return page


def _settings(style: ShellStyle, lang: str) -> QWidget:
    return SettingsPage(Settings(theme="night", language=lang), style)


def _rules(style: ShellStyle, lang: str) -> QWidget:
    return RulesPage("noria", style, "bot-c", games=("noria", "nautilus"))


def _rules_nautilus(style: ShellStyle, lang: str) -> QWidget:
    return RulesPage("nautilus", style, "arrows", games=("noria", "nautilus"))


def _won_nautilus(style: ShellStyle, lang: str) -> QWidget:
    return result_page(nautilus_samples.result(), evolve(style, still=True))


def _lost_nautilus(style: ShellStyle, lang: str) -> QWidget:
    page = result_page(nautilus_samples.result(won=False), evolve(style, still=True))
    page.table.rows[1].setChecked(True)
    return page


def _three(style: ShellStyle, lang: str) -> QWidget:
    return HomePage(solani_samples.home(lang), style)


def _new_solani(style: ShellStyle, lang: str) -> QWidget:
    return NewGamePage(solani_samples.new_game(), SolaniForm(style), style)


def _alone_solani(style: ShellStyle, lang: str) -> QWidget:
    page = NewGamePage(solani_samples.new_game(alone=True), SolaniForm(style), style)
    page.form.sky.more.setChecked(True)
    return page


def _four_solani(style: ShellStyle, lang: str) -> QWidget:
    page = NewGamePage(solani_samples.new_game(), SolaniForm(style), style)
    page.form.players.count.buttons[4].click()
    page.form.players.seats[1].players.buttons[Player.HUMAN].click()
    return page


def _shared_solani(style: ShellStyle, lang: str) -> QWidget:
    four = (Player.HUMAN, Player.HUMAN, Player.LEVEL_2, Player.LEVEL_2)
    shared = solani_samples.result(won=False, players=four)
    page = result_page(shared, evolve(style, still=True))
    page.table.rows[3].setChecked(True)
    return page


def _won_solani(style: ShellStyle, lang: str) -> QWidget:
    return result_page(solani_samples.result(), evolve(style, still=True))


def _lost_solani(style: ShellStyle, lang: str) -> QWidget:
    alone = solani_samples.result(won=False, players=(Player.HUMAN,))
    page = result_page(alone, evolve(style, still=True))
    page.table.rows[1].setChecked(True)
    return page


def _rules_solani(style: ShellStyle, lang: str) -> QWidget:
    return RulesPage("solani", style, "placement", games=("noria", "nautilus", "solani"))


def _four(style: ShellStyle, lang: str) -> QWidget:
    return HomePage(scythe_samples.home(lang), style)


def _first_of_four(style: ShellStyle, lang: str) -> QWidget:
    return HomePage(scythe_samples.home(lang, saved=False), style)


def _new_scythe(style: ShellStyle, lang: str) -> QWidget:
    return NewGamePage(scythe_samples.new_game(), ScytheForm(style), style)


def _first_scythe(style: ShellStyle, lang: str) -> QWidget:
    return NewGamePage(scythe_samples.new_game(None), ScytheForm(style), style)


def _warned_scythe(style: ShellStyle, lang: str) -> QWidget:
    options = Options(Faction.RUSVIET, Mat.INDUSTRIAL, None, Level.ULTIMASZYNA, expansion=True)
    return NewGamePage(scythe_samples.new_game(options), ScytheForm(style), style)


def _more_scythe(style: ShellStyle, lang: str) -> QWidget:
    options = Options(Faction.POLANIA, Mat.INNOVATIVE, None, Level.AUTOMA, expansion=True)
    page = NewGamePage(scythe_samples.new_game(options), ScytheForm(style), style)
    page.setup.more.setChecked(True)
    return page


def _won_scythe(style: ShellStyle, lang: str) -> QWidget:
    page = result_page(scythe_samples.result(), evolve(style, still=True))
    page.table.rows[4].setChecked(True)
    return page


def _lost_scythe(style: ShellStyle, lang: str) -> QWidget:
    page = result_page(scythe_samples.result(won=False), evolve(style, still=True))
    page.table.rows[0].setChecked(True)
    return page


def _rules_scythe(style: ShellStyle, lang: str) -> QWidget:
    return RulesPage("scythe", style, "combat", games=("noria", "nautilus", "solani", "scythe"))


def _about(style: ShellStyle, lang: str) -> QWidget:
    return AboutDialog(style)


PAGES: dict[str, Callable[[ShellStyle, str], QWidget]] = {
    "home": _home,
    "first": _first,
    "new": _new,
    "two": _two,
    "first-of-two": _first_of_two,
    "new-nautilus": _new_nautilus,
    "result": _result,
    "lost": _lost,
    "settings": _settings,
    "rules": _rules,
    "rules-nautilus": _rules_nautilus,
    "won-nautilus": _won_nautilus,
    "lost-nautilus": _lost_nautilus,
    "three": _three,
    "new-solani": _new_solani,
    "alone-solani": _alone_solani,
    "four-solani": _four_solani,
    "shared-solani": _shared_solani,
    "won-solani": _won_solani,
    "lost-solani": _lost_solani,
    "rules-solani": _rules_solani,
    "four": _four,
    "first-of-four": _first_of_four,
    "new-scythe": _new_scythe,
    "first-scythe": _first_scythe,
    "warned-scythe": _warned_scythe,
    "more-scythe": _more_scythe,
    "won-scythe": _won_scythe,
    "lost-scythe": _lost_scythe,
    "rules-scythe": _rules_scythe,
    "about": _about,
}


def clipped(page: QWidget) -> list[str]:
    """Widgets of a page that are smaller than their words need."""
    from noria_desktop.ui.widgets.buttons import BrassButton
    from noria_desktop.ui.widgets.sheets import Words

    out = []
    for child in page.findChildren(QWidget):
        if not child.isVisibleTo(page) or not isinstance(child, (BrassButton, Words)) or not child.text():
            continue
        need = child.sizeHint()
        if isinstance(child, Words) and child.wordWrap():
            height = child.heightForWidth(child.width())
            if height > child.height() + 1:
                out.append(f"{child.text()!r}: {height} high in {child.height()}")
        elif need.width() > child.width() + 1 or need.height() > child.height() + 1:
            out.append(
                f"{child.text()!r}: {need.width()}x{need.height()} in {child.width()}x{child.height()}"
            )
    return out


def main(argv: list[str] | None = None) -> int:
    """Paint the pages."""
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("pages", nargs="*", default=None)
    parser.add_argument("--lang", action="append")
    parser.add_argument("--theme", action="append")
    parser.add_argument("--size", action="append")
    parser.add_argument("--ratio", type=float, default=1.0)
    args = parser.parse_args(argv)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    args.out.mkdir(parents=True, exist_ok=True)
    translator = samples.japanese()
    for lang in args.lang or ["en", "ja"]:
        if lang == "ja":
            app.installTranslator(translator)
        else:
            app.removeTranslator(translator)
        for theme in args.theme or ["night", "day", "contrast"]:
            style = shell_style(theme)
            apply_to_application(app, style)
            for name in args.pages or PAGES:
                for size in args.size or ["1280x800", "1920x1080"]:
                    width, height = (int(part) for part in size.split("x"))
                    page = PAGES[name](style, lang)
                    page.resize(width, height - MENU_BAR)
                    page.show()
                    for _ in range(4):
                        app.processEvents()
                    ratio = args.ratio
                    image = QImage(
                        round(width * ratio), round((height - MENU_BAR) * ratio), QImage.Format.Format_RGB32
                    )
                    image.setDevicePixelRatio(ratio)
                    image.fill(Qt.GlobalColor.black)
                    page.render(image)
                    path = args.out / f"{name}-{size}-{lang}-{theme}.png"
                    image.save(str(path))
                    for line in clipped(page):
                        print(f"{path.name}: {line}")
                    page.close()
                    page.deleteLater()
    for context, source in sorted(translator.missing):
        print(f"no Japanese: {context}\t{source}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
