"""Movement is decoration: however it is shown, skipped or switched off, the board ends on the projection."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import DAY
from noria_desktop.ui.board.beats import Flip, Glide, Mark, Pause, Show
from noria_desktop.ui.board.halos import Mood
from noria_desktop.ui.board.showing import BoardStep
from tests.ui.board.toy import BADGE, BELL, WHEEL_PLATE, DiscArt, Put, Ring, Rotate, apply, disc, legal, place
from tests.ui.board.toy_game import Game
from tests.ui.dragging import click, drag, key, point_of


@pytest.mark.parametrize("speed", [0.0, 0.02])
@pytest.mark.parametrize("reduced", [False, True])
def test_after_any_walk_the_scene_is_the_projection(
    game: Game, qtbot: QtBot, speed: float, reduced: bool
) -> None:
    chance = random.Random(7)
    game.board.set_motion(speed, reduced)
    for _ in range(14):
        moves = legal(game.view)
        game.do(chance.choice(moves))
        if chance.random() < 0.5:
            # Cut short by the next step or by the player.
            game.board.finish_now()
        if not game.board.busy:
            assert game.board.sprites() == game.projection()
    qtbot.waitUntil(lambda: not game.board.busy, timeout=5000)
    assert game.board.sprites() == game.projection()


def test_a_glide_moves_over_time_and_ends_with_idle(game: Game, qtbot: QtBot) -> None:
    game.board.set_motion(0.5)
    seen: set[float] = set()
    item = game.board.view.board_scene.item(disc(0))
    assert item is not None
    item.xChanged.connect(lambda: seen.add(item.x()))
    with qtbot.waitSignal(game.board.idle, timeout=3000):
        game.do(Put(0, "shelf2"))
        assert game.board.busy
    assert len(seen) > 2
    assert game.board.sprites() == game.projection()


def test_reduced_motion_never_shows_a_place_between(game: Game, qtbot: QtBot) -> None:
    game.board.set_motion(1.0, reduced=True)
    seen: list[tuple[float, float]] = []
    item = game.board.view.board_scene.item(disc(0))
    assert item is not None
    start = (item.x(), item.y())
    item.xChanged.connect(lambda: seen.append((item.x(), item.y())))
    with qtbot.waitSignal(game.board.idle, timeout=3000):
        game.do(Put(0, "shelf2"))
    # Only the jump itself, to the shelf at (620, 330); landing sets the same place again.
    assert {(round(x), round(y)) for x, y in seen if (x, y) != start} <= {(620, 330), (621, 331)}


def test_a_click_ends_all_movement_and_does_no_more(game: Game, qtbot: QtBot) -> None:
    game.board.set_motion(20.0)
    game.do(Put(0, "shelf2"))
    QTest.mouseClick(game.board.view.viewport(), Qt.MouseButton.LeftButton, pos=point_of(game.board, BELL))
    assert not game.board.busy
    assert game.board.sprites() == game.projection()
    assert game.played == []


def test_a_press_on_a_piece_that_lies_still_takes_it_as_well(game: Game, qtbot: QtBot) -> None:
    """It came a moment before all was at rest, and is not lost; nothing is played by it."""
    game.board.set_motion(20.0)
    game.do(Put(0, "shelf2"))
    click(qtbot, game.board, disc(2))
    assert not game.board.busy
    assert game.board.view.hand.selection.source == disc(2)
    assert game.played == []


def test_what_another_movement_brought_under_the_pointer_is_not_taken(game: Game, qtbot: QtBot) -> None:
    game.board.set_motion(20.0)
    before, game.view = game.view, evolve(game.view, at=("shelf1", *game.view.at[1:]))
    game.board.set_motion(0.0)
    game.board.show_state(game.view, legal(game.view))
    game.board.set_motion(20.0)
    back = game.presenter.spots(before, game.board.table)  # type: ignore[arg-type]
    here = next(spot for spot in back if spot.handle == disc(0))
    game.board.show_state(before, legal(before), (Glide(disc(0), here.x, here.y),))
    place = game.board.view.mapFromScene(QPointF(here.x, here.y))
    QTest.mouseClick(game.board.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert not game.board.busy
    assert not game.board.view.hand.holding


def test_enter_on_a_piece_that_lies_still_takes_it_as_well(game: Game, qtbot: QtBot) -> None:
    game.board.focus_on(disc(2), visible=True)
    game.board.set_motion(20.0)
    game.do(Put(0, "shelf2"))
    key(qtbot, game.board, Qt.Key.Key_Return)
    assert not game.board.busy
    assert game.board.view.hand.selection.source == disc(2)
    game.board.cancel()
    game.board.focus_on(BELL, visible=True)
    game.do(Put(1, "shelf1"))
    key(qtbot, game.board, Qt.Key.Key_Return)
    assert not game.board.busy
    assert game.played == []


def test_a_key_ends_all_movement(game: Game, qtbot: QtBot) -> None:
    game.board.set_motion(20.0)
    game.do(Rotate())
    key(qtbot, game.board, Qt.Key.Key_Space)
    assert not game.board.busy
    assert game.board.sprites() == game.projection()


def test_a_press_that_skips_may_begin_a_drag(game: Game, qtbot: QtBot) -> None:
    game.board.set_motion(20.0)
    game.do(Put(0, "shelf2"))
    drag(qtbot, game.board, disc(2), place("shelf1"))
    assert game.board.chooser.buttons()


def test_nothing_can_be_picked_while_beats_play(game: Game) -> None:
    game.board.set_motion(20.0)
    game.do(Put(0, "shelf2"))
    assert game.board.gestures().sources() == ()
    game.board.finish_now()
    assert disc(1) in game.board.gestures().sources()


def test_a_sprite_of_the_coming_view_appears_and_a_gone_one_vanishes(game: Game, qtbot: QtBot) -> None:
    game.board.set_motion(1.0)
    game.do(Ring())
    item = game.board.view.board_scene.item(BADGE)
    assert item is not None
    assert item.opacity() < 1
    game.board.finish_now()
    assert game.board.sprites() == game.projection()


def test_what_pulsed_keeps_an_afterglow_for_a_moment(game: Game, qtbot: QtBot) -> None:
    game.board.set_motion(0.02)
    game.do(Ring())
    qtbot.waitUntil(lambda: not game.board.busy, timeout=3000)
    scene = game.board.view.board_scene
    assert [(halo.spot.handle, halo.mood) for halo in scene.halos()] == [(BELL, Mood.AFTERGLOW)]
    qtbot.waitUntil(lambda: scene.halos() == (), timeout=3000)


def test_marks_of_a_choice_stay_until_the_step_ends(game: Game, qtbot: QtBot) -> None:
    game.board.set_motion(1.0)
    candidates = Show(((place("a1"), Mark.CANDIDATE), (place("a2"), Mark.CANDIDATE)), 20)
    narrowed = Show(((place("a1"), Mark.CHOSEN), (place("a2"), Mark.DROPPED)), 20)
    game.board.show_state(game.view, legal(game.view), (candidates, narrowed, Pause(3000)))
    scene = game.board.view.board_scene
    qtbot.waitUntil(
        lambda: (
            {(h.spot.handle, h.mood) for h in scene.halos()}
            == {(place("a1"), Mood.CHOSEN), (place("a2"), Mood.DROPPED)}
        ),
        timeout=3000,
    )
    game.board.finish_now()
    assert scene.halos() == ()


def test_several_steps_land_on_each_view_in_turn(game: Game, qtbot: QtBot) -> None:
    game.board.set_motion(0.05)
    steps = []
    view = game.view
    landed: list[object] = []
    game.board.view.animator.landed.connect(landed.append)
    for action in (Put(0, "shelf2"), Rotate(), Ring()):
        before, view = view, apply(view, action)
        beats = game.presenter.beats(action, before, view, game.board.table)  # type: ignore[arg-type]
        steps.append(BoardStep(view, legal(view), beats))
    game.view = view
    with qtbot.waitSignal(game.board.idle, timeout=5000):
        game.board.show_steps(steps)
    assert len(landed) == 3
    assert game.board.sprites() == game.projection()


def test_a_flip_shows_the_other_face_and_a_step_is_cut_short_by_the_next(game: Game, qtbot: QtBot) -> None:
    game.board.set_motion(20.0)
    beats = (Flip(disc(0), DiscArt(0, True)), Glide(disc(0), 0, 0))
    game.board.show_state(game.view, legal(game.view), beats)
    game.do(Rotate())
    item = game.board.view.board_scene.item(disc(0))
    assert item is not None
    assert item.shown().art == DiscArt(0)
    assert (item.x(), item.y()) == (60.0, 120.0)
    game.board.finish_now()
    plate = game.board.view.board_scene.item(WHEEL_PLATE)
    assert plate is not None
    assert plate.rotation() == 60


def test_speed_nought_is_at_rest_at_once_and_still_says_so(game: Game, qtbot: QtBot) -> None:
    with qtbot.waitSignal(game.board.idle, timeout=1000):
        game.do(Put(0, "shelf2"))
    assert not game.board.busy


def test_a_resize_or_another_theme_while_beats_play_lands_on_the_new_layout(game: Game, qtbot: QtBot) -> None:
    game.board.set_motion(20.0)
    changes: list[Callable[[], None]] = [
        lambda: game.board.resize(1000, 640),
        lambda: game.board.set_skin(Skin(DAY)),
    ]
    for change in changes:
        game.do(Rotate())
        with qtbot.waitSignal(game.board.idle, timeout=1000):
            change()
        assert game.board.sprites() == game.projection()
        assert BELL in game.board.gestures().sources()


def test_a_page_that_answers_rest_with_more_beats_is_not_cut_off_by_a_resize(
    game: Game, qtbot: QtBot
) -> None:
    game.board.set_motion(20.0)
    game.do(Rotate())
    game.board.idle.connect(lambda: game.do(Ring()), type=Qt.ConnectionType.SingleShotConnection)
    game.board.resize(1000, 640)
    QApplication.processEvents()
    assert game.view.rung == 1
    game.board.finish_now()
    assert game.board.sprites() == game.projection()
