"""Whatever can happen, be chosen, be asked or be refused in Scythe has words in both languages.

Source: the user's document for the terms; rules.md 16 (H15) for what words may tell.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, get_args

import pytest
from attrs import evolve

from noria_desktop.bots.policy import Choice, Weighed
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import conditions, reasons, record, terms
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.conditions import Condition, Demand
from noria_desktop.games.scythe.pending import (
    ChoosingArtillery,
    ChoosingBottom,
    ChoosingCards,
    ChoosingCombat,
    ChoosingFactoryCard,
    ChoosingOffer,
    ChoosingPower,
    ChoosingTop,
    Encountering,
    Paying,
    PayingCard,
    Pending,
    Producing,
    Retreating,
    RetreatingWorkers,
    Revealing,
)
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.record import (
    Criterion,
    Destination,
    GainEntry,
    MoveEntry,
    Outcome,
    Rejected,
    Rejection,
    TrackerStep,
    TurnRecord,
    UnitChoice,
)
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    BASE_FACTIONS,
    FACTORY_SECTION,
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
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.scythe.gestures import COMMANDS, commands
from noria_desktop.ui.shell.rules_text import rules_text
from noria_desktop.ui.text.scythe import (
    abilities,
    amounts,
    automa,
    goals,
    names,
    opponents,
    scores,
    things_cards,
    things_map,
    titles,
)
from noria_desktop.ui.text.scythe.actions import describe_action
from noria_desktop.ui.text.scythe.automa_reasons import (
    EXPLAINED,
    compared,
    question_text,
    reason_lines,
    rule_of,
)
from noria_desktop.ui.text.scythe.buttons import command_text
from noria_desktop.ui.text.scythe.drags import preview, spoken
from noria_desktop.ui.text.scythe.events import actor, describe_event, has_line
from noria_desktop.ui.text.scythe.hints import hint_text
from noria_desktop.ui.text.scythe.prompts import prompt_text
from noria_desktop.ui.text.scythe.reasons import why_text
from noria_desktop.ui.text.scythe.rules import rule_now
from noria_desktop.ui.text.scythe.things import inspect, label
from tests.ui.text.scythe.scythe_moments import moments, some_moments
from tests.ui.text.wording import faults


def wrong(texts: Iterable[str], language: str) -> list[str]:
    """All faults of several texts, without repeats."""
    return list(dict.fromkeys(fault for text in dict.fromkeys(texts) for fault in faults(text, language)))


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
        title, lines = things_cards.encounter_sheet(number)
        assert wrong((title, *lines), language) == []
        assert len(set(lines)) == 3, "three options that read apart"
        for option in range(3):
            assert wrong(things_cards.option_lines(number, option), language) == []
    for number in range(1, len(cards.factory) + 1):
        assert wrong(things_cards.factory_lines(number), language) == []


def test_encounter_1_says_what_is_printed(language: str) -> None:
    """data.json: 2 coins and 1 popularity for free; 4 food for 2 coins; a structure for 2 popularity."""
    _, (kind, buy, force) = things_cards.encounter_sheet(1)
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


# Events -----------------------------------------------------------------------------------------------

RARE: tuple[ev.Event, ...] = (
    ev.GameBegan(),
    ev.GameEnded((70, 70), (HUMAN, BOT)),
    ev.GameEnded((71, 70), (HUMAN,)),
    ev.GameEnded((1, 70), (BOT,)),
    ev.MovesUndone(22, (3,)),
    ev.CardScouted(None),
    ev.CardScouted(5),
    ev.PowerStruck(1, 2),
    ev.PowerStruck(0, 2),
    ev.FactoryCardTaken(BOT, None),
    ev.FactoryCardsSeen((None, None)),
    ev.CombatCardsDrawn(BOT, (None,), Source.COMBAT),
    ev.ObjectiveRevealed(1, (2,)),
    ev.ObjectiveRevealed(1, (None,)),
    ev.CombatRevealed(3, BOT, (3, 2), ((2,), (3,)), BOT),
    ev.WorkersRetreated(3, 8, 2),
    ev.TrackerMoved(TrackerStep(8, 9, True, True, True)),
    ev.StarPlaced(BOT, Star.TRACKER, 1),
    ev.GainLost(Source.ENCOUNTER, True),
    ev.Unloaded(3, (0, 2, 0, 0), 1),
    ev.CombatDeckShuffled(),
    ev.PopularityLost(2),
    ev.FactoryCardUsed(2, 1, popularity=1),
    ev.RowSkipped(True),
    ev.UnitRetreated(Unit.MECH, 2, 3, 8),
)


SELDOM: tuple[tuple[Pending, tuple[Action, ...]], ...] = (
    (ChoosingArtillery(22, BOT), (act.Accept(), act.Decline())),
    (ChoosingFactoryCard(), tuple(act.TakeFactoryCard(card) for card in range(1, 13))),
    (PayingCard(), (act.PayCard(2), act.PayCard(5))),
    (ChoosingCombat(), (act.ChooseCombat(22), act.ChooseCombat(3))),
    (ChoosingTop(FACTORY_SECTION), (act.UseFactoryCard(0), act.UseFactoryCard(1), act.Skip())),
    (ChoosingBottom(FACTORY_SECTION), (act.TakeBottom(), act.Skip())),
    (Retreating(22), (act.RetreatTo(16), act.RetreatTo(47))),
    (RetreatingWorkers(22, (16,)), (act.RetreatWorkers(0), act.RetreatWorkers(2))),
    (ChoosingOffer(Bonus.COINS), (act.Accept(), act.Decline())),
    (Encountering(1, 2, (0,)), (act.ChooseOption(1), act.ChooseOption(2), act.Finish())),
    (Producing(2, True), (act.Produce(3, 1), act.Produce(3, 2), act.Finish())),
    (ChoosingPower(22, HUMAN), tuple(act.SetPower(power) for power in range(8))),
    (ChoosingCards(22, HUMAN, 3), (act.CommitCard(2), act.CommitCard(5), act.Finish())),
    (Revealing(22, HUMAN, 3, (2,)), (act.Advance(),)),
)
"""Decisions that games at random seldom reach, with some of what can be chosen then."""


def _decided(entry: Pending) -> State:
    """A position in which this is decided; the human has a Factory card with two sides."""
    view = moments()[0].view
    return evolve(view, pending=(entry,), human=evolve(view.human, factory_card=2))


def test_decisions_seldom_met_are_worded(language: str) -> None:
    for entry, actions in SELDOM:
        view = _decided(entry)
        words = [describe_action(action, view) for action in actions]
        assert wrong((*words, *prompt_text(RULES.turn(view), view), *rule_now(view)), language) == []
        assert len(set(words)) == len(words)
        for handle in handles()[::5]:
            title, lines = inspect(handle, view)
            assert wrong((title, *lines), language) == []


def test_the_games_meet_nearly_everything() -> None:
    met = {type(event) for moment in moments() for event in moment.events}
    met |= {type(event) for event in RARE}
    assert set(get_args(ev.Event)) - met == set()
    asked = {RULES.turn(moment.view).prompt for moment in moments()}
    asked |= {RULES.turn(_decided(entry)).prompt for entry, _ in SELDOM}
    assert set(Prompt) - asked <= {Prompt.FINISHED, Prompt.FACTORY_BOTTOM}


def test_every_event_has_a_line(language: str) -> None:
    happened = [(event, moment.view) for moment in moments()[::7] for event in moment.events]
    happened += [(event, moments()[0].view) for event in RARE]
    assert wrong((describe_event(event, view) for event, view in happened), language) == []


def test_who_acts_stands_before_the_line() -> None:
    """An event with a side of its own is that side's."""
    for moment in moments()[::7]:
        for event in moment.events:
            seat = getattr(event, "seat", None)
            if seat is not None and has_line(event) and not isinstance(event, ev.TurnBegan):
                assert actor(event) == seat


def test_the_log_does_not_tell_the_automas_cards(language: str) -> None:
    """H15: its combat cards and its Factory card stay hidden."""
    one = describe_event(ev.seen_by(ev.CombatCardsDrawn(BOT, (5,), Source.COMBAT), HUMAN), moments()[0].view)
    other = describe_event(
        ev.seen_by(ev.CombatCardsDrawn(BOT, (2,), Source.COMBAT), HUMAN), moments()[0].view
    )
    assert one == other


# Actions and prompts ------------------------------------------------------------------------------------


def test_every_decision_has_words_and_none_reads_like_another(language: str) -> None:
    for moment in some_moments():
        words = [describe_action(action, moment.view) for action in moment.legal]
        assert wrong(words, language) == []
        assert len(set(words)) == len(words), words


def test_every_prompt_and_its_rule_are_worded(language: str) -> None:
    for moment in some_moments():
        assert wrong(prompt_text(RULES.turn(moment.view), moment.view), language) == []
        assert wrong(rule_now(moment.view), language) == []


def test_prompts_that_are_rare_are_worded_too(language: str) -> None:
    view = moments()[0].view
    turn = RULES.turn(view)
    for prompt in Prompt:
        words = prompt_text(type(turn)(turn.seat, turn.phase, prompt), view)
        assert len(words) == 2


def test_the_end_tells_who_won(language: str) -> None:
    over = [moment.after for moment in moments() if RULES.turn(moment.after).prompt is Prompt.FINISHED]
    assert len(over) == 20
    for view in over:
        title, totals = prompt_text(RULES.turn(view), view)
        assert wrong((title, totals, *rule_now(view)), language) == []
        assert str(RULES.scores(view).total(HUMAN)) in totals


# The Automa's turn ------------------------------------------------------------------------------------


def test_every_decision_record_is_told_step_by_step(language: str) -> None:
    records = {
        moment.view.automa.turns: moment.view.automa.record
        for moment in moments()
        if moment.view.automa.record is not None
    }
    assert len(records) > 10
    for told in records.values():
        assert told is not None
        assert wrong(automa.record_lines(told), language) == []


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
    assert len(automa.record_lines(skipped)) == 2
    none_left = GainEntry(AutomaGain.WORKER, 1, None, 0)
    others = GainEntry(AutomaGain.COIN, 1, Faction.CRIMEA, 0)
    assert automa.gain_text(none_left) != automa.gain_text(others)
    assert wrong((automa.gained_text((none_left, others)), automa.gained_text(())), language) == []


def test_every_symbol_has_its_rule() -> None:
    assert set(automa.RULE_OF) == set(MoveSymbol)


# Things -----------------------------------------------------------------------------------------------


def handles() -> tuple[Handle, ...]:
    """One of each kind of thing with a hover card, by the names of ``ui.scythe.handles``."""
    places = [terms.place_id(place) for place in range(PLACES)]
    lists: dict[str, Iterable[object]] = {
        "place": places,
        "own": [f"{unit.value}.{place}" for unit in Unit for place in places[::9]],
        "rival": [f"{unit.value}.{place}" for unit in Unit for place in places[::9]],
        "section": range(5),
        "top": [choice.value for choice in TopChoice],
        "side": range(1),
        "bottom": range(5),
        "cube": [cube.value for cube in Cube],
        "berth": range(4),
        "site": [structure.value for structure in Structure],
        "recruit": range(4),
        "one_time": [bonus.value for bonus in Bonus],
        "card": range(2, 6),
        "objective": range(1, 24),
        "ashore": [cargo.value for cargo in Cargo],
        "aboard": [cargo.value for cargo in Cargo],
        "kind": [resource.value for resource in Resource],
        "dial": range(8),
        "option": range(3),
        "factory_card": range(1, 13),
        "star": [star.value for star in Star],
        "track": ["power", "popularity"],
        "pawn": ["0.power", "1.popularity"],
        "plate": ["own", "rival"],
        "mech": range(4),
        "workers": places[::9],
        "structure": [structure.value for structure in Structure],
        "goods": places[::9],
        "encounter": places[::9],
        "score": [*(line.value for line in Line), "total"],
    }
    plain = (
        "token",
        "workers_left",
        "ability",
        "shore",
        "hold",
        "arena",
        "structure_tile",
        "tracker",
        "automa_card",
        "last_orders",
        "character",
        "anything",
    )
    return (*(Handle(kind, str(key)) for kind, keys in lists.items() for key in keys), *map(Handle, plain))


def test_everything_on_the_table_tells_what_it_is(language: str) -> None:
    for moment in some_moments()[::6]:
        for handle in handles():
            title, lines = inspect(handle, moment.view)
            assert wrong((title, *lines, label(handle, moment.view)), language) == []


def test_a_territory_tells_its_water_and_marks(language: str) -> None:
    """rules.md 14: h10 is a tundra with a tunnel, rivers to its E, NE and NW."""
    place = 9
    _, lines = things_map.place_sheet(place, moments()[0].view)
    assert things_map.tunnel_line() in lines
    (rivers,) = things_map.river_lines(place)
    for side in (Side.E, Side.NE, Side.NW):
        assert names.side_name(side) in rivers
    assert things_map.river_lines(15) == (), "h16 touches no river"


def test_mats_name_what_an_action_costs_now(language: str) -> None:
    """Section 0 to 3 in every game's first position: the printed cost, for no cube lies there yet."""
    for moment in (one for one in moments() if one.view.turn == 1 and one.view.human.last_section is None):
        mat = components().mats.players[moment.view.human.mat.index]
        for section, bottom in enumerate(Bottom):
            kind = components().mats.bottoms[section].resource
            _, lines = inspect(Handle("bottom", str(section)), moment.view)
            assert amounts.resource_amount(kind, mat.sections[section].cost) in lines[0]
            assert names.bottom_name(bottom) in lines[0]


def test_five_factions_can_play() -> None:
    assert {moment.view.human.faction for moment in moments()} == set(BASE_FACTIONS)


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


# Drops, buttons, the Why panel --------------------------------------------------------------------------


def test_what_a_drop_would_change_is_worded(language: str) -> None:
    for moment in (*some_moments(), *moments()[::25]):
        title, lines = preview(moment.view, moment.after, moment.action)
        assert wrong((title, *lines), language) == []
        said = spoken(moment.view, moment.after, moment.action)
        assert said == "" or faults(said, language) == []
        assert "−" not in said, "signs are spoken as words"
        assert "→" not in said


def test_every_button_is_worded(language: str) -> None:
    for moment in some_moments():
        for command in commands(moment.view, moment.legal):
            text = command_text(command.name, moment.view)
            assert text != command.name
            assert faults(text, language) == []
    for name in COMMANDS:
        assert command_text(name, moments()[0].view) != name


def test_every_turn_of_the_automa_answers_why(language: str) -> None:
    events = [event for moment in moments()[::3] for event in moment.events if isinstance(event, EXPLAINED)]
    assert {type(event) for event in events} == set(EXPLAINED)
    anchors = {chapter.anchor for chapter in rules_text("scythe", "en").chapters}
    for event in events:
        bars = compared(event)
        words = (question_text(event), *reason_lines(event), *(name for name, _, _ in bars))
        assert wrong(words, language) == []
        assert rule_of(event)[1] in anchors
        assert not bars or sum(chosen for _, _, chosen in bars) == 1


def test_advice_names_what_it_compared(language: str) -> None:
    """Worths are hundredths of a coin: 340 against 120 is about two coins better."""
    moment = next(one for one in moments() if len(one.legal) > 2)
    first, second, third = moment.legal[:3]
    clear = Choice(first, (Weighed(first, 340), Weighed(second, 120), Weighed(third, 100)))
    close = Choice(first, (Weighed(first, 120), Weighed(second, 120)))
    planned: Choice[Action] = Choice(first)
    for choice in (clear, close, planned):
        title, words = hint_text(choice, moment.view)
        assert wrong((title, words), language) == []
        assert describe_action(first, moment.view) in title
    assert "2" in hint_text(clear, moment.view)[1]
    assert describe_action(second, moment.view) in hint_text(close, moment.view)[1]


def test_a_drop_tells_figures_worked_out_by_hand(language: str) -> None:
    """4: Gain is one coin and free; in the first position nothing else changes but the total."""
    moment = next(
        one
        for one in moments()
        if act.TakeTop(TopChoice.GAIN) in one.legal and not one.view.human.works.cubes[Cube.MOVE_COINS.index]
    )
    after = RULES.apply_unchecked(moment.view, act.TakeTop(TopChoice.GAIN)).state
    title, lines = preview(moment.view, after, act.TakeTop(TopChoice.GAIN))
    total = RULES.scores(moment.view).total(HUMAN)
    assert title == names.choice_name(TopChoice.GAIN)
    assert len(lines) == 2
    assert lines[0] == "+" + amounts.bonus_amount(Bonus.COINS, 1)
    assert str(total) in lines[1]
    assert str(total + 1) in lines[1]


def test_camaraderie_changes_what_driving_workers_home_costs(language: str) -> None:
    """13: Polania's third mech; as long as it is on the mat popularity is lost."""
    view = next(moment.view for moment in moments() if moment.view.human.faction is Faction.POLANIA)
    place = next(one for one in view.automa.workers if one < terms.TERRITORIES)
    without = evolve(view.human, army=evolve(view.human.army, mechs=(None,) * 4))
    assert components().mats.factions[Faction.POLANIA.index].mechs[2] is Ability.CAMARADERIE
    with_it = evolve(view.human, army=evolve(view.human.army, mechs=(None, None, 30, None)))
    told = [
        things_map.rival_sheet(Unit.WORKER, place, evolve(view, human=human))[1][0]
        for human in (without, with_it)
    ]
    assert told[0] != told[1]
    assert names.ability_name(Ability.CAMARADERIE) in told[1]


def test_crimea_is_told_of_its_card_before_the_first_token(language: str) -> None:
    """H5: Coercion only before the first token."""
    first, later = (_decided(Paying(Bottom.DEPLOY, 3, coercible=ask)) for ask in (True, False))
    said = [prompt_text(RULES.turn(view), view) for view in (first, later)]
    assert said[0][0] == said[1][0]
    assert amounts.bonus_name(Bonus.COMBAT_CARDS).rstrip("s") in said[0][1]
    assert wrong((*said[0], *said[1]), language) == []
