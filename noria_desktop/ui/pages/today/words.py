"""The words of the day's game: days, rivals, how a day stands, and what is wrong with a pasted line."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QLocale

from noria_desktop.app.campaign.chapters import Chapter
from noria_desktop.app.catalogue import Count, kit
from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.app.today.days import DayState, Month, Stand, Why, won
from noria_desktop.app.today.edition import DaysGame, options_of
from noria_desktop.app.today.friends import Placed
from noria_desktop.app.today.line import DayLine, LineError, LineFault, written
from noria_desktop.ui.game_cover import game_cover, named
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import Text, Texts, in_a_line, minus, translate
from noria_desktop.ui.widgets.progress_words import short_progress

# Days ---------------------------------------------------------------------------------------------------


def _shown(day: date, pattern: str) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def whole_day(day: date, today: date) -> str:
    """A day with its weekday, and its year where it is not this one."""
    if day.year == today.year:
        return _shown(day, translate("Today", "dddd, d MMMM", "a date, in letters of Qt's date formats"))
    return _shown(day, translate("Today", "dddd, d MMMM yyyy", "a date, in letters of Qt's date formats"))


def short_day(day: date) -> str:
    """A day without its weekday."""
    return _shown(day, translate("Today", "d MMMM", "a date, in letters of Qt's date formats"))


def month_name(day: date, today: date) -> str:
    """A month, and its year where it is not this one."""
    if day.year == today.year:
        return _shown(day, translate("Today", "MMMM", "a month, in letters of Qt's date formats"))
    return _shown(day, translate("Today", "MMMM yyyy", "a month, in letters of Qt's date formats"))


def weekdays() -> tuple[tuple[int, str], ...]:
    """The days of the week by number (1: Monday) and short name, in the order of the language's calendar."""
    locale = QLocale()
    # Japanese calendars begin on Sunday; Qt's territory may be another than the language's own.
    first = 7 if locale.language() == QLocale.Language.Japanese else 1
    order = [(first - 1 + step) % 7 + 1 for step in range(7)]
    return tuple((day, locale.standaloneDayName(day, QLocale.FormatType.ShortFormat)) for day in order)


# Games --------------------------------------------------------------------------------------------------


def _as_chapter(game: DaysGame) -> Chapter:
    return Chapter(0, game.game, game.plan.level, game.plan.settings)


def game_name(state: DayState) -> str:
    """The game of a day; empty where there was none."""
    if state.game is not None:
        return game_cover(state.game.game).name()
    return "" if state.counted is None else game_cover(state.counted.game).name()


def title(game: DaysGame) -> str:
    """The game and against whom, a person by the name that the table calls it by."""
    from noria_desktop.ui.pages.campaign import words as circuit

    cover, chapter = game_cover(game.game), _as_chapter(game)
    against, person = circuit.against(chapter), cover.person_name(game.rival)
    if person:
        whole = named(person, circuit.rival_name(chapter))
        against = translate("Circuit", "against {rival}").format(rival=whole)
    return translate("Circuit", "{game} {rival}").format(game=cover.name(), rival=against)


def rival_sentence(game: DaysGame) -> str:
    """How the rival plays, with its name: it stands under how the player did.

    Empty where the game has only the name to tell, as of a table of several rivals.
    """
    name, said = game_cover(game.game).called(game.rival), game_ui(game.game).rival(options_of(game))[1]
    return "" if said in ("", name) else translate("Today", "{rival}: {said}").format(rival=name, said=said)


def card_title(game: DaysGame) -> str:
    """The same, short, and without reading the game's rules."""
    cover = game_cover(game.game)
    return translate("Window", "{game} · {opponent}").format(
        game=cover.name(), opponent=cover.called(game.rival)
    )


def facts(game: DaysGame) -> str:
    """How long it is."""
    mine = kit(game.game)
    total = mine.progress(mine.rules.setup(options_of(game), game.seed).state).total
    length = (
        translate("Circuit", "ends with star {count}").format(count=total)
        if mine.counts is Count.STARS
        else translate("Circuit", "%n round(s)", "", total)
    )
    minutes = game.plan.minutes
    return in_a_line(length, translate("Today", "about %n minute(s)", "", minutes))


def joined(*parts: str) -> str:
    """Parts of a line, those that say something."""
    return in_a_line(*parts)


def score(entry: Entry) -> str:
    """Both sides' points, close together."""
    return translate("Today", "{own}–{rival}").format(own=minus(entry.own), rival=minus(entry.rival or 0))


def progress(entry: Entry) -> str:
    """How far a game is that goes on."""
    return short_progress(entry.game, entry.done, entry.total) if entry.total else ""


# How a day stands ---------------------------------------------------------------------------------------

WHYS: Final = Texts(
    Why,
    TAKEN_BACK=Text("Today", "Something was taken back past what had been revealed, so this try is open."),
    NOT_WHOLE=Text("Today", "Its earlier turns could not be repeated, so this try is open."),
    SEEN=Text("Today", "You had seen this deal in another game, so there is no sealed try of it any more."),
    THROWN_AWAY=Text("Today", "The sealed try lies in the trash. Put it back from there to go on with it."),
)
"""Why a day is open."""


def heading(state: DayState) -> str:
    """The sentence over the facts of a day."""
    counted = state.counted
    match state.stand:
        case Stand.NEW:
            return translate("Today", "Everybody has the same deal today.")
        case Stand.BEGUN:
            where = "" if counted is None else progress(counted)
            return in_a_line(translate("Today", "Your sealed try goes on"), where)
        case Stand.PLAYED:
            return outcome(counted)
        case Stand.OPENED:
            if counted is None or not counted.is_over:
                return translate("Today", "This day is open")
            return outcome(counted)
        case Stand.PAST:
            return outcome(counted) if counted else translate("Today", "Not played that day")
        case Stand.AHEAD:
            return translate("Today", "This day has not come yet.")
        case Stand.NONE:
            return outcome(counted) if counted else translate("Today", "There was no day's game yet.")


def outcome(entry: Entry | None) -> str:
    """How a game ended."""
    if entry is None or not entry.is_over:
        return ""
    if entry.outcome is Outcome.SHARED:
        return translate("Today", "Shared, {score}").format(score=score(entry))
    said = translate("Today", "Won, {score}") if won(entry) else translate("Today", "Lost, {score}")
    return said.format(score=score(entry))


def seal_word(*, sealed: bool) -> str:
    """Sealed or open."""
    return translate("Today", "sealed") if sealed else translate("Today", "open")


def month_sum(month: Month) -> str:
    """What a month comes to."""
    return translate("Today", "{played} played · {won} won · {sealed} sealed").format(
        played=month.played, won=month.won, sealed=month.sealed
    )


def out_of_reach(*, ahead: bool) -> str:
    """Why a day of the calendar cannot be looked at: it has not come, or lies before the first."""
    if ahead:
        return translate("Today", "That day has not come yet: its game is shown on the day itself.")
    return translate("Today", "There is nothing to see before the first day of this calendar.")


def spoken_day(state: DayState, today: date) -> str:
    """A day of the calendar, read out."""
    parts = [whole_day(state.day, today)]
    if state.day == today:
        parts.append(translate("Today", "today"))
    ahead = state.stand is Stand.AHEAD
    if state.game is not None and not ahead:
        parts.append(title(state.game))
    elif state.counted is not None:
        parts.append(game_cover(state.counted.game).name())
    if state.is_over:
        parts += [outcome(state.counted), seal_word(sealed=state.sealed)]
    elif state.stand is Stand.BEGUN:
        parts.append(heading(state))
    elif state.stand is Stand.NEW:
        parts.append(translate("Today", "not begun"))
    elif state.stand is Stand.PAST:
        parts.append(translate("Today", "Not played that day"))
    elif state.stand is Stand.OPENED:
        parts.append(seal_word(sealed=False))
    elif ahead:
        parts.append(heading(state))
    return translate("Today", ", ", "between the parts of a day read out").join(parts)


# Lines --------------------------------------------------------------------------------------------------


def line_text(line: DayLine, game: DaysGame) -> str:
    """A line as it is sent, in the language in use."""
    from noria_desktop.ui.pages.campaign import words as circuit

    cover = game_cover(game.game)
    rival = cover.opponent(game.rival) or circuit.rival_name(_as_chapter(game))
    return written(line, cover.name(), rival, seal_word(sealed=line.sealed))


def place(placed: Placed) -> str:
    """The place in the table; of equals it says that it is shared."""
    return f"{placed.place}=" if placed.tied else str(placed.place)


def level(lines: tuple[DayLine, ...]) -> str:
    """That friends have the player's own margin; empty where nobody has."""
    if not lines:
        return ""
    names = translate("Lists", ", ", "between words").join(one.name for one in lines)
    return translate("Today", "A tie: you and {names} have the same margin.").format(names=names)


def spoken_line(placed: Placed, *, own: bool) -> str:
    """A row of the table, read out."""
    line, place = placed.line, placed.place
    if placed.tied:
        said = translate("Today", "Shared place {place}: {name}, {own} to {rival}, {state}")
    else:
        said = translate("Today", "Place {place}: {name}, {own} to {rival}, {state}")
    who = translate("Today", "You") if own else line.name
    return said.format(
        place=place,
        name=who,
        own=minus(line.own),
        rival=minus(line.rival),
        state=seal_word(sealed=line.sealed),
    )


FAULTS: Final = Texts(
    LineFault,
    EMPTY=Text("Today", "There is no text to paste."),
    TOO_LONG=Text("Today", "This text is too long for a line of a day's game."),
    NO_PARTS=Text("Today", "This is no line of a day's game: name, day and code are parted by “·”."),
    NO_NAME=Text("Today", "The name at the front of the line is missing."),
    CODE_LENGTH=Text("Today", "The code at the end must have twelve signs, but here stands “{found}”."),
    CODE_SIGN=Text("Today", "The code at the end holds “{found}”, a sign that no code has."),
    CODE_CHECK=Text("Today", "The code “{found}” at the end is mistyped: one of its signs is wrong."),
    NO_DAY=Text("Today", "The code “{found}” names a day that had no day's game."),
    OTHER_GAME=Text(
        "Today", "The line is of another version of the program, which had another game on {found}."
    ),
    DAY_DIFFERS=Text("Today", "The line says {found}, but its code {wanted}: the day was changed."),
    SCORE_DIFFERS=Text("Today", "The line says {found}, but its code {wanted}: the score was changed."),
)
"""What is wrong with a pasted line."""


def fault(error: LineError) -> str:
    """One sentence on what cannot be read."""
    found = error.found if len(error.found) <= _LONGEST else error.found[:_LONGEST] + "…"
    return FAULTS(error.why, found=found, wanted=error.wanted)


_LONGEST: Final = 20
"""Signs of a wrong part that are shown."""
