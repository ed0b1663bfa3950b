"""Where each of the six symbols sends its unit. Source: automa.md 6, the table; R2, R7 to R12, R14, R26; seed 003."""

from __future__ import annotations

from attrs import evolve

from noria_desktop.games.scythe.record import Criterion, Outcome, Rejection
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Faction, MoveSymbol, Scheme, Structure, Unit
from tests.games.scythe.automa_positions import (
    a_table,
    at,
    decided,
    done,
    rejected,
    valid,
    with_goods,
    with_human,
)

II = Scheme.II

# Cards used: 3-I moves a worker; 5-II a mech; 18-I goes for encounters, then moves the character; 17-I attacks with
# power 6, then workers, then moves a worker; 19-I attacks workers, then moves a worker.


# Worker -------------------------------------------------------------------------------------------------


def test_worker_goes_where_most_units_are_around() -> None:
    """Seed 003, "ワーカーの移動" 4: h29 and h30 share h22, h29, h30, h36; the lifted worker on h34 is not counted.

    Of the four h22 and h30 are 1 from the Factory; reading order. A mech's territory is open to a worker.
    """
    state = a_table(Faction.SAXONY, workers="h34", mechs="h29", character="h30")
    entry = done(state, 3)
    assert (entry.selected and entry.selected.place) == at("h34")
    assert {name: number for name, (number, _) in valid(entry).items() if number == 2} == {
        "h22": 2,
        "h29": 2,
        "h30": 2,
        "h36": 2,
    }
    assert valid(entry)["h34"] == (0, 4)
    assert (entry.destination, entry.decided_by) == (at("h22"), Criterion.READING_ORDER)


def test_worker_ties_go_to_the_factory() -> None:
    """Seed 003, "ワーカーの移動" 4, tie 1: a confined mech on h34 counts for h34, h35 and h41 alike."""
    state = a_table(Faction.SAXONY, workers="base_saxony", mechs="h34", token=0)
    entry = done(state, 3)
    assert valid(entry) == {"h34": (1, 4), "h35": (1, 3), "h41": (1, 4)}
    assert (entry.destination, entry.decided_by) == (at("h35"), Criterion.NEAREST_FACTORY)


def test_worker_keeps_off_other_workers_and_enemy_units() -> None:
    """Seed 003, "ワーカーの移動" 2: enemy units of any kind exclude, workers of its own except the lifted one."""
    state = a_table(Faction.SAXONY, workers="h34 h41", enemy_workers="h35 h27")
    entry = done(state, 3)
    assert rejected(entry) == {
        "h27": Rejection.ENEMY_UNIT,
        "h35": Rejection.ENEMY_UNIT,
        "h41": Rejection.OWN_WORKER,
    }
    assert set(valid(entry)) == {"h28", "h34", "h42"}


def test_worker_keeps_away_from_enemy_combat_units() -> None:
    """Seed 003, "ワーカーの移動" 4 with R2: a mech on h29 forbids h28, h35, h36 across the rivers as well."""
    state = a_table(Faction.SAXONY, workers="h34", enemy_mechs="h29")
    entry = done(state, 3)
    assert rejected(entry) == {
        "h28": Rejection.ENEMY_NEIGHBOURHOOD,
        "h35": Rejection.ENEMY_NEIGHBOURHOOD,
    }
    assert set(valid(entry)) == {"h27", "h34", "h41"}


def test_no_safe_territory_no_worker_move() -> None:
    """automa.md 6: the character on h27 threatens h34 and h28, the mech on h42 h41 and h35; the entry fails."""
    state = a_table(Faction.SAXONY, workers="h34", enemy="h27", enemy_mechs="h42", token=0)
    (entry,) = decided(state, 3)
    assert entry.outcome is Outcome.NO_DESTINATION
    assert entry.valid == ()
    assert set(rejected(entry).values()) == {Rejection.ENEMY_NEIGHBOURHOOD}
    assert (entry.destination, entry.decided_by) == (None, None)


def test_the_own_territory_may_be_the_destination() -> None:
    """R7: only h34, from which it is lifted, is without another worker: it stays and the action is done."""
    state = a_table(Faction.SAXONY, workers="h34 h35 h41", token=0)
    entry = done(state, 3)
    assert entry.destination == at("h34")
    assert entry.decided_by is Criterion.ONLY_ONE
    assert valid(entry) == {"h34": (2, 4)}


def test_two_workers_cannot_stay_together() -> None:
    """automa.md 6: on h34 one of two is lifted, the other one is "another worker"."""
    state = a_table(Faction.SAXONY, workers="h34 h34 h35 h41", token=0)
    (entry,) = decided(state, 3)
    assert entry.outcome is Outcome.NO_DESTINATION
    assert rejected(entry)["h34"] is Rejection.OWN_WORKER


def test_workers_cross_rivers_and_enter_lakes_when_free() -> None:
    """Seed 003, "移動アクション": all units, workers included; confined they stay on the peninsula."""
    free = done(a_table(Faction.SAXONY, workers="h35"), 3)
    assert set(valid(free)) == {"h28", "h29", "h34", "h35", "h36", "h41", "h42"}
    confined = done(a_table(Faction.SAXONY, workers="h35", token=0), 3)
    assert set(valid(confined)) == {"h34", "h35", "h41"}


# Mech and character -------------------------------------------------------------------------------------


def test_mech_goes_near_an_enemy_combat_unit() -> None:
    """Seed 003, "メックの非戦闘移動" 4; the nearest of several enemies counts."""
    state = a_table(Faction.SAXONY, workers="", mechs="h35", enemy="h21", enemy_mechs="h40")
    entry = done(state, 5, II)
    assert valid(entry)["h28"] == (1, 3)
    assert valid(entry)["h29"] == (1, 2)
    assert valid(entry)["h36"] == (2, 2)
    assert (entry.destination, entry.decided_by) == (at("h29"), Criterion.NEAREST_FACTORY)


def test_mech_may_go_back_towards_the_home_base() -> None:
    """automa.md 6: nothing is compared with its old place; the enemy on h27 is beside h34 and h28."""
    state = a_table(Faction.SAXONY, workers="", mechs="h29", enemy="h27")
    entry = done(state, 5, II)
    assert (entry.destination, entry.decided_by) == (at("h28"), Criterion.NEAREST_FACTORY)
    assert valid(entry)["h34"] == (1, 4)


def test_mech_keeps_off_enemy_units_and_own_combat_units() -> None:
    """Seed 003, "メックの非戦闘移動" 2: enemy workers exclude too; own workers do not."""
    state = a_table(
        Faction.SAXONY, workers="h34", mechs="h35", character="h41", enemy_workers="h28", enemy_mechs="h29"
    )
    entry = done(state, 5, II)
    assert rejected(entry) == {
        "h28": Rejection.ENEMY_UNIT,
        "h29": Rejection.ENEMY_UNIT,
        "h41": Rejection.OWN_COMBAT_UNIT,
    }
    assert "h34" in valid(entry)
    assert "h35" in valid(entry)


def test_enemies_at_home_draw_nobody_while_one_is_out() -> None:
    """R8: the Nordic character at home in the north is disregarded for the mech on h46; h39 and h45 are beside it."""
    state = a_table(Faction.SAXONY, workers="", mechs="h38", enemy="base_nordic", enemy_mechs="h46")
    assert done(state, 5, II).destination == at("h39")


def test_enemies_all_at_home_are_measured_to_their_base() -> None:
    """R8: Nordic's base at (3, -4) is 4 steps from h23 at (0, 0) and from h24 at (1, 0), 5 from h31 itself."""
    state = a_table(Faction.SAXONY, workers="", mechs="h31", enemy="base_nordic")
    entry = done(state, 5, II)
    assert (valid(entry)["h23"], valid(entry)["h24"], valid(entry)["h31"]) == ((4, 0), (4, 1), (5, 1))
    assert (entry.destination, entry.decided_by) == (at("h23"), Criterion.NEAREST_FACTORY)


def test_enemies_on_another_base_are_treated_alike() -> None:
    """R26: Crimea's character on Togawa's base, beside h40 and h46, is the nearest; disregarded if a mech is out."""
    state = a_table(Faction.SAXONY, Faction.CRIMEA, workers="", mechs="h39", enemy="base_togawa")
    entry = done(state, 5, II)
    assert valid(entry)["h40"] == (1, 4)
    assert valid(entry)["h46"] == (1, 4)
    assert (entry.destination, entry.decided_by) == (at("h40"), Criterion.READING_ORDER)
    state = a_table(
        Faction.SAXONY, Faction.CRIMEA, workers="", mechs="h39", enemy="base_togawa", enemy_mechs="h31"
    )
    assert done(state, 5, II).destination == at("h32")


def test_character_follows_the_same_rules() -> None:
    """Seed 003, "キャラクターの非戦闘移動": no token in reach on 18-I, so it moves towards the enemy."""
    state = a_table(Faction.SAXONY, workers="", character="h35", enemy="h21", tokens="")
    encounter, entry = decided(state, 18)
    assert encounter.outcome is Outcome.NO_DESTINATION
    assert entry.symbol is MoveSymbol.MOVE_CHARACTER
    assert (entry.outcome, entry.destination) == (Outcome.DONE, at("h29"))


def test_the_humans_structure_and_resources_exclude_nobody() -> None:
    """R12: a mech goes onto the mill on h29 with its food."""
    state = a_table(Faction.SAXONY, workers="", mechs="h35", enemy="h21")
    state = with_human(with_goods(state, h29=(0, 0, 3, 0)), structures={Structure.MILL: "h29"})
    assert done(state, 5, II).destination == at("h29")


# Encounter and Factory ----------------------------------------------------------------------------------


def test_character_goes_for_the_token_nearest_to_the_factory() -> None:
    """Seed 003, "遭遇/ファクトリー" 2: in the neighbourhood of any unit; h36 (2) before h35 (3)."""
    state = a_table(Faction.SAXONY, workers="h41", mechs="h37", tokens="h35 h36 h03")
    entry = decided(state, 18)[0]
    assert entry.selected is not None
    assert entry.selected.place == at("base_saxony")
    assert valid(entry) == {"h35": (0, 3), "h36": (0, 2)}
    assert (entry.destination, entry.decided_by) == (at("h36"), Criterion.NEAREST_FACTORY)
    assert rejected(entry)["h41"] is Rejection.NO_GOAL


def test_tokens_at_equal_distance_in_reading_order() -> None:
    """Seed 003, "遭遇/ファクトリー" 4, tie 2: h08 and h35 are both 3 from the Factory; workers beside them count."""
    state = a_table(Faction.SAXONY, workers="h02 h41", tokens="h08 h35")
    entry = decided(state, 18)[0]
    assert valid(entry) == {"h08": (0, 3), "h35": (0, 3)}
    assert (entry.destination, entry.decided_by) == (at("h08"), Criterion.READING_ORDER)


def test_the_factory_is_a_goal_without_a_card() -> None:
    """Seed 003, "遭遇/ファクトリー" 2: the Factory as long as the Automa has no Factory card."""
    state = a_table(Faction.SAXONY, workers="", character="h30", tokens="h36")
    assert decided(state, 18)[0].destination == at("h23")
    holding = evolve(state, automa=evolve(state.automa, factory_card=(3,)))
    assert decided(holding, 18)[0].destination == at("h36")


def test_no_cards_at_the_factory_no_goal() -> None:
    """R14: nothing could be gained there."""
    state = a_table(Faction.SAXONY, workers="", character="h30", tokens="h36")
    state = evolve(state, decks=evolve(state.decks, factory=()))
    entry = decided(state, 18)[0]
    assert entry.destination == at("h36")
    assert rejected(entry)["h23"] is Rejection.NO_GOAL


def test_enemy_units_and_own_mechs_bar_the_goal() -> None:
    """Seed 003, "遭遇/ファクトリー" 4; own workers do not."""
    state = a_table(
        Faction.SAXONY, workers="h39", mechs="h36", character="h30", enemy_workers="h35", tokens="h35 h36 h39"
    )
    state = evolve(state, automa=evolve(state.automa, factory_card=(3,)))
    entry = decided(state, 18)[0]
    assert rejected(entry)["h35"] is Rejection.ENEMY_UNIT
    assert rejected(entry)["h36"] is Rejection.OWN_MECH
    assert entry.destination == at("h39")
    assert entry.decided_by is Criterion.ONLY_ONE


def test_the_home_base_opens_no_goals() -> None:
    """automa.md 6: a token on h34 beside the base is in no unit's neighbourhood."""
    state = a_table(Faction.SAXONY, workers="", character="base_saxony", tokens="h34")
    entry = decided(state, 18)[0]
    assert entry.outcome is Outcome.NO_DESTINATION
    assert (entry.valid, entry.rejected) == ((), ())


# Attacks ------------------------------------------------------------------------------------------------


def attacking(**fields: object) -> State:
    """Saxony with power 6 and a mech on h30: h22, h23, h29, h31, h36, h37 are around it."""
    return a_table(Faction.SAXONY, workers="", mechs="h30", power=6, **fields)  # type: ignore[arg-type]


def test_attack_where_the_fewest_enemy_combat_units_are() -> None:
    """Seed 003, "対戦闘ユニットへの攻撃" 4: one mech on h36 before two units on h23; workers do not count."""
    state = attacking(enemy="h23", enemy_mechs="h23 h36", enemy_workers="h36 h36 h37")
    entry = done(state, 17)
    assert entry.symbol is MoveSymbol.ATTACK_COMBAT
    assert valid(entry) == {"h23": (2, 0), "h36": (1, 2)}
    assert (entry.destination, entry.decided_by) == (at("h36"), Criterion.FEWEST_ENEMIES)
    assert rejected(entry)["h37"] is Rejection.NO_ENEMY_COMBAT_UNIT


def test_attack_ties_go_to_the_factory_then_to_reading_order() -> None:
    """Seed 003, "対戦闘ユニットへの攻撃" 4, ties."""
    entry = done(attacking(enemy="h29", enemy_mechs="h23"), 17)
    assert (entry.destination, entry.decided_by) == (at("h23"), Criterion.NEAREST_FACTORY)
    entry = done(attacking(enemy="h31", enemy_mechs="h22"), 17)
    assert (entry.destination, entry.decided_by) == (at("h22"), Criterion.READING_ORDER)


def test_attack_asks_for_the_printed_power() -> None:
    """Seed 003, "対戦闘ユニットへの攻撃": 17-I asks for 6; with 5 the next symbols are tried."""
    state = attacking(enemy="h23")
    assert done(state, 17).symbol is MoveSymbol.ATTACK_COMBAT
    weak = evolve(state, automa=evolve(state.automa, power=5))
    attack, on_workers, move = decided(weak, 17)
    assert attack.outcome is Outcome.POWER_TOO_LOW
    assert attack.units == ()
    assert on_workers.outcome is Outcome.NO_DESTINATION
    assert move.outcome is Outcome.NO_UNIT


def test_home_bases_are_never_attacked() -> None:
    """R10: a mech on h46 stands beside Togawa's base, where Crimea's character is; not even 16 power helps."""
    state = a_table(Faction.SAXONY, Faction.CRIMEA, workers="", mechs="h46", enemy="base_togawa", power=16)
    assert decided(state, 17)[0].outcome is Outcome.NO_DESTINATION


def test_attack_on_workers_takes_the_most_resources() -> None:
    """S6; seed 003, "対ワーカーへの攻撃" 4: tokens of all kinds together, not workers; guarded ones are spared."""
    state = attacking(enemy="h37", enemy_workers="h22 h22 h22 h29 h36 h37")
    state = with_goods(state, h22=(0, 0, 0, 2), h29=(1, 1, 1, 0), h36=(0, 2, 0, 0), h37=(9, 0, 0, 0))
    entry = done(state, 19)
    assert valid(entry) == {"h22": (2, 1), "h29": (3, 2), "h36": (2, 2)}
    assert (entry.destination, entry.decided_by) == (at("h29"), Criterion.MOST_RESOURCES)
    assert rejected(entry)["h37"] is Rejection.ENEMY_COMBAT_UNIT
    assert rejected(entry)["h31"] is Rejection.NO_ENEMY_WORKER


def test_attack_on_workers_asks_for_no_power() -> None:
    """R11: with power 0 too, and ties as everywhere."""
    state = attacking(enemy_workers="h36 h29")
    state = evolve(state, automa=evolve(state.automa, power=0))
    entry = done(state, 19)
    assert entry.selected is not None
    assert entry.selected.unit is Unit.CHARACTER
    assert (entry.destination, entry.decided_by) == (at("h29"), Criterion.READING_ORDER)


def test_confined_attackers_stay_on_the_peninsula() -> None:
    """Seed 003, "移動アクション": a worker on h28 across the river is out of reach, one on h35 is not."""
    state = a_table(Faction.SAXONY, workers="h34", enemy_workers="h28", token=0)
    assert decided(state, 19)[0].outcome is Outcome.NO_DESTINATION
    state = a_table(Faction.SAXONY, workers="h34", enemy_workers="h28 h35", token=0)
    assert done(state, 19).destination == at("h35")
