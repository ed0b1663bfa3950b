"""Scythe in the catalogue: seats, settings, opponents, progress, and how long a game can take."""

from __future__ import annotations

from itertools import pairwise

import pytest

from noria_desktop.app.kits.scythe import KIT, OPPONENTS
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.pending import Finished
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.stars import is_over
from noria_desktop.games.scythe.state import Options
from noria_desktop.games.scythe.terms import Faction, Level, Mat, Star
from tests.app.playing import played
from tests.games.scythe.positions import position, today


def test_a_human_and_the_automa_score() -> None:
    assert KIT.seats(today()) == (HUMAN, BOT)
    assert KIT.programs(today()) == {}, "the Automa is part of the rules"
    assert {line.seat for line in RULES.scores(RULES.setup(today(), 5).state).lines} == {HUMAN, BOT}


def test_results_are_compared_among_those_of_one_level() -> None:
    for level in Level:
        options = today(Faction.NORDIC, Mat.MECHANICAL, Faction.CRIMEA, level)
        assert KIT.opponent(options) == level.value
    assert OPPONENTS == ("autometta", "automa", "automaszyna", "ultimaszyna")


# Settings ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("faction", "crimea", today(faction=Faction.CRIMEA)),
        ("faction", "random", today()),
        ("mat", "agricultural", today(mat=Mat.AGRICULTURAL)),
        ("mat", "random", today()),
        ("automa", "polania", today(automa=Faction.POLANIA)),
        ("level", "ultimaszyna", today(level=Level.ULTIMASZYNA)),
        ("expansion", "yes", today(expansion=True)),
        ("gains", "yes", today(ask_gains=True)),
        ("offers", "no", today(ask_offer=False)),
    ],
)
def test_settings(name: str, value: str, wanted: Options) -> None:
    assert KIT.with_setting(KIT.default_options(), name, value) == wanted


def test_the_first_value_of_each_setting_is_the_default() -> None:
    for setting in KIT.settings:
        assert KIT.with_setting(KIT.default_options(), setting.name, setting.values[0]) == today()


def test_every_value_that_is_named_is_a_value() -> None:
    for setting in KIT.settings:
        found = {KIT.with_setting(today(), setting.name, value) for value in setting.values}
        assert len(found) == len(setting.values)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("faction", ""),
        ("faction", "albion"),
        ("faction", "Prussia"),
        ("mat", "wooden"),
        ("automa", "togawa"),
        ("level", "random"),
        ("level", "3"),
        ("expansion", "perhaps"),
        ("colour", "red"),
    ],
)
def test_an_unknown_setting_is_refused(name: str, value: str) -> None:
    with pytest.raises(LookupError):
        KIT.with_setting(KIT.default_options(), name, value)


@pytest.mark.parametrize(
    ("settings", "place"),
    [
        ((("faction", "nordic"), ("automa", "nordic")), "automa"),
        ((("mat", "militant"),), "mat"),
    ],
)
def test_settings_that_do_not_fit_together_are_refused_at_the_set_up(
    settings: tuple[tuple[str, str], ...], place: str
) -> None:
    options = KIT.default_options()
    for name, value in settings:
        options = KIT.with_setting(options, name, value)
    with pytest.raises(ValueError, match=place):
        RULES.setup(options, 1)


# Games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_progress_counts_the_stars_of_whoever_leads(seed: int) -> None:
    """rules.md 10: the sixth star ends the game."""
    session = played(KIT, seed)
    session.run_automatic()
    states = [session.state_at(ply) for ply in range(len(session.log) + 1)]
    done = [KIT.progress(state) for state in states]
    assert {progress.total for progress in done} == {6}
    assert (done[0].done, done[-1].done) == (0, 6)
    assert all(later.done >= earlier.done for earlier, later in pairwise(done))
    assert all((progress.done == 6) == is_over(state) for progress, state in zip(done, states, strict=True))
    assert isinstance(states[-1].pending[-1], Finished)
    assert KIT.done_by is not None
    assert [max(KIT.done_by(state)) for state in states] == [progress.done for progress in done]


def test_stars_are_told_of_each_side_the_human_first() -> None:
    assert KIT.done_by is not None
    assert KIT.done_by(position(stars={Star.COMBAT: 2}, their_stars={Star.POWER: 1})) == (2, 1)


def test_no_game_is_longer_than_its_bound() -> None:
    """A hundred turns of 200 decisions of the human (H9) and 50 of the Automa's turn; random games stay far below."""
    assert KIT.action_bound == 100 * (200 + 50)
    lengths = [len(played(KIT, seed).log) for seed in range(4)]
    assert 100 < max(lengths) < KIT.action_bound / 10
