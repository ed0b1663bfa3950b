"""Each kind of file has the folder the system keeps such files in; what older versions left is moved there."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from noria_desktop.app.profile import Profile, default_profile, make_folders, settle

ROOT = Path(__file__).resolve().parents[2]


def apart(folder: Path) -> Profile:
    """A profile of four folders."""
    return Profile(folder / "data", folder / "config", folder / "cache", folder / "state")


def left(profile: Profile, name: str, text: str) -> None:
    """What an older version left beside the games."""
    profile.data.mkdir(parents=True, exist_ok=True)
    (profile.data / name).write_text(text)


# Folders ----------------------------------------------------------------------------------------------


def test_a_folder_that_is_named_holds_everything(tmp_path: Path) -> None:
    assert Profile.within(tmp_path) == Profile(tmp_path, tmp_path, tmp_path, tmp_path)


def test_a_profile_that_is_not_there_yet_is_not_shut(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert Profile.within(tmp_path).shut() is None
    assert Profile.within(tmp_path / "missing" / "folder").shut() is None
    assert Profile.within(tmp_path / "file" / "folder").shut() is None


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")
@pytest.mark.parametrize("kind", ["data", "config"])
def test_games_and_settings_that_nobody_may_look_at_are_shut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Root may look everywhere, so the system is asked to say what it says to everybody else."""
    real = Path.lstat

    def refuse(path: Path) -> os.stat_result:
        if path.parent.name == kind:
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return real(path)

    monkeypatch.setattr(Path, "lstat", refuse)
    found = apart(tmp_path).shut()
    monkeypatch.undo()
    assert found is not None
    assert found[0] == tmp_path / kind
    assert found[1].strerror == "Permission denied"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the XDG standard's folders")
class TestXdg:
    def test_each_kind_has_its_variable(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in ("DATA", "CONFIG", "CACHE", "STATE"):
            monkeypatch.setenv(f"XDG_{name}_HOME", f"/some/{name.lower()}")
        assert default_profile() == Profile(
            Path("/some/data/noria-desktop"),
            Path("/some/config/noria-desktop"),
            Path("/some/cache/noria-desktop"),
            Path("/some/state/noria-desktop"),
        )

    @pytest.mark.parametrize("value", ["", "relative/folder"])
    def test_an_empty_or_relative_one_is_ignored(self, monkeypatch: pytest.MonkeyPatch, value: str) -> None:
        monkeypatch.setenv("HOME", "/home/ada")
        for name in ("DATA", "CONFIG", "CACHE", "STATE"):
            monkeypatch.setenv(f"XDG_{name}_HOME", value)
        assert default_profile() == Profile(
            Path("/home/ada/.local/share/noria-desktop"),
            Path("/home/ada/.config/noria-desktop"),
            Path("/home/ada/.cache/noria-desktop"),
            Path("/home/ada/.local/state/noria-desktop"),
        )


def test_windows_roams_with_games_and_settings_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("APPDATA", "/users/ada/Roaming")
    monkeypatch.setenv("LOCALAPPDATA", "/users/ada/Local")
    roaming, local = Path("/users/ada/Roaming/noria-desktop"), Path("/users/ada/Local/noria-desktop")
    assert default_profile() == Profile(roaming, roaming, local, local)


def test_macos_has_four_folders_in_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("HOME", "/Users/ada")
    found = default_profile()
    kinds = [folder.parent.name for folder in (found.data, found.config, found.cache, found.state)]
    assert kinds == ["Application Support", "Preferences", "Caches", "Logs"]


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")
def test_folders_are_their_owners_alone(tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        make_folders(apart(tmp_path / "home" / "ada"))
    finally:
        os.umask(old)
    made = [tmp_path / "home", *(tmp_path / "home").rglob("*")]
    assert len(made) == 6
    assert {path.stat().st_mode & 0o777 for path in made} == {0o700}


# Moving -----------------------------------------------------------------------------------------------


def test_settings_and_log_move_and_old_pictures_go(tmp_path: Path) -> None:
    profile = apart(tmp_path)
    for name in ("settings.ini", "settings.ini.broken", "settings.ini.broken2", "noria-desktop.log"):
        left(profile, name, name)
    left(profile, "pictures.cache", "pixels")
    left(profile, "results.jsonl", "results")
    settle(profile)
    assert [path.name for path in profile.data.iterdir()] == ["results.jsonl"]
    kept = {path.name: path.read_text() for path in profile.config.iterdir()}
    assert kept == {name: name for name in ("settings.ini", "settings.ini.broken", "settings.ini.broken2")}
    assert (profile.state / "noria-desktop.log").read_text() == "noria-desktop.log"
    assert not profile.cache.exists()


def test_nothing_moves_within_one_folder(tmp_path: Path) -> None:
    profile = Profile.within(tmp_path)
    for name in ("settings.ini", "noria-desktop.log", "pictures.cache"):
        left(profile, name, name)
    settle(profile)
    assert {path.name: path.read_text() for path in tmp_path.iterdir() if path.is_file()} == {
        name: name for name in ("settings.ini", "noria-desktop.log", "pictures.cache")
    }


def test_newer_settings_stay_and_older_ones_are_kept_beside_them(tmp_path: Path) -> None:
    profile = apart(tmp_path)
    profile.config.mkdir()
    (profile.config / "settings.ini").write_text("newer")
    (profile.config / "settings.ini.older").write_text("taken")
    left(profile, "settings.ini", "older")
    settle(profile)
    kept = {path.name: path.read_text() for path in profile.config.iterdir()}
    assert kept == {"settings.ini": "newer", "settings.ini.older": "taken", "settings.ini.older2": "older"}
    assert list(profile.data.iterdir()) == []


KILLED = """
import os, pathlib, sys
from noria_desktop.app.profile import Profile, settle
folder = pathlib.Path(sys.argv[1])
kill = lambda *_, **__: os._exit(9)
if sys.argv[2] == "before the copy is in place":
    pathlib.Path.replace = kill
else:
    pathlib.Path.unlink = kill
settle(Profile(folder / "data", folder / "config", folder / "cache", folder / "state"))
"""


@pytest.mark.parametrize("moment", ["before the copy is in place", "before the old one is removed"])
def test_killed_in_the_middle_nothing_is_lost(tmp_path: Path, moment: str) -> None:
    profile = apart(tmp_path)
    left(profile, "settings.ini", "[settings]\ntheme=day\n")
    command = [sys.executable, "-c", KILLED, str(tmp_path), moment]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 9
    assert (profile.data / "settings.ini").read_text() == "[settings]\ntheme=day\n"
    settle(profile)
    assert [path.name for path in profile.config.iterdir()] == ["settings.ini"]
    assert (profile.config / "settings.ini").read_text() == "[settings]\ntheme=day\n"
    assert list(profile.data.iterdir()) == []


def test_what_cannot_be_moved_is_read_where_it_is(tmp_path: Path) -> None:
    """The new place cannot be made: the old settings stay in force, and move when that has passed."""
    profile = apart(tmp_path)
    left(profile, "settings.ini", "old")
    profile.config.write_text("a file in the way")
    settle(profile)
    assert (profile.data / "settings.ini").read_text() == "old"
    assert profile.settings_folder == profile.data
    profile.config.unlink()
    settle(profile)
    assert profile.settings_folder == profile.config
    assert (profile.config / "settings.ini").read_text() == "old"


def test_what_cannot_be_removed_is_copied_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The old place is read-only: the copy counts, changes in it stay, and starts do not pile up copies."""
    profile = apart(tmp_path)
    left(profile, "settings.ini", "old")

    def refuse(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(path)

    monkeypatch.setattr(Path, "unlink", refuse)
    settle(profile)
    assert profile.settings_folder == profile.config
    (profile.config / "settings.ini").write_text("changed")
    for _ in range(3):
        settle(profile)
    kept = {path.name: path.read_text() for path in profile.config.iterdir()}
    assert kept == {"settings.ini": "changed", "settings.ini.older": "old"}


@pytest.mark.skipif(os.name != "posix", reason="links and pipes of POSIX")
def test_links_and_pipes_are_left_alone(tmp_path: Path) -> None:
    """A link is the player's own arrangement, and is read where it is; a pipe would be waited for for ever."""
    profile = apart(tmp_path)
    profile.data.mkdir()
    (tmp_path / "dotfiles.ini").write_text("mine")
    (profile.data / "settings.ini").symlink_to(tmp_path / "dotfiles.ini")
    os.mkfifo(profile.data / "noria-desktop.log")
    settle(profile)
    assert profile.settings_folder == profile.data
    assert (profile.data / "settings.ini").read_text() == "mine"
    assert not profile.config.exists()
