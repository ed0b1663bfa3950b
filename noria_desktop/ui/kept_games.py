"""The window and its games: laying the table, opening, saving, and what else the File menu does with a game."""

from __future__ import annotations

import logging
from abc import abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtGui import QGuiApplication

from noria_desktop.app.messages import save_error_text
from noria_desktop.app.profile import Profile
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.session import Session
from noria_desktop.ui.desk import Desk
from noria_desktop.ui.faces import face
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.languages import Languages
from noria_desktop.ui.settings import SettingsFile
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.window_frame import WindowFrame

if TYPE_CHECKING:
    from noria_desktop.ui.shell.page import Page

log = logging.getLogger(__name__)

SAVE_FILTER = "*.ndsave"
PICTURES = "pictures.cache"
"""File of the profile with pictures painted before; it may be deleted at any time."""
LAID_MS = 300
"""A table that was just laid is saved after that long; every decision is saved at once."""
LONGEST_THOUGHT_S = 300
"""Time counted for one step at the most."""


class KeptGames(WindowFrame):
    """A window that keeps the game at its table in the files of a profile."""

    def __init__(
        self, profile: Profile, settings: SettingsFile, languages: Languages, *, writes: bool = True
    ) -> None:
        """A window over the files of a profile.

        Args:
            profile: the player's folders.
            settings: what the player chose.
            languages: the language in use.
            writes: False looks at the profile and leaves every file in it as it is.
        """
        super().__init__(settings, languages)
        self._writes = writes
        self._desk = Desk(profile.data, self._skin)
        self._saved_as: Path | None = None
        self._save_timer = QTimer(self)
        self._save_timer.setSingleShot(True)
        self._save_timer.timeout.connect(self._autosave)
        self._clock = QElapsedTimer()
        self._clock.start()
        self.table.board.keep_pictures_in(profile.cache / PICTURES, writes=writes)

    # What the pages do ----------------------------------------------------------------------------------

    @abstractmethod
    def _show(self, name: str, page: Page | GamePage) -> None:
        """Bring a page to the front."""

    @abstractmethod
    def _tell(self, text: str) -> None:
        """Say something where the player looks."""

    @abstractmethod
    def show_new_game(self, game_id: str) -> None:
        """The New game page."""

    # Games ----------------------------------------------------------------------------------------------

    def start(self, game_id: str, options: Any, seed: int) -> None:
        """Lay the table for a new game."""
        self._seat(self._desk.begin(game_id, options, seed))

    def _seat(self, session: Session, saved_as: Path | None = None) -> None:
        self._flush()
        self._saved_as = saved_as
        self._stack.setCurrentWidget(self.table)
        self.table.open(session, face(self._desk.game_of(session)))
        self._show("table", self.table)
        doubt = self._desk.doubt_text()
        if doubt:
            self.table.strip.show_notice(doubt)
        # Nothing was decided yet, so the table is shown first.
        self._save_timer.start(LAID_MS)

    def continue_latest(self) -> None:
        """Go on with the game saved last."""
        try:
            session = self._desk.continue_latest() if self._writes else self._desk.look_at_latest()
        except SaveError as error:
            self._complain(error)
            return
        if session is None:
            self.show_new_game("noria")
        else:
            self._seat(session)

    def open_file(self, path: Path) -> None:
        """Open a save."""
        try:
            opened = self._desk.open(Path(path))
        except SaveError as error:
            self._complain(error)
            return
        self._seat(opened, Path(path))

    def _again(self, game_id: str) -> None:
        options, seed = self._desk.last_choices(game_id)
        self.start(game_id, options, seed)

    def _today(self, game_id: str, seed: int) -> None:
        options, _ = self._desk.last_choices(game_id)
        self.start(game_id, options, seed)

    def _choose_file(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getOpenFileName(
            self,
            translate("Window", "Open a game"),
            str(self._desk.saves_folder),
            translate("Window", "Saved games") + f" ({SAVE_FILTER} *.json)",
        )
        if name:
            self.open_file(Path(name))

    def _save(self) -> None:
        session = self.table.session
        if session is None:
            return
        try:
            path = self._desk.save(session, self._saved_as)
        except SaveError as error:
            self._complain(error)
            return
        self._saved_as = path
        self.table.strip.show_notice(translate("Window", "Saved as {name}").format(name=path.name), calm=True)

    def _save_as(self) -> None:
        session = self.table.session
        if session is None:
            return
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getSaveFileName(
            self,
            translate("Window", "Save the game"),
            str(self._desk.proposed_name(session)),
            translate("Window", "Saved games") + f" ({SAVE_FILTER})",
        )
        if name:
            self._saved_as = Path(name)
            self._save()

    def _autosave(self) -> None:
        """Keep the game as it stands; the old file stays when that fails."""
        session = self.table.session
        if session is None or self.table.watching or not self._writes:
            return
        # Whoever thinks longer than that over one step has left the table.
        session.add_time(min(self._clock.restart() // 1000, LONGEST_THOUGHT_S))
        try:
            self._desk.autosave(session)
        except SaveError as error:
            self._complain(error)

    def _flush(self) -> None:
        """Write what is still to be written."""
        if self._save_timer.isActive():
            self._save_timer.stop()
            self._autosave()

    def _complain(self, error: SaveError) -> None:
        """One clear sentence where the player looks."""
        log.info("%s", error)
        self._tell(save_error_text(error, self._languages.language))

    def _copy_setup(self) -> None:
        session = self.table.session
        if session is not None:
            QGuiApplication.clipboard().setText(self._desk.notation(session, self._languages.language))
            self.table.strip.show_notice(translate("Window", "The set-up is on the clipboard."), calm=True)

    def _save_picture(self) -> None:
        session = self.table.session
        if session is None:
            return
        from PySide6.QtWidgets import QFileDialog

        board = self.table.board
        proposed = f"{self._desk.game_of(session)}.png"
        kinds = ["PNG (*.png)", "SVG (*.svg)"]
        alone = translate("Window", "Only the middle of the board")
        if board.has_centre:
            kinds += [f"{alone} – {kind}" for kind in kinds]
        name, kind = QFileDialog.getSaveFileName(
            self, translate("Window", "Save a picture"), proposed, ";;".join(kinds)
        )
        portrait = board.portrait(centre=kind.startswith(alone))
        if not name or portrait is None:
            return
        try:
            portrait.write(Path(name), self._desk.game_title(session))
        except OSError:
            self.table.strip.show_notice(
                translate("Window", "The picture could not be written to {name}.").format(name=name)
            )

    def keep_everything(self) -> None:
        """The session of the desktop ends: write what is not yet written."""
        self._flush()
