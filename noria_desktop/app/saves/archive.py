"""A whole profile as one file, to be taken to another computer or kept somewhere safe, and back again.

It is a zip with the folders of saves as they are, the results, the settings and a manifest. What comes in is only
added: nothing that is here is replaced, a game that knows more or went another way lies beside ours under a free name,
and what is here already does not come twice, however often the same file is read.
"""

from __future__ import annotations

import json
import os
import re
import stat
import zipfile
from collections import Counter
from collections.abc import Generator, Iterator
from io import BytesIO
from pathlib import Path
from typing import Final, TypeAlias

from noria_desktop import __version__
from noria_desktop.app.results import MOST_BYTES as MOST_RESULTS
from noria_desktop.app.results import Results
from noria_desktop.app.saves.errors import Reason, SaveError, reading_failed
from noria_desktop.app.saves.files import BACKUP, BROKEN, free_name, write_atomically
from noria_desktop.app.saves.limits import read_bytes
from noria_desktop.app.saves.merging import Merging, Outcome
from noria_desktop.app.saves.profile_zip import (
    CAMPAIGNS,
    FOLDERS,
    FORMAT,
    FORMAT_VERSION,
    FRIENDS,
    LARGEST_SETTINGS,
    MANIFEST,
    PRACTICE,
    RESULTS,
    SETTINGS,
    TAGS,
    WITHOUT_FRIENDS,
    check_manifest,
    counts,
    is_campaign,
    is_name,
    member,
    opened,
    put,
)
from noria_desktop.app.saves.store import Store
from noria_desktop.engine.values import frozen

_SETTING: Final = re.compile(r"[a-z_]{1,40}=[A-Za-z0-9_.\-]{0,40}")
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
                if not is_name(file.name):
                    raise SaveError(file, "", Reason.UNREADABLE)
                data = read_bytes(file)
            except SaveError:
                left_out += 1
                continue
            put(packed, f"{folder}/{file.name}", data)
            games += not file.name.endswith(BACKUP)
        left_out += _put_campaigns(packed, store)
        try:
            results = read_bytes(store.results, MOST_RESULTS)
        except SaveError as error:
            results = None
            left_out += error.reason is not Reason.MISSING
        if results is not None:
            put(packed, RESULTS, results)
        tags = _optional(store.profile / TAGS)
        if tags is not None:
            put(packed, TAGS, tags)
        waiting = _optional(store.profile / PRACTICE)
        if waiting is not None:
            put(packed, PRACTICE, waiting)
        friends = _optional(store.profile / FRIENDS)
        if friends is not None:
            put(packed, FRIENDS, friends)
        chosen = _settings_alone(_optional(settings))
        if chosen is not None:
            put(packed, SETTINGS, chosen)
        lines = 0 if results is None else len(results.splitlines())
        manifest = {
            "format": FORMAT,
            # Of use to an older program as long as nothing lies in it that it does not know.
            "format_version": FORMAT_VERSION if friends is not None else WITHOUT_FRIENDS,
            "app_version": __version__,
            "files": counts(packed.infolist()),
            "results": lines,
        }
        put(packed, MANIFEST, json.dumps(manifest, indent=1).encode())
    write_atomically(target, stream.getvalue(), keep_backup=False)
    return Packed(games, lines, left_out)


def _put_campaigns(packed: zipfile.ZipFile, store: Store) -> int:
    """Every campaign with the games of its attempts; returns how many could not be read or taken along."""
    from noria_desktop.app.campaign import taken_along
    from noria_desktop.app.campaign.campaigns import Campaigns

    campaigns, left_out = Campaigns(store), 0
    for kept in campaigns.listed():
        if kept.campaign is None or not is_campaign(kept.file.name):
            left_out += 1
        else:
            put(packed, f"{CAMPAIGNS}/{kept.file.name}", taken_along.packed(campaigns, kept.campaign))
    return left_out


def _files(store: Store) -> Iterator[tuple[str, Path]]:
    """Every file of the folders of saves, previous versions after what they are the previous version of."""
    for folder in FOLDERS:
        try:
            names = sorted(os.listdir(store.profile / folder))  # noqa: PTH208 - names, not paths
        except OSError:
            continue
        for name in names:
            file = store.profile / folder / name
            if not name.startswith(".") and file.is_file():
                yield folder, file


def _optional(file: Path) -> bytes | None:
    """A file that need not be there; one that cannot be read counts as missing."""
    try:
        return read_bytes(file) if file.is_file() else None
    except SaveError:
        return None


def _settings_alone(data: bytes | None) -> bytes | None:
    """The plain settings without the place of the window, which belongs to one screen; None without any."""
    text = "" if data is None or len(data) > LARGEST_SETTINGS else data.decode("utf-8", "replace")
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
                with opened(stream) as packed:
                    members = tuple(packed.infolist())
                    for done, info in enumerate(members):
                        yield done, 2 * len(members)
                        member(packed, info)
                    check_manifest(packed, members)
                    return (yield from _added(store, settings, packed, members))
            except SaveError as error:
                raise error.in_file(file) from None
    except OSError as error:
        raise reading_failed(file, error) from None


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
        write_atomically(free_name(file.file.with_name(FRIENDS + BROKEN)), data, keep_backup=False)


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
        data = member(packed, info)
        folder, slash, name = info.filename.partition("/")
        if folder == CAMPAIGNS:
            done[_bring_campaign(store, name, data)] += 1
        elif slash:
            done[merging.add(folder, name, data)] += 1
        elif info.filename == RESULTS:
            results = Results(store.results).merge(data.splitlines())
        elif info.filename == TAGS:
            _bring_tags(store, data)
        elif info.filename == PRACTICE:
            _bring_practice(store, data)
        elif info.filename == FRIENDS:
            _bring_friends(store, data)
        elif info.filename == SETTINGS:
            chosen = _settings_alone(data)
            if chosen is not None and not os.path.lexists(settings):
                write_atomically(settings, chosen, keep_backup=False)
                has_settings = True
    return Brought(done[Outcome.ADDED], done[Outcome.HERE], done[Outcome.DAMAGED], results, has_settings)
