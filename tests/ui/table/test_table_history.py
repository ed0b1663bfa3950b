"""Back, forward, again, faster, in other words and other colours: nothing of it changes the game.

Source: decisions 3, 4 and 17; architecture 2.6 (the scene is always the projection of the state).
"""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from noria_desktop.app.session import Session
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.reasons import Why
from noria_desktop.games.noria.state import Influencing, Intriguing, Naming, Removing
from noria_desktop.games.noria.terms import Chamber, Disc, Prompt, Ring, Space
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.game_says import Explained
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.words.drags import why_text
from noria_desktop.ui.table.pace import PAUSE_MS, BotSpeed
from noria_desktop.ui.window.languages import Languages
from tests.games.noria.positions import a_state
from tests.ui.dragging import LEFT, drop_astray
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat, a_session, at_the_table

SPACE, END = Qt.Key.Key_Space, Qt.Key.Key_E


def a_turn(seat: Seat) -> None:
    """The human does nothing in any phase; the bot takes its turn."""
    while seat.session.turn.prompt is not Prompt.INFLUENCE or not seat.session.cursor:
        seat.press(END)
        seat.rest()
    round_number = seat.session.state.round
    while seat.session.state.round == round_number:
        seat.press(END)
        seat.rest()


def everything(session: Session) -> tuple[Any, ...]:
    """All that makes up a game, to be compared before and after."""
    states = tuple(session.state_at(ply) for ply in range(len(session.log) + 1))
    return session.log, session.cursor, session.sealed, session.state, states


# Back and forth ---------------------------------------------------------------------------------------


def test_undo_and_redo_by_button(seat_at: SeatAt) -> None:
    seat = seat_at(at_the_table(a_state(Naming())))
    start = seat.session.state
    undo, redo = seat.page.tool_bar.undo, seat.page.tool_bar.redo
    assert not undo.isEnabled()
    assert not redo.isEnabled()
    seat.click(at.space(Space.M3))
    named = seat.session.state
    assert undo.isEnabled()
    QTest.mouseClick(undo, LEFT)
    assert seat.session.state == start
    assert seat.shows_the_state()
    assert redo.isEnabled()
    QTest.mouseClick(redo, LEFT)
    assert seat.session.state == named
    assert seat.shows_the_state()


def test_the_step_that_undo_takes_back_has_a_name(seat_at: SeatAt) -> None:
    """Wheel of ``a_state``: energy lies on M3."""
    seat = seat_at(at_the_table(a_state(Naming())))
    assert (seat.page.display.undo_name, seat.page.display.redo_name) == ("", "")
    seat.click(at.space(Space.M3))
    assert seat.page.display.undo_name == "Activate Energy (medium ring 3)"
    seat.page.conductor.undo()
    assert (seat.page.display.undo_name, seat.page.display.redo_name) == (
        "",
        "Activate Energy (medium ring 3)",
    )


def test_undo_goes_back_through_every_decision_of_two_rounds(seat_at: SeatAt) -> None:
    """Total undo (decision 3): each step back is an earlier decision, and the scene follows."""
    seat = seat_at(a_session())
    start = seat.session.state
    a_turn(seat)
    a_turn(seat)
    end, plies = seat.session.state, seat.session.cursor
    decisions = sum(not seat.session.rules.turn(seat.session.state_at(ply)).automatic for ply in range(plies))
    steps = 0
    while seat.session.can_undo:
        seat.page.conductor.undo()
        steps += 1
        assert seat.session.turn.seat == HUMAN
        assert not seat.session.turn.automatic
        assert seat.shows_the_state()
    assert steps == decisions
    assert seat.session.state == start
    while seat.session.can_redo:
        seat.page.conductor.redo()
        assert seat.shows_the_state()
    assert seat.session.state == end


def test_undo_ends_a_chooser_and_puts_back_what_is_in_hand(seat_at: SeatAt) -> None:
    seat = seat_at(
        at_the_table(a_state(Naming((Space.M3,)), wheel="M3 city, L5 journey", resources=(2, 1, 0)))
    )
    seat.press(Qt.Key.Key_Return)
    seat.drag(at.market(Disc.CITY), at.centre())
    assert seat.board.chooser.isVisible()
    seat.page.conductor.undo()
    assert not seat.board.chooser.isVisible()
    assert seat.session.cursor == 0
    assert seat.shows_the_state()


def test_another_decision_cuts_off_what_was_taken_back(seat_at: SeatAt) -> None:
    seat = seat_at(at_the_table(a_state(Naming())))
    seat.click(at.space(Space.M3))
    seat.page.conductor.undo()
    seat.click(at.space(Space.L4))
    assert [entry.action for entry in seat.session.log] == [act.NameDisc(Space.L4)]
    assert not seat.session.can_redo


def test_back_to_the_start_keeps_the_way_forward(seat_at: SeatAt) -> None:
    seat = seat_at(a_session())
    start = seat.session.state
    a_turn(seat)
    end = seat.session.state
    seat.page.conductor.restart()
    assert seat.session.cursor == 0
    assert seat.session.state == start
    assert seat.shows_the_state()
    while seat.session.can_redo:
        seat.page.conductor.redo()
    assert seat.session.state == end


def test_the_log_follows_the_cursor(seat_at: SeatAt) -> None:
    """Lines that were added while playing are the same as those of the whole history worded anew."""
    seat = seat_at(a_session())
    first = seat.log_lines()
    a_turn(seat)
    played = seat.log_lines()
    assert len(played) > len(first) + 3
    seat.page.retranslate()
    assert seat.log_lines() == played
    while seat.session.can_undo:
        seat.page.conductor.undo()
    assert seat.log_lines() == first


# Phases without a choice ------------------------------------------------------------------------------


def at_forced_politics(seat_at: SeatAt) -> Seat:
    """Acting with one action left, no knowledge and no goods: politics that follow have one way on."""
    seat = seat_at(at_the_table(a_state(Naming((Space.M3,)), wheel="M3 energy, L5 journey")))
    seat.page.set_auto_resolve(True)
    return seat


def test_a_phase_without_a_choice_ends_by_itself(seat_at: SeatAt) -> None:
    """Without knowledge there is no intrigue (rules 4.3) and no influence (rules 4.1)."""
    seat = at_forced_politics(seat_at)
    seat.press(END)
    seat.qtbot.waitUntil(lambda: seat.session.state.round == 2, timeout=3000)
    seat.rest()
    played = [type(entry.action) for entry in seat.session.log if entry.seat == HUMAN]
    assert played[:2] == [act.EndPhase, act.EndPhase]
    # Income of no factories is 0, so the next influence is skipped too and discs are to be chosen.
    assert seat.session.turn.prompt is Prompt.NAME_DISCS
    assert seat.shows_the_state()


def test_undo_passes_over_phases_without_a_choice(seat_at: SeatAt) -> None:
    """One step back, one step forward: the phases that were skipped are skipped both ways."""
    seat = at_forced_politics(seat_at)
    start = seat.session.state
    seat.press(END)
    seat.qtbot.waitUntil(lambda: seat.session.state.round == 2, timeout=3000)
    seat.rest()
    end = seat.session.state
    assert seat.page.display.undo_name == "Skip actions"
    seat.page.conductor.undo()
    assert seat.session.state == start
    seat.page.conductor.redo()
    assert seat.session.state == end
    assert seat.shows_the_state()


def test_without_the_setting_every_phase_waits(seat_at: SeatAt) -> None:
    seat = at_forced_politics(seat_at)
    seat.page.set_auto_resolve(False)
    seat.press(END)
    seat.rest()
    assert seat.session.turn.prompt is Prompt.INTRIGUE
    assert seat.session.legal == (act.EndPhase(),)


def test_a_game_opened_in_a_phase_without_a_choice_waits(seat_at: SeatAt) -> None:
    """Only what follows a decision is skipped: after loading or undoing the player sees where he is."""
    seat = at_forced_politics(seat_at)
    seat.sit(at_the_table(a_state(Intriguing())))
    seat.qtbot.wait(30)
    assert seat.session.cursor == 0


# The bot's turn ---------------------------------------------------------------------------------------


def the_bot_waits(seat: Seat) -> None:
    """Slow enough to be caught in the middle: the bot's turn has just begun, in step mode."""
    while seat.session.turn.seat == HUMAN:
        seat.press(END)
        seat.qtbot.waitUntil(lambda: not seat.page.conductor.pace.waiting, timeout=3000)
        seat.board.finish_now()
        if seat.session.turn.prompt is Prompt.INTRIGUE:
            seat.page.set_speed(BotSpeed.STEP)
            seat.board.set_motion(0.0)


def test_step_by_step_the_bot_waits_for_space(seat_at: SeatAt) -> None:
    seat = seat_at(a_session())
    the_bot_waits(seat)
    assert seat.session.turn.seat == BOT
    beats = 0
    while seat.session.turn.seat == BOT:
        cursor = seat.session.cursor
        seat.qtbot.wait(15)
        assert len(seat.session.log) == cursor, "the bot did not wait"
        seat.press(SPACE)
        seat.board.finish_now()
        assert seat.session.cursor == cursor + 1
        assert seat.shows_the_state()
        beats += 1
    assert beats >= 2


def test_shift_and_space_finish_the_bots_turn(seat_at: SeatAt) -> None:
    seat = seat_at(a_session())
    the_bot_waits(seat)
    QTest.keyClick(seat.page, SPACE, Qt.KeyboardModifier.ShiftModifier)
    assert seat.session.turn.prompt is Prompt.INFLUENCE
    assert seat.session.state.round == 2
    assert seat.shows_the_state()


def test_space_first_ends_the_movement_then_goes_on(seat_at: SeatAt) -> None:
    seat = seat_at(a_session())
    the_bot_waits(seat)
    seat.board.set_motion(1.0)
    seat.press(SPACE)  # the bot's rings begin to turn
    moving = [seat.board.busy]
    cursor = seat.session.cursor
    seat.press(SPACE)
    moving.append(seat.board.busy)
    assert moving == [True, False]
    assert seat.session.cursor == cursor
    assert seat.shows_the_state()


def test_at_instant_speed_the_bots_turn_is_one_moment(seat_at: SeatAt) -> None:
    seat = seat_at(a_session())
    the_bot_waits(seat)
    seat.page.set_speed(BotSpeed.INSTANT)
    seat.qtbot.waitUntil(lambda: seat.session.turn.seat == HUMAN, timeout=500)
    assert seat.shows_the_state()


@pytest.mark.parametrize("speed", list(BotSpeed))
def test_the_button_names_the_speed_and_goes_round(seat_at: SeatAt, speed: BotSpeed) -> None:
    seat = seat_at(a_session())
    seat.page.set_speed(speed)
    words = seat.page.tool_bar.speed.text()
    heard: list[object] = []
    seat.page.speed_changed.connect(heard.append)
    for _ in BotSpeed:
        QTest.mouseClick(seat.page.tool_bar.speed, LEFT)
    assert heard[-1] is speed
    assert len(set(heard)) == len(BotSpeed)
    assert seat.page.tool_bar.speed.text() == words


def test_faster_is_faster() -> None:
    pauses = [PAUSE_MS[speed] for speed in (BotSpeed.SLOW, BotSpeed.NORMAL, BotSpeed.FAST, BotSpeed.INSTANT)]
    assert pauses == sorted(pauses, reverse=True)
    assert len(set(pauses)) == 4


@pytest.mark.parametrize("speed", [BotSpeed.INSTANT, BotSpeed.FAST])
def test_watching_the_bots_turn_again_changes_nothing(seat_at: SeatAt, speed: BotSpeed) -> None:
    seat = seat_at(a_session())
    a_turn(seat)
    before = everything(seat.session)
    seat.page.set_speed(speed)
    assert seat.page.tool_bar.replay.isEnabled()
    QTest.mouseClick(seat.page.tool_bar.replay, LEFT)
    assert seat.board.gestures().gestures == (), "it moves"
    seat.press(SPACE)  # enough of it
    assert not seat.board.busy
    assert everything(seat.session) == before
    assert seat.shows_the_state()
    seat.turn(at.ring_rim(Ring.MEDIUM)) if seat.session.state.human.knowledge else seat.press(END)
    assert seat.session.cursor == before[1] + 1, "the game does not go on after watching"


def test_there_is_nothing_to_watch_before_the_bot_has_moved(seat_at: SeatAt) -> None:
    seat = seat_at(a_session())
    assert not seat.page.tool_bar.replay.isEnabled()
    seat.page.conductor.replay_bot_turn()
    assert not seat.board.busy


# Watching a finished or unfinished game -------------------------------------------------------------------


def test_nothing_can_be_played_or_taken_back_while_watching(seat_at: SeatAt) -> None:
    """The history of a watched game stays as it is, whatever key is pressed."""
    seat = seat_at(a_session())
    a_turn(seat)
    before = everything(seat.session)
    saved: list[None] = []
    seat.page.committed.connect(lambda: saved.append(None))
    seat.page.watch(seat.session, game_ui("noria"))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Home):
        QTest.keyClick(seat.page, key)
    QTest.keyClick(seat.page, SPACE, Qt.KeyboardModifier.ShiftModifier)
    seat.page.conductor.undo()
    seat.page.conductor.redo()
    seat.page.conductor.restart()
    seat.page.conductor.finish_bot_turn()
    seat.page.conductor.replay_bot_turn()
    seat.page.replay_strip.stop()
    assert everything(seat.session) == before
    assert not saved
    seat.page.replay_strip.slider.setValue(len(before[0]))
    seat.board.finish_now()
    assert seat.shows_the_state()


# In other words, in other colours, in another size ------------------------------------------------------


def labels(seat: Seat) -> tuple[str, ...]:
    """What a screen reader says of every place."""
    return tuple(seat.board.view.label(spot.handle) for spot in seat.board.spots())


def why_of(seat: Seat) -> Explained:
    """The reason that lies open in the log."""
    opened = seat.page.side_panel.model.opened
    assert opened is not None
    return opened[1]


def test_another_language_while_playing_changes_all_words_and_no_fact(
    seat_at: SeatAt, languages: Languages
) -> None:
    seat = seat_at(a_session())
    a_turn(seat)
    before = everything(seat.session)
    assert seat.page.display.reasons.explain_latest()
    english, names, panel = seat.words(), labels(seat), why_of(seat)
    undo = seat.page.display.undo_name
    languages.use("ja")
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
    QApplication.processEvents()
    japanese = seat.words()
    assert len(japanese) == len(english)
    same = [words for words, was in zip(japanese, english, strict=True) if words == was]
    assert same == []
    assert seat.page.display.undo_name not in ("", undo)
    assert why_of(seat) != panel
    assert not set(labels(seat)) & set(names)
    assert everything(seat.session) == before
    assert seat.shows_the_state()
    languages.use("en")
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
    assert seat.words() == english
    assert labels(seat) == names
    assert why_of(seat) == panel


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_another_theme_changes_the_picture_only(seat_at: SeatAt, theme: str) -> None:
    seat = seat_at(a_session())
    before, words = everything(seat.session), seat.words()
    seat.page.set_skin(Skin(THEMES[theme], "en"))
    assert everything(seat.session) == before
    assert seat.words() == words
    assert seat.shows_the_state()
    picture = seat.page.grab().toImage()
    ground = picture.pixelColor(seat.page.width() // 2, 3).name()
    assert ground == THEMES[theme].surface.lower()[:7]


@pytest.mark.parametrize("size", [(1024, 660), (1280, 694), (1280, 774), (1600, 900), (1920, 1054)])
def test_another_size_shows_the_same_state(seat_at: SeatAt, size: tuple[int, int]) -> None:
    seat = seat_at(a_session())
    before = everything(seat.session)
    seat.page.resize(*size)
    QApplication.processEvents()
    assert everything(seat.session) == before
    assert seat.shows_the_state()
    assert seat.page.side_panel.isVisible() == (size[0] >= 1600)
    seat.press(END)
    assert seat.session.cursor == 1


def test_the_board_is_the_state_after_a_resize_in_the_middle_of_a_movement(seat_at: SeatAt) -> None:
    seat = seat_at(at_the_table(a_state(Influencing(), knowledge=9)))
    seat.page.set_speed(BotSpeed.NORMAL)
    seat.press(Qt.Key.Key_PageDown)
    seat.by_keys(at.ring_rim(Ring.LARGE), at.ring_rim(Ring.LARGE))
    assert seat.board.busy
    seat.page.resize(1400, 820)
    QApplication.processEvents()
    seat.board.finish_now()
    assert seat.shows_the_state()


# Refusals ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ja"])
def test_an_illegal_drop_is_explained_where_it_fell(
    seat_at: SeatAt, languages: Languages, language: str
) -> None:
    """Rules 4.1: a modification exchanges two different things; both discs here are energy."""
    languages.use(language)
    state = a_state(Influencing(), knowledge=9, wheel="M3 energy, L1 energy, L5 city")
    seat = seat_at(at_the_table(state), language)
    drop_astray(seat.qtbot, seat.board, at.space(Space.M3), at.space(Space.L1))
    assert seat.session.cursor == 0
    assert seat.board.bubble.isVisible()
    assert seat.board.bubble.reason == why_text(Why.NOTHING_TO_EXCHANGE)
    assert ("nothing to exchange" in seat.board.bubble.reason) == (language == "en")
    assert seat.page.strip.notice == "", "the strip goes on asking what it asked"
    assert seat.shows_the_state()
    seat.drag(at.space(Space.M3), at.space(Space.L5))
    assert seat.last == act.Modify(Space.M3, Space.L5)
    assert seat.page.strip.accessibleName()


def test_a_second_half_is_asked_for(seat_at: SeatAt) -> None:
    """Rules 4.3: while a politician has to leave, nothing else can be done; the strip says what."""
    seat = seat_at(at_the_table(a_state(Removing(1, Chamber.RESEARCH))))
    title = seat.page.strip.accessibleName()
    assert "remove a politician" in title
    sources = {handle.kind for handle in seat.board.gestures().sources()}
    assert sources == {"upper_row"}
