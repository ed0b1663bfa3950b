"""Lines of play that were taken back and left for something else, as a sheet: each can be gone on with."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.left_lines import LeftLine, first_decision
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import Seat
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.pages.save_rows import ROW, Index
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.layouts import put
from noria_desktop.ui.widgets.list_sheet import ListSheet
from noria_desktop.ui.widgets.progress_words import progress_text
from noria_desktop.ui.widgets.rows import RowDelegate, RowList

_NO_INDEX = QModelIndex()


@frozen
class LineRow:
    """A line that was left, in words."""

    number: int
    """Of the branch."""
    began: str
    """Its first step."""
    told: str
    """Where it left, how long it is, how it ended."""
    game_id: str
    playable: bool
    """False where today's rules do not lead along it."""


class LineRows(QAbstractListModel):
    """The rows, newest first."""

    def __init__(self) -> None:
        """Empty."""
        super().__init__()
        self.rows: tuple[LineRow, ...] = ()

    def add(self, rows: tuple[LineRow, ...]) -> None:
        """Older lines, below."""
        if rows:
            self.beginInsertRows(QModelIndex(), len(self.rows), len(self.rows) + len(rows) - 1)
            self.rows += rows
            self.endInsertRows()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """How many."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The first step, the row itself, and what a screen reader says."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.began
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.began} · {row.told}"
        return row if role == ROW else None


class _LineDelegate(RowDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One row."""
        row = index.data(ROW)
        if isinstance(row, LineRow):
            painter.save()
            self.paint_row(
                Canvas(painter, self.look),
                option,
                title=row.began,
                second=row.told,
                medallion=game_cover(row.game_id).paint_medallion,
                trouble=not row.playable,
            )
            painter.restore()


class LineList(RowList):
    """The list; Enter goes on from a line."""

    entered = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """Empty."""
        super().__init__(_LineDelegate(style))
        self.lines = LineRows()
        self.setModel(self.lines)
        self.doubleClicked.connect(self.entered)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class LinesSheet(ListSheet):
    """The lines that were left in the game at the table."""

    go_requested = Signal(int)
    """Number of the branch to go on from."""

    def __init__(self, style: ShellStyle, dropped: int, parent: QWidget | None = None) -> None:
        """Without rows; ``dropped``: so many lines had to go for want of room."""
        self.list = LineList(style)
        super().__init__(style, self.list, parent)
        self.setWindowTitle(translate("LinesSheet", "Lines taken back"))
        self.title.setText(translate("LinesSheet", "Lines taken back"))
        self.intro.setText(
            translate(
                "LinesSheet",
                "What you took back and then played otherwise, newest first. Going on from one lays a table of its "
                "own; the game you play now stays as it is.",
            )
        )
        self.reading.setText(translate("LinesSheet", "Looking through the lines…"))
        self.list.setAccessibleName(translate("LinesSheet", "Lines taken back"))
        self.go = BrassButton(style, Kind.PRIMARY, icon="play")
        self.go.set_words(translate("LinesSheet", "Go on from its end"))
        put(self.foot, 1, self.close_button, self.go)
        self.go.clicked.connect(self._go)
        self.list.entered.connect(self._go)
        self.list.selectionModel().currentChanged.connect(self._can)
        if dropped:
            self.say(
                translate(
                    "LinesSheet",
                    "%n older line(s) had to go, because there was no room for more.",
                    "",
                    dropped,
                )
            )
        self._can()
        self.list.setFocus()

    def add_rows(self, rows: tuple[LineRow, ...]) -> None:
        """More of them, older than those that are there."""
        self.list.lines.add(rows)
        if rows and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.list.lines.index(0))

    def _row(self) -> LineRow | None:
        row = self.list.currentIndex().data(ROW)
        return row if isinstance(row, LineRow) else None

    def _can(self) -> None:
        row = self._row()
        self.go.setEnabled(row is not None and row.playable)

    def _go(self) -> None:
        row = self._row()
        if row is not None and row.playable:
            self.go_requested.emit(row.number)


# Lines in words, made from what the player at the screen may see, never from the true position -----------------


def line_row(session: Session, kit: GameKit, game: AnyGameUi, line: LeftLine, seat: Seat) -> LineRow:
    """The row of a line as somebody at this seat may see it."""
    dot = translate("LinesSheet", " · ", "between facts")
    return LineRow(
        number=line.branch.number,
        began=_began(session, game, line, seat),
        told=dot.join(_facts(session, kit, line, seat)),
        game_id=kit.game_id,
        playable=line.is_whole,
    )


def _began(session: Session, game: AnyGameUi, line: LeftLine, seat: Seat) -> str:
    found = first_decision(session, line, seat)
    if found is not None:
        entry, view = found
        return game.describe(entry.action, view)
    if not line.states:
        return translate("LinesSheet", "A line from the closed part of the game")
    return translate("LinesSheet", "A line without a decision of yours")


def _facts(session: Session, kit: GameKit, line: LeftLine, seat: Seat) -> list[str]:
    branch = line.branch
    facts, before, length = [], branch.ply, len(branch.entries)
    if line.states:
        then = kit.progress(session.rules.observe(line.states[0], seat))
        facts.append(progress_text(kit.counts, then.done, then.total))
    facts.append(translate("LinesSheet", "left after %n step(s)", "", before))
    facts.append(translate("LinesSheet", "%n step(s) long", "", length))
    if not line.is_whole:
        facts.append(translate("LinesSheet", "cannot be replayed under today's rules"))
        return facts
    end = line.states[-1]
    sheet = session.rules.scores(session.rules.observe(end, seat))
    scores = " : ".join(minus(sheet.total(one)) for one in kit.seats(session.options))
    if session.rules.turn(end).seat is None:
        facts.append(translate("LinesSheet", "finished {scores}").format(scores=scores))
    else:
        facts.append(translate("LinesSheet", "score {scores}").format(scores=scores))
    return facts
