"""A new game of Scythe: both sides, the level, the set-up as a line, the map between the home bases.

The columns write the line, the line moves the columns; Start stays shut while it cannot be read. Source:
mocks/shell.md 3; rules.md 2; automa.md 3 and R1.
"""

from __future__ import annotations

from itertools import pairwise

from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from noria_desktop.app.kits.scythe import opponent
from noria_desktop.app.seed_code import SeedError, read_seed, seed_code
from noria_desktop.engine.setup_line import Fault, Parsed, Reason
from noria_desktop.games.scythe.notation import parse, write_setup
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.setup import farthest_opponent, mats_offered
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import Faction
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.shell.buttons import BrassButton, Kind
from noria_desktop.ui.shell.fault_words import seed_sentence
from noria_desktop.ui.shell.game_names import game_name
from noria_desktop.ui.shell.line_page import LinePage
from noria_desktop.ui.shell.models import NewGameModel
from noria_desktop.ui.shell.scythe.extras import Extras
from noria_desktop.ui.shell.scythe.faction_strip import Open, Side
from noria_desktop.ui.shell.scythe.map_picture import MapPicture
from noria_desktop.ui.shell.scythe.own_side import OwnSide
from noria_desktop.ui.shell.scythe.rival_side import RivalSide
from noria_desktop.ui.shell.scythe.words import fault_sentence, opening_sentence
from noria_desktop.ui.shell.setup_column import SetupColumn
from noria_desktop.ui.shell.setup_line_words import line_language
from noria_desktop.ui.shell.start_words import StartWords
from noria_desktop.ui.shell.style import ShellStyle

ROOMY = 800
"""Design pixels of a page that is high enough for a line about every faction."""


class ScytheNewGamePage(LinePage):
    """Choose and start a game of Scythe."""

    def __init__(self, model: NewGameModel, style: ShellStyle) -> None:
        """Where the last game left off."""
        super().__init__(style, back=True, strip=True)
        self._model = model
        self._seed = model.seed
        self._options = Options()
        self._seed_fault = ""
        self._parsed: Parsed[Options] = parse("")
        self._busy = False
        self._farthest = True
        self.own = OwnSide(style)
        self.rival = RivalSide(style)
        self.picture = MapPicture(style)
        self.extras = Extras(style)
        self.setup = SetupColumn(style, self.picture, self.extras)
        self._row = QHBoxLayout(self.body)
        self._row.addWidget(self.own, 330)
        self._row.addWidget(self.rival, 310)
        self._row.addWidget(self.setup, 360)
        assert self.strip is not None
        self.words = StartWords(style, self.strip.row)
        self.again = BrassButton(style, icon="replay")
        self.start = BrassButton(style, Kind.PRIMARY, icon="play", key="Enter")
        self.strip.row.addWidget(self.again)
        self.strip.row.addWidget(self.start)
        self._connect()
        chain: list[QWidget] = [
            *self.own.focus_chain(),
            *self.rival.focus_chain(),
            self.setup.seed,
            self.setup.dice,
            self.setup.keep,
            self.setup.paste,
            self.setup.copy,
            self.setup.editor,
            self.setup.more,
            *self.extras.focus_chain(),
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
        self.own.changed.connect(self._controls_changed)
        self.rival.changed.connect(self._controls_changed)
        self.extras.changed.connect(self._controls_changed)
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
        return "scythe"

    # Model -----------------------------------------------------------------------------------------

    def set_model(self, model: NewGameModel) -> None:
        """Start over from a model."""
        self._model = model
        self._busy = True
        self.setup.keep.setChecked(model.keep_seed)
        self._busy = False
        self.rival.set_records(model.records)
        self.again.setVisible(model.last_options is not None)
        self._show_seed(model.seed)
        self._offer(Options() if model.options is None else model.options, fresh=model.options is None)
        self._write()
        self._renew()

    def set_seed(self, seed: int) -> None:
        """Another deal, such as today's."""
        self._show_seed(seed)
        self._settle()
        self._write()
        self._renew()

    def choices(self) -> tuple[Options, int, str]:
        """What would start now."""
        return self._options, self._seed, opponent(self._options)

    def _dealt(self) -> State:
        """The table as the choices and the seed make it."""
        return RULES.setup(self._options, self._seed).state

    def _offer(self, options: Options, *, fresh: bool) -> None:
        """Options of an earlier game; the Automa's faction stays a proposal where it was one (R1)."""
        faction = options.faction
        if faction is None:
            faction = RULES.setup(options, self._seed).state.human.faction
        self._options = options
        self._farthest = fresh or options.automa is farthest_opponent(faction)
        self._settle()

    def _settle(self) -> None:
        """The proposal for the Automa, then every control.

        A faction that chance gives stays the same when the Automa's is named: it is never the farthest from itself.
        """
        if self._farthest:
            free = evolve(self._options, automa=None)
            faction = RULES.setup(free, self._seed).state.human.faction
            self._options = evolve(free, automa=farthest_opponent(faction))
        self._take(self._options)

    def _take(self, options: Options) -> None:
        """Options into every control."""
        self._options = options
        self.own.show_options(options)
        self.extras.show_options(options)
        self._spread()
        side: Side = Open.RANDOM if options.automa is None else options.automa
        self.rival.show_choice(Open.FARTHEST if self._farthest else side, options.level, options.faction)

    # Controls --------------------------------------------------------------------------------------

    def _controls_changed(self) -> None:
        """Put the controls into words."""
        if self._busy:
            return
        side, faction = self.rival.factions.choice, self.own.faction
        # Both sides of one faction cannot be: the newer choice stays, the proposal takes the other's place.
        self._farthest = side is Open.FARTHEST or side is faction
        mat = self.own.mats.choice
        self._options = evolve(
            self._options,
            faction=faction,
            mat=mat if mat in mats_offered(self.extras.expansion) else None,
            automa=side if isinstance(side, Faction) and not self._farthest else None,
            level=self.rival.levels.choice,
            expansion=self.extras.expansion,
            ask_gains=self.extras.ask_gains,
            ask_offer=self.extras.ask_offer,
        )
        self._settle()
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
            self._farthest = False
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
        self._settle()
        self._write()
        self._renew()

    def _same_again(self) -> None:
        """All choices of the last game, its deal too."""
        last = self._model.last_options
        if last is None:
            return
        if self._model.last_seed is not None:
            self._show_seed(self._model.last_seed)
        self._offer(last, fresh=False)
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
                translate("Scythe", "Read. What is left out is drawn or keeps its usual value."),
            )
        state = self._dealt()
        self.own.show_state(self._options, state)
        self.rival.show_state(state)
        self.picture.show_state(state)
        reason = self.reason()
        self.start.setEnabled(not reason)
        self.start.setAccessibleDescription(reason)
        self.start.setToolTip(reason)
        if reason:
            self.words.refuse(reason)
        else:
            is_new = self._model.is_new
            new = None if is_new is None else is_new(self._options, self._seed)
            self.words.promise(new, opening_sentence(state))

    def retranslate(self) -> None:
        """All words; a readable line is written again in the language of now."""
        super().retranslate()
        self.header.title.setText(
            translate("NewGamePage", "New game · {game}").format(game=game_name(self.game_id()))
        )
        self.own.retranslate()
        self.rival.retranslate()
        self.setup.retranslate()
        self.extras.retranslate()
        self.setup.more.setToolTip(translate("Scythe", "Mats of the expansion, and what you are asked about"))
        self.setup.editor.setAccessibleName(translate("Scythe", "The set-up as a line"))
        self.again.set_words(translate("HomePage", "Same again"))
        self.start.set_words(translate("NewGamePage", "&Start"))
        if not self._parsed.faults:
            self._write()
        self._renew()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """High windows have room for what every faction can do."""
        super().resizeEvent(event)
        self._spread()

    def _spread(self) -> None:
        """Mats of the expansion take that room."""
        self.own.set_wide(not self._options.expansion and self.height() >= ROOMY * self.style_now.scale)

    def showEvent(self, event: QShowEvent) -> None:
        """Start has the focus: two activations from home to the first turn."""
        super().showEvent(event)
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)
