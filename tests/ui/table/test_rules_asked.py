"""One moment a ply: whatever shows it, the rules are asked at most twice what is legal, and twice what a seat sees.

An action is checked once as it is played, and what may be done after it is asked once; a program's view is its own.
"""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.benchmarks.gesture_cost import BEFORE, MOST_ASKED, ScriptedTable, questions

GESTURES = 20


@pytest.mark.parametrize("game", BEFORE)
def test_a_gesture_asks_the_rules_at_most_twice(qtbot: QtBot, game: str) -> None:
    table = ScriptedTable(game)
    try:
        for _ in range(GESTURES):
            act = table.next_act()
            before = table.session.cursor
            with questions(game) as asked:
                act()
                table.page.conductor.finish_bot_turn()
            plies = table.session.cursor - before
            assert plies >= 1
            for name in ("legal_actions", "observe"):
                assert asked[name] <= MOST_ASKED * plies, (name, asked, plies)
    finally:
        table.close()
