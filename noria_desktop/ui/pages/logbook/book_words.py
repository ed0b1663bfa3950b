"""The words of the logbook: verdicts, what stars ask, how an attempt is named. Source: campaign.md 2, 8 and 10."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from PySide6.QtCore import QDate, QLocale

from noria_desktop.app.campaign.campaign import Ending
from noria_desktop.app.campaign.chapters import OPENING_STARS
from noria_desktop.app.campaign.targets import Goal, Measure, Targets, margin
from noria_desktop.app.table_time import whole_minutes
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.widgets.game_book import Unit

_VOLUMES: Final = (
    Text("Logbook", "Volume I"),
    Text("Logbook", "Volume II"),
    Text("Logbook", "Volume III"),
    Text("Logbook", "Volume IV"),
)


def volume_name(volume: int) -> str:
    """A volume by its number, from 1."""
    return str(_VOLUMES[volume - 1])


def place_words(volume: int, chapter: int) -> str:
    """Where in the book a page stands."""
    words = translate("Logbook", "{volume} · chapter {chapter}")
    return words.format(volume=volume_name(volume), chapter=chapter)


def title_words(game: str, rival: str) -> str:
    """The heading of a page."""
    return translate("Logbook", "{game} against {rival}").format(game=game, rival=rival)


def date_words(finished_at: str, today: date) -> str:
    """The day on which a game ended, as the player's calendar had it; the year where it is not this one."""
    day = datetime.fromisoformat(finished_at).astimezone().date()
    pattern = (
        translate("Logbook", "d MMMM", "a date without its year, in letters of Qt's date formats")
        if day.year == today.year
        else translate("Logbook", "d MMMM yyyy", "a date, in letters of Qt's date formats")
    )
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def attempt_words(number: int, count: int) -> str:
    """Which attempt it is."""
    if count == 1:
        return translate("Logbook", "attempt {number}").format(number=number)
    return translate("Logbook", "attempt {number} of {count}").format(number=number, count=count)


def minutes_words(seconds: int) -> str:
    """How long a game took."""
    minutes = max(1, whole_minutes(seconds))
    return translate("Logbook", "%n minute(s)", "", minutes)


def below_title_words(day: str, attempt: str, minutes: str) -> str:
    """The line below the heading."""
    words = translate("Logbook", "{date} · {attempt} · {minutes}")
    return words.format(date=day, attempt=attempt, minutes=minutes)


def verdict_words(unit: Unit, ending: Ending) -> str:
    """How it ended."""
    lead = margin(ending.result.scores)
    behind = -lead
    if ending.result.shared and ending.won:
        return translate("Logbook", "Victory shared")
    if ending.result.winner is None and not lead:
        return translate("Logbook", "A tie")
    if unit is Unit.DOMAINS:
        words = (
            translate("Logbook", "Won in round {round}")
            if ending.won
            else translate("Logbook", "Lost in round {round}")
        )
        return words.format(round=ending.rounds)
    if not lead:
        return (
            translate("Logbook", "Won on a tie-break")
            if ending.won
            else translate("Logbook", "Lost on a tie-break")
        )
    if unit is Unit.COINS:
        if ending.won:
            return translate("Logbook", "Won by %n coin(s)", "", lead)
        return translate("Logbook", "Lost by %n coin(s)", "", behind)
    if ending.won:
        return translate("Logbook", "Won by {points}").format(points=lead)
    return translate("Logbook", "Lost by {points}").format(points=behind)


# What stars ask -----------------------------------------------------------------------------------------


def star_asks(unit: Unit, asked: Targets) -> tuple[str, str, str]:
    """What each of the three stars of a chapter asks."""
    return translate("Logbook", "Win"), goal_words(unit, asked.second), goal_words(unit, asked.third)


def goal_words(unit: Unit, goal: Goal) -> str:
    """What a star asks besides the win, as a short sentence."""
    value = goal.value
    if goal.measure is Measure.ROUND:
        return translate("Logbook", "Win by round {round}").format(round=value)
    if goal.measure is Measure.MARGIN:
        match unit:
            case Unit.POINTS:
                return translate("Logbook", "Win by at least %n point(s)", "", value)
            case Unit.COINS:
                return translate("Logbook", "Win by at least %n coin(s)", "", value)
            case Unit.DOMAINS:
                return translate("Logbook", "Win by at least %n domain(s)", "", value)
    match unit:
        case Unit.POINTS:
            return translate("Logbook", "Win with at least %n point(s)", "", value)
        case Unit.COINS:
            return translate("Logbook", "Win with at least %n coin(s)", "", value)
        case Unit.DOMAINS:
            return translate("Logbook", "Win with at least %n domain(s)", "", value)


def next_star_words(unit: Unit, asked: Targets, ending: Ending, stars: int, *, lowered: bool) -> str:
    """What the next star asks after this ending."""
    if lowered:
        if ending.won:
            return translate("Logbook", "Against an easier rival: one star at the most")
        return translate("Logbook", "Against an easier rival")
    if stars >= 3:
        return translate("Logbook", "All three stars")
    if not ending.won:
        return translate("Logbook", "A win earns the first star")
    goal = asked.second if stars < 2 else asked.third
    star = (
        translate("Logbook", "second", "which star")
        if stars < 2
        else translate("Logbook", "third", "which star")
    )
    scores = ending.result.scores
    if goal.measure is Measure.SCORE:
        return _more_words(unit, goal.value - scores[HUMAN]).format(star=star)
    if goal.measure is Measure.MARGIN and unit is not Unit.DOMAINS:
        return _lead_words(unit, goal.value - margin(scores)).format(star=star)
    words = translate("Logbook", "For the {star} star: {goal}")
    return words.format(star=star, goal=_within(goal_words(unit, goal)))


def _more_words(unit: Unit, missing: int) -> str:
    match unit:
        case Unit.POINTS:
            return translate("Logbook", "%n more point(s) for the {star} star", "", missing)
        case Unit.COINS:
            return translate("Logbook", "%n more coin(s) for the {star} star", "", missing)
        case Unit.DOMAINS:
            return translate("Logbook", "%n more domain(s) for the {star} star", "", missing)


def _lead_words(unit: Unit, missing: int) -> str:
    if unit is Unit.COINS:
        return translate("Logbook", "A lead of %n more coin(s) for the {star} star", "", missing)
    return translate("Logbook", "A lead of %n more point(s) for the {star} star", "", missing)


def _within(sentence: str) -> str:
    """A sentence as a part of another one: its first letter is small."""
    return sentence[:1].lower() + sentence[1:]


# The foot of a page -------------------------------------------------------------------------------------


def tally_words(won: int, lost: int, rival: str) -> str:
    """All finished attempts against one rival."""
    return translate("Logbook", "{won} won, {lost} lost against {rival}").format(
        won=won, lost=lost, rival=rival
    )


def seal_word(*, sealed: bool) -> str:
    """Under the stamp, or in place of it."""
    return (
        translate("Logbook", "sealed record")
        if sealed
        else translate("Logbook", "Open", "not a sealed record")
    )


def open_sentence(*, running: bool) -> str:
    """What is said on the page of a chapter that can be played."""
    if running:
        return translate("Logbook", "A game is under way here. Its end is written on this page.")
    return translate("Logbook", "Not yet written. The first game finished here fills this page.")


def shut_sentence(volume: int, missing: int) -> str:
    """What opens the page of a chapter that cannot be played yet.

    Args:
        volume: the chapter's own volume.
        missing: the stars that the volume before it lacks; 0 where that one is not open itself.
    """
    before = volume_name(volume - 1)
    if missing:
        words = translate("Logbook", "Opens with %n more star(s) in {volume}.", "", missing)
    else:
        words = translate("Logbook", "Opens with {count} stars in {volume}.")
    return words.format(count=OPENING_STARS, volume=_within(before))


def unread_sentence() -> str:
    """What is said where the game of a page cannot be read."""
    return translate("Logbook", "The game of this page cannot be read. Its result stands all the same.")


def stars_words(stars: int) -> str:
    """How many of the three."""
    if not stars:
        return translate("Logbook", "no star")
    return translate("Logbook", "%n star(s) of three", "", stars)
