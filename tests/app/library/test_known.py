"""A deal is known once any game on it is there, however it stands. Source: decision 42."""

from __future__ import annotations

from pathlib import Path

import pytest

from noria_desktop.app.catalogue import GameKit, game_ids, kit
from noria_desktop.app.keeping import KeptGame
from noria_desktop.app.library.known import KnownDeals
from noria_desktop.app.results import Results
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from tests.app.playing import lively


def known_after(folder: Path, *games: Session) -> KnownDeals:
    store, results = Store(folder), Results(folder / "results.jsonl")
    for session in games:
        KeptGame(session, kit(session.rules.game_id)).keep(store, results)
    return KnownDeals(store.listed(), results.all())


@pytest.mark.parametrize("game", [kit(name) for name in game_ids()], ids=lambda one: one.game_id)
def test_a_game_that_goes_on_makes_its_deal_known(tmp_path: Path, game: GameKit) -> None:
    """Only finished games were looked at."""
    session = lively(game, 7, 3)
    known = known_after(tmp_path, session)
    assert known.has(game, session.options, 7)
    assert not known.has(game, game.default_options(), 8)


def test_another_rival_on_the_same_deal_is_no_first_game(tmp_path: Path) -> None:
    nautilus = kit("nautilus")
    known = known_after(tmp_path, lively(nautilus, 7, 3))
    assert known.has(nautilus, nautilus.with_setting(nautilus.default_options(), "level", "3"), 7)


def test_another_game_of_the_same_number_is_another_deal(tmp_path: Path) -> None:
    known = known_after(tmp_path, lively(kit("nautilus"), 7, 3))
    assert not known.has(kit("solani"), kit("solani").default_options(), 7)


def test_a_finished_game_of_which_only_the_result_is_left_is_known(tmp_path: Path) -> None:
    store, results = Store(tmp_path), Results(tmp_path / "results.jsonl")
    session = lively(kit("nautilus"), 7, 500)
    KeptGame(session, kit("nautilus")).keep(store, results)
    store.file_of(session, kit("nautilus")).unlink()
    assert KnownDeals((), results.all()).has(kit("nautilus"), session.options, 7)


def test_norias_line_says_the_whole_deal_by_any_number(tmp_path: Path) -> None:
    """After the set-up nothing is drawn: whoever types its four lines plays the same game, and the first track is no part."""
    noria = kit("noria")
    session = lively(noria, 7, 3)
    known = known_after(tmp_path, session)
    written = noria.write_setup(noria.options_of(session.state))
    same = noria.read_setup(written)
    assert known.has(noria, same, 1234)
    assert known.has(noria, noria.read_setup(noria.write_setup(noria.options_of(session.start.state))), 1234)


def test_a_line_of_the_other_games_leaves_the_deal_to_its_number(tmp_path: Path) -> None:
    solani = kit("solani")
    session = lively(solani, 7, 3)
    known = known_after(tmp_path, session)
    assert not known.has(solani, solani.options_of(session.start.state), 1234)


def test_a_damaged_file_is_passed_over(tmp_path: Path) -> None:
    store, results = Store(tmp_path), Results(tmp_path / "results.jsonl")
    session = lively(kit("noria"), 7, 3)
    KeptGame(session, kit("noria")).keep(store, results)
    file = store.file_of(session, kit("noria"))
    file.write_bytes(file.read_bytes()[:300])
    assert not KnownDeals(store.listed(), ()).has(kit("noria"), session.options, 7)
