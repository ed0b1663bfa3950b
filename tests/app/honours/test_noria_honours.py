"""Noria's marks of honour: each on a line that earns it and on one that only just does not. Source: lessons/noria.md."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from noria_desktop.app.honours.honour import Line, Played
from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.state import Finished, Influencing, Intriguing, Levels, Naming, Seats, State
from noria_desktop.games.noria.terms import Chamber, Letter, Resource, Ring, Side, Space, Track
from tests.app.honours.worked import found, steps, taught, told
from tests.games.noria.bot_positions import acting, table, with_council, with_levels
from tests.games.noria.positions import a_council, a_state

REFINEMENT, SETTLEMENT, EXPLORATION, RESEARCH = Track
ROUND = ev.RoundBegan


def naming(*named: Space) -> State:
    """These discs are about to be activated."""
    return evolve(a_state(), pending=Naming(named))


def by_bot(letter: Letter, state: State, ply: int = 1) -> Played:
    """What a letter does, as one step."""
    after, events = acting(state, letter)
    return Played(ply, state, act.Advance(), events, after)


def test_three_discs_of_which_two_are_not_joined() -> None:
    """S2-M3 and M3-L4 are joined, S2-L4 are not; S2-M3-L5 are joined all three ways."""
    chain = steps("noria", taught("noria", "2a"), "name S2", "name M3", "name L4", "begin")
    assert found("noria-chain", chain) == 4
    assert found("noria-chain", chain[:3]) is None
    for named in ((Space.S2, Space.M3, Space.L5), (Space.S2, Space.M3)):
        line = told(ev.ActionsBegan((), None), before=naming(*named))
        assert found("noria-chain", line) is None


def turn_of(*actions: Any) -> Line:
    """A round with these actions."""
    return (
        *told(ROUND(5)),
        *[Played(ply, None, one, (), None) for ply, one in enumerate(actions, start=2)],
    )


def test_four_actions_in_a_round() -> None:
    """Knowledge instead of an action is none, and the next round begins anew."""
    gather, know = act.Gather(Space.L4), act.TakeKnowledge(Space.L4)
    travel = act.Travel(Space.M3, 2, None, None)  # type: ignore[arg-type]
    assert found("noria-full-turn", turn_of(gather, travel, gather, know, gather)) == 6
    assert found("noria-full-turn", turn_of(gather, travel, gather, know)) is None
    two = (*turn_of(gather, gather, gather), *turn_of(gather))
    assert found("noria-full-turn", two) is None


@pytest.mark.parametrize(
    ("levels", "gain"),
    [((0, 0, 4, 0), 12), ((0, 0, 0, 3), 12), ((0, 0, 3, 0), 9), ((5, 0, 0, 0), 10), ((6, 0, 0, 0), 12)],
)
def test_a_politician_that_brings_twelve_points(levels: Levels, gain: int) -> None:
    """The first one makes exploration worth 3, research 4, the others 2 a level."""
    chamber = tuple(Chamber)[levels.index(max(levels))]
    state = a_state(Intriguing(), levels=levels, knowledge=1)
    line = steps("noria", state, act.SeatPolitician(chamber))
    assert found("noria-council-word", line) == (1 if gain >= 12 else None)


def test_the_bot_s_politician_is_nobody_s_word() -> None:
    state = with_levels(table(6), bot=(6, 0, 0, 0), human=(6, 0, 0, 0))
    assert found("noria-council-word", [by_bot(Letter.C, state)]) is None


@pytest.mark.parametrize(("left", "round_number", "earned"), [(3, 10, True), (3, 11, False), (4, 10, False)])
def test_the_fourth_factory_by_round_ten(left: int, round_number: int, earned: bool) -> None:
    """Of seven factories three are left."""
    before = evolve(a_state(), round=round_number)
    after = evolve(before, human=evolve(before.human, factories=left))
    for side in Side:
        line = told(ev.FactoryBuilt(side, 0, 0, ()), before=before, after=after)  # type: ignore[arg-type]
        assert found("noria-four-roofs", line) == (1 if earned and side is Side.HUMAN else None)


@pytest.mark.parametrize(("ships", "earned"), [((1, 4, 1), True), ((4, 3, 3), False)])
def test_four_ships_of_a_kind(ships: tuple[int, int, int], earned: bool) -> None:
    """The one just taken brings mycelium; four of another kind were there before."""
    after = a_state(ships=ships)
    taken = ev.ShipTaken(Side.HUMAN, 0, 0, Resource.MYCELIUM)  # type: ignore[arg-type]
    assert found("noria-little-fleet", told(taken, before=after, after=after)) == (1 if earned else None)


def test_two_night_shifts_and_then_three_discs() -> None:
    three, two = naming(Space.S2, Space.M3, Space.L5), naming(Space.S2, Space.M3)
    shift, begun = ev.NightShifted(Ring.MEDIUM, 1), ev.ActionsBegan((), None)
    assert found("noria-night-owl", told(ROUND(3), shift, shift, begun, before=three)) == 4
    assert found("noria-night-owl", told(ROUND(3), shift, begun, before=three)) is None
    assert found("noria-night-owl", told(ROUND(3), shift, shift, begun, before=two)) is None
    assert found("noria-night-owl", told(ROUND(3), shift, shift, ROUND(4), begun, before=three)) is None


@pytest.mark.parametrize(
    ("round_number", "levels", "seated", "earned"),
    [
        (4, (0, 3, 1, 0), (0, 0, 1, 0, 0, 0), True),
        (3, (0, 3, 1, 0), (0, 0, 1, 0, 0, 0), False),
        (4, (0, 3, 1, 0), (0, 1, 1, 0, 0, 0), False),
        (4, (0, 3, 0, 0), (0, 0, 1, 0, 0, 0), False),
    ],
    ids=["led astray", "too early", "it counts there", "nothing of yours counts"],
)
def test_e_follows_where_nothing_counts(
    round_number: int, levels: Levels, seated: tuple[int, ...], earned: bool
) -> None:
    """E follows onto settlement, where you stand highest; what counts is exploration."""
    upper = tuple(4 - one for one in seated)
    state = with_council(with_levels(table(round_number), human=levels), upper, seated)
    assert found("noria-decoy", [by_bot(Letter.E, state)]) == (1 if earned else None)


@pytest.mark.parametrize(
    ("bot", "waiting", "removed", "earned"),
    [
        ((1, 3, 1, 0), (4, 1, 4, 4, 4, 4), Chamber.SETTLEMENT, True),
        ((1, 3, 1, 0), (4, 2, 4, 4, 4, 4), Chamber.SETTLEMENT, False),
        ((1, 3, 1, 0), (4, 4, 1, 4, 4, 4), Chamber.EXPLORATION, False),
        ((1, 3, 3, 0), (4, 1, 4, 4, 4, 4), Chamber.SETTLEMENT, False),
    ],
    ids=["shut", "one is left", "not where it stands highest", "it stands as high elsewhere"],
)
def test_the_last_politician_where_the_bot_stands_highest(
    bot: Levels, waiting: tuple[int, ...], removed: Chamber, earned: bool
) -> None:
    """The bot's C has to seat somebody elsewhere in the same round."""
    open_ = with_council(with_levels(table(6), bot=bot), waiting, (0,) * 6)
    seats = open_.council[removed.index]
    left = Seats(seats.upper - 1, seats.seated)
    council: Any = tuple(left if one is removed else open_.council[one.index] for one in Chamber)
    shut = evolve(open_, council=council)
    own = Played(1, open_, act.RemovePolitician(removed), (ev.PoliticianRemoved(Side.HUMAN, removed),), shut)
    line = [own, by_bot(Letter.C, shut, 2)]
    assert found("noria-shut-door", line) == (2 if earned else None)
    later = [own, *told(ROUND(7)), by_bot(Letter.C, shut, 3)]
    assert found("noria-shut-door", later) is None


@pytest.mark.parametrize(
    ("levels", "diverse", "over", "earned"),
    [
        ((2, 2, 5, 3), 1, True, True),
        ((2, 2, 5, 1), 1, True, False),
        ((2, 2, 5, 3), 0, True, False),
        ((2, 2, 5, 3), 1, False, False),
    ],
)
def test_all_levels_two_and_diversification_three(
    levels: Levels, diverse: int, over: bool, earned: bool
) -> None:
    state = a_state(levels=levels, council=a_council(*[(4, 0)] * 5, (4 - diverse, diverse)), round_number=16)
    end = evolve(state, pending=Finished() if over else Influencing())
    assert found("noria-four-roads", told(ev.GameEnded(0, 0), before=state, after=end)) == (
        1 if earned else None
    )


@pytest.mark.parametrize(
    ("mine", "then", "earned"),
    [
        ((0, 0, 0, 0), (6, 0, 0, 0), True),
        ((1, 0, 0, 0), (6, 0, 0, 0), False),
        ((0, 0, 0, 0), (5, 0, 0, 0), False),
    ],
    ids=["10 behind, won", "8 behind", "10 behind, shared"],
)
def test_ten_behind_when_round_thirteen_begins(mine: Levels, then: Levels, earned: bool) -> None:
    """Refinement is worth 2; the bot stands at 5 there, which is 10 points to the end."""
    council = a_council((3, 1))
    begins, end = (
        a_state(levels=levels, bot_levels=(5, 0, 0, 0), council=council, round_number=13)
        for levels in (mine, then)
    )
    last = evolve(end, pending=Finished())

    def line(number: int) -> Line:
        first = told(ROUND(number), before=begins, after=begins)
        return (*first, Played(2, end, act.Advance(), (ev.GameEnded(0, 0),), last))

    assert found("noria-turned-tide", line(13)) == (2 if earned else None)
    assert found("noria-turned-tide", line(12)) is None
