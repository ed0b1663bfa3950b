"""The game at the table and its files: keeping it as it is played, saving, and what else the File menu does with it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from noria_desktop.app.keeping import KeptGame
from noria_desktop.app.messages import save_error_text
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.session import Session
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.table_place import TablePlace

if TYPE_CHECKING:
    from noria_desktop.ui.widgets.notice_bar import NoticeBar
    from noria_desktop.ui.window.kept_bars import OlderSaveBar, UnwrittenBar

log = logging.getLogger(__name__)

EXTENSION = "ndsave"
SAVE_FILTER = f"*.{EXTENSION}"
PROFILE_FILTER = "*.ndprofile"
"""A whole profile in one file; opening it is importing it."""
LATEST_MS = 250
"""A decision is written when nothing else is to be done, and at the latest with the next one after that long."""
RETRY_MS = 10_000
"""So often it is tried again to write what could not be written."""
LONGEST_THOUGHT_S = 300
"""Time counted for one step at the most."""


class KeptGames(QObject):
    """The game at the table and its files: it is written as it is played, and what cannot be written is not lost."""

    def __init__(
        self,
        window: QWidget,
        table: TablePlace,
        files: Files,
        *,
        put_above: Callable[[NoticeBar], None],
        tell: Callable[[str], None],
        language: Callable[[], str],
        writes: bool,
    ) -> None:
        """No game yet.

        Args:
            window: dialogs open over it.
            table: where games are played.
            files: the files of a profile.
            put_above: gives a bar its place above whatever page is shown.
            tell: says something where the player looks.
            language: the language in use.
            writes: False looks at the profile and leaves every file in it as it is.
        """
        super().__init__(window)
        self._window, self._table, self._files = window, table, files
        self._put_above, self._tell, self._language = put_above, tell, language
        self._writes = writes
        self._saved_as: Path | None = None
        self._folder_used: Path | None = None
        """Where a game was opened or saved last by a dialog, as long as the program runs."""
        self._kept: KeptGame | None = None
        """The game at the table."""
        self._unwritten: list[KeptGame] = []
        """Games that have left the table and could not be written yet."""
        self._trouble = False
        """True once it was told that something cannot be written, until it can be again."""
        self._unwritten_bar: UnwrittenBar | None = None
        self._older_save_bar: OlderSaveBar | None = None
        self._save_timer = QTimer(self)
        self._save_timer.setSingleShot(True)
        self._save_timer.timeout.connect(self.autosave)
        self._waiting_since = QElapsedTimer()
        self._retry_timer = QTimer(self)
        self._retry_timer.setInterval(RETRY_MS)
        self._retry_timer.timeout.connect(self._retry)
        self._clock = QElapsedTimer()
        self._clock.start()
        table.when_made(lambda page: page.committed.connect(self.keep_soon))

    def take(self, session: Session, source: Path | None) -> None:
        """Another game is put on the table; ``source`` is the file it was opened from."""
        self.flush()
        if self._kept is not None and self._kept.unsaved:
            self._unwritten.append(self._kept)
        self._kept = self._files.kept(session, source)
        self._clock.restart()  # what lies before it is none of its time
        if self._older_save_bar is not None:
            self._older_save_bar.hide()
        self._saved_as = source if source is not None and self._files.is_named(source) else None
        if self._writes and not session.is_over:
            self._tell_of_older_save(self._kept, source)

    @property
    def leaves_nothing(self) -> bool:
        """Whether the game at the table would go without a trace: a new one, before its first decision."""
        kept, table = self._kept, self._table
        is_there = kept is not None and table.session is kept.session and not table.watching
        return is_there and kept is not None and kept.is_new and not kept.session.has_decision

    def choose_file(self) -> Path | None:
        """Ask which game to open."""
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getOpenFileName(
            self._window,
            translate("Window", "Open a game"),
            str(self._folder(self._files.store.saves)),
            translate("Window", "Saved games") + f" ({SAVE_FILTER} *.json {PROFILE_FILTER})",
        )
        return self._chosen(name) if name else None

    def _folder(self, usual: Path) -> Path:
        """Where a dialog about games begins: in the folder used last, if it is still there."""
        used = self._folder_used
        return used if used is not None and used.is_dir() else usual

    def _chosen(self, name: str) -> Path:
        """A file that a dialog gave: the next one begins beside it."""
        self._folder_used = Path(name).parent
        return Path(name)

    def save(self) -> None:
        """Save the game under the name it was saved by last."""
        self._save_to(self._saved_as)

    def save_as(self) -> None:
        """Ask for a name and save the game under it."""
        session = self._table.session
        if session is None:
            return
        name = self._chosen_name(self._files.proposed_name(session))
        if name is not None:
            self._save_to(name)

    def _save_to(self, file: Path | None) -> None:
        """Save the game at the table; without a file under a fitting name that is free."""
        session = self._table.session
        if session is None:
            return
        try:
            path = self._files.save(session, file)
        except SaveError as error:
            self.complain(error)
            return
        self._saved_as = path
        self._table.page.strip.show_notice(
            translate("Window", "Saved as {name}").format(name=path.name), calm=True
        )

    def _chosen_name(self, proposed: Path) -> Path | None:
        """Ask for a file; the dialog adds the suffix and asks before another file is replaced."""
        from PySide6.QtWidgets import QFileDialog

        words = translate("Window", "Saved games") + f" ({SAVE_FILTER})"
        begin = str(self._folder(proposed.parent))
        dialog = QFileDialog(self._window, translate("Window", "Save the game"), begin, words)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(EXTENSION)
        dialog.selectFile(proposed.name)
        if not dialog.exec():
            return None
        (name,) = dialog.selectedFiles()
        return self._chosen(name)

    def keep_soon(self) -> None:
        """Something was decided: write it when nothing else is to be done, but do not wait for that too long."""
        if not self._save_timer.isActive():
            self._waiting_since.start()
            self._save_timer.start(0)
        elif self._waiting_since.elapsed() > LATEST_MS:
            self.flush()

    def settle(self) -> None:
        """Write the game as it ended: its result counts on it."""
        self._save_timer.stop()
        self.autosave()

    def autosave(self) -> None:
        """Keep the game as it stands; the old file stays when that fails."""
        kept = self._kept
        if kept is None:
            return
        if self._table.session is kept.session and not self._table.watching:
            # Whoever thinks longer than that over one step has left the table.
            spent = min(self._clock.restart() // 1000, LONGEST_THOUGHT_S)
            if kept.goes_on:
                kept.session.add_time(spent)
        self._write(kept)

    def _write(self, kept: KeptGame) -> bool:
        """Write a game; one that cannot be written is kept in memory, and a bar says so until it can."""
        if not self._writes:
            return True
        try:
            became_another = self._files.keep(kept)
        except SaveError as error:
            log.info("%s", error)
            self._retry_timer.start()
            self._show_unwritten(error)
            return False
        if became_another and kept is self._kept:
            self._saved_as = None
            self._tell_of_other_game()
        self._hide_unwritten()
        return True

    def _tell_of_older_save(self, kept: KeptGame, source: Path | None) -> None:
        """What will come of going on with a game that has just been opened, where it was saved before something else."""
        is_behind = kept.is_behind(self._files.store)
        if source is None or not (is_behind or self._files.is_of_older_form(kept.session)):
            return
        from noria_desktop.ui.window.kept_bars import Older

        if is_behind:
            told = Older.WILL_BE_ANOTHER
        elif source.parent == self._files.store.autosaves:
            told = Older.TODAYS_FORM
        else:
            told = Older.FILE_STAYS
        self._bar_of_older_save.tell(told)

    def _tell_of_other_game(self) -> None:
        """The newer record stays; what is at the table is another game from here on."""
        from noria_desktop.ui.window.kept_bars import Older

        self._bar_of_older_save.tell(Older.BECAME_ANOTHER)

    @property
    def _bar_of_older_save(self) -> OlderSaveBar:
        """What says what comes of going on from an older save."""
        from noria_desktop.ui.window.kept_bars import OlderSaveBar

        if self._older_save_bar is None:
            self._older_save_bar = OlderSaveBar()
            self._put_above(self._older_save_bar)
        return self._older_save_bar

    def _show_unwritten(self, error: SaveError) -> None:
        """The bar stays until everything is written, or the player closes it."""
        from noria_desktop.ui.window.kept_bars import UnwrittenBar

        if self._unwritten_bar is None:
            self._unwritten_bar = UnwrittenBar(self._retry, self._save_elsewhere, self._language)
            self._put_above(self._unwritten_bar)
        if not self._trouble or self._unwritten_bar.isVisible():
            self._unwritten_bar.tell(error)
        self._trouble = True

    def _hide_unwritten(self) -> None:
        """Away with the bar once nothing is left to write."""
        if self._trouble and not self._waiting_games():
            self._trouble = False
            self._retry_timer.stop()
            if self._unwritten_bar is not None:
                self._unwritten_bar.hide()

    def _waiting_games(self) -> list[KeptGame]:
        """Games with something that the disk does not know."""
        at_table = [self._kept] if self._kept is not None else []
        return [kept for kept in (*self._unwritten, *at_table) if kept.unsaved]

    def _retry(self) -> bool:
        """Try again to write what could not be written; True when nothing is left to write."""
        for kept in self._waiting_games():
            self._write(kept)
        self._unwritten = [kept for kept in self._unwritten if kept.unsaved]
        self._hide_unwritten()
        return not self._waiting_games()

    def _save_elsewhere(self) -> None:
        """Let the player choose files for what cannot be written where it belongs."""
        for kept in self._waiting_games():
            name = self._chosen_name(self._files.proposed_name(kept.session))
            if name is None:
                return
            try:
                self._files.save(kept.session, name)
            except SaveError as error:
                self.complain(error)
                return
            kept.is_safe_elsewhere()
        self._hide_unwritten()

    def may_leave(self) -> bool:
        """Write everything; where that fails, the player decides whether to leave all the same."""
        if not self._writes:
            return True
        self.flush()
        while not self._retry():
            from noria_desktop.ui.window.kept_bars import Leaving, ask_before_leaving

            match ask_before_leaving(self._window, len(self._waiting_games())):
                case Leaving.STAY:
                    return False
                case Leaving.LEAVE:
                    return True
                case Leaving.ELSEWHERE:
                    self._save_elsewhere()
        return True

    def flush(self) -> None:
        """Write what is still to be written."""
        if self._save_timer.isActive() or (self._kept is not None and self._kept.unsaved):
            self._save_timer.stop()
            self.autosave()

    def complain(self, error: SaveError) -> None:
        """One clear sentence where the player looks."""
        log.info("%s", error)
        self._tell(save_error_text(error, self._language()))

    def copy_setup(self) -> None:
        """Put the set-up of the game at the table on the clipboard, in the language of now, with its seed where one fits."""
        session = self._table.session
        if session is not None:
            book = game_ui(session.rules.game_id).book()
            text = book.setup_text(self._files.options_of(session), session.seed)
            QGuiApplication.clipboard().setText(text)
            self._table.page.strip.show_notice(
                translate("Window", "The set-up is on the clipboard."), calm=True
            )

    def save_picture(self) -> None:
        """Ask for a file and write a picture of the board into it."""
        session = self._table.session
        if session is None:
            return
        from noria_desktop.ui.widgets.file_places import ask_where

        board = self._table.page.board
        proposed = f"{session.rules.game_id}.png"
        kinds = ["PNG (*.png)", "SVG (*.svg)"]
        alone = translate("Window", "Only the middle of the board")
        if board.has_centre:
            kinds += [f"{alone} – {kind}" for kind in kinds]
        name, kind = ask_where(
            self._window, translate("Window", "Save a picture"), proposed, ";;".join(kinds)
        )
        portrait = board.portrait(centre=kind.startswith(alone))
        if not name or portrait is None:
            return
        try:
            portrait.write(Path(name), self._files.game_title(session))
        except OSError:
            self._table.page.strip.show_notice(
                translate("Window", "The picture could not be written to {name}.").format(name=name)
            )

    def keep_everything(self) -> None:
        """The session of the desktop ends: write what is not yet written, of games that left the table too."""
        self.flush()
        if self._writes:
            self._retry()
