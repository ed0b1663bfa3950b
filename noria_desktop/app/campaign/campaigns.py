"""The campaigns of a profile: a file each, and the games of their attempts.

Layout of the folder ``campaigns``::

    <name>.ndcampaign                the campaign, with its previous version beside it (.bak)
    games/<game>-<id>-<ending>.ndsave  how an attempt ended, kept for the logbook
    trash/<name>.ndcampaign          thrown away, until it is put back
    latest.json                      which one is looked at; can be made again by looking at one

What is on the disk is joined with what is written, so that two programs lose nothing of each other's. An attempt is
written down before its game is, and a game before its ending; ``mend`` finds endings that were lost in between.
Source: ux 3.7.
"""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from noria_desktop.app.campaign import files
from noria_desktop.app.campaign.campaign import (
    Attempt,
    Campaign,
    Ending,
    clean_name,
    ending_of,
    last_played,
    merged,
    with_attempt,
    with_ending,
)
from noria_desktop.app.campaign.files import EXTENSION, mark_of
from noria_desktop.app.catalogue import kit
from noria_desktop.app.saves import envelope, resuming, writing
from noria_desktop.app.saves.errors import SaveError, writing_failed
from noria_desktop.app.saves.files import (
    backup_of,
    free_name,
    make_folder,
    set_aside,
    sweep,
    write_atomically,
)
from noria_desktop.app.saves.limits import read_bytes
from noria_desktop.app.saves.listing import EXTENSION as GAME
from noria_desktop.app.saves.listing import Kind
from noria_desktop.app.saves.locking import locked
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.engine.values import changed, frozen

log = logging.getLogger(__name__)

FOLDER: Final = "campaigns"
_GAMES: Final = "games"
_TRASH: Final = "trash"


@frozen
class Kept:
    """A campaign's file."""

    file: Path
    campaign: Campaign | None
    """None where it cannot be read."""
    error: SaveError | None
    has_backup: bool
    """Whether its previous version can be put in its place."""


class Campaigns:
    """Reads and writes the campaigns of one profile."""

    def __init__(self, store: Store) -> None:
        """Use the profile of these saves; nothing is read yet."""
        self.store = store
        """The saves of the same profile."""
        self.folder = store.profile / FOLDER
        self.games = self.folder / _GAMES
        self.trash = self.folder / _TRASH
        self.latest = self.folder / "latest.json"
        self._pending: dict[str, tuple[Campaign, Attempt]] = {}
        """Games on the table of which nothing is written yet."""

    # Reading --------------------------------------------------------------------------------------------

    def listed(self) -> tuple[Kept, ...]:
        """Every campaign, the one played last first; those that cannot be read come last."""
        found = [self._kept(file) for file in self._files(self.folder)]
        order = sorted(found, key=lambda one: one.file.name)
        order.sort(key=lambda one: last_played(one.campaign) if one.campaign else "", reverse=True)
        return tuple(order)

    def all(self) -> tuple[Campaign, ...]:
        """Every campaign that can be read, the one played last first."""
        return tuple(one.campaign for one in self.listed() if one.campaign is not None)

    def thrown_away(self) -> tuple[Kept, ...]:
        """The campaigns in the trash."""
        return tuple(self._kept(file) for file in self._files(self.trash))

    def get(self, identity: str) -> Campaign | None:
        """A campaign as it is on the disk now; None where it is not there."""
        return next((one for one in self.all() if one.id == identity), None)

    def of_game(self, identity: str) -> tuple[Campaign, Attempt] | None:
        """The campaign and the attempt that a game is; None of a game of its own."""
        for campaign in self.all():
            attempt = campaign.attempt(identity)
            if attempt is not None:
                return campaign, attempt
        return None

    def _files(self, folder: Path) -> Iterator[Path]:
        try:
            found = sorted(folder.glob(f"*{EXTENSION}"))
        except OSError:
            return
        yield from (file for file in found if not file.name.startswith("."))

    def _kept(self, file: Path) -> Kept:
        has_backup = backup_of(file).is_file()
        try:
            return Kept(file, self._read(file), None, has_backup)
        except SaveError as error:
            return Kept(file, None, error, has_backup)

    def _read(self, file: Path) -> Campaign:
        try:
            return files.read(read_bytes(file))[0]
        except SaveError as error:
            raise error.in_file(file) from None

    def current(self) -> Campaign | None:
        """The campaign that was looked at last, else the one that was played last; None where there is none."""
        every = self.all()
        try:
            chosen = json.loads(read_bytes(self.latest))["id"]
        except (SaveError, ValueError, LookupError, TypeError, RecursionError):
            chosen = None
        return next((one for one in every if one.id == chosen), every[0] if every else None)

    def look_at(self, campaign: Campaign) -> None:
        """Remember which campaign is looked at; failing costs nothing but that."""
        with contextlib.suppress(SaveError):
            data = json.dumps({"id": campaign.id}).encode()
            write_atomically(self.latest, data, keep_backup=False, lasting=False)

    # Writing --------------------------------------------------------------------------------------------

    def add(self, campaign: Campaign) -> Campaign:
        """Write a campaign, joined with what its file knows; how it is now.

        Raises:
            SaveError: it cannot be written; what was there is as it was.
        """
        return self._changed(campaign, lambda known: merged(known, campaign))

    def _changed(self, campaign: Campaign, change: Callable[[Campaign], Campaign]) -> Campaign:
        """Make a change to a campaign as it is on the disk now."""
        try:
            make_folder(self.folder)
        except OSError as error:
            raise writing_failed(self.folder, error) from None
        with locked(self.folder):
            file, known = self._found(campaign.id)
            after = change(campaign if known is None else known)
            if file is None:
                file = free_name(self.folder / (self.store.file_for(after.name).stem + EXTENSION))
            if after != known:
                write_atomically(file, files.written(after), keep_backup=True)
        return after

    def _found(self, identity: str) -> tuple[Path | None, Campaign | None]:
        for file in self._files(self.folder):
            with contextlib.suppress(SaveError):
                found = self._read(file)
                if found.id == identity:
                    return file, found
        return None, None

    def note(self, campaign: Campaign, attempt: Attempt) -> Campaign:
        """Write down that a game has begun; to be done before the game itself is written.

        Raises:
            SaveError: it cannot be written.
        """
        return self._changed(campaign, lambda known: with_attempt(known, attempt))

    def lay(self, campaign: Campaign, attempt: Attempt) -> None:
        """A game lies on the table; it becomes an attempt with the first decision, see ``note_begun``."""
        self._pending[attempt.id] = campaign, attempt

    def note_begun(self, identity: str) -> None:
        """A game is about to be written for the first time: if it is one of a campaign, that knows it from now on.

        Raises:
            SaveError: it cannot be written.
        """
        if identity in self._pending:
            self.note(*self._pending[identity])
            del self._pending[identity]

    def of_table(self, identity: str) -> tuple[Campaign, Attempt] | None:
        """The same as ``of_game``, for a game on the table of which nothing may be written yet."""
        return self._pending.get(identity) or self.of_game(identity)

    def finish(self, session: Session, ending: Ending | None = None) -> bool:
        """Write down how a game of a campaign ended, and keep the game for the logbook; False for any other game.

        Raises:
            SaveError: it cannot be written.
        """
        found = self.of_game(session.identity)
        if found is None or not session.is_over:
            return False
        campaign, attempt = found
        game = kit(session.rules.game_id)
        ending = ending_of(session, game) if ending is None else ending
        if not attempt.first:
            ending = changed(ending, result=changed(ending.result, sealed=False))
        if with_ending(campaign, ending) == campaign:
            return False
        file = self.game_file(attempt, ending)
        write_atomically(file, writing.written(session, game), keep_backup=False)
        self._changed(campaign, lambda known: with_ending(known, ending))
        return True

    def mend(self) -> int:
        """Write down endings whose games are there: a program may be ended between the two. How many there were.

        Raises:
            SaveError: something cannot be written.
        """
        sweep(self.folder)
        done = 0
        for campaign in self.all():
            for attempt in campaign.attempts:
                if attempt.is_over:
                    continue
                file = self.running_file(attempt)
                one = self.store.listing.one(file, Kind.AUTOMATIC)
                if one is None or one.head is None or not one.head.summary.over:
                    continue
                with contextlib.suppress(SaveError):
                    done += self.finish(self.store.open(file).session)
        return done

    def rename(self, campaign: Campaign, name: str) -> Campaign:
        """Give a campaign another name; its file keeps its own.

        Raises:
            SaveError: it cannot be written.
        """
        chosen = clean_name(name)
        return self._changed(campaign, lambda known: changed(known, name=chosen or known.name))

    def throw_away(self, kept: Kept) -> None:
        """Move a campaign into the trash; its games stay.

        Raises:
            SaveError: it cannot be moved.
        """
        self._move(kept.file, self.trash)

    def put_back(self, kept: Kept) -> None:
        """Bring a campaign back from the trash, joined with a copy that is here.

        Raises:
            SaveError: it cannot be read or moved.
        """
        if kept.campaign is not None and self.get(kept.campaign.id) is not None:
            self.add(kept.campaign)
        else:
            self._move(kept.file, self.folder)

    def restore(self, kept: Kept) -> Campaign:
        """Put the previous version of a damaged campaign in its place; the damaged one is set aside.

        Raises:
            SaveError: the previous version cannot be read either; nothing was changed.
        """
        backup = backup_of(kept.file)
        campaign = self._read(backup)
        with locked(self.folder):
            if kept.file.exists():
                set_aside(kept.file)
            write_atomically(kept.file, files.written(campaign), keep_backup=False)
        return campaign

    def _move(self, file: Path, folder: Path) -> None:
        try:
            make_folder(folder)
            with locked(self.folder):
                target = free_name(folder / file.name)
                for origin, moved in ((backup_of(file), backup_of(target)), (file, target)):
                    if origin.exists():
                        origin.rename(moved)
        except OSError as error:
            raise writing_failed(file, error) from None

    # The games of attempts --------------------------------------------------------------------------------

    def game_file(self, attempt: Attempt, ending: Ending) -> Path:
        """Where the game of an ending is kept."""
        return self.games / f"{attempt.where.game}-{attempt.id}-{mark_of(ending)}{GAME}"

    def final(self, attempt: Attempt, ending: Ending) -> Session | None:
        """The game as it ended; None where it was not kept or cannot be read."""
        found = self._game_in(self.game_file(attempt, ending))
        return found if found is not None and found.is_over else None

    def going_on(self, attempt: Attempt) -> Session | None:
        """The game of an attempt as it stands, only to be looked at; None where it is not there or cannot be read."""
        return self._game_in(self.running_file(attempt))

    def running_file(self, attempt: Attempt) -> Path:
        """Where the game of an attempt is while it goes on: among all others."""
        return self.store.autosaves / f"{attempt.where.game}-{attempt.id}{GAME}"

    def _game_in(self, file: Path) -> Session | None:
        try:
            return resuming.opened(envelope.read(read_bytes(file), self.store.find_kit)).session
        except SaveError as error:
            log.info("%s", error.in_file(file))
            return None
