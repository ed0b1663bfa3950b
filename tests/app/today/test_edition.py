"""The day's game is the same for everybody on a date, and what has been a day's game stays it."""

from __future__ import annotations

import itertools
from datetime import date, timedelta
from hashlib import blake2b

import pytest

from noria_desktop.app.catalogue import kit
from noria_desktop.app.today.edition import EDITIONS, FIRST_DAY, LAST_DAY, days_game, older_seed
from noria_desktop.app.today.tries import identity_for, lay, mark_of

ROUND = [FIRST_DAY + timedelta(days=number) for number in range(len(EDITIONS[0].plans))]
HELD = {
    "2026-01-01": ("solani", "trickster", 2299242945, 2, "f6de097f"),
    "2026-01-02": ("noria", "bot1", 2728785716, 241, "89d40df7"),
    "2026-01-03": ("scythe", "autometta", 1469139047, 99, "94cb2c14"),
    "2026-01-04": ("nautilus", "level2", 248417034, 205, "d2ace7b8"),
    "2026-01-05": ("solani", "pup", 728345583, 21, "ab8bf1e0"),
    "2026-01-06": ("nautilus", "level3", 449214978, 70, "f06eae6d"),
    "2026-01-07": ("noria", "bot2", 2508662771, 36, "6bb21150"),
    "2026-01-08": ("scythe", "automa", 500571618, 101, "eb56a4b4"),
    "2026-01-09": ("solani", "level2+level3", 2618199180, 167, "d3603876"),
    "2026-01-10": ("noria", "bot3", 324327289, 22, "2a1b7e85"),
    "2026-01-11": ("nautilus", "level1", 1347347568, 104, "def0732c"),
    "2026-01-12": ("scythe", "automaszyna", 1629681654, 145, "54c232d1"),
    "2026-01-13": ("noria", "bot2", 3952599819, 172, "42b5dcaa"),
    "2026-01-14": ("solani", "scatterer", 1179462400, 228, "3102889d"),
    "2026-01-15": ("scythe", "automa", 3124523131, 188, "c23da894"),
    "2026-01-16": ("nautilus", "level4", 3400806675, 91, "817ba9cf"),
    "2026-11-23": ("noria", "bot2", 1735480442, 81, "f50c69c0"),
}
"""Game, rival, seed, mark, and a digest of the set-up that is dealt. These may be added to and never changed."""


def test_a_day_before_the_first_edition_and_after_the_last_day_has_no_game() -> None:
    assert days_game(FIRST_DAY - timedelta(days=1)) is None
    assert days_game(LAST_DAY) is not None
    assert days_game(LAST_DAY + timedelta(days=1)) is None


@pytest.mark.parametrize("day", ROUND)
def test_every_day_is_laid_against_the_rival_that_it_names(day: date) -> None:
    game = days_game(day)
    assert game is not None
    session = lay(game, sealed=True)
    mine = kit(game.game)
    options = mine.options_of(mine.rules.setup(session.options, session.seed).state)
    assert mine.opponent(options) == game.rival
    again = lay(game, sealed=True)
    assert (again.options, again.seed, again.state) == (session.options, session.seed, session.state)


@pytest.mark.parametrize("day", HELD)
def test_what_has_been_a_day_s_game_stays_it(day: str) -> None:
    game = days_game(date.fromisoformat(day))
    assert game is not None
    session = lay(game, sealed=True)
    mine = kit(game.game)
    dealt = mine.write_setup(mine.options_of(mine.rules.setup(session.options, session.seed).state))
    digest = blake2b(dealt.encode(), digest_size=4).hexdigest()
    assert (game.game, game.rival, game.seed, game.mark, digest) == HELD[day]


@pytest.mark.parametrize("day", ROUND)
def test_a_plan_names_every_choice_of_its_game(day: date) -> None:
    """A default that changes later must not shift a day."""
    game = days_game(day)
    assert game is not None
    assert {name for name, _ in game.plan.settings} == {one.name for one in kit(game.game).settings}


def test_neighbours_are_different_games() -> None:
    days = [days_game(FIRST_DAY + timedelta(days=number)) for number in range(200)]
    games = [one.game for one in days if one is not None]
    assert all(one != other for one, other in itertools.pairwise(games))
    assert set(games) == {"noria", "nautilus", "solani", "scythe"}


def test_seeds_differ_from_day_to_day() -> None:
    seeds = {game.seed for number in range(400) if (game := days_game(FIRST_DAY + timedelta(days=number)))}
    assert len(seeds) == 400


def test_the_seed_of_earlier_versions_is_what_it_was() -> None:
    assert older_seed(date(2026, 5, 19)) == date(2026, 5, 19).toordinal() * 2654435761 % 2**32


# Tries ----------------------------------------------------------------------------------------------------


def test_an_identity_says_of_which_day_a_game_is_a_try() -> None:
    day = date(2026, 11, 23)
    for sealed in (True, False):
        identity = identity_for(day, sealed=sealed)
        mark = mark_of(identity)
        assert mark is not None
        assert (mark.day, mark.sealed) == (day, sealed)
        assert len(identity) == 32
        assert identity != identity_for(day, sealed=sealed)


@pytest.mark.parametrize(
    "identity",
    ["0" * 32, "0da15ea1" + "20261399" + "5" + "0" * 15, "0da15ea1" + "20261123" + "7" + "0" * 15, "short"],
)
def test_any_other_identity_says_nothing(identity: str) -> None:
    assert mark_of(identity) is None


def test_no_random_uuid_can_be_a_try() -> None:
    """Their thirteenth sign is always 4, where a try has the first digit of a month."""
    assert identity_for(date(2026, 12, 1), sealed=True)[12] == "1"
    assert identity_for(date(2026, 9, 1), sealed=True)[12] == "0"


def test_an_open_try_is_open_from_its_first_step() -> None:
    game = days_game(date(2026, 11, 23))
    assert game is not None
    assert lay(game, sealed=True).sealed
    assert not lay(game, sealed=False).sealed
