"""What the pages of the Circuit show, as frozen values made from a campaign. No widget is touched here."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from noria_desktop.app.campaign.campaign import Attempt, Campaign, last_played
from noria_desktop.app.campaign.chapters import (
    CHAPTERS,
    FINALE,
    FINALE_STARS,
    LADDERS,
    MOST_STARS,
    NIGHTS,
    Chapter,
)
from noria_desktop.app.campaign.nights import Spent, current
from noria_desktop.app.campaign.standing import ChapterStanding, Standing, VolumeStanding, page_of, standing
from noria_desktop.app.campaign.targets import newest, targets
from noria_desktop.app.saves.envelope import Summary
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import frozen
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import in_a_line, minus, translate
from noria_desktop.ui.pages.campaign import words
from noria_desktop.ui.pages.campaign.together import (
    Together,
    current_evening,
    no_quartz,
    told_evening,
    told_voyage,
)
from noria_desktop.ui.pages.campaign.voyage_names import shown_name
from noria_desktop.ui.pages.logbook.book_words import date_words
from noria_desktop.ui.widgets.progress_words import short_progress

Running: TypeAlias = Callable[[Attempt], Summary | None]
"""How far an attempt that goes on is; None where its game is not there."""

STARS_OF_VOLUME: Final = MOST_STARS * len(LADDERS)
STARS_OF_ALL: Final = MOST_STARS * len(CHAPTERS)


@frozen
class Picture:
    """A position as the game's own scene paints it."""

    paint: Callable[[QPainter, QRectF], None]
    """Paints it into a rectangle of its shape."""
    shape: float
    """Width by height."""

    def cover(self, painter: QPainter, area: QRectF) -> None:
        """Paint its middle over the whole of an area, as large as that needs."""
        wide = max(area.width(), area.height() * self.shape)
        high = wide / self.shape
        # As a picture of its own: some scenes clip for themselves, in place of what the caller has clipped.
        ratio = max(1.0, painter.device().devicePixelRatioF())
        whole = QPixmap(round(area.width() * ratio), round(area.height() * ratio))
        whole.setDevicePixelRatio(ratio)
        whole.fill(Qt.GlobalColor.transparent)
        inner = QPainter(whole)
        try:
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            place = QRectF((area.width() - wide) / 2, (area.height() - high) / 2, wide, high)
            self.paint(inner, place)
        finally:
            inner.end()
        painter.drawPixmap(area.topLeft(), whole)


@frozen
class Tile:
    """A chapter on the map."""

    chapter: Chapter
    rival: str
    open: bool
    stars: int
    lowered: bool
    sealed: bool
    score: str
    """The best result in short; empty before there is one."""
    bare_score: str
    """The same without what it counts, for a low tile."""
    line: str
    """The best and the next target, or what is asked for."""
    pill: str
    """How far the game is that goes on; empty where none does."""
    spoken: str


@frozen
class Row:
    """A volume on the map."""

    number: int
    open: bool
    stars: int
    note: str
    """What opens it; empty where it is open."""
    tiles: tuple[Tile, ...]


@frozen
class Tried:
    """An attempt in the list of a chapter's sheet."""

    name: str
    result: str
    verdict: str


@frozen
class Facts:
    """All that a chapter's sheet tells."""

    chapter: Chapter
    title: str
    sub: str
    open: bool
    shut_note: str
    stars: int
    asked: tuple[str, str, str]
    tried: tuple[Tried, ...]
    """The latest attempts, oldest first."""
    easier: str
    """Name of the rival one level down, where two losses offer it; else empty."""
    running: str
    """How far the game is that goes on, with both scores; else empty."""


@frozen
class Bookmark:
    """A campaign in the list of campaigns."""

    id: str
    name: str
    book: int
    stars: int
    where: str
    """The volume it is in, and when it was last played."""
    trouble: str = ""
    """Why it cannot be read; empty where it can."""
    has_backup: bool = False


@frozen
class Finale:
    """The last evening."""

    open: bool
    stars: int
    needed: int
    best: int | None
    """The best evening in percent of its targets."""


@frozen
class CircuitModel:
    """The map."""

    id: str
    name: str
    book: int
    stars: int
    current: int
    rows: tuple[Row, ...]
    facts: tuple[Facts, ...]
    """Of all chapters, in the order of the logbook."""
    finale: Finale
    evening: Together
    """The evening that goes on, or comes next."""
    voyage: Together
    """The voyage over four nights that goes on, or comes next."""
    chosen: str
    """The chapter whose sheet is open, or ``finale`` or ``nights``."""
    campaigns: tuple[Bookmark, ...]


LAST_TRIED = 4
"""Attempts that a sheet lists."""


def circuit_model(
    campaign: Campaign,
    running: Running,
    campaigns: tuple[Bookmark, ...] = (),
    chosen: str = "",
    spent: Spent = no_quartz,
) -> CircuitModel:
    """The map of a campaign.

    Args:
        campaign: the campaign.
        running: tells how far games are that go on.
        campaigns: every campaign of the profile.
        chosen: the chapter to look at; by default what comes next.
        spent: tells how many quartz a finished night used up.
    """
    now = standing(campaign)
    known = {FINALE, NIGHTS, *(one.chapter.id for one in now.chapters)}
    shown = chosen if chosen in known else now.next.chapter.id
    percents = [one.percent for one in now.evenings if one.percent is not None]
    return CircuitModel(
        id=campaign.id,
        name=shown_name(campaign.name),
        book=campaign.book,
        stars=now.stars,
        current=now.current,
        rows=tuple(_row(now, volume, running) for volume in now.volumes),
        facts=tuple(facts_of(now, one, running) for one in now.chapters),
        finale=Finale(now.finale_open, now.stars, FINALE_STARS, max(percents, default=None)),
        evening=told_evening(campaign, current_evening(campaign)),
        voyage=told_voyage(campaign, current(campaign), spent),
        chosen=shown,
        campaigns=campaigns,
    )


def bookmark(campaign: Campaign, today: date | None = None) -> Bookmark:
    """A campaign in the list; ``today`` decides whether the year is told, by default that of the computer."""
    now = standing(campaign)
    where = words.volume_name(now.current)
    if campaign.attempts:
        day = date_words(last_played(campaign), today or datetime.now().astimezone().date())
        where = in_a_line(where, translate("Circuit", "last played {date}").format(date=day))
    return Bookmark(campaign.id, shown_name(campaign.name), campaign.book, now.stars, where)


def _row(now: Standing, volume: VolumeStanding, running: Running) -> Row:
    note = ""
    if not volume.open:
        before = now.volumes[volume.number - 2]
        note = words.opens(volume.number, before.missing if before.open else 0)
    tiles = tuple(_tile(one, running, number) for number, one in enumerate(volume.chapters, start=1))
    return Row(volume.number, volume.open, volume.stars, note, tiles)


def _tile(one: ChapterStanding, running: Running, column: int) -> Tile:
    where, best = one.chapter, one.best
    asked = targets(where.id, newest() if best is None else best.attempt.edition)
    rival = words.rival_here(where)
    how_far = None if one.running is None else running(one.running)
    pill = "" if how_far is None else _progress(where.game, how_far)
    score = bare = ""
    if best is not None and best.stars:
        score = words.score_with_unit(where.game, best.ending.result.scores)
        bare = words.score(where.game, best.ending.result.scores)
    line = words.next_star(where.game, one.stars, asked)
    state = (
        translate("Circuit", "%n star(s)", "", one.stars) if one.stars else translate("Circuit", "no star")
    )
    spoken = ", ".join(
        part
        for part in (
            translate("Circuit", "{game} {rival}").format(
                game=game_cover(where.game).name(), rival=words.against(where)
            ),
            state if one.open else translate("Circuit", "shut"),
            translate("Circuit", "one level down")
            if best is not None and best.lowered and best.stars
            else "",
            pill,
            words.best_line(where.game, best) if best is not None and best.stars else "",
            line,
            translate("Circuit", "column {column} of {count}").format(column=column, count=4),
        )
        if part
    )
    return Tile(
        chapter=where,
        rival=rival,
        open=one.open,
        stars=one.stars,
        lowered=best is not None and best.lowered and best.stars > 0,
        sealed=best is not None and best.stars > 0 and best.ending.result.sealed,
        score=score,
        bare_score=bare,
        line=line,
        pill=pill,
        spoken=spoken,
    )


def _progress(game: str, how_far: Summary) -> str:
    return short_progress(game, how_far.done, how_far.total)


def facts_of(now: Standing, one: ChapterStanding, running: Running) -> Facts:
    """The sheet of a chapter."""
    where = one.chapter
    asked = targets(where.id, newest() if one.best is None else one.best.attempt.edition)
    sub = words.against_here(where)
    if one.open:
        sub = translate("Circuit", "{against} · {attempt}").format(
            against=sub, attempt=words.attempt_name(len(one.attempts) + 1)
        )
    volume = now.volumes[where.volume - 1]
    note = ""
    if not volume.open:
        before = now.volumes[where.volume - 2]
        note = words.opens(where.volume, before.missing if before.open else 0)
    how_far = None if one.running is None else running(one.running)
    going_on = ""
    if how_far is not None:
        going_on = translate("Circuit", "{progress} · you {own}, {rival} {other}").format(
            progress=_progress(where.game, how_far),
            own=minus(how_far.scores[HUMAN]),
            rival=words.rival_name(where, one.running.level if one.running else None),
            other=minus(max(how_far.scores[HUMAN + 1 :])),
        )
    return Facts(
        chapter=where,
        title=words.chapter_title(where),
        sub=sub,
        open=one.open,
        shut_note=note,
        stars=one.stars,
        asked=words.star_words(where.game, asked),
        tried=_tried(one),
        easier=words.rival_met(where, where.level - 1) if one.offers_easier else "",
        running=going_on,
    )


def _tried(one: ChapterStanding) -> tuple[Tried, ...]:
    """The latest attempts, each by its best ending."""
    numbered = list(enumerate(one.attempts, start=1))[-LAST_TRIED:]
    found = []
    for number, attempt in numbered:
        page = page_of([attempt])
        if page is not None:
            level = "" if attempt.level == one.chapter.level else words.against(one.chapter, attempt.level)
            told = words.verdict(page)
            found.append(
                Tried(
                    words.attempt_name(number),
                    words.result_line(page),
                    translate("Circuit", "{verdict}, {against}").format(verdict=told, against=level)
                    if level
                    else told,
                )
            )
    return tuple(found)
