"""Solani in the catalogue: seats, settings, opponents, progress, and how long a game can take."""

from __future__ import annotations

from itertools import pairwise

import pytest

from noria_desktop.app import cli
from noria_desktop.app.catalogue import kit
from noria_desktop.app.command_line import ScreenshotArguments, WindowArguments
from noria_desktop.app.kits.solani import KIT, OPPONENTS, seated
from noria_desktop.app.seed_code import seed_code
from noria_desktop.games.solani.notation import write_setup
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import PRINTED_SECTORS, Options
from noria_desktop.games.solani.terms import Board, CoyoteLevel, Player, Sector, SetupCard
from tests.app.playing import OTHER_TABLES, by_greedy, every_table, played

PEOPLE = frozenset(key for key in OPPONENTS if "human" in key.split("+"))
"""Those with other people at the same screen."""

TABLES = ("solani", *OTHER_TABLES)


def with_players(text: str) -> Options:
    """The usual options with these players."""
    options = KIT.with_setting(KIT.default_options(), "players", text)
    assert isinstance(options, Options)
    return options


def test_the_catalogue_has_it() -> None:
    assert kit("solani") is KIT


# Seats -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "seats"),
    [("human", 2), ("human,level1", 2), ("human,human,level4", 3), ("human,level1,human,level3", 4)],
)
def test_everybody_scores_and_a_single_player_has_coyote_opposite(players: str, seats: int) -> None:
    options = with_players(players)
    assert KIT.seats(options) == tuple(range(seats))
    sheet = RULES.scores(RULES.setup(options, 5).state)
    assert {line.seat for line in sheet.lines} == set(range(seats))


def test_programs_sit_at_their_own_seats() -> None:
    assert KIT.programs(with_players("human,level2,human,level4")) == {1: "level2", 3: "level4"}
    assert KIT.programs(with_players("human")) == {}


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_as_many_can_be_seated_as_are_named(count: int) -> None:
    options = seated(Options(boards=(Board.FIRE_MAN, Board.COYOTE)), count)
    assert len(options.players) == count
    RULES.setup(options, 1)


@pytest.mark.parametrize("count", [0, 5])
def test_more_than_four_or_nobody_cannot_be_seated(count: int) -> None:
    assert seated(Options(), count) == Options()


# Opponents -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "key"),
    [
        ("human,level3", "level3"),
        ("human,level3,level1", "level1+level3"),
        ("human,level1,level3", "level1+level3"),
        ("human,human", "human"),
        ("human,level2,human,level2", "human+level2+level2"),
    ],
)
def test_results_are_compared_among_those_with_the_same_opponents(players: str, key: str) -> None:
    """In whatever order they sit."""
    options = with_players(players)
    assert KIT.opponent(options) == key
    assert key in OPPONENTS
    assert (key in PEOPLE) == ("human" in key)


def test_alone_the_opponent_is_coyotes_level() -> None:
    for level in CoyoteLevel:
        options = KIT.with_setting(with_players("human"), "coyote", level.value)
        assert KIT.opponent(options) == level.value
        assert level.value in OPPONENTS


def test_every_opponent_has_a_key_of_its_own() -> None:
    # Four Coyotes; of six kinds of player 6 singles, 21 pairs and 56 threes.
    assert len(OPPONENTS) == len(set(OPPONENTS)) == 4 + 6 + 21 + 56
    # With a human among the others: 1, then 6, then 21.
    assert len(PEOPLE) == 1 + 6 + 21


# Settings ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("players", "human", Options(players=(Player.HUMAN,))),
        (
            "players",
            "human,level2,level3",
            Options(players=(Player.HUMAN, Player.LEVEL_2, Player.LEVEL_3)),
        ),
        ("coyote", "scatterer", Options(coyote=CoyoteLevel.SCATTERER)),
        ("boards", "first_man,coyote", Options(boards=(Board.FIRST_MAN, Board.COYOTE))),
        ("boards", "random", Options()),
        ("card", "S3", Options(setup_card=SetupCard.S3)),
        ("orientation", "270", Options(orientation=3)),
        ("bonuses", "shuffled", Options(bonus_sectors=None)),
        ("bonuses", "random", Options(bonus_sectors=None)),
        ("bonuses", "se,ne,sw,nw", Options(bonus_sectors=(Sector.SE, Sector.NE, Sector.SW, Sector.NW))),
    ],
)
def test_settings(name: str, value: str, wanted: Options) -> None:
    assert KIT.with_setting(KIT.default_options(), name, value) == wanted


def test_the_first_value_of_each_setting_is_the_default() -> None:
    for setting in KIT.settings:
        assert KIT.with_setting(KIT.default_options(), setting.name, setting.values[0]) == Options()


def test_every_value_that_is_named_as_an_example_is_a_value() -> None:
    for setting in KIT.settings:
        for value in setting.values:
            KIT.with_setting(KIT.default_options(), setting.name, value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", ""),
        ("players", "human,level5"),
        ("players", "random"),
        ("players", "human,,level1"),
        ("coyote", "wolf"),
        ("coyote", "random"),
        ("boards", "moon"),
        ("card", "S5"),
        ("orientation", "45"),
        ("bonuses", "printed,nw"),
        ("colour", "red"),
    ],
)
def test_an_unknown_setting_is_refused(name: str, value: str) -> None:
    with pytest.raises(LookupError):
        KIT.with_setting(KIT.default_options(), name, value)


def test_settings_that_do_not_fit_together_are_refused_at_the_set_up() -> None:
    options = KIT.with_setting(with_players("human,level1,level1"), "boards", "first_man,coyote")
    with pytest.raises(ValueError, match="boards"):
        RULES.setup(options, 1)


# Games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TABLES)
def test_progress_counts_the_twelve_rounds(name: str) -> None:
    session = played(every_table()[name], 3)
    session.run_automatic()
    done = [KIT.progress(session.state_at(ply)) for ply in range(len(session.log) + 1)]
    assert {progress.total for progress in done} == {12}
    assert sorted({progress.done for progress in done}) == list(range(13))
    assert all(later.done >= earlier.done for earlier, later in pairwise(done))


def test_no_game_is_longer_than_its_bound() -> None:
    """12 rounds: preparation, clean-up, two picks and two placements of four; 16 features in three steps each.

    12 x (2 + 4 x 4) + 16 x 3 = 264.
    """
    assert KIT.action_bound == 264
    longest = max(len(by_greedy(every_table()["solani-4"], seed).log) for seed in range(3))
    # Without any feature 12 x 18 - 1, as the last round has no clean-up.
    assert 12 * 18 - 1 <= longest <= KIT.action_bound


def test_a_line_with_its_seed_starts_that_very_game_from_the_command_line() -> None:
    """A seed given beside it wins."""
    found: list[WindowArguments] = []

    def open_window(arguments: WindowArguments) -> int:
        found.append(arguments)
        return 0

    def take_picture(arguments: ScreenshotArguments) -> int:
        raise AssertionError(arguments)

    chosen = Options(players=(Player.HUMAN, Player.LEVEL_4, Player.HUMAN), bonus_sectors=PRINTED_SECTORS)
    line = write_setup(chosen, "ja", seed_code(328))
    assert cli.run(["--new", "solani", "--setup", line], open_window, take_picture) == 0
    assert cli.run(["--new", "solani", "--setup", line, "--seed", "5"], open_window, take_picture) == 0
    assert [arguments.seed for arguments in found] == [328, 5]
    assert all(arguments.options == chosen for arguments in found)
