"""Contact sheets of the Circuit's pages from the built-in samples, to look at beside the designs.

Run: ``python -m tests.ui.pages.campaign.circuit_shots OUT_DIR [page ...] [--lang ja] [--theme night] [--size 1280x800]``

A sheet holds six pages of one language, theme and size; each page is also written on its own.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from noria_desktop.app.campaign import taken_along
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.sample import Sample, sample
from noria_desktop.app.profile import Profile
from noria_desktop.app.saves.store import Store
from noria_desktop.ui.pages.campaign.circuit import CircuitPage
from noria_desktop.ui.window.languages import Languages
from noria_desktop.ui.window.main_window import MainWindow
from noria_desktop.ui.window.settings import SettingsFile

HOMES = {"home-first": 0, "home-second": 11, "home-last": 34}
"""Home's page over a profile with so many attempts of the whole sample."""
LIST = "campaign-list"
"""The map with the list of campaigns open."""
PAGES = (
    *HOMES,
    "campaign",
    LIST,
    "campaign-4-nautilus",
    "campaign-finale",
    "campaign-nights",
    "chapter",
    "chapter-1-solani",
    "chapter-3-scythe",
    "chapter-4-nautilus",
    "chapter-finale",
    "chapter-nights",
    "end-1-solani-1",
    "end-2-nautilus",
    "end-2-scythe-2",
    "end-3-noria-1",
    "end-1-scythe-1",
    "end-4-nautilus",
    "end-finale-solani",
    "end-nights-3",
    "end-nights",
    "end-finale",
    "logbook",
    "logbook-2-noria",
    "logbook-2-nautilus",
    "logbook-1-scythe",
    "logbook-4-solani",
    "logbook-4-scythe",
    "logbook-finale",
    "logbook-nights",
)
_ON_A_SHEET = 6
_ACROSS = 2


def taken(name: str, language: str, theme: str, size: tuple[int, int]) -> QImage:
    """A page as the window shows it."""
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile.within(Path(folder))
        if HOMES.get(name):
            taken_along.bring(Campaigns(Store(profile.data)), sample(Sample.WHOLE, HOMES[name]))
        settings = SettingsFile(Path(folder), writes=False)
        settings.override(language=language, theme=theme)
        window = MainWindow(profile, settings, Languages(language), writes=False)
        window.resize(*size)
        window.show()
        window.show_page("home" if name in HOMES else "campaign" if name == LIST else name)
        for _ in range(4):
            QApplication.processEvents()
        page = window._stack.currentWidget()
        if name == LIST:
            assert isinstance(page, CircuitPage)
            page.switcher.open_list()
            QApplication.processEvents()
        picture = window.grab().toImage()
        if name == LIST and isinstance(page, CircuitPage) and page.switcher.list is not None:
            opened = page.switcher.list
            painter = QPainter(picture)
            painter.drawPixmap(
                window.mapFromGlobal(opened.mapToGlobal(opened.rect().topLeft())), opened.grab()
            )
            painter.end()
            opened.close()
        window.close()
        window.deleteLater()
        return picture


def sheets(pictures: list[QImage], width: int) -> Iterator[QImage]:
    """Several pictures side by side, each so wide."""
    for first in range(0, len(pictures), _ON_A_SHEET):
        some = pictures[first : first + _ON_A_SHEET]
        small = [one.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation) for one in some]
        height, rows = small[0].height(), -(-len(small) // _ACROSS)
        sheet = QImage(width * _ACROSS, height * rows, QImage.Format.Format_RGB32)
        sheet.fill(Qt.GlobalColor.black)
        painter = QPainter(sheet)
        for number, one in enumerate(small):
            painter.drawImage(number % _ACROSS * width, number // _ACROSS * height, one)
        painter.end()
        yield sheet


def main() -> int:
    """Make them; the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("pages", nargs="*", default=None)
    parser.add_argument("--lang", action="append")
    parser.add_argument("--theme", action="append")
    parser.add_argument("--size", action="append")
    asked = parser.parse_args()
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    asked.out.mkdir(parents=True, exist_ok=True)
    for language, theme, size in product(
        asked.lang or ["en", "ja"],
        asked.theme or ["night", "day", "contrast"],
        asked.size or ["1280x800", "1920x1080"],
    ):
        wide, high = map(int, size.split("x"))
        pictures = []
        for name in asked.pages or PAGES:
            pictures.append(taken(name, language, theme, (wide, high)))
            pictures[-1].save(str(asked.out / f"{name}-{size}-{language}-{theme}.png"))
        for number, sheet in enumerate(sheets(pictures, 960), start=1):
            sheet.save(str(asked.out / f"sheet-{language}-{theme}-{size}-{number}.png"))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
