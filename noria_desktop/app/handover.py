"""A second start hands what it was asked for over to the program that is running, and ends.

The running program listens at a local socket (a pipe on Windows) that only this user reaches; who calls must know a
secret that lies in the profile. Both sides send bytes, never objects: one request, and ``ok`` in return. Everything
has its time: whoever calls and says nothing, or rubbish, is let go, and a program that does not answer is told from
one that is not there.

The modules this needs are imported where they are used: a start that meets no other program needs none of them
before its first frame.
"""

from __future__ import annotations

import contextlib
import enum
import json
import logging
import os
import stat
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from noria_desktop.app.request import BadRequest, Request, from_bytes, to_bytes

if TYPE_CHECKING:
    from multiprocessing.connection import Connection, Listener

log = logging.getLogger(__name__)

DOOR_FILE: Final = "running.json"
"""Beside the lock: where the running program listens, and the secret it asks for."""
LARGEST: Final = 64 * 1024
"""Bytes of a message; a path and a set-up are far shorter."""
LISTENING_S: Final = 9.0
"""A caller that has not said what it wants, or has not been answered, is let go by then."""
PATIENCE_S: Final = 5.0
"""So long a start waits for somebody who listens."""
ANSWER_S: Final = 10.0
"""A program that listens has answered by then, even if its window was busy laying a table."""
CALLERS: Final = 16
"""Callers heard at a time; any more are let go at once and call again."""
_RETRY_S: Final = 0.1
_LONGEST_ADDRESS: Final = 100
"""Bytes of a socket's path: Linux takes 107, macOS 103."""
_OK: Final = b"ok"
_NO: Final = b"no"


# Where the running program listens --------------------------------------------------------------------


def _address(folder: Path) -> str:
    """The address of the program that runs over a profile folder.

    Raises:
        OSError: there is no folder for a socket that is this user's alone.
    """
    from hashlib import blake2b

    name = blake2b(os.fsencode(folder.resolve()), digest_size=10).hexdigest()
    if sys.platform == "win32":
        return rf"\\.\pipe\noria-desktop-{name}"
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    if runtime and Path(runtime).is_absolute() and _is_mine(Path(runtime)):
        address = str(Path(runtime) / f"noria-desktop-{name}.sock")
        if len(os.fsencode(address)) <= _LONGEST_ADDRESS:
            return address
    import tempfile

    for place in (tempfile.gettempdir(), "/tmp"):
        address = str(Path(place) / f"noria-desktop-{os.getuid()}" / f"{name}.sock")
        if len(os.fsencode(address)) <= _LONGEST_ADDRESS:
            own = Path(address).parent
            with contextlib.suppress(FileExistsError):
                own.mkdir(mode=0o700)
            if _is_mine(own):
                return address
    raise OSError("there is no place for a socket")


def _is_mine(folder: Path) -> bool:
    """Whether nobody else can put anything into a folder."""
    if sys.platform == "win32":
        return True
    try:
        status = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not status.st_mode & 0o077


def _write_door(file: Path, address: str, secret: bytes) -> None:
    """Tell those who may read the profile where to call, and the word that lets them in.

    Raises:
        OSError: it cannot be written.
    """
    # No other program writes here: this one holds the lock. What lies there may be anything, so it goes first.
    file.unlink(missing_ok=True)
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as stream:
        json.dump({"address": address, "secret": secret.hex()}, stream)


def _read_door(file: Path) -> tuple[str, bytes] | None:
    """Address and secret of the program that runs; None when there is none to be read."""
    try:
        if not file.is_file() or file.stat().st_size > LARGEST:
            return None
        said = json.loads(file.read_text(encoding="ascii"))
        return str(said["address"]), bytes.fromhex(said["secret"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


# Listening --------------------------------------------------------------------------------------------


class Listening:
    """Takes the requests of later starts, in a thread of its own: neither starting nor playing waits for it."""

    def __init__(self, folder: Path, take: Callable[[Request], bool]) -> None:
        """Begin to listen.

        Args:
            folder: the profile's data folder.
            take: is given each request, in a thread of its caller's; whether the program will do it.
        """
        self._folder = folder
        self._take = take
        self._address = ""
        self._secret = b""
        self._over = threading.Event()
        self._callers = threading.BoundedSemaphore(CALLERS)
        self._thread = threading.Thread(target=self._run, name="listening", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Listen no more; the socket goes."""
        if self._over.is_set():
            return
        self._over.set()
        if self._address:
            from multiprocessing.connection import Client

            # Nothing but a caller wakes a thread that waits for one.
            with contextlib.suppress(OSError, EOFError):
                Client(self._address).close()
        self._thread.join(2)

    def _run(self) -> None:
        try:
            listener = self._begin()
        except OSError as error:
            log.info("no other start can be heard: %s", error)
            return
        with contextlib.suppress(OSError), listener:
            while not self._over.is_set():
                try:
                    connection = listener.accept()
                except (OSError, EOFError):
                    self._over.wait(_RETRY_S)  # too many open files: it may pass
                    continue
                self._receive(connection)
        with contextlib.suppress(OSError):
            (self._folder / DOOR_FILE).unlink()

    def _begin(self) -> Listener:
        """Open the socket that later starts call.

        Raises:
            OSError: that is not possible here.
        """
        import secrets
        from multiprocessing.connection import Listener

        address, self._secret = _address(self._folder), secrets.token_bytes(32)
        if sys.platform != "win32" and Path(address).is_socket():
            Path(address).unlink()  # of a program that was killed: the lock is ours
        _write_door(self._folder / DOOR_FILE, address, self._secret)
        # No ``authkey``: the thread that waits for callers would wait for each one's answer.
        listener = Listener(address, "AF_PIPE" if sys.platform == "win32" else "AF_UNIX", backlog=CALLERS)
        self._address = address
        return listener

    def _receive(self, connection: Connection) -> None:
        """Answer a caller in a thread of its own."""
        if self._over.is_set() or not self._callers.acquire(blocking=False):
            connection.close()
            return
        threading.Thread(target=self._hear, args=(connection,), name="caller", daemon=True).start()

    def _hear(self, connection: Connection) -> None:
        from multiprocessing import AuthenticationError

        try:
            with connection, _time_limit(connection, LISTENING_S):
                request = self._request(connection)
            log.debug("asked by another start: %s", request)
        except (OSError, EOFError, BadRequest, AuthenticationError) as error:
            log.info("a caller was let go: %s", error)
        finally:
            self._callers.release()

    def _request(self, connection: Connection) -> Request:
        """What a caller wants, once it is done or refused.

        Raises:
            OSError: the caller is gone, or takes too long.
            EOFError: the caller is gone, or takes too long.
            AuthenticationError: it does not know the secret.
            BadRequest: it says rubbish.
        """
        from multiprocessing.connection import answer_challenge, deliver_challenge

        caller = cast("Connection", _Limited(connection, time.monotonic() + LISTENING_S))
        deliver_challenge(caller, self._secret)
        answer_challenge(caller, self._secret)
        data = caller.recv_bytes(LARGEST)
        try:
            request = from_bytes(data)
        except BadRequest:
            caller.send_bytes(_NO)
            raise
        caller.send_bytes(_OK if self._take(request) else _NO)
        return request


class _Limited:
    """A connection that gives up when a message has not begun in time."""

    def __init__(self, connection: Connection, end: float) -> None:
        self._connection = connection
        self._end = end
        self.send_bytes = connection.send_bytes

    def recv_bytes(self, longest: int) -> bytes:
        """The next message.

        Raises:
            OSError: it is too long, or the other side is gone.
            EOFError: there is none in time, or the other side is gone.
        """
        if not self._connection.poll(max(0.0, self._end - time.monotonic())):
            raise EOFError("nothing was said")
        return self._connection.recv_bytes(longest)


@contextlib.contextmanager
def _time_limit(connection: Connection, seconds: float) -> Iterator[None]:
    """Hang up on a caller that stops in the middle of a message; a pipe's message is whole or not there at all."""
    if sys.platform == "win32":
        yield
        return
    import socket

    with socket.socket(fileno=os.dup(connection.fileno())) as line:

        def hang_up() -> None:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

        timer = threading.Timer(seconds, hang_up)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()


# Calling ----------------------------------------------------------------------------------------------


class Answer(enum.Enum):
    """What became of a call."""

    TAKEN = "taken"
    """The running program does what was asked."""
    SILENT = "silent"
    """There is a program, and it does not answer, or not with yes."""
    NOBODY = "nobody"
    """Nobody listens."""


def hand_over(folder: Path, request: Request, patience: float = PATIENCE_S) -> Answer:
    """Ask the program that runs over a profile folder to do something.

    Args:
        folder: the profile's data folder.
        request: what to do.
        patience: seconds to wait for somebody who listens; the answer has time of its own.
    """
    end = time.monotonic() + patience
    while True:
        call = _Call(folder, request)
        call.thread.join(ANSWER_S)
        if call.is_final or call.thread.is_alive() or time.monotonic() >= end:
            return call.answer
        # It may have been starting or ending just now.
        time.sleep(_RETRY_S)


class _Call:
    """One attempt to reach the running program, in a thread that is abandoned when the other side stops answering."""

    def __init__(self, folder: Path, request: Request) -> None:
        self.answer = Answer.NOBODY
        self.is_final = False
        """The program has heard what is wanted, and said yes or no."""
        self._folder = folder
        self._data = to_bytes(request)
        self.thread = threading.Thread(target=self._run, name="calling", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        from multiprocessing import AuthenticationError
        from multiprocessing.connection import Client, answer_challenge, deliver_challenge

        door = _read_door(self._folder / DOOR_FILE)
        if door is None:
            return
        address, secret = door
        if sys.platform != "win32" and not Path(address).is_socket():
            return
        # From here on somebody is taken to be there until it turns out that nobody is.
        self.answer = Answer.SILENT
        try:
            with Client(address) as connection:
                answer_challenge(connection, secret)
                deliver_challenge(connection, secret)
                connection.send_bytes(self._data)
                if connection.recv_bytes(LARGEST) == _OK:
                    self.answer = Answer.TAKEN
                self.is_final = True
        except (ConnectionRefusedError, FileNotFoundError):
            self.answer = Answer.NOBODY
        except (OSError, EOFError, AuthenticationError) as error:
            log.info("the running program did not answer: %s", error)
