"""Build: structures onto the map. Source: rules.md 8, 9, 9.3; H4."""

from __future__ import annotations

import pytest

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.actions import (
    Build,
    ChooseSection,
    Decline,
    Skip,
    TakeBottom,
    UseFactoryCard,
)
from noria_desktop.games.scythe.events import Built, Gained, StarPlaced
from noria_desktop.games.scythe.pending import ChoosingBottom, EndingTurn
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    Bonus,
    Bottom,
    Prompt,
    Source,
    Star,
    Structure,
)
from tests.games.scythe.positions import after, at, legal, of_kind, play, position, refused

MINE, MILL, MONUMENT, ARMORY = Structure


def building(workers: str = "h04 h05", **fields: object) -> State:
    """Industrial mat: Build for 3 wood brings 1 coin."""
    state = position(workers=workers, goods={"h04": "3 wood"}, **fields)  # type: ignore[arg-type]
    return after(state, ChooseSection(2), Skip(), TakeBottom())


def test_any_structure_on_any_controlled_territory_with_a_worker() -> None:
    """Rules 9.3; order by structure, then by territory."""
    state = building()
    assert RULES.turn(state).prompt is Prompt.BUILD
    places = (at("h04"), at("h05"))
    assert legal(state) == (*(Build(kind, place) for kind in Structure for place in places), Decline())


def test_one_structure_per_territory() -> None:
    """Rules 9.3."""
    state = building(structures={MILL: "h05"})
    assert legal(state) == (
        Build(MINE, at("h04")),
        Build(MONUMENT, at("h04")),
        Build(ARMORY, at("h04")),
        Decline(),
    )
    assert refused(state, Build(MINE, at("h05"))) is Why.STRUCTURE_THERE
    assert refused(state, Build(MILL, at("h04"))) is Why.ALREADY_BUILT


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("h11", Why.NO_WORKER_ON_TERRITORY),
        ("h09", Why.LAKE),
        ("h20", Why.NOT_CONTROLLED),
        ("h08", Why.NOT_CONTROLLED),
        ("base_nordic", Why.NOT_CONTROLLED),
    ],
)
def test_nowhere_else(name: str, why: Why) -> None:
    """Rules 1, 9.3: own worker, not a lake or home base, not under the enemy."""
    state = building("h04 h08 h09 base", character="h11", encounters="", their_workers="h08")
    assert refused(state, Build(MINE, at(name))) is why


def test_the_factory_may_be_built_on() -> None:
    """Rules 8, 9.3."""
    assert Build(ARMORY, at("h23")) in legal(building("h04 h23"))


def test_a_structure_is_built() -> None:
    """Rules 9.3, 9: +1 coin on this mat, +1 popularity for the recruit of Build."""
    state = building(coins=0, popularity=7, recruits={Bottom.BUILD: Bonus.POWER})
    step = play(state, Build(MONUMENT, at("h05")))
    assert step.state.human.works.structures == (None, None, at("h05"), None)
    assert step.events == (
        Built(MONUMENT, at("h05"), Source.BOTTOM),
        Gained(HUMAN, Bonus.COINS, 1, Source.BOTTOM),
        Gained(HUMAN, Bonus.POPULARITY, 1, Source.ONGOING),
    )
    assert step.state.pending == (EndingTurn(),)


def test_the_fourth_structure_is_a_star() -> None:
    """Rules 9.3, 10."""
    state = building(structures={MINE: "h11", MILL: "h12", MONUMENT: "h13"})
    step = play(state, Build(ARMORY, at("h05")))
    assert of_kind(step.events, StarPlaced) == [StarPlaced(HUMAN, Star.STRUCTURES, 1)]


def test_without_a_site_the_structure_is_passed_over() -> None:
    """Rules 9: pay, take coins; the only worker stands on the Mine's territory."""
    state = building("h04", structures={MINE: "h04"}, coins=0)
    assert (state.human.coins, state.pending) == (1, (EndingTurn(),))


def test_the_factory_cards_structure() -> None:
    """Rules 8: card 7, second side, for 1 popularity; the coins of the mat do not come."""
    state = position(workers="h04", factory_card=7, popularity=7, coins=0)
    state = after(state, ChooseSection(FACTORY_SECTION), UseFactoryCard(1))
    state = after(state, Build(MILL, at("h04")))
    assert (state.human.popularity, state.human.coins) == (6, 0)
    assert state.pending == (ChoosingBottom(FACTORY_SECTION),)
