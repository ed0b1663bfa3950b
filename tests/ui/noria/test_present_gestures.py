"""Everything legal can be played with pointer or keyboard, and nothing else (architecture 2.6)."""

from __future__ import annotations

from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.noria.actions import (
    Action,
    Advance,
    BeginActions,
    BuyDisc,
    ChooseTrack,
    EndPhase,
    Gather,
    NameDisc,
    NightShift,
    Produce,
    RemovePolitician,
    SeatPolitician,
    TakeKnowledge,
    Travel,
    Upgrade,
)
from noria_desktop.games.noria.positions import position
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import Acting, Options, State, Task, WheelDisc
from noria_desktop.games.noria.terms import SPACES, Chamber, Disc, Landing, Ring, Space, Track
from noria_desktop.ui.board.gestures import GestureTable, Key
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board.gestures import commands, gestures
from noria_desktop.ui.noria.board.layout import layout
from noria_desktop.ui.noria.board.present import NoriaPresenter
from tests.ui.noria.walks import moments

PRESENTER = NoriaPresenter()
TABLE = layout(1280, 678)


def offered(view: State, legal: tuple[Action, ...]) -> set[Action]:
    """All actions behind gestures and buttons."""
    found = {action for gesture in gestures(view, legal) for action in gesture.actions}
    return found | {action for command in commands(view, legal) for action in command.actions}


def same_but_for_the_disc(action: Action) -> Action:
    """The action with a fixed activated disc."""
    fixed: Action = evolve(action, space=Space.S2) if hasattr(action, "space") else action  # type: ignore[arg-type]
    return fixed


def test_the_walks_meet_every_kind_of_action() -> None:
    kinds = {type(moment.action).__name__ for moment in moments()}
    assert len(kinds) >= 18, kinds


def test_nothing_illegal_is_offered() -> None:
    for moment in moments():
        assert offered(moment.before, moment.legal) <= set(moment.legal)


def test_everything_legal_is_offered_up_to_equal_discs() -> None:
    """Two discs of a kind that do the same are offered once."""
    for moment in moments():
        shown = offered(moment.before, moment.legal)
        missing = set(moment.legal) - shown
        twins = {same_but_for_the_disc(action) for action in shown}
        assert all(same_but_for_the_disc(action) in twins for action in missing), missing
        if not isinstance(moment.before.pending, Acting):
            assert not missing


def test_every_handle_of_a_gesture_has_exactly_one_spot() -> None:
    for moment in moments():
        names = [spot.handle for spot in PRESENTER.spots(moment.before, TABLE)]
        assert len(names) == len(set(names))
        used = {h for g in gestures(moment.before, moment.legal) for h in (g.source, g.target)}
        assert used <= set(names), used - set(names)


def test_everything_that_is_carried_has_a_picture_that_follows() -> None:
    for moment in moments():
        table = GestureTable(gestures(moment.before, moment.legal))
        carried = {sprite.carries for sprite in PRESENTER.project(moment.before, TABLE)}
        for source in table.sources():
            if not table.is_press(source):
                assert source in carried, source


def test_what_is_only_asked_for_with_a_click_needs_a_single_one() -> None:
    """A source that can be pressed cannot be carried too, unless its press is played at the first click."""
    for moment in moments():
        table = GestureTable(gestures(moment.before, moment.legal))
        for source in table.sources():
            assert source not in table.targets(source) or table.acts_at_once(source), source


def test_alternatives_of_one_gesture_differ() -> None:
    for moment in moments():
        found = gestures(moment.before, moment.legal)
        assert len(found) == len(set(found))


# Single gestures ------------------------------------------------------------------------------------


def begun(track: Track | None = Track.RESEARCH) -> State:
    return RULES.setup(Options(player_track=track), 3).state


def acting(*lying: tuple[Space, Disc], left: tuple[int, ...], in_use: Space | None = None) -> State:
    """Action phase with these named discs."""
    there = zip(SPACES, begun().human.wheel, strict=True)
    wheel = {space: disc for space, disc in there if disc is not None}
    wheel |= {space: WheelDisc(disc) for space, disc in lying}
    tasks = tuple(Task(space, count) for (space, _), count in zip(lying, left, strict=True) if count)
    pending = Acting(tuple(space for space, _ in lying), None, tasks, in_use)
    track = Options(player_track=Track.RESEARCH)
    return position(track, 3, pending=pending, wheel=wheel, resources=(4, 4, 4))


def ways(view: State, *legal: Action) -> set[tuple[str, str]]:
    return {(str(g.source), str(g.target)) for g in gestures(view, legal)}


def test_a_track_is_chosen_by_pressing_it_or_by_raising_the_representative() -> None:
    assert ways(begun(), ChooseTrack(Track.SETTLEMENT)) == {
        ("track:settlement", "track:settlement"),
        ("car:settlement", "track:settlement"),
    }


def test_a_ring_is_turned_by_its_handle() -> None:
    assert ways(begun(), NightShift(Ring.LARGE)) == {("ring_rim:large", "ring_rim:large")}


def test_a_disc_is_named_by_pressing_it() -> None:
    assert ways(begun(), NameDisc(Space.M3)) == {("space:M3", "space:M3")}


def test_a_journey_ends_on_a_ship_a_space_or_the_island_itself() -> None:
    view = acting((Space.S2, Disc.JOURNEY), left=(1,))
    for landing, target in (
        (Landing.NOTHING, "island:2"),
        (Landing.BERTH_2, "berth:2.1"),
        (Landing.SPACE_4, "niche:2.3"),
    ):
        assert ways(view, Travel(Space.S2, 2, landing, None)) == {
            ("ambassador:human", target),
            ("space:S2", target),
        }


def test_berths_and_spaces_light_up_only_over_their_island() -> None:
    by_name = {str(spot.handle): spot for spot in PRESENTER.spots(begun(), TABLE)}
    assert by_name["berth:2.1"].parent == at.island(2)
    assert by_name["niche:2.3"].parent == at.island(2)


def test_a_disc_is_bought_into_the_hub_and_payments_are_alternatives() -> None:
    view = acting((Space.S2, Disc.CITY), left=(1,))
    legal = (BuyDisc(Space.S2, Disc.TOOL, (1, 0, 0)), BuyDisc(Space.S2, Disc.TOOL, (0, 1, 0)))
    table = GestureTable(gestures(view, legal))
    assert len(table.options(at.market(Disc.TOOL), at.centre())) == 2


def test_goods_of_one_kind_are_made_in_their_column_mixed_ones_in_the_warehouses() -> None:
    view = acting((Space.S2, Disc.TOOL), left=(1,))
    assert ways(view, Produce(Space.S2, (2, 0, 0, 0, 0))) == {("space:S2", "crate:sail")}
    assert ways(view, Produce(Space.S2, (1, 1, 0, 0, 0))) == {
        ("space:S2", "warehouses"),
        ("warehouses", "warehouses"),
    }


def test_a_politician_is_carried_down_or_pressed_away() -> None:
    assert ways(begun(), SeatPolitician(Chamber.RESEARCH)) == {("upper_row:research", "lower_row:research")}
    assert ways(begun(), RemovePolitician(Chamber.RESEARCH)) == {("upper_row:research", "upper_row:research")}


def test_the_disc_in_use_goes_on_without_asking() -> None:
    """Two tools with actions left, one of them in use: the other would only lose what is left."""
    view = acting((Space.S2, Disc.TOOL), (Space.M3, Disc.TOOL), left=(2, 1), in_use=Space.M3)
    legal = (Upgrade(Space.S2, Space.L1), Upgrade(Space.M3, Space.L1))
    assert {a for g in gestures(view, legal) for a in g.actions} == {Upgrade(Space.M3, Space.L1)}


def test_equal_discs_are_not_asked_about_but_unequal_ones_are() -> None:
    legal = (Upgrade(Space.S2, Space.L1), Upgrade(Space.M3, Space.L1))
    equal = acting((Space.S2, Disc.TOOL), (Space.M3, Disc.TOOL), left=(1, 1))
    pressed = [g for g in gestures(equal, legal) if g.source == g.target]
    assert len({a for g in pressed for a in g.actions}) == 1
    carried = {
        (str(g.source), a.space)
        for g in gestures(equal, legal)
        if g.source != g.target
        for a in g.actions
        if isinstance(a, Upgrade)
    }
    assert carried == {("space:S2", Space.S2), ("space:M3", Space.M3)}, (
        "a Journey was refused where it could go"
    )
    unequal = acting((Space.S2, Disc.TOOL), (Space.M3, Disc.TOOL), left=(2, 1))
    assert len({a for g in gestures(unequal, legal) for a in g.actions}) == 2


def test_a_resource_disc_is_pressed_once_or_dragged_to_the_knowledge() -> None:
    """Rules 4.2.2: a disc's action, or 1 knowledge instead; dragged there it said "only press it"."""
    view = acting((Space.M3, Disc.OBSIDIAN), left=(1,))
    assert ways(view, Gather(Space.M3)) == {("space:M3", "space:M3")}
    assert ways(view, TakeKnowledge(Space.M3)) == {("space:M3", "knowledge")}
    table = GestureTable(gestures(view, (Gather(Space.M3), TakeKnowledge(Space.M3))))
    assert table.acts_at_once(at.space(Space.M3))


# Buttons --------------------------------------------------------------------------------------------


def test_buttons_and_their_keys() -> None:
    view = acting((Space.S2, Disc.CITY), left=(1,))
    found = commands(view, (TakeKnowledge(Space.S2), EndPhase()))
    assert [(c.name, c.key, c.primary) for c in found] == [
        ("substitute", Key.SUBSTITUTE, False),
        ("end", Key.END, False),
    ]
    assert [(c.name, c.key) for c in commands(view, (Advance(),))] == [("advance", Key.GO_ON)]


def test_begin_is_a_button_and_a_press_on_the_hub() -> None:
    begin = BeginActions(None, ())
    assert commands(begun(), (begin,))[0].key is Key.CONFIRM
    assert ways(begun(), begin) == {("centre", "centre")}


def test_knowledge_instead_is_for_the_disc_in_use() -> None:
    view = acting((Space.S2, Disc.CITY), (Space.M3, Disc.TOOL), left=(1, 1), in_use=Space.M3)
    found = commands(view, (TakeKnowledge(Space.S2), TakeKnowledge(Space.M3)))
    assert found[0].actions == (TakeKnowledge(Space.M3),)


def test_focus_goes_to_the_disc_in_use_first() -> None:
    view = acting((Space.S2, Disc.CITY), (Space.M3, Disc.TOOL), left=(1, 1), in_use=Space.M3)
    assert PRESENTER.subject(view, HUMAN)[0] == at.space(Space.M3)


def test_the_bots_subject_is_its_letters() -> None:
    for moment in moments():
        if RULES.turn(moment.before).seat == BOT:
            names = {spot.handle for spot in PRESENTER.spots(moment.before, TABLE)}
            assert set(PRESENTER.subject(moment.before, BOT)) <= names
