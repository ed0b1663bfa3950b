"""The New game page of a game whose whole set-up is one line of text: columns, seed, line, clipboard and Start.

The columns write the line, the line moves the columns; Start stays shut while it cannot be read. Each such game brings
its own columns and pictures, and says how its options are written, read and told. Source: mocks/shell.md 3.
"""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from attrs import evolve
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from noria_desktop.app.seed_code import SeedError, read_seed, seed_code
from noria_desktop.engine.setup_line import Fault, Language, Parsed, Reason
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.pages.fault_words import seed_sentence
from noria_desktop.ui.pages.game_names import game_name
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.pages.setup_column import SetupColumn
from noria_desktop.ui.pages.setup_line_words import line_language
from noria_desktop.ui.pages.start_words import StartWords
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.plain import plain_tip


@frozen
class SetupLine:
    """How a game's set-ups stand in a line."""

    usual: Any
    """Options of which nothing was chosen."""
    parse: Callable[[str], Parsed[Any]]
    write: Callable[[Any, Language, str | None], str]
    fault: Callable[[Fault], str]
    """What is wrong at a place, in a sentence."""


class LinePage(Page):
    """What the pages of such games share; a game's page makes its columns, then calls ``_compose``."""

    start_requested = Signal(object, object)
    """Options and seed."""
    keep_changed = Signal(bool)

    setup: SetupColumn

    def __init__(self, line: SetupLine, model: NewGameModel, style: ShellStyle) -> None:
        """No columns yet."""
        super().__init__(style, back=True, strip=True)
        assert self.strip is not None
        self._line = line
        self._model = model
        self._seed = model.seed
        self._options: Any = line.usual
        self._seed_fault = ""
        self._parsed = line.parse("")
        self._busy = False
        self._row = QHBoxLayout(self.body)
        self.words = StartWords(style, self.strip.row)
        self.again = BrassButton(style, icon="replay")
        self.start = BrassButton(style, Kind.PRIMARY, icon="play", key="Enter")
        self.strip.row.addWidget(self.again)
        self.strip.row.addWidget(self.start)

    def _compose(self, columns: Sequence[tuple[QWidget, int]], setup: SetupColumn, share: int) -> None:
        """Columns from left to right with their shares of the width, the set-up last; then start from the model."""
        self.setup = setup
        for column, part in (*columns, (setup, share)):
            self._row.addWidget(column, part)
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
            *self._first_stops(),
            *(setup.seed, setup.dice, setup.keep, setup.paste, setup.copy, setup.editor),
            *self._last_stops(),
            *(self.again, self.start, self.header.back, self.header.rules, self.header.settings),
        ]
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)
        self.set_model(self._model)
        self.ready()

    # What a game's page says -----------------------------------------------------------------------

    @abstractmethod
    def _first_stops(self) -> Sequence[QWidget]:
        """Where the keyboard goes in the game's own columns."""

    def _last_stops(self) -> Sequence[QWidget]:
        """Where it goes behind the line."""
        return ()

    @abstractmethod
    def _show_records(self, model: NewGameModel) -> None:
        """What was won and lost so far, beside the opponents."""

    @abstractmethod
    def _take(self, options: Any) -> None:
        """Options into every control."""

    @abstractmethod
    def _show_table(self) -> str:
        """The pictures of what the choices and the seed make; returns what will start, in a sentence."""

    @abstractmethod
    def _all_read(self) -> str:
        """The sentence under a line that can be read."""

    @abstractmethod
    def _columns_retranslate(self) -> None:
        """All words of the game's own columns."""

    def _offer(self, options: Any, *, fresh: bool) -> None:
        """Options of an earlier game, or the usual ones (``fresh``)."""
        self._take(options)

    def _read(self, options: Any) -> None:
        """Options from the line."""
        self._take(options)

    def _settle(self) -> None:
        """What hangs on the seed, after it changed."""

    # Model -----------------------------------------------------------------------------------------

    def set_model(self, model: NewGameModel) -> None:
        """Start over from a model."""
        self._model = model
        self._busy = True
        self.setup.keep.setChecked(model.keep_seed)
        self._busy = False
        self._show_records(model)
        self.again.setVisible(model.last_options is not None)
        self._show_seed(model.seed)
        fresh = model.options is None
        self._offer(self._line.usual if fresh else model.options, fresh=fresh)
        self._put_into_words()

    def set_seed(self, seed: int) -> None:
        """Another deal, such as today's."""
        self._show_seed(seed)
        self._settle()
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
        """The line of options and seed, without reading it back."""
        self._busy = True
        text = self._line.write(self._options, line_language(), seed_code(self._seed))
        if text != self.setup.editor.toPlainText():
            self.setup.editor.setPlainText(text)
        self._parsed = self._line.parse(text)
        self._busy = False

    def _text_changed(self) -> None:
        """What can be read moves its control; what is left out keeps its default."""
        if self._busy:
            return
        self._parsed = self._line.parse(self.setup.editor.toPlainText())
        written = self._parsed.seed
        if written is not None:
            try:
                self._show_seed(read_seed(written.text))
            except SeedError:
                fault = written.fault(Reason.UNKNOWN_VALUE)
                self._parsed = evolve(self._parsed, faults=(*self._parsed.faults, fault))
        if not self._parsed.faults:
            self._busy = True
            self._read(self._parsed.options)
            self._busy = False
        self._renew()

    def _seed_typed(self, text: str) -> None:
        """Take the typed seed as soon as it is one."""
        try:
            self._seed = read_seed(text)
        except SeedError as error:
            self._seed_fault = seed_sentence(error.why)
            self._renew()
            return
        self._seed_fault = ""
        self._settle()
        self._put_into_words()

    def _seed_done(self) -> None:
        """Write the seed the usual way once it is complete."""
        if not self._seed_fault:
            self.setup.seed.setText(seed_code(self._seed))

    def _show_seed(self, seed: int) -> None:
        self._seed, self._seed_fault = seed, ""
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
        self._offer(last, fresh=False)
        self._put_into_words()

    def paste(self) -> None:
        """The clipboard's text becomes the line."""
        text = QGuiApplication.clipboard().text().strip()
        if text:
            self.setup.editor.setPlainText(text[:4000])

    def copy(self) -> None:
        """The line goes to the clipboard."""
        QGuiApplication.clipboard().setText(self.setup.editor.toPlainText())

    def _start(self) -> None:
        """Begin, when nothing is in the way."""
        if not self.reason():
            self.start_requested.emit(self._options, self._seed)

    # What is shown ---------------------------------------------------------------------------------

    def reason(self) -> str:
        """Why the game cannot start; empty when it can."""
        if self._parsed.faults:
            return translate("NewGamePage", "Notation – {reason}").format(
                reason=self._line.fault(self._parsed.faults[0])
            )
        return self._seed_fault

    def _renew(self) -> None:
        """Marks, sentences, pictures, Start."""
        faults = self._parsed.faults
        wrong = {fault.line for fault in faults}
        lines = {number + 1 for number in range(self.setup.editor.blockCount())}
        self.setup.editor.show_places(frozenset(lines - wrong), faults)
        if faults:
            self.setup.show_status("warn", "danger", self._line.fault(faults[0]))
        else:
            self.setup.show_status("check", "success", self._all_read())
        opening = self._show_table()
        reason = self.reason()
        self.start.setEnabled(not reason)
        self.start.setAccessibleDescription(reason)
        self.start.setToolTip(plain_tip(reason))
        if reason:
            self.words.refuse(reason)
        else:
            is_new = self._model.is_new
            self.words.promise(None if is_new is None else is_new(self._options, self._seed), opening)

    def retranslate(self) -> None:
        """All words; a readable line is written again in the language of now."""
        super().retranslate()
        self.header.title.setText(
            translate("NewGamePage", "New game · {game}").format(game=game_name(self.game_id()))
        )
        self._columns_retranslate()
        self.setup.retranslate()
        self.setup.editor.setAccessibleName(translate("SetupLine", "The set-up as a line"))
        self.again.set_words(translate("HomePage", "Same again"))
        self.start.set_words(translate("NewGamePage", "&Start"))
        if not self._parsed.faults:
            self._write()
        self._renew()

    def entrance(self) -> QWidget:
        """Where the keyboard begins."""
        return self.start

    def arrange(self, style: ShellStyle) -> None:
        """Gaps between the columns."""
        self._row.setContentsMargins(*self.margins(style))
        self._row.setSpacing(style.px(14))

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
