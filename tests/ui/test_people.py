"""Opponents as people: every number they are told by was measured, and their faces can be told apart."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from noria_desktop import games
from noria_desktop.app.catalogue import game_ids
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.widgets.person import MOST, Person

FAR = 90
SMALL = 48
"""Pixels at which a face must be told from the others."""


def people(game: str) -> tuple[Person, ...]:
    """Everybody of a game."""
    return game_ui(game).beginning().people


def _apart(one: QColor, other: QColor) -> int:
    """How far two colours are from each other."""
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())


def picture(person: Person) -> QImage:
    """A face as small as a list shows it."""
    image = QImage(SMALL, SMALL * 6 // 5, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    person.face(painter, QRectF(image.rect()))
    painter.end()
    return image


@pytest.mark.parametrize("game", game_ids())
def test_every_number_that_is_told_was_measured(game: str) -> None:
    """The rules of each game list what was measured, with how; a person's words round a share to whole hundredths."""
    rules = (Path(games.__path__[0]) / game / "rules.md").read_text(encoding="utf-8")
    shares = {int(float(share) + 0.5) for share in re.findall(r"(\d+(?:\.\d)?) %", rules)}
    for person in people(game):
        told = {int(number) for number in re.findall(r"\d+", re.sub(r"Bot \d", "", person.strength.english))}
        assert told - {100} <= shares, person.key


@pytest.mark.parametrize("game", game_ids())
def test_everybody_has_a_line_a_strength_and_a_name_of_their_own(game: str) -> None:
    found = people(game)
    for part in ("name", "line", "strength"):
        assert len({getattr(person, part).english for person in found}) == len(found)
    assert all(0 <= person.lozenges <= MOST for person in found)


@pytest.mark.parametrize("game", game_ids())
def test_faces_are_told_apart_at_a_small_size(game: str, qapp: object) -> None:
    pictures = [picture(person) for person in people(game)]
    for number, one in enumerate(pictures):
        for other in pictures[number + 1 :]:
            differ = sum(
                _apart(one.pixelColor(x, y), other.pixelColor(x, y)) > FAR
                for x in range(0, SMALL, 2)
                for y in range(0, one.height(), 2)
            )
            assert differ > 60
