"""The check that holds told chances beside results, on one game of little effort."""

from __future__ import annotations

import pytest

from noria_desktop.games.nautilus.terms import DomainCards
from tests.bots.nautilus.chance_check import of_a_game


@pytest.mark.parametrize("cards", list(DomainCards))
def test_every_decision_of_both_sides_has_its_chance_and_what_became_of_it(cards: DomainCards) -> None:
    found = of_a_game(2, rounds=20, cards=cards)
    assert all(0.0 <= told <= 1.0 for told, _ in found)
    assert len(found) > 20
    assert {won for _, won in found} in ({0.0, 1.0}, {0.5}), "one side's win is the other's loss"
