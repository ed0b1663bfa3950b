"""A hand on Scythe's table: with the mouse the actions of the rules come out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import PLACE_OF, Cargo, Faction, Unit, home_base
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.gestures import Collect
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.collecting import Picks
from noria_desktop.ui.scythe.board.loading import Load
from noria_desktop.ui.scythe.board.present import ScythePresenter
from noria_desktop.ui.scythe.paint.table import PICTURES
from tests.ui.dragging import LEFT, carry, click, drag, drop_astray, hover, spot_of
from tests.ui.scythe.walks import game, of_kind

Table = tuple[Board, list[Any]]
H04, H05 = PLACE_OF["h04"], PLACE_OF["h05"]


@pytest.fixture
def seat(qtbot: QtBot) -> Callable[[State], Table]:
    """Seats the human at a board that shows a position; what is played is listed."""

    def sit(state: State) -> Table:
        board = Board()
        qtbot.addWidget(board)
        board.resize(1280, 678)
        board.set_motion(0)
        board.set_presenter(ScythePresenter(), PICTURES, Skin(THEMES["night"]))
        board.set_texts(
            inspect=lambda handle: None,
            preview=lambda source, target: None,
            describe=lambda gesture: str(gesture.actions[0]),
            label=str,
        )
        with qtbot.waitExposed(board):
            board.show()
        played: list[Any] = []
        board.played.connect(lambda actions: played.extend(actions))
        board.show_state(RULES.observe(state, HUMAN), RULES.legal_actions(state))
        return board, played

    return sit


def start() -> State:
    """Nordic before its first section: character at home, workers on h04 and h05."""
    return game(0, Faction.NORDIC)[0].true


def moving() -> State:
    """The same in the middle of a Move action, a mech and three oil on h04."""
    state = start()
    army = evolve(state.human.army, mechs=(H04, None, None, None))
    goods = tuple((3, 0, 0, 0) if place == H04 else (0,) * 4 for place in range(len(state.board.goods)))
    return evolve(
        state,
        human=evolve(state.human, army=army),
        board=evolve(state.board, goods=goods),
        pending=(due.ChoosingBottom(0), due.Aftermath(), due.Moving(2, 1)),
    )


def test_the_action_token_is_dragged_to_a_section(qtbot: QtBot, seat: Callable[[State], Table]) -> None:
    """H1."""
    board, played = seat(start())
    drag(qtbot, board, at.token(), at.section(2))
    assert played == [act.ChooseSection(2)]


def test_a_unit_is_picked_and_makes_its_first_step_in_one(
    qtbot: QtBot, seat: Callable[[State], Table]
) -> None:
    """H8: picked, then moved."""
    board, played = seat(moving())
    base = home_base(Faction.NORDIC)
    drag(qtbot, board, at.own(Unit.CHARACTER, base), at.place(H05))
    assert played == [act.PickMover(Unit.CHARACTER, base), act.MoveTo(H05)]


def test_a_unit_in_hand_lights_where_it_may_go(qtbot: QtBot, seat: Callable[[State], Table]) -> None:
    """From h04 a mech steps to h05 and h11; rivers bar h03 and h10 without Riverwalk's terrains (rules.md 13, 14)."""
    board, _ = seat(moving())
    carry(qtbot, board, at.own(Unit.MECH, H04), at.place(H05))
    lit = set(board.view.hand.selection.lit())
    assert {at.place(H05), at.place(PLACE_OF["h11"])} <= lit
    assert at.place(PLACE_OF["h03"]) not in lit


def test_a_drop_on_a_far_place_plays_nothing(qtbot: QtBot, seat: Callable[[State], Table]) -> None:
    """h30 is no neighbour."""
    board, played = seat(moving())
    drop_astray(qtbot, board, at.own(Unit.WORKER, H05), at.place(PLACE_OF["h30"]))
    assert played == []


def test_a_mech_opens_its_load_and_leaves_some_of_it(qtbot: QtBot, seat: Callable[[State], Table]) -> None:
    """Pressed twice it is only picked; all goes along, and minus leaves one oil here. Source: mocks/table.md 6."""
    board, played = seat(moving())
    click(qtbot, board, at.own(Unit.MECH, H04))
    click(qtbot, board, at.own(Unit.MECH, H04))
    assert played == [act.PickMover(Unit.MECH, H04)]
    picked = RULES.apply(moving(), act.PickMover(Unit.MECH, H04)).state
    board, played = seat(picked)
    click(qtbot, board, at.less(Cargo.OIL))
    assert played == [Collect(Load((2, 0, 0, 0, 1, 0)))]
    board, played = seat(picked)
    drag(qtbot, board, at.own(Unit.MECH, H04), at.place(H05))
    assert played == [act.Take(Cargo.OIL, 3), act.Take(Cargo.FRESH_WORKERS, 1), act.MoveTo(H05)]


def test_the_dial_is_pressed_and_a_card_dragged_into_the_arena(
    qtbot: QtBot, seat: Callable[[State], Table]
) -> None:
    """H12; neither decides anything before *Fight*."""
    power = of_kind(due.ChoosingPower)[0]
    board, played = seat(power.true)
    click(qtbot, board, at.dial(1))
    assert played == [Collect(Picks((act.SetPower(1),)))]
    cards = of_kind(due.ChoosingCards)[0]
    card = next(action for action in cards.legal if isinstance(action, act.CommitCard))
    board, played = seat(cards.true)
    drag(qtbot, board, at.card(card.card), at.arena())
    assert played == [Collect(Picks((card,)))]


def test_an_encounter_option_is_pressed(qtbot: QtBot, seat: Callable[[State], Table]) -> None:
    """H13."""
    moment = of_kind(due.Encountering)[0]
    option = next(action for action in moment.legal if isinstance(action, act.ChooseOption))
    board, played = seat(moment.true)
    click(qtbot, board, at.option(option.option))
    assert played == [option]


def test_pressed_twice_anywhere_on_it_a_unit_opens_its_load(
    qtbot: QtBot, seat: Callable[[State], Table]
) -> None:
    """Three units on h04 stand at its edges, some a finger's breadth from lit h05; still none steps there."""
    state = moving()
    army = evolve(state.human.army, character=H04)
    board, played = seat(evolve(state, human=evolve(state.human, army=army)))
    for unit in (Unit.CHARACTER, Unit.MECH, Unit.WORKER):
        spot = spot_of(board, at.own(unit, H04))
        for across in (-0.4, 0.0, 0.4):
            point = board.view.mapFromScene(spot.x + across * spot.width, spot.y)
            for _ in range(2):
                hover(qtbot, board, point)
                QTest.mouseClick(board.view.viewport(), LEFT, pos=point)
                QApplication.processEvents()
    picked = [act.PickMover(unit, H04) for unit in (Unit.CHARACTER, Unit.MECH, Unit.WORKER)]
    assert played == [action for action in picked for _ in range(3)]


def test_pressed_twice_anywhere_on_it_a_unit_on_its_way_is_put_back(
    qtbot: QtBot, seat: Callable[[State], Table]
) -> None:
    """It was picked before, so a second press takes nothing but the hand away; lit h05 is a step of its own press."""
    state = moving()
    army = evolve(state.human.army, character=H04)
    state = evolve(state, human=evolve(state.human, army=army))
    for unit in (Unit.CHARACTER, Unit.MECH, Unit.WORKER):
        picked = RULES.apply(state, act.PickMover(unit, H04)).state
        board, played = seat(picked)
        spot = spot_of(board, at.own(unit, H04))
        for across in (-0.4, 0.0, 0.4):
            point = board.view.mapFromScene(spot.x + across * spot.width, spot.y)
            for _ in range(2):
                hover(qtbot, board, point)
                QTest.mouseClick(board.view.viewport(), LEFT, pos=point)
                QApplication.processEvents()
            assert not board.view.hand.holding
        assert played == []
    click(qtbot, board, at.place(H05))
    assert played == [act.Take(Cargo.OIL, 3), act.MoveTo(H05)]
