"""What of a table is heard: hands, what happened, refusals, turns of others, replays and the end; and when nothing is."""

from __future__ import annotations

from collections import Counter

import make_sounds
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.nautilus import events as nautilus
from noria_desktop.games.noria.state import TurningRings
from noria_desktop.games.noria.terms import Space
from noria_desktop.ui.board.beats import Pause, Sound
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.sound.effects import Effect
from noria_desktop.ui.sound.mixer import effect_samples
from noria_desktop.ui.sound.pacing import Heard
from noria_desktop.ui.sound.player import SoundPlayer
from noria_desktop.ui.table.heard import at_once, cues, end_of
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.table.sounding import Sounding
from tests.app.playing import played
from tests.games.noria.positions import a_state, acting
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat, a_session, at_the_table

pytestmark = pytest.mark.usefixtures("shared_pictures")

GAMES = pytest.mark.parametrize("name", game_ids())


class Ear(SoundPlayer):
    """Writes down what it is to play."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Effect] = []
        self.games: set[str] = set()

    def play(self, game_id: str, effect: Effect) -> None:
        self.heard.append(effect)
        self.games.add(game_id)

    def of(self, seat: Seat) -> list[Effect]:
        """What was heard since the last time this was asked, once the board is at rest."""
        seat.qtbot.waitUntil(lambda: not seat.board.busy, timeout=20_000)
        found, self.heard = self.heard, []
        return found


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    """In front of the window."""
    ear = Ear()
    monkeypatch.setattr("noria_desktop.ui.table.sounding.SoundPlayer", lambda: ear)
    monkeypatch.setattr(Sounding, "is_heard", True)
    return ear


@pytest.fixture
def seat(ear: Ear, seat_at: SeatAt) -> Seat:
    """Discs to act with."""
    return seat_at(
        at_the_table(
            a_state(acting((Space.M3, 2), (Space.S2, 1)), wheel="S2 journey, M3 city, M1 journey, L5 tool")
        )
    )


def a_drag(seat: Seat) -> None:
    """Something that is carried, wherever it can go."""
    carried = next(one for one in seat.board.gestures().gestures if one.source != one.target)
    seat.drag(carried.source, carried.target)


@pytest.mark.parametrize("speed", [BotSpeed.INSTANT, BotSpeed.FAST])
def test_a_piece_is_heard_as_it_is_taken_and_put_down(seat: Seat, ear: Ear, speed: BotSpeed) -> None:
    seat.page.set_speed(speed)
    a_drag(seat)
    assert seat.session.cursor
    heard = ear.of(seat)
    assert heard[:2] == [Effect.TAKE, Effect.DROP]
    assert ear.games == {"noria"}


def test_what_cannot_be_done_is_heard_as_well_as_said(seat: Seat, ear: Ear) -> None:
    seat.click(at.space(Space.M1))
    assert seat.board.bubble.isVisible()
    assert ear.of(seat)[-1] is Effect.REFUSE


def test_what_is_taken_back_is_heard(seat: Seat, ear: Ear) -> None:
    a_drag(seat)
    ear.of(seat)
    seat.page.undo()
    assert ear.of(seat) == [Effect.TAKE]


@pytest.mark.parametrize("speed", [BotSpeed.INSTANT, BotSpeed.FAST])
def test_rings_that_turn_click_at_every_speed(ear: Ear, seat_at: SeatAt, speed: BotSpeed) -> None:
    seat = seat_at(at_the_table(a_state(TurningRings())))
    seat.page.set_speed(speed)
    seat.page.conductor.go_on()
    assert Effect.RING in ear.of(seat)


def test_skipped_movements_are_not_heard_afterwards(seat: Seat, ear: Ear) -> None:
    view, legal = seat.session.view(HUMAN), seat.session.legal
    seat.board.set_motion(1.0)
    seat.board.show_state(view, legal, (Sound(Effect.CARD), Pause(60_000), Sound(Effect.STAR)))
    seat.board.finish_now()
    assert ear.of(seat) == [Effect.CARD]


@pytest.mark.parametrize("reduced", [False, True])
def test_effects_come_with_the_movements_that_they_belong_to(seat: Seat, ear: Ear, reduced: bool) -> None:
    view, legal = seat.session.view(HUMAN), seat.session.legal
    seat.board.set_motion(1.0, reduced=reduced)
    seat.board.show_state(view, legal, (Sound(Effect.CARD), Pause(1), Sound(Effect.STAR), Sound(Effect.COIN)))
    assert ear.heard == [Effect.CARD], "the others wait for their turn"
    assert ear.of(seat) == [Effect.CARD, Effect.STAR, Effect.COIN]


def test_in_the_background_it_is_silent(seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch) -> None:
    ear, front = Ear(), [True]
    monkeypatch.setattr("noria_desktop.ui.table.sounding.SoundPlayer", lambda: ear)
    monkeypatch.setattr("noria_desktop.ui.table.sounding.NOBODY_LISTENS", frozenset())
    seat = seat_at(a_session())
    monkeypatch.setattr(seat.page, "isActiveWindow", lambda: front[0])
    seat.page.sounding.play(Effect.CARD)
    front[0] = False
    seat.page.sounding.play(Effect.STAR)
    assert ear.heard == [Effect.CARD]


def test_without_a_screen_nobody_listens(seat_at: SeatAt) -> None:
    seat = seat_at(a_session())
    assert not seat.page.sounding.is_heard
    seat.page.set_sound(80, muted=False)
    seat.page.sounding.play(Effect.CARD)
    assert not seat.page.sounding.player.started


def test_the_volume_at_the_start_is_not_tried_out_but_a_change_is(seat: Seat, ear: Ear) -> None:
    for volume, muted, heard in (
        (60, False, []),
        (60, False, []),
        (65, False, [Effect.DROP]),
        (65, True, [Effect.DROP]),
        (70, True, []),
        (70, False, [Effect.DROP]),
    ):
        seat.page.set_sound(volume, muted=muted)
        assert ear.volume == (0 if muted else volume)
        assert ear.of(seat) == heard, "at no volume the player itself is silent"


@GAMES
def test_a_game_that_is_watched_is_heard_step_by_step_to_its_end(
    ear: Ear, seat_at: SeatAt, name: str
) -> None:
    session = played(kit(name), 3)
    assert session.is_over
    seat = seat_at(session)
    seat.page.watch(session, seat.face)
    last = len(session.log)
    seat.page.conductor.watch_ply(last - 1)
    assert ear.of(seat) == [], "a jump is not heard"
    seat.page.board.set_motion(0.01)
    seat.page.conductor.watch_ply(last)
    assert ear.of(seat)[-1] in (Effect.WIN, Effect.LOSE)


@GAMES
def test_whatever_a_game_lets_be_heard_it_has_a_sound_for(name: str) -> None:
    """And what was made for it alone is heard in its games."""
    found: Counter[Effect] = Counter()
    sound = game_ui(name).sound
    for seed in (1, 2, 3):
        session = played(kit(name), seed)
        for ply in range(1, len(session.log) + 1):
            found.update(effect for event in session.events_at(ply) if (effect := sound(event)))
    assert all(effect_samples(Heard(name, effect)) for effect in found)
    assert {effect.value for effect in found} >= set(make_sounds.OWN[name]) | {"round"}
    assert not {Effect.WIN, Effect.LOSE, Effect.STEP, Effect.TAKE, Effect.REFUSE} & set(found)


@GAMES
def test_the_end_is_heard_as_it_is_for_whoever_sits_there(name: str) -> None:
    ends = set()
    for seed in range(1, 4):
        session = played(kit(name), seed)
        last = len(session.log)
        best = session.rules.scores(session.state).ranking[0]
        assert end_of(session, last - 1, HUMAN) is None
        ends.add(end_of(session, last, HUMAN))
        assert end_of(session, last, HUMAN) is (Effect.WIN if HUMAN in best else Effect.LOSE)
        assert at_once(session, last, HUMAN, lambda _: None, session.events_at(last)) is end_of(
            session, last, HUMAN
        )
    assert ends <= {Effect.WIN, Effect.LOSE}


def a_step_of_another(session: Session) -> int:
    return next(ply for ply, entry in enumerate(session.log, 1) if entry.seat != HUMAN)


def test_a_step_of_another_is_heard_where_it_has_no_effect_of_its_own() -> None:
    session = played(kit("solani"), 1, 30)
    ply = a_step_of_another(session)
    parts = [(event, (Pause(),)) for event in session.events_at(ply)]
    heard = cues(session, ply, HUMAN, lambda _: None, parts)
    assert heard[0] == Sound(Effect.STEP)
    assert Sound(Effect.STEP) not in cues(session, ply, HUMAN, lambda _: Effect.TILE, parts)
    assert Sound(Effect.STEP) not in cues(session, ply, session.log[ply - 1].seat, lambda _: None, parts)


def test_what_only_another_knows_of_is_not_heard() -> None:
    """N34: that a special was kept back is its holder's own knowledge; nothing moves for it either."""
    session = played(kit("nautilus"), 1, 30)
    ply = a_step_of_another(session)
    declined = next(
        event
        for seed in range(1, 9)
        for game in [played(kit("nautilus"), seed)]
        for at_ply in range(1, len(game.log) + 1)
        for event in game.events_at(at_ply)
        if isinstance(event, nautilus.SpecialDeclined) and event.seat == BOT
    )
    assert game_ui("nautilus").sound(declined) is None
    assert cues(session, ply, HUMAN, game_ui("nautilus").sound, [(declined, ())]) == ()


@pytest.mark.parametrize("speed", [BotSpeed.INSTANT, BotSpeed.FAST])
def test_m_is_pressed_at_the_table_wherever_the_keyboard_is(
    seat: Seat, qtbot: QtBot, speed: BotSpeed
) -> None:
    seat.page.set_speed(speed)
    for widget in (seat.board.view, seat.page.tool_bar.sound, seat.page):
        widget.setFocus()
        with qtbot.waitSignal(seat.page.mute_wanted, timeout=1000):
            QTest.keyClick(widget, Qt.Key.Key_M)
    seat.page.search_log()
    QApplication.processEvents()
    with qtbot.assertNotEmitted(seat.page.mute_wanted):
        QTest.keyClick(seat.page.side_panel.focusWidget(), Qt.Key.Key_M)


def test_the_tool_bar_says_whether_it_sounds_and_by_which_key_that_changes(seat: Seat) -> None:
    button = seat.page.tool_bar.sound
    wide = button.width_of(compact=False)
    for volume, muted, words in ((60, False, "Sound on"), (60, True, "Sound off"), (0, False, "Sound off")):
        seat.page.set_sound(volume, muted=muted)
        assert (button.accessibleName(), button.toolTip()) == (words, f"{words} (M)")
        assert button.width_of(compact=False) == wide, "what lies beside it stays"
