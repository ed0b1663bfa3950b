"""What decided a lost chapter, with the piece of the board it happened on. Source: mocks/campaign.md 3."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.campaign.campaign import Attempt, Campaign
from noria_desktop.app.saves.resuming import opened
from noria_desktop.engine.values import changed
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.art.theme import NIGHT
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages.campaign.chapter_end import ChapterEndPage
from noria_desktop.ui.pages.campaign.end_model import Decided, end_model
from noria_desktop.ui.pages.story import steps_of, told
from noria_desktop.ui.widgets.board_piece import piece, square_round
from tests.app.campaign.made import EMPTY, played
from tests.app.campaign.whole_campaign import recorded

WHOLE = QRectF(100, 50, 800, 400)
DECIDED = Decided("Because of turn 23.", 31, 27, -4)


def lost_attempts() -> list[Attempt]:
    return [one for one in recorded()[0].attempts if not one.endings[0].won]


@pytest.mark.parametrize(
    "places",
    [
        (QPointF(120, 60),),
        (QPointF(500, 250), QPointF(560, 230)),
        (QPointF(890, 440), QPointF(800, 380)),
        (QPointF(101, 51), QPointF(899, 449)),
        (),
    ],
)
def test_the_piece_is_a_square_of_the_board_and_holds_what_moved_where_it_can(
    places: tuple[QPointF, ...],
) -> None:
    square = square_round(WHOLE, places)
    assert square.width() == square.height()
    assert WHOLE.contains(square)
    far = bool(places) and max(place.x() for place in places) - min(place.x() for place in places) > 200
    assert far or all(square.contains(place) for place in places)


@pytest.mark.parametrize("number", range(len(lost_attempts())))
def test_the_piece_of_every_lost_game_is_painted_by_its_scene(qapp: QApplication, number: int) -> None:
    attempt = lost_attempts()[number]
    chapter, session = attempt.chapter, opened(recorded()[1][attempt.id]).session
    door = game_ui(session.rules.game_id)
    assert door.story is not None
    line = told(steps_of(session), door.story)[-1]
    picture = QImage(120, 120, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.black)
    painter = QPainter(picture)
    scene = piece(door.book(), session, line.ply)
    scene.paint(painter, QRectF(0, 0, 120, 120), Skin(NIGHT))
    painter.end()
    colours = {picture.pixel(x, y) for x in range(0, 120, 8) for y in range(0, 120, 8)}
    assert len(colours) > 8, chapter


def lost_page(qtbot: QtBot) -> ChapterEndPage:
    campaign = played(EMPTY, 1, "1-scythe", 0)
    of = campaign.attempts[-1]
    page = ChapterEndPage(end_model(campaign, of, of.endings[0], DECIDED), shell_style("night", still=True))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    return page


def test_a_better_turn_is_looked_for_before_ones_own_last_decision(qtbot: QtBot) -> None:
    page = lost_page(qtbot)
    with qtbot.waitSignal(page.better_requested) as caught:
        QTest.mouseClick(page.decided.better, Qt.MouseButton.LeftButton)
    assert caught.args == [27]
    with qtbot.waitSignal(page.reasons_requested) as caught:
        QTest.mouseClick(page.decided.reasons, Qt.MouseButton.LeftButton)
    assert caught.args == [31]


def test_the_worth_of_the_step_and_the_margin_are_told_to_those_who_listen(qtbot: QtBot) -> None:
    page = lost_page(qtbot)
    assert page.decided.text.text() == "Because of turn 23."
    spoken = page.decided.worth.accessibleName()
    assert "+4" in spoken
    assert f"−{page.model.rival - page.model.own}" in spoken


def test_a_chapter_that_is_told_once_more_later_still_counts_its_stars_up() -> None:
    """The page is made anew when the language changes, whatever the clock says by then."""
    campaign: Campaign = played(played(EMPTY, 1, "1-noria", 3), 2, "1-solani", 3)
    of = campaign.attempts[-1]
    ending = of.endings[0]
    later = changed(ending, result=changed(ending.result, finished_at="2026-05-03T09:00:00Z"))
    for told_at in (ending, later):
        model = end_model(campaign, of, told_at)
        assert (model.before, model.after, model.opened) == (3, 6, 2)
