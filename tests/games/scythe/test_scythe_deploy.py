"""Deploy: mechs onto the map. Source: rules.md 8, 9, 9.2; H4."""

from __future__ import annotations

import pytest

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.abilities import has
from noria_desktop.games.scythe.actions import (
    ChooseSection,
    Decline,
    Deploy,
    Skip,
    TakeBottom,
    UseFactoryCard,
)
from noria_desktop.games.scythe.events import Deployed, Gained, StarPlaced
from noria_desktop.games.scythe.pending import ChoosingBottom, Due, EndingTurn, Gaining
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    Ability,
    Bonus,
    Bottom,
    Gain,
    Prompt,
    Source,
    Star,
)
from tests.games.scythe.positions import after, at, legal, of_kind, play, position, refused

METAL = {"h11": "3 metal"}


def deploying(workers: str = "h04 h11", **fields: object) -> State:
    """Industrial mat: Deploy for 3 metal brings 2 coins."""
    state = position(workers=workers, goods=METAL, encounters="", **fields)  # type: ignore[arg-type]
    return after(state, ChooseSection(1), Skip(), TakeBottom())


def test_any_mech_on_any_controlled_territory_with_a_worker() -> None:
    """Rules 9.2; order by slot, then by territory."""
    state = deploying()
    assert RULES.turn(state).prompt is Prompt.DEPLOY
    places = (at("h04"), at("h11"))
    assert legal(state) == (*(Deploy(slot, place) for slot in range(4) for place in places), Decline())


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("h05", Why.NO_WORKER_ON_TERRITORY),
        ("h09", Why.LAKE),
        ("h20", Why.NOT_CONTROLLED),
        ("h08", Why.NOT_CONTROLLED),
        ("base_nordic", Why.NOT_CONTROLLED),
    ],
)
def test_nowhere_else(name: str, why: Why) -> None:
    """Rules 1, 9.2: own worker, not a lake, not the home base, not under the enemy."""
    state = deploying("h04 h08 h09 h11 base", character="h05", their_mechs="h08")
    assert refused(state, Deploy(0, at(name))) is why


def test_a_mech_is_deployed_once() -> None:
    """Rules 9.2: mechs from the faction mat."""
    state = deploying(mechs={Ability.RIVERWALK: "h04"})
    assert refused(state, Deploy(0, at("h04"))) is Why.ALREADY_DEPLOYED
    assert refused(state, Deploy(7, at("h04"))) is Why.ALREADY_DEPLOYED
    assert len(legal(state)) == 3 * 2 + 1


def test_its_ability_works_from_now_on() -> None:
    """Rules 9.2, 13: Speed is on the Nordic's last slot."""
    state = deploying()
    assert not has(state.human, Ability.SPEED)
    step = play(state, Deploy(3, at("h04")))
    assert has(step.state.human, Ability.SPEED)
    assert step.state.human.army.mechs == (None, None, None, at("h04"))
    assert Deployed(3, at("h04"), Source.BOTTOM) in step.events


def test_coins_and_recruit_bonus() -> None:
    """Rules 9: 2 coins on this mat, +1 coin for the recruit of Deploy."""
    step = play(deploying(coins=0, recruits={Bottom.DEPLOY: Bonus.POWER}), Deploy(0, at("h04")))
    assert of_kind(step.events, Gained) == [
        Gained(HUMAN, Bonus.COINS, 2, Source.BOTTOM),
        Gained(HUMAN, Bonus.COINS, 1, Source.ONGOING),
    ]
    assert step.state.human.coins == 3


def test_the_fourth_mech_is_a_star() -> None:
    """Rules 9.2, 10."""
    mechs = {Ability.RIVERWALK: "h04", Ability.SEAWORTHY: "h04", Ability.ARTILLERY: "h04"}
    step = play(deploying(mechs=mechs), Deploy(3, at("h11")))
    assert of_kind(step.events, StarPlaced) == [StarPlaced(HUMAN, Star.MECHS, 1)]


def test_without_a_territory_the_mech_is_passed_over() -> None:
    """Rules 9: the action may be taken when the main benefit is impossible; the metal lies under the character."""
    state = deploying("base base", character="h11", coins=0)
    assert (state.human.coins, state.pending) == (2, (EndingTurn(),))


def test_a_mech_of_an_encounter_appears_there() -> None:
    """Rules 7: gained mechs appear on the encounter's territory; no own worker is needed."""
    owed = Gaining((Due(Gain.MECH, 1, Source.ENCOUNTER),), at("h11"))
    state = position(character="h11", workers="h04", pending=(ChoosingBottom(2), owed))
    assert legal(state) == (*(Deploy(slot, at("h11")) for slot in range(4)), Decline())
    assert refused(state, Deploy(0, at("h04"))) is Why.NOT_HERE


@pytest.mark.parametrize(("workers", "placed"), [("h04 base", True), ("base base", False)])
def test_the_factory_cards_mech(workers: str, placed: bool) -> None:
    """Rules 8: needs a controlled territory with a worker; where none exists the gain is lost. Card 7: 1 popularity."""
    state = position(workers=workers, factory_card=7, popularity=7)
    state = after(state, ChooseSection(FACTORY_SECTION), UseFactoryCard(0))
    assert state.human.popularity == 6
    if placed:
        state = after(state, Deploy(1, at("h04")))
        assert state.human.army.mechs[1] == at("h04")
    assert state.pending == (ChoosingBottom(FACTORY_SECTION),)
