"""What a game shows on its New game page: columns of choices, a picture, and how its options become a text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from noria_desktop.app.seed_code import SeedError, read_seed, seed_code
from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.engine.setup_line import Fault, Language, Parsed, Reason, Written
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.choices import Buttons
from noria_desktop.ui.widgets.form_column import FormColumn
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.setup_line_words import line_fault_sentence, line_language

if TYPE_CHECKING:
    from noria_desktop.app.catalogue import GameKit


@frozen
class SetupLine:
    """How a game's set-ups stand in a text."""

    usual: Any
    """Options of which nothing was chosen."""
    parse: Callable[[str], Any]
    """What can be read: has ``faults`` and ``options``, and ``seed`` where the text may name one."""
    write: Callable[[Any, Language, str], str]
    """The text of options, in the words of a language, with the code of the seed where there is room for it."""
    fault: Callable[[Any], str]
    """What is wrong at a place, in a sentence."""


class SetupForm(QObject):
    """One game's part of the page. The page owns seed, text and Start; ``options`` is what would start now."""

    changed = Signal()
    """The user chose something; ``options`` has it."""

    columns: Sequence[tuple[QWidget, int]] = ()
    """From left to right, with their shares of the width."""
    picture: QWidget | None = None
    """Of what the choices make, below the text."""
    extras: QWidget | None = None
    """Turned up in place of the picture by *More*: what is seldom chosen."""
    share: int = 385
    """Of the width, for the column with seed, text and picture."""

    def __init__(self, game_id: str, line: SetupLine) -> None:
        """Nothing chosen yet."""
        super().__init__()
        self.game_id = game_id
        self.line = line
        self.options = line.usual
        self.model = NewGameModel(seed=0)
        self.seed = 0

    # Text ------------------------------------------------------------------------------------------

    def write(self, options: Any) -> str:
        """The text of these options and the seed."""
        return self.line.write(options, line_language(), seed_code(self.seed))

    def read_lines(self, parsed: Any, count: int) -> frozenset[int]:
        """Lines of ``count`` that could be read, from 1."""
        return frozenset(range(1, count + 1)) - {fault.line for fault in parsed.faults}

    def read_words(self, parsed: Any) -> str:
        """The sentence under a text that can be read."""
        return translate("NewGamePage", "The set-up was read.")

    def copied(self, text: str) -> str:
        """What *Copy* puts on the clipboard of the text that stands there: with it the game can be played again."""
        return text

    def text_name(self) -> str:
        """What the text is called, for screen readers."""
        return translate("SetupLine", "The set-up as a line")

    # Choices ---------------------------------------------------------------------------------------

    def against(self) -> Any:
        """Whom the options are against: a word of the game's own."""
        return None

    def show_model(self, model: NewGameModel) -> None:
        """Earlier games: what was won and lost."""
        self.model = model

    def take(self, options: Any) -> None:
        """Options into every control."""
        self.options = options

    def offer(self, options: Any, *, fresh: bool) -> None:
        """Options of the last game, or the usual ones (``fresh``), with another seed."""
        self.take(options)

    def repeat(self, options: Any) -> None:
        """The last game again, its seed too."""
        self.offer(options, fresh=False)

    def read(self, parsed: Any) -> None:
        """What was read of the text; what cannot be read moves nothing."""
        if not parsed.faults:
            self.take(parsed.options)

    def settle(self) -> None:
        """What hangs on the seed, after it changed."""

    def trouble(self) -> str:
        """Why the choices cannot start a game, in a sentence; empty when they can."""
        return ""

    # What is shown ---------------------------------------------------------------------------------

    def stops(self) -> Sequence[QWidget]:
        """Where the keyboard goes before seed and text."""
        return [
            stop
            for column, _ in self.columns
            if isinstance(column, FormColumn)
            for stop in column.focus_chain()
        ]

    def last_stops(self) -> Sequence[QWidget]:
        """Where it goes behind them."""
        return ()

    def show_table(self) -> str:
        """The pictures of what options and seed make; returns what will start, in a sentence."""
        return ""

    def fit(self, height: float) -> None:
        """The page is so many design pixels high."""

    def extras_hint(self) -> str:
        """What *More* leads to."""
        return ""

    def retranslate(self) -> None:
        """All words of the columns."""
        for column, _ in self.columns:
            if isinstance(column, FormColumn):
                column.retranslate()
        if isinstance(self.extras, FormColumn):
            self.extras.retranslate()


class PlainForm(SetupForm):
    """A game that declares nothing: its settings as choices, its set-up as a line."""

    def __init__(self, kit: GameKit, style: ShellStyle) -> None:
        """The settings that can be listed."""
        super().__init__(kit.game_id, plain_line(kit))
        self._kit = kit
        self._chosen = {setting.name: setting for setting in kit.settings if not setting.open}
        self.settings = FormColumn(style, Text("NewGamePage", "The game"))
        self.choices: dict[str, Buttons[str]] = {}
        for name, setting in self._chosen.items():
            title = partial(_title, name)
            buttons: Buttons[str] = Buttons(
                {value: BrassButton(style, Kind.CHOICE, wide=True) for value in setting.values},
                say=lambda value, button: button.set_words(_title(value)),
            )
            self.settings.add_words(title, bold=True)
            self.settings.add_buttons(buttons, title)
            self.choices[name] = buttons
        self.settings.column.addStretch(1)
        self.settings.changed.connect(self._choose)
        self.columns = ((self.settings, 400),)
        self.share = 600

    def _choose(self) -> None:
        options = self.options
        for name, setting in self._chosen.items():
            options = setting.choose(options, self.choices[name].choice)
        self.options = options
        self.changed.emit()

    def take(self, options: Any) -> None:
        """The choices that lead to these options; those that nothing tells stay as they are."""
        super().take(options)
        for name, setting in self._chosen.items():
            for value in setting.values:
                if setting.choose(options, value) == options:
                    self.choices[name].choose(value)
                    break

    def against(self) -> str:
        """The key under which results are kept."""
        return self._kit.opponent(self.options)


def plain_line(kit: GameKit) -> SetupLine:
    """The game's notation, and the seed in a line below it."""
    from noria_desktop.app.catalogue import NotationFault

    def parse(text: str) -> Parsed[Any]:
        setup, mark, code = text.strip().rpartition("\n")
        if not mark:
            setup, code = code, ""
        seed = Written(setup.count("\n") + 2, 0, code) if code else None
        try:
            return Parsed(kit.read_setup(setup), seed, ())
        except NotationFault as error:
            place = (error.line, error.column - 1, len(error.token))
            return Parsed(kit.default_options(), seed, (Fault(*place, Reason.UNKNOWN_VALUE, error.token),))
        except ImpossibleState as error:
            wrong = Fault(1, 0, 0, Reason.IMPOSSIBLE, str(error.found))
            return Parsed(kit.default_options(), seed, (wrong,))

    def write(options: Any, language: Language, seed: str) -> str:
        return f"{kit.write_setup(options)}\n{seed}"

    def fault(found: Fault) -> str:
        return line_fault_sentence(found, {"en": {}, "ja": {}})

    return SetupLine(kit.default_options(), parse, write, fault)


def _title(word: str) -> str:
    """A setting or a value as a title."""
    return word.replace("_", " ").capitalize()


def with_seed_checked(parsed: Any) -> tuple[Any, int | None]:
    """The seed that a text names; one that is none is a fault of the text."""
    written = getattr(parsed, "seed", None)
    if written is None:
        return parsed, None
    try:
        return parsed, read_seed(written.text)
    except SeedError:
        return evolve(parsed, faults=(*parsed.faults, written.fault(Reason.UNKNOWN_VALUE))), None
