"""The user's document, paragraph by paragraph: what it says of the Automa, played out.

Each docstring begins with the chapter of the document and the numbers of its paragraphs or points, counted from the
top of the chapter; where the document numbers steps itself these are the numbers. ``PARAGRAPHS`` says how many there
are, and one test sees to it that none is left out. Source: seed 003; automa.md 12 for S1 to S9.
"""

from __future__ import annotations

import re
from pathlib import Path

import attrs
import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN, Seat, Step
from noria_desktop.engine.piles import Pile
from noria_desktop.games.scythe.actions import Advance, EndTurn, Finish
from noria_desktop.games.scythe.battle import boxed_goods
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import counted_goods
from noria_desktop.games.scythe.events import (
    AutomaMoved,
    AutomaSkipped,
    CardScouted,
    CombatCardsDrawn,
    CombatRevealed,
    Event,
    GainLost,
    GoodsGained,
    GoodsRemoved,
    PopularityLost,
    PowerStruck,
    StarPlaced,
    TokenRemoved,
    TrackerMoved,
    WorkersRouted,
)
from noria_desktop.games.scythe.neighbourhood import base_neighbourhood, is_confined, neighbourhood
from noria_desktop.games.scythe.pending import (
    Aftermath,
    AutomaTurn,
    ChoosingOffer,
    ChoosingPower,
    ChoosingSection,
    EndingTurn,
    Finished,
    Revealing,
)
from noria_desktop.games.scythe.record import Criterion, Outcome, Rejection
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.scoring import scores, tie_breaks
from noria_desktop.games.scythe.setup import farthest_opponent, setup
from noria_desktop.games.scythe.state import Automa, Options, State
from noria_desktop.games.scythe.terms import (
    BASE_FACTIONS,
    AutomaStage,
    Bonus,
    Bottom,
    Faction,
    Level,
    Line,
    Mat,
    MoveSymbol,
    Scheme,
    Star,
    Unit,
    home_base,
)
from tests.games.scythe.automa_positions import (
    FREE,
    a_table,
    advanced,
    all_at,
    at,
    decided,
    done,
    names,
    rejected,
    valid,
    whole_turn,
    with_automa,
    with_card,
    with_goods,
    with_human,
)
from tests.games.scythe.positions import legal, move, moving, of_kind, play, position

PARAGRAPHS = {
    "コンポーネント": 3,
    "オートマ/The Automa": 11,
    "セットアップ": 9,
    "オートマのターン": 1,
    "オートマカード": 6,
    "オートマのターン進行": 3,
    "移動アクション": 8,
    "近傍": 1,
    "オートマの瞬間移動": 1,
    "ワーカーの移動": 5,
    "メックの非戦闘移動/キャラクターの非戦闘移動": 5,
    "遭遇/ファクトリー": 7,
    "対戦闘ユニットへの攻撃": 7,
    "対ワーカーへの攻撃": 6,
    "オートマの物資取得": 6,
    "徴兵ボーナス": 1,
    "星トラッカーの更新": 2,
    "星とスキーマの切り替え": 5,
    "戦闘": 8,
    "資源の解決": 4,
    "得点計算": 5,
}
II = Scheme.II
ALL_CARDS = set(range(1, 20))
CITATION = re.compile(r'^    """([^":\n]+?) (\d[\d, ]*):', re.MULTILINE)


def test_every_paragraph_is_cited() -> None:
    """Each chapter of the document, each paragraph of it, by at least one test here."""
    text = Path(__file__).read_text(encoding="utf-8")
    cited = {
        (chapter, int(number)) for chapter, numbers in CITATION.findall(text) for number in numbers.split(",")
    }
    wanted = {(chapter, number + 1) for chapter, count in PARAGRAPHS.items() for number in range(count)}
    assert cited == wanted


def stars(**numbers: int) -> tuple[int, ...]:
    """Stars by kind."""
    return tuple(numbers.get(star.value, 0) for star in Star)


def start(faction: Faction = Faction.NORDIC, automa: Faction = Faction.SAXONY) -> State:
    """A game just set up."""
    return setup(Options(faction, Mat.ENGINEERING, automa, Level.AUTOMA), 3).state


def battle(state: State, attacker: Seat, power: int, cards: tuple[int, ...] = ()) -> Step[State, Event]:
    """A battle on the human character's territory, from the sealed commitment on."""
    below = (EndingTurn(), Aftermath()) if attacker == HUMAN else (AutomaTurn(AutomaStage.GAIN),)
    sealed = Revealing(state.human.army.character, attacker, power, cards)
    return RULES.apply(evolve(state, pending=(*below, sealed)), Advance())


# Components, what the Automa is -------------------------------------------------------------------------


def test_what_is_in_the_box() -> None:
    """コンポーネント 1, 2, 3: 19 cards, 4 trackers; reference cards are aids and nothing is played with them."""
    assert len(components().automa.cards) == 19
    assert len(components().automa.trackers) == len(Level) == 4


def test_a_simple_opponent() -> None:
    """オートマ/The Automa 1: the human plays as ever; the Automa's turn asks for nothing but to go on."""
    state = with_card(a_table(Faction.SAXONY), 3)
    while RULES.turn(state).automatic:
        assert RULES.legal_actions(state) == (Advance(),)
        state = RULES.apply(state, Advance()).state
    assert state.pending == (ChoosingSection(),)


def test_what_it_does_not_have() -> None:
    """オートマ/The Automa 2, 8: no recruits, structures, upgrades, objectives, no player mat."""
    fields = {field.name for field in attrs.fields(Automa)}
    assert fields.isdisjoint({"recruits", "structures", "cubes", "slots", "works", "objectives", "mat"})


def test_nothing_is_produced_and_nothing_paid() -> None:
    """オートマ/The Automa 3, 4, 5: 17-I brings 2 coins; no popularity, no tokens, no price of anything."""
    state = with_card(a_table(Faction.SAXONY, workers="h34 h41", power=5), 17)
    later = whole_turn(state).state
    assert (later.automa.coins, later.automa.power) == (5 + 2, 5)
    assert later.board.goods == state.board.goods
    assert tie_breaks(state)[BOT][2] == tie_breaks(later)[BOT][2] == 10


def test_no_tunnels() -> None:
    """オートマ/The Automa 6: from the tunnel h37 its six neighbours, not the other five tunnels."""
    assert names(neighbourhood(at("h37"), confined=False)) == "h30 h31 h36 h37 h38 h43 h44"


def test_no_abilities() -> None:
    """オートマ/The Automa 7: Crimea with all mechs scouts no card, Nordic fires no artillery."""
    for automa in (Faction.CRIMEA, Faction.NORDIC):
        state = position(
            Faction.SAXONY,
            automa,
            character="h29",
            hand=(2, 3),
            their_mechs="h30 base base base",
            their_power=9,
            pending=moving(),
        )
        step = play(state, *move(Unit.CHARACTER, "h29", "h30"), Finish())
        assert step.state.pending[-1] == ChoosingPower(at("h30"), HUMAN)
        assert (step.state.human.hand, step.state.human.power) == ((2, 3), 5)
        assert of_kind(step.events, CardScouted) == []
        assert of_kind(step.events, PowerStruck) == []


def test_lakes_and_rivers_from_a_certain_point_on() -> None:
    """オートマ/The Automa 9: h35 lies behind rivers and beside the lake h42."""
    assert names(neighbourhood(at("h35"), confined=True)) == "h34 h35 h41"
    assert names(neighbourhood(at("h35"), confined=False)) == "h28 h29 h34 h35 h36 h41 h42"


def test_where_it_retreats_and_how_it_gets_stars() -> None:
    """オートマ/The Automa 10, 11: the mech goes to the mat; four mechs or eight workers out bring no star."""
    state = a_table(Faction.SAXONY, enemy="h30", mechs="h30", workers="", character="-")
    step = battle(with_human(with_card(state, 10), power=7), HUMAN, 7)
    assert step.state.automa.mechs == ()
    home = "base_saxony "
    full = a_table(Faction.SAXONY, mechs=home * 3, workers=home * 7)
    # 9-II: three power and a worker, the eighth; 10-I: a mech, the fourth, and two power.
    worker = whole_turn(with_card(full, 9, II)).state
    mech = whole_turn(with_card(full, 10)).state
    assert len(worker.automa.workers) == 8
    assert len(mech.automa.mechs) == 4
    assert sum(worker.automa.stars) == sum(mech.automa.stars) == 0


# Set-up -------------------------------------------------------------------------------------------------


def test_cards_for_two_players() -> None:
    """セットアップ 1: three Factory cards of twelve."""
    decks = start().decks
    assert (len(decks.factory), len(decks.unused_factory)) == (3, 9)


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_a_faction_far_away_is_proposed(faction: Faction) -> None:
    """セットアップ 2: nobody's home base is farther, counted in steps from cell to cell."""
    cells = components().map.cells

    def away(other: Faction) -> int:
        (q, r), (s, t) = cells[home_base(faction)], cells[home_base(other)]
        return max(abs(q - s), abs(r - t), abs(q + r - s - t))

    assert away(farthest_opponent(faction)) == max(map(away, BASE_FACTIONS))


def test_the_automas_side_of_the_table() -> None:
    """セットアップ 3, 4, 6, 7: Saxony 1 power, 4 cards face down, 5 coins, character at home, workers h34 h41."""
    state = start()
    automa = state.automa
    assert (automa.power, len(automa.hand), automa.coins) == (1, 4, 5)
    assert RULES.observe(state, HUMAN).automa.hand == (None,) * 4
    assert automa.character == home_base(Faction.SAXONY)
    assert names(automa.workers) == "h34 h41"
    assert automa.mechs == ()
    assert sum(automa.stars) == 0
    assert components().mats.star_tokens == 6


def test_popularity_is_ten_for_ever() -> None:
    """セットアップ 5: at the start, and after it was attacked."""
    state = start()
    assert tie_breaks(state)[BOT][2] == 10
    state = a_table(Faction.SAXONY, enemy="h30", mechs="h30", workers="h30", character="-")
    assert tie_breaks(battle(with_human(with_card(state, 10), power=7), HUMAN, 7).state)[BOT][2] == 10


def test_tracker_and_cards() -> None:
    """セットアップ 8, 9: the cube on I, all 19 cards in one pile, both discard piles empty, scheme I upright."""
    automa = start().automa
    assert (automa.token, automa.scheme) == (0, Scheme.I)
    assert (len(automa.deck), set(automa.deck.cards)) == (19, ALL_CARDS)
    assert (automa.main, automa.battle) == ((), ())


# Turns and cards ----------------------------------------------------------------------------------------


def test_turns_alternate_until_six_stars() -> None:
    """オートマのターン 1: after the human the Automa, then the human; the sixth star is the end."""
    state = evolve(with_card(a_table(Faction.SAXONY), 3), pending=(EndingTurn(),))
    state = RULES.apply(state, EndTurn()).state
    assert state.pending == (AutomaTurn(AutomaStage.CARD),)
    assert whole_turn(state).state.pending == (ChoosingSection(),)
    last = with_card(a_table(Faction.SAXONY, token=20, stars=stars(tracker=5)), 3)
    assert whole_turn(last).state.pending == (Finished(),)


def test_one_half_of_a_card_is_in_force() -> None:
    """オートマカード 1: 10-I brings a mech and two power, 10-II two coins and a mech."""
    first = whole_turn(with_card(a_table(Faction.SAXONY, power=1), 10)).state.automa
    second = whole_turn(with_card(a_table(Faction.SAXONY, power=1), 10, II)).state.automa
    assert (first.power, first.coins, len(first.mechs)) == (3, 5, 1)
    assert (second.power, second.coins, len(second.mechs)) == (1, 7, 1)


@pytest.mark.parametrize(("card", "token"), [(3, 1), (4, 0), (15, 0), (17, 0)])
def test_a_crossed_star(card: int, token: int) -> None:
    """オートマカード 2: cards 4, 15, 17 leave the tracker's token where it is."""
    assert whole_turn(with_card(a_table(Faction.SAXONY, token=0), card)).state.automa.token == token


@pytest.mark.parametrize("scheme", Scheme)
def test_battle_table_and_resource_box_are_the_same_in_both(scheme: Scheme) -> None:
    """オートマカード 3, 4, 5: card 2 has 5 power and two cards against a weak Automa; card 5 lays four tokens."""
    fields = {"mechs": "h30", "workers": "", "character": "-", "power": 7, "hand": (2, 2, 2), "remembered": 5}
    state = with_card(a_table(Faction.SAXONY, enemy="h30", **fields), 2, scheme)  # type: ignore[arg-type]
    (shown,) = of_kind(battle(with_human(state, power=0), HUMAN, 0).events, CombatRevealed)
    assert (shown.power[BOT], shown.cards[BOT]) == (5, (2, 2))
    assert boxed_goods(state, at("h30")) == (4, 0, 0, 0)


def test_an_empty_deck() -> None:
    """オートマカード 6: both discard piles are shuffled together, all 19, when a card is due."""
    state = with_card(a_table(Faction.SAXONY), 3)
    state = with_automa(state, deck=Pile(()), main=tuple(range(1, 15)), battle=(15, 16, 17, 18, 19))
    automa = advanced(state).state.automa
    assert (len(automa.deck), len(automa.main), automa.battle) == (18, 1, ())
    assert {*automa.deck.cards, *automa.main} == ALL_CARDS


@pytest.mark.parametrize("level", Level)
def test_the_card_is_drawn_and_autometta_may_skip(level: Level) -> None:
    """オートマのターン進行 1: card 8-I carries the mark; the easiest level does nothing, the others play it."""
    state = with_card(a_table(Faction.SAXONY, level=level, token=0), 8)
    step = whole_turn(state)
    assert step.state.automa.main == (8,)
    skipped = level is Level.AUTOMETTA
    assert bool(of_kind(step.events, AutomaSkipped)) == skipped
    assert len(step.state.automa.mechs) == (0 if skipped else 1)
    assert step.state.automa.token == (0 if skipped else 1)


def test_the_steps_of_a_turn() -> None:
    """オートマのターン進行 2, 3: 5-I: the worker moves, then a worker and a coin, the human's bonus, the tracker."""
    state = with_human(a_table(Faction.SAXONY), recruits={Bottom.DEPLOY: Bonus.POWER})
    state = advanced(with_card(state, 5), 1).state
    state = (moved := advanced(state)).state
    assert len(of_kind(moved.events, AutomaMoved)) == 1
    assert state.automa.coins == 5
    state = advanced(state).state
    assert (state.automa.coins, len(state.automa.workers)) == (6, 3)
    state = advanced(state).state
    assert state.pending[-1] == ChoosingOffer(Bonus.COINS)
    assert state.automa.token == FREE
    state = RULES.apply(state, legal(state)[0]).state
    assert len(of_kind(advanced(state).events, TrackerMoved)) == 1


# Moving -------------------------------------------------------------------------------------------------


def test_the_first_valid_symbol_only() -> None:
    """移動アクション 1, 2, 4: 9-I as Saxony: Polania's symbol is passed over, the mech moves, no worker does."""
    state = a_table(Faction.SAXONY, mechs="base_saxony", tokens="h35")
    outcomes = [entry.outcome for entry in decided(state, 9)]
    assert outcomes == [Outcome.NOT_ITS_FACTION, Outcome.DONE, Outcome.IGNORED]
    polania = a_table(Faction.POLANIA, workers="h20 h14", mechs="base_polania", tokens="h21")
    outcomes = [entry.outcome for entry in decided(polania, 9)]
    assert outcomes == [Outcome.DONE, Outcome.IGNORED, Outcome.IGNORED]


def test_no_valid_symbol() -> None:
    """移動アクション 3: no worker on the map or at home; nothing moves, the gains come all the same (3-I: 3 power)."""
    state = with_card(a_table(Faction.SAXONY, workers="", power=1), 3)
    step = whole_turn(state)
    assert of_kind(step.events, AutomaMoved) == []
    assert step.state.automa.power == 4


def test_the_no_river_mark_confines_every_unit() -> None:
    """移動アクション 5: normal level: spaces 0 to 3 carry the mark, 4 does not; confined, Saxony keeps three hexes."""
    assert [is_confined(a_table(Faction.SAXONY, token=token).automa) for token in range(6)] == [
        True,
        True,
        True,
        True,
        False,
        False,
    ]
    state = a_table(Faction.SAXONY, workers="h34", mechs="h35", character="h41", token=0, tokens="")
    for card, scheme in ((3, Scheme.I), (5, II), (18, Scheme.I)):
        assert set(valid(done(state, card, scheme))) <= {"h34", "h35", "h41"}
    assert "h42" in valid(done(with_automa(state, token=4), 3))


def test_which_unit_moves() -> None:
    """移動アクション 6, 7: nearest to home; then to the Factory (S1); then from the top, from the left (S2)."""
    # Saxony's base is (-5, 3). h35 (-3, 2) and h41 (-4, 3) are 2 and 1 away.
    near = done(a_table(Faction.SAXONY, workers="h35 h41"), 3)
    assert near.selected is not None
    assert (near.selected.place, near.selected_by) == (at("h41"), Criterion.NEAREST_HOME)
    # h28 (-3, 1), h35 (-3, 2) and h42 (-3, 3) are 2 away from home, and all 3 from the Factory at (0, 0).
    tie = done(a_table(Faction.SAXONY, workers="h42 h28 h35"), 3)
    assert tie.selected is not None
    assert (tie.selected.place, tie.selected_by) == (at("h28"), Criterion.READING_ORDER)
    # h27 (-4, 1) is 2 away from home as well, but 4 from the Factory; h28 is later in reading order.
    factory = done(a_table(Faction.SAXONY, workers="h27 h28"), 3)
    assert factory.selected is not None
    assert (factory.selected.place, factory.selected_by) == (at("h28"), Criterion.NEAREST_FACTORY)


def test_attacks_are_move_actions() -> None:
    """移動アクション 8: 17-I: attack, attack on workers, worker's move, tried in one list, five steps each."""
    symbols = [entry.symbol for entry in decided(a_table(Faction.SAXONY), 17)]
    assert symbols == [MoveSymbol.ATTACK_COMBAT, MoveSymbol.ATTACK_WORKER, MoveSymbol.MOVE_WORKER]


def test_neighbourhoods() -> None:
    """近傍 1: the own territory and up to six around it; home bases are in nobody's, Saxony's own has two."""
    assert names(neighbourhood(at("h41"), confined=False)) == "h34 h35 h41 h42"
    assert neighbourhood(at("base_saxony"), confined=False) == ()
    for token in (0, FREE):
        assert names(base_neighbourhood(a_table(Faction.SAXONY, token=token).automa)) == "h34 h41"


def test_a_unit_comes_to_any_units_neighbourhood() -> None:
    """オートマの瞬間移動 1: the mech at home comes beside a worker on h46, far from anything it could walk to."""
    state = a_table(Faction.SAXONY, mechs="base_saxony", workers="h46", enemy="h38")
    step = advanced(with_card(state, 5, II), 2)
    # h39 and h45 are beside h38, and 3 from the Factory both: reading order.
    assert of_kind(step.events, AutomaMoved) == [AutomaMoved(Unit.MECH, at("base_saxony"), at("h39"))]


def test_a_workers_move() -> None:
    """ワーカーの移動 1, 2, 3, 5: h34 before h41; without enemies and other workers; lifted, then put down on h35."""
    state = a_table(Faction.SAXONY, workers="h34 h41", token=0)
    entry = done(state, 3)
    assert entry.selected is not None
    assert (entry.selected.place, entry.selected_by) == (at("h34"), Criterion.READING_ORDER)
    assert rejected(entry) == {"h41": Rejection.OWN_WORKER}
    assert names(advanced(with_card(state, 3), 2).state.automa.workers) == "h35 h41"
    guarded = done(a_table(Faction.SAXONY, workers="h34 h41", token=0, enemy_workers="h35"), 3)
    assert rejected(guarded)["h35"] is Rejection.ENEMY_UNIT


def test_where_a_worker_goes() -> None:
    """ワーカーの移動 4: most units around; away from enemy combat units; nearer to the Factory; reading order."""
    state = a_table(Faction.SAXONY, workers="h34 h41", token=0)
    # h34 and h35 are both in the neighbourhood of h41; h35 is 3 from the Factory, h34 is 4.
    assert valid(done(state, 3)) == {"h34": (1, 4), "h35": (1, 3)}
    assert done(state, 3).decided_by is Criterion.NEAREST_FACTORY
    # A mech on h29 is beside h35, river or not: only h34 is left, and there the worker stays.
    state = a_table(Faction.SAXONY, workers="h34 h41", token=0, enemy_mechs="h29")
    assert rejected(done(state, 3))["h35"] is Rejection.ENEMY_NEIGHBOURHOOD
    assert done(state, 3).destination == at("h34")
    # The mech on h34 counts for h34 and h35, the worker on h41 for both too; the lifted one at home for none.
    more = a_table(Faction.SAXONY, workers="base_saxony h41", mechs="h34", token=0)
    assert valid(done(more, 3)) == {"h34": (2, 4), "h35": (2, 3)}


def test_a_move_without_a_fight() -> None:
    """メックの非戦闘移動/キャラクターの非戦闘移動 1, 2, 3, 5: h41 before h35; neither enemies nor own combat units."""
    state = a_table(Faction.SAXONY, workers="", mechs="h35 h41", enemy="h30", enemy_workers="h28")
    entry = done(state, 5, II)
    assert entry.selected is not None
    assert (entry.selected.place, entry.selected_by) == (at("h41"), Criterion.NEAREST_HOME)
    assert rejected(entry) == {"h28": Rejection.ENEMY_UNIT, "h35": Rejection.OWN_COMBAT_UNIT}
    assert names(advanced(with_card(state, 5, II), 2).state.automa.mechs) == "h29 h35"
    lone = a_table(Faction.SAXONY, workers="", character="h35", enemy="h30", tokens="")
    assert advanced(with_card(lone, 18), 2).state.automa.character == at("h29")


def test_nearest_to_the_enemy() -> None:
    """メックの非戦闘移動/キャラクターの非戦闘移動 4: to an enemy combat unit, those at home only if there is no other."""
    state = a_table(Faction.SAXONY, workers="", mechs="h35", enemy="h30")
    # h29 (-2, 1) and h36 (-2, 2) are beside h30 (-1, 1) and 2 from the Factory both: reading order.
    entry = done(state, 5, II)
    assert (valid(entry)["h29"], valid(entry)["h36"]) == ((1, 2), (1, 2))
    assert (entry.destination, entry.decided_by) == (at("h29"), Criterion.READING_ORDER)
    # Only the character at Nordic's base (3, -4) is left: h29 (-2, 1) is 5 away, h36 (-2, 2) is 6.
    home = done(a_table(Faction.SAXONY, workers="", mechs="h35"), 5, II)
    assert valid(home)["h29"] == (5, 2)
    assert valid(home)["h36"] == (6, 2)
    assert home.destination == at("h29")


def test_encounters_and_the_factory() -> None:
    """遭遇/ファクトリー 1, 2, 3, 5, 6: the character, near any unit; the token goes out of the game, nothing is drawn."""
    state = a_table(Faction.SAXONY, workers="h41", tokens="h03 h35")
    entry = decided(state, 18)[0]
    assert entry.selected is not None
    assert entry.selected.unit is Unit.CHARACTER
    assert set(valid(entry)) == {"h35"}
    step = advanced(with_card(state, 18), 2)
    assert step.state.automa.character == at("h35")
    assert of_kind(step.events, TokenRemoved) == [TokenRemoved(at("h35"))]
    assert names(step.state.board.tokens) == "h03"
    assert step.state.decks.encounters == state.decks.encounters
    # By another symbol too: 18-I finds no token in reach, moves, and comes to one laid beside the base.
    other = a_table(Faction.SAXONY, workers="", token=0, tokens="h34", enemy="h27")
    assert [found.outcome for found in decided(other, 18)] == [Outcome.NO_DESTINATION, Outcome.DONE]
    assert of_kind(advanced(with_card(other, 18), 2).events, TokenRemoved) == [TokenRemoved(at("h34"))]


def test_which_encounter() -> None:
    """遭遇/ファクトリー 4: not where an enemy or an own mech is; nearest to the Factory, then reading order."""
    state = a_table(Faction.SAXONY, workers="h35", mechs="h36", tokens="h27 h35 h36")
    # h27 (-4, 1) is no neighbour of h35 (-3, 2).
    entry = decided(state, 18)[0]
    assert rejected(entry)["h36"] is Rejection.OWN_MECH
    assert entry.destination == at("h35")
    barred = a_table(Faction.SAXONY, workers="h41", tokens="h35", enemy_workers="h35")
    assert decided(barred, 18)[0].outcome is Outcome.NO_DESTINATION
    order = a_table(Faction.SAXONY, workers="h41 h02", tokens="h35 h08")
    assert (decided(order, 18)[0].destination, decided(order, 18)[0].decided_by) == (
        at("h08"),
        Criterion.READING_ORDER,
    )


def test_a_factory_card_is_taken_once() -> None:
    """遭遇/ファクトリー 7: at random, face down on its mat; with a card the Factory is no goal any more."""
    state = a_table(Faction.SAXONY, workers="h30", tokens="")
    step = advanced(with_card(state, 18), 2)
    assert step.state.automa.character == at("h23")
    assert (len(step.state.automa.factory_card), len(step.state.decks.factory)) == (1, 2)
    assert RULES.observe(step.state, HUMAN).automa.factory_card == (None,)
    again = with_automa(state, factory_card=step.state.automa.factory_card)
    assert decided(again, 18)[0].outcome is Outcome.NO_DESTINATION


def attacker(**fields: object) -> State:
    """Saxony with power 6 and a mech on h30, the Factory's neighbour."""
    return a_table(Faction.SAXONY, **{"workers": "", "mechs": "h30", "character": "-", "power": 6, **fields})  # type: ignore[arg-type]


def test_an_attack() -> None:
    """対戦闘ユニットへの攻撃 1, 2, 3, 5, 6, 7: 17-I asks for 6 power; the unit comes to the enemy and they fight."""
    state = attacker(mechs="h30 h36", enemy="h31")
    entry = done(state, 17)
    assert entry.symbol is MoveSymbol.ATTACK_COMBAT
    assert entry.selected is not None
    # From Saxony's base (-5, 3) h36 (-2, 2) is 3 away, h30 (-1, 1) is 4.
    assert entry.selected.place == at("h36")
    assert set(valid(entry)) == {"h31"}
    step = advanced(with_card(state, 17), 2)
    assert names(step.state.automa.mechs) == "h30 h31"
    assert step.state.pending[-1] == ChoosingPower(at("h31"), BOT)
    assert decided(attacker(enemy="h31", power=5), 17)[0].outcome is Outcome.POWER_TOO_LOW


def test_whom_it_attacks() -> None:
    """対戦闘ユニットへの攻撃 4: the fewest combat units; nearest to the Factory; reading order; never a home base."""
    fewest = done(attacker(enemy="h23", enemy_mechs="h23 h36"), 17)
    assert (fewest.destination, fewest.decided_by) == (at("h36"), Criterion.FEWEST_ENEMIES)
    nearest = done(attacker(enemy="h36", enemy_mechs="h22"), 17)
    assert (nearest.destination, nearest.decided_by) == (at("h22"), Criterion.NEAREST_FACTORY)
    order = done(attacker(enemy="h36", enemy_mechs="h29"), 17)
    assert (order.destination, order.decided_by) == (at("h29"), Criterion.READING_ORDER)
    assert decided(attacker(mechs="h05"), 17)[0].outcome is Outcome.NO_DESTINATION


def test_an_attack_on_workers() -> None:
    """対ワーカーへの攻撃 1, 2, 3, 5, 6: unguarded workers only; they go home, the tokens are removed, nobody fights."""
    state = with_goods(attacker(enemy_workers="h29 h29 h31", enemy="h31"), h29=(1, 0, 2, 0))
    entry = done(state, 19)
    assert entry.selected is not None
    assert entry.selected.place == at("h30")
    assert set(valid(entry)) == {"h29"}
    assert rejected(entry)["h31"] is Rejection.ENEMY_COMBAT_UNIT
    step = advanced(with_card(state, 19), 2)
    home = home_base(Faction.NORDIC)
    assert of_kind(step.events, WorkersRouted) == [WorkersRouted(HUMAN, at("h29"), 2, home)]
    assert of_kind(step.events, GoodsRemoved) == [GoodsRemoved(at("h29"), (1, 0, 2, 0))]
    assert step.state.human.army.workers == (at("h31"), home, home)
    assert step.state.pending == (AutomaTurn(AutomaStage.GAIN),)


def test_which_workers() -> None:
    """対ワーカーへの攻撃 4: the most tokens, nearest to the Factory, reading order."""
    state = with_goods(attacker(enemy_workers="h29 h31 h36"), h36=(0, 0, 0, 2), h31=(1, 0, 0, 0))
    assert (done(state, 19).destination, done(state, 19).decided_by) == (at("h36"), Criterion.MOST_RESOURCES)
    none = attacker(enemy_workers="h29 h31 h36")
    assert (done(none, 19).destination, done(none, 19).decided_by) == (at("h31"), Criterion.NEAREST_FACTORY)
    order = attacker(enemy_workers="h29 h36")
    assert (done(order, 19).destination, done(order, 19).decided_by) == (at("h29"), Criterion.READING_ORDER)


# Gains, offer, tracker ----------------------------------------------------------------------------------


def test_what_a_card_gives() -> None:
    """オートマの物資取得 1, 2, 4, 5, 6: 4-I, 5-I, 15-I; the coin of 4-I in brackets is Crimea's alone."""
    saxony = whole_turn(with_card(a_table(Faction.SAXONY), 4)).state.automa
    assert (saxony.coins, len(saxony.hand)) == (5, 4 + 1)
    crimea = whole_turn(with_card(a_table(Faction.CRIMEA), 4)).state.automa
    assert (crimea.coins, len(crimea.hand)) == (6, 0 + 1)
    worker = whole_turn(with_card(a_table(Faction.SAXONY), 5)).state.automa
    assert worker.workers.count(home_base(Faction.SAXONY)) == 1
    assert worker.coins == 6
    power = whole_turn(with_card(a_table(Faction.SAXONY), 15)).state.automa
    assert (power.power, power.coins) == (1 + 3, 6)


def test_character_or_mech() -> None:
    """オートマの物資取得 3: 16-I: the character if it is on the mat, else a mech, to the home base."""
    home = home_base(Faction.SAXONY)
    on_mat = whole_turn(with_card(a_table(Faction.SAXONY, character="-"), 16)).state.automa
    assert (on_mat.character, on_mat.mechs) == (home, ())
    out = whole_turn(with_card(a_table(Faction.SAXONY, character="h41", tokens=""), 16)).state.automa
    assert out.mechs == (home,)


def test_the_humans_bonus() -> None:
    """徴兵ボーナス 1: 7-I shows popularity, the Build recruit's; nothing for the Automa, nothing without the recruit."""
    plain = with_card(a_table(Faction.SAXONY, ask_offer=False, token=0), 7)
    popularity = plain.human.popularity
    with_recruit = with_human(plain, recruits={Bottom.BUILD: Bonus.COINS})
    gained, without = whole_turn(with_recruit).state, whole_turn(plain).state
    assert gained.human.popularity == popularity + 1
    assert without.human.popularity == popularity
    assert gained.automa == evolve(without.automa, record=gained.automa.record)
    assert of_kind(whole_turn(plain).events, GainLost) == []


def test_the_token_goes_on() -> None:
    """星トラッカーの更新 1, 2: one space; from the end of a row (3) to the next (4), where rivers and lakes open."""
    state = with_card(a_table(Faction.SAXONY, token=3), 3)
    assert is_confined(state.automa)
    step = whole_turn(state)
    (told,) = of_kind(step.events, TrackerMoved)
    assert (told.step.before, told.step.after, told.step.rivers_opened) == (3, 4, True)
    assert not is_confined(step.state.automa)


def test_the_trackers_first_star() -> None:
    """星とスキーマの切り替え 1, 2: space 9: a star; all 19 cards are shuffled, scheme II is in force."""
    state = with_automa(with_card(a_table(Faction.SAXONY, token=8), 3), battle=(19,), deck=Pile((3, 5)))
    automa = whole_turn(state).state.automa
    assert automa.stars == stars(tracker=1)
    assert automa.scheme is II
    assert (len(automa.deck), set(automa.deck.cards)) == (19, ALL_CARDS)
    assert (automa.main, automa.battle) == ((), ())
    again = whole_turn(with_card(with_automa(state, token=13, scheme=II), 3, II)).state.automa
    assert again.stars == stars(tracker=1)
    assert len(again.deck) == 18


@pytest.mark.parametrize("faction", [Faction.SAXONY, Faction.CRIMEA])
def test_stars_for_battles(faction: Faction) -> None:
    """星とスキーマの切り替え 3, 4: two at most, Saxony as well, and the scheme stays as it is."""
    state = with_card(a_table(faction, enemy="h30", mechs="h30", workers="", character="-", power=9), 3)
    found = []
    for before in (0, 1, 2):
        step = battle(with_human(with_automa(state, stars=stars(combat=before)), power=0), HUMAN, 0)
        found.append(step.state.automa.stars[Star.COMBAT.index])
        assert step.state.automa.scheme is Scheme.I
    assert found == [1, 2, 2]


def test_the_star_for_power() -> None:
    """星とスキーマの切り替え 5: once, when 16 is first reached; the scheme does not change."""
    step = whole_turn(with_card(a_table(Faction.SAXONY, power=14), 3))
    assert [event.star for event in of_kind(step.events, StarPlaced)] == [Star.POWER]
    assert (step.state.automa.power, step.state.automa.scheme) == (16, Scheme.I)
    again = with_automa(step.state, power=14)
    assert of_kind(whole_turn(with_card(again, 3)).events, StarPlaced) == []


# Battle, resources, score -------------------------------------------------------------------------------


def test_a_battle_in_its_order() -> None:
    """戦闘 1, 2, 3, 4, 5: the human first; a card from the deck; column of its power; less if it has less."""
    fields = {"mechs": "h30", "workers": "", "character": "-"}
    state = with_card(a_table(Faction.SAXONY, enemy="h30", power=12, hand=(2, 3, 4), **fields), 2)  # type: ignore[arg-type]
    step = battle(with_human(state, power=0), HUMAN, 0)
    (shown,) = of_kind(step.events, CombatRevealed)
    # Card 2, column 8 to 13: 6 power and two cards.
    assert (shown.power[BOT], len(shown.cards[BOT])) == (6, 2)
    assert (step.state.automa.battle, step.state.automa.power) == ((2,), 6)
    poor = with_card(a_table(Faction.SAXONY, enemy="h30", power=3, hand=(4,), **fields), 2)  # type: ignore[arg-type]
    (shown,) = of_kind(battle(with_human(poor, power=0), HUMAN, 0).events, CombatRevealed)
    assert (shown.power[BOT], shown.cards[BOT]) == (3, (4,))


def test_the_automa_loses() -> None:
    """戦闘 6, 8: mech to the mat, worker to the base; the rest as ever: popularity, power, the loser's card, a star."""
    state = a_table(
        Faction.SAXONY, enemy="h30", mechs="h30", workers="h30", character="-", power=7, hand=(2,)
    )
    state = with_human(with_card(state, 5), power=7, popularity=6)
    step = battle(state, HUMAN, 7, (5,))
    # Card 5, power 7: 2 and one card, a 2: 4 against 12.
    assert of_kind(step.events, CombatRevealed)[0].winner == HUMAN
    automa, human = step.state.automa, step.state.human
    assert (automa.mechs, automa.workers) == ((), all_at("base_saxony"))
    assert (automa.power, len(automa.hand), human.power, human.popularity) == (5, 1, 0, 5)
    assert [event.seat for event in of_kind(step.events, CombatCardsDrawn)] == [BOT]
    assert human.stars == stars(combat=1)


def test_workers_alone_are_driven_off() -> None:
    """戦闘 7: to the Automa's base, one popularity each, then the box: card 5 lays four food on the farm h12."""
    state = position(
        character="h13", their_workers="h12 h12", popularity=7, remembered=5, encounters="", pending=moving()
    )
    step = play(state, *move(Unit.CHARACTER, "h13", "h12"))
    assert of_kind(step.events, WorkersRouted) == [WorkersRouted(BOT, at("h12"), 2, at("base_crimea"))]
    assert of_kind(step.events, PopularityLost) == [PopularityLost(2)]
    assert step.state.board.goods[at("h12")] == (0, 0, 4, 0)
    assert of_kind(step.events, CombatRevealed) == []


@pytest.mark.parametrize(
    ("place", "goods"),
    [
        ("h39", (0, 4, 0, 0)),
        ("h08", (4, 0, 0, 0)),
        ("h29", (0, 0, 4, 0)),
        ("h16", (0, 0, 0, 4)),
        ("h17", (0, 0, 0, 0)),
        ("h32", (0, 0, 0, 0)),
        ("h23", (0, 0, 0, 0)),
    ],
)
def test_what_a_won_attack_brings(place: str, goods: tuple[int, ...]) -> None:
    """資源の解決 1, 2: the turn card's box, not the battle card's; mountain, tundra, farm, forest; lake, village, Factory."""
    fields = {"mechs": place, "workers": "", "character": "-", "hand": (), "remembered": 5, "tokens": ""}
    # Battle card 9 would lay three; it has the Automa use its one power, and the attacker wins the tie.
    state = with_card(a_table(Faction.SAXONY, enemy=place, **fields), 9)  # type: ignore[arg-type]
    step = battle(with_human(state, power=1), HUMAN, 1)
    assert step.state.board.goods[at(place)] == goods


def test_one_card_for_all_battles_of_a_turn() -> None:
    """資源の解決 3: battle cards 9 and 16 have boxes of 3 and 4; the turn card 1 has one of 1, both times."""
    fields = {"mechs": "h08 h30", "workers": "", "character": "-", "hand": (), "remembered": 1, "tokens": ""}
    state = with_card(a_table(Faction.SAXONY, enemy="h08", **fields), 9)  # type: ignore[arg-type]
    state = with_automa(state, deck=Pile((9, 16)))
    # It uses its one power, loses the tie and draws one card: at most 5 against 7 then.
    first = battle(with_human(state, power=1), HUMAN, 1).state
    army = evolve(first.human.army, character=at("h30"))
    second = battle(with_human(first, army=army, power=7), HUMAN, 7)
    assert second.state.board.goods[at("h08")] == second.state.board.goods[at("h30")] == (1, 0, 0, 0)
    assert second.state.automa.battle == (9, 16)


def test_what_the_automas_won_attack_leaves() -> None:
    """資源の解決 4: all tokens on the territory are removed."""
    state = a_table(Faction.SAXONY, enemy="h30", mechs="h30", workers="", character="-", power=7)
    state = with_card(with_human(with_goods(state, h30=(1, 2, 3, 4)), power=0), 15)
    step = battle(state, BOT, 0)
    assert of_kind(step.events, GoodsRemoved) == [GoodsRemoved(at("h30"), (1, 2, 3, 4))]
    assert of_kind(step.events, GoodsGained) == []


def test_the_automas_score() -> None:
    """得点計算 1, 2, 3: 3 stars of 4, 4 territories of 3 (two with one unit, one with two, a lake), 5 coins, no more."""
    state = a_table(
        Faction.SAXONY,
        workers="h34 h35 base_saxony",
        mechs="h35 h42",
        character="h41",
        stars=stars(tracker=3),
    )
    state = with_goods(state, h34=(9, 9, 9, 9))
    sheet = scores(state)
    assert {line.code: line.points for line in sheet.lines if line.seat == BOT} == {
        Line.STARS: 12,
        Line.TERRITORIES: 12,
        Line.COINS: 5,
    }
    assert sheet.total(BOT) == 29


def test_six_tokens_a_territory() -> None:
    """得点計算 4: 8 and 3 tokens count 6 and 3, four pairs; 2 coins each with 7 popularity."""
    state = position(workers="h04 h05", goods={"h04": "5 oil, 3 wood", "h05": "3 metal"}, popularity=7)
    assert counted_goods(state, all_at("h04 h05")) == 9
    (line,) = [line for line in scores(state).lines if line.code is Line.RESOURCES]
    assert line.points == 8


def test_a_tie_does_not_look_at_resources() -> None:
    """得点計算 5: one token more is no pair and breaks no tie."""
    fields = {"coins": 3, "power": 0, "popularity": 10, "workers": "h05 base", "their_workers": "h43 base"}
    tie = position(**fields)  # type: ignore[arg-type]
    more = position(goods={"h05": "wood"}, **fields)  # type: ignore[arg-type]
    assert tie_breaks(tie) == tie_breaks(more)
    assert scores(tie).total(HUMAN) + 2 == scores(evolve(tie, human=evolve(tie.human, coins=5))).total(HUMAN)
    level = evolve(more, human=evolve(more.human, coins=5))
    assert scores(level).total(HUMAN) == scores(level).total(BOT)
    assert scores(level).winner is None
