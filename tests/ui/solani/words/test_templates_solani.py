"""Numbers, tiles and places in sentences are those of the table; ``template_check`` looks at 500 positions."""

from __future__ import annotations

import re
from typing import Any

from tests.ui.solani.words.template_check import CHECKS, PARTS, cases, said, wrong

SHARE = 120
"""Positions of the check that the suite looks at."""
BLIND = frozenset(
    {
        "{points} fewer than the first",
        "plus {points}",
        "minus {points}",
        "{seat}: {question}",
        "{seat}: {what}",
    }
)
"""Templates of which a wrong number may pass: it is that of another candidate or row, or stands in the words that are
joined, which are compared themselves."""


def test_sentences_agree_with_the_table() -> None:
    faults, compared, unchecked = wrong(SHARE)
    assert faults == []
    assert unchecked == set(), "every template met here has a check"
    assert len(compared) > 60


def altered(value: Any) -> Any:
    """The same with all its numbers wrong."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        return value
    if isinstance(value, int):
        return value + 7
    return re.sub(r"\d+", lambda found: str(int(found[0]) + 7), value)


def test_no_check_passes_whatever_is_said() -> None:
    """Each template's check refuses its own sentence with other numbers."""
    refused: set[str] = set()
    numbered: set[str] = set()
    for case in cases(SHARE):
        for one in said(case):
            fields = {name: altered(value) for name, value in one.fields.items()}
            number = one.number if one.number == -1 else one.number + 7
            if one.template not in CHECKS or (fields == one.fields and number == one.number):
                continue
            numbered.add(one.template)
            try:
                fits = CHECKS[one.template](case, fields, number)
            except (
                AssertionError,
                AttributeError,
                IndexError,
                KeyError,
                TypeError,
                ValueError,
                StopIteration,
            ):
                fits = False
            if not fits:
                refused.add(one.template)
    assert len(numbered) > 40
    assert numbered - refused <= BLIND


def test_joints_have_no_check_of_their_own() -> None:
    assert not PARTS & CHECKS.keys()
