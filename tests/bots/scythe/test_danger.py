"""What the Automa's attacks are likely to cost. Source: automa.md 6 (where attacks go), 10 (battles), R11."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from noria_desktop.bots.scythe.closing import end
from noria_desktop.bots.scythe.course import course
from noria_desktop.bots.scythe.danger import danger
from noria_desktop.bots.scythe.flat import (
    CARDS,
    CHARACTER,
    GOODS,
    HOPES,
    MECHS,
    POWER,
    TURN,
    WORKER_COUNT,
    WORKERS,
    Row,
    flat,
)
from noria_desktop.bots.scythe.sheet import Sheet
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.neighbourhood import base_set
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import TERRITORIES, Faction, Scheme

HERE, THERE, FAR = 20, 21, 5


def start() -> State:
    return RULES.observe(RULES.setup(Options(faction=Faction.CRIMEA), 3).state, HUMAN)


def sheet(*, fights: float = 0.0, either: float = 0.0, raids: float = 0.0) -> Sheet:
    """Attacks are likely as given and come to ``HERE`` and ``THERE``; the game lasts long enough."""
    made = Sheet(start())
    made.fights, made.either, made.raids = [fights] * 9, [either] * 9, [raids] * 9
    made.near = [float(place in (HERE, THERE)) for place in range(TERRITORIES)]
    made.end = 15.0
    return made


def row(
    workers: Sequence[int], *, character: int = FAR, mech: int = -1, tokens: int = 0, power: int = 0
) -> Row:
    made = flat(start())
    made[CHARACTER], made[MECHS], made[POWER], made[CARDS] = character, mech, power, 0
    made[MECHS + 1 : MECHS + 4] = [-1] * 3
    made[WORKERS : WORKERS + 8] = [*workers, *[-1] * (8 - len(workers))]
    made[WORKER_COUNT] = len(workers)
    made[GOODS : GOODS + 4] = [tokens, 0, 0, 0]
    return made


def test_workers_alone_in_reach_may_be_driven_home_and_the_more_the_dearer() -> None:
    at = sheet(raids=0.25)
    one, two = danger(row([HERE, FAR, FAR]), at), danger(row([HERE, HERE, FAR]), at)
    assert 0 < one < two
    assert danger(row([FAR, FAR, FAR]), at) == 0
    assert danger(row([HERE, HERE, FAR]), sheet()) == 0, "no card that is left does so"


def test_a_mech_beside_them_keeps_workers_from_a_raid() -> None:
    assert danger(row([HERE, HERE], mech=HERE), sheet(raids=0.25)) == 0


def test_what_workers_hold_goes_with_them() -> None:
    at = sheet(raids=0.25)
    assert danger(row([HERE, FAR], tokens=6), at) > danger(row([HERE, FAR]), at)


def test_a_raid_comes_to_one_territory_only() -> None:
    at = sheet(raids=0.25)
    assert danger(row([HERE, THERE, FAR]), at) == danger(row([HERE, FAR, FAR]), at)


def test_a_battle_is_dearer_the_more_stands_there() -> None:
    at = sheet(fights=0.25)
    alone, all_together = danger(row([FAR, FAR], mech=HERE), at), danger(row([HERE, HERE], mech=HERE), at)
    assert 0 < alone < all_together


def test_the_automa_attacks_where_the_fewest_combat_units_stand() -> None:
    at = sheet(fights=0.25)
    crowd = row([HERE, HERE, HERE], character=HERE, mech=HERE)
    guarded = row([HERE, HERE, HERE], character=HERE, mech=HERE)
    guarded[MECHS + 1] = THERE
    assert danger(guarded, at) < danger(crowd, at), "a mech alone draws it away from the workers"


def test_power_makes_a_battle_cheaper() -> None:
    at = sheet(fights=0.25)
    assert danger(row([HERE], mech=HERE, power=7), at) < danger(row([HERE], mech=HERE), at)


def test_a_card_for_both_raids_where_there_is_nobody_to_fight() -> None:
    at = sheet(either=0.25)
    assert danger(row([HERE, HERE]), at) > 0
    assert danger(row([HERE, HERE], mech=THERE), at) == danger(row([FAR, FAR], mech=THERE), at), (
        "it fights instead"
    )


def test_a_turn_that_ends_pays_for_its_danger_once() -> None:
    at, made = sheet(raids=0.25), row([HERE, HERE])
    found: list[Row] = []
    cost = danger(made, at)
    end(made.copy(), at, found)
    assert found[0][HOPES] == made[HOPES] - int(100 * cost)
    assert found[0][TURN] == made[TURN] + 1


def test_the_next_attack_comes_where_its_units_reach_by_the_rules() -> None:
    state = start()
    made = Sheet(state)
    assert [place for place in range(TERRITORIES) if made.near[place]] == list(base_set(state.automa))
    assert all(0 < chance <= 1 for chance in made.near_later)


@pytest.mark.parametrize(
    ("scheme", "power", "fights", "either", "raids"),
    [
        (Scheme.I, 5, 0, 0, 2),
        (Scheme.I, 6, 0, 1, 1),
        (Scheme.II, 0, 0, 0, 4),
        (Scheme.II, 5, 0, 2, 2),
        (Scheme.II, 8, 1, 3, 1),
    ],
)
def test_attacks_are_counted_over_the_cards(
    scheme: Scheme, power: int, fights: int, either: int, raids: int
) -> None:
    """Scheme I: 17 asks for 6 power and raids else, 19 only raids. II: 14, 15, 16 ask for 7, 1 and 5 and raid else, 17 asks for 8.

    Polania has no orders of its own to attack. Source: the cards.
    """
    state = RULES.observe(RULES.setup(Options(automa=Faction.POLANIA), 3).state, HUMAN)
    before = course(changed(state, automa=changed(state.automa, power=power, scheme=scheme)))
    cards = 19
    assert round(before.fights[0] * cards) == fights
    assert round(before.either[0] * cards) == either
    assert round(before.raids[0] * cards) == raids


def test_orders_of_one_faction_count_for_it_alone() -> None:
    """Saxony also begins battles by 7, from 5 power on, and by 13, from 4 on. Source: the cards; automa.md 14."""
    options = Options(faction=Faction.CRIMEA, automa=Faction.SAXONY)
    state = RULES.observe(RULES.setup(options, 3).state, HUMAN)
    before = course(changed(state, automa=changed(state.automa, power=5, scheme=Scheme.I)))
    assert round(before.fights[0] * 19) == 2
    assert round(before.raids[0] * 19) == 2
