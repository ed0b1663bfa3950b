"""The frame of every page: ground, header, body that scrolls when it must, and the strip with the way on."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from noria_desktop.app.catalogue import game_ids
from noria_desktop.ui.art.canvas import Canvas, PictureCache
from noria_desktop.ui.art.landscape import paint_ground
from noria_desktop.ui.art.style import ShellStyle, fitted, tone
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.buttons import RING, BrassButton, Kind
from noria_desktop.ui.widgets.language_switch import LanguageSwitch
from noria_desktop.ui.widgets.layouts import NO_EDGES, column, row
from noria_desktop.ui.widgets.marks import Mark
from noria_desktop.ui.widgets.sheets import Words, restyle

_EDGE = 24
"""Design pixels between the window's edge and the body."""


class Header(QWidget):
    """Mark and name of the app, or Back and the page's title; on the right the ways to other pages."""

    def __init__(
        self, style: ShellStyle, back: bool, *, library: bool = False, statistics: bool = False
    ) -> None:
        """``back``: with a Back button instead of the mark; ``library``, ``statistics``: with the way there."""
        super().__init__()
        self.mark = Mark(style, "wheel", 40)
        self.back = BrassButton(style, icon="back")
        self.title = Words(style, 22, bold=True)
        self.sub = Words(style, 13.5, colour="muted")
        self.learn = BrassButton(style, Kind.LINK, icon="play")
        self.library = BrassButton(style, Kind.LINK, icon="shelf")
        self.statistics = BrassButton(style, Kind.LINK, icon="bars")
        self.rules = BrassButton(style, Kind.LINK, icon="book")
        self.settings = BrassButton(style, Kind.LINK, icon="gear")
        self.language = LanguageSwitch(style)
        first = self.back if back else self.mark
        asked = ((self.learn, not back), (self.library, library), (self.statistics, statistics))
        further = [link for link, shown in asked if shown]
        self.links = (*further, self.rules, self.settings)
        """Ways to other pages, from left to right."""
        self._row = row(
            style, first, self.title, (self.sub, 1), *self.links, self.language, gap=8, within=self
        )
        (self.mark if back else self.back).setParent(None)
        for link, shown in asked:
            if not shown:
                link.setParent(None)
        self.sub.setMinimumWidth(0)
        if library:
            # ``fit`` finds room for what is in it; it never makes the window wider.
            self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.set_style(style)

    def set_style(self, style: ShellStyle) -> None:
        """Height and gaps."""
        px = style.px
        self.setFixedHeight(px(64))
        ring = px(RING)
        self._row.setContentsMargins(px(_EDGE) - ring, 0, px(_EDGE) - ring, 0)

    def fit(self, width: int, *, told: bool) -> None:
        """Ways to other pages show their pictures alone where there is no room for words; ``told``: with a line of it.

        Where even that is too wide the title goes rather than a part of it; the mark or the way back stays.
        """
        links, shown = self.links, list[QWidget]()
        for place in range(self._row.count()):
            item = self._row.itemAt(place)
            widget = None if item is None else item.widget()
            if widget is not None and widget is not self.sub and widget not in links:
                shown.append(widget)
        margins = self._row.contentsMargins()
        taken = sum(widget.sizeHint().width() for widget in shown) + margins.left() + margins.right()
        taken += sum(link.width_with_words(glyph=True) + self._row.spacing() for link in links)
        taken += 2 * self._row.spacing()
        for link in links:
            link.set_compact(taken > width)
        gaps = (len(links) + len(shown) - 1) * self._row.spacing() + margins.left() + margins.right()
        least = gaps + sum(widget.sizeHint().width() for widget in (*shown, *links))
        self.title.setVisible(least <= width)
        self.sub.setVisible(told and taken + self.sub.sizeHint().width() + self._row.spacing() <= width)

    def retranslate(self) -> None:
        """Words of the ways to other pages."""
        self.back.set_words(translate("Shell", "Back"))
        self.learn.set_words(translate("Shell", "Learn to play"))
        self.library.set_words(translate("Library", "Library"))
        self.statistics.set_words(translate("Statistics", "Statistics"))
        self.rules.set_words(translate("Shell", "Rules"))
        self.settings.set_words(translate("Shell", "Settings"))
        self.language.set_language(translate("Shell", "en", "code of this language: en or ja"))


class Strip(QFrame):
    """The bar at the foot of a page: what is so, and the one way on."""

    def __init__(self, style: ShellStyle) -> None:
        """An empty row."""
        super().__init__()
        self._style = style
        self.row = row(style, gap=4, within=self)
        self.set_style(style)

    def set_style(self, style: ShellStyle) -> None:
        """Height and gaps."""
        self._style = style
        px = style.px
        self.setFixedHeight(px(66))
        ring = px(RING)
        self.row.setContentsMargins(px(_EDGE) - ring, px(2), px(_EDGE) - ring, 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Raised ground under a brass line."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), tone(self._style.theme.raised))
        painter.fillRect(0, 0, self.width(), 2, tone(self._style.theme.accent))
        painter.end()


class Page(QWidget):
    """A page of the shell. Sizes follow the page's own size; words follow the language."""

    back_requested = Signal()
    rules_requested = Signal(str)
    """Game whose rules to open."""
    settings_requested = Signal()
    language_requested = Signal(str)
    statistics_requested = Signal()
    """What the games come to; from pages that show the way there, as the next one."""
    library_requested = Signal()
    WAITS_FOR_PLACE: ClassVar[bool] = False
    """Whether nothing is laid out before a window has given the page its size, as all of it would be again then: for
    the page that a start shows."""

    def __init__(
        self,
        style: ShellStyle,
        *,
        back: bool,
        strip: bool = False,
        library: bool = False,
        statistics: bool = False,
    ) -> None:
        """Frame only; subclasses fill ``body`` and ``strip`` and then call ``ready``."""
        super().__init__()
        self._asked = style
        self.style_now = style
        self.has_place = not self.WAITS_FOR_PLACE
        """Whether the page may be laid out."""
        self._ground = PictureCache()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.header = Header(style, back, library=library, statistics=statistics)
        self.body = QWidget()
        self.body.setObjectName("body")
        self.view = QScrollArea()
        # A viewport of our own, as the board has it: for Qt's, all classes of widgets are made known first.
        self.view.setViewport(QWidget(self.view))
        self.view.setWidgetResizable(True)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setWidget(self.body)
        self.body.setAutoFillBackground(False)
        self.strip: Strip | None = Strip(style) if strip else None
        frame = column(style, self.header, (self.view, 1), gap=0, edges=NO_EDGES, within=self)
        if self.strip is not None:
            frame.addWidget(self.strip)
        self.header.back.clicked.connect(self.back_requested)
        self.header.rules.clicked.connect(self._ask_rules)
        self.header.settings.clicked.connect(self.settings_requested)
        self.header.library.clicked.connect(self.library_requested)
        self.header.statistics.clicked.connect(self.statistics_requested)
        self.header.language.chosen.connect(self.language_requested)

    # Subclasses ------------------------------------------------------------------------------------

    def game_id(self) -> str:
        """The game whose rules the header opens: on pages that are about none the first of the catalogue."""
        return game_ids()[0]

    def fit_width(self) -> None:
        """Follow a new width; called often, so it only sets what depends on the width."""
        self.header.fit(self.width(), told=True)

    def entrance(self) -> QWidget | None:
        """The widget where the keyboard begins when the page itself is given the focus."""
        return None

    def arrange(self, style: ShellStyle) -> None:
        """Set the gaps of the page's own layouts."""

    def retranslate(self) -> None:
        """Make every word again in the language of now."""
        self.header.retranslate()

    # Frame -----------------------------------------------------------------------------------------

    def ready(self) -> None:
        """Call at the end of a subclass's ``__init__``."""
        self.retranslate()
        self._refit(force=True)

    def apply_style(self, style: ShellStyle) -> None:
        """Change theme, zoom or motion while the page is shown."""
        self._asked = style
        self._refit(force=True)

    def _refit(self, force: bool = False) -> None:
        """Follow the page's size."""
        if not self.has_place:
            return
        style = fitted(self._asked, self.width(), self.height())
        if style != self.style_now or force:
            self.style_now = style
            self.arrange(style)
            restyle(self, style)
            self.update()
        self.fit_width()

    def _ask_rules(self) -> None:
        """The header's Rules."""
        self.rules_requested.emit(self.game_id())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words and controls grow slower than the window."""
        super().resizeEvent(event)
        is_first, self.has_place = not self.has_place, True
        self._refit(force=is_first)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The page is no control itself: hand the focus on."""
        super().focusInEvent(event)
        entrance = self.entrance()
        if entrance is not None:
            entrance.setFocus(event.reason())

    def changeEvent(self, event: QEvent) -> None:
        """A new language makes all words again."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.fit_width()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back where there is a back."""
        if event.key() == Qt.Key.Key_Escape and self.header.back.parent() is not None:
            self.back_requested.emit()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground."""
        painter = QPainter(self)
        style = self.style_now

        def ground(inner: QPainter) -> None:
            paint_ground(Canvas(inner, style), self.width(), self.height())

        pixmap = self._ground.pixmap(self.size(), self.devicePixelRatioF(), style.theme.name, ground)
        painter.drawPixmap(0, 0, pixmap)
        painter.end()

    def margins(self, style: ShellStyle) -> tuple[int, int, int, int]:
        """Edges of the body."""
        px = style.px
        return px(_EDGE), px(6), px(_EDGE), px(10 if self.strip is None else 9)
