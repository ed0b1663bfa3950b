"""Every decision of Noria made at the real page by dragging, by clicking and by the keyboard alone.

Positions are built by hand (``tests/games/noria/positions.py``); what counts is the action in the history.
Source: issue "Done when" 2 and 7; architecture 2.12.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest
from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.state import (
    ChoosingTrack,
    Influencing,
    Intriguing,
    Naming,
    PlacingDiscs,
    Removing,
    State,
    TurningRings,
)
from noria_desktop.games.noria.terms import Chamber, Disc, Good, Landing, Resource, Ring, Side, Space, Track
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.table.pace import BotSpeed
from tests.games.noria.positions import a_state, acting, with_ships
from tests.ui.dragging import drop_astray
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat, at_the_table

pytestmark = pytest.mark.usefixtures("shared_pictures")

CITY, JOURNEY, TOOL = Space.M3, Space.L5, Space.S2
WHEEL = "S2 tool, M3 city, L5 journey, L1 energy, L4 mycelium, M1 bonus"
"""One disc of each kind that acts on the rest of the table, in the active half."""


def using(space: Space, **belongings: Any) -> State:
    """The disc on a space has two actions; stores as given."""
    return a_state(acting((space, 2)), wheel=WHEEL, **belongings)


@frozen
class Case:
    """A gesture and what it must come to."""

    name: str
    state: Callable[[], State]
    source: Handle
    target: Handle
    action: act.Action
    choices: int = 1
    """How many meanings the gesture has; more than one open the chooser."""


CASES = (
    Case(
        "track pressed",
        lambda: a_state(ChoosingTrack(), round_number=0),
        at.track(Track.EXPLORATION),
        at.track(Track.EXPLORATION),
        act.ChooseTrack(Track.EXPLORATION),
    ),
    Case(
        "representative onto a track",
        lambda: a_state(ChoosingTrack(), round_number=0),
        at.car(Track.RESEARCH),
        at.track(Track.RESEARCH),
        act.ChooseTrack(Track.RESEARCH),
    ),
    Case(
        "night shift, medium ring",
        lambda: a_state(Influencing(), knowledge=9),
        at.ring_rim(Ring.MEDIUM),
        at.ring_rim(Ring.MEDIUM),
        act.NightShift(Ring.MEDIUM),
    ),
    Case(
        "night shift, large ring",
        lambda: a_state(Influencing(), knowledge=9),
        at.ring_rim(Ring.LARGE),
        at.ring_rim(Ring.LARGE),
        act.NightShift(Ring.LARGE),
    ),
    Case(
        "modification onto another disc",
        lambda: a_state(Influencing(), knowledge=9),
        at.space(Space.L4),
        at.space(Space.M1),
        act.Modify(Space.M1, Space.L4),
    ),
    Case(
        "modification onto an empty space",
        lambda: a_state(Influencing(), knowledge=9),
        at.space(Space.M3),
        at.space(Space.L5),
        act.Modify(Space.M3, Space.L5),
    ),
    Case(
        "a disc named",
        lambda: a_state(Naming(), wheel=WHEEL),
        at.space(Space.M3),
        at.space(Space.M3),
        act.NameDisc(Space.M3),
    ),
    Case(
        "actions begun at the hub",
        lambda: a_state(Naming((Space.M3,)), wheel=WHEEL),
        at.centre(),
        at.centre(),
        act.BeginActions(None, ()),
    ),
    Case(
        # Two upgraded discs: exactly one of them acts upgraded, the player says which.
        "actions begun with alternatives",
        lambda: a_state(Naming((Space.M3, Space.L5)), wheel="M3 city+, L5 journey+"),
        at.centre(),
        at.centre(),
        act.BeginActions(Space.L5, ()),
        choices=2,
    ),
    Case(
        # A ship of the kind: 1 mycelium.
        "resources gathered",
        lambda: a_state(acting((Space.L4, 1)), wheel=WHEEL),
        at.space(Space.L4),
        at.space(Space.L4),
        act.Gather(Space.L4),
    ),
    Case(
        "knowledge instead",
        lambda: using(CITY),
        at.space(CITY),
        at.knowledge(),
        act.TakeKnowledge(CITY),
    ),
    Case(
        # City costs 2: of 2 energy and 1 mycelium that is EE or EM.
        "disc bought with a choice of payment",
        lambda: using(CITY, resources=(2, 1, 0)),
        at.market(Disc.CITY),
        at.centre(),
        act.BuyDisc(CITY, Disc.CITY, (1, 1, 0)),
        choices=2,
    ),
    Case(
        "city disc carried to the market",
        lambda: using(CITY, resources=(1, 0, 0)),
        at.space(CITY),
        at.market(Disc.JOURNEY),
        act.BuyDisc(CITY, Disc.JOURNEY, (1, 0, 0)),
    ),
    Case(
        # Exploration 1 costs simple goods; only sails are in store.
        "representative raised",
        lambda: using(CITY, warehouses=(1, 0, 0, 0, 0), stored=(1, 0, 0, 0, 0)),
        at.car(Track.EXPLORATION),
        at.track(Track.EXPLORATION),
        act.Invest(CITY, Track.EXPLORATION, (0, 0, 0), (1, 0, 0, 0, 0)),
    ),
    Case(
        "track pressed with a choice of goods",
        lambda: using(CITY, warehouses=(1, 1, 0, 0, 0), stored=(1, 1, 0, 0, 0)),
        at.track(Track.EXPLORATION),
        at.track(Track.EXPLORATION),
        act.Invest(CITY, Track.EXPLORATION, (0, 0, 0), (0, 1, 0, 0, 0)),
        choices=2,
    ),
    Case(
        "city disc carried to a track",
        lambda: using(CITY, resources=(0, 0, 3)),
        at.space(CITY),
        at.track(Track.REFINEMENT),
        act.Invest(CITY, Track.REFINEMENT, (0, 0, 1), (0, 0, 0, 0, 0)),
    ),
    Case(
        "journey to an island",
        lambda: with_ships(using(JOURNEY), 1, 0, 0, 0),
        at.ambassador(Side.HUMAN),
        at.island(1),
        act.Travel(JOURNEY, 1, Landing.NOTHING, None),
    ),
    Case(
        "journey onto a ship",
        lambda: using(JOURNEY),
        at.ambassador(Side.HUMAN),
        at.berth(0, 0),
        act.Travel(JOURNEY, 0, Landing.BERTH_1, None),
    ),
    Case(
        "journey onto a factory space",
        lambda: using(JOURNEY),
        at.ambassador(Side.HUMAN),
        at.niche(2, 3),
        act.Travel(JOURNEY, 2, Landing.SPACE_4, None),
    ),
    Case(
        "journey disc carried to a ship",
        lambda: using(JOURNEY),
        at.space(JOURNEY),
        at.berth(3, 2),
        act.Travel(JOURNEY, 3, Landing.BERTH_3, None),
    ),
    Case(
        # The bot's ambassador stands on island index 4: one resource, energy or obsidian.
        "journey with a choice of fee",
        lambda: using(JOURNEY, resources=(1, 0, 1)),
        at.ambassador(Side.HUMAN),
        at.niche(4, 0),
        act.Travel(JOURNEY, 4, Landing.SPACE_1, Resource.OBSIDIAN),
        choices=2,
    ),
    Case(
        "tool onto a disc",
        lambda: using(TOOL),
        at.space(TOOL),
        at.space(Space.L1),
        act.Upgrade(TOOL, Space.L1),
    ),
    Case(
        "disc pressed to be upgraded",
        lambda: using(TOOL),
        at.space(Space.M1),
        at.space(Space.M1),
        act.Upgrade(TOOL, Space.M1),
    ),
    Case(
        # A sail costs 1 energy and 1 mycelium.
        "tool onto a warehouse",
        lambda: using(TOOL, resources=(1, 1, 0), warehouses=(1, 0, 0, 0, 0)),
        at.space(TOOL),
        at.crate(Good.SAIL),
        act.Produce(TOOL, (1, 0, 0, 0, 0)),
    ),
    Case(
        # Sail EM and compass EO, one of each.
        "tool onto the warehouses",
        lambda: using(TOOL, resources=(2, 1, 1), warehouses=(1, 1, 0, 0, 0)),
        at.space(TOOL),
        at.warehouses(),
        act.Produce(TOOL, (1, 1, 0, 0, 0)),
    ),
    Case(
        "good sold",
        lambda: using(TOOL, warehouses=(0, 0, 0, 1, 0), stored=(0, 0, 0, 1, 0)),
        at.crate(Good.PISTON),
        at.knowledge(),
        act.SellGood(Good.PISTON),
    ),
    Case(
        "resource bought",
        lambda: using(TOOL, knowledge=9),
        at.knowledge(),
        at.resource(Resource.OBSIDIAN),
        act.BuyResource(Resource.OBSIDIAN),
    ),
    Case(
        "politician seated",
        lambda: a_state(Intriguing(), knowledge=9),
        at.upper_row(Chamber.SPECIALISATION),
        at.lower_row(Chamber.SPECIALISATION),
        act.SeatPolitician(Chamber.SPECIALISATION),
    ),
    Case(
        "politician removed",
        lambda: a_state(Removing(1, Chamber.RESEARCH)),
        at.upper_row(Chamber.RESEARCH),
        at.upper_row(Chamber.RESEARCH),
        act.RemovePolitician(Chamber.RESEARCH),
    ),
    Case(
        "bought disc laid on the wheel",
        lambda: a_state(PlacingDiscs(), centre=(Disc.TOOL, Disc.BONUS)),
        at.waiting(Disc.BONUS, 1),
        at.space(Space.L2),
        act.PlaceDisc(Disc.BONUS, Space.L2),
    ),
)


def drag(seat: Seat, case: Case) -> None:
    seat.drag(case.source, case.target)


def click(seat: Seat, case: Case) -> None:
    seat.click(case.source)
    if case.target != case.source:
        assert seat.session.cursor == 0
        seat.click(case.target)


def keys(seat: Seat, case: Case) -> None:
    seat.by_keys(case.source, case.target)


@pytest.mark.parametrize("hand", [drag, click, keys], ids=lambda hand: hand.__name__)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_decision_by_hand(seat_at: SeatAt, case: Case, hand: Callable[[Seat, Case], None]) -> None:
    seat = seat_at(at_the_table(case.state()))
    offered = seat.board.gestures().options(case.source, case.target)
    assert len(offered) == case.choices, [option.actions for option in offered]
    hand(seat, case)
    if case.choices > 1:
        assert seat.session.cursor == 0
        seat.choose(case.action, by_key=hand is keys)
    assert [entry.action for entry in seat.session.log[:1]] == [case.action]
    seat.board.finish_now()
    assert seat.shows_the_state()


def test_every_kind_of_decision_is_played_here() -> None:
    """A verb added to the game without a gesture here fails; ending and going on are buttons, tested below."""
    played = {type(case.action) for case in CASES}
    assert set(get_args(act.Action)) - played == {act.EndPhase, act.Advance}


# Keys of the prompt strip -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "pending",
    [Influencing(), Naming(), acting((CITY, 1)), Intriguing(), PlacingDiscs()],
    ids=lambda p: type(p).__name__,
)
def test_e_ends_a_phase(seat_at: SeatAt, pending: Any) -> None:
    """Every phase that can be left is left by the same key."""
    seat = seat_at(at_the_table(a_state(pending, wheel=WHEEL, knowledge=9, centre=(Disc.TOOL,))))
    seat.press(Qt.Key.Key_E)
    assert seat.session.log[0].action == act.EndPhase()


def test_e_does_not_leave_a_half_finished_intrigue(seat_at: SeatAt) -> None:
    """Rules 4.3: after a politician was seated one has to leave."""
    seat = seat_at(at_the_table(a_state(Removing(1))))
    seat.press(Qt.Key.Key_E)
    assert seat.session.cursor == 0


def test_space_goes_on_through_automatic_beats(seat_at: SeatAt) -> None:
    seat = seat_at(at_the_table(a_state()))
    seat.page.set_speed(BotSpeed.STEP)
    seat.sit(at_the_table(a_state(TurningRings())))
    seat.page.conductor.pace.stop()  # the player's own beats would come by themselves
    seat.press(Qt.Key.Key_Space)
    assert seat.last == act.Advance()


@pytest.mark.parametrize("enter", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_begins_the_actions(seat_at: SeatAt, enter: Qt.Key) -> None:
    seat = seat_at(at_the_table(a_state(Naming((Space.M3,)), wheel=WHEEL)))
    seat.press(enter)
    assert seat.last == act.BeginActions(None, ())


def test_enter_asks_which_disc_acts_upgraded(seat_at: SeatAt) -> None:
    """Two upgraded discs: the menu of the button lists both, the second is taken with the keys."""
    seat = seat_at(at_the_table(a_state(Naming((Space.M3, Space.L5)), wheel="M3 city+, L5 journey+")))
    seat.press(Qt.Key.Key_Return)
    menu = seat.menu()
    assert len(menu.actions()) == 2
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(menu, key)
    QApplication.processEvents()
    assert seat.last == act.BeginActions(Space.L5, ())


def test_k_takes_knowledge_instead(seat_at: SeatAt) -> None:
    """The resource disc is pressed to gather, so only the key and the button give knowledge for it."""
    seat = seat_at(at_the_table(a_state(acting((Space.L4, 1)), wheel=WHEEL)))
    seat.press(Qt.Key.Key_K)
    assert seat.last == act.TakeKnowledge(Space.L4)


def test_k_asks_for_the_disc_when_several_could_give_it(seat_at: SeatAt) -> None:
    seat = seat_at(at_the_table(a_state(acting((CITY, 1), (JOURNEY, 2)), wheel=WHEEL)))
    seat.press(Qt.Key.Key_K)
    texts = [action.text() for action in seat.menu().actions()]
    assert len(texts) == 2
    assert "City" in texts[0]
    assert "Journey" in texts[1]
    seat.menu().actions()[1].trigger()
    seat.menu().close()
    assert seat.last == act.TakeKnowledge(JOURNEY)


def test_the_buttons_do_what_their_keys_do(seat_at: SeatAt) -> None:
    seat = seat_at(at_the_table(a_state(Naming((Space.M3,)), wheel=WHEEL)))
    seat.strip_button("Begin actions")
    assert seat.last == act.BeginActions(None, ())
    seat.strip_button("1 knowledge instead")
    assert seat.last == act.TakeKnowledge(Space.M3)
    seat.strip_button("End actions")
    assert seat.last == act.EndPhase()


# Second thoughts --------------------------------------------------------------------------------------


def test_escape_leaves_the_chooser_without_a_move(seat_at: SeatAt) -> None:
    seat = seat_at(at_the_table(using(CITY, resources=(2, 1, 0))))
    seat.drag(at.market(Disc.CITY), at.centre())
    assert seat.board.chooser.isVisible()
    QTest.keyClick(seat.board.chooser, Qt.Key.Key_Escape)
    assert not seat.board.chooser.isVisible()
    assert seat.session.cursor == 0
    assert seat.shows_the_state()


def test_a_ring_turned_by_less_than_half_a_space_goes_back(seat_at: SeatAt) -> None:
    seat = seat_at(at_the_table(a_state(Influencing(), knowledge=9)))
    seat.turn(at.ring_rim(Ring.LARGE), share=0.4)
    assert seat.session.cursor == 0
    assert seat.shows_the_state()


def test_a_ring_is_never_turned_backwards(seat_at: SeatAt) -> None:
    """Rules 4.1: a night shift turns clockwise."""
    seat = seat_at(at_the_table(a_state(Influencing(), knowledge=9)))
    seat.turn(at.ring_rim(Ring.LARGE), share=-1.0)
    assert seat.session.cursor == 0
    assert seat.shows_the_state()


def test_what_is_dropped_astray_goes_home(seat_at: SeatAt) -> None:
    seat = seat_at(at_the_table(using(CITY, resources=(2, 1, 0))))
    drop_astray(seat.qtbot, seat.board, at.market(Disc.JOURNEY), at.island(2))
    assert seat.session.cursor == 0
    assert seat.shows_the_state()


def test_the_strip_speaks_of_the_disc_in_hand_until_it_lies_down_again(seat_at: SeatAt) -> None:
    """Picking a Journey up explains the journey; Esc puts it back, and the prompt stands as before."""
    seat = seat_at(at_the_table(a_state(acting((Space.M3, 1), (Space.L5, 1)), wheel="M3 energy, L5 journey")))
    strip = seat.page.strip
    before = strip.accessibleName(), strip.accessibleDescription()
    seat.click(at.space(Space.L5))
    assert strip.accessibleName().startswith("Journey:")
    assert "ambassador" in strip.accessibleDescription()
    seat.press(Qt.Key.Key_Escape)
    assert (strip.accessibleName(), strip.accessibleDescription()) == before
