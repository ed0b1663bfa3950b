"""Strict structuring: the traps of cattrs, each closed. Source: architecture 6 (2 to 6)."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import frozen
from cattrs.errors import BaseValidationError

from noria_desktop.app.saves.converter import (
    canonical,
    digest_of,
    fault,
    strict_converter,
    structured,
    unstructured,
)
from noria_desktop.app.saves.errors import Reason, SaveError
from tests.toy_game import KIT, Action, Mood, Options, Rolled, State, Swap, Take


@frozen
class Pair:
    both: tuple[int, int]


def test_frozensets_are_written_sorted() -> None:
    written = strict_converter().unstructure(frozenset({"b", "a", "c"}), unstructure_as=frozenset[str])
    assert written == ["a", "b", "c"]


def test_members_of_a_union_carry_their_class_name() -> None:
    assert unstructured(KIT, Swap(2), Action) == {"type": "Swap", "index": 2}
    assert structured(KIT, {"type": "Swap", "index": 2}, Action, "$") == Swap(2)


def test_a_whole_state_comes_back_equal() -> None:
    state = KIT.rules.setup(Options(Mood.GREEDY, 4), 3).state
    assert structured(KIT, unstructured(KIT, state, State), State, "$") == state


GOOD: dict[str, Any] = unstructured(KIT, KIT.rules.setup(Options(), 3).state, State)


@pytest.mark.parametrize(
    ("change", "reason", "place"),
    [
        ({"round": "1"}, Reason.WRONG_VALUE, "$.s.round"),
        ({"round": 1.0}, Reason.WRONG_VALUE, "$.s.round"),
        ({"round": True}, Reason.WRONG_VALUE, "$.s.round"),
        ({"round": None}, Reason.WRONG_VALUE, "$.s.round"),
        ({"mood": "angry"}, Reason.WRONG_VALUE, "$.s.mood"),
        ({"mood": ["calm"]}, Reason.WRONG_VALUE, "$.s.mood"),
        ({"mine": ""}, Reason.WRONG_VALUE, "$.s.mine"),
        ({"mine": {}}, Reason.WRONG_VALUE, "$.s.mine"),
        ({"mine": [1, "2"]}, Reason.WRONG_VALUE, "$.s.mine[1]"),
        ({"theirs": [1, 1]}, Reason.WRONG_VALUE, "$.s.theirs"),
        ({"pile": {"cards": [1, [2]]}}, Reason.WRONG_VALUE, "$.s.pile.cards[1]"),
        ({"pile": []}, Reason.WRONG_VALUE, "$.s.pile"),
        ({"rng": {"key": 1}}, Reason.MISSING_PART, "$.s.rng"),
        ({"rng": {"key": 1, "counter": 0, "luck": 1}}, Reason.EXTRA_PART, "$.s.rng"),
        ({"pending": {"type": "Sleeping"}}, Reason.WRONG_VALUE, "$.s.pending.type"),
        ({"pending": {"type": ["Over"]}}, Reason.WRONG_VALUE, "$.s.pending.type"),
        ({"pending": {"roll": 1}}, Reason.MISSING_PART, "$.s.pending"),
        ({"pending": {"type": "Rolled"}}, Reason.MISSING_PART, "$.s.pending"),
        ({"pending": {"type": "Over", "roll": 1}}, Reason.EXTRA_PART, "$.s.pending"),
        ({"pending": []}, Reason.WRONG_VALUE, "$.s.pending"),
        ({"gift": "3"}, Reason.WRONG_VALUE, "$.s.gift"),
        ({"extra": 1}, Reason.EXTRA_PART, "$.s"),
    ],
)
def test_anything_but_what_is_written_is_refused_with_its_place(
    change: dict[str, Any], reason: Reason, place: str
) -> None:
    with pytest.raises(SaveError) as caught:
        structured(KIT, {**GOOD, **change}, State, "$.s")
    assert (caught.value.reason, caught.value.place) == (reason, place)


def test_a_field_with_a_default_must_be_there_too() -> None:
    with pytest.raises(SaveError) as caught:
        structured(KIT, {"mood": "calm"}, Options, "$")
    assert (caught.value.reason, caught.value.found) == (Reason.MISSING_PART, "gift")


def test_tuples_of_fixed_length_are_checked() -> None:
    with pytest.raises(BaseValidationError) as caught:
        strict_converter().structure({"both": [1, 2, 3]}, Pair)
    assert fault(caught.value, "$").place == "$.both"


def test_the_digest_does_not_depend_on_the_order_of_keys() -> None:
    assert canonical({"b": 1, "a": "が"}) == '{"a":"が","b":1}'
    assert digest_of({"b": 1, "a": 2}) == digest_of({"a": 2, "b": 1})
    assert len(digest_of({})) == 32


def test_pending_with_its_own_field_round_trips() -> None:
    data = {**GOOD, "pending": {"type": "Rolled", "roll": 3}}
    assert structured(KIT, data, State, "$").pending == Rolled(3)
    assert unstructured(KIT, Take(), Action) == {"type": "Take"}
