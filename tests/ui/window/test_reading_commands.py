"""Commands that look leave the player's files as they are: names, contents and times."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import play_to_human
from noria_desktop.app.profile import Profile
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.ui.window.languages import Languages
from noria_desktop.ui.window.main_window import MainWindow
from noria_desktop.ui.window.settings import SettingsFile

ROOT = Path(__file__).resolve().parents[3]


def a_profile(folder: Path) -> Path:
    """Two games gone on with, one of them damaged since, a save, a result, broken settings; returns the save."""
    store = Store(folder)
    for game_id in ("noria", "nautilus"):
        game = kit(game_id)
        session = Session(game, game.default_options(), 5)
        play_to_human(session)
        store.autosave(session, game)
        session.dispatch(session.legal[0])
        damaged = store.autosave(session, game)
    save = store.save(session, game, "evening")
    damaged.write_bytes(damaged.read_bytes()[:-40])
    (folder / "results.jsonl").write_text('{"not": "a result"}\n')
    (folder / "settings.ini").write_bytes(b"\xff\xfe broken")
    (folder / "noria-desktop.log").write_text("of an older version\n")
    return save


def contents(folder: Path) -> dict[str, tuple[int, bytes | None]]:
    """Everything in a folder."""
    return {
        str(path.relative_to(folder)): (
            path.lstat().st_mtime_ns,
            path.read_bytes() if path.is_file() else None,
        )
        for path in folder.rglob("*")
    }


@pytest.mark.parametrize(
    "command",
    [
        ["screenshot", "home", "OUT"],
        ["screenshot", "noria", "OUT"],
        ["screenshot", "SAVE", "OUT"],
        ["--smoke"],
        ["--smoke", "--new", "scythe", "--seed", "1"],
        ["--smoke", "--continue"],
        ["--smoke", "SAVE"],
        ["check", "SAVE"],
        ["replay", "SAVE"],
        ["simulate", "noria", "--games", "2"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("apart", [False, True], ids=["one folder", "four folders"])
def test_commands_that_look_write_nothing(tmp_path: Path, command: list[str], apart: bool) -> None:
    """With the folder named, and with the system's folders, in which an older version left everything in one."""
    player = tmp_path / "player"
    profile = player / "data" / "noria-desktop"
    save = a_profile(profile)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        environment[f"XDG_{kind}_HOME"] = str(player / kind.lower())
    words = [{"OUT": str(tmp_path / "out.png"), "SAVE": str(save)}.get(word, word) for word in command]
    if command[0] in ("screenshot", "--smoke") and not apart:
        words += ["--profile-dir", str(profile)]
    before = contents(player)
    done = subprocess.run(
        [sys.executable, "-m", "noria_desktop", *words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert contents(player) == before


def test_a_game_laid_for_a_picture_is_none_to_go_on_with(qtbot: QtBot, tmp_path: Path) -> None:
    """However long its page is looked at, and when its window is closed."""
    profile = Profile.within(tmp_path / "own")
    settings = SettingsFile(tmp_path / "own", writes=False)
    window = MainWindow(profile, settings, Languages("en"), writes=False)
    qtbot.addWidget(window)
    window.show()
    window.show_page("noria")
    window.table.conductor.finish_bot_turn()
    qtbot.wait(50)
    window.change_settings(theme="day")
    window.show_home()
    window.close()
    assert not (tmp_path / "own").exists()
