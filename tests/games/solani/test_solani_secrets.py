"""What a seat may see, and what an event tells it. Source: rules.md 8, rulings 13, 29; decision 6."""

from __future__ import annotations

import random

import pytest
from attrs import evolve

from noria_desktop.engine.piles import EmptyPile, Pile
from noria_desktop.engine.rng import MaskedRng
from noria_desktop.games.solani.actions import DrawFeatures, KeepFeature
from noria_desktop.games.solani.events import FeatureKept, FeaturesDrawn, FeatureTaken, seen_by
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import CleaningUp, Keeping, Options, Picking, State
from noria_desktop.games.solani.terms import Row, Tile
from tests.games.solani.tables import SEAT, advance, drafting, players, table, track, with_sky, with_supply


def keeping() -> State:
    """Seat 0 of three looks at two cards."""
    state = drafting(3)
    return evolve(state, pending=Keeping(SEAT[0], (Tile.COMET, Tile.CHAIN)))


def test_decks_reserve_and_undealt_planets_are_hidden_from_everybody() -> None:
    """Ruling 29."""
    state = table(2)
    for seat in SEAT[:2]:
        supply = RULES.observe(state, seat).supply
        assert supply.decks == (Pile((None,) * 9), Pile((None,) * 9))
        assert supply.reserve == Pile((None,) * 4)
        assert supply.undealt == Pile((None,) * 4)


def test_everything_else_is_open() -> None:
    """Ruling 29: markets, track, rows, boards, owned cards, holding spaces, what is set aside or out of the game.

    What is left in the bags can be counted by everybody.
    """
    state = with_sky(drafting(3), 1, held_circle=Tile.W21, features=(Tile.NEXUS,))
    seen = RULES.observe(state, SEAT[2])
    assert (seen.skies, seen.market, seen.options, seen.pending) == (
        state.skies,
        state.market,
        state.options,
        state.pending,
    )
    was, now = state.supply, seen.supply
    assert evolve(now, decks=was.decks, reserve=was.reserve, undealt=was.undealt) == was


def test_the_reserve_is_seen_once_it_lies_on_the_track() -> None:
    """rules.md 4.1.1."""
    state = advance(with_supply(table(2), track=track("............"))).state
    seen = RULES.observe(state, SEAT[1])
    assert seen.supply.track == state.supply.track
    assert len(seen.supply.reserve) == 0


def test_only_the_player_who_drew_sees_the_cards() -> None:
    """Ruling 13."""
    state = keeping()
    assert RULES.observe(state, SEAT[0]).pending == state.pending
    for seat in SEAT[1:3]:
        assert RULES.observe(state, seat).pending == Keeping(SEAT[0], (None, None))


def test_the_event_of_drawing_tells_others_only_how_many() -> None:
    """Ruling 13: then the kept card lies open and the other one in the row."""
    drawn = FeaturesDrawn(SEAT[0], Row.TWO, (Tile.COMET, Tile.CHAIN))
    assert seen_by(drawn, SEAT[0]) == drawn
    assert seen_by(drawn, SEAT[1]) == FeaturesDrawn(SEAT[0], Row.TWO, (None, None))
    for event in (FeatureKept(SEAT[0], Tile.COMET, Tile.CHAIN), FeatureTaken(SEAT[0], Tile.COMET)):
        assert seen_by(event, SEAT[1]) == event


def test_nobody_can_draw_from_what_was_observed() -> None:
    """The generator of an observation refuses, and so does a deck."""
    seen = RULES.observe(table(2), SEAT[0])
    with pytest.raises(MaskedRng):
        advance(seen)
    state = evolve(with_sky(drafting(), 0, picks=1), pending=Picking(SEAT[0]))
    with pytest.raises(EmptyPile):
        RULES.apply(RULES.observe(state, SEAT[0]), DrawFeatures(Row.TWO))


def test_clean_up_needs_no_chance() -> None:
    """What was not taken goes back uncounted: a view can be carried on."""
    state = evolve(drafting(), pending=CleaningUp())
    view = RULES.observe(state, SEAT[0])
    assert advance(view).state == RULES.observe(advance(state).state, SEAT[0])


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_seat_that_decides_sees_its_choices(count: int) -> None:
    """A view is enough to know what one may do, in every position of a game."""
    for seed in range(5):
        pick = random.Random(seed)
        state = RULES.setup(Options(players=players(count)), seed).state
        while (seat := RULES.turn(state).seat) is not None:
            legal = RULES.legal_actions(state)
            assert RULES.legal_actions(RULES.observe(state, seat)) == legal
            assert RULES.turn(RULES.observe(state, seat)) == RULES.turn(state)
            state = RULES.apply_unchecked(state, pick.choice(legal)).state


def test_others_are_offered_no_cards_they_cannot_see() -> None:
    seen = RULES.observe(keeping(), SEAT[1])
    assert RULES.legal_actions(seen) == ()
    assert RULES.legal_actions(keeping()) == (KeepFeature(Tile.COMET), KeepFeature(Tile.CHAIN))
