"""The laws every game keeps, tried on whole games of the catalogue and the test game.

Source: architecture 2.3 (laws 1 to 7), 2.12.
"""

from __future__ import annotations

import itertools
import json
import random
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, get_args

import attrs
import pytest
from attrs import frozen
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.players import player, player_names
from noria_desktop.app.saves.converter import canonical, structured, unstructured
from noria_desktop.app.saves.limits import parse
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN, Event, IllegalAction, Rules, Seat
from noria_desktop.engine.rng import MaskedRng, Rng
from tests import toy_game
from tests.app.playing import begun, choose, every_kit, every_table, played
from tests.conformance.hidden import dealt_anew

# With the module as their scope, all laws are tried on one game before the next is played.
KITS = pytest.mark.parametrize("game", every_table().values(), ids=every_table(), scope="module")
SEEDS = range(6)
GAMES = pytest.mark.parametrize("seed", SEEDS, scope="module")
MOST_CHOICES = 2_000
"""Law 4: no position offers more."""
CHOICES = st.lists(st.integers(0, 9_999), max_size=60)
HERE = Path(__file__).parent


@cache
def game_of(game: GameKit, seed: int) -> Session:
    """A whole random game, shared by all laws."""
    session = played(game, seed)
    session.run_automatic()
    return session


@frozen
class Copied:
    """A state as it is written, and an equal one that shares nothing with it: through JSON text and back."""

    data: Any
    again: Any


@lru_cache(maxsize=2)
def copies_of(game: GameKit, seed: int) -> tuple[Copied, ...]:
    """Every moment of that game copied before a law is tried on it."""
    session = game_of(game, seed)
    return tuple(copied(game, session.state_at(ply)) for ply in plies(session))


def plies(session: Session) -> range:
    """Every moment of a game, the set-up and the end included."""
    return range(len(session.log) + 1)


@KITS
@GAMES
def test_law_1_legal_actions_are_complete_finite_distinct_and_always_in_the_same_order(
    game: GameKit, seed: int
) -> None:
    session = game_of(game, seed)
    for ply in plies(session):
        state = session.state_at(ply)
        turn, legal = game.rules.turn(state), game.rules.legal_actions(state)
        assert bool(legal) == (turn.seat is not None)
        assert len(set(legal)) == len(legal)
        assert len(legal) <= MOST_CHOICES
        assert game.rules.legal_actions(copies_of(game, seed)[ply].again) == legal
        if turn.automatic:
            assert [type(action).__name__ for action in legal] == ["Advance"]


@KITS
@GAMES
def test_law_2_every_legal_action_is_accepted(game: GameKit, seed: int) -> None:
    session = game_of(game, seed)
    for ply in plies(session)[:: 1 + seed]:
        state = session.state_at(ply)
        for action in game.rules.legal_actions(state)[:60]:
            step = game.rules.apply(state, action)
            assert step == game.rules.apply_unchecked(state, action)
            assert all(isinstance(event, Event) for event in step.events)


@KITS
@GAMES
def test_law_2_every_other_action_is_refused(game: GameKit, seed: int) -> None:
    """Actions that were legal at other moments of the game serve as the illegal ones."""
    session = game_of(game, seed)
    known = tuple(
        dict.fromkeys(
            action
            for ply in plies(session)
            for action in game.rules.legal_actions(session.state_at(ply))[:20]
        )
    )
    for ply in plies(session)[:: 3 + seed]:
        state = session.state_at(ply)
        legal = set(game.rules.legal_actions(state))
        for action in known[ply % 4 :: 4]:
            if action not in legal:
                with pytest.raises(IllegalAction) as caught:
                    game.rules.apply(state, action)
                assert caught.value.action == action
                assert caught.value.turn == game.rules.turn(state)


@KITS
@GAMES
def test_law_3_the_same_state_and_action_give_the_same_step(game: GameKit, seed: int) -> None:
    session = game_of(game, seed)
    for ply, entry in enumerate(session.log):
        state = session.state_at(ply)
        copy = copies_of(game, seed)[ply]
        step = game.rules.apply(copy.again, entry.action)
        assert (step.state, step.events) == (session.state_at(ply + 1), session.events_at(ply + 1))
        assert unstructured(game, state, game.state_type) == copy.data, (
            "a law changed the state it was tried on"
        )


@KITS
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(choices=CHOICES, seed=st.integers(0, (1 << 32) - 1))
def test_law_5_any_play_ends_within_the_games_bound(game: GameKit, choices: list[int], seed: int) -> None:
    session = choose(begun(game, seed), choices or [0])
    while not session.is_over:
        before = session.cursor
        choose(session, choices or [0])
        assert session.cursor > before
        assert session.cursor <= game.action_bound


@KITS
@GAMES
def test_law_6_the_census_holds_in_every_position(game: GameKit, seed: int) -> None:
    session = game_of(game, seed)
    for ply in plies(session):
        game.census(session.state_at(ply))


@KITS
@GAMES
def test_law_7_a_step_that_uses_chance_or_turns_something_up_says_so(game: GameKit, seed: int) -> None:
    session = game_of(game, seed)
    assert any(event.reveals for event in session.events_at(0)), "set-up uses chance"
    for ply in range(1, len(session.log) + 1):
        before, after = session.state_at(ply - 1), session.state_at(ply)
        used_chance = rngs(before) != rngs(after)
        turned_up = known(game.rules.observe(after, HUMAN)) - known(game.rules.observe(before, HUMAN))
        if used_chance or turned_up:
            assert any(event.reveals for event in session.events_at(ply)), session.log[ply - 1]


@KITS
@GAMES
def test_states_and_actions_survive_json_at_every_moment(game: GameKit, seed: int) -> None:
    session = game_of(game, seed)
    for ply in plies(session):
        state = session.state_at(ply)
        again = copies_of(game, seed)[ply].again
        assert again is not state
        assert again == state
        assert hash(again) == hash(state)
    for entry in session.log:
        data = parse(canonical(unstructured(game, entry.action, game.action_type)).encode())
        assert structured(game, data, game.action_type, "$") == entry.action


@KITS
@GAMES
def test_undo_comes_to_the_very_states_that_were(game: GameKit, seed: int) -> None:
    session = begun(game, seed)
    assert session.replay(game_of(game, seed).log) == len(game_of(game, seed).log)
    seen = [session.state_at(ply) for ply in plies(session)]
    while session.can_undo:
        session.undo()
        assert session.state is seen[session.cursor]
    assert session.replay(()) == 0


@KITS
@GAMES
def test_observing_hides_chance_and_observing_twice_changes_nothing(game: GameKit, seed: int) -> None:
    session = game_of(game, seed)
    for ply in plies(session):
        for seat in game.seats(session.options):
            view = game.rules.observe(session.state_at(ply), seat)
            assert type(view) is game.state_type
            assert game.rules.observe(view, seat) == view
            assert rngs(view)
            for rng in rngs(view):
                assert rng.key is None
                with pytest.raises(MaskedRng):
                    rng.below(2)


# What a seat cannot see ----------------------------------------------------------------------------------


def shows_nothing_hidden(game: GameKit, session: Session, seed: int, every: int = 1) -> int:
    """Every seat sees the same, and may do the same, when what it cannot see is dealt anew in the moments of a game.

    How often something other than chance to come was exchanged is the result.
    """
    pick, exchanged = random.Random(seed), 0
    for ply in plies(session)[seed % every :: every]:
        state = session.state_at(ply)
        for seat in game.seats(session.options):
            other = dealt_anew(game.game_id, state, seat, pick)
            game.census(other)
            view = game.rules.observe(state, seat)
            assert game.rules.observe(other, seat) == view
            if game.rules.turn(state).seat == seat:
                legal = game.rules.legal_actions(state)
                assert game.rules.legal_actions(other) == legal
                assert game.rules.legal_actions(view) == legal
            exchanged += attrs.evolve(other, rng=state.rng) != state
    return exchanged


@KITS
def test_a_view_does_not_change_with_what_it_hides(game: GameKit) -> None:
    """Two games that differ only in chance to come look the same."""
    state = begun(game, 5).state
    other = attrs.evolve(state, rng=Rng(12345, state.rng.counter))
    assert game.rules.observe(state, HUMAN) == game.rules.observe(other, HUMAN)


@KITS
@GAMES
def test_what_a_seat_cannot_see_changes_neither_its_view_nor_what_it_may_do(game: GameKit, seed: int) -> None:
    exchanged = shows_nothing_hidden(game, game_of(game, seed), seed, every=3)
    assert exchanged > 5 or game.game_id == "noria", "Noria alone hides nothing but chance"


@KITS
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 130))
def test_what_a_seat_cannot_see_changes_nothing_at_any_moment_of_many_games(game: GameKit, seed: int) -> None:
    shows_nothing_hidden(game, game_of(game, seed), seed)


def _leaking(state: toy_game.State, seat: Seat) -> toy_game.State:
    """Pebbles whose pile lies open to everybody."""
    return attrs.evolve(toy_game.observe(state, seat), pile=state.pile)


def _telling(state: toy_game.State) -> tuple[toy_game.Action, ...]:
    """Pebbles that offers what only a look under the pile can tell."""
    legal = toy_game.legal_actions(state)
    return legal if state.pile.cards[0] != 1 or len(legal) < 2 else legal[:-1]


@pytest.mark.parametrize(
    "rules",
    [attrs.evolve(toy_game.RULES, observe=_leaking), attrs.evolve(toy_game.RULES, legal_actions=_telling)],
    ids=["leaking", "telling"],
)
def test_a_game_that_shows_a_hidden_pile_breaks_the_law(rules: Rules[Any, Any, Any, Any]) -> None:
    nothing_hidden_in_any(toy_game.KIT)
    leaking = attrs.evolve(toy_game.KIT, rules=rules)
    with pytest.raises(AssertionError):
        nothing_hidden_in_any(leaking)


def nothing_hidden_in_any(game: GameKit) -> None:
    """The law, tried on some games of a kind."""
    for seed in SEEDS:
        shows_nothing_hidden(game, played(game, seed), seed)


def decisions(session: Session, game: GameKit, name: str, count: int) -> list[Any]:
    """So many positions of a game in which somebody has a choice, from its beginning to its end."""
    found = [
        state
        for state in map(session.state_at, plies(session))
        if len(game.rules.legal_actions(state)) > 1 and not game.rules.turn(state).automatic
    ]
    return random.Random(name).sample(found, min(count, len(found)))


def chooses_without_secrets(game: GameKit, name: str, seed: int, count: int) -> None:
    """A player with a fixed key says the very same, what it weighed included, when what it cannot see is dealt anew."""
    pick = random.Random(seed)
    for state in decisions(game_of(game, seed), game, name, count):
        seat = game.rules.turn(state).seat
        assert seat is not None
        said = [
            player(game.game_id, name).choose(
                game.rules.observe(world, seat), game.rules.legal_actions(world), Rng(seed)
            )
            for world in (state, dealt_anew(game.game_id, state, seat, pick))
        ]
        assert said[0] == said[1]


PLAYERS = pytest.mark.parametrize(
    ("game", "name"),
    [(game, name) for game in every_kit() for name in player_names(game.game_id)],
    ids=[f"{game.game_id}-{name}" for game in every_kit() for name in player_names(game.game_id)],
)


@PLAYERS
def test_what_a_seat_cannot_see_changes_no_players_choice(game: GameKit, name: str) -> None:
    chooses_without_secrets(game, name, 0, 4)


@PLAYERS
@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_what_a_seat_cannot_see_changes_no_players_choice_in_many_positions(game: GameKit, name: str) -> None:
    for seed in SEEDS:
        chooses_without_secrets(game, name, seed, 40)


@KITS
def test_one_seed_is_one_game_and_another_seed_another(game: GameKit) -> None:
    options = game.default_options()
    assert game.rules.setup(options, 4) == game.rules.setup(options, 4)
    assert len({game.rules.setup(options, seed).state for seed in range(20)}) == 20


@KITS
@pytest.mark.parametrize("seed", range(40))
def test_every_set_up_can_be_written_and_read_and_begins_the_same_game(game: GameKit, seed: int) -> None:
    start = game.rules.setup(game.default_options(), seed).state
    options = game.options_of(start)
    read = game.read_setup(game.write_setup(options))
    assert read == options
    again = game.rules.setup(read, seed).state
    assert game.options_of(again) == options
    assert again == start


@KITS
def test_progress_grows_to_its_total(game: GameKit) -> None:
    session = game_of(game, 1)
    progress = [game.progress(session.state_at(ply)) for ply in plies(session)]
    assert progress[0].done == 0
    assert progress[-1].done == progress[-1].total
    assert all(0 <= later.done - earlier.done <= 1 for earlier, later in itertools.pairwise(progress))


@KITS
def test_scores_cover_every_seat_and_rank_by_points(game: GameKit) -> None:
    session = game_of(game, 2)
    for ply in plies(session):
        sheet = game.rules.scores(session.state_at(ply))
        ranked = [seat for place in sheet.ranking for seat in place]
        assert sorted(ranked) == sorted(game.seats(session.options))
        totals = [sheet.total(seat) for seat in ranked]
        assert totals == sorted(totals, reverse=True)
        assert sheet.winner is None or sheet.ranking[0] == (sheet.winner,)


@KITS
def test_names_in_saves_are_frozen(game: GameKit) -> None:
    """Renaming a class that is saved makes old saves unreadable: raise state_version and migrate."""
    frozen = json.loads((HERE / "tags.json").read_text(encoding="utf-8"))
    assert [[member.__name__ for member in get_args(union)] for union in game.unions] == frozen[game.game_id]


def copied(game: GameKit, state: Any) -> Copied:
    data = unstructured(game, state, game.state_type)
    return Copied(data, structured(game, parse(canonical(data).encode()), game.state_type, "$"))


PARTS: dict[type, tuple[str, ...]] = {}


def parts_of(value: Any) -> tuple[str, ...]:
    """The names of what a value consists of; none of a plain one. Asked of attrs once a kind, as it is asked often."""
    kind = type(value)
    if kind not in PARTS:
        PARTS[kind] = tuple(field.name for field in attrs.fields(kind)) if attrs.has(kind) else ()
    return PARTS[kind]


def rngs(value: Any) -> tuple[Rng, ...]:
    """Every generator inside a state."""
    if isinstance(value, Rng):
        return (value,)
    if parts := parts_of(value):
        return tuple(rng for part in parts for rng in rngs(getattr(value, part)))
    if isinstance(value, tuple | frozenset):
        return tuple(rng for item in value for rng in rngs(item))
    return ()


def known(view: Any) -> set[Any]:
    """Cards and numbers of a view's tables that could have come from a hidden pile.

    Only games with piles have any; what leaves a pile appears elsewhere, so the pile gets smaller.
    """
    return {("drawn", -size) for size in _pile_sizes(view)}


def _pile_sizes(value: Any) -> tuple[int, ...]:
    if type(value).__name__ == "Pile":
        return (len(value),)
    if parts := parts_of(value):
        return tuple(n for part in parts for n in _pile_sizes(getattr(value, part)))
    if isinstance(value, tuple):
        return tuple(n for item in value for n in _pile_sizes(item))
    return ()
