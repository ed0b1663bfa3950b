"""Rules 3: three rings, their halves, turning, and which discs are connected."""

from __future__ import annotations

from itertools import combinations

from noria_desktop.games.noria.terms import SPACES, Ring, Space
from noria_desktop.games.noria.wheel import (
    ACTIVE_SPACES,
    ENTRY_SPACES,
    are_connected,
    exchanged,
    laid,
    may_join,
    turned,
)
from tests.games.noria.positions import a_wheel

S2, M3, M4, L4, L5, L6 = ACTIVE_SPACES


def test_the_lower_half_is_active() -> None:
    """Rules 3: 1 small, 2 medium and 3 large spaces are active, positions n/2 + 1 to n."""
    assert [space.value for space in ACTIVE_SPACES] == ["S2", "M3", "M4", "L4", "L5", "L6"]


def test_a_disc_enters_on_small_2_medium_3_large_4() -> None:
    """Rules 3, entry positions."""
    assert ENTRY_SPACES == (S2, M3, L4)


def test_a_ring_turns_one_step_clockwise() -> None:
    """Rules 3: position k becomes k mod n + 1, so the last position comes round to 1."""
    numbers = tuple(range(12))  # S1 S2 | M1..M4 | L1..L6
    assert turned(numbers, (Ring.SMALL,)) == (1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
    assert turned(numbers, (Ring.MEDIUM,)) == (0, 1, 5, 2, 3, 4, 6, 7, 8, 9, 10, 11)
    assert turned(numbers, (Ring.LARGE,)) == (0, 1, 2, 3, 4, 5, 11, 6, 7, 8, 9, 10)
    assert turned(numbers, tuple(Ring)) == (1, 0, 5, 2, 3, 4, 11, 6, 7, 8, 9, 10)


def test_every_ring_comes_round_after_as_many_steps_as_it_has_spaces() -> None:
    """Rules 3: rings of 2, 4 and 6 spaces, so that after 12 steps all is as before, and not earlier."""
    wheel = tuple(range(12))
    later = wheel
    for step in range(1, 13):
        later = turned(later, tuple(Ring))
        assert (later == wheel) == (step == 12)


def test_adjacency_is_exactly_the_seven_lines() -> None:
    """Rules 3, adjacency, with the optional S2-L5 switched on (R2)."""
    connected = {f"{a.value}-{b.value}" for a, b in combinations(SPACES, 2) if are_connected(a, b)}
    assert connected == {"S2-M3", "S2-M4", "M3-L4", "M3-L5", "M4-L5", "M4-L6", "S2-L5"}
    assert all(are_connected(b, a) == are_connected(a, b) for a, b in combinations(SPACES, 2))


def test_a_chain_is_connected() -> None:
    """R1: S2-M3-L4 is legal although S2 and L4 are not adjacent."""
    assert not are_connected(S2, L4)
    assert may_join(L4, (S2, M3))
    assert may_join(L4, (M3, S2))
    assert not may_join(L4, (S2,))


def test_discs_of_section_7_medium_4_large_4_small_2() -> None:
    """Rules 7: S2 and M4 are connected, L4 is not; at most two discs can be activated."""
    assert may_join(M4, (S2,))
    assert not may_join(L4, (S2, M4))


def test_one_disc_a_ring() -> None:
    """Rules 4.2: at most one activated disc per ring."""
    assert not may_join(M4, (S2, M3))
    assert not may_join(L5, (M3, L4))


def test_a_resting_disc_joins_nothing() -> None:
    """Rules 4.2: all activated discs lie in the active half."""
    assert not any(may_join(space, ()) for space in SPACES if not space.active)


def test_exchange_and_lay() -> None:
    """R30: discs keep their side when exchanged."""
    wheel = a_wheel("S1 city+, L6 tool")
    assert exchanged(wheel, Space.S1, Space.L6) == a_wheel("S1 tool, L6 city+")
    assert exchanged(wheel, Space.S1, Space.M1) == a_wheel("M1 city+, L6 tool")
    assert laid(wheel, Space.M2, None) == wheel
