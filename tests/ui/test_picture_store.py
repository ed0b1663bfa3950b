"""Pictures of earlier runs: the same pixels, never those of something else, and no harm from a bad file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art.picture_store import (
    PAGE_BYTES,
    Kept,
    PictureStore,
    _head,
    edition_of_program,
    key_of,
)
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.easel import PictureCache
from noria_desktop.ui.board.first_frame import FirstFrame
from tests.ui.board.toy import legal
from tests.ui.board.toy_game import laid


def image(colour: str = "#336699", width: int = 6, height: int = 4) -> QImage:
    made = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(colour)
    return made


def pixels(picture: QImage) -> bytes:
    return bytes(picture.constBits())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A store with one picture under the key of ``name``."""
    path = tmp_path / "profile" / "pictures.cache"
    store = PictureStore(path, b"e" * 16)
    store.collect()
    store.note(name(), image())
    store.write()
    return path


def name(*parts: object) -> bytes:
    key = key_of("art", *parts)
    assert key is not None
    return key


def test_a_picture_comes_back_as_it_was_painted(file: Path) -> None:
    found = PictureStore(file, b"e" * 16).find(name())
    assert found == image()


def test_another_edition_has_no_pictures(file: Path) -> None:
    assert PictureStore(file, b"f" * 16).find(name()) is None


def test_nothing_is_found_under_another_key(file: Path) -> None:
    assert PictureStore(file, b"e" * 16).find(name(2)) is None


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: b"",
        lambda data: data[:20],
        lambda data: data[:-1],
        lambda data: b"x" + data[1:],
        lambda data: data[:24] + b"\xff\xff\xff\xff" + data[28:],
        lambda data: data[:60] + b"\xff\xff\xff\x7f" + data[64:],
        lambda data: data[:60] + b"\0\0\0\0" + data[64:],
        lambda data: data + b"\0",
        lambda data: data[:-1] + bytes([data[-1] ^ 1]),
        lambda data: b"ND-PIC1\n" + data[8:],
    ],
)
def test_a_file_that_is_not_whole_counts_as_empty_and_is_replaced(file: Path, spoil) -> None:  # type: ignore[no-untyped-def]
    file.write_bytes(spoil(file.read_bytes()))
    store = PictureStore(file, b"e" * 16)
    assert store.find(name()) is None
    store.collect()
    store.note(name(), image("#ff0000"))
    store.write()
    assert PictureStore(file, b"e" * 16).find(name()) == image("#ff0000")


@pytest.mark.parametrize("size", [(0, 4), (65_536, 65_536), (0x80000000, 2), (40_000, 1), (24, 1), (1, 1)])
def test_a_picture_of_a_size_that_none_has_is_refused(file: Path, size: tuple[int, int]) -> None:
    """Even when head and digest agree, as whoever writes such a file would see to."""
    store = PictureStore(file, b"e" * 16)
    form = image().format()
    head = _head({name(): Kept(*size, form, 0, 0)}, b"e" * 16)
    file.write_bytes(head + pixels(image()))
    assert store.find(name()) is None


def test_other_pixels_than_were_painted_are_not_shown(file: Path) -> None:
    """A red board came of red pixels in the file; one bad picture makes all of it worth nothing."""
    store = PictureStore(file, b"e" * 16)
    store.collect()
    store.note(name(2), image("#00ff00"))
    store.write()
    data = file.read_bytes()
    file.write_bytes(data.replace(pixels(image("#00ff00")), pixels(image("#ff0000"))))
    again = PictureStore(file, b"e" * 16)
    again.collect()
    assert again.find(name()) == image()
    assert again.find(name(2)) is None
    assert again.find(name()) is None
    again.note(name(2), image("#00ff00"))
    again.write()
    last = PictureStore(file, b"e" * 16)
    assert last.find(name(2)) == image("#00ff00")
    assert last.find(name()) is None


def test_a_file_cut_off_while_it_is_read_only_misses_pictures(file: Path) -> None:
    """The program was ended by the system when it touched what was no longer there."""
    store = PictureStore(file, b"e" * 16)
    store.collect()
    for number in range(2, 30):
        store.note(name(number), image("#00ff00", 50, 50))
    store.write()
    store.collect()
    assert store.find(name(2)) is not None
    os.truncate(file, 400)
    assert store.find(name(20)) is None
    store.note(name(20), image("#00ff00", 50, 50))
    store.write()
    assert PictureStore(file, b"e" * 16).find(name(20)) == image("#00ff00", 50, 50)


@pytest.mark.skipif(os.name == "nt", reason="there are no pipes among files")
def test_a_pipe_in_place_of_the_file_is_no_store_and_nobody_waits(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pictures.cache")
    store = PictureStore(tmp_path / "pictures.cache", b"e" * 16)
    assert store.find(name()) is None
    store.collect()
    store.note(name(), image())
    store.write()
    assert store.find(name()) == image()


def test_what_lies_in_the_way_of_the_temporary_file_is_neither_followed_nor_kept_forever(
    file: Path,
) -> None:
    left = file.with_name(".pictures.cache.left-over.tmp")
    left.write_bytes(b"a program died here")
    os.utime(left, (0, 0))
    store = PictureStore(file, b"e" * 16)
    store.collect()
    store.note(name(2), image())
    store.write()
    assert [one.name for one in file.parent.iterdir() if "pictures" in one.name] == [file.name]


def test_a_folder_that_cannot_be_written_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file where the folder should be")
    store = PictureStore(tmp_path / "taken" / "pictures.cache", b"e" * 16)
    store.collect()
    store.note(name(), image())
    store.write()
    assert store.find(name()) is None


def test_earlier_first_frames_are_kept_beside_the_new_one_while_there_is_room(file: Path) -> None:
    store = PictureStore(file, b"e" * 16)
    assert store.find(name()) is not None
    store.collect()
    store.note(name(2), image("#00ff00"))
    store.write()
    again = PictureStore(file, b"e" * 16)
    assert again.find(name()) == image()
    assert again.find(name(2)) == image("#00ff00")
    wide = PAGE_BYTES // 4 // 1000
    again.collect()
    again.note(name(3), image("#0000ff", wide, 999))
    again.write()
    third = PictureStore(file, b"e" * 16)
    assert third.find(name(3)) is not None
    assert third.find(name(2)) is not None
    assert file.stat().st_size <= PAGE_BYTES + 1000


def test_what_is_painted_after_the_first_frame_is_not_kept(file: Path) -> None:
    before = file.read_bytes()
    store = PictureStore(file, b"e" * 16)
    store.note(name(2), image())
    store.write()
    assert file.read_bytes() == before


def test_games_that_are_begun_quickly_one_after_another_pile_up_no_pictures(file: Path, qtbot: QtBot) -> None:
    """Each first frame waited for a timer that the next game began anew: 300 quick games took 100 MB more."""
    owner = QWidget()
    qtbot.addWidget(owner)
    cache = PictureCache()
    frames = FirstFrame(cache, owner)
    frames.keep_in(file, writes=True)
    store = cache.store
    assert store is not None
    for number in range(2, 5):
        frames.begin()
        assert not store._wanted
        store.note(name(number), image())
    frames.write()
    again = PictureStore(file)
    assert all(again.find(name(number)) == image() for number in range(2, 5))


def test_who_writes_no_pictures_collects_none(file: Path, qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    cache = PictureCache()
    frames = FirstFrame(cache, owner)
    frames.keep_in(file, writes=False)
    frames.begin()
    assert cache.store is not None
    cache.store.note(name(2), image())
    assert not cache.store._wanted


def test_things_without_a_lasting_name_are_not_kept() -> None:
    assert key_of(object()) is None


def test_the_program_is_one_edition() -> None:
    assert edition_of_program() == edition_of_program()


def test_a_second_board_paints_nothing_and_looks_the_same(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def shown() -> tuple[Board, QImage]:
        board = Board()
        qtbot.addWidget(board)
        board.keep_pictures_in(tmp_path / "pictures.cache")
        board.resize(800, 560)
        game = laid(board)
        board.show()
        qtbot.waitExposed(board)
        board.show_state(game.view, legal(game.view))
        picture = board.view.grab().toImage()
        board.keep_pictures()
        return board, picture

    painted = []
    paint = PictureCache._draw

    def counted(*args: object) -> QImage:
        painted.append(args[1])
        return paint(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(PictureCache, "_draw", staticmethod(counted))
    _, first = shown()
    assert painted
    painted.clear()
    _, second = shown()
    assert painted == []
    assert first == second
