"""A whole profile as one file, to be taken to another computer or kept somewhere safe, and back again.

It is a zip with the folders of saves as they are, the results, the settings and a manifest. What comes in is only
added: nothing that is here is replaced, a game that knows more or went another way lies beside ours under a free name,
and what is here already does not come twice, however often the same file is read.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import stat
import struct
import zipfile
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import IO, Final, TypeAlias

from noria_desktop import __version__
from noria_desktop.app.results import MOST_BYTES as MOST_RESULTS
from noria_desktop.app.results import Results
from noria_desktop.app.saves.errors import Reason, SaveError, reading_failed
from noria_desktop.app.saves.files import BACKUP, BROKEN, free_name, write_atomically
from noria_desktop.app.saves.limits import MAX_BYTES, parse, read_bytes
from noria_desktop.app.saves.merging import Merging, Outcome
from noria_desktop.app.saves.store import Store
from noria_desktop.engine.values import frozen

FORMAT: Final = "noria-desktop/profile"
FORMAT_VERSION: Final = 3
"""1: without campaigns; 2: without lines of friends."""
_WITHOUT_FRIENDS: Final = 2
MOST_FILES: Final = 40_000
MOST_BYTES: Final = 1_000_000_000
"""All files together, unpacked: thousands of evenings."""
MOST_PACKED: Final = 500_000_000
LARGEST_RATIO: Final = 200
"""Saves shrink to a tenth; far more is no save but a trap."""
_SMALL: Final = 20_000
"""Files up to this size may shrink as they like."""
_MANIFEST: Final = "manifest.json"
_RESULTS: Final = "results.jsonl"
_TAGS: Final = "tags.jsonl"
_PRACTICE: Final = "practice.jsonl"
_FRIENDS: Final = "today.json"
_SETTINGS: Final = "settings.ini"
_LARGEST_SETTINGS: Final = 256 * 1024
_LARGEST_CAMPAIGN: Final = 200_000_000
_FOLDERS: Final = ("saves", "autosave", "trash")
_CAMPAIGNS: Final = "campaigns"
_LONGEST_NAME: Final = 200
_NAME: Final = re.compile(
    r"(?!(?:con|prn|aux|nul|com\d|lpt\d)\.)"  # devices of one system
    r'[^\x00-\x1f\x7f\\/:*?"<>|.\s][^\x00-\x1f\x7f\\/:*?"<>|]*'
    r"\.(?:ndsave|json)(?:\.\d{1,4})?(?:\.bak|\.broken\d{0,4})?",
    re.IGNORECASE,
)
_SETTING: Final = re.compile(r"[a-z_]{1,40}=[A-Za-z0-9_.\-]{0,40}")
_END: Final = struct.Struct("<4s4H2LH")
_END_SIGN: Final = b"PK\x05\x06"
_LOCATOR_SIGN: Final = b"PK\x06\x07"
_LOCATOR_SIZE: Final = 20
_ENTRY_BYTES: Final = 1_200
"""More than the index of a zip takes for one file with the longest name."""
Progress: TypeAlias = tuple[int, int]
"""How many files are done, of how many."""


@frozen
class Packed:
    """What went out."""

    games: int
    results: int
    left_out: int
    """Files that could not be read, or whose name other systems refuse."""


@frozen
class Brought:
    """What came in."""

    games: int
    here: int
    """Games that were here already."""
    damaged: int
    """Files that cannot be read as a game; they came along as they are."""
    results: int
    settings: bool
    """Whether the settings came in, there having been none here."""


# Going out ----------------------------------------------------------------------------------------------


def pack(store: Store, settings: Path, target: Path) -> Generator[Progress, None, Packed]:
    """Write the whole profile into one file; each step of the generator is a file.

    Args:
        store: the saves and results.
        settings: the file of the settings, which need not be there.
        target: where to write.

    Raises:
        SaveError: the target lies in the profile itself, or cannot be written; what was there is as it was.
    """
    try:
        inside = target.resolve().is_relative_to(store.profile.resolve())
    except (OSError, RuntimeError) as error:
        raise SaveError(target, "", Reason.NOT_WRITABLE, str(error)) from None
    if inside:
        raise SaveError(target, "", Reason.INSIDE_PROFILE)
    files = tuple(_files(store))
    left_out = games = 0
    stream = BytesIO()
    with zipfile.ZipFile(stream, "w") as packed:
        for done, (folder, file) in enumerate(files):
            yield done, len(files)
            try:
                if not _is_name(file.name):
                    raise SaveError(file, "", Reason.UNREADABLE)
                data = read_bytes(file)
            except SaveError:
                left_out += 1
                continue
            _put(packed, f"{folder}/{file.name}", data)
            games += not file.name.endswith(BACKUP)
        left_out += _put_campaigns(packed, store)
        try:
            results = read_bytes(store.results, MOST_RESULTS)
        except SaveError as error:
            results = None
            left_out += error.reason is not Reason.MISSING
        if results is not None:
            _put(packed, _RESULTS, results)
        tags = _optional(store.profile / _TAGS)
        if tags is not None:
            _put(packed, _TAGS, tags)
        waiting = _optional(store.profile / _PRACTICE)
        if waiting is not None:
            _put(packed, _PRACTICE, waiting)
        friends = _optional(store.profile / _FRIENDS)
        if friends is not None:
            _put(packed, _FRIENDS, friends)
        chosen = _settings_alone(_optional(settings))
        if chosen is not None:
            _put(packed, _SETTINGS, chosen)
        lines = 0 if results is None else len(results.splitlines())
        manifest = {
            "format": FORMAT,
            # Of use to an older program as long as nothing lies in it that it does not know.
            "format_version": FORMAT_VERSION if friends is not None else _WITHOUT_FRIENDS,
            "app_version": __version__,
            "files": _counts(packed.infolist()),
            "results": lines,
        }
        _put(packed, _MANIFEST, json.dumps(manifest, indent=1).encode())
    write_atomically(target, stream.getvalue(), keep_backup=False)
    return Packed(games, lines, left_out)


def _put_campaigns(packed: zipfile.ZipFile, store: Store) -> int:
    """Every campaign with the games of its attempts; returns how many could not be read or taken along."""
    from noria_desktop.app.campaign import taken_along
    from noria_desktop.app.campaign.campaigns import Campaigns

    campaigns, left_out = Campaigns(store), 0
    for kept in campaigns.listed():
        if kept.campaign is None or not _is_campaign(kept.file.name):
            left_out += 1
        else:
            _put(packed, f"{_CAMPAIGNS}/{kept.file.name}", taken_along.packed(campaigns, kept.campaign))
    return left_out


def _files(store: Store) -> Iterator[tuple[str, Path]]:
    """Every file of the folders of saves, previous versions after what they are the previous version of."""
    for folder in _FOLDERS:
        try:
            names = sorted(os.listdir(store.profile / folder))  # noqa: PTH208 - names, not paths
        except OSError:
            continue
        for name in names:
            file = store.profile / folder / name
            if not name.startswith(".") and file.is_file():
                yield folder, file


def _counts(members: Iterable[zipfile.ZipInfo]) -> dict[str, int]:
    """How many files of a zip lie in each folder."""
    found = Counter(info.filename.partition("/")[0] for info in members)
    campaigns = {_CAMPAIGNS: found[_CAMPAIGNS]} if found[_CAMPAIGNS] else {}
    return {folder: found[folder] for folder in _FOLDERS} | campaigns


def _put(packed: zipfile.ZipFile, name: str, data: bytes) -> None:
    # No time of the file and no rights: the same profile makes the same archive on every system.
    info = zipfile.ZipInfo(name)
    info.external_attr = (stat.S_IFREG | 0o600) << 16
    # Text of many like lines shrinks nearly as well when done quickly.
    packed.writestr(info, data, zipfile.ZIP_DEFLATED, compresslevel=1)


def _optional(file: Path) -> bytes | None:
    """A file that need not be there; one that cannot be read counts as missing."""
    try:
        return read_bytes(file) if file.is_file() else None
    except SaveError:
        return None


def _settings_alone(data: bytes | None) -> bytes | None:
    """The plain settings without the place of the window, which belongs to one screen; None without any."""
    text = "" if data is None or len(data) > _LARGEST_SETTINGS else data.decode("utf-8", "replace")
    _, heading, rest = text.partition("[settings]")
    if not heading:
        return None
    lines = (line.strip() for line in rest.partition("\n[")[0].splitlines())
    return "\n".join(["[settings]", *filter(_SETTING.fullmatch, lines), ""]).encode()


# Coming in ----------------------------------------------------------------------------------------------


def bring_in(store: Store, settings: Path, file: Path) -> Generator[Progress, None, Brought]:
    """Add what a file made by ``pack`` holds; each step of the generator is a file.

    Everything is checked before anything is written. Broken off at any moment, it can be repeated: what has come in
    is found and does not come again.

    Args:
        store: the saves and results.
        settings: the file of the settings; what comes in never replaces it.
        file: what ``pack`` has written.

    Raises:
        SaveError: the file cannot be read, is damaged or of a newer version, and nothing was changed; or the profile
            cannot be written.
    """
    try:
        # Looked at first: opening a pipe would wait for somebody to write into it.
        if not stat.S_ISREG(file.stat().st_mode):
            raise SaveError(file, "", Reason.UNREADABLE)
        with file.open("rb") as stream:
            try:
                with _opened(stream) as packed:
                    members = tuple(packed.infolist())
                    for done, info in enumerate(members):
                        yield done, 2 * len(members)
                        _member(packed, info)
                    _check_manifest(packed, members)
                    return (yield from _added(store, settings, packed, members))
            except SaveError as error:
                raise error.in_file(file) from None
    except OSError as error:
        raise reading_failed(file, error) from None


@contextlib.contextmanager
def _reading() -> Iterator[None]:
    """Whatever a damaged zip makes Python raise, and that is many things, is one error."""
    try:
        yield
    except Exception:
        raise SaveError(None, "", Reason.BAD_ARCHIVE) from None


def _opened(stream: IO[bytes]) -> zipfile.ZipFile:
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
        or _MANIFEST not in names
        or not all(map(_is_harmless, members))
        or sum(info.file_size for info in members) > MOST_BYTES
    ):
        raise SaveError(None, "", Reason.BAD_ARCHIVE)
    return packed


def _is_harmless(info: zipfile.ZipInfo) -> bool:
    """Whether a file of the zip is one that ``pack`` could have put there."""
    folder, slash, name = info.filename.partition("/")
    if not slash:
        belongs = folder in (_MANIFEST, _RESULTS, _TAGS, _PRACTICE, _FRIENDS, _SETTINGS)
    else:
        belongs = _is_campaign(name) if folder == _CAMPAIGNS else folder in _FOLDERS and _is_name(name)
    kind = stat.S_IFMT(info.external_attr >> 16)
    usual = _LARGEST_CAMPAIGN if folder == _CAMPAIGNS else MAX_BYTES
    most = {_SETTINGS: _LARGEST_SETTINGS, _RESULTS: MOST_RESULTS}.get(info.filename, usual)
    return (
        belongs
        and info.orig_filename == info.filename
        and kind in (0, stat.S_IFREG)
        and not info.flag_bits & 0x1
        and info.compress_type in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
        and 0 <= info.file_size <= most
        and info.file_size <= max(_SMALL, LARGEST_RATIO * info.compress_size)
    )


def _is_campaign(name: str) -> bool:
    """Whether a name is one that a campaign can have; they are the names of saves with another ending."""
    stem, dot, ending = name.rpartition(".")
    return dot == "." and ending == "ndcampaign" and _is_name(f"{stem}.ndsave")


def _is_name(name: str) -> bool:
    try:
        length = len(name.encode())
    except UnicodeEncodeError:
        return False
    return length <= _LONGEST_NAME and _NAME.fullmatch(name) is not None


def _member(packed: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    """The bytes of a file of the zip; never more than announced, and with the right checksum."""
    with _reading(), packed.open(info) as stream:
        data = stream.read(info.file_size + 1)
    if len(data) != info.file_size:
        raise SaveError(None, "", Reason.BAD_ARCHIVE)
    return data


def _check_manifest(packed: zipfile.ZipFile, members: tuple[zipfile.ZipInfo, ...]) -> None:
    try:
        manifest = parse(_member(packed, packed.getinfo(_MANIFEST)))
    except SaveError:
        raise SaveError(None, "", Reason.BAD_ARCHIVE) from None
    if type(manifest) is not dict or manifest.get("format") != FORMAT:
        raise SaveError(None, "", Reason.BAD_ARCHIVE)
    version = manifest.get("format_version")
    if type(version) is int and version > FORMAT_VERSION:
        raise SaveError(None, "", Reason.NEWER, str(version))
    if version not in range(1, FORMAT_VERSION + 1) or manifest.get("files") != _counts(members):
        raise SaveError(None, "", Reason.BAD_ARCHIVE)


def _bring_campaign(store: Store, name: str, data: bytes) -> Outcome:
    """Join a campaign with the copy that is here; one that cannot be read comes along as it is."""
    from noria_desktop.app.campaign import taken_along
    from noria_desktop.app.campaign.campaigns import Campaigns

    campaigns = Campaigns(store)
    try:
        taken_along.bring(campaigns, data)
    except SaveError as error:
        if error.file is not None:
            raise
        target = free_name(campaigns.folder / name)
        write_atomically(target, data, keep_backup=False)
        return Outcome.DAMAGED
    return Outcome.SILENT


def _bring_practice(store: Store, data: bytes) -> None:
    """Join the practice list with the one that is here."""
    from noria_desktop.app.turning.practice import Practice, told

    Practice(store.profile).join(told(data.splitlines()))


def _bring_tags(store: Store, data: bytes) -> None:
    """Put the tags that are not here yet on the games that they were written on."""
    from noria_desktop.app.library.tags import Tags, told

    tags = Tags(store.profile)
    here = tags.all()
    for identity, several in told(data.splitlines()).items():
        for tag in several:
            if tag not in here.get(identity, ()):
                tags.put(identity, tag)


def _bring_friends(store: Store, data: bytes) -> None:
    """Join the lines of friends with those that are here; a file that cannot be read comes along as it is."""
    from noria_desktop.app.today.friends import FriendsFile

    file = FriendsFile(store.profile)
    try:
        file.bring(data)
    except SaveError as error:
        if error.file is not None:
            raise
        write_atomically(free_name(file.file.with_name(_FRIENDS + BROKEN)), data, keep_backup=False)


def _added(
    store: Store, settings: Path, packed: zipfile.ZipFile, members: tuple[zipfile.ZipInfo, ...]
) -> Generator[Progress, None, Brought]:
    """Add every file that is not here yet."""
    done: Counter[Outcome] = Counter()
    results, has_settings = 0, False
    merging = Merging(store)
    for _ in merging.look():
        yield len(members), 2 * len(members)
    for number, info in enumerate(members, len(members)):
        yield number, 2 * len(members)
        data = _member(packed, info)
        folder, slash, name = info.filename.partition("/")
        if folder == _CAMPAIGNS:
            done[_bring_campaign(store, name, data)] += 1
        elif slash:
            done[merging.add(folder, name, data)] += 1
        elif info.filename == _RESULTS:
            results = Results(store.results).merge(data.splitlines())
        elif info.filename == _TAGS:
            _bring_tags(store, data)
        elif info.filename == _PRACTICE:
            _bring_practice(store, data)
        elif info.filename == _FRIENDS:
            _bring_friends(store, data)
        elif info.filename == _SETTINGS:
            chosen = _settings_alone(data)
            if chosen is not None and not os.path.lexists(settings):
                write_atomically(settings, chosen, keep_backup=False)
                has_settings = True
    return Brought(done[Outcome.ADDED], done[Outcome.HERE], done[Outcome.DAMAGED], results, has_settings)
