"""The four levels: what they decide, what they record. Source: engines-and-bots 6; decision 7."""

from __future__ import annotations

import random

import pytest

from noria_desktop.app import players
from noria_desktop.bots.policy import RandomPlayer, never
from noria_desktop.bots.solani.adviser import adviser
from noria_desktop.bots.solani.levels import PLAYERS, Together, timed
from noria_desktop.bots.solani.players import timed as with_time
from noria_desktop.bots.solani.rollouts import played_out
from noria_desktop.bots.solani.thoughts import Method, Reasoned, Thoughts
from noria_desktop.bots.solani.weights import fitted
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.actions import Advance, DrawFeatures, KeepQuartz, SpendQuartz
from noria_desktop.games.solani.positions import position
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import (
    Drafting,
    Keeping,
    Options,
    Picking,
    Placing,
    PlacingFeature,
    State,
)
from noria_desktop.games.solani.terms import Line, Player
from tests.bots.solani.kernel_keys import encoded
from tests.bots.solani.positions import ALONE, THREE, TWO, found, seat_of

NAMES = ("level1", "level1b", "level2", "level3", "level4")
KINDS = (Drafting, Placing, Picking, Keeping, PlacingFeature)


def quick() -> Together:
    return Together(samples=2, ahead=1, width=4)


def decided(name: str, state: State, seed: int = 1) -> Reasoned:
    policy = quick() if name == "level4" else PLAYERS[name]()
    choice, _ = policy.choose(RULES.observe(state, seat_of(state)), RULES.legal_actions(state), Rng(seed))
    assert isinstance(choice, Reasoned)
    return choice


def of_kind(kind: type) -> State:
    return next(found(1, lambda state: isinstance(state.pending, kind)))


def test_everybody_can_be_asked_for_by_name() -> None:
    assert set(players.player_names("solani")) == {"random", "greedy", "adviser", *NAMES}


def nothing_open(state: State) -> State:
    """The same pick after the others took every open feature card: what is left lies face down."""
    supply = state.supply
    (two, three), (row_two, row_three) = supply.decks, supply.rows
    decks = Pile((*two.cards, *row_two)), Pile((*three.cards, *row_three))
    return changed(state, supply=changed(supply, rows=((), ()), decks=decks))


@pytest.mark.parametrize("name", ["greedy", *NAMES])
def test_where_no_feature_lies_open_everybody_draws(name: str) -> None:
    """Rules.md 4.4: a pick cannot be declined; with empty rows a player draws two cards of a deck."""
    state = nothing_open(of_kind(Picking))
    assert {type(action) for action in RULES.legal_actions(state)} == {DrawFeatures}
    view = RULES.observe(state, seat_of(state))
    policy = quick() if name == "level4" else PLAYERS[name]()
    choice, _ = policy.choose(view, RULES.legal_actions(state), Rng(1))
    assert getattr(choice, "action", choice) in RULES.legal_actions(state)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_decision_is_recorded(name: str, kind: type) -> None:
    state = of_kind(kind)
    choice = decided(name, state)
    legal = set(RULES.legal_actions(state))
    listed = [some.action for some in choice.thoughts.considered]
    assert len(listed) == len(set(listed))
    assert set(listed) <= legal
    assert choice.action in listed
    assert [some.action for some in choice.weighed] == listed
    if name not in ("level1", "level1b"):
        # Best first, and the best is what is done.
        assert choice.action == listed[0]


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_repeats_a_choice(name: str) -> None:
    for kind in KINDS:
        state = of_kind(kind)
        assert decided(name, state, 3) == decided(name, state, 3)


def test_a_single_action_needs_no_thought() -> None:
    state = of_kind(Drafting)
    only = RULES.legal_actions(state)[:1]
    for name in NAMES:
        choice, _ = PLAYERS[name]().choose(RULES.observe(state, seat_of(state)), only, Rng(1))
        assert isinstance(choice, Reasoned)
        assert choice.thoughts == Thoughts(Method.ONLY)


@pytest.mark.parametrize("name", [*NAMES, "greedy"])
def test_nobody_spends_quartz(name: str) -> None:
    """Ruling 54: it is kept, before Coyote's pick and with the Sun, and the reason says so."""
    for number in (1, 2):
        options = Options((Player.HUMAN,), quartz=2)
        state = RULES.apply(position(options, 3, round=number), Advance()).state
        legal = RULES.legal_actions(state)
        assert any(isinstance(action, SpendQuartz) for action in legal)
        choice, _ = PLAYERS[name]().choose(RULES.observe(state, HUMAN), legal, Rng(1))
        assert choice.action in legal
        assert isinstance(choice.action, KeepQuartz) == (number == 2)
        assert not isinstance(choice.action, SpendQuartz)
        if isinstance(choice, Reasoned) and number == 2:
            assert choice.thoughts.method is Method.QUARTZ


def test_levels_say_how_they_decide() -> None:
    state = of_kind(Placing)
    assert [decided(name, state).thoughts.method for name in NAMES] == [
        Method.SOME,
        Method.SOME,
        Method.TILE,
        Method.PAIR,
        Method.PLAYED_OUT,
    ]


def test_gains_are_what_the_score_sheet_will_say() -> None:
    # The last tile of a turn: the lines change by just what the record names.
    def wanted(state: State) -> bool:
        if not isinstance(state.pending, Placing):
            return False
        sky = state.skies[state.pending.seat]
        return (sky.held_circle is None) != (sky.held_branch is None)

    for state in found(8, wanted, a_game=2):
        seat = seat_of(state)
        choice = decided("level3", state)
        mine = choice.thoughts.considered[0]
        after = RULES.apply(state, choice.action).state
        sheets = [
            {line.code: line.points for line in RULES.scores(some).of(seat) if line.code is not Line.BONUS}
            for some in (state, after)
        ]
        changed = {code: sheets[1][code] - sheets[0][code] for code in sheets[0]}
        assert {gain.line: gain.points for gain in mine.gains} == {
            code: points for code, points in changed.items() if points
        }


def test_what_is_denied_is_named_with_the_player() -> None:
    def wanted(state: State) -> bool:
        return isinstance(state.pending, Drafting) and state.pending.first is None and state.round > 3

    denied = 0
    for state in found(6, wanted, THREE):
        for some in decided("level3", state).thoughts.considered:
            assert some.denied >= 0
            assert (some.denied_to is None) == (some.denied == 0)
            if some.denied_to is not None:
                # The Sun holder's left neighbour picks next.
                assert some.denied_to == (seat_of(state) + 1) % 3
                denied += 1
    assert denied


def test_nobody_is_denied_by_the_last_pick() -> None:
    def wanted(state: State) -> bool:
        pending = state.pending
        return isinstance(pending, Drafting) and pending.second and pending.seat == state.sun

    state = next(found(1, wanted))
    assert not any(some.denied for some in decided("level3", state).thoughts.considered)


def test_the_sun_holder_weighs_both_types() -> None:
    state = next(found(1, lambda state: isinstance(state.pending, Drafting) and state.pending.first is None))
    kinds = {type(some.action).__name__ for some in decided("level3", state).thoughts.considered}
    assert kinds == {"DraftCluster", "DraftBranch"}


def test_the_window_gives_the_master_time_and_can_stop_it() -> None:
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return True

    state = of_kind(Placing)
    view = RULES.observe(state, seat_of(state))
    choice, _ = timed("level4", stopped, seconds=60.0).choose(view, RULES.legal_actions(state), Rng(1))
    assert isinstance(choice, Reasoned)
    assert asked
    # Every candidate was played out once, no more.
    assert {some.visits for some in choice.thoughts.considered} == {1}
    assert timed("level4", stopped, None) == PLAYERS["level4"]()
    assert timed("level2", stopped, None) == PLAYERS["level2"]()
    with pytest.raises(KeyError):
        timed("level5", stopped, None)


def test_better_candidates_are_played_out_more_often() -> None:
    state = of_kind(Placing)
    view = RULES.observe(state, seat_of(state))
    choice, _ = Together(samples=6, ahead=0, width=8).choose(view, RULES.legal_actions(state), Rng(1))
    assert isinstance(choice, Reasoned)
    visits = [some.visits for some in choice.thoughts.considered]
    assert visits == sorted(visits, reverse=True)
    assert visits[0] == 6
    assert visits[-1] < 6
    assert choice.thoughts.until == state.round


def test_all_candidates_meet_the_same_luck() -> None:
    state = of_kind(Placing)
    view, seat = RULES.observe(state, seat_of(state)), seat_of(state)
    code = (encoded(RULES.legal_actions(state)[0]),)
    played, _ = played_out(view, seat, [code, code], fitted(), random.Random(1), 3, 1, lambda: 0.0)
    assert played[0].worth == played[1].worth


@pytest.mark.parametrize("options", [TWO, THREE, ALONE])
def test_whole_games_are_played(options: Options) -> None:
    for name in ("level2", "level3"):
        state = RULES.setup(options, 5).state
        rng = Rng(5)
        while RULES.turn(state).seat is not None:
            legal = RULES.legal_actions(state)
            action = legal[0]
            if not RULES.turn(state).automatic:
                policy = PLAYERS[name]() if seat_of(state) == 0 else RandomPlayer()
                choice, rng = policy.choose(RULES.observe(state, seat_of(state)), legal, rng)
                action = choice.action
            state = RULES.apply(state, action).state
        sheet = RULES.scores(state)
        assert sheet.total(0) > 20


def test_who_advises_takes_its_time_at_the_table_and_a_fixed_effort_elsewhere() -> None:
    at_the_table = with_time("adviser", never, 0.5)
    assert at_the_table == with_time("level4", never, 0.5)
    assert with_time("adviser", never, None) == players.player("solani", "adviser") == adviser()
