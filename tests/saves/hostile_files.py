"""Files as nobody wrote them: sound ones of each kind, changed at random in the ways that once did harm.

The same seed and number always give the same file.
"""

from __future__ import annotations

import contextlib
import json
import random
import re
import struct
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from attrs import frozen
from PySide6.QtGui import QImage

from noria_desktop.app.result_lines import Result, line_of
from noria_desktop.app.saves.converter import digest_of
from noria_desktop.ui.art.picture_store import PictureStore, key_of
from tests.saves.sound_files import OTHERS, Change, others

KINDS: Final = ("settings", "results", "pictures", "saves", *OTHERS)
EDITION: Final = b"e" * 16
GAMES: Final = ("noria", "nautilus", "solani", "scythe")
SAVES: Final = Path(__file__).parent

VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    0,
    -1,
    1,
    1 << 31,
    1 << 32,
    1 << 53,
    -(1 << 53),
    1 << 63,
    1.5,
    "",
    [],
    {},
    [[]],
    [50],
    [1] * 9,
    [1 << 53, -(1 << 53)],
    "day",
    '<img src="/x">',
    "A & B",
    "2026-1-1T1:1:1Z",
    "\uff12\uff10\uff12\uff16-11-21T09:00:00Z",
    "0001-01-01T00:00:00Z",
    "9999-12-31T23:59:59Z",
    "2026-02-30T09:00:00Z",
    "\0",
    "\u202e",
    "\u2028",
    "x" * 5000,
    "0" * 32,
    {"sharing": [0, 1]},
)
"""What is put in the place of sound values."""
BYTES: Final = (
    b"",
    b"\0",
    b"\xff",
    b"\xef\xbb\xbf",
    b"\\ud800",
    b"\n",
    b",",
    b'"',
    b"[" * 3000,
    b"]",
    b"}",
    b'"' * 500,
    b"\\" * 5000,
    b'{"a":' * 300,
    b"9" * 4500,
    b"1e400",
    b"NaN",
    b"0." + b"3" * 400,
    b"@Variant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)",
    b"@ByteArray(\\0\\x1)",
    b"@Invalid()",
    b"[settings]\n",
    b"theme=",
    b"geometry=" + b"01d9d0cb0003" + b"7f" * 60,
    b"%1",
    b'"",' * 2000,
    b"x" * 30_000,
)
"""What is put between sound bytes."""
SIGNS: Final = (
    "１".encode(),
    "²".encode(),
    "٣".encode(),
    "\u0000".encode(),
    "\ufeff".encode(),
    "－".encode(),
    "→".encode(),
    b"x" * 300,
    b"--",
    b"--seed",
    b"--set",
    b"@/etc/passwd",
    b"-h=",
    b"1e9",
    b"0x10",
    b"%s",
    b"{0}",
    b"\xed\xa0\x80",
)
"""What is put in the place of a word that people write."""
SHOWN: Final = ("saved_at", "summary", "title", "game", "scores", "finished_at", "opponent")
"""Keys of saves and results that home shows."""
WORDS: Final = (0, 1, 2, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x10000)
"""Thirty-two bits for the heads of pictures and windows."""


@frozen
class HostileFile:
    """One file to be read."""

    number: int
    kind: str
    data: bytes


class Workshop:
    """Makes hostile files out of sound ones."""

    def __init__(self, seed: int) -> None:
        """``seed`` decides about all of them."""
        self._seed = seed
        saves = [file.read_bytes() for game in GAMES for file in sorted((SAVES / game).glob("*.ndsave"))]
        self._sound: dict[str, tuple[bytes, ...]] = {
            "settings": (_settings(), b"[settings]\ntheme=night\n"),
            "results": (b"".join(map(line_of, map(result, range(8)))), line_of(result(1))),
            "pictures": (_pictures(),),
            "saves": tuple(saves),
            **others(),
        }

    def file(self, number: int) -> HostileFile:
        """The file of a number."""
        chance = random.Random(f"{self._seed} {number}")
        kind = KINDS[number % len(KINDS)]
        data = chance.choice(self._sound[kind])
        changes: list[Callable[[bytes, random.Random], bytes]] = [_bytewise]
        if kind == "saves":
            changes += [_in_save] * 4
        elif kind == "results":
            changes += [_in_lines] * 4
        elif kind == "pictures":
            changes += [_in_numbers] * 2
        elif kind == "settings":
            changes += [_in_settings] * 3
        else:
            changes += [_WAYS[OTHERS[kind]]] * 3
        for _ in range(chance.choice((1, 1, 1, 2, 4))):
            data = chance.choice(changes)(data, chance)
        return HostileFile(number, kind, data)


def result(number: int) -> Result:
    """A finished game."""
    return Result(
        id=f"{number:032x}",
        game=GAMES[number % len(GAMES)],
        opponent="bot1",
        notation="市場: J1、C2、B3、T4",
        seed=number,
        scores=(40 + number, 44),
        winner=0,
        sealed=True,
        finished_at="2026-11-21T09:00:00Z",
        undos=0,
        hints=0,
        seconds=60,
        rules_version=1,
    )


def picture_keys() -> tuple[bytes, ...]:
    """Under which the sound pictures are kept."""
    return tuple(key for number in range(3) if (key := key_of("art", number)) is not None)


def _pictures() -> bytes:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "pictures.cache"
        store = PictureStore(file, EDITION)
        store.collect()
        for number, key in enumerate(picture_keys()):
            image = QImage(5 + number, 4, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(number * 0x112233)
            store.note(key, image)
        store.write()
        return file.read_bytes()


def _settings() -> bytes:
    normal = (2, 2, 1281, 801)
    place = struct.pack(">IHH4i4iiBBi4i", 0x01D9D0CB, 3, 0, 0, 0, 1283, 803, *normal, 0, 0, 0, 1920, *normal)
    lines = (
        "[settings]",
        "language=ja",
        "theme=day",
        "scale=1.3",
        "bot_speed=fast",
        "motion=reduced",
        "auto_resolve=true",
        "forecast=false",
        "keep_seed=false",
        "",
        "[window]",
        f"geometry={place.hex()}",
        "",
    )
    return "\n".join(lines).encode()


# Ways to change a file ------------------------------------------------------------------------------------


def _bytewise(data: bytes, chance: random.Random) -> bytes:
    """Without a thought about what the bytes mean."""
    place, end = sorted((chance.randint(0, len(data)), chance.randint(0, len(data))))
    match chance.randrange(6):
        case 0:
            changed = bytearray(data)
            for _ in range(chance.randint(1, 8) if data else 0):
                changed[chance.randrange(len(data))] = chance.randrange(256)
            return bytes(changed)
        case 1:
            return data[:place] + chance.choice(BYTES) + data[place:]
        case 2:
            return data[:place] + chance.choice(BYTES) + data[end:]
        case 3:
            return data[:place]
        case 4:
            return data[:end] + data[place:]
        case _:
            return data[:place] + data[place:end] * chance.choice((2, 3, 20)) + data[end:]


def _in_save(data: bytes, chance: random.Random) -> bytes:
    """Values of a save; its digest is often made to fit again, as whoever edits a save would do."""
    changed = _changed_json(data, chance)
    if changed is None:
        return _bytewise(data, chance)
    if type(changed) is dict and "snapshot" in changed and chance.random() < 0.6:
        with contextlib.suppress(TypeError, ValueError):
            changed["digest"] = digest_of(changed["snapshot"])
    return _text(changed)


def _in_lines(data: bytes, chance: random.Random) -> bytes:
    """Values of one line of results."""
    lines = data.split(b"\n")
    place = chance.randrange(len(lines))
    changed = _changed_json(lines[place], chance)
    lines[place] = _bytewise(lines[place], chance) if changed is None else _text(changed)
    return b"\n".join(lines)


def _in_json(data: bytes, chance: random.Random) -> bytes:
    """A value of a file that is one JSON text."""
    changed = _changed_json(data, chance)
    return _bytewise(data, chance) if changed is None else _text(changed)


def _in_words(data: bytes, chance: random.Random) -> bytes:
    """A word of a text that people write: gone, twice, another's, or something else in its place."""
    words = re.split(rb"([\s,:\0]+)", data)
    place = chance.randrange(len(words))
    match chance.randrange(4):
        case 0:
            words[place] = b""
        case 1:
            words[place] *= chance.choice((2, 3, 40))
        case 2:
            words[place] = chance.choice(words)
        case _:
            words[place] = chance.choice((*BYTES, *SIGNS, *(str(one).encode() for one in VALUES)))
    return b"".join(words)


def _in_settings(data: bytes, chance: random.Random) -> bytes:
    """The value of a setting, or digits of the window's place."""
    lines = data.split(b"\n")
    place = chance.randrange(len(lines))
    key, sign, value = lines[place].partition(b"=")
    if not sign:
        return _bytewise(data, chance)
    if key == b"geometry" and chance.random() < 0.7:
        try:
            value = _in_numbers(bytes.fromhex(value.decode()), chance, ">I").hex().encode()
        except ValueError:
            value = chance.choice(BYTES)
    else:
        value = chance.choice((*BYTES, *(str(one).encode() for one in VALUES)))
    lines[place] = key + sign + value
    return b"\n".join(lines)


def _in_numbers(data: bytes, chance: random.Random, form: str = "<I") -> bytes:
    """One number of thirty-two bits."""
    if len(data) < 4:
        return data + b"\0"
    place = chance.randrange(min(len(data), 200) // 4) * 4
    return data[:place] + struct.pack(form, chance.choice(WORDS)) + data[place + 4 :]


def _changed_json(data: bytes, chance: random.Random) -> Any:
    """The value with something in it changed; None when it is no JSON any more."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return None
    holders: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting:
        holder = waiting.pop()
        keys = holder if type(holder) is dict else range(len(holder)) if type(holder) is list else ()
        for key in keys:
            holders.append((holder, key))
            waiting.append(holder[key])
    if not holders:
        return None
    holder, key = chance.choice(holders)
    # The keys at the top are few among hundreds of values below them.
    if type(value) is dict and chance.random() < 0.6:
        shown = [name for name in SHOWN if name in value]
        holder, key = value, chance.choice(shown if shown and chance.random() < 0.5 else list(value))
        if type(holder[key]) is dict and holder[key] and chance.random() < 0.7:
            holder, key = holder[key], chance.choice(list(holder[key]))
    match chance.randrange(9):
        case 0:
            del holder[key]
        case 1 if type(holder) is dict:
            holder[chance.choice(("x", "sharing", "closed", "", "\0"))] = chance.choice(VALUES)
        case 2 if type(holder) is list:
            holder.extend([holder[key]] * chance.choice((1, 5, 300)))
        case 3 if type(holder[key]) is int:
            holder[key] += chance.choice((-1, 1, 2, 1000))
        case 4:
            other, name = chance.choice(holders)
            # A copy: a value may not come to hold itself.
            holder[key] = json.loads(json.dumps(other[name])) if name in _keys(other) else None
        case 5 | 6:
            holder[key] = chance.choice(VALUES)
        case _:
            like = [one for one in VALUES if type(one) is type(holder[key])]
            holder[key] = chance.choice(like or VALUES)
    return value


_WAYS: Final[Mapping[Change, Callable[[bytes, random.Random], bytes]]] = {
    Change.JSON: _in_json,
    Change.LINES: _in_lines,
    Change.NUMBERS: _in_numbers,
    Change.WORDS: _in_words,
}


def _keys(holder: Any) -> Any:
    return holder if type(holder) is dict else range(len(holder))


def _text(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")
