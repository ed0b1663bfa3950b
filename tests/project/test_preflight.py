"""Where no window can be opened, one sentence says why and what to do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

from noria_desktop.ui.window import preflight

linux = pytest.mark.skipif(sys.platform != "linux", reason="the check is about Linux")


def all_load(_soname: str) -> bool:
    return True


@linux
@pytest.mark.parametrize(
    ("language", "word"), [("en", "system libraries are missing"), ("ja", "ライブラリが足りません")]
)
def test_missing_libraries_are_named_with_the_command(language: str, word: str) -> None:
    sentence = preflight.why_no_window(
        language,
        {"DISPLAY": ":0"},
        loads=lambda soname: soname not in ("libxcb-icccm.so.4", "libGL.so.1"),
        display_answers=lambda: True,
    )
    assert sentence is not None
    assert word in sentence
    packages = {
        package.apt for package in preflight.missing_packages(x11=True, loads=lambda s: s != "libGL.so.1")
    }
    assert packages == {"libgl1"}


def test_command_is_the_package_tools_own(monkeypatch: pytest.MonkeyPatch) -> None:
    package = preflight.Package("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm")
    for tool, command in (
        ("apt-get", "sudo apt install libxcb-icccm4"),
        ("dnf", "sudo dnf install xcb-util-wm"),
        ("pacman", "sudo pacman -S xcb-util-wm"),
    ):
        monkeypatch.setattr(shutil, "which", lambda name, tool=tool: name if name == tool else None)
        assert preflight.install_command((package,)) == command


@linux
@pytest.mark.parametrize(
    ("env", "word"),
    [
        ({"DISPLAY": ":7"}, "DISPLAY=:7"),
        ({}, "no display"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, None),
        ({"QT_QPA_PLATFORM": "offscreen"}, None),
    ],
)
def test_display_is_asked_only_where_x11_is_used(env: dict[str, str], word: str | None) -> None:
    sentence = preflight.why_no_window("en", env, loads=all_load, display_answers=lambda: False)
    if word is None:
        assert sentence is None
    else:
        assert sentence is not None
        assert word in sentence


@pytest.mark.parametrize(
    ("env", "language"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_language_is_the_systems(env: dict[str, str], language: str) -> None:
    assert preflight.system_language(env) == language


def test_both_languages_word_the_same_cases() -> None:
    words = preflight._WORDS
    assert words["ja"].keys() == words["en"].keys()
    for case, text in words["en"].items():
        for field in ("{command}", "{display}", "{detail}"):
            assert (field in text) == (field in words["ja"][case])


@linux
def test_qts_abort_is_a_sentence_and_an_exit_code() -> None:
    code = (
        "from noria_desktop.ui.window.preflight import catch_platform_failure as catch\n"
        "catch('en')\n"
        "from PySide6.QtWidgets import QApplication\n"
        "QApplication([])\n"
    )
    env = {**os.environ, "QT_QPA_PLATFORM": "no-such-platform"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == preflight.EXIT_NO_WINDOW
    assert "cannot open a window: Qt found no way" in done.stderr


@linux
@pytest.mark.parametrize(("language", "word"), [("en", "there is no display"), ("ja", "画面がありません")])
def test_program_without_a_display_says_so(language: str, word: str) -> None:
    env = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    env.pop("QT_QPA_PLATFORM")
    command = [sys.executable, "-m", "noria_desktop", "--lang", language]
    done = subprocess.run(command, env=env, capture_output=True, text=True, encoding="utf-8", check=False)
    if "system libraries" in done.stderr or "ライブラリ" in done.stderr:
        pytest.skip("this machine has no X libraries")
    assert done.returncode == preflight.EXIT_NO_WINDOW
    assert word in done.stderr
    assert done.stderr.count("\n") == 1
