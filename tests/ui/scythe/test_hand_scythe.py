"""The values of the combat cards are seen in every hand, however many they are and however low the dock. Source: rules.md 6."""

from __future__ import annotations

from collections import Counter

import pytest
from attrs import evolve
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.terms import Faction
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.docks import DrawerArt
from noria_desktop.ui.scythe.board.layout import layout
from noria_desktop.ui.scythe.game_ui import GAME_UI, PRESENTER
from noria_desktop.ui.scythe.paint.docks import paint_drawer
from noria_desktop.ui.scythe.paint.ink import Ink
from noria_desktop.ui.scythe.words.amounts import hand_rows
from tests.ui.scythe.walks import game

MANY = (2, 2, 2, 3, 4, 4, 4, 5, 5, 5, 5, 5)


def test_a_hand_in_little_room_names_its_values() -> None:
    """Up to five one by one, of more each value with its number; "×6" said nothing of them."""
    assert hand_rows(()) == ("×0",)
    assert hand_rows((2, 3, 3)) == ("2 3 3",)
    assert hand_rows((2, 2, 2, 2, 2, 4)) == ("22222  4",)
    assert hand_rows(MANY) == ("2×3  3", "4×3  5×5")
    assert hand_rows((2, 2, 2, 3, 3, 4, 4, 5)) == ("222  33", "44  5")
    assert hand_rows((None,) * 6) == ("×6",), "cards that nobody may know"


def test_the_low_dock_writes_them(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    """Nothing is lost from twelve cards to the line; each word has its room."""
    said: list[tuple[str, float]] = []
    whole = Ink.text

    def text(self: Ink, box: object, words: str, size: float = 13, *rest: object) -> float:
        said.append((words, whole(self, box, words, size, *rest)))  # type: ignore[arg-type]
        return said[-1][1]

    monkeypatch.setattr(Ink, "text", text)
    art = DrawerArt(MANY, 7, 274, 50)
    image = QImage(300, 60, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    paint_drawer(painter, art, Skin(THEMES["night"]))
    painter.end()
    written = dict(said)
    assert "2×3  3" in written
    assert "4×3  5×5" in written
    assert max(written["2×3  3"], written["4×3  5×5"]) <= art.width / 3 - 30


def test_each_value_can_be_pointed_at_and_says_its_number() -> None:
    """In a high dock and in a low one."""
    first = game(0, Faction.NORDIC)[0].before
    view = evolve(first, human=evolve(first.human, hand=MANY))
    for table in (layout(1280, 678), layout(1366, 646), layout(800, 398)):
        spots = {spot.handle for spot in PRESENTER.spots(view, table)}
        for value, count in Counter(MANY).items():
            assert at.card(value) in spots
            title, lines = GAME_UI.inspect(at.card(value), view)
            assert title == f"Combat card {value}"
            assert lines[0] == f"You hold {count} of it."
    assert "2, 2, 2, 3, 4, 4, 4, 5, 5, 5, 5, 5" in " ".join(GAME_UI.inspect(at.plate(HUMAN), view)[1])
