"""A game's row on the page of lessons: its emblem, its lessons as a path, and who waits at the end of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.canvas import CENTRE, LEFT, Canvas
from noria_desktop.ui.art.shapes import circle, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.art.type import two_lines
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import one_by_one, translate
from noria_desktop.ui.pages.faces import paint_face
from noria_desktop.ui.pages.learn.model import Node, Path, State, face_met, met, said
from noria_desktop.ui.widgets.buttons import BrassButton, Kind, PaintedButton

HIGH = 117
"""Design pixels."""
EMBLEM = (122.0, 92.0)
HEAD = 318
"""Design pixels before the first lesson."""
END = 136
"""Design pixels of whoever waits at the end."""
NODE = 15.0
"""Radius of a lesson on the path; of the one that was begun it is larger."""
BEGUN = 19.0
LINE_AT = 38.0
"""The path runs so far below the row's upper edge."""
PARTICLES = "とをのはがに・"
NOT_YET = 0.6
"""Opacity of a face that waits for the lessons to be done."""
NARROW = 860
"""Design pixels below which only numbers stand on the path."""


def _parted(title: str, width: float) -> list[str]:
    """A name in two lines; Japanese is parted after a particle near its middle."""
    ends = [at for at, sign in enumerate(title, 1) if sign in PARTICLES and 1 < at < len(title) - 1]
    if " " in title or not ends:
        return list(two_lines(title, 13, width))
    cut = min(ends, key=lambda at: abs(2 * at - len(title)))
    return [title[:cut], title[cut:]]


def _lines(canvas: Canvas, title: str, room: float, bold: bool) -> list[str]:
    """A name in as many lines as it takes in so many logical pixels, at most two."""
    lines = [title]
    width = room / canvas.style.scale
    least = 0.75 * width
    # The break is reckoned in the letters of the boards, which are a little narrower than these.
    while width > least and any(canvas.width(words, 13, bold) > room for words in lines):
        lines = _parted(title, width)
        width -= 2
    return lines


class NodeButton(PaintedButton):
    """A lesson on the path."""

    def __init__(self, style: ShellStyle, node: Node) -> None:
        """Its state decides its look."""
        super().__init__(style)
        self.node = node
        self.bare = False
        """Without its name, where there is no room."""
        self.retranslate()

    def show_node(self, node: Node) -> None:
        """Another state."""
        self.node = node
        self.retranslate()

    def retranslate(self) -> None:
        """Name for screen readers, and hint."""
        node = self.node
        state = {
            State.DONE: translate("Learn", "done"),
            State.BEGUN: translate("Learn", "begun, step {step} of {steps}").format(
                step=node.behind + 1, steps=node.steps
            ),
            State.NEXT: translate("Learn", "next"),
            State.LATER: translate("Learn", "not begun"),
        }[node.state]
        long = node.minutes
        minutes = translate("Learn", "about %n minute(s)", "", long)
        name = translate("Learn", "Lesson {number}, {title}, {state}, {minutes}").format(
            number=node.number, title=said(node.title), state=state, minutes=minutes
        )
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(110), self._style.px(HIGH - 10))

    def paint(self, canvas: Canvas) -> None:
        """Disc, name, minutes."""
        style, node = self._style, self.node
        scale, theme = style.scale, style.theme
        x, y = self.width() / 2, (LINE_AT - 5) * scale
        radius = (BEGUN if node.state is State.BEGUN else NODE) * scale
        self._disc(canvas, x, y, radius)
        if self._hovered:
            canvas.stroke(circle(x, y, radius + 4 * scale), theme.accent, 1.6 * scale)
        if self.hasFocus():
            canvas.stroke(circle(x, y, radius + 5 * scale), theme.focus, 2.4 * scale)
        if self.bare:
            return
        bold = node.state is State.BEGUN
        ink = theme.muted if node.state is State.LATER else theme.text
        title = said(node.title)
        line = QRectF(1, y + 23 * scale, self.width() - 2, 19 * scale)
        lines = _lines(canvas, title, line.width(), bold)
        for words in filter(None, lines):
            canvas.words(line, words, 13, ink, bold, CENTRE)
            line.translate(0, 16 * scale)
        long = node.minutes
        minutes = translate("Learn", "%n min", "", long)
        canvas.words(line, minutes, 12, theme.muted, False, CENTRE)

    def _disc(self, canvas: Canvas, x: float, y: float, radius: float) -> None:
        style, node = self._style, self.node
        scale, theme = style.scale, style.theme
        match node.state:
            case State.DONE:
                canvas.fill(circle(x, y, radius), theme.accent)
                canvas.glyph("check", x, y, radius * 0.6, style.colours.on_accent)
                return
            case State.BEGUN:
                canvas.fill(circle(x, y, radius), theme.raised)
                canvas.stroke(circle(x, y, radius), theme.line, 2 * scale)
                arc = QPainterPath()
                box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
                arc.arcMoveTo(box, 90)
                arc.arcTo(box, 90, -360 * node.behind / max(1, node.steps))
                canvas.stroke(arc, theme.accent, 4 * scale)
                canvas.glyph("play", x + scale, y, radius * 0.42, theme.accent)
                return
            case State.NEXT:
                edge, ink = theme.text, theme.text
            case State.LATER:
                edge, ink = theme.line, theme.muted
        canvas.fill(circle(x, y, radius), theme.surface)
        canvas.stroke(circle(x, y, radius), edge, 2 * scale)
        if node.is_game:
            canvas.glyph("replay", x, y, radius * 0.55, ink)
        else:
            canvas.words(QRectF(x - 20, y - 20, 40, 40), str(node.number), 13.5, ink, True, CENTRE)


class MeetButton(PaintedButton):
    """Whoever waits at the end of the path."""

    def __init__(self, style: ShellStyle, path: Path) -> None:
        """Dim until all lessons are done."""
        super().__init__(style)
        self.path = path
        self.retranslate()

    def show_path(self, path: Path) -> None:
        """Another state."""
        self.path = path
        self.retranslate()

    def retranslate(self) -> None:
        """Whom one meets."""
        opponent = met(self.path)
        self.setText(translate("Learn", "Meet {opponent}").format(opponent=opponent))
        self.setAccessibleName(self.text())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(END), self._style.px(HIGH - 10))

    def paint(self, canvas: Canvas) -> None:
        """The game's medallion, and the words below it."""
        style = self._style
        scale, theme = style.scale, style.theme
        whole = self.path.done == len(self.path.nodes)
        x, y, half = self.width() / 2, (LINE_AT - 5) * scale, 28 * scale
        canvas.p.setOpacity(1.0 if whole else NOT_YET)
        paint_face(canvas, x, y, half, self.path.game_id, face_met(self.path), side=False)
        canvas.p.setOpacity(1.0)
        if self._hovered:
            canvas.stroke(circle(x, y, half + 4 * scale), theme.accent, 1.6 * scale)
        if self.hasFocus():
            canvas.stroke(circle(x, y, half + 4 * scale), theme.focus, 2.4 * scale)
        line = QRectF(0, y + 33 * scale, self.width(), 22 * scale)
        canvas.words(line, self.text(), 13.5, theme.accent if whole else theme.muted, whole, CENTRE)


class PathRow(QWidget):
    """One game."""

    lesson_requested = Signal(str)
    meet_requested = Signal(str)
    recall_requested = Signal()
    """What was forgotten is to be known again."""
    forget_requested = Signal(str)
    walked = Signal(int)
    """Up or down into another row, by -1 or 1."""

    def __init__(self, style: ShellStyle, path: Path) -> None:
        """All lessons of a game."""
        super().__init__()
        self._style, self.path = style, path
        self.nodes = [NodeButton(style, node) for node in path.nodes]
        self.meet = MeetButton(style, path)
        for button in (*self.nodes, self.meet):
            button.setParent(self)
        for button in self.nodes:
            button.clicked.connect(lambda _=False, b=button: self.lesson_requested.emit(b.node.name))
        self.undo = BrassButton(style, Kind.SMALL)
        self.undo.setParent(self)
        self.undo.hide()
        self.undo.clicked.connect(self.recall_requested)
        self.meet.clicked.connect(lambda: self.meet_requested.emit(self.path.game_id))
        self.retranslate()
        self.set_style(style)

    def show_path(self, path: Path) -> None:
        """Another state of the same lessons."""
        self.path = path
        for button, node in zip(self.nodes, path.nodes, strict=True):
            button.show_node(node)
        self.meet.show_path(path)
        self.retranslate()
        self.update()

    def offer_undo(self, offered: bool) -> None:
        """A lesson of this game was forgotten just now: that can be taken back."""
        self.undo.setVisible(offered)
        self._place()
        self.update()

    def set_style(self, style: ShellStyle) -> None:
        """Colours and sizes."""
        self._style = style
        self.undo.set_style(style)
        self.setFixedHeight(style.px(HIGH))
        self._place()
        self.update()

    def retranslate(self) -> None:
        """What the row says."""
        self.undo.set_words(translate("Learn", "Undo"), tip=translate("Learn", "The lesson is known again"))
        self.setAccessibleName(one_by_one((game_cover(self.path.game_id).name(), *self._told())))
        for button in self.nodes:
            button.retranslate()
        self.meet.retranslate()
        self.update()

    def _told(self) -> tuple[str, ...]:
        """How many are done, and how long the others take."""
        path = self.path
        if path.done == len(path.nodes):
            return (translate("Learn", "all learned"),)
        done = translate("Learn", "{done} of {count} done").format(done=path.done, count=len(path.nodes))
        minutes = path.minutes
        return done, translate("Learn", "%n min for the rest", "", minutes)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk along the path, Home and End to its ends, Delete begins a lesson anew."""
        stops = [*self.nodes, self.meet]
        here = next((i for i, one in enumerate(stops) if one.hasFocus()), None)
        key = event.key()
        if here is None:
            super().keyPressEvent(event)
            return
        goal = {
            Qt.Key.Key_Left: here - 1,
            Qt.Key.Key_Right: here + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(stops) - 1,
        }.get(Qt.Key(key))
        if goal is not None:
            stops[min(max(goal, 0), len(stops) - 1)].setFocus(Qt.FocusReason.TabFocusReason)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.walked.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            stops[here].click()
        elif key == Qt.Key.Key_Delete and here < len(self.nodes):
            self.forget_requested.emit(self.nodes[here].node.name)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        style, count = self._style, len(self.nodes)
        narrow = self.width() < style.px(NARROW)
        head = style.px(NARROW * 0.22 if narrow else HEAD)
        end = style.px(END * (0.8 if narrow else 1))
        room = max(1, self.width() - head - end - style.px(10))
        step = room / count
        for number, button in enumerate(self.nodes):
            button.bare = narrow
            button.setGeometry(
                round(head + number * step), style.px(5), round(step), self.height() - style.px(10)
            )
        left = style.px(16) if narrow else style.px(10 + EMBLEM[0] + 18)
        self.undo.move(left - style.px(4), style.px(74 if narrow else 68))
        self.undo.resize(self.undo.sizeHint())
        self.meet.setGeometry(
            self.width() - end - style.px(8), style.px(5), end, self.height() - style.px(10)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        style = self._style
        canvas, scale, theme = Canvas(painter, style), style.scale, style.theme
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        canvas.fill(rounded_rect(box, 14 * scale), theme.surface)
        canvas.stroke(rounded_rect(box, 14 * scale), style.colours.hair, 1.2)
        narrow = self.width() < style.px(NARROW)
        cover = game_cover(self.path.game_id)
        left = 16 * scale
        if not narrow:
            wide, high = EMBLEM
            emblem = QRectF(10 * scale, (HIGH - high) / 2 * scale, wide * scale, high * scale)
            painter.save()
            painter.setClipPath(rounded_rect(emblem, 8 * scale))
            cover.paint_emblem(canvas, emblem)
            painter.restore()
            canvas.stroke(rounded_rect(emblem, 8 * scale), style.colours.brass, 1.4 * scale)
            left = emblem.right() + 18 * scale
        room = self.nodes[0].x() - left + (20 * scale if not narrow else 0)
        line = QRectF(left, 22 * scale, room, 26 * scale)
        canvas.words(line, cover.name(), 19, theme.text, True, LEFT)
        for number, words in enumerate(self._told()[: 1 if self.undo.isVisibleTo(self) else None]):
            below = line.translated(0, (27 + 19 * number) * scale)
            canvas.words(below, words, 13.5, theme.muted, False, LEFT)
        self._paint_line(canvas)
        painter.end()

    def _paint_line(self, canvas: Canvas) -> None:
        """The path: brass as far as one came."""
        style = self._style
        y = LINE_AT * style.scale
        stops = [button.geometry().center().x() for button in (*self.nodes, self.meet)]
        come = 0
        while come < len(self.path.nodes) and self.path.nodes[come].state is State.DONE:
            come += 1
        for number in range(len(stops) - 1):
            way = QPainterPath(QPointF(stops[number], y))
            way.lineTo(QPointF(stops[number + 1], y))
            colour = style.theme.accent if number < come else style.colours.hair
            canvas.stroke(way, colour, 4 * style.scale)
