"""JSON from anywhere: refused with a reason before it can hurt."""

from __future__ import annotations

import contextlib
import multiprocessing
import multiprocessing.connection
import os
import socket
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from noria_desktop.app.messages import LANGUAGES, save_error_text
from noria_desktop.app.saves.errors import Reason, Remedy, SaveError
from noria_desktop.app.saves.limits import (
    BYTE_ORDER_MARK,
    LONGEST_LINE,
    MAX_BYTES,
    MAX_DEPTH,
    MAX_PARTS,
    MAX_VALUES,
    newest_lines,
    parse,
    read_bytes,
)
from tests.saves.memory import most_memory

MEGABYTE = 1024 * 1024


@pytest.mark.parametrize(
    ("data", "reason", "place"),
    [
        (b"", Reason.EMPTY, ""),
        (b" \n ", Reason.EMPTY, ""),
        (b'{"a": 1', Reason.NOT_JSON, "1:8"),
        (b'{\n"a": 1,}', Reason.NOT_JSON, None),
        (b'{"a": "\xff"}', Reason.NOT_TEXT, "1:8"),
        (b'{\n\n"a": "\xff"}', Reason.NOT_TEXT, "3:7"),
        (b'{"a": "\\ud800"}', Reason.NOT_TEXT, ""),
        (b'{"a": {"b": 1, "b": 2}}', Reason.DOUBLE_KEY, ""),
        (b'{"a": NaN}', Reason.BAD_NUMBER, ""),
        (b'{"a": -Infinity}', Reason.BAD_NUMBER, ""),
        (b'{"a": 1.0}', Reason.BAD_NUMBER, ""),
        (b'{"a": 1e3}', Reason.BAD_NUMBER, ""),
        (b'{"a": 99999999999999999999}', Reason.BAD_NUMBER, ""),
        (b'{"a": ' + b"9" * 1_000_000 + b"}", Reason.BAD_NUMBER, ""),
        (b"[" * 10_000 + b"]" * 10_000, Reason.TOO_DEEP, ""),
        (b"[" * (MAX_DEPTH + 1), Reason.TOO_DEEP, ""),
        (b'{"a":' * 10_000, Reason.TOO_DEEP, ""),
        (b"[" + b"[]," * MAX_PARTS + b"[]]", Reason.TOO_MANY, ""),
        (b"[" + b"1," * MAX_VALUES + b"1]", Reason.TOO_MANY, ""),
        (b'["",' + b'"",' * MAX_VALUES + b'""]', Reason.TOO_MANY, ""),
        (b'"",' * 6_666_666, Reason.TOO_LARGE, ""),
        (BYTE_ORDER_MARK, Reason.EMPTY, ""),
        (BYTE_ORDER_MARK * 2 + b"{}", Reason.NOT_JSON, None),
    ],
)
def test_bad_json_is_refused(data: bytes, reason: Reason, place: str | None) -> None:
    with pytest.raises(SaveError) as caught:
        parse(data)
    assert caught.value.reason is reason
    if place is not None:
        assert caught.value.place == place


def test_brackets_inside_texts_do_not_count_as_depth() -> None:
    assert parse(b'["' + b"[" * 500 + b'", "\\"' + b"{" * 500 + b'"]') == ["[" * 500, '"' + "{" * 500]


def _many(text: str) -> bytes:
    """A list of as many different values as there may be."""
    count = min(MAX_VALUES - 1, (MAX_BYTES - 10) // (len(text % 0xFFFFF) + 1))
    return ("[" + ",".join(text % number for number in range(count)) + "]").encode()


def nasty() -> Iterator[bytes]:
    """Files that are as much work as any."""
    yield b"[" * MAX_BYTES  # opened
    yield b'"' * MAX_BYTES  # quotes
    yield b'"' + b"\\" * (MAX_BYTES - 1)  # backslashes
    yield b'["' + b"\\n" * (MAX_BYTES // 2 - 2) + b'"]'  # escapes
    yield b'["' + "\U0001f600".encode() * (MAX_BYTES // 4 - 3) + b'\\u0041"]'  # wide characters
    yield b'{"a":' * (MAX_BYTES // 5)  # objects in objects
    yield b"9" * MAX_BYTES  # digits
    yield b"1." + b"9" * (MAX_BYTES - 2)  # fraction
    yield b"[" + b"12345," * (MAX_VALUES - 10) + b"1]"  # numbers
    yield b"[" + b"[]," * (MAX_PARTS - 2) + b"[]]"  # lists
    yield _many('"%x"')  # texts
    yield b"{" + b'"a":1,' * (MAX_VALUES - 9) + b'"a":1}'  # one key again and again
    yield b"{" + _many('"%x":1')[1:-1] + b"}"  # keys
    yield b'"",' * (MAX_BYTES // 3)  # empty texts


def _read_all(told: multiprocessing.connection.Connection) -> None:
    """In a process of its own: how much more memory it ever had than at its start, in bytes."""
    before = most_memory()
    for data in nasty():
        with contextlib.suppress(SaveError):
            parse(data)
    told.send(most_memory() - before)


@pytest.mark.skipif(os.name == "nt", reason="a process cannot ask for its memory there")
def test_no_file_takes_more_than_a_hundred_megabytes() -> None:
    """A list of empty texts took 1,184 MB."""
    heard, told = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("spawn").Process(target=_read_all, args=(told,))
    process.start()
    told.close()
    most = heard.recv()
    process.join()
    heard.close()
    assert most < 100 * MEGABYTE


def test_what_has_to_be_kept_to_look_at_the_shape_does_not_grow_with_the_file() -> None:
    from noria_desktop.app.saves.limits import _check_shape

    data = b'["' + b'x","' * 20_000 + b'"]'
    tracemalloc.start()
    _check_shape(data)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 10_000


def test_a_mark_of_byte_order_at_the_start_says_nothing() -> None:
    assert parse(BYTE_ORDER_MARK + b'{"a": 1}') == {"a": 1}


def test_of_a_file_of_lines_one_that_is_too_long_does_not_hide_the_others(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    file.write_bytes(
        b"one\n" + b"x" * (MAX_BYTES + MEGABYTE) + b"\ntwo\r\n" + b"y" * (LONGEST_LINE - 1) + b"\nlast"
    )

    assert list(newest_lines(file)) == [b"one", b"two", b"y" * (LONGEST_LINE - 1), b"last"]


def test_of_a_large_file_of_lines_the_newest_whole_ones_are_read(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    file.write_bytes(b"first\nsecond\nthird\n")

    assert list(newest_lines(file, 10)) == [b"third"]


def test_a_file_larger_than_the_limit_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "huge.ndsave"
    with file.open("wb") as stream:
        stream.truncate(200_000_000)
    with pytest.raises(SaveError) as caught:
        read_bytes(file)
    assert caught.value.reason is Reason.TOO_LARGE
    assert caught.value.file == file


def test_missing_files_are_told_as_such(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for file, reason in (
        (tmp_path / "no.ndsave", Reason.MISSING),
        (tmp_path / "file" / "in a file.ndsave", Reason.MISSING),
        (tmp_path / "nul\0.ndsave", Reason.MISSING),
    ):
        with pytest.raises(SaveError) as caught:
            read_bytes(file)
        assert caught.value.reason is reason


def test_a_smaller_limit_can_be_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "small"
    file.write_bytes(b"12345")
    assert read_bytes(file, 5) == b"12345"
    with pytest.raises(SaveError) as caught:
        read_bytes(file, 4)
    assert caught.value.reason is Reason.TOO_LARGE


def _refused(file: Path) -> SaveError:
    with pytest.raises(SaveError) as caught:
        read_bytes(file)
    return caught.value


@pytest.mark.skipif(
    os.name == "nt", reason="the system tells folders and missing rights apart in other words"
)
def test_only_plain_files_are_read_and_nobody_is_waited_for(tmp_path: Path) -> None:
    """A pipe in place of a file hung the program; a device never ends."""
    pipe, short = tmp_path / "pipe", Path(os.path.relpath(tmp_path / "socket"))
    os.mkfifo(pipe)
    (tmp_path / "link").symlink_to(pipe)
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(str(short))
        for file in (
            tmp_path,
            pipe,
            tmp_path / "link",
            tmp_path / "socket",
            Path("/dev/zero"),
            Path("/dev/null"),
        ):
            error = _refused(file)
            assert (error.reason, error.remedy) == (Reason.NOT_A_FILE, Remedy.CHOOSE_ANOTHER_FILE)
            for language in LANGUAGES:
                assert str(file) in save_error_text(error, language)


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_to_a_plain_file_is_followed(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"{}")
    (tmp_path / "link").symlink_to("file")
    assert read_bytes(tmp_path / "link") == b"{}"


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux has files that tell no size")
def test_a_file_that_tells_no_size_is_read_all_the_same() -> None:
    assert b"Name:" in read_bytes(Path("/proc/self/status"))
