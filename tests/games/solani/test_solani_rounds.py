"""How a round begins and ends: preparation and clean-up. Source: rules.md 4.1, 4.5; the document, phases 1 and 5."""

from __future__ import annotations

from collections import Counter

import pytest
from attrs import evolve

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import seeded
from noria_desktop.games.solani.actions import Advance, DraftBranch, DraftCluster
from noria_desktop.games.solani.events import (
    MarketFilled,
    ReserveTurned,
    RoundBegan,
    RowRefilled,
    SunPassed,
    TilesReturned,
)
from noria_desktop.games.solani.preparation import drawn
from noria_desktop.games.solani.reasons import Why
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import CleaningUp, Drafting, Market, Preparing, State
from noria_desktop.games.solani.terms import CLUSTERS, Branch, Row, Tile
from tests.games.solani.tables import (
    SEAT,
    advance,
    alone,
    drafting,
    events,
    legal,
    refused,
    table,
    tiles,
    track,
    with_supply,
)

EMPTY = "............"


# Preparation ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "size"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_as_many_clusters_and_branch_tiles_as_the_table_needs(count: int, size: int) -> None:
    """The document, phase 1: 3, 4 or 5 of each with 2, 3 or 4 players; 3 alone (rules.md 9)."""
    before = table(count)
    made = advance(before)
    market = made.state.market
    assert (len(market.clusters), len(market.branches)) == (size, size)
    assert market.cluster_takers == market.branch_takers == (None,) * size
    assert sum(made.state.supply.cluster_bag) == 56 - size
    assert sum(made.state.supply.branch_bag) == 59 - size
    assert made.events == (RoundBegan(1, HUMAN), MarketFilled(market.clusters, market.branches))
    assert MarketFilled.reveals


def test_what_was_drawn_is_no_longer_in_the_bag() -> None:
    before = table(4)
    after = advance(before).state
    gone = Counter(dict(zip(CLUSTERS, before.supply.cluster_bag, strict=True)))
    gone.subtract(dict(zip(CLUSTERS, after.supply.cluster_bag, strict=True)))
    assert +gone == Counter(after.market.clusters)


def test_a_bag_is_drawn_from_without_putting_back() -> None:
    """Two tiles of the last kind are all there is: both come, then the bag is empty (ruling 19)."""
    found, left, _ = drawn((0, 1, 0, 0, 2), CLUSTERS, 5, seeded(1))
    assert Counter(found) == {Tile.C3: 1, Tile.W31: 2}
    assert left == (0, 0, 0, 0, 0)
    assert drawn(left, CLUSTERS, 3, seeded(1))[0] == ()


def test_every_tile_of_a_bag_is_drawn_as_often_as_any_other() -> None:
    """A bag of 1, 2 and 3: in 6,000 draws of one tile about 1,000, 2,000 and 3,000 (four deviations are 146)."""
    found: Counter[Tile] = Counter()
    rng = seeded(7)
    for _ in range(6_000):
        one, _left, rng = drawn((1, 2, 3, 0, 0), CLUSTERS, 1, rng)
        found.update(one)
    assert abs(found[Tile.C2] - 1_000) < 146
    assert abs(found[Tile.C3] - 2_000) < 146
    assert abs(found[Tile.C4] - 3_000) < 155


def test_the_reserve_comes_onto_the_empty_track_once() -> None:
    """The document, phase 1: the four additional planets on the central four spaces; rules.md 4.1.1: 5, 6, 4, 7."""
    reserve = Pile((Tile.RED, Tile.BLUE, Tile.YELLOW, Tile.WHITE))
    before = with_supply(table(2), track=track(EMPTY), reserve=reserve)
    made = advance(before)
    assert events(made, ReserveTurned) == [ReserveTurned(tiles("red blue yellow white"), (5, 6, 4, 7))]
    assert made.state.supply.track == track("....yrbw....")
    assert len(made.state.supply.reserve) == 0
    again = with_supply(evolve(made.state, pending=Preparing()), track=track(EMPTY))
    made = advance(again)
    assert not events(made, ReserveTurned)
    assert made.state.supply.track == track(EMPTY)


def test_one_planet_left_keeps_the_reserve_face_down() -> None:
    made = advance(with_supply(table(2), track=track("..........w.")))
    assert not events(made, ReserveTurned)
    assert len(made.state.supply.reserve) == 4


def test_a_track_that_empties_during_a_draft_stays_empty_for_that_draft() -> None:
    """Ruling 18: the last planet goes, the reserve waits until the next preparation."""
    state = drafting(clusters="c2 c3 c4", on_track="..........w.")
    state = RULES.apply(state, DraftCluster(0, 10)).state
    assert state.supply.track == track(EMPTY)
    assert legal(state, DraftCluster) == [DraftCluster(1), DraftCluster(2)]
    assert refused(state, DraftCluster(1, 10)) is Why.NO_PLANET


@pytest.mark.parametrize(("count", "shown"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_round_twelve_brings_the_branch_tiles_set_aside(count: int, shown: int) -> None:
    """The document, phase 1: in the 12th round from among the five set aside; the others are not used."""
    before = evolve(table(count), round=12)
    made = advance(before)
    supply, market = made.state.supply, made.state.market
    assert len(market.branches) == shown
    assert len(supply.gone_branches) == 5 - shown
    assert Counter(market.branches + supply.gone_branches) == {Branch.L2: 1, Branch.I1: 2, Branch.V2: 2}
    assert supply.final_branches == ()
    assert supply.branch_bag == before.supply.branch_bag
    assert sum(supply.cluster_bag) == 56 - shown


def test_any_three_of_the_five_may_come() -> None:
    """rules.md 4.1.3: shuffled; with two players l2 is among the three shown in 6 of 10 cases."""
    shown: Counter[tuple[str, ...]] = Counter()
    for seed in range(200):
        market = advance(evolve(table(2, seed), round=12)).state.market
        shown[tuple(sorted(branch.value for branch in market.branches))] += 1
    assert set(shown) == {
        ("i1", "i1", "l2"),
        ("i1", "i1", "v2"),
        ("i1", "l2", "v2"),
        ("i1", "v2", "v2"),
        ("l2", "v2", "v2"),
    }


# Clean-up -------------------------------------------------------------------------------------------------


def over(state: State) -> State:
    """The round of a market of which seat 0 took the first tiles and seat 1 the second is over."""
    size = len(state.market.clusters)
    takers = (SEAT[0], SEAT[1], *[None] * (size - 2))
    market = evolve(state.market, cluster_takers=takers, branch_takers=takers)
    return evolve(state, market=market, pending=CleaningUp())


def test_what_nobody_took_goes_back_into_its_bag() -> None:
    """The document, phase 5."""
    state = over(drafting(clusters="c2 c3 w21", branch="i1 v2 x4"))
    made = advance(state)
    assert events(made, TilesReturned) == [TilesReturned((Tile.W21,), (Branch.X4,))]
    was, now = state.supply, made.state.supply
    assert [b - a for a, b in zip(was.cluster_bag, now.cluster_bag, strict=True)] == [0, 0, 0, 1, 0]
    assert [b - a for a, b in zip(was.branch_bag, now.branch_bag, strict=True)] == [0, 0, 0, 0, 1]
    assert made.state.market == Market()


def test_the_sun_passes_clockwise_and_the_next_round_begins() -> None:
    """The document, phase 5; in twelve rounds each of two, three or four players is first equally often."""
    for count in (2, 3, 4):
        made = advance(over(drafting(count)))
        assert (made.state.round, made.state.sun, made.state.pending) == (2, 1, Preparing())
        assert events(made, SunPassed) == [SunPassed(SEAT[1])]
        last = evolve(over(drafting(count)), sun=SEAT[count - 1])
        assert advance(last).state.sun == HUMAN


def test_alone_the_human_has_the_sun_in_odd_rounds() -> None:
    """rules.md 9."""
    state = evolve(advance(alone()).state, pending=CleaningUp())
    assert advance(state).state.sun == 1
    assert advance(evolve(state, sun=SEAT[1], round=2)).state.sun == 0


def test_only_a_row_without_any_card_gets_one() -> None:
    """The document, phase 5: if a pool is empty, its top card; ruling 15: a row is not topped up."""
    state = over(drafting())
    two, three = state.supply.decks
    top = two.cards[0]
    assert top is not None
    state = with_supply(state, rows=((), (Tile.NEXUS,)))
    made = advance(state)
    assert events(made, RowRefilled) == [RowRefilled(Row.TWO, top)]
    assert RowRefilled.reveals
    assert made.state.supply.rows == ((top,), (Tile.NEXUS,))
    assert (len(made.state.supply.decks[0]), len(made.state.supply.decks[1])) == (len(two) - 1, len(three))


def test_an_empty_row_with_an_empty_deck_stays_empty() -> None:
    """rules.md 4.5.2: if the deck has any."""
    state = over(drafting())
    state = with_supply(state, rows=((), ()), decks=(Pile(()), Pile((Tile.NEXUS,))))
    made = advance(state)
    assert made.state.supply.rows == ((), (Tile.NEXUS,))
    assert events(made, RowRefilled) == [RowRefilled(Row.THREE, Tile.NEXUS)]


def test_beats_pass_by_themselves() -> None:
    for state in (table(2), over(drafting())):
        assert RULES.legal_actions(state) == (Advance(),)
        assert RULES.turn(state).automatic
        assert refused(state, DraftBranch(0)) is Why.NOT_NOW
    assert isinstance(advance(table(2)).state.pending, Drafting)
