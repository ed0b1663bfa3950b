"""What looks the same is worded the same: no sentence tells what a rival holds.

Source: decisions 28 and 32; truth.md, Nautilus 1 to 5; rules.md 13, N25, N33, N34.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from attrs import evolve, frozen

from noria_desktop.bots.nautilus.levels import PLAYERS, Searching, level4
from noria_desktop.bots.nautilus.thoughts import COUNTED_OUT, Method, Reasoned, Thoughts
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Clearing, KeepingSpecial, Options, Placing, State, UsingSpecial
from noria_desktop.games.nautilus.terms import FirstPlayer, Opponent, Special
from noria_desktop.ui.nautilus.game_ui import GAME_UI, log_line
from noria_desktop.ui.nautilus.words.prompts import prompt_text
from noria_desktop.ui.nautilus.words.reasons import reason
from noria_desktop.ui.nautilus.words.thoughts import lies_open
from tests.bots.nautilus.positions import shuffled_secrets

POSITIONS = 60
LEVELS = (Opponent.LEVEL_1, Opponent.LEVEL_2, Opponent.LEVEL_3, Opponent.LEVEL_4)


@frozen
class Decided:
    """A program's decision in a game, and what became of its round."""

    before: State
    choice: Reasoned
    after: State
    end: State
    """When the last card of its round lay."""
    laid: tuple[Any, ...]
    """Every card that was laid in its round."""


def quick(level: Opponent, counted: int = COUNTED_OUT) -> Any:
    """A player of that level with little time; what its record holds is as in the window.

    ``counted``: free spaces from which on the master counts out. With four left that takes nearly all of its games' time.
    """
    if level is Opponent.LEVEL_4:
        return evolve(level4(), iterations=40, start_samples=1, start_iterations=10, exact_from=counted)
    if level is Opponent.LEVEL_3:
        return Searching(40, start_samples=1, start_iterations=10)
    return PLAYERS[level.value]()


def decisions(games: int) -> tuple[Decided, ...]:
    """Decisions of the computer in so many games against chance, each with the end of its round."""
    return tuple(one for seed in range(games) for one in _game(seed))


@cache
def _game(seed: int) -> tuple[Decided, ...]:
    return tuple(_played(seed))


def _played(seed: int) -> Iterator[Decided]:
    level, pick = LEVELS[seed % 4], random.Random(seed)
    state = RULES.setup(Options(level), seed).state
    # One game of the master is as it would be at a table; in the others it counts a card later.
    policy, waiting = quick(level, COUNTED_OUT - (seed >= len(LEVELS))), list[tuple[State, Reasoned, State]]()
    while (turn := RULES.turn(state)).seat is not None:
        legal = RULES.legal_actions(state)
        if turn.seat == BOT and not turn.automatic:
            choice = policy.choose(RULES.observe(state, BOT), legal, Rng(seed))[0]
            after = RULES.apply(state, choice.action).state
            waiting.append((state, choice, after))
            state = after
        else:
            state = RULES.apply(state, pick.choice(legal)).state
        if isinstance(state.table.pending, Clearing):
            laid = tuple(one.card for one in state.table.course if isinstance(one, act.Place))
            yield from (Decided(*one, state, laid) for one in waiting)
            waiting.clear()


def words(choice: Reasoned, before: State, view: State) -> Any:
    return reason(choice, before, view)


def others(choice: Reasoned, seed: int) -> Reasoned:
    """The same move with another record, as a program would have it that holds other cards."""
    kept = random.Random(seed).choice((0, 1, 3))
    thoughts = Thoughts(
        random.Random(seed).choice((Method.ONLY, Method.EXACT, Method.SEARCH)),
        choice.thoughts.considered[:kept],
        worlds=140 + seed,
        iterations=seed,
    )
    return evolve(choice, thoughts=thoughts)


def test_while_the_round_runs_equal_observations_give_equal_words() -> None:
    checked = 0
    for seed, one in enumerate(decisions(12)):
        other = shuffled_secrets(one.before, HUMAN, random.Random(seed))
        if (
            isinstance(one.before.table.pending, UsingSpecial)
            and one.before.table.specials != other.table.specials
        ):
            continue  # nobody is asked about the others
        if one.choice.action not in RULES.legal_actions(other):
            continue
        views = [
            RULES.observe(one.after, HUMAN),
            RULES.observe(RULES.apply(other, one.choice.action).state, HUMAN),
        ]
        if views[0] != views[1]:
            continue
        told = words(one.choice, one.before, views[0])
        assert told == words(others(one.choice, seed), other, views[1])
        checked += told is not None and one.before != other
    assert checked > POSITIONS


def test_after_the_round_what_stays_hidden_is_not_told_either() -> None:
    # A diver that was never laid and a special that was never used leave the table unseen (N25, N33).
    told = closed = 0
    for seed, one in enumerate(decisions(12)):
        view = RULES.observe(one.end, HUMAN)
        explained = words(one.choice, one.before, view)
        if explained is None:
            continue
        if lies_open(one.choice.action, one.before, view):
            told += 1
            hand = set(one.before.table.hands[BOT])
            given = one.choice.action.card if isinstance(one.choice.action, act.HarpoonGive) else None
            later = {*one.end.table.spaces, *one.end.deal.knowledge[HUMAN].rival_cards, given}  # type: ignore[union-attr]
            harpooned = hand & set(one.end.table.hands[HUMAN])
            assert hand <= later | harpooned
            continue
        closed += 1
        assert explained == words(others(one.choice, seed), one.before, view)
        assert explained.bars == ()
    assert told > POSITIONS
    assert closed > POSITIONS


def test_the_end_of_a_round_tells_what_was_promised_or_says_that_it_will_not() -> None:
    # 220 of 433 reasons said for good that more is shown when the round is over.
    for one in decisions(8):
        explained = words(one.choice, one.before, RULES.observe(one.end, HUMAN))
        if explained is None:
            continue
        assert not any("after the round" in line for line in explained.lines)
        considered = one.choice.thoughts.considered
        if explained.bars and len(explained.bars) < len(considered):
            assert any(f"of {len(considered)} are shown" in line for line in explained.lines)


def test_the_kept_special_is_never_confused_with_the_given_one() -> None:
    for one in decisions(12):
        if not isinstance(one.choice.action, act.KeepSpecial):
            continue
        pending = one.before.table.pending
        assert isinstance(pending, KeepingSpecial)
        explained = words(one.choice, one.before, RULES.observe(one.end, HUMAN))
        assert explained is not None
        chosen = [name for name, _, mine in explained.bars if mine]
        if explained.bars:
            assert len(explained.bars) == 2
            assert len(chosen) == 1
            assert one.choice.action.special.value in chosen[0].lower()


def test_bars_fall_and_a_higher_one_than_the_chosen_is_explained() -> None:
    odd = 0
    for one in decisions(12):
        explained = words(one.choice, one.before, RULES.observe(one.end, HUMAN))
        if explained is None or not explained.bars:
            continue
        shares = [share for _, share, _ in explained.bars]
        assert shares == sorted(shares, reverse=True)
        assert all(0 < share < 100 for share in shares)
        mine = next(share for _, share, chosen in explained.bars if chosen)
        said = any("most often" in line or "not always take the best" in line for line in explained.lines)
        assert said == (shares[0] > mine)
        odd += said
    assert odd > 3


def test_nothing_is_told_where_nothing_was_chosen() -> None:
    for action in (act.EyeSeen(), act.Advance(), act.DeclineSpecial()):
        one = decisions(1)[0]
        assert reason(Reasoned(action), one.before, RULES.observe(one.after, HUMAN)) is None


# Whose turn it is ---------------------------------------------------------------------------------------


def starting_rival(kept: Special, given: Special) -> Iterator[State]:
    """The moments until the human decides, when the rival starts the round and keeps one special."""
    seed = 0
    while True:
        state = RULES.setup(Options(Opponent.LEVEL_2, first_player=FirstPlayer.OPPONENT), seed).state
        state = RULES.apply(state, act.Advance()).state
        pending = state.table.pending
        assert isinstance(pending, KeepingSpecial)
        if set(pending.drawn) == {kept, given}:
            break
        seed += 1
    state = RULES.apply(state, act.KeepSpecial(kept)).state
    yield state
    if isinstance(state.table.pending, UsingSpecial) and state.table.pending.seat == BOT:
        yield RULES.apply(state, act.DeclineSpecial()).state


def test_a_rival_who_is_asked_shows_no_turn_before_the_players_own_question() -> None:
    # The eye is asked about at the round's start, the bone is not (N34): before the question of the harpoon neither
    # may show a turn of the rival's.
    for kept in (Special.EYE, Special.BONE):
        for state in starting_rival(kept, Special.HARPOON):
            view = RULES.observe(state, HUMAN)
            assert not isinstance(view.table.pending, Placing)


def test_a_rival_who_is_asked_looks_like_one_who_lays_the_first_card() -> None:
    shown = []
    for kept in (Special.EYE, Special.BONE):
        state = next(starting_rival(kept, Special.ANCHOR))
        view = RULES.observe(state, HUMAN)
        shown.append(prompt_text(RULES.turn(view), view))
    assert shown[0] == shown[1]


def test_the_log_has_no_line_for_a_special_that_was_kept_back() -> None:
    for one in decisions(8):
        if isinstance(one.choice.action, act.DeclineSpecial):
            for event in RULES.apply(one.before, one.choice.action).events:
                assert log_line(event, RULES.observe(one.before, HUMAN), 1) is None
    assert GAME_UI.reason is not None
