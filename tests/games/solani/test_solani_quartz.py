"""Quartz, the single player's reward in the campaign of four nights. Source: rules.md 9; rulings 51 to 54."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from noria_desktop.app.kits.solani import KIT
from noria_desktop.app.saves.converter import structured, unstructured
from noria_desktop.app.saves.errors import Reason as Fault
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.engine.contract import HUMAN, Step
from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.engine.setup_line import BadOptions, Reason
from noria_desktop.games.solani.actions import (
    Advance,
    DraftBranch,
    DraftCluster,
    KeepQuartz,
    SpendQuartz,
)
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.events import MarketFilled, QuartzSpent, TilesReturned
from noria_desktop.games.solani.notation import Part, parse, write_setup
from noria_desktop.games.solani.positions import check, position
from noria_desktop.games.solani.reasons import Why
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.setup import check_options
from noria_desktop.games.solani.state import CoyoteDrafting, Drafting, HoldingQuartz, Options, State
from noria_desktop.games.solani.terms import BRANCH_KINDS, CLUSTERS, Kind, Phase, Player, Prompt
from tests.games.solani.tables import advance, events, play, refused, step

ALONE = (Player.HUMAN,)
CLUSTERS_ANEW, BRANCHES_ANEW = SpendQuartz(Kind.CIRCLE), SpendQuartz(Kind.BRANCH)


def begun(quartz: int = 2, number: int = 1, seed: int = 3) -> State:
    """The market of a round lies there and nobody has picked; odd rounds are the human's."""
    return advance(position(Options(ALONE, quartz=quartz), seed, round=number)).state


def offer(state: State) -> tuple[Any, Any]:
    """What the market shows of both types."""
    return state.market.clusters, state.market.branches


def together(state: State, kind: Kind) -> list[int]:
    """Tiles of each kind of a type in bag and market."""
    supply, market = state.supply, state.market
    if kind is Kind.CIRCLE:
        return [n + market.clusters.count(tile) for tile, n in zip(CLUSTERS, supply.cluster_bag, strict=True)]
    return [n + market.branches.count(tile) for tile, n in zip(BRANCH_KINDS, supply.branch_bag, strict=True)]


# When -----------------------------------------------------------------------------------------------------


def test_the_human_with_the_sun_may_spend_one_instead_of_picking_and_picking_passes_it() -> None:
    """51: the first pick waits for nothing else."""
    state = begun(number=1)
    assert state.pending == Drafting(HUMAN, None, False)
    assert {CLUSTERS_ANEW, BRANCHES_ANEW} <= set(RULES.legal_actions(state))
    after = play(state, DraftBranch(0))
    assert after.quartz == 2
    assert not any(isinstance(action, SpendQuartz) for action in RULES.legal_actions(after))


def test_before_coyotes_first_pick_the_human_is_asked() -> None:
    """51: whoever picks first."""
    state = begun(number=2)
    assert state.pending == HoldingQuartz(HUMAN)
    turn = RULES.turn(state)
    assert (turn.seat, turn.phase, turn.prompt, turn.automatic) == (
        HUMAN,
        Phase.PREPARATION,
        Prompt.QUARTZ,
        False,
    )
    assert RULES.legal_actions(state) == (CLUSTERS_ANEW, BRANCHES_ANEW, KeepQuartz())
    kept = step(state, KeepQuartz())
    assert kept.state.pending == CoyoteDrafting(None, False)
    assert (kept.state.quartz, kept.events) == (2, ())


@pytest.mark.parametrize("quartz", [0, 2])
def test_without_any_left_coyote_picks_at_once(quartz: int) -> None:
    state = begun(quartz, number=2)
    for _ in range(quartz):
        state = play(state, BRANCHES_ANEW)
    assert state.pending == CoyoteDrafting(None, False)


def test_nobody_else_is_asked() -> None:
    """Games without quartz go on as before: preparation, then the first pick."""
    state = advance(position(Options(ALONE), 3, round=2)).state
    assert state.pending == CoyoteDrafting(None, False)


@pytest.mark.parametrize("number", [1, 2])
def test_after_the_first_pick_of_the_round_it_is_too_late(number: int) -> None:
    state = begun(number=number)
    state = play(state, DraftBranch(0)) if number == 1 else play(state, KeepQuartz(), Advance())
    assert refused(state, CLUSTERS_ANEW) is Why.QUARTZ_TOO_LATE
    while not isinstance(state.pending, HoldingQuartz | Drafting) or state.round != number + 1:
        assert CLUSTERS_ANEW not in RULES.legal_actions(state)
        state = play(state, RULES.legal_actions(state)[0])
    assert CLUSTERS_ANEW in RULES.legal_actions(state), "what was kept serves in the next round"


# What it does ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("number", [1, 2])
def test_the_whole_market_of_one_type_goes_back_and_as_many_tiles_are_drawn_again(
    kind: Kind, number: int
) -> None:
    """9, 52: the other type stays, nothing is lost, and each kind has as many tiles as before."""
    state = begun(number=number)
    made = step(state, SpendQuartz(kind))
    after = made.state
    mine, other = (0, 1) if kind is Kind.CIRCLE else (1, 0)
    assert offer(after)[other] == offer(state)[other]
    assert len(offer(after)[mine]) == len(offer(state)[mine]) == 3
    for each in Kind:
        assert together(after, each) == together(state, each)
    assert after.quartz == 1
    (spent,) = events(made, QuartzSpent)
    (back,) = events(made, TilesReturned)
    (drawn,) = events(made, MarketFilled)
    assert spent == QuartzSpent(HUMAN, kind, 1)
    assert (back.clusters, back.branches)[mine] == offer(state)[mine]
    assert (drawn.clusters, drawn.branches)[mine] == offer(after)[mine]
    assert not (back.clusters, back.branches)[other]
    check(after)


def test_what_went_back_may_come_again() -> None:
    """52: every tile of the bag is as likely as any other, those of the old market too."""
    markets = [begun(seed=seed) for seed in range(60)]
    kept = sum(
        len(set(state.market.branches) & set(play(state, BRANCHES_ANEW).market.branches)) > 0
        for state in markets
    )
    assert 0 < kept < len(markets)
    assert any(offer(state)[1] != offer(play(state, BRANCHES_ANEW))[1] for state in markets)


def test_it_reveals_and_repeats() -> None:
    """Chance comes from the state's own generator: the same step draws the same, and going back is told."""
    state = begun()
    one, two = step(state, CLUSTERS_ANEW), step(state, CLUSTERS_ANEW)
    assert one == two
    assert any(event.reveals for event in one.events)


@pytest.mark.parametrize("second", [CLUSTERS_ANEW, BRANCHES_ANEW])
@pytest.mark.parametrize("number", [1, 2])
def test_two_may_be_spent_before_the_same_pick_on_one_type_or_on_both(
    number: int, second: SpendQuartz
) -> None:
    """53."""
    state = begun(number=number)
    after = play(state, CLUSTERS_ANEW, second)
    assert after.quartz == 0
    assert after.pending == (Drafting(HUMAN, None, False) if number == 1 else CoyoteDrafting(None, False))
    assert refused(after, CLUSTERS_ANEW) is Why.NO_QUARTZ


def test_in_round_12_not_the_branch_tiles() -> None:
    """Those set aside have no bag; Coyote has the Sun, so the human is asked."""
    state = begun(number=12)
    assert RULES.legal_actions(state) == (CLUSTERS_ANEW, KeepQuartz())
    assert refused(state, BRANCHES_ANEW) is Why.LAST_BRANCHES
    after = play(state, CLUSTERS_ANEW)
    assert offer(after)[1] == offer(state)[1]
    check(after)


# Refusals -------------------------------------------------------------------------------------------------


def test_before_coyotes_pick_nothing_else_can_be_done() -> None:
    state = begun(number=2)
    assert refused(state, DraftCluster(0)) is Why.QUARTZ_FIRST
    assert refused(state, Advance()) is Why.QUARTZ_FIRST
    assert refused(begun(number=1), KeepQuartz()) is Why.DRAFT_FIRST


def test_without_quartz_none_can_be_spent() -> None:
    assert refused(begun(0), CLUSTERS_ANEW) is Why.NO_QUARTZ
    assert RULES.why_not(position(Options(ALONE, quartz=1), 3), CLUSTERS_ANEW) is Why.NOT_NOW


# Set-up ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("quartz", [-1, 4])
def test_nobody_brings_more_than_three(quartz: int) -> None:
    with pytest.raises(BadOptions, match="quartz"):
        check_options(Options(ALONE, quartz=quartz))


def test_only_the_single_player_against_coyote_has_any() -> None:
    with pytest.raises(BadOptions, match="quartz"):
        check_options(Options((Player.HUMAN, Player.LEVEL_1), quartz=1))
    assert KIT.seated(Options(ALONE, quartz=2), 2).quartz == 0


def test_the_line_of_a_set_up_names_it_only_where_there_is_some() -> None:
    assert "Quartz: 2" in write_setup(Options(ALONE, quartz=2), "en")
    assert "水晶: 2個" in write_setup(Options(ALONE, quartz=2), "ja")
    assert "Quartz" not in write_setup(Options(ALONE), "en")
    assert parse("Players: human, quartz: 3").options.quartz == 3
    assert parse("プレイヤー：人間、水晶：1").options.quartz == 1
    assert parse("Players: human").options.quartz == 0


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Players: human, Quartz: 4", Reason.UNKNOWN_VALUE),
        ("Players: human, Quartz: -1", Reason.UNKNOWN_VALUE),
        ("Players: human, Quartz: many", Reason.UNKNOWN_VALUE),
        ("Players: human, Quartz:", Reason.NO_VALUE),
        ("Players: human / level 1, Quartz: 2", Reason.IMPOSSIBLE),
    ],
)
def test_a_line_that_names_it_wrongly_is_told_so(line: str, reason: Reason) -> None:
    found = parse(line)
    assert [fault.reason for fault in found.faults] == [reason]
    assert found.options.quartz == 0
    assert Part.QUARTZ.value == "quartz"


def test_the_new_game_page_does_not_offer_it() -> None:
    assert Options().quartz == 0
    assert KIT.default_options().quartz == 0


# Saves and positions --------------------------------------------------------------------------------------


def test_a_save_without_quartz_says_the_same_as_before_there_was_any() -> None:
    """Released saves have no such key, and their digests must stay."""
    data = unstructured(KIT, begun(0), State)
    assert "quartz" not in data
    assert "quartz" not in data["options"]
    assert structured(KIT, data, State, "$") == begun(0)


def test_a_save_with_quartz_keeps_what_is_left() -> None:
    state = play(begun(3, number=2), BRANCHES_ANEW)
    data = unstructured(KIT, state, State)
    assert (data["quartz"], data["options"]["quartz"]) == (2, 3)
    assert structured(KIT, data, State, "$") == state


@pytest.mark.parametrize("value", [0, "2", True, None, 1.5])
def test_a_save_says_it_as_this_program_would_or_is_refused(value: Any) -> None:
    data = {**unstructured(KIT, begun(2), State), "quartz": value}
    with pytest.raises(SaveError) as error:
        structured(KIT, data, State, "$")
    assert (error.value.place, error.value.reason) == ("$.quartz", Fault.WRONG_VALUE)


@pytest.mark.parametrize(
    ("place", "change"),
    [
        ("quartz", {"quartz": 3}),
        ("quartz", {"quartz": -1}),
        ("pending", {"quartz": 0}),
        ("pending", {"round": 3, "sun": HUMAN}),
    ],
)
def test_positions_that_cannot_occur_are_refused(place: str, change: dict[str, Any]) -> None:
    """Nobody has more left than was brought, and only before Coyote's pick is somebody with quartz asked."""
    state = begun(2, number=2)
    check(state)
    broken = (
        evolve(begun(2, number=3), pending=HoldingQuartz(HUMAN))
        if "round" in change
        else evolve(state, **change)
    )
    with pytest.raises(ImpossibleState) as error:
        check(broken)
    assert error.value.place == place


def test_a_position_says_how_much_is_left() -> None:
    assert position(Options(ALONE, quartz=3), 1, round=4).quartz == 3
    assert position(Options(ALONE, quartz=3), 1, round=4, quartz=1).quartz == 1
    with pytest.raises(ImpossibleState, match="quartz"):
        position(Options(ALONE, quartz=1), 1, round=4, quartz=2)


def test_a_game_with_quartz_has_room_for_every_action() -> None:
    """One beat a quartz more than without any, and Coyote's six rounds of being asked."""
    printed = components()
    state, count = begun(3), 1
    while RULES.turn(state).seat is not None:
        legal = RULES.legal_actions(state)
        spend = next((action for action in legal if isinstance(action, SpendQuartz)), None)
        made: Step[State, Any] = step(
            state, spend if spend and state.round > 6 else legal[-1 if KeepQuartz() in legal else 0]
        )
        state, count = made.state, count + 1
    assert state.round == printed.rounds
    assert count < KIT.action_bound
