"""Pictures of every kind of page of the logbook, to look at beside the designs.

Run: ``python -m tests.ui.pages.logbook.book_shots OUT_DIR [name ...]``
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.style import apply_to_application, shell_style
from noria_desktop.ui.pages.logbook.logbook_page import LogbookPage
from noria_desktop.ui.window.languages import Languages
from tests.ui.pages.logbook import book_samples as samples

MENU_BAR = 26
WIDE, LARGE, SMALL, LEAST = (1280, 800), (1920, 1080), (800, 600), (800, 520)


@frozen
class Shot:
    """One picture."""

    where: str
    theme: str = "night"
    language: str = "en"
    size: tuple[int, int] = WIDE
    attempt: int | None = None
    side: int = 0
    unread: bool = False


SHOTS = {
    "noria": Shot("1-noria", language="ja"),
    "noria-en": Shot("1-noria"),
    "noria-day": Shot("1-noria", theme="day"),
    "noria-first": Shot("1-noria", attempt=0),
    "noria-contrast": Shot("1-noria", theme="contrast", language="ja"),
    "nautilus": Shot("1-nautilus", language="ja"),
    "nautilus-en": Shot("1-nautilus"),
    "nautilus-lost": Shot("2-nautilus"),
    "nautilus-day": Shot("2-nautilus", theme="day", language="ja"),
    "solani-day": Shot("1-solani", theme="day"),
    "solani": Shot("1-solani", language="ja"),
    "solani-three": Shot("4-solani"),
    "solani-contrast": Shot("1-solani", theme="contrast"),
    "scythe": Shot("1-scythe"),
    "scythe-ja": Shot("1-scythe", language="ja"),
    "lowered": Shot("2-noria"),
    "lowered-ja": Shot("2-noria", language="ja"),
    "open": Shot("2-solani"),
    "open-day": Shot("2-solani", theme="day", language="ja"),
    "running": Shot("2-scythe", language="ja"),
    "shut": Shot("3-nautilus"),
    "shut-contrast": Shot("3-noria", theme="contrast", language="ja"),
    "unread": Shot("1-scythe", unread=True),
    "unread-ja": Shot("1-scythe", language="ja", unread=True),
    "large-noria": Shot("1-noria", language="ja", size=LARGE),
    "large-solani": Shot("1-solani", size=LARGE),
    "large-nautilus": Shot("1-nautilus", size=LARGE),
    "large-scythe": Shot("1-scythe", size=LARGE),
    "middle": Shot("1-solani", size=(1024, 700)),
    "small-left": Shot("1-scythe", size=SMALL),
    "small-right": Shot("1-solani", language="ja", size=SMALL, side=1),
    "least-left": Shot("1-noria", language="ja", size=LEAST),
    "least-right": Shot("1-scythe", size=LEAST, side=1),
}


def page_of(shot: Shot) -> LogbookPage:
    """The page of a picture, as large as it is wanted."""
    maker = samples.maker(unread=shot.unread)
    page = LogbookPage(maker.model, shell_style(shot.theme, still=True))
    page.resize(shot.size[0], shot.size[1] - MENU_BAR)
    page.show()
    page.turn_to(samples.place_of(shot.where), shot.attempt, side=shot.side)
    return page


def main(arguments: list[str]) -> int:
    """Save the pictures that are asked for, or all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*")
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    languages = Languages("en")
    for name, shot in SHOTS.items():
        if chosen.names and name not in chosen.names:
            continue
        languages.use(shot.language)
        apply_to_application(app, shell_style(shot.theme))
        page = page_of(shot)
        app.processEvents()
        page.grab().save(str(chosen.folder / f"{name}.png"))
        page.deleteLater()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
