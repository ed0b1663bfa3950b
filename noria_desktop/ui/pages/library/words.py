"""The library's words: what a game is called in it, when it was played, how it went, and the headings."""

from __future__ import annotations

from datetime import date, timedelta
from functools import lru_cache

from PySide6.QtCore import QDate, QLocale, QTime

from noria_desktop.app.catalogue import Count, game_ids, kit
from noria_desktop.app.library.choosing import Group, Length, Order, Record, Span, local
from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.app.messages import one_line, save_error_text
from noria_desktop.app.saves.errors import Reason
from noria_desktop.app.seed_code import seed_code
from noria_desktop.app.table_time import whole_minutes
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import Text, minus, translate
from noria_desktop.ui.pages.day_name import day_name
from noria_desktop.ui.widgets.game_book import Unit
from noria_desktop.ui.widgets.progress_words import progress_text

_WEEK = 7


def game_name(game: str) -> str:
    """A game's name; of a file that does not tell its game what it is."""
    return game_cover(game).name() if game in game_ids() else translate("Library", "Saved game")


def opponent_name(game: str, key: str) -> str:
    """An opponent by the key results are kept under; empty where that is not told."""
    return game_cover(game).called(key) if game in game_ids() else ""


def name(entry: Entry) -> str:
    """Game and opponent."""
    opponent = opponent_name(entry.game, entry.opponent)
    if not opponent:
        return game_name(entry.game)
    return translate("Window", "{game} · {opponent}").format(game=game_name(entry.game), opponent=opponent)


def joined(*parts: str) -> str:
    """Parts of a line, those that say something."""
    return translate("Library", " · ", "between the parts of a line").join(part for part in parts if part)


# When ---------------------------------------------------------------------------------------------------


def when(entry: Entry, today: date) -> str:
    """Day and time as people say them."""
    moment = local(entry.at)
    time, day = _time(moment.hour * 60 + moment.minute, QLocale().name()), moment.date()
    if day == today:
        return translate("Window", "today {time}").format(time=time)
    if day == today - timedelta(days=1):
        return translate("Window", "yesterday {time}").format(time=time)
    if today - timedelta(days=_WEEK) < day < today:
        weekday = QLocale().standaloneDayName(day.isoweekday())
        return translate("Library", "{day} {time}", "a day of the week").format(day=weekday, time=time)
    return translate("Library", "{day} {time}", "a date").format(
        day=_day(day.year, day.month, day.day, QLocale().name()), time=time
    )


def short_date(entry: Entry) -> str:
    """The day as file names have it: the year first, so that they stand in order."""
    return local(entry.at).date().isoformat()


@lru_cache(maxsize=3000)
def _time(minute: int, locale: str) -> str:
    del locale  # the one in force
    return QLocale().toString(QTime(minute // 60, minute % 60), QLocale.FormatType.ShortFormat)


@lru_cache(maxsize=3000)
def _day(year: int, month: int, day: int, locale: str) -> str:
    del locale
    shown = translate("Library", "MMM d, yyyy", "how a date is written, in Qt's letters")
    return QLocale().toString(QDate(year, month, day), shown)


# How long -----------------------------------------------------------------------------------------------


def length(entry: Entry) -> str:
    """Rounds or stars, and the time at the table."""
    return joined(rounds(entry), minutes(entry))


def length_title(entry: Entry) -> str:
    """What is told of that: how long a game was, or how far one has come that goes on."""
    if entry.outcome is Outcome.GOING_ON:
        return translate("Library", "So far")
    return translate("Library", "Length")


def rounds(entry: Entry) -> str:
    """How far it has come, or how long it was."""
    if not entry.total or entry.game not in game_ids():
        return ""
    counted = kit(entry.game).counts
    if entry.outcome is Outcome.GOING_ON:
        return progress_text(counted, entry.done, entry.total)
    done = entry.done
    if counted is Count.ROUNDS:
        return translate("Library", "%n round(s)", "", done)
    return translate("Library", "%n star(s)", "", done)


def minutes(entry: Entry) -> str:
    """Time at the table; empty where there was hardly any."""
    spent = whole_minutes(entry.seconds)
    return translate("Library", "%n min", "", spent) if spent else ""


def second_line(entry: Entry, today: date) -> str:
    """When, how long; of a damaged file what helps."""
    if entry.is_damaged:
        return remedy(entry)
    only = translate("Library", "only its result is kept") if entry.listed is None else ""
    return joined(when(entry, today), length(entry), only)


# How it went --------------------------------------------------------------------------------------------

_OUTCOMES = {
    Outcome.GOING_ON: Text("Library", "going on"),
    Outcome.WON: Text("Library", "won"),
    Outcome.LOST: Text("Library", "lost"),
    Outcome.SHARED: Text("Library", "shared"),
    Outcome.DAMAGED: Text("Library", "file damaged"),
}
_RECORDS = {
    Record.SEALED: Text("Library", "Sealed records"),
    Record.OPEN: Text("Library", "Open games"),
}
_LENGTHS = {
    Length.SHORT: Text("Library", "Under 20 min"),
    Length.USUAL: Text("Library", "20 to 60 min"),
    Length.LONG: Text("Library", "An hour and more"),
}
_ORDERS = {
    Order.NEWEST: Text("Library", "Newest first"),
    Order.OLDEST: Text("Library", "Oldest first"),
    Order.GAME: Text("Library", "By game"),
    Order.OPPONENT: Text("Library", "By opponent"),
    Order.SCORE: Text("Library", "Most points first"),
    Order.LONGEST: Text("Library", "Longest first"),
}


def outcome(one: Outcome) -> str:
    """How a game ended, in a word."""
    return str(_OUTCOMES[one])


def record(one: Record) -> str:
    """Sealed records or open games."""
    return str(_RECORDS[one])


def span(one: Length) -> str:
    """How long games were."""
    return str(_LENGTHS[one])


def order(one: Order) -> str:
    """By what the list is ordered."""
    return str(_ORDERS[one])


def seal(entry: Entry) -> str:
    """Whether it counts as a record."""
    return translate("Library", "sealed record") if entry.sealed else translate("Library", "open")


def seal_word(entry: Entry) -> str:
    """The same under a heading that says what is told."""
    return translate("Library", "sealed") if entry.sealed else translate("Library", "open")


def result(entry: Entry) -> str:
    """The word beside the points; of three or more players the place."""
    if len(entry.scores) > 2 and entry.is_over:
        place = 1 + sum(points > entry.own for points in entry.scores[1:])
        return translate("Library", "place {place} of {all}").format(place=place, all=len(entry.scores))
    return "" if entry.outcome is Outcome.GOING_ON else outcome(entry.outcome)


def verdict(entry: Entry, unit: Unit) -> str:
    """How it ended, in the detail; ``unit``: in what the game counts its results."""
    if not entry.is_over:
        return rounds(entry)
    rival = entry.rival
    margin = 0 if rival is None else entry.own - rival
    if entry.outcome is Outcome.WON and margin > 0:
        return _won_by(unit, margin)
    if entry.outcome is Outcome.LOST and margin < 0:
        return _lost_by(unit, -margin)
    match entry.outcome:
        case Outcome.WON:
            return translate("Library", "Won")
        case Outcome.LOST:
            return translate("Library", "Lost")
        case _:
            return translate("Library", "Victory shared")


def plates(entry: Entry) -> tuple[str, ...]:
    """What is written on a game: the campaign or the day, that it comes from another game, names of its saves, tags."""
    place = () if entry.place is None else (place_name(entry),)
    day = day_name(entry.key)
    return (
        *place,
        *((day,) if day else ()),
        *_origin(entry),
        *(one_line(title) for title in entry.titles),
        *entry.tags,
    )


def _origin(entry: Entry) -> tuple[str, ...]:
    """What a game that was not played from its own beginning comes from."""
    if entry.is_taught:
        return (translate("Library", "from a lesson"),)
    return (translate("Library", "from another game"),) if entry.is_gone_on else ()


def _won_by(unit: Unit, lead: int) -> str:
    match unit:
        case Unit.POINTS:
            return translate("Library", "Won by %n", "", lead)
        case Unit.COINS:
            return translate("Library", "Won by %n coin(s)", "", lead)
        case Unit.DOMAINS:
            return translate("Library", "Won by %n domain(s)", "", lead)


def _lost_by(unit: Unit, behind: int) -> str:
    match unit:
        case Unit.POINTS:
            return translate("Library", "Lost by %n", "", behind)
        case Unit.COINS:
            return translate("Library", "Lost by %n coin(s)", "", behind)
        case Unit.DOMAINS:
            return translate("Library", "Lost by %n domain(s)", "", behind)


def lines_left(entry: Entry) -> str:
    """How many lines of play were left for another one; empty where none was."""
    count = entry.lines_left
    return translate("Library", "%n line(s) taken back", "", count) if count else ""


def place_name(entry: Entry) -> str:
    """The campaign's chapter that a game is an attempt at."""
    from noria_desktop.app.campaign.chapters import FINALE, NIGHTS

    assert entry.place is not None
    chapter = entry.place.chapter
    if chapter.startswith(FINALE):
        return translate("Circuit", "One long evening")
    if chapter.startswith(NIGHTS):
        return translate("Circuit", "Four Nights")
    number = chapter.partition("-")[0]
    return translate("Library", "Circuit {volume}").format(volume=_NUMERALS.get(number, number))


_NUMERALS = {"1": "I", "2": "II", "3": "III", "4": "IV"}


# Damaged files ------------------------------------------------------------------------------------------


def remedy(entry: Entry) -> str:
    """What can be done about a file that cannot be read, in a few words."""
    listed = entry.listed
    if listed is None or listed.error is None:
        return ""
    if listed.error.reason in (Reason.NEWER, Reason.UNKNOWN_GAME):
        return translate("Library", "made by a newer version")
    if listed.backup is not None:
        return translate("Library", "a backup can be restored")
    return translate("Library", "it stays as it is")


def trouble(entry: Entry, language: str) -> str:
    """What is wrong with a file, in a sentence with its place."""
    listed = entry.listed
    return "" if listed is None or listed.error is None else save_error_text(listed.error, language)


# Groups and all that a game is found under --------------------------------------------------------------


def heading(group: Group, order: Order) -> str:
    """A group's heading."""
    match group.by:
        case Span.GOING_ON:
            return translate("Library", "Going on")
        case Span.THIS_WEEK:
            return translate("Library", "This week")
        case Span.THIS_MONTH:
            return translate("Library", "Earlier this month")
        case (int() as year, int() as month):
            written = translate("Library", "MMMM yyyy", "how a month is written, in Qt's letters")
            return QLocale().toString(QDate(year, month, 1), written)
        case _:
            first = group.entries[0]
            return game_name(first.game) if order is Order.GAME else name(first)


def found_under(entry: Entry, today: date) -> str:
    """All words that a search looks in, in small letters."""
    parts = (
        name(entry),
        entry.game,
        when(entry, today),
        outcome(entry.outcome),
        seal(entry) if not entry.is_damaged else "",
        *plates(entry),
        lines_left(entry),
        "" if entry.place is None else entry.place.campaign,
        entry.notation,
        seed_code(entry.seed),
        entry.at[:10],
        "–".join(map(str, entry.scores)),
    )
    return " ".join(parts).casefold()


def spoken(entry: Entry, today: date) -> str:
    """A row for screen readers."""
    told = joined(outcome(entry.outcome), remedy(entry)) if entry.is_damaged else ""
    if entry.scores and entry.is_over:
        said = translate("Library", "{result} {own} to {rival}").format(
            result=outcome(entry.outcome),
            own=minus(entry.own),
            rival=", ".join(map(minus, entry.scores[1:])),
        )
    else:
        said = told or outcome(entry.outcome)
    sealed = seal(entry) if entry.sealed and not entry.is_damaged else ""
    parts = (
        game_name(entry.game),
        opponent_name(entry.game, entry.opponent),
        said,
        when(entry, today),
        length(entry),
        sealed,
        *plates(entry),
        lines_left(entry),
    )
    return listed(*parts)


def listed(*parts: str) -> str:
    """Facts that are read out, those that say something."""
    between = translate("Library", ", ", "between the facts about a game that are read out")
    return between.join(part for part in parts if part)


def numbers(entry: Entry) -> str:
    """The points of all sides, the human's first."""
    return " – ".join(map(minus, entry.scores))


def note(entry: Entry) -> str:
    """What is to be known of a game: that it is no whole one, or what is left of its file."""
    if entry.is_taught and not entry.is_damaged:
        return translate(
            "Library", "Begun by a lesson: it stands outside statistics, bests and marks of honour."
        )
    if entry.is_gone_on and not entry.is_damaged:
        return translate(
            "Library",
            "Gone on with from a moment of another game: it stands outside statistics, bests and marks of honour.",
        )
    return _what_is_safe(entry)


def _what_is_safe(entry: Entry) -> str:
    """What is left of a game whose file cannot be read, or of which there is none."""
    if entry.listed is None:
        return translate(
            "Library",
            "The file of this game is no longer there; its result is. The same set-up can be played again.",
        )
    if not entry.is_damaged:
        return ""
    backup = entry.listed.backup
    if backup is None:
        return translate(
            "Library",
            "Nothing in it was changed, and nothing overwrites it. It can be looked at in its folder.",
        )
    moment = local(backup.saved_at)
    time = QLocale().toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)
    day = _day(moment.year, moment.month, moment.day, QLocale().name())
    progress = progress_text(kit(backup.game).counts, backup.summary.done, backup.summary.total)
    return translate(
        "Library",
        "What is safe: the backup of {day} {time} ({progress}). The damaged file stays beside it as “.broken”.",
    ).format(day=day, time=time, progress=progress)
