"""Nautilus in the catalogue: settings, opponents, progress."""

from __future__ import annotations

import random

import pytest

from noria_desktop.app import cli
from noria_desktop.app.catalogue import kit
from noria_desktop.app.command_line import ScreenshotArguments, WindowArguments
from noria_desktop.app.kits.nautilus import KIT
from noria_desktop.app.seed_code import seed_code
from noria_desktop.engine.contract import BOT
from noria_desktop.games.nautilus.notation import write_setup
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import DomainCards, FirstPlayer, HarpoonWording, Opponent


def test_the_catalogue_has_it() -> None:
    assert kit("nautilus") is KIT


@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_a_level_chooses_the_opponent(level: str) -> None:
    options = KIT.with_setting(KIT.default_options(), "level", level)
    assert options.opponent is Opponent(f"level{level}")
    assert KIT.opponent(options) == f"level{level}"
    assert KIT.programs(options) == {BOT: f"level{level}"}


def test_against_a_human_no_program_plays() -> None:
    options = KIT.with_setting(KIT.default_options(), "level", "human")
    assert KIT.opponent(options) == "human"
    assert KIT.programs(options) == {}


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("domain_cards", "hidden", Options(domain_cards=DomainCards.HIDDEN)),
        ("first", "human", Options(first_player=FirstPlayer.HUMAN)),
        ("first", "opponent", Options(first_player=FirstPlayer.OPPONENT)),
        ("harpoon", "printed", Options(harpoon=HarpoonWording.PRINTED)),
    ],
)
def test_the_other_settings(name: str, value: str, wanted: Options) -> None:
    assert KIT.with_setting(KIT.default_options(), name, value) == wanted


def test_the_first_value_of_each_setting_is_the_default() -> None:
    for setting in KIT.settings:
        assert KIT.with_setting(KIT.default_options(), setting.name, setting.values[0]) == Options()


def test_a_line_with_its_seed_starts_that_very_game_from_the_command_line() -> None:
    """A seed given beside it wins."""
    found: list[WindowArguments] = []

    def open_window(arguments: WindowArguments) -> int:
        found.append(arguments)
        return 0

    def take_picture(arguments: ScreenshotArguments) -> int:
        raise AssertionError(arguments)

    line = write_setup(Options(opponent=Opponent.LEVEL_4), "en", seed_code(328))
    assert cli.run(["--new", "nautilus", "--setup", line], open_window, take_picture) == 0
    assert cli.run(["--new", "nautilus", "--setup", line, "--seed", "5"], open_window, take_picture) == 0
    assert [arguments.seed for arguments in found] == [328, 5]
    assert all(arguments.options.opponent is Opponent.LEVEL_4 for arguments in found)


@pytest.mark.parametrize(("name", "value"), [("level", "5"), ("colour", "red"), ("first", "me")])
def test_an_unknown_setting_is_refused(name: str, value: str) -> None:
    with pytest.raises(LookupError):
        KIT.with_setting(KIT.default_options(), name, value)


def test_a_game_that_three_domains_end_had_fewer_rounds() -> None:
    """Progress counts rounds of six; the last state's total is the rounds there were."""
    totals = set()
    for seed in range(20):
        pick, state = random.Random(seed), RULES.setup(Options(), seed).state
        while RULES.turn(state).seat is not None:
            progress = KIT.progress(state)
            assert (progress.done, progress.total) == (state.match.round - 1, 6)
            state = RULES.apply(state, pick.choice(RULES.legal_actions(state))).state
        progress = KIT.progress(state)
        assert progress.done == progress.total == state.match.round
        totals.add(progress.total)
    assert len(totals) > 1


def test_the_harpoons_wording_changes_nothing_else() -> None:
    """Section 12: one engine rule serves both."""
    for seed in range(3):
        games = []
        for wording in HarpoonWording:
            pick, state = random.Random(seed), RULES.setup(Options(harpoon=wording), seed).state
            events = []
            while RULES.turn(state).seat is not None:
                made = RULES.apply(state, pick.choice(RULES.legal_actions(state)))
                state = made.state
                events.append(made.events)
            games.append((events, RULES.scores(state)))
        assert games[0] == games[1]
