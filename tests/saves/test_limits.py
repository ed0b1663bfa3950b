"""JSON from anywhere: refused with a reason before it can hurt."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.limits import MAX_BYTES, MAX_DEPTH, MAX_PARTS, parse, read_bytes


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


def test_a_text_of_many_megabytes_is_read_in_little_time() -> None:
    begun = time.monotonic()
    with pytest.raises(SaveError):
        parse(b'{"a": "' + b"\\n" * (MAX_BYTES // 3))
    assert time.monotonic() - begun < 30, "it took minutes, so the pattern goes back over the text"


def test_a_file_larger_than_the_limit_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "huge.ndsave"
    with file.open("wb") as stream:
        stream.truncate(200_000_000)
    with pytest.raises(SaveError) as caught:
        read_bytes(file)
    assert caught.value.reason is Reason.TOO_LARGE
    assert caught.value.file == file


def test_missing_files_and_folders_are_told_apart_from_unreadable_ones(tmp_path: Path) -> None:
    for file, reason in (
        (tmp_path / "no.ndsave", Reason.MISSING),
        (tmp_path, Reason.UNREADABLE),
        (tmp_path / "nul\0.ndsave", Reason.MISSING),
    ):
        with pytest.raises(SaveError) as caught:
            read_bytes(file)
        assert caught.value.reason is reason
