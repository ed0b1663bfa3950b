"""The sixth star: what is still done, what is not. Source: rules.md 10; automa.md 9 (R28), 10.13; the document."""

from __future__ import annotations

import pytest

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.actions import (
    Accept,
    Advance,
    Build,
    ChoosePlace,
    ChooseResource,
    ChooseSection,
    Decline,
    Deploy,
    Enlist,
    Finish,
    Produce,
    Skip,
    TakeBottom,
    TakeTop,
    UseFactoryCard,
)
from noria_desktop.games.scythe.ending import place_due_stars, place_star
from noria_desktop.games.scythe.events import Gained, GameEnded, StarPlaced
from noria_desktop.games.scythe.pending import Finished
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.stars import is_over
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    Ability,
    Bonus,
    Bottom,
    Phase,
    Prompt,
    Resource,
    Source,
    Star,
    Structure,
    TopChoice,
)
from tests.games.scythe.positions import after, at, legal, of_kind, play, position, refused

FIVE = {Star.UPGRADES: 1, Star.OBJECTIVE: 1, Star.COMBAT: 2, Star.WORKERS: 1}
"""Five stars, none of which comes up in these tests."""
FOUR = {Star.UPGRADES: 1, Star.OBJECTIVE: 1, Star.COMBAT: 2}
WORKED = "h04 h05 base base base base base base"
"""All eight workers are out, as the star for them says."""


def ends(state: State) -> bool:
    return state.pending == (Finished(),) and RULES.turn(state).seat is None


def test_the_sixth_star_ends_the_game_at_once() -> None:
    """Rules 10: no bottom row any more."""
    step = play(position(workers=WORKED, power=15, stars=FIVE), ChooseSection(0), TakeTop(TopChoice.POWER))
    assert ends(step.state)
    assert legal(step.state) == ()
    assert RULES.turn(step.state).phase is Phase.GAME_OVER
    assert refused(step.state, Skip()) is Why.NOT_NOW
    assert [type(event) for event in step.events[-2:]] == [StarPlaced, GameEnded]


def test_five_stars_do_not_end_it() -> None:
    """Rules 10."""
    state = after(position(power=15, stars=FOUR), ChooseSection(0), TakeTop(TopChoice.POWER))
    assert sum(state.human.stars) == 5
    assert not ends(state)


def test_nobody_places_more_than_six() -> None:
    """Rules 10: two stars are due at once, one token is left; which of both does not matter to the score."""
    state = position(
        workers=WORKED,
        power=14,
        popularity=17,
        structures={Structure.MONUMENT: "h04"},
        stars=FIVE,
    )
    step = play(state, ChooseSection(0), TakeTop(TopChoice.POWER))
    assert sum(step.state.human.stars) == 6
    assert len(of_kind(step.events, StarPlaced)) == 1


def test_a_bottom_row_action_is_finished_first() -> None:
    """Rules 10: main benefit, coins and recruit bonus of that action are taken first, then the star."""
    mechs = {Ability.RIVERWALK: "h04", Ability.SEAWORTHY: "h04", Ability.ARTILLERY: "h04"}
    state = position(
        workers=WORKED,
        mechs=mechs,
        goods={"h04": "3 metal"},
        recruits={Bottom.DEPLOY: Bonus.POWER},
        coins=0,
        stars=FIVE,
    )
    step = play(state, ChooseSection(1), Skip(), TakeBottom(), Deploy(3, at("h05")))
    assert ends(step.state)
    assert step.state.human.coins == 3
    names = [type(event).__name__ for event in step.events[-4:]]
    assert names == ["Gained", "Gained", "StarPlaced", "GameEnded"]


def test_asking_for_the_gains_delays_the_end() -> None:
    """Rules 10, H4: coins may still be taken or declined though the star is due."""
    structures = {Structure.MINE: "h11", Structure.MILL: "h12", Structure.MONUMENT: "h13"}
    state = position(
        workers=WORKED,
        structures=structures,
        goods={"h04": "3 wood"},
        stars=FIVE,
        encounters="",
        ask_gains=True,
    )
    state = after(state, ChooseSection(2), Skip(), TakeBottom(), Build(Structure.ARMORY, at("h05")))
    assert RULES.turn(state).prompt is Prompt.TAKE_GAIN
    assert sum(state.human.stars) == 5
    assert ends(after(state, Decline()))


def test_the_one_time_bonus_of_the_last_recruit_counts() -> None:
    """Rules 9.4, 10: taken at once, before the star."""
    recruits = {Bottom.UPGRADE: Bonus.POWER, Bottom.DEPLOY: Bonus.COINS, Bottom.BUILD: Bonus.COMBAT_CARDS}
    state = position(workers=WORKED, goods={"h04": "4 food"}, recruits=recruits, popularity=7, stars=FIVE)
    state = after(state, ChooseSection(3), Skip(), TakeBottom(), Enlist(Bottom.ENLIST, Bonus.POPULARITY))
    assert ends(state)
    assert state.human.popularity == 9


def test_all_yields_of_one_produce_are_taken_first() -> None:
    """Rules 10: the eighth worker comes, then another territory may still yield."""
    stars = {Star.UPGRADES: 1, Star.OBJECTIVE: 1, Star.COMBAT: 2, Star.MECHS: 1}
    mechs = dict.fromkeys((Ability.RIVERWALK, Ability.SEAWORTHY, Ability.ARTILLERY, Ability.SPEED), "h04")
    state = position(workers="h06 h11 base base base base base", mechs=mechs, stars=stars)
    state = after(state, ChooseSection(1), TakeTop(TopChoice.PRODUCE), Produce(at("h06"), 1))
    assert legal(state) == (Produce(at("h11"), 1), Finish())
    state = after(state, Produce(at("h11"), 1))
    assert ends(state)
    assert sum(state.board.goods[at("h11")]) == 1


def test_all_tokens_of_one_trade_are_taken_first() -> None:
    """Rules 10: one top-row choice with its structure effect; the Armory's power is the star."""
    state = position(
        workers=WORKED, structures={Structure.ARMORY: "h11"}, power=15, stars=FIVE, encounters=""
    )
    state = after(state, ChooseSection(3), TakeTop(TopChoice.RESOURCES), ChoosePlace(at("h04")))
    state = after(state, ChooseResource(Resource.OIL))
    assert not ends(state)
    assert ends(after(state, ChooseResource(Resource.OIL)))


def test_both_gains_of_a_factory_cards_side_are_taken_first() -> None:
    """Rules 10: one Factory-card side; card 10: a mech and 1 power for 2 coins."""
    mechs = {Ability.RIVERWALK: "h04", Ability.SEAWORTHY: "h04", Ability.ARTILLERY: "h04"}
    state = position(workers=WORKED, mechs=mechs, factory_card=10, power=5, stars=FIVE)
    state = after(state, ChooseSection(FACTORY_SECTION), UseFactoryCard(0), Deploy(3, at("h04")))
    assert sum(state.human.stars) == 5
    state = after(state, Accept())
    assert ends(state)
    assert state.human.power == 6


def test_a_star_stays_when_the_value_falls() -> None:
    """Rules 10: a star once placed stays, and does not come again."""
    state = position(power=16, coins=5, stars={Star.POWER: 1}, workers="h04 base base base")
    state = after(state, ChooseSection(1), TakeTop(TopChoice.PRODUCE))
    assert (state.human.power, state.human.stars[Star.POWER.index]) == (15, 1)


def test_the_automas_sixth_star_ends_the_game_in_its_turn() -> None:
    """The document: six stars of one side; automa.md 9: the power star in step 2b, before offer and tracker."""
    theirs = {Star.TRACKER: 5}
    state = position(their_stars=theirs, their_power=15, token=20, automa_deck=(1,), workers="h04 h05")
    state = after(state, ChooseSection(0), Skip(), Skip())
    state = after(state, *legal(state)[:1])
    for _ in range(5):
        if RULES.turn(state).seat != BOT:
            break
        step = play(state, Advance())
        state = step.state
    assert ends(state)
    assert of_kind(step.events, GameEnded) != []


def test_the_end_names_totals_and_winners() -> None:
    """Rules 12: coins as the score sheet counts them."""
    step = play(position(workers=WORKED, power=15, stars=FIVE), ChooseSection(0), TakeTop(TopChoice.POWER))
    (end,) = of_kind(step.events, GameEnded)
    sheet = RULES.scores(step.state)
    assert end.totals == (sheet.total(HUMAN), sheet.total(BOT))
    assert end.winners == (HUMAN,)


# What placing a star asks -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("star", "stars", "placed"),
    [
        (Star.COMBAT, {Star.COMBAT: 1}, True),
        (Star.COMBAT, {Star.COMBAT: 2}, False),
        (Star.OBJECTIVE, {Star.OBJECTIVE: 1}, False),
        (Star.TRACKER, {}, False),
        (Star.POWER, {**FIVE, Star.MECHS: 1}, False),
    ],
)
def test_limits_of_the_kinds(star: Star, stars: dict[Star, int], placed: bool) -> None:
    """Rules 10: each once, combat twice, six tokens; the tracker's stars are the Automa's alone."""
    table = StateBuilder(position(stars=stars))
    assert place_star(table, HUMAN, star) is placed
    assert len(table.events) == placed


def test_settling_stars_places_those_of_both_sides() -> None:
    """Rules 10; automa.md 9: 16 power is a star for either side."""
    table = StateBuilder(position(power=16, their_power=16))
    place_due_stars(table)
    assert not is_over(table)
    assert table.events == [StarPlaced(HUMAN, Star.POWER, 1), StarPlaced(BOT, Star.POWER, 1)]


def test_the_humans_sixth_star_comes_before_the_automas() -> None:
    """R28: with five stars on both sides the human's comes first where both are due, and the game is over."""
    table = StateBuilder(
        position(workers=WORKED, power=16, their_power=16, stars=FIVE, their_stars={Star.TRACKER: 5})
    )
    place_due_stars(table)
    assert is_over(table)
    assert [event.seat for event in of_kind(tuple(table.events), StarPlaced)] == [HUMAN]


def test_gains_before_the_star_are_told_before_it() -> None:
    """Events stand in the order of the rules."""
    step = play(position(workers=WORKED, power=15, stars=FIVE), ChooseSection(0), TakeTop(TopChoice.POWER))
    gained = Gained(HUMAN, Bonus.POWER, 1, Source.TOP)
    assert step.events.index(gained) < step.events.index(StarPlaced(HUMAN, Star.POWER, 6))
