"""Rules text in both languages with the same anchors and the printed numbers; settings that tell at once."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import game_ids
from noria_desktop.app.settings import Settings
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import Chamber, Track
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.pages.about import AboutDialog
from noria_desktop.ui.pages.rules import RulesPage
from noria_desktop.ui.pages.rules_pictures import RulesBrowser
from noria_desktop.ui.pages.rules_search import HITS
from noria_desktop.ui.pages.rules_text import rules_text, to_html
from noria_desktop.ui.pages.settings import SettingsPage
from noria_desktop.ui.widgets.sheets import Words
from tests.ui.pages import samples
from tests.ui.pages.page_shots import clipped

LANGUAGES = ("en", "ja")


def test_both_languages_have_the_same_chapters() -> None:
    english, japanese = (
        [(chapter.depth, chapter.anchor) for chapter in rules_text("noria", language).chapters]
        for language in LANGUAGES
    )
    assert english == japanese
    anchors = [anchor for _, anchor in english]
    assert all(anchors)
    assert len(set(anchors)) == len(anchors)


def test_every_letter_of_the_bot_has_its_section() -> None:
    anchors = {chapter.anchor for chapter in rules_text("noria", "en").chapters}
    assert {f"bot-{letter}" for letter in "abcdef"} <= anchors


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_agree_with_the_printed_components(language: str) -> None:
    """Costs of the four tracks and values of the chambers stand in the text row by row."""
    source = rules_text("noria", language).source
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in source.splitlines() if "|" in line
    ]
    numbers = [[int(cell) for cell in row[1:]] for row in rows if all(cell.isdigit() for cell in row[1:])]
    printed = components()
    for track in Track:
        assert list(printed.tracks[track.index].costs) in numbers
    for chamber in Chamber:
        assert list(printed.chamber_values[chamber.index]) in numbers
    incomes = [str(printed.income(built)) for built in range(printed.factories + 1)]
    assert re.search("[、,] ?".join(incomes), source)


def test_a_language_without_rules_falls_back_to_english() -> None:
    assert rules_text("noria", "xx") == rules_text("noria", "en")


def test_text_is_never_taken_for_marks() -> None:
    page = to_html("a < b & **c**", {"text": "#000", "muted": "#000", "accent": "#000", "line": "#000"})
    assert "a &lt; b &amp; <b>c</b>" in page


def test_a_rule_opens_at_its_anchor_and_search_goes_round(qtbot: QtBot) -> None:
    page = RulesPage("noria", shell_style("night", still=True), "bot-d")
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    assert page.chapters.currentItem().text().strip() == "5.3 D, investment"
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    page.search.setText("night shift")
    first = page.text.textCursor().position()
    assert page.text.textCursor().selectedText().lower() == "night shift"
    page.search_next()
    page.search_previous()
    assert page.text.textCursor().position() <= first or page.text.textCursor().hasSelection()
    page.search.setText("zzzz")
    assert page.found.text() == "not found"


def rules_page(qtbot: QtBot, game: str = "noria") -> RulesPage:
    page = RulesPage(game, shell_style("night", still=True))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    return page


@pytest.mark.parametrize(
    ("game", "words"),
    [("noria", "connected"), ("nautilus", "arrow"), ("solani", "planet"), ("scythe", "worker")],
)
def test_every_place_that_was_found_is_marked_and_counted_in_its_section(
    qtbot: QtBot, game: str, words: str
) -> None:
    page = rules_page(qtbot, game)
    page.search.setText(words)
    count = page.text.toPlainText().lower().count(words)
    assert count > 1
    assert len(page.text.extraSelections()) == page.marks.count == count
    hits = [page.chapters.item(number).data(HITS) for number in range(page.chapters.count())]
    assert sum(hits) in (count, count - rules_text(game, "en").chapters[0].title.lower().count(words))
    assert max(hits) < count
    counted = next(number for number, found in enumerate(hits) if found)
    spoken = page.chapters.item(counted).data(Qt.ItemDataRole.AccessibleTextRole)
    assert str(hits[counted]) in spoken


def test_f3_walks_from_place_to_place_and_round_the_end(qtbot: QtBot) -> None:
    page = rules_page(qtbot)
    page.search.setText("connected")
    count = page.marks.count
    said = [page.found.text()]
    for _ in range(count):
        QTest.keyClick(page, Qt.Key.Key_F3)
        said.append(page.found.text())
    assert said == [*(f"{number} of {count}" for number in range(1, count + 1)), f"1 of {count}"]
    QTest.keyClick(page, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert page.found.text() == f"{count} of {count}"


def test_marks_go_with_the_words_and_stay_in_another_theme(qtbot: QtBot) -> None:
    page = rules_page(qtbot)
    page.search.setText("connected")
    count = page.marks.count
    page.apply_style(shell_style("day", still=True))
    assert len(page.text.extraSelections()) == count
    page.search.setText("")
    assert page.text.extraSelections() == []
    assert page.found.text() == ""


def test_settings_tell_each_change_at_once(qtbot: QtBot) -> None:
    page = SettingsPage(Settings(), shell_style("night", still=True))
    qtbot.addWidget(page)
    page.show()
    with qtbot.waitSignal(page.changed) as caught:
        page.theme.buttons["day"].click()
    assert caught.args == [{"theme": "day"}]
    with qtbot.waitSignal(page.changed) as caught:
        page.scale.buttons[1.3].click()
    assert caught.args == [{"scale": 1.3}]
    with qtbot.waitSignal(page.changed) as caught:
        page.look.reset.click()
    assert caught.args == [{"language": "", "theme": "system", "scale": 1.0, "motion": "system"}]
    assert page.theme.buttons["system"].isChecked()


def test_showing_settings_tells_nothing(qtbot: QtBot) -> None:
    page = SettingsPage(Settings(), shell_style("night", still=True))
    qtbot.addWidget(page)
    with qtbot.assertNotEmitted(page.changed):
        page.set_settings(Settings(theme="contrast", bot_speed="step", motion="reduced"))
    assert page.speed.buttons["step"].isChecked()


# About ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zoom", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_about_opens_high_enough_for_its_words(
    qtbot: QtBot, qapp: QApplication, language: str, zoom: float
) -> None:
    translator = samples.japanese()
    if language == "ja":
        qapp.installTranslator(translator)
    try:
        dialog = AboutDialog(shell_style("night", zoom=zoom, still=True))
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.wait(1)
        assert clipped(dialog) == []
        told = " ".join(words.text() for words in dialog.findChildren(Words))
        for name in ("Sophia Wagner", "Charles Chevallier", "Drake Villareal", "Jamey Stegmaier"):
            assert name in told, name
        assert not translator.missing
    finally:
        qapp.removeTranslator(translator)


@pytest.mark.parametrize("code", ["en", "ja"])
@pytest.mark.parametrize("game", game_ids())
def test_no_two_sections_have_the_same_number(game: str, code: str) -> None:
    """Four sections of Noria were all called 4.2: a number alone led to none of them."""
    titles = [one.title for one in rules_text(game, code).chapters]
    numbers = [
        found[0] for title in titles if (found := re.match(r"[0-9.]*[0-9](?: [A-F](?![A-Za-z]))?", title))
    ]
    assert numbers
    assert sorted(set(numbers)) == sorted(numbers)


@pytest.mark.parametrize("wide", [640, 700, 839, 1270])
def test_pictures_side_by_side_leave_room_for_the_bar_that_comes_when_a_page_is_laid_out(
    qtbot: QtBot, wide: int
) -> None:
    """They were wider than the text then, and a bar across came."""
    browser = RulesBrowser()
    qtbot.addWidget(browser)
    browser.resize(wide, 600)
    style = shell_style()
    pictures = [one for some in browser.shown("noria", style).values() for one in some]
    edge, frame, bar = 22, 4, 32
    assert browser.across(style) * (pictures[0].width + edge) + frame <= browser.viewport().width() - bar
