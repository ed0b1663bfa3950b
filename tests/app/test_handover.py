"""What a second start says to the program that runs, and that nobody can stop that program by talking to it."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import stat
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Client
from pathlib import Path

import pytest

from noria_desktop.app import handover
from noria_desktop.app.handover import Answer, Listening, hand_over
from noria_desktop.app.request import (
    BadRequest,
    Continue,
    NewGame,
    OpenFile,
    Request,
    Show,
    from_bytes,
    to_bytes,
)

REQUESTS = (
    OpenFile(Path("/games/盤/evening.ndsave")),
    OpenFile(Path("/games/not\udcffutf8.ndsave")),
    NewGame("noria", None, 7),
    NewGame("noria", "ボット：２Ｃ－１Ｂ", (1 << 32) - 1),
    Continue(),
    Show(),
)
pytestmark = pytest.mark.usefixtures("runtime_dir")
posix = pytest.mark.skipif(sys.platform == "win32", reason="sockets of POSIX")


def until(what: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it never came to be"
        time.sleep(0.01)


class Ear:
    """A running program that remembers what it was asked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.heard: list[Request] = []
        self.says = True
        self.listening = Listening(folder, self.take)
        until(lambda: bool(self.listening._address))

    def take(self, request: Request) -> bool:
        self.heard.append(request)
        return self.says

    @property
    def door(self) -> dict[str, str]:
        found: dict[str, str] = json.loads((self.folder / handover.DOOR_FILE).read_text())
        return found


@pytest.fixture
def ear(tmp_path: Path) -> Iterator[Ear]:
    made = Ear(tmp_path)
    yield made
    made.listening.close()


@pytest.mark.parametrize("request_", REQUESTS)
def test_a_request_arrives_as_it_was_said(request_: Request) -> None:
    assert from_bytes(to_bytes(request_)) == request_


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\xff",
        b"show",
        b"[]",
        b"{}",
        b'{"do": "quit"}',
        b'{"do": "show", "more": 1}',
        b'{"do": "open"}',
        b'{"do": "open", "path": "relative.ndsave"}',
        b'{"do": "open", "path": "/a\\u0000b"}',
        b'{"do": "open", "path": ["/a"]}',
        b'{"do": "new", "game": "noria", "setup": null}',
        b'{"do": "new", "game": "chess", "setup": null, "seed": 1}',
        b'{"do": "new", "game": "noria", "setup": 5, "seed": 1}',
        b'{"do": "new", "game": "noria", "setup": null, "seed": true}',
        b'{"do": "new", "game": "noria", "setup": null, "seed": -1}',
        b'{"do": "new", "game": "noria", "setup": null, "seed": 4294967296}',
        b'{"do": "new", "game": "noria", "setup": null, "seed": 1.0}',
        b"[" * 60_000,
        b'{"do": ' + b"9" * 6_000 + b"}",
    ],
)
def test_anything_else_is_refused(said: bytes) -> None:
    with pytest.raises(BadRequest):
        from_bytes(said)


def test_requests_are_taken_one_after_the_other(ear: Ear) -> None:
    for request in REQUESTS:
        assert hand_over(ear.folder, request) is Answer.TAKEN
    assert ear.heard == list(REQUESTS)


def test_a_program_that_says_no_is_asked_once(ear: Ear) -> None:
    ear.says = False
    assert hand_over(ear.folder, Show()) is Answer.SILENT
    assert ear.heard == [Show()]


def test_nobody_is_told_from_somebody_silent(tmp_path: Path) -> None:
    assert hand_over(tmp_path, Show(), patience=0.1) is Answer.NOBODY
    ear = Ear(tmp_path)
    door = (tmp_path / handover.DOOR_FILE).read_text()
    ear.listening.close()
    assert not (tmp_path / handover.DOOR_FILE).exists()
    (tmp_path / handover.DOOR_FILE).write_text(door)  # as a killed program leaves it
    assert hand_over(tmp_path, Show(), patience=0.1) is Answer.NOBODY


@posix
def test_only_this_user_reaches_it(ear: Ear) -> None:
    door, address = ear.folder / handover.DOOR_FILE, Path(ear.door["address"])
    assert stat.S_IMODE(door.stat().st_mode) == 0o600
    assert stat.S_IMODE(address.parent.stat().st_mode) & 0o077 == 0
    assert len(bytes(address)) <= 100


@posix
def test_the_socket_goes_with_the_program(ear: Ear) -> None:
    address = Path(ear.door["address"])
    assert address.is_socket()
    ear.listening.close()
    assert not address.exists()


@posix
def test_a_socket_that_a_killed_program_left_is_no_obstacle(ear: Ear, tmp_path: Path) -> None:
    address = ear.door["address"]
    ear.listening.close()
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(address)
    again = Ear(tmp_path)
    assert hand_over(tmp_path, Show()) is Answer.TAKEN
    again.listening.close()


@posix
def test_a_folder_in_which_others_may_write_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "open").mkdir(mode=0o700)
    (tmp_path / "open").chmod(0o777)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "open"))
    assert Path(handover._address(tmp_path)).parent != tmp_path / "open"


def test_who_does_not_know_the_secret_is_not_heard(ear: Ear) -> None:
    file = ear.folder / handover.DOOR_FILE
    file.write_text(json.dumps({**ear.door, "secret": "00" * 32}))
    assert hand_over(ear.folder, Show(), patience=0.1) is Answer.SILENT
    assert ear.heard == []


@posix
def test_silent_callers_neither_block_nor_stay(ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    """More of them than are heard at a time, and some that stop in the middle of a message."""
    monkeypatch.setattr(handover, "LISTENING_S", 0.5)
    callers = [socket.socket(socket.AF_UNIX) for _ in range(2 * handover.CALLERS)]
    for number, caller in enumerate(callers):
        caller.connect(ear.door["address"])
        if number % 2:
            # On a busy machine the listener may have closed this one before.
            with contextlib.suppress(ConnectionError):
                caller.send(b"\0\0\0\x20abc")
    assert hand_over(ear.folder, Show(), patience=30) is Answer.TAKEN
    for caller in callers:
        caller.settimeout(30)
        try:
            while caller.recv(4096):
                pass
        except ConnectionError:
            pass
        caller.close()


@posix
def test_rubbish_of_those_who_know_the_secret_is_refused(ear: Ear) -> None:
    dice = random.Random(1)
    secret = bytes.fromhex(ear.door["secret"])
    for length in (0, 1, 100, handover.LARGEST, handover.LARGEST + 1):
        with Client(ear.door["address"], authkey=secret) as caller:
            try:
                # What is too long is refused by its length alone, at times before all of it is sent.
                caller.send_bytes(dice.randbytes(length))
                assert caller.recv_bytes(64) == b"no"
            except (EOFError, ConnectionError):
                assert length > handover.LARGEST
    assert ear.heard == []
    assert hand_over(ear.folder, Show()) is Answer.TAKEN


@pytest.mark.parametrize(
    "door", ["", "[]", "{}", '{"address": 5}', '{"address": "x", "secret": "z"}', "[" * 9000]
)
def test_a_broken_door_file_means_nobody(tmp_path: Path, door: str) -> None:
    (tmp_path / handover.DOOR_FILE).write_text(door)
    assert hand_over(tmp_path, Show(), patience=0.1) is Answer.NOBODY
