"""Marks of a whole profile: worked out from its files, remembered while these stay as they are, the same from nothing."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from attrs import evolve

from noria_desktop.app.catalogue import kit
from noria_desktop.app.honours import gathering as gathering_module
from noria_desktop.app.honours.earning import earned, earned_in
from noria_desktop.app.honours.gathering import First, Gathering
from noria_desktop.app.honours.remembered import FILE, Remembered
from noria_desktop.app.library.entries import entries
from noria_desktop.app.results import result_of
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from tests.app.playing import by_greedy, lively

GAMES = (("noria", 3), ("noria", 4), ("nautilus", 3), ("solani", 3), ("scythe", 3))


def another(session: Session, number: int) -> Session:
    """The same game under an identity of its own."""
    made = Session(kit(session.rules.game_id), session.options, session.seed, identity=f"{number:032x}")
    made.replay(session.log)
    return made


@pytest.fixture(scope="module")
def games() -> list[Session]:
    """Finished games of all kinds."""
    return [another(by_greedy(kit(name), seed), number) for number, (name, seed) in enumerate(GAMES, 1)]


@pytest.fixture
def profile(tmp_path: Path, games: list[Session]) -> Path:
    """Those games, one that goes on, and a damaged one; the later ones were finished later."""
    store = Store(tmp_path / "data")
    for session in games:
        store.autosave(session, kit(session.rules.game_id))
    store.autosave(another(lively(kit("noria"), 9, 40), 50), kit("noria"))
    broken = store.autosave(another(games[2], 60), kit("nautilus"))
    broken.write_bytes(broken.read_bytes()[:900])
    return tmp_path


def gather(profile: Path, memory: Remembered | None = None, games: list[Session] | None = None) -> Gathering:
    """What the files of a profile tell, nothing read yet."""
    store = Store(profile / "data")
    results = [result_of(one, kit(one.rules.game_id)) for one in games or ()]
    return Gathering(entries(store.listed(), results), store.listing.marks(), store.find_kit, memory)


def told(found: Gathering) -> Mapping[str, tuple[str, int]]:
    """Which game earned which mark first, and where."""
    return {key: (first.entry.key, first.ply) for key, first in found.firsts.items()}


def test_marks_of_a_profile_are_those_of_its_finished_games(profile: Path, games: list[Session]) -> None:
    found = gather(profile)
    assert not found.is_read
    assert found.go_on()
    every = [earned(one) for one in games]
    assert set(found.firsts) == {key for one in every for key in one}
    assert all(every[int(game, 16) - 1][key] == ply for key, (game, ply) in told(found).items())


def test_the_earlier_of_two_games_earned_it_first(profile: Path) -> None:
    """Two games of Noria earned the chain; whichever was finished first keeps it, in whatever order files are read."""
    store = Store(profile / "data")
    found = entries(store.listed(), ())
    for days in (
        ("2026-01-01T09:00:00Z", "2026-01-02T09:00:00Z"),
        ("2026-01-02T09:00:00Z", "2026-01-01T09:00:00Z"),
    ):
        dated = [
            evolve(one, at=days[int(one.key, 16) - 1]) if one.key in (f"{1:032x}", f"{2:032x}") else one
            for one in found
        ]
        made = Gathering(dated, store.listing.marks(), store.find_kit)
        made.go_on()
        first = made.firsts["noria-chain"]
        assert isinstance(first, First)
        assert first.entry.at == "2026-01-01T09:00:00Z"


def test_a_little_at_a_time(profile: Path) -> None:
    """At least a game a slice; what is left becomes less, and in the end all is as if it had been read at once."""
    whole, found = gather(profile), gather(profile)
    whole.go_on()
    slices, left = 0, found.left
    while not found.go_on(0.0):
        slices += 1
        assert found.left <= left
        left = found.left
    assert slices >= len(GAMES) - 1
    assert told(found) == told(whole)


class Counting:
    """Counts the files that are opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.read: list[Path] = []

        def counted(file: Path, find_kit: Callable[..., object]) -> Mapping[str, int]:
            self.read.append(file)
            return earned_in(file)

        monkeypatch.setattr(gathering_module, "earned_in", counted)


def test_what_is_remembered_is_not_read_again(profile: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(monkeypatch)
    first = gather(profile, Remembered(profile / FILE))
    first.go_on()
    first.remember()
    assert len(counting.read) == len(GAMES)
    again = gather(profile, Remembered(profile / FILE))
    again.go_on()
    assert len(counting.read) == len(GAMES)
    assert told(again) == told(first)


def test_a_file_that_changed_is_read_again_and_one_that_went_is_forgotten(
    profile: Path, games: list[Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = gather(profile, Remembered(profile / FILE))
    first.go_on()
    first.remember()
    counting = Counting(monkeypatch)
    store = Store(profile / "data")
    gone, changed = (store.file_of(one, kit(one.rules.game_id)) for one in games[:2])
    gone.unlink()
    status = changed.stat()
    os.utime(changed, ns=(status.st_atime_ns, status.st_mtime_ns + 1_000_000))
    again = gather(profile, Remembered(profile / FILE))
    again.go_on()
    again.remember()
    assert counting.read == [changed]
    with sqlite3.connect(profile / FILE) as base:
        rows = {row[0] for row in base.execute("SELECT file FROM honour")}
    assert str(gone) not in rows
    assert len(rows) == len(GAMES) - 1


def test_who_leaves_early_keeps_what_was_read(profile: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = gather(profile, Remembered(profile / FILE))
    while first.left > 2:
        first.go_on(0.0)
    first.remember()
    counting = Counting(monkeypatch)
    gather(profile, Remembered(profile / FILE)).go_on()
    assert len(counting.read) == 2


def write_rubbish(file: Path) -> None:
    file.write_bytes(os.urandom(5000))


def cut_off(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:700])


def another_version(file: Path) -> None:
    with sqlite3.connect(file) as base:
        base.execute("PRAGMA user_version = 99")


def of_another_program(file: Path) -> None:
    with sqlite3.connect(file) as base:
        base.execute("UPDATE made SET by = 'somebody'")


def forged(file: Path) -> None:
    """Rows with another shape of what was earned."""
    with sqlite3.connect(file) as base:
        for number, text in enumerate(
            ("[]", '{"noria-chain": "1"}', '{"noria-chain": 0}', "{", '{"x": 99999999}')
        ):
            base.execute(
                "UPDATE honour SET earned = ? WHERE file = (SELECT file FROM honour ORDER BY file LIMIT 1 OFFSET ?)",
                (text, number),
            )


@pytest.mark.parametrize(
    "harm",
    [Path.unlink, write_rubbish, cut_off, another_version, of_another_program, forged],
    ids=lambda harm: harm.__name__,
)
def test_whatever_becomes_of_what_is_remembered_the_marks_are_those_of_the_files(
    profile: Path, harm: Callable[[Path], None]
) -> None:
    first = gather(profile, Remembered(profile / FILE))
    first.go_on()
    first.remember()
    harm(profile / FILE)
    again = gather(profile, Remembered(profile / FILE))
    again.go_on()
    again.remember()
    assert told(again) == told(first)
    later = gather(profile, Remembered(profile / FILE))
    later.go_on()
    assert told(later) == told(first)


def test_who_only_looks_keeps_nothing(profile: Path) -> None:
    found = gather(profile, Remembered(profile / FILE, writes=False))
    found.go_on()
    found.remember()
    assert not (profile / FILE).exists()


def test_of_a_result_without_a_file_nothing_is_told(profile: Path, games: list[Session]) -> None:
    """Only a log tells where something was earned."""
    lost = another(games[0], 70)
    found = gather(profile, games=[lost])
    found.go_on()
    assert all(game != lost.identity for game, _ in told(found).values())
