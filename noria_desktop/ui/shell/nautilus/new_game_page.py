"""A new game of Nautilus: the choices of the game, whom to play against, the set-up as a line.

The three columns write the line, the line moves the columns; Start stays shut while it cannot be read. Source:
mocks/shell.md 3; rules.md 12.
"""

from __future__ import annotations

from itertools import pairwise

from attrs import evolve
from PySide6.QtWidgets import QHBoxLayout, QWidget

from noria_desktop.app.seed_code import SeedError, read_seed, seed_code
from noria_desktop.engine.setup_line import Fault, Parsed, Reason
from noria_desktop.games.nautilus.notation import parse, write_setup
from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import Opponent
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.shell.buttons import BrassButton, Kind
from noria_desktop.ui.shell.fault_words import seed_sentence
from noria_desktop.ui.shell.game_names import game_name
from noria_desktop.ui.shell.line_page import LinePage
from noria_desktop.ui.shell.models import NewGameModel
from noria_desktop.ui.shell.nautilus.columns import ChoicesColumn, OpponentColumn, TablePicture
from noria_desktop.ui.shell.nautilus.words import fault_sentence, opening_sentence
from noria_desktop.ui.shell.setup_column import SetupColumn
from noria_desktop.ui.shell.setup_line_words import line_language
from noria_desktop.ui.shell.start_words import StartWords
from noria_desktop.ui.shell.style import ShellStyle


class NautilusNewGamePage(LinePage):
    """Choose and start a game of Nautilus."""

    def __init__(self, model: NewGameModel, style: ShellStyle) -> None:
        """Where the last game left off."""
        super().__init__(style, back=True, strip=True)
        self._model = model
        self._seed = model.seed
        self._options = Options()
        self._seed_fault = ""
        self._parsed: Parsed[Options] = parse("")
        self._busy = False
        self.choices_column = ChoicesColumn(style)
        self.opponent = OpponentColumn(style)
        self.picture = TablePicture(style)
        self.setup = SetupColumn(style, self.picture)
        self._row = QHBoxLayout(self.body)
        self._row.addWidget(self.choices_column, 300)
        self._row.addWidget(self.opponent, 315)
        self._row.addWidget(self.setup, 385)
        assert self.strip is not None
        self.words = StartWords(style, self.strip.row)
        self.again = BrassButton(style, icon="replay")
        self.start = BrassButton(style, Kind.PRIMARY, icon="play", key="Enter")
        self.strip.row.addWidget(self.again)
        self.strip.row.addWidget(self.start)
        self._connect()
        chain: list[QWidget] = [
            *self.choices_column.focus_chain(),
            *self.opponent.ranks.buttons.values(),
            self.setup.seed,
            self.setup.dice,
            self.setup.keep,
            self.setup.paste,
            self.setup.copy,
            self.setup.editor,
            self.again,
            self.start,
            self.header.back,
            self.header.rules,
            self.header.settings,
        ]
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)
        self.set_model(model)
        self.ready()

    def _connect(self) -> None:
        """Every control rewrites the line; the line moves every control."""
        self.choices_column.changed.connect(self._controls_changed)
        self.opponent.changed.connect(self._controls_changed)
        self.setup.seed.textEdited.connect(self._seed_typed)
        self.setup.seed.editingFinished.connect(self._seed_done)
        self.setup.dice.clicked.connect(self._throw)
        self.setup.keep.toggled.connect(self.keep_changed)
        self.setup.paste.clicked.connect(self.paste)
        self.setup.copy.clicked.connect(self.copy)
        self.setup.editor.textChanged.connect(self._text_changed)
        self.setup.editor.start_asked.connect(self._start)
        self.again.clicked.connect(self._same_again)
        self.start.clicked.connect(self._start)

    def game_id(self) -> str:
        """Whose page."""
        return "nautilus"

    # Model -----------------------------------------------------------------------------------------

    def set_model(self, model: NewGameModel) -> None:
        """Start over from a model."""
        self._model = model
        self._busy = True
        self.setup.keep.setChecked(model.keep_seed)
        self._busy = False
        self.opponent.set_records(model.records)
        self.again.setVisible(model.last_options is not None)
        self._show_seed(model.seed)
        self._take(Options() if model.options is None else model.options)
        self._write()
        self._renew()

    def choices(self) -> tuple[Options, int, Opponent]:
        """What would start now."""
        return self._options, self._seed, self._options.opponent

    def _take(self, options: Options) -> None:
        """Options into every control."""
        self._options = options
        self.choices_column.show_options(options)
        self.opponent.show_opponent(options.opponent)

    # Controls --------------------------------------------------------------------------------------

    def _controls_changed(self) -> None:
        """Put the controls into words."""
        if self._busy:
            return
        self._options = evolve(
            self._options,
            opponent=self.opponent.ranks.choice,
            first_player=self.choices_column.first.choice,
            domain_cards=self.choices_column.cards.choice,
            harpoon=self.choices_column.harpoon.choice,
        )
        self._write()
        self._renew()

    def _write(self) -> None:
        """The line of options and seed, without reading it back."""
        self._busy = True
        text = write_setup(self._options, line_language(), seed_code(self._seed))
        if text != self.setup.editor.toPlainText():
            self.setup.editor.setPlainText(text)
        self._parsed = parse(text)
        self._busy = False

    def _text_changed(self) -> None:
        """What can be read moves its control; what is left out keeps its default."""
        if self._busy:
            return
        self._parsed = parse(self.setup.editor.toPlainText())
        written = self._parsed.seed
        if written is not None:
            try:
                self._show_seed(read_seed(written.text))
            except SeedError:
                fault = Fault(
                    written.line, written.column, len(written.text), Reason.UNKNOWN_VALUE, written.text
                )
                self._parsed = evolve(self._parsed, faults=(*self._parsed.faults, fault))
        if not self._parsed.faults:
            self._busy = True
            self._take(self._parsed.options)
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
        self._write()
        self._renew()

    def _same_again(self) -> None:
        """All choices of the last game, its deal too."""
        last = self._model.last_options
        if last is None:
            return
        if self._model.last_seed is not None:
            self._show_seed(self._model.last_seed)
        self._take(last)
        self._write()
        self._renew()

    # What is shown ---------------------------------------------------------------------------------

    def reason(self) -> str:
        """Why the game cannot start; empty when it can."""
        if self._parsed.faults:
            return translate("NewGamePage", "Notation – {reason}").format(
                reason=fault_sentence(self._parsed.faults[0])
            )
        return self._seed_fault

    def _renew(self) -> None:
        """Marks, sentences, picture, Start."""
        faults = self._parsed.faults
        wrong = {fault.line for fault in faults}
        lines = {number + 1 for number in range(self.setup.editor.blockCount())}
        self.setup.editor.show_places(frozenset(lines - wrong), faults)
        if faults:
            self.setup.show_status("warn", "danger", fault_sentence(faults[0]))
        else:
            self.setup.show_status(
                "check", "success", translate("Nautilus", "Read. What is left out keeps its usual value.")
            )
        self.picture.show_options(self._options)
        reason = self.reason()
        self.start.setEnabled(not reason)
        self.start.setAccessibleDescription(reason)
        self.start.setToolTip(reason)
        if reason:
            self.words.refuse(reason)
        else:
            is_new = self._model.is_new
            new = None if is_new is None else is_new(self._options, self._seed)
            self.words.promise(new, opening_sentence(self._options))

    def retranslate(self) -> None:
        """All words; a readable line is written again in the language of now."""
        super().retranslate()
        self.header.title.setText(
            translate("NewGamePage", "New game · {game}").format(game=game_name(self.game_id()))
        )
        self.choices_column.retranslate()
        self.opponent.retranslate()
        self.setup.retranslate()
        self.setup.editor.setAccessibleName(translate("Nautilus", "The set-up as a line"))
        self.again.set_words(translate("HomePage", "Same again"))
        self.start.set_words(translate("NewGamePage", "&Start"))
        if not self._parsed.faults:
            self._write()
        self._renew()
