"""Whatever can happen, be chosen, be asked or be refused in Scythe has words in both languages.

Source: the user's document for the terms; rules.md 16 (H15) for what words may tell.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from itertools import chain
from typing import Any

import pytest

from noria_desktop.games.scythe import conditions, reasons, record, terms
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.conditions import Condition, Demand
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.record import (
    Criterion,
    Destination,
    GainEntry,
    MoveEntry,
    Outcome,
    Rejected,
    Rejection,
    TurnRecord,
    UnitChoice,
)
from noria_desktop.games.scythe.terms import (
    PLACES,
    Ability,
    Approach,
    AutomaGain,
    AutomaStage,
    Bonus,
    Bottom,
    Cargo,
    Cube,
    Faction,
    Gain,
    Level,
    Line,
    Mat,
    MoveSymbol,
    Phase,
    Prompt,
    Resource,
    Scheme,
    Side,
    Source,
    Star,
    Structure,
    StructureTile,
    Terrain,
    Timing,
    Top,
    TopChoice,
    Unit,
)
from noria_desktop.ui.pages.rules_text import rules_text
from noria_desktop.ui.scythe.words import (
    abilities,
    amounts,
    automa,
    automa_gains,
    goals,
    names,
    opponents,
    scores,
    things_cards,
    things_map,
    titles,
)
from noria_desktop.ui.scythe.words.automa_reasons import (
    EXPLAINED,
    compared,
    question_text,
    reason_lines,
    rule_of,
)
from noria_desktop.ui.scythe.words.reasons import why_text
from tests.ui.scythe.words.scythe_moments import moments, wrong
from tests.ui.wording.wording import faults

# Names ------------------------------------------------------------------------------------------------

ENUMS: dict[type[Enum], Callable[[Any], str]] = {
    Terrain: names.terrain_name,
    Side: names.side_name,
    Resource: names.resource_name,
    Unit: names.unit_name,
    Cargo: names.cargo_name,
    Faction: names.faction_name,
    Ability: names.ability_name,
    Mat: names.mat_name,
    Top: names.top_name,
    TopChoice: names.choice_name,
    Bottom: names.bottom_name,
    Cube: names.cube_name,
    Structure: names.structure_name,
    Bonus: amounts.bonus_name,
    Gain: lambda gain: amounts.gain_amount(gain, 2),
    Source: names.source_name,
    Approach: names.approach_name,
    Timing: names.timing_name,
    StructureTile: goals.tile_text,
    Star: names.star_name,
    Level: opponents.level_title,
    Scheme: names.scheme_name,
    MoveSymbol: automa.symbol_name,
    AutomaGain: lambda gain: amounts.automa_gain_amount(gain, 1),
    AutomaStage: names.stage_name,
    Phase: names.phase_name,
    Line: scores.line_name,
    Why: why_text,
    Outcome: automa.outcome_name,
    Criterion: automa.criterion_name,
    Rejection: automa.rejection_name,
}


@pytest.mark.parametrize("kind", list(ENUMS), ids=lambda kind: kind.__name__)
def test_every_member_has_a_name_of_its_own(language: str, kind: type[Enum]) -> None:
    words = [ENUMS[kind](member) for member in kind]
    assert wrong(words, language) == []
    assert len(set(words)) == len(words), "two members are called the same"


def test_every_enum_of_the_game_is_covered() -> None:
    """Prompts are asked in a position, demands stand in conditions."""
    found = {
        kind
        for module in (conditions, reasons, record, terms)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Enum)
        and kind.__module__ == module.__name__
        and list(kind)
    }
    assert found == {*ENUMS, Prompt, Demand}


def test_terms_are_those_of_the_document(language: str) -> None:
    if language == "ja":
        assert names.unit_name(Unit.WORKER) == "ワーカー"
        assert amounts.bonus_name(Bonus.POPULARITY) == "民心"
        assert names.bottom_name(Bottom.UPGRADE) == "改善"
        assert "坑道" in things_map.tunnel_line()
        assert names.place_name(components().map.factory) == "ファクトリー"


def test_every_place_is_called_apart(language: str) -> None:
    """The number of a territory stands on the map and is its place in the reading order."""
    words = [names.place_name(place) for place in range(PLACES)]
    assert wrong(words, language) == []
    assert len(set(words)) == PLACES
    assert "16" in words[15]


def test_refusals_are_sentences(language: str) -> None:
    end = "." if language == "en" else "。"
    assert [why for why in Why if not why_text(why).endswith(end)] == []


# Cards ------------------------------------------------------------------------------------------------


def test_every_numbered_card_has_a_title_of_its_own_and_all_its_clauses(language: str) -> None:
    cards = components().cards
    decks = (
        [titles.objective_title(card) for card in range(1, len(cards.objectives) + 1)],
        [titles.encounter_title(card) for card in range(1, len(cards.encounters) + 1)],
        [titles.factory_title(card) for card in range(1, len(cards.factory) + 1)],
        [titles.tile_title(tile) for tile in StructureTile],
    )
    for deck in decks:
        assert wrong(deck, language) == []
        assert len(set(deck)) == len(deck)
    for number, objective in enumerate(cards.objectives, 1):
        lines = goals.objective_lines(number)
        assert wrong(lines, language) == []
        assert len(lines) == len(objective.conditions)
    for number in range(1, len(cards.encounters) + 1):
        options = [things_cards.option_lines(number, option) for option in range(3)]
        assert wrong((titles.encounter_title(number), *chain(*options)), language) == []
        assert len(set(options)) == 3, "three options that read apart"
    for number in range(1, len(cards.factory) + 1):
        assert wrong(things_cards.factory_lines(number), language) == []


def test_encounter_1_says_what_is_printed(language: str) -> None:
    """data.json: 2 coins and 1 popularity for free; 4 food for 2 coins; a structure for 2 popularity."""
    kind, buy, force = (" ".join(things_cards.option_lines(1, option)) for option in range(3))
    assert amounts.bonus_amount(Bonus.COINS, 2) in kind
    assert amounts.bonus_amount(Bonus.POPULARITY, 1) in kind
    assert amounts.gain_amount(Gain.FOOD, 4) in buy
    assert amounts.gain_amount(Gain.STRUCTURE, 1) in force
    assert amounts.bonus_amount(Bonus.POPULARITY, 2) in force


def test_every_demand_is_worded(language: str) -> None:
    known = {one.demand: one for card in components().cards.objectives for one in card.conditions}
    for demand in Demand:
        assert faults(goals.condition_text(known.get(demand, Condition(demand, 2))), language) == []


def test_tiles_tell_their_table(language: str) -> None:
    """Beside tunnels: 2, 4, 4, 6, 6, 9 coins for one to six."""
    table = goals.tile_table(StructureTile.TUNNELS_ADJACENT)
    assert [int(part.replace("→", " ").split()[-1]) for part in table.replace("、", ",").split(",")] == [
        2, 4, 4, 6, 6, 9,
    ]  # fmt: skip


def test_abilities_say_what_they_do(language: str) -> None:
    for faction in Faction:
        mat = components().mats.factions[faction.index]
        texts = [abilities.ability_text(ability, faction) for ability in (mat.ability, *mat.mechs)]
        assert wrong(texts, language) == []
        assert len(set(texts)) == 5
    riverwalk = abilities.ability_text(Ability.RIVERWALK, Faction.CRIMEA)
    assert names.terrains_name(Terrain.FARM) in riverwalk
    assert names.terrains_name(Terrain.TUNDRA) in riverwalk


def test_the_19_automa_cards_tell_both_halves(language: str) -> None:
    for card in range(1, len(components().automa.cards) + 1):
        for scheme in Scheme:
            title, lines = things_cards.automa_card_sheet(card, scheme)
            assert wrong((title, *lines), language) == []


def test_levels_lines_and_opponents(language: str) -> None:
    texts = [
        *(opponents.level_sentence(level) for level in Level),
        *(opponents.opponent_name(moment.view.options) for moment in moments()[::500]),
        *(scores.line_rule(line) for line in Line),
        *(scores.points_text(points) for points in (0, 1, 74)),
        *scores.tie_break_names(),
        scores.total_name(),
    ]
    assert wrong(texts, language) == []


# The Automa's turn ------------------------------------------------------------------------------------


def test_every_decision_record_is_told_step_by_step(language: str) -> None:
    records = {
        moment.view.automa.turns: moment.view for moment in moments() if moment.view.automa.record is not None
    }
    assert len(records) > 10
    for view in records.values():
        assert view.automa.record is not None
        assert wrong(automa.record_lines(view.automa.record, view), language) == []


def test_a_record_worked_out_by_hand(language: str) -> None:
    """automa.md 17.1: Saxony confined, workers on 34 and 41; card 3-I; the worker of 34 goes to 35."""
    entry = MoveEntry(
        MoveSymbol.MOVE_WORKER,
        None,
        0,
        Outcome.DONE,
        (UnitChoice(Unit.WORKER, 33, 1, 4), UnitChoice(Unit.WORKER, 40, 1, 4)),
        UnitChoice(Unit.WORKER, 33, 1, 4),
        Criterion.READING_ORDER,
        (Destination(33, 1, 4), Destination(34, 1, 3)),
        (Rejected(40, Rejection.OWN_WORKER),),
        34,
        Criterion.NEAREST_FACTORY,
    )
    lines = automa.entry_lines(entry)
    assert wrong(lines, language) == []
    assert automa.criterion_name(Criterion.READING_ORDER) in lines[0]
    assert automa.criterion_name(Criterion.NEAREST_FACTORY) in lines[-1]
    assert names.place_name(34) in lines[-1]
    assert any(
        names.place_name(40) in line for line in lines if automa.rejection_name(Rejection.OWN_WORKER) in line
    )
    skipped = TurnRecord(3, 4, Scheme.I, skipped=True)
    assert len(automa.record_lines(skipped, moments()[0].view)) == 2
    none_left = GainEntry(AutomaGain.WORKER, 1, None, 0)
    others = GainEntry(AutomaGain.COIN, 1, Faction.CRIMEA, 0)
    texts = [automa_gains.gain_text(one, Faction.NORDIC) for one in (none_left, others)]
    assert len(set(texts)) == 2
    gained = [automa_gains.gained_text(gains, Faction.NORDIC) for gains in ((none_left, others), ())]
    assert wrong((*texts, *gained), language) == []


def test_gains_of_one_kind_are_told_as_one() -> None:
    """Two workers and a coin were a worker, a worker and a coin."""
    worker, coin = GainEntry(AutomaGain.WORKER, 1, None, 1), GainEntry(AutomaGain.COIN, 1, None, 1)
    both, none_left = GainEntry(AutomaGain.WORKER, 2, None, 2), GainEntry(AutomaGain.WORKER, 1, None, 0)
    told = automa_gains.gained_text
    assert told((worker, coin, worker)) == told((both, coin))
    assert "only 1" in told((worker, none_left))
    unit = GainEntry(AutomaGain.CHARACTER_OR_MECH, 1, None, 1)
    assert told((unit, unit)).count("character or mech") == 2


def test_every_symbol_has_its_rule() -> None:
    assert set(automa.RULE_OF) == set(MoveSymbol)


# Rules page -------------------------------------------------------------------------------------------


def test_both_rules_pages_have_the_same_chapters_and_every_reason_its_own() -> None:
    english, japanese = (
        [(chapter.depth, chapter.anchor) for chapter in rules_text("scythe", code).chapters]
        for code in ("en", "ja")
    )
    assert english == japanese
    anchors = {anchor for _, anchor in english}
    assert len(anchors) == len(english)
    rules = (
        *automa.RULE_OF.values(),
        automa.SELECTION_RULE,
        automa.GAIN_RULE,
        automa.OFFER_RULE,
        automa.TRACKER_RULE,
    )
    for number, anchor in rules:
        chapter = next(one for one in rules_text("scythe", "en").chapters if one.anchor == anchor)
        assert chapter.title.startswith(f"{number} ")


@pytest.mark.parametrize("code", ["en", "ja"])
def test_the_tables_of_the_rules_page_are_the_printed_ones(code: str) -> None:
    """Values by popularity, and spaces of the four trackers."""
    source = rules_text("scythe", code).source
    rows = [re.findall(r"\d+", line) for line in source.splitlines() if line.startswith("|")]
    for popularity in (0, 7, 13):
        tier = components().mats.tiers[popularity]
        values = [str(tier.star), str(tier.territory), str(tier.pair)]
        assert any(row[-3:] == values and row[0] == str(popularity) for row in rows if len(row) > 3)
    for tracker in components().automa.trackers:
        confined = [str(tracker.first_free)] if tracker.first_free else []
        assert [str(tracker.spaces), *confined] in rows


def test_every_turn_of_the_automa_answers_why(language: str) -> None:
    events = [
        (event, moment.view)
        for moment in moments()[::3]
        for event in moment.events
        if isinstance(event, EXPLAINED)
    ]
    assert {type(event) for event, _ in events} == set(EXPLAINED)
    anchors = {chapter.anchor for chapter in rules_text("scythe", "en").chapters}
    for event, before in events:
        bars = compared(event)
        words = (question_text(event), *reason_lines(event, before), *(name for name, _, _ in bars))
        assert wrong(words, language) == []
        assert rule_of(event)[1] in anchors
        assert not bars or sum(chosen for _, _, chosen in bars) == 1
