"""Numbers, pieces and places in sentences are those of the table; ``template_check`` looks at 500 positions."""

from __future__ import annotations

import re
from typing import Any

from noria_desktop.games.scythe.pending import EndingTurn
from tests.ui.scythe.template_check import CHECKS, PARTS, cases, looked_at, said, wrong, wrong_cards
from tests.ui.scythe.template_facts_cards import HOVER
from tests.ui.scythe.template_facts_hints import wrong_hints
from tests.ui.scythe.walks import moments, of_kind

HINTED = 12
CARDS = 40
"""Positions whose hover cards the suite looks at."""
SHARE = 140
"""Positions of the check that the suite looks at."""
BLIND = frozenset(
    {
        "Destination: {place} — {reason}",
        "Not valid ({reason}): {places}",
        "{gain} (at the top already)",
        "{gain} (none left)",
        "{gain} (only {number})",
        "{symbol} (from {power} power)",
        "{symbol} ({faction} only)",
        "{ability}: {text}",
    }
)
"""Templates of which a wrong number may pass: their other fields, or what stands beside them, are compared."""


def test_sentences_agree_with_the_table() -> None:
    faults, compared, unchecked = wrong(SHARE)
    assert faults == []
    assert unchecked == set(), "every template met here has a check"
    assert len(compared) > 60


def test_hints_agree_with_the_turns_that_were_searched() -> None:
    positions = [case.moment for case in cases(HINTED) if case.event is None]
    faults, compared, unchecked = wrong_hints(positions, PARTS)
    assert faults == []
    assert unchecked == set()
    assert compared


def test_the_end_of_a_turn_is_advised_too() -> None:
    """An objective is ready and the adviser keeps it: its advice is to end the turn."""
    ready = [one for one in of_kind(EndingTurn) if len(one.legal) > 1][:2]
    assert ready
    assert wrong_hints(ready, PARTS)[0] == []


def test_hover_cards_agree_with_the_table() -> None:
    """Every thing of so many positions: its numbers, places and pieces are those of the state."""
    faults, compared, unchecked = wrong_cards(CARDS)
    assert faults == []
    assert unchecked == set(), "every template met here has a check"
    assert len(compared) > 80


def test_no_check_of_a_hover_card_passes_whatever_is_said() -> None:
    """Each refuses its own sentence with other numbers."""
    refused: set[str] = set()
    numbered: set[str] = set()
    every = moments()
    for moment in every[:: len(every) // CARDS]:
        for thing, one in looked_at(moment):
            fields = {
                name: altered(value) if f"{{{name}}}" in one.template else value
                for name, value in one.fields.items()
            }
            number = one.number if one.number == -1 else one.number + 37
            if one.template not in HOVER or (fields == one.fields and number == one.number):
                continue
            numbered.add(one.template)
            try:
                fits = HOVER[one.template](moment.before, thing, fields, number)
            except (AssertionError, IndexError, KeyError, ValueError, StopIteration):
                fits = False
            if not fits:
                refused.add(one.template)
    assert len(numbered) > 60
    assert numbered - refused <= BLIND


def altered(value: Any) -> Any:
    """The same with all its numbers wrong."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        return value
    if isinstance(value, int):
        return (value + 7) % 47
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
            except (AssertionError, IndexError, KeyError, ValueError, StopIteration):
                fits = False
            if not fits:
                refused.add(one.template)
    assert len(numbered) > 40
    assert numbered - refused <= BLIND


def test_small_templates_have_no_check_of_their_own() -> None:
    assert not PARTS & CHECKS.keys()
