"""Lines of friends go along with a whole profile; a profile without any makes the file that older programs read."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

from noria_desktop.app.saves.store import Store
from noria_desktop.app.today.friends import FILE, Friends, FriendsFile, packed
from tests.app.today.test_friends import JUN, MIKA, OLD
from tests.saves.test_archive import brought
from tests.saves.test_archive import packed as pack_whole
from tests.toy_game import find_kit


def profiles(tmp_path: Path) -> tuple[Store, Store, Path]:
    made = Store(tmp_path / "here", find_kit), Store(tmp_path / "there", find_kit)
    for one in made:
        one.profile.mkdir()
    return *made, tmp_path / "all.ndprofile"


def version_in(file: Path) -> int:
    with zipfile.ZipFile(file) as found:
        version: int = json.loads(found.read("manifest.json"))["format_version"]
        return version


def test_lines_are_joined_with_those_that_are_there(tmp_path: Path) -> None:
    here, there, file = profiles(tmp_path)
    FriendsFile(here.profile).add([MIKA, OLD])
    FriendsFile(there.profile).add([JUN, MIKA])
    pack_whole(here, file)
    assert version_in(file) == 3
    for _ in range(2):
        brought(there, file)
        assert FriendsFile(there.profile).read().lines == (OLD, JUN, MIKA)


def test_without_lines_an_older_program_reads_the_file(tmp_path: Path) -> None:
    here, there, file = profiles(tmp_path)
    pack_whole(here, file)
    assert version_in(file) == 2
    brought(there, file)
    assert not (there.profile / FILE).exists()


def test_a_damaged_file_of_lines_comes_along_beside_ours(tmp_path: Path) -> None:
    here, there, file = profiles(tmp_path)
    (here.profile / FILE).write_text("{")
    FriendsFile(there.profile).add([JUN])
    pack_whole(here, file)
    brought(there, file)
    assert FriendsFile(there.profile).read() == Friends("", (JUN,))
    assert (there.profile / f"{FILE}.broken").read_text() == "{"
    assert packed(Friends("", (JUN,))) == (there.profile / FILE).read_bytes()
