"""Starting Qt: the window for players, and pictures of pages for ``noria-desktop screenshot``."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPixmapCache
from PySide6.QtWidgets import QApplication, QWidget

from noria_desktop import __version__
from noria_desktop.app.catalogue import kit
from noria_desktop.app.messages import CliMessage, save_error_text, say
from noria_desktop.app.profile import Profile, default_profile, make_folders, settle
from noria_desktop.app.request import Continue, NewGame, OpenFile, Request, Show
from noria_desktop.app.saves.errors import SaveError, writing_failed
from noria_desktop.app.saves.files import make_folder
from noria_desktop.resource_files import resource
from noria_desktop.ui.art.type import font
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.window.fault_log import LogFile
from noria_desktop.ui.window.faults import Faults
from noria_desktop.ui.window.languages import Languages
from noria_desktop.ui.window.main_window import MainWindow, guessed_language
from noria_desktop.ui.window.one_program import NO_SCREEN, Lock, Start, refused, told
from noria_desktop.ui.window.page_models import fresh_seed
from noria_desktop.ui.window.settings import SettingsFile

if TYPE_CHECKING:
    from noria_desktop.app.command_line import ScreenshotArguments, WindowArguments

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
    profile: Profile,
    language: str | None,
    theme: str | None = None,
    *,
    writes: bool = True,
) -> MainWindow:
    """A window over a profile; without ``writes`` it leaves every file as it is."""
    settings = SettingsFile(profile.settings_folder, writes=writes)
    changes: dict[str, object] = {}
    if theme is not None:
        changes["theme"] = theme
    if language is not None:
        changes["language"] = language
    if changes:
        settings.override(**changes)
    languages = Languages(settings.settings.language or guessed_language())
    window = MainWindow(profile, settings, languages, writes=writes)
    window.fit_screen()
    return window


def _profile(folder: Path | None) -> Profile:
    """The folders that the command line names, else the usual ones."""
    return default_profile() if folder is None else Profile.within(folder.absolute())


def _is_shut(profile: Profile, language: str | None) -> bool:
    """Whether nobody may look into the profile, which is told then."""
    found = profile.shut()
    if found is None:
        return False
    folder, error = found
    language = language or guessed_language()
    text = say(CliMessage.SHUT, language, file=folder, detail=error.strerror)
    told(text, language, on_screen=_application().platformName() not in NO_SCREEN)
    return True


def run(arguments: WindowArguments) -> int:
    """Open the window, or have the program that is open do what was asked; returns the exit code."""
    profile = _profile(arguments.profile_dir)
    if _is_shut(profile, arguments.language):
        return 1
    if arguments.smoke:
        return _open(profile, arguments, None)
    with contextlib.suppress(OSError):
        make_folder(profile.data)
    lock = Lock(profile.data)
    start = lock.take(_request(arguments))
    if start is Start.HANDED_OVER:
        return 0
    if start is not Start.ALONE:
        application = _application()  # for a box
        chosen = SettingsFile(profile.settings_folder, writes=False).settings.language
        language = arguments.language or chosen or guessed_language()
        if not refused(start, lock, language, on_screen=application.platformName() not in NO_SCREEN):
            return 1
        lock.take_over()
    try:
        if lock.is_held:
            make_folders(profile)
            settle(profile)
        return _open(profile, arguments, lock)
    finally:
        lock.let_go()


def _open(profile: Profile, arguments: WindowArguments, lock: Lock | None) -> int:
    """Open the window; without a lock to look, and leave after the first frame."""
    application = _application()
    window = _window(profile, arguments.language, writes=not arguments.smoke)
    if not arguments.smoke:
        _keep_log(profile.state)
    Faults(window, profile.state / LOG_FILE).install()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    application.commitDataRequest.connect(lambda _: window.keep_everything())
    _safely(window, profile, lambda: _open_what_was_asked(window, arguments))
    if sys.platform == "darwin":
        _open_what_the_system_hands_over(application, window, profile)
    window.show_remembered()
    QTimer.singleShot(ICON_MS, _dress)
    QTimer.singleShot(ICON_MS, lambda: _listen(window))
    if lock is None:
        # Not quit: closing the window would save, which is not what is tried here.
        FirstFrame(window).painted.connect(lambda: application.exit(0))
    elif lock.is_held:
        QTimer.singleShot(ICON_MS, lambda: _hear_other_starts(application, window, profile))
    return application.exec()


def _open_what_the_system_hands_over(application: QApplication, window: MainWindow, profile: Profile) -> None:
    """Open files that come as events. Only where there are such: who watches for them is asked at every event."""
    from noria_desktop.ui.window.opened_by_system import OpenedBySystem

    OpenedBySystem(application, lambda path: _safely(window, profile, lambda: window.open_file(path)))


def _listen(window: MainWindow) -> None:
    """From now on the system's wish to end closes the window; before it is there, it ends the program at once."""
    from noria_desktop.ui.window.ending import close_when_asked_to_end

    close_when_asked_to_end(window)


def _hear_other_starts(application: QApplication, window: MainWindow, profile: Profile) -> None:
    """From now on a second start comes to this window, as long as the program runs."""
    from noria_desktop.ui.window.doorman import Doorman

    def do(request: Request) -> None:
        _safely(window, profile, lambda: _do(window, request))

    doorman = Doorman(profile.data, window, do)
    application.aboutToQuit.connect(doorman.leave)


def _request(arguments: WindowArguments) -> Request:
    """What the command line asks for, as a program that runs already is told."""
    if arguments.file is not None:
        return OpenFile(arguments.file.absolute())
    if arguments.new is not None:
        seed = arguments.seed if arguments.seed is not None else fresh_seed()
        return NewGame(arguments.new, arguments.setup, seed)
    return Continue() if arguments.go_on else Show()


def _do(window: MainWindow, request: Request) -> None:
    """Do for a second start what the window's own menus do."""
    match request:
        case OpenFile(path):
            window.open_file(path)
        case NewGame(game, setup, seed):
            options = kit(game).default_options() if setup is None else kit(game).read_setup(setup)
            window.start(game, options, seed)
        case Continue():
            window.continue_latest()
        case Show():
            pass  # it has come to the front


def _safely(window: MainWindow, profile: Profile, act: Callable[[], None]) -> None:
    """Open something; if that breaks, go home and say so. No file may end the program or keep it from starting."""
    try:
        act()
    except Exception:
        log.exception("what was asked for could not be opened")
        text = translate(
            "Window",
            "This could not be opened because the program made a mistake. Details are kept in {file}.",
        )
        try:
            window.go_home_and_tell(text.format(file=profile.state / LOG_FILE))
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)


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


def _open_what_was_asked(window: MainWindow, arguments: WindowArguments) -> None:
    """Go to the table right away when the command line says so."""
    if arguments.file is not None:
        window.open_file(arguments.file)
    elif arguments.new is not None:
        seed = arguments.seed if arguments.seed is not None else fresh_seed()
        fresh = arguments.seed is None and arguments.setup is None
        window.start(arguments.new, arguments.options, seed, fresh=fresh)
    elif arguments.go_on:
        window.continue_latest()
    else:
        window.show_home()


def window_for_pictures(profile: Profile, language: str | None, theme: str | None, size: QSize) -> MainWindow:
    """A window of exactly this size that writes nothing, without a page yet."""
    _application()
    window = _window(profile, language, theme, writes=False)
    window.resize(size)
    window.show()
    return window


def screenshot(arguments: ScreenshotArguments) -> int:
    """Paint a page or a save into a file."""
    from PySide6.QtCore import QBuffer, QIODevice

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if arguments.scale != 1.0:
        os.environ["QT_SCALE_FACTOR"] = str(arguments.scale)
    application = _application()
    profile = _profile(arguments.profile_dir)
    if _is_shut(profile, arguments.language):
        return 1
    window = window_for_pictures(profile, arguments.language, arguments.theme, QSize(*arguments.size))
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
        failed = writing_failed(arguments.out, error)
        print(save_error_text(failed, arguments.language or guessed_language()), file=sys.stderr)
        return 1
    return 0


def _keep_log(profile: Path) -> None:
    """Warnings and faults go into a file of the profile, so that a report can name them."""
    logging.getLogger().addHandler(LogFile(profile / LOG_FILE))
