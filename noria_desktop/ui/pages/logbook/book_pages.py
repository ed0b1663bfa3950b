"""The logbook's pages made from a campaign: what attempts and standing say, and what each game itself tells.

A game is read when its page is first opened, and once only. Source: campaign.md 2; decisions 41 and 42.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any, TypeAlias

from noria_desktop.app.campaign.campaign import Attempt, Campaign, Ending, next_deal, seed_of
from noria_desktop.app.campaign.chapters import CHAPTERS, FINALE, NIGHTS, deal, options_of
from noria_desktop.app.campaign.standing import ChapterStanding, Page, Standing, pages_of, tally
from noria_desktop.app.campaign.targets import Goal, Measure, Targets, newest, targets
from noria_desktop.app.catalogue import NotationFault, kit
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign.voyage_names import shown_name
from noria_desktop.ui.pages.logbook.book_model import (
    Aim,
    BookModel,
    BookPage,
    Entry,
    Inside,
    PageState,
    Scale,
    Told,
)
from noria_desktop.ui.pages.logbook.book_words import (
    attempt_words,
    below_title_words,
    date_words,
    minutes_words,
    next_star_words,
    open_sentence,
    place_words,
    seal_word,
    shut_sentence,
    star_asks,
    stars_words,
    tally_words,
    title_words,
    verdict_words,
)
from noria_desktop.ui.pages.logbook.gathered import evening_page, nights_page
from noria_desktop.ui.tell_fault import tell_fault
from noria_desktop.ui.widgets.game_book import GameBook, Scene

log = logging.getLogger(__name__)

FinalGame: TypeAlias = Callable[[Attempt, Ending], Session | None]
"""A game as it ended; None where it was not kept or cannot be read."""


class BookMaker:
    """Makes the logbook of a campaign; games that were read are kept for when it is made again."""

    def __init__(
        self,
        campaign: Campaign,
        standing: Standing,
        final: FinalGame,
        told: Callable[[Session], Told] | None = None,
        *,
        today: date | None = None,
    ) -> None:
        """Of this campaign as it stands.

        Args:
            campaign: the campaign.
            standing: where it stands.
            final: a game as it ended; None where it cannot be read.
            told: three lines about a game; without it pages have none.
            today: the player's day, which dates of this year are told from; now by default.
        """
        self._campaign = campaign
        self._standing = standing
        self._final = final
        self._told = told
        self._today = datetime.now(UTC).astimezone().date() if today is None else today
        self._games: dict[tuple[str, Ending], Session | None] = {}

    def model(self, shown: str = "") -> BookModel:
        """The book in the language of now, opened at a page by its name; else at the one written last, or the next to play."""
        pages = (
            *(self._page(self._standing.of(where)) for where in CHAPTERS),
            evening_page(self._campaign, self._standing, self._scene, self._today),
            nights_page(self._campaign, self._scene, self._today),
        )
        opened = shown or self._newest()
        place = next(place for place, page in enumerate(pages) if page.name == opened)
        return BookModel(shown_name(self._campaign.name), self._campaign.book, pages, place)

    def _newest(self) -> str:
        """The page on which something was written last."""
        ended = [
            (ending.result.finished_at, attempt.where)
            for attempt in self._campaign.attempts
            for ending in attempt.endings
        ]
        if not ended:
            return self._standing.next.chapter.id
        where = max(ended, key=lambda pair: pair[0])[1]
        return FINALE if where.is_finale else NIGHTS if where.night else where.id

    # A page ---------------------------------------------------------------------------------------------

    def _page(self, stands: ChapterStanding) -> BookPage:
        where = stands.chapter
        game, book = game_cover(where.game), game_ui(where.game).book()
        found = [page for attempt in stands.attempts for page in pages_of(attempt)]
        entries = tuple(self._entry(stands, book, page) for page in found)
        seed = deal(self._campaign.seed, where, max(1, next_deal(self._campaign, where) - 1))
        asked = targets(where.id, newest())
        title = title_words(game.name(), book.rival(options_of(where, where.level, seed)))
        state = PageState.WRITTEN if entries else PageState.OPEN if stands.open else PageState.SHUT
        best = next((place for place, page in enumerate(found) if page == stands.best), 0)
        place = place_words(where.volume, where.number)
        return BookPage(
            name=where.id,
            game=where.game,
            number=where.number,
            state=state,
            place=place,
            title=title,
            sentence=self._sentence(stands),
            asks=star_asks(book.unit, asked),
            entries=entries,
            best=best,
            spoken=_spoken(state, place, title, stands.stars),
        )

    def _sentence(self, stands: ChapterStanding) -> str:
        if stands.open:
            return open_sentence(running=stands.running is not None)
        volume = stands.chapter.volume
        before = self._standing.volumes[volume - 2]
        return shut_sentence(volume, before.missing if before.open else 0)

    def _entry(self, stands: ChapterStanding, book: GameBook, page: Page) -> Entry:
        where, attempt, ending = stands.chapter, page.attempt, page.ending
        result = ending.result
        asked = targets(where.id, min(max(attempt.edition, 1), newest()))
        options = self._options(attempt, ending)
        rival = book.rival(options)
        number = stands.attempts.index(attempt) + 1
        day, minutes = date_words(result.finished_at, self._today), minutes_words(result.seconds)
        told = attempt_words(number, len(stands.attempts))
        return Entry(
            attempt=attempt,
            ending=ending,
            number=number,
            count=len(stands.attempts),
            date=day,
            minutes=minutes,
            told_attempt=told,
            below_title=below_title_words(day, told, minutes),
            title=title_words(game_cover(where.game).name(), rival),
            is_won=ending.won,
            stars=page.stars,
            is_lowered=page.lowered,
            scores=result.scores,
            rival=max(range(HUMAN + 1, len(result.scores)), key=result.scores.__getitem__),
            verdict=verdict_words(book.unit, ending),
            next_star=next_star_words(book.unit, asked, ending, page.stars, lowered=page.lowered),
            scale=_scale(asked, ending) if book.on_a_line else None,
            is_sealed=result.sealed,
            seal_word=seal_word(sealed=result.sealed),
            tally=tally_words(*tally(self._campaign, where.game, attempt.level), rival),
            setup=book.setup_text(options, result.seed),
            inside=lambda: self._inside(book, attempt, ending),
        )

    def _options(self, attempt: Attempt, ending: Ending) -> Any:
        """The set-up without gaps: as it was written down, else as the chapter deals it."""
        game = kit(attempt.where.game)
        try:
            return game.read_setup(ending.result.notation)
        except NotationFault as fault:
            log.info("set-up of %s: %s", attempt.id, fault)
        seed = seed_of(self._campaign, attempt)
        dealt = options_of(attempt.where, attempt.level, seed)
        return game.options_of(game.rules.setup(dealt, seed).state)

    # The game itself ------------------------------------------------------------------------------------

    def _scene(self, attempt: Attempt, ending: Ending) -> Scene | None:
        """The table of a game as it ended."""
        session = self._session(attempt, ending)
        return None if session is None else game_ui(attempt.where.game).book().scene(session)

    def _session(self, attempt: Attempt, ending: Ending) -> Session | None:
        key = (attempt.id, ending)
        if key not in self._games:
            self._games[key] = self._final(attempt, ending)
        return self._games[key]

    def _inside(self, book: GameBook, attempt: Attempt, ending: Ending) -> Inside | None:
        session = self._session(attempt, ending)
        if session is None:
            return None
        return Inside(
            scene=book.scene(session),
            caption=book.caption(session),
            described=book.described(session),
            rows=book.rows(session),
            course=book.course(session),
            milestones=book.milestones(session),
            lines=self._lines(session),
        )

    def _lines(self, session: Session) -> Told:
        """The story; a mistake of ours in it is told and leaves the page without."""
        if self._told is None:
            return ()
        try:
            return self._told(session)
        except Exception as error:
            tell_fault(error)
            return ()


def _scale(asked: Targets, ending: Ending) -> Scale:
    """Both results and what stars two and three asked of this very game."""
    scores = ending.result.scores
    rival = max(scores[HUMAN + 1 :])
    aims = tuple(
        Aim(stars, _points(goal, rival), ending.won and goal.is_met(scores, ending.rounds))
        for stars, goal in ((2, asked.second), (3, asked.third))
        if goal.measure is not Measure.ROUND
    )
    return Scale(scores[HUMAN], rival, aims)


def _points(goal: Goal, rival: int) -> int:
    return rival + goal.value if goal.measure is Measure.MARGIN else goal.value


def _spoken(state: PageState, place: str, title: str, stars: int) -> str:
    """A mark under the book in words."""
    match state:
        case PageState.WRITTEN:
            said = stars_words(stars)
        case PageState.OPEN:
            said = translate("Logbook", "not yet written")
        case PageState.SHUT:
            said = translate("Logbook", "shut")
    return translate("Logbook", "{place}, {title}, {said}").format(place=place, title=title, said=said)
