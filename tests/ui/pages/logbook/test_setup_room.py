"""The set-up on a page never runs into the tally below it or the stamp beside it. Source: mocks/campaign.md 2."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from noria_desktop.app.campaign.chapters import CHAPTERS
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.pages.logbook import account
from noria_desktop.ui.pages.logbook.book_model import Entry
from noria_desktop.ui.pages.logbook.book_paint import BookCanvas, BookPainter
from noria_desktop.ui.pages.logbook.double_page import Opened, paint_double
from tests.ui.pages.logbook.test_gathered_pages import page_of

_TALLY = 34
"""Design pixels of the tally's line above the bottom of the page."""


@pytest.mark.parametrize("size", [(1156, 643), (1440, 802)])
@pytest.mark.parametrize("where", [one.id for one in CHAPTERS if one.game == "solani"])
def test_the_setup_ends_above_the_tally(
    monkeypatch: pytest.MonkeyPatch, language: str, where: str, size: tuple[int, int]
) -> None:
    """Solani has the most rows and the longest set-up."""
    bottoms: list[float] = []
    real = account._paint_setup

    def seen(canvas: BookCanvas, box: QRectF, setup: list[str]) -> None:
        below = box.top() + (21 + len(setup) * 19) * canvas.scale
        bottoms.append((box.bottom() - below) / canvas.scale)
        real(canvas, box, setup)

    monkeypatch.setattr(account, "_paint_setup", seen)
    page = page_of(where)
    entry: Any = page.entries[page.best]
    assert isinstance(entry, Entry)
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter = BookPainter(image)
    paint_double(
        painter, QRectF(image.rect()), shell_style("night"), Opened(0, page, entry, entry.inside()), None
    )
    painter.end()
    assert bottoms
    assert min(bottoms) >= _TALLY
