"""What the letters do, one by one: rules.md 5.3 and the seed's page of bot actions."""

from __future__ import annotations

from itertools import product

import pytest
from attrs import evolve

from noria_desktop.games.noria.events import (
    Cancellation,
    Criterion,
    Decided,
    Event,
    FactoryBuilt,
    Invested,
    LetterActs,
    LetterCancelled,
    LetterUpgraded,
    Narrowed,
    PoliticianRemoved,
    PoliticianSeated,
    Question,
    ShipTaken,
    Travelled,
)
from noria_desktop.games.noria.state import Levels, State
from noria_desktop.games.noria.terms import (
    BERTHS,
    FACTORY_SPACES,
    Chamber,
    Landing,
    Letter,
    Resource,
    Side,
    Track,
)
from tests.games.noria.bot_positions import (
    acting,
    table,
    wheel,
    with_bot,
    with_council,
    with_island,
    with_levels,
)

H, B = Side.HUMAN, Side.BOT
FULL = (4, 4, 4, 4, 4, 4)
NOBODY = (0, 0, 0, 0, 0, 0)


def decided(events: tuple[Event, ...], question: Question) -> Decided:
    """The bot's answer to one question."""
    return next(event for event in events if isinstance(event, Decided) and event.question is question)


def cancelled(events: tuple[Event, ...]) -> LetterCancelled:
    """The cancellation among the events."""
    return next(event for event in events if isinstance(event, LetterCancelled))


# A, rounds 1-10: airship


@pytest.mark.parametrize(
    ("ships", "berth"),
    [
        ((2, 1, 1), Landing.BERTH_3),  # fewest is 1, twice: the rightmost
        ((1, 2, 1), Landing.BERTH_3),
        ((1, 1, 2), Landing.BERTH_2),
        ((1, 2, 2), Landing.BERTH_1),
        ((2, 1, 0), Landing.BERTH_2),  # a kind without a ship does not count
        ((0, 2, 1), Landing.BERTH_3),
        ((1, 2, 0), Landing.BERTH_1),
        ((2, 0, 0), Landing.BERTH_1),
        ((1, 1, 1), Landing.BERTH_3),
        ((0, 2, 2), Landing.BERTH_3),
    ],
)
def test_airship_takes_a_ship_of_the_rarest_kind(ships: tuple[int, int, int], berth: Landing) -> None:
    """5.3 A; R22: one ship goes to the box, not to the bot."""
    state = with_island(table(), 1, ships=ships)
    after, events = acting(state, Letter.A)
    place = BERTHS.index(berth)
    assert after.islands[1].ships == tuple(count - (spot == place) for spot, count in enumerate(ships))
    assert after.human == state.human
    kind = (Resource.MYCELIUM, Resource.OBSIDIAN, Resource.ENERGY)[place]  # island 2, 4.6
    assert events[-1] == ShipTaken(B, 1, berth, kind)


def test_airship_says_how_it_chose() -> None:
    """5.3 A: fewest ships, then rightmost; the decision stands before its effect."""
    _, events = acting(table(), Letter.A)  # island 2: 2, 1, 1
    left, middle, right = BERTHS
    assert events == (
        LetterActs(Letter.A, upgraded=False, second=False),
        Travelled(B, 0, 1),
        Decided(
            Question.WHICH_SHIP_LEAVES,
            (
                Narrowed(Criterion.STILL_HAS_SHIPS, BERTHS, (2, 1, 1), BERTHS),
                Narrowed(Criterion.FEWEST_SHIPS, BERTHS, (2, 1, 1), (middle, right)),
                Narrowed(Criterion.RIGHTMOST, (middle, right), (2, 3), (right,)),
            ),
            right,
            island=1,
        ),
        ShipTaken(B, 1, right, Resource.ENERGY),
    )
    assert left is not right


def test_airship_is_cancelled_on_an_island_without_ships_but_the_move_stands() -> None:
    """5.3 A; R9."""
    after, events = acting(with_island(table(), 1, ships=(0, 0, 0)), Letter.A)
    assert after.bot.ambassador == 1
    assert events[1] == Travelled(B, 0, 1)
    assert cancelled(events).reason is Cancellation.NO_SHIP_ON_ISLAND
    assert cancelled(events).trail == (Narrowed(Criterion.STILL_HAS_SHIPS, BERTHS, (0, 0, 0), ()),)


@pytest.mark.parametrize("letter", [Letter.A, Letter.B])
def test_clockwise_is_the_order_of_the_list_and_the_last_island_leads_to_the_first(letter: Letter) -> None:
    """R20."""
    after, events = acting(with_bot(table(), ambassador=4), letter)
    assert after.bot.ambassador == 0
    assert Travelled(B, 4, 0) in events


@pytest.mark.parametrize("letter", [Letter.A, Letter.B])
def test_the_bot_pays_no_fee_where_the_human_stands(letter: Letter) -> None:
    """R10."""
    state = table()
    state = evolve(state, human=evolve(state.human, ambassador=1))
    after, events = acting(state, letter)
    assert after.bot.ambassador == 1
    assert Travelled(B, 0, 1, fee=None) in events
    assert after.human == state.human


# B: factory


@pytest.mark.parametrize(
    ("owners", "space"),
    [
        ((None, None, None, None), Landing.SPACE_4),  # island 2: 2, 1, 1, 2 warehouses
        ((None, None, None, B), Landing.SPACE_1),
        ((B, None, None, B), Landing.SPACE_3),  # only single spaces left: the rightmost
        ((H, None, B, H), Landing.SPACE_2),  # the human's factories occupy too
        ((None, B, B, H), Landing.SPACE_1),
    ],
)
def test_factory_goes_to_two_warehouses_first_then_to_the_right(
    owners: tuple[Side | None, ...], space: Landing
) -> None:
    """5.3 B."""
    state = with_island(table(), 1, factories=owners)
    after, events = acting(state, Letter.B)
    place = FACTORY_SPACES.index(space)
    assert after.islands[1].factories == tuple(
        B if spot == place else owner for spot, owner in enumerate(owners)
    )
    assert after.bot.factories == 6
    assert decided(events, Question.WHERE_TO_BUILD).chosen is space
    assert decided(events, Question.WHERE_TO_BUILD).island == 1


def test_factory_brings_nobody_a_warehouse() -> None:
    """R19: the warehouses of the space are lost for the human."""
    state = table()
    after, events = acting(state, Letter.B)
    assert events[-1] == FactoryBuilt(B, 1, Landing.SPACE_4, ())
    assert after.human == state.human


def test_factory_is_cancelled_without_a_free_space_but_the_move_stands() -> None:
    """5.3 B; R9."""
    after, events = acting(with_island(table(), 1, factories=(H, B, H, H)), Letter.B)
    assert after.bot.ambassador == 1
    assert after.bot.factories == 7
    assert cancelled(events).reason is Cancellation.NO_FREE_SPACE


def test_factory_is_cancelled_when_all_seven_stand_but_the_move_stands() -> None:
    """5.3 B; R9."""
    after, events = acting(with_bot(table(), factories=0), Letter.B)
    assert after.bot.ambassador == 1
    assert after.islands[1].factories == (None,) * 4
    assert cancelled(events).reason is Cancellation.NO_FACTORY_LEFT


# C: intrigue


@pytest.mark.parametrize(
    ("bot", "upper", "chamber"),
    [
        ((1, 0, 0, 0), FULL, Chamber.REFINEMENT),
        ((2, 3, 1, 0), FULL, Chamber.SETTLEMENT),
        ((3, 0, 3, 1), FULL, Chamber.EXPLORATION),  # a tie: the rightmost
        ((2, 2, 2, 2), FULL, Chamber.RESEARCH),
        ((5, 3, 4, 0), (0, 4, 4, 4, 4, 4), Chamber.EXPLORATION),  # R11: down by level
        ((5, 4, 4, 0), (0, 4, 0, 4, 4, 4), Chamber.SETTLEMENT),
        ((5, 4, 4, 0), (0, 0, 0, 4, 4, 4), Chamber.SPECIALISATION),  # research: no representative
        ((1, 1, 1, 1), (0, 0, 0, 0, 1, 4), Chamber.SPECIALISATION),
    ],
)
def test_intrigue_seats_where_the_bot_stands_highest(
    bot: Levels, upper: tuple[int, ...], chamber: Chamber
) -> None:
    """5.3 C (i); R11."""
    state = with_council(with_levels(table(), bot=bot, human=(0, 0, 0, 1)), upper, NOBODY)
    after, events = acting(state, Letter.C)
    assert decided(events, Question.WHERE_TO_SEAT).chosen is chamber
    assert after.council[chamber.index].seated == 1


@pytest.mark.parametrize(
    ("human", "upper", "chamber"),
    [
        ((0, 1, 0, 0), FULL, Chamber.SETTLEMENT),
        ((2, 2, 0, 0), FULL, Chamber.SETTLEMENT),  # a tie: the rightmost
        ((4, 3, 4, 4), FULL, Chamber.RESEARCH),
        ((4, 3, 0, 5), (4, 4, 4, 0, 4, 4), Chamber.REFINEMENT),  # R11
        ((0, 2, 0, 5), (4, 0, 4, 0, 4, 4), Chamber.DIVERSIFICATION),
    ],
)
def test_intrigue_removes_where_the_human_stands_highest(
    human: Levels, upper: tuple[int, ...], chamber: Chamber
) -> None:
    """5.3 C (ii); R11. The bot seats in exploration, where the human is not highest."""
    state = with_council(with_levels(table(), bot=(0, 0, 1, 0), human=human), upper, NOBODY)
    after, events = acting(state, Letter.C)
    assert decided(events, Question.WHERE_TO_REMOVE).chosen is chamber
    assert after.council[chamber.index].upper == upper[chamber.index] - 1
    assert after.council[chamber.index].seated == 0
    assert events[-1] == PoliticianRemoved(B, chamber)


def test_both_halves_may_hit_one_chamber() -> None:
    """5.3 C; the seed: the two effects may apply to the same track."""
    after, events = acting(table(), Letter.C)  # both stand on refinement 1
    seats = after.council[Chamber.REFINEMENT.index]
    assert (seats.upper, seats.seated) == (2, 1)
    assert PoliticianSeated(B, Chamber.REFINEMENT, 2) in events  # refinement 0 2 4 6 8
    assert events[-1] == PoliticianRemoved(B, Chamber.REFINEMENT)


def test_the_removal_sees_the_chamber_after_the_seating() -> None:
    """5.3 C: the last politician of the row is seated, so the removal goes on to the fallback."""
    state = with_council(table(), (1, 4, 4, 4, 4, 4), NOBODY)
    _, events = acting(state, Letter.C)
    assert decided(events, Question.WHERE_TO_REMOVE).chosen is Chamber.DIVERSIFICATION
    assert decided(events, Question.WHERE_TO_REMOVE).trail == (
        Narrowed(
            Criterion.HAS_HUMAN_REPRESENTATIVE,
            (Chamber.REFINEMENT, Chamber.SETTLEMENT, Chamber.EXPLORATION, Chamber.RESEARCH),
            (1, 0, 0, 0),
            (Chamber.REFINEMENT,),
        ),
        Narrowed(Criterion.POLITICIAN_IN_UPPER_ROW, (Chamber.REFINEMENT,), (0,), ()),
        Narrowed(Criterion.FALLBACK_CHAMBER, (Chamber.DIVERSIFICATION,), (4,), (Chamber.DIVERSIFICATION,)),
    )


def test_a_half_whose_fallback_is_empty_does_nothing_and_the_other_still_counts() -> None:
    """R11, R12: not cancelled."""
    state = with_council(with_levels(table(), human=(0, 1, 0, 0)), (0, 4, 4, 4, 0, 4), NOBODY)
    after, events = acting(state, Letter.C)
    assert [type(event) for event in events] == [LetterActs, Decided, PoliticianRemoved]
    assert after.council[Chamber.SETTLEMENT.index].upper == 3
    seating = with_council(with_levels(table(), human=(0, 1, 0, 0)), (4, 0, 4, 4, 4, 0), NOBODY)
    _, events = acting(seating, Letter.C)
    assert [type(event) for event in events] == [LetterActs, Decided, PoliticianSeated]


def test_intrigue_is_cancelled_only_if_neither_half_did_anything() -> None:
    """R12."""
    state = with_council(with_levels(table(), human=(0, 1, 0, 0)), (0, 0, 4, 4, 0, 0), NOBODY)
    after, events = acting(state, Letter.C)
    assert cancelled(events).reason is Cancellation.NO_POLITICIAN
    assert [line.criterion for line in cancelled(events).trail] == [
        Criterion.HAS_BOT_REPRESENTATIVE,
        Criterion.POLITICIAN_IN_UPPER_ROW,
        Criterion.FALLBACK_CHAMBER,
        Criterion.HAS_HUMAN_REPRESENTATIVE,
        Criterion.POLITICIAN_IN_UPPER_ROW,
        Criterion.FALLBACK_CHAMBER,
    ]
    assert after.council == state.council


# D: investment


@pytest.mark.parametrize(
    ("seated", "bot", "track"),
    [
        (NOBODY, (1, 0, 0, 0), Track.RESEARCH),  # R13: all worth 0 at the start
        ((1, 0, 0, 0, 0, 0), (1, 0, 0, 0), Track.REFINEMENT),  # 2 against 0
        ((2, 2, 0, 1, 0, 0), (1, 0, 0, 0), Track.RESEARCH),  # 4, 4, 0, 4: the rightmost
        (
            (3, 3, 2, 1, 4, 4),
            (1, 0, 0, 0),
            Track.EXPLORATION,
        ),  # 6, 6, 6, 4; the last two chambers are no tracks
        ((0, 0, 0, 4, 0, 0), (1, 0, 0, 9), Track.EXPLORATION),  # research is full: the rightmost of 0, 0, 0
        ((0, 1, 0, 4, 0, 0), (1, 8, 9, 9), Track.SETTLEMENT),
    ],
)
def test_investment_goes_to_the_most_valuable_track_below_the_top(
    seated: tuple[int, ...], bot: Levels, track: Track
) -> None:
    """5.3 D; R13: the value now, not the highest possible."""
    state = with_council(with_levels(table(), bot=bot), NOBODY, seated)
    after, events = acting(state, Letter.D)
    level = bot[track.index] + 1
    assert decided(events, Question.WHERE_TO_INVEST).chosen is track
    assert events[-1] == Invested(B, track, level)
    assert after.bot.levels[track.index] == level
    assert sum(after.bot.levels) == sum(bot) + 1


def test_investment_says_how_it_chose() -> None:
    """5.3 D, start of the game."""
    _, events = acting(table(), Letter.D)
    tracks = tuple(Track)
    assert decided(events, Question.WHERE_TO_INVEST).trail == (
        Narrowed(Criterion.BELOW_TOP_LEVEL, tracks, (8, 9, 9, 9), tracks),
        Narrowed(Criterion.MOST_VALUABLE, tracks, (0, 0, 0, 0), tracks),
        Narrowed(Criterion.RIGHTMOST, tracks, (1, 2, 3, 4), (Track.RESEARCH,)),
    )


def test_investment_does_nothing_at_the_top_of_all_tracks() -> None:
    """R18."""
    state = with_levels(table(), bot=(9, 9, 9, 9))
    after, events = acting(state, Letter.D)
    assert after.bot.levels == (9, 9, 9, 9)
    assert cancelled(events).reason is Cancellation.ALL_AT_TOP


# E: follow


@pytest.mark.parametrize(
    ("human", "bot", "track"),
    [
        ((1, 0, 0, 0), (0, 0, 0, 1), Track.REFINEMENT),  # from the cave to level 1
        ((1, 4, 2, 0), (1, 5, 0, 0), Track.SETTLEMENT),  # although the bot is higher there
        ((3, 0, 3, 1), (1, 0, 0, 0), Track.EXPLORATION),  # a tie: the rightmost
        ((2, 2, 2, 2), (1, 0, 0, 0), Track.RESEARCH),
        ((5, 4, 0, 0), (9, 1, 0, 0), Track.SETTLEMENT),  # the bot is at 9: the next highest
        ((5, 0, 5, 3), (0, 0, 9, 0), Track.REFINEMENT),  # the other one of the tie
        ((5, 4, 4, 1), (9, 9, 9, 8), Track.RESEARCH),
    ],
)
def test_follow_goes_where_the_human_stands_highest(human: Levels, bot: Levels, track: Track) -> None:
    """5.3 E."""
    after, events = acting(with_levels(table(), bot=bot, human=human), Letter.E)
    level = bot[track.index] + 1
    assert decided(events, Question.WHICH_TRACK_TO_FOLLOW).chosen is track
    assert events[-1] == Invested(B, track, level)
    assert after.bot.levels[track.index] == level


def test_follow_comes_to_the_track_to_which_the_document_comes() -> None:
    """5.3 E as the document words it: the highest, rightmost of equals; at 9 there, the next highest; and so on."""
    heights, tops = (0, 2, 5), (0, 9)
    for human in product(heights, heights, heights, heights):
        for bot in product(tops, tops, tops, tops):
            in_order = sorted((t for t in Track if human[t.index]), key=lambda t: (-human[t.index], -t.index))
            wanted = next((track for track in in_order if bot[track.index] < 9), None)
            _, events = acting(with_levels(table(), bot=bot, human=human), Letter.E)
            if wanted is None:
                assert cancelled(events).reason is Cancellation.NO_TRACK_TO_FOLLOW
            else:
                assert decided(events, Question.WHICH_TRACK_TO_FOLLOW).chosen is wanted


def test_tracks_without_a_human_representative_do_not_count() -> None:
    """5.3 E: the bot is at 9 on the human's only track, so the action is cancelled."""
    state = with_levels(table(), bot=(9, 0, 0, 1), human=(4, 0, 0, 0))
    after, events = acting(state, Letter.E)
    assert cancelled(events).reason is Cancellation.NO_TRACK_TO_FOLLOW
    assert after.bot.levels == (9, 0, 0, 1)
    assert [line.criterion for line in cancelled(events).trail] == [
        Criterion.HAS_HUMAN_REPRESENTATIVE,
        Criterion.BELOW_TOP_LEVEL,
    ]


# F: enhance


@pytest.mark.parametrize(
    ("rings", "upgraded", "letter"),
    [
        # Steps to the active half: small 1 2 -> 1 2; medium 1 2 3 4 -> 2 1 4 3; large 1..6 -> 3 2 1 6 5 4.
        ("1D - 1A 4C - 1B 2E 5F", "", Letter.D),  # D 1, A 2, C 3, B 3, E 2, F 5
        ("2D - 2A 4C - 1B 2E 5F", "", Letter.A),  # A 1 is the only one next round
        ("2D - 2A 4C - 3B 2E 5F", "", Letter.A),  # A and B 1: the higher ring
        ("1D - 2A 4C - 3B 2E 5F", "", Letter.D),  # D, A, B 1: the highest ring
        ("1D - 2A 4C - 3B 2E 5F", "D", Letter.A),  # upgraded ones do not count
        ("1D - 2A 4C - 3B 2E 5F", "DA", Letter.B),
        ("1D - 2A 4C - 3B 2E 5F", "DAB", Letter.E),  # nobody next round: E 2 before C 3
        ("2D - 3A 1C - 5B 2E 6F", "", Letter.D),  # D, C, E 2: the highest ring
        ("2D - 3A 1C - 5B 2E 6F", "DC", Letter.E),
        ("2D - 3A 4C - 5B 4E 6F", "D", Letter.C),  # C 3, A 4, F 4, B 5, E 6
        ("2D - 3A 4C - 5B 4E 6F", "DC", Letter.A),  # A and F 4: the higher ring
        ("2D - 3A 4C - 5B 4E 6F", "DCA", Letter.F),  # F itself included
        ("2D - 3A 4C - 5B 4E 6F", "DCAFB", Letter.E),  # R14: on the entry itself, a full turn of 6
    ],
)
def test_enhance_upgrades_the_letter_that_enters_soonest(rings: str, upgraded: str, letter: Letter) -> None:
    """5.3 F; R14."""
    state = with_bot(table(), wheel=wheel(rings, upgraded))
    after, events = acting(state, Letter.F)
    assert decided(events, Question.WHICH_LETTER_TO_ENHANCE).chosen is letter
    assert events[-1] == LetterUpgraded(letter)
    assert after.bot.wheel == wheel(rings, upgraded + letter.value)


def test_enhance_says_how_it_chose() -> None:
    """5.3 F: steps, then the height of the ring (small 3, medium 2, large 1)."""
    state = with_bot(table(), wheel=wheel("2D - 2A 4C - 3B 2E 5F", "E"))
    _, events = acting(state, Letter.F)
    a, b, c, d, e, f = Letter
    assert decided(events, Question.WHICH_LETTER_TO_ENHANCE).trail == (
        Narrowed(Criterion.STILL_NORMAL, (a, b, c, d, e, f), (1, 1, 1, 1, 0, 1), (a, b, c, d, f)),
        Narrowed(Criterion.ENTERS_SOONEST, (a, b, c, d, f), (1, 1, 3, 2, 5), (a, b)),
        Narrowed(Criterion.HIGHEST_RING, (a, b), (2, 1), (a,)),
    )


def test_enhance_ignores_surges_to_come() -> None:
    """R14: next turn A surges and brings B and C in early, but by ordinary turns B, C and D need 2 steps.

    So the highest ring decides, D on the small one.
    """
    state = with_bot(table(10), wheel=wheel("2D - 1C 2A - 2B 4E 5F", "A"))
    _, events = acting(state, Letter.F)
    assert decided(events, Question.WHICH_LETTER_TO_ENHANCE).chosen is Letter.D


def test_enhance_is_cancelled_when_all_letters_are_upgraded() -> None:
    """5.3 F."""
    state = with_bot(table(), wheel=wheel("2D - 2A 4C - 3B 2E 5F", "ABCDEF"))
    after, events = acting(state, Letter.F)
    assert cancelled(events).reason is Cancellation.ALL_UPGRADED
    assert after.bot.wheel == state.bot.wheel


# All letters


@pytest.mark.parametrize("letter", list(Letter))
def test_the_bot_pays_for_nothing_and_collects_nothing(letter: Letter) -> None:
    """5.2: the human's belongings never change in the bot's turn, nor does the market."""
    state: State = table()
    after, _ = acting(state, letter)
    assert (after.human, after.market, after.rng, after.round) == (state.human, state.market, state.rng, 1)
