"""The New game page: columns of choices, seed, the set-up as a text, clipboard and Start.

The columns write the text, the text moves the columns; Start stays shut while it cannot be read. What can be chosen,
its pictures and its text are the game's own, see ``SetupForm``. Source: ux.md 2.3; mocks/shell.md 3.
"""

from __future__ import annotations

import secrets
from itertools import pairwise
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from noria_desktop.app.seed_code import SeedError, SeedFault, read_seed, seed_code
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.pages.setup_column import SetupColumn
from noria_desktop.ui.pages.start_words import StartWords
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.layouts import put, row
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.plain import plain_tip
from noria_desktop.ui.widgets.setup_form import SetupForm, with_seed_checked

FormT = TypeVar("FormT", bound=SetupForm)


class NewGamePage(Page, Generic[FormT]):
    """Choose and start a game."""

    start_requested = Signal(object, object)
    """Options and seed."""
    keep_changed = Signal(bool)
    """Whether the seed is to be offered again."""

    def __init__(self, model: NewGameModel, form: FormT, style: ShellStyle) -> None:
        """Start from a model; ``set_model`` starts over."""
        super().__init__(style, back=True, strip=True)
        assert self.strip is not None
        self.form = form
        self._model = model
        self._seed_fault = ""
        self._parsed: Any = form.line.parse("")
        self._busy = False
        self.setup = SetupColumn(style, form.picture, form.extras)
        self._row = row(style, *form.columns, (self.setup, form.share), gap=14, within=self.body)
        self.words = StartWords(style, self.strip.row)
        self.again = BrassButton(style, icon="replay")
        self.start = BrassButton(style, Kind.PRIMARY, icon="play", key="Enter")
        put(self.strip.row, self.again, self.start)
        self._connect()
        self.set_model(model)
        self.ready()

    def _connect(self) -> None:
        """Every control rewrites the text; the text rewrites every control. Tab goes column by column."""
        setup, form = self.setup, self.form
        form.changed.connect(self._put_into_words)
        setup.seed.textEdited.connect(self._seed_typed)
        setup.seed.editingFinished.connect(self._seed_done)
        setup.dice.clicked.connect(self._throw)
        setup.keep.toggled.connect(self.keep_changed)
        setup.paste.clicked.connect(self.paste)
        setup.copy.clicked.connect(self.copy)
        setup.editor.textChanged.connect(self._text_changed)
        setup.editor.start_asked.connect(self._start)
        self.again.clicked.connect(self._same_again)
        self.start.clicked.connect(self._start)
        chain: list[QWidget] = [
            *form.stops(),
            *(setup.seed, setup.dice, setup.keep, setup.paste, setup.copy, setup.editor),
            *((setup.more,) if form.extras is not None else ()),
            *form.last_stops(),
            *(self.again, self.start, self.header.back, self.header.rules, self.header.settings),
        ]
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)

    def game_id(self) -> str:
        """Whose page."""
        return self.form.game_id

    def choices(self) -> tuple[Any, int, Any]:
        """What would start now: options, seed, and whom it is against."""
        return self.form.options, self.form.seed, self.form.against()

    # Model -----------------------------------------------------------------------------------------

    def set_model(self, model: NewGameModel) -> None:
        """Start over from a model."""
        self._model = model
        self._busy = True
        self.setup.keep.setChecked(model.keep_seed)
        self._busy = False
        self.again.setVisible(model.last_options is not None)
        self._show_seed(model.seed)
        self.form.show_model(model)
        fresh = model.options is None
        self.form.offer(self.form.line.usual if fresh else model.options, fresh=fresh)
        self._put_into_words()

    def set_seed(self, seed: int) -> None:
        """Another deal, such as today's."""
        self._show_seed(seed)
        self.form.settle()
        self._put_into_words()

    @property
    def keep_seed(self) -> bool:
        """Whether the seed is to be offered again."""
        return self.setup.keep.isChecked()

    # Controls --------------------------------------------------------------------------------------

    def _put_into_words(self) -> None:
        """The choices become the line, and everything shows them."""
        self._write()
        self._renew()

    def _write(self) -> None:
        """The text of options and seed, without reading it back."""
        self._busy = True
        text = self.form.write(self.form.options)
        if text != self.setup.editor.toPlainText():
            self.setup.editor.setPlainText(text)
        self._parsed = self.form.line.parse(text)
        self._busy = False

    def _text_changed(self) -> None:
        """What can be read moves its control; what is left out keeps its default."""
        if self._busy:
            return
        self._parsed, seed = with_seed_checked(self.form.line.parse(self.setup.editor.toPlainText()))
        if seed is not None:
            self._show_seed(seed)
        self.form.read(self._parsed)
        self._renew()

    def _seed_typed(self, text: str) -> None:
        """Take the typed seed as soon as it is one."""
        try:
            self.form.seed = read_seed(text)
        except SeedError as error:
            self._seed_fault = seed_sentence(error.why)
            self._renew()
            return
        self._seed_fault = ""
        self.form.settle()
        self._put_into_words()

    def _seed_done(self) -> None:
        """Write the seed the usual way once it is complete."""
        if not self._seed_fault:
            self.setup.seed.setText(seed_code(self.form.seed))

    def _show_seed(self, seed: int) -> None:
        self.form.seed, self._seed_fault = seed, ""
        self.setup.seed.setText(seed_code(seed))

    def _throw(self) -> None:
        """Another seed."""
        self.set_seed(secrets.randbits(32))

    def _same_again(self) -> None:
        """All choices of the last game, its deal too."""
        last = self._model.last_options
        if last is None:
            return
        if self._model.last_seed is not None:
            self._show_seed(self._model.last_seed)
        self.form.repeat(last)
        self._put_into_words()

    def paste(self) -> None:
        """The clipboard's text becomes the line."""
        text = QGuiApplication.clipboard().text().strip()
        if text:
            self.setup.editor.setPlainText(text[:4000])

    def copy(self) -> None:
        """The line goes to the clipboard."""
        QGuiApplication.clipboard().setText(self.form.copied(self.setup.editor.toPlainText()))

    def _start(self) -> None:
        """Begin, when nothing is in the way."""
        if not self.reason():
            self.start_requested.emit(self.form.options, self.form.seed)

    # What is shown ---------------------------------------------------------------------------------

    def reason(self) -> str:
        """Why the game cannot start; empty when it can."""
        if trouble := self.form.trouble():
            return trouble
        if self._parsed.faults:
            return translate("NewGamePage", "Notation – {reason}").format(
                reason=self.form.line.fault(self._parsed.faults[0])
            )
        return self._seed_fault

    def _renew(self) -> None:
        """Marks, sentences, pictures, Start."""
        faults = self._parsed.faults
        editor = self.setup.editor
        editor.show_places(self.form.read_lines(self._parsed, editor.blockCount()), faults)
        if faults:
            self.setup.show_status("warn", "danger", self.form.line.fault(faults[0]))
        else:
            self.setup.show_status("check", "success", self.form.read_words(self._parsed))
        opening = self.form.show_table()
        reason = self.reason()
        self.start.setEnabled(not reason)
        self.start.setAccessibleDescription(reason)
        self.start.setToolTip(plain_tip(reason))
        if reason:
            self.words.refuse(reason)
        else:
            is_new = self._model.is_new
            self.words.promise(None if is_new is None else is_new(self.form.options, self.form.seed), opening)

    def retranslate(self) -> None:
        """All words; a readable line is written again in the language of now."""
        super().retranslate()
        self.header.title.setText(
            translate("NewGamePage", "New game · {game}").format(game=game_cover(self.form.game_id).name())
        )
        self.form.retranslate()
        self.setup.retranslate()
        self.setup.more.setToolTip(self.form.extras_hint())
        self.setup.editor.setAccessibleName(self.form.text_name())
        self.again.set_words(translate("HomePage", "Same again"))
        self.start.set_words(translate("NewGamePage", "&Start"))
        if not self._parsed.faults:
            self._write()
        self._renew()

    def fit_width(self) -> None:
        """High pages have room for more; where columns do not fit side by side they lie one under the other."""
        self.form.fit(self.height() / self.style_now.scale)
        items = [item for number in range(self._row.count()) if (item := self._row.itemAt(number))]
        gaps = self._row.spacing() * (len(items) - 1)
        edges = self._row.contentsMargins()
        needed = sum(item.minimumSize().width() for item in items) + gaps + edges.left() + edges.right()
        # The view is laid out later than this is asked.
        across = needed <= self.width() - self.view.verticalScrollBar().sizeHint().width()
        way = QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom
        if self._row.direction() is not way:
            self._row.setDirection(way)

    def entrance(self) -> QWidget:
        """Where the keyboard begins."""
        return self.start

    def arrange(self, style: ShellStyle) -> None:
        """The edges of the body."""
        self._row.setContentsMargins(*self.margins(style))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts, Ctrl+V pastes a line anywhere."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._start()
            return
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
            return
        super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Start has the focus: two activations from home to the first round."""
        super().showEvent(event)
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)


def seed_sentence(fault: SeedFault) -> str:
    """What is wrong with a typed seed."""
    return {
        SeedFault.EMPTY: translate("NewGamePage", "The seed is empty: type one or throw the dice."),
        SeedFault.WRONG_LENGTH: translate(
            "NewGamePage", "A seed has eight characters, like {example}, or is a number."
        ).format(example="JQCE-P3E9"),
        SeedFault.WRONG_CHARACTER: translate("NewGamePage", "The seed has a character that no seed has."),
        SeedFault.CHECK_FAILED: translate("NewGamePage", "One character of the seed must be mistyped."),
        SeedFault.TOO_LARGE: translate("NewGamePage", "Seeds as numbers go up to 4294967295."),
    }[fault]


def new_game_page(game_id: str, model: NewGameModel, style: ShellStyle) -> NewGamePage[Any]:
    """The page on which a game is chosen, made from what the game declares."""
    return NewGamePage(model, game_ui(game_id).setup_form(style), style)
