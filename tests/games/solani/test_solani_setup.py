"""Laying the table. Source: rules.md 2.6, 3, 9; the document's set-up."""

from __future__ import annotations

from collections import Counter

import pytest
from attrs import evolve

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.setup_line import BadOptions
from noria_desktop.games.solani.census import census
from noria_desktop.games.solani.events import GameBegan
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.setup import dark_spaces, options_of
from noria_desktop.games.solani.state import PRINTED_SECTORS, Collection, Market, Options, Preparing
from noria_desktop.games.solani.terms import (
    CLUSTERS,
    FEATURES,
    PLANETS,
    Board,
    Branch,
    Phase,
    Player,
    Prompt,
    Sector,
    SetupCard,
    Tile,
)
from tests.games.solani.tables import SEAT, players, table

SEEDS = range(60)
COUNTS = pytest.mark.parametrize("count", [1, 2, 3, 4])


@COUNTS
def test_everybody_gets_another_board_and_one_of_them_is_coyotes(count: int) -> None:
    """The document, set-up 2: at random, at least one player receives the Coyote board."""
    coyotes: Counter[int] = Counter()
    for seed in SEEDS:
        boards = RULES.setup(Options(players=players(count)), seed).state.options.boards
        assert boards is not None
        assert len(boards) == len(set(boards)) == max(2, count)
        coyotes[boards.index(Board.COYOTE)] += 1
    assert set(coyotes) == ({1} if count == 1 else set(range(count)))


@COUNTS
def test_the_sun_goes_to_the_left_of_the_coyote_board(count: int) -> None:
    """The document, set-up 11; ruling 28: left is the next seat clockwise. Alone: the human (rules.md 9)."""
    for seed in SEEDS:
        step = RULES.setup(Options(players=players(count)), seed)
        boards = step.state.options.boards
        assert boards is not None
        assert step.state.sun == (boards.index(Board.COYOTE) + 1) % max(2, count)
        assert step.events == (GameBegan(step.state.sun),)


@pytest.mark.parametrize(("count", "dealt", "undealt"), [(1, 8, 4), (2, 8, 4), (3, 10, 2), (4, 12, 0)])
def test_planets_are_dealt_from_the_centre_outwards(count: int, dealt: int, undealt: int) -> None:
    """The document, set-up 7 and 8: 8, 10 or 12 planets, four more face down; rules.md 3.6."""
    supply = table(count).supply
    west = 6 - dealt // 2
    assert [space for space, planet in enumerate(supply.track) if planet] == list(range(west, west + dealt))
    assert len(supply.reserve) == 4
    assert len(supply.undealt) == undealt
    everything = [*filter(None, supply.track), *supply.reserve.cards, *supply.undealt.cards]
    assert Counter(everything) == dict.fromkeys(PLANETS, 4)


@pytest.mark.parametrize(("count", "size"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_each_row_shows_a_card_more_than_players(count: int, size: int) -> None:
    """The document, set-up 5 and 6; Coyote counts as a player (rules.md 9)."""
    supply = table(count).supply
    for number in range(2):
        row, deck = supply.rows[number], supply.decks[number]
        assert (len(row), len(deck)) == (size, 12 - size)
        assert {*row, *deck.cards} == set(FEATURES[12 * number : 12 * number + 12])


@COUNTS
def test_the_bags_hold_all_clusters_and_all_branch_tiles_but_five(count: int) -> None:
    """The document, set-up 3 and 4: one l2, two i1, two v2 aside; counts of rules.md 2.3 and 2.4."""
    supply = table(count).supply
    assert dict(zip(CLUSTERS, supply.cluster_bag, strict=True)) == {
        Tile.C2: 16,
        Tile.C3: 16,
        Tile.C4: 12,
        Tile.W21: 6,
        Tile.W31: 6,
    }
    assert dict(zip(Branch, supply.branch_bag, strict=True)) == {
        Branch.I1: 8 - 2,
        Branch.L2: 10 - 1,
        Branch.V2: 18 - 2,
        Branch.T3: 18,
        Branch.X4: 10,
    }
    assert Counter(supply.final_branches) == {Branch.L2: 1, Branch.I1: 2, Branch.V2: 2}
    assert sum(supply.branch_bag) == 59


def test_nothing_has_happened_yet() -> None:
    state = table(3)
    assert (state.round, state.pending, state.market) == (1, Preparing(), Market())
    assert state.coyote is None
    for sky in state.skies:
        assert sky.surrounded == (False,) * 4
        assert not any(sky.circles)
        assert not any(sky.branches)
        assert (sky.held_circle, sky.held_branch, sky.features, sky.picks) == (None, None, (), 0)
    turn = RULES.turn(state)
    assert (turn.seat, turn.phase, turn.prompt, turn.automatic) == (
        HUMAN,
        Phase.PREPARATION,
        Prompt.PREPARE,
        True,
    )


def test_alone_one_meets_coyote_who_has_no_sky() -> None:
    """rules.md 9: the human on seat 0, Coyote on seat 1 with the Coyote board; the human has the Sun first."""
    state = table(1)
    assert len(state.skies) == 1
    assert state.coyote == Collection()
    assert state.sun == HUMAN
    assert state.options.boards == (Board.FIRST_WOMAN, Board.COYOTE)


# Dark Sky -------------------------------------------------------------------------------------------------


def test_each_seat_reads_the_set_up_card_from_its_own_side() -> None:
    """The document, set-up 9; rules.md 2.6: seat 0 sees at the top what seat 1 sees at the left, 2 at the bottom.

    S1 has a token at row 0, column 4, the top side. A quarter turn sends (r, c) to (c, 5-r); seat 1 turns three
    times: (0,4) -> (4,5) -> (5,1) -> (1,0). Seat 2 turns twice: (5,1). Seat 3 once: (4,5).
    """
    at = [dark_spaces(SetupCard.S1, 0, seat)[1] for seat in SEAT]
    assert [divmod(space, 6) for space in at] == [(0, 4), (1, 0), (5, 1), (4, 5)]


def test_the_orientation_turns_the_card_clockwise() -> None:
    """Orientation 1: seat 0 sees (0,4) at (4,5); seat 1 sees what seat 0 saw before."""
    assert divmod(dark_spaces(SetupCard.S1, 1, SEAT[0])[1], 6) == (4, 5)
    assert dark_spaces(SetupCard.S1, 1, SEAT[1]) == dark_spaces(SetupCard.S1, 0, SEAT[0])


@pytest.mark.parametrize("card", list(SetupCard))
@pytest.mark.parametrize("orientation", range(4))
def test_no_token_ever_covers_a_guiding_star(card: SetupCard, orientation: int) -> None:
    """rules.md 2.6: tried with each board at each seat; the census looks at the spaces."""
    for shift in range(4):
        boards = tuple(Board)[shift:] + tuple(Board)[:shift]
        options = Options(
            players=players(4), boards=boards, setup_card=card, orientation=orientation, bonus_sectors=None
        )
        state = RULES.setup(options, shift).state
        census(state)
        for sky in state.skies:
            assert len(set(sky.dark)) == 4


# Gaps and options -----------------------------------------------------------------------------------------


@COUNTS
def test_a_game_is_repeated_by_its_options_and_its_seed(count: int) -> None:
    """The options of a game have no gaps; with its seed they are the same game (ruling 30)."""
    for seed in SEEDS:
        start = RULES.setup(Options(players=players(count), bonus_sectors=None), seed)
        options = options_of(start.state)
        assert None not in (options.boards, options.setup_card, options.orientation, options.bonus_sectors)
        assert RULES.setup(options, seed) == start


def test_choosing_something_changes_nothing_else() -> None:
    """The draws stay in place: another board or card leaves planets and feature cards as they were."""
    drawn = RULES.setup(Options(bonus_sectors=None), 5).state
    boards = drawn.options.boards
    assert boards is not None
    given = evolve(
        drawn.options,
        boards=boards[::-1],
        setup_card=SetupCard.S4,
        orientation=2,
        bonus_sectors=PRINTED_SECTORS,
    )
    state = RULES.setup(given, 5).state
    assert (state.supply, state.rng) == (drawn.supply, drawn.rng)
    assert state.options == given


def test_the_seed_fills_every_gap_with_everything_there_is() -> None:
    """rules.md 3.7: four cards, four directions; 7: shuffled bonuses."""
    found = [RULES.setup(Options(bonus_sectors=None), seed).state.options for seed in range(200)]
    assert {options.setup_card for options in found} == set(SetupCard)
    assert {options.orientation for options in found} == {0, 1, 2, 3}
    assert len({options.bonus_sectors for options in found}) == 24
    assert {board for options in found for board in options.boards or ()} == set(Board)


def test_bonus_tiles_lie_as_printed_unless_they_are_shuffled() -> None:
    """rules.md 7: NW, NE, SE, SW."""
    assert table(2).options.bonus_sectors == (Sector.NW, Sector.NE, Sector.SE, Sector.SW)


FOUR = (Sector.NW, Sector.NW, Sector.SE, Sector.SW)


@pytest.mark.parametrize(
    ("place", "options"),
    [
        ("players", Options(players=())),
        ("players", Options(players=(*players(4), Player.LEVEL_4))),
        ("players[0]", Options(players=(Player.LEVEL_1, Player.HUMAN))),
        ("boards", Options(boards=(Board.COYOTE,))),
        ("boards", Options(boards=(Board.FIRST_MAN, Board.FIRST_WOMAN))),
        ("boards", Options(boards=(Board.FIRST_MAN, Board.COYOTE, Board.FIRE_MAN))),
        ("boards[1]", Options(boards=(Board.COYOTE, Board.COYOTE))),
        ("boards[1]", Options(players=players(1), boards=(Board.COYOTE, Board.FIRE_MAN))),
        ("boards", Options(players=players(1), boards=(Board.FIRE_MAN,))),
        ("orientation", Options(orientation=4)),
        ("orientation", Options(orientation=-1)),
        ("bonus_sectors", Options(bonus_sectors=FOUR)),
    ],
)
def test_impossible_options_are_refused_with_their_place(place: str, options: Options) -> None:
    with pytest.raises(BadOptions) as caught:
        RULES.setup(options, 1)
    assert caught.value.place == place


@pytest.mark.parametrize("seed", [-1, 1 << 32])
def test_a_seed_is_an_unsigned_number_of_32_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        RULES.setup(Options(), seed)
