"""Before something is given up it is asked once, in the strip. Source: mocks/table.md 7."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from noria_desktop.app.catalogue import kit
from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.state import Influencing, Naming
from noria_desktop.games.noria.terms import Ring, Space
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.board.halos import Mood
from noria_desktop.ui.game_says import Question
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.table import prompt_strip
from noria_desktop.ui.table.waiting import Wait
from tests.app.playing import begun
from tests.games.noria.positions import a_state
from tests.ui.conftest import Presses
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat, a_session, at_the_table

pytestmark = pytest.mark.usefixtures("shared_pictures")

E, ESC, SPACE = Qt.Key.Key_E, Qt.Key.Key_Escape, Qt.Key.Key_Space
MOST = 40
RIM = at.ring_rim(Ring.MEDIUM)
LEFT_OVER = Question("The night shift is left. End all the same?", "9 knowledge stays.", (RIM,))


def unused(view: Any, legal: tuple[Any, ...], actions: tuple[Any, ...]) -> Question | None:
    """Ending the influence while a ring could be turned, and turning the ring while it costs."""
    return LEFT_OVER if isinstance(actions[-1], act.EndPhase | act.NightShift) else None


@pytest.fixture
def seat(seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch) -> Seat:
    """Influence, of which Noria would say that something is left."""
    seat = seat_at(at_the_table(a_state(Influencing(), knowledge=9, wheel="M3 energy, L5 journey")))
    monkeypatch.setattr(seat.face, "unused", unused)
    seat.page.set_asking(True)
    return seat


def asked(seat: Seat) -> tuple[str, ...]:
    """The words of the question's buttons; none while nothing is asked."""
    strip = seat.page.strip
    return tuple(button.text for button in strip.buttons()) if strip.question is not None else ()


def test_ending_is_asked_about_in_place_of_the_prompt(seat: Seat) -> None:
    before = seat.page.strip.accessibleName()
    seat.press(E)
    assert seat.session.cursor == 0
    assert asked(seat) == ("Don't ask again", "End influence", "Keep playing")
    assert seat.page.strip.accessibleName() == LEFT_OVER.title
    assert seat.page.strip.accessibleDescription() == LEFT_OVER.detail
    seat.press(ESC)
    assert asked(seat) == ()
    assert seat.page.strip.accessibleName() == before
    assert seat.session.cursor == 0


def test_its_things_are_ringed_on_the_board_while_it_stands(seat: Seat) -> None:
    def ringed() -> set[Any]:
        return {halo.spot.handle for halo in seat.board.view.board_scene.halos() if halo.mood is Mood.ASKED}

    assert ringed() == set()
    seat.press(E)
    assert ringed() == {RIM}
    seat.press(ESC)
    assert ringed() == set()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, SPACE, ESC])
def test_keep_playing_has_the_keyboard(seat: Seat, key: Qt.Key) -> None:
    """Whoever goes on pressing what is pressed most loses nothing."""
    seat.press(E)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.accessibleName() == "Keep playing"
    seat.press_on_page(key)
    assert asked(seat) == ()
    assert seat.session.cursor == 0


def test_a_second_e_ends_it(seat: Seat) -> None:
    seat.press(E)
    seat.press_on_page(E)
    assert seat.last == act.EndPhase()
    assert asked(seat) == ()


def test_a_held_e_asks_and_ends_nothing(seat: Seat, presses: Presses) -> None:
    presses.apart = 0.1
    for _ in range(8):
        seat.press_on_page(E)
    assert seat.session.cursor == 0
    assert asked(seat)


def test_who_kept_playing_is_asked_again(seat: Seat) -> None:
    """The answer "Keep playing" let the same press, made again, give everything up without a word."""
    for _ in range(2):
        seat.press(E)
        assert asked(seat) == ("Don't ask again", "End influence", "Keep playing")
        seat.press_on_page(ESC)
        assert seat.session.cursor == 0
    seat.press(E)
    seat.press(E)
    assert seat.last == act.EndPhase()


def test_what_else_is_left_in_the_same_phase_is_asked_about(seat_at: SeatAt) -> None:
    """Who once thought better of skipping the actions has not agreed to lose those that were begun."""
    seat = seat_at(at_the_table(a_state(Naming(), wheel="M3 energy")))
    seat.page.set_asking(True)
    seat.press(E)
    assert asked(seat) == ("Don't ask again", "Skip actions", "Keep playing")
    seat.press_on_page(ESC)
    seat.click(at.space(Space.M3))
    seat.strip_button("Begin actions")
    begun_at = seat.session.cursor
    seat.press(E)
    assert asked(seat) == ("Don't ask again", "End actions", "Keep playing")
    assert seat.session.cursor == begun_at


def test_what_is_decided_anew_after_undo_is_asked_about_anew(seat: Seat) -> None:
    """Whoever had agreed, and took it back, gave the same up the second time without a word."""
    seat.press(E)
    seat.press(E)
    assert seat.last == act.EndPhase()
    undo(seat)
    assert seat.session.cursor == 0
    seat.press(E)
    assert asked(seat) == ("Don't ask again", "End influence", "Keep playing")


def test_another_phase_asks_again(seat: Seat) -> None:
    seat.press(E)
    seat.press_on_page(E)
    assert seat.session.cursor == 1
    seat.press(E)
    assert asked(seat)
    assert seat.session.cursor == 1


def test_a_gesture_is_asked_about_too_and_what_was_dropped_goes_back(seat: Seat) -> None:
    seat.turn(RIM)
    assert asked(seat) == ("Don't ask again", "Do it anyway", "Keep playing")
    assert seat.session.cursor == 0
    assert seat.shows_the_state()
    seat.press_on_page(E)
    assert seat.last == act.NightShift(Ring.MEDIUM)


def test_a_piece_dropped_there_again_is_no_answer(seat: Seat) -> None:
    """The same drag, made again while it was asked about, gave up what the question spoke of."""
    for _ in range(2):
        seat.turn(RIM)
        assert asked(seat) == ("Don't ask again", "Do it anyway", "Keep playing")
        assert seat.session.cursor == 0


def test_the_same_words_about_another_piece_are_asked_again_after_a_yes(seat: Seat) -> None:
    """A second unit that stopped on the same territory lost its step unasked: the first one had been agreed to."""
    for ring in (Ring.MEDIUM, Ring.LARGE):
        seat.turn(at.ring_rim(ring))
        assert asked(seat) == ("Don't ask again", "Do it anyway", "Keep playing")
        seat.strip_button("Do it anyway")
        assert seat.last == act.NightShift(ring)


def test_playing_on_answers_it(seat: Seat) -> None:
    seat.press(E)
    assert asked(seat)
    seat.page.asking.on = False
    seat.turn(RIM)
    assert asked(seat) == ()
    assert seat.last == act.NightShift(Ring.MEDIUM)


def test_who_wants_no_more_questions_is_not_asked_again(seat: Seat) -> None:
    heard: list[bool] = []
    seat.page.asking.turned_off.connect(lambda: heard.append(True))
    seat.press(E)
    seat.strip_button("Don't ask again")
    assert heard == [True]
    assert (asked(seat), seat.session.cursor) == ((), 0)
    seat.press(E)
    assert seat.session.cursor == 1


def test_the_setting_turns_it_off(seat: Seat) -> None:
    seat.page.set_asking(False)
    seat.press(E)
    assert seat.session.cursor == 1


def test_it_is_said_at_once_wherever_the_keyboard_is(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[str, bool]] = []

    def announce(_widget: QWidget, text: str, *, urgent: bool = False) -> None:
        said.append((text, urgent))

    monkeypatch.setattr(prompt_strip, "announce", announce)
    seat.press(E)
    assert said == [(f"{LEFT_OVER.title} {LEFT_OVER.detail}", True)]


# Going back past something revealed ---------------------------------------------------------------------


@pytest.fixture
def revealed(seat_at: SeatAt) -> Seat:
    """A sealed game of Solani in which the market was drawn anew since the first decision."""
    seat = seat_at(begun(kit("solani")))
    conductor = seat.page.conductor

    def decide() -> None:
        """Until the player decides again; a turn that waits is ended."""
        seat.qtbot.waitUntil(lambda: conductor.wait is Wait.PARTING or conductor.own, timeout=5000)
        if conductor.wait is Wait.PARTING:
            seat.press(E)
            seat.qtbot.waitUntil(lambda: conductor.own, timeout=5000)

    decide()
    first = seat.session.cursor
    for _ in range(MOST):
        if seat.session.would_open(first):
            break
        conductor.play((seat.session.legal[0],))
        decide()
    assert seat.session.sealed
    assert seat.session.would_open(first)
    seat.page.set_asking(True)
    return seat


def undo(seat: Seat) -> None:
    seat.page.tool_bar.undo.click()


def back_to_the_seal(seat: Seat) -> int:
    """Take back what opens nothing; where the next Undo would open the record."""
    for _ in range(MOST):
        target = seat.page.conductor.undo_ply
        if target is None or seat.session.would_open(target):
            break
        undo(seat)
    return seat.session.cursor


def test_undo_past_a_reveal_says_that_the_record_opens(revealed: Seat) -> None:
    cursor = back_to_the_seal(revealed)
    undo(revealed)
    assert asked(revealed) == ("Don't ask again", "Undo", "Keep playing")
    assert "marked open instead of sealed" in revealed.page.strip.accessibleDescription()
    assert (revealed.session.cursor, revealed.session.sealed) == (cursor, True)
    revealed.press_on_page(ESC)
    assert (revealed.session.cursor, revealed.session.sealed) == (cursor, True)


def test_undo_pressed_again_is_the_answer(revealed: Seat) -> None:
    cursor = back_to_the_seal(revealed)
    undo(revealed)
    undo(revealed)
    assert revealed.session.cursor < cursor
    assert not revealed.session.sealed
    assert asked(revealed) == ()


def test_whoever_keeps_the_seal_is_asked_again_the_next_time(revealed: Seat) -> None:
    """The answer "Keep playing" let the next Undo open the record without a word."""
    cursor = back_to_the_seal(revealed)
    for _ in range(2):
        undo(revealed)
        assert asked(revealed) == ("Don't ask again", "Undo", "Keep playing")
        revealed.strip_button("Keep playing")
        assert (revealed.session.cursor, revealed.session.sealed) == (cursor, True)
    undo(revealed)
    undo(revealed)
    assert not revealed.session.sealed


def test_an_open_record_is_gone_back_in_without_a_word(revealed: Seat) -> None:
    back_to_the_seal(revealed)
    undo(revealed)
    undo(revealed)
    cursor = revealed.session.cursor
    undo(revealed)
    assert asked(revealed) == ()
    assert revealed.session.cursor < cursor or cursor == 0


def test_the_way_back_to_the_start_asks_as_well(revealed: Seat) -> None:
    revealed.page.restart()
    assert asked(revealed) == ("Don't ask again", "Back to the start", "Keep playing")
    assert revealed.session.sealed
    revealed.strip_button("Back to the start")
    assert not revealed.session.sealed


def test_what_reveals_nothing_is_taken_back_without_a_word(seat_at: SeatAt) -> None:
    seat = seat_at(a_session())
    seat.page.set_asking(True)
    seat.press(E)
    undo(seat)
    assert (seat.session.cursor, asked(seat)) == (0, ())
    assert Key.BACK not in {button.key for button in seat.page.strip.buttons()}


def test_of_many_things_one_bears_the_sign_and_all_a_ring(seat_at: SeatAt) -> None:
    """Ships and spaces of an island lie close together: signs on each would cover them."""
    seat = seat_at(at_the_table(a_state(Influencing(), knowledge=9, wheel="M3 energy, L5 journey")))
    things = tuple(spot.handle for spot in seat.board.spots() if spot.handle.kind == "space")
    for count, signs in ((2, 2), (3, 3), (6, 1)):
        seat.board.ask_about(things[:count])
        moods = [halo.mood for halo in seat.board.view.board_scene.halos()]
        assert moods.count(Mood.ASKED) == signs
        assert moods.count(Mood.ASKED) + moods.count(Mood.ASKED_TOO) == count
