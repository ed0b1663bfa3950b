"""Pictures that an earlier run has painted, kept in one file, so that the table is there sooner.

Only what the first frame of a table showed is kept; everything else is painted when it is first needed. The file
holds nothing that cannot be painted again: whatever is wrong with it, it counts as empty and is replaced.

Form: a head (magic, edition, number of pictures), then for each picture its key, size, format and length, then the
pixels of all pictures in the same order.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import struct
import sys
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Final

from attrs import frozen
from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

from noria_desktop import __version__

PAGE_BYTES: Final = 48 * 1024 * 1024
"""Room for the first frames of some four tables at 1280x800, or one at four times the pixels."""
_MAGIC: Final = b"ND-PIC1\n"
_HEAD: Final = struct.Struct("<8s16sI")
_ENTRY: Final = struct.Struct("<16sIIIQ")
_DIGEST: Final = 16
_FORMATS: Final = {
    form.value: form for form in (QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied)
}
_PIXEL: Final = 4
_ADDRESS: Final = " at 0x"


@frozen
class Kept:
    """A picture in the file."""

    width: int
    height: int
    form: QImage.Format
    pixels: bytes | memoryview

    def image(self) -> QImage:
        """A picture of its own, independent of the file's contents."""
        return QImage(self.pixels, self.width, self.height, self.width * _PIXEL, self.form).copy()


class PictureStore:
    """The file, and which pictures the next first frame will want."""

    def __init__(self, file: Path, edition: bytes | None = None) -> None:
        """Read nothing yet.

        Args:
            file: where pictures are kept.
            edition: what painted them; pictures of another edition are worthless. This program's by default.
        """
        self._file = file
        self._edition = edition_of_program() if edition is None else edition
        self._kept: dict[bytes, Kept] | None = None
        self._wanted: dict[bytes, Kept] = {}
        self._collecting = False
        self._changed = False

    # Reading --------------------------------------------------------------------------------------------

    def find(self, key: bytes) -> QImage | None:
        """The picture of an earlier run."""
        if self._kept is None:
            self._kept = self._read()
        found = self._kept.get(key)
        if found is None:
            return None
        if self._collecting:
            self._wanted[key] = found
        return found.image()

    def _read(self) -> dict[bytes, Kept]:
        try:
            if self._file.stat().st_size > 2 * PAGE_BYTES:
                return {}
            with self._file.open("rb") as stream:
                data = memoryview(mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ))
        except (OSError, ValueError):  # an empty file has nothing to map
            return {}
        try:
            return dict(_entries(data, self._edition))
        except (struct.error, ValueError):
            return {}

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
        ):
            pixels = bytes(image.constBits())
            self._wanted[key] = Kept(image.width(), image.height(), image.format(), pixels)
            self._changed = True

    def write(self) -> None:
        """Keep the first frame, the pictures of earlier ones as far as there is room. Failing changes nothing."""
        self._collecting = False
        if not self._changed:
            return
        self._changed = False
        kept: dict[bytes, Kept] = {}
        size = 0
        for key, picture in (*self._wanted.items(), *(self._kept or {}).items()):
            size += len(picture.pixels) if key not in kept else 0
            if size > PAGE_BYTES:
                break
            kept.setdefault(key, picture)
        self._wanted.clear()
        temporary = self._file.with_name(f".{self._file.name}.{os.getpid()}.tmp")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with temporary.open("wb") as stream:
                stream.writelines(_lines(kept, self._edition))
            temporary.replace(self._file)
        except OSError:
            with contextlib.suppress(OSError):
                temporary.unlink()


def key_of(*parts: object) -> bytes | None:
    """The name of a picture by all that decides how it looks; None when two runs would not agree on it."""
    text = repr(parts)
    if _ADDRESS in text:
        return None
    return blake2b(text.encode(), digest_size=_DIGEST).digest()


def edition_of_program() -> bytes:
    """What can change a picture although its key stays: the program that paints, its words, fonts, and Qt."""
    package = Path(__file__).resolve().parents[2]
    found = [__version__, qVersion(), *_stamps(package / "ui")]
    for root in (package / "resources", package.parent / "resources"):
        found += [*_stamps(root / "i18n"), *_stamps(root / "fonts")]
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


def _entries(data: memoryview, edition: bytes) -> Iterable[tuple[bytes, Kept]]:
    """The pictures of a file.

    Raises:
        ValueError: it is of another edition, or not whole.
        struct.error: it is too short.
    """
    magic, of, count = _HEAD.unpack_from(data)
    if magic != _MAGIC or of != edition:
        raise ValueError
    begin = _HEAD.size + count * _ENTRY.size
    for number in range(count):
        key, width, height, form, length = _ENTRY.unpack_from(data, _HEAD.size + number * _ENTRY.size)
        if form not in _FORMATS or length != width * height * _PIXEL or begin + length > len(data):
            raise ValueError
        yield key, Kept(width, height, _FORMATS[form], data[begin : begin + length])
        begin += length


def _lines(kept: dict[bytes, Kept], edition: bytes) -> Iterable[bytes | memoryview]:
    """The file's contents piece by piece."""
    yield _HEAD.pack(_MAGIC, edition, len(kept))
    for key, picture in kept.items():
        yield _ENTRY.pack(key, picture.width, picture.height, picture.form.value, len(picture.pixels))
    for picture in kept.values():
        yield picture.pixels
