"""The logbook of the campaign that is looked at, and the lines that are told of its games."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtWidgets import QWidget

from noria_desktop.app.campaign.campaign import Campaign
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.standing import standing
from noria_desktop.app.campaign.targets import margin
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages.campaign.voyage_names import shown_name
from noria_desktop.ui.window.campaign_files import CampaignFiles

if TYPE_CHECKING:
    from noria_desktop.ui.game_ui import StoryLine
    from noria_desktop.ui.pages.campaign.end_model import Decided
    from noria_desktop.ui.pages.campaign.model import Bookmark, Picture
    from noria_desktop.ui.pages.logbook.book_model import Entry
    from noria_desktop.ui.pages.page import Page

log = logging.getLogger(__name__)

LOGBOOK: Final = "logbook"
"""Name of the page."""


class BookHost(Protocol):
    """What is asked of the way through the Circuit."""

    writes: bool

    @property
    def campaigns(self) -> Campaigns:
        """The campaigns of the profile."""
        ...

    @property
    def campaign(self) -> Campaign:
        """The campaign that is looked at."""
        ...

    @property
    def files(self) -> CampaignFiles:
        """What can be done with campaigns as files."""
        ...

    def style(self) -> ShellStyle:
        """Looks of a page."""
        ...

    def skin(self) -> Skin:
        """Looks of a board."""
        ...

    def put(self, name: str, page: Page, again: Callable[[], None]) -> None:
        """Show a page; ``again`` makes it once more."""
        ...

    def show_map(self, chosen: str = "") -> None:
        """The map."""
        ...

    def go_to(self, name: str) -> None:
        """Play a chapter, the evening or the voyage by its name."""
        ...

    def bookmarks(self, shown: Campaign) -> tuple[Bookmark, ...]:
        """Every campaign."""
        ...

    def take(self, identity: str) -> None:
        """Look at another campaign."""
        ...

    def watch(self, session: Session) -> None:
        """A finished game again from its start."""
        ...


class BookWays:
    """The pages of the logbook, and what they tell."""

    def __init__(self, host: BookHost) -> None:
        """Nothing is told yet."""
        self._host = host
        self._stories: dict[str, tuple[StoryLine, ...]] = {}
        """The lines that were chosen for a game; they stay, in whatever order the book is leafed through."""

    def forget(self) -> None:
        """Another campaign is looked at."""
        self._stories = {}

    def lines(self, session: Session) -> tuple[StoryLine, ...]:
        """Three lines about a game, what other pages tell comes last; none where its log tells too little."""
        from noria_desktop.ui.pages.story import steps_of, told

        story = game_ui(session.rules.game_id).story
        if story is None:
            return ()
        if session.identity not in self._stories:
            already = {line.kind for lines in self._stories.values() for line in lines}
            try:
                self._stories[session.identity] = told(steps_of(session), story, already)
            except ValueError as error:
                log.info("no story: %s", error)
                return ()
        return self._stories[session.identity]

    def decided(self, session: Session) -> Decided | None:
        """What decided a game, where and how much; None where its log tells too little."""
        from noria_desktop.ui.pages.campaign.end_model import Decided

        lines = self.lines(session)
        if not lines:
            return None
        ply = max(1, lines[-1].ply)
        rules = session.rules
        before, after = (margin(_scores(session, one)) for one in (ply - 1, ply))
        turns = ((one, rules.turn(session.state_at(one))) for one in range(ply - 1, -1, -1))
        own = next((one for one, turn in turns if turn.seat == HUMAN and not turn.automatic), 0)
        return Decided(lines[-1].text, ply, own, after - before)

    def piece(self, session: Session, ply: int) -> Picture:
        """The piece of the board on which a step happened."""
        from noria_desktop.ui.pages.campaign.model import Picture
        from noria_desktop.ui.widgets.board_piece import piece

        scene = piece(game_ui(session.rules.game_id).book(), session, ply)
        return Picture(lambda painter, area: scene.paint(painter, area, self._host.skin()), 1 / scene.shape)

    def _told(self, session: Session) -> tuple[tuple[int, str], ...]:
        return tuple((line.round, line.text) for line in self.lines(session))

    def show(self, name: str = "") -> None:
        """The book, open at a chapter; else where something was written last."""
        from noria_desktop.ui.pages.logbook.book_pages import BookMaker
        from noria_desktop.ui.pages.logbook.logbook_page import LogbookPage

        campaign = self._host.campaign
        maker = BookMaker(campaign, standing(campaign), self._host.campaigns.final, self._told)
        page = LogbookPage(lambda: maker.model(name), self._host.style())
        page.back_requested.connect(lambda: self._host.show_map(page.page.name))
        page.again_requested.connect(self._host.go_to)
        page.put_beside_title(self._switcher(campaign))
        page.replay_requested.connect(self._replay)
        self._host.put(LOGBOOK, page, lambda: self.show(page.page.name))

    def _switcher(self, campaign: Campaign) -> QWidget:
        """Which campaign's book it is, and the way to the others."""
        from noria_desktop.ui.pages.campaign.switcher import Bookshelf, Switcher

        host = self._host
        switcher = Switcher(host.style())
        switcher.show_model(Bookshelf(campaign.id, shown_name(campaign.name), host.bookmarks(campaign)))

        def look_at(identity: str) -> None:
            host.take(identity)
            self.show()

        switcher.chosen.connect(look_at)
        if host.writes:
            switcher.new_asked.connect(lambda: host.files.ask_new())
            switcher.files_asked.connect(lambda: host.files.show(host.campaign))
            switcher.restore_asked.connect(lambda file: host.files.restore(Path(file)))
        return switcher

    def _replay(self, entry: Entry) -> None:
        """The game of a page again from its start."""
        final = self._host.campaigns.final(entry.attempt, entry.ending)
        if final is not None:
            self._host.watch(final)


def _scores(session: Session, ply: int) -> tuple[int, ...]:
    sheet = session.rules.scores(session.state_at(ply))
    return tuple(sheet.total(seat) for seat in range(sum(map(len, sheet.ranking))))
