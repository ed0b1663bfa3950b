"""The Automa's turn from card to tracker, its record, the worked examples. Source: automa.md 5, 6, 12, 15, 17; seed 003."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN, IllegalAction
from noria_desktop.games.scythe.actions import Accept, Action, Advance, Decline, EndTurn
from noria_desktop.games.scythe.events import (
    AutomaCardDrawn,
    AutomaDecided,
    AutomaGained,
    AutomaMoved,
    AutomaSkipped,
    FactoryCardTaken,
    GoodsRemoved,
    OfferMade,
    TokenRemoved,
    TrackerMoved,
    TurnBegan,
    WorkersRouted,
)
from noria_desktop.games.scythe.pending import AutomaTurn, ChoosingSection, EndingTurn
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
    AutomaGain,
    AutomaStage,
    Bonus,
    Faction,
    Level,
    MoveSymbol,
    Phase,
    Prompt,
    Scheme,
    Unit,
    home_base,
)
from tests.games.scythe.automa_positions import (
    a_table,
    advanced,
    all_at,
    at,
    decided,
    names,
    played,
    rejected,
    valid,
    whole_turn,
    with_automa,
    with_card,
    with_goods,
)

II = Scheme.II


def record(state: State) -> TurnRecord:
    """Why the turn went so, as far as it has gone."""
    assert state.automa.record is not None
    return state.automa.record


# Steps --------------------------------------------------------------------------------------------------


def test_it_follows_every_turn_of_the_human() -> None:
    """R4; seed 003, "オートマのターン": the human first, then in turns; both turns have one number."""
    state = a_table(Faction.SAXONY)
    step = played(evolve(state, pending=(EndingTurn(),)), EndTurn())
    assert step.state.pending == (AutomaTurn(AutomaStage.CARD),)
    assert TurnBegan(BOT, 1) in step.events
    step = whole_turn(step.state)
    assert TurnBegan(HUMAN, 2) in step.events
    assert step.state.pending == (ChoosingSection(),)
    assert step.state.automa.turns == 1


def test_one_step_a_beat() -> None:
    """Seed 003, "オートマのターン進行": card, 2a, 2b, 2c, tracker; only Advance is legal, and it is the Automa's."""
    state = with_card(a_table(Faction.SAXONY), 5)
    prompts = []
    while RULES.turn(state).automatic:
        turn = RULES.turn(state)
        assert (turn.seat, turn.phase) == (BOT, Phase.AUTOMA)
        assert RULES.legal_actions(state) == (Advance(),)
        prompts.append(turn.prompt)
        state = RULES.apply(state, Advance()).state
    assert prompts == [
        Prompt.AUTOMA_CARD,
        Prompt.AUTOMA_MOVE,
        Prompt.AUTOMA_GAIN,
        Prompt.AUTOMA_OFFER,
        Prompt.AUTOMA_TRACKER,
    ]


def test_what_is_told_in_which_order() -> None:
    """automa.md 5: card, decision, move, gains, offer, tracker, then the human."""
    kinds = [type(event) for event in whole_turn(with_card(a_table(Faction.SAXONY), 5)).events]
    order = [AutomaCardDrawn, AutomaDecided, AutomaMoved, AutomaGained, OfferMade, TrackerMoved, TurnBegan]
    assert [kind for kind in kinds if kind in order] == order


def test_the_card_goes_face_up_onto_the_main_discards() -> None:
    """Seed 003, "オートマのターン進行" 1."""
    step = advanced(with_card(with_automa(a_table(Faction.SAXONY), main=()), 12))
    assert step.events == (AutomaCardDrawn(12, Scheme.I),)
    assert step.events[0].reveals
    assert step.state.automa.main == (12,)
    assert record(step.state) == TurnRecord(1, 12, Scheme.I)


@pytest.mark.parametrize("card", [4, 7, 8, 17])
@pytest.mark.parametrize("scheme", list(Scheme))
def test_autometta_obeys_the_skip_mark(card: int, scheme: Scheme) -> None:
    """Seed 003, "オートマのターン進行" 1; automa.md 5: nothing else happens, the card's box counts all the same."""
    state = with_card(a_table(Faction.SAXONY, level=Level.AUTOMETTA), card, scheme)
    step = whole_turn(state)
    assert step.events == (AutomaCardDrawn(card, scheme), AutomaSkipped(card), TurnBegan(HUMAN, 2))
    assert record(step.state).skipped
    before, after = state.automa, step.state.automa
    assert evolve(after, deck=before.deck, main=(), remembered=None, turns=0, record=None) == evolve(
        before, main=(), remembered=None
    )
    assert (after.main, after.remembered) == ((card,), card)


@pytest.mark.parametrize("level", [Level.AUTOMA, Level.AUTOMASZYNA, Level.ULTIMASZYNA])
def test_the_other_levels_ignore_the_skip_mark(level: Level) -> None:
    """automa.md 5, step 1: card 8-I moves a worker, as no mech is out, and brings one."""
    state = with_card(a_table(Faction.SAXONY, level=level, token=0), 8)
    after = whole_turn(state).state.automa
    assert not record(whole_turn(state).state).skipped
    assert after.mechs == (home_base(Faction.SAXONY),)


@pytest.mark.parametrize("card", [card for card in range(1, 20) if card not in (4, 7, 8, 17)])
def test_autometta_plays_all_other_cards(card: int) -> None:
    """automa.md 4: four cards carry the mark, on both halves."""
    state = with_card(a_table(Faction.SAXONY, level=Level.AUTOMETTA), card)
    assert not record(advanced(state).state).skipped


@pytest.mark.parametrize("action", [Accept(), Decline(), EndTurn()])
def test_nobody_else_acts_in_a_beat(action: Action) -> None:
    """Bad input: the human has nothing to decide while a beat is due."""
    with pytest.raises(IllegalAction):
        RULES.apply(with_card(a_table(Faction.SAXONY), 5), action)


def test_no_advance_while_the_human_decides() -> None:
    """Bad input: an offer waits for an answer."""
    with pytest.raises(IllegalAction):
        RULES.apply(a_table(Faction.SAXONY), Advance())


# Symbols in their order ---------------------------------------------------------------------------------


def test_the_first_possible_symbol_is_the_only_one() -> None:
    """Seed 003, "移動アクション": from the left; what follows the one carried out is not looked at. Card 9-I."""
    state = a_table(Faction.SAXONY, workers="h34", mechs="h35", enemy="h21")
    first, second, third = decided(state, 9)
    assert (first.outcome, first.faction) == (Outcome.NOT_ITS_FACTION, Faction.POLANIA)
    assert (second.symbol, second.outcome) == (MoveSymbol.MOVE_MECH, Outcome.DONE)
    assert third == MoveEntry(MoveSymbol.MOVE_WORKER, None, 0, Outcome.IGNORED)


def test_an_impossible_symbol_leads_on_to_the_next() -> None:
    """Seed 003, "移動アクション": card 9-I without a mech: the worker moves."""
    state = a_table(Faction.SAXONY, workers="h34", enemy="h21")
    _, mech, worker = decided(state, 9)
    assert mech == MoveEntry(MoveSymbol.MOVE_MECH, None, 0, Outcome.NO_UNIT)
    assert worker.outcome is Outcome.DONE


def test_a_possible_symbol_of_the_faction_ends_the_list() -> None:
    """Seed 003: bracketed symbols are the faction's own; 9-I as Polania, a token in reach."""
    state = a_table(Faction.POLANIA, workers="h21", mechs="h20", character="h28", tokens="h35")
    first, second, third = decided(state, 9)
    assert (first.outcome, first.destination) == (Outcome.DONE, at("h35"))
    assert (second.outcome, third.outcome) == (Outcome.IGNORED, Outcome.IGNORED)


def test_no_symbol_possible_no_move() -> None:
    """Seed 003, "移動アクション": no move action this turn, gains follow. Card 3-I without a worker to move."""
    state = with_card(a_table(Faction.SAXONY, workers=""), 3)
    step = whole_turn(state)
    assert [entry.outcome for entry in record(step.state).moves] == [Outcome.NO_UNIT]
    assert not any(isinstance(event, AutomaMoved) for event in step.events)
    assert step.state.automa.power == state.automa.power + 3


def test_the_selected_unit_is_not_replaced() -> None:
    """R5: the worker at home is nearest and finds all three territories taken; the one on h34 could stay there."""
    state = a_table(Faction.SAXONY, workers="h34 h35 h41 base_saxony", token=0)
    (entry,) = decided(state, 3)
    assert entry.selected == UnitChoice(Unit.WORKER, at("base_saxony"), 0, 5)
    assert entry.selected_by is Criterion.NEAREST_HOME
    assert entry.outcome is Outcome.NO_DESTINATION
    assert set(rejected(entry).values()) == {Rejection.OWN_WORKER}


# What a move does ---------------------------------------------------------------------------------------


def test_a_unit_is_lifted_and_put_down_anywhere() -> None:
    """Seed 003, "オートマの瞬間移動": the mech at home comes to h36, which only the worker on h43 is beside."""
    state = a_table(Faction.SAXONY, workers="h43", mechs="base_saxony", enemy="h30")
    step = advanced(with_card(state, 10), 2)
    assert step.state.automa.mechs == all_at("h36")
    assert AutomaMoved(Unit.MECH, at("base_saxony"), at("h36")) in step.events


def test_staying_counts_as_the_action() -> None:
    """R7, S7: the worker is put where it was; no later symbol is tried. Card 8-I: mech, then worker."""
    state = a_table(Faction.SAXONY, workers="h34", mechs="h35", character="h41", token=0, enemy="h29")
    step = advanced(with_card(state, 8), 2)
    assert AutomaMoved(Unit.MECH, at("h35"), at("h35")) in step.events
    assert [entry.outcome for entry in record(step.state).moves] == [Outcome.DONE, Outcome.IGNORED]
    assert step.state.automa.workers == state.automa.workers


def test_nothing_is_carried() -> None:
    """R13, R12: the mech leaves its worker and the loose tokens behind."""
    state = a_table(Faction.SAXONY, workers="h35", mechs="h35", enemy="h21")
    state = with_goods(state, h35=(1, 0, 0, 2))
    step = advanced(with_card(state, 10), 2)
    assert (names(step.state.automa.mechs), names(step.state.automa.workers)) == ("h29", "h35")
    assert step.state.board.goods == state.board.goods


def test_a_mech_takes_no_token() -> None:
    """Seed 003, "遭遇/ファクトリー": only the character removes tokens; the mech comes to h36 with one."""
    state = a_table(Faction.SAXONY, workers="h43", mechs="base_saxony", enemy="h30")
    step = advanced(with_card(state, 10), 2)
    assert at("h36") in step.state.board.tokens


@pytest.mark.parametrize("card", [18, 14])
def test_the_character_removes_a_token_and_gains_nothing(card: int) -> None:
    """Seed 003, "遭遇/ファクトリー"; automa.md 6: no card is drawn."""
    state = a_table(Faction.SAXONY, workers="", character="h34", tokens="h35 h36")
    step = advanced(with_card(state, card), 2)
    assert TokenRemoved(at("h35")) in step.events
    assert step.state.board.tokens == all_at("h36")
    assert step.state.decks.encounters == state.decks.encounters


def test_it_does_so_by_whatever_symbol_it_comes() -> None:
    """Seed 003: "移動シンボルに関わらず"; a token laid on h34 is in the neighbourhood of the home base alone.

    So it is no goal of the encounter symbol, and the character's ordinary move leads there.
    """
    state = a_table(Faction.SAXONY, workers="", enemy="h27", tokens="h34")
    step = advanced(with_card(state, 18), 2)
    encounter, move = record(step.state).moves
    assert (encounter.outcome, move.destination) == (Outcome.NO_DESTINATION, at("h34"))
    assert TokenRemoved(at("h34")) in step.events
    assert step.state.board.tokens == ()


def test_one_factory_card_at_random_and_face_down() -> None:
    """Seed 003, "遭遇/ファクトリー"; automa.md 6: one of the three, never a second one."""
    state = a_table(Faction.SAXONY, workers="", character="h30", tokens="")
    step = advanced(with_card(state, 18), 2)
    assert step.state.automa.character == at("h23")
    (card,) = step.state.automa.factory_card
    assert card in state.decks.factory
    assert len(step.state.decks.factory) == 2
    assert FactoryCardTaken(BOT, card) in step.events
    again = with_automa(step.state, character=at("h30"))
    assert decided(again, 18)[0].outcome is Outcome.NO_DESTINATION
    taken = {
        advanced(with_card(_reseeded(state, seed), 18), 2).state.automa.factory_card for seed in range(30)
    }
    assert taken == {(other,) for other in state.decks.factory}


def _reseeded(state: State, seed: int) -> State:
    return evolve(state, rng=evolve(state.rng, key=seed))


def test_an_attack_on_workers() -> None:
    """Seed 003, "対ワーカーへの攻撃" 5: workers go home, all tokens are removed; automa.md 6: no star, no popularity."""
    state = a_table(Faction.SAXONY, workers="", mechs="h30", character="-", enemy_workers="h29 h29 h36")
    state = with_goods(state, h29=(1, 0, 2, 0))
    step = advanced(with_card(state, 19), 2)
    home = home_base(Faction.NORDIC)
    assert WorkersRouted(HUMAN, at("h29"), 2, home) in step.events
    assert GoodsRemoved(at("h29"), (1, 0, 2, 0)) in step.events
    assert step.state.human.army.workers == tuple(sorted((at("h36"), home, home)))
    assert step.state.board.goods[at("h29")] == (0, 0, 0, 0)
    assert (step.state.automa.stars, step.state.automa.battle) == (state.automa.stars, state.automa.battle)
    assert step.state.human.popularity == state.human.popularity
    assert step.state.pending == (AutomaTurn(AutomaStage.GAIN),)


def test_the_character_takes_a_token_after_an_attack_on_workers() -> None:
    """R27: first the attack, then the token."""
    state = a_table(Faction.SAXONY, workers="", character="h30", enemy_workers="h36", tokens="h36")
    step = advanced(with_card(state, 19), 2)
    told = [type(event) for event in step.events]
    assert told.index(WorkersRouted) < told.index(TokenRemoved)
    assert step.state.automa.character == at("h36")


# Worked examples ----------------------------------------------------------------------------------------


def test_worked_example_one() -> None:
    """automa.md 17.1: Saxony, confined, card 3-I: worker h34 by reading order; h35 is nearer to the Factory."""
    state = a_table(Faction.SAXONY, workers="h34 h41", token=0)
    (entry,) = decided(state, 3)
    assert entry.selected == UnitChoice(Unit.WORKER, at("h34"), 1, 4)
    assert entry.selected_by is Criterion.READING_ORDER
    assert entry.valid == (Destination(at("h34"), 1, 4), Destination(at("h35"), 1, 3))
    assert entry.rejected == (Rejected(at("h41"), Rejection.OWN_WORKER),)
    assert (entry.destination, entry.decided_by) == (at("h35"), Criterion.NEAREST_FACTORY)


def test_worked_example_two() -> None:
    """automa.md 17.2: Crimea, card 9-I: the mech at home comes to h36; the token stays; a worker, then a mech."""
    state = a_table(
        Faction.CRIMEA,
        Faction.POLANIA,
        workers="h43 h44",
        mechs="base_crimea",
        character="h44",
        enemy="h21",
        tokens="h30 h35 h36",
    )
    step = advanced(with_card(state, 9), 3)
    first, mech, _ = record(step.state).moves
    assert first.outcome is Outcome.NOT_ITS_FACTION
    assert mech.selected == UnitChoice(Unit.MECH, at("base_crimea"), 0, 4)
    assert rejected(mech) == {"h44": Rejection.OWN_COMBAT_UNIT}
    assert valid(mech)["h36"] == (2, 2)
    assert (mech.destination, mech.decided_by) == (at("h36"), Criterion.NEAREST_ENEMY)
    assert step.state.board.tokens == all_at("h30 h35 h36")
    assert step.state.automa.workers.count(at("base_crimea")) == 1
    assert step.state.automa.mechs == all_at("h36 base_crimea")
    assert [entry.gained for entry in record(step.state).gains] == [1, 1]


def example_three(power: int) -> State:
    """automa.md 17.3 and 17.4."""
    return a_table(
        Faction.RUSVIET,
        Faction.SAXONY,
        workers="h19 h25",
        mechs="h24 h32",
        character="h18",
        enemy="h22",
        enemy_mechs="h23 h23",
        enemy_workers="h16",
        power=power,
    )


def test_worked_example_three() -> None:
    """automa.md 17.3: Rusviet with 5 power, card 16-II: its character attacks h23."""
    state = example_three(5)
    attack, *rest = decided(state, 16, II)
    assert attack.selected == UnitChoice(Unit.CHARACTER, at("h18"), 2, 2)
    assert attack.selected_by is Criterion.NEAREST_HOME
    assert {unit.home_distance for unit in attack.units if unit.unit is Unit.MECH} == {3}
    assert valid(attack) == {"h23": (2, 0)}
    assert (attack.destination, attack.decided_by) == (at("h23"), Criterion.ONLY_ONE)
    assert {entry.outcome for entry in rest} == {Outcome.IGNORED}
    assert RULES.turn(advanced(with_card(state, 16, II), 2).state).phase is Phase.COMBAT


def test_worked_example_four() -> None:
    """automa.md 17.4: with 4 power neither attack is possible; the mech on h24 goes to h17 by reading order."""
    attack, on_workers, mech = decided(example_three(4), 16, II)
    assert attack.outcome is Outcome.POWER_TOO_LOW
    assert on_workers.outcome is Outcome.NO_DESTINATION
    assert mech.selected is not None
    assert mech.selected.place == at("h24")
    assert mech.selected_by is Criterion.NEAREST_FACTORY
    best = [found.place for found in mech.valid if (found.value, found.factory_distance) == (1, 1)]
    assert names(tuple(best)) == "h17 h24 h31"
    assert (mech.destination, mech.decided_by) == (at("h17"), Criterion.READING_ORDER)


def test_worked_example_five() -> None:
    """automa.md 17.5: Nordic without power, card 15-II: the character teleports to h03; the tracker stays."""
    state = a_table(
        Faction.NORDIC,
        Faction.SAXONY,
        workers="h11 h05",
        mechs="h12",
        character="h10",
        enemy="h35",
        enemy_workers="h21",
        tokens="h03 h08 h13 h30",
        power=0,
        factory_card=(1,),
    )
    step = whole_turn(with_card(state, 15, II))
    attack, on_workers, encounter, move = record(step.state).moves
    assert attack.outcome is Outcome.POWER_TOO_LOW
    assert on_workers.outcome is Outcome.NO_DESTINATION
    assert valid(encounter) == {"h03": (0, 3), "h13": (0, 4)}
    assert (encounter.destination, encounter.decided_by) == (at("h03"), Criterion.NEAREST_FACTORY)
    assert move.outcome is Outcome.IGNORED
    assert step.state.board.tokens == all_at("h08 h13 h30")
    assert step.state.automa.character == at("h03")
    assert step.state.automa.token == state.automa.token
    assert record(step.state).tracker is None


# The record ---------------------------------------------------------------------------------------------


def test_a_whole_record() -> None:
    """automa.md 15: card, scheme, every symbol with its outcome, gains, offer, tracker, in one value."""
    state = a_table(Faction.SAXONY, workers="h34 h41", token=0)
    assert record(whole_turn(with_card(state, 5)).state) == TurnRecord(
        turn=1,
        card=5,
        scheme=Scheme.I,
        moves=(
            MoveEntry(
                MoveSymbol.MOVE_WORKER,
                None,
                0,
                Outcome.DONE,
                units=(
                    UnitChoice(Unit.WORKER, at("h34"), 1, 4),
                    UnitChoice(Unit.WORKER, at("h41"), 1, 4),
                ),
                selected=UnitChoice(Unit.WORKER, at("h34"), 1, 4),
                selected_by=Criterion.READING_ORDER,
                valid=(Destination(at("h34"), 1, 4), Destination(at("h35"), 1, 3)),
                rejected=(Rejected(at("h41"), Rejection.OWN_WORKER),),
                destination=at("h35"),
                decided_by=Criterion.NEAREST_FACTORY,
            ),
        ),
        gains=(GainEntry(AutomaGain.WORKER, 1, None, 1), GainEntry(AutomaGain.COIN, 1, None, 1)),
        offer=Bonus.COINS,
        offer_unlocked=False,
        tracker=TrackerStep(0, 1),
    )


def test_the_record_of_the_last_turn_stays_until_the_next() -> None:
    """automa.md 15: the human looks at it during the own turn; then it is replaced."""
    state = whole_turn(with_card(a_table(Faction.SAXONY), 5)).state
    assert record(state).turn == 1
    state = advanced(with_card(state, 3)).state
    assert record(state) == TurnRecord(2, 3, Scheme.I)


def test_everything_is_told_as_it_is_recorded() -> None:
    """automa.md 15: log and overlay see the same entries."""
    step = whole_turn(with_card(a_table(Faction.SAXONY), 5))
    told = record(step.state)
    power = with_card(a_table(Faction.SAXONY), 5).automa.power
    assert AutomaDecided(told.moves, power) in step.events
    assert AutomaGained(told.gains) in step.events
    assert told.tracker is not None
    assert TrackerMoved(told.tracker) in step.events


def test_scheme_two_reads_the_other_half() -> None:
    """Seed 003, "オートマカード": 5-I moves a worker, 5-II a mech and gives 4 power and a worker."""
    state = a_table(Faction.SAXONY, mechs="h35")
    step = whole_turn(with_card(state, 5, II))
    assert record(step.state).scheme is II
    assert [entry.symbol for entry in record(step.state).moves] == [MoveSymbol.MOVE_MECH]
    assert step.state.automa.power == state.automa.power + 4
