"""Say in one sentence why no window can be opened here, before Qt gives up without a reason.

With a system library or the display missing, Qt ends the process with a text that names the wrong package. So the
entry point asks ``window_can_open`` before it imports QtWidgets; that also installs ``catch_platform_failure`` for
whatever the check did not foresee. The check needs nothing but the standard library; ``run.py`` shares its list of
libraries. The words are not in the .ts files, because Qt's translator may be the very thing that cannot be loaded.
"""

from __future__ import annotations

import builtins
import ctypes
import os
import shutil
import sys
import time
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, NoReturn

EXIT_NO_WINDOW: Final = 3
"""Exit code when no window can be opened."""


class Package(NamedTuple):
    """What one system library is called by the three common package tools."""

    apt: str
    dnf: str
    pacman: str


_BASE: Final = {
    "libGL.so.1": Package("libgl1", "libglvnd-glx", "libglvnd"),
    "libEGL.so.1": Package("libegl1", "libglvnd-egl", "libglvnd"),
    "libglib-2.0.so.0": Package("libglib2.0-0", "glib2", "glib2"),
    "libgthread-2.0.so.0": Package("libglib2.0-0", "glib2", "glib2"),
    "libX11.so.6": Package("libx11-6", "libX11", "libx11"),
    "libdbus-1.so.3": Package("libdbus-1-3", "dbus-libs", "dbus"),
    "libfontconfig.so.1": Package("libfontconfig1", "fontconfig", "fontconfig"),
    "libfreetype.so.6": Package("libfreetype6", "freetype", "freetype2"),
    "libxkbcommon.so.0": Package("libxkbcommon0", "libxkbcommon", "libxkbcommon"),
}
"""Needed to import QtWidgets at all, without a display too."""

_X11: Final = {
    "libX11-xcb.so.1": Package("libx11-xcb1", "libX11-xcb", "libx11"),
    "libxcb.so.1": Package("libxcb1", "libxcb", "libxcb"),
    "libxcb-cursor.so.0": Package("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    "libxcb-icccm.so.4": Package("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    "libxcb-image.so.0": Package("libxcb-image0", "xcb-util-image", "xcb-util-image"),
    "libxcb-keysyms.so.1": Package("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    "libxcb-randr.so.0": Package("libxcb-randr0", "libxcb", "libxcb"),
    "libxcb-render.so.0": Package("libxcb-render0", "libxcb", "libxcb"),
    "libxcb-render-util.so.0": Package("libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil"),
    "libxcb-shape.so.0": Package("libxcb-shape0", "libxcb", "libxcb"),
    "libxcb-shm.so.0": Package("libxcb-shm0", "libxcb", "libxcb"),
    "libxcb-sync.so.1": Package("libxcb-sync1", "libxcb", "libxcb"),
    "libxcb-util.so.1": Package("libxcb-util1", "xcb-util", "xcb-util"),
    "libxcb-xfixes.so.0": Package("libxcb-xfixes0", "libxcb", "libxcb"),
    "libxcb-xkb.so.1": Package("libxcb-xkb1", "libxcb", "libxcb"),
    "libxkbcommon-x11.so.0": Package("libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
}
"""Needed besides for a window on an X display."""

_INSTALL: Final = (
    ("apt-get", "sudo apt install", 0),
    ("dnf", "sudo dnf install", 1),
    ("pacman", "sudo pacman -S", 2),
)

_WORDS: Final = {
    "en": {
        "libraries": "Noria Desktop cannot open a window: system libraries are missing. Install them with: {command}",
        "display": "Noria Desktop cannot open a window: no display answers at DISPLAY={display}. "
        "Start it from a desktop session.",
        "no display": "Noria Desktop cannot open a window: there is no display (neither DISPLAY nor WAYLAND_DISPLAY "
        "is set). Start it from a desktop session.",
        "platform": "Noria Desktop cannot open a window: Qt found no way to reach the display ({detail}).",
        "no qt": "Noria Desktop cannot open a window: PySide6 could not be loaded ({detail}). "
        "Install the program again, or run it with: python3 run.py",
    },
    "ja": {
        "libraries": "Noria Desktop のウィンドウを開けません。システムのライブラリが足りません。"
        "次のコマンドで入れてください：{command}",
        "display": "Noria Desktop のウィンドウを開けません。DISPLAY={display} の画面が応答しません。"
        "デスクトップのセッションから起動してください。",
        "no display": "Noria Desktop のウィンドウを開けません。画面がありません"
        "（DISPLAY も WAYLAND_DISPLAY も設定されていません）。デスクトップのセッションから起動してください。",
        "platform": "Noria Desktop のウィンドウを開けません。Qt が画面に接続できませんでした（{detail}）。",
        "no qt": "Noria Desktop のウィンドウを開けません。PySide6 を読み込めませんでした（{detail}）。"
        "入れ直すか、次のコマンドで起動してください：python3 run.py",
    },
}


def system_language(env: Mapping[str, str] | None = None) -> str:
    """``ja`` or ``en``, as the environment's locale says."""
    env = os.environ if env is None else env
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(name):
            return "ja" if env[name].startswith("ja") else "en"
    return "en"


def needs_x11(env: Mapping[str, str]) -> bool:
    """Whether Qt would open its window on an X display."""
    platform = env.get("QT_QPA_PLATFORM", "")
    return platform.startswith("xcb") or (not platform and not env.get("WAYLAND_DISPLAY"))


def _loads(soname: str) -> bool:
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def missing_packages(*, x11: bool, loads: Callable[[str], bool] = _loads) -> tuple[Package, ...]:
    """The packages of the system libraries that Qt needs and that cannot be loaded; always empty off Linux."""
    if sys.platform != "linux":
        return ()
    libraries = _BASE | _X11 if x11 else _BASE
    return tuple(sorted({package for soname, package in libraries.items() if not loads(soname)}))


def install_command(packages: tuple[Package, ...]) -> str:
    """The command of this system's package tool that installs them; apt's where none is known."""
    known = [(command, column) for tool, command, column in _INSTALL if shutil.which(tool)]
    command, column = known[0] if known else _INSTALL[0][1:]
    return " ".join((command, *sorted({package[column] for package in packages})))


_PATIENCE: Final = (0.0, 0.1, 0.4)
"""Seconds before each try: a server that begins anew after its last window does not answer for a moment."""


def _display_answers() -> bool:
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    for pause in _PATIENCE:
        time.sleep(pause)
        connection = xcb.xcb_connect(None, None)
        failed = xcb.xcb_connection_has_error(connection)
        xcb.xcb_disconnect(connection)
        if not failed:
            return True
    return False


def why_no_window(
    language: str | None = None,
    env: Mapping[str, str] | None = None,
    *,
    loads: Callable[[str], bool] = _loads,
    display_answers: Callable[[], bool] = _display_answers,
) -> str | None:
    """One sentence about what keeps a window from opening, with the remedy; None when nothing does.

    Args:
        language: ``ja`` or ``en``; the locale's where None.
        env: the environment to judge by.
        loads: whether a system library can be loaded.
        display_answers: whether the X display of this process answers.
    """
    if sys.platform != "linux":
        return None
    env = os.environ if env is None else env
    words = _WORDS[language or system_language(env)]
    x11 = needs_x11(env)
    packages = missing_packages(x11=x11, loads=loads)
    if packages:
        return words["libraries"].format(command=install_command(packages))
    if x11 and not display_answers():
        display = env.get("DISPLAY")
        return words["display"].format(display=display) if display else words["no display"]
    return None


def why_no_qt(error: ImportError, language: str | None = None) -> str:
    """The sentence for a PySide6 that is absent or cannot be loaded."""
    return _WORDS[language or system_language()]["no qt"].format(detail=error)


def catch_platform_failure(language: str | None = None) -> None:
    """From now on, Qt's abort for want of a display is one sentence on stderr and exit code 3.

    Other messages of Qt go to stderr as they would without this.
    """
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    words = _WORDS[language or system_language()]

    def handle(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind == QtMsgType.QtFatalMsg and "platform plugin" in message:
            _end(words["platform"].format(detail=message.splitlines()[0].rstrip(".")))
        if kind != QtMsgType.QtDebugMsg:
            print(message, file=sys.stderr)

    qInstallMessageHandler(handle)


def import_qt() -> None:
    """Import Qt without its watch over every later import.

    PySide6 puts a function of its own in the place of ``__import__`` and reads the source of each module imported
    from then on, in search of ``from __feature__ import``. Nothing here uses that, and it makes the start longer.

    Raises:
        ImportError: PySide6 is absent or cannot be loaded.
    """
    plain = builtins.__import__
    try:
        import PySide6.QtWidgets  # noqa: F401
    finally:
        builtins.__import__ = plain


def window_can_open(language: str | None = None) -> bool:
    """Whether Qt can be started here; says on stderr why not, and guards against what cannot be foreseen."""
    reason = why_no_window(language)
    if reason is None:
        try:
            import_qt()
            catch_platform_failure(language)
        except ImportError as error:
            reason = why_no_qt(error, language)
    if reason is not None:
        print(reason, file=sys.stderr)
    return reason is None


def _end(sentence: str) -> NoReturn:
    """Leave at once: Qt aborts the process as soon as the handler returns."""
    print(sentence, file=sys.stderr, flush=True)
    os._exit(EXIT_NO_WINDOW)
