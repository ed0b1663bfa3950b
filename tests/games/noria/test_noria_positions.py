"""Building positions of Noria from few words: what is filled in, and what is said about the impossible."""

from __future__ import annotations

from typing import Any

import pytest

from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.positions import position
from noria_desktop.games.noria.state import Acting, Naming, Options, Seats
from noria_desktop.games.noria.terms import Chamber, Disc, Good, Side, Space, Track

CIRCLE = Options(islands=(1, 2, 3, 4, 5))


@pytest.mark.parametrize("seed", range(20))
def test_nothing_named_is_a_round_of_any_set_up(seed: int) -> None:
    state = position(seed=seed, round=seed % 16 + 1)
    assert state == position(seed=seed, round=seed % 16 + 1)
    assert state.round == seed % 16 + 1


def test_factories_bring_their_warehouses_and_leave_the_store() -> None:
    """Rules 4.2: a warehouse for each good printed on the space."""
    state = position(CIRCLE, factories={(0, 0): Side.HUMAN, (0, 1): Side.BOT, (2, 3): Side.HUMAN})
    printed = components()
    assert (state.human.factories, state.bot.factories) == (printed.factories - 2, printed.factories - 1)
    goods = [*printed.islands[1].spaces[0], *printed.islands[3].spaces[3]]
    assert state.human.warehouses == tuple(goods.count(good) for good in Good)
    assert state.islands[0].factories == (Side.HUMAN, Side.BOT, None, None)


def test_ships_come_from_the_berths_and_discs_from_the_market() -> None:
    before = position(CIRCLE)
    state = position(CIRCLE, ships=(3, 1, 2), centre=(Disc.BONUS, Disc.CITY))

    def left(state: Any, kind: int) -> int:
        berths = components().islands
        return sum(
            count
            for island in state.islands
            for berth, count in zip(berths[island.number].berths, island.ships, strict=True)
            if berth.resource.index == kind
        )

    assert [left(before, kind) - left(state, kind) for kind in range(3)] == [2, 0, 1]
    assert state.market.stock == (4, 4, 4, 4, 3, 4, 3)


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ({"round": 17}, "round"),
        ({"resources": (-1, 0, 0)}, "human.resources[0]"),
        ({"ships": (20, 1, 1)}, "human.ships[0]"),
        ({"stored": (1, 0, 0, 0, 0)}, "human.stored[0]"),
        ({"levels": {Track.RESEARCH: 10}}, "human.levels[3]"),
        ({"ambassador": 5}, "human.ambassador"),
        ({"bot_wheel": {}}, "bot.wheel"),
        ({"factories": {(0, 4): Side.BOT}}, "islands[0].factories[4]"),
        ({"berths": {0: (9, 0, 0)}}, "islands[0].ships[0]"),
        ({"council": {Chamber.RESEARCH: Seats(4, 4)}}, "council[3]"),
        ({"stock": {Disc.CITY: 5}}, "market.stock[4]"),
        ({"pending": Naming((Space.S1,))}, "pending.named[0]"),
        ({"pending": Acting((), None, ())}, "pending.named"),
    ],
)
def test_the_first_impossible_place_is_named(words: dict[str, Any], place: str) -> None:
    with pytest.raises(ImpossibleState) as caught:
        position(**words)
    assert caught.value.place == place
