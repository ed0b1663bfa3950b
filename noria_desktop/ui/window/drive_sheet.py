"""A description of the window for programs that play it from outside, as a person would.

When the environment names a file in ``NORIA_DESKTOP_DRIVE_SHEET``, the window writes there after every
change where things are in window pixels and what can be done. It is how the project plays whole games by
mouse and by keyboard in a real window; without the variable nothing is written.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QWidget

from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.waiting import Wait

VARIABLE = "NORIA_DESKTOP_DRIVE_SHEET"


class DriveSheet(QObject):
    """Writes the sheet twenty times a second while something changed."""

    def __init__(self, window: QMainWindow, table: GamePage, path: Path) -> None:
        """Watch a window and its table."""
        super().__init__(window)
        self._window = window
        self._table = table
        self._path = path
        self._last = ""
        self._count = 0
        timer = QTimer(self)
        timer.timeout.connect(self._write)
        timer.start(50)

    def _rect(self, widget: QWidget, rect: QRect) -> list[int]:
        # By way of the screen: a list that has opened is a window of its own.
        corner = self._window.mapFromGlobal(widget.mapToGlobal(QPoint(rect.x(), rect.y())))
        return [corner.x(), corner.y(), rect.width(), rect.height()]

    def _write(self) -> None:
        sheet = self._sheet()
        text = json.dumps(sheet)
        if text == self._last:
            return
        self._last = text
        self._count += 1
        target = self._path.with_suffix(".part")
        target.write_text(json.dumps({"count": self._count, **sheet}), encoding="utf-8")
        target.replace(self._path)

    def _sheet(self) -> dict[str, Any]:
        """Everything a player from outside needs to know."""
        page = getattr(self._window, "page_name", "")
        buttons = [
            {"text": button.text(), "rect": self._rect(button, button.rect()), "name": button.objectName()}
            for button in self._window.findChildren(QAbstractButton)
            if button.isVisible() and button.isEnabled()
        ]
        size = [self._window.width(), self._window.height()]
        sheet: dict[str, Any] = {"page": page, "size": size, "buttons": buttons}
        session = self._table.session
        if page != "table" or session is None:
            return sheet
        board = self._table.board
        gestures = board.gestures()
        places = {}
        for spot in board.spots():
            rect = board.geometry_of(spot.handle)
            places[str(spot.handle)] = {
                "rect": self._rect(board, rect),
                "zone": spot.zone,
                "parent": str(spot.parent) if spot.parent else None,
            }
        hand = board.view.hand
        sheet.update(
            game=session.rules.game_id,
            busy=board.busy,
            phase=session.turn.phase.value,
            prompt=session.turn.prompt.value,
            automatic=session.turn.automatic and self._table.conductor.wait not in (Wait.PARTING, Wait.BEAT),
            ply=session.cursor,
            places=places,
            focus=str(hand.focus) if hand.focus is not None and hand.focus_visible else None,
            holding=hand.holding,
            collected=repr(board.draft),
            sources=[str(spot.handle) for spot in board.spots() if hand.selection.is_source(spot.handle)],
            stops=[str(handle) for handle in hand.selection.stops()] if hand.holding else [],
            curtain=self._table.curtained,
            chooser=board.chooser.isVisible(),
            options=[self._rect(button, button.rect()) for button in board.chooser.buttons()],
            notice=self._table.strip.notice,
            question=self._table.asking.stands,
            gestures=[
                {
                    "source": str(source),
                    "target": str(target),
                    "options": len(gestures.options(source, target)),
                }
                for source in gestures.sources()
                for target in gestures.targets(source)
            ],
            commands=[
                {"text": button.text, "key": button.key.value, "options": len(button.options)}
                for button in self._table.strip.buttons()
            ],
        )
        return sheet
