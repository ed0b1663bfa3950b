"""Laying the table: rules.md 4.1, 5.1."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.events import GameBegan, PhaseBegan, RoundBegan, TrackChosen
from noria_desktop.games.noria.layouts import layout_fault
from noria_desktop.games.noria.notation import read_single
from noria_desktop.games.noria.notation_tokens import Line
from noria_desktop.games.noria.notation_writing import write_setup
from noria_desktop.games.noria.presets import bot_presets, suggested_wheels
from noria_desktop.games.noria.setup import SetupError, SetupFault, SetupPart, drawn, options_of, setup
from noria_desktop.games.noria.state import ChoosingTrack, Influencing, Options, Seats
from noria_desktop.games.noria.terms import Disc, Letter, Phase, Resource, Track

SEEDS = range(200)


def test_market_has_four_of_each_and_three_free_spaces() -> None:
    """rules.md 5.1 (3): resource discs free, the other four shuffled over prices 1-4."""
    for seed in SEEDS:
        market = setup(Options(), seed).state.market
        assert market.stock == (4,) * 7
        assert market.prices[:3] == (0, 0, 0)
        assert sorted(market.prices[3:]) == [1, 2, 3, 4]


def test_five_islands_with_their_printed_ships_and_no_factories() -> None:
    """rules.md 5.1 (4)."""
    for seed in SEEDS:
        state = setup(Options(), seed).state
        assert len({island.number for island in state.islands}) == 5
        assert state.bot.ambassador in range(5)
        for island in state.islands:
            assert island.ships == tuple(b.ships for b in components().islands[island.number].berths)
            assert island.factories == (None,) * 4


def test_every_island_is_drawn_about_equally_often() -> None:
    """5 of 9 in 900 games: 500 times each on average, deviation about 15."""
    numbers = [island.number for seed in range(900) for island in setup(Options(), seed).state.islands]
    assert all(440 < numbers.count(number) < 560 for number in range(1, 10))


def test_four_politicians_in_each_upper_row() -> None:
    """rules.md 4.1."""
    assert setup(Options(), 1).state.council == (Seats(4, 0),) * 6


def test_the_human_starts_with_three_ships_seven_factories_and_nothing_else() -> None:
    """rules.md 4.1, 5.1 (8): no starting resource, no starting knowledge."""
    human = setup(Options(), 1).state.human
    assert human.ships == (1, 1, 1)
    assert human.factories == 7
    assert human.ambassador is None
    assert human.resources == (0, 0, 0)
    assert human.knowledge == 0
    assert human.warehouses == human.stored == (0,) * 5
    assert human.centre == ()
    assert human.levels == (0, 0, 0, 0)


def test_both_wheels_are_legal_and_show_normal_sides() -> None:
    """rules.md 4.1, 5.1 (6, 7)."""
    for seed in SEEDS:
        state = setup(Options(), seed).state
        options = options_of(state)
        assert options.bot_wheel is not None
        assert options.player_wheel is not None
        assert layout_fault(options.bot_wheel, tuple(Letter)) is None
        assert layout_fault(options.player_wheel, components().start_discs) is None
        assert not any(disc.upgraded for disc in (*state.bot.wheel, *state.human.wheel) if disc is not None)


def test_the_bot_has_seven_factories_and_one_representative_on_level_1() -> None:
    """rules.md 5.1 (2, 5)."""
    tracks = set()
    for seed in SEEDS:
        bot = setup(Options(), seed).state.bot
        assert bot.factories == 7
        assert sorted(bot.levels) == [0, 0, 0, 1]
        tracks.add(bot.levels.index(1))
    assert tracks == {0, 1, 2, 3}


def test_without_a_track_the_human_is_asked_before_round_1() -> None:
    """rules.md 5.1 (7): the human chooses after all the rest is known."""
    step = setup(Options(), 3)
    assert step.state.pending == ChoosingTrack()
    assert step.state.round == 0
    assert step.events == (GameBegan(),)
    assert GameBegan.reveals


def test_with_a_track_round_1_begins() -> None:
    """rules.md 5.1 (7), 5.2: one representative on level 1 for free."""
    step = setup(Options(player_track=Track.RESEARCH), 3)
    assert step.state.human.levels == (0, 0, 0, 1)
    assert step.state.round == 1
    assert step.state.pending == Influencing()
    assert step.events == (
        GameBegan(),
        TrackChosen(Track.RESEARCH),
        RoundBegan(1),
        PhaseBegan(Phase.INFLUENCE),
    )


def test_the_same_seed_gives_the_same_table() -> None:
    assert setup(Options(), 11) == setup(Options(), 11)
    assert setup(Options(), 11) != setup(Options(), 12)


@pytest.mark.parametrize(
    "given",
    [
        Options(market=(Disc.BONUS, Disc.TOOL, Disc.CITY, Disc.JOURNEY)),
        Options(islands=(9, 8, 7, 6, 5)),
        Options(bot_ambassador=4),
        Options(bot_wheel=bot_presets()[2]),
        Options(bot_track=Track.EXPLORATION),
        Options(player_wheel=suggested_wheels()[1]),
    ],
)
def test_giving_one_part_does_not_change_the_others(given: Options) -> None:
    """All draws are made in a fixed order, then replaced."""
    free = options_of(setup(Options(), 5).state)
    fixed = options_of(setup(given, 5).state)
    names = {
        name: getattr(given, name)
        for name in ("market", "islands", "bot_ambassador", "bot_wheel", "bot_track", "player_wheel")
        if getattr(given, name) is not None
    }
    assert fixed == evolve(free, **names)


def test_a_set_up_read_off_the_table_lays_the_same_table_again() -> None:
    for seed in SEEDS:
        state = setup(Options(), seed).state
        again = setup(options_of(state), seed + 1).state
        assert evolve(again, rng=state.rng) == state


def test_options_cannot_be_read_off_a_game_in_progress() -> None:
    state = setup(Options(player_track=Track.RESEARCH), 1).state
    assert options_of(state).player_track is Track.RESEARCH
    with pytest.raises(ValueError, match="set-up"):
        options_of(evolve(state, round=2))


_WHEEL = bot_presets()[0]


@pytest.mark.parametrize(
    ("options", "why", "place"),
    [
        (Options(market=(Disc.JOURNEY, Disc.CITY, Disc.TOOL, Disc.TOOL)), "not_the_priced_discs", "market"),
        (Options(market=(Disc.JOURNEY, Disc.CITY, Disc.TOOL, Disc.ENERGY)), "not_the_priced_discs", "market"),
        (Options(islands=(1, 2, 3, 4, 4)), "not_five_different", "islands"),
        (Options(islands=(1, 2, 3, 4, 10)), "unknown_island", "islands"),
        (Options(islands=(0, 1, 2, 3, 4)), "unknown_island", "islands"),
        (Options(bot_ambassador=5), "outside_the_circle", "bot_ambassador"),
        (Options(bot_ambassador=-1), "outside_the_circle", "bot_ambassador"),
        (Options(bot_wheel=_WHEEL[:11]), "wrong_length", "bot_wheel"),
        (Options(bot_wheel=()), "wrong_length", "bot_wheel"),
        (Options(bot_wheel=(None, *_WHEEL[1:])), "wrong_pieces", "bot_wheel"),
        (Options(bot_wheel=(*_WHEEL[1:], _WHEEL[0])), "ring_counts", "bot_wheel"),
        (Options(bot_wheel=(_WHEEL[1], _WHEEL[0], *_WHEEL[2:])), "halves", "bot_wheel"),
        (Options(player_wheel=(None,) * 12), "wrong_pieces", "player_wheel"),
    ],
)
def test_options_that_cannot_be_laid_out(options: Options, why: str, place: str) -> None:
    """Each with its reason and its place."""
    with pytest.raises(SetupError) as caught:
        setup(options, 1)
    assert caught.value.why is SetupFault(why)
    assert caught.value.place is SetupPart(place)


@pytest.mark.parametrize("seed", [-1, 1 << 32])
def test_seeds_are_unsigned_32_bit_numbers(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        setup(Options(), seed)


def test_a_seed_gives_the_same_table_for_ever() -> None:
    """A change of the draws or of their order would give the seeds people share new games: this pins seed 1."""
    assert write_setup(setup(Options(), 1).state, "en").splitlines() == [
        "Market: T1, J2, B3, C4",
        "Islands: 3, 4(x), 6, 8, 2",
        "Bot: 1C - 2F 3D - 1B 3A 4E - exploration",
        "Player: 1T - 1O 4C - 1J 2E 6M",
    ]
    _, rng = drawn(1)
    assert rng.counter == 3 + 8 + 1 + 1 + (1 + 5) + (1 + 5)  # no draw of seed 1 had to be repeated


def test_ships_on_the_islands_come_to_four_of_mixed_kinds_each() -> None:
    """rules.md 4.6: 5 islands hold 20 ships."""
    state = setup(Options(), 9).state
    kinds = dict.fromkeys(Resource, 0)
    for island in state.islands:
        for count, berth in zip(island.ships, components().islands[island.number].berths, strict=True):
            kinds[berth.resource] += count
    assert sum(kinds.values()) == 20


def test_the_bots_wheels_are_what_the_notation_says() -> None:
    """Data write them in the notation's plainest form, which is read without its reader."""
    printed = components().bot_presets
    assert bot_presets() == tuple(read_single(Line.BOT, text).bot_wheel for text in printed)
