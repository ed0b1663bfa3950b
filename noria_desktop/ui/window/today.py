"""The way through the day's game: its page and its tries."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date, timedelta
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from noria_desktop.app.library.entries import Entry, entries
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.session import Session
from noria_desktop.app.today.days import Days, DayState, Stand
from noria_desktop.app.today.edition import LAST_DAY, days_game
from noria_desktop.app.today.tries import lay, mark_of
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.day_card import DayCard
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.page_host import PageHost
from noria_desktop.ui.window.page_models import PageModels
from noria_desktop.ui.window.today_told import card_of, refused_text

if TYPE_CHECKING:
    from noria_desktop.app.today.friends import FriendsFile
    from noria_desktop.ui.pages.home import HomePage
    from noria_desktop.ui.pages.today.model import TodayModel
    from noria_desktop.ui.pages.today.today_page import TodayPage
    from noria_desktop.ui.window.today_lines import DayLines

log = logging.getLogger(__name__)

TODAY: Final = "today"
"""Name of the page, and of the picture of its sample."""
READING_S: Final = 0.012
"""Time for reading between two frames."""
LOOKING_MS: Final = 20_000
"""So often the page looks whether another day has begun."""


class TodayHost(PageHost, Protocol):
    """What the way through the day's game asks of the window."""

    page_name: str

    def show_rules(self, game_id: str, /) -> None:
        """Show how to play."""
        ...

    def seat(self, session: Session, source: Path | None = None) -> None:
        """Put a game on the table."""
        ...

    def language(self) -> str:
        """The language in use."""
        ...

    def show_library(self, back: Callable[[], None], /) -> None:
        """Every game, and from there back to what is given."""
        ...

    def show_statistics(self, back: Callable[[], None], /) -> None:
        """What the games come to, and from there back to what is given."""
        ...


def day_now() -> date:
    """The day of the player's calendar."""
    return date.today()  # noqa: DTZ011 - the player's own day


class TodayWays(QObject):
    """The day's game in a window."""

    def __init__(
        self,
        parent: QObject,
        host: TodayHost,
        files: Files,
        models: PageModels,
        *,
        close_game: Callable[[], None],
        writes: bool,
    ) -> None:
        """No page yet.

        Args:
            parent: owns it.
            host: the window.
            files: of the profile.
            models: read the files, a little at a time.
            close_game: puts what lies on the table away.
            writes: False leaves every file as it is.
        """
        super().__init__(parent)
        self._host, self._files, self._models = host, files, models
        self._close_game, self._writes = close_game, writes
        self.page: TodayPage | None = None
        self._sample: TemporaryDirectory[str] | None = None
        self._today: Callable[[], date] = day_now
        self._days: Days | None = None
        self._chosen: date | None = None
        self._shown_on = day_now()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read_on)

    @cached_property
    def lines(self) -> DayLines:
        """The player's line of a day and those of friends; home's card does without them."""
        from noria_desktop.ui.window.today_lines import DayLines

        return DayLines(self)

    def friends_file(self) -> FriendsFile:
        """Where friends' lines are kept."""
        from noria_desktop.app.today.friends import FriendsFile

        return FriendsFile(self._files.store.profile, writes=self._writes)

    def language(self) -> str:
        """The language in use."""
        return self._host.language()

    # What is known --------------------------------------------------------------------------------------

    def _sorted(self) -> Days:
        """Every game of the library by day."""
        trashed = self._in_trash()
        found = entries(
            self._files.store.listing.found(), self._files.results.so_far(), elsewhere=frozenset(trashed)
        )
        return Days(found, trashed)

    def _in_trash(self) -> tuple[str, ...]:
        try:
            names = (one.file.name for one in self._files.store.trash.all())
            return tuple(name.partition(".")[0].rpartition("-")[2] for name in names)
        except SaveError as error:
            log.info("no trash: %s", error)
            return ()

    def _look(self) -> None:
        """Read the friends' lines, and sort what is known of the games."""
        self._days = self._sorted()
        self.lines.read()

    def _of_one(self, day: date) -> DayState:
        """The same of a single day, without sorting thousands of games: those of another seed are none of it."""
        game = days_game(day)
        seed = None if game is None else game.seed
        listed = [
            one for one in self._files.store.listing.found() if one.head is not None and one.head.seed == seed
        ]
        finished = [one for one in self._files.results.so_far() if one.seed == seed]
        trashed = self._in_trash()
        found = entries(listed, finished, elsewhere=frozenset(trashed))
        return Days(found, trashed).of(day, self._today())

    def state(self, day: date) -> DayState:
        """What is known of a day."""
        if self._days is None:
            self._days = self._sorted()
        return self._days.of(day, self._today())

    def _model(self) -> TodayModel:
        from noria_desktop.ui.pages.today.model import TodayModel, days_of_month

        today = self._today()
        chosen = today if self._chosen is None else self._chosen
        state = self.state(chosen)
        assert self._days is not None
        pasted = [line.day for line in self.lines.friends.lines]
        return TodayModel(
            today,
            state,
            tuple(self.state(day) for day in days_of_month(chosen)),
            min(self._days.earliest(), today),
            min(max([today, *(day for day in pasted if day <= today + timedelta(days=1))]), LAST_DAY),
            self.lines.friends.of(chosen),
            self.lines.own(state),
            self.lines.friends.name,
            _open_one(state) is not None,
            reading=not self._models.is_read,
        )

    # The page -------------------------------------------------------------------------------------------

    def show(self, day: date | None = None) -> None:
        """The page as the files are now; ``day``: by default today."""
        from noria_desktop.ui.pages.today.today_page import TodayPage

        self._close_game()
        self._chosen, self._shown_on = day, self._today()
        self._models.begin()
        self.page = None
        self._look()
        page = TodayPage(self._model(), self._host.page_style())
        page.back_requested.connect(self._host.show_home)
        page.rules_requested.connect(self._host.show_rules)
        page.library_requested.connect(lambda: self._host.show_library(self.show))
        page.statistics_requested.connect(lambda: self._host.show_statistics(self.show))
        page.day_requested.connect(self.choose)
        page.primary_requested.connect(self.go)
        page.open_requested.connect(self.play_open)
        page.copy_requested.connect(self.lines.copy)
        page.paste_requested.connect(lambda: self.lines.paste(QGuiApplication.clipboard().text()))
        page.line_given.connect(self.lines.paste)
        page.named.connect(self.lines.rename)
        page.removed.connect(self.lines.remove)
        self.page = page
        self._host.put_page(TODAY, page)
        if self._told:
            self.tell(*self._told)
        self._timer.start(0)

    _told: tuple[str, bool] | tuple[()] = ()
    """Said before there was a page to say it on."""

    def tell(self, text: str, wrong: bool = False) -> None:
        """Say something on the page, or as soon as there is one."""
        if self.page is None:
            self._told = (text, wrong)
        else:
            self._told = ()
            self.page.tell(text, wrong=wrong)

    def refill(self) -> None:
        """The page as the files are now."""
        if self.page is not None:
            self.page.show_model(self._model())

    def _read_on(self) -> None:
        """The next few files; later, whether another day has begun."""
        if self.page is None or self._host.page_name != TODAY:
            self._timer.stop()
            self.page = None
        elif not self._models.is_read:
            self._models.read_on(READING_S)
        elif self.page.model.reading:
            # Read by this page or, meanwhile, for another one.
            self._days = self._sorted()
            self.refill()
            self._files.remember()
        else:
            self._timer.setInterval(LOOKING_MS)
            if self._today() != self._shown_on:
                self._another_day()

    def _another_day(self) -> None:
        """Midnight has passed: the day that is looked at stays, "today" moves on, and that is said."""
        from noria_desktop.ui.pages.today import words

        if self._chosen is None:
            self._chosen = self._shown_on
        self._shown_on = self._today()
        self.refill()
        if self.page is not None:
            today = words.short_day(self._shown_on)
            self.tell(translate("Today", "Another day has begun: {day} has its own game.").format(day=today))

    def choose(self, day: date) -> None:
        """Look at another day."""
        self._chosen = day
        self.refill()

    # Tries ----------------------------------------------------------------------------------------------

    def go(self) -> None:
        """What the chosen day asks for next: begin, go on, copy the line, or play open."""
        if self.page is None:
            return
        asked = self.page.model.chosen
        # Meanwhile the day may be over, or the try begun from elsewhere.
        self._models.begin()
        self._days = self._sorted()
        now = self.state(asked.day)
        match now.stand:
            case Stand.NEW:
                self._begin(now, sealed=True)
            case Stand.BEGUN:
                self._go_on(now.counted)
            case _ if asked.stand is Stand.NEW:
                self._refuse(now)
            case Stand.PLAYED:
                self.lines.copy()
            case Stand.OPENED if self.lines.own(now) is not None:
                self.lines.copy()
            case Stand.OPENED | Stand.PAST:
                self.play_open()

    def _refuse(self, now: DayState) -> None:
        """The sealed try of this page is not to be had any more."""
        self.refill()
        self.tell(refused_text(now), wrong=True)

    def play_open(self) -> None:
        """An open try of the chosen day; one that goes on already goes on."""
        if self.page is None:
            return
        now = self.state(self.page.model.chosen.day)
        going_on = _open_one(now)
        if going_on is not None:
            self._go_on(going_on)
        elif now.stand is Stand.NEW and not self._is_warned:
            self._is_warned = True
            self.tell(
                translate(
                    "Today",
                    "Whoever has seen the deal has no sealed try of it any more. Press again to play open all the same.",
                ),
                wrong=True,
            )
        elif now.game is not None and now.stand is not Stand.AHEAD:
            self._begin(now, sealed=False)

    _is_warned = False
    """Whether it was said what an open try before the sealed one costs."""

    def _begin(self, state: DayState, *, sealed: bool) -> None:
        assert state.game is not None
        self._is_warned = False
        self._host.seat(lay(state.game, sealed=sealed))

    def _go_on(self, entry: Entry | None) -> None:
        if entry is None or entry.file is None:
            return
        try:
            session = self._files.open(entry.file)
        except SaveError as error:
            self._host.complain(error)
            return
        self._host.seat(session, entry.file)

    def back_from(self, session: Session) -> Callable[[], None]:
        """Where the result of a game leads back to: of a day's game to its day, else home."""
        mark = mark_of(session.identity)
        return self._host.show_home if mark is None else lambda: self.show(mark.day)

    # Home -----------------------------------------------------------------------------------------------

    def card(self) -> DayCard | None:
        """What home tells of today, as far as the files have been read."""
        day = self._today()
        return card_of(self._of_one(day), day)

    def connect_home(self, page: HomePage) -> None:
        """The ways of the card on home."""
        page.today.day_asked.connect(lambda: self.show())
        page.today.go_on_asked.connect(lambda: self._go_on(self._of_one(self._today()).counted))
        page.today.copy_asked.connect(lambda: self._copy_at_home(page))

    def _copy_at_home(self, page: HomePage) -> None:
        """The line to the clipboard; before there is a name, the page asks for one."""
        self.lines.read_quietly()
        text = self.lines.text_of(self._of_one(self._today()))
        if not self.lines.friends.name or text is None:
            self.show()
            self.lines.copy()
            return
        QGuiApplication.clipboard().setText(text)
        page.today.say_copied()

    # The sample -----------------------------------------------------------------------------------------

    def show_sample(self, name: str) -> bool:
        """The page of the sample profile as a picture shows it; False: it is none of this name."""
        if name != TODAY:
            return False
        from noria_desktop.app.today.sample import SAMPLE_DAY, fill

        self.leave()
        self._sample = TemporaryDirectory(ignore_cleanup_errors=True)
        folder = Path(self._sample.name)
        fill(folder)
        self._files, self._today = Files(folder), lambda: SAMPLE_DAY
        self._models = PageModels(self._files, self._models.skin)
        self._models.begin()
        self._models.read_on(60.0)
        self.show()
        return True

    def leave(self) -> None:
        """Away with the sample."""
        if self._sample is not None:
            self._sample.cleanup()
            self._sample = None


def _open_one(state: DayState) -> Entry | None:
    """The open try of a day that goes on."""
    everything = (*(() if state.counted is None else (state.counted,)), *state.others)
    if state.stand is Stand.BEGUN:
        everything = state.others
    return next((one for one in everything if not one.is_over and one.file is not None), None)
