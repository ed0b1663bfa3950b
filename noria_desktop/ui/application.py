"""Starting Qt: the window for players, and pictures of pages for ``noria-desktop screenshot``."""

from __future__ import annotations

import logging
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPixmapCache
from PySide6.QtWidgets import QApplication, QWidget

from noria_desktop import __version__
from noria_desktop.app.messages import save_error_text
from noria_desktop.app.profile import default_profile
from noria_desktop.app.saves.errors import SaveError, writing_failed
from noria_desktop.resource_files import resource
from noria_desktop.ui.art.type import font
from noria_desktop.ui.desk import fresh_seed
from noria_desktop.ui.fault_log import LogFile
from noria_desktop.ui.faults import Faults
from noria_desktop.ui.languages import Languages
from noria_desktop.ui.main_window import MainWindow, guessed_language
from noria_desktop.ui.settings import SettingsFile

if TYPE_CHECKING:
    from noria_desktop.app.cli import ScreenshotArguments, WindowArguments

log = logging.getLogger(__name__)

LOG_FILE = "noria-desktop.log"
APPLICATION_ID = "io.github.noria_desktop.NoriaDesktop"
ICON_MS = 200
"""The window has been painted by then."""
PIXMAP_CACHE_KB = 256 * 1024
"""Room for the board's still pictures at four times the pixels of 1280x800."""


def _application() -> QApplication:
    """Qt's application object, set up the same way for windows and pictures."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    # The style as an argument: ``setStyle`` hands back a style, for which all classes of styles are made known.
    application = QApplication([*sys.argv[:1], "-style", "Fusion"])
    application.setApplicationName("noria-desktop")
    application.setApplicationDisplayName("Noria Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APPLICATION_ID)
    QPixmapCache.setCacheLimit(PIXMAP_CACHE_KB)
    application.setFont(font(14))
    return application


def _dress() -> None:
    """What nobody looks for in the first frame."""
    from PySide6.QtGui import QIcon

    QGuiApplication.setWindowIcon(QIcon(str(resource("icons", "noria-desktop.svg"))))


def _window(
    profile: Path | None, language: str | None, theme: str | None = None, scale: float | None = None
) -> MainWindow:
    """A window over a profile folder."""
    folder = profile or default_profile()
    settings = SettingsFile(folder)
    changes: dict[str, object] = {}
    if theme is not None:
        changes["theme"] = theme
    if scale is not None:
        changes["scale"] = scale
    if language is not None:
        changes["language"] = language
    if changes:
        settings.override(**changes)
    languages = Languages(settings.settings.language or guessed_language())
    return MainWindow(folder, settings, languages)


def run(arguments: WindowArguments) -> int:
    """Open the window; returns the exit code when it closes."""
    application = _application()
    window = _window(arguments.profile_dir, arguments.language)
    profile = arguments.profile_dir or default_profile()
    _keep_log(profile)
    Faults(window, profile / LOG_FILE).install()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    application.commitDataRequest.connect(lambda _: window.keep_everything())
    code = _open_what_was_asked(window, arguments)
    if code:
        return code
    window.show_remembered()
    QTimer.singleShot(ICON_MS, _dress)
    QTimer.singleShot(ICON_MS, lambda: _listen(window))
    if arguments.smoke:
        first_frame = FirstFrame(window)
        first_frame.painted.connect(window.table.board.keep_pictures)
        # Not quit: closing the window would save, which is not what is tried here.
        first_frame.painted.connect(lambda: application.exit(0))
    return application.exec()


def _listen(window: MainWindow) -> None:
    """From now on the system's wish to end closes the window; before it is there, it ends the program at once."""
    from noria_desktop.ui.ending import close_when_asked_to_end

    close_when_asked_to_end(window)


class FirstFrame(QObject):
    """Tells when a window has been painted for the first time."""

    painted = Signal()

    def __init__(self, window: QWidget) -> None:
        """Watch a window that is shown but not painted yet."""
        super().__init__(window)
        self._handle = window.windowHandle()
        self._handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt paints while it handles the first exposure, so the frame is there right after it."""
        if event.type() == QEvent.Type.Expose and self._handle.isExposed():
            self._handle.removeEventFilter(self)
            QTimer.singleShot(0, self.painted.emit)
        return False


def _open_what_was_asked(window: MainWindow, arguments: WindowArguments) -> int:
    """Go to the table right away when the command line says so."""
    if arguments.file is not None:
        window.open_file(arguments.file)
    elif arguments.new is not None:
        seed = arguments.seed if arguments.seed is not None else fresh_seed()
        window.start(arguments.new, arguments.options, seed)
    elif arguments.go_on:
        window.continue_latest()
    else:
        window.show_home()
    return 0


def screenshot(arguments: ScreenshotArguments) -> int:
    """Paint a page or a save into a file."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if arguments.scale != 1.0:
        os.environ["QT_SCALE_FACTOR"] = str(arguments.scale)
    application = _application()
    window = _window(arguments.profile_dir, arguments.language, arguments.theme)
    window.resize(QSize(*arguments.size))
    window.show()
    try:
        window.show_page(arguments.page)
    except SaveError as error:
        print(save_error_text(error, arguments.language or guessed_language()), file=sys.stderr)
        return 1
    for _ in range(3):
        application.processEvents()
    window.table.board.finish_now()
    application.processEvents()
    picture = QBuffer()
    picture.open(QIODevice.OpenModeFlag.WriteOnly)
    window.grab().save(picture, "PNG")
    try:
        arguments.out.write_bytes(picture.data().data())
    except OSError as error:
        told = writing_failed(arguments.out, error)
        print(save_error_text(told, arguments.language or guessed_language()), file=sys.stderr)
        return 1
    return 0


def _keep_log(profile: Path) -> None:
    """Warnings and faults go into a file of the profile, so that a report can name them."""
    logging.getLogger().addHandler(LogFile(profile / LOG_FILE))
