"""What the statistics show, as the files of a profile are now: counted, and put in words by each game's door."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.library.entries import Entry, entries
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.statistics.figures import Figures, counted, evenings, figures, head_to_head, seconds
from noria_desktop.app.statistics.gathering import Gathering
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages.statistics.model import AllTab, Counted, GameTab, SourceRow, StatisticsModel
from noria_desktop.ui.widgets.result_model import ResultModel
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.page_models import PageModels
from noria_desktop.ui.window.position_paint import paint_position, position_in

log = logging.getLogger(__name__)


class StatisticsContents:
    """The finished games of a profile and what they come to."""

    def __init__(
        self, files: Files, models: PageModels, skin: Callable[[], Skin], today: date | None = None
    ) -> None:
        """Nothing is counted yet.

        Args:
            files: of the profile.
            models: read the files, a little at a time.
            skin: is asked for whenever a picture is painted.
            today: the day of the sample; None: the player's own day.
        """
        self.files, self.models = files, models
        self._skin, self._today = skin, today
        self.games: tuple[Entry, ...] = ()
        """Every game that counts, the earliest first."""
        self.is_counted = False
        """Whether everything was read before it was counted last."""
        self.gathering: Gathering | None = None
        """Reads what the files of the shown game tell."""
        self._tab = ""
        self._figures: Figures | None = None
        """Of the tab that is shown."""
        self._painted: tuple[str, Callable[[QPainter, QRectF], None] | None] = ("", None)
        """Key of the best game, and what paints it."""

    def count(self) -> None:
        """Find the games that count among what has been read."""
        self.is_counted = self.models.is_read
        every = entries(
            self.files.store.listing.found(), self.files.results.so_far(), elsewhere=self._in_trash()
        )
        self.games = counted(every, lambda game, opponent: opponent in game_cover(game).people)

    def _in_trash(self) -> frozenset[str]:
        """Identities of games whose files lie in the trash."""
        try:
            names = (one.file.name for one in self.files.store.trash.all())
            return frozenset(name.partition(".")[0].rpartition("-")[2] for name in names)
        except SaveError as error:
            log.info("no trash: %s", error)
            return frozenset()

    def begin_tab(self, game: str) -> None:
        """Begin to read what the files of a game tell; of all games, by an empty name, only what results say is told."""
        self._tab, self.gathering = game, None
        self._figures = figures(self.games, game, _order(game)) if game else Figures(self.games, ())
        if game:
            mine = self._figures.games
            book = game_ui(game).book()
            self.gathering = Gathering(kit(game), mine, book.kind, book.counted_points)

    # What the page shows

    def model(self) -> StatisticsModel:
        """The page as far as everything is read."""
        games = dict.fromkeys(game_ids(), 0)
        for one in self.games:
            games[one.game] = games.get(one.game, 0) + 1
        shown = {game: games[game] for game in game_ids()}
        heading = Counted(shown, not self.models.is_read, self.day)
        return StatisticsModel(heading, self._game_tab(self._tab) if self._tab else self._all_tab())

    @property
    def day(self) -> date:
        """The day on which the page is looked at."""
        return self._today or date.today()  # noqa: DTZ011 - the player's own day

    def _all_tab(self) -> AllTab:
        assert self._figures is not None
        orders = {game: _order(game) for game in game_ids()}
        return AllTab(
            self._figures,
            head_to_head(self.games, orders),
            evenings(self.games, self.day),
            {game: seconds(one for one in self.games if one.game == game) for game in game_ids()},
        )

    def _game_tab(self, game: str) -> GameTab:
        found, book, gathering = self._figures, game_ui(game).book(), self.gathering
        assert gathering is not None
        assert found is not None
        return GameTab(
            game,
            found,
            book.unit,
            book.kinds_title(),
            book.kinds(),
            gathering.spread(),
            self._sources(game, gathering),
            gathering.opened,
            not gathering.is_read,
            self._paint_best(found.best),
        )

    def _sources(self, game: str, gathering: Gathering) -> tuple[SourceRow, ...]:
        """The rows of the score sheet by their names."""
        if gathering.sheet is None:
            return ()
        door = game_ui(game)
        model = ResultModel(
            game, gathering.sheet, "", sealed=False, undo_count=0, hints=0, minutes=0, final=gathering.final
        )
        parts = door.result_parts(model)
        means = {one.line: one for one in gathering.sources()}
        return tuple(
            SourceRow(parts.row_name(line), means[line].own, means[line].rival)
            for line in door.book().counted_lines(parts)
            if line in means
        )

    def _paint_best(self, best: Entry | None) -> Callable[[QPainter, QRectF], None] | None:
        """What paints the best game as it lay in the end; read once."""
        if best is None or best.file is None:
            return None
        if self._painted[0] != best.key:
            self._painted = best.key, self._painter_of(best)
        return self._painted[1]

    def _painter_of(self, best: Entry) -> Callable[[QPainter, QRectF], None] | None:
        assert best.file is not None
        view = position_in(best.file, self.files.store.find_kit)
        if view is None:
            return None
        return lambda painter, area: paint_position(painter, area, best.game, view, self._skin())


def _order(game: str) -> tuple[str, ...]:
    """The opponents of a game, the easiest first; people, and tables of several, only where they were met."""
    known = kit(game)
    usual = [key for key in game_ui(game).opponents() if "+" not in key]
    people = game_cover(game).people
    return tuple(key for key in dict.fromkeys((*known.rivals, *usual)) if key not in people)
