"""The Circuit through the window: an evening in a campaign from the map to the next chapter. Source: mocks/campaign.md."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from noria_desktop.app.campaign.campaign import Campaign, new_campaign
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.standing import standing
from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.honours.honour import honours_of
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.noria.actions import EndPhase
from noria_desktop.ui.pages.campaign.campaign_sheets import FilesSheet, NameSheet
from noria_desktop.ui.pages.campaign.chapter_begin import ChapterBeginPage
from noria_desktop.ui.pages.campaign.chapter_end import ChapterEndPage
from noria_desktop.ui.pages.campaign.circuit import CircuitPage
from noria_desktop.ui.pages.campaign.switcher import Switcher
from noria_desktop.ui.pages.home import HomePage
from noria_desktop.ui.pages.honours.honours_page import HonoursPage
from noria_desktop.ui.pages.logbook.logbook_page import LogbookPage
from noria_desktop.ui.pages.result import ResultPage
from noria_desktop.ui.window.circuit_sample import is_sample
from noria_desktop.ui.window.main_window import MainWindow
from tests.app.campaign.made import EMPTY, played
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import rest, session_of


def campaigns(opener: Opener) -> Campaigns:
    return Campaigns(Store(opener.profile))


def map_of(window: MainWindow) -> CircuitPage:
    page = window._stack.currentWidget()
    assert isinstance(page, CircuitPage)
    return page


def begin_of(window: MainWindow) -> ChapterBeginPage:
    page = window._stack.currentWidget()
    assert isinstance(page, ChapterBeginPage)
    return page


def end_of(window: MainWindow) -> ChapterEndPage:
    page = window._stack.currentWidget()
    assert isinstance(page, ChapterEndPage)
    return page


def begin(window: MainWindow, chapter: str = "1-noria") -> Session:
    """From the map to the table by keyboard alone."""
    window.circuit.show_map(chapter)
    QTest.keyClick(map_of(window).entrance(), Qt.Key.Key_Return)
    QTest.keyClick(begin_of(window).entrance(), Qt.Key.Key_Return)
    QApplication.processEvents()
    return session_of(window)


def play_to_the_end(qtbot: QtBot, window: MainWindow) -> None:
    """The human does next to nothing, as quickly as the rules let one: the bot wins."""
    session = session_of(window)
    rest(qtbot, window)
    while not session.is_over:
        session.run_automatic()
        if not session.turn.automatic and not session.is_over:
            session.dispatch(EndPhase() if EndPhase() in session.legal else session.legal[0])
    qtbot.waitUntil(lambda: window.page_name != "table", timeout=10_000)
    QApplication.processEvents()


def test_a_campaign_begins_with_its_first_decision_and_not_before(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    session = begin(window)
    assert window.page_name == "table"
    assert campaigns(open_window).all() == ()
    rest(qtbot, window)
    session.dispatch(session.legal[0])
    rest(qtbot, window)
    window.games.flush()
    (campaign,) = campaigns(open_window).all()
    assert [one.id for one in campaign.attempts] == [session.identity]


def test_a_lost_chapter_is_told_kept_and_tried_again(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    first = begin(window)
    play_to_the_end(qtbot, window)
    page = end_of(window)
    assert not page.model.won
    (campaign,) = campaigns(open_window).all()
    attempt = campaign.attempt(first.identity)
    assert attempt is not None
    assert attempt.is_over
    assert campaigns(open_window).final(attempt, attempt.endings[0]) is not None
    QTest.keyClick(page.go, Qt.Key.Key_Return)
    again = begin_of(window)
    assert not again.model.first, "the same deal is no longer new"
    QTest.keyClick(again.sheet.go, Qt.Key.Key_Return)
    QApplication.processEvents()
    second = session_of(window)
    assert second.seed == first.seed
    assert second.identity != first.identity
    assert not second.sealed


def test_the_score_of_a_chapter_can_be_looked_at_and_left_again(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    begin(window)
    play_to_the_end(qtbot, window)
    end_of(window).score.click()
    page = window._stack.currentWidget()
    assert isinstance(page, ResultPage)
    page.header.back.click()
    assert isinstance(window._stack.currentWidget(), ChapterEndPage)


def test_what_decided_a_lost_chapter_is_looked_at_where_it_happened(
    open_window: Opener, qtbot: QtBot
) -> None:
    """Source: mocks/campaign.md 3, "Find a better turn" and "Its reasons"."""
    window = open_window()
    session = begin(window)
    play_to_the_end(qtbot, window)
    page = end_of(window)
    decided = page.model.decided
    assert decided is not None
    assert 0 <= decided.own < decided.ply <= len(session.log)
    turn = session.rules.turn(session.state_at(decided.own))
    assert turn.seat == HUMAN
    assert not turn.automatic
    assert page.decided.piece is not None
    page.decided.better.click()
    assert (window.page_name, window.table.watching) == ("table", True)
    assert window.table.conductor.watched == decided.own
    window.table.replay.left.emit()
    page = end_of(window)
    assert page.model.before == page.model.after == 0
    page.decided.reasons.click()
    assert window.table.conductor.watched == decided.ply
    assert window.table.side_panel.isVisible()


def test_a_game_left_in_the_middle_goes_on_from_the_map(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    session = begin(window)
    rest(qtbot, window)
    session.dispatch(session.legal[0])
    rest(qtbot, window)
    window.circuit.show_map()
    window.close()
    window = open_window("ja")
    window.circuit.show_map()
    page = map_of(window)
    facts = page.facts()
    assert facts is not None
    assert facts.running
    QTest.keyClick(page.entrance(), Qt.Key.Key_Return)
    assert session_of(window).identity == session.identity


def test_a_game_opened_from_a_file_of_its_own_still_is_an_attempt(
    open_window: Opener, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window()
    session = begin(window)
    rest(qtbot, window)
    session.dispatch(session.legal[0])
    rest(qtbot, window)
    window.games.flush()
    file = Store(open_window.profile).save_to(tmp_path / "mine.ndsave", session, _kit())
    window.close()
    window = open_window()
    window.open_file(file)
    play_to_the_end(qtbot, window)
    assert end_of(window).model.chapter.id == "1-noria"
    assert campaigns(open_window).all()[0].attempts[0].is_over


def _kit() -> GameKit:
    from noria_desktop.app.catalogue import kit

    return kit("noria")


def test_homes_card_plays_the_chapter_that_it_tells_of(open_window: Opener, qtbot: QtBot) -> None:
    """Beside the game that goes on it told of another chapter, and opened that game once more."""
    window = open_window()
    session = begin(window)
    session.dispatch(session.legal[0])
    rest(qtbot, window)
    window.show_home()
    page = window._stack.currentWidget()
    assert isinstance(page, HomePage)
    card = page.model.circuit
    assert card is not None
    assert page.model.continue_ is not None
    assert card.chapter == "1-nautilus"
    assert page.circuit.play.text() == "Play"
    page.circuit.play.click()
    assert begin_of(window).model.chapter.id == "1-nautilus"


def test_a_game_of_its_own_ends_on_the_result_page_as_ever(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    begin(window)
    window.start("noria", session_of(window).options, 99)
    QApplication.processEvents()
    play_to_the_end(qtbot, window)
    assert isinstance(window._stack.currentWidget(), ResultPage)


def test_another_deal_and_another_rival_are_chosen_before_it_begins(open_window: Opener) -> None:
    window = open_window()
    window.circuit.show_map("1-noria")
    QTest.keyClick(map_of(window).entrance(), Qt.Key.Key_Return)
    page = begin_of(window)
    QTest.keyClick(page, Qt.Key.Key_D)
    QTest.keyClick(page, Qt.Key.Key_3)
    assert page.model.level == 2
    QTest.keyClick(page, Qt.Key.Key_Return)
    pending = window.circuit.campaigns.of_table(session_of(window).identity)
    assert pending is not None
    assert (pending[1].deal, pending[1].level) == (2, 2)


def test_the_map_follows_the_language(open_window: Opener) -> None:
    window = open_window()
    window.circuit.show_map()
    window.change_settings(language="ja")
    QApplication.processEvents()
    assert map_of(window).header.title.text() == "巡航録"
    facts = map_of(window).facts()
    assert facts is not None
    assert "第1巻" in facts.title


@pytest.mark.parametrize("where", ["map", "logbook"])
def test_the_list_of_campaigns_asks_for_the_name_of_a_new_one(open_window: Opener, where: str) -> None:
    """By the button itself: what it asks must still be there when it is pressed."""
    window = open_window()
    window.circuit.show_map() if where == "map" else window.circuit.show_logbook()
    gc.collect()
    page = window._stack.currentWidget()
    assert page is not None
    switcher = page.findChild(Switcher)
    assert switcher is not None
    switcher.open_list()
    assert switcher.list is not None
    QTest.mouseClick(switcher.list.new, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert [one.isVisible() for one in window.findChildren(NameSheet)] == [True]


def test_a_second_campaign_stands_beside_the_first(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    first = campaigns(open_window).add(new_campaign("One"))
    window.circuit.look_at(first.id)
    window.circuit.files.ask_new()
    sheet = window.findChild(NameSheet)
    assert sheet is not None
    sheet.field.setText("Mika")
    sheet.accept()
    assert map_of(window).model.name == "Mika"
    assert {one.name for one in campaigns(open_window).all()} == {"One", "Mika"}
    window.close()
    window = open_window()
    window.circuit.show_map()
    assert map_of(window).model.name == "Mika", "the one looked at last"
    window.circuit.look_at(first.id)
    assert map_of(window).model.name == "One"


def test_a_campaign_goes_out_and_comes_in_on_another_profile(
    open_window: Opener, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = campaigns(open_window).add(_two_stars())
    window = open_window()
    window.circuit.look_at(kept.id)
    file = tmp_path / "out"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    window.circuit.files.show(window.circuit.campaign)
    sheet = window.findChild(FilesSheet)
    assert sheet is not None
    sheet.export.click()
    written = tmp_path / "out.ndcampaign"
    assert written.exists()
    assert written.name in sheet.notice.text()
    sheet.reject()
    window.close()
    other = Opener(qtbot, tmp_path / "other")
    window = other()
    window.open_file(written)
    assert map_of(window).model.stars == standing(kept).stars
    assert kept.name in map_of(window).map.told
    window.open_file(written)
    assert len(campaigns(other).all()) == 1


def _two_stars() -> Campaign:
    return played(EMPTY, 1, "1-noria", 2)


def test_a_file_that_is_no_campaign_is_told_in_a_sentence(open_window: Opener, tmp_path: Path) -> None:
    window = open_window()
    file = tmp_path / "x.ndcampaign"
    file.write_text("{}")
    window.open_file(file)
    assert campaigns(open_window).all() == ()
    assert "x.ndcampaign" in (window.home.page.notice.text() if window.home.page else "")


def test_a_campaign_thrown_away_comes_back(open_window: Opener) -> None:
    kept = campaigns(open_window).add(_two_stars())
    window = open_window()
    window.circuit.look_at(kept.id)
    window.circuit.files.show(window.circuit.campaign)
    sheet = window.findChild(FilesSheet)
    assert sheet is not None
    sheet.throw.click()
    assert campaigns(open_window).all() == ()
    window.circuit.files.show(window.circuit.campaign)
    sheet = window.findChildren(FilesSheet)[-1]
    sheet.back_buttons[0].click()
    assert campaigns(open_window).all() == (kept,)


@pytest.mark.parametrize(
    ("page", "shown"),
    [
        ("campaign", "campaign"),
        ("campaign-finale", "campaign"),
        ("chapter", "chapter"),
        ("chapter-nights", "chapter"),
        ("chapter-finale", "chapter"),
        ("chapter-3-scythe", "chapter"),
        ("end-2-nautilus", "chapter"),
        ("end-3-noria-1", "chapter"),
        ("end-finale-solani", "chapter"),
        ("end-nights-2", "chapter"),
        ("end-finale", "chapter"),
        ("logbook-finale", "logbook"),
    ],
)
def test_pages_for_pictures_come_from_the_sample_and_touch_no_file(
    open_window: Opener, page: str, shown: str
) -> None:
    window = open_window()
    window.show_page(page)
    assert not campaigns(open_window).folder.exists()
    assert window.page_name == shown


@pytest.mark.parametrize("name", ["campaign-9-noria", "end", "end-", "end-noria-1", "logbook-x", "Chapter"])
def test_other_names_are_no_page_of_the_sample(name: str) -> None:
    assert not is_sample(name)


def test_the_logbook_of_another_campaign_is_a_press_beside_its_title(open_window: Opener) -> None:
    """Source: mocks/campaign.md, logbook pictures."""
    first = campaigns(open_window).add(_two_stars())
    second = campaigns(open_window).add(new_campaign("Mika"))
    window = open_window()
    window.circuit.look_at(first.id)
    window.circuit.show_logbook()
    page = window._stack.currentWidget()
    assert isinstance(page, LogbookPage)
    switcher = page.findChild(Switcher)
    assert switcher is not None
    assert switcher.isVisible()
    assert switcher.text() == first.name
    assert page.header.sub.text() == ""
    switcher.chosen.emit(second.id)
    page = window._stack.currentWidget()
    assert isinstance(page, LogbookPage)
    assert page.model.campaign_name == "Mika"
    assert not any(one.entries for one in page.model.pages)


def test_the_name_of_a_season_follows_the_language_and_a_name_of_ones_own_stays(open_window: Opener) -> None:
    """Seen before: a campaign that was begun in Japanese was called so in English for good."""
    files = campaigns(open_window)
    season, own = files.add(new_campaign("冬の航海")), files.add(new_campaign("Ours"))
    window = open_window()
    for campaign, shown in ((season, "Winter voyage"), (own, "Ours")):
        window.circuit.look_at(campaign.id)
        assert map_of(window).model.name == shown
        assert {"Winter voyage", "Ours"} == {one.name for one in map_of(window).model.campaigns}
    window.circuit.look_at(season.id)
    window.change_settings(language="ja")
    QApplication.processEvents()
    assert map_of(window).model.name == "冬の航海"
    assert files.get(season.id) == season


def test_the_end_of_a_chapter_names_the_marks_that_its_game_earned_first(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seen before: only the result of a game outside the Circuit named them."""
    key = honours_of("noria")[0].key
    monkeypatch.setattr("noria_desktop.app.honours.earning.earned", lambda session: {key: 3})
    window = open_window()
    begin(window)
    play_to_the_end(qtbot, window)
    page = end_of(window)
    qtbot.waitUntil(page.honours.isVisible)
    assert page.honours.keys == (key,)
    page.honours.click()
    assert window.page_name == "honours"
    marks = window._stack.currentWidget()
    assert isinstance(marks, HonoursPage)
    marks.back_requested.emit()
    assert end_of(window).honours.isHidden()  # it is read anew
    qtbot.waitUntil(lambda: end_of(window).honours.isVisible())
