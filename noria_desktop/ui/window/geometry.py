"""Where a window was, as Qt writes it: sixty-six bytes, of which none is handed back to Qt unchecked.

``QWidget.saveGeometry`` writes a number that marks it, its version, four rectangles and four small numbers. What is
checked is that they are all there and that none of them is farther out than screens reach.
"""

from __future__ import annotations

import struct
from typing import Final

_FORM: Final = struct.Struct(">IHH4i4iiBBi4i")
_MARK: Final = 0x01D9D0CB
_VERSION: Final = 3
_FARTHEST: Final = 65_535
"""Pixels from the corner of the first screen; ten large screens in a row are less."""
_LARGEST: Final = 32_767
"""Pixels of a side of a window."""
_MOST_SCREENS: Final = 64
_MAXIMIZED, _FULL = (0, 2), (0, 4)
"""Qt writes the flags of the window's state there."""

LONGEST: Final = 2 * _FORM.size
"""Letters of a geometry as text."""


def geometry_text(geometry: bytes) -> str:
    """The geometry as a word of a settings file."""
    return geometry.hex()


def geometry_in(text: str) -> bytes | None:
    """The geometry in a word of a settings file; None when it is none that a window can have had."""
    if len(text) != LONGEST:
        return None
    try:
        data = bytes.fromhex(text)
    except ValueError:
        return None
    return data if is_geometry(data) else None


def is_geometry(data: bytes) -> bool:
    """Whether these bytes put a window where screens can be."""
    if len(data) != _FORM.size:
        return False
    mark, version, _, *rest = _FORM.unpack(data)
    frame, normal, client = rest[0:4], rest[4:8], rest[12:16]
    screen, maximized, full, width = rest[8:12]
    return (
        (mark, version) == (_MARK, _VERSION)
        and all(map(_is_rectangle, (frame, normal, client)))
        and -1 <= screen < _MOST_SCREENS
        and maximized in _MAXIMIZED
        and full in _FULL
        and 0 <= width <= _FARTHEST
    )


def _is_rectangle(corners: list[int]) -> bool:
    """Left, top, right and bottom; the last ones belong to it."""
    left, top, right, bottom = corners
    return (
        all(-_FARTHEST <= value <= _FARTHEST for value in corners)
        and -1 <= right - left < _LARGEST
        and -1 <= bottom - top < _LARGEST
    )
