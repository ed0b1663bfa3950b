"""Saves of every version that was ever landed still open, with everything in them.

``tests/saves/<game>/v<N>.ndsave`` holds version N of the game's saved classes in the first format of saves,
``v<N>-format<M>.ndsave`` the same in format M. Each is written once, by the version that made it, and never again.
``format<M>-<what>.ndsave`` holds something that only some games have. While a format is new, its own file may be
written anew: ``REGENERATE=1 pytest tests/saves/test_released.py``.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

import pytest

from noria_desktop.app.catalogue import GameKit, kit
from noria_desktop.app.players import play_to_human
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.migrate import FORMAT_VERSION
from noria_desktop.app.saves.resuming import opened
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import Session
from tests.app.playing import every_kit, every_table, lively

HERE = Path(__file__).parent
VERSIONS = [
    (game, version, form)
    for game in every_kit()
    for version in range(1, game.state_version + 1)
    for form in range(1, FORMAT_VERSION + 1)
]


def file_of(game: GameKit, version: int, form: int) -> Path:
    name = f"v{version}" if form == 1 else f"v{version}-format{form}"
    return HERE / game.game_id / f"{name}.ndsave"


def made(game: GameKit) -> bytes:
    """A game in its middle, with something taken back, and something else left for good."""
    session = lively(game, 3, decisions=25 if game.action_bound > 100 else 4)
    session.undo()
    session.undo()
    taken_back = session.log[session.cursor]
    others = [action for action in session.legal if action != taken_back.action]
    if others:
        session.dispatch(others[0])
        session.undo()
        session.dispatch(taken_back.action)
        session.undo()
    session.add_time(600)
    return written(
        session,
        game,
        title="最初の版 / first version",
        saved_at=datetime.fromisoformat("2026-11-22T09:00:00+00:00"),
        serial=7,
    )


def made_beside_programs(game: GameKit) -> bytes:
    """A game with what its programs thought, the last decision taken back."""
    session = Session(game, game.default_options(), 11, identity="0123456789abcdef0123456789abcdef")
    for _ in range(6):
        play_to_human(session)
        session.dispatch(session.legal[0])
    play_to_human(session)
    session.undo()
    return written(session, game, saved_at=datetime.fromisoformat("2026-11-23T09:00:00+00:00"), serial=7)


SOME_GAMES: Final[dict[str, tuple[GameKit, Callable[[GameKit], bytes]]]] = {
    "nautilus/format2-reasons": (kit("nautilus"), made_beside_programs),
    "solani/format2-reasons": (kit("solani"), made_beside_programs),
    "solani/format2-quartz": (every_table()["solani-quartz"], made),
    "scythe/format2-declining": (kit("scythe"), made),
}
"""What only some games have: reasons of programs; a night's quartz; gains that may be declined."""


def in_today_s_words(save: bytes) -> bytes:
    """The line of the set-up is written for people; what is spelt otherwise by now says the same game."""
    return save.replace("ファイアー・マン".encode(), "ファイヤー・マン".encode())


@pytest.mark.parametrize(
    ("game", "version", "form"), VERSIONS, ids=lambda value: getattr(value, "game_id", f"{value}")
)
def test_a_released_save_opens_with_its_history_and_is_saved_the_same(
    game: GameKit, version: int, form: int
) -> None:
    file = file_of(game, version, form)
    if os.environ.get("REGENERATE") and version == game.state_version and form == FORMAT_VERSION:
        file.write_bytes(made(game))
    data = file.read_bytes()
    found = opened(read(data, lambda _: game))
    assert found.doubt is None
    assert found.session.can_undo
    assert found.session.can_redo
    if version == game.state_version:
        head = found.save.envelope
        saved_at = datetime.fromisoformat(head.saved_at.replace("Z", "+00:00"))
        again = written(found.session, game, title=head.title, saved_at=saved_at, serial=head.serial)
        # What a later program may write differently: its own version, and what newer formats added.
        new = (
            b'"app_version"',
            b'"checksum"',
            *((b'"format', b'"serial', b'"branches', b'"dropped', b'"digest')[: 5 * (form == 1)]),
        )
        theirs, ours = (in_today_s_words(text).split(b"\n") for text in (data, again))
        assert [line for line in theirs if not line.startswith(new)] == [
            line for line in ours if not line.startswith(new)
        ]
        assert head.digest == opened(read(again, lambda _: game)).save.envelope.digest


@pytest.mark.parametrize("game", every_kit(), ids=lambda game: game.game_id)
def test_what_was_left_in_a_released_save_is_still_there(game: GameKit) -> None:
    found = opened(read(file_of(game, game.state_version, FORMAT_VERSION).read_bytes(), lambda _: game))
    assert [branch.number for branch in found.session.record.branches] == [1, 2]


@pytest.mark.parametrize("name", SOME_GAMES)
def test_a_released_save_of_what_only_some_games_have_opens_with_all_of_it(name: str) -> None:
    game, make = SOME_GAMES[name]
    file = HERE / f"{name}.ndsave"
    if os.environ.get("REGENERATE"):
        file.write_bytes(make(game))
    data = file.read_bytes()
    found = opened(read(data))
    assert found.doubt is None
    assert found.session.can_undo
    assert found.session.can_redo
    head = found.save.envelope
    saved_at = datetime.fromisoformat(head.saved_at.replace("Z", "+00:00"))
    again = written(found.session, game, title=head.title, saved_at=saved_at, serial=head.serial)
    own = (b'"app_version"', b'"checksum"')
    theirs, ours = (
        [line for line in text.split(b"\n") if not line.startswith(own)]
        for text in (in_today_s_words(data), again)
    )
    assert theirs == ours
    for told in (b'"thoughts"',) * name.endswith("reasons") + (b'"quartz"',) * name.endswith("quartz"):
        assert told in data
