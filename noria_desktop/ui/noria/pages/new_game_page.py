"""New game of Noria: everything has a remembered default, Start is one key.

Any control rewrites the text, the text rewrites every control. Source: ux.md 2.3; mocks/shell.md 3.
"""

from __future__ import annotations

import secrets
from itertools import pairwise

from attrs import evolve
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from noria_desktop.app.seed_code import SeedError, read_seed, seed_code
from noria_desktop.engine.rng import seeded
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.layouts import random_layout
from noria_desktop.games.noria.notation import Parsed, Status, parse, write_setup
from noria_desktop.games.noria.presets import bot_presets, suggested_wheels
from noria_desktop.games.noria.setup import CompleteSetup, drawn, setup
from noria_desktop.games.noria.state import Options
from noria_desktop.games.noria.terms import Disc, Letter
from noria_desktop.ui.art.landscape import scene_facts
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.pages.fault_words import fault_sentence, seed_sentence, wheel_sentence
from noria_desktop.ui.noria.pages.new_game_columns import OpponentColumn, YouColumn
from noria_desktop.ui.noria.pages.opponents import Opponent, opponent_name
from noria_desktop.ui.noria.pages.pictures import tokens_of
from noria_desktop.ui.noria.pages.setup_picture import SetupPicture
from noria_desktop.ui.pages.game_names import game_name
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.pages.setup_column import SetupColumn
from noria_desktop.ui.pages.setup_line_words import line_language
from noria_desktop.ui.pages.start_words import StartWords
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.plain import plain_tip

_PRINTED = (Opponent.BOT_1, Opponent.BOT_2, Opponent.BOT_3)


class NewGamePage(Page):
    """You, opponent, set-up; the strip says what will start, or why it cannot."""

    start_requested = Signal(object, object)
    """``Options`` (complete, apart from a track to be asked) and the seed."""
    keep_changed = Signal(bool)
    """Whether the seed is to be offered again."""

    def __init__(self, model: NewGameModel, style: ShellStyle) -> None:
        """Start from a model; ``set_model`` starts over."""
        super().__init__(style, back=True, strip=True)
        self._model = model
        self._seed = model.seed
        self._table: CompleteSetup = drawn(model.seed)[0]
        self._options = Options()
        self._seed_fault = ""
        self._parsed: Parsed = parse("")
        self._busy = False
        self._suggestion = -1
        self.you = YouColumn(style)
        self.opponent = OpponentColumn(style)
        self.picture = SetupPicture(style)
        self.setup = SetupColumn(style, self.picture)
        self._row = QHBoxLayout(self.body)
        self._row.addWidget(self.you, 300)
        self._row.addWidget(self.opponent, 315)
        self._row.addWidget(self.setup, 385)
        assert self.strip is not None
        self.words = StartWords(style, self.strip.row)
        self.again = BrassButton(style, icon="replay")
        self.start = BrassButton(style, Kind.PRIMARY, icon="play", key="Enter")
        self.strip.row.addWidget(self.again)
        self.strip.row.addWidget(self.start)
        self._connect()
        self._order_focus()
        self.set_model(model)
        self.ready()

    def _connect(self) -> None:
        """Every control rewrites the text; the text rewrites every control."""
        self.you.wheel.edited.connect(self._controls_changed)
        self.you.track_chosen.connect(self._controls_changed)
        self.you.suggested.clicked.connect(self._suggest)
        self.you.random.clicked.connect(self._random_wheel)
        self.you.clear.clicked.connect(self.you.wheel.clear)
        self.opponent.ladder.chosen.connect(self._opponent_chosen)
        self.opponent.editor.edited.connect(self._controls_changed)
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

    def _order_focus(self) -> None:
        """By column, then the strip, then the header."""
        chain: list[QWidget] = [
            self.you.wheel,
            self.you.suggested,
            self.you.random,
            self.you.clear,
            *self.you.tracks.values(),
            *self.opponent.ladder.rows.values(),
            self.opponent.view,
            self.opponent.editor,
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

    # Model -----------------------------------------------------------------------------------------

    def set_model(self, model: NewGameModel) -> None:
        """Start over from a model: wheels and tracks from the last game, the rest from the seed."""
        self._model = model
        self._busy = True
        self.setup.keep.setChecked(model.keep_seed)
        self._busy = False
        self.opponent.ladder.set_records(model.records)
        self.opponent.ladder.set_opponent(model.opponent or Opponent.BOT_1)
        self.again.setVisible(model.last_options is not None)
        last: Options = Options() if model.options is None else model.options
        self._set_seed(model.seed)
        wheel = last.player_wheel or suggested_wheels()[0]
        self.you.wheel.set_wheel(wheel)
        self.you.set_track(last.player_track)
        if model.opponent is Opponent.OWN and last.bot_wheel is not None:
            self.opponent.editor.set_wheel(last.bot_wheel)
        elif not any(self.opponent.editor.wheel()):
            self.opponent.editor.set_wheel(bot_presets()[0])
        self._options = self._from_table()
        self._controls_changed()

    def set_seed(self, seed: int) -> None:
        """Lay another table, such as today's."""
        self._set_seed(seed)
        self._options = self._from_table()
        self._controls_changed()

    @property
    def keep_seed(self) -> bool:
        """Whether the seed is to be offered again."""
        return self.setup.keep.isChecked()

    def choices(self) -> tuple[Options, int, Opponent]:
        """What would start now, for remembering."""
        return self._options, self._seed, self.opponent.ladder.opponent

    def _set_seed(self, seed: int) -> None:
        """Take a seed and show its code."""
        self._seed = seed
        self._table = drawn(seed)[0]
        self._seed_fault = ""
        self.setup.seed.setText(seed_code(seed))

    def _from_table(self) -> Options:
        """Market, islands, ambassador and the bot's track as the seed lays them."""
        table = self._table
        return evolve(
            self._options,
            market=table.market,
            islands=table.islands,
            bot_ambassador=table.bot_ambassador,
            bot_track=table.bot_track,
        )

    # Controls --------------------------------------------------------------------------------------

    def _controls_changed(self) -> None:
        """Put the controls into words."""
        if self._busy:
            return
        self._options = evolve(
            self._options,
            bot_wheel=self._chosen_bot_wheel(),
            player_wheel=self._wheel(),
            player_track=self.you.track,
        )
        self._write()
        self._renew()

    def _wheel(self) -> tuple[Disc | None, ...]:
        """The human's wheel as laid now, legal or not."""
        return tuple(piece if isinstance(piece, Disc) else None for piece in self.you.wheel.wheel())

    def _chosen_bot_wheel(self) -> tuple[Letter | None, ...]:
        """The wheel of the chosen opponent."""
        chosen = self.opponent.ladder.opponent
        if chosen in _PRINTED:
            return bot_presets()[_PRINTED.index(chosen)]
        if chosen is Opponent.RANDOM:
            return self._table.bot_wheel
        return tuple(piece if isinstance(piece, Letter) else None for piece in self.opponent.editor.wheel())

    def _write(self) -> None:
        """The text of the options, without reading it back."""
        self._busy = True
        text = write_setup(self._options, line_language())
        if text != self.setup.editor.toPlainText():
            self.setup.editor.setPlainText(text)
        self._parsed = parse(text)
        self._busy = False

    def _text_changed(self) -> None:
        """Every part of the text that can be read moves its control."""
        if self._busy:
            return
        self._busy = True
        self._parsed = parse(self.setup.editor.toPlainText())
        read = self._parsed.options
        now = self._options
        self._options = evolve(
            now,
            market=read.market or now.market,
            islands=read.islands or now.islands,
            bot_ambassador=now.bot_ambassador if read.bot_ambassador is None else read.bot_ambassador,
            bot_wheel=read.bot_wheel or now.bot_wheel,
            bot_track=read.bot_track or now.bot_track,
            player_wheel=read.player_wheel or now.player_wheel,
            player_track=read.player_track if read.player_wheel else now.player_track,
        )
        if read.player_wheel is not None:
            self.you.wheel.set_wheel(read.player_wheel)
            self.you.set_track(read.player_track)
        if read.bot_wheel is not None:
            self._show_bot(read.bot_wheel)
        self._busy = False
        self._renew()

    def _show_bot(self, wheel: tuple[Letter | None, ...]) -> None:
        """Choose the opponent that a wheel belongs to."""
        ladder = self.opponent.ladder
        if wheel in bot_presets():
            ladder.set_opponent(_PRINTED[bot_presets().index(wheel)])
        elif wheel == self._table.bot_wheel and ladder.opponent is Opponent.RANDOM:
            pass
        else:
            self.opponent.editor.set_wheel(wheel)
            ladder.set_opponent(Opponent.OWN)

    def _opponent_chosen(self, opponent: Opponent) -> None:
        """Another opponent."""
        if opponent is Opponent.OWN and self._options.bot_wheel is not None:
            self.opponent.editor.set_wheel(self._options.bot_wheel)
        self._controls_changed()

    def _suggest(self) -> None:
        """The next suggested wheel."""
        wheels = suggested_wheels()
        self._suggestion = (self._suggestion + 1) % len(wheels)
        if wheels[self._suggestion] == self._wheel():
            self._suggestion = (self._suggestion + 1) % len(wheels)
        self.you.wheel.set_wheel(wheels[self._suggestion])
        self._controls_changed()

    def _random_wheel(self) -> None:
        """Any legal wheel."""
        layout, _ = random_layout(components().start_discs, seeded(secrets.randbits(32)))
        self.you.wheel.set_wheel(layout)
        self._controls_changed()

    def _throw(self) -> None:
        """Another seed."""
        self.set_seed(secrets.randbits(32))

    def _seed_typed(self, text: str) -> None:
        """Lay the table of the typed seed as soon as it is one."""
        try:
            seed = read_seed(text)
        except SeedError as error:
            self._seed_fault = seed_sentence(error.why)
            self._renew()
            return
        self._seed_fault = ""
        self._seed = seed
        self._table = drawn(seed)[0]
        self._options = self._from_table()
        self._controls_changed()

    def _seed_done(self) -> None:
        """Write the seed the usual way once it is complete."""
        if not self._seed_fault:
            self.setup.seed.setText(seed_code(self._seed))

    def _same_again(self) -> None:
        """All choices of the last game, its table too."""
        last = self._model.last_options
        if last is None:
            return
        if self._model.last_seed is not None:
            self._set_seed(self._model.last_seed)
        self._options = self._from_table()
        self._busy = True
        self.setup.editor.setPlainText(write_setup(last, line_language()))
        self._busy = False
        self._text_changed()

    def paste(self) -> None:
        """The clipboard's text becomes the notation."""
        text = QGuiApplication.clipboard().text().strip()
        if text:
            self.setup.editor.setPlainText(text[:4000])

    def copy(self) -> None:
        """The notation goes to the clipboard."""
        QGuiApplication.clipboard().setText(self.setup.editor.toPlainText())

    # What is shown ---------------------------------------------------------------------------------

    def reason(self) -> str:
        """Why the game cannot start; empty when it can."""
        you = wheel_sentence(self._wheel(), components().start_discs)
        if you:
            return translate("NewGamePage", "Your wheel – {reason}").format(reason=you)
        if self.opponent.ladder.opponent is Opponent.OWN:
            theirs = wheel_sentence(self.opponent.editor.wheel(), tuple(Letter))
            if theirs:
                return translate("NewGamePage", "The opponent's wheel – {reason}").format(reason=theirs)
        if self._parsed.faults:
            return translate("NewGamePage", "Notation – {reason}").format(
                reason=fault_sentence(self._parsed.faults[0])
            )
        return self._seed_fault

    def _renew(self) -> None:
        """Marks, sentences, pictures, Start."""
        lines = [report for report in self._parsed.lines if report.line is not None]
        read = frozenset(report.line for report in lines if report.line and report.status is Status.READ)
        self.setup.editor.show_places(read, self._parsed.faults)
        self._show_status()
        chosen = self.opponent.ladder.opponent
        own = chosen is Opponent.OWN
        self.opponent.stack.setCurrentIndex(1 if own else 0)
        caption = translate("NewGamePage", "Wheel of {name}").format(name=opponent_name(chosen))
        if chosen not in _PRINTED:
            caption = opponent_name(chosen)
        self.opponent.caption.setText(caption)
        self.opponent.view.set_tokens(tokens_of(self._chosen_bot_wheel()))
        shown = evolve(self._options, player_wheel=None, bot_wheel=None)
        facts = scene_facts(setup(shown, self._seed).state)
        self.picture.show_setup(self._options.market or (), facts.islands)
        self._renew_strip()

    def _show_status(self) -> None:
        """The sentence under the text: how much of it was read, or the first fault."""
        parsed = self._parsed
        if parsed.faults:
            self.setup.show_status("warn", "danger", fault_sentence(parsed.faults[0]))
            return
        read = sum(report.status is Status.READ for report in parsed.lines)
        text = translate("NewGamePage", "{read} of {all} lines read").format(read=read, all=len(parsed.lines))
        if read < len(parsed.lines):
            text = translate("NewGamePage", "{lines}; the rest stays as it is").format(lines=text)
        self.setup.show_status("check", "success", text)

    def _renew_strip(self) -> None:
        """What will start, or why nothing can."""
        reason = self.reason()
        self.start.setEnabled(not reason)
        self.start.setAccessibleDescription(reason)
        self.start.setToolTip(plain_tip(reason))
        if reason:
            self.words.refuse(reason)
        else:
            is_new = self._model.is_new
            opening = translate("NewGamePage", "{count} rounds, you start.").format(count=components().rounds)
            self.words.promise(None if is_new is None else is_new(self._options, self._seed), opening)

    def _start(self) -> None:
        """Begin, when nothing is in the way."""
        if not self.reason():
            self.start_requested.emit(self._options, self._seed)

    def retranslate(self) -> None:
        """All words; a readable text is written again with the labels of the language."""
        super().retranslate()
        self.header.title.setText(
            translate("NewGamePage", "New game · {game}").format(game=game_name(self.game_id()))
        )
        self.you.retranslate()
        self.opponent.retranslate()
        self.setup.retranslate()
        self.setup.editor.setAccessibleName(translate("NewGamePage", "Notation of the set-up, four lines"))
        self.picture.retranslate()
        self.again.set_words(translate("HomePage", "Same again"))
        self.start.set_words(translate("NewGamePage", "&Start"))
        if not self._parsed.faults and self._options.market is not None:
            self._write()
        if self._options.market is not None:
            self._renew()

    def entrance(self) -> QWidget:
        """Where the keyboard begins."""
        return self.start

    def arrange(self, style: ShellStyle) -> None:
        """Gaps between the columns."""
        self._row.setContentsMargins(*self.margins(style))
        self._row.setSpacing(style.px(14))

    def showEvent(self, event: QShowEvent) -> None:
        """Start has the focus: two activations from home to the first round."""
        super().showEvent(event)
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts, Ctrl+V pastes a notation anywhere."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._start()
            return
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
            return
        super().keyPressEvent(event)
