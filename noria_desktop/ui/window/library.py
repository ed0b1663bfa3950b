"""The way through the library: its page is filled behind the first frame, and what it asks for is done with the files."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QObject,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    QUrl,
)
from PySide6.QtGui import QDesktopServices, QImage, QPainter

from noria_desktop.app.catalogue import NotationFault, game_ids, kit
from noria_desktop.app.library.entries import Entry, Outcome, Place, entries
from noria_desktop.app.library.tags import MOST, Tags, clean_tag
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.errors import SaveError, writing_failed
from noria_desktop.app.saves.files import write_atomically
from noria_desktop.app.saves.limits import read_bytes
from noria_desktop.app.saves.trash import Trashed, TrashReader
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.board.portrait import Portrait
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.replay.top_bar import Origin
from noria_desktop.ui.tell_fault import tell_fault
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.page_models import PageModels

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from noria_desktop.ui.pages.library.library_page import LibraryPage
    from noria_desktop.ui.pages.library.shelf import Look, Shelf
    from noria_desktop.ui.pages.page import Page
    from noria_desktop.ui.table.game_page import GamePage
    from noria_desktop.ui.window.turning import TurningWays

log = logging.getLogger(__name__)

LIBRARY: Final = "library"
"""Name of the page, and of the picture of its sample."""
REPLAY: Final = "replay"
"""The picture of a game that is watched again; with a dash and a game's id of another one."""
SHOWN_AGAIN: Final = "scythe"
"""The game of that picture."""
_FINISHED: Final = (Outcome.WON, Outcome.LOST, Outcome.SHARED)
DAMAGED: Final = "library-damaged"
"""The picture of its sample with a damaged file."""
READING_S: Final = 0.015
"""Time for reading between two frames."""
SHOWING_MS: Final = 400
"""So often, at the most, is shown what was read meanwhile."""
SHARE: Final = 15
"""Showing takes a part of the time that is this many times smaller than that for reading."""
REST_MS: Final = 140
"""So long after the last movement of the hand pictures are painted."""
LOOK_MS: Final = 90
"""So long a game must be chosen before its file is opened."""
MOST_PICTURES: Final = 400
"""Pictures of rows that are kept."""
_FINE: Final = 2
"""Pixels of a row's picture for a logical one."""


class LibraryHost(Protocol):
    """What the way through the library asks of the window."""

    table: GamePage

    @property
    def turning(self) -> TurningWays:
        """What turned a game."""
        ...

    def put_page(self, name: str, page: Page) -> None:
        """Show a page."""
        ...

    def page_style(self) -> ShellStyle:
        """Looks of a page."""
        ...

    def show_home(self) -> None:
        """Show home."""
        ...

    def show_new_game(self, game_id: str, /) -> None:
        """Show the New game page."""
        ...

    def show_rules(self, game_id: str, /) -> None:
        """Show how to play."""
        ...

    def start(self, game_id: str, options: Any, seed: int) -> None:
        """Lay the table for a new game."""
        ...

    def seat(
        self, session: Session, source: Path | None = None, *, back: Callable[[], None] | None = None
    ) -> None:
        """Put a game on the table."""
        ...

    def watch(
        self,
        session: Session,
        ply: int = 0,
        *,
        back: Callable[[], None] | None = None,
        origin: Origin = Origin.HOME,
        go_on: Callable[[], None] | None = None,
    ) -> None:
        """A game again."""
        ...

    def complain(self, error: SaveError) -> None:
        """One clear sentence where the player looks."""
        ...

    def tell(self, text: str) -> None:
        """Say something where the player looks."""
        ...

    def language(self) -> str:
        """The language in use."""
        ...


class LibraryWays(QObject):
    """The library in a window."""

    def __init__(
        self,
        window: QWidget,
        host: LibraryHost,
        files: Files,
        models: PageModels,
        skin: Callable[[], Skin],
        *,
        show_statistics: Callable[[], None],
        writes: bool,
    ) -> None:
        """Nothing is shown yet.

        Args:
            window: dialogs open over it.
            host: the same, as it is asked for pages.
            files: of the profile.
            models: read the files, a little at a time.
            skin: is asked for whenever a picture is painted.
            show_statistics: shows what the games come to.
            writes: False leaves every file as it is.
        """
        super().__init__(window)
        self._window, self._host, self._files, self._models = window, host, files, models
        self._skin, self._writes = skin, writes
        self._show_statistics = show_statistics
        self._page: LibraryPage | None = None
        self._today: date | None = None
        """The day of the sample; None: today."""
        self._sample: TemporaryDirectory[str] | None = None
        self._thrown: list[Trashed] = []
        self._trash: TrashReader | None = None
        """Reads the trash while the list shows it."""
        self._trash_is_read = False
        self._pictures: OrderedDict[object, QImage | None] = OrderedDict()
        self._reading, self._painting, self._looking = QTimer(self), QTimer(self), QTimer(self)
        self._reading.timeout.connect(self._read_on)
        self._painting.timeout.connect(self._paint_next)
        self._looking.setSingleShot(True)
        self._looking.timeout.connect(self._look)
        self._since, self._still = QElapsedTimer(), QElapsedTimer()
        self._pause = SHOWING_MS
        """Milliseconds until what was read meanwhile is shown."""
        self._wanted: Entry | None = None

    # The page -------------------------------------------------------------------------------------------

    def show(self) -> None:
        """The library as the files are now."""
        from noria_desktop.ui.pages.library.library_page import LibraryPage

        self._host.table.close_game()
        self._models.begin()
        self._trash = None
        page = self._page
        if page is None:
            page = LibraryPage(self._shelf(), self._host.page_style(), self.picture, self._host.language)
            page.back_requested.connect(self._host.show_home)
            page.rules_requested.connect(self._host.show_rules)
            page.new_requested.connect(lambda: self._host.show_new_game(page.game_id()))
            page.trash_requested.connect(self._show_trash)
            page.wipe_requested.connect(self._wipe)
            page.statistics_requested.connect(self._show_statistics)
            page.put_back_requested.connect(self.put_back)
            page.asked.connect(self._do)
            page.tags_written.connect(self._set_tags)
            page.looked_at.connect(self._look_soon)
            page.list.verticalScrollBar().valueChanged.connect(lambda _: self._still.restart())
            self._page = page
        else:
            page.show_trash(False)
            page.show_shelf(self._shelf())
        page.show_thrown(0)
        self._thrown.clear()
        self._host.put_page(LIBRARY, page)
        self._look_soon(page.list.entry())
        self._since.start()
        self._still.start()
        self._reading.start(0)
        self._painting.start(30)

    def refresh(self) -> None:
        """Files came or went while the page is shown."""
        if self.is_shown:
            self._models.begin()
            self._show_shelf()
            self._reading.start(0)

    @property
    def is_shown(self) -> bool:
        """Whether the page is on the screen."""
        return self._page is not None and self._page.isVisible()

    def _shelf(self) -> Shelf:
        from noria_desktop.ui.pages.library.shelf import Shelf

        thrown = self._in_trash()
        found = entries(
            self._files.store.listing.found(),
            self._files.results.so_far(),
            places=self._places(),
            tags=Tags(self._files.store.profile).all(),
            elsewhere=frozenset(name.partition(".")[0].rpartition("-")[2] for name in thrown),
        )
        today = date.today() if self._today is None else self._today  # noqa: DTZ011 - the player's own day
        return Shelf(found, today, len(thrown), self._in_the_trash(), reading=not self._is_read)

    @property
    def _is_read(self) -> bool:
        """Whether everything that is shown has been read."""
        return self._models.is_read if self._trash is None else self._trash_is_read

    def _in_trash(self) -> tuple[str, ...]:
        """Names of what lies in the trash."""
        try:
            return tuple(one.file.name for one in self._files.store.trash.all())
        except SaveError as error:
            log.info("no trash: %s", error)
            return ()

    def _places(self) -> Mapping[str, Place]:
        """The chapters of the games that belong to campaigns."""
        if not self._files.has_campaigns:
            return {}
        return {
            attempt.id: Place(campaign.name, attempt.chapter)
            for campaign in self._files.campaigns.all()
            for attempt in campaign.attempts
        }

    def _show_shelf(self) -> None:
        if self._page is not None:
            self._page.show_shelf(self._shelf())

    def _read_on(self) -> None:
        """The next few files."""
        if not self.is_shown:
            self._reading.stop()
        elif self._trash is not None and not self._trash_is_read:
            self._trash_is_read = self._trash.go_on(READING_S)
            self._show_shelf()
        elif self._models.is_read:
            self._reading.stop()
            # Not in the frame in which everything is shown.
            self._files.remember()
        elif self._models.read_on(READING_S):
            self._show_shelf()
        elif self._since.elapsed() > self._pause:
            self._since.restart()
            self._show_shelf()
            self._pause = max(SHOWING_MS, SHARE * self._since.restart())

    # Pictures -------------------------------------------------------------------------------------------

    def _key(self, entry: Entry) -> object:
        listed = entry.listed
        return None if listed is None else (listed.file, listed.serial, listed.changed, self._skin())

    def picture(self, entry: Entry) -> QImage | None:
        """A row's picture, if it has been painted."""
        return self._pictures.get(self._key(entry))

    def _paint_next(self) -> None:
        """One picture of a row in sight, while the hand rests."""
        page = self._page
        if page is None or not self.is_shown:
            self._painting.stop()
        elif self._still.elapsed() >= REST_MS and not self._looking.isActive():
            waiting = (one for one in page.list.in_sight() if self._key(one) not in self._pictures)
            entry = next((one for one in waiting if one.listed is not None), None)
            if entry is not None:
                self._keep_picture(entry)
                page.picture_painted()

    def _keep_picture(self, entry: Entry) -> None:
        from noria_desktop.ui.pages.library.row_paint import PICTURE

        self._pictures[self._key(entry)] = self._painted(
            entry, QSize(*PICTURE) * _FINE * self._host.page_style().zoom
        )
        while len(self._pictures) > MOST_PICTURES:
            self._pictures.popitem(last=False)

    def _painted(self, entry: Entry, size: QSize) -> QImage | None:
        """How a game stands; None where its file cannot be read."""
        view = self._view(entry)
        if view is None:
            return None
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        try:
            area = QRectF(0, 0, size.width(), size.height())
            paint_position(painter, area, entry.game, view, self._skin())
        except Exception as error:
            tell_fault(error)
            return None
        finally:
            painter.end()
        return image

    def _view(self, entry: Entry) -> Any:
        """The position of a game as its human may know it; of a damaged one that of its previous version."""
        from noria_desktop.app.saves.files import backup_of

        file = entry.file
        if file is None:
            return None
        try:
            save = read(read_bytes(backup_of(file) if entry.is_damaged else file), self._files.store.find_kit)
        except SaveError as error:
            log.info("no picture: %s", error)
            return None
        return save.kit.rules.observe(save.snapshot, HUMAN)

    def _look_soon(self, entry: Entry | None) -> None:
        """The list stands on a game: when it stays there, its file is opened."""
        self._wanted = entry
        self._still.restart()
        self._looking.start(LOOK_MS)

    def _look(self) -> None:
        """Open the file of the game on which the list stands, for its picture and how it went."""
        from noria_desktop.ui.pages.library.shelf import Look

        entry = self._wanted
        if self._page is None or not self.is_shown or entry is None or entry.listed is None:
            return
        if entry.is_damaged:
            view = self._view(entry)
            if view is not None:
                self._page.show_look(entry, Look(self._paint_of(entry.game, view)))
            return
        self._page.show_look(entry, self._look_into(entry))

    def _look_into(self, entry: Entry) -> Look:
        from noria_desktop.ui.pages.library.shelf import Look

        assert entry.file is not None
        try:
            session = self._files.store.open(entry.file).session
            book = game_ui(entry.game).book()
            course, view = book.course(session), book.view(session)
        except SaveError as error:
            log.info("no picture: %s", error)
            return Look()
        except Exception as error:
            tell_fault(error)
            return Look()
        own, rival = ((), ()) if course is None else (course.own, course.rival)
        return Look(self._paint_of(entry.game, view), own, rival)

    def _paint_of(self, game: str, view: Any) -> Callable[[QPainter, QRectF], None]:
        return lambda painter, area: paint_position(painter, area, game, view, self._skin())

    # What is asked for ----------------------------------------------------------------------------------

    def _do(self, what: str, chosen: tuple[Entry, ...]) -> None:
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
            case "again":
                self._again(first)
            case "folder":
                self._show_folder(first)
            case "export":
                self._export(chosen)
            case "back" if self._writes and self._trash is not None:
                self._bring_back(chosen)
            case "trash" if self._writes:
                self.throw_away(chosen)

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

    def _session(self, entry: Entry) -> Session | None:
        """The game of an entry; what is wrong with its file is told."""
        if entry.file is None or entry.is_damaged:
            return None
        try:
            return self._files.open(entry.file)
        except SaveError as error:
            self._host.complain(error)
            return None

    def _seat(self, entry: Entry) -> None:
        session = self._session(entry)
        if session is not None:
            self._host.seat(session, entry.file, back=self.show if session.is_over else None)

    def _replay(self, entry: Entry) -> None:
        session = self._session(entry)
        if session is not None:
            over = session.is_over
            go_on = None if over else lambda: self._host.seat(session, entry.file)
            self._host.watch(session, back=self.show, origin=Origin.LIBRARY, go_on=go_on)

    def _show_turning(self, entry: Entry) -> None:
        session = self._session(entry)
        if session is not None:
            self._host.turning.show(session, self.show)

    def _again(self, entry: Entry) -> None:
        """The same set-up once more."""
        if entry.file is not None:
            session = self._session(entry)
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
            self._files.store.restore_backup(entry.file)
        except SaveError as error:
            self._host.complain(error)
            return
        self.refresh()

    def _export(self, chosen: tuple[Entry, ...]) -> None:
        """Copies of games where the player wants them."""
        from PySide6.QtWidgets import QFileDialog

        files = [one.file for one in chosen if one.file is not None and not one.is_damaged]
        if not files:
            return
        words = translate("Library", "Export")
        if len(files) == 1:
            kinds = translate("Window", "Saved games") + " (*.ndsave)"
            name, _ = QFileDialog.getSaveFileName(self._window, words, files[0].name, kinds)
            targets = [Path(name)] if name else []
        else:
            folder = QFileDialog.getExistingDirectory(self._window, words)
            targets = [Path(folder) / file.name for file in files] if folder else []
        try:
            for file, target in zip(files, targets, strict=bool(targets)):
                if target.exists() and target.samefile(file):
                    continue
                write_atomically(target, read_bytes(file), keep_backup=len(files) > 1)
        except OSError as error:
            self._host.complain(writing_failed(targets[0], error))
        except SaveError as error:
            self._host.complain(error)

    def _set_tags(self, entry: Entry, text: str) -> None:
        if self._writes:
            self.set_tags(entry, text)

    def set_tags(self, entry: Entry, text: str) -> None:
        """Write these tags on a game and no others; they stand between commas of either language."""
        parts = text.replace("、", ",").replace("，", ",").split(",")
        wanted = list(dict.fromkeys(tag for tag in map(clean_tag, parts) if tag))[:MOST]
        tags = Tags(self._files.store.profile)
        try:
            for tag in entry.tags:
                if tag not in wanted:
                    tags.put(entry.key, tag, on=False)
            for tag in wanted:
                if tag not in entry.tags:
                    tags.put(entry.key, tag)
        except SaveError as error:
            self._host.complain(error)
        self.refresh()

    # The trash ------------------------------------------------------------------------------------------

    def _show_trash(self, on: bool) -> None:
        """The same list with what lies in the trash, or the library again."""
        page = self._page
        assert page is not None
        self._trash = None
        if on:
            try:
                self._trash = self._files.trashed()
            except SaveError as error:
                self._host.complain(error)
                return
            self._trash_is_read = self._trash.go_on(READING_S)
        self._show_shelf()
        page.show_trash(on)
        self._reading.start(0)

    def _in_the_trash(self) -> tuple[Entry, ...]:
        """The games that lie in the trash, as far as they are read."""
        if self._trash is None:
            return ()
        tags = Tags(self._files.store.profile).all()
        return entries([listed for _, listed in self._trash.found()], (), places=self._places(), tags=tags)

    def _bring_back(self, chosen: tuple[Entry, ...]) -> None:
        """Out of the trash with every file of these games."""
        assert self._trash is not None
        files = {file for one in chosen for file in one.files}
        failed: SaveError | None = None
        for trashed, _ in self._trash.found():
            if trashed.file in files:
                try:
                    self._files.store.trash.restore(trashed)
                except SaveError as error:
                    failed = error
        self._look_again(failed)

    def _wipe(self, listed: tuple[Entry, ...]) -> None:
        """Delete for good what the player saw in the list."""
        if self._trash is None or not self._writes:
            return
        files = {file for one in listed for file in one.files}
        failed: SaveError | None = None
        try:
            self._files.store.trash.empty(
                tuple(trashed for trashed, _ in self._trash.found() if trashed.file in files)
            )
        except SaveError as error:
            failed = error
        self._look_again(failed)

    def _look_again(self, failed: SaveError | None) -> None:
        """The trash as it is now; back to the library where nothing is left in it."""
        self._models.begin()
        self._show_trash(bool(self._in_trash()))
        if failed is not None:
            self._host.complain(failed)

    def throw_away(self, chosen: tuple[Entry, ...]) -> None:
        """Into the trash with every file of these games; nothing is asked, as it can be put back."""
        failed: SaveError | None = None
        for file in dict.fromkeys(file for one in chosen for file in one.files):
            try:
                self._thrown.append(self._files.store.throw_away(file))
            except SaveError as error:
                failed = error
        self.refresh()
        if self._page is not None and self._thrown:
            self._page.show_thrown(len(self._thrown))
        if failed is not None:
            self._host.complain(failed)

    def put_back(self) -> None:
        """Bring back what the bar tells of."""
        thrown, self._thrown = self._thrown, []
        key = ""
        failed: SaveError | None = None
        for one in reversed(thrown):
            try:
                target = self._files.store.trash.restore(one)
            except SaveError as error:
                failed = error
                continue
            key = target.name.partition(".")[0].rpartition("-")[2]
        self.refresh()
        if self._page is not None:
            self._page.show_thrown(0)
            self._page.list.choose(key)
        if failed is not None:
            self._host.complain(failed)

    # The sample -----------------------------------------------------------------------------------------

    def show_sample(self, name: str) -> bool:
        """The page of the sample profile as a picture shows it; False: it is none of this name."""
        watched = name.removeprefix(f"{REPLAY}-") if name != REPLAY else SHOWN_AGAIN
        if name not in (LIBRARY, DAMAGED) and (not name.startswith(REPLAY) or watched not in game_ids()):
            return False
        from noria_desktop.app.library.sample import TODAY, fill

        self.leave()
        self._sample = TemporaryDirectory(ignore_cleanup_errors=True)
        folder = Path(self._sample.name)
        fill(folder, self._host.language(), damaged=name == DAMAGED)
        self._files, self._today = Files(folder), TODAY
        self._models = PageModels(self._files, self._skin)
        self.show()
        if name.startswith(REPLAY):
            self._watch_sample(watched)
            return True
        self._models.read_on(READ_WHOLE_S)
        self._show_shelf()
        page = self._page
        assert page is not None
        shown = next(
            (
                one
                for one in page.shelf.entries
                if one.is_damaged or (name == LIBRARY and "finale-noria" in str(one.place))
            ),
            None,
        )
        QCoreApplication.processEvents()
        if shown is not None:
            page.list.choose(shown.key)
        for entry in page.list.in_sight():
            if entry.listed is not None:
                self._keep_picture(entry)
        self._wanted = page.list.entry()
        self._look()
        return True

    def _watch_sample(self, game: str) -> None:
        """The last finished game of a kind again, in the midst of a turn of others."""
        from noria_desktop.app.replaying.sample import moment_to_show, with_branch

        self._reading.stop()
        self._painting.stop()
        self._models.read_on(READ_WHOLE_S)
        found = (one for one in self._shelf().entries if one.game == game and one.outcome in _FINISHED)
        session = self._session(max(found, key=lambda one: one.at))
        assert session is not None
        shown = with_branch(session, kit(game))
        self._host.watch(shown, moment_to_show(shown), back=self.show, origin=Origin.RESULT)
        self._host.table.replay.strip.load_all()

    def leave(self) -> None:
        """Away with the sample."""
        if self._sample is not None:
            self._sample.cleanup()
            self._sample = None


def paint_position(painter: QPainter, target: QRectF, game: str, view: Any, skin: Skin) -> None:
    """The middle of what the logbook shows of a position, over the whole of a rectangle."""
    door = game_ui(game)
    book = door.book()
    table = door.presenter.layout(*book.view_size)
    part = book.area(table)
    area = QRectF(part.left, part.top, part.width, part.height)
    shape = target.height() / target.width()
    size = QSizeF(area.width(), area.width() * shape)
    if size.height() > area.height():
        size = QSizeF(area.height() / shape, area.height())
    seen = QRectF(area.center() - QPointF(size.width() / 2, size.height() / 2), size)
    Portrait.of(book.sprites(view, table), door.pictures, skin, seen, 1.0).paint(painter, target)


READ_WHOLE_S: Final = 60.0
"""Time for reading the sample."""
