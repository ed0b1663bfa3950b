"""The human's turn from the action token to its end. Source: rules.md 3, 16; H1, H2, H3; the document, turn order."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN, Turn
from noria_desktop.games.scythe.actions import (
    Advance,
    ChooseResource,
    ChooseSection,
    EndTurn,
    Finish,
    RevealObjective,
    Skip,
    TakeBottom,
    TakeTop,
    UseFactoryCard,
)
from noria_desktop.games.scythe.events import (
    BottomTaken,
    RowSkipped,
    SectionChosen,
    TopTaken,
    TurnBegan,
    TurnEnded,
)
from noria_desktop.games.scythe.pending import AutomaTurn, ChoosingBottom, ChoosingSection, ChoosingTop
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    Bottom,
    Faction,
    Mat,
    Phase,
    Prompt,
    Resource,
    TopChoice,
)
from tests.games.scythe.positions import after, legal, of_kind, play, position, refused

BOLSTER, PRODUCE, MOVE, TRADE = range(4)
"""Sections of the Industrial mat: over Upgrade, Deploy, Build, Enlist."""


def sections(state: State) -> list[int]:
    return [action.section for action in legal(state) if isinstance(action, ChooseSection)]


def through_the_automas_turn(state: State) -> State:
    """The Automa's beats until the human decides again."""
    for _ in range(8):
        if RULES.turn(state).seat == HUMAN:
            return state
        state = after(state, Advance())
    raise AssertionError("the Automa's turn does not end")


# The action token (H1) ----------------------------------------------------------------------------------


def test_every_section_is_open_in_the_first_turn() -> None:
    """Rules 3: on the first turn every section is free to choose."""
    assert sections(RULES.setup(Options(), 7).state) == [0, 1, 2, 3]


@pytest.mark.parametrize("last", range(4))
def test_the_token_must_leave_its_section(last: int) -> None:
    """H1: all sections except the one used last; three are left."""
    state = position(last_section=last)
    assert sections(state) == [section for section in range(4) if section != last]
    assert refused(state, ChooseSection(last)) is Why.SECTION_USED


def test_rusviet_may_stay() -> None:
    """Rules 3, 13: Relentless may repeat a section of the mat."""
    assert sections(position(Faction.RUSVIET, last_section=2)) == [0, 1, 2, 3]


def test_a_factory_card_is_a_fifth_section() -> None:
    """Rules 3, 8; H1."""
    assert sections(position(factory_card=4, last_section=0)) == [1, 2, 3, FACTORY_SECTION]
    assert refused(position(), ChooseSection(FACTORY_SECTION)) is Why.NO_FACTORY_CARD


@pytest.mark.parametrize("faction", [Faction.RUSVIET, Faction.NORDIC])
def test_nobody_repeats_the_factory_card(faction: Faction) -> None:
    """Rules 3; H1: Rusviet may repeat a mat section, but not the Factory card."""
    state = position(faction, factory_card=4, last_section=FACTORY_SECTION)
    assert sections(state) == [0, 1, 2, 3]
    why = Why.FACTORY_REPEATED if faction is Faction.RUSVIET else Why.SECTION_USED
    assert refused(state, ChooseSection(FACTORY_SECTION)) is why


@pytest.mark.parametrize("section", [-1, 5])
def test_there_are_no_other_sections(section: int) -> None:
    """Bad input."""
    assert refused(position(), ChooseSection(section)) is Why.NO_SUCH_SECTION


# Two rows -----------------------------------------------------------------------------------------------


def test_a_turn_goes_section_top_row_bottom_row_end() -> None:
    """Rules 3 and the table of 16."""
    state = position()
    turns = [RULES.turn(state)]
    for action in (ChooseSection(BOLSTER), Skip(), Skip(), EndTurn()):
        state = after(state, action)
        turns.append(RULES.turn(state))
    assert turns == [
        Turn(HUMAN, Phase.SECTION, Prompt.SECTION),
        Turn(HUMAN, Phase.TOP, Prompt.TOP),
        Turn(HUMAN, Phase.BOTTOM, Prompt.BOTTOM),
        Turn(HUMAN, Phase.END, Prompt.END),
        Turn(BOT, Phase.AUTOMA, Prompt.AUTOMA_CARD, automatic=True),
    ]


def test_both_rows_may_be_left_out_and_the_token_moves_in_any_case() -> None:
    """Rules 3: both, one or none; H1: doing nothing is the pass."""
    before = position()
    step = play(before, ChooseSection(TRADE), Skip(), Skip())
    assert step.state.human == evolve(before.human, last_section=TRADE)
    assert step.events == (SectionChosen(TRADE), RowSkipped(top=True), RowSkipped(top=False))


def test_both_rows_may_be_taken_top_first() -> None:
    """Rules 3; 4: Bolster +2 power for 1 coin; 9.1: Upgrade costs 3 oil here and brings 3 coins."""
    state = position(workers="h05", goods={"h05": "3 oil"}, coins=1, power=0)
    state = after(state, ChooseSection(BOLSTER), TakeTop(TopChoice.POWER), TakeBottom())
    assert (state.human.power, state.human.coins) == (2, 0)
    assert RULES.turn(state).prompt is Prompt.UPGRADE


def test_the_bottom_row_may_be_taken_alone() -> None:
    """Rules 3: one of both."""
    state = position(workers="h05", goods={"h05": "3 oil"})
    state = after(state, ChooseSection(BOLSTER), Skip())
    assert TakeBottom() in legal(state)


def test_what_the_top_row_brings_may_pay_for_the_bottom_row() -> None:
    """Rules 3: Trade brings 2 food, with the 2 on the map that pays for Enlist at 4."""
    state = position(workers="h02", goods={"h02": "2 food"})
    state = after(state, ChooseSection(TRADE), TakeTop(TopChoice.RESOURCES))
    state = after(state, ChooseResource(Resource.FOOD), ChooseResource(Resource.FOOD))
    assert TakeBottom() in legal(state)
    state = after(state, TakeBottom())
    assert RULES.turn(state).prompt is Prompt.ENLIST
    assert sum(map(sum, state.board.goods)) == 0


def test_the_token_may_stand_where_nothing_can_be_paid() -> None:
    """Rules 3, 4: a player who can pay for nothing simply moves the token."""
    state = after(position(coins=0), ChooseSection(BOLSTER))
    assert legal(state) == (Skip(),)
    assert legal(after(state, Skip())) == (Skip(),)
    assert refused(state, TakeTop(TopChoice.POWER)) is Why.COINS_LACKING
    assert refused(after(state, Skip()), TakeBottom()) is Why.TOKENS_LACKING


def test_only_actions_of_the_section_are_offered() -> None:
    """Rules 3: top and bottom row of the same section."""
    state = after(position(), ChooseSection(BOLSTER))
    assert refused(state, TakeTop(TopChoice.PRODUCE)) is Why.OTHER_SECTION
    assert refused(state, UseFactoryCard(0)) is Why.OTHER_SECTION
    assert refused(state, TakeBottom()) is Why.TOP_FIRST
    assert refused(position(), TakeTop(TopChoice.POWER)) is Why.SECTION_FIRST
    assert refused(after(state, Skip()), TakeTop(TopChoice.POWER)) is Why.BOTTOM_FIRST


@pytest.mark.parametrize("mat", Mat)
def test_every_mat_offers_the_top_rows_that_are_printed_on_it(mat: Mat) -> None:
    """Rules 4, 9: each of the four top-row actions once; data of the mats."""
    expansion = mat in (Mat.MILITANT, Mat.INNOVATIVE)
    state = position(mat=mat, workers="h05", expansion=expansion)
    found = [legal(after(state, ChooseSection(section))) for section in range(4)]
    choices = sorted(tuple(action.choice.value for action in row[:-1]) for row in found)  # type: ignore[union-attr]
    assert choices == [("move", "gain"), ("power", "cards"), ("produce",), ("resources", "popularity")]


def test_gain_brings_coins_instead_of_moves() -> None:
    """Rules 4: 1 coin, 2 after Upgrade; free of cost."""
    state = after(position(coins=0), ChooseSection(MOVE))
    assert legal(state) == (TakeTop(TopChoice.MOVE), TakeTop(TopChoice.GAIN), Skip())
    assert after(state, TakeTop(TopChoice.GAIN)).human.coins == 1


def test_the_events_of_a_row_tell_what_was_paid() -> None:
    """Rules 3: first pay the whole cost, then take the benefit."""
    state = position(workers="h05", goods={"h05": "3 oil"})
    events = play(state, ChooseSection(BOLSTER), TakeTop(TopChoice.POWER), TakeBottom()).events
    assert of_kind(events, TopTaken) == [TopTaken(TopChoice.POWER, coins=1)]
    assert of_kind(events, BottomTaken) == [BottomTaken(Bottom.UPGRADE)]


# The change of turns ------------------------------------------------------------------------------------


def test_the_human_begins() -> None:
    """Rules 2.8: the human takes the first turn."""
    step = RULES.setup(Options(), 1)
    assert step.events[-1] == TurnBegan(HUMAN, 1)
    assert step.state.pending == (ChoosingSection(),)


def test_turns_alternate() -> None:
    """The document: turns of player and Automa alternate until six stars lie there."""
    state = position(turn=3)
    step = play(state, ChooseSection(TRADE), Skip(), Skip(), EndTurn())
    assert step.events[-2:] == (TurnEnded(), TurnBegan(BOT, 3))
    assert isinstance(step.state.pending[-1], AutomaTurn)
    again = through_the_automas_turn(step.state)
    assert (again.turn, again.pending) == (4, (ChoosingSection(),))
    assert refused(again, ChooseSection(TRADE)) is Why.SECTION_USED


def test_what_counts_for_a_turn_begins_anew() -> None:
    """Rules 11, 13: Coercion is once per own turn, objective 6 looks at this turn."""
    state = position()
    state = evolve(state, human=evolve(state.human, coerced=True, routed=2))
    state = after(state, ChooseSection(TRADE), Skip(), Skip())
    assert (state.human.coerced, state.human.routed) == (True, 2)
    again = through_the_automas_turn(after(state, EndTurn()))
    assert (again.human.coerced, again.human.routed) == (False, 0)


def test_the_automas_beats_are_nobody_elses() -> None:
    """H3: nothing may be done on the Automa's turn."""
    state = after(position(objectives=(15,)), ChooseSection(TRADE), Skip(), Skip(), EndTurn())
    assert legal(state) == (Advance(),)
    assert refused(state, RevealObjective(15)) is Why.NOT_NOW


# The Factory card's section (8) -------------------------------------------------------------------------


def test_the_factory_card_has_a_top_row_and_a_move() -> None:
    """Rules 8: top row the card's cost and gain, bottom row a move; both optional, the move free."""
    state = after(position(factory_card=6, coins=0), ChooseSection(FACTORY_SECTION))
    assert RULES.turn(state).prompt is Prompt.FACTORY_TOP
    assert legal(state) == (UseFactoryCard(0), Skip())
    state = after(state, Skip())
    assert legal(state) == (TakeBottom(), Skip())
    step = play(state, TakeBottom())
    assert step.events == (BottomTaken(None),)
    assert RULES.turn(step.state).prompt is Prompt.MOVER
    assert Finish() in legal(step.state)


def test_the_stack_names_the_section_until_it_is_done() -> None:
    """Section 16: one decision at a time."""
    state = after(position(), ChooseSection(MOVE))
    assert state.pending == (ChoosingTop(MOVE),)
    assert after(state, Skip()).pending == (ChoosingBottom(MOVE),)
