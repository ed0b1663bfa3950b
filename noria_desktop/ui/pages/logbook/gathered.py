"""The double pages of the finale and of the Four Nights, made from a campaign: its evenings, its voyages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import TypeAlias

from noria_desktop.app.campaign.campaign import Attempt, Campaign, Ending
from noria_desktop.app.campaign.chapters import (
    CHAPTERS,
    EVENING,
    FINALE,
    FINALE_STARS,
    MOST_STARS,
    NIGHTS,
    deal,
)
from noria_desktop.app.campaign.nights import Voyage, voyages
from noria_desktop.app.campaign.nights import best as best_voyage
from noria_desktop.app.campaign.standing import Evening, Standing, share_of_target
from noria_desktop.app.campaign.targets import margin
from noria_desktop.app.seed_code import seed_code
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import minus, signed, translate
from noria_desktop.ui.pages.logbook.book_model import CHAPTER_PAGES, BookPage, Gathered, PageState, Part
from noria_desktop.ui.pages.logbook.book_words import date_words, minutes_words, seal_word
from noria_desktop.ui.widgets.game_book import Scene

SceneOf: TypeAlias = Callable[[Attempt, Ending], Scene | None]
Ended: TypeAlias = tuple[Attempt, Ending]


def _rival(one: Attempt, ending: Ending) -> str:
    """The rival as sentences name it, as the game was set up."""
    from noria_desktop.app.campaign.chapters import options_of

    return game_ui(one.where.game).book().rival(options_of(one.where, one.level, ending.result.seed))


def _both(ending: Ending) -> str:
    scores = ending.result.scores
    return translate("Logbook", "{own} – {rival}").format(own=minus(scores[0]), rival=minus(max(scores[1:])))


def _below(told: str, ended: Sequence[Ended], today: date) -> str:
    """Which one, from when to when, how long."""
    seconds = sum(ending.result.seconds for _, ending in ended)
    days = [date_words(ending.result.finished_at, today) for _, ending in ended]
    first, last = days[0], days[-1]
    when = (
        first if first == last else translate("Logbook", "{first} to {last}").format(first=first, last=last)
    )
    words = translate("Logbook", "{date} · {attempt} · {minutes}")
    return words.format(date=when, attempt=told, minutes=minutes_words(seconds))


def _chronological(ended: Sequence[Ended]) -> list[Ended]:
    return sorted(ended, key=lambda pair: pair[1].result.finished_at)


def _sealed(ended: Sequence[Ended], count: int) -> bool:
    return len(ended) == count and all(ending.result.sealed for _, ending in ended)


# The finale ---------------------------------------------------------------------------------------------


def evening_page(campaign: Campaign, now: Standing, scene: SceneOf, today: date) -> BookPage:
    """The finale: a page that holds every evening in which a game has ended."""
    written = [one for one in now.evenings if one.games]
    title = translate("Logbook", "One long evening")
    entries = tuple(
        _evening(campaign, now, one, number, len(written), scene, today)
        for number, one in enumerate(written, start=1)
    )
    best = max(range(len(written)), key=lambda n: (written[n].percent or -1, -n), default=0)
    state = PageState.WRITTEN if entries else PageState.OPEN if now.finale_open else PageState.SHUT
    missing = max(0, FINALE_STARS - now.stars)
    sentence = (
        translate("Logbook", "Opens with %n more star(s).", "", missing)
        if missing
        else translate("Logbook", "Not yet written. The first game finished here fills this page.")
    )
    place = translate("Logbook", "The finale")
    said = entries[best].total if entries else _state_words(state)
    return BookPage(
        name=FINALE,
        game="",
        number=CHAPTER_PAGES + 1,
        state=state,
        place=place,
        title=title,
        sentence=sentence,
        asks=(
            translate("Logbook", "Four games in a row on one seed, each against a rival of your choice."),
            translate("Logbook", "The evening counts by the mean share of its targets."),
            translate("Logbook", "One of the four may be left out."),
        ),
        entries=entries,
        best=best,
        spoken=translate("Logbook", "{place}, {title}, {said}").format(place=place, title=title, said=said),
    )


def _evening(
    campaign: Campaign,
    now: Standing,
    evening: Evening,
    number: int,
    count: int,
    scene: SceneOf,
    today: date,
) -> Gathered:
    ended = {attempt.where.game: (attempt, ending) for attempt, ending in evening.games}
    shares = {game: share_of_target(*pair) for game, pair in ended.items()}
    total = evening.percent if evening.percent is not None else round(sum(shares.values()) / len(shares))
    told = (
        translate("Logbook", "evening {number}").format(number=number)
        if count == 1
        else translate("Logbook", "evening {number} of {count}").format(number=number, count=count)
    )
    won = sum(ending.won for _, ending in evening.games)
    sealed = evening.percent is not None and _sealed(evening.games, len(evening.games))
    games, lacking = len(ended), max(1, len(EVENING) - len(ended) - 1)
    sums = [
        translate("Logbook", "{stars} of {most} stars in the Circuit").format(
            stars=now.stars, most=MOST_STARS * len(CHAPTERS)
        ),
        translate("Logbook", "Seed of the evening: {code}").format(
            code=seed_code(deal(campaign.seed, EVENING[0], evening.number))
        ),
    ]
    return Gathered(
        number=number,
        count=count,
        told_attempt=told,
        below_title=_below(told, _chronological(evening.games), today),
        title=translate("Logbook", "One long evening"),
        total=translate("Logbook", "{percent}%").format(percent=total),
        total_words=translate("Logbook", "of the targets"),
        verdict=translate("Logbook", "{won} of %n game(s) won", "", games).format(won=won)
        if evening.percent is not None
        else translate("Logbook", "Three games are needed, %n to go", "", lacking),
        parts=tuple(
            Part(
                game=one.game,
                night=0,
                title=game_cover(one.game).name(),
                rival="" if one.game not in ended else _rival(*ended[one.game]),
                is_over=one.game in ended,
                is_won=one.game in ended and ended[one.game][1].won,
                is_sealed=one.game in ended and ended[one.game][1].result.sealed,
                scores="" if one.game not in ended else _both(ended[one.game][1]),
                worth=""
                if one.game not in ended
                else translate("Logbook", "{percent}%").format(percent=shares[one.game]),
                share=shares.get(one.game, 0),
            )
            for one in EVENING
        ),
        sums=tuple(sums),
        stars=tuple(one.stars for one in now.volumes),
        is_sealed=sealed,
        seal_word=seal_word(sealed=sealed),
        setup=seed_code(deal(campaign.seed, EVENING[0], evening.number)),
        inside=lambda: tuple(scene(*ended[one.game]) if one.game in ended else None for one in EVENING),
    )


# Four Nights --------------------------------------------------------------------------------------------


def nights_page(campaign: Campaign, scene: SceneOf, today: date) -> BookPage:
    """The Four Nights: a page that holds every voyage in which a night has ended."""
    written = [one for one in voyages(campaign) if one.played]
    title = translate("Logbook", "Four Nights")
    entries = tuple(
        _voyage(campaign, one, number, len(written), scene, today)
        for number, one in enumerate(written, start=1)
    )
    finest = best_voyage(campaign)
    best = next((n for n, one in enumerate(written) if one == finest), max(0, len(written) - 1))
    state = PageState.WRITTEN if entries else PageState.OPEN
    place = translate("Logbook", "A voyage of Solani's own")
    said = entries[best].total if entries else _state_words(state)
    return BookPage(
        name=NIGHTS,
        game="solani",
        number=CHAPTER_PAGES + 2,
        state=state,
        place=place,
        title=title,
        sentence=translate("Logbook", "Not yet written. The first game finished here fills this page."),
        asks=(
            translate("Logbook", "Four games against Coyote, each under a Dark Sky card of its own."),
            translate("Logbook", "All four are played; each win gives a quartz for the nights that follow."),
            translate("Logbook", "The points ahead in all four count, and one more for each win."),
        ),
        entries=entries,
        best=best,
        spoken=translate("Logbook", "{place}, {title}, {said}").format(place=place, title=title, said=said),
    )


def _voyage(
    campaign: Campaign, voyage: Voyage, number: int, count: int, scene: SceneOf, today: date
) -> Gathered:
    told = (
        translate("Logbook", "voyage {number}").format(number=number)
        if count == 1
        else translate("Logbook", "voyage {number} of {count}").format(number=number, count=count)
    )
    sealed = _sealed(voyage.played, len(voyage.nights))
    lead = sum(one.lead or 0 for one in voyage.nights)
    wins = voyage.wins
    sums = [
        translate("Logbook", "{lead} points ahead in all, and %n for the nights won", "", wins).format(
            lead=signed(lead)
        )
    ]
    seeds = [seed_code(deal(campaign.seed, one.chapter, voyage.number)) for one in voyage.nights]
    left = len(voyage.nights) - len(voyage.played)
    return Gathered(
        number=number,
        count=count,
        told_attempt=told,
        below_title=_below(told, voyage.played, today),
        title=translate("Logbook", "Four Nights"),
        total=signed(voyage.so_far),
        total_words=translate("Logbook", "the result of the voyage")
        if voyage.result is not None
        else translate("Logbook", "so far"),
        verdict=translate("Logbook", "%n night(s) to come", "", left)
        if left
        else translate("Logbook", "{won} of {count} nights won").format(
            won=voyage.wins, count=len(voyage.nights)
        ),
        parts=tuple(
            Part(
                game="solani",
                night=one.chapter.night,
                title=translate("Logbook", "Night {number}").format(number=one.chapter.night),
                rival="" if one.played is None else _rival(*one.played),
                is_over=one.played is not None,
                is_won=one.won,
                is_sealed=one.played is not None and one.played[1].result.sealed,
                scores="" if one.played is None else _both(one.played[1]),
                worth="" if one.played is None else signed(margin(one.played[1].result.scores)),
                share=one.lead or 0,
            )
            for one in voyage.nights
        ),
        sums=tuple(sums),
        stars=(),
        is_sealed=sealed,
        seal_word=seal_word(sealed=sealed),
        setup="\n".join(seeds),
        inside=lambda: tuple(None if one.played is None else scene(*one.played) for one in voyage.nights),
    )


def _state_words(state: PageState) -> str:
    return (
        translate("Logbook", "shut") if state is PageState.SHUT else translate("Logbook", "not yet written")
    )
