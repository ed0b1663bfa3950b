"""Where a campaign stands: stars, what is open, what comes next. All of it follows from the attempts alone.

Six stars in a volume open the next one, so that anybody may leave out one of the four games for ever; twenty-four open
the finale. Source: ux 3.3 and 3.4; decision 41.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noria_desktop.app.campaign.campaign import Attempt, Campaign, Ending
from noria_desktop.app.campaign.chapters import (
    CHAPTERS,
    FINALE_STARS,
    LADDERS,
    OPENING_STARS,
    VOLUMES,
    Chapter,
    chapter,
)
from noria_desktop.app.campaign.targets import Measure, Targets, margin, newest, targets
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import frozen

QUIET_OFFER: Final = 2
"""After so many losses in a row the chapter's page offers a way to make it easier."""
_NEEDED_GAMES: Final = 3
"""Of the four of an evening: one may be left out."""


@frozen
class Page:
    """The best that was reached at a chapter."""

    attempt: Attempt
    ending: Ending
    stars: int
    lowered: bool
    """Won against the rival one level below: one star at the most."""


@frozen
class ChapterStanding:
    """One chapter."""

    chapter: Chapter
    open: bool
    stars: int
    best: Page | None
    """None until an attempt has ended."""
    attempts: tuple[Attempt, ...]
    """Those that have ended, oldest first."""
    running: Attempt | None
    """The latest that has not ended."""
    losses: int
    """How many of the latest attempts were lost in a row."""

    @property
    def offers_easier(self) -> bool:
        """Whether the page mentions quietly that there is an easier rival."""
        return self.losses >= QUIET_OFFER and self.stars == 0 and self.chapter.level > 0


@frozen
class VolumeStanding:
    """One volume."""

    number: int
    open: bool
    stars: int
    missing: int
    """Stars that it lacks until the next volume opens."""
    chapters: tuple[ChapterStanding, ...]


@frozen
class Evening:
    """One evening of the finale: games in a row on one seed."""

    number: int
    games: tuple[tuple[Attempt, Ending], ...]
    """Those that have ended, in the order of the catalogue."""
    running: tuple[Attempt, ...]
    percent: int | None
    """Mean of the shares of the targets, in percent; None until three games have ended."""


@frozen
class Standing:
    """All of a campaign."""

    volumes: tuple[VolumeStanding, ...]
    stars: int
    current: int
    """The last volume that is open."""
    finale_open: bool
    evenings: tuple[Evening, ...]

    def of(self, where: Chapter) -> ChapterStanding:
        """Where a chapter stands."""
        return next(one for one in self.chapters if one.chapter.id == where.id)

    @property
    def chapters(self) -> tuple[ChapterStanding, ...]:
        """All sixteen in the order of the logbook."""
        return tuple(one for volume in self.volumes for one in volume.chapters)

    @property
    def next(self) -> ChapterStanding:
        """What to go on with: a game begun, else the open chapter with the fewest stars, the earliest first."""
        open_chapters = [one for one in self.chapters if one.open]
        running = [one for one in open_chapters if one.running is not None]
        if running:
            return max(running, key=lambda one: one.running.begun_at if one.running else "")
        return self._wanted(open_chapters)

    def besides(self, where: Chapter) -> ChapterStanding:
        """What could be played instead of a chapter."""
        others = [one for one in self.chapters if one.open and one.chapter.id != where.id]
        return self._wanted(others)

    @staticmethod
    def _wanted(open_chapters: list[ChapterStanding]) -> ChapterStanding:
        return min(
            open_chapters, key=lambda one: (one.stars > 0, -one.chapter.volume, one.stars, one.chapter.number)
        )


def stars_of(attempt: Attempt, ending: Ending) -> int:
    """The stars that an ending earns at its chapter, by the targets of the day on which it was begun."""
    where = attempt.where
    if attempt.level < where.level - 1 or not where.volume:
        return 0
    asked = _targets(attempt)
    earned = asked.stars(ending.result.scores, won=ending.won, rounds=ending.rounds)
    return min(earned, 1) if attempt.level < where.level else earned


def _targets(attempt: Attempt) -> Targets:
    """The targets of an attempt: those of another program's newer edition are not known here, ours stand for them."""
    return targets(attempt.chapter, min(max(attempt.edition, 1), newest()))


def page_of(attempts: Sequence[Attempt]) -> Page | None:
    """The best ending of these attempts: most stars, then won, points, distance; among equals the earliest."""
    pages = [page for attempt in attempts for page in pages_of(attempt)]
    return max(pages, key=_worth, default=None)


def pages_of(attempt: Attempt) -> tuple[Page, ...]:
    """Every ending of an attempt with what it earned."""
    lowered = attempt.level < attempt.where.level
    return tuple(Page(attempt, one, stars_of(attempt, one), lowered) for one in attempt.endings)


def _worth(page: Page) -> tuple[int, bool, int, int]:
    scores = page.ending.result.scores
    return page.stars, page.ending.won, scores[HUMAN], margin(scores)


def standing(campaign: Campaign) -> Standing:
    """Where a campaign stands."""
    volumes: list[VolumeStanding] = []
    is_open = True
    for number in VOLUMES:
        chapters = tuple(_chapter(campaign, one, is_open) for one in CHAPTERS if one.volume == number)
        stars = sum(one.stars for one in chapters)
        volumes.append(VolumeStanding(number, is_open, stars, max(0, OPENING_STARS - stars), chapters))
        is_open = is_open and stars >= OPENING_STARS
    total = sum(one.stars for one in volumes)
    return Standing(
        volumes=tuple(volumes),
        stars=total,
        current=max(one.number for one in volumes if one.open),
        finale_open=total >= FINALE_STARS,
        evenings=_evenings(campaign),
    )


def _chapter(campaign: Campaign, where: Chapter, is_open: bool) -> ChapterStanding:
    every = campaign.at(where)
    ended = tuple(one for one in every if one.is_over)
    losses = 0
    for one in reversed(ended):
        if any(ending.won for ending in one.endings):
            break
        losses += 1
    best = page_of(ended)
    return ChapterStanding(
        chapter=where,
        open=is_open,
        stars=best.stars if best else 0,
        best=best,
        attempts=ended,
        running=next((one for one in reversed(every) if not one.is_over), None),
        losses=losses,
    )


def tally(campaign: Campaign, game: str, level: int) -> tuple[int, int]:
    """Attempts won and lost against one rival in the whole campaign."""
    ended = [
        one for one in campaign.attempts if one.where.game == game and one.level == level and one.is_over
    ]
    won = sum(any(ending.won for ending in one.endings) for one in ended)
    return won, len(ended) - won


# The finale ---------------------------------------------------------------------------------------------


def _evenings(campaign: Campaign) -> tuple[Evening, ...]:
    games = [one for one in campaign.attempts if one.where.is_finale]
    return tuple(
        _evening(number, [one for one in games if one.deal == number])
        for number in sorted({one.deal for one in games})
    )


def _evening(number: int, attempts: list[Attempt]) -> Evening:
    """Of several attempts at one game of an evening the first that has ended counts."""
    ended = []
    for game in LADDERS:
        first = next((one for one in attempts if one.where.game == game and one.is_over), None)
        if first is not None:
            ended.append((first, first.endings[0]))
    running = tuple(one for one in attempts if not one.is_over)
    shares = [share_of_target(attempt, ending) for attempt, ending in ended]
    return Evening(number, tuple(ended), running, _middle(shares) if len(ended) >= _NEEDED_GAMES else None)


def _middle(shares: list[int]) -> int:
    from statistics import mean  # exact, and 2 ms of every start that has no finale to tell of

    return round(mean(shares))


def share_of_target(attempt: Attempt, ending: Ending) -> int:
    """How much of the second star's target a game of the finale reached, in percent.

    The target is that of the chapter in which this rival is met. Where it is a distance, the rival's points and that
    distance are what had to be reached.
    """
    game = attempt.where.game
    where = next(
        (one for one in CHAPTERS if one.game == game and one.level == attempt.level), chapter(f"1-{game}")
    )
    second = targets(where.id, min(max(attempt.edition, 1), newest())).second
    scores = ending.result.scores
    goal = second.value
    if second.measure is not Measure.SCORE:
        goal = max(1, max(scores[HUMAN + 1 :]) + second.value)
    return max(0, round(100 * scores[HUMAN] / goal))
