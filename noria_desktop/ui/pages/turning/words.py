"""Sentences of the turning points. The figures are the adviser's; a figure never says more than its search."""

from __future__ import annotations

from noria_desktop.app.replaying.watched import Unit
from noria_desktop.app.turning.changes import SCALE, Cause, Change, Measure
from noria_desktop.app.turning.reading import Moment
from noria_desktop.ui.i18n import Text, Texts, minus, signed, translate

curve_title = Texts(
    Measure,
    CHANCE=Text("Turning", "Your chance to win, move by move"),
    LEAD=Text("Turning", "Your lead in the end, as it could be expected"),
    WORTH=Text("Turning", "What your own position was worth, in coins"),
)
curve_note = Texts(
    Measure,
    CHANCE=Text("Turning", "as the adviser sees it, knowing only what you knew"),
    LEAD=Text("Turning", "as the adviser sees it, knowing only what you knew"),
    WORTH=Text("Turning", "as the adviser counts it; it is no lead over others"),
)


def whole(value: int) -> int:
    """Hundredths as whole points."""
    return round(value / SCALE)


def worth(value: int, measure: Measure) -> str:
    """A value as it stands beside a bar."""
    if measure is Measure.CHANCE:
        return translate("Turning", "{percent}%").format(percent=whole(value))
    points = whole(value)
    return signed(points) if points and measure is Measure.LEAD else minus(points)


def when(unit: Unit, number: int) -> str:
    """The round or turn."""
    if unit is Unit.ROUND:
        return translate("Turning", "Round {number}").format(number=number)
    return translate("Turning", "Turn {number}").format(number=number)


def title(unit: Unit, number: int, cause: Cause, rival: str) -> str:
    """Where in the game it was, and whose doing."""
    if cause is Cause.OWN:
        words = translate("Turning", "{when}, your move")
    elif cause is Cause.RIVAL:
        words = translate("Turning", "{when}, {rival}'s move")
    else:
        words = translate("Turning", "{when}, what came up")
    return words.format(when=when(unit, number), rival=rival)


def played_title(cause: Cause, rival: str) -> str:
    """Over what was played."""
    if cause is Cause.OWN:
        return translate("Turning", "You played")
    if cause is Cause.RIVAL:
        return translate("Turning", "{rival} played").format(rival=rival)
    return translate("Turning", "Luck")


def better_title(cause: Cause) -> str:
    """Over what was better."""
    return translate("Turning", "Better") if cause is Cause.OWN else translate("Turning", "Better for it")


def moved(change: Change, measure: Measure) -> str:
    """By how much, and whose doing it was."""
    points = signed(whole(change.after) - whole(change.before))
    if measure is Measure.WORTH:
        if change.cause is Cause.OWN:
            words = translate("Turning", "{coins} coins · your move")
        elif change.cause is Cause.RIVAL:
            words = translate("Turning", "{coins} coins · the rival's move")
        else:
            words = translate("Turning", "{coins} coins · luck")
        return words.format(coins=points)
    if change.cause is Cause.OWN:
        words = translate("Turning", "{points} points · your move")
    elif change.cause is Cause.RIVAL:
        words = translate("Turning", "{points} points · the rival's move")
    else:
        words = translate("Turning", "{points} points · luck")
    return words.format(points=points)


def reason(moment: Moment, measure: Measure) -> str:
    """One sentence, and how it is known."""
    cause, hands = moment.change.cause, moment.hands
    if cause is Cause.CHANCE and moment.change.mixed:
        return translate("Turning", "What came up and what others did, up to your next decision.")
    if cause is Cause.CHANCE:
        return translate("Turning", "Nobody decided this; there was no better move.")
    if not moment.best:
        if cause is Cause.RIVAL and moment.instead is not None:
            return translate(
                "Turning", "It had nothing much better: that would have left you at {value}."
            ).format(value=worth(moment.instead, measure))
        if cause is Cause.RIVAL and moment.choices > 0:
            return translate("Turning", "It had nothing better.")
        if cause is Cause.RIVAL:
            return translate("Turning", "What it knew stays closed, so nothing is said of better moves.")
        return ""
    parts: list[str] = []
    if cause is Cause.RIVAL and moment.instead is not None:
        instead = worth(moment.instead, measure)
        if moment.change.moved > 0:
            parts.append(
                translate("Turning", "A gift: the better move would have left you at {value}.").format(
                    value=instead
                )
            )
        else:
            parts.append(
                translate("Turning", "It had better still: that would have left you at {value}.").format(
                    value=instead
                )
            )
    choices = moment.choices
    if cause is Cause.OWN:
        parts.append(translate("Turning", "You had %n move(s).", "", choices))
    if hands:
        parts.append(translate("Turning", "All %n possible hand(s) were counted out.", "", hands))
    else:
        parts.append(translate("Turning", "Both moves were searched equally long."))
    return _sentences(parts)


def _sentences(parts: list[str]) -> str:
    told = ""
    for part in parts:
        told = translate("Turning", "{first} {second}").format(first=told, second=part) if told else part
    return told


def head(number: int, of: int) -> str:
    """Which of them."""
    return translate("Turning", "Turning point {number} of {of}.").format(number=number, of=of)


def waiting(count: int) -> str:
    """How many moves wait in the practice list."""
    if not count:
        return translate("Turning", "Nothing waits in your practice list")
    return translate("Turning", "%n move(s) wait in your practice list", "", count)


def nothing() -> str:
    """Of a game without turning points: much may have been lost all the same, in steps too small to name one."""
    return translate(
        "Turning",
        "No single moment stands out: the lead moved in small steps, or looking ahead was not sure enough to name one.",
    )


# What the adviser answers to a try --------------------------------------------------------------------------


def answer(lost: int, gained: int, measure: Measure) -> tuple[str, bool]:
    """What is said of a try, and whether it found a move as good as the best.

    Args:
        lost: how much less than the best it is, in hundredths.
        gained: how much more than what was played in the game.
        measure: of the game.
    """
    less, more = max(0, whole(lost)), whole(gained)
    if lost <= SCALE:
        return translate("Turning", "Found: as good as the adviser's best move."), True
    if measure is Measure.WORTH:
        if more >= 1:
            words = translate(
                "Turning",
                "Better than before by %n coin(s), and there is more: the best brings {less} more.",
                "",
                more,
            )
            return words.format(less=less), False
        return translate("Turning", "Not yet: %n coin(s) less than the best move.", "", less), False
    if more >= 1:
        words = translate(
            "Turning",
            "Better than before by %n point(s), and there is more: the best brings {less} more.",
            "",
            more,
        )
        return words.format(less=less), False
    return translate(
        "Turning",
        "Not yet: %n point(s) less than the best move. Unless you find it, it will wait in your practice list.",
        "",
        less,
    ), False


def course_of(before: int, after: int, measure: Measure) -> str:
    """From where to where, as it is heard."""
    told = {"before": worth(before, measure), "after": worth(after, measure)}
    if measure is Measure.CHANCE:
        return translate("Turning", "Chance to win from {before} to {after}.").format(**told)
    if measure is Measure.WORTH:
        return translate("Turning", "Worth of your own position from {before} to {after} coins.").format(
            **told
        )
    return translate("Turning", "What you could expect went from {before} to {after}.").format(**told)
