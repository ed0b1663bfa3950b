"""Lines of friends are kept, joined and read strictly; nothing of a damaged file is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from attrs import evolve

from noria_desktop.app.library.entries import Outcome
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.today.friends import Friends, FriendsFile, packed, places, ranked, told
from noria_desktop.app.today.line import DayLine
from tests.app.today.samples import TODAY, YESTERDAY

MIKA = DayLine("Mika", TODAY, 63, 41, True, Outcome.WON)
JUN = DayLine("Jun", TODAY, 55, 44, False, Outcome.WON)
OLD = DayLine("Jun", YESTERDAY, 40, 62, True, Outcome.LOST)


def test_lines_are_kept_by_day_and_each_once(tmp_path: Path) -> None:
    file = FriendsFile(tmp_path)
    file.add([MIKA, JUN, MIKA])
    file.add([OLD, JUN])
    found = FriendsFile(tmp_path).read()
    assert found.lines == (OLD, MIKA, JUN)
    assert found.of(TODAY) == (MIKA, JUN)
    file.remove(MIKA)
    assert file.read().of(TODAY) == (JUN,)


def test_the_margin_orders_them_and_sealed_comes_before_open() -> None:
    same = evolve(MIKA, name="Aoi", sealed=False)
    assert ranked([JUN, same, MIKA]) == (MIKA, same, JUN)


def test_equal_margins_share_a_place_and_nobody_stands_before_the_player() -> None:
    """A friend with the same margin stood first, as if he had won."""
    own = evolve(MIKA, name="Zoe", own=50, rival=28, sealed=False)
    found = places([JUN, MIKA, own], own)
    assert [(one.line, one.place, one.tied) for one in found] == [
        (own, 1, True),
        (MIKA, 1, True),
        (JUN, 3, False),
    ]
    assert [one.place for one in places([JUN, MIKA], None)] == [1, 2]


def test_the_name_is_kept_beside_them(tmp_path: Path) -> None:
    file = FriendsFile(tmp_path)
    file.add([MIKA])
    file.rename("  Kai ")
    assert file.read() == Friends("Kai", (MIKA,))


def test_nothing_is_written_where_nothing_may_be(tmp_path: Path) -> None:
    FriendsFile(tmp_path, writes=False).add([MIKA])
    assert not list(tmp_path.glob("*.json*"))


GOOD = json.loads(packed(Friends("Kai", (MIKA,))))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{}",
        b"not json",
        json.dumps({**GOOD, "format": "other"}).encode(),
        json.dumps({**GOOD, "version": "1"}).encode(),
        json.dumps({**GOOD, "more": 1}).encode(),
        json.dumps({**GOOD, "name": 7}).encode(),
        json.dumps({**GOOD, "name": " spaced "}).encode(),
        json.dumps({**GOOD, "lines": {}}).encode(),
        json.dumps({**GOOD, "lines": [7]}).encode(),
        json.dumps({**GOOD, "lines": ["Mika · 11-23 64-41 · " + GOOD["lines"][0][-14:]]}).encode(),
    ],
)
def test_a_damaged_file_is_set_aside_and_its_previous_version_taken(tmp_path: Path, data: bytes) -> None:
    file = FriendsFile(tmp_path)
    file.add([OLD])
    file.add([MIKA])
    file.file.write_bytes(data)
    assert file.read().lines == (OLD,)
    assert file.was_restored
    assert file.set_aside is not None
    assert file.set_aside.read_bytes() == data
    assert FriendsFile(tmp_path).read().lines == (OLD,)


def test_a_file_of_a_newer_version_stays_as_it_is(tmp_path: Path) -> None:
    file = FriendsFile(tmp_path)
    data = json.dumps({**GOOD, "version": 2, "more": 1}).encode()
    file.file.write_bytes(data)
    for use in (file.read, lambda: file.add([OLD])):
        with pytest.raises(SaveError) as caught:
            use()
        assert caught.value.reason is Reason.NEWER
    assert file.file.read_bytes() == data


def test_another_profile_s_lines_are_joined_with_ours(tmp_path: Path) -> None:
    ours, theirs = FriendsFile(tmp_path), Friends("Theirs", (MIKA, OLD))
    ours.add([JUN, MIKA])
    ours.bring(packed(theirs))
    assert ours.read() == Friends("Theirs", (OLD, JUN, MIKA))
    ours.rename("Kai")
    ours.bring(packed(theirs))
    assert ours.read().name == "Kai"
    assert told(packed(theirs)) == theirs
