"""Every page of the Circuit without a mouse, by keys and by a screen reader's presses. Source: issue "The Circuit", 4."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.chapters import FINALE, NIGHTS
from noria_desktop.app.campaign.standing import standing
from noria_desktop.app.saves.store import Store
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign.chapter_begin import ChapterBeginPage
from noria_desktop.ui.pages.campaign.chapter_end import ChapterEndPage
from noria_desktop.ui.pages.campaign.circuit import CircuitPage
from noria_desktop.ui.pages.campaign.evening import EveningPage
from noria_desktop.ui.pages.campaign.night_begin import NightBeginPage
from noria_desktop.ui.pages.logbook.logbook_page import LogbookPage
from noria_desktop.ui.window.main_window import MainWindow
from tests.app.campaign.whole_campaign import BARE, EVENINGS, recorded, script
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import page_of, rest, session_of
from tests.ui.window.hands import ByKeys, ByReader, Hand

pytestmark = pytest.mark.usefixtures("shared_pictures")

CHAPTER = "1-solani"
HANDS = pytest.mark.parametrize("hand_of", [ByKeys, ByReader])
LANGUAGES = pytest.mark.parametrize("language", ["en", "ja"])


def circuit(text: str) -> str:
    """Words of the Circuit in the language of now."""
    return translate("Circuit", text)


def lose(qtbot: QtBot, window: MainWindow) -> None:
    """The first thing that is legal, until it is over."""
    session = session_of(window)
    rest(qtbot, window)
    while not session.is_over:
        if session.turn.automatic:
            session.run_automatic()
        else:
            session.dispatch(session.legal[0])
    left_table(qtbot, window)


def win(qtbot: QtBot, window: MainWindow) -> None:
    """The game of the recorded campaign on the same deal."""
    entries = recorded()[1][script(BARE, EVENINGS.index((CHAPTER, 0, 1))).id].log
    session = session_of(window)
    rest(qtbot, window)
    while not session.is_over:
        session.dispatch(entries[session.cursor].action)
    left_table(qtbot, window)


def left_table(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: window.page_name != "table", timeout=10_000)
    QApplication.processEvents()


@LANGUAGES
@HANDS
def test_an_evening_with_a_loss_another_try_and_a_star(
    open_window: Opener, qtbot: QtBot, hand_of: Callable[[MainWindow], Hand], language: str
) -> None:
    """Home, map, chapter, loss, another try, win, star, logbook, and all the way back."""
    campaigns = Campaigns(Store(open_window.profile))
    campaigns.add(BARE)
    window = open_window(language)
    hand = hand_of(window)
    window.show_home()
    hand.press(circuit("The map"))
    hand.choose(page_of(window, CircuitPage), CHAPTER)
    begin = page_of(window, ChapterBeginPage)
    assert begin.model.first
    hand.press(circuit("Begin"))
    lose(qtbot, window)
    assert not page_of(window, ChapterEndPage).model.won
    hand.press(page_of(window, ChapterEndPage).go.accessibleName())
    assert not page_of(window, ChapterBeginPage).model.first
    hand.press(circuit("Begin"))
    win(qtbot, window)
    end = page_of(window, ChapterEndPage)
    assert end.model.won
    assert end.model.stars
    hand.press(end.page.accessibleName())
    book = page_of(window, LogbookPage)
    assert book.page.name == CHAPTER
    hand.press(translate("Logbook", "Next page"))
    assert book.page.name != CHAPTER
    hand.press(translate("Logbook", "Previous page"))
    assert book.page.name == CHAPTER
    hand.press(translate("Shell", "Back"))
    assert page_of(window, CircuitPage).model.stars == end.model.stars
    hand.leave()
    assert window.page_name == "home"
    (campaign,) = campaigns.all()
    assert [[ending.won for ending in one.endings] for one in campaign.attempts] == [[False], [True]]
    assert standing(campaign).stars == end.model.stars


@LANGUAGES
@HANDS
def test_a_second_campaign_is_begun_renamed_taken_out_and_in_thrown_away_and_put_back(
    open_window: Opener,
    hand_of: Callable[[MainWindow], Hand],
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "mika.ndcampaign"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    campaigns = Campaigns(Store(open_window.profile))
    campaigns.add(BARE)
    window = open_window(language)
    hand = hand_of(window)
    window.show_home()
    hand.press(circuit("The map"))
    shelf = circuit("Campaign: {name}. Opens the list of campaigns").partition("{")[0]

    def files() -> None:
        hand.press(shelf)
        hand.press(circuit("Import, export or merge files…"))

    hand.press(shelf)
    hand.press(circuit("New campaign…"))
    hand.write(circuit("Name"), "Mika")
    hand.press(circuit("Begin it"))
    assert page_of(window, CircuitPage).model.name == "Mika"
    files()
    hand.write(circuit("Name"), "Mio")
    hand.press(circuit("Rename"))
    assert {one.name for one in campaigns.all()} == {BARE.name, "Mio"}
    hand.press(circuit("Export…"))
    assert file.exists()
    hand.press(circuit("Throw away"))
    assert [one.name for one in campaigns.all()] == [BARE.name]
    page = page_of(window, CircuitPage)
    assert "Mio" in page.map.told, "what has gone can be put back, and that is said"
    files()
    hand.press(circuit("Put “{name}” back").format(name="Mio"))
    hand.leave()
    assert {one.name for one in campaigns.all()} == {BARE.name, "Mio"}
    files()
    hand.press(circuit("Import or merge…"))
    assert page_of(window, CircuitPage).model.name == "Mio"
    assert len(campaigns.all()) == 2
    hand.press(shelf)
    hand.press(BARE.name)
    assert page_of(window, CircuitPage).model.name == BARE.name


@LANGUAGES
@HANDS
def test_the_finale_and_the_four_nights(
    open_window: Opener, hand_of: Callable[[MainWindow], Hand], language: str
) -> None:
    """Beside the volumes: a rival is changed, a game chosen and laid; a night begins."""
    campaigns = Campaigns(Store(open_window.profile))
    campaigns.add(recorded()[0])
    window = open_window(language)
    hand = hand_of(window)
    window.show_home()
    hand.press(circuit("The map"))
    page = page_of(window, CircuitPage)
    hand.choose(page, FINALE)
    evening = page_of(window, EveningPage)
    before = evening.model.games[1].level
    hand.press(evening.others[1].accessibleName())
    assert evening.model.games[1].level != before
    hand.pick([row.accessibleName() for row in evening.rows], evening.rows[2].accessibleName())
    assert evening.model.playing == 2
    hand.press(evening.go.accessibleName())
    assert session_of(window).rules.game_id == "solani"
    window.circuit.show_map()
    page = page_of(window, CircuitPage)
    hand.choose(page, NIGHTS)
    assert page_of(window, NightBeginPage).model.told.stops
    hand.press(circuit("Begin"))
    assert window.page_name == "table"


def test_letters_lead_on_from_every_page(open_window: Opener, qtbot: QtBot) -> None:
    """L the logbook, C the list, D another deal, digits a rival, arrows pages and chapters, Esc back."""
    Campaigns(Store(open_window.profile)).add(recorded()[0])
    window = open_window()
    hand = ByKeys(window)
    window.circuit.show_map("1-solani")
    hand.key(Qt.Key.Key_L)
    book = page_of(window, LogbookPage)
    assert book.page.name == "1-solani"
    hand.key(Qt.Key.Key_Right)
    assert book.page.name == "1-scythe"
    hand.key(Qt.Key.Key_3)
    assert book.page.name == "3-noria"
    hand.key(Qt.Key.Key_Escape)
    page = page_of(window, CircuitPage)
    assert page.model.chosen == "3-noria"
    hand.key(Qt.Key.Key_C)
    assert page.switcher.list is not None
    hand.key(Qt.Key.Key_Escape)
    QApplication.processEvents()
    hand.key(Qt.Key.Key_Return)
    page_of(window, ChapterBeginPage)
    hand.key(Qt.Key.Key_D)
    hand.key(Qt.Key.Key_1)
    assert page_of(window, ChapterBeginPage).model.level == 0
    hand.key(Qt.Key.Key_Escape)
    assert page_of(window, CircuitPage).model.chosen == "3-noria"
