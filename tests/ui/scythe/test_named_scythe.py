"""One word a concept at Scythe's table: rows of the mat and the Automa's level are called alike wherever they are named."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from attrs import evolve
from PySide6.QtWidgets import QApplication

from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.legal import legal_actions
from noria_desktop.games.scythe.terms import Cube, Level, Structure
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.layout import layout
from noria_desktop.ui.scythe.board.project_tracks import rival_head
from noria_desktop.ui.scythe.paint.docks import side_title
from noria_desktop.ui.scythe.words.opponents import level_title
from noria_desktop.ui.scythe.words.refusals import refused
from noria_desktop.ui.window.languages import Languages
from tests.ui.scythe.walks import of_kind
from tests.ui.spoken import silence_afterwards


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    """English first; nothing is left afterwards."""
    with silence_afterwards():
        yield Languages("en")


def test_a_piece_of_the_mat_is_told_by_the_word_of_its_own_row(languages: Languages) -> None:
    """All four were said to be moved, in Japanese with the word for moving a unit: a mech is deployed."""
    languages.use("ja")
    view, said = of_kind(due.ChoosingSection)[0].before, {}
    for thing in (at.cube(Cube.MOVE_UNITS), at.berth(0), at.site(Structure.MINE), at.recruit(0)):
        said[thing.kind] = refused(view, legal_actions(view), thing, None).reason
        assert "動かします" not in said[thing.kind]
    assert "「配備」でボードに出します" in said["berth"]
    assert len(set(said.values())) == len(said)


def test_the_automa_is_called_by_its_level(languages: Languages) -> None:
    """The window's title said Autometta, the head of its side Automa."""
    view = of_kind(due.ChoosingSection)[0].before
    for word in ("en", "ja"):
        languages.use(word)
        for level in Level:
            head = rival_head(
                evolve(view, automa=evolve(view.automa, level=level)), layout(1280, 678).automa_head
            )
            assert level_title(level) in side_title(head)
