"""The last round against enumeration by the rules: no way to lay the last tiles leads to more.

Rivals count as they stand; a Dark Sky token just surrounded is worth the open card that adds most. 300 boards with
``pytest -m slow``. Source: engines-and-bots 6.
"""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.bots.solani.levels import PLAYERS
from noria_desktop.bots.solani.thoughts import Method, Reasoned
from noria_desktop.engine.rng import Rng
from noria_desktop.games.solani.features import open_cards
from noria_desktop.games.solani.placement import circle_spaces, place_feature
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Options, Placing, Sky, State
from tests.bots.solani.positions import ALONE, THREE, TWO, found, is_last_placement, seat_of


def lead(state: State, seat: int, sky: Sky) -> int:
    """Points before the best of the others, Coyote's bonus tiles against the only player."""
    sheet = RULES.scores(evolve(state, skies=(*state.skies[:seat], sky, *state.skies[seat + 1 :])))
    others = {line.seat for line in sheet.lines} - {seat}
    return sheet.total(seat) - max(sheet.total(other) for other in others)


def with_features(state: State, seat: int, sky: Sky) -> int:
    """The lead when each feature won is the best open card on its best space."""
    if not sky.picks:
        return lead(state, seat, sky)
    ways = [
        evolve(place_feature(sky, card, space), features=(*sky.features, card), picks=sky.picks - 1)
        for card in open_cards(sky, state.supply)
        if card not in sky.features
        for space in circle_spaces(sky)
    ]
    if not ways:
        return lead(state, seat, sky)
    best = max(ways, key=lambda way: lead(state, seat, way))
    return with_features(state, seat, best)


def ends(state: State) -> dict[Sky, State]:
    """Every sky that the placing seat can end the turn with."""
    assert isinstance(state.pending, Placing)
    seat = state.pending.seat
    reached: dict[Sky, State] = {}
    after_one: dict[Sky, State] = {}
    for action in RULES.legal_actions(state):
        after = RULES.apply_unchecked(state, action).state
        after_one.setdefault(after.skies[seat], after)
    for between in after_one.values():
        for action in RULES.legal_actions(between):
            after = RULES.apply_unchecked(between, action).state
            reached.setdefault(after.skies[seat], after)
    return reached


def played(state: State, name: str) -> Sky:
    """The sky after the player laid both tiles."""
    seat, rng = seat_of(state), Rng(1)
    policy = PLAYERS[name]()
    for _ in range(2):
        view = RULES.observe(state, seat)
        choice, rng = policy.choose(view, RULES.legal_actions(state), rng)
        assert isinstance(choice, Reasoned)
        assert choice.thoughts.method in (Method.COUNTED, Method.ONLY)
        state = RULES.apply_unchecked(state, choice.action).state
    return state.skies[seat]


def is_best(state: State, name: str) -> bool:
    seat = seat_of(state)
    reached = ends(state)
    mine = with_features(state, seat, played(state, name))
    # A feature and the bonus tiles it may bring are worth little enough to leave most skies out.
    plain = {sky: lead(state, seat, sky) for sky in reached}
    rest = [sky for sky in reached if sky.picks or plain[sky] > mine]
    return all(with_features(state, seat, sky) <= mine for sky in rest)


def boards(count: int, options: Options, first_seed: int) -> list[State]:
    return list(found(count, is_last_placement, options, first_seed))


def test_the_last_tiles_are_laid_as_well_as_can_be() -> None:
    states = [*boards(12, TWO, 1), *boards(4, THREE, 1), *boards(4, ALONE, 1)]
    assert [is_best(state, "level3") for state in states] == [True] * 20


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("name", ["level3", "level4"])
def test_the_last_tiles_are_laid_as_well_as_can_be_on_300_boards(name: str) -> None:
    states = [*boards(150, TWO, 101), *boards(75, THREE, 101), *boards(75, ALONE, 101)]
    assert sum(is_best(state, name) for state in states) == 300
