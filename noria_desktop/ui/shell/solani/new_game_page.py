"""A new game of Solani: who plays, the sky that will be yours, the set-up as a line.

The columns write the line, the line moves the columns; Start stays shut while it cannot be read. Source:
mocks/shell.md 3; rules.md 3 and 9.
"""

from __future__ import annotations

from itertools import pairwise

from attrs import evolve
from PySide6.QtWidgets import QHBoxLayout, QWidget

from noria_desktop.app.kits.solani import opponent
from noria_desktop.app.seed_code import SeedError, read_seed, seed_code
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.setup_line import Fault, Parsed, Reason
from noria_desktop.games.solani.notation import parse, write_setup
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Options
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.shell.buttons import BrassButton, Kind
from noria_desktop.ui.shell.fault_words import seed_sentence
from noria_desktop.ui.shell.game_names import game_name
from noria_desktop.ui.shell.line_page import LinePage
from noria_desktop.ui.shell.models import NewGameModel
from noria_desktop.ui.shell.setup_column import SetupColumn
from noria_desktop.ui.shell.setup_line_words import line_language
from noria_desktop.ui.shell.solani.more import SkyColumn
from noria_desktop.ui.shell.solani.players import PlayersColumn
from noria_desktop.ui.shell.solani.table_picture import TablePicture
from noria_desktop.ui.shell.solani.words import fault_sentence, opening_sentence
from noria_desktop.ui.shell.start_words import StartWords
from noria_desktop.ui.shell.style import ShellStyle


class SolaniNewGamePage(LinePage):
    """Choose and start a game of Solani."""

    def __init__(self, model: NewGameModel, style: ShellStyle) -> None:
        """Where the last game left off."""
        super().__init__(style, back=True, strip=True)
        self._model = model
        self._seed = model.seed
        self._options = Options()
        self._seed_fault = ""
        self._parsed: Parsed[Options] = parse("")
        self._busy = False
        self._own_sun = False
        self.players = PlayersColumn(style)
        self.sky = SkyColumn(style)
        self.picture = TablePicture(style)
        self.setup = SetupColumn(style, self.picture)
        self._row = QHBoxLayout(self.body)
        self._row.addWidget(self.players, 305)
        self._row.addWidget(self.sky, 310)
        self._row.addWidget(self.setup, 385)
        assert self.strip is not None
        self.words = StartWords(style, self.strip.row)
        self.again = BrassButton(style, icon="replay")
        self.start = BrassButton(style, Kind.PRIMARY, icon="play", key="Enter")
        self.strip.row.addWidget(self.again)
        self.strip.row.addWidget(self.start)
        self._connect()
        chain: list[QWidget] = [
            *self.players.focus_chain(),
            self.sky.more,
            *self.sky.choices.focus_chain(),
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
        self.players.changed.connect(self._controls_changed)
        self.sky.changed.connect(self._controls_changed)
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
        return "solani"

    # Model -----------------------------------------------------------------------------------------

    def set_model(self, model: NewGameModel) -> None:
        """Start over from a model."""
        self._model = model
        self._busy = True
        self.setup.keep.setChecked(model.keep_seed)
        self._busy = False
        self.players.set_records(model.records)
        self.again.setVisible(model.last_options is not None)
        self._show_seed(model.seed)
        self._take(Options() if model.options is None else model.options)
        self._write()
        self._renew()

    def choices(self) -> tuple[Options, int, str]:
        """What would start now."""
        return self._options, self._seed, opponent(self._options)

    def _take(self, options: Options) -> None:
        """Options into every control."""
        self._options = options
        self.players.show_options(options)
        self.sky.choices.show_options(options)

    # Controls --------------------------------------------------------------------------------------

    def _controls_changed(self) -> None:
        """Put the controls into words."""
        if self._busy:
            return
        players, choices = self.players.players, self.sky.choices
        self._options = evolve(
            self._options,
            players=players,
            coyote=self.players.coyote.choice,
            boards=choices.boards(len(players), self._options.boards),
            setup_card=choices.card.choice,
            orientation=choices.turned.choice,
            bonus_sectors=choices.sectors(),
        )
        self._take(self._options)
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
        """Marks, sentences, pictures, Start."""
        faults = self._parsed.faults
        wrong = {fault.line for fault in faults}
        lines = {number + 1 for number in range(self.setup.editor.blockCount())}
        self.setup.editor.show_places(frozenset(lines - wrong), faults)
        if faults:
            self.setup.show_status("warn", "danger", fault_sentence(faults[0]))
        else:
            self.setup.show_status(
                "check",
                "success",
                translate("Solani", "Read. What is left out is drawn or keeps its usual value."),
            )
        state = RULES.setup(self._options, self._seed).state
        self._own_sun = state.sun == HUMAN
        self.sky.show_sky(state.skies[HUMAN], state.options)
        self.players.table.show_state(state)
        self.picture.show_supply(state.supply)
        reason = self.reason()
        self.start.setEnabled(not reason)
        self.start.setAccessibleDescription(reason)
        self.start.setToolTip(reason)
        if reason:
            self.words.refuse(reason)
        else:
            is_new = self._model.is_new
            new = None if is_new is None else is_new(self._options, self._seed)
            self.words.promise(new, opening_sentence(self._options, own_sun=self._own_sun))

    def retranslate(self) -> None:
        """All words; a readable line is written again in the language of now."""
        super().retranslate()
        self.header.title.setText(
            translate("NewGamePage", "New game · {game}").format(game=game_name(self.game_id()))
        )
        self.players.retranslate()
        self.sky.retranslate()
        self.setup.retranslate()
        self.setup.editor.setAccessibleName(translate("Solani", "The set-up as a line"))
        self.again.set_words(translate("HomePage", "Same again"))
        self.start.set_words(translate("NewGamePage", "&Start"))
        if not self._parsed.faults:
            self._write()
        self._renew()
