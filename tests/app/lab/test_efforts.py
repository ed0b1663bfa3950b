"""What the program's own players say of their effort is read in both languages."""

from __future__ import annotations

import pytest

from noria_desktop.app import players
from noria_desktop.app.catalogue import game_ids
from noria_desktop.app.lab.efforts import in_japanese
from noria_desktop.bots.nautilus.levels import Searching
from noria_desktop.bots.solani.levels import Together


@pytest.mark.parametrize("game", game_ids())
def test_each_player_of_the_program_has_it_in_japanese(game: str) -> None:
    for name in players.player_names(game):
        told = in_japanese(players.effort(game, name))
        assert not any(sign.isascii() and sign.isalpha() for sign in told), (name, told)


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("every turn of its own", "自分のターンをすべて比べる"),
        ("1,500 rounds played out a decision", "1回の選択に1,500ラウンドを試す"),
        (
            "4 samples of 2 rounds for each of 6 candidates a decision",
            "1回の選択に、6個の候補ごとに2ラウンド先まで4回試す",
        ),
        (Searching(3_000, seconds=1.5).effort, "1回の選択に1.5秒、多くても1回の選択に3,000ラウンドを試す"),
        (
            Together(4, width=6, seconds=2).effort,
            "1回の選択に2秒、多くても1回の選択に、6個の候補ごとに2ラウンド先まで4回試す",
        ),
    ],
)
def test_its_figures_stay(english: str, japanese: str) -> None:
    assert in_japanese(english) == japanese


@pytest.mark.parametrize("stated", ["three looks at the sky", "rounds played out a decision", "", "{} {0}"])
def test_what_the_player_of_another_package_states_stays_as_it_is(stated: str) -> None:
    assert in_japanese(stated) == stated
