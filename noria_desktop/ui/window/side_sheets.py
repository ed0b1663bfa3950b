"""What lies over the window for a moment: the trash, lines that were left, everything going out or coming in."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from attrs import asdict
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QWidget

from noria_desktop.app.catalogue import kit
from noria_desktop.app.left_lines import LeftLines, from_its_end
from noria_desktop.app.messages import save_error_text
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.kept_games import PROFILE_FILTER, KeptGames
from noria_desktop.ui.window.page_models import PageModels
from noria_desktop.ui.window.settings import SettingsFile
from noria_desktop.ui.window.table_place import TablePlace

if TYPE_CHECKING:
    from noria_desktop.app.saves.archive import Brought, Packed
    from noria_desktop.app.saves.trash import Trashed
    from noria_desktop.app.session import Session
    from noria_desktop.ui.pages.models import SaveRow

PROFILE_EXTENSION = PROFILE_FILTER.removeprefix("*.")
AT_ONCE_S = 0.2
"""Work that takes no longer shows no sheet."""
SHOWING_S = 0.3
"""So often is shown what has been read meanwhile."""

Value = TypeVar("Value")


class SheetHost(Protocol):
    """What the sheets ask of the window they lie over."""

    page_name: str

    def sheet_style(self) -> ShellStyle:
        """Looks of a sheet that fits into the window."""
        ...

    def language(self) -> str:
        """The language in use."""
        ...

    def tell(self, text: str) -> None:
        """Say something where the player looks."""
        ...

    def seat(self, session: Session, source: Path | None = None) -> None:
        """Put a game on the table."""
        ...

    def open_file(self, path: Path) -> None:
        """Open a save."""
        ...

    def show_saved(self, path: Path) -> bool:
        """Choose a file in home's list; False when it is not shown there."""
        ...

    def change_settings(self, **changes: Any) -> None:
        """Change settings, keep them, and apply them at once."""
        ...


class SideSheets:
    """The sheets that open over a window."""

    def __init__(
        self,
        window: QWidget,
        host: SheetHost,
        table: TablePlace,
        files: Files,
        page_models: PageModels,
        games: KeptGames,
        settings: SettingsFile,
        *,
        writes: bool,
    ) -> None:
        """None is open.

        Args:
            window: they lie over it.
            host: the same window, as far as they ask it for something.
            table: where games are played.
            files: the files of a profile.
            page_models: words a row of the trash.
            games: the game at the table, to be written before files are touched.
            settings: their file goes along with an export.
            writes: False leaves every file as it is.
        """
        self._window, self._host = window, host
        self._table, self._games = table, games
        self._files, self._page_models = files, page_models
        self._settings_file = settings
        self._writes = writes

    # The trash ------------------------------------------------------------------------------------------

    def show_trash(self) -> None:
        """What was thrown away."""
        from noria_desktop.ui.pages.trash_sheet import TrashSheet

        try:
            reader = self._files.trashed()
        except SaveError as error:
            self._games.complain(error)
            return
        sheet = TrashSheet(self._host.sheet_style(), self._window)
        made: dict[Path, SaveRow] = {}
        shown = monotonic()

        def show() -> None:
            found = reader.found()
            for one, listed in found:
                if one.file not in made:
                    made[one.file] = self._page_models.trash_row(listed)
            sheet.set_rows(tuple(made[one.file] for one, _ in found))

        def fill(seconds: float) -> bool:
            nonlocal shown
            is_read = reader.go_on(seconds)
            if is_read or monotonic() - shown > SHOWING_S:
                show()
                shown = monotonic()
            return is_read

        def by_path() -> dict[Path, Trashed]:
            return {one.file: one for one, _ in reader.found()}

        def put_back(path: Path) -> None:
            one = by_path()[path]
            try:
                target = self._files.store.trash.restore(one)
            except SaveError as error:
                sheet.say(save_error_text(error, self._host.language()))
                return
            reader.forget(one)
            show()
            is_shown = self._host.show_saved(target)
            sheet.say(self._back_text(made[path], is_shown or self._host.page_name != "home"))

        def look(path: Path) -> None:
            sheet.close()
            self._host.open_file(path)

        def empty(paths: tuple[Path, ...]) -> None:
            known = by_path()
            listed = tuple(known[path] for path in paths if path in known)
            said = ""
            try:
                self._files.store.trash.empty(listed)
            except SaveError as error:
                said = save_error_text(error, self._host.language())
            for one in listed:
                if not one.file.exists():
                    reader.forget(one)
            show()
            sheet.filled()
            sheet.say(said)

        sheet.open_requested.connect(look)
        if self._writes:
            sheet.back_requested.connect(put_back)
            sheet.empty_requested.connect(empty)
        sheet.open()
        sheet.fill_with(fill)

    @staticmethod
    def _back_text(row: SaveRow, is_shown: bool) -> str:
        if is_shown:
            return translate("TrashSheet", "“{title}” is among the saved games again.").format(
                title=row.title
            )
        return translate(
            "TrashSheet",
            "“{title}” stands in the library again; the list on the first page shows no finished games.",
        ).format(title=row.title)

    # Lines that were left -------------------------------------------------------------------------------

    def show_lines(self) -> None:
        """What was taken back and left for something else in the game at the table."""
        from noria_desktop.ui.pages.lines_sheet import LinesSheet, line_row

        session = self._table.session
        if session is None or self._table.page.curtained:
            return
        game_id = session.rules.game_id
        lines, seat = LeftLines(session), self._table.page.conductor.eyes
        numbers = iter(lines.numbers)
        sheet = LinesSheet(self._host.sheet_style(), session.dropped, self._window)

        def fill(seconds: float) -> bool:
            until = monotonic() + seconds
            rows = []
            is_read = True
            for number in numbers:
                rows.append(line_row(session, kit(game_id), game_ui(game_id), lines.follow(number), seat))
                if monotonic() >= until:
                    is_read = False
                    break
            sheet.add_rows(tuple(rows))
            return is_read

        def go_on(number: int) -> None:
            sheet.close()
            self._go_on_from(session, number)

        sheet.go_requested.connect(go_on)
        sheet.open()
        sheet.fill_with(fill)

    def _go_on_from(self, session: Session, number: int) -> None:
        """Lay a table of its own at the end of a line."""
        made = from_its_end(session, kit(session.rules.game_id), number)
        if made is None:
            self._host.tell(translate("LinesSheet", "This line cannot be replayed under today's rules."))
            return
        self._host.seat(made)
        self._table.page.strip.show_notice(
            translate("LinesSheet", "This is a game of its own now. The other one is kept as it was."),
            calm=True,
        )

    # Everything in one file -----------------------------------------------------------------------------

    def choose_export(self) -> None:
        """Ask where everything is to be written, and write it."""
        from PySide6.QtWidgets import QFileDialog

        from noria_desktop.ui.widgets.file_places import folder, was_used

        name = f"Noria Desktop {QDate.currentDate().toString(Qt.DateFormat.ISODate)}.{PROFILE_EXTENSION}"
        dialog = QFileDialog(
            self._window, translate("Window", "Export everything"), folder(), self._profile_words()
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(PROFILE_EXTENSION)
        dialog.selectFile(name)
        if dialog.exec():
            (chosen,) = dialog.selectedFiles()
            was_used(chosen)
            self.export(Path(chosen))

    def export(self, target: Path) -> None:
        """Write all games, results and settings into one file."""
        self._games.flush()

        def done(packed: Packed) -> None:
            count, finished, left_out = packed.games, packed.results, packed.left_out
            games = translate("Window", "%n game(s)", "", count)
            results = translate("Window", "%n result(s)", "", finished)
            said = translate("Window", "Everything was written to {file}: {games}, {results}.").format(
                file=target, games=games, results=results
            )
            if left_out:
                said += " " + translate("Window", "%n file(s) could not be taken along.", "", left_out)
            self._host.tell(said)

        stopped = translate("Window", "Stopped. Nothing was written.")
        self._work(
            self._files.export(self._settings_file.path, target),
            translate("Window", "Exporting everything…"),
            stopped,
            done,
        )

    def choose_import(self) -> None:
        """Ask for a file with everything, and add what it holds."""
        from noria_desktop.ui.widgets.file_places import ask_which

        name = ask_which(self._window, translate("Window", "Import"), self._profile_words())
        if name:
            self.import_from(Path(name))

    @staticmethod
    def _profile_words() -> str:
        return translate("Window", "Everything in one file") + f" ({PROFILE_FILTER})"

    def import_from(self, file: Path) -> None:
        """Add what a file with everything holds to what is here; a window that only looks leaves that."""
        if not self._writes:
            return
        self._games.flush()
        stopped = translate("Window", "Stopped. Importing the file again brings in the rest.")
        self._work(
            self._files.bring_in(self._settings_file.path, file),
            translate("Window", "Importing…"),
            stopped,
            self._brought,
        )

    def _brought(self, brought: Brought) -> None:
        if brought.settings:
            fresh = SettingsFile(self._settings_file.path.parent)
            self._host.change_settings(**asdict(fresh.settings))
        games, here, damaged = brought.games, brought.here, brought.damaged
        parts = [
            translate("Window", "%n game(s) came in", "", games),
            translate("Window", "%n were here already", "", here),
        ]
        if damaged:
            words = translate("Window", "%n could not be read and stay as they are", "", damaged)
            parts.append(words)
        between = translate("Window", "; ", "between parts of a sentence")
        self._host.tell(
            translate("Window", "{facts}.", "a sentence of parts").format(facts=between.join(parts))
        )

    def _work(
        self,
        steps: Generator[tuple[int, int], None, Value],
        text: str,
        stopped: str,
        done: Callable[[Value], None],
    ) -> None:
        """Carry something out, behind a sheet where it takes longer; what goes wrong is told."""
        failed: list[SaveError] = []
        values: list[Value] = []

        def whole() -> Generator[tuple[int, int], None, None]:
            try:
                values.append((yield from steps))
            except SaveError as error:
                failed.append(error)

        def end() -> None:
            if failed:
                self._games.complain(failed[0])
            elif values:
                done(values[0])
            else:
                self._host.tell(stopped)

        work = whole()
        until = monotonic() + AT_ONCE_S
        for _ in work:
            if monotonic() >= until:
                break
        else:
            end()
            return
        from noria_desktop.ui.widgets.wait_sheet import WaitSheet

        sheet = WaitSheet(self._host.sheet_style(), text, work, self._window)
        sheet.finished.connect(end)
        sheet.open()
