"""New game of Noria: your wheel, whom to play against, the four lines of the rulebook's notation.

Any control rewrites the text, the text rewrites every control. Source: ux.md 2.3; mocks/shell.md 3.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from attrs import evolve
from PySide6.QtWidgets import QWidget

from noria_desktop.app.seed_code import seed_code
from noria_desktop.engine.rng import seeded
from noria_desktop.engine.setup_line import Language
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.layouts import random_layout
from noria_desktop.games.noria.notation import Parsed, Status, parse
from noria_desktop.games.noria.notation_tokens import SEED_LABELS
from noria_desktop.games.noria.notation_writing import write_setup
from noria_desktop.games.noria.presets import bot_presets, suggested_wheels
from noria_desktop.games.noria.setup import CompleteSetup, drawn, setup
from noria_desktop.games.noria.state import Options
from noria_desktop.games.noria.terms import Disc, Letter
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.noria.pages.fault_words import fault_sentence, wheel_sentence
from noria_desktop.ui.noria.pages.new_game_columns import OpponentColumn, YouColumn
from noria_desktop.ui.noria.pages.opponents import PRINTED, Opponent
from noria_desktop.ui.noria.pages.scene import island_facts
from noria_desktop.ui.noria.pages.setup_picture import SetupPicture
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.setup_form import SetupForm, SetupLine
from noria_desktop.ui.widgets.setup_line_words import line_language


def _write(options: Options, language: Language, seed: str) -> str:
    """The four lines of the rulebook; the seed has its own field beside them."""
    return write_setup(options, language)


_LINES: Final = SetupLine(Options(), parse, _write, fault_sentence)


class NoriaForm(SetupForm):
    """You, the opponent, and the table that the seed lays."""

    def __init__(self, style: ShellStyle) -> None:
        """Nothing laid yet."""
        super().__init__("noria", _LINES)
        self._suggestion = -1
        self.you = YouColumn(style)
        self.opponent = OpponentColumn(style)
        self.picture: SetupPicture = SetupPicture(style)
        self.columns = ((self.you, 300), (self.opponent, 315))
        self.you.changed.connect(self._controls_changed)
        self.you.suggested.clicked.connect(self._suggest)
        self.you.random.clicked.connect(self._random_wheel)
        self.you.clear.clicked.connect(self.you.wheel.clear)
        self.opponent.ladder.chosen.connect(self._opponent_chosen)
        self.opponent.editor.edited.connect(self._controls_changed)

    def against(self) -> Opponent:
        """The opponent chosen."""
        return self.opponent.ladder.choice

    def stops(self) -> Sequence[QWidget]:
        """Your wheel, the opponents, their wheel."""
        return (*self.you.focus_chain(), *self.opponent.focus_chain())

    # Options -----------------------------------------------------------------------------------------

    def show_model(self, model: NewGameModel) -> None:
        """Records beside the opponents; the last of them is chosen."""
        super().show_model(model)
        self.opponent.show_model(model)

    def offer(self, options: Options, *, fresh: bool) -> None:
        """Wheels and track of an earlier game, the rest from the seed."""
        self.you.wheel.set_wheel(options.player_wheel or suggested_wheels()[0])
        self.you.set_track(options.player_track)
        editor = self.opponent.editor
        if self.against() is Opponent.OWN and options.bot_wheel is not None:
            editor.set_wheel(options.bot_wheel)
        elif not any(editor.wheel()):
            editor.set_wheel(bot_presets()[0])
        self.settle()

    def repeat(self, options: Options) -> None:
        """The last game, its table too."""
        self.settle()
        self.read(parse(write_setup(options)))

    def _table(self) -> CompleteSetup:
        """What the seed lays."""
        return drawn(self.seed)[0]

    def settle(self) -> None:
        """Market, islands, ambassador and the bot's track as the seed lays them, then the controls."""
        table = self._table()
        self.options = evolve(
            self.options,
            market=table.market,
            islands=table.islands,
            bot_ambassador=table.bot_ambassador,
            bot_track=table.bot_track,
        )
        self._take_controls()

    def _take_controls(self) -> None:
        self.options = evolve(
            self.options,
            bot_wheel=self._chosen_bot_wheel(),
            player_wheel=self._wheel(),
            player_track=self.you.track,
        )

    def _wheel(self) -> tuple[Disc | None, ...]:
        """The human's wheel as laid now, legal or not."""
        return tuple(piece if isinstance(piece, Disc) else None for piece in self.you.wheel.wheel())

    def _chosen_bot_wheel(self) -> tuple[Letter | None, ...]:
        """The wheel of the chosen opponent."""
        chosen = self.against()
        if chosen in PRINTED:
            return bot_presets()[PRINTED.index(chosen)]
        if chosen is Opponent.RANDOM:
            return self._table().bot_wheel
        return tuple(piece if isinstance(piece, Letter) else None for piece in self.opponent.editor.wheel())

    def read(self, parsed: Parsed) -> None:
        """Every part of the text that can be read moves its control; the others stay as they are.

        Where the text names a seed, they are what that seed lays.
        """
        if parsed.seed is not None:
            self.settle()
        read, now = parsed.options, self.options
        self.options = evolve(
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

    def _show_bot(self, wheel: tuple[Letter | None, ...]) -> None:
        """Choose the opponent that a wheel belongs to."""
        ladder = self.opponent.ladder
        if wheel in bot_presets():
            ladder.choose(PRINTED[bot_presets().index(wheel)])
        elif wheel != self._table().bot_wheel or ladder.choice is not Opponent.RANDOM:
            self.opponent.editor.set_wheel(wheel)
            ladder.choose(Opponent.OWN)

    # Controls ----------------------------------------------------------------------------------------

    def _controls_changed(self) -> None:
        self._take_controls()
        self.changed.emit()

    def _opponent_chosen(self) -> None:
        if self.against() is Opponent.OWN and self.options.bot_wheel is not None:
            self.opponent.editor.set_wheel(self.options.bot_wheel)
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

    def copied(self, text: str) -> str:
        """The lines with the seed below them: one who pastes them has the same game."""
        parsed = parse(text)
        if parsed.faults or parsed.seed is not None:
            return text
        language = line_language()
        return f"{text.rstrip()}\n{SEED_LABELS[language]}: {seed_code(self.seed)}"

    # What is shown -----------------------------------------------------------------------------------

    text_name = Text("NewGamePage", "Notation of the set-up, four lines")

    def read_lines(self, parsed: Parsed, count: int) -> frozenset[int]:
        """Those of the four that were read, and the seed's."""
        lines = {r.line for r in parsed.lines if r.line and r.status is Status.READ}
        if parsed.seed is not None:
            lines.add(parsed.seed.line)
        return frozenset(lines) - {fault.line for fault in parsed.faults}

    def read_words(self, parsed: Parsed) -> str:
        """How much of the text was read."""
        read = sum(report.status is Status.READ for report in parsed.lines)
        text = translate("NewGamePage", "{read} of {all} lines read").format(read=read, all=len(parsed.lines))
        if read < len(parsed.lines):
            text = translate("NewGamePage", "{lines}; the rest stays as it is").format(lines=text)
        return text

    def trouble(self) -> str:
        """A wheel that keeps the game from starting."""
        you = wheel_sentence(self._wheel(), components().start_discs)
        if you:
            return translate("NewGamePage", "Your wheel – {reason}").format(reason=you)
        if self.against() is Opponent.OWN:
            theirs = wheel_sentence(self.opponent.editor.wheel(), tuple(Letter))
            if theirs:
                return translate("NewGamePage", "The opponent's wheel – {reason}").format(reason=theirs)
        return ""

    def show_table(self) -> str:
        """The opponent's wheel, market and islands."""
        self.opponent.show_wheel(self._chosen_bot_wheel())
        shown = evolve(self.options, player_wheel=None, bot_wheel=None)
        self.picture.show_setup(self.options.market or (), island_facts(setup(shown, self.seed).state))
        return translate("NewGamePage", "{count} rounds, you start.").format(count=components().rounds)
