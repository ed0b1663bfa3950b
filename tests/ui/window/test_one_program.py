"""One program a profile: a second start hands over to the first, and no lock shuts a player out."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSysInfo, Qt, QTimer
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from noria_desktop.app import handover
from noria_desktop.app.catalogue import kit
from noria_desktop.app.handover import Answer, hand_over
from noria_desktop.app.request import OpenFile, Request, Show
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.ui.window import doorman as at_the_door
from noria_desktop.ui.window import one_program
from noria_desktop.ui.window.doorman import Doorman, come_to_front
from noria_desktop.ui.window.drive_sheet import VARIABLE
from noria_desktop.ui.window.one_program import LOCK_FILE, Lock, Start, refusal

ROOT = Path(__file__).resolve().parents[3]
pytestmark = pytest.mark.usefixtures("runtime_dir")
posix = pytest.mark.skipif(os.name != "posix", reason="signals and sockets of POSIX")


def until(what: Callable[[], Any], seconds: float = 90) -> Any:
    """Wait until something is so, and return it."""
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end, "it never came to be"
        time.sleep(0.02)
    return found


HURRIED = """
import sys
from noria_desktop.__main__ import main
from noria_desktop.app import handover
handover.ANSWER_S = 1.0
sys.exit(main())
"""


class Programs:
    """Starts programs over one profile folder."""

    def __init__(self, profile: Path) -> None:
        self.profile = profile
        self.running: list[subprocess.Popen[str]] = []
        self._sheet = profile.with_name("sheet.json")

    def start(self, *arguments: str, hurried: bool = False) -> subprocess.Popen[str]:
        """A start; a hurried one has less patience than people have."""
        program = ["-c", HURRIED] if hurried else ["-m", "noria_desktop"]
        command = [sys.executable, *program, "--profile-dir", str(self.profile)]
        command += ["--lang", "en", *arguments]
        environment = {**os.environ, VARIABLE: str(self._sheet)}
        process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        self.running.append(process)
        return process

    def first(self, *arguments: str) -> subprocess.Popen[str]:
        """The program that has the profile, as soon as it listens."""
        process = self.start(*arguments)
        until(lambda: process.poll() is not None or self.listens(process))
        assert process.poll() is None, process.communicate()
        return process

    def listens(self, process: subprocess.Popen[str]) -> bool:
        try:
            address = json.loads((self.profile / handover.DOOR_FILE).read_text())["address"]
            lock = (self.profile / LOCK_FILE).read_text()
        except (OSError, ValueError):
            return False
        return lock.startswith(f"{process.pid}\n") and (os.name != "posix" or Path(address).is_socket())

    def second(self, *arguments: str, hurried: bool = False) -> tuple[int, str]:
        """Another start: its exit code and what it said."""
        process = self.start(*arguments, hurried=hurried)
        _, errors = process.communicate(timeout=100)
        return process.returncode, "\n".join(
            line for line in errors.splitlines() if not line.startswith("This plugin does not support")
        )

    def table(self) -> str:
        """The game on the table; empty on every other page."""
        try:
            return str(json.loads(self._sheet.read_text(encoding="utf-8")).get("game", ""))
        except (OSError, ValueError):
            return ""


@pytest.fixture
def programs(tmp_path: Path, runtime_dir: Path) -> Iterator[Programs]:
    made = Programs(tmp_path / "own")
    yield made
    for process in made.running:
        if process.poll() is None:
            process.kill()
        process.communicate()


def a_save(folder: Path) -> Path:
    """A saved game of Nautilus."""
    game = kit("nautilus")
    return Store(folder).save(Session(game, game.default_options(), 5), game, "evening")


# Second starts ----------------------------------------------------------------------------------------


@posix
def test_second_starts_come_to_the_window_that_is_open(programs: Programs, tmp_path: Path) -> None:
    first = programs.first()
    assert programs.second() == (0, "")
    assert programs.table() == ""
    assert programs.second("--new", "solani", "--seed", "3") == (0, "")
    until(lambda: programs.table() == "solani")
    save = a_save(tmp_path / "elsewhere")
    assert programs.second(os.path.relpath(save, ROOT)) == (0, "")
    until(lambda: programs.table() == "nautilus")
    assert programs.second(str(tmp_path / "no such file.ndsave")) == (0, "")
    assert programs.second("--continue") == (0, "")
    assert first.poll() is None
    address = json.loads((programs.profile / handover.DOOR_FILE).read_text())["address"]
    first.send_signal(signal.SIGTERM)
    first.communicate(timeout=60)
    assert first.returncode == 0
    left = {path.name for path in programs.profile.iterdir()}
    assert not left & {LOCK_FILE, handover.DOOR_FILE}
    assert not Path(address).exists()


@posix
def test_a_thousand_random_messages_leave_the_program_as_it_is(programs: Programs) -> None:
    first = programs.first()
    address = json.loads((programs.profile / handover.DOOR_FILE).read_text())["address"]
    dice = random.Random(7)
    for _ in range(1000):
        with socket.socket(socket.AF_UNIX) as caller:
            try:
                caller.connect(address)
                caller.sendall(dice.randbytes(dice.choice((0, 1, 4, 32, 300, 5000))))
            except ConnectionError:
                continue  # hung up on
    assert programs.second("--new", "noria", "--seed", "1") == (0, "")
    until(lambda: programs.table() == "noria")
    assert first.poll() is None


@posix
def test_a_program_that_was_killed_does_not_shut_the_player_out(programs: Programs) -> None:
    first = programs.first()
    first.kill()
    first.communicate()
    assert (programs.profile / LOCK_FILE).exists()
    again = programs.first("--new", "noria", "--seed", "1")
    assert again.poll() is None


@posix
def test_a_program_that_was_stopped_is_told_and_nothing_is_written(programs: Programs) -> None:
    first = programs.first()
    first.send_signal(signal.SIGSTOP)
    try:
        before = contents(programs.profile)
        code, told = programs.second("--new", "noria", hurried=True)
        assert (code, told.count("\n")) == (1, 0)
        assert "already running but does not answer" in told
        assert contents(programs.profile) == before
    finally:
        first.send_signal(signal.SIGCONT)


def test_a_lock_of_another_computer_is_told_with_its_name(programs: Programs) -> None:
    programs.profile.mkdir()
    lock = programs.profile / LOCK_FILE
    lock.write_text(f"{os.getpid()}\npython3\nattic<b>\n")
    before = contents(programs.profile)
    code, told = programs.second()
    assert (code, told.count("\n")) == (1, 0)
    assert "“attic<b>”" in told
    assert str(lock) in told
    assert contents(programs.profile) == before


def test_an_ordinary_start_waits_for_no_listening(tmp_path: Path) -> None:
    """What a second start needs of the first is imported once the first frame is there."""
    script = """
import sys
from noria_desktop.__main__ import main
from noria_desktop.ui.window import application
from noria_desktop.ui.window.main_window import MainWindow
shown = MainWindow.show_remembered
seen = []
def show(window):
    shown(window)
    first = application.FirstFrame(window)
    first.painted.connect(lambda: seen.append([n for n in sys.modules if n.startswith("multiprocessing")]))
    first.painted.connect(lambda: application.QTimer.singleShot(1000, window.close))
MainWindow.show_remembered = show
sys.argv = ["noria-desktop", *sys.argv[1:]]
code = main()
print(code, seen)
"""
    command = [sys.executable, "-c", script, "--profile-dir", str(tmp_path / "own")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("0 [[]]\n", 0), done.stderr


def contents(folder: Path) -> dict[str, tuple[int, bytes | None]]:
    """Every file of a folder, with its time."""
    return {
        str(path.relative_to(folder)): (
            path.lstat().st_mtime_ns,
            path.read_bytes() if path.is_file() else None,
        )
        for path in folder.rglob("*")
    }


# The lock ---------------------------------------------------------------------------------------------


def impatient(monkeypatch: pytest.MonkeyPatch) -> list[Request]:
    """Nobody listens and nobody is waited for; what was asked."""
    asked: list[Request] = []

    def nobody(folder: Path, request: Request, patience: float = 0) -> Answer:
        asked.append(request)
        return hand_over(folder, request, patience=0.1)

    monkeypatch.setattr(one_program, "hand_over", nobody)
    monkeypatch.setattr(one_program, "ENDING_S", 0.0)
    return asked


def test_a_lock_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    impatient(monkeypatch)
    first, second = Lock(tmp_path), Lock(tmp_path)
    assert (first.take(Show()), first.is_held) == (Start.ALONE, True)
    assert (second.take(Show()), second.is_held) == (Start.SILENT, False)
    first.let_go()
    assert (second.take(Show()), second.is_held) == (Start.ALONE, True)
    second.let_go()
    assert not (tmp_path / LOCK_FILE).exists()


@pytest.mark.parametrize("text", ["of a program that lives", "", "rubbish\n\n\n", "\0" * 90])
def test_a_lock_that_nobody_holds_is_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """Its process is gone and a program that knows nothing of it bears its number; or the file is broken."""
    asked = impatient(monkeypatch)
    if text == "of a program that lives":
        name = Path(sys.executable).resolve().name
        text = f"{os.getpid()}\n{name}\n{QSysInfo.machineHostName()}\n"
    (tmp_path / LOCK_FILE).write_text(text)
    lock = Lock(tmp_path)
    assert (lock.take(Show()), lock.is_held, asked) == (Start.ALONE, True, [Show()])
    lock.let_go()


def test_a_lock_of_another_computer_is_taken_over_when_the_player_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch)
    (tmp_path / LOCK_FILE).write_text("5\npython3\nattic\n")
    lock = Lock(tmp_path)
    assert (lock.take(Show()), lock.computer, lock.is_held) == (Start.ELSEWHERE, "attic", False)
    lock.take_over()
    assert lock.is_held
    lock.let_go()


def test_without_a_lock_the_program_opens_all_the_same(tmp_path: Path) -> None:
    """The folder cannot be written, or something else has the lock's name."""
    (tmp_path / "file").touch()
    lock = Lock(tmp_path / "file")
    assert (lock.take(Show()), lock.is_held) == (Start.ALONE, False)
    (tmp_path / LOCK_FILE).mkdir()
    lock = Lock(tmp_path)
    assert (lock.take(Show()), lock.is_held) == (Start.ALONE, False)


@posix
def test_a_pipe_in_the_locks_place_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / LOCK_FILE)
    assert Lock(tmp_path).take(Show()) is Start.ALONE


def test_the_box_is_plain_text_and_does_not_open_by_itself(qtbot: QtBot) -> None:
    box, anyway = refusal("<b>attic</b>", "en", may_open=True)
    qtbot.addWidget(box)
    assert box.textFormat() is Qt.TextFormat.PlainText
    assert anyway is not None
    assert box.defaultButton() is not anyway
    assert box.escapeButton() is not anyway
    assert {button.text() for button in box.buttons()} == {"Do not open", "Open anyway"}
    silent, none = refusal("text", "ja", may_open=False)
    qtbot.addWidget(silent)
    assert none is None
    assert [button.text() for button in silent.buttons()] == ["開かない"]


# The window -------------------------------------------------------------------------------------------


@pytest.fixture
def doorman(qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[Doorman, QWidget, list[Request]]]:
    window, done = QWidget(), list[Request]()
    qtbot.addWidget(window)
    made = Doorman(tmp_path, window, done.append)
    until(lambda: (tmp_path / handover.DOOR_FILE).exists())
    yield made, window, done
    made.leave()


def test_the_window_comes_to_the_front_and_does_what_was_asked(
    qtbot: QtBot, doorman: tuple[Doorman, QWidget, list[Request]], tmp_path: Path
) -> None:
    _, window, done = doorman
    window.showMinimized()
    answers = list[Answer]()
    # One attempt may be hung up on where the machine is busy; the program tries again, and so it is asked here.
    caller = threading.Thread(
        target=lambda: answers.append(hand_over(tmp_path, OpenFile(Path("/a.ndsave")), patience=60))
    )
    caller.start()
    qtbot.waitUntil(lambda: bool(answers), timeout=90_000)
    caller.join()
    assert answers == [Answer.TAKEN]
    assert set(done) == {OpenFile(Path("/a.ndsave"))}
    assert window.isVisible()
    assert not window.isMinimized()


def test_nothing_is_done_beneath_a_dialog(
    qtbot: QtBot, doorman: tuple[Doorman, QWidget, list[Request]], tmp_path: Path
) -> None:
    """Save as… must not end with another game at the table than the one it began with."""
    _, window, done = doorman
    window.show()
    dialog = QDialog(window)
    during: list[Request] = []

    def ask() -> None:
        call = handover._Call(tmp_path, Show())
        qtbot.waitUntil(lambda: call.answer is Answer.TAKEN, timeout=30_000)
        qtbot.wait(2 * at_the_door.BUSY_MS)
        during.extend(done)
        dialog.reject()

    QTimer.singleShot(0, ask)
    dialog.exec()
    assert during == []
    qtbot.waitUntil(lambda: done == [Show()], timeout=30_000)


def test_a_window_that_hangs_is_told_from_one_that_lives(
    doorman: tuple[Doorman, QWidget, list[Request]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    """What the caller was refused is not done later, when the window wakes up."""
    _, _, done = doorman
    monkeypatch.setattr(at_the_door, "TAKING_S", 0.1)
    assert hand_over(tmp_path, Show()) is Answer.SILENT  # this thread, which is the window's, waits here
    qtbot.wait(50)
    assert done == []


def test_a_large_window_comes_back_as_large_as_it_was(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.showFullScreen()
    window.setWindowState(window.windowState() | Qt.WindowState.WindowMinimized)
    come_to_front(window)
    assert window.isFullScreen()
    assert not window.isMinimized()
