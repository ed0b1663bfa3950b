"""The result: the score built row by row, the verdict, own games, what decided it.

Losing is shown with the same dignity as winning; a tie is not a win. Source: ux.md 2.8; mocks/shell.md 5.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QBoxLayout, QWidget

from noria_desktop.app.seed_code import seed_code
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.day_name import day_name
from noria_desktop.ui.pages.honours.honour_line import HonourLine
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.pages.result_picture import write_result
from noria_desktop.ui.pages.verdict import Verdict, VerdictFacts
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.count_table import CountTable
from noria_desktop.ui.widgets.file_places import ask_where
from noria_desktop.ui.widgets.gap_chart import GapChart
from noria_desktop.ui.widgets.layouts import column, put, row
from noria_desktop.ui.widgets.result_model import ResultModel
from noria_desktop.ui.widgets.result_parts import ResultChart, ResultParts
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words

ROW_MS = 260
"""Between two rows of the count: slow enough to be followed, as any key ends it."""


class AwaitedSheet(Sheet):
    """A sheet that tells how the game ended: empty while the points are still counted."""

    def set_revealed(self, revealed: bool) -> None:
        """Show what stands on it, or keep its room."""
        for number in range(self.column.count()):
            item = self.column.itemAt(number)
            part = None if item is None else item.widget()
            if part is not None:
                keeps = part.sizePolicy()
                keeps.setRetainSizeWhenHidden(True)
                part.setSizePolicy(keeps)
                part.setVisible(revealed)


class ChartSheet(AwaitedSheet):
    """A chart of the game's own under its heading."""

    def __init__(self, style: ShellStyle, chart: QWidget) -> None:
        """With its chart."""
        super().__init__(style)
        self.heading = Heading(style, 16)
        self.chart = chart
        put(self.column, self.heading, (self.chart, 1))


class DecidedSheet(AwaitedSheet):
    """The one thing that decided the game."""

    def __init__(self, style: ShellStyle) -> None:
        """Empty."""
        super().__init__(style, gap=6)
        self.heading = Heading(style, 16)
        self.words = Words(style, 13.5, wrap=True)
        self.gaps = GapChart(style)
        put(self.column, self.heading, self.words, (self.gaps, 1))


class ResultPage(Page):
    """A finished game."""

    rematch_requested = Signal()
    new_requested = Signal()
    replay_requested = Signal()
    turning_requested = Signal()
    """What turned the game, where its adviser can tell."""
    honours_requested = Signal()
    """The marks of honour, where the game earned some first."""
    home_requested = Signal()
    copied = Signal()

    def __init__(self, model: ResultModel, parts: ResultParts, style: ShellStyle) -> None:
        """Show a result; the count starts when the page is shown. ``parts`` is what the game adds."""
        super().__init__(style, back=True, strip=True)
        self.model = model
        self.parts = parts
        self.verdict = Verdict(style)
        self.table = CountTable(style, parts.score_table)
        self.compare = ChartSheet(style, parts.chart(style))
        self.decided = DecidedSheet(style)
        side = column(style, (self.compare, 60), (self.decided, 40), gap=9)
        columns = ((self.verdict, 225), (self.table, 515), (side, 260))
        self._row = row(style, *columns, gap=14, within=self.body)
        assert self.strip is not None
        self.rematch = BrassButton(style, icon="replay")
        self.fresh = BrassButton(style, icon="dice")
        self.replay = BrassButton(style, icon="play")
        self.turning = BrassButton(style, icon="rose")
        self.turning.hide()
        self.copy = BrassButton(style, icon="clip")
        self.picture = BrassButton(style, icon="picture")
        self.home = BrassButton(style, Kind.PRIMARY, key="Enter")
        ways = (self.rematch, self.fresh, self.replay, self.turning, self.copy, self.picture)
        put(self.strip.row, *ways, 1, self.home)
        self.rematch.clicked.connect(self.rematch_requested)
        self.fresh.clicked.connect(self.new_requested)
        self.replay.clicked.connect(self.replay_requested)
        self.turning.clicked.connect(self.turning_requested)
        self.copy.clicked.connect(self.copy_result)
        self.picture.clicked.connect(self.save_picture)
        self.home.clicked.connect(self.home_requested)
        self.honours = HonourLine(style)
        self.honours.clicked.connect(self.honours_requested)
        lines = row(style, self.honours, edges=(18, 0, 18, 0))
        frame = self.layout()
        assert isinstance(frame, QBoxLayout)
        frame.insertLayout(frame.indexOf(self.strip), lines)
        # It has the focus: a press of Space that was meant for the table would leave before the points are counted.
        self.home.installEventFilter(self)
        self.table.opened.connect(self.finish)
        self._shown = len(self.table.rows)
        self._begun = False
        self._timer = QTimer(self)
        self._timer.setInterval(ROW_MS)
        self._timer.timeout.connect(self._next_row)
        chain: list[QWidget] = [*self.table.rows, self.honours, *ways, self.home, self.header.back]
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)
        self.ready()

    def game_id(self) -> str:
        """The finished game."""
        return self.model.game_id

    def offer_turning(self) -> None:
        """The game has turning points."""
        self.turning.show()
        self.fit_width()

    def offer_honours(self, keys: tuple[str, ...]) -> None:
        """The game was the first to earn these marks; it is told once its points are counted, and nothing moves then."""
        self.honours.set_marks(self.model.game_id, keys)
        keeps = self.honours.sizePolicy()
        keeps.setRetainSizeWhenHidden(bool(keys))
        self.honours.setSizePolicy(keeps)
        self.honours.setVisible(bool(keys) and not self.counting)

    # The count -------------------------------------------------------------------------------------

    def start_count(self) -> None:
        """Count from the first row, 120 ms a row; at once with reduced motion."""
        self._begun = True
        if self.style_now.still:
            self.finish()
            return
        self._shown = 0
        self.table.show_rows(0)
        self._reveal(False)
        self._timer.start()

    def stand_counted(self) -> None:
        """Whoever comes back to the page finds it as it was left."""
        self._begun = True
        self.finish()

    def _next_row(self) -> None:
        """One row more; after the last the verdict."""
        self._shown += 1
        self.table.show_rows(self._shown)
        if self._shown >= len(self.table.rows):
            self.finish()

    def finish(self) -> None:
        """Show everything now."""
        self._timer.stop()
        self._shown = len(self.table.rows)
        self.table.show_rows(self._shown)
        self._reveal(True)

    def _reveal(self, revealed: bool) -> None:
        """Whether the page says how the game ended: only when every row was counted."""
        self.verdict.set_revealed(revealed)
        self.compare.set_revealed(revealed)
        self.decided.set_revealed(revealed)
        self.honours.setVisible(revealed and bool(self.honours.keys))

    @property
    def counting(self) -> bool:
        """Whether rows are still to come."""
        return self._timer.isActive()

    def showEvent(self, event: QShowEvent) -> None:
        """The count starts with the first showing."""
        super().showEvent(event)
        self.home.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self._begun:
            self.start_count()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While the count runs a key shows all and does nothing else, on the focused button too."""
        if self.counting and event.type() is QEvent.Type.KeyPress:
            self.finish()
            return True
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere shows all."""
        self.finish()
        super().mousePressEvent(event)

    # Words -----------------------------------------------------------------------------------------

    def _seed(self) -> str:
        """By what the game can be dealt again, as the table said it; a day's game is named by its date instead."""
        if self.model.seed is None:
            return ""
        return translate("ResultPage", "Seed {seed}").format(seed=seed_code(self.model.seed))

    def retranslate(self) -> None:
        """All words of the page."""
        super().retranslate()
        model, sheet = self.model, self.model.sheet
        name = game_cover(model.game_id).name()
        self.header.title.setText(translate("ResultPage", "{game} · result").format(game=name))
        self.header.sub.setText(day_name(model.identity) or self._seed())
        undos, hints, remarks = model.undo_count, model.hints, model.remarks
        counts = translate("ResultPage", "Taken back %n time(s) · {minutes} min", "", undos).format(
            minutes=model.minutes
        )
        if hints:
            asked = translate("ResultPage", "%n hint(s)", "", hints)
            counts = translate(
                "ResultPage", "Taken back %n time(s) · {hints} · {minutes} min", "", undos
            ).format(hints=asked, minutes=model.minutes)
        if remarks:
            spoke = translate("ResultPage", "%n coach line(s)", "", remarks)
            counts = translate("ResultPage", "{counts} · {more}").format(counts=counts, more=spoke)
        self.verdict.show_facts(
            VerdictFacts(
                won=self.parts.won(),
                tied=sheet.winner is None,
                title=self.parts.title(),
                totals=self.parts.totals(),
                remark=self.parts.remark(),
                sealed=model.sealed,
                seal_word=translate("Shell", "sealed record") if model.sealed else translate("Shell", "open"),
                counts=counts,
                backdrop=self.parts.backdrop,
                person=model.person,
            )
        )
        self.table.retranslate()
        self.compare.heading.set_words(self.parts.chart_title())
        chart: ResultChart = self.compare.chart  # type: ignore[assignment]
        chart.retranslate()
        self.decided.heading.set_words(translate("ResultPage", "What decided it"))
        self.decided.words.setText(self.parts.decided())
        self.decided.gaps.show_gaps(self.parts.gaps(), self.parts.gaps_name())
        self.rematch.set_words(translate("ResultPage", "&Rematch, same set-up"))
        self.fresh.set_words(translate("ResultPage", "&New set-up"))
        self.replay.set_words(translate("ResultPage", "Re&play"))
        self.turning.set_words(translate("ResultPage", "&Turning points"))
        self.copy.set_words(translate("ResultPage", "&Copy result"))
        self.picture.set_words(translate("ResultPage", "&Save picture"))
        self.home.set_words(translate("ResultPage", "Home"))
        self.honours.retranslate()
        self.fit_width()

    def copy_result(self) -> None:
        """Text and notation to the clipboard."""
        QGuiApplication.clipboard().setText(self.parts.text())
        told = translate("ResultPage", "The result and its set-up are copied as text.")
        self.table.hint.setText(told)
        announce(self, told)
        self.copied.emit()

    def save_picture(self) -> None:
        """Ask for a file and write the picture; a file that cannot be written is said in a sentence."""
        name = f"{self.model.game_id}-{self.model.sheet.total(HUMAN)}.png"
        kinds = ["PNG (*.png)", "SVG (*.svg)"]
        alone = translate("ResultPage", "Only the middle of the board")
        if self.model.centre is not None:
            kinds += [f"{alone} – {kind}" for kind in kinds]
        chosen, kind = ask_where(self, translate("ResultPage", "Save picture"), name, ";;".join(kinds))
        if not chosen:
            return
        try:
            if self.model.centre is not None and kind.startswith(alone):
                self.model.centre.write(Path(chosen), self.header.title.text())
            else:
                self.export_picture(Path(chosen))
        except OSError:
            text = translate("ResultPage", "{file} could not be written. Choose another folder.")
            self.table.hint.setText(text.format(file=chosen))

    def export_picture(self, path: Path) -> None:
        """Write the whole result as a picture.

        Raises:
            OSError: the file cannot be written.
        """
        self.finish()
        write_result(path, self.header.title.text(), self.body, self.model, self.style_now)

    # Frame -----------------------------------------------------------------------------------------

    def fit_width(self) -> None:
        """On a narrow strip the buttons lose their words from the right, one by one."""
        assert self.strip is not None
        parts = (self.picture, self.copy, self.replay, self.fresh, self.rematch, self.turning)
        for button in parts:
            button.set_compact(False)
        for button in parts:
            if self.strip.row.minimumSize().width() <= self.width():
                break
            button.set_compact(True)
            self.strip.row.invalidate()

    def entrance(self) -> QWidget:
        """Where the keyboard begins."""
        return self.home

    def arrange(self, style: ShellStyle) -> None:
        """The edges of the body."""
        self._row.setContentsMargins(*self.margins(style))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """While the count runs any key shows all; then Enter, R, N, P, T, M, Ctrl+C."""
        if self.counting:
            self.finish()
            return
        key = event.key()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_result()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.home_requested.emit()
        elif event.modifiers():
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_R:
            self.rematch_requested.emit()
        elif key == Qt.Key.Key_N:
            self.new_requested.emit()
        elif key == Qt.Key.Key_P:
            self.replay_requested.emit()
        elif key == Qt.Key.Key_T and not self.turning.isHidden():
            self.turning_requested.emit()
        elif key == Qt.Key.Key_M and self.honours.keys:
            self.honours_requested.emit()
        else:
            super().keyPressEvent(event)


def result_page(model: ResultModel, style: ShellStyle) -> ResultPage:
    """The page of a finished game, made from what the game declares."""
    return ResultPage(model, game_ui(model.game_id).result_parts(model), style)
