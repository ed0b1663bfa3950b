"""One game of the library: how it stands, how it went, what is written on it, and what can be done with it."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.app.turning.reading import measure_of
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.honours.honour_line import HonourLine
from noria_desktop.ui.pages.library import words
from noria_desktop.ui.pages.library.detail_paint import Account, Course, Facts, Plates, Stand
from noria_desktop.ui.pages.library.shelf import Look
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.field import Field
from noria_desktop.ui.widgets.layouts import put, row
from noria_desktop.ui.widgets.sheets import Sheet, Words

SHAPE = 0.57
"""Height by width of the picture."""
_LOWEST = 110


class TagField(Field):
    """Where the tags of a game are written; Escape leaves them as they were."""

    left = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """Empty."""
        super().__init__(style, 120, size=13, bold=False)

    def set_style(self, style: ShellStyle) -> None:
        """As wide as there is room."""
        super().set_style(style)
        self.setMinimumWidth(style.px(120))
        self.setMaximumWidth(_WIDEST)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)


_WIDEST = 16_000


class Detail(Sheet):
    """Everything about the game on which the list stands."""

    asked = Signal(str)
    """``open``, ``replay``, ``result``, ``honours``, ``turning``, ``again``, ``export``, ``trash``, ``folder`` or ``back``."""
    tags_written = Signal(object, str)
    """A game, and the tags that it has from now on, parted by commas."""

    def __init__(self, style: ShellStyle, today: date) -> None:
        """Of no game."""
        super().__init__(style, (14, 14, 14, 14), gap=4)
        self._today, self._language = today, "en"
        self._entry: Entry | None = None
        self._height = 0
        self.in_trash = False
        """Whether the games shown lie in the trash: they can be put back, and nothing else."""
        self.stand = Stand(style)
        self.account = Account(style)
        self.trouble = Words(style, 13.5, colour="danger", wrap=True)
        self.safe = Words(style, 13, colour="muted", wrap=True)
        self.course = Course(style)
        self.facts = Facts(style)
        self.plates = Plates(style)
        self.honours = HonourLine(style)
        self.tag = BrassButton(style, Kind.LINK, icon="tag")
        self.tags = TagField(style)
        self.tags.hide()
        self.go = BrassButton(style, Kind.PRIMARY, icon="play", key="Enter", wide=True)
        self.buttons: dict[str, BrassButton] = {}
        for name, icon in _BUTTONS:
            self.buttons[name] = BrassButton(style, icon=icon, wide=True)
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        holder = QWidget()
        holder.setLayout(self._grid)
        for button in self.buttons.values():
            button.setParent(holder)
        self._grid.setContentsMargins(0, 0, 0, 0)
        tags = row(style, (self.plates, 1), (self.tags, 1), self.tag, gap=4, edges=(0, 0, 0, 0))
        put(
            self.column,
            self.stand,
            self.account,
            self.trouble,
            self.safe,
            (self.course, 4),
            self.facts,
            self.honours,
            tags,
            1,
            self.go,
            holder,
        )
        self.go.clicked.connect(lambda: self.asked.emit("back" if self.in_trash else "open"))
        self.honours.clicked.connect(lambda: self.asked.emit("honours"))
        self.tag.clicked.connect(self.write_tags)
        self.tags.returnPressed.connect(self._keep_tags)
        self.tags.left.connect(self._leave_tags)
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.asked.emit(name))

    def fit(self, width: int, height: int) -> None:
        """So wide, with a picture as high as what is left of the height allows."""
        self.setFixedWidth(width)
        self._height = height
        self._fit_picture()

    def _fit_picture(self) -> None:
        """Everything below the picture is in sight first: a game has two or three rows of buttons."""
        px = self._style.px
        self._grid.activate()  # rows that came or went just now are counted
        self.course.setVisible(self._entry is None or not self._entry.is_damaged)
        rest = self.minimumSizeHint().height() - self.stand.minimumHeight()
        if self._height and self._height - rest < px(_LOWEST):
            # The points round by round stand in the replay too; nothing of the rest may be scrolled away.
            self.course.hide()
            rest = self.minimumSizeHint().height() - self.stand.minimumHeight()
        room = min(round((self.width() - px(28)) * SHAPE) + px(14), self._height - rest)
        self.stand.setFixedHeight(max(px(_LOWEST), room))

    def set_today(self, today: date) -> None:
        """Another day has begun."""
        if today != self._today:
            self._today = today
            self._word()

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [self.honours, self.tags, self.tag, self.go, *self.buttons.values()]

    def show_game(self, entry: Entry | None, look: Look, small: QImage | None, language: str) -> None:
        """Another game, or more about it."""
        before = self._entry
        self._entry, self._language = entry, language
        if not self.tags.isHidden() and (before is None or entry is None or before.key != entry.key):
            self._close_tags()
        self.stand.show_game(entry, look, small)
        self.course.show_course(self._entry, look.own, look.rival)
        self._show_honours(look)
        self._word()

    # Tags -----------------------------------------------------------------------------------------------

    def write_tags(self) -> None:
        """Let the player write on the game; a second time keeps what was written."""
        if not self.tags.isHidden():
            self._keep_tags()
        elif self._entry is not None and not self._entry.is_damaged and not self.in_trash:
            self.tags.setText(", ".join(self._entry.tags))
            self.plates.hide()
            self.tags.show()
            self._word_tag()
            self.tags.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep_tags(self) -> None:
        entry, text = self._entry, self.tags.text()
        self._close_tags()
        self.tag.setFocus(Qt.FocusReason.OtherFocusReason)
        if entry is not None:
            self.tags_written.emit(entry, text)

    def _leave_tags(self) -> None:
        self._close_tags()
        self.tag.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close_tags(self) -> None:
        self.tags.hide()
        self.plates.show()
        self._word_tag()

    def _word_tag(self) -> None:
        writing = not self.tags.isHidden()
        self.tag.set_words(translate("Library", "Keep tags") if writing else translate("Library", "Tags…"))

    def show_look(self, look: Look) -> None:
        """What was found in its file."""
        self.stand.show_game(self._entry, look, None)
        self.course.show_course(self._entry, look.own, look.rival)
        self._show_honours(look)

    def _show_honours(self, look: Look) -> None:
        """What the game earned; the picture gives way to it."""
        self.honours.set_marks("" if self._entry is None else self._entry.game, look.honours)
        self.honours.setVisible(bool(look.honours))
        self._fit_picture()

    def _word(self) -> None:
        entry = self._entry
        self.account.show_game(entry)
        self.facts.show_game(entry, self._today)
        self.plates.show_texts(() if entry is None else _written_on(entry))
        damaged = entry is not None and entry.is_damaged
        self.account.need(200, 34 if damaged else 80)
        self.course.setVisible(not damaged)
        self.trouble.setText(words.trouble(entry, self._language) if entry is not None and damaged else "")
        self.safe.setText("" if entry is None else words.note(entry))
        self.trouble.setVisible(damaged)
        self.safe.setVisible(bool(self.safe.text()))
        self.facts.setVisible(not damaged)
        self.tag.setVisible(entry is not None and not damaged and not self.in_trash)
        self.go.setVisible(entry is not None)
        if entry is not None:
            text, icon = (translate("Library", "Put back"), "undo") if self.in_trash else primary(entry)
            self.go.set_icon(icon)
            self.go.set_words(text)
        shown = [
            name for name in self.buttons if entry is not None and not self.in_trash and offers(entry, name)
        ]
        for name, button in self.buttons.items():
            self._grid.removeWidget(button)
            button.setVisible(name in shown)
        for number, name in enumerate(shown):
            self._grid.addWidget(self.buttons[name], number // 2, number % 2)
        self._fit_picture()

    def retranslate(self) -> None:
        """All words."""
        names = {
            "replay": translate("Library", "Replay"),
            "result": translate("Library", "Result"),
            "turning": translate("Library", "Turning points"),
            "again": translate("Library", "Same set-up"),
            "export": translate("Library", "Export…"),
            "folder": translate("Library", "Show in folder"),
            "trash": translate("Library", "To the trash"),
        }
        for name, text in names.items():
            self.buttons[name].set_words(text)
        self.honours.retranslate()
        self.tags.setPlaceholderText(translate("Library", "parted by commas"))
        self.tags.setAccessibleName(translate("Library", "Tags of this game, parted by commas:"))
        self._word_tag()
        self._word()


_BUTTONS = (
    ("replay", "replay"),
    ("result", "star"),
    ("turning", "rose"),
    ("again", "dice"),
    ("export", "export"),
    ("folder", "shelf"),
    ("trash", "trash"),
)


def primary(entry: Entry) -> tuple[str, str]:
    """The one brass button: its words and its sign. It always means to go there and play or watch, where that can be had."""
    if entry.outcome is Outcome.GOING_ON:
        return translate("Library", "Continue"), "play"
    if entry.is_damaged:
        assert entry.listed is not None
        if entry.listed.backup is not None:
            return translate("Library", "Restore the backup"), "undo"
        return translate("Library", "Show in folder"), "shelf"
    if entry.listed is None:
        return translate("Library", "Same set-up"), "dice"
    return translate("Library", "Replay"), "play"


def offers(entry: Entry, name: str) -> bool:
    """Whether something can be done with a game besides what the brass button does."""
    kept = entry.listed is not None
    match name:
        case "replay":
            return kept and entry.outcome is Outcome.GOING_ON
        case "result":
            return kept and entry.is_over
        case "turning":
            people = game_cover(entry.game).people
            return (
                kept and entry.is_over and entry.opponent not in people and measure_of(entry.game) is not None
            )
        case "again":
            return kept and not entry.is_damaged
        case "folder":
            return kept and entry.is_damaged and entry.listed is not None and entry.listed.backup is not None
        case "export":
            return kept and not entry.is_damaged
        case _:
            return kept


def _written_on(entry: Entry) -> tuple[str, ...]:
    """What is written on a game, and that lines of play were left in it."""
    left = words.lines_left(entry)
    return (*words.plates(entry), *((left,) if left else ()))
