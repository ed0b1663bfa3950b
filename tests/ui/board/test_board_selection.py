"""Pick and place without a window. Source: ux.md 4.6, mocks/noria.md 4 and 7."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noria_desktop.ui.board.gestures import Gesture, GestureTable
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.places import Direction, distance, nearest, neighbour, spots_at, zones
from noria_desktop.ui.board.selection import Nothing, Offered, Played, Refused, Selection, Stage
from noria_desktop.ui.board.sprites import Spot


def h(name: str) -> Handle:
    return Handle("thing", name)


def spot(
    name: str, x: float = 0, y: float = 0, size: float = 10, parent: str | None = None, zone: str = "z"
) -> Spot:
    return Spot(h(name), x, y, size, size, zone, parent=h(parent) if parent else None)


def gesture(source: str, target: str, action: str = "") -> Gesture[str]:
    return Gesture(h(source), h(target), (action or f"{source}>{target}",))


FLAG = (gesture("flag", "hull"), gesture("flag", "arch"), gesture("flag", "far"), gesture("flag", "open"))
SPOTS = (
    spot("flag"),
    spot("island"),
    spot("hull", parent="island"),
    spot("arch", parent="island"),
    spot("isle2"),
    spot("far", parent="isle2"),
    spot("open"),
    spot("bell"),
    spot("none", parent="isle3"),
    spot("isle3"),
)


def machine(*gestures: Gesture[str], spots: tuple[Spot, ...] = SPOTS) -> Selection[str]:
    selection: Selection[str] = Selection()
    selection.renew(GestureTable(gestures), spots)
    return selection


def at(selection: Selection[str]) -> Stage:
    return selection.stage


def names(handles: tuple[Handle, ...]) -> set[str]:
    return {handle.key for handle in handles}


def test_what_is_no_source_cannot_be_taken() -> None:
    selection = machine(*FLAG)
    assert not selection.pick(h("hull"))
    assert selection.press(h("hull")) == Nothing()
    assert at(selection) == Stage.IDLE


def test_children_are_folded_away_until_their_parent_is_pointed_at() -> None:
    selection = machine(*FLAG)
    selection.pick(h("flag"))
    assert names(selection.lit()) == {"open"}
    assert names(selection.steps()) == {"island", "isle2"}
    selection.point(h("island"))
    assert names(selection.lit()) == {"open", "hull", "arch"}
    # Over a child its sisters stay lit.
    selection.point(h("hull"))
    assert names(selection.lit()) == {"open", "hull", "arch"}
    selection.point(h("isle2"))
    assert names(selection.lit()) == {"open", "far"}
    selection.point(None)
    assert names(selection.lit()) == {"open"}


def test_a_drop_on_a_lit_target_plays() -> None:
    selection = machine(*FLAG)
    selection.pick(h("flag"))
    selection.point(h("arch"))
    assert selection.drop(h("arch")) == Played(gesture("flag", "arch"))
    assert at(selection) == Stage.IDLE


def test_a_drop_on_a_folded_target_is_refused() -> None:
    selection = machine(*FLAG)
    selection.pick(h("flag"))
    assert selection.drop(h("arch")) == Refused(h("flag"), h("arch"))
    assert at(selection) == Stage.IDLE


def test_a_drop_on_nothing_or_home_just_puts_back() -> None:
    for where in (None, h("flag")):
        selection = machine(*FLAG)
        selection.pick(h("flag"))
        assert selection.drop(where) == Nothing()
        assert at(selection) == Stage.IDLE


def test_a_pressed_parent_stays_open_and_limits_the_arrow_keys() -> None:
    selection = machine(*FLAG)
    selection.press(h("flag"))
    assert names(selection.stops()) == {"open", "island", "isle2"}
    assert selection.press(h("island")) == Nothing()
    selection.point(None)
    assert names(selection.lit()) == {"open", "hull", "arch"}
    assert names(selection.stops()) == {"hull", "arch"}
    assert selection.cancel()
    assert at(selection) == Stage.PICKED
    assert names(selection.stops()) == {"open", "island", "isle2"}
    assert selection.cancel()
    assert at(selection) == Stage.IDLE
    assert not selection.cancel()


def test_a_parent_that_is_a_target_is_lit_as_one_and_its_children_are_stops_beside_it() -> None:
    selection = machine(*FLAG, gesture("flag", "island"))
    selection.press(h("flag"))
    assert names(selection.lit()) == {"open", "island"}
    assert names(selection.steps()) == {"isle2"}
    selection.point(h("island"))
    assert names(selection.stops()) == {"open", "island", "hull", "arch", "isle2"}
    assert selection.press(h("island")) == Played(gesture("flag", "island"))


def test_grandparents_open_one_after_the_other() -> None:
    spots = (spot("flag"), spot("sky"), spot("isle", parent="sky"), spot("berth", parent="isle"))
    selection = machine(gesture("flag", "berth"), spots=spots)
    selection.press(h("flag"))
    assert names(selection.steps()) == {"sky"}
    selection.press(h("sky"))
    assert names(selection.steps()) == {"sky", "isle"}
    assert names(selection.stops()) == {"isle"}
    selection.press(h("isle"))
    assert names(selection.lit()) == {"berth"}
    assert selection.press(h("berth")) == Played(gesture("flag", "berth"))


def test_a_parent_without_spot_hides_nothing() -> None:
    spots = (spot("flag"), spot("berth", parent="nowhere"))
    selection = machine(gesture("flag", "berth"), spots=spots)
    selection.press(h("flag"))
    assert names(selection.lit()) == {"berth"}


def test_a_press_source_plays_at_once_and_cannot_be_carried() -> None:
    selection = machine(gesture("bell", "bell"))
    assert not selection.pick(h("bell"))
    assert selection.press(h("bell")) == Played(gesture("bell", "bell"))


def test_a_source_that_may_be_carried_and_pressed_is_carried_first_and_pressed_by_a_second_press() -> None:
    selection = machine(gesture("flag", "flag", "press"), gesture("flag", "open"))
    assert selection.press(h("flag")) == Nothing()
    assert selection.press(h("flag")) == Played(gesture("flag", "flag", "press"))


def test_alternatives_are_offered_and_one_is_chosen() -> None:
    one, two = gesture("flag", "open", "plain"), gesture("flag", "open", "painted")
    selection = machine(one, two)
    selection.press(h("flag"))
    assert selection.press(h("open")) == Offered((one, two))
    assert at(selection) == Stage.CHOOSING
    assert selection.choose(5) == Nothing()
    assert selection.choose(1) == Played(two)
    assert at(selection) == Stage.IDLE


def test_alternatives_of_a_press_are_offered_too() -> None:
    one, two = gesture("bell", "bell", "once"), gesture("bell", "bell", "twice")
    selection = machine(one, two)
    assert selection.press(h("bell")) == Offered((one, two))
    assert selection.cancel()
    assert selection.choose(0) == Nothing()


def test_with_a_piece_in_hand_another_source_is_taken_instead_unless_it_is_a_target() -> None:
    selection = machine(
        gesture("flag", "open"), gesture("flag", "hull"), gesture("open", "bell"), gesture("isle2", "open")
    )
    selection.press(h("flag"))
    assert selection.press(h("isle2")) == Nothing()
    assert selection.source == h("isle2")
    selection.press(h("isle2"))
    selection.press(h("flag"))
    assert selection.press(h("open")) == Played(gesture("flag", "open"))


def test_a_new_moment_empties_the_hand() -> None:
    selection = machine(*FLAG)
    selection.press(h("flag"))
    selection.renew(GestureTable(), SPOTS)
    assert at(selection) == Stage.IDLE
    assert selection.lit() == ()


@given(st.lists(st.sampled_from([*SPOTS, None]), max_size=12), st.data())
def test_whatever_is_pressed_only_gestures_of_the_table_are_played(
    presses: list[Spot | None], data: st.DataObject
) -> None:
    selection = machine(*FLAG, gesture("flag", "open", "other"), gesture("bell", "bell"))
    for one in presses:
        handle = one.handle if one else None
        act = data.draw(st.sampled_from(["press", "drop", "point", "cancel", "choose"]))
        match act:
            case "press":
                outcome = selection.press(handle)
            case "drop":
                outcome = selection.drop(handle)
            case "choose":
                outcome = selection.choose(0)
            case "cancel":
                selection.cancel()
                continue
            case _:
                selection.point(handle)
                continue
        if isinstance(outcome, Played):
            assert outcome.gesture in selection.table.gestures
        assert set(selection.lit()) <= set(selection.targets())
        assert (selection.source is None) == (selection.stage is Stage.IDLE)


# Geometry


def test_distance_to_a_box_a_disc_and_a_rim() -> None:
    box = Spot(h("b"), 0, 0, 20, 10, "z")
    assert distance(box, 9, 4) == 0
    assert distance(box, 13, 9) == 5  # 3 aside, 4 below: hypotenuse 5
    disc = Spot(h("d"), 0, 0, 20, 20, "z", round=True)
    assert distance(disc, 6, 8) == 0
    assert distance(disc, 12, 16) == pytest.approx(10)
    rim = Spot(h("r"), 0, 0, 100, 100, "z", round=True, hole=80)
    assert distance(rim, 45, 0) == 0
    assert distance(rim, 30, 0) == 10


def test_the_smallest_spot_under_the_pointer_comes_first_and_small_ones_are_widened() -> None:
    spots = (spot("island", 0, 0, 100), spot("berth", 10, 0, 20), spot("dot", 40, 0, 4))
    assert [s.handle.key for s in spots_at(spots, 12, 0)] == ["berth", "island"]
    assert [s.handle.key for s in spots_at(spots, 47, 0)] == ["island"]
    # Widened to 24, the dot is under the pointer too, but after what truly is.
    assert [s.handle.key for s in spots_at(spots, 47, 0, least=24)] == ["island", "dot"]


def test_a_drop_snaps_to_the_nearest_within_reach() -> None:
    spots = (spot("a", 0, 0), spot("b", 30, 0))
    found = nearest(spots, 20, 0, 24)
    assert found is not None
    assert found.handle == h("b")
    assert nearest(spots, 200, 0, 24) is None


def test_arrow_keys_prefer_what_lies_straight_ahead() -> None:
    #  a . b
    #  . c .
    spots = (spot("a", 0, 0), spot("b", 40, 0), spot("c", 20, 18))
    assert neighbour(spots[0], spots, Direction.RIGHT) == h("b")
    assert neighbour(spots[0], spots, Direction.DOWN) == h("c")
    assert neighbour(spots[1], spots, Direction.LEFT) == h("a")
    assert neighbour(spots[0], spots, Direction.UP) is None


@given(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=2, max_size=20, unique=True))
def test_on_a_grid_arrow_keys_reach_every_place(cells: list[tuple[int, int]]) -> None:
    spots = tuple(spot(f"{x}.{y}", 10.0 * x, 10.0 * y) for x, y in cells)
    by_handle = {s.handle: s for s in spots}
    reached, edge = {spots[0].handle}, [spots[0]]
    while edge:
        here = edge.pop()
        for direction in Direction:
            found = neighbour(here, spots, direction)
            if found is not None and found not in reached:
                reached.add(found)
                edge.append(by_handle[found])
    # From anywhere, something lies on some side; nothing may be an island of its own.
    assert len(reached) > 1


def test_zones_come_in_reading_order() -> None:
    assert zones((spot("a", zone="wheel"), spot("b", zone="sky"), spot("c", zone="wheel"))) == (
        "wheel",
        "sky",
    )


def test_a_part_of_a_lit_place_that_means_nothing_of_its_own_is_that_place() -> None:
    """Nautilus: the anchored corner of an empty space, with no anchor to be had."""
    piece, space, corner = Handle("piece"), Handle("space"), Handle("corner")
    spots = (
        Spot(piece, 0, 0, 10, 10, "hand"),
        Spot(space, 50, 0, 20, 20, "table"),
        Spot(corner, 55, 5, 6, 6, "table", parent=space),
    )
    selection: Selection[str] = Selection()
    selection.renew(GestureTable((Gesture(piece, space, ("lay",)),)), spots)
    selection.pick(piece)
    assert selection.drop(corner) == Played(Gesture(piece, space, ("lay",)))
