"""The Move action: allowance, movers, what ends a move, order of the decisions. Source: rules.md 3, 5; H8, H9, H11."""

from __future__ import annotations

import random

import pytest

from noria_desktop.games.scythe.actions import (
    Action,
    ChooseSection,
    Drop,
    EndTurn,
    Finish,
    Halt,
    MoveTo,
    PickMover,
    Skip,
    Take,
    TakeBottom,
    TakeTop,
)
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.events import MoveEnded, MoverPicked, UnitStepped
from noria_desktop.games.scythe.pending import (
    Aftermath,
    ChoosingBottom,
    Moving,
    Travelling,
)
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    BASE_FACTIONS,
    FACTORY_SECTION,
    Ability,
    Cargo,
    Cube,
    Faction,
    Mat,
    Phase,
    Prompt,
    Section,
    Top,
    TopChoice,
    Unit,
    place_id,
)
from tests.games.scythe.positions import (
    after,
    at,
    legal,
    move,
    moving,
    of_kind,
    play,
    position,
    refused,
    ways,
)

CHARACTER, MECH, WORKER = Unit.CHARACTER, Unit.MECH, Unit.WORKER


def picks(state: State) -> list[tuple[Unit, str]]:
    """Units that may be picked, in the order offered."""
    return [(action.unit, place_id(action.place)) for action in legal(state) if isinstance(action, PickMover)]


def move_section(mat: Mat) -> Section:
    """The section of a mat with Move."""
    return components().mats.players[mat.index].section_of[Top.MOVE.index]


# The action as a whole ----------------------------------------------------------------------------------


def test_move_allows_two_units_or_three_without_its_cube() -> None:
    """Rules 4: up to 2, upgraded 3."""
    section = move_section(Mat.INDUSTRIAL)
    for cubes, units in (((), 2), ((Cube.MOVE_UNITS,), 3)):
        state = after(position(cubes=cubes), ChooseSection(section), TakeTop(TopChoice.MOVE))
        entry = state.pending[-1]
        assert isinstance(entry, Moving)
        assert (entry.left, entry.steps) == (units, 1)
        assert RULES.turn(state).phase is Phase.MOVE
        assert RULES.turn(state).prompt is Prompt.MOVER


def test_each_move_is_for_a_different_unit() -> None:
    """Rules 5: the character cannot be picked again, nor can a third unit with an allowance of two."""
    state = position(character="h04", workers="h04 h05", pending=moving())
    assert picks(state) == [(CHARACTER, "h04"), (WORKER, "h04"), (WORKER, "h05")]
    once = after(state, *move(CHARACTER, "h04", "h05"))
    assert picks(once) == [(WORKER, "h04"), (WORKER, "h05")]
    assert refused(once, PickMover(CHARACTER, at("h05"))) is Why.ALREADY_MOVED
    twice = after(once, *move(WORKER, "h04", "h11"))
    assert legal(twice) == (Finish(),)
    assert refused(twice, PickMover(WORKER, at("h05"))) is Why.NO_MOVES_LEFT


def test_moves_may_be_finished_at_any_time_and_the_bottom_row_follows() -> None:
    """H8; rules 3."""
    state = after(position(pending=moving()), Finish())
    assert state.pending == (ChoosingBottom(0),)


def test_units_alike_are_offered_once() -> None:
    """H8: own units of one kind on one place with the same state are interchangeable."""
    state = position(
        character="h04",
        workers="h05 h05 h05",
        mechs={Ability.RIVERWALK: "h11", Ability.SPEED: "h11"},
        pending=moving(),
    )
    assert picks(state) == [(CHARACTER, "h04"), (MECH, "h11"), (WORKER, "h05")]
    assert len(set(legal(state))) == len(legal(state))


def test_of_mechs_alike_the_lowest_slot_goes_first() -> None:
    state = position(mechs={Ability.SEAWORTHY: "h11", Ability.SPEED: "h11"}, pending=moving())
    step = play(state, PickMover(MECH, at("h11")), MoveTo(at("h04")), Halt())
    assert of_kind(step.events, MoverPicked) == [MoverPicked(MECH, 1, at("h11"))]
    again = play(step.state, PickMover(MECH, at("h11")))
    assert of_kind(again.events, MoverPicked) == [MoverPicked(MECH, 3, at("h11"))]


def test_a_worker_that_moved_beside_one_that_did_not() -> None:
    """H8: one of the two on h05 has used its move."""
    state = after(
        position(workers="h04 h05", character="base", pending=moving(3)), *move(WORKER, "h04", "h05")
    )
    assert (WORKER, "h05") in picks(state)
    entry = state.pending[-1]
    assert isinstance(entry, Moving)
    assert entry.workers_moved == (at("h05"),)
    state = after(state, *move(WORKER, "h05", "h12"))
    assert [unit for unit, _ in picks(state)] == [CHARACTER]


def test_a_unit_that_can_go_nowhere_is_no_mover() -> None:
    """H8: it must have a legal step. A worker on a lake has none."""
    state = position(workers="h17 h04", mechs={Ability.SEAWORTHY: "h17"}, pending=moving())
    assert picks(state) == [(CHARACTER, "base_nordic"), (MECH, "h17"), (WORKER, "h04")]
    assert refused(state, PickMover(WORKER, at("h17"))) is Why.NO_STEP
    assert refused(state, PickMover(WORKER, at("h05"))) is Why.NO_UNIT


def test_a_picked_unit_must_make_its_first_step() -> None:
    """H8: taking back is undo, not a rule."""
    state = after(position(character="h04", pending=moving()), PickMover(CHARACTER, at("h04")))
    assert RULES.turn(state).prompt is Prompt.LOAD
    assert legal(state) == (MoveTo(at("h05")), MoveTo(at("h11")))
    assert refused(state, Halt()) is Why.FIRST_STEP_DUE
    assert refused(state, Finish()) is Why.TRAVEL_FIRST


def test_one_step_is_a_move_and_ends_it() -> None:
    """Rules 5; the events tell pick, step and end."""
    step = play(position(character="h04", pending=moving()), *move(CHARACTER, "h04", "h11"))
    assert step.events == (
        MoverPicked(CHARACTER, 0, at("h04")),
        UnitStepped(CHARACTER, 0, at("h04"), at("h11")),
        MoveEnded(CHARACTER, 0, at("h11")),
    )
    assert step.state.human.army.character == at("h11")


def test_with_speed_a_unit_may_end_its_move_at_the_stop() -> None:
    """H8.3."""
    state = position(character="h04", mechs={Ability.SPEED: "base"}, encounters="", pending=moving())
    stop = after(state, *move(CHARACTER, "h04", "h11"))
    assert RULES.turn(stop).prompt is Prompt.STOP
    assert ways(stop) == "h04 h05"
    ended = play(stop, Halt())
    assert ended.events == (MoveEnded(CHARACTER, 0, at("h11")),)
    assert isinstance(ended.state.pending[-1], Moving)


def test_a_character_stops_where_an_encounter_token_lies() -> None:
    """Rules 5, what ends a move at once: h11 has a token; a mech goes on."""
    state = position(character="h04", mechs={Ability.SPEED: "h04"}, pending=moving())
    stopped = after(state, *move(CHARACTER, "h04", "h11"))
    assert isinstance(stopped.pending[-1], Moving)
    passing = after(state, *move(MECH, "h04", "h11"))
    assert isinstance(passing.pending[-1], Travelling)


def test_a_token_that_is_gone_stops_nobody() -> None:
    state = position(character="h04", mechs={Ability.SPEED: "h04"}, encounters="h03", pending=moving())
    assert isinstance(after(state, *move(CHARACTER, "h04", "h11")).pending[-1], Travelling)


def test_a_territory_with_only_an_enemy_structure_or_nothing_does_not_stop_a_unit() -> None:
    """Rules 5: entered freely; there is no stacking limit either."""
    state = position(
        character="h04",
        workers="h05 h05 h05",
        mechs={Ability.SPEED: "h05", Ability.SEAWORTHY: "h05"},
        pending=moving(),
    )
    assert isinstance(after(state, *move(CHARACTER, "h04", "h05")).pending[-1], Travelling)


def test_the_factory_card_moves_one_unit_after_its_top_row() -> None:
    """Rules 5, 8: the card's bottom row, optional and free."""
    state = position(character="h04", factory_card=5)
    state = after(state, ChooseSection(FACTORY_SECTION), Skip(), TakeBottom())
    entry = state.pending[-1]
    assert isinstance(entry, Moving)
    assert (entry.left, entry.steps) == (1, 2)
    state = after(state, *move(CHARACTER, "h04", "h05", "h04"), Finish())
    assert EndTurn() in legal(state)


def test_the_stack_of_a_move_lies_on_the_row_that_follows() -> None:
    """Rules 3: moves, combats, encounter, Factory card, then the bottom row."""
    section = move_section(Mat.INDUSTRIAL)
    state = after(position(), ChooseSection(section), TakeTop(TopChoice.MOVE))
    assert state.pending[:-1] == (ChoosingBottom(section), Aftermath())


# Bounds -------------------------------------------------------------------------------------------------


def _loaded_army(faction: Faction, rng: random.Random) -> State:
    """All pieces out, at random on land, with tokens around them."""
    rival = rng.choice([other for other in BASE_FACTIONS if other is not faction])
    printed = components()
    mechs = printed.mats.factions[faction.index].mechs
    land = [place_id(place) for place in range(47) if printed.map.terrain[place].value != "lake"]
    spots = rng.sample(land, 8)
    free = [name for name in land if name not in spots]
    return position(
        faction,
        rival,
        character=rng.choice(spots),
        mechs={ability: rng.choice(spots) for ability in mechs},
        workers=" ".join(rng.choice(spots) for _ in range(8)),
        goods=dict.fromkeys(rng.sample(spots, 4), "3 oil, 2 metal, 1 food, 4 wood"),
        their_workers=" ".join(rng.sample(free, 4)),
        their_mechs=" ".join(rng.sample(free, 2)),
        pending=moving(*rng.choice([(3, 1), (2, 1), (1, 2)])),
    )


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_a_move_ends_within_its_bound_and_no_decision_is_empty(faction: Faction) -> None:
    """H9: pick, 6 takes, step, 6 drops or takes, step: at most 15 decisions a mover; 46 with finishing."""
    rng = random.Random(faction.index)
    for _ in range(60):
        state = _loaded_army(faction, rng)
        pieces = (len(state.human.army.workers), sum(map(sum, state.board.goods)))
        for _ in range(47):
            if not isinstance(state.pending[-1], (Moving, Travelling)):
                break
            actions = legal(state)
            assert actions
            assert len(set(actions)) == len(actions) <= 112
            wanted = [action for action in actions if not isinstance(action, (Halt, Finish))] or actions
            state = RULES.apply_unchecked(state, rng.choice(wanted)).state
            boxed = sum(map(sum, state.board.goods))
            assert (len(state.human.army.workers), boxed) == pieces
        else:
            pytest.fail("no end")


def test_each_stop_begins_anew() -> None:
    """H8.3: what was dropped at one stop may be taken at the next; here on a Factory move with Speed."""
    state = position(
        mechs={Ability.SPEED: "h04"},
        goods={"h04": "2 oil", "h05": "oil"},
        encounters="",
        pending=moving(1, 2),
    )
    state = after(
        state, PickMover(MECH, at("h04")), Take(Cargo.OIL, 2), MoveTo(at("h11")), Drop(Cargo.OIL, 1)
    )
    assert Drop(Cargo.OIL, 1) not in legal(state)
    state = after(state, MoveTo(at("h05")))
    assert {Drop(Cargo.OIL, 1), Take(Cargo.OIL, 1)} <= set(legal(state))


def test_takes_and_drops_in_full_stay_within_fifteen_decisions() -> None:
    """H9, by hand: a mech with Speed takes six kinds, steps, drops six, steps."""
    state = position(
        workers="h04 h04 h05",
        mechs={Ability.SPEED: "h04"},
        goods={"h04": "oil, metal, food, wood"},
        encounters="",
        pending=moving(3),
    )
    state = after(state, *move(WORKER, "h05", "h04"))
    kinds = list(Cargo)
    way: list[Action] = [PickMover(MECH, at("h04")), *[Take(kind, 1) for kind in kinds], MoveTo(at("h11"))]
    way += [*[Drop(kind, 1) for kind in kinds], MoveTo(at("h05"))]
    assert len(way) == 15
    assert isinstance(after(state, *way).pending[-1], Moving)
