"""The Automa in battle, both directions. Source: automa.md 10; R15, R20 to R23, R29, R30; seed 003, "戦闘", "資源の解決".

Battle cards used (columns power 0-7, 8-13, 14 and more; combat cards): 2 has 5, 6, 7 and two cards; 3 has 3, 7, 7
and none; 4 has 0, 1, 2 and one; 13 has 3, 5, 7 and three; 10 has 0, 0, 0 and one.
"""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN, Seat, Step
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import seeded
from noria_desktop.games.scythe.actions import Advance
from noria_desktop.games.scythe.battle import Fought, automa_retreats, boxed_goods, commitment, fight
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.events import (
    AutomaUnitRetreated,
    BattleCardDrawn,
    CombatCardsDrawn,
    CombatRevealed,
    Event,
    FactoryCardTaken,
    GameEnded,
    GoodsGained,
    GoodsRemoved,
    PopularityLost,
    StarPlaced,
    TokenRemoved,
    WorkersRouted,
)
from noria_desktop.games.scythe.pending import (
    Aftermath,
    AutomaTurn,
    ChoosingPower,
    ChoosingSection,
    EndingTurn,
    Finished,
    Revealing,
)
from noria_desktop.games.scythe.record import BattleEntry
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import (
    AutomaStage,
    Faction,
    Scheme,
    Source,
    Star,
    Unit,
    home_base,
)
from tests.games.scythe.automa_positions import (
    a_table,
    advanced,
    all_at,
    at,
    names,
    played,
    with_automa,
    with_card,
    with_goods,
    with_human,
)

GAIN = AutomaTurn(AutomaStage.GAIN)


def stars(**numbers: int) -> tuple[int, ...]:
    return tuple(numbers.get(star.value, 0) for star in Star)


def meeting(
    place: str = "h30", *, card: int = 3, power: int = 10, hand: tuple[int, ...] = (), **fields: object
) -> State:
    """The human's character and Saxony's mech on one territory; the battle card lies on the deck.

    The human has 8 power and cards 2, 3, 5; nobody's units are elsewhere.
    """
    fields = {"mechs": place, "workers": "", "character": "-", **fields}
    state = a_table(Faction.SAXONY, enemy=place, power=power, hand=hand, **fields)  # type: ignore[arg-type]
    state = with_human(state, power=8, hand=(2, 3, 5))
    return with_card(state, card)


def fought(
    state: State, attacker: Seat, power: int, cards: tuple[int, ...] = ()
) -> tuple[Fought, StateBuilder]:
    """The battle itself, without what follows it."""
    table = StateBuilder(state)
    return fight(table, state.human.army.character, attacker, power, cards), table


def resolved(state: State, attacker: Seat, power: int, cards: tuple[int, ...] = ()) -> Step[State, Event]:
    """From the sealed commitment to whatever the turn goes on with."""
    below = (EndingTurn(), Aftermath()) if attacker == HUMAN else (GAIN,)
    sealed = Revealing(state.human.army.character, attacker, power, cards)
    return RULES.apply(evolve(state, pending=(*below, sealed)), Advance())


# Card, power and combat cards ---------------------------------------------------------------------------


def test_worked_example_six() -> None:
    """automa.md 17.6: power 12 and cards; battle card 2, column 8 to 13: 6 power and up to two cards."""
    automa = meeting(power=12, hand=(2, 3, 4)).automa
    found, _ = commitment(automa, 2, seeded(1))
    assert (found.column, found.power, len(found.cards)) == (1, 6, 2)


@pytest.mark.parametrize(
    ("power", "column", "used"), [(7, 0, 3), (8, 1, 7), (13, 1, 7), (14, 2, 7), (16, 2, 7)]
)
def test_the_column_of_its_present_power(power: int, column: int, used: int) -> None:
    """Seed 003, "戦闘" 3, 4: card 3 has 3, 7, 7; automa.md 10.3: 0 to 7, 8 to 13, 14 and more."""
    found, _ = commitment(meeting(power=power).automa, 3, seeded(1))
    assert (found.column, found.power) == (column, used)


def test_all_its_power_if_that_is_less() -> None:
    """Seed 003, "戦闘" 4: card 3 says 3, there are 2."""
    assert commitment(meeting(power=2).automa, 3, seeded(1))[0].power == 2


def test_all_its_cards_if_that_is_less() -> None:
    """Seed 003, "戦闘" 5: card 13 says three, there are two; nothing is drawn by lot then."""
    found, rng = commitment(meeting(hand=(2, 5)).automa, 13, seeded(1))
    assert found.cards == (2, 5)
    assert rng == seeded(1)


def test_cards_are_picked_at_random() -> None:
    """automa.md 10.5: one of 2, 3, 4, 5, each now and then."""
    automa = meeting(hand=(2, 3, 4, 5)).automa
    assert {commitment(automa, 4, seeded(seed))[0].cards for seed in range(40)} == {(2,), (3,), (4,), (5,)}


def test_its_number_of_units_does_not_limit_the_cards() -> None:
    """R21: three cards with a single mech."""
    assert len(commitment(meeting(hand=(2, 3, 4, 5)).automa, 13, seeded(1))[0].cards) == 3


def test_both_pay_and_discard_face_up() -> None:
    """automa.md 10.6: 4 and a 3 against 5 and a 2 and a 4; the column is that of the power before."""
    result, table = fought(meeting(card=2, power=7, hand=(2, 4)), HUMAN, 4, (3,))
    assert result == Fought(BOT, committed=True)
    assert (table.human.power, table.automa.power) == (4, 2)
    assert table.automa.hand == ()
    assert sorted(table.decks.combat_discard) == [2, 3, 4]
    assert table.automa.battle == (2,)
    assert table.events == [
        BattleCardDrawn(2, 0),
        CombatRevealed(at("h30"), HUMAN, (4, 5), ((3,), (2, 4)), BOT, 2, 0),
    ]


@pytest.mark.parametrize("attacker", [HUMAN, BOT])
def test_the_attacker_wins_a_tie(attacker: Seat) -> None:
    """automa.md 10.6: 7 against 7."""
    assert fought(meeting(card=3), attacker, 5, (2,))[0].winner == attacker


@pytest.mark.parametrize(("power", "cards", "committed"), [(0, (), False), (0, (2,), True), (1, (), True)])
def test_who_committed_something(power: int, cards: tuple[int, ...], committed: bool) -> None:
    """automa.md 10.8: at least one power or one card; the human loses to 7."""
    assert fought(meeting(card=3), HUMAN, power, cards)[0] == Fought(BOT, committed)


def test_an_automa_with_nothing_commits_nothing() -> None:
    """automa.md 10.8: card 10 uses no power, and it has no cards: it loses 0 to 0 as defender and draws none."""
    step = resolved(meeting(card=10), HUMAN, 0)
    assert [event.winner for event in step.events if isinstance(event, CombatRevealed)] == [HUMAN]
    assert not any(isinstance(event, CombatCardsDrawn) for event in step.events)


# The human attacks --------------------------------------------------------------------------------------


def test_the_automa_loses_as_defender() -> None:
    """Seed 003, "戦闘" 6; 10.8, 10.9: mech to the mat, workers home, one popularity each, the loser draws."""
    state = meeting(workers="h30 h34", mechs="h30 h31", remembered=5)
    step = resolved(state, HUMAN, 7, (5,))
    automa = step.state.automa
    assert (names(automa.mechs), automa.workers) == ("h31", all_at("h34 base_saxony"))
    assert AutomaUnitRetreated(Unit.MECH, at("h30")) in step.events
    assert WorkersRouted(BOT, at("h30"), 1, home_base(Faction.SAXONY)) in step.events
    assert PopularityLost(1) in step.events
    assert step.state.human.popularity == state.human.popularity - 1
    assert step.state.human.stars == stars(combat=1)
    assert [event.seat for event in step.events if isinstance(event, CombatCardsDrawn)] == [BOT]
    assert step.state.pending == (EndingTurn(),)


def test_a_character_goes_to_the_mat_too() -> None:
    """Seed 003, "オートマ/The Automa": combat units retreat to the faction mat, all of them there."""
    table = StateBuilder(meeting(character="h30", mechs="h30 h30", workers="h30"))
    assert automa_retreats(table, at("h30")) == 1
    assert (table.automa.character, table.automa.mechs) == (None, ())
    assert [type(event) for event in table.events] == [AutomaUnitRetreated] * 3 + [WorkersRouted]


def test_the_automa_wins_as_defender() -> None:
    """automa.md 10: the human goes home, nothing is removed, the Automa has a star; no popularity changes."""
    state = with_goods(meeting(remembered=5), h30=(2, 0, 0, 0))
    step = resolved(state, HUMAN, 1)
    assert step.state.human.army.character == home_base(Faction.NORDIC)
    assert step.state.automa.mechs == all_at("h30")
    assert step.state.automa.stars == stars(combat=1)
    assert step.state.board.goods == state.board.goods
    assert step.state.human.popularity == state.human.popularity
    assert [event.seat for event in step.events if isinstance(event, CombatCardsDrawn)] == [HUMAN]


@pytest.mark.parametrize("faction", [Faction.SAXONY, Faction.CRIMEA])
def test_never_more_than_two_stars_for_battles(faction: Faction) -> None:
    """Seed 003, "星とスキーマの切り替え": two at most, also as Saxony."""
    state = a_table(faction, enemy="h30", mechs="h30", workers="", character="-", power=10)
    state = with_human(with_card(with_automa(state, stars=stars(combat=2)), 3), power=0)
    step = resolved(state, HUMAN, 0)
    assert step.state.automa.stars == stars(combat=2)
    assert not any(isinstance(event, StarPlaced) for event in step.events)


def test_the_automas_sixth_star_as_defender_ends_the_game() -> None:
    """R29: after the battle is finished, so the human still draws a card for the power lost; nothing follows."""
    state = with_automa(meeting(), stars=stars(tracker=4, combat=1))
    step = resolved(state, HUMAN, 1)
    assert step.state.pending == (Finished(),)
    told = [type(event) for event in step.events]
    assert told.index(CombatCardsDrawn) < told.index(StarPlaced) < told.index(GameEnded)


# Resource box -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "goods"),
    [
        ("h44", (0, 4, 0, 0)),
        ("h30", (4, 0, 0, 0)),
        ("h43", (0, 0, 4, 0)),
        ("h38", (0, 0, 0, 4)),
        ("h31", (0, 0, 0, 0)),
        ("h45", (0, 0, 0, 0)),
        ("h23", (0, 0, 0, 0)),
    ],
)
def test_the_resource_box_of_the_last_turn_card(place: str, goods: tuple[int, int, int, int]) -> None:
    """Seed 003, "資源の解決": card 5 shows 4; mountain, tundra, farm, forest; not on lake, village, Factory."""
    assert boxed_goods(with_automa(meeting(), remembered=5), at(place)) == goods


def test_before_its_first_turn_the_box_is_empty() -> None:
    """R23: the number is 0."""
    assert boxed_goods(meeting(), at("h30")) == (0, 0, 0, 0)


def test_the_battle_card_is_not_the_one_that_counts() -> None:
    """Seed 003, "資源の解決": "戦闘で使用していないオートマカードの捨て札"; 16 shows 4, the battle card 3 none."""
    state = with_automa(meeting(card=3), remembered=16)
    step = resolved(state, HUMAN, 7, (5,))
    assert GoodsGained(at("h30"), (4, 0, 0, 0), Source.RESOURCE_BOX) in step.events
    assert step.state.board.goods[at("h30")] == (4, 0, 0, 0)


def test_the_box_adds_to_what_lies_there() -> None:
    """R23, last clause: tokens that lay there stay; it counts in scheme II as well."""
    state = with_goods(with_automa(meeting(), remembered=9), h30=(1, 2, 0, 0))
    state = with_automa(state, scheme=Scheme.II, main=())
    step = resolved(state, HUMAN, 7, (5,))
    assert step.state.board.goods[at("h30")] == (4, 2, 0, 0)


def test_every_card_has_a_box() -> None:
    """automa.md 14: 25 in all."""
    state = meeting()
    total = sum(sum(boxed_goods(with_automa(state, remembered=card), at("h30"))) for card in range(1, 20))
    assert total == sum(card.resource_box for card in components().automa.cards) == 25


# The Automa attacks -------------------------------------------------------------------------------------


def attacked(**fields: object) -> State:
    """Saxony attacks with card 17-I: power 6, a mech on h31, the human's character and a worker on h30."""
    fields = {"mechs": "h31", "workers": "", "character": "-", "power": 6, **fields}
    state = a_table(Faction.SAXONY, enemy="h30", enemy_workers="h30", **fields)  # type: ignore[arg-type]
    state = with_human(with_goods(state, h30=(2, 0, 0, 1)), power=8, hand=(5,))
    return with_card(state, 17)


def test_the_human_decides_in_the_middle_of_its_turn() -> None:
    """automa.md 15: the battle lies above the gains; the record so far stays and goes on afterwards."""
    step = advanced(attacked(), 2)
    assert step.state.pending == (GAIN, ChoosingPower(at("h30"), BOT))
    assert RULES.turn(step.state).seat == HUMAN
    assert step.state.automa.record is not None
    moves = step.state.automa.record.moves
    assert moves[0].destination == at("h30")
    after = evolve(step.state, pending=(GAIN, Revealing(at("h30"), BOT, 7, (5,))))
    after = advanced(advanced(after).state, 2).state
    assert after.automa.record is not None
    assert after.automa.record.moves == moves
    assert [entry.gained for entry in after.automa.record.gains] == [2]


def test_the_automa_wins_its_attack() -> None:
    """Seed 003, "資源の解決": all tokens are removed; 10.9: nobody's popularity changes; star, turn goes on (10.14)."""
    state = advanced(attacked(), 2).state
    step = resolved(state, BOT, 0)
    assert step.state.pending == (GAIN,)
    assert GoodsRemoved(at("h30"), (2, 0, 0, 1)) in step.events
    assert step.state.board.goods[at("h30")] == (0, 0, 0, 0)
    home = home_base(Faction.NORDIC)
    assert (step.state.human.army.character, step.state.human.army.workers) == (home, (home,))
    assert step.state.automa.mechs == all_at("h30")
    assert step.state.automa.stars == stars(combat=1)
    assert step.state.human.popularity == state.human.popularity


def test_the_automa_loses_its_attack() -> None:
    """10.8, R22: its unit goes to the mat, the tokens stay, no box is laid; the human has the star."""
    state = advanced(attacked(), 2).state
    step = resolved(state, BOT, 7, (5,))
    assert step.state.automa.mechs == ()
    assert step.state.board.goods[at("h30")] == (2, 0, 0, 1)
    assert step.state.human.stars == stars(combat=1)
    assert step.state.human.army.character == at("h30")
    assert not any(isinstance(event, GoodsGained | GoodsRemoved | PopularityLost) for event in step.events)


def test_the_record_of_its_turn_tells_of_the_battle() -> None:
    """automa.md 15: the parts that a decision of the human's splits belong together; 6 power, no combat cards."""
    state = advanced(attacked(hand=()), 2).state
    for power, cards, winner in ((0, (), BOT), (7, (5,), HUMAN)):
        step = resolved(state, BOT, power, cards)
        drawn = next(event for event in step.events if isinstance(event, BattleCardDrawn))
        theirs = min(6, components().automa.cards[drawn.card - 1].power[drawn.column])
        record = step.state.automa.record
        assert record is not None
        found = BattleEntry(at("h30"), drawn.card, (power, theirs), (cards, ()), winner, star=True)
        assert record.battle == found
        assert found.totals == (power + sum(cards), theirs)


def test_a_third_victory_is_recorded_without_a_star() -> None:
    """automa.md 7: two stars for battles at most."""
    state = with_automa(advanced(attacked(hand=()), 2).state, stars=stars(combat=2))
    record = resolved(state, BOT, 0).state.automa.record
    assert record is not None
    assert record.battle is not None
    assert (record.battle.winner, record.battle.star) == (BOT, False)


def test_the_threshold_is_not_looked_at_again() -> None:
    """10.1, R20: Disarm takes 2 of its 6 power on the tunnel h37; the battle goes on, in the column of 4."""
    state = a_table(Faction.CRIMEA, Faction.SAXONY, mechs="h38", workers="", character="-", power=6)
    army = evolve(state.human.army, character=at("h37"), mechs=(None, None, at("h37"), None))
    state = with_card(with_human(state, army=army, power=0), 17)
    step = advanced(state, 2)
    assert step.state.automa.power == 4
    assert step.state.pending == (GAIN, ChoosingPower(at("h37"), BOT))


def test_its_character_takes_what_lies_there_after_winning() -> None:
    """R15, R27: battle first, then the token; here on h35."""
    state = a_table(Faction.SAXONY, enemy="h35", character="h34", workers="", power=6)
    state = with_card(with_human(state, power=0), 17)
    state = advanced(state, 2).state
    assert at("h35") in state.board.tokens
    step = resolved(state, BOT, 0)
    assert TokenRemoved(at("h35")) in step.events
    assert at("h35") not in step.state.board.tokens
    told = [type(event) for event in step.events]
    assert told.index(CombatRevealed) < told.index(TokenRemoved)


def test_and_nothing_after_losing() -> None:
    """R15: the token stays; so do the cards at the Factory."""
    state = a_table(Faction.SAXONY, enemy="h35", character="h34", workers="", power=6)
    state = with_card(with_human(state, power=7, hand=(5,)), 17)
    step = resolved(advanced(state, 2).state, BOT, 7, (5,))
    assert at("h35") in step.state.board.tokens
    assert step.state.automa.character is None


def test_a_factory_card_after_a_battle_there() -> None:
    """R15; seed 003, "遭遇/ファクトリー": drawn at random, face down, one of three."""
    state = a_table(Faction.SAXONY, enemy="h23", character="h31", workers="", power=6)
    state = with_card(with_human(state, power=0), 17)
    step = resolved(advanced(state, 2).state, BOT, 0)
    (card,) = step.state.automa.factory_card
    assert FactoryCardTaken(BOT, card) in step.events
    assert sorted([*step.state.decks.factory, card], key=str) == sorted(state.decks.factory, key=str)
    assert RULES.observe(step.state, HUMAN).automa.factory_card == (None,)


def test_the_sixth_star_of_its_attack_drops_the_rest_of_the_turn() -> None:
    """R29: no gains, no tracker; the token on the territory stays as well."""
    state = a_table(Faction.SAXONY, enemy="h35", character="h34", workers="", power=6)
    state = with_automa(state, stars=stars(tracker=4, power=1))
    step = resolved(advanced(with_card(with_human(state, power=0), 17), 2).state, BOT, 0)
    assert step.state.pending == (Finished(),)
    assert step.state.automa.coins == 5
    assert at("h35") in step.state.board.tokens
    assert step.state.automa.record is not None
    assert step.state.automa.record.gains == ()


def test_several_battles_are_one_after_the_other() -> None:
    """10.12: each has a card of its own; power and column are what the one before has left."""
    state = meeting(card=3, power=10)
    first = resolved(state, HUMAN, 0)
    assert first.state.automa.power == 3
    again = evolve(first.state, human=evolve(first.state.human, army=state.human.army))
    second = resolved(evolve(again, pending=(ChoosingSection(),)), HUMAN, 0)
    assert second.state.automa.battle == (3, 1)
    assert BattleCardDrawn(1, 0) in second.events


def test_the_battle_pile_is_shuffled_in_when_the_deck_is_empty() -> None:
    """R24: a battle card is needed, the deck is empty: all nineteen are shuffled first."""
    state = with_automa(meeting(), deck=Pile(()), main=tuple(range(1, 20)), battle=())
    step = resolved(state, HUMAN, 0)
    assert len(step.state.automa.deck) == 18
    assert len(step.state.automa.battle) == 1
    assert played(step.state).events == ()
