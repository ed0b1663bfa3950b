"""How the words of a step mean ways to do it."""

from __future__ import annotations

import pytest

from noria_desktop.app.lessons.trying import ways


@pytest.mark.parametrize(
    ("do", "found"),
    [
        (["a"], [("a",)]),
        (["a", "b"], [("a",), ("b",)]),
        (["a; b"], [("a", "b")]),
        (["a & b"], [("a", "b"), ("b", "a")]),
        (["a & b; c"], [("a", "b", "c"), ("b", "a", "c")]),
    ],
)
def test_signs_between_actions_say_their_order(do: list[str], found: list[tuple[str, ...]]) -> None:
    assert list(ways(do)) == found
