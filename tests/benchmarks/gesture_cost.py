"""What one gesture costs: the session's step, the picture and the words of the new moment, and how often the rules are asked.

Played through a real page, painted in memory, at instant speed. Rules are counted wherever they are called from.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from PySide6.QtWidgets import QApplication

from noria_desktop.app import catalogue
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.gestures import Collect
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.table.waiting import Wait
from tests.benchmarks.figures import Figure, cpu_ms

GESTURES: Final = 25
BEFORE: Final = {"noria": 20, "nautilus": 0, "solani": 0, "scythe": 60}
"""Gestures made before those that are measured: a table with things on it."""
ASKED: Final = ("legal_actions", "observe", "turn")
MOST_ASKED: Final = 2
"""A ply: an action is checked once, and what may be done after it is asked once."""
WAIT_S: Final = 30.0


def gesture_figures() -> list[Figure]:
    """Time and questions of a gesture in every game."""
    return [figure for game in BEFORE for figure in _figures_of(game)]


def _figures_of(game: str) -> list[Figure]:
    times, counts = [], []
    for timed in (True, False):
        table = ScriptedTable(game)
        try:
            for _ in range(BEFORE[game]):
                table.next_act()()
            for _ in range(GESTURES):
                act = table.next_act()
                if timed:
                    times.append(cpu_ms(act))
                else:
                    with questions(game) as asked:
                        act()
                    counts.append(asked)
        finally:
            table.close()
    most = {name: max(asked[name] for asked in counts) for name in ASKED}
    middle = {name: statistics.median(asked[name] for asked in counts) for name in ASKED}
    return [
        Figure(
            f"{game.capitalize()} gesture, median of {GESTURES}",
            f"{statistics.median(times):.1f} ms",
            f"longest {max(times):.1f} ms",
        ),
        Figure(
            "   asks the rules, median (most)",
            ", ".join(f"{name} {middle[name]:g} ({most[name]})" for name in ASKED),
            target=f"<= {MOST_ASKED} a ply",
        ),
    ]


@contextmanager
def questions(game: str) -> Iterator[Counter[str]]:
    """Count what the rules of a game are asked, whoever asks and by whatever way."""
    asked: Counter[str] = Counter()
    replaced: list[tuple[Any, str, Any]] = []

    def count(holder: Any, name: str, ask: Callable[..., Any]) -> None:
        def counting(*arguments: Any) -> Any:
            asked[name] += 1
            return ask(*arguments)

        replaced.append((holder, name, getattr(holder, name)))
        # The rules are a frozen value.
        object.__setattr__(holder, name, counting)

    rules: Any = catalogue.kit(game).rules
    count(rules, "observe", rules.observe)
    # The others are plain functions, which the rules' own modules and pictures can call by themselves.
    for name in ("legal_actions", "turn"):
        plain: Callable[..., Any] = getattr(sys.modules[f"noria_desktop.games.{game}.legal"], name)
        if getattr(rules, name) is plain:
            count(rules, name, plain)
        for module in [one for key, one in sys.modules.items() if key.startswith("noria_desktop.")]:
            if vars(module).get(name) is plain:
                count(module, name, plain)
    try:
        yield asked
    finally:
        for holder, name, original in replaced:
            object.__setattr__(holder, name, original)


class ScriptedTable:
    """A page on which the same gestures are made each time."""

    def __init__(self, game: str) -> None:
        """A new game at seed 3, on a table of 1280x774."""
        kit = catalogue.kit(game)
        self.page = GamePage(Skin(THEMES["night"], "en"))
        self.page.resize(1280, 774)
        self.page.show()
        self.page.set_speed(BotSpeed.INSTANT)
        self.page.set_auto_resolve(False)
        self.page.set_asking(False)
        options = kit.default_options()
        if game == "nautilus":
            options = kit.with_setting(options, "level", "1")
        self._lay: Callable[[int], Session] = lambda seed: Session(kit, options, seed)
        self._game, self._seed = game, 3
        self._sit()
        self._chance = random.Random(3)

    def _sit(self) -> None:
        self.session = self._lay(self._seed)
        self.session._programs = dict.fromkeys(self.session.programs, "random")
        self.page.open(self.session, game_ui(self._game))

    def next_act(self) -> Callable[[], None]:
        """What the hand does next, once nobody else is on turn."""
        until = time.monotonic() + WAIT_S
        while not self._is_on_turn():
            assert time.monotonic() < until, "the human is never on turn"
            time.sleep(0.001)
        gestures = self.page.board.gestures().gestures
        buttons = [
            option[1] for button in self.page.strip.buttons() for option in button.options if option[1]
        ]
        legal = [actions for actions in buttons if actions[0] in self.session.legal]
        if gestures and (not legal or self._chance.random() < 0.8):
            gesture = self._chance.choice(gestures)
            if isinstance(gesture.actions[0], Collect):
                # Nothing is decided by it.
                self.page.board.view.hand.played.emit(gesture)
                return self.next_act()
            return lambda: self.page.board.view.hand.played.emit(gesture)
        actions = self._chance.choice(legal)
        return lambda: self.page.strip.chosen.emit(actions, "")

    def _is_on_turn(self) -> bool:
        QApplication.processEvents()
        if self.session.is_over:
            self._seed += 1
            self._sit()
        conductor = self.page.conductor
        waits = conductor.wait in (Wait.PARTING, Wait.BEAT, Wait.REVEAL)
        if waits and not self.page.board.busy:
            self.page.conductor.go_on()
        turn = self.session.turn
        return turn.seat == HUMAN and not turn.automatic and not self.page.board.busy

    def close(self) -> None:
        """Leave the table."""
        self.page.leave()
        self.page.close()
        self.page.deleteLater()
        QApplication.processEvents()
