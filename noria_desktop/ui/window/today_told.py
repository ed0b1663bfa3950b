"""What the way through the day's game says: on home's card, of pasted lines, and where something is not to be had."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from noria_desktop.app.today.days import DayState, Stand
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.day_card import DayCard, Way

if TYPE_CHECKING:
    from noria_desktop.app.today.friends import FriendsFile
    from noria_desktop.app.today.line import DayLine


def card_of(state: DayState, day: date) -> DayCard | None:
    """What home tells of today."""
    from noria_desktop.ui.pages.today import words

    if state.game is None:
        return None
    date_told = words.whole_day(day, day)
    title, game = words.card_title(state.game), state.game.game
    match state.stand:
        case Stand.NEW:
            line = words.joined(date_told, translate("Today", "one sealed try"))
            return DayCard(game, title, line)
        case Stand.BEGUN:
            where = "" if state.counted is None else words.progress(state.counted)
            return DayCard(game, title, words.joined(date_told, where), Way.GO_ON)
        case _ if state.is_over:
            line = words.joined(date_told, words.outcome(state.counted))
            return DayCard(game, title, line, Way.COPY, state.sealed)
        case _:
            return DayCard(game, title, date_told, Way.PLAY, False)


def pasted_text(found: list[DayLine], own: list[DayLine], news: list[DayLine]) -> str:
    """What became of lines that were pasted."""
    from noria_desktop.ui.pages.today import words

    last = found[-1]
    if own:
        return translate("Today", "This is your own line.")
    if not news:
        return translate("Today", "The line of {name} is here already.").format(name=last.name)
    if len(news) > 1:
        count = len(news)
        return translate("Today", "%n line(s) put to their days", "", count)
    return translate("Today", "The line of {name} is put to {day}.").format(
        name=last.name, day=words.short_day(last.day)
    )


def refused_text(now: DayState) -> str:
    """Why the sealed try of a day is not to be had any more."""
    if now.stand is Stand.PAST:
        return translate("Today", "That day is over: its game can be played open now.")
    return translate("Today", "The sealed try of this day is made. Play it open as often as you like.")


def set_aside_text(file: FriendsFile) -> str:
    """What became of a damaged file, and what helps."""
    assert file.set_aside is not None
    if file.was_restored:
        text = translate(
            "Today",
            "The file of your friends' lines was damaged. It is kept as {file}, and its previous version is in use.",
        )
    else:
        text = translate(
            "Today",
            "The file of your friends' lines was damaged. It is kept as {file}; please paste them again.",
        )
    return text.format(file=file.set_aside.name)
