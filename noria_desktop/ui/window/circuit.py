"""The way through the Circuit: its pages, the games it lays, and what becomes of them.

A game of a campaign is an ordinary game on the ordinary table; only its identity says that it is an attempt, so one that
is opened by a double click is one as well.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtWidgets import QWidget

from noria_desktop.app.campaign import taken_along
from noria_desktop.app.campaign.campaign import (
    Attempt,
    Campaign,
    new_campaign,
    with_attempt,
)
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.chapters import FINALE, NIGHTS, Settings, chapter
from noria_desktop.app.campaign.standing import ChapterStanding, standing
from noria_desktop.app.campaign.table import table
from noria_desktop.app.messages import save_error_text
from noria_desktop.app.saves.envelope import Summary
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.saves.listing import Kind
from noria_desktop.app.session import Session
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages.campaign.voyage_names import season_name
from noria_desktop.ui.table.replay.origin import Origin
from noria_desktop.ui.window.campaign_files import CampaignFiles
from noria_desktop.ui.window.circuit_book import LOGBOOK, BookWays
from noria_desktop.ui.window.circuit_chapter import ChapterWays, ShowScore
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.together import CHAPTER, TogetherWays

if TYPE_CHECKING:
    from noria_desktop.ui.pages.campaign.model import Bookmark, Picture
    from noria_desktop.ui.pages.page import Page
    from noria_desktop.ui.window.honours import EndOfGame, HonoursWays

MAP: Final = "campaign"
"""Name of the page."""


class CircuitHost(Protocol):
    """What the way through the Circuit asks of the window."""

    def put_page(self, name: str, page: Page) -> None:
        """Show a page."""
        ...

    page_name: str

    def page_style(self) -> ShellStyle:
        """Looks of a page."""
        ...

    def sheet_style(self) -> ShellStyle:
        """Looks of a sheet that fits into the window."""
        ...

    def seat(self, session: Session, source: Path | None = None) -> None:
        """Put a game on the table."""
        ...

    def show_home(self) -> None:
        """The home page."""
        ...

    def show_rules(self, game_id: str) -> None:
        """How to play."""
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

    def watch(
        self,
        session: Session,
        ply: int = 0,
        *,
        explained: bool = False,
        back: Callable[[], None] | None = None,
        origin: Origin = Origin.HOME,
    ) -> None:
        """A finished game again, from a step on; ``explained`` opens the log at the reasons of the others."""
        ...

    @property
    def honours(self) -> HonoursWays:
        """Marks of honour."""
        ...

    def complain(self, error: SaveError) -> None:
        """One clear sentence where the player looks."""
        ...


class Circuit:
    """The campaign that is looked at, and the pages that show it."""

    def __init__(
        self, window: QWidget, host: CircuitHost, files: Files, skin: Callable[[], Skin], *, writes: bool
    ) -> None:
        """No page yet.

        Args:
            window: sheets open over it.
            host: the same window, as far as it is asked for something.
            files: the files of a profile.
            skin: is asked for whenever a picture is painted.
            writes: False leaves every file as it is.
        """
        self._window, self._host, self._files, self._skin = window, host, files, skin
        self.writes = writes
        self._campaign: Campaign | None = None
        self._again: Callable[[], None] = self.show_map
        """Shows the page that is shown once more."""
        self.is_sample = False
        """Whether what is looked at is there for pictures: then nothing of a page waits for its turn."""
        self.together = TogetherWays(self)
        self.book = BookWays(self)
        self.chapters = ChapterWays(self)

    def reword(self) -> None:
        """Make the page that is shown once more in the language of now."""
        if self._host.page_name in (MAP, CHAPTER, LOGBOOK):
            self._again()

    def put(self, name: str, page: Page, again: Callable[[], None]) -> None:
        """Show a page; ``again`` makes it once more, in the language of then."""
        page.rules_requested.connect(self._host.show_rules)
        page.library_requested.connect(lambda: self._host.show_library(again))
        page.statistics_requested.connect(lambda: self._host.show_statistics(again))
        self._again = again
        self._host.put_page(name, page)

    def style(self) -> ShellStyle:
        """Looks of a page."""
        return self._host.page_style()

    def skin(self) -> Skin:
        """Looks of a board."""
        return self._skin()

    def watch(self, session: Session, ply: int = 0, *, explained: bool = False) -> None:
        """A finished game again, from a step on; it leads back to the page that is shown."""
        origin = Origin.LOGBOOK if self._host.page_name == LOGBOOK else Origin.CAMPAIGN
        self._host.watch(session, ply, explained=explained, back=self._again, origin=origin)

    def tell_honours(self, session: Session, page: EndOfGame, back: Callable[[], None]) -> None:
        """Name on the end of a chapter which marks its game earned first; a game of the samples earns none."""
        if not self.is_sample:
            self._host.honours.follow(session, page, back)

    @property
    def campaigns(self) -> Campaigns:
        """The campaigns of the profile."""
        return self._files.campaigns

    @property
    def campaign(self) -> Campaign:
        """The campaign that is looked at, as it is on the disk now; a new one until the first game is begun."""
        shown = self._campaign
        found = self.campaigns.current() if shown is None else self.campaigns.get(shown.id) or shown
        self._campaign = new_campaign(season_name()) if found is None else found
        return self._campaign

    # The map ----------------------------------------------------------------------------------------------

    def show_map(self, chosen: str = "", told: str = "") -> None:
        """The map of the campaign; ``told`` is what was just done with its file."""
        from noria_desktop.ui.pages.campaign.circuit import CircuitPage
        from noria_desktop.ui.pages.campaign.model import circuit_model

        if self.writes:
            # Another program may have been ended between the end of a game and its note.
            with contextlib.suppress(SaveError):
                self.campaigns.mend()
        campaign = self.campaign
        now = standing(campaign)
        page = CircuitPage(
            circuit_model(campaign, self.running, self.bookmarks(campaign), chosen, self.together.spent),
            self.style(),
            lambda name: self.picture_of(now.of(chapter(name))),
            self.together.newest,
        )
        page.back_requested.connect(self._host.show_home)
        page.play_requested.connect(self.play)
        page.anew_requested.connect(lambda name: self.chapters.show_begin(chapter(name)))
        page.easier_requested.connect(
            lambda name: self.chapters.show_begin(chapter(name), chapter(name).level - 1)
        )
        page.reasons_requested.connect(self._show_reasons)
        page.logbook_requested.connect(self.show_logbook)
        page.finale_requested.connect(lambda: self.together.show_finale())
        page.evening_anew_requested.connect(self.together.evening_anew)
        page.nights_requested.connect(self.together.sail)
        page.voyage_anew_requested.connect(self.together.voyage_anew)
        page.switch_requested.connect(self.look_at)
        if self.writes:
            page.new_requested.connect(lambda: self.files.ask_new())
            page.files_requested.connect(lambda: self.files.show(self.campaign))
            page.restore_requested.connect(lambda file: self.files.restore(Path(file)))
        page.map.tell(told)
        self.put(MAP, page, lambda: self.show_map(page.model.chosen))
        if self.is_sample:
            page.load_all()

    @property
    def files(self) -> CampaignFiles:
        """What can be done with campaigns as files."""
        return CampaignFiles(self._window, self._host, self.campaigns, self._show_map_of)

    def _show_map_of(self, campaign: Campaign | None, told: str = "") -> None:
        """The map of another campaign; None: of the one looked at last."""
        self._take(campaign)
        self.show_map(told=told)

    def _take(self, campaign: Campaign | None) -> None:
        """Look at another campaign; None: at the one looked at last."""
        self._campaign = campaign
        self.book.forget()
        self.together.forget()

    def bring_in(self, file: Path) -> None:
        """Add a campaign from a file, joined with the copy that is here."""
        if self.writes:
            self.files.bring_in(file)

    def bookmarks(self, shown: Campaign) -> tuple[Bookmark, ...]:
        """Every campaign, and the one that is shown where nothing of it is written yet."""
        from noria_desktop.ui.pages.campaign.model import Bookmark, bookmark

        listed = self.campaigns.listed()
        found = [bookmark(one.campaign) for one in listed if one.campaign is not None]
        if all(one.id != shown.id for one in found):
            found.insert(0, bookmark(shown))
        for one in listed:
            if one.error is not None:
                trouble = save_error_text(one.error, self._skin().language)
                found.append(Bookmark(str(one.file), one.file.stem, 0, 0, "", trouble, one.has_backup))
        return tuple(found)

    def running(self, attempt: Attempt) -> Summary | None:
        """How far a game is that goes on."""
        listed = self._files.store.listing.one(self.campaigns.running_file(attempt), Kind.AUTOMATIC)
        if listed is None or listed.head is None or listed.head.summary.over:
            return None
        return listed.head.summary

    def picture_of(self, one: ChapterStanding) -> Picture | None:
        """The player's own position of a chapter: the game that goes on, else the best that has ended."""
        session = None
        if one.running is not None and self.running(one.running) is not None:
            session = self.campaigns.going_on(one.running)
        elif one.best is not None:
            session = self.campaigns.final(one.best.attempt, one.best.ending)
        return None if session is None else self.picture(session)

    def picture(self, session: Session) -> Picture:
        """A position as its game's scene paints it."""
        from noria_desktop.ui.pages.campaign.model import Picture

        scene = game_ui(session.rules.game_id).book().scene(session)
        return Picture(lambda painter, area: scene.paint(painter, area, self._skin()), 1 / scene.shape)

    def take(self, identity: str) -> None:
        """Look at another campaign; where it has gone, at the one looked at last."""
        found = self.campaigns.get(identity)
        if found is not None and self.writes:
            self.campaigns.look_at(found)
        self._take(found)

    def look_at(self, identity: str) -> None:
        """The map of another campaign."""
        self.take(identity)
        self.show_map()

    def go_to(self, name: str) -> None:
        """Play a chapter, the evening or the voyage by its name."""
        if name == FINALE:
            self.together.show_finale()
        elif name == NIGHTS:
            self.together.sail()
        else:
            self.play(name)

    def play_next(self, name: str = "") -> None:
        """This chapter, or the one that comes next; before the first game the map, so that one sees where it leads."""
        campaign = self.campaign
        if campaign.attempts:
            self.play(name or standing(campaign).next.chapter.id)
        else:
            self.show_map()

    # A chapter --------------------------------------------------------------------------------------------

    def play(self, name: str) -> None:
        """Go on with the game of a chapter, or begin one."""
        where = chapter(name)
        one = standing(self.campaign).of(where)
        if not one.open:
            return
        if one.running is not None and self.running(one.running) is not None:
            self.open(one.running)
        else:
            self.chapters.show_begin(where)

    def open(self, attempt: Attempt) -> None:
        """Go on with a game."""
        file = self.campaigns.running_file(attempt)
        try:
            self._host.seat(self._files.open(file), file)
        except SaveError as error:
            self._host.complain(error)

    def _show_reasons(self, name: str) -> None:
        """The last loss of a chapter where it was decided, with the reasons of the others."""
        lost = [
            (ending.result.finished_at, attempt, ending)
            for attempt in self.campaign.at(chapter(name))
            for ending in attempt.endings
            if not ending.won
        ]
        _, attempt, ending = max(lost, key=lambda one: one[0])
        session = self.campaigns.final(attempt, ending)
        if session is None:
            self.show_logbook(name)
            return
        decided = self.book.decided(session)
        self.watch(session, 0 if decided is None else decided.ply, explained=True)

    def show_logbook(self, name: str = "") -> None:
        """The book, open at a chapter; else where something was written last."""
        self.book.show(name)

    def begin(self, campaign: Campaign, attempt: Attempt, more: Settings = ()) -> None:
        """Lay the table; the campaign knows of it from the first decision on."""
        session = table(campaign, attempt, more)
        self.campaigns.lay(campaign, attempt)
        self._host.seat(session)

    def ended(self, session: Session, show_score: ShowScore, *, seen: bool = False) -> bool:
        """Show how a game of a campaign ended; False for any other game. One that was ``seen`` is there at once."""
        found = self.campaigns.of_table(session.identity)
        if found is None or not session.is_over:
            return False
        campaign, attempt = found
        self._campaign = campaign
        if attempt.where.volume:
            self.chapters.show_end(with_attempt(campaign, attempt), attempt, session, show_score, seen=seen)
        else:
            self.together.show_end(campaign, attempt, session, show_score, seen=seen)
        return True

    # The sample -------------------------------------------------------------------------------------------

    def look_into(self, profile: Path, data: bytes) -> None:
        """Look at an exported campaign in a profile of its own, from which this way does not come back."""
        self.is_sample = True
        self._files = type(self._files)(profile)
        self._take(taken_along.bring(self.campaigns, data).campaign)
