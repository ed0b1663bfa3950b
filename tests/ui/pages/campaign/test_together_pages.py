"""The finale and the Four Nights: map, evening, night, their ends, the end of the Circuit. Source: ux 3.2; rules.md 9."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from noria_desktop.app.campaign.campaign import Attempt, Campaign, Ending, begun, with_attempt
from noria_desktop.app.campaign.chapters import CHAPTERS, EVENING, FINALE, FOUR_NIGHTS, NIGHTS
from noria_desktop.app.campaign.nights import BOARDS, voyages
from noria_desktop.app.campaign.standing import standing
from noria_desktop.engine.values import changed
from noria_desktop.ui.art.style import ShellStyle, shell_style
from noria_desktop.ui.pages.campaign import words
from noria_desktop.ui.pages.campaign.chapter_end import ChapterEndPage
from noria_desktop.ui.pages.campaign.circuit import CircuitPage
from noria_desktop.ui.pages.campaign.circuit_end import CircuitEndPage
from noria_desktop.ui.pages.campaign.end_model import end_model
from noria_desktop.ui.pages.campaign.evening import EveningPage, evening_model
from noria_desktop.ui.pages.campaign.four import FourTables
from noria_desktop.ui.pages.campaign.model import Picture, circuit_model
from noria_desktop.ui.pages.campaign.night_begin import NightBeginPage, night_model
from noria_desktop.ui.pages.campaign.together import (
    StopState,
    current_evening,
    told_evening,
    told_voyage,
    voyage_of,
)
from noria_desktop.ui.pages.campaign.together_end import TogetherEndPage
from noria_desktop.ui.pages.campaign.together_end_model import circuit_end, evening_end, night_end
from noria_desktop.ui.window.languages import Languages
from tests.app.campaign.made import EMPTY, attempt, ending, played
from tests.app.campaign.test_nights import after, night


def still() -> ShellStyle:
    return shell_style("night", still=True)


@pytest.fixture(params=["en", "ja"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    languages = Languages(request.param)
    yield request.param
    languages.use("en")


def shown(qtbot: QtBot, page: QWidget) -> None:
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    page.activateWindow()
    QApplication.processEvents()


def open_finale() -> Campaign:
    """Two stars everywhere: 32."""
    campaign = EMPTY
    for number, one in enumerate(CHAPTERS, start=1):
        campaign = played(campaign, number, one.id, 2)
    return campaign


def evening_game(
    campaign: Campaign, game: str, scores: tuple[int, ...], *, number: int = 1, level: int = 1
) -> Campaign:
    of = attempt(90 + 10 * number + [one.game for one in EVENING].index(game), f"finale-{game}", level=level)
    of = changed(of, deal=number)
    return with_attempt(campaign, changed(of, endings=(ending(campaign, of, scores),)))


def whole_evening(campaign: Campaign, number: int = 1, points: int = 100) -> Campaign:
    for game, scores in (
        ("noria", (points, 90)),
        ("nautilus", (4, 2)),
        ("solani", (50, 20)),
        ("scythe", (60, 70)),
    ):
        campaign = evening_game(campaign, game, scores, number=number)
    return campaign


# The map ------------------------------------------------------------------------------------------------


def test_the_finale_stands_under_the_volumes_and_the_four_nights_beside_it(qtbot: QtBot) -> None:
    page = CircuitPage(circuit_model(EMPTY, lambda _: None), still())
    shown(qtbot, page)
    finale, nights, last = (
        page.map.finale.geometry(),
        page.map.nights.geometry(),
        page.map.tiles[-1].geometry(),
    )
    assert finale.top() == nights.top() > last.bottom()
    assert finale.right() < nights.left()
    assert nights.left() == pytest.approx(last.left(), abs=2)


def test_the_arrows_come_to_finale_and_nights_and_the_sheet_tells_of_them(qtbot: QtBot) -> None:
    page = CircuitPage(circuit_model(EMPTY, lambda _: None, chosen="4-scythe"), still())
    shown(qtbot, page)
    page.entrance().setFocus()
    for key, expected in (
        (Qt.Key.Key_Down, NIGHTS),
        (Qt.Key.Key_Left, FINALE),
        (Qt.Key.Key_Right, NIGHTS),
        (Qt.Key.Key_Up, "4-scythe"),
        (Qt.Key.Key_Right, FINALE),
        (Qt.Key.Key_Up, "4-noria"),
    ):
        QTest.keyClick(QApplication.focusWidget() or page, key)
        assert page.model.chosen == expected
        assert page.sheet.isVisible() == (expected not in (FINALE, NIGHTS))
        assert page.together.isVisible() == (expected in (FINALE, NIGHTS))


def test_the_four_nights_are_always_open_and_enter_sails(qtbot: QtBot) -> None:
    page = CircuitPage(circuit_model(EMPTY, lambda _: None, chosen=NIGHTS), still())
    shown(qtbot, page)
    with qtbot.waitSignal(page.nights_requested):
        QTest.keyClick(page.entrance(), Qt.Key.Key_Return)
    assert "Coyote" in page.together.accessibleName()


def test_a_shut_finale_says_what_opens_it_and_is_not_played(qtbot: QtBot) -> None:
    page = CircuitPage(circuit_model(EMPTY, lambda _: None, chosen=FINALE), still())
    shown(qtbot, page)
    assert not page.together.go.isVisible()
    assert "24" in page.together.accessibleName()
    with qtbot.assertNotEmitted(page.finale_requested, wait=10):
        QTest.keyClick(page.entrance(), Qt.Key.Key_Return)


# The evening --------------------------------------------------------------------------------------------


def test_the_finale_is_shut_until_24_stars(qtbot: QtBot) -> None:
    page = EveningPage(evening_model(played(EMPTY, 1, "1-noria", 3), {}), still())
    shown(qtbot, page)
    assert not page.go.isEnabled()
    assert "21" in page.told.text()


def test_an_evening_goes_from_game_to_game(qtbot: QtBot) -> None:
    campaign = evening_game(open_finale(), "noria", (100, 90))
    page = EveningPage(evening_model(campaign, {"nautilus": 2}), still())
    shown(qtbot, page)
    assert [one.state for one in page.model.games] == [
        StopState.ENDED,
        StopState.NEXT,
        StopState.AHEAD,
        StopState.AHEAD,
    ]
    assert page.model.games[1].level == 2
    with qtbot.waitSignal(page.play_requested) as caught:
        QTest.keyClick(page.go, Qt.Key.Key_Return)
    assert caught.args == ["nautilus"]
    with qtbot.waitSignal(page.level_chosen) as caught:
        QTest.mouseClick(page.others[2], Qt.MouseButton.LeftButton)
    assert caught.args == ["solani", 1]


def test_any_one_game_of_an_evening_may_be_left_out(qtbot: QtBot) -> None:
    """Source: ux 3.2; the first one too."""
    page = EveningPage(evening_model(open_finale(), {}), still())
    shown(qtbot, page)
    with qtbot.waitSignal(page.game_chosen) as caught:
        QTest.mouseClick(page.rows[3], Qt.MouseButton.LeftButton)
    assert caught.args == ["scythe"]
    page.set_model(evening_model(open_finale(), {}, playing="scythe"))
    with qtbot.waitSignal(page.play_requested) as caught:
        QTest.keyClick(page.go, Qt.Key.Key_Return)
    assert caught.args == ["scythe"]
    three = open_finale()
    for game in ("nautilus", "solani", "scythe"):
        three = evening_game(three, game, (60, 40))
    told = told_evening(three, current_evening(three))
    assert told.counts
    assert not told.over
    page.set_model(evening_model(three, {}))
    assert page.close_here.isVisible()
    assert page.anew.isVisible()


def test_after_a_game_of_an_evening_its_share_is_told_and_the_next_one(language: str) -> None:
    campaign = evening_game(open_finale(), "noria", (100, 90))
    of = campaign.attempts[-1]
    end = evening_end(campaign, of, of.endings[0])
    (evening,) = standing(campaign).evenings
    assert end.worth.startswith(str(end.share))
    assert end.onward == "next"
    assert not end.may_close
    assert end.told.number == evening.number == 1
    assert "{" not in " ".join(
        (end.kicker, end.title, end.worth_words, end.remark, end.primary, end.told.rule)
    )


def test_the_fourth_game_leads_to_the_end_of_the_circuit(qtbot: QtBot) -> None:
    campaign = whole_evening(open_finale())
    of = campaign.attempt(campaign.attempts[-1].id)
    assert of is not None
    page = TogetherEndPage(evening_end(campaign, of, of.endings[0]), still())
    shown(qtbot, page)
    with qtbot.waitSignal(page.onward_requested) as caught:
        QTest.keyClick(page.go, Qt.Key.Key_Return)
    assert caught.args == ["close"]


def test_the_end_of_the_circuit_tells_all_stars_the_verdict_and_the_tally(
    language: str, qtbot: QtBot
) -> None:
    campaign = whole_evening(open_finale())
    end = circuit_end(campaign, 1)
    assert end.stars == sum(end.volumes) == 32
    assert str(standing(campaign).evenings[0].percent) in end.percent
    assert str(32) in end.verdict
    assert [one.game for one in end.tallies] == [one.game for one in EVENING]
    # 4 chapters and an evening's game each; Scythe's was lost.
    assert [(one.met.count("5"), one.met.count("4")) for one in end.tallies] == [
        (1, 0),
        (1, 0),
        (1, 0),
        (0, 1),
    ]
    assert "20" in end.sums[0]
    page = CircuitEndPage(end, still())
    shown(qtbot, page)
    for told in (end.title, end.percent, end.verdict):
        assert told in page.way.accessibleName()
    assert "{" not in page.way.accessibleName() + " ".join(end.sums)


def test_a_second_evening_is_measured_by_the_best_before_it(qtbot: QtBot) -> None:
    first = whole_evening(open_finale())
    titles = [circuit_end(first, 1).title]
    titles += [circuit_end(whole_evening(first, 2, points), 2).title for points in (60, 180)]
    assert len(set(titles)) == 3


def test_any_key_shows_the_whole_way_before_it_leads_on(qtbot: QtBot) -> None:
    page = CircuitEndPage(circuit_end(whole_evening(open_finale()), 1), shell_style("night"))
    shown(qtbot, page)
    with qtbot.assertNotEmitted(page.onward_requested, wait=10):
        QTest.keyClick(page, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.onward_requested) as caught:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert caught.args == ["map"]


# Four Nights --------------------------------------------------------------------------------------------


def laid(campaign: Campaign, which: int, voyage: int = 1) -> Attempt:
    where = FOUR_NIGHTS[which - 1]
    return begun(campaign, where, level=where.level, number=voyage, edition=1)


def test_a_night_tells_its_coyote_card_board_and_quartz(language: str, qtbot: QtBot) -> None:
    campaign = after((60, 30), (40, 45))
    model = night_model(campaign, laid(campaign, 3), BOARDS[0])
    assert (model.night, model.board, model.may_choose, model.quartz) == (3, "fire_man", False, 1)
    assert words.rival_name(FOUR_NIGHTS[2]) in model.above.title
    assert "S3" in model.above.chips[-1]
    page = NightBeginPage(model, still())
    shown(qtbot, page)
    told = page.sheet.accessibleName()
    assert "+30" in told
    assert "−5" in told
    assert "{" not in told
    with qtbot.waitSignal(page.begin_requested):
        QTest.keyClick(page.entrance(), Qt.Key.Key_Return)


def test_on_the_last_night_a_digit_or_a_press_chooses_the_board(qtbot: QtBot) -> None:
    campaign = after((60, 30), (40, 45), (50, 20))
    page = NightBeginPage(night_model(campaign, laid(campaign, 4), BOARDS[0]), still())
    shown(qtbot, page)
    with qtbot.waitSignal(page.board_chosen) as caught:
        QTest.keyClick(page, Qt.Key.Key_3)
    assert caught.args == ["fire_man"]
    with qtbot.waitSignal(page.board_chosen) as caught:
        QTest.mouseClick(page.sheet.boards[1], Qt.MouseButton.LeftButton)
    assert caught.args == ["first_man"]


def test_on_the_other_nights_there_is_no_board_to_choose(qtbot: QtBot) -> None:
    page = NightBeginPage(night_model(EMPTY, laid(EMPTY, 1), BOARDS[0]), still())
    shown(qtbot, page)
    assert not any(button.isVisible() for button in page.sheet.boards)
    with qtbot.assertNotEmitted(page.board_chosen, wait=10):
        QTest.keyClick(page, Qt.Key.Key_3)


@pytest.mark.parametrize(("own", "quartz"), [(60, True), (20, False)])
def test_after_a_night_its_lead_is_told_and_a_win_gives_a_quartz(own: int, quartz: bool) -> None:
    campaign = night(EMPTY, 1, 1, own, 30)
    of = campaign.attempts[0]
    end = night_end(campaign, of, of.endings[0])
    assert (end.quartz, end.won) == (quartz, quartz)
    assert end.worth == ("+30" if quartz else "−10")
    assert end.onward == "next"
    assert end.share is None


def test_the_fourth_night_tells_the_result_and_leads_to_its_page(qtbot: QtBot) -> None:
    campaign = after((60, 30), (40, 45), (50, 20), (47, 40))
    of = campaign.attempts[-1]
    end = night_end(campaign, of, of.endings[0])
    assert "+65" in end.remark
    page = TogetherEndPage(end, still())
    shown(qtbot, page)
    with qtbot.waitSignal(page.onward_requested) as caught:
        QTest.keyClick(page.go, Qt.Key.Key_Return)
    assert caught.args == ["page"]


def test_a_quartz_that_was_spent_is_not_in_hand_any_more() -> None:
    campaign = after((60, 30), (50, 30))

    def once(of: Attempt, _ending: Ending) -> int:
        return 1 if of.where.night == 2 else 0

    assert told_voyage(campaign, voyage_of(campaign, 1)).quartz == 2
    assert told_voyage(campaign, voyage_of(campaign, 1), once).quartz == 1


def test_the_best_voyage_is_told_beside_the_one_that_goes_on() -> None:
    campaign = after((60, 30), voyage=2, start=after((40, 30), (40, 30), (40, 30), (40, 30)))
    told = told_voyage(campaign, voyages(campaign)[-1])
    assert "+44" in told.best
    assert told.number == 2
    assert [one.state for one in told.stops][:2] == [StopState.ENDED, StopState.NEXT]


# Faces --------------------------------------------------------------------------------------------------


def test_every_rival_of_the_circuit_has_a_face_of_its_own(qapp: QApplication) -> None:
    pictures = set()
    rivals = {(one.game, one.level): one for one in CHAPTERS}
    for one in rivals.values():
        face = words.face(one, one.level)
        assert face is not None, one.id
        image = QImage(50, 60, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        face(painter, image.rect().toRectF())
        painter.end()
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == len(rivals) == 15


# The stamp ----------------------------------------------------------------------------------------------


def sealed_end() -> Campaign:
    return played(EMPTY, 1, "1-noria", 3)


def test_the_stamp_falls_once_when_everything_else_is_shown(qtbot: QtBot) -> None:
    """Source: mocks/campaign.md 2: once, when the page is first written."""
    campaign = sealed_end()
    of = campaign.attempts[0]
    page = ChapterEndPage(end_model(campaign, of, of.endings[0]), shell_style("night"))
    shown(qtbot, page)
    assert not page.page.stamping
    qtbot.waitUntil(lambda: page.page.stamping, timeout=3000)
    qtbot.waitUntil(lambda: not page.page.stamping, timeout=3000)
    page.hide()
    page.show()
    QApplication.processEvents()
    assert not page._timer.isActive(), "it is uncovered once"
    again = ChapterEndPage(page.model, shell_style("night"), seen=True)
    shown(qtbot, again)
    assert not again._timer.isActive()


def test_with_reduced_motion_the_stamp_lies_there(qtbot: QtBot) -> None:
    campaign = sealed_end()
    of = campaign.attempts[0]
    page = ChapterEndPage(end_model(campaign, of, of.endings[0]), still())
    shown(qtbot, page)
    lies = page.page.grab().toImage()
    page.page.await_stamp()
    assert page.page.grab().toImage() != lies, "a page that waits for its stamp has none"
    page.finish()
    assert page.page.grab().toImage() == lies
    assert not page.page.stamping


# Pictures -----------------------------------------------------------------------------------------------


def red_table() -> Picture:
    def paint(painter: QPainter, area: QRectF) -> None:
        painter.fillRect(area, QColor("#FF0000"))

    return Picture(paint, 1.6)


def has_red(widget: QWidget) -> bool:
    image = widget.grab().toImage()
    return any(
        image.pixelColor(x, y) == QColor("#FF0000")
        for x in range(4, image.width(), 8)
        for y in range(4, image.height(), 8)
    )


def test_games_that_have_ended_show_how_they_ended_and_not_the_pictures_of_their_cards(qtbot: QtBot) -> None:
    campaign = evening_game(open_finale(), "solani", (50, 20))
    of = next(one for one in campaign.attempts if one.chapter == "finale-solani")
    tables = FourTables(("noria", "nautilus", "solani", "scythe"), (None, None, red_table(), None))
    page = TogetherEndPage(evening_end(campaign, of, of.endings[0]), still(), None, tables)
    shown(qtbot, page)
    assert [has_red(card) for card in page.cards] == [False, False, True, False]
    evening = EveningPage(evening_model(campaign, {}), still(), tables)
    shown(qtbot, evening)
    assert [has_red(row) for row in evening.rows] == [False, False, True, False]


@pytest.mark.parametrize("name", [FINALE, NIGHTS])
def test_finale_and_nights_show_on_the_map_how_they_were_played_last(qtbot: QtBot, name: str) -> None:
    campaign = after((50, 20), voyage=5, start=whole_evening(open_finale()))
    tables = FourTables(("noria", "nautilus", "solani", "scythe"), (red_table(),) * 4)
    page = CircuitPage(
        circuit_model(campaign, lambda _: None, chosen=name), still(), lambda _: None, lambda _: tables
    )
    button = page.map.nights if name == NIGHTS else page.map.finale
    shown(qtbot, page)
    page.load_all()
    assert has_red(button)
    assert has_red(page.together)


def test_a_game_of_the_evening_that_a_reader_toggles_is_the_one_to_play(qtbot: QtBot) -> None:
    """Seen before: only a click chose it; what a screen reader toggled was marked and another one played."""
    page = EveningPage(evening_model(open_finale(), {}), still())
    shown(qtbot, page)
    with qtbot.waitSignal(page.game_chosen) as caught:
        page.rows[2].setChecked(True)
    assert caught.args == ["solani"]
