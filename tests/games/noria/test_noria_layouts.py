"""Starting layouts: rules.md 4.1, 5.1 (6, 7)."""

from __future__ import annotations

from collections import Counter

import pytest

from noria_desktop.engine.rng import seeded
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.layouts import (
    LayoutFault,
    layout_fault,
    position_sets,
    random_layout,
)
from noria_desktop.games.noria.notation_writing import write_wheel
from noria_desktop.games.noria.presets import bot_presets, suggested_wheels
from noria_desktop.games.noria.terms import SPACES, Disc, Letter, Ring

LETTERS = tuple(Letter)


def test_there_are_59_sets_of_spaces() -> None:
    """rules.md 5.1 (6): times 6! = 720 orders that is 42,480 layouts."""
    assert len(position_sets()) == len(set(position_sets())) == 59
    assert len(position_sets()) * 720 == 42_480


def test_every_set_has_one_two_three_discs_and_four_resting() -> None:
    """rules.md 4.1."""
    for spaces in position_sets():
        assert [sum(space.ring is ring for space in spaces) for ring in Ring] == [1, 2, 3]
        assert sum(not space.active for space in spaces) == 4


def test_the_three_printed_bots() -> None:
    """The seed's bot wheels."""
    assert [write_wheel(wheel) for wheel in bot_presets()] == [
        "1A - 1E 2B - 3C 4F 5D",
        "2C - 1B 2E - 1A 3D 4F",
        "1E - 2F 3A - 1C 3B 6D",
    ]
    assert all(layout_fault(wheel, LETTERS) is None for wheel in bot_presets())


def test_suggested_wheels_are_legal_and_differ() -> None:
    assert all(layout_fault(wheel, components().start_discs) is None for wheel in suggested_wheels())
    assert len(set(suggested_wheels())) == len(suggested_wheels()) == 3


def test_random_layouts_are_legal_and_reach_every_set_evenly() -> None:
    """rules.md 5.1 (6): uniform. 5,900 draws give each set 100 times on average, deviation about 10."""
    rng = seeded(7)
    sets: Counter[tuple[bool, ...]] = Counter()
    on_small: Counter[Letter | None] = Counter()
    for _ in range(5900):
        layout, rng = random_layout(LETTERS, rng)
        assert layout_fault(layout, LETTERS) is None
        sets[tuple(piece is not None for piece in layout)] += 1
        on_small[layout[0] or layout[1]] += 1
    assert len(sets) == 59
    assert min(sets.values()) > 55
    assert max(sets.values()) < 145
    assert all(850 < count < 1120 for count in on_small.values())  # 5,900 / 6 = 983


@pytest.mark.parametrize(
    ("letters", "fault"),
    [
        ("A.......", LayoutFault.WRONG_LENGTH),
        ("A.BE....CFD.", None),
        ("A.BE...CFDD.", LayoutFault.WRONG_PIECES),
        ("A.BE....CC..", LayoutFault.WRONG_PIECES),
        ("A.BE....CF..", LayoutFault.WRONG_PIECES),
        ("AFBE....C.D.", LayoutFault.RING_COUNTS),
        ("A.BE..CFD...", LayoutFault.HALVES),
        (".A..BE...CFD", LayoutFault.HALVES),
    ],
)
def test_faults_of_a_layout(letters: str, fault: LayoutFault | None) -> None:
    """Twelve spaces in wheel order; a dot is an empty space."""
    layout = [None if letter == "." else Letter(letter) for letter in letters]
    assert layout_fault(layout, LETTERS) is fault


def test_no_bonus_disc_on_a_starting_wheel() -> None:
    """rules.md 4.1: one disc of each type except bonus."""
    wheel = [Disc.BONUS if disc is Disc.CITY else disc for disc in suggested_wheels()[0]]
    assert layout_fault(wheel, components().start_discs) is LayoutFault.WRONG_PIECES


def test_spaces_are_numbered_clockwise_from_the_left_end_of_the_resting_half() -> None:
    """rules.md 3: small 1 | 2, medium 1 2 | 3 4, large 1 2 3 | 4 5 6."""
    assert "".join("a" if space.active else "r" for space in SPACES) == "rarraarrraaa"
