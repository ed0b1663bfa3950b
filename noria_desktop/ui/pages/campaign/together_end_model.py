"""What is told when a game of an evening or a night has been played, and when an evening ends the Circuit."""

from __future__ import annotations

from datetime import datetime

from noria_desktop.app.campaign.campaign import Attempt, Campaign, Ending, with_ending
from noria_desktop.app.campaign.chapters import EVENING, LADDERS
from noria_desktop.app.campaign.nights import Spent
from noria_desktop.app.campaign.standing import share_of_target, standing
from noria_desktop.app.campaign.targets import margin
from noria_desktop.app.table_time import whole_minutes
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import frozen
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import signed, translate
from noria_desktop.ui.pages.campaign import words
from noria_desktop.ui.pages.campaign.end_band import Figures
from noria_desktop.ui.pages.campaign.end_model import title_of
from noria_desktop.ui.pages.campaign.model import STARS_OF_ALL
from noria_desktop.ui.pages.campaign.together import (
    Together,
    evening_number,
    evening_of,
    night_name,
    no_quartz,
    percent,
    told_evening,
    told_voyage,
    voyage_of,
)


@frozen
class StopEnd(Figures):
    """A game of an evening or a night that has been played."""

    worth: str
    """What it brought to the whole."""
    worth_words: str
    share: int | None
    """The share of its target in percent; None of a night."""
    quartz: bool
    """Whether it won a quartz."""
    told: Together
    primary: str
    onward: str
    """Where the one button leads: ``next``, ``close`` or ``page``."""
    may_close: bool
    """Whether the evening can be closed here, with one game left out."""


def evening_end(campaign: Campaign, attempt: Attempt, ending: Ending) -> StopEnd:
    """A game of the finale; ``campaign`` knows the attempt."""
    after = with_ending(campaign, ending)
    told = told_evening(after, evening_of(after, attempt.deal))
    share = share_of_target(attempt, ending)
    upcoming = told.next
    number = sum(bool(stop.result) for stop in told.stops)
    remark = (
        translate("Circuit", "All four games of the evening are played.")
        if upcoming is None
        else told.note or translate("Circuit", "The evening counts once three of its games have ended.")
    )
    return StopEnd(
        chapter=attempt.where,
        kicker=translate("Circuit", "{title} · {which} · game {number} of {count}").format(
            title=told.title, which=told.sub, number=number, count=len(EVENING)
        ),
        title=title_of(attempt.where, attempt.level, ending),
        won=ending.won,
        own=ending.result.scores[HUMAN],
        rival=max(ending.result.scores[HUMAN + 1 :]),
        unit=words.unit(attempt.where.game),
        sealed=ending.result.sealed and attempt.first,
        remark=remark,
        face=words.face(attempt.where, attempt.level),
        worth=percent(share),
        worth_words=translate("Circuit", "of its target"),
        share=share,
        quartz=False,
        told=told,
        primary=translate("Circuit", "To the end of the evening")
        if upcoming is None
        else translate("Circuit", "Next: {game}").format(game=upcoming.title),
        onward="close" if upcoming is None else "next",
        may_close=told.counts and upcoming is not None,
    )


def night_end(campaign: Campaign, attempt: Attempt, ending: Ending, spent: Spent = no_quartz) -> StopEnd:
    """A night; ``campaign`` knows the attempt."""
    after = with_ending(campaign, ending)
    voyage = voyage_of(after, attempt.deal)
    told = told_voyage(after, voyage, spent)
    where, lead = attempt.where, margin(ending.result.scores)
    upcoming = voyage.next
    wins = voyage.wins
    if voyage.result is not None:
        remark = translate("Circuit", "The voyage is sailed: {result}, with %n win(s).", "", wins).format(
            result=signed(voyage.result)
        )
    elif ending.won:
        remark = translate("Circuit", "The win gives a quartz for the nights that follow.")
    else:
        remark = translate("Circuit", "All four nights are played, whatever happens.")
    return StopEnd(
        chapter=where,
        kicker=translate("Circuit", "{title} · {which} · {night}").format(
            title=told.title, which=told.sub, night=night_name(where.night)
        ),
        title=title_of(where, attempt.level, ending),
        won=ending.won,
        own=ending.result.scores[HUMAN],
        rival=max(ending.result.scores[HUMAN + 1 :]),
        unit=words.unit(where.game),
        sealed=ending.result.sealed and attempt.first,
        remark=remark,
        face=words.face(where, attempt.level),
        worth=signed(lead),
        worth_words=translate("Circuit", "points ahead of Coyote")
        if lead >= 0
        else translate("Circuit", "points behind Coyote"),
        share=None,
        quartz=ending.won,
        told=told,
        primary=translate("Circuit", "Read the page")
        if upcoming is None
        else translate("Circuit", "On to {night}").format(night=night_name(upcoming.chapter.night)),
        onward="page" if upcoming is None else "next",
        may_close=False,
    )


# The end of the Circuit ---------------------------------------------------------------------------------


@frozen
class GameTally:
    """One game in the whole campaign."""

    game: str
    name: str
    met: str
    """How often won and lost."""
    best: str
    """The best result of a win; empty without one."""


@frozen
class CircuitEnd:
    """An evening has been closed: all of the way in one picture."""

    number: int
    title: str
    kicker: str
    percent: str
    percent_words: str
    verdict: str
    stars: int
    volumes: tuple[int, ...]
    """Stars of each volume."""
    tallies: tuple[GameTally, ...]
    sums: tuple[str, ...]
    """Games, sealed records, time, from when to when."""


def circuit_end(campaign: Campaign, number: int) -> CircuitEnd:
    """The Circuit after an evening of its finale that counts."""
    now = standing(campaign)
    evening = evening_of(campaign, number)
    assert evening.percent is not None
    games = len(evening.games)
    earlier = [one.percent for one in now.evenings if one.percent is not None and one.number < number]
    return CircuitEnd(
        number=number,
        title=translate("Circuit", "The Circuit is sailed")
        if not earlier
        else translate("Circuit", "Your best evening so far")
        if evening.percent > max(earlier)
        else translate("Circuit", "Another evening in the book"),
        kicker=translate("Circuit", "{title} · {which}").format(
            title=translate("Circuit", "One long evening"), which=evening_number(number)
        ),
        percent=percent(evening.percent),
        percent_words=translate("Circuit", "of the targets, over %n game(s)", "", games),
        verdict=_verdict(now.stars),
        stars=now.stars,
        volumes=tuple(one.stars for one in now.volumes),
        tallies=tuple(_tally(campaign, game) for game in LADDERS),
        sums=_sums(campaign),
    )


def _verdict(stars: int) -> str:
    """What the stars of the whole campaign say."""
    if stars == STARS_OF_ALL:
        return translate(
            "Circuit", "All {stars} stars are yours: the Circuit holds nothing you have not won."
        ).format(stars=stars)
    if stars >= 40:
        words_ = translate("Circuit", "{stars} of {most} stars: hardly a chapter kept anything from you.")
    elif stars >= 32:
        words_ = translate("Circuit", "{stars} of {most} stars, and a logbook worth showing.")
    else:
        words_ = translate(
            "Circuit", "{stars} of {most} stars, and the whole way behind you. The others wait."
        )
    return words_.format(stars=stars, most=STARS_OF_ALL)


def _tally(campaign: Campaign, game: str) -> GameTally:
    ended = [one for one in campaign.attempts if one.where.game == game and one.is_over]
    won = [one for one in ended if any(ending.won for ending in one.endings)]
    wins = [ending.result.scores for one in ended for ending in one.endings if ending.won]
    best = max(wins, key=lambda scores: (margin(scores), scores[HUMAN]), default=None)
    if best is not None and len({scores[HUMAN] for scores in wins}) > 1:
        best = max(wins, key=lambda scores: (scores[HUMAN], margin(scores)))
    return GameTally(
        game=game,
        name=game_cover(game).name(),
        met=translate("Circuit", "{won} won, {lost} lost").format(won=len(won), lost=len(ended) - len(won)),
        best="" if best is None else translate("Circuit", "best {result}").format(result=words.both(best)),
    )


def _sums(campaign: Campaign) -> tuple[str, ...]:
    results = [ending.result for one in campaign.attempts for ending in one.endings]
    ended = [one for one in campaign.attempts if one.is_over]
    sealed = sum(any(ending.result.sealed for ending in one.endings) for one in ended)
    hours, minutes = divmod(whole_minutes(sum(one.seconds for one in results)), 60)
    games = len(ended)
    days = len({datetime.fromisoformat(one.finished_at).astimezone().date() for one in results})
    spent = translate("Circuit", "{hours} h {minutes} min at the table").format(hours=hours, minutes=minutes)
    return (
        translate("Circuit", "%n game(s)", "", games),
        *((spent,) if hours or minutes else ()),
        translate("Circuit", "%n sealed record(s)", "", sealed),
        translate("Circuit", "on %n day(s)", "", days),
    )
