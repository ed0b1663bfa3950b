"""Building positions of Solani from few words: what is filled in, and what is said about the impossible."""

from __future__ import annotations

from typing import Any

import pytest

from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.games.solani.positions import Laid, position
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Options, Preparing
from noria_desktop.games.solani.terms import Board, Branch, Player, SetupCard, Tile

TABLE = Options(boards=(Board.FIRST_WOMAN, Board.COYOTE), setup_card=SetupCard.S1, orientation=0)
"""Guiding Stars of seat 0 lie on the circles 7, 10, 25 and 28."""


@pytest.mark.parametrize("players", range(1, 5))
@pytest.mark.parametrize("round_number", range(1, 13))
def test_any_round_with_any_number_of_players(players: int, round_number: int) -> None:
    options = Options(players=(Player.HUMAN,) * players)
    for seed in range(2):
        before = position(options, seed, round=round_number)
        assert before.pending == Preparing()
        drafting = position(options, seed, round=round_number, market=((), ()))
        assert drafting.market.clusters
        assert drafting.skies == before.skies
        assert RULES.legal_actions(drafting)


def test_what_is_laid_lies_there_and_the_rest_of_the_rounds_is_filled_up() -> None:
    """Rules 4.2: a planet cost a cluster and left the track."""
    state = position(TABLE, skies=[Laid({1: Tile.RED, 0: Tile.C3}, {0: 3, 1: 5})], round=5)
    mine, theirs = state.skies
    assert (mine.circles[1], mine.circles[0], mine.branches[0], mine.branches[1]) == (Tile.RED, Tile.C3, 3, 5)
    for sky in (mine, theirs):
        assert sum(map(bool, sky.branches)) == 4
        assert len([tile for tile in sky.circles if tile is not None]) == 4
    assert len(state.supply.gone) == 1
    on_track = [[tile for tile in one.supply.track if tile] for one in (position(TABLE), state)]
    assert len(on_track[0]) - len(on_track[1]) == 1


def test_a_token_that_is_surrounded_brought_a_feature() -> None:
    """Ruling 9; the flag follows from the branch tiles."""
    assert position(TABLE).skies[0].dark[0] == 14
    circles = {8: Tile.C2, 13: Tile.C3, 15: Tile.C2}
    sky = position(TABLE, skies=[Laid(circles, {6: 1, 7: 3, 11: 5, 12: 7})]).skies[0]
    assert sky.surrounded == (True, False, False, False)
    (feature,) = sky.features
    assert feature in sky.circles
    won = position(TABLE, skies=[Laid(circles, {6: 1, 7: 3, 11: 5, 12: 7}, (Tile.CHAIN,))]).skies[0]
    assert won.features == (Tile.CHAIN,)


def test_the_market_offers_what_is_named() -> None:
    market = position(TABLE, round=4, market=((Tile.C4, Tile.W31), (Branch.X4, Branch.I1))).market
    assert market.clusters[:2] == (Tile.C4, Tile.W31)
    assert market.branches[:2] == (Branch.X4, Branch.I1)
    assert len(market.clusters) == len(market.branches) == 3


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ({"round": 13}, "round"),
        ({"skies": [Laid({0: Tile.RED})]}, "skies[0].circles[0]"),
        ({"skies": [Laid({36: Tile.RED})]}, "skies[0].circles[36]"),
        ({"skies": [Laid({7: Tile.C2}, {0: 1})]}, "skies[0].circles[7]"),
        ({"skies": [Laid(branches={0: 16})]}, "skies[0].branches[0]"),
        ({"skies": [Laid(branches={12: 1})]}, "skies[0].branches[12]"),
        ({"skies": [Laid(features=(Tile.COMET,))]}, "skies[0].features"),
        ({"skies": [Laid(branches={0: 1, 1: 1})], "round": 2}, "skies[0].branches"),
        ({"market": ((Tile.RED,), ())}, "market.clusters[0]"),
    ],
)
def test_the_first_impossible_place_is_named(words: dict[str, Any], place: str) -> None:
    with pytest.raises(ImpossibleState) as caught:
        position(TABLE, **words)
    assert caught.value.place == place
