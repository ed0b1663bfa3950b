"""The pages of the Circuit: map, chapter begins, chapter ends, evening, sheets. Source: mocks/campaign.md 1 and 3."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from noria_desktop.app.campaign.campaign import Campaign, begun, with_attempt
from noria_desktop.app.campaign.chapters import CHAPTERS, chapter
from noria_desktop.app.campaign.nights import BOARDS
from noria_desktop.app.campaign.targets import newest, targets
from noria_desktop.app.saves.envelope import Summary
from noria_desktop.engine.values import changed
from noria_desktop.ui.art.style import ShellStyle, shell_style
from noria_desktop.ui.pages.campaign import tiles, words
from noria_desktop.ui.pages.campaign.begin_model import begin_model
from noria_desktop.ui.pages.campaign.campaign_sheets import FilesSheet, NameSheet
from noria_desktop.ui.pages.campaign.chapter_begin import ChapterBeginPage
from noria_desktop.ui.pages.campaign.chapter_end import ChapterEndPage
from noria_desktop.ui.pages.campaign.circuit import CircuitPage
from noria_desktop.ui.pages.campaign.end_model import Decided, end_model
from noria_desktop.ui.pages.campaign.ink import InkButton
from noria_desktop.ui.pages.campaign.model import Bookmark, Picture, bookmark, circuit_model
from noria_desktop.ui.pages.campaign.night_begin import NightBeginPage, night_model
from noria_desktop.ui.pages.campaign.paper import paint_stars
from noria_desktop.ui.window.languages import Languages
from tests.app.campaign.made import EMPTY, attempt, ending, played


def still() -> ShellStyle:
    return shell_style("night", still=True)


@pytest.fixture(params=["en", "ja"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    languages = Languages(request.param)
    yield request.param
    languages.use("en")


def second_volume() -> Campaign:
    """Fifteen stars, as in the picture: ten in the first volume, five in the second, a game that goes on."""
    campaign = EMPTY
    for number, (where, stars) in enumerate(
        [
            ("1-noria", 3),
            ("1-nautilus", 2),
            ("1-solani", 3),
            ("1-scythe", 2),
            ("2-noria", 2),
            ("2-nautilus", 1),
            ("2-solani", 2),
            ("2-scythe", 0),
            ("2-scythe", 0),
        ],
        start=1,
    ):
        campaign = played(campaign, number, where, stars)
    return with_attempt(campaign, attempt(20, "2-scythe"))


def shown(qtbot: QtBot, page: QWidget, width: int = 1280, height: int = 774) -> None:
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    page.activateWindow()
    QApplication.processEvents()


@pytest.fixture
def circuit(qtbot: QtBot) -> CircuitPage:
    model = circuit_model(
        second_volume(), lambda _: Summary(3, 6, (42, 43), False), (bookmark(second_volume()),)
    )
    page = CircuitPage(model, still())
    shown(qtbot, page)
    page.setFocus()
    return page


# The map ------------------------------------------------------------------------------------------------


def test_the_map_opens_where_a_game_goes_on_and_enter_goes_on_with_it(
    qtbot: QtBot, circuit: CircuitPage
) -> None:
    assert circuit.model.chosen == "2-scythe"
    assert circuit.sheet.go.text() == "Continue"
    with qtbot.waitSignal(circuit.play_requested) as caught:
        QTest.keyClick(circuit.entrance(), Qt.Key.Key_Return)
    assert caught.args == ["2-scythe"]


def test_the_arrows_walk_over_the_grid_and_the_sheet_follows(circuit: CircuitPage) -> None:
    for key, expected in (
        (Qt.Key.Key_Left, "2-solani"),
        (Qt.Key.Key_Up, "1-solani"),
        (Qt.Key.Key_Home, "1-noria"),
        (Qt.Key.Key_End, "2-scythe"),
        (Qt.Key.Key_Down, "3-scythe"),
    ):
        QTest.keyClick(QApplication.focusWidget() or circuit, key)
        assert circuit.model.chosen == expected
        facts = circuit.facts()
        assert facts is not None
        assert facts.title in circuit.sheet.accessibleName()


def test_a_shut_chapter_says_what_opens_it_and_cannot_be_played(qtbot: QtBot, circuit: CircuitPage) -> None:
    tile = next(one for one in circuit.map.tiles if one.tile.chapter.id == "3-noria")
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert circuit.model.chosen == "3-noria"
    assert not circuit.sheet.go.isVisible()
    facts = circuit.facts()
    assert facts is not None
    assert "Volume II" in facts.shut_note
    with qtbot.assertNotEmitted(circuit.play_requested):
        QTest.keyClick(tile, Qt.Key.Key_Return)


def test_after_two_losses_an_easier_rival_is_mentioned_quietly(qtbot: QtBot, circuit: CircuitPage) -> None:
    assert circuit.sheet.down.isVisible()
    with qtbot.waitSignal(circuit.easier_requested) as caught:
        circuit.sheet.down.click()
    assert caught.args == ["2-scythe"]


def test_every_chapter_tells_its_game_rival_stars_and_place(language: str, qtbot: QtBot) -> None:
    model = circuit_model(second_volume(), lambda _: None)
    for row in model.rows:
        for column, tile in enumerate(row.tiles, start=1):
            assert words.against(tile.chapter) in tile.spoken
            assert str(column) in tile.spoken
            assert "{" not in tile.spoken + tile.line + tile.score


def test_the_keys_l_and_c_open_logbook_and_list(qtbot: QtBot, circuit: CircuitPage) -> None:
    with qtbot.waitSignal(circuit.logbook_requested):
        QTest.keyClick(circuit.entrance(), Qt.Key.Key_L)
    QTest.keyClick(circuit.entrance(), Qt.Key.Key_C)
    assert circuit.switcher.list is not None
    assert circuit.switcher.list.isVisible()
    circuit.switcher.list.close()


def test_another_campaign_is_chosen_from_the_list_and_a_damaged_one_can_be_restored(qtbot: QtBot) -> None:
    marks = (
        bookmark(EMPTY),
        Bookmark("b" * 32, "Mika", 1, 4, "Volume I"),
        Bookmark("/x/Old.ndcampaign", "Old", 2, 0, "", "it breaks off", True),
    )
    page = CircuitPage(circuit_model(EMPTY, lambda _: None, marks), still())
    shown(qtbot, page)
    page.switcher.open_list()
    assert page.switcher.list is not None
    with qtbot.waitSignal(page.switch_requested) as caught:
        page.switcher.list.rows[1].click()
    assert caught.args == ["b" * 32]
    page.switcher.open_list()
    assert "it breaks off" in page.switcher.list.rows[2].accessibleName()
    with qtbot.waitSignal(page.restore_requested) as caught:
        page.switcher.list.rows[2].click()
    assert caught.args == ["/x/Old.ndcampaign"]


@pytest.mark.parametrize(("width", "height"), [(800, 520), (1060, 700), (1280, 774), (1920, 1054)])
def test_no_tile_lies_over_another_at_any_size(qtbot: QtBot, width: int, height: int) -> None:
    page = CircuitPage(circuit_model(second_volume(), lambda _: None), still())
    shown(qtbot, page, width, height)
    boxes = [tile.geometry() for tile in (*page.map.tiles, page.map.finale, page.map.nights)]
    for number, box in enumerate(boxes):
        assert box.width() > 60
        assert box.height() > 30
        assert not any(box.intersects(other) for other in boxes[number + 1 :])


@pytest.mark.parametrize("zoom", [1.0, 1.25, 1.5, 2.0])
def test_nothing_lies_beyond_an_edge_however_large_the_words(qtbot: QtBot, zoom: float) -> None:
    """Seen before: at 150 % the sheet beside the map began in sight and went on past the window's edge."""
    style = shell_style("night", zoom=zoom, still=True)
    page = CircuitPage(circuit_model(second_volume(), lambda _: None), style)
    shown(qtbot, page)
    assert page.view.horizontalScrollBar().maximum() == 0
    page._read(True)
    QApplication.processEvents()
    assert page.sheet.isVisible()
    assert page.view.horizontalScrollBar().maximum() == 0
    assert page.map.isVisible() is (zoom <= 1.25)


def test_in_a_narrow_window_the_sheet_comes_in_place_of_the_map(qtbot: QtBot) -> None:
    page = CircuitPage(circuit_model(second_volume(), lambda _: None), still())
    shown(qtbot, page, 800, 674)
    page.setFocus()
    assert page.map.isVisible()
    assert not page.sheet.isVisible()
    assert page.body.minimumSizeHint().width() <= page.view.viewport().width()
    with qtbot.assertNotEmitted(page.play_requested, wait=10):
        QTest.keyClick(page.entrance(), Qt.Key.Key_Return)
    assert page.sheet.isVisible()
    assert not page.map.isVisible()
    with qtbot.waitSignal(page.play_requested):
        QTest.keyClick(page.sheet.go, Qt.Key.Key_Return)
    with qtbot.assertNotEmitted(page.back_requested, wait=10):
        QTest.keyClick(page.sheet.go, Qt.Key.Key_Escape)
    assert page.map.isVisible()


@pytest.mark.parametrize("volume", [1, 2, 3, 4])
def test_the_current_volume_is_the_large_row(qtbot: QtBot, volume: int) -> None:
    campaign = EMPTY
    for number, one in enumerate(one for one in CHAPTERS if one.volume < volume):
        campaign = played(campaign, number + 1, one.id, 2)
    page = CircuitPage(circuit_model(campaign, lambda _: None), still())
    shown(qtbot, page)
    heights = [box.height() for box in page.map.rows()[:4]]
    assert heights.index(max(heights)) == volume - 1


# A chapter begins -----------------------------------------------------------------------------------------


def begin_page(qtbot: QtBot, where: str = "2-scythe") -> ChapterBeginPage:
    campaign = second_volume()
    of = begun(campaign, chapter(where), level=chapter(where).level, number=9, edition=1)
    page = ChapterBeginPage(begin_model(campaign, of), still())
    shown(qtbot, page)
    page.setFocus()
    return page


def test_enter_begins_and_nothing_needs_to_be_touched(qtbot: QtBot) -> None:
    page = begin_page(qtbot)
    with qtbot.waitSignal(page.begin_requested):
        QTest.keyClick(page.entrance(), Qt.Key.Key_Return)


def test_level_and_deal_are_chosen_by_key_and_by_mouse(qtbot: QtBot) -> None:
    page = begin_page(qtbot)
    with qtbot.waitSignal(page.level_chosen) as caught:
        QTest.keyClick(page, Qt.Key.Key_1)
    assert caught.args == [0]
    with qtbot.waitSignal(page.level_chosen) as caught:
        QTest.mouseClick(page.sheet.levels[3], Qt.MouseButton.LeftButton)
    assert caught.args == [3]
    with qtbot.waitSignal(page.deal_requested):
        QTest.keyClick(page, Qt.Key.Key_D)


AIR = 7.0
"""Design pixels on either side of a name, in its full size."""


def airy(buttons: list[InkButton]) -> bool:
    """Whether the ground of each reaches past its words, were it chosen."""
    letters = QFontMetricsF(still().font(13, True))
    return all(
        letters.horizontalAdvance(button.text()) + 2 * AIR <= button.body().width() for button in buttons
    )


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("where", ["1-noria", "1-nautilus", "1-solani", "1-scythe"])
@pytest.mark.parametrize("size", [(1280, 774), (1024, 674)])
def test_every_rivals_name_has_air_about_it(qtbot: QtBot, where: str, size: tuple[int, int]) -> None:
    page = begin_page(qtbot, where)
    page.resize(*size)
    QApplication.processEvents()
    assert airy(page.sheet.levels)


@pytest.mark.usefixtures("language")
def test_every_boards_name_has_air_about_it_on_the_night_when_one_is_chosen(qtbot: QtBot) -> None:
    last = chapter("nights-4")
    of = begun(EMPTY, last, level=last.level, number=1, edition=1)
    page = NightBeginPage(night_model(EMPTY, of, BOARDS[0]), still())
    assert page.model.may_choose
    shown(qtbot, page)
    assert airy(page.sheet.boards)


@pytest.mark.parametrize("one", CHAPTERS, ids=lambda one: one.id)
def test_every_chapter_can_be_told_before_it_is_played(language: str, one: object) -> None:
    from noria_desktop.app.campaign.chapters import LADDERS, Chapter

    assert isinstance(one, Chapter)
    for level in range(len(LADDERS[one.game])):
        model = begin_model(EMPTY, begun(EMPTY, one, level=level, number=1, edition=1))
        told = (
            model.told.title,
            model.told.sentence,
            *model.told.chips,
            *model.asked,
            *model.measured,
            model.level_note,
        )
        assert all(told)
        assert not any("{" in text or "%n" in text for text in told)


# A chapter ends -------------------------------------------------------------------------------------------


def end_page(qtbot: QtBot, where: str, stars: int, *, before: Campaign | None = None) -> ChapterEndPage:
    campaign = played(second_volume() if before is None else before, 50, where, stars)
    of = campaign.attempts[-1]
    page = ChapterEndPage(end_model(campaign, of, of.endings[0], Decided("Because of turn 23.", 23)), still())
    shown(qtbot, page)
    return page


def test_the_sixth_star_opens_the_next_volume_and_enter_leads_there(qtbot: QtBot) -> None:
    page = end_page(qtbot, "2-scythe", 3)
    assert (page.model.before, page.model.after, page.model.opened) == (5, 8, 3)
    assert [tile.tile.chapter.volume for tile in page.tiles] == [3] * 4
    assert page.go.text() == "On to Volume III"
    with qtbot.waitSignal(page.onward_requested) as caught:
        QTest.keyClick(page.go, Qt.Key.Key_Return)
    assert caught.args == ["map"]


def test_a_lost_chapter_has_ways_on_and_enter_tries_again(qtbot: QtBot) -> None:
    page = end_page(qtbot, "2-scythe", 0)
    assert [way.way.name for way in page.ways[:2]] == ["again", "easier"]
    assert page.decided.text.text() == "Because of turn 23."
    assert not page.model.won
    with qtbot.waitSignal(page.onward_requested) as caught:
        QTest.keyClick(page.go, Qt.Key.Key_Return)
    assert caught.args == ["again"]
    with qtbot.waitSignal(page.onward_requested) as caught:
        QTest.mouseClick(page.ways[1], Qt.MouseButton.LeftButton)
    assert caught.args == ["easier"]


def test_a_win_that_opens_nothing_names_what_is_near(qtbot: QtBot) -> None:
    page = end_page(qtbot, "1-noria", 1, before=EMPTY)
    assert page.model.opened == 0
    assert page.model.onward.startswith("1-")
    assert len(page.tiles) == 3


def test_a_star_one_level_down_says_so(qtbot: QtBot) -> None:
    campaign = played(second_volume(), 50, "2-scythe", 3, level=0)
    of = campaign.attempts[-1]
    model = end_model(campaign, of, of.endings[0])
    assert (model.stars, model.won) == (1, True)
    assert "one level down" in model.remark


def test_a_tie_on_points_is_told_as_what_it_is() -> None:
    of = attempt(50, "1-scythe")
    end = ending(EMPTY, of, (60, 60))
    lost = changed(end, result=changed(end.result, winner=1))
    campaign = with_attempt(EMPTY, changed(of, endings=(lost,)))
    assert "tie" in end_model(campaign, campaign.attempts[0], lost).title


def test_any_key_shows_everything_before_it_leads_on(qtbot: QtBot) -> None:
    campaign = played(second_volume(), 50, "2-scythe", 3)
    of = campaign.attempts[-1]
    page = ChapterEndPage(end_model(campaign, of, of.endings[0]), shell_style("night"))
    shown(qtbot, page)
    with qtbot.assertNotEmitted(page.onward_requested, wait=10):
        QTest.keyClick(page, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.onward_requested):
        QTest.keyClick(page, Qt.Key.Key_Return)


# The sheets --------------------------------------------------------------------------------


def test_a_new_campaign_has_a_name_and_a_book(qtbot: QtBot) -> None:
    sheet = NameSheet(still(), "Autumn voyage")
    qtbot.addWidget(sheet)
    sheet.field.setText("  Mika ")
    sheet.books.button(2).click()
    assert (sheet.name(), sheet.book()) == ("Mika", 2)


def test_files_are_asked_for_by_their_buttons(qtbot: QtBot) -> None:
    sheet = FilesSheet(still(), "Mika", ("Old",), is_written=True)
    qtbot.addWidget(sheet)
    for button, signal in (
        (sheet.export, sheet.export_asked),
        (sheet.import_, sheet.import_asked),
        (sheet.throw, sheet.thrown_away),
        (sheet.back_buttons[0], sheet.put_back),
    ):
        with qtbot.waitSignal(signal):
            button.click()
    sheet.say("Done.")
    assert not sheet.notice.isHidden()
    unwritten = FilesSheet(still(), "Mika", (), is_written=False)
    qtbot.addWidget(unwritten)
    assert not unwritten.export.isEnabled()
    assert unwritten.import_.isEnabled()


def test_tab_goes_from_a_chapter_to_its_sheet_and_comes_by_no_other_chapter(circuit: CircuitPage) -> None:
    """Seen before: Tab went over all tiles, each of which changed the sheet; its smaller buttons were out of reach."""
    circuit.entrance().setFocus()
    for expected in (circuit.sheet.go, circuit.sheet.fresh, circuit.sheet.down, circuit.sheet.why):
        QTest.keyClick(QApplication.focusWidget() or circuit, Qt.Key.Key_Tab)
        assert circuit.model.chosen == "2-scythe"
        assert QApplication.focusWidget() is expected


def test_after_two_losses_its_reasons_are_a_press_away(qtbot: QtBot, circuit: CircuitPage) -> None:
    """Source: mocks/campaign.md 1, the quiet box."""
    with qtbot.waitSignal(circuit.reasons_requested) as caught:
        circuit.sheet.why.click()
    assert caught.args == ["2-scythe"]
    box = circuit.sheet.rect()
    for button in (circuit.sheet.down, circuit.sheet.why):
        assert box.contains(button.geometry())
    assert not circuit.sheet.down.geometry().intersects(circuit.sheet.why.geometry())


def test_a_rival_that_a_reader_toggles_is_chosen(qtbot: QtBot) -> None:
    campaign = second_volume()
    page = ChapterBeginPage(
        begin_model(campaign, begun(campaign, chapter("2-noria"), level=1, number=7, edition=1)), still()
    )
    shown(qtbot, page)
    with qtbot.waitSignal(page.level_chosen) as caught:
        page.sheet.choices[0].setChecked(True)
    assert caught.args == [0]


def test_a_wide_table_is_shown_whole_before_a_chapter(qtbot: QtBot) -> None:
    """Seen before: the wheel was cut off at the left, and an island at the right."""
    places: list[QRectF] = []
    campaign = second_volume()
    page = ChapterBeginPage(
        begin_model(campaign, begun(campaign, chapter("2-noria"), level=1, number=7, edition=1)),
        still(),
        Picture(lambda _, area: places.append(area), 1.7),
    )
    shown(qtbot, page)
    page.grab()
    assert places
    assert places[-1].left() == pytest.approx(0, abs=1)
    assert places[-1].width() == pytest.approx(page.scene.width(), abs=3)


def test_the_list_tells_when_a_campaign_was_last_played(language: str) -> None:
    mark = bookmark(second_volume(), date(2030, 1, 1))
    assert words.volume_name(2) in mark.where
    assert "20" in mark.where, "the year, where it is another one"
    assert bookmark(EMPTY).where == words.volume_name(1)


@pytest.mark.parametrize(
    ("where", "told"),
    [
        ("1-noria", "against Bot 1"),
        ("2-nautilus", "against the Sailor"),
        ("4-nautilus", "against the Captain, hidden"),
        ("2-solani", "against the Trickster"),
        ("2-scythe", "against Automa"),
    ],
)
def test_rivals_with_an_article_have_it(where: str, told: str) -> None:
    """Seen before: "Nautilus against Sailor", beside "You beat the Sailor"."""
    assert words.against(chapter(where)) == told


def test_a_tile_says_in_a_sentence_what_the_next_star_asks_for(qapp: QApplication) -> None:
    """Seen before: "win, then +2 and round 4", cut at its end."""
    asked = targets("2-nautilus", newest())
    said = [words.next_star("nautilus", stars, asked) for stars in range(4)]
    assert said[0] == "★ Win"
    assert said[1].startswith("★" * 2 + " Win ")
    assert said[2].startswith("★" * 3 + " Win ")
    assert said[3] == ""


@pytest.mark.parametrize("high", [40, 66, 140])
def test_stars_and_name_of_a_narrow_tile_stay_on_it(
    high: int, circuit: CircuitPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 150 % the third star stood on the edge of the tile and beyond, and of each name one letter was left."""
    ends: list[float] = []

    def stars(*given: Any, **more: Any) -> float:
        ends.append(paint_stars(*given, **more))
        return ends[-1]

    monkeypatch.setattr(tiles, "paint_stars", stars)
    button = next(one for one in circuit.findChildren(tiles.ChapterButton) if one.tile.stars)
    tile = tiles.ChapterButton(still(), button.tile)
    qtbot.addWidget(tile)
    tile.resize(98, high)
    tile.grab()
    assert all(end <= tile.body().right() - 2 for end in ends)
    assert ends or high < 44


# What is said of it ---------------------------------------------------------------------------------------------


def test_a_shut_chapter_counts_no_attempts(circuit: CircuitPage) -> None:
    """Seen before: "attempt 1" stood on chapters that nobody can play yet."""
    subs = {one.chapter.id: one.sub for one in circuit.model.facts}
    assert subs["3-noria"] == "against Bot 3"
    assert subs["2-scythe"] == "against Automa · attempt 3"


def test_a_rival_of_two_volumes_says_what_is_asked_of_the_later_one(language: str) -> None:
    """Seen before: Noria's chapters of the volumes III and IV were both "Bot 3"."""
    rivals = [words.rival_here(one) for one in CHAPTERS]
    assert len(set(zip(rivals, (one.game for one in CHAPTERS), strict=True))) == len(CHAPTERS)
    if language == "en":
        assert words.rival_here(chapter("3-noria")) == "Bot 3"
        assert words.rival_here(chapter("4-noria")) == "Bot 3, by far"
        assert words.against_here(chapter("4-noria")) == "against Bot 3, by far"


def test_every_sheet_says_how_many_wins_its_goals_rest_on(language: str) -> None:
    """Seen before: nothing was said of how many where they were measured in an easier chapter, or given."""
    for one in CHAPTERS:
        for edition in range(1, newest() + 1):
            begun_then = begun(EMPTY, one, level=one.level, number=1, edition=edition)
            asked = targets(one.id, edition).measured
            of = targets(asked.goals_of, edition).measured if asked.goals_of else asked
            for line in begin_model(EMPTY, begun_then).measured[1:]:
                assert str(of.wins) in line or not of.wins


def test_the_flag_in_a_volumes_bar_says_what_it_means(circuit: CircuitPage) -> None:
    """Seen before: nothing told what the flag stands for."""
    rail = circuit.map.rail
    flags = []
    for number, row in enumerate(circuit.model.rows):
        if row.open and rail._tells(number):
            flags.append(rail.tip_at(rail._bar(number).center()))
    assert flags
    assert flags[-1] == "The flag: 6 stars open Volume III"
    assert not rail.tip_at(QPointF(2, 2))
