"""The page of turning points: its cards in wide and narrow windows, and what is said to be measured. Source: mocks/library.md 3."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.replaying.watched import Unit
from noria_desktop.app.turning.changes import Cause, Change, Measure, Point
from noria_desktop.ui.art.canvas import LEFT, Canvas
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.pages.turning import words
from noria_desktop.ui.pages.turning.model import Card, Curve, TurningModel
from noria_desktop.ui.pages.turning.turning_page import TurningPage

SEEN: list[QRectF] = []
"""The pictures that were painted."""


def card(key: int, measure: Measure) -> Card:
    change = Change(Cause.OWN, key, key + 1, 5000, 3000, (key,))
    return Card(
        key,
        Cause.OWN,
        f"Round {key}, your move",
        "You played",
        "End influence",
        "Better",
        "Modification",
        5000,
        3000,
        words.moved(change, measure),
        "You had 62 moves.",
        "Try again from here",
        True,
        False,
        lambda painter, target: SEEN.append(QRectF(target)),
    )


def model(measure: Measure = Measure.LEAD, count: int = 3) -> TurningModel:
    points = tuple(Point(ply, 5000 - 100 * ply) for ply in range(20))
    cards = tuple(card(3 * number, measure) for number in range(1, count + 1))
    marks = tuple((number, one.key) for number, one in enumerate(cards, start=1))
    curve = Curve(points, 20, ((1, 0), (2, 10)), marks, frozenset())
    return TurningModel("noria", "Noria", measure, curve, cards, 20, 20, 0)


def shown(qtbot: QtBot, told: TurningModel, width: int, height: int) -> TurningPage:
    page = TurningPage(lambda: told, Unit.ROUND, shell_style("night", still=True))
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    QApplication.processEvents()
    page.grab()
    return page


def test_in_a_narrow_window_the_words_lie_beside_the_picture(qtbot: QtBot) -> None:
    """The picture was a strip over the whole width, its board small in the middle of it."""
    SEEN.clear()
    page = shown(qtbot, model(), 800, 494)
    frames = {(round(one.width()), round(one.height())) for one in SEEN[-3:]}
    assert len(frames) == 1
    ((wide, high),) = frames
    face = page.cards[0].face
    assert wide < face.width() / 2
    assert wide < 2.4 * high
    _, told = face._places()
    assert told.left() > wide
    assert told.right() <= face.width()
    assert told.top() + words_high(page) <= face.height()


def words_high(page: TurningPage) -> float:
    """As far down as a card's sentence of two lines reaches."""
    return 178 * page.style_now.scale


@pytest.mark.parametrize("size", [(1280, 774), (1920, 1054)])
def test_in_a_wide_window_three_cards_stand_side_by_side(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = shown(qtbot, model(), *size)
    tops = {one.y() for one in page.cards}
    assert len(tops) == 1
    frame, told = page.cards[0].face._places()
    assert told.top() == frame.bottom()
    assert told.bottom() <= page.cards[0].face.height() + 1


LONG = {
    "en": (
        "Turn over the 12 by the effect of your Engineering (3), then 4 to the rival's Navigation (3), "
        "then 13 to your Science (2), then draw a card from the pile"
    ),
    "ja": "自分の工学（3）の効果で12を裏返す、続けて4を相手の航法（3）へ、続けて13を自分の科学（2）へ、続けて山札から1枚引く",
}


@pytest.mark.parametrize("language", LONG)
@pytest.mark.parametrize("size", [(800, 494), (1280, 734), (1280, 774), (1920, 1054)])
def test_a_long_move_is_told_to_its_end(qtbot: QtBot, size: tuple[int, int], language: str) -> None:
    """What followed in the same turn was cut with an ellipsis: what was better could not be read."""
    told = model()
    cards = tuple(
        evolve(one, played=LONG[language], better=LONG[language], reason=LONG[language]) for one in told.cards
    )
    page = shown(qtbot, evolve(told, cards=cards), *size)
    drawn: list[tuple[QRectF, float]] = []
    face = page.cards[0].face

    def note(box: QRectF, text: str, size: float, bold: bool, wrap: bool) -> None:
        if text == LONG[language]:
            assert wrap, "on one line it is cut"
            drawn.append((box, face._high(text, box.width(), size, bold=bold)))

    class Noting(Canvas):
        def words(self, box, text, size, colour, bold=False, align=LEFT, wrap=False):  # type: ignore[no-untyped-def]
            note(box, text, size, bold, wrap)
            return super().words(box, text, size, colour, bold, align, wrap)

    image = QImage(face.size(), QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    face.paint(Noting(painter, page.style_now))
    painter.end()
    assert len(drawn) == 3
    (played, high), (better, higher), (reason, highest) = drawn
    assert played.top() + high <= better.top()
    assert better.top() + higher <= reason.top()
    assert highest <= reason.height() + 1
    assert reason.top() + highest <= face.height() + 1
    frame, _ = face._places()
    assert frame.height() >= 90 * page.style_now.scale


def test_no_lead_has_no_sign() -> None:
    """The axis began at "+0"."""
    assert [words.worth(value, Measure.LEAD) for value in (0, 1200, -1200)] == ["0", "+12", "−12"]


def test_a_window_that_grows_lays_the_cards_anew(qtbot: QtBot) -> None:
    page = shown(qtbot, model(), 800, 494)
    page.resize(1280, 774)
    QApplication.processEvents()
    frame, told = page.cards[0].face._places()
    assert told.top() == frame.bottom()


@pytest.mark.usefixtures("plurals")
def test_of_scythe_it_is_said_that_the_own_position_is_measured_in_coins(qtbot: QtBot) -> None:
    """Nobody is to take it for a lead over the Automa."""
    page = shown(qtbot, model(Measure.WORTH), 1280, 774)
    assert page.curve.accessibleName().startswith("What your own position was worth, in coins")
    assert words.curve_note(Measure.WORTH) == "as the adviser counts it; it is no lead over others"
    assert page.model.cards[0].moved == "−20 coins · your move"
    assert "from 50 to 30 coins" in page.cards[0].face.accessibleName()
    for lost, gained in ((500, 900), (500, 0)):
        text, is_found = words.answer(lost, gained, Measure.WORTH)
        assert "coins" in text
        assert not is_found


@pytest.mark.parametrize("measure", Measure)
def test_where_no_moment_can_be_named_nobody_is_told_that_little_was_lost(
    qtbot: QtBot, measure: Measure
) -> None:
    """The course may have fallen by seventy points in steps that the search cannot tell apart."""
    told = shown(qtbot, evolve(model(measure), cards=()), 1280, 774).empty.text()
    assert told.startswith("No single moment stands out: the lead moved in small steps")
    assert not any(sign.isdigit() for sign in told)


@pytest.mark.usefixtures("plurals")
def test_of_the_others_it_is_points(qtbot: QtBot) -> None:
    change = Change(Cause.CHANCE, 3, 4, 5000, 3000, (3,))
    for measure in (Measure.LEAD, Measure.CHANCE):
        assert words.moved(change, measure) == "−20 points · luck"
        assert "5 points less" in words.answer(500, 0, measure)[0]
        assert "by 1 point," in words.answer(500, 100, measure)[0]


def test_what_goes_on_after_the_curve_is_whole_is_said(qtbot: QtBot) -> None:
    """Seen before: "35 of about 88" under a whole curve and three empty cards, and nothing said why."""
    told = evolve(model(count=0), done=35, of=88)
    reading = shown(qtbot, told, 1280, 774).waiting.text()
    longer = shown(qtbot, evolve(told, curve=evolve(told.curve, whole=True)), 1280, 774).waiting.text()
    assert "reading the game" in reading
    assert "may be a turning point" in longer
    assert "35 of about 88" in longer
