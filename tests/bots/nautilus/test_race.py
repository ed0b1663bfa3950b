"""The race for the domains as a chance of winning. Source: rules.md 10, 11; engines-and-bots 5."""

from __future__ import annotations

from itertools import product

import pytest

from noria_desktop.bots.nautilus.race import Domain, decided, domain_chance, match_chance, round_table
from noria_desktop.bots.nautilus.sight import fair_worths, worths
from noria_desktop.engine.contract import Seat
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Options

WHOLE = (-1, 1, 1, 1, 1, 2)
"""The cards of a domain: one +2, four +1, one -1."""


def test_an_untouched_domain_is_even() -> None:
    assert domain_chance(0, WHOLE) == 0.5


def test_a_domain_with_all_cards_gone_belongs_to_the_leader() -> None:
    assert domain_chance(1, ()) == 1.0
    assert domain_chance(-3, ()) == 0.0


def test_one_card_left_decides_by_a_toss() -> None:
    # 2 points ahead, a +2 and nothing else is out: winning it leaves 4, losing it 0, which is even.
    assert domain_chance(2, (2,)) == 0.75
    # 1 ahead and the -1 is out: taking it makes it even, leaving it to the rival 2 ahead.
    assert domain_chance(1, (-1,)) == 0.75


def test_the_seeds_two_conditions_are_those_of_certainty() -> None:
    # rules.md 11: all 729 splits of a domain into mine, the rival's and still out.
    for owners in product((0, 1, None), repeat=6):
        mine = sum(points for points, owner in zip(WHOLE, owners, strict=True) if owner == 0)
        theirs = sum(points for points, owner in zip(WHOLE, owners, strict=True) if owner == 1)
        out = tuple(points for points, owner in zip(WHOLE, owners, strict=True) if owner is None)
        won = mine >= 4 or (mine >= 3 and owners[0] is not None)
        assert (domain_chance(mine - theirs, out) == 1.0) == (won or (not out and mine > theirs))


def test_three_of_five_domains_win() -> None:
    assert match_chance((1.0, 1.0, 1.0, 0.0, 0.0)) == 1.0
    assert match_chance((1.0, 1.0, 0.0, 0.0, 0.0)) == 0.0
    assert match_chance((1.0, 1.0, 0.5, 0.0, 0.0)) == 0.5
    # Five tosses: 10 + 5 + 1 of 32 ways have three heads or more.
    assert match_chance((0.5,) * 5) == 0.5
    # Two sure, three tosses: one head or more, 7 of 8.
    assert match_chance((1.0, 1.0, 0.5, 0.5, 0.5)) == 0.875


def test_a_rows_outcomes_mirror_each_other_at_the_start() -> None:
    domains = (Domain(0, WHOLE),) * 5
    table = round_table(domains, ((0, 2), (1, 1), (2, 1), (2, 1), (4, -1)))
    assert len(table) == 32
    for outcome in range(32):
        assert table[outcome] == pytest.approx(1.0 - table[31 - outcome])
    # Column 0 brings 2 points, column 4 costs one: best is to win all columns but the last.
    assert max(range(32), key=table.__getitem__) == 0b01111


def test_the_last_row_is_worth_all_or_nothing() -> None:
    # Domains 0 and 1 are mine by one point, 2 and 3 the rival's; the last card of domain 4 decides, its lead is even.
    domains = (Domain(3, (1,)), Domain(3, (1,)), Domain(-3, (1,)), Domain(-3, (1,)), Domain(0, (1,)))
    table = round_table(domains, ((0, 1), (1, 1), (2, 1), (3, 1), (4, 1)))
    for outcome in range(32):
        assert table[outcome] == float(outcome >> 4)


def test_between_good_players_a_lead_is_worth_more_than_by_coins() -> None:
    """Each takes two or three columns of five, so that what is left to come swings less."""
    assert [decided(chance) for chance in (0.0, 0.5, 1.0)] == [0.0, 0.5, 1.0]
    assert decided(0.75) == pytest.approx(0.8311, abs=1e-4)
    assert decided(0.25) == pytest.approx(1 - decided(0.75))
    found = [decided(step / 20) for step in range(21)]
    assert found == sorted(found)


def test_who_plays_fairly_reckons_so() -> None:
    view = RULES.observe(RULES.setup(Options(), 5).state, Seat(0))
    assert fair_worths(view, Seat(0)) == tuple(map(decided, worths(view, Seat(0))))
