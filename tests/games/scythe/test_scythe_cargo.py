"""Carrying: loading, unloading, passengers, lakes. Source: rules.md 5, carrying; H8, H10."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from noria_desktop.games.scythe.actions import (
    Drop,
    Halt,
    MoveTo,
    PickMover,
    Take,
)
from noria_desktop.games.scythe.events import Loaded, UnitStepped, Unloaded
from noria_desktop.games.scythe.pending import Moving, Travelling
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Ability, Cargo, Faction, Unit, place_id
from tests.games.scythe.positions import (
    after,
    at,
    legal,
    move,
    moving,
    names,
    of_kind,
    on,
    play,
    position,
    refused,
)

CHARACTER, MECH, WORKER = Unit.CHARACTER, Unit.MECH, Unit.WORKER
OIL, METAL, FOOD, WOOD = Cargo.OIL, Cargo.METAL, Cargo.FOOD, Cargo.WOOD
FRESH, MOVED = Cargo.FRESH_WORKERS, Cargo.MOVED_WORKERS


def takes(state: State) -> list[tuple[Cargo, int]]:
    return [(action.cargo, action.number) for action in legal(state) if isinstance(action, Take)]


def drops(state: State) -> list[tuple[Cargo, int]]:
    return [(action.cargo, action.number) for action in legal(state) if isinstance(action, Drop)]


def workers(state: State) -> str:
    return names(state.human.army.workers)


# At the start -------------------------------------------------------------------------------------------


def test_every_unit_carries_resources() -> None:
    """Rules 5: a worker too."""
    state = position(workers="h04 h05", goods={"h04": "2 oil, wood"}, pending=moving())
    state = after(state, PickMover(WORKER, at("h04")))
    assert takes(state) == [(OIL, 1), (OIL, 2), (WOOD, 1)]
    step = play(state, Take(OIL, 2), MoveTo(at("h11")))
    assert on(step.state, "h11") == (2, 0, 0, 0)
    assert on(step.state, "h04") == (0, 0, 0, 1)
    assert of_kind(step.events, UnitStepped)[0].goods == (2, 0, 0, 0)


def test_only_a_mech_carries_workers_and_never_the_character() -> None:
    """Rules 5."""
    state = position(character="h04", workers="h04 h04", mechs={Ability.SPEED: "h04"}, pending=moving())
    assert takes(after(state, PickMover(CHARACTER, at("h04")))) == []
    loading = after(state, PickMover(MECH, at("h04")))
    assert takes(loading) == [(FRESH, 1), (FRESH, 2)]
    character = after(state, PickMover(CHARACTER, at("h04")))
    assert refused(character, Take(FRESH, 1)) is Why.NOT_CARRIED


def test_each_kind_is_taken_once_and_in_the_fixed_order() -> None:
    """H8.1: oil, metal, food, wood, workers."""
    state = position(
        workers="h04 h04", mechs={Ability.SPEED: "h04"}, goods={"h04": "2 oil, food"}, pending=moving()
    )
    state = after(state, PickMover(MECH, at("h04")), Take(FOOD, 1))
    assert takes(state) == [(FRESH, 1), (FRESH, 2)]
    assert refused(state, Take(OIL, 1)) is Why.CARGO_SETTLED
    assert refused(state, Take(METAL, 1)) is Why.CARGO_LACKING
    assert refused(state, Take(FRESH, 3)) is Why.CARGO_LACKING
    assert refused(state, Drop(FOOD, 1)) is Why.FIRST_STEP_DUE


# Passengers ---------------------------------------------------------------------------------------------


def test_a_passenger_may_move_by_itself_after_being_carried() -> None:
    """Rules 5: carried workers spend no move."""
    state = position(workers="h04 base", mechs={Ability.SEAWORTHY: "h04"}, encounters="", pending=moving())
    state = after(state, PickMover(MECH, at("h04")), Take(FRESH, 1), MoveTo(at("h11")))
    assert workers(state) == "h11 base_nordic"
    state = after(state, *move(WORKER, "h11", "h12"))
    assert workers(state) == "h12 base_nordic"


def test_a_passenger_may_move_by_itself_before_being_carried() -> None:
    """Rules 5; H8: it keeps its 'already moved' state and is not moved by being carried."""
    state = position(workers="h05 base", mechs={Ability.SEAWORTHY: "h04"}, encounters="", pending=moving(3))
    state = after(state, *move(WORKER, "h05", "h04"), PickMover(MECH, at("h04")))
    assert takes(state) == [(MOVED, 1)]
    state = after(state, Take(MOVED, 1), MoveTo(at("h11")))
    entry = state.pending[-1]
    assert isinstance(entry, Moving)
    assert entry.workers_moved == (at("h11"),)
    assert PickMover(WORKER, at("h11")) not in legal(state)


def test_two_mechs_relay_a_worker() -> None:
    """H8: any final distribution that the printed rule allows can be reached."""
    state = position(
        workers="h04 base",
        mechs={Ability.RIVERWALK: "h04", Ability.SEAWORTHY: "h11"},
        encounters="",
        pending=moving(3),
    )
    state = after(
        state,
        PickMover(MECH, at("h04")),
        Take(FRESH, 1),
        MoveTo(at("h11")),
        # Both stand on h11 now; the first has moved, so this is the other.
        PickMover(MECH, at("h11")),
        Take(FRESH, 1),
        MoveTo(at("h05")),
        *move(WORKER, "h05", "h12"),
    )
    assert workers(state) == "h12 base_nordic"


# At a stop ----------------------------------------------------------------------------------------------


def _at_stop() -> State:
    """A mech with Speed has come from h04 to h11 with 2 oil, 1 food and a worker; wood and a metal lie there."""
    state = position(
        workers="h04 h05",
        mechs={Ability.SPEED: "h04"},
        goods={"h04": "2 oil, food", "h11": "metal, 2 wood"},
        encounters="",
        pending=moving(),
    )
    return after(
        state, PickMover(MECH, at("h04")), Take(OIL, 2), Take(FOOD, 1), Take(FRESH, 1), MoveTo(at("h11"))
    )


def test_at_a_stop_a_unit_drops_first_then_takes() -> None:
    """H8.3."""
    stop = _at_stop()
    assert drops(stop) == [(OIL, 1), (OIL, 2), (FOOD, 1), (FRESH, 1)]
    assert takes(stop) == [(METAL, 1), (WOOD, 1), (WOOD, 2)]
    dropped = after(stop, Drop(OIL, 1))
    assert drops(dropped) == [(FOOD, 1), (FRESH, 1)]
    # Nothing is both dropped and taken at one stop.
    assert takes(dropped) == [(METAL, 1), (WOOD, 1), (WOOD, 2)]
    taken = after(dropped, Take(METAL, 1))
    assert drops(taken) == []
    assert takes(taken) == [(WOOD, 1), (WOOD, 2)]
    assert refused(taken, Drop(FOOD, 1)) is Why.CARGO_SETTLED


def test_cargo_goes_on_from_a_stop_as_it_is_now() -> None:
    step = play(_at_stop(), Drop(OIL, 1), Drop(FRESH, 1), Take(WOOD, 2), MoveTo(at("h05")))
    assert on(step.state, "h11") == (1, 1, 0, 0)
    assert on(step.state, "h05") == (1, 0, 1, 2)
    assert workers(step.state) == "h05 h11"
    assert of_kind(step.events, Unloaded) == [
        Unloaded(at("h11"), (1, 0, 0, 0), 0),
        Unloaded(at("h11"), (0, 0, 0, 0), 1),
    ]
    assert of_kind(step.events, Loaded) == [Loaded(at("h11"), (0, 0, 0, 2), 0)]


def test_a_worker_left_at_a_stop_may_still_move() -> None:
    """Rules 5: only units that used a move have moved."""
    state = after(_at_stop(), Drop(FRESH, 1), Halt())
    assert PickMover(WORKER, at("h11")) in legal(state)


def test_when_the_move_ends_everything_lies_where_the_unit_is() -> None:
    """H8.4."""
    state = after(_at_stop(), Halt())
    assert on(state, "h11") == (2, 1, 1, 2)
    assert isinstance(state.pending[-1], Moving)


def test_a_loaded_mech_at_a_stop_is_all_in_the_state() -> None:
    """H8: a game may be put aside here; the same state goes on in the same way."""
    stop = _at_stop()
    entry = stop.pending[-1]
    assert entry == Travelling(
        MECH, 3, at("h11"), at("h04"), 1, stepped=True, goods=(2, 0, 1, 0), fresh=1, taking=False
    )
    assert play(stop, MoveTo(at("h05"))) == play(stop, MoveTo(at("h05")))


# Lakes --------------------------------------------------------------------------------------------------


def _on_lake(**more: object) -> State:
    """A mech with Speed has carried a worker and 2 oil from h11 onto the lake h17."""
    given: dict[str, object] = {
        "workers": "h11 base",
        "mechs": {Ability.SEAWORTHY: "h11", Ability.SPEED: "base"},
        "goods": {"h11": "2 oil"},
        "encounters": "",
        "pending": moving(3),
    }
    state = position(**(given | more))  # type: ignore[arg-type]
    return after(state, PickMover(MECH, at("h11")), Take(OIL, 2), Take(FRESH, 1), MoveTo(at("h17")))


def test_nothing_is_dropped_on_a_lake() -> None:
    """Rules 5: what is brought onto a lake leaves with its carrier."""
    stop = _on_lake()
    assert drops(stop) == []
    assert refused(stop, Drop(OIL, 1)) is Why.LEFT_ALONE_ON_LAKE
    state = after(stop, MoveTo(at("h16")))
    assert on(state, "h16") == (2, 0, 0, 0)
    assert workers(state) == "h16 base_nordic"


def test_on_a_lake_cargo_is_dropped_beside_a_unit_that_can_take_it_off() -> None:
    """Rules 5: workers beside another mech, tokens beside another mech or the character."""
    mech = _on_lake(mechs={Ability.SEAWORTHY: "h11", Ability.SPEED: "h17"})
    assert drops(mech) == [(OIL, 1), (OIL, 2), (FRESH, 1)]
    character = _on_lake(character="h17")
    assert drops(character) == [(OIL, 1), (OIL, 2)]


def test_what_may_not_stay_on_a_lake_is_loaded_by_itself() -> None:
    """Rules 5: here the mech has ended its move on the lake before and leaves with nothing taken."""
    state = position(
        workers="h17 h17",
        mechs={Ability.SEAWORTHY: "h17"},
        goods={"h17": "metal"},
        pending=moving(),
    )
    step = play(state, PickMover(MECH, at("h17")), MoveTo(at("h16")))
    assert of_kind(step.events, Loaded) == [Loaded(at("h17"), (0, 1, 0, 0), 2)]
    assert workers(step.state) == "h16 h16"
    assert on(step.state, "h16") == (0, 1, 0, 0)


def test_the_last_mech_leaves_tokens_to_the_character_but_no_workers() -> None:
    """Rules 5: workers only together with another mech."""
    state = position(
        character="h17",
        workers="h17 base",
        mechs={Ability.SEAWORTHY: "h17"},
        goods={"h17": "metal"},
        pending=moving(),
    )
    state = after(state, PickMover(MECH, at("h17")), MoveTo(at("h16")))
    assert workers(state) == "h16 base_nordic"
    assert on(state, "h17") == (0, 1, 0, 0)
    # Then the character may not leave the token behind.
    state = after(state, *move(CHARACTER, "h17", "h18"))
    assert on(state, "h18") == (0, 1, 0, 0)


def test_with_another_mech_on_the_lake_nothing_is_loaded_by_itself() -> None:
    state = position(
        workers="h17 base",
        mechs={Ability.SEAWORTHY: "h17", Ability.SPEED: "h17"},
        goods={"h17": "metal"},
        pending=moving(),
    )
    state = after(state, PickMover(MECH, at("h17")), MoveTo(at("h16")))
    assert workers(state) == "h17 base_nordic"
    assert on(state, "h17") == (0, 1, 0, 0)


# Home bases ---------------------------------------------------------------------------------------------


def test_tokens_on_a_home_base_are_taken_away_by_any_own_unit() -> None:
    """H10: brought there by Wayfare, neither controlled nor spent as long as they lie there."""
    state = position(Faction.CRIMEA, Faction.NORDIC, goods={"base": "3 wood"}, pending=moving())
    state = after(state, PickMover(CHARACTER, state.human.army.character))
    assert takes(state) == [(WOOD, 1), (WOOD, 2), (WOOD, 3)]
    assert on(after(state, Take(WOOD, 3), MoveTo(at("h43"))), "h43") == (0, 0, 0, 3)


# Everything that the printed rule allows ----------------------------------------------------------------


def _ends(state: State) -> set[tuple[object, ...]]:
    """How things may lie when the unit that is moving has ended its move, by trying every decision."""
    if isinstance(state.pending[-1], Moving):
        army = state.human.army
        return {(army.mechs, army.workers, state.board.goods)}
    found: set[tuple[object, ...]] = set()
    for action in legal(state):
        found |= _ends(RULES.apply_unchecked(state, action).state)
    return found


def _allowed(way: tuple[str, ...], lying: Mapping[str, str]) -> set[tuple[tuple[str, ...], ...]]:
    """By the printed rule: each piece, by itself, ends where it lay or further along the way.

    Pieces are letters; the result says for each place of the map which letters lie there, sorted.
    """
    places = sorted(set(way))
    pieces = [(letter, name) for name, letters in lying.items() for letter in letters]
    choices = [
        sorted({name, *(way[way.index(name) + 1 :] if name in way[:-1] else ())}) for _, name in pieces
    ]
    found = set()
    for ends in product(*choices):
        row = [
            tuple(sorted(letter for (letter, _), end in zip(pieces, ends, strict=True) if end == name))
            for name in places
        ]
        found.add(tuple(row))
    return found


def test_any_distribution_that_the_printed_rule_allows_can_be_reached() -> None:
    """H8, last sentence: loading and unloading at the start, at the stop and at the end, piece by piece.

    On h11 lie two oil and a worker, on h05 an oil, a metal and a worker; a mech with Speed starts on h11. Its ways are
    to h04 or h05 and perhaps on: from h04 to h05 and back, from h05 to h04 and back.
    """
    state = position(
        workers="h11 h05",
        mechs={Ability.SPEED: "h11"},
        goods={"h11": "2 oil", "h05": "oil, metal"},
        encounters="",
        pending=moving(),
    )
    lying = {"h11": "oow", "h05": "omw"}
    expected = set()
    for way in (("h11", "h04"), ("h11", "h05"), *(("h11", one, two) for one, two in _SECOND_STEPS)):
        for row in _allowed(way, lying):
            board = dict(zip(sorted(set(way)), row, strict=True))
            for name, letters in lying.items():
                board.setdefault(name, tuple(sorted(letters)))
            expected.add((way[-1], tuple(sorted((name, row) for name, row in board.items() if row))))
    found = set()
    for mechs, standing, goods in _ends(after(state, PickMover(MECH, at("h11")))):
        assert isinstance(mechs, tuple)
        assert isinstance(standing, tuple)
        assert isinstance(goods, tuple)
        board = {}
        for name in ("h04", "h05", "h11"):
            oil, metal, _, _ = goods[at(name)]
            here = "m" * metal + "o" * oil + "w" * standing.count(at(name))
            if here:
                board[name] = tuple(here)
        found.add((place_id(mechs[3]), tuple(sorted(board.items()))))
    assert found == expected


_SECOND_STEPS = (("h04", "h05"), ("h04", "h11"), ("h05", "h04"), ("h05", "h11"))
"""h05 leads on to h12 only across a river."""
