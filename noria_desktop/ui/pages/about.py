"""About: what this is, whose games these are, versions."""

from __future__ import annotations

import platform

from PySide6.QtCore import QRectF, Qt, qVersion
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QWidget

from noria_desktop import __version__
from noria_desktop.app.catalogue import game_ids
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.landscape import paint_ground
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.layouts import column, put, row
from noria_desktop.ui.widgets.marks import Mark
from noria_desktop.ui.widgets.sheets import Rule, Words


class AboutDialog(QDialog):
    """A small window of its own; Escape and Enter close it."""

    def __init__(self, style: ShellStyle, parent: QWidget | None = None) -> None:
        """In a style."""
        super().__init__(parent)
        self._style = style
        px = style.px
        self.setWindowTitle(translate("AboutDialog", "About Noria Desktop"))
        mark = Mark(style, "wheel", 56)
        title = Words(style, 24, bold=True)
        title.setText("Noria Desktop")
        version = Words(style, 13, colour="muted")
        version.setText(translate("AboutDialog", "Version {number}").format(number=__version__))
        head = row(style, mark, (column(style, title, version, gap=0), 1), gap=14)
        body = column(style, head, Rule(style), gap=10, edges=(28, 24, 28, 20), within=self)
        for text in self._paragraphs():
            words = Words(style, 13.5, wrap=True)
            words.setText(text)
            body.addWidget(words)
        self.copy = BrassButton(style, icon="clip")
        self.copy.set_words(translate("AboutDialog", "Copy versions"))
        self.copy.clicked.connect(self._copy)
        self.close_button = BrassButton(style, Kind.PRIMARY)
        self.close_button.set_words(translate("AboutDialog", "Close"))
        self.close_button.clicked.connect(self.accept)
        put(body, 1, row(style, self.copy, 1, self.close_button))
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)
        # A window asks its paragraphs for their usual height only, not for that in its width.
        self.setMinimumSize(px(640), body.totalHeightForWidth(px(640)))

    def _paragraphs(self) -> tuple[str, ...]:
        return (
            translate(
                "AboutDialog",
                "An unofficial fan implementation for quiet evenings. It contains no art and no text of the "
                "published games; pictures and rules texts are our own.",
            ),
            "\n".join(self._makers()),
            translate(
                "AboutDialog",
                "Of Solani, boards, feature cards, bonus tiles and the solo opponent were designed for this "
                "program, because no public source gives them.",
            ),
            translate(
                "AboutDialog",
                "The program is free software under the MIT licence, its typeface Noto Sans JP under the SIL Open "
                "Font License. It never uses the network; your games stay on this computer.",
            ),
        )

    def _makers(self) -> tuple[str, ...]:
        """Whose the games are, a line or two each."""
        makers = (game_cover(game).makers() for game in game_ids())
        return (*filter(None, makers), translate("AboutDialog", "Names of games belong to their owners."))

    @staticmethod
    def versions() -> str:
        """What to tell with a report of a fault."""
        return (
            f"Noria Desktop {__version__}; Python {platform.python_version()}; Qt {qVersion()}; "
            f"{platform.system()} {platform.release()}; {QGuiApplication.platformName()}"
        )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.versions())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        box = QRectF(self.rect())
        paint_ground(canvas, box.width(), box.height())
        painter.end()
