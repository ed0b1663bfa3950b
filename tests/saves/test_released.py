"""Saves of every released version still open, with everything in them.

``tests/saves/<game>/v<N>.ndsave`` is written once, by the release that made version N, and never again.
Until the first release version 1 may be written anew: ``REGENERATE=1 pytest tests/saves/test_released.py``.
"""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.saves.envelope import opened, read, written
from tests.app.playing import every_kit, lively

HERE = Path(__file__).parent
VERSIONS = [(game, version) for game in every_kit() for version in range(1, game.state_version + 1)]


def made(game: GameKit) -> bytes:
    """A game in its middle, with something taken back."""
    session = lively(game, 3, decisions=25 if game.action_bound > 100 else 4)
    session.undo()
    session.undo()
    session.add_time(600)
    return written(
        session,
        game,
        title="最初の版 / first version",
        saved_at=datetime.fromisoformat("2026-11-21T09:00:00+00:00"),
    )


@pytest.mark.parametrize(
    ("game", "version"), VERSIONS, ids=lambda value: getattr(value, "game_id", f"v{value}")
)
def test_a_released_save_opens_with_its_history_and_is_saved_the_same(game: GameKit, version: int) -> None:
    file = HERE / game.game_id / f"v{version}.ndsave"
    if os.environ.get("REGENERATE") and version == game.state_version:
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(made(game))
    data = file.read_bytes()
    found = opened(read(data, lambda _: game))
    assert found.doubt is None
    assert found.session.can_undo
    assert found.session.can_redo
    if version == game.state_version:
        head = found.save.envelope
        saved_at = datetime.fromisoformat(head.saved_at.replace("Z", "+00:00"))
        again = written(found.session, game, title=head.title, saved_at=saved_at)
        # The program's own version is the only thing that a new release may write differently.
        theirs, ours = (text.split(b"\n") for text in (data, again))
        assert [line for line in theirs if b'"app_version"' not in line] == [
            line for line in ours if b'"app_version"' not in line
        ]
