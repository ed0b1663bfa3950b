"""Stars and when they end the game. Source: rules.md 10; automa.md 7, 9 (R16, R18, R19)."""

from __future__ import annotations

import pytest

from noria_desktop.games.scythe.stars import (
    automa_due,
    automa_may_place,
    human_due,
    human_may_place,
    is_over,
    tokens_left,
)
from noria_desktop.games.scythe.terms import (
    Ability,
    Bonus,
    Bottom,
    Cube,
    Faction,
    Star,
    Structure,
)
from tests.games.scythe.positions import position

ALL_MECHS = {
    Ability.RIVERWALK: "h04",
    Ability.SEAWORTHY: "h04",
    Ability.ARTILLERY: "h05",
    Ability.SPEED: "h05",
}
ALL_STRUCTURES = {
    Structure.MINE: "h04",
    Structure.MILL: "h05",
    Structure.MONUMENT: "h11",
    Structure.ARMORY: "h12",
}


def test_nothing_is_due_at_the_start() -> None:
    """10."""
    assert human_due(position().human) == ()


@pytest.mark.parametrize(
    ("star", "state"),
    [
        (Star.UPGRADES, position(cubes=tuple(Cube), slots=(1, 2, 1, 2))),
        (Star.MECHS, position(mechs=ALL_MECHS)),
        (Star.STRUCTURES, position(structures=ALL_STRUCTURES)),
        (Star.RECRUITS, position(recruits=dict(zip(Bottom, Bonus, strict=True)))),
        (Star.WORKERS, position(workers="base base h04 h04 h04 h05 h05 h12")),
        (Star.POPULARITY, position(popularity=18)),
        (Star.POWER, position(power=16)),
    ],
)
def test_a_star_is_due_as_soon_as_it_shows(star: Star, state: object) -> None:
    """10: six upgrades, four mechs, structures, recruits, eight workers (home base included), the ends of tracks."""
    human = state.human  # type: ignore[attr-defined]
    assert human_due(human) == (star,)


@pytest.mark.parametrize(
    "state",
    [
        position(cubes=tuple(Cube)[:5], slots=(1, 2, 1, 1)),
        position(mechs={Ability.SPEED: "h04"}),
        position(workers="base base h04 h04 h04 h05 h05"),
        position(popularity=17),
        position(power=15),
    ],
)
def test_nearly_is_not_enough(state: object) -> None:
    """10."""
    assert human_due(state.human) == ()  # type: ignore[attr-defined]


def test_a_star_stays_and_is_not_due_again() -> None:
    """10: each kind once; a star once placed stays even if the value falls later."""
    assert human_due(position(power=16, stars={Star.POWER: 1}).human) == ()


def test_two_combats_and_one_objective() -> None:
    """10: combat twice, the rest once."""
    human = position(stars={Star.COMBAT: 1}).human
    assert human_may_place(human, Star.COMBAT)
    assert human_may_place(human, Star.OBJECTIVE)
    human = position(stars={Star.COMBAT: 2, Star.OBJECTIVE: 1}).human
    assert not human_may_place(human, Star.COMBAT)
    assert not human_may_place(human, Star.OBJECTIVE)


def test_dominate_knows_no_limit_for_combats_and_objectives() -> None:
    """10, 13: Saxony's human: both objectives, any number of combats; but six tokens."""
    human = position(Faction.SAXONY, stars={Star.COMBAT: 4, Star.OBJECTIVE: 1}).human
    assert human_may_place(human, Star.COMBAT)
    assert human_may_place(human, Star.OBJECTIVE)
    assert not human_may_place(position(Faction.SAXONY, stars={Star.COMBAT: 6}).human, Star.COMBAT)


def test_the_automa_places_two_for_battles_even_as_saxony() -> None:
    """The user's document: its faction ability counts for nothing; automa.md 9.5."""
    automa = position(automa=Faction.SAXONY, their_stars={Star.COMBAT: 2}).automa
    assert not automa_may_place(automa, Star.COMBAT)
    assert automa_may_place(automa, Star.TRACKER)


def test_the_automas_power_star_comes_once() -> None:
    """automa.md 9.5: on reaching 16 for the first time."""
    assert automa_due(position(their_power=16).automa) == (Star.POWER,)
    assert automa_due(position(their_power=16, their_stars={Star.POWER: 1}).automa) == ()
    assert automa_due(position(their_power=15).automa) == ()


def test_deploying_everything_gives_the_automa_no_star() -> None:
    """R16."""
    automa = position(their_mechs="base base base base", their_workers=" ".join(["base"] * 8)).automa
    assert automa_due(automa) == ()
    assert not automa_may_place(automa, Star.MECHS)


def test_a_seventh_star_has_no_token() -> None:
    """10; R19: nobody places more than six."""
    human = position(
        popularity=18, power=16, stars={Star.COMBAT: 2, Star.MECHS: 1, Star.WORKERS: 1, Star.RECRUITS: 1}
    ).human
    assert tokens_left(human.stars) == 1
    assert human_due(human) == (Star.POPULARITY,)
    automa = position(their_stars={Star.TRACKER: 6}, their_power=16).automa
    assert automa_due(automa) == ()


def test_six_stars_of_either_side_end_the_game() -> None:
    """10."""
    assert not is_over(position(stars={Star.COMBAT: 2, Star.POWER: 1}, their_stars={Star.TRACKER: 5}))
    assert is_over(position(their_stars={Star.TRACKER: 5, Star.COMBAT: 1}))
    assert is_over(position(Faction.SAXONY, stars={Star.COMBAT: 5, Star.OBJECTIVE: 1}))
