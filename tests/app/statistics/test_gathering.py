"""Kinds of set-ups and rows of the score sheet, from set-up lines and files."""

from __future__ import annotations

from pathlib import Path

from attrs import evolve

from noria_desktop.app.catalogue import kit
from noria_desktop.app.library.entries import Entry, entries
from noria_desktop.app.results import Results, result_of
from noria_desktop.app.saves.store import Store
from noria_desktop.app.statistics.gathering import Gathering
from noria_desktop.engine.contract import BOT, HUMAN
from tests.app.playing import lively

NAUTILUS = kit("nautilus")


def library(folder: Path, *seeds: int) -> tuple[Store, tuple[Entry, ...]]:
    """Finished games of Nautilus with their files and results."""
    store = Store(folder)
    results = Results(store.results)
    for seed in seeds:
        session = lively(NAUTILUS, seed, 500)
        session.become_another()
        assert session.is_over
        store.autosave(session, NAUTILUS)
        results.add(result_of(session, NAUTILUS))
    return store, entries(store.listed(), results.all())


def first_player(options: object) -> str:
    return str(options.first_player.value)  # type: ignore[attr-defined]


def test_rows_are_the_means_of_the_score_sheets(tmp_path: Path) -> None:
    store, every = library(tmp_path, 1, 2)
    gathering = Gathering(NAUTILUS, every, first_player)
    assert gathering.go_on()
    assert gathering.opened == 2
    sheets = [NAUTILUS.rules.scores(store.open(one.file).session.state) for one in every if one.file]
    for source in gathering.sources():
        for seat, mean in ((HUMAN, source.own), (BOT, source.rival)):
            points = [
                sum(row.points for row in sheet.of(seat) if row.code is source.line) for sheet in sheets
            ]
            assert mean == sum(points) / 2


def test_every_game_stands_under_its_kind(tmp_path: Path) -> None:
    _, every = library(tmp_path, 1, 2, 3)
    gathering = Gathering(NAUTILUS, every, first_player)
    gathering.go_on()
    marks = [mark for spread in gathering.spread().values() for mark in spread.marks]
    assert sorted(key for _, _, key in marks) == sorted(one.key for one in every)
    for kind, spread in gathering.spread().items():
        for _, _, key in spread.marks:
            (entry,) = [one for one in every if one.key == key]
            assert first_player(NAUTILUS.read_setup(entry.notation)) == kind


def test_what_cannot_be_read_is_left_out_and_stops_nothing(tmp_path: Path) -> None:
    _, every = library(tmp_path, 1, 2)
    broken, sound = every
    assert broken.file is not None
    broken.file.write_bytes(b"{")
    old = evolve(sound, notation="of another time")
    gathering = Gathering(NAUTILUS, (broken, old), first_player)
    gathering.go_on()
    assert gathering.opened == 1
    assert [len(spread.marks) for spread in gathering.spread().values()] == [1]


def test_a_game_says_what_a_row_counts_for(tmp_path: Path) -> None:
    """Points in a domain are none of the score of Nautilus; its sheet has them as counts."""
    store, every = library(tmp_path, 1)
    gathering = Gathering(NAUTILUS, every, first_player, lambda line: line.count)
    gathering.go_on()
    (entry,) = every
    assert entry.file is not None
    sheet = NAUTILUS.rules.scores(store.open(entry.file).session.state)
    own = {line.code: line.count for line in sheet.of(HUMAN)}
    assert {source.line: source.own for source in gathering.sources()} == own


def test_of_no_games_there_is_nothing_to_read() -> None:
    gathering = Gathering(NAUTILUS, (), first_player)
    assert gathering.is_read
    assert (gathering.spread(), gathering.sources(), gathering.sheet) == ({}, (), None)


def test_a_little_at_a_time_comes_to_the_same(tmp_path: Path) -> None:
    _, every = library(tmp_path, 1, 2)
    whole, bits = Gathering(NAUTILUS, every, first_player), Gathering(NAUTILUS, every, first_player)
    whole.go_on()
    steps = 1
    while not bits.go_on(0.0):
        steps += 1
    assert steps == 4
    assert (bits.spread(), bits.sources()) == (whole.spread(), whole.sources())
