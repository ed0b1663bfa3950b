"""The words of the page of statistics."""

from __future__ import annotations

from datetime import date

from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.app.statistics.figures import Against, rival
from noria_desktop.app.statistics.measures import Share
from noria_desktop.app.table_time import whole_minutes
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.pages.library import words as library
from noria_desktop.ui.widgets.game_book import Unit


def number(value: float | None) -> str:
    """A figure with at most one place after the point; a dash where there is none."""
    if value is None:
        return "–"
    rounded = round(value, 1)
    return f"{rounded:g}".replace("-", "−")


def signed(value: int) -> str:
    """A margin with its sign."""
    return f"+{value}" if value > 0 else minus(value)


def percent(value: float) -> str:
    """A share."""
    return translate("Statistics", "{share}%").format(share=round(100 * value))


def interval(share: Share) -> str:
    """The interval of a share, in hundredths."""
    low, high = share.interval
    return f"{round(100 * low)}–{round(100 * high)}"


def share_won(share: Share) -> str:
    """The share that was won; nothing where it would say more than the games won and lost beside it."""
    return "–" if share.is_few else percent(share.value)


def unit(one: Unit) -> str:
    """What is counted."""
    match one:
        case Unit.POINTS:
            return translate("Statistics", "points")
        case Unit.COINS:
            return translate("Statistics", "coins")
        case Unit.DOMAINS:
            return translate("Statistics", "domains")


def best(one: Unit, points: int) -> str:
    """The most that was reached."""
    match one:
        case Unit.POINTS:
            return translate("Statistics", "Best: %n point(s)", "", points)
        case Unit.COINS:
            return translate("Statistics", "Best: %n coin(s)", "", points)
        case Unit.DOMAINS:
            return translate("Statistics", "Best: %n domain(s)", "", points)


def median_of(one: Unit) -> str:
    """What a median is of."""
    match one:
        case Unit.POINTS:
            return translate("Statistics", "median points")
        case Unit.COINS:
            return translate("Statistics", "median coins")
        case Unit.DOMAINS:
            return translate("Statistics", "median domains")


def sources_title(one: Unit) -> str:
    """Over the rows of the score sheet."""
    match one:
        case Unit.POINTS:
            return translate("Statistics", "Where points come from")
        case Unit.COINS:
            return translate("Statistics", "Where coins come from")
        case Unit.DOMAINS:
            return translate("Statistics", "Points by domain")


def record(against: Against) -> str:
    """How many were won and lost, and shared where some were."""
    games = against.games
    if not games:
        return translate("Statistics", "not met yet")
    won, lost, shared = (against.ended(one) for one in (Outcome.WON, Outcome.LOST, Outcome.SHARED))
    if shared:
        words = translate("Statistics", "{won} won, {lost} lost, {shared} shared")
        return words.format(won=won, lost=lost, shared=shared)
    return translate("Statistics", "{won} won, {lost} lost").format(won=won, lost=lost)


def few(games: int) -> str:
    """Why there is no percentage."""
    return translate("Statistics", "%n game(s): too few to say", "", games)


def opponent(game: str, key: str) -> str:
    """An opponent's name; the key where the game tells none."""
    return library.opponent_name(game, key) or key


def mark(entry: Entry, today: date) -> tuple[str, str]:
    """The game behind a mark: how it ended, and when; whether it can be replayed."""
    result = translate("Statistics", "{result}, {own}–{rival} against {opponent}").format(
        result=library.outcome(entry.outcome),
        own=minus(entry.own),
        rival=minus(rival(entry)),
        opponent=opponent(entry.game, entry.opponent),
    )
    kept = (
        translate("Statistics", "Enter replays it")
        if entry.file is not None
        else translate("Library", "only its result is kept")
    )
    return result, library.joined(library.when(entry, today), library.minutes(entry), kept)


def spoken_row(game: str, against: Against, what: Unit) -> str:
    """A row of opponents as a sentence."""
    name = opponent(game, against.opponent)
    if not against.games:
        return translate("Statistics", "{opponent}: not met yet").format(opponent=name)
    share = against.share
    games = share.games
    told = translate("Statistics", "%n game(s)", "", games)
    parts = [told, record(against)]
    if share.is_few:
        parts.append(few(games))
    else:
        parts.append(
            translate("Statistics", "{share}, interval {interval}").format(
                share=percent(share.value), interval=interval(share)
            )
        )
        parts.append(
            translate("Statistics", "your median {own}, theirs {rival} {unit}").format(
                own=number(against.own_median), rival=number(against.rival_median), unit=unit(what)
            )
        )
    return translate("Statistics", "{opponent}: {facts}").format(opponent=name, facts=library.listed(*parts))


def time_spent(seconds: int) -> tuple[str, str]:
    """Time at the table as a number and its unit: minutes below one hour, of which "0.4 hours" would say little."""
    if seconds < 3600:
        return number(whole_minutes(seconds)), translate("Statistics", "min")
    return number(round(seconds / 3600, 1 if seconds < 36000 else 0)), translate("Statistics", "hours")


def span(seconds: int) -> str:
    """Time at the table."""
    hours, minutes = divmod(whole_minutes(seconds), 60)
    if hours:
        return translate("Statistics", "{hours} h {minutes} min").format(hours=hours, minutes=minutes)
    return translate("Statistics", "{minutes} min").format(minutes=minutes)
