"""Decks, mats and trackers as printed. Source: rules.md 2 to 13; automa.md 3, 4, 14."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from noria_desktop.engine.printed import ComponentsError, read_text
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.conditions import Demand, read_condition
from noria_desktop.games.scythe.printed_automa import SchemeHalf, read_automa
from noria_desktop.games.scythe.printed_cards import read_cards
from noria_desktop.games.scythe.printed_mats import FREE, Cost, read_mats
from noria_desktop.games.scythe.terms import (
    BASE_FACTIONS,
    Ability,
    AutomaGain,
    Bonus,
    Bottom,
    Faction,
    Gain,
    Level,
    Mat,
    MoveSymbol,
    Resource,
    Scheme,
    Star,
    Terrain,
    Timing,
    Top,
)
from noria_desktop.resource_files import resource

MATS = components().mats
CARDS = components().cards
AUTOMA = components().automa


# Decks --------------------------------------------------------------------------------------------------


def test_how_many_cards() -> None:
    """2.1: 28 encounters, 42 combat cards, 23 objectives, 12 Factory cards, 6 tiles; automa.md 1: 19 cards."""
    assert len(CARDS.encounters) == 28
    assert len(CARDS.combat) == 42
    assert len(CARDS.objectives) == 23
    assert len(CARDS.factory) == 12
    assert len(CARDS.tiles) == 6
    assert len(AUTOMA.cards) == 19
    assert CARDS.factory_dealt == 3


def test_combat_cards() -> None:
    """6: 16 of 2, 12 of 3, 8 of 4, 6 of 5."""
    assert Counter(CARDS.combat) == {2: 16, 3: 12, 4: 8, 5: 6}


def test_every_encounter_has_a_free_option_then_one_for_coins_and_one_for_popularity() -> None:
    """7: one of the three is always free of charge."""
    for free, buy, force in CARDS.encounters:
        assert free.cost == FREE
        assert buy.cost == Cost(coins=buy.cost.coins)
        assert 2 <= buy.cost.coins <= 4
        assert force.cost == Cost(popularity=force.cost.popularity)
        assert 2 <= force.cost.popularity <= 3


def test_the_second_encounter() -> None:
    """7: card 2 gives a combat card and 1 popularity; 4 wood for 2 coins; a recruit for 2 popularity."""
    free, buy, force = CARDS.encounters[1]
    assert [(g.gain, g.amount) for g in free.gains] == [(Gain.COMBAT_CARDS, 1), (Gain.POPULARITY, 1)]
    assert [(g.gain, g.amount) for g in buy.gains] == [(Gain.WOOD, 4)]
    assert [(g.gain, g.amount) for g in force.gains] == [(Gain.RECRUIT, 1)]


def test_factory_cards_cost_something_and_two_have_sides() -> None:
    """8: cards 2 and 7 let one choose; only card 1 costs two things."""
    assert [number for number, card in enumerate(CARDS.factory, 1) if len(card.options) == 2] == [2, 7]
    assert CARDS.factory[0].cost == Cost(coins=1, combat_cards=1)
    assert [card.cost.combat_cards for card in CARDS.factory] == [1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0]
    assert not any(card.cost == FREE for card in CARDS.factory)


def test_objectives_and_when_they_may_be_revealed() -> None:
    """11: nine of the 23 may be revealed at any time of the own turn."""
    whenever = [n for n, card in enumerate(CARDS.objectives, 1) if card.timing is Timing.ANY]
    assert whenever == [6, 7, 8, 13, 15, 18, 20, 22, 23]
    (mountains,) = CARDS.objectives[0].conditions
    assert (mountains.demand, mountains.terrain, mountains.amount) == (
        Demand.CONTROL_TERRAIN,
        Terrain.MOUNTAIN,
        3,
    )


def test_structure_tiles_pay_up_to_nine() -> None:
    """12: a count of 0 pays nothing; the tables never fall."""
    for tile in CARDS.tiles:
        assert tile.coins[0] == 0
        assert tile.coins[1] == 2
        assert list(tile.coins) == sorted(tile.coins)
        assert tile.coins[-1] in (6, 9)


# Mats ---------------------------------------------------------------------------------------------------


def test_start_values_of_the_factions() -> None:
    """2.4, automa.md 3.2: power and combat cards."""
    starts = [(mat.power, mat.combat_cards) for mat in MATS.factions[:5]]
    assert starts == [(4, 1), (3, 2), (5, 0), (1, 4), (2, 3)]


@pytest.mark.parametrize(
    ("faction", "terrains"),
    [
        (Faction.NORDIC, {Terrain.FOREST, Terrain.MOUNTAIN}),
        (Faction.SAXONY, {Terrain.FOREST, Terrain.MOUNTAIN}),
        (Faction.RUSVIET, {Terrain.FARM, Terrain.VILLAGE}),
        (Faction.CRIMEA, {Terrain.FARM, Terrain.TUNDRA}),
        (Faction.POLANIA, {Terrain.VILLAGE, Terrain.MOUNTAIN}),
    ],
)
def test_riverwalk(faction: Faction, terrains: set[Terrain]) -> None:
    """13: the terrains to which Riverwalk leads; the first mech of every base faction has it, the last Speed."""
    mat = MATS.factions[faction.index]
    assert set(mat.riverwalk) == terrains
    assert (mat.mechs[0], mat.mechs[3]) == (Ability.RIVERWALK, Ability.SPEED)


def test_player_mats() -> None:
    """2.5, 9: six bracketed spaces on each; popularity, coins and two objectives at the start."""
    starts = [(mat.popularity, mat.coins, mat.objectives) for mat in MATS.players[:5]]
    assert starts == [(2, 4, 2), (2, 5, 2), (2, 6, 2), (3, 6, 2), (4, 7, 2)]
    assert all(sum(part.slots for part in mat.sections) == 6 for mat in MATS.players)
    assert {mat.section_of for mat in MATS.players[:5]} == {
        (2, 0, 3, 1),
        (3, 2, 1, 0),
        (0, 1, 2, 3),
        (2, 1, 0, 3),
        (0, 3, 1, 2),
    }


def test_discouraged_pairs() -> None:
    """2.3: Rusviet with Industrial, Crimea with Patriotic."""
    assert MATS.discouraged == ((Faction.RUSVIET, Mat.INDUSTRIAL), (Faction.CRIMEA, Mat.PATRIOTIC))


def test_the_top_row() -> None:
    """4: start values and values without the cube."""
    amounts = {side.choice.value: side.amounts for top in MATS.tops for side in top.sides}
    assert amounts == {
        "move": (2, 3),
        "gain": (1, 2),
        "power": (2, 3),
        "cards": (1, 2),
        "resources": (2, 2),
        "popularity": (1, 2),
        "produce": (2, 3),
    }
    assert [top.cost.coins for top in MATS.tops] == [0, 1, 1, 0]
    assert MATS.tops[Top.BOLSTER.index].bonus == (Bonus.POPULARITY, 1)
    assert MATS.tops[Top.TRADE.index].bonus == (Bonus.POWER, 1)


def test_what_producing_costs() -> None:
    """4: free with 2 or 3 workers; then power, from 6 popularity as well, with all 8 a coin too."""
    one, two, three = Cost(power=1), Cost(power=1, popularity=1), Cost(power=1, popularity=1, coins=1)
    assert MATS.produce_costs[2:] == (FREE, FREE, one, one, two, two, three)


def test_the_bottom_row() -> None:
    """9: oil, metal, wood, food; and what the recruits bring again and again."""
    kinds = [action.resource for action in MATS.bottoms]
    assert kinds == [Resource.OIL, Resource.METAL, Resource.WOOD, Resource.FOOD]
    ongoing = [action.ongoing for action in MATS.bottoms]
    assert ongoing == [(bonus, 1) for bonus in Bonus]
    assert [MATS.bottoms[bottom.index].limit for bottom in Bottom] == [6, 4, 4, 4]
    assert MATS.one_time == (2, 2, 2, 2)


def test_tracks_tiers_and_stars() -> None:
    """1, 10, 12: power to 16, popularity to 18, the dial to 7; tiers; combat counts twice; six end the game."""
    assert (MATS.most_power, MATS.most_popularity, MATS.most_dial) == (16, 18, 7)
    assert [
        (MATS.tiers[p].star, MATS.tiers[p].territory, MATS.tiers[p].pair) for p in (0, 6, 7, 12, 13, 18)
    ] == [
        (3, 2, 1),
        (3, 2, 1),
        (4, 3, 2),
        (4, 3, 2),
        (5, 4, 3),
        (5, 4, 3),
    ]
    assert MATS.end_stars == MATS.star_tokens == 6
    assert MATS.most_stars == (1, 1, 1, 1, 1, 1, 2, 1, 1, 0)
    assert MATS.dominated == (Star.OBJECTIVE, Star.COMBAT)
    assert MATS.resources_counted == 6


# The Automa's cards -------------------------------------------------------------------------------------


def halves(scheme: Scheme) -> list[SchemeHalf]:
    return [card.schemes[scheme.index] for card in AUTOMA.cards]


def totals(scheme: Scheme) -> dict[AutomaGain, int]:
    """Symbols that every faction gains."""
    count: Counter[AutomaGain] = Counter()
    for half in halves(scheme):
        for order in half.gains:
            if order.faction is None:
                count[order.gain] += order.amount
    return dict(count)


def test_deck_totals_of_scheme_one() -> None:
    """automa.md 14: power 15, workers 8, coins 9, combat cards 2, character/mech 4."""
    assert totals(Scheme.I) == {
        AutomaGain.POWER: 15,
        AutomaGain.WORKER: 8,
        AutomaGain.COIN: 9,
        AutomaGain.COMBAT_CARD: 2,
        AutomaGain.CHARACTER_OR_MECH: 4,
    }


def test_deck_totals_of_scheme_two() -> None:
    """automa.md 14: power 24, workers 6, coins 14, combat cards 4, character/mech 7."""
    assert totals(Scheme.II) == {
        AutomaGain.POWER: 24,
        AutomaGain.WORKER: 6,
        AutomaGain.COIN: 14,
        AutomaGain.COMBAT_CARD: 4,
        AutomaGain.CHARACTER_OR_MECH: 7,
    }


def test_enlist_bonuses() -> None:
    """automa.md 14: I 2 of each and 11 without; II 4 of each and 3 without."""
    one = Counter(half.offer for half in halves(Scheme.I))
    two = Counter(half.offer for half in halves(Scheme.II))
    assert one == {None: 11} | dict.fromkeys(Bonus, 2)
    assert two == {None: 3} | dict.fromkeys(Bonus, 4)


def test_resource_boxes_and_battle_tables() -> None:
    """automa.md 14: boxes 25, combat cards 22, power columns 73, 98 and 115."""
    assert sum(card.resource_box for card in AUTOMA.cards) == 25
    assert sum(card.combat_cards for card in AUTOMA.cards) == 22
    assert [sum(card.power[column] for card in AUTOMA.cards) for column in range(3)] == [73, 98, 115]
    assert AUTOMA.cards[7].power == (0, 5, 7)  # S9


def test_columns_of_the_battle_table() -> None:
    """automa.md 10.3: 0 to 7, 8 to 13, 14 and more."""
    assert AUTOMA.column_of == (0,) * 8 + (1,) * 6 + (2,) * 3


def attacks(scheme: Scheme) -> list[int]:
    return [
        number
        for number, half in enumerate(halves(scheme), 1)
        if any(move.symbol is MoveSymbol.ATTACK_COMBAT and move.faction is None for move in half.moves)
    ]


def test_attacks_open_to_all() -> None:
    """automa.md 14: one in scheme I, four in scheme II; only attacks ask for power."""
    assert attacks(Scheme.I) == [17]
    assert attacks(Scheme.II) == [14, 15, 16, 17]
    for scheme in Scheme:
        for half in halves(scheme):
            for move in half.moves:
                assert (move.min_power > 0) == (move.symbol is MoveSymbol.ATTACK_COMBAT)


def test_faction_entries() -> None:
    """automa.md 14: the table of extra moves and gains."""
    moves = {
        faction: [
            f"{number}-{scheme.value}"
            for scheme in Scheme
            for number, half in enumerate(halves(scheme), 1)
            if any(move.faction is faction for move in half.moves)
        ]
        for faction in BASE_FACTIONS
    }
    gains = {
        faction: [
            f"{number}-{scheme.value}"
            for scheme in Scheme
            for number, half in enumerate(halves(scheme), 1)
            if any(gain.faction is faction for gain in half.gains)
        ]
        for faction in BASE_FACTIONS
    }
    assert moves == {
        Faction.NORDIC: ["1-I", "12-I", "11-II", "12-II"],
        Faction.RUSVIET: [],
        Faction.CRIMEA: [],
        Faction.SAXONY: ["7-I", "13-I", "7-II", "13-II"],
        Faction.POLANIA: ["2-I", "9-I", "2-II", "9-II"],
    }
    assert gains == {
        Faction.NORDIC: [],
        Faction.RUSVIET: ["8-I", "11-I", "7-II"],
        Faction.CRIMEA: ["2-I", "4-I", "2-II", "4-II", "6-II", "15-II", "17-II"],
        Faction.SAXONY: ["8-II", "16-II"],
        Faction.POLANIA: [],
    }


def test_which_cards_advance_the_tracker_and_which_are_skipped() -> None:
    """automa.md 4: all but 4, 15 and 17 advance it; under Autometta 4, 7, 8 and 17 are skipped."""
    assert [n for n, card in enumerate(AUTOMA.cards, 1) if not card.advances] == [4, 15, 17]
    for scheme in Scheme:
        assert [n for n, half in enumerate(halves(scheme), 1) if half.skip] == [4, 7, 8, 17]


@pytest.mark.parametrize(
    ("level", "spaces", "first_free", "stars", "skips"),
    [
        (Level.AUTOMETTA, 24, 5, (10, 15, 18, 20, 22, 23), True),
        (Level.AUTOMA, 22, 4, (9, 14, 17, 19, 20, 21), False),
        (Level.AUTOMASZYNA, 19, 3, (9, 12, 14, 16, 17, 18), False),
        (Level.ULTIMASZYNA, 18, 0, (8, 11, 13, 15, 16, 17), False),
    ],
)
def test_trackers(level: Level, spaces: int, first_free: int, stars: tuple[int, ...], skips: bool) -> None:
    """automa.md 4: the table of trackers; the first star switches the scheme, the last space is the sixth."""
    tracker = AUTOMA.trackers[level.index]
    assert (tracker.spaces, tracker.first_free, tracker.stars) == (spaces, first_free, stars)
    assert tracker.honours_skip_mark is skips
    assert (tracker.scheme_switch, tracker.stars[-1]) == (stars[0], spaces - 1)


def test_the_automas_fixed_numbers() -> None:
    """automa.md 3.2, 9.5, 13: 5 coins, popularity 10, two combat stars, stars 4 and territories 3 in the end."""
    assert (AUTOMA.coins, AUTOMA.popularity, AUTOMA.combat_stars) == (5, 10, 2)
    assert (AUTOMA.star_value, AUTOMA.territory_value) == (4, 3)


# Bad input ----------------------------------------------------------------------------------------------


def parsed(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(resource("data", "scythe", name).read_text(encoding="utf-8"))
    return data


def test_a_missing_block_is_named() -> None:
    """Bad input: each file says which of its blocks it lacks."""
    for name, reader in (
        ("mats.json", read_mats),
        ("cards.json", read_cards),
        ("automa.json", lambda data: read_automa(data, MATS.most_power)),
    ):
        for block in parsed(name):
            if block in ("_meta",):
                continue
            data = parsed(name)
            del data[block]
            with pytest.raises(ComponentsError, match=name):
                read_text(json.dumps(data), name, reader)


def test_a_slot_too_many_is_noticed() -> None:
    """Bad input: a player mat with seven bracketed spaces."""
    data = parsed("mats.json")
    data["player_mats"]["list"][0]["sections"][0]["slots"] = 2
    with pytest.raises(ComponentsError, match="six bracketed spaces"):
        read_text(json.dumps(data), "mats.json", read_mats)


def test_an_encounter_without_a_free_option_is_noticed() -> None:
    """Bad input: the first option costs something."""
    data = parsed("cards.json")
    data["encounters"]["list"][4]["options"][0]["cost"] = {"coins": 1}
    with pytest.raises(ComponentsError, match="encounter 5"):
        read_text(json.dumps(data), "cards.json", read_cards)


def test_unknown_conditions_are_refused() -> None:
    """Bad input: a demand that no rule checks."""
    for entry in (
        {"control_moons": 3},
        {"power_min": 7, "power_max": 9},
        {"single_territory": {"lakes": 1}},
    ):
        with pytest.raises(ValueError, match=r".+"):
            read_condition(entry)
