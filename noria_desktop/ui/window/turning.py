"""The way through the turning points: a game is read in a worker beside the window, its moments are tried, some wait.

What was read is kept in the cache; leaving is possible at any time. Source: mocks/library.md 3.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.replaying.timeline import timeline
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.session import Session
from noria_desktop.app.turning.changes import CAREFUL, Measure
from noria_desktop.app.turning.kept import Kept
from noria_desktop.app.turning.practice import Practice, Waiting
from noria_desktop.app.turning.reading import Moment, Reading, can_be_read
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.replay.origin import Origin
from noria_desktop.ui.widgets.notice_bar import NoticeBar
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.page_host import WatchingHost
from noria_desktop.ui.window.page_models import PageModels
from noria_desktop.ui.window.table_place import TablePlace
from noria_desktop.ui.window.turning_try import POLL_MS, Trying
from noria_desktop.ui.window.turning_words import Worder

if TYPE_CHECKING:
    from noria_desktop.app.thinking import SearchWorker
    from noria_desktop.ui.pages.turning.model import TurningModel
    from noria_desktop.ui.pages.turning.practice_page import PracticeRow
    from noria_desktop.ui.pages.turning.turning_page import TurningPage

log = logging.getLogger(__name__)

TURNING: Final = "turning"
"""Name of the page, and of the picture of its sample."""
PRACTICE: Final = "practice"
"""Name of the page of what waits."""
SHOWN_FIRST: Final = "nautilus"
"""The game of the picture; with a dash and a game's id that of another one."""
SHOWING_MS: Final = 350
"""So often, at the most, is shown what was found meanwhile."""
READ_S: Final = 60.0
"""Time for reading the files of a profile when a move of some game is asked for."""


class TurningHost(WatchingHost, Protocol):
    """What is asked of the window."""

    place: TablePlace

    def put_above(self, bar: NoticeBar) -> None:
        """Give a bar its place above whatever page is shown."""
        ...

    def lay_table(self) -> None:
        """Let the table be the page that is seen."""
        ...

    def show_table(self, name: str) -> None:
        """Show the table."""
        ...

    def show_rules(self, game_id: str, /) -> None:
        """Show how to play."""
        ...


class TurningWays(QObject):
    """Turning points in a window."""

    def __init__(
        self,
        parent: QObject,
        host: TurningHost,
        files: Files,
        models: PageModels,
        skin: Callable[[], Skin],
        cache: Path,
        *,
        writes: bool,
    ) -> None:
        """Nothing is read yet.

        Args:
            parent: owns it.
            host: the window.
            files: of the profile.
            models: read the files.
            skin: is asked for whenever a picture is painted.
            cache: the profile's cache folder.
            writes: False leaves every file as it is.
        """
        super().__init__(parent)
        self._host, self._files, self._models, self._skin = host, files, models, skin
        self._kept = Kept(cache, writes=writes)
        self._practice = Practice(files.store.profile, writes=writes)
        self._worker_now: SearchWorker | None = None
        self._page: TurningPage | None = None
        self._reading: Reading | None = None
        self._worder: Worder | None = None
        self._trouble = False
        self._found: set[tuple[str, int]] = set()
        """Moves of which a better one was found since the program was started."""
        self._back: Callable[[], None] = host.show_home
        self._tried_from: Callable[[], None] = host.show_home
        self._tried_listed = False
        self._asked: tuple[int, int] | None = None
        """Ply and effort of the question that the worker has."""
        self._timer, self._since = QTimer(self), QElapsedTimer()
        self._timer.timeout.connect(self._read_on)
        self._sample: TemporaryDirectory[str] | None = None
        self.trying = Trying(
            self,
            host,
            host.place,
            self._worker,
            found=self._note_found,
            put=self._put,
            following=self._next,
            back=self._leave_try,
        )

    def _worker(self) -> SearchWorker:
        if self._worker_now is None:
            from noria_desktop.app.thinking import SearchWorker

            self._worker_now = SearchWorker()
        return self._worker_now

    # The page -------------------------------------------------------------------------------------------

    @staticmethod
    def offers(session: Session) -> bool:
        """Whether a game has turning points."""
        return can_be_read(session)

    def show(self, session: Session, back: Callable[[], None] | None = None) -> None:
        """The turning points of a finished game; ``back``: where they were asked for."""
        from noria_desktop.ui.pages.turning.turning_page import TurningPage

        if not can_be_read(session):
            return
        self._host.place.close_game()
        self.trying.end()
        self._back = back or self._back
        if self._reading is None or self._reading.session is not session:
            self._begin(session)
        game = kit(session.rules.game_id)
        page = TurningPage(self._model, game.watched.unit, self._host.page_style())
        page.back_requested.connect(self._leave)
        page.rules_requested.connect(self._host.show_rules)
        page.pressed.connect(self._press)
        page.replay_requested.connect(lambda: self._watch(0))
        # Back to this very game, whichever others were tried from the list meanwhile.
        page.list_requested.connect(lambda: self.show_list(lambda: self.show(session)))
        self._page = page
        self._host.put_page(TURNING, page)
        self._since.start()
        self._timer.start(POLL_MS)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The turning points of the game that is read."""
        return () if self._reading is None else self._reading.moments

    def _begin(self, session: Session) -> None:
        self._stop()
        game = kit(session.rules.game_id)
        door = game_ui(game.game_id)
        self._trouble = False
        self._reading = Reading(session, self._kept.of(game, session), lies_open=door.lies_open)
        options = self._files.options_of(session)
        line = timeline(session, game)
        self._worder = Worder(self._reading, line, lambda: door.called(options), self._skin)

    def _again(self) -> None:
        """The page as it was left."""
        if self._reading is None:
            self._host.show_home()
        else:
            self.show(self._reading.session)

    def _leave(self) -> None:
        self._stop()
        back = self._back
        back()

    def _stop(self) -> None:
        """Nothing goes on being read."""
        self._timer.stop()
        if self._asked is not None:
            self._worker().cancel()
            self._asked = None
            self._keep()

    def _keep(self) -> None:
        reading = self._reading
        if reading is not None and self._sample is None:
            game = kit(reading.session.rules.game_id)
            self._kept.keep(game, reading.session, {**reading.looks, **reading.rivals})

    def close(self) -> None:
        """The window closes."""
        self._stop()
        self.trying.end()
        if self._worker_now is not None:
            self._worker_now.close()
        if self._sample is not None:
            self._sample.cleanup()
            self._sample = None

    def _model(self) -> TurningModel:
        assert self._worder is not None
        assert self._reading is not None
        identity = self._reading.session.identity
        known = {one.ply for one in self._practice.all() if one.identity == identity and one.found}
        known |= {ply for one, ply in self._found if one == identity}
        trouble = ""
        if self._trouble:
            trouble = translate("Turning", "The adviser could not read on; the log says why.")
        return self._worder.model(frozenset(known), len(self._practice.waiting()), trouble)

    def _read_on(self) -> None:
        """Hear what was found, ask the next question; the page is told now and then."""
        from noria_desktop.app.thinking import ThinkingFailed

        reading, page = self._reading, self._page
        if reading is None or page is None or not page.isVisible():
            self._stop()
            return
        try:
            if self._asked is not None:
                answer = self._worker().poll()
                if answer is None:
                    self._show_soon()
                    return
                reading.take(*self._asked, answer.choice)
                self._asked = None
            wanted = reading.wanted
            if wanted is not None:
                self._worker().ask(reading.asked(*wanted))
                self._asked = wanted
                self._show_soon()
                return
        except ThinkingFailed as error:
            log.error("the game could not be read on: %s", error)
            self._trouble, self._asked = True, None
        self._timer.stop()
        self._keep()
        page.show_again()

    def _show_soon(self) -> None:
        if self._since.elapsed() > SHOWING_MS and self._page is not None:
            self._since.restart()
            self._page.show_again()

    # What is asked for ----------------------------------------------------------------------------------

    def _press(self, number: int) -> None:
        """A card's button: try it, or see it again."""
        assert self._page is not None
        card = self._page.model.cards[number - 1]
        if not card.tries:
            self._watch(card.key)
            return
        self._try(card.key, self._again)

    def _try(self, ply: int, back: Callable[[], None], *, is_listed: bool = False) -> None:
        reading = self._reading
        assert reading is not None
        self._stop()
        self._tried_from = back
        look = reading.settled.get(ply)
        lost = 0 if look is None else max(0, look.found.lost)
        # A long look at a chance tells more of a mistake than a short one: what is tried is looked at as long.
        longer = look is not None and reading.measure is Measure.CHANCE and look.effort > CAREFUL
        effort = look.effort if look is not None and longer else CAREFUL
        self._tried_listed = is_listed
        self.trying.begin(reading.session, ply, lost, effort, is_listed=is_listed)

    def _leave_try(self) -> None:
        """Back; what was tried and not found waits from now on."""
        self.trying.keep_waiting()
        self.trying.end()
        self._host.place.close_game()
        back = self._tried_from
        back()

    def _watch(self, ply: int) -> None:
        reading = self._reading
        assert reading is not None
        self._stop()
        self._host.watch(reading.session, ply, back=self._again, origin=Origin.TURNING)

    def _next(self) -> None:
        """The next own moment of the page, or the next that waits."""
        reading = self._reading
        assert reading is not None
        here = self.trying.ply
        own = [one.change.ply for one in reading.moments if one.change.rests_on == (one.change.ply,)]
        own = own or [here]
        following = next((ply for ply in own if ply > here), own[0])
        self._try(following, self._tried_from, is_listed=self._tried_listed)

    def _note_found(self, ply: int) -> None:
        assert self._reading is not None
        identity = self._reading.session.identity
        self._found.add((identity, ply))
        if self._sample is None:
            self._tell_trouble(lambda: self._practice.note_found(identity, ply, _today()))

    def _put(self, ply: int) -> None:
        assert self._reading is not None
        session = self._reading.session
        self._tell_trouble(lambda: self._practice.put(session.identity, session.rules.game_id, ply, _today()))

    def _tell_trouble(self, change: Callable[[], None]) -> None:
        try:
            change()
        except SaveError as error:
            self._host.complain(error)

    # The practice list ----------------------------------------------------------------------------------

    def show_list(self, back: Callable[[], None]) -> None:
        """What waits, over all games, oldest first."""
        from noria_desktop.ui.pages.turning.practice_page import PracticePage

        self._stop()
        self._host.place.close_game()
        self.trying.end()
        page = PracticePage(self._rows(), self._host.page_style())
        page.back_requested.connect(back)
        page.rules_requested.connect(self._host.show_rules)
        page.tried.connect(lambda number: self._try_waiting(page.rows[number].waiting, back))
        page.removed.connect(lambda number: self._remove(page, number))
        self._host.put_page(PRACTICE, page)

    def _rows(self) -> tuple[PracticeRow, ...]:
        from noria_desktop.ui.pages.turning.practice_page import PracticeRow

        waiting = [one for one in self._practice.waiting() if one.game in game_ids()]
        against = {
            result.id: game_cover(game).called(result.opponent)
            for game in sorted({one.game for one in waiting})
            for result in self._models.finished(game)
        }
        return tuple(
            PracticeRow(one, game_ui(one.game).title(), against.get(one.identity, "")) for one in waiting
        )

    def _try_waiting(self, waiting: Waiting, back: Callable[[], None]) -> None:
        session = self._session_of(waiting)
        if session is None or waiting.ply >= len(session.log) or not can_be_read(session):
            self._tell_trouble(lambda: self._practice.take_off(waiting))
            self.show_list(back)
            return
        if self._reading is None or self._reading.session.identity != session.identity:
            self._begin(session)
        self._try(waiting.ply, lambda: self.show_list(back), is_listed=True)

    def _session_of(self, waiting: Waiting) -> Session | None:
        """The game of a move that waits, from the profile's files."""
        if self._reading is not None and self._reading.session.identity == waiting.identity:
            return self._reading.session
        self._models.begin()
        self._models.read_on(READ_S)
        for listed in self._files.store.listing.found():
            if waiting.identity in listed.file.name:
                try:
                    session = self._files.store.open(listed.file).session
                except SaveError as error:
                    log.info("a game of the practice list: %s", error)
                    continue
                if session.identity == waiting.identity:
                    return session
        return None

    def _remove(self, page: object, number: int) -> None:
        from noria_desktop.ui.pages.turning.practice_page import PracticePage

        assert isinstance(page, PracticePage)
        self._tell_trouble(lambda: self._practice.take_off(page.rows[number].waiting))
        page.show_rows(self._rows())

    # The sample -----------------------------------------------------------------------------------------

    def show_sample(self, name: str) -> bool:
        """The page of a game of the sample profile, read to its end; False: it is none of this name."""
        game = SHOWN_FIRST if name == TURNING else name.removeprefix(f"{TURNING}-")
        if not name.startswith(TURNING) or game not in game_ids():
            return False
        from noria_desktop.app.turning.sample import read_whole, sample_game

        self._sample = self._sample or TemporaryDirectory(ignore_cleanup_errors=True)
        self._practice = Practice(Path(self._sample.name))
        session = sample_game(game)
        self._begin(session)
        assert self._reading is not None
        read_whole(self._reading)
        self.show(session)
        return True


def _today() -> date:
    return date.today()  # noqa: DTZ011 - the player's own day
