"""What the bot does next: the letters that enter, what they would do now, and its last step."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import Letter
from noria_desktop.ui.art.glyphs import glyph
from noria_desktop.ui.art.marks import side_badge
from noria_desktop.ui.art.panels import button_face, panel
from noria_desktop.ui.art.pens import faded, fill, line, pen, placed_at, rgba
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, first_line, text_width, two_lines
from noria_desktop.ui.board.pictures import rect
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.board.arts_panels import ComingRound, ForecastArt, ForecastRow, RowState
from noria_desktop.ui.noria.board.measures import forecast_end, forecast_foot, forecast_row, forecast_why
from noria_desktop.ui.noria.paint.colours import COMING
from noria_desktop.ui.noria.paint.discs import paint_letter_face
from noria_desktop.ui.noria.paint.letters import LEAST, text
from noria_desktop.ui.noria.words.names import letter_name

_LATER = 24.0
"""Height of a later round's line."""
_LEADING = 14.0
"""From line to line of the smallest words."""
_NARROW = 0.85
"""Words are rather laid in another line than condensed more than this."""


def paint_forecast(painter: QPainter, art: ForecastArt, skin: Skin) -> None:
    """The panel: this round's letters row by row, coming rounds, the last step."""
    theme = skin.theme
    box = QRectF(-art.width / 2, -art.height / 2, art.width, art.height)
    note = "" if art.over or art.untold else translate("Noria", "as things stand")
    panel(painter, theme, box, translate("Noria", "What the bot does next"), note)
    side_badge(painter, theme, False, box.left() + 18, box.top() + 38, 8)
    words = translate("Noria", "Round {number}").format(number=art.round)
    head = QRectF(box.left() + 32, box.top() + 28, 110, 20)
    used = text(painter, head, words, 13, theme.bot_text, True, LEFT)
    count = len(art.rows)
    more = 0.0
    for index, row in enumerate(art.rows):
        more = _row(
            painter, theme, rect(forecast_row(art.width, art.height, index, count)), row, last=count == 1
        )
    if not art.rows:
        place = rect(forecast_row(art.width, art.height, 0, 1))
        quiet = translate("Noria", "No letter enters: the bot does nothing.")
        if art.done:
            quiet = translate("Noria", "All letters have acted.")
        if art.untold:
            quiet = translate("Noria", "Not foretold: menu View, Forecast.")
        if art.over:
            quiet = translate("Noria", "The game is over.")
        text(painter, place.adjusted(6, 0, -6, 0), quiet, 13, theme.muted, False, LEFT)
    foot = rect(forecast_foot(art.width, art.height, max(1, count)))
    top = forecast_end(art.height, max(1, count)) + more + 6
    room = (foot.top() if art.last else box.bottom()) - 6 - top
    lines = [_later_height(coming, foot.width()) for coming in art.coming]
    if art.coming and room >= sum(lines):
        for coming, high in zip(art.coming, lines, strict=True):
            _later(painter, theme, QRectF(foot.left(), top, foot.width(), high), coming)
            top += high
    else:
        _coming(painter, theme, art, box.left() + 32 + used + 8, box.right() - 10, box.top() + 38)
    if art.last:
        _last(painter, theme, art, foot)


def _later(painter: QPainter, theme: Theme, box: QRectF, coming: ComingRound) -> None:
    """A later round on a line of its own: its letters and what they are called."""
    label = translate("Noria", "R{number}").format(number=coming.round)
    y = box.center().y()
    text(painter, QRectF(box.left() + 2, y - 10, 30, 20), label, 12, theme.muted, False, LEFT)
    x = box.left() + 34
    for letter, upgraded in coming.letters:
        with placed_at(painter, x + 11, y):
            paint_letter_face(painter, theme, letter, 10.8, upgraded)
        x += 24
    lines = _names(coming, box.width())
    for index, words in enumerate(lines):
        middle = y + (index - (len(lines) - 1) / 2) * _LEADING
        room = QRectF(x + 6, middle - 10, box.right() - x - 8, 20)
        text(painter, room, words, LEAST, theme.muted, False, LEFT)


def _names(coming: ComingRound, width: float) -> tuple[str, ...]:
    """What a later round's letters are called, in one line or two beside them."""
    surge = coming.round >= components().surge_from_round
    names = " · ".join(letter_name(letter, surge=surge) for letter, _ in coming.letters) or "–"
    room = width - 42 - 24 * len(coming.letters)
    if text_width(names, LEAST) * _NARROW <= room:
        return (names,)
    return two_lines(names, LEAST, room)


def _later_height(coming: ComingRound, width: float) -> float:
    """Height of a later round's line."""
    return _LATER if len(_names(coming, width)) == 1 else 2 * _LEADING + 4


def _coming(painter: QPainter, theme: Theme, art: ForecastArt, left: float, right: float, y: float) -> None:
    """Letters of later rounds, from the right; rounds without room are left out."""
    plans: list[tuple[float, str, tuple[tuple[Letter, bool], ...]]] = []
    room = right - left
    for coming in art.coming:
        label = translate("Noria", "R{number}").format(number=coming.round)
        wide = text_width(label, 12) + 4 + (len(coming.letters) * 24 if coming.letters else 16) + 14
        if wide > room:
            break
        room -= wide
        plans.append((wide, label, coming.letters))
    x = right - sum(wide for wide, _, _ in plans) + 14
    for wide, label, letters in plans:
        name = text(painter, QRectF(x, y - 10, 60, 20), label, 12, theme.muted, False, LEFT)
        at = x + name + 4
        if not letters:
            text(painter, QRectF(at, y - 10, 16, 20), "–", 14, theme.muted)
        for k, (letter, upgraded) in enumerate(letters):
            with placed_at(painter, at + 12 + k * 24, y):
                paint_letter_face(painter, theme, letter, 10.8, upgraded)
        x += wide


def _row(painter: QPainter, theme: Theme, box: QRectF, row: ForecastRow, *, last: bool = False) -> float:
    """One letter: framed while it acts, ticked when it is done; returns what it is taller than its box.

    ``last``: there is room below it for a third line.
    """
    name = QRectF(box.left() + 32, box.top(), min(110.0, box.width() * 0.34), box.height())
    used = min(text_width(row.name, 13, bold=True), name.width())
    lines = _outcome(row.text, box.right() - name.left() - used - 14, last)
    more = max(0.0, (len(lines) - 2) * _LEADING)
    box, name = box.adjusted(0, 0, 0, more), name.adjusted(0, 0, 0, more)
    acting, done = row.state is RowState.ACTING, row.state is RowState.DONE
    edge = pen(COMING, 1.8) if acting else None
    fill(painter, rounded_rect(box, 5), rgba(theme.raised, 90 if done else 150), edge)
    with placed_at(painter, box.left() + 14, box.center().y()), faded(painter, 0.6 if done else 1.0):
        paint_letter_face(painter, theme, row.letter, max(10.8, min(11.0, box.height() * 0.45)), row.upgraded)
    colour = theme.muted if done else theme.text
    right = box.right() - 6
    if done:
        glyph(painter, "noria/check", right - 7, box.center().y(), 5.6, theme.success)
        right -= 18
    used = text(painter, name, row.name, 13, colour, True, LEFT)
    what = QRectF(name.left() + used + 8, box.top(), right - name.left() - used - 8, box.height())
    if len(lines) == 1 or box.height() < 26:
        text(painter, what, row.text, 13, colour, False, LEFT)
        return 0.0
    for index, words in enumerate(lines):
        middle = (index - (len(lines) - 1) / 2) * _LEADING
        text(painter, what.translated(0, middle), words, LEAST, colour, False, LEFT)
    return more


def _outcome(words: str, width: float, third: bool) -> tuple[str, ...]:
    """What a letter does in one line or two, or in three where there is room for them."""
    first, second = two_lines(words, LEAST, width)
    if not second:
        return (first,)
    if third and text_width(second, LEAST) * _NARROW > width:
        first, rest = first_line(words, LEAST, width)
        return (first, *two_lines(rest, LEAST, width))
    return first, second


def _last(painter: QPainter, theme: Theme, art: ForecastArt, foot: QRectF) -> None:
    """The bot's last step with the button that tells why."""
    edge = pen(rgba(theme.panel_edge, 150), 1)
    line(painter, foot.left(), foot.top(), foot.right(), foot.top(), edge)
    why = rect(forecast_why(art.width, art.height, max(1, len(art.rows))))
    wide = why.left() - foot.left() - 10
    middle = foot.center().y()
    lines: tuple[str, ...] = (art.last,)
    if foot.height() >= 45 and text_width(art.last, LEAST) * _NARROW > wide:
        lines = two_lines(art.last, LEAST, wide)
    if len(lines) > 1:
        for index, words in enumerate((*lines, art.last_note)):
            room = QRectF(foot.left() + 2, middle - 10 + (index - 1) * _LEADING, wide, 20)
            text(painter, room, words, LEAST, theme.muted if index == len(lines) else theme.text, False, LEFT)
    elif foot.height() >= 40 and art.last_note:
        text(painter, QRectF(foot.left() + 2, middle - 20, wide, 20), art.last, 13, theme.text, False, LEFT)
        note = QRectF(foot.left() + 2, middle, wide, 19)
        text(painter, note, art.last_note, 12, theme.muted, False, LEFT)
    else:
        text(painter, QRectF(foot.left() + 2, middle - 10, wide, 20), art.last, 13, theme.text, False, LEFT)
    button_face(painter, theme, why, translate("Noria", "Why?"))
