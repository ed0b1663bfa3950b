"""New game's first view: three ways, one brass button, people who can be remembered. Source: mocks/way-in.md 4."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.lessons.lesson import Words
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages import new_game_people
from noria_desktop.ui.pages.new_game_first import FirstPage
from noria_desktop.ui.pages.new_game_model import FirstModel, Lead, Lessons, Met, lead_of
from noria_desktop.ui.window.languages import Languages
from noria_desktop.ui.window.new_game_sample import sample_model
from tests.ui.spoken import silence_afterwards

GAMES = pytest.mark.parametrize("game", game_ids())
GENTLEST = {"noria": "bot1", "nautilus": "level1", "solani": "pup", "scythe": "autometta"}
LEARNING = Lessons(2, 7, "noria/3", Words("Rings", "リング"), begun=True, minutes=12)
LEARNED = evolve(LEARNING, done=7, next="", title=None, minutes=0)


def a_page(
    qtbot: QtBot,
    game: str,
    lead: Lead = Lead.QUICK,
    *,
    zoom: float = 1.0,
    width: int = 1280,
    height: int = 774,
    **more: object,
) -> FirstPage:
    """The view of somebody who has played nothing, unless more is said."""
    page = FirstPage(FirstModel(game, lead, **more), shell_style(zoom=zoom))  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    qtbot.waitExposed(page)
    QApplication.processEvents()
    return page


# Which way leads on -----------------------------------------------------------------------------------


def test_whoever_has_lessons_left_and_finished_no_game_is_taught() -> None:
    assert lead_of(finished=0, lessons=LEARNING, went_whole=0) is Lead.LEARN


@pytest.mark.parametrize(("finished", "lessons"), [(1, LEARNING), (0, LEARNED), (0, None)])
def test_everybody_else_is_offered_a_quick_game(finished: int, lessons: Lessons | None) -> None:
    assert lead_of(finished=finished, lessons=lessons, went_whole=1) is Lead.QUICK


def test_whoever_chose_everything_twice_is_led_there() -> None:
    assert lead_of(finished=0, lessons=LEARNING, went_whole=2) is Lead.WHOLE


@GAMES
@pytest.mark.parametrize("lead", Lead)
def test_one_button_alone_is_brass_and_has_the_keyboard(qtbot: QtBot, game: str, lead: Lead) -> None:
    page = a_page(qtbot, game, lead)
    assert [way for way, card in page.ways.items() if card.brass.isVisible()] == [lead]
    assert page.entrance() is page.ways[lead].brass


@GAMES
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("zoom", [1.0, 1.25, 1.5])
def test_words_of_people_are_whole_in_little_room(
    qtbot: QtBot, game: str, language: str, zoom: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seen before at 900x600 in Japanese: the third line of the travelling machine's was cut."""
    cut: list[str] = []
    filled = new_game_people._fill

    def measured(canvas: Canvas, box: QRectF, words: str, sizes: Sequence[float], colour: str) -> None:
        if new_game_people._height(canvas, words, sizes[-1], box.width()) > box.height():
            cut.append(words)
        filled(canvas, box, words, sizes, colour)

    monkeypatch.setattr(new_game_people, "_fill", measured)
    with silence_afterwards():
        languages = Languages(language)
        page = a_page(qtbot, game, zoom=zoom, width=round(900 * zoom), height=round(574 * zoom))
        assert page.people is not None
        for card in page.people.cards.values():
            card.grab()
    assert languages is not None
    assert cut == []


# Ways ---------------------------------------------------------------------------------------------------


def test_enter_begins_a_quick_game_with_whoever_is_chosen(qtbot: QtBot) -> None:
    page = a_page(qtbot, "scythe")
    QTest.keyClick(page, Qt.Key.Key_3)
    with qtbot.waitSignal(page.quick_requested) as asked:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert asked.args == ["automaszyna"]


def test_the_first_way_goes_on_with_the_next_lesson(qtbot: QtBot) -> None:
    page = a_page(qtbot, "noria", Lead.LEARN, lessons=LEARNING)
    with qtbot.waitSignal(page.lesson_requested) as asked:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert asked.args == ["noria/3"]


def test_whoever_learned_all_may_choose_a_lesson_again(qtbot: QtBot) -> None:
    page = a_page(qtbot, "noria", lessons=LEARNED)
    with qtbot.waitSignal(page.lessons_requested):
        page.learn.button.click()


def test_a_game_without_lessons_offers_its_rules(qtbot: QtBot) -> None:
    page = a_page(qtbot, "scythe")
    with qtbot.waitSignal(page.rules_requested) as asked:
        page.learn.button.click()
    assert asked.args == ["scythe"]


def test_a_line_that_is_pasted_anywhere_leads_to_everything(qtbot: QtBot) -> None:
    page = a_page(qtbot, "solani")
    QGuiApplication.clipboard().setText("players: human")
    with qtbot.waitSignal(page.whole_requested) as asked:
        QTest.keyClick(page, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert asked.args == ["", "players: human"]


def test_everything_is_told_who_was_chosen_here_and_nobody_else(qtbot: QtBot) -> None:
    """A table of four that was set up the last time stays one, unless somebody is chosen."""
    page = a_page(qtbot, "solani", chosen="trickster")
    asked: list[tuple[str, str]] = []
    page.whole_requested.connect(lambda key, text: asked.append((key, text)))
    page.whole.button.click()
    QTest.keyClick(page, Qt.Key.Key_3)
    page.whole.button.click()
    assert asked == [("", ""), ("scatterer", "")]


def test_a_machine_of_ones_own_is_built_before_it_is_played(qtbot: QtBot) -> None:
    page = a_page(qtbot, "noria")
    QTest.keyClick(page, Qt.Key.Key_5)
    with qtbot.waitSignal(page.whole_requested) as asked:
        page.quick.button.click()
    assert asked.args == ["custom", ""]


@GAMES
def test_every_ready_made_game_can_be_begun(game: str) -> None:
    door, rules = game_ui(game), kit(game).rules
    for person in door.beginning().people:
        options = door.quick(person.key, 7)
        if options is None:
            continue
        start = rules.setup(options, 7).state
        assert rules.legal_actions(start) or rules.turn(start).automatic
        known = {person.key, "custom"} if person.key == "random" else {person.key}
        assert kit(game).opponent(kit(game).options_of(start)) in known


# People -------------------------------------------------------------------------------------------------


@GAMES
def test_the_gentlest_comes_first_and_is_chosen_at_first(qtbot: QtBot, game: str) -> None:
    page = a_page(qtbot, game)
    assert page.chosen == GENTLEST[game]
    assert page.beginning.people[0].lozenges == min(
        person.lozenges for person in page.beginning.people if person.lozenges
    )


@GAMES
def test_everybody_the_record_knows_alone_has_a_face(game: str) -> None:
    """Nobody who can be met alone is left without a name."""
    keys = {person.key for person in game_ui(game).beginning().people}
    alone = {key for key in game_ui(game).opponents() if "+" not in key} - {"human"}
    assert alone <= keys


@GAMES
def test_people_are_heard_as_one_choice_with_name_line_strength_and_record(qtbot: QtBot, game: str) -> None:
    page = a_page(qtbot, game, met=(Met(GENTLEST[game], 2, 3),))
    assert page.people is not None
    for card in page.people.cards.values():
        assert card.autoExclusive()
        for part in (card.person.name, card.person.line, card.person.strength):
            assert str(part).rstrip(".") in card.accessibleName()
    said = page.people.cards[GENTLEST[game]].accessibleName()
    assert "won 2 of 3" in said
    assert said.endswith("chosen.")


def test_many_people_take_turns_in_two_groups(qtbot: QtBot) -> None:
    page = a_page(qtbot, "solani")
    people = page.people
    assert people is not None
    assert people.groups is not None
    assert [card.person.key for card in people.shown] == ["pup", "trickster", "scatterer", "thief"]
    next(button for group, button in people.groups.buttons.items() if group != people.person.group).click()
    assert page.chosen == "level1"
    assert len(people.shown) == 5


def test_arrows_go_between_the_ways_and_down_to_the_people(qtbot: QtBot) -> None:
    page = a_page(qtbot, "nautilus")
    page.activateWindow()
    page.quick.button.setFocus()
    for key, wanted in (
        (Qt.Key.Key_Right, page.whole.button),
        (Qt.Key.Key_Left, page.quick.button),
        (Qt.Key.Key_Down, page.people.cards["level1"]),  # type: ignore[union-attr]
        (Qt.Key.Key_Up, page.quick.button),
    ):
        QTest.keyClick(page.focusWidget(), key)
        assert page.focusWidget() is wanted


# Room ---------------------------------------------------------------------------------------------------


@GAMES
@pytest.mark.parametrize(("zoom", "width", "height"), [(1.0, 1280, 774), (1.0, 1920, 1054), (1.0, 800, 494)])
def test_nothing_is_out_of_sight(qtbot: QtBot, game: str, zoom: float, width: int, height: int) -> None:
    page = a_page(qtbot, game, Lead.LEARN, zoom=zoom, width=width, height=height, lessons=LEARNING)
    assert page.view.horizontalScrollBar().maximum() == 0
    assert page.view.verticalScrollBar().maximum() == 0


@GAMES
def test_with_large_words_it_scrolls_down_and_never_sideways(qtbot: QtBot, game: str) -> None:
    page = a_page(qtbot, game, zoom=2.0)
    assert page.view.horizontalScrollBar().maximum() == 0


# Samples ------------------------------------------------------------------------------------------------


def test_pictures_are_of_a_sample_and_never_of_the_player() -> None:
    first = sample_model("newgame-nautilus")
    assert first is not None
    assert (first.lead, first.met) == (Lead.LEARN, ())
    later = sample_model("newgame-nautilus/played")
    assert later is not None
    assert later.lead is Lead.QUICK
    assert later.met
    assert sample_model("newgame-chess") is None
