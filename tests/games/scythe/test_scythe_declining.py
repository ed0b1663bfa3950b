"""Gains may be left in part where that can matter, and nobody else is asked. Source: rules.md 3 and 16, H17."""

from __future__ import annotations

from typing import Any

import pytest

from noria_desktop.games.scythe.actions import (
    Accept,
    ChooseOption,
    ChooseSection,
    Decline,
    Skip,
    TakeBottom,
    TakeInParts,
    TakePart,
    TakeTop,
)
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.events import GainLost
from noria_desktop.games.scythe.pending import ChoosingBottom, ChoosingTop, EndingTurn
from noria_desktop.games.scythe.printed_mats import Mats
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import TODAYS_RULINGS, State
from noria_desktop.games.scythe.terms import (
    Bonus,
    Bottom,
    Faction,
    Gain,
    Mat,
    Source,
    Star,
    Structure,
    Top,
    TopChoice,
)
from tests.games.scythe.positions import after, legal, of_kind, play, position

MATS: Mats = components().mats
LITTLE_POWER, FEW_COINS = 18, 8
"""Objectives that ask for no power, and for two coins at most."""


def section_of(top: Top, mat: Mat = Mat.INDUSTRIAL) -> int:
    """Where a top-row action stands on a mat."""
    sections = MATS.players[mat.index].sections
    return next(number for number, section in enumerate(sections) if section.top is top)


def before(top: Top, **fields: Any) -> State:
    """The action token has come to this section; the human has 3 power, 7 popularity and 4 coins."""
    fields = {"power": 3, "coins": 4, "rulings": TODAYS_RULINGS, **fields}
    return after(position(**fields), ChooseSection(section_of(top)))


def in_parts(state: State) -> list[TopChoice | None]:
    """What may be taken in parts now."""
    return [action.choice for action in legal(state) if isinstance(action, TakeInParts)]


# The top row ----------------------------------------------------------------------------------------------


def test_where_less_is_never_better_nothing_is_offered() -> None:
    """H17: objective 12 wants coins, and no star is near."""
    for top in Top:
        assert in_parts(before(top, objectives=(12, 5))) == []


@pytest.mark.parametrize(
    ("objective", "top", "choices"),
    [
        (LITTLE_POWER, Top.BOLSTER, [TopChoice.POWER]),
        (FEW_COINS, Top.MOVE, [TopChoice.GAIN]),
        (LITTLE_POWER, Top.MOVE, []),
        (FEW_COINS, Top.BOLSTER, []),
        (LITTLE_POWER, Top.TRADE, []),
    ],
)
def test_objectives_that_ask_for_little_make_it_matter(
    objective: int, top: Top, choices: list[TopChoice]
) -> None:
    """Rules 11: 18 asks for no power, 8 for two coins at most."""
    assert in_parts(before(top, objectives=(12, objective))) == choices


def test_structures_count_too() -> None:
    """Rules 4: the Armory adds power to both sides of Trade."""
    state = before(
        Top.TRADE, objectives=(LITTLE_POWER,), structures={Structure.ARMORY: "h04"}, workers="h04 h04"
    )
    assert in_parts(state) == [TopChoice.RESOURCES, TopChoice.POPULARITY]


def test_once_the_objectives_star_is_placed_it_matters_no_more() -> None:
    """Rules 10: one star for objectives; Saxony may place more."""
    placed = {Star.OBJECTIVE: 1}
    assert in_parts(before(Top.BOLSTER, objectives=(LITTLE_POWER,), stars=placed)) == []
    saxony = before(Top.BOLSTER, faction=Faction.SAXONY, objectives=(LITTLE_POWER,), stars=placed)
    assert in_parts(saxony) == [TopChoice.POWER]


def test_the_sixth_star_makes_it_matter() -> None:
    """Rules 10: the game would end at once."""
    five = {Star.MECHS: 1, Star.UPGRADES: 1, Star.RECRUITS: 1, Star.STRUCTURES: 1, Star.WORKERS: 1}
    four = dict.fromkeys(list(five)[1:], 1)
    assert in_parts(before(Top.BOLSTER, stars=five, power=14)) == [TopChoice.POWER]
    assert in_parts(before(Top.BOLSTER, stars=five, power=13)) == []
    assert in_parts(before(Top.BOLSTER, stars=four, power=14)) == []
    assert in_parts(before(Top.TRADE, stars=five, popularity=17, workers="h04 h04")) == [TopChoice.POPULARITY]


def test_whoever_takes_all_is_not_asked() -> None:
    """H17: the row as it always was."""
    state = before(Top.BOLSTER, objectives=(LITTLE_POWER,))
    step = play(state, TakeTop(TopChoice.POWER))
    assert isinstance(step.state.pending[-1], ChoosingBottom)
    assert step.state.human.power == 5


def test_all_or_a_part_or_nothing_of_it_is_taken() -> None:
    """Rules 3: pay the whole cost, decline part of the benefit."""
    asked = play(before(Top.BOLSTER, objectives=(LITTLE_POWER,), power=0), TakeInParts(TopChoice.POWER))
    assert asked.state.human.coins == 3
    assert legal(asked.state) == (Accept(), TakePart(1), Decline())
    for action, power in ((Accept(), 2), (TakePart(1), 1), (Decline(), 0)):
        state = after(asked.state, action)
        assert state.human.power == power
        assert state.pending == (ChoosingBottom(section_of(Top.BOLSTER)),)
    left = of_kind(play(asked.state, TakePart(1)).events, GainLost)
    assert left == [GainLost(Source.TOP, Gain.POWER, 1, declined=True)]


def test_what_cannot_matter_comes_by_itself() -> None:
    """H17: Bolster with a Monument: the power is asked about, the popularity is not."""
    state = before(Top.BOLSTER, objectives=(LITTLE_POWER,), structures={Structure.MONUMENT: "h04"}, power=0)
    state = after(state, TakeInParts(TopChoice.POWER), Decline())
    assert (state.human.power, state.human.popularity) == (0, 8)


def test_the_star_comes_only_with_what_was_taken() -> None:
    """Rules 10: 15 power and five stars: leaving one power leaves the game open."""
    five = {Star.MECHS: 1, Star.UPGRADES: 1, Star.RECRUITS: 1, Star.STRUCTURES: 1, Star.WORKERS: 1}
    state = before(Top.BOLSTER, stars=five, power=14)
    open_ = after(state, TakeInParts(TopChoice.POWER), TakePart(1))
    assert open_.human.power == 15
    assert RULES.turn(open_).seat is not None
    ended = after(state, TakeTop(TopChoice.POWER))
    assert RULES.turn(ended).seat is None


# The bottom row ---------------------------------------------------------------------------------------------


def deploying(**fields: Any) -> State:
    """The bottom row of the section with Deploy, whose cost can be paid; its recruit is enlisted."""
    fields = {
        "power": 3,
        "coins": 0,
        "workers": "h04 h04",
        "goods": {"h04": "6 metal, 6 oil, 6 food, 6 wood"},
        "recruits": {Bottom.DEPLOY: Bonus.POWER},
        "rulings": TODAYS_RULINGS,
        "pending": (ChoosingBottom(Bottom.DEPLOY.index),),
        "last_section": Bottom.DEPLOY.index,
        **fields,
    }
    return position(**fields)


def test_coins_and_bonus_of_the_bottom_row_can_be_left() -> None:
    """Rules 9: each may be declined; objective 8 asks for two coins at most."""
    state = deploying(objectives=(FEW_COINS,))
    assert TakeInParts(None) in legal(state)
    assert TakeInParts(None) not in legal(deploying(objectives=(12,)))
    assert TakeInParts(None) not in legal(deploying(objectives=(FEW_COINS,), rulings=1))
    coins = MATS.players[Mat.INDUSTRIAL.index].sections[Bottom.DEPLOY.index].coins
    state = play(state, TakeInParts(None)).state
    while not isinstance(state.pending[-1], EndingTurn):
        choices = legal(state)
        state = after(state, Decline() if Decline() in choices else choices[0])
    assert state.human.coins == 0
    state = deploying(objectives=(FEW_COINS,))
    state = after(state, TakeBottom())
    while not isinstance(state.pending[-1], EndingTurn):
        state = after(state, legal(state)[0])
    assert state.human.coins == coins + 1, "the mat's coins and the recruit's, nobody asked"


# Encounters -------------------------------------------------------------------------------------------------


def test_encounters_give_a_part_where_that_can_matter() -> None:
    """Rules 7: take all or part of the gains; card 1 gives two coins and one popularity."""
    from tests.games.scythe.test_scythe_encounters import meeting

    asked = after(meeting(1, objectives=(FEW_COINS,), rulings=TODAYS_RULINGS), ChooseOption(0))
    assert legal(asked) == (Accept(), TakePart(1), Decline())
    assert after(asked, TakePart(1)).human.coins == asked.human.coins + 1
    plain = after(meeting(1, objectives=(12,), rulings=TODAYS_RULINGS), ChooseOption(0))
    assert legal(plain) == (Accept(), Decline())


# Older games ------------------------------------------------------------------------------------------------


def test_games_of_the_first_rulings_have_no_such_choice() -> None:
    """Saves that lack the option go on as they were begun."""
    state = before(Top.BOLSTER, objectives=(LITTLE_POWER,), rulings=1)
    assert in_parts(state) == []
    assert RULES.why_not(state, TakeInParts(TopChoice.POWER)) is Why.TAKEN_WHOLE
    assert isinstance(state.pending[-1], ChoosingTop)
    assert Skip() in legal(state)
