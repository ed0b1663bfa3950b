"""What is asked for of games in the library: to play on, watch, begin again, take along or throw away."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from noria_desktop.app.catalogue import NotationFault, kit
from noria_desktop.app.honours.earning import earned
from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.app.library.tags import MOST, Tags, clean_tag
from noria_desktop.app.saves.errors import SaveError, writing_failed
from noria_desktop.app.saves.files import write_atomically
from noria_desktop.app.saves.limits import read_bytes
from noria_desktop.app.saves.listing import EXTENSION
from noria_desktop.app.session import Session
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.replay.origin import Origin
from noria_desktop.ui.widgets.file_places import ask_folder, ask_where
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.library_host import LibraryHost

log = logging.getLogger(__name__)


class ShownLibrary(Protocol):
    """The library, as far as what is done with its games asks for it."""

    @property
    def files(self) -> Files:
        """The files that are shown."""
        ...

    def show(self) -> None:
        """The library as the files are now."""
        ...

    def refresh(self) -> None:
        """Files came or went while the page is shown."""
        ...


class LibraryActions:
    """Does with games of the library what is asked for."""

    def __init__(self, window: QWidget, host: LibraryHost, library: ShownLibrary, *, writes: bool) -> None:
        """Nothing is asked for yet.

        Args:
            window: dialogs open over it.
            host: the same, as it is asked for pages.
            library: shows the games.
            writes: False leaves every file as it is.
        """
        self._window, self._host, self._library, self._writes = window, host, library, writes

    def do(self, what: str, chosen: tuple[Entry, ...]) -> None:
        """What a button of the page is named for; one that is none of these is about the trash."""
        first = chosen[0]
        match what:
            case "open":
                self._open(first)
            case "replay":
                self._replay(first)
            case "result":
                self._seat(first)
            case "turning":
                self._show_turning(first)
            case "honours":
                self._show_honours(first)
            case "again":
                self._again(first)
            case "folder":
                self._show_folder(first)
            case "export":
                self._export(chosen)

    def _open(self, entry: Entry) -> None:
        """What the brass button says."""
        if entry.outcome is Outcome.GOING_ON:
            self._seat(entry)
        elif entry.is_damaged:
            if entry.listed is not None and entry.listed.backup is not None:
                self._restore(entry)
            else:
                self._show_folder(entry)
        elif entry.listed is None:
            self._again(entry)
        else:
            self._replay(entry)

    def session(self, entry: Entry) -> Session | None:
        """The game of an entry; what is wrong with its file is told."""
        if entry.file is None or entry.is_damaged:
            return None
        try:
            return self._library.files.open(entry.file)
        except SaveError as error:
            self._host.complain(error)
            return None

    def _seat(self, entry: Entry) -> None:
        session = self.session(entry)
        if session is not None:
            self._host.seat(session, entry.file, back=self._library.show if session.is_over else None)

    def _show_honours(self, entry: Entry) -> None:
        """The marks, at the first that this game earned."""
        session = self.session(entry)
        if session is not None:
            self._host.show_honours(self._library.show, next(iter(earned(session)), ""))

    def _replay(self, entry: Entry) -> None:
        session = self.session(entry)
        if session is not None:
            over = session.is_over
            go_on = None if over else lambda: self._host.seat(session, entry.file)
            self._host.watch(session, back=self._library.show, origin=Origin.LIBRARY, go_on=go_on)

    def _show_turning(self, entry: Entry) -> None:
        session = self.session(entry)
        if session is not None:
            self._host.turning.show(session, self._library.show)

    def _again(self, entry: Entry) -> None:
        """The same set-up once more."""
        if entry.file is not None:
            session = self.session(entry)
            if session is not None:
                self._host.start(entry.game, session.options, session.seed)
            return
        try:
            options = kit(entry.game).read_setup(entry.notation)
        except NotationFault as fault:
            log.info("a set-up of an older version: %s", fault)
            self._host.show_new_game(entry.game)
            return
        self._host.start(entry.game, options, entry.seed)

    def _show_folder(self, entry: Entry) -> None:
        if entry.file is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(entry.file.parent)))

    def _restore(self, entry: Entry) -> None:
        if not self._writes or entry.file is None:
            return
        try:
            self._library.files.store.restore_backup(entry.file)
        except SaveError as error:
            self._host.complain(error)
            return
        self._library.refresh()

    def _export(self, chosen: tuple[Entry, ...]) -> None:
        """Copies of games where the player wants them."""
        kept = [one for one in chosen if one.file is not None and not one.is_damaged]
        files = [one.file for one in kept if one.file is not None]
        if not files:
            return
        names = self._export_names(kept)
        words = translate("Library", "Export")
        if len(files) == 1:
            kinds = translate("Window", "Saved games") + " (*.ndsave)"
            name, _ = ask_where(self._window, words, names[0], kinds)
            targets = [Path(name)] if name else []
        else:
            folder = ask_folder(self._window, words)
            targets = [Path(folder) / name for name in names] if folder else []
        try:
            for file, target in zip(files, targets, strict=bool(targets)):
                if target.exists() and target.samefile(file):
                    continue
                write_atomically(target, read_bytes(file), keep_backup=len(files) > 1)
        except OSError as error:
            self._host.complain(writing_failed(targets[0], error))
        except SaveError as error:
            self._host.complain(error)

    def _export_names(self, chosen: list[Entry]) -> list[str]:
        """What copies are called: game, opponent and day; games of one day are numbered."""
        from noria_desktop.ui.pages.library import words

        found: list[str] = []
        for one in chosen:
            title = one.titles[0] if one.titles else words.joined(words.name(one), words.short_date(one))
            name = self._library.files.store.file_for(title).name
            stem, number = name.removesuffix(EXTENSION), 1
            while name in found:
                number += 1
                name = f"{stem} {number}{EXTENSION}"
            found.append(name)
        return found

    def set_tags(self, entry: Entry, text: str) -> None:
        """Write these tags on a game and no others; they stand between commas of either language."""
        parts = text.replace("、", ",").replace("，", ",").split(",")
        wanted = list(dict.fromkeys(tag for tag in map(clean_tag, parts) if tag))[:MOST]
        tags = Tags(self._library.files.store.profile)
        try:
            for tag in entry.tags:
                if tag not in wanted:
                    tags.put(entry.key, tag, on=False)
            for tag in wanted:
                if tag not in entry.tags:
                    tags.put(entry.key, tag)
        except SaveError as error:
            self._host.complain(error)
        self._library.refresh()
