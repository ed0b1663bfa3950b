"""The zip that a profile travels in: what may lie in it, and opened so that nothing in it can hurt.

Number, names, kinds and sizes are looked at before any file is read; whatever a damaged zip makes Python raise is one
error.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
import struct
import zipfile
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import IO, Final

from noria_desktop.app.results import MOST_BYTES as MOST_RESULTS
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.limits import MAX_BYTES, parse

FORMAT: Final = "noria-desktop/profile"
FORMAT_VERSION: Final = 3
"""1: without campaigns; 2: without lines of friends."""
WITHOUT_FRIENDS: Final = 2
MOST_FILES: Final = 40_000
MOST_BYTES: Final = 1_000_000_000
"""All files together, unpacked: thousands of evenings."""
MOST_PACKED: Final = 500_000_000
LARGEST_RATIO: Final = 200
"""Saves shrink to a tenth; far more is no save but a trap."""
_SMALL: Final = 20_000
"""Files up to this size may shrink as they like."""
MANIFEST: Final = "manifest.json"
RESULTS: Final = "results.jsonl"
TAGS: Final = "tags.jsonl"
PRACTICE: Final = "practice.jsonl"
FRIENDS: Final = "today.json"
SETTINGS: Final = "settings.ini"
LARGEST_SETTINGS: Final = 256 * 1024
_LARGEST_CAMPAIGN: Final = 200_000_000
FOLDERS: Final = ("saves", "autosave", "trash")
CAMPAIGNS: Final = "campaigns"
_LONGEST_NAME: Final = 200
_NAME: Final = re.compile(
    r"(?!(?:con|prn|aux|nul|com\d|lpt\d)\.)"  # devices of one system
    r'[^\x00-\x1f\x7f\\/:*?"<>|.\s][^\x00-\x1f\x7f\\/:*?"<>|]*'
    r"\.(?:ndsave|json)(?:\.\d{1,4})?(?:\.bak|\.broken\d{0,4})?",
    re.IGNORECASE,
)
_END: Final = struct.Struct("<4s4H2LH")
_END_SIGN: Final = b"PK\x05\x06"
_LOCATOR_SIGN: Final = b"PK\x06\x07"
_LOCATOR_SIZE: Final = 20
_ENTRY_BYTES: Final = 1_200
"""More than the index of a zip takes for one file with the longest name."""


def put(packed: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Write a file into a zip."""
    # No time of the file and no rights: the same profile makes the same archive on every system.
    info = zipfile.ZipInfo(name)
    info.external_attr = (stat.S_IFREG | 0o600) << 16
    # Text of many like lines shrinks nearly as well when done quickly.
    packed.writestr(info, data, zipfile.ZIP_DEFLATED, compresslevel=1)


def counts(members: Iterable[zipfile.ZipInfo]) -> dict[str, int]:
    """How many files of a zip lie in each folder."""
    found = Counter(info.filename.partition("/")[0] for info in members)
    campaigns = {CAMPAIGNS: found[CAMPAIGNS]} if found[CAMPAIGNS] else {}
    return {folder: found[folder] for folder in FOLDERS} | campaigns


@contextlib.contextmanager
def _reading() -> Iterator[None]:
    """Whatever a damaged zip makes Python raise, and that is many things, is one error."""
    try:
        yield
    except Exception:
        raise SaveError(None, "", Reason.BAD_ARCHIVE) from None


def opened(stream: IO[bytes]) -> zipfile.ZipFile:
    """A zip in which nothing can hurt: number, names, kinds and sizes are looked at before any file is read.

    Raises:
        SaveError: the zip is none of ours.
    """
    size = stream.seek(0, os.SEEK_END)
    stream.seek(max(0, size - _END.size - _LOCATOR_SIZE))
    tail = stream.read()
    if size > MOST_PACKED:
        raise SaveError(None, "", Reason.TOO_LARGE)
    if len(tail) < _END.size:
        raise SaveError(None, "", Reason.BAD_ARCHIVE)
    sign, _, _, _, count, index_bytes, _, comment = _END.unpack(tail[-_END.size :])
    # Python reads as much of the index as is announced here, so that comes before everything else.
    if (
        sign != _END_SIGN
        or comment
        or tail.startswith(_LOCATOR_SIGN)
        or not 0 < count <= MOST_FILES
        or index_bytes > count * _ENTRY_BYTES
    ):
        raise SaveError(None, "", Reason.BAD_ARCHIVE)
    with _reading():
        packed = zipfile.ZipFile(stream)
    members = packed.infolist()
    names = {info.filename for info in members}
    if (
        len(members) != count
        or len(names) != count
        or MANIFEST not in names
        or not all(map(_is_harmless, members))
        or sum(info.file_size for info in members) > MOST_BYTES
    ):
        raise SaveError(None, "", Reason.BAD_ARCHIVE)
    return packed


def _is_harmless(info: zipfile.ZipInfo) -> bool:
    """Whether a file of the zip is one that ``pack`` could have put there."""
    folder, slash, name = info.filename.partition("/")
    if not slash:
        belongs = folder in (MANIFEST, RESULTS, TAGS, PRACTICE, FRIENDS, SETTINGS)
    else:
        belongs = is_campaign(name) if folder == CAMPAIGNS else folder in FOLDERS and is_name(name)
    kind = stat.S_IFMT(info.external_attr >> 16)
    usual = _LARGEST_CAMPAIGN if folder == CAMPAIGNS else MAX_BYTES
    most = {SETTINGS: LARGEST_SETTINGS, RESULTS: MOST_RESULTS}.get(info.filename, usual)
    return (
        belongs
        and info.orig_filename == info.filename
        and kind in (0, stat.S_IFREG)
        and not info.flag_bits & 0x1
        and info.compress_type in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
        and 0 <= info.file_size <= most
        and info.file_size <= max(_SMALL, LARGEST_RATIO * info.compress_size)
    )


def is_campaign(name: str) -> bool:
    """Whether a name is one that a campaign can have; they are the names of saves with another ending."""
    stem, dot, ending = name.rpartition(".")
    return dot == "." and ending == "ndcampaign" and is_name(f"{stem}.ndsave")


def is_name(name: str) -> bool:
    """Whether a file of a folder of saves may be called so, on every system."""
    try:
        length = len(name.encode())
    except UnicodeEncodeError:
        return False
    return length <= _LONGEST_NAME and _NAME.fullmatch(name) is not None


def member(packed: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    """The bytes of a file of the zip; never more than announced, and with the right checksum."""
    with _reading(), packed.open(info) as stream:
        data = stream.read(info.file_size + 1)
    if len(data) != info.file_size:
        raise SaveError(None, "", Reason.BAD_ARCHIVE)
    return data


def check_manifest(packed: zipfile.ZipFile, members: tuple[zipfile.ZipInfo, ...]) -> None:
    """See that a zip is a profile's, of a version that is known, and whole.

    Raises:
        SaveError: it is not.
    """
    try:
        manifest = parse(member(packed, packed.getinfo(MANIFEST)))
    except SaveError:
        raise SaveError(None, "", Reason.BAD_ARCHIVE) from None
    if type(manifest) is not dict or manifest.get("format") != FORMAT:
        raise SaveError(None, "", Reason.BAD_ARCHIVE)
    version = manifest.get("format_version")
    if type(version) is int and version > FORMAT_VERSION:
        raise SaveError(None, "", Reason.NEWER, str(version))
    if version not in range(1, FORMAT_VERSION + 1) or manifest.get("files") != counts(members):
        raise SaveError(None, "", Reason.BAD_ARCHIVE)
