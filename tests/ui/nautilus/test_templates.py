"""Every number and name of a sentence agrees with the state. Source: issue 13, "Done when" 2.

The whole of it: ``python -m tests.ui.nautilus.template_check``.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from attrs import evolve

from tests.ui.nautilus.template_check import said, wrong
from tests.ui.nautilus.template_checks import CHECKS
from tests.ui.nautilus.template_model import Said

POSITIONS = 140
RARE = 40
"""So few templates are not met in so few positions: those of the end, of single specials and of long reasons."""


@cache
def sentences() -> tuple[Said, ...]:
    return tuple(said(POSITIONS))


def test_what_is_put_into_templates_is_what_the_state_says() -> None:
    faults, unchecked = wrong(list(sentences()))
    assert faults == []
    assert unchecked == Counter()


def test_most_templates_are_met() -> None:
    met = {one.english for one in sentences()}
    assert len(set(CHECKS) - met) < RARE
    assert len(sentences()) > 10_000


@pytest.mark.parametrize(
    ("template", "field", "other"),
    [
        ("Round {number} of {rounds}", "number", 9),
        ("Beats the {card} facing it.", "card", "99"),
        ("{card} would be yours", "card", "War +9"),
        ("Not seen yet: {cards}.", "cards", "1"),
        ("You {own}, rival {other}", "own", "77"),
        ("The {card} lies on {space}.", "space", "your bath"),
    ],
)
def test_a_wrong_number_or_name_is_found(template: str, field: str, other: object) -> None:
    one = next(one for one in sentences() if one.english == template)
    assert wrong([one])[0] == []
    assert wrong([evolve(one, fields={**one.fields, field: other})])[0] != []
    assert wrong([evolve(one, english="Nobody checks {this}")])[1] == Counter({"Nobody checks {this}": 1})
