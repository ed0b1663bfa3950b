"""What comes after what: both tiles, Dark Sky, the feature draft, the end.

Source: rules.md 4.3, 4.4, 5; rulings 2 to 14, 31 to 35; the document, phases 3 and 4.
"""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.piles import Pile
from noria_desktop.games.solani.actions import (
    Discard,
    DraftBranch,
    DraftCluster,
    DrawFeatures,
    KeepFeature,
    PlaceBranch,
    PlaceCircle,
    PlaceFeature,
    TakeFeature,
)
from noria_desktop.games.solani.events import (
    BranchPlaced,
    CirclePlaced,
    DarkSkySurrounded,
    FeatureKept,
    FeaturePlaced,
    FeaturesDrawn,
    FeatureTaken,
    GameEnded,
    TileDiscarded,
)
from noria_desktop.games.solani.reasons import Why
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import (
    CleaningUp,
    Drafting,
    Finished,
    Keeping,
    Picking,
    Placing,
    PlacingFeature,
    State,
)
from noria_desktop.games.solani.terms import (
    Branch,
    Kind,
    Phase,
    Prompt,
    Row,
    Tile,
    circle_space,
)
from tests.games.solani.skies import gap
from tests.games.solani.tables import (
    SEAT,
    circles,
    crosses,
    drafting,
    events,
    laid_anywhere,
    legal,
    play,
    refused,
    sky,
    step,
    table,
    with_sky,
    with_supply,
)

# First Woman has Guiding Stars at (1,1), (1,4), (4,4), (4,1); S1 puts tokens at (2,2), (0,4), (5,3), (4,0).
CORNER = gap(0, 0)
"""Next to the Guiding Star (1,1) and to the circles (0,0), (0,1), (1,0)."""


def placing(
    count: int = 2,
    circle: Tile | None = Tile.C3,
    branch: Branch | None = Branch.T3,
    seat: int = 0,
    **parts: object,
) -> State:
    """A seat is about to lay these tiles; the Sun holder (seat 0) is the last one to do so."""
    state = with_sky(drafting(count), seat, held_circle=circle, held_branch=branch, **parts)
    return evolve(state, pending=Placing(SEAT[seat], Kind.CIRCLE))


def prompt(state: State) -> Prompt:
    found = RULES.turn(state).prompt
    assert isinstance(found, Prompt)
    return found


# Both tiles -----------------------------------------------------------------------------------------------


def test_in_the_first_placement_the_branch_tile_comes_first() -> None:
    """Ruling 3: next to a Guiding Star, of which 16 branch spaces lie round; a t3 turns four ways: 64 ways."""
    state = placing()
    assert prompt(state) is Prompt.PLACE
    assert not legal(state, PlaceCircle)
    assert len(legal(state, PlaceBranch)) == 64
    assert refused(state, Discard()) is Why.BRANCH_COMES_FIRST


@pytest.mark.parametrize(
    ("branch", "masks"),
    [
        (Branch.I1, [1, 2, 4, 8]),
        (Branch.L2, [5, 10]),
        (Branch.V2, [3, 6, 12, 9]),
        (Branch.T3, [7, 14, 13, 11]),
        (Branch.X4, [15]),
    ],
)
def test_every_rotation_that_looks_different_is_offered_once(branch: Branch, masks: list[int]) -> None:
    """rules.md 2.3; ruling 1."""
    placements = legal(placing(branch=branch), PlaceBranch)
    assert [action.mask for action in placements if action.space == CORNER] == masks
    assert len(placements) == 16 * len(masks)


def test_the_branch_tile_opens_spaces_for_the_circular_tile_of_the_same_turn() -> None:
    """Ruling 4; the tile of (0,0) lies beside the branch space (0,0), the Guiding Star is no space."""
    made = step(placing(), PlaceBranch(CORNER, 7))
    assert made.events == (BranchPlaced(SEAT[0], CORNER, 7),)
    assert made.state.pending == Placing(SEAT[0], Kind.CIRCLE)
    assert prompt(made.state) is Prompt.PLACE_CIRCLE
    assert [divmod(action.space, 6) for action in legal(made.state, PlaceCircle)] == [(0, 0), (0, 1), (1, 0)]
    made = step(made.state, PlaceCircle(circle_space(0, 1)))
    assert made.events == (CirclePlaced(SEAT[0], 1, Tile.C3),)
    assert sky(made.state).circles[1] is Tile.C3
    assert sky(made.state).branches[CORNER] == 7
    assert (sky(made.state).held_circle, sky(made.state).held_branch) == (None, None)


def test_the_circular_tile_may_come_first_where_a_branch_tile_lies() -> None:
    """The document: both tiles, in either order; the cluster then opens spaces for the branch tile (ruling 4).

    From (0,1) it opens the branch space (0,1) alone: (0,0) is filled.
    """
    before = placing(branches=crosses({CORNER: 15}))
    assert {action.space for action in legal(before, PlaceBranch)} == {
        gap(row, column)
        for row, column in [
            *[(0, 1), (1, 0), (1, 1)],
            *[(row, column) for row in (0, 1) for column in (3, 4)],
            *[(row, column) for row in (3, 4) for column in (3, 4)],
            *[(row, column) for row in (3, 4) for column in (0, 1)],
        ]
    }
    state = play(before, PlaceCircle(circle_space(0, 1)))
    assert prompt(state) is Prompt.PLACE_BRANCH
    assert not legal(state, PlaceCircle)
    assert refused(state, Discard()) is Why.PLACE_FIRST


def test_a_circular_tile_without_a_space_is_discarded_after_the_branch_tile() -> None:
    """Ruling 2. Every circle round the branch space (0,0) is taken before; it is the only one with a tile."""
    full = circles({circle_space(r, c): Tile.C2 for r, c in [(0, 0), (0, 1), (1, 0)]})
    state = placing(branch=None, circles=full, branches=crosses({CORNER: 15}), circle=Tile.RED)
    assert prompt(state) is Prompt.DISCARD
    assert RULES.legal_actions(state) == (Discard(),)
    assert refused(state, PlaceCircle(circle_space(3, 3))) is Why.NO_BRANCH_BESIDE
    made = step(state, Discard())
    assert made.events == (TileDiscarded(SEAT[0], Tile.RED),)
    assert made.state.supply.gone == (Tile.RED,)
    assert sky(made.state).held_circle is None
    assert sky(made.state).circles == full


def test_a_tile_that_has_a_space_cannot_be_discarded() -> None:
    """Ruling 2: a legal placement may not be refused."""
    state = play(placing(), PlaceBranch(CORNER, 7))
    assert refused(state, Discard()) is Why.HAS_A_SPACE
    assert refused(placing(branches=crosses({CORNER: 15})), Discard()) is Why.HAS_A_SPACE


def test_why_a_tile_cannot_be_laid_there() -> None:
    """rules.md 4.3, 2.2; ruling 5: Dark Sky permits no branch tile beside it."""
    state = placing(
        circles=circles({circle_space(0, 1): Tile.C2}), branches=crosses({CORNER: 15, gap(1, 1): 15})
    )
    at = circle_space
    assert refused(state, PlaceBranch(CORNER, 7)) is Why.SPACE_TAKEN
    assert refused(state, PlaceBranch(gap(0, 1), 15)) is Why.WRONG_SHAPE
    assert refused(state, PlaceBranch(gap(2, 2), 7)) is Why.NO_CIRCLE_BESIDE
    assert refused(state, PlaceBranch(25, 7)) is Why.NO_SUCH_SPACE
    assert refused(state, PlaceBranch(-1, 7)) is Why.NO_SUCH_SPACE
    assert refused(state, PlaceCircle(at(0, 1))) is Why.SPACE_TAKEN
    assert refused(state, PlaceCircle(at(1, 1))) is Why.GUIDING_STAR
    assert refused(state, PlaceCircle(at(2, 2))) is Why.DARK_SKY
    assert refused(state, PlaceCircle(at(3, 3))) is Why.NO_BRANCH_BESIDE
    assert refused(state, PlaceCircle(36)) is Why.NO_SUCH_SPACE
    assert refused(state, PlaceCircle(-1)) is Why.NO_SUCH_SPACE
    assert refused(state, DraftCluster(0)) is Why.PLACE_FIRST
    laid = play(state, PlaceCircle(at(0, 0)))
    assert refused(laid, PlaceCircle(at(1, 0))) is Why.NOT_HELD
    laid = play(state, PlaceBranch(gap(0, 1), 7))
    assert refused(laid, PlaceBranch(gap(1, 0), 7)) is Why.NOT_HELD


def test_with_one_tile_held_nobody_may_place() -> None:
    """The document: only once a player has selected a tile of each type."""
    state = play(drafting(), DraftCluster(0))
    assert refused(state, PlaceCircle(0)) is Why.DRAFT_FIRST


# Dark Sky -------------------------------------------------------------------------------------------------

ROUND_TOP = {gap(0, 3): 15, gap(0, 4): 15}
"""Both branch spaces of the token at (0,4)."""
ROUND_WEST = {gap(3, 0): 15, gap(4, 0): 15}
"""Both branch spaces of the token at (4,0)."""


def test_a_token_is_surrounded_once_both_tiles_lie() -> None:
    """Ruling 9: checked once, after both tiles; ruling 25: two branch spaces are enough at the border."""
    state = placing(branches=crosses({gap(0, 3): 15}), branch=Branch.X4)
    made = step(state, PlaceBranch(gap(0, 4), 15))
    assert not events(made, DarkSkySurrounded)
    assert sky(made.state).surrounded == (False,) * 4
    made = step(made.state, PlaceCircle(circle_space(0, 3)))
    assert made.events == (
        CirclePlaced(SEAT[0], circle_space(0, 3), Tile.C3),
        DarkSkySurrounded(SEAT[0], circle_space(0, 4)),
    )
    assert sky(made.state).surrounded == (False, True, False, False)
    assert sky(made.state).picks == 1
    assert made.state.pending == Picking(SEAT[0])


def test_a_discard_completes_the_placement_as_well() -> None:
    """Ruling 2: on a sky where every space beside the two branch tiles is taken. (0,4) is surrounded all the same."""
    full = circles({circle_space(row, column): Tile.C2 for row, column in [(0, 3), (0, 5), (1, 3), (1, 5)]})
    state = placing(branch=None, branches=crosses(ROUND_TOP), circles=full)
    made = step(state, Discard())
    assert made.events == (TileDiscarded(SEAT[0], Tile.C3), DarkSkySurrounded(SEAT[0], circle_space(0, 4)))


def test_surrounding_gives_nothing_twice() -> None:
    """rules.md 4.3: that was not surrounded before."""
    state = placing(
        branches=crosses(ROUND_TOP), surrounded=(False, True, False, False), features=(Tile.NEXUS,)
    )
    state = laid_anywhere(state)
    assert sky(state).picks == 0
    assert isinstance(state.pending, CleaningUp)


def test_without_a_token_surrounded_the_round_goes_to_clean_up() -> None:
    """The document, phase 4: only if at least one player surrounded one this turn."""
    state = laid_anywhere(placing())
    assert state.pending == CleaningUp()
    assert RULES.turn(state).phase is Phase.CLEANUP


def test_features_wait_until_all_have_placed() -> None:
    """Rulings 31, 33: seat 1 surrounds a token, then seat 0 still picks and places."""
    state = placing(seat=1, branches=crosses({}))
    dark = sky(state, 1).dark[1]
    rounds = {gap: 15 for gap in range(25) if dark in _corners(gap)}
    state = with_sky(state, 1, branches=crosses(rounds))
    state = laid_anywhere(state)
    assert sky(state, 1).picks == 1
    assert state.pending == Drafting(SEAT[0], Kind.CIRCLE, True)
    state = with_sky(state, 0, held_circle=Tile.C2)
    state = laid_anywhere(play(state, DraftBranch(0)))
    assert state.pending == Picking(SEAT[1])


def _corners(gap: int) -> set[int]:
    """Circles round a branch space, worked out here: rows and columns differ by 0 or 1."""
    row, column = divmod(gap, 5)
    return {circle_space(row + down, column + right) for down in (0, 1) for right in (0, 1)}


# The feature draft ----------------------------------------------------------------------------------------


def picking(count: int = 2, seat: int = 0, picks: tuple[int, ...] = (1, 0), **parts: object) -> State:
    """A seat wins a feature; every sky has a branch tile beside which there is room."""
    state = drafting(count)
    for number, left in enumerate(picks):
        state = with_sky(state, number, picks=left, branches=crosses({CORNER: 15}))
    state = with_sky(state, seat, **parts)
    state = with_supply(
        state,
        rows=((Tile.COMET, Tile.BEACON), (Tile.NEXUS,)),
        decks=(Pile((Tile.THREAD, Tile.CHAIN, Tile.CRADLE)), Pile((Tile.TRIAD,))),
    )
    return evolve(state, pending=Picking(SEAT[seat]))


def test_an_open_card_or_two_of_a_deck() -> None:
    """The document, phase 4: one of the face-up cards, or draw from either deck."""
    state = picking()
    assert prompt(state) is Prompt.TAKE_FEATURE
    assert RULES.turn(state).phase is Phase.FEATURES
    assert RULES.legal_actions(state) == (
        TakeFeature(Tile.COMET),
        TakeFeature(Tile.BEACON),
        TakeFeature(Tile.NEXUS),
        DrawFeatures(Row.TWO),
        DrawFeatures(Row.THREE),
    )


def test_the_tile_of_an_open_card_is_laid_at_once() -> None:
    """The document: immediately, by the rules of Star Clusters; nothing replaces the card (ruling 35)."""
    made = step(picking(), TakeFeature(Tile.COMET))
    assert made.events == (FeatureTaken(SEAT[0], Tile.COMET),)
    assert made.state.supply.rows == ((Tile.BEACON,), (Tile.NEXUS,))
    assert sky(made.state).features == (Tile.COMET,)
    assert made.state.pending == PlacingFeature(SEAT[0], Tile.COMET)
    assert prompt(made.state) is Prompt.PLACE_FEATURE
    assert [divmod(action.space, 6) for action in legal(made.state, PlaceFeature)] == [(0, 0), (0, 1), (1, 0)]
    made = step(made.state, PlaceFeature(circle_space(0, 0)))
    assert made.events == (FeaturePlaced(SEAT[0], 0, Tile.COMET),)
    assert sky(made.state).circles[0] is Tile.COMET
    assert sky(made.state).picks == 0
    assert made.state.pending == CleaningUp()


def test_one_of_two_drawn_is_kept_and_the_other_joins_its_row() -> None:
    """The document: draw 2, keep 1, add the other face up to its row; ruling 12: at once, at the right end."""
    made = step(picking(), DrawFeatures(Row.TWO))
    assert made.events == (FeaturesDrawn(SEAT[0], Row.TWO, (Tile.THREAD, Tile.CHAIN)),)
    assert made.state.pending == Keeping(SEAT[0], (Tile.THREAD, Tile.CHAIN))
    assert prompt(made.state) is Prompt.KEEP_FEATURE
    assert RULES.legal_actions(made.state) == (KeepFeature(Tile.THREAD), KeepFeature(Tile.CHAIN))
    assert refused(made.state, KeepFeature(Tile.COMET)) is Why.NOT_DRAWN
    assert refused(made.state, TakeFeature(Tile.COMET)) is Why.KEEP_FIRST
    made = step(made.state, KeepFeature(Tile.CHAIN))
    assert made.events == (FeatureKept(SEAT[0], Tile.CHAIN, Tile.THREAD),)
    assert made.state.supply.rows[0] == (Tile.COMET, Tile.BEACON, Tile.THREAD)
    assert made.state.supply.decks[0] == Pile((Tile.CRADLE,))
    assert made.state.pending == PlacingFeature(SEAT[0], Tile.CHAIN)


def test_the_last_card_of_a_deck_is_drawn_alone_and_kept() -> None:
    """Ruling 11."""
    state = play(picking(), DrawFeatures(Row.THREE))
    assert RULES.legal_actions(state) == (KeepFeature(Tile.TRIAD),)
    made = step(state, KeepFeature(Tile.TRIAD))
    assert made.events == (FeatureKept(SEAT[0], Tile.TRIAD, None),)
    assert made.state.supply.rows[1] == (Tile.NEXUS,)


def test_nothing_is_drawn_from_an_empty_deck() -> None:
    """Ruling 11."""
    state = with_supply(picking(), decks=(Pile(()), Pile((Tile.TRIAD,))))
    assert legal(state, DrawFeatures) == [DrawFeatures(Row.THREE)]
    assert refused(state, DrawFeatures(Row.TWO)) is Why.EMPTY_DECK


def test_at_most_two_cards_of_each_number() -> None:
    """The document: 2 of each type of card (2 and 3)."""
    state = picking(features=(Tile.THREAD, Tile.DUST_LANE))
    assert RULES.legal_actions(state) == (TakeFeature(Tile.NEXUS), DrawFeatures(Row.THREE))
    assert refused(state, TakeFeature(Tile.COMET)) is Why.LIMIT_OF_NUMBER
    assert refused(state, DrawFeatures(Row.TWO)) is Why.LIMIT_OF_NUMBER
    assert refused(state, TakeFeature(Tile.TRIAD)) is Why.NOT_ON_OFFER
    assert refused(state, TakeFeature(Tile.C2)) is Why.NOT_ON_OFFER
    assert refused(state, DraftCluster(0)) is Why.PICK_FIRST


def test_a_feature_without_a_space_leaves_its_card_with_its_owner() -> None:
    """Ruling 14: the card counts, the tile is discarded; later it scores nothing."""
    full = circles({circle_space(r, c): Tile.C2 for r, c in [(0, 0), (0, 1), (1, 0)]})
    state = play(picking(circles=full), TakeFeature(Tile.NEXUS))
    assert prompt(state) is Prompt.DISCARD_FEATURE
    assert RULES.legal_actions(state) == (Discard(),)
    made = step(state, Discard())
    assert made.events == (TileDiscarded(SEAT[0], Tile.NEXUS),)
    assert sky(made.state).features == (Tile.NEXUS,)
    assert made.state.supply.gone == (Tile.NEXUS,)
    assert made.state.pending == CleaningUp()


def test_a_feature_with_a_space_must_be_laid() -> None:
    state = play(picking(), TakeFeature(Tile.NEXUS))
    assert refused(state, Discard()) is Why.HAS_A_SPACE
    assert refused(state, PlaceFeature(circle_space(1, 1))) is Why.GUIDING_STAR
    assert refused(state, PlaceFeature(circle_space(2, 2))) is Why.DARK_SKY
    assert refused(state, PlaceFeature(circle_space(5, 5))) is Why.NO_BRANCH_BESIDE
    assert refused(state, TakeFeature(Tile.COMET)) is Why.FEATURE_FIRST


def test_picks_go_clockwise_from_the_sun_in_passes() -> None:
    """The document: from the first player clockwise, one at a time; ruling 9: two tokens, two passes.

    The Sun is with seat 2 of 3; seats 0 and 2 have two picks, seat 1 has one: 2, 0, 1, 2, 0.
    """
    state = evolve(picking(3, seat=2, picks=(2, 1, 2)), sun=SEAT[2])
    state = with_supply(
        state, rows=((Tile.COMET, Tile.BEACON, Tile.THREAD, Tile.CHAIN), (Tile.NEXUS, Tile.COMPASS))
    )
    order = []
    while isinstance(state.pending, Picking):
        order.append(int(state.pending.seat))
        state = play(state, legal(state, TakeFeature)[0])
        state = play(state, legal(state, PlaceFeature)[0])
    assert order == [2, 0, 1, 2, 0]
    assert state.pending == CleaningUp()


def test_a_card_that_joined_its_row_can_be_taken_by_the_next_player() -> None:
    """Ruling 12."""
    state = play(picking(2, picks=(1, 1)), DrawFeatures(Row.TWO), KeepFeature(Tile.THREAD), PlaceFeature(0))
    assert state.pending == Picking(SEAT[1])
    assert TakeFeature(Tile.CHAIN) in legal(state, TakeFeature)


def test_a_feature_surrounds_nothing_and_is_a_neighbour_from_now_on() -> None:
    """Rulings 7 and 8: the tile at (0,1) permits a branch tile at (0,1)."""
    made = step(play(picking(), TakeFeature(Tile.COMET)), PlaceFeature(circle_space(0, 1)))
    assert not events(made, DarkSkySurrounded)
    again = with_sky(made.state, 0, held_branch=Branch.I1)
    again = evolve(again, pending=Placing(SEAT[0], Kind.CIRCLE))
    assert PlaceBranch(gap(0, 1), 1) in legal(again, PlaceBranch)


# The end --------------------------------------------------------------------------------------------------


def test_after_round_twelve_the_game_is_over() -> None:
    """The document: clean-up is skipped, scoring follows."""
    made_last = None
    state = evolve(placing(), round=12)
    while RULES.turn(state).seat is not None:
        made_last = RULES.apply(state, RULES.legal_actions(state)[0])
        state = made_last.state
    assert state.pending == Finished()
    assert RULES.legal_actions(state) == ()
    turn = RULES.turn(state)
    assert (turn.seat, turn.phase, turn.prompt) == (None, Phase.GAME_OVER, Prompt.FINISHED)
    assert made_last is not None
    ended = made_last.events[-1]
    sheet = RULES.scores(state)
    assert ended == GameEnded(
        (sheet.total(0), sheet.total(1)), tuple(SEAT[seat] for seat in sheet.ranking[0])
    )
    assert refused(state, PlaceCircle(0)) is Why.NOT_NOW


def test_round_twelve_has_a_feature_draft() -> None:
    """Ruling 10: the last feature ends the game."""
    state = play(evolve(picking(), round=12), TakeFeature(Tile.COMET))
    made = step(state, PlaceFeature(0))
    assert made.state.pending == Finished()
    assert isinstance(made.events[-1], GameEnded)


def test_the_first_seat_is_human() -> None:
    assert table(2).options.players[HUMAN].value == "human"
