"""The finale and the Four Nights through the window, from the map to the logbook. Source: ux 3.2; solani/rules.md 9."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from noria_desktop.app.campaign.campaign import Campaign
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.chapters import CHAPTERS, FINALE, NIGHTS
from noria_desktop.app.campaign.nights import voyages
from noria_desktop.app.campaign.standing import standing
from noria_desktop.app.players import play_to_human
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.games.solani.terms import Board, CoyoteLevel, SetupCard
from noria_desktop.ui.pages.campaign.circuit import CircuitPage
from noria_desktop.ui.pages.campaign.circuit_end import CircuitEndPage
from noria_desktop.ui.pages.campaign.evening import EveningPage
from noria_desktop.ui.pages.campaign.night_begin import NightBeginPage
from noria_desktop.ui.pages.campaign.together_end import TogetherEndPage
from noria_desktop.ui.pages.logbook.logbook_page import LogbookPage
from noria_desktop.ui.window.main_window import MainWindow
from tests.app.campaign.made import EMPTY, played
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import rest, session_of

P = TypeVar("P", bound=QWidget)


def campaigns(opener: Opener) -> Campaigns:
    return Campaigns(Store(opener.profile))


def page_of(window: MainWindow, kind: type[P]) -> P:
    page = window._stack.currentWidget()
    assert isinstance(page, kind)
    return page


def press(page: QWidget, key: Qt.Key = Qt.Key.Key_Return) -> None:
    QTest.keyClick(page, key)
    QApplication.processEvents()


def to_the_end(qtbot: QtBot, window: MainWindow) -> Session:
    """The first legal action every time."""
    session = session_of(window)
    rest(qtbot, window)
    while not session.is_over:
        play_to_human(session)
        if not session.is_over:
            session.dispatch(session.legal[0])
    qtbot.waitUntil(lambda: window.page_name != "table", timeout=10_000)
    QApplication.processEvents()
    return session


def open_finale() -> Campaign:
    campaign = EMPTY
    for number, one in enumerate(CHAPTERS, start=1):
        campaign = played(campaign, number, one.id, 2)
    return campaign


def test_a_night_is_begun_from_the_map_played_told_and_followed_by_the_next(
    open_window: Opener, qtbot: QtBot
) -> None:
    window = open_window()
    window.circuit.show_map(NIGHTS)
    press(page_of(window, CircuitPage).entrance())
    first = page_of(window, NightBeginPage)
    assert first.model.night == 1
    press(first.entrance())
    options = session_of(window).options
    assert (options.setup_card, options.coyote, options.boards[0]) == (
        SetupCard.S1,
        CoyoteLevel.PUP,
        Board.FIRST_WOMAN,
    )
    session = to_the_end(qtbot, window)
    end = page_of(window, TogetherEndPage)
    (campaign,) = campaigns(open_window).all()
    (voyage,) = voyages(campaign)
    scores = session.rules.scores(session.state)
    assert voyage.nights[0].lead == scores.total(0) - scores.total(1)
    end.finish()
    press(end.go)
    second = page_of(window, NightBeginPage)
    assert second.model.night == 2
    assert second.model.quartz == voyage.wins
    press(second.entrance())
    assert session_of(window).options.setup_card is SetupCard.S2
    assert session_of(window).seed != session.seed


def test_a_night_put_aside_goes_on_from_the_map(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.circuit.together.sail()
    press(page_of(window, NightBeginPage).entrance())
    session = session_of(window)
    rest(qtbot, window)
    session.dispatch(session.legal[0])
    rest(qtbot, window)
    window.games.flush()
    window.close()
    window = open_window()
    window.circuit.show_map(NIGHTS)
    page = page_of(window, CircuitPage)
    assert page.together.go.text() == "Continue"
    press(page.entrance())
    assert session_of(window).identity == session.identity


def test_another_voyage_begins_beside_one_that_is_not_finished(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.circuit.together.sail()
    press(page_of(window, NightBeginPage).entrance())
    to_the_end(qtbot, window)
    window.circuit.show_map(NIGHTS)
    page = page_of(window, CircuitPage)
    assert page.together.fresh.isVisible()
    page.together.fresh.click()
    assert page_of(window, NightBeginPage).model.told.number == 2
    press(page_of(window, NightBeginPage).entrance())
    session = session_of(window)
    rest(qtbot, window)
    session.dispatch(session.legal[0])
    rest(qtbot, window)
    window.games.flush()
    (campaign,) = campaigns(open_window).all()
    assert [one.number for one in voyages(campaign)] == [1, 2]


def test_a_game_of_the_evening_leads_to_the_next_one(open_window: Opener, qtbot: QtBot) -> None:
    campaigns(open_window).add(open_finale())
    window = open_window()
    window.circuit.show_map(FINALE)
    press(page_of(window, CircuitPage).entrance())
    evening = page_of(window, EveningPage)
    QTest.mouseClick(evening.rows[2], Qt.MouseButton.LeftButton)
    press(evening.go)
    assert session_of(window).rules.game_id == "solani"
    to_the_end(qtbot, window)
    end = page_of(window, TogetherEndPage)
    assert end.model.share is not None
    end.finish()
    press(end.go)
    again = page_of(window, EveningPage)
    assert again.model.playing == 0
    assert not again.rows[2].isEnabled()
    (evening_now,) = standing(campaigns(open_window).all()[0]).evenings
    assert [attempt.where.game for attempt, _ in evening_now.games] == ["solani"]


def test_an_evening_that_counts_is_closed_and_read(open_window: Opener) -> None:
    from tests.ui.pages.campaign.test_together_pages import whole_evening

    campaigns(open_window).add(whole_evening(open_finale()))
    window = open_window()
    window.circuit.together.show_finale(1)
    page_of(window, EveningPage).close_here.click()
    end = page_of(window, CircuitEndPage)
    end.finish()
    press(end, Qt.Key.Key_L)
    book = page_of(window, LogbookPage)
    assert book.page.name == FINALE
    assert book.page.entries
    book.turn_to(0)
    press(book, Qt.Key.Key_5)
    assert book.page.name == FINALE


def test_the_pages_follow_the_language(open_window: Opener) -> None:
    window = open_window()
    window.circuit.together.voyage_anew()
    window.change_settings(language="ja")
    QApplication.processEvents()
    assert page_of(window, NightBeginPage).header.back.text() == "戻る"
