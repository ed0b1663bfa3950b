"""Positions no game can come to are refused with their place. Source: rules.md 2 to 4, 9; ruling 36."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.engine.rng import Rng
from noria_desktop.games.solani.census import census
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import (
    NO_BRANCHES,
    CleaningUp,
    Collection,
    CoyoteDrafting,
    CoyotePicking,
    Drafting,
    Finished,
    Keeping,
    Options,
    Pending,
    Picking,
    Placing,
    PlacingFeature,
    Preparing,
    State,
)
from noria_desktop.games.solani.terms import CLUSTERS, Board, Branch, Kind, Tile
from tests.games.solani.tables import SEAT, circles, players, with_sky, with_supply

Edit = Callable[[State], State]


def reached(count: int, kind: type[Pending], number: int = 4, seed: int = 3) -> State:
    """A position of a random game in which this is being decided, in this round or a later one."""
    while True:
        pick = random.Random(seed)
        state = RULES.setup(Options(players=players(count)), seed).state
        while RULES.turn(state).seat is not None:
            if isinstance(state.pending, kind) and state.round >= number:
                return state
            state = RULES.apply_unchecked(state, pick.choice(RULES.legal_actions(state))).state
        if isinstance(state.pending, kind):
            return state
        seed += 1


def fault(state: State) -> str:
    """The first place at fault; there must be one."""
    with pytest.raises(ImpossibleState) as caught:
        census(state)
    return caught.value.place


def supply(**changes: Any) -> Edit:
    return lambda state: with_supply(state, **changes)


def sky(seat: int = 0, **changes: Any) -> Edit:
    return lambda state: with_sky(state, seat, **changes)


def options(**changes: Any) -> Edit:
    return lambda state: evolve(state, options=evolve(state.options, **changes))


def market(**changes: Any) -> Edit:
    return lambda state: evolve(state, market=evolve(state.market, **changes))


def top(**changes: Any) -> Edit:
    return lambda state: evolve(state, **changes)


@pytest.mark.parametrize(
    ("edit", "place"),
    [
        (top(rng=Rng(None)), "rng.key"),
        (top(rng=Rng(1, -1)), "rng.counter"),
        (top(round=0), "round"),
        (top(round=13), "round"),
        (top(round=5), "sun"),
        (top(sun=Seat(2)), "sun"),
        (top(sun=Seat(9)), "sun"),
        (top(skies=()), "skies"),
        (top(coyote=Collection()), "coyote"),
        (options(players=()), "options.players"),
        (options(boards=None), "options.boards"),
        (options(boards=(Board.COYOTE, Board.COYOTE, Board.FIRE_MAN)), "options.boards[1]"),
        (options(orientation=4), "options.orientation"),
        (options(orientation=None), "options.orientation"),
        (options(setup_card=None), "options.setup_card"),
        (options(bonus_sectors=None), "options.bonus_sectors"),
        (lambda state: with_sky(state, 0, board=state.skies[1].board), "skies[0].board"),
        (sky(dark=(0, 1, 2, 3)), "skies[0].dark"),
        (sky(surrounded=()), "skies[0].surrounded"),
        (sky(circles=()), "skies[0].circles"),
        (sky(branches=()), "skies[0].branches"),
        (sky(branches=NO_BRANCHES), "skies[0].circles"),
        (sky(picks=-1), "skies[0].picks"),
        (sky(picks=1), "skies[0].features"),
        (sky(held_circle=Tile.C2), "skies[0].held_circle"),
        (sky(held_branch=Branch.I1), "skies[0].held_branch"),
        (sky(features=(Tile.NEXUS,)), "skies[0].features"),
        (supply(track=()), "supply.track"),
        (supply(track=(Tile.C2,) * 12), "supply.track[0]"),
        (supply(reserve=Pile((Tile.RED,))), "supply.reserve"),
        (supply(undealt=Pile(())), "supply.undealt"),
        (supply(final_branches=()), "supply.final_branches"),
        (supply(cluster_bag=(1, 1, 1, 1, 1)), "supply.cluster_bag"),
        (supply(branch_bag=(-1, 1, 1, 1, 1)), "supply.branch_bag"),
        (supply(branch_bag=(59,)), "supply.branch_bag"),
        (supply(rows=((), ())), "supply.decks"),
        (supply(rows=((Tile.NEXUS,), ())), "supply.rows[0][0]"),
        (supply(rows=((Tile.C2,), ())), "supply.rows[0][0]"),
        (supply(decks=(Pile((None,)), Pile(()))), "supply.decks[0].cards[0]"),
        (supply(gone=(Tile.COMET,)), "supply.gone[0]"),
        (supply(gone_branches=(Branch.I1,)), "supply.gone_branches[0]"),
    ],
)
def test_a_position_before_a_round_that_cannot_be(edit: Edit, place: str) -> None:
    """Three players, before round 4."""
    state = reached(3, Preparing)
    census(state)
    assert fault(edit(state)).startswith(place)


def begun(count: int = 3) -> State:
    """A draft of round 4 has begun, nobody has taken anything."""
    return RULES.apply(reached(count, Preparing), RULES.legal_actions(reached(count, Preparing))[0]).state


@pytest.mark.parametrize(
    ("edit", "place"),
    [
        (market(clusters=()), "market.clusters"),
        (market(clusters=(Tile.RED,) * 4), "market.clusters[0]"),
        (market(branches=(Branch.I1,)), "market.branches"),
        (market(cluster_takers=(SEAT[0], None, None, None)), "market.cluster_takers"),
        (market(branch_takers=(None,)), "market.branches"),
        (market(clusters=(Tile.W31,) * 4), "market.clusters["),
        (market(branches=(Branch.X4,) * 4), "market.branches["),
        (top(pending=Preparing()), "market"),
        (top(pending=CleaningUp()), "market.cluster_takers"),
        (top(pending=Finished()), "pending"),
        (top(pending=CoyotePicking()), "pending"),
        (top(pending=CoyoteDrafting(None, False)), "pending"),
        (top(pending=Drafting(Seat(7), None, False)), "pending.seat"),
        (top(pending=Drafting(Seat(-1), None, False)), "pending.seat"),
        (top(pending=Picking(Seat(4))), "pending.seat"),
        (supply(track=(None,) * 12), "supply.track"),
    ],
)
def test_a_draft_that_cannot_be(edit: Edit, place: str) -> None:
    """Three players, the Sun holder of round 4 chooses a type."""
    state = begun()
    census(state)
    assert fault(edit(state)).startswith(place)


def test_only_the_sun_holder_begins() -> None:
    state = begun()
    other = Seat((state.sun + 1) % 3)
    assert fault(evolve(state, pending=Drafting(other, None, False))) == "pending"
    assert fault(evolve(state, pending=Drafting(state.sun, Kind.CIRCLE, False))) == "pending"
    assert fault(evolve(state, pending=Drafting(other, Kind.CIRCLE, False))) == "market.cluster_takers"


def drafted() -> State:
    """One cluster was taken and kept."""
    state = begun()
    return RULES.apply(state, RULES.legal_actions(state)[0]).state


def test_what_is_held_is_what_was_taken() -> None:
    state = drafted()
    census(state)
    seat = state.sun
    assert fault(with_sky(state, seat, held_circle=None)) == f"skies[{seat}].held_circle"
    kept = state.skies[seat].held_circle
    other = Tile.C2 if kept is not Tile.C2 else Tile.C3
    assert fault(with_sky(state, seat, held_circle=other)) == f"skies[{seat}].held_circle"
    assert fault(with_sky(state, seat, held_circle=Tile.NEXUS)) == f"skies[{seat}].held_circle"
    planet = with_sky(state, seat, held_circle=Tile.RED)
    assert fault(planet) != f"skies[{seat}].features"
    takers = (*state.market.cluster_takers[:-1], Seat((seat + 1) % 3))
    assert fault(evolve(state, market=evolve(state.market, cluster_takers=takers))) == "market.cluster_takers"


def test_a_placement_needs_something_to_lay() -> None:
    state = reached(2, Placing)
    seat = state.pending.seat  # type: ignore[union-attr]
    census(state)
    assert fault(with_sky(state, seat, held_circle=None, held_branch=None)) == f"skies[{seat}].held_circle"
    assert fault(with_sky(state, seat, held_branch=None)) == f"skies[{seat}].branches"
    assert fault(evolve(state, pending=Placing(Seat(1 - seat), Kind.CIRCLE))) != "pending"


def test_the_print_of_a_tile_taken_is_that_of_one_its_taker_has() -> None:
    """Ruling 50: until clean-up the market shows who took what."""
    state = reached(3, CleaningUp, 2)
    census(state)
    market = state.market
    slot = next(slot for slot, taker in enumerate(market.branch_takers) if taker is not None)
    taker = market.branch_takers[slot]
    assert taker is not None
    laid = {components().branch_of[mask] for mask in state.skies[taker].branches}
    other = next(kind for kind in Branch if kind not in laid)
    prints = (*market.branches[:slot], other, *market.branches[slot + 1 :])
    assert fault(evolve(state, market=evolve(market, branches=prints))) == f"market.branches[{slot}]"
    slot = next(slot for slot, taker in enumerate(market.cluster_takers) if taker is not None)
    taker = market.cluster_takers[slot]
    assert taker is not None
    had = {*state.skies[taker].circles, *state.supply.gone}
    cluster = next(kind for kind in CLUSTERS if kind not in had)
    shown = (*market.clusters[:slot], cluster, *market.clusters[slot + 1 :])
    assert fault(evolve(state, market=evolve(market, clusters=shown))) == f"market.clusters[{slot}]"


def test_tiles_lie_only_where_they_may() -> None:
    """rules.md 2.2, 4.3."""
    state = reached(2, Preparing, 12)
    board = state.skies[0]
    laid = {space: tile for space, tile in enumerate(board.circles) if tile}
    space = next(iter(laid))
    tile = laid.pop(space)
    for target in (board.dark[0], next(s for s in range(36) if _guiding(state, s))):
        found = fault(with_sky(state, 0, circles=circles({**laid, target: tile})))
        assert found.startswith("skies[0].")
        assert found in {f"skies[0].circles[{target}]", *[f"skies[0].branches[{gap}]" for gap in range(25)]}
    assert fault(with_sky(state, 0, branches=(16, *board.branches[1:]))).startswith("skies[0].branches[0]")


def _guiding(state: State, space: int) -> bool:
    return components().guiding[state.skies[0].board.index][space] > 0


def test_one_tile_more_is_found_wherever_it_is() -> None:
    """Ruling 36: the number of tiles of every kind is constant."""
    state = reached(2, Preparing, 6)
    last = len(state.supply.gone)
    assert fault(with_supply(state, gone=(*state.supply.gone, Tile.W21))) == f"supply.gone[{last}]"
    assert fault(with_supply(state, gone_branches=(Branch.X4,))) == "supply.gone_branches[0]"
    # A cluster of the bag that lies in the box instead: each kind is complete, but nobody took it.
    bag = list(state.supply.cluster_bag)
    bag[0] -= 1
    moved = with_supply(state, cluster_bag=tuple(bag), gone=(*state.supply.gone, Tile.C2))
    assert fault(moved) == "supply.cluster_bag"


def test_surrounded_tokens_features_and_picks_agree() -> None:
    """rules.md 4.3; ruling 37."""
    state = reached(4, PlacingFeature, 8)
    census(state)
    pending = state.pending
    assert isinstance(pending, PlacingFeature)
    seat = pending.seat
    turned = tuple(not done for done in state.skies[seat].surrounded)
    assert fault(with_sky(state, seat, surrounded=turned)) == f"skies[{seat}].surrounded[0]"
    assert fault(evolve(state, pending=Picking(seat))) in {
        f"skies[{seat}].features[{index}]" for index in range(4)
    }
    wrong = next(card for row in state.supply.rows for card in row)
    assert fault(evolve(state, pending=PlacingFeature(seat, wrong))) == "pending.feature"


def test_drawn_cards_are_two_of_one_deck() -> None:
    state = reached(4, Keeping, 6)
    census(state)
    pending = state.pending
    assert isinstance(pending, Keeping)
    first = pending.drawn[0]
    assert fault(evolve(state, pending=Keeping(pending.seat, ()))) == "supply.decks"
    assert fault(evolve(state, pending=Keeping(pending.seat, (first, first)))) == "pending.drawn[1]"
    assert fault(evolve(state, pending=Keeping(pending.seat, (None, first)))) == "pending.drawn[0]"


def test_what_coyote_has_fits_the_round() -> None:
    """rules.md 9."""
    state = reached(1, Preparing, 7)
    census(state)
    coyote = state.coyote
    assert coyote is not None
    assert len(coyote.features) == 2
    assert fault(evolve(state, coyote=evolve(coyote, clusters=()))) == "coyote.clusters"
    assert fault(evolve(state, coyote=evolve(coyote, features=coyote.features[::-1]))) == "coyote.features"
    assert fault(evolve(state, coyote=evolve(coyote, features=coyote.features[:1]))) == "supply.decks"
    twice = (*coyote.clusters, *coyote.planets)[1:]
    assert fault(
        evolve(state, coyote=evolve(coyote, clusters=twice[1:], planets=(Tile.RED, Tile.RED)))
    ).startswith("coyote.")


def test_the_end_of_every_game_passes() -> None:
    for count in (1, 2, 3, 4):
        census(reached(count, Finished, 12))
