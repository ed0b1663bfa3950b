"""How the games of the library and the best one of the statistics stand: their position, painted small."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from noria_desktop.app.saves.envelope import FindKit, read
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.saves.limits import read_bytes
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.portrait import Portrait
from noria_desktop.ui.game_ui import game_ui

log = logging.getLogger(__name__)


def position_in(file: Path, find_kit: FindKit) -> Any:
    """The position in a file as its human may know it; None where the file cannot be read."""
    try:
        save = read(read_bytes(file), find_kit)
    except SaveError as error:
        log.info("no picture: %s", error)
        return None
    return save.kit.rules.observe(save.snapshot, HUMAN)


def paint_position(painter: QPainter, target: QRectF, game: str, view: Any, skin: Skin) -> None:
    """The middle of what the logbook shows of a position, over the whole of a rectangle."""
    door = game_ui(game)
    book = door.book()
    table = door.presenter.layout(*book.view_size)
    part = book.area(table)
    area = QRectF(part.left, part.top, part.width, part.height)
    shape = target.height() / target.width()
    size = QSizeF(area.width(), area.width() * shape)
    if size.height() > area.height():
        size = QSizeF(area.height() / shape, area.height())
    seen = QRectF(area.center() - QPointF(size.width() / 2, size.height() / 2), size)
    Portrait.of(book.sprites(view, table), door.pictures, skin, seen, 1.0).paint(painter, target)
