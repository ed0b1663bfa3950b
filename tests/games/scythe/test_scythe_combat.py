"""Combat, with the human as attacker and as defender.

Source: rules.md 6, 13; H11, H12; automa.md 10 with R15, R20, R22, R23, R29, R30; the Automa's summary, battle and resources.
Battle cards used here, with power by column and cards: 3 (3, 7, 7; none), 5 (2, 4, 7; one), 14 (1, 1, 1; one).
"""

from __future__ import annotations

from typing import Any

import pytest

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.scythe.actions import (
    Accept,
    Advance,
    ChooseCombat,
    ChooseOption,
    CommitCard,
    Decline,
    Finish,
    MoveTo,
    PickMover,
    SetPower,
    Take,
)
from noria_desktop.games.scythe.combat import begin_combat
from noria_desktop.games.scythe.control import controller
from noria_desktop.games.scythe.events import (
    CardScouted,
    CombatBegan,
    CombatCardsDrawn,
    CombatCommitted,
    CombatRevealed,
    GameEnded,
    GoodsGained,
    GoodsRemoved,
    MovesUndone,
    PopularityLost,
    PowerStruck,
    StarPlaced,
    UnitRetreated,
    WorkersRouted,
)
from noria_desktop.games.scythe.pending import (
    AutomaTurn,
    ChoosingArtillery,
    ChoosingBottom,
    ChoosingCards,
    ChoosingCombat,
    ChoosingPower,
    Encountering,
    Finished,
    Revealing,
)
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import (
    Ability,
    AutomaStage,
    Cargo,
    Faction,
    Phase,
    Prompt,
    Source,
    Star,
    Structure,
    Unit,
)
from tests.games.scythe.positions import (
    after,
    at,
    legal,
    moving,
    names,
    of_kind,
    on,
    play,
    position,
    refused,
)

CHARACTER, MECH, WORKER = Unit.CHARACTER, Unit.MECH, Unit.WORKER
FIVE_STARS = {Star.UPGRADES: 1, Star.MECHS: 1, Star.STRUCTURES: 1, Star.RECRUITS: 1, Star.WORKERS: 1}
FIVE_OF_THE_AUTOMA = {Star.TRACKER: 4, Star.COMBAT: 1}


def attacking(place: str = "h12", **given: Any) -> State:
    """The moves are finished; the human attacks where its character stands with a mech of the Automa."""
    fields: dict[str, Any] = {
        "character": place,
        "their_mechs": place,
        "encounters": "",
        "pending": moving(0),
    }
    return after(position(**(fields | given)), Finish())


def defending(place: str = "h12", **given: Any) -> State:
    """The Automa's turn: a mech of the Automa has attacked the human's character; its gains come next."""
    fields: dict[str, Any] = {
        "character": place,
        "their_mechs": place,
        "encounters": "",
        "pending": (AutomaTurn(AutomaStage.GAIN),),
    }
    table = StateBuilder(position(**(fields | given)))
    begin_combat(table, at(place), BOT)
    return table.state()


def dial(power: int, *cards: int) -> tuple[Any, ...]:
    """The human's commitment."""
    return (SetPower(power), *[CommitCard(card) for card in cards])


# The order of decisions ---------------------------------------------------------------------------------


def test_a_combat_follows_all_moves_and_cannot_be_declined() -> None:
    """Rules 6."""
    state = attacking()
    assert state.pending[-1] == ChoosingPower(at("h12"), HUMAN)
    assert RULES.turn(state).phase is Phase.COMBAT
    assert refused(state, Finish()) is Why.COMBAT_FIRST


def test_power_then_cards_then_the_reveal_which_is_automatic() -> None:
    """H12: nothing of the other side is shown before the last card decision is made."""
    state = attacking(hand=(2, 3), their_hand=(4,), automa_deck=(5,))
    assert RULES.turn(state).prompt is Prompt.COMBAT_POWER
    step = play(state, SetPower(3))
    assert step.state.pending[-1] == ChoosingCards(at("h12"), HUMAN, 3)
    assert step.events == ()
    step = play(step.state, CommitCard(3))
    assert step.state.pending[-1] == Revealing(at("h12"), HUMAN, 3, (3,))
    assert step.events == (CombatCommitted(3, (3,)),)
    assert not any(event.reveals for event in step.events)
    assert RULES.turn(step.state).automatic
    assert legal(step.state) == (Advance(),)
    assert play(step.state, Advance()).events[0].reveals


def test_the_dial_goes_from_nothing_to_seven_or_all_power() -> None:
    """Rules 6.2."""
    assert legal(attacking(power=3)) == tuple(SetPower(power) for power in range(4))
    assert legal(attacking(power=16))[-1] == SetPower(7)
    assert legal(attacking(power=0)) == (SetPower(0),)
    assert refused(attacking(power=3), SetPower(4)) is Why.TOO_MUCH_POWER


def test_one_card_for_each_own_combat_unit_even_with_the_dial_at_nothing() -> None:
    """Rules 6.2; H12: one by one in non-descending value, or stop."""
    state = after(attacking(mechs={Ability.SPEED: "h12"}, hand=(2, 3, 3, 5)), SetPower(0))
    assert legal(state) == (CommitCard(2), CommitCard(3), CommitCard(5), Finish())
    once = after(state, CommitCard(3))
    assert legal(once) == (CommitCard(3), CommitCard(5), Finish())
    assert refused(once, CommitCard(2)) is Why.ORDER_OF_CARDS
    assert refused(once, CommitCard(4)) is Why.NO_SUCH_CARD
    assert isinstance(after(once, CommitCard(3)).pending[-1], Revealing)
    assert isinstance(after(once, Finish()).pending[-1], Revealing)


def test_without_a_card_to_play_there_is_no_decision_about_cards() -> None:
    assert isinstance(after(attacking(), SetPower(2)).pending[-1], Revealing)


def test_peoples_army_allows_one_card_more_with_a_worker_there() -> None:
    """Rules 6.2, 13: Rusviet; also for a worker that rode into the territory."""
    given: dict[str, Any] = {"faction": Faction.RUSVIET, "hand": (2, 3, 4)}
    army = {Ability.PEOPLES_ARMY: "base"}
    with_worker = after(attacking("h24", workers="h24 base", mechs=army, **given), SetPower(0), CommitCard(2))
    assert legal(with_worker) == (CommitCard(3), CommitCard(4), Finish())
    without = after(attacking("h24", workers="base base", mechs=army, **given), SetPower(0), CommitCard(2))
    assert isinstance(without.pending[-1], Revealing)
    no_mech = after(attacking("h24", workers="h24 base", **given), SetPower(0), CommitCard(2))
    assert isinstance(no_mech.pending[-1], Revealing)


# Abilities before combat --------------------------------------------------------------------------------


@pytest.mark.parametrize("fight", [attacking, defending])
def test_artillery_pays_one_power_and_takes_two(fight: Any) -> None:
    """Rules 13, Nordic: attacking or defending; rules 6.2: the dial is read afterwards."""
    state = fight(mechs={Ability.ARTILLERY: "base"}, power=3, their_power=8)
    assert isinstance(state.pending[-1], ChoosingArtillery)
    assert legal(state) == (Accept(), Decline())
    step = play(state, Accept())
    assert step.events == (PowerStruck(1, 2),)
    assert (step.state.human.power, step.state.automa.power) == (2, 6)
    assert legal(step.state)[-1] == SetPower(2)
    declined = after(state, Decline())
    assert (declined.human.power, declined.automa.power) == (3, 8)
    assert legal(declined)[-1] == SetPower(3)


def test_artillery_needs_a_power_and_takes_what_there_is() -> None:
    """H12: only with power 1 or more; rules 1: forced losses stop at 0."""
    broke = attacking(mechs={Ability.ARTILLERY: "base"}, power=0)
    assert isinstance(broke.pending[-1], ChoosingPower)
    step = play(attacking(mechs={Ability.ARTILLERY: "base"}, their_power=1), Accept())
    assert step.events == (PowerStruck(1, 1),)
    assert step.state.automa.power == 0


def test_artillery_changes_the_column_of_the_battle_card() -> None:
    """R20: before the battle card is read. Card 5 uses 4 in the column from 8, 2 below."""
    state = attacking(mechs={Ability.ARTILLERY: "base"}, their_power=8, automa_deck=(5,))
    revealed = of_kind(play(state, Accept(), SetPower(0), Advance()).events, CombatRevealed)
    assert revealed[0].power == (0, 2)
    revealed = of_kind(play(state, Decline(), SetPower(0), Advance()).events, CombatRevealed)
    assert revealed[0].power == (0, 4)


@pytest.mark.parametrize("fight", [attacking, defending])
@pytest.mark.parametrize(
    ("place", "mine", "left"), [("h29", None, 3), ("h30", None, 5), ("h30", "h30", 3), ("h30", "h36", 5)]
)
def test_disarm_works_on_tunnels_and_the_own_mine(
    fight: Any, place: str, mine: str | None, left: int
) -> None:
    """Rules 13, Saxony: by itself, on a printed tunnel (h29) or the own Mine, attacking or defending."""
    state = fight(
        place,
        faction=Faction.SAXONY,
        mechs={Ability.DISARM: "base"},
        structures={} if mine is None else {Structure.MINE: mine},
        their_power=5,
    )
    assert isinstance(state.pending[-1], ChoosingPower)
    assert state.automa.power == left


def test_disarm_is_told() -> None:
    state = position(
        Faction.SAXONY,
        character="h29",
        their_mechs="h29",
        mechs={Ability.DISARM: "base"},
        their_power=1,
        pending=moving(0),
    )
    events = play(state, Finish()).events
    assert events == (CombatBegan(at("h29"), HUMAN), PowerStruck(0, 1))


@pytest.mark.parametrize("fight", [attacking, defending])
def test_scout_takes_a_random_card(fight: Any) -> None:
    """Rules 13, Crimea: attacking or defending; the card may be played at once."""
    given: dict[str, Any] = {
        "faction": Faction.CRIMEA,
        "automa": Faction.NORDIC,
        "mechs": {Ability.SCOUT: "base"},
    }
    state = fight(their_hand=(2, 5), hand=(3,), **given)
    assert len(state.automa.hand) == 1
    (taken,) = {2, 5} - set(state.automa.hand)
    assert state.human.hand == tuple(sorted((3, taken)))
    assert fight(their_hand=(), hand=(3,), **given).human.hand == (3,)


def test_scout_shows_a_card_so_it_seals_what_was_before() -> None:
    """Automa 10, after the table."""
    state = position(
        Faction.CRIMEA,
        Faction.NORDIC,
        character="h12",
        their_mechs="h12",
        mechs={Ability.SCOUT: "base"},
        their_hand=(4,),
        pending=moving(0),
    )
    step = play(state, Finish())
    assert of_kind(step.events, CardScouted) == [CardScouted(4)]
    assert CardScouted.reveals


# Result: the human attacks ------------------------------------------------------------------------------


def test_the_attacker_wins_a_tie() -> None:
    """Rules 6.3: 5 against 2 on the dial and a card of 3."""
    state = attacking(power=6, their_power=6, their_hand=(3,), automa_deck=(5,), remembered=5)
    step = play(state, SetPower(5), Advance())
    after_it = step.state
    assert of_kind(step.events, CombatRevealed) == [
        CombatRevealed(at("h12"), HUMAN, (5, 2), ((), (3,)), HUMAN, 5, 0)
    ]
    # Both pay the dial; the Automa's card is discarded and it draws one as a loser that used something.
    assert (after_it.human.power, after_it.automa.power) == (1, 4)
    assert after_it.decks.combat_discard == (3,)
    assert len(after_it.automa.hand) == 1
    # Its mech is on the faction mat, the human holds the farm with the box of card 5 (four), and has a star.
    assert after_it.automa.mechs == ()
    assert on(after_it, "h12") == (0, 0, 4, 0)
    assert of_kind(step.events, StarPlaced) == [StarPlaced(HUMAN, Star.COMBAT, 1)]
    assert after_it.pending == (ChoosingBottom(0),)


def test_one_less_and_the_defender_wins() -> None:
    """Rules 6.6: everything goes home, resources stay; R22: no box."""
    state = attacking(
        power=6,
        workers="h12 base",
        mechs={Ability.SPEED: "h12"},
        goods={"h12": "2 wood"},
        their_power=6,
        their_hand=(3,),
        automa_deck=(5,),
        remembered=5,
    )
    step = play(state, SetPower(4), Advance())
    army = step.state.human.army
    assert names([army.character, *army.workers, army.mechs[3] or 0]) == " ".join(["base_nordic"] * 4)
    assert of_kind(step.events, UnitRetreated) == [
        UnitRetreated(CHARACTER, 0, at("h12"), at("base_nordic")),
        UnitRetreated(MECH, 3, at("h12"), at("base_nordic")),
    ]
    assert of_kind(step.events, WorkersRouted) == [WorkersRouted(HUMAN, at("h12"), 1, at("base_nordic"))]
    assert on(step.state, "h12") == (0, 0, 0, 2)
    assert step.state.automa.mechs == (at("h12"),)
    assert of_kind(step.events, StarPlaced) == [StarPlaced(BOT, Star.COMBAT, 1)]
    # The human committed power: it draws a card.
    assert len(step.state.human.hand) == 1
    assert step.state.human.popularity == 7


def test_cards_count_and_are_discarded() -> None:
    """Rules 6.3, 6.4: 0 and a card of 5 against 3; cards do not touch the power track."""
    state = attacking(power=6, hand=(5, 2), their_power=6, automa_deck=(3,))
    step = play(state, *dial(0, 5), Advance())
    assert of_kind(step.events, CombatRevealed)[0].winner == HUMAN
    assert (step.state.human.power, step.state.human.hand) == (6, (2,))
    assert step.state.decks.combat_discard == (5,)


@pytest.mark.parametrize(
    ("commitment", "drawn"), [((SetPower(0), Finish()), 0), ((SetPower(1), Finish()), 1), (dial(0, 2), 1)]
)
def test_a_loser_that_used_nothing_draws_no_card(commitment: tuple[Any, ...], drawn: int) -> None:
    """Rules 6.6: dial or card."""
    state = attacking(hand=(2,), their_power=6, automa_deck=(3,))
    step = play(state, *commitment, Advance())
    found = of_kind(step.events, CombatCardsDrawn)
    assert sum(len(event.cards) for event in found) == drawn
    assert all(event.seat == HUMAN and event.source is Source.COMBAT for event in found)


def test_the_human_attacker_loses_popularity_for_each_worker_it_drives_home() -> None:
    """Rules 6.5; automa 10.9: after the combat, and it counts for objective 6."""
    state = attacking(power=7, their_workers="h12 h12", automa_deck=(14,), their_power=3)
    step = play(state, SetPower(7), Advance())
    assert of_kind(step.events, PopularityLost) == [PopularityLost(2)]
    assert (step.state.human.popularity, step.state.human.routed) == (5, 2)
    assert names(step.state.automa.workers) == "base_crimea base_crimea"


def test_with_camaraderie_it_loses_none() -> None:
    """Rules 6.5, Polania."""
    state = attacking(
        faction=Faction.POLANIA,
        mechs={Ability.CAMARADERIE: "base"},
        power=7,
        their_workers="h12 base",
        automa_deck=(14,),
    )
    step = play(state, SetPower(7), Advance())
    assert (step.state.human.popularity, step.state.human.routed) == (7, 1)


def test_a_won_attack_on_a_village_has_no_box() -> None:
    """The summary: nothing on a lake, village or the Factory."""
    state = attacking("h06", power=7, automa_deck=(14,), remembered=5)
    assert of_kind(play(state, SetPower(7), Advance()).events, GoodsGained) == []


def test_two_stars_for_combats_at_most_but_any_number_for_saxony() -> None:
    """Rules 10; 13, Dominate."""
    given: dict[str, Any] = {"power": 7, "automa_deck": (14,), "stars": {Star.COMBAT: 2}}
    normal = play(attacking(**given), SetPower(7), Advance())
    assert of_kind(normal.events, StarPlaced) == []
    saxony = play(attacking(faction=Faction.SAXONY, **given), SetPower(7), Advance())
    assert of_kind(saxony.events, StarPlaced) == [StarPlaced(HUMAN, Star.COMBAT, 3)]


# Result: the Automa attacks -----------------------------------------------------------------------------


def test_the_attacking_automa_wins_a_tie_and_removes_the_tokens() -> None:
    """Automa 10.6, 10.10; then its turn goes on with the gains (10.14)."""
    state = defending(workers="h12 h12", goods={"h12": "3 food, oil"}, their_power=3, automa_deck=(3,))
    step = play(state, SetPower(3), Advance())
    assert of_kind(step.events, CombatRevealed) == [
        CombatRevealed(at("h12"), BOT, (3, 3), ((), ()), BOT, 3, 0)
    ]
    assert of_kind(step.events, GoodsRemoved) == [GoodsRemoved(at("h12"), (1, 0, 3, 0))]
    assert on(step.state, "h12") == (0, 0, 0, 0)
    assert set(names(step.state.human.army.workers).split()) == {"base_nordic"}
    assert step.state.human.popularity == 7
    assert step.state.pending == (AutomaTurn(AutomaStage.GAIN),)
    assert len(step.state.human.hand) == 1


def test_a_winning_defender_keeps_its_tokens_and_loses_no_popularity() -> None:
    """Rules 6.5; R22. The Automa's unit goes to its mat; no box for a won defence (R30)."""
    state = defending(goods={"h12": "3 food"}, power=7, their_power=3, automa_deck=(3,), remembered=5)
    step = play(state, SetPower(4), Advance())
    assert of_kind(step.events, CombatRevealed)[0].winner == HUMAN
    assert on(step.state, "h12") == (0, 0, 3, 0)
    assert step.state.automa.mechs == ()
    assert step.state.human.popularity == 7
    assert of_kind(step.events, StarPlaced) == [StarPlaced(HUMAN, Star.COMBAT, 1)]
    # It used power, so it draws.
    assert len(step.state.automa.hand) == 1


def test_its_character_takes_token_or_factory_card_after_a_won_attack_only() -> None:
    """R15, R27."""
    given: dict[str, Any] = {
        "their_mechs": "",
        "their_power": 7,
        "automa_deck": (3,),
        "encounters": "h11 h13",
    }
    won = play(defending("h11", their_character="h11", **given), SetPower(0), Advance()).state
    assert names(won.board.tokens) == "h13"
    lost = play(defending("h11", their_character="h11", **given), SetPower(5), Advance()).state
    assert names(lost.board.tokens) == "h11 h13"
    factory = play(defending("h23", their_character="h23", **given), SetPower(0), Advance()).state
    assert len(factory.automa.factory_card) == 1
    assert len(factory.decks.factory) == 2


def test_the_automa_has_two_combat_stars_at_most_even_as_saxony() -> None:
    """The summary: its faction ability is not used."""
    state = defending(automa=Faction.SAXONY, their_stars={Star.COMBAT: 2}, automa_deck=(3,), their_power=7)
    assert of_kind(play(state, SetPower(0), Advance()).events, StarPlaced) == []


# Several combats ----------------------------------------------------------------------------------------


def _two_combats(**given: Any) -> State:
    """The character on h12 and a mech on h11, which came from h05 with a worker and 2 oil, meet mechs."""
    fields: dict[str, Any] = {
        "character": "h12",
        "workers": "h05 h05",
        "mechs": {Ability.SPEED: "h05", Ability.RIVERWALK: "base"},
        "goods": {"h05": "2 oil"},
        "their_mechs": "h12 h11",
        "their_power": 6,
        "encounters": "",
        "power": 10,
        "pending": moving(2),
    }
    state = position(**(fields | given))
    return after(
        state,
        PickMover(MECH, at("h05")),
        Take(Cargo.OIL, 2),
        Take(Cargo.FRESH_WORKERS, 1),
        MoveTo(at("h11")),
        Finish(),
    )


def test_the_attacker_picks_the_next_combat() -> None:
    """Rules 6; H11: one after the other, the last one by itself."""
    state = _two_combats()
    assert state.pending[-1] == ChoosingCombat()
    assert legal(state) == (ChooseCombat(at("h11")), ChooseCombat(at("h12")))
    assert refused(state, ChooseCombat(at("h05"))) is Why.NO_COMBAT_HERE
    state = after(state, ChooseCombat(at("h12")))
    assert state.pending[-1] == ChoosingPower(at("h12"), HUMAN)


def test_each_combat_has_its_own_battle_card_and_both_the_same_box() -> None:
    """Automa 10.12: the Automa's power is what the battle before has left. Cards 3, then 5; the box is card 9's, 3."""
    state = _two_combats(automa_deck=(3, 5), remembered=9)
    step = play(state, ChooseCombat(at("h12")), SetPower(3), Advance())
    # Power 6: card 3 uses 3. The other combat is already begun.
    assert step.state.automa.power == 3
    assert on(step.state, "h12") == (0, 0, 3, 0)
    assert step.state.pending[-1] == ChoosingPower(at("h11"), HUMAN)
    # Power 3: card 5 uses 2; the Automa drew a card when it lost and plays it.
    step = play(step.state, SetPower(7), Advance())
    (revealed,) = of_kind(step.events, CombatRevealed)
    assert revealed.power == (7, 2)
    assert len(revealed.cards[BOT]) == 1
    assert on(step.state, "h11") == (2, 3, 0, 0)
    assert step.state.human.stars[Star.COMBAT.index] == 2


def test_a_combat_still_to_come_belongs_to_the_defender() -> None:
    """Rules 1: during a move, a territory with a pending combat still belongs to the defender."""
    state = _two_combats()
    assert controller(state, at("h11")) == BOT


# The sixth star -----------------------------------------------------------------------------------------


def test_a_sixth_star_finishes_this_combat_and_undoes_the_others() -> None:
    """Rules 6: popularity, box and card first; then units go back with what they carried."""
    state = _two_combats(stars=FIVE_STARS, automa_deck=(3,), remembered=9, their_workers="h12 base")
    step = play(state, ChooseCombat(at("h12")), SetPower(7), Advance())
    kinds = [type(event) for event in step.events]
    order = [PopularityLost, GoodsGained, CombatCardsDrawn, StarPlaced, MovesUndone, GameEnded]
    assert [kind for kind in kinds if kind in order] == order
    assert of_kind(step.events, MovesUndone) == [MovesUndone(at("h11"), (at("h05"),))]
    army = step.state.human.army
    assert army.mechs[3] == at("h05")
    assert names(army.workers) == "h05 h05"
    assert on(step.state, "h05") == (2, 0, 0, 0)
    assert on(step.state, "h11") == (0, 0, 0, 0)
    assert step.state.pending == (Finished(),)


@pytest.mark.parametrize("winner", [HUMAN, BOT])
def test_it_may_be_the_sixth_star_of_either_side(winner: Seat) -> None:
    """Rules 6: the Automa can win as defender; no encounter, no Factory card, no bottom row."""
    state = _two_combats(stars=FIVE_STARS, their_stars=FIVE_OF_THE_AUTOMA, automa_deck=(3,))
    step = play(state, ChooseCombat(at("h12")), SetPower(7 if winner == HUMAN else 0), Advance())
    assert of_kind(step.events, StarPlaced)[0].seat == winner
    assert step.state.pending == (Finished(),)
    assert len(of_kind(step.events, MovesUndone)) == 1


# Encounters after combats -------------------------------------------------------------------------------


def test_a_won_attack_on_a_token_is_followed_by_the_encounter() -> None:
    """Rules 6.7, 7; h11 has a token."""
    state = attacking("h11", encounters="h11", power=7, automa_deck=(14,))
    won = after(state, SetPower(7), Advance())
    assert isinstance(won.pending[-1], Encountering)
    assert ChooseOption(0) in legal(won)


def test_after_a_lost_attack_the_token_stays() -> None:
    """Rules 6.7."""
    state = attacking("h11", encounters="h11", their_power=7, automa_deck=(3,))
    lost = after(state, SetPower(0), Advance())
    assert lost.board.tokens == (at("h11"),)
    assert lost.pending == (ChoosingBottom(0),)


def test_a_combat_going_on_is_all_in_the_state() -> None:
    """Automa 10: between two decisions the game can be saved; the same state goes on in the same way."""
    state = after(attacking(hand=(2, 3), mechs={Ability.SPEED: "h12"}), SetPower(1), CommitCard(2))
    assert state.pending[-1] == ChoosingCards(at("h12"), HUMAN, 1, (2,))
    assert state.human.hand == (3,)
    assert play(state, CommitCard(3), Advance()) == play(state, CommitCard(3), Advance())
