"""What lies where round the table: tool bar above, board in the middle, strips below, side panel beside it."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.table.prompt_strip import PromptStrip
from noria_desktop.ui.table.replay_strip import ReplayStrip
from noria_desktop.ui.table.side_panel import WIDTH, SidePanel
from noria_desktop.ui.table.tool_bar import ToolBar

DOCK_FROM_WIDTH = 1600
"""From this page width on the side panel stands open beside the board (mocks/noria.md 1)."""


class TableFrame(QWidget):
    """The parts of a table in their places, without a game."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """An empty table."""
        super().__init__(parent)
        self._panel_wanted: bool | None = None
        self.tool_bar = ToolBar(skin, self)
        self.board = Board(self)
        self.side_panel = SidePanel(skin, self)
        self.strip = PromptStrip(skin, self)
        self.replay_strip = ReplayStrip(skin, self)
        self.setFocusProxy(self.board)  # whoever comes to the page can play at once
        self._middle = QHBoxLayout()
        self._middle.setSpacing(0)
        self._middle.addWidget(self.board, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tool_bar)
        column.addLayout(self._middle, 1)
        column.addWidget(self.strip)
        column.addWidget(self.replay_strip)
        self.replay_strip.hide()
        self.side_panel.hide()
        self.tool_bar.log.connect(self.toggle_side_panel)

    def set_watching(self, watching: bool) -> None:
        """The timeline instead of the prompt, or back."""
        self.strip.setVisible(not watching)
        self.replay_strip.setVisible(watching)
        self.tool_bar.set_watching(watching)

    def set_skin(self, skin: Skin) -> None:
        """Another theme or language."""
        for part in (self.tool_bar, self.board, self.side_panel, self.strip, self.replay_strip):
            part.set_skin(skin)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the bars again."""
        self.tool_bar.retranslate()
        self.side_panel.retranslate()
        self.replay_strip.retranslate()

    def toggle_side_panel(self) -> None:
        """Show or hide log, reasons and rule."""
        self._panel_wanted = not self.side_panel.isVisible()
        self._place_side_panel()

    def _place_side_panel(self) -> None:
        """Beside the board where there is room, else over its right edge like a drawer."""
        roomy = self.width() >= DOCK_FROM_WIDTH
        docked = self._middle.indexOf(self.side_panel) >= 0
        if roomy and not docked:
            self._middle.addWidget(self.side_panel)
        elif not roomy and docked:
            self._middle.removeWidget(self.side_panel)
        self.side_panel.setVisible(roomy if self._panel_wanted is None else self._panel_wanted)
        if not roomy:
            top, bottom = self.tool_bar.height(), self.height() - self.strip.height()
            self.side_panel.setGeometry(self.width() - WIDTH, top, WIDTH, bottom - top)
            self.side_panel.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Open the side panel where there is room for it."""
        super().resizeEvent(event)
        self._place_side_panel()
