"""One chapter of the Circuit: what it asks for before it is played, and how it ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

from noria_desktop.app.campaign.campaign import Attempt, Campaign, begun, ending_of, next_deal
from noria_desktop.app.campaign.chapters import Chapter, chapter
from noria_desktop.app.campaign.standing import ChapterStanding, standing
from noria_desktop.app.campaign.table import table
from noria_desktop.app.campaign.targets import newest
from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import play_to_human
from noria_desktop.app.session import Session
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.window.circuit_book import BookWays
from noria_desktop.ui.window.together import CHAPTER, TogetherHost

if TYPE_CHECKING:
    from noria_desktop.ui.pages.campaign.model import Picture
    from noria_desktop.ui.window.honours import EndOfGame

ShowScore: TypeAlias = Callable[[Callable[[], None]], None]
"""Shows the result page; from there it leads back to what is given."""


class ChapterHost(TogetherHost, Protocol):
    """What is asked of the way through the Circuit."""

    is_sample: bool

    @property
    def book(self) -> BookWays:
        """The logbook."""
        ...

    def play(self, name: str) -> None:
        """Go on with the game of a chapter, or begin one."""
        ...

    def picture_of(self, one: ChapterStanding) -> Picture | None:
        """The player's own position of a chapter."""
        ...

    def watch(self, session: Session, ply: int = 0, *, explained: bool = False) -> None:
        """A finished game again, from a step on."""
        ...

    def tell_honours(self, session: Session, page: EndOfGame, back: Callable[[], None]) -> None:
        """Name on the end of a chapter which marks its game earned first."""
        ...


class ChapterWays:
    """The pages before and after a game of a chapter."""

    def __init__(self, host: ChapterHost) -> None:
        """No page yet."""
        self._host = host

    def show_begin(self, where: Chapter, level: int | None = None, number: int | None = None) -> None:
        """What a chapter asks for, before it is played.

        Args:
            where: the chapter.
            level: the rival; by default the chapter's own.
            number: the deal; by default one that nobody has seen.
        """
        from noria_desktop.ui.pages.campaign.begin_model import begin_model
        from noria_desktop.ui.pages.campaign.chapter_begin import ChapterBeginPage

        campaign = self._host.campaign
        attempt = self._laid(campaign, where, level, number)
        model = begin_model(campaign, attempt)
        page = ChapterBeginPage(model, self._host.style(), self._laid_picture(campaign, attempt))
        page.back_requested.connect(lambda: self._host.show_map(where.id))

        def change(level: int | None = None, number: int | None = None) -> None:
            nonlocal attempt
            deal = attempt.deal if number is None else number
            attempt = self._laid(campaign, where, attempt.level if level is None else level, deal)
            page.set_model(begin_model(campaign, attempt), self._laid_picture(campaign, attempt))

        page.level_chosen.connect(lambda level: change(level=level))
        page.deal_requested.connect(lambda: change(number=max(attempt.deal + 1, next_deal(campaign, where))))
        page.begin_requested.connect(lambda: self._host.begin(campaign, attempt))
        self._host.put(CHAPTER, page, lambda: self.show_begin(where, attempt.level, attempt.deal))

    def _laid(self, campaign: Campaign, where: Chapter, level: int | None, number: int | None) -> Attempt:
        return begun(
            campaign,
            where,
            level=where.level if level is None else level,
            number=next_deal(campaign, where) if number is None else number,
            edition=newest(),
        )

    def _laid_picture(self, campaign: Campaign, attempt: Attempt) -> Picture | None:
        """The table as it will lie; None where the first question lies over it."""
        if not game_ui(attempt.where.game).book().shows_start:
            return None
        session = table(campaign, attempt)
        play_to_human(session)
        return self._host.picture(session)

    def show_end(
        self,
        campaign: Campaign,
        attempt: Attempt,
        session: Session,
        show_score: ShowScore,
        *,
        seen: bool = False,
    ) -> None:
        """How a game of a chapter ended; one that was ``seen`` is there at once."""
        from noria_desktop.ui.pages.campaign.chapter_end import ChapterEndPage
        from noria_desktop.ui.pages.campaign.end_model import end_model

        where, ending = attempt.where, ending_of(session, kit(attempt.where.game))
        decided = self._host.book.decided(session)
        model = end_model(campaign, attempt, ending, decided)
        piece = None if decided is None or ending.won else self._host.book.piece(session, decided.ply)
        now = standing(campaign)
        page = ChapterEndPage(
            model,
            self._host.style(),
            self._host.picture(session),
            piece,
            seen=seen,
            pictures=lambda name: self._host.picture_of(now.of(chapter(name))),
        )

        def onward(way: str) -> None:
            match way:
                case "map":
                    self._host.show_map()
                case "again":
                    self.show_begin(where, attempt.level, attempt.deal)
                case "easier":
                    self.show_begin(where, where.level - 1)
                case _:
                    self._host.play(way)

        def again() -> None:
            self.show_end(campaign, attempt, session, show_score, seen=True)

        page.onward_requested.connect(onward)
        page.back_requested.connect(lambda: self._host.show_map(where.id))
        page.logbook_requested.connect(lambda: self._host.show_logbook(where.id))
        page.result_requested.connect(lambda: show_score(again))
        page.replay_requested.connect(lambda: self._host.watch(session))
        page.better_requested.connect(lambda ply: self._host.watch(session, ply))
        page.reasons_requested.connect(lambda ply: self._host.watch(session, ply, explained=True))
        self._host.put(CHAPTER, page, again)
        self._host.tell_honours(session, page, again)
        if self._host.is_sample:
            page.load_all()
