"""A process that dies at each single step of a save leaves the old save or the new one, whole.

The random kills of ``tests/app/kill_probe.py`` seldom hit the few microseconds that matter; this goes
through all of them.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from noria_desktop.app.saves.files import backup_of
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from tests.app.playing import begun
from tests.saves.aside import broken
from tests.toy_game import KIT, Take, find_kit

MOST_STEPS = 40


class Death(BaseException):
    """The process ends here: nothing catches this."""


class Clock:
    """Counts calls to the system and ends the process at one of them and ever after."""

    def __init__(self, last: int) -> None:
        self.left = last

    def tick(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise Death


class HalfWriter:
    """A file being written; dying in the middle leaves the first half of the data."""

    def __init__(self, stream: Any, clock: Clock) -> None:
        self._stream = stream
        self._clock = clock

    def __enter__(self) -> HalfWriter:
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()

    def write(self, data: bytes) -> None:
        self._stream.write(data[: len(data) // 2])
        self._stream.flush()
        self._clock.tick()
        self._stream.write(data[len(data) // 2 :])

    def flush(self) -> None:
        self._stream.flush()

    def fileno(self) -> int:
        number: int = self._stream.fileno()
        return number


def deadly(patch: pytest.MonkeyPatch, clock: Clock) -> None:
    """Let every change of a file pass the clock."""

    def guarded(call: Callable[..., Any]) -> Callable[..., Any]:
        def passing(*arguments: Any, **options: Any) -> Any:
            clock.tick()
            return call(*arguments, **options)

        return passing

    real_open = Path.open

    def opening(self: Path, mode: str = "r", *rest: Any, **options: Any) -> Any:
        if "x" not in mode:
            return real_open(self, mode, *rest, **options)
        clock.tick()
        return HalfWriter(real_open(self, mode, *rest, **options), clock)

    patch.setattr(Path, "open", opening)
    for holder, name in ((Path, "replace"), (Path, "unlink"), (os, "fsync"), (os, "link")):
        patch.setattr(holder, name, guarded(getattr(holder, name)))


def later_by(session: Session, takes: int) -> Session:
    for _ in range(takes):
        session.run_automatic()
        session.dispatch(Take())
    return session


@pytest.mark.parametrize("saved_before", [1, 2, 3])
def test_at_every_step_of_a_save_the_old_or_the_new_game_is_there_whole(
    tmp_path: Path, saved_before: int
) -> None:
    survived = False
    for steps in range(MOST_STEPS):
        store = Store(tmp_path / f"{saved_before}-{steps}", find_kit)
        session = begun()
        for _ in range(saved_before):
            file = store.autosave(later_by(session, 1), KIT)
        old = file.read_bytes()
        played = session.cursor
        later_by(session, 1)
        with pytest.MonkeyPatch.context() as patch:
            deadly(patch, Clock(steps))
            try:
                store.autosave(session, KIT)
                survived = True
            except Death:
                pass
        after = Store(store.profile, find_kit)
        found = after.resume()
        assert found is not None, f"dead at step {steps}: the game is gone"
        assert found[1].doubt is None
        assert found[1].session.cursor in (played, session.cursor)
        assert found[0] == file
        if found[1].session.cursor == played:
            assert file.read_bytes() == old
        if saved_before > 1:
            assert backup_of(file).exists()
        assert broken(after) == ()
        # And the next save works, whatever was left lying about.
        after.autosave(later_by(found[1].session, 1), KIT)
        assert len(after.listed()) == 1
        if survived:
            assert steps >= 5, "opening, writing, flushing, linking, two renames"
            return
    pytest.fail("the save never came to its end")
