"""The contract of every game: laws of random play, refusals, what a seat may see.

``SOAK=1 pytest tests/games/scythe/test_scythe_rules.py`` plays 3,000 games. Source: engine/contract.py; H9, H15, H16.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any, get_args

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from noria_desktop.engine.contract import BOT, HUMAN, IllegalAction, Seat
from noria_desktop.games.scythe import actions as verbs
from noria_desktop.games.scythe import pending as entries
from noria_desktop.games.scythe.actions import (
    Action,
    Advance,
    ChooseSection,
    Decline,
    EndTurn,
    Finish,
    Halt,
    Skip,
)
from noria_desktop.games.scythe.census import census
from noria_desktop.games.scythe.deciding import DECISIONS
from noria_desktop.games.scythe.events import Event, GameEnded, StarPlaced, seen_by
from noria_desktop.games.scythe.legal import legal_actions, turn, why_not
from noria_desktop.games.scythe.pending import ChoosingFactoryCard, Finished
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import (
    BASE_FACTIONS,
    Bonus,
    Bottom,
    Cargo,
    Cube,
    Faction,
    Level,
    Mat,
    Phase,
    Prompt,
    Resource,
    Structure,
    TopChoice,
    Unit,
)

GAMES = 3_000 if os.environ.get("SOAK") else 25
BOUND = 4_000
"""Decisions of one random game, generously; most are done after a few hundred (H9, H16)."""

IDLE = (Skip, Finish, Decline, Halt)
EAGERNESS = 0.9

_VALUES: dict[str, tuple[Any, ...]] = {
    "section": (0, 1, 4, 7, -1),
    "card": (1, 3, 5, 12, 40),
    "choice": tuple(TopChoice),
    "option": (0, 1, 2, 9),
    "unit": tuple(Unit),
    "place": (0, 3, 8, 22, 45, 47, 52),
    "cargo": tuple(Cargo),
    "number": (0, 1, 3),
    "amount": (0, 1, 9),
    "resource": tuple(Resource),
    "cube": tuple(Cube),
    "bottom": tuple(Bottom),
    "slot": (0, 3, 7),
    "structure": tuple(Structure),
    "bonus": tuple(Bonus),
    "power": (0, 7, 8),
}


def any_action(pick: random.Random) -> Action:
    """Some action, sensible or not."""
    kind: Any = pick.choice(get_args(Action))
    return kind(*(pick.choice(_VALUES[field.name]) for field in kind.__attrs_attrs__))  # type: ignore[no-any-return]


def started(seed: int) -> State:
    """A game whose options the seed chooses as well."""
    pick = random.Random(seed)
    faction, automa = pick.sample(BASE_FACTIONS, 2)
    options = Options(
        faction,
        pick.choice(tuple(Mat)),
        automa,
        pick.choice(tuple(Level)),
        expansion=True,
        ask_gains=pick.random() < 0.5,
        ask_offer=pick.random() < 0.5,
    )
    return RULES.setup(options, seed).state


def enriched(state: State, pick: random.Random) -> State:
    """The same table with a human who can afford something: coins, tokens, mechs on the map."""
    human = state.human
    first, second = human.army.workers
    one, two, three, four = (pick.choice((None, first, second)) for _ in human.army.mechs)
    goods = list(state.board.goods)
    goods[first], goods[second] = (8, 8, 8, 8), (6, 6, 6, 6)
    army = evolve(
        human.army, mechs=(one, two, three, four), workers=tuple(sorted((first, first, second, second)))
    )
    rich = evolve(human, power=8, popularity=12, coins=25, army=army)
    return evolve(state, human=rich, board=evolve(state.board, goods=tuple(goods)))


def playthrough(seed: int) -> list[tuple[State, Action, State, tuple[Event, ...]]]:
    """A random game, step by step; with an odd seed the human is rich and seldom leaves anything out."""
    pick, state = random.Random(seed), started(seed)
    if seed % 2:
        state = enriched(state, pick)
    steps = []
    while actions := legal_actions(state):
        if seed % 2 and pick.random() < EAGERNESS:
            actions = tuple(action for action in actions if not isinstance(action, IDLE)) or actions
        action = pick.choice(actions)
        step = RULES.apply_unchecked(state, action)
        steps.append((state, action, step.state, step.events))
        state = step.state
        assert len(steps) < BOUND, "the game does not end"
    return steps


@settings(max_examples=GAMES, deadline=None)
@given(seed=st.integers(0, 2**32 - 1))
def test_random_games_keep_the_laws(seed: int) -> None:
    """Laws 1, 2, 5, 6, 7, the census of every position, a human's turn under 200 decisions (H9); refusals have an answer."""
    pick = random.Random(seed + 1)
    decisions = Counter[int]()
    for state, action, follower, events in playthrough(seed):
        actions = legal_actions(state)
        assert len(set(actions)) == len(actions)
        found = turn(state)
        assert found.seat is not None
        assert found.automatic == (actions == (Advance(),))
        other = any_action(pick)
        assert (why_not(state, other) is None) == (other in actions)
        census(follower)
        decisions[state.turn] += found.seat == HUMAN
        hidden = state.rng != follower.rng or state.decks.encounters != follower.decks.encounters
        assert not hidden or any(event.reveals for event in events), action
    assert max(decisions.values()) < 200
    assert isinstance(follower.pending[-1], Finished)
    assert turn(follower).seat is None
    assert isinstance(events[-1], GameEnded)
    assert 6 in (sum(follower.human.stars), sum(follower.automa.stars))


@pytest.mark.parametrize("seed", range(4))
def test_the_same_game_again(seed: int) -> None:
    """Law 3: the same state and action give the same step."""
    for state, action, follower, events in playthrough(seed):
        step = RULES.apply(state, action)
        assert (step.state, step.events) == (follower, events)


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_a_human_who_never_does_anything(faction: Faction) -> None:
    """H16; automa.md 15: on the normal tracker the Automa's turns number 20 to 26 then."""
    for seed in range(3):
        state = RULES.setup(Options(faction=faction), seed).state
        while actions := legal_actions(state):
            lazy = [action for action in actions if isinstance(action, (Skip, EndTurn, Advance))]
            state = RULES.apply_unchecked(state, (lazy or actions)[0]).state
        assert 18 <= state.automa.turns <= 28
        assert sum(state.automa.stars) == 6


def test_every_entry_of_the_stack_has_its_decision() -> None:
    """A class of ``pending`` that nobody decides or resolves would be a dead end."""
    kinds = set(get_args(entries.Pending))
    assert set(DECISIONS) == kinds
    for kind in kinds:
        decision = DECISIONS[kind]
        assert decision.turn is not None or decision.resolve is not None
        assert (decision.turn is None) == (decision.legal is None)


def test_every_verb_belongs_somewhere() -> None:
    """A class of ``actions`` that no entry takes could never be legal."""
    taken = {kind for decision in DECISIONS.values() for kind in decision.verbs}
    assert taken == set(get_args(verbs.Action))


def test_the_rules_name_themselves() -> None:
    """Saves and the command line ask for it."""
    assert RULES.game_id == "scythe"
    assert RULES.version >= 1


def test_illegal_actions_are_refused_with_their_turn() -> None:
    """Law 2."""
    state = RULES.setup(Options(), 1).state
    with pytest.raises(IllegalAction) as caught:
        RULES.apply(state, ChooseSection(4))
    assert caught.value.turn.prompt is Prompt.SECTION
    assert caught.value.turn.phase is Phase.SECTION
    assert why_not(state, ChooseSection(0)) is None


# What a seat may see (H15) ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_nothing_hidden_is_shown(seed: int) -> None:
    """H15: order of all decks, the Automa's cards and the Factory cards not being looked at."""
    for state, _, _, events in playthrough(seed):
        seen = RULES.observe(state, HUMAN)
        assert seen.rng.key is None
        decks = seen.decks
        for pile in (decks.combat, decks.encounters, decks.objectives, decks.unused_factory):
            assert set(pile.cards) <= {None}
        assert set(seen.automa.deck.cards) | set(seen.automa.hand) | set(seen.automa.factory_card) <= {None}
        looking = isinstance(state.pending[-1], ChoosingFactoryCard)
        assert looking or set(decks.factory) <= {None}
        assert not looking or decks.factory == state.decks.factory
        assert seen.human == state.human
        assert len(seen.automa.hand) == len(state.automa.hand)
        assert legal_actions(seen) == legal_actions(state)
        assert turn(seen) == turn(state)
        for event in events:
            seen_by(event, HUMAN)


def test_the_automas_seat_sees_no_hand_and_no_objectives() -> None:
    """Rules 2.6: their number is public, nothing more; objectives revealed lie open."""
    for state, *_ in playthrough(2):
        human = RULES.observe(state, BOT).human
        assert set(human.hand) | set(human.objectives) | set(human.discarded) <= {None}
        assert len(human.hand) == len(state.human.hand)
        assert human.revealed == state.human.revealed


def test_stars_are_told_one_by_one() -> None:
    """Statistics and the animator count them by their events."""
    counts: dict[Seat, int] = {HUMAN: 0, BOT: 0}
    steps = playthrough(5)
    last = steps[-1][2]
    for *_, events in steps:
        for event in events:
            if isinstance(event, StarPlaced):
                counts[event.seat] += 1
                assert event.total == counts[event.seat]
    assert counts == {HUMAN: sum(last.human.stars), BOT: sum(last.automa.stars)}
