"""One program a profile: the lock, and what becomes of a second start.

Two programs over the same files would each think theirs the newest. So whoever comes first takes a lock; whoever
comes later hands over what it was asked for and ends; the window that is there does it (``ui/doorman.py``).
"""

from __future__ import annotations

import enum
import logging
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLockFile, QSysInfo, Qt

from noria_desktop.app.handover import Answer, hand_over
from noria_desktop.app.messages import CliMessage, say
from noria_desktop.app.request import Request

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox, QPushButton

log = logging.getLogger(__name__)

LOCK_FILE: Final = "running.lock"
STARTING_S: Final = 15.0
"""A program that holds its lock may take so long until it listens."""
RENAMED_S: Final = 1.0
"""A computer that has changed its name answers itself by then."""
ENDING_S: Final = 1.0
"""A program that was ending when it was asked is gone by then."""
NO_SCREEN: Final = ("offscreen", "minimal")
"""Qt's platforms on which nobody would see a box."""


class Start(enum.Enum):
    """How a start goes on."""

    ALONE = "alone"
    """This program has the profile; or nobody can have it, because it cannot be written."""
    HANDED_OVER = "handed over"
    SILENT = "silent"
    """Another program has it and does not answer."""
    ELSEWHERE = "elsewhere"
    """A program on another computer has it."""


class Lock:
    """The lock of a profile."""

    def __init__(self, folder: Path) -> None:
        """The lock of a data folder, not taken yet."""
        self.folder = folder
        self.computer = ""
        """Who has it when that is a program on another computer."""
        self._file = QLockFile(str(folder / LOCK_FILE))
        self._file.setStaleLockTime(0)

    @property
    def is_held(self) -> bool:
        """Whether this program has it."""
        return self._file.isLocked()

    def take(self, request: Request) -> Start:
        """Take it, or ask the program that has it to do what this one was started for."""
        path = self.folder / LOCK_FILE
        # Nobody can have what cannot be written; and for a pipe's other end Qt would wait for ever.
        if not os.access(self.folder, os.W_OK) or (path.exists() and not path.is_file()):
            return Start.ALONE
        if self._tried():
            return Start.ALONE
        self.computer = self._other_computer()
        if self.computer:
            # Computers change their names: it may be this one after all.
            taken = hand_over(self.folder, request, patience=RENAMED_S) is Answer.TAKEN
            return Start.HANDED_OVER if taken else Start.ELSEWHERE
        answer = hand_over(self.folder, request)
        if answer is Answer.NOBODY:
            # Its process is gone and another one bears its number, or the file says nothing. The system itself
            # keeps the file of a program that lives from being removed.
            if self._file.removeStaleLockFile() and self._tried():
                return Start.ALONE
            answer = hand_over(self.folder, request, patience=STARTING_S)
        if answer is not Answer.TAKEN and self._tried(ENDING_S):
            return Start.ALONE
        return Start.HANDED_OVER if answer is Answer.TAKEN else Start.SILENT

    def take_over(self) -> None:
        """The player says that the other computer has left the profile."""
        self._file.removeStaleLockFile()
        self._file.tryLock(0)

    def let_go(self) -> None:
        """The profile is free again."""
        if self.is_held:
            self._file.unlock()

    def _tried(self, seconds: float = 0.0) -> bool:
        """Try to take it; a folder in which no lock can be made counts as taken."""
        if self._file.tryLock(round(1000 * seconds)):
            return True
        if self._file.error() is QLockFile.LockError.LockFailedError:
            return False
        log.info("no lock can be made in %s", self.folder)
        return True

    def _other_computer(self) -> str:
        """The name of another computer whose program has the lock; empty when it is this one."""
        _, host, _ = self._file.getLockInfo()
        return "" if host in ("", QSysInfo.machineHostName()) else str(host)


# What the player is told ------------------------------------------------------------------------------


def refused(start: Start, lock: Lock, language: str, *, on_screen: bool) -> bool:
    """Say why the program does not open; whether the player opens it all the same."""
    if start is Start.ELSEWHERE:
        text = say(
            CliMessage.RUNNING_ELSEWHERE, language, computer=lock.computer, file=lock.folder / LOCK_FILE
        )
    else:
        text = say(CliMessage.RUNNING_SILENT, language)
    return told(text, language, on_screen=on_screen, may_open=start is Start.ELSEWHERE)


def told(text: str, language: str, *, on_screen: bool, may_open: bool = False) -> bool:
    """Say it where the program was started, and in a box; whether the player opens the program all the same."""
    if sys.stderr is not None:  # Windows without a console has none
        print(text, file=sys.stderr)
    if not on_screen:
        return False
    box, anyway = refusal(text, language, may_open=may_open)
    box.exec()
    return anyway is not None and box.clickedButton() is anyway


def refusal(text: str, language: str, *, may_open: bool) -> tuple[QMessageBox, QPushButton | None]:
    """The box that says so, and its button that opens the program all the same."""
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox()
    box.setWindowTitle("Noria Desktop")
    box.setIcon(QMessageBox.Icon.Warning)
    # A computer's name is whatever its lock file says.
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    leave = box.addButton(say(CliMessage.LEAVE, language), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(leave)
    box.setEscapeButton(leave)
    anyway = None
    if may_open:
        anyway = box.addButton(say(CliMessage.OPEN_ANYWAY, language), QMessageBox.ButtonRole.DestructiveRole)
    return box, anyway
