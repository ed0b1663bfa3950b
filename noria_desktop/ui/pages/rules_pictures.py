"""The browser of the rules with its pictures: painted by the table's own pieces."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QImage, QPainter, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser

from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.app.lessons.progress import name_of
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.learn.model import said
from noria_desktop.ui.pages.rules_text import Shown, Way, to_html
from noria_desktop.ui.tell_fault import tell_fault
from noria_desktop.ui.widgets.rule_picture import SHAPE

WIDE = 390
"""Design pixels of a picture."""
MARGIN = 96
"""Left free beside pictures: edges, the space between two, and a scroll bar that comes when the page is laid out."""
_SCHEME = "picture"
_LESSON = "lesson"
"""Before the name of a lesson, where the text leads to it."""
_IMAGE: Final = QTextDocument.ResourceType.ImageResource.value
_EMPTY: Final = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
"""In place of a picture that nobody has seen yet; the text says how large it will be."""
_EMPTY.fill(0)


class RulesBrowser(QTextBrowser):
    """Text and pictures of one game's rules."""

    lesson_wanted = Signal(str)
    """The name of the lesson in which a section can be tried by hand."""

    def __init__(self) -> None:
        """Of no game."""
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self.room: int | None = None
        """Logical pixels that pictures may take; None: as much as is seen of the text, edges and a scroll bar spared."""
        self._game = ""
        self._style: ShellStyle | None = None
        self._painted: dict[str, QImage] = {}
        self._painted_for: object = None
        self._named: list[tuple[str, int, int]] = []
        """Address, number and width of every picture of the game."""
        self._waiting: dict[str, int] = {}
        """Pictures that were not given yet, with their places in the text."""
        self._look = QTimer(self, singleShot=True, interval=0)
        self._look.timeout.connect(self.paint_in_sight)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self._look.start())
        self.verticalScrollBar().rangeChanged.connect(lambda _least, _most: self._look.start())

    def lay(self, game_id: str, source: str, style: ShellStyle) -> None:
        """Some of a game's rules in a style, each section with its pictures and the way to its lesson."""
        theme, colours = style.theme, style.colours
        self.setHtml(
            to_html(
                source,
                {"text": theme.text, "muted": theme.muted, "accent": theme.accent, "line": colours.hair},
                self.shown(game_id, style),
                self.across(style),
                _ways(game_id),
            )
        )
        self.give_pictures()

    def _follow(self, link: QUrl) -> None:
        """A link was pressed."""
        if link.scheme() == _LESSON:
            self.lesson_wanted.emit(link.path())

    def shown(self, game_id: str, style: ShellStyle) -> Mapping[str, Sequence[Shown]]:
        """The pictures of a game by their sections, as large as there is room for."""
        self._game, self._style = game_id, style
        room = self.viewport().width() - style.px(MARGIN) if self.room is None else self.room
        width = min(style.px(WIDE), max(200, room // self.across(style)))
        found: dict[str, list[Shown]] = defaultdict(list)
        self._named = []
        for number, picture in enumerate(game_ui(game_id).rule_pictures()):
            address = f"{_SCHEME}:{game_id}/{number}/{width}"
            self._named.append((address, number, width))
            size = (width, round(width * SHAPE))
            found[picture.anchor].append(Shown(address, str(picture.caption), *size))
        return found

    def across(self, style: ShellStyle) -> int:
        """How many lie side by side."""
        wide = self.viewport().width() if self.room is None else self.room
        return 2 if wide >= style.px(620) else 1

    def give_pictures(self) -> None:
        """After the text was set, for that forgets them: those in sight are painted, the others when they come in sight."""
        assert self._style is not None
        now = (self._style, self._code(), self.devicePixelRatioF())
        if self._painted_for != now:
            self._painted_for, self._painted = now, {}
        self._waiting = self._places()
        for address, _number, _width in self._named:
            if address in self._painted:
                self._give(address)
            else:
                self.document().addResource(_IMAGE, QUrl(address), _EMPTY)
        self._look.start()

    def paint_in_sight(self) -> None:
        """Paint the next picture that is in sight or a page from it; the rest follow one by one, so that nothing waits."""
        # A page that was left is nobody's: held here it outlives the painting, in which Python may clear away.
        page = self.window()
        if not page.isVisible():
            return
        seen = self.viewport().rect().adjusted(0, -self.viewport().height(), 0, self.viewport().height())
        for address, number, width in self._named:
            if address not in self._waiting:
                continue
            cursor = QTextCursor(self.document())
            cursor.setPosition(self._waiting[address])
            at = self.cursorRect(cursor)
            # The line of a picture is as high as the picture, and the cursor stands in it.
            if not seen.intersects(at.adjusted(0, -round(width * SHAPE), 1, round(width * SHAPE))):
                continue
            if address not in self._painted:
                self._painted[address] = self._paint(number, width, self._code())
            self._give(address)
            self._look.start()
            return

    def _give(self, address: str) -> None:
        self.document().addResource(_IMAGE, QUrl(address), self._painted[address])
        self._waiting.pop(address, None)
        self.viewport().update()

    def _places(self) -> dict[str, int]:
        """Where each picture stands in the text."""
        found: dict[str, int] = {}
        block = self.document().begin()
        while block.isValid():
            fragments = block.begin()
            while not fragments.atEnd():
                fragment = fragments.fragment()
                if fragment.charFormat().isImageFormat():
                    found[fragment.charFormat().toImageFormat().name()] = fragment.position()
                fragments += 1
            block = block.next()
        return found

    def _code(self) -> str:
        return translate("Shell", "en", "code of this language: en or ja")

    def _paint(self, number: int, width: int, code: str) -> QImage:
        assert self._style is not None
        style, ratio, high = self._style, self.devicePixelRatioF(), round(width * SHAPE)
        image = QImage(round(width * ratio), round(high * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        door = game_ui(self._game)
        painter = QPainter(image)
        try:
            canvas = Canvas(painter, style)
            box = QRectF(1, 1, width - 2, high - 2)
            canvas.fill(rounded_rect(box, 4 * style.scale), style.theme.bg)
            canvas.p.save()
            door.rule_pictures()[number].paint(painter, box, door, Skin(style.theme, code))
            canvas.p.restore()
            canvas.stroke(rounded_rect(box, 2), style.colours.brass, 2)
        except Exception as error:
            tell_fault(error)
        finally:
            painter.end()
        return image


def _ways(game_id: str) -> dict[str, Way]:
    """By the anchor of each section that a lesson names: the way to the first lesson that does. Source: mocks/way-in.md 6."""
    found: dict[str, Way] = {}
    for lesson in lessons(game_id):
        words = translate("RulesPage", "Try it by hand: {lesson}").format(lesson=said(lesson.title))
        for anchor in lesson.rules:
            found.setdefault(anchor, Way(f"{_LESSON}:{name_of(game_id, lesson)}", words))
    return found
