"""What is in the box. Source: rules.md 1, 9, 11."""

from __future__ import annotations

import copy
import json
from itertools import permutations
from typing import Any

import pytest
from attrs.exceptions import FrozenInstanceError

from noria_desktop.engine.printed import ComponentsError
from noria_desktop.games.nautilus.components import (
    PRINTED,
    _Unread,
    beats,
    components,
    domain_of,
    points_of,
    read_components,
)
from noria_desktop.games.nautilus.terms import (
    BONE,
    KRAKEN,
    SPACES,
    Arrow,
    Domain,
    Special,
    column_of,
    opposite,
    side_of,
)
from noria_desktop.resource_files import resource

DATA = json.loads(resource("data", "nautilus", "components.json").read_text(encoding="utf-8"))


def test_five_domains_of_six_cards_each_two_once_one_four_times_minus_one_once() -> None:
    """Section 1: 1 x (+2), 4 x (+1), 1 x (-1) a domain; 30 = 6 rounds x 5 columns."""
    for domain in Domain:
        points = [points_of(card) for card in components().domain_cards if domain_of(card) is domain]
        assert points == [2, 1, 1, 1, 1, -1]
    assert len(components().domain_cards) == 30 == components().rounds * 5


def test_the_domains_stand_in_the_order_of_the_document() -> None:
    assert [domain.value for domain in Domain] == [
        "science", "exploration", "navigation", "engineering", "war",
    ]  # fmt: skip


def test_fourteen_divers_four_of_them_with_arrows_two_of_them_red() -> None:
    printed = components()
    assert printed.divers == tuple(range(1, 15))
    arrows = {card: printed.arrows[card] for card in range(16) if printed.arrows[card]}
    assert arrows == {
        6: Arrow.VERTICAL, 7: Arrow.HORIZONTAL, 8: Arrow.HORIZONTAL, 9: Arrow.VERTICAL,
    }  # fmt: skip
    assert printed.red == {1, 14}


def test_six_specials_two_lie_like_divers_three_are_for_the_rounds_start() -> None:
    """Section 8."""
    printed = components()
    assert {special: printed.placed_as[special.index] for special in Special} == {
        Special.KRAKEN: 15,
        Special.BONE: 0,
        Special.ANCHOR: None,
        Special.SUBMARINE: None,
        Special.HARPOON: None,
        Special.EYE: None,
    }
    assert printed.at_start == {Special.SUBMARINE, Special.HARPOON, Special.EYE}


def test_the_higher_card_wins() -> None:
    """Section 9."""
    assert beats(13, 11)
    assert not beats(11, 13)
    assert beats(2, 1)


def test_one_beats_the_fourteen_and_the_bone_only() -> None:
    """N13."""
    assert [card for card in range(16) if card != 1 and beats(1, card)] == [BONE, 14]


def test_fourteen_beats_all_but_the_kraken_and_the_one() -> None:
    assert [card for card in range(16) if card != 14 and not beats(14, card)] == [1, KRAKEN]


def test_the_kraken_beats_the_one_and_everything_else() -> None:
    assert all(beats(KRAKEN, card) for card in range(15))


def test_the_bone_loses_to_every_card() -> None:
    assert all(beats(card, BONE) for card in range(1, 16))
    assert not any(beats(BONE, card) for card in range(16))


def test_no_two_cards_tie() -> None:
    """N14: of two different cards exactly one wins."""
    assert all(beats(a, b) != beats(b, a) for a, b in permutations(range(16), 2))


def test_what_is_at_hand_is_what_is_printed_and_nobody_changes_it() -> None:
    """Read when first asked for, whatever is asked first."""
    for name in ("arrows", "domain_cards", "table"):
        fresh = object.__new__(_Unread)
        assert getattr(fresh, name) == getattr(components(), name)
        assert fresh == components() == PRINTED
        with pytest.raises(FrozenInstanceError):
            fresh.rounds = 7  # type: ignore[misc]
        with pytest.raises(AttributeError, match="colour"):
            _ = fresh.colour


def test_spaces_face_each_other_in_their_column() -> None:
    """Section 2: space = side x 5 + column; the opposite of c is (c + 5) mod 10."""
    assert [opposite(space) for space in SPACES] == [5, 6, 7, 8, 9, 0, 1, 2, 3, 4]
    assert all(column_of(space) == column_of(opposite(space)) for space in SPACES)
    assert [side_of(space) for space in SPACES] == [0] * 5 + [1] * 5


def changed(path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """The data with one entry exchanged."""
    data: dict[str, Any] = copy.deepcopy(DATA)
    at: Any = data
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("domains", "list", 0, "id"), "war"),
        (("domains", "list", 0, "cards"), [2, 1, 1, 1, -1]),
        (("specials", "list", 0, "id"), "eye"),
        (("specials", "list", 0, "value"), 16),
        (("specials", "list", 3, "draw"), 3),
        (("specials", "per_round"), 3),
        (("divers", "list", 0, "value"), 2),
        (("deal", "hand_size"), 6),
        (("rounds", "count"), 7),
        (("comparison", "exceptions"), []),
        (("comparison", "table", 3, 5), 1),
    ],
)
def test_data_that_contradict_themselves_are_refused(path: tuple[Any, ...], value: Any) -> None:
    with pytest.raises(ComponentsError):
        read_components(changed(path, value))


def test_the_shipped_data_are_read() -> None:
    assert read_components(DATA) == components()
