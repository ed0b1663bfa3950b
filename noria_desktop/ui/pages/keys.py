"""All keys on one card, in groups by when they are wanted; here they are changed too. Source: mocks/way-in.md 5."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from noria_desktop.app.keys import BY_NAME, KeysError, Kind, changed, keys_in, text_of, who_has
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.widgets.buttons import BrassButton, PaintedButton
from noria_desktop.ui.widgets.buttons import Kind as Look
from noria_desktop.ui.widgets.key_names import KEY_NAMES, SPACE
from noria_desktop.ui.widgets.layouts import NO_EDGES, column, put, row
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words

CAP: Final = 22
"""Height of a key cap, design pixels; none is narrower."""
COLUMN: Final = 124
"""The words beside the caps begin in one line."""
LINE: Final = 27
"""Design pixels of a line."""
COLUMNS: Final = ((1080, 3), (720, 2), (0, 1))
"""From which page width on, in design pixels, how many columns lie side by side."""
BETWEEN: Final = 4
"""Design pixels between two caps."""


@frozen
class KeyLine:
    """Keys that do one thing, and what."""

    keys: tuple[str | Text, ...]
    """As printed on their caps, before anybody changed them."""
    does: Text
    command: str = ""
    """Name of the command, where its key can be changed."""
    game: str = ""
    """Where it is one game's alone."""

    def caps(self, keys: Mapping[str, str]) -> tuple[str, ...]:
        """As printed now."""
        if not self.command or keys[self.command] == BY_NAME[self.command].usual:
            return tuple(map(str, self.keys))
        return tuple(str(SPACE) if part == "Space" else part for part in keys[self.command].split("+"))


ENTER: Final = Text("Table", "Enter")
ARROWS: Final = Text("Keys", "arrows")
WHEEL: Final = Text("Keys", "wheel")
MINUS: Final = "\N{MINUS SIGN}"

GROUPS: Final[tuple[tuple[Text, tuple[KeyLine, ...]], ...]] = (
    (
        Text("Keys", "On the board"),
        (
            KeyLine(("Tab",), Text("Keys", "next zone; with Shift back")),
            KeyLine((ARROWS,), Text("Keys", "to the next possible place")),
            KeyLine((ENTER,), Text("Keys", "take, drop, press, settle")),
            KeyLine(("Esc",), Text("Keys", "put back what is in hand")),
            KeyLine(("PgUp", "PgDn"), Text("Keys", "through all that can be used")),
            KeyLine(("Home", "End"), Text("Keys", "first or last of the zone")),
            KeyLine(("0", "…", "9"), Text("Keys", "to the place with this number")),
            KeyLine(("I",), Text("Keys", "look closer"), "inspect"),
        ),
    ),
    (
        Text("Keys", "Your turn"),
        (
            KeyLine(("Ctrl", "Z"), Text("Keys", "undo, to the very start"), "undo"),
            KeyLine(("Ctrl", "Y"), Text("Keys", "redo"), "redo"),
            KeyLine(("E",), Text("Keys", "end the phase, turn or move"), "end"),
            KeyLine(("N",), Text("Keys", "decline what is offered"), "decline"),
            KeyLine(("H",), Text("Keys", "hint; again: the next best"), "hint"),
            KeyLine(("W",), Text("Keys", "why the other played so"), "why"),
        ),
    ),
    (
        Text("Keys", "The bot's turn"),
        (
            KeyLine((SPACE,), Text("Keys", "next step"), "go_on"),
            KeyLine(("Shift", SPACE), Text("Keys", "finish its turn"), "skip"),
            KeyLine(("Ctrl", "B"), Text("Keys", "see its last turn again"), "replay"),
            KeyLine(("Ctrl", "L"), Text("Keys", "log and reasons"), "panel"),
            KeyLine(("Ctrl", "F"), Text("Keys", "search the log")),
            KeyLine((ENTER, "→"), Text("Keys", "in the log: reason and rule")),
        ),
    ),
    (
        Text("Keys", "The view"),
        (
            KeyLine(("Ctrl", "+"), Text("Keys", "zoom in")),
            KeyLine(("Ctrl", MINUS), Text("Keys", "zoom out")),
            KeyLine(("Ctrl", "0"), Text("Keys", "the whole board")),
            KeyLine(("Ctrl", WHEEL), Text("Keys", "zoom at the pointer")),
            KeyLine(("Shift", ARROWS), Text("Keys", "move the view")),
            KeyLine(("Ctrl", "Shift", "F"), Text("Keys", "forecast on or off"), "forecast"),
            KeyLine(("F11",), Text("Keys", "full screen"), "full_screen"),
            KeyLine(("M",), Text("Keys", "sound off or on"), "mute"),
        ),
    ),
    (
        Text("Keys", "Games and help"),
        (
            KeyLine(("Ctrl", "N"), Text("Keys", "new game"), "new"),
            KeyLine(("Ctrl", "O"), Text("Keys", "open a saved game"), "open"),
            KeyLine(("Ctrl", "S"), Text("Keys", "save"), "save"),
            KeyLine(("Ctrl", "Shift", "S"), Text("Keys", "save under a name"), "save_as"),
            KeyLine(("Ctrl", "Shift", "C"), Text("Keys", "copy the set-up"), "copy_setup"),
            KeyLine(("Ctrl", "Shift", "L"), Text("Keys", "library"), "library"),
            KeyLine(("Ctrl", "M"), Text("Keys", "the Circuit"), "circuit"),
            KeyLine(("Ctrl", "J"), Text("Keys", "logbook"), "logbook"),
            KeyLine(("Ctrl", "F1"), Text("Keys", "learn to play"), "learn"),
            KeyLine(("F1",), Text("Keys", "the rule for what is asked now")),
            KeyLine(("?",), Text("Keys", "this card; F1 twice does the same")),
        ),
    ),
    (
        Text("Keys", "Replay"),
        (
            KeyLine(("←", "→"), Text("Keys", "a step back or on")),
            KeyLine(("P",), Text("Keys", "play, pause"), "play"),
        ),
    ),
    (
        Text("Keys", "Only in one game"),
        (
            KeyLine(("K",), Text("Keys", "substitute"), "substitute", "noria"),
            KeyLine(("R",), Text("Keys", "turn the piece in hand"), "turn", "solani"),
            KeyLine(("1", "…", "4"), Text("Keys", "which way round"), game="solani"),
            KeyLine(("G",), Text("Keys", "who controls what"), "overlay", "scythe"),
            KeyLine(("L",), Text("Keys", "what a unit carries"), "load", "scythe"),
        ),
    ),
)
"""Every key of the table, said once."""
BY_COLUMNS: Final = {3: ((0, 3), (1, 4), (2, 5, 6)), 2: ((0, 1, 3), (2, 4, 5, 6)), 1: (tuple(range(7)),)}
"""Groups of each column, by how many columns there are."""
_ALONE: Final = frozenset(
    (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
)


def command_name(name: str) -> str:
    """What a command is called on this card; its menu's words where the card has none."""
    found = (line for _, lines in GROUPS for line in lines if line.command == name)
    line = next(found, None)
    return str(line.does) if line is not None else name.replace("_", " ")


class KeyCaps(PaintedButton):
    """Keys side by side as they look on a keyboard; where they are being changed, a press takes the next key."""

    caught = Signal(str)
    """A key that was pressed, such as ``Ctrl+U``."""

    def __init__(self, style: ShellStyle, line: KeyLine) -> None:
        """Not being changed."""
        super().__init__(style)
        self.line = line
        self._words: tuple[str, ...] = ()
        self._new = False
        self._open = False
        self.listening = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_open(False)
        self.clicked.connect(self._listen)

    def set_open(self, is_open: bool) -> None:
        """Whether the key can be changed now."""
        self._open = is_open and bool(self.line.command)
        self._hear(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self._open else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if self._open else Qt.CursorShape.ArrowCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not self._open)
        self.update()

    def show_keys(self, keys: Mapping[str, str]) -> None:
        """As they are now."""
        self._words = self.line.caps(keys)
        self._new = bool(self.line.command) and keys[self.line.command] != BY_NAME[self.line.command].usual
        spoken = f"{' '.join(self._words)}: {self.line.does}"
        if self._open:
            spoken = translate("Keys", "{line}. Press to change it.").format(line=spoken)
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for all caps."""
        wide = sum(self._cap(word) + BETWEEN * self._style.scale for word in self._shown())
        return QSize(max(self._style.px(COLUMN), round(wide) + 4), self._style.px(LINE))

    def _shown(self) -> tuple[str, ...]:
        return (translate("Keys", "press a key"),) if self.listening else self._words

    def _cap(self, word: str) -> float:
        style = self._style
        wide = QFontMetricsF(style.font(12.5, True)).horizontalAdvance(word) + 14 * style.scale
        return max(wide, CAP * style.scale)

    def paint(self, canvas: Canvas) -> None:
        """Caps; brass where they are the player's own."""
        theme, scale, x = self._style.theme, self._style.scale, 2.0
        high = CAP * scale
        top = (self.height() - high) / 2
        for word in self._shown():
            box = QRectF(x, top, self._cap(word), high)
            edge = theme.accent if self._new or self._open or self.listening else theme.line
            canvas.fill(rounded_rect(box, 5 * scale), theme.accent if self.listening else theme.raised)
            canvas.stroke(rounded_rect(box, 5 * scale), edge, (2 if self._hovered and self._open else 1.2))
            ink = (
                self._style.colours.on_accent if self.listening else theme.accent if self._new else theme.text
            )
            canvas.words(box, word, 12.5, ink, True, CENTRE)
            x = box.right() + BETWEEN * scale
        if self.hasFocus():
            ring = QRectF(0.8, top - 2, x - BETWEEN * scale, high + 4)
            canvas.stroke(rounded_rect(ring, 6 * scale), theme.focus, 2 * scale)

    # Taking a key ----------------------------------------------------------------------------------

    def _listen(self) -> None:
        if self._open:
            self._hear(not self.listening)

    def _hear(self, listening: bool) -> None:
        self.listening = listening
        self.updateGeometry()
        self.update()

    def event(self, event: QEvent) -> bool:
        """While it waits for a key, no menu takes it."""
        if event.type() is QEvent.Type.ShortcutOverride and self.listening:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key, or Escape for none; Enter and Space begin."""
        if not self.listening:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._open:
                self._listen()
                return
            super().keyPressEvent(event)
            return
        if event.key() in _ALONE:
            return
        self._hear(False)
        if event.key() != Qt.Key.Key_Escape:
            self.caught.emit(written(event))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever goes elsewhere changes nothing."""
        self._hear(False)
        super().focusOutEvent(event)


def written(event: QKeyEvent) -> str:
    """A press as the settings write it, such as ``Ctrl+Shift+L``."""
    parts = [
        word
        for modifier, word in (
            (Qt.KeyboardModifier.ControlModifier, "Ctrl"),
            (Qt.KeyboardModifier.AltModifier, "Alt"),
            (Qt.KeyboardModifier.ShiftModifier, "Shift"),
        )
        if event.modifiers() & modifier
    ]
    return "+".join((*parts, QKeySequence(event.key()).toString(QKeySequence.SequenceFormat.PortableText)))


class KeyRow(QWidget):
    """Keys and what they do; heard as one."""

    def __init__(self, style: ShellStyle, line: KeyLine) -> None:
        """For one line."""
        super().__init__()
        self.line = line
        self.caps = KeyCaps(style, line)
        self._words = Words(style, 13.5, wrap=True)
        row(style, self.caps, (self._words, 1), gap=8, edges=NO_EDGES, within=self)
        self.set_style(style)

    def set_style(self, style: ShellStyle) -> None:
        """Words that wrap would let a full page squeeze its lines."""
        self.setMinimumHeight(style.px(LINE))

    def show_keys(self, keys: Mapping[str, str]) -> None:
        """Words and caps of now."""
        self.caps.show_keys(keys)
        words = str(self.line.does)
        if self.line.game:
            words = translate("Keys", "{game}: {does}").format(
                game=game_cover(self.line.game).name(), does=words
            )
        self._words.setText(words)
        self._words.setAccessibleName(f"{' '.join(self.line.caps(keys))}: {words}")


class KeysPage(Page):
    """Every key of the table; Escape goes back to it."""

    keys_changed = Signal(str)
    """What the settings are to say of the keys."""

    def __init__(self, style: ShellStyle, game_id: str = "") -> None:
        """``game_id``: of the table it was asked from; keys of other games are left out."""
        super().__init__(style, back=True)
        self._keys = KEY_NAMES.keys
        self._wanted = ("", "")
        """Command and key that are asked about."""
        self.change = BrassButton(style, icon="gear")
        self.change.setCheckable(True)
        self.usual = BrassButton(style, icon="undo")
        self.notice = Words(style, 13.5, wrap=True)
        self.swap = BrassButton(style, Look.SMALL)
        self.leave = BrassButton(style, Look.SMALL)
        self.about = Words(style, 13.5, colour="muted", wrap=True)
        top = row(style, (self.about, 1), self.usual, self.change, gap=4)
        self._asking = Sheet(style, (14, 2, 8, 2))
        self._asking.column.addLayout(
            row(style, (self.notice, 1), self.swap, self.leave, gap=4, edges=NO_EDGES)
        )
        self._columns = QGridLayout()
        self._frame = column(style, top, self._asking, self._columns, 1, gap=6, within=self.body)
        self.groups: list[tuple[Sheet, Heading, Text, list[KeyRow]]] = []
        for title, lines in GROUPS:
            sheet, heading = Sheet(style, (16, 10, 12, 10), gap=1), Heading(style, 15)
            rows = [KeyRow(style, line) for line in lines if line.game in ("", game_id) or not game_id]
            put(sheet.column, heading, *rows)
            sheet.setVisible(bool(rows))
            self.groups.append((sheet, heading, title, rows))
            for one in rows:
                one.caps.caught.connect(lambda key, name=one.line.command: self._caught(name, key))
        self._holders = [QWidget() for _ in range(3)]
        self._piles = [column(style, gap=6, edges=NO_EDGES, within=holder) for holder in self._holders]
        self.across = 0
        self._asking.hide()
        self.usual.hide()
        self.change.toggled.connect(self._open)
        self.usual.clicked.connect(lambda: self._take(keys_in("")))
        self.swap.clicked.connect(self._swap)
        self.leave.clicked.connect(self._asking.hide)
        self.ready()

    @property
    def rows(self) -> list[KeyRow]:
        """All lines."""
        return [one for _, _, _, rows in self.groups for one in rows]

    # Changing --------------------------------------------------------------------------------------

    def _open(self, is_open: bool) -> None:
        for one in self.rows:
            one.caps.set_open(is_open)
        self.usual.setVisible(is_open)
        self._asking.hide()
        self.retranslate()
        if is_open:
            first = next(one.caps for one in self.rows if one.line.command)
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def _caught(self, name: str, key: str) -> None:
        """A key for a command: at once where it is free, else after a question."""
        other = who_has(self._keys, key)
        if other == name:
            return
        try:
            result = changed(self._keys, name, key)
        except KeysError:
            self._ask(self._why_not(name, key, other))
            return
        if not other:
            self._take(result)
            return
        self._wanted = (name, key)
        words = translate("Keys", "{key} belongs to “{other}”.").format(key=key, other=command_name(other))
        self._ask(words, swap=True)

    def _why_not(self, name: str, key: str, other: str) -> str:
        if other:
            words = translate(
                "Keys", "{key} belongs to “{other}”, which cannot have the other key in exchange."
            )
            return words.format(key=key, other=command_name(other))
        if BY_NAME[name].kind is Kind.TABLE:
            words = translate("Keys", "{key} cannot be used here: a letter or F2 to F12, alone.")
        else:
            words = translate("Keys", "{key} cannot be used here: Ctrl with a letter, or F2 to F12.")
        return words.format(key=key)

    def _ask(self, words: str, *, swap: bool = False) -> None:
        self.notice.setText(words)
        self.notice.setAccessibleName(words)
        self.swap.setVisible(swap)
        self._asking.show()
        (self.swap if swap else self.leave).setFocus(Qt.FocusReason.OtherFocusReason)

    def _swap(self) -> None:
        self._take(changed(self._keys, *self._wanted))

    def _take(self, keys: Mapping[str, str]) -> None:
        """These keys from now on."""
        self._keys = keys
        self._asking.hide()
        self.keys_changed.emit(text_of(keys))
        self.retranslate()

    # Frame -----------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """All words of the page."""
        super().retranslate()
        changing = self.change.isChecked()
        self.header.title.setText(translate("Keys", "All keys"))
        self.about.setText(
            translate(
                "Keys", "Press a brass cap, then the new key. Keys without brass are the same everywhere."
            )
            if changing
            else translate("Keys", "Everything the mouse can do, the keyboard can do.")
        )
        self.change.set_words(translate("Keys", "Done") if changing else translate("Keys", "Change keys…"))
        self.usual.set_words(translate("Keys", "Usual keys"))
        self.swap.set_words(translate("Keys", "Swap them"))
        self.leave.set_words(translate("Keys", "Leave it"))
        for _, heading, title, rows in self.groups:
            heading.set_words(str(title))
            for one in rows:
                one.show_keys(self._keys)

    def fit_width(self) -> None:
        """As many columns as there is room for."""
        wide = self.width() / self.style_now.scale
        across = next(count for least, count in COLUMNS if wide >= least)
        if across == self.across:
            return
        self.across = across
        for number, holder in enumerate(self._holders):
            pile = self._piles[number]
            while pile.count():
                pile.takeAt(0)
            holder.setVisible(number < across)
            if number < across:
                for group in BY_COLUMNS[across][number]:
                    pile.addWidget(self.groups[group][0])
                pile.addStretch(1)
                self._columns.addWidget(holder, 0, number)
            self._columns.setColumnStretch(number, 1 if number < across else 0)

    def entrance(self) -> QWidget:
        """Where the keyboard begins."""
        return self.header.back

    def arrange(self, style: ShellStyle) -> None:
        """Gaps."""
        self._frame.setContentsMargins(*self.margins(style))
        self._columns.setSpacing(style.px(10))
