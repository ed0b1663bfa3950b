"""A seat at a real game page: what a player's hands can do there, and what the game made of it."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.noria.notation import read_setup
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import Options, State
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.table.buttons import BarButton
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.pace import BotSpeed
from tests.ui import dragging
from tests.ui.dragging import LEFT, STEPS

EXAMPLE = (
    "市場: J1、C2、T3、B4\n空島: 7、4(x)、2、8、9\nボット: 1A -1E2B - 3C 4F 5D - 精錬コース\n"
    "プレイヤー: 1J -1T 3O -1C 3M 4E - 殖民コース"
)
"""The example of the rulebook's notation page."""
PAGE_DOWNS = 70


def at_the_table(state: State) -> Session:
    """A session that stands at a position."""
    return Session.resumed(RULES, Options(), 1, identity="0" * 32, state=state, closed=())


def a_session(seed: int = 7) -> Session:
    """A new game of the rulebook's example."""
    return Session(RULES, read_setup(EXAMPLE), seed)


class Seat:
    """One player at one page."""

    def __init__(
        self, qtbot: QtBot, session: Session, language: str = "en", size: tuple[int, int] = (1280, 774)
    ) -> None:
        """Open a page (of 1280x800 without its menu bar) at instant speed, without forced phases and questions."""
        self.qtbot = qtbot
        self.page = GamePage(Skin(THEMES["night"], language))
        qtbot.addWidget(self.page)
        self.page.resize(*size)
        self.page.set_speed(BotSpeed.INSTANT)
        self.page.set_auto_resolve(False)
        self.page.set_asking(False)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.board = self.page.board
        self.sit(session)

    def sit(self, session: Session) -> None:
        """Play this game."""
        self.session = session
        self.face = game_ui(session.rules.game_id)
        self.page.open(session, self.face)
        QApplication.processEvents()

    # What is to be seen

    @property
    def last(self) -> Any:
        """The action at the cursor."""
        return self.session.log[self.session.cursor - 1].action

    def projection(self) -> tuple[Sprite, ...]:
        """What the scene must show at rest."""
        assert self.board.presenter is not None
        view, legal = self.session.view(HUMAN), self.session.legal
        return self.board.presenter.project(view, self.board.table, legal)

    def shows_the_state(self) -> bool:
        """Whether the scene is exactly the projection of the session's state."""
        return self.board.sprites() == self.projection()

    def log_lines(self) -> list[str]:
        """The words of the log."""
        model = self.page.side_panel.log_view.model()
        return [model.data(model.index(row, 0)) for row in range(model.rowCount())]

    def words(self) -> tuple[str, ...]:
        """Everything the page says now, apart from the picture."""
        strip = self.page.strip
        return (
            strip.accessibleName(),
            strip.accessibleDescription(),
            *(button.text for button in strip.buttons()),
            *(options[0] for button in strip.buttons() for options in button.options),
            *self.log_lines(),
        )

    # What hands do

    def drag(self, source: Handle, target: Handle) -> None:
        """Carry with the button down; what is only pressed is clicked, a rim is turned."""
        if source.kind == "ring_rim":
            self.turn(source)
        elif source == target:
            self.click(source)
        else:
            dragging.drag(self.qtbot, self.board, source, target)

    def click(self, *handles: Handle) -> None:
        """Click one after the other."""
        for handle in handles:
            dragging.click(self.qtbot, self.board, handle)

    def press(self, *keys: Qt.Key) -> None:
        """Keys, to whatever of the board has the focus."""
        dragging.key(self.qtbot, self.board, *keys)

    def press_on_page(self, *keys: Qt.Key) -> None:
        """Keys, to whatever of the page has the focus: the strip too while it asks something."""
        for key in keys:
            focus = QApplication.focusWidget()
            here = focus is not None and self.page.isAncestorOf(focus)
            QTest.keyClick(focus if focus is not None and here else self.board.view, key)
            QApplication.processEvents()

    def turn(self, rim: Handle, share: float = 1.0) -> None:
        """Turn a ring by its handle by this share of a space."""
        spot = dragging.spot_of(self.board, rim)
        assert spot.arc is not None
        x, y = spot.arc
        view = self.board.view

        def where(degrees: float) -> QPoint:
            angle = math.radians(degrees)
            dx, dy = spot.x - x, spot.y - y
            return view.mapFromScene(
                x + dx * math.cos(angle) - dy * math.sin(angle),
                y + dx * math.sin(angle) + dy * math.cos(angle),
            )

        viewport = view.viewport()
        QTest.mousePress(viewport, LEFT, pos=where(0))
        for step in range(1, STEPS + 1):
            dragging.hover(self.qtbot, self.board, where(spot.detent * share * step / STEPS))
        QTest.mouseRelease(viewport, LEFT, pos=where(spot.detent * share))
        QApplication.processEvents()

    def walk(self, target: Handle) -> None:
        """Page down until the keyboard is there."""
        hand = self.board.view.hand
        for _ in range(PAGE_DOWNS):
            if hand.focus == target and hand.focus_visible:
                return
            self.press(Qt.Key.Key_PageDown)
        raise AssertionError(f"the keyboard never reaches {target}")

    def by_keys(self, source: Handle, target: Handle) -> None:
        """Go to the source, take it, go to the target (through its island), put it down."""
        self.walk(source)
        self.press(Qt.Key.Key_Return)
        if source == target:
            return
        selection = self.board.view.hand.selection
        for parent in selection.ancestors(target):
            if parent in selection.steps():
                self.walk(parent)
                self.press(Qt.Key.Key_Return)
        self.walk(target)
        self.press(Qt.Key.Key_Return)

    def choose(self, action: Any, *, by_key: bool) -> None:
        """Take this action in the open chooser, by its words."""
        chooser = self.board.chooser
        assert chooser.isVisible()
        words = self.face.describe(action, self.session.view(HUMAN))
        texts = [button.text() for button in chooser.buttons()]
        assert words in texts, f"{words!r} is not offered among {texts}"
        row = texts.index(words)
        if by_key and row < 9:
            QTest.keyClick(QApplication.focusWidget() or chooser, Qt.Key(Qt.Key.Key_1.value + row))
        else:
            QTest.mouseClick(chooser.buttons()[row], LEFT)
        QApplication.processEvents()

    def menu(self) -> QMenu:
        """The menu that a button of the strip has opened."""
        found = QApplication.activePopupWidget()
        assert isinstance(found, QMenu)
        return found

    def strip_button(self, text: str) -> None:
        """Press a button of the strip with the mouse."""
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # buttons of the last moment
        (button,) = [b for b in self.page.strip.findChildren(BarButton) if b.text() == text]
        QTest.mouseClick(button, LEFT)
        QApplication.processEvents()

    def rest(self) -> None:
        """Wait until nothing happens by itself any more (instant speed)."""
        self.qtbot.waitUntil(
            lambda: (
                not self.session.turn.automatic
                and not self.board.busy
                and not self.page.conductor.pace.waiting
            ),
            timeout=5000,
        )
