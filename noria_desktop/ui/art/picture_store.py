"""A cache of painted pictures in one file, so that the first frame of a table or of the home page is there sooner.

Only what the first frame showed is kept; everything else is painted when it is first needed. The file
holds nothing that cannot be painted again: whatever is wrong with it, it counts as empty and is replaced.

Form: a head (magic, edition, number of pictures, digest of head and keys), then for each picture its key, size,
format and check sum, then the pixels of all pictures in the same order. Pictures are read one by one when they are
first wanted, never mapped: a file that is cut off while the program runs then only misses some.
"""

from __future__ import annotations

import contextlib
import os
import struct
import sys
import zlib
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import BinaryIO, Final

from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

from noria_desktop import __version__
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.saves.limits import open_plain
from noria_desktop.engine.digest import blake2b
from noria_desktop.engine.values import frozen

PAGE_BYTES: Final = 48 * 1024 * 1024
"""Room for the first frames of some four tables at 1280x800, or one at four times the pixels."""
MOST_PICTURES: Final = 10_000
LONGEST_SIDE: Final = 32_767
"""Qt paints nothing larger."""
_MAGIC: Final = b"ND-PIC2\n"
_DIGEST: Final = 16
_HEAD: Final = struct.Struct(f"<8s16sI{_DIGEST}s")
_ENTRY: Final = struct.Struct("<16sIIII")
_LARGEST_FILE: Final = PAGE_BYTES + _HEAD.size + MOST_PICTURES * _ENTRY.size
_FORMATS: Final = {
    form.value: form for form in (QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied)
}
_PIXEL: Final = 4
_ADDRESS: Final = " at 0x"


@frozen
class Painted:
    """A picture of this run."""

    width: int
    height: int
    form: QImage.Format
    pixels: bytes

    @property
    def length(self) -> int:
        """Bytes of its pixels."""
        return len(self.pixels)


@frozen
class Kept:
    """A picture in the file."""

    width: int
    height: int
    form: QImage.Format
    check: int
    """CRC-32 of its pixels: it tells damage from what we wrote, and four megabytes are summed in one millisecond."""
    place: int
    """Where in the file its pixels begin."""

    @property
    def length(self) -> int:
        """Bytes of its pixels."""
        return self.width * self.height * _PIXEL


class PictureStore:
    """The cache file, and the pictures of the first frame being painted now."""

    def __init__(self, file: Path, edition: bytes | None = None) -> None:
        """Read nothing yet.

        Args:
            file: where pictures are kept.
            edition: what painted them; pictures of another edition are worthless. This program's by default.
        """
        self._file = file
        self._named_edition = edition
        self._stream: BinaryIO | None = None
        self._kept: dict[bytes, Kept] | None = None
        self._wanted: dict[bytes, Kept | Painted] = {}
        self._collecting = False
        self._changed = False

    @cached_property
    def _edition(self) -> bytes:
        """Asked for only where there is a file, or one is written."""
        return edition_of_program() if self._named_edition is None else self._named_edition

    # Reading --------------------------------------------------------------------------------------------

    def find(self, key: bytes) -> QImage | None:
        """The picture of an earlier run."""
        kept = self._known()
        found = kept.get(key)
        if found is None:
            return None
        image = self._image(found)
        if image is None:
            # What else is in a damaged file is not worth a look.
            kept.clear()
            self._wanted = {key: one for key, one in self._wanted.items() if isinstance(one, Painted)}
        elif self._collecting:
            self._wanted[key] = found
        return image

    def _known(self) -> dict[bytes, Kept]:
        """What is in the file; it is open from now on."""
        if self._kept is None:
            self._kept = {}
            try:
                self._stream = open_plain(self._file)
                self._kept = dict(_entries(self._stream, self._edition))
            except (SaveError, OSError, ValueError, struct.error):
                self._close()
                self._kept = {}
        return self._kept

    def _image(self, kept: Kept) -> QImage | None:
        """The picture, its pixels read into it; None when they are not those that were written."""
        image = QImage(kept.width, kept.height, kept.form)
        if self._stream is None or image.isNull() or image.sizeInBytes() != kept.length:
            return None
        pixels = image.bits()
        try:
            self._stream.seek(kept.place)
            read = self._stream.readinto(pixels)  # type: ignore[attr-defined]  # BinaryIO does not know it
        except OSError:
            return None
        return image if read == kept.length and zlib.crc32(pixels) == kept.check else None

    def _pixels(self, picture: Kept | Painted) -> bytes:
        """The pixels to be written again.

        Raises:
            OSError: they are not there any more.
        """
        if isinstance(picture, Painted):
            return picture.pixels
        assert self._stream is not None
        self._stream.seek(picture.place)
        pixels = self._stream.read(picture.length)
        if len(pixels) != picture.length:
            raise OSError("the pictures were cut off")
        return pixels

    def _close(self) -> None:
        """Let the file go; what is in it is looked up again when it is next needed."""
        if self._stream is not None:
            self._stream.close()
        self._stream = self._kept = None

    def __del__(self) -> None:
        self._close()

    # Writing --------------------------------------------------------------------------------------------

    def collect(self) -> None:
        """A table is being laid: what is painted until ``write`` belongs to its first frame."""
        self._collecting = True

    def note(self, key: bytes, image: QImage) -> None:
        """A picture was painted."""
        if (
            self._collecting
            and image.format().value in _FORMATS
            and image.bytesPerLine() == image.width() * _PIXEL
            and max(image.width(), image.height()) <= LONGEST_SIDE
        ):
            self._wanted[key] = Painted(
                image.width(), image.height(), image.format(), bytes(image.constBits())
            )
            self._changed = True

    def write(self) -> None:
        """Keep the first frame, the pictures of earlier ones as far as there is room. Failing changes nothing."""
        self._collecting = False
        if self._changed:
            self._changed = False
            kept: dict[bytes, Kept | Painted] = {}
            size = 0
            for key, picture in (*self._wanted.items(), *self._known().items()):
                size += picture.length if key not in kept else 0
                if size > PAGE_BYTES or len(kept) == MOST_PICTURES:
                    break
                kept.setdefault(key, picture)
            self._replace(kept)
        self._wanted.clear()
        self._close()

    def _replace(self, kept: dict[bytes, Kept | Painted]) -> None:
        """Put a file with these pictures in the old one's place, in one move."""
        from noria_desktop.app.saves.files import sweep, write_atomically  # only for new pictures

        with contextlib.suppress(SaveError):
            sweep(self._file.parent)
            write_atomically(self._file, self._pieces(kept), keep_backup=False, lasting=False)

    def _pieces(self, kept: dict[bytes, Kept | Painted]) -> Iterator[bytes]:
        """What is to be written, piece by piece.

        Raises:
            OSError: the pictures of the old file are not there any more.
        """
        yield _head(kept, self._edition)
        yield from map(self._pixels, kept.values())
        self._close()  # some systems replace no file that is open


def key_of(*parts: object) -> bytes | None:
    """The name of a picture by all that decides how it looks; None when two runs would not agree on it."""
    text = repr(parts)
    if _ADDRESS in text:
        return None
    return blake2b(text.encode(), digest_size=_DIGEST).digest()


def edition_of_program() -> bytes:
    """A digest of all that can change a picture although its key stays: program, translations, fonts, Qt."""
    package = Path(__file__).resolve().parents[2]
    found = [__version__, qVersion(), *_stamps(package / "ui")]
    for root in (package / "resources", package.parent / "resources"):
        found += [stamp for name in ("i18n", "fonts", "glyphs") for stamp in _stamps(root / name)]
    if getattr(sys, "frozen", False):
        found += _stamps(Path(sys.executable).parent, deep=False)
    return blake2b("\n".join(found).encode(), digest_size=_DIGEST).digest()


def _stamps(folder: Path, *, deep: bool = True) -> list[str]:
    """Name, size and time of every file in a folder; nothing when there is no such folder."""
    found = []
    try:
        with os.scandir(folder) as entries:
            for entry in sorted(entries, key=lambda entry: entry.name):
                if entry.is_dir(follow_symlinks=False):
                    if deep and entry.name != "__pycache__":
                        found += _stamps(Path(entry.path))
                    continue
                state = entry.stat()
                found.append(f"{entry.name} {state.st_size} {state.st_mtime_ns}")
    except OSError:
        return []
    return found


def _entries(stream: BinaryIO, edition: bytes) -> Iterator[tuple[bytes, Kept]]:
    """The pictures of a file.

    Raises:
        ValueError: it is of another edition, damaged, or not whole.
        struct.error: it is too short.
        OSError: it cannot be read.
    """
    size = os.fstat(stream.fileno()).st_size
    head = stream.read(_HEAD.size)
    magic, of, count, digest = _HEAD.unpack(head)
    if magic != _MAGIC or of != edition or count > MOST_PICTURES or size > _LARGEST_FILE:
        raise ValueError
    entries = stream.read(count * _ENTRY.size)
    if _digest(head[: -len(digest)], entries) != digest:
        raise ValueError
    place = _HEAD.size + count * _ENTRY.size
    for key, width, height, form, check in _ENTRY.iter_unpack(entries):
        if form not in _FORMATS or not (0 < width <= LONGEST_SIDE and 0 < height <= LONGEST_SIDE):
            raise ValueError
        kept = Kept(width, height, _FORMATS[form], check, place)
        place += kept.length
        if place > size:
            raise ValueError
        yield key, kept
    if place != size:
        raise ValueError


def _head(kept: dict[bytes, Kept | Painted], edition: bytes) -> bytes:
    """Everything that stands before the pixels."""
    entries = b"".join(
        _ENTRY.pack(
            key,
            picture.width,
            picture.height,
            picture.form.value,
            zlib.crc32(picture.pixels) if isinstance(picture, Painted) else picture.check,
        )
        for key, picture in kept.items()
    )
    head = _HEAD.pack(_MAGIC, edition, len(kept), b"")
    head = head[:-_DIGEST]
    return head + _digest(head, entries) + entries


def _digest(head: bytes, entries: bytes) -> bytes:
    return blake2b(head + entries, digest_size=_DIGEST).digest()
