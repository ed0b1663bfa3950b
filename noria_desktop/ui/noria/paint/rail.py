"""Top rail of the machine: phases, sixteen round markers with their stages, live score."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import Letter, Phase, Side
from noria_desktop.ui.art.glyphs import glyph
from noria_desktop.ui.art.marks import side_badge
from noria_desktop.ui.art.panels import panel
from noria_desktop.ui.art.pens import fill, line, pen, rgba, stroke
from noria_desktop.ui.art.shapes import circle, polygon
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import Theme
from noria_desktop.ui.art.type import LEFT, RIGHT, text_width
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.board.arts_panels import RailArt
from noria_desktop.ui.noria.paint.colours import BLACK
from noria_desktop.ui.noria.paint.letters import text
from noria_desktop.ui.noria.words.names import phase_name, side_name

_HEIGHT = 42.0
_PHASES = (Phase.INFLUENCE, Phase.ACTION, Phase.POLITICS, Phase.ADMINISTRATION)
_TICK = 38.0
RAIL_PARTS = ("phases", "rounds", "score")
_GAP = 9.0
"""Between two stages of the round track."""


def rail_size(art: RailArt) -> tuple[float, float]:
    """The rail and its shadow."""
    return art.width, _HEIGHT + 6


def paint_rail(painter: QPainter, art: RailArt, skin: Skin) -> None:
    """Phases at the left, score at the right, rounds in what is left between."""
    theme = skin.theme
    box = QRectF(-art.width / 2, -_HEIGHT / 2, art.width, _HEIGHT)
    panel(painter, theme, box)
    _phases(painter, theme, box.left() + 8, art.phase)
    _score(painter, theme, box.right() - 10, art)
    left, right = _rounds_room(art)
    _rounds(painter, theme, left, right, art.round)


def rail_parts(art: RailArt) -> dict[str, tuple[float, float]]:
    """Where phases, rounds and score begin and end across the picture, from its centre: their words decide it."""
    left, right = _rounds_room(art)
    begin, cell = _cells(left, right)
    end = begin + _GAP * (len(_stages()) - 1) + cell * components().rounds
    return {
        "phases": (-art.width / 2 + 4, left - 16),
        "rounds": (left - 6, end + 3),
        "score": (right + 13, art.width / 2 - 4),
    }


def _rounds_room(art: RailArt) -> tuple[float, float]:
    """What phases and score leave for the rounds."""
    left = -art.width / 2 + 8 + sum(text_width(phase_name(entry), 13, True) + _TICK + 5 for entry in _PHASES)
    right = art.width / 2 - 10
    if art.bot_points_after is not None:
        right -= _after_wide(art) + 12
    for side, points in ((Side.BOT, art.bot_points), (Side.HUMAN, art.human_points)):
        right -= text_width(str(points), 24, True) + text_width(side_name(side), 13, True) + 42
    return left + 20, right - 6


def _cells(left: float, right: float) -> tuple[float, float]:
    """Where the first round begins, and how wide each is."""
    left += text_width(translate("Noria", "Round"), 12.5) + 8
    return left, min(27.0, (right - left - _GAP * (len(_stages()) - 1)) / components().rounds)


def _phases(painter: QPainter, theme: Theme, x: float, phase: Phase) -> None:
    """Arrows from phase to phase: done, now, to come.

    In the bot's turn all four are done; before the game none is.
    """
    after = {Phase.BOT_TURN: 4, Phase.GAME_OVER: 4, Phase.SETUP: -1}
    current = after[phase] if phase in after else _PHASES.index(phase)
    for i, entry in enumerate(_PHASES):
        words = phase_name(entry)
        done, now = i < current, i == current
        wide = text_width(words, 13, True) + _TICK  # room for the tick from the start: nothing shifts later
        nose = 9.0
        above, below = [(x, -14), (x + wide, -14), (x + wide + nose, 0)], [(x + wide, 14), (x, 14)]
        path = polygon([*above, *below, (x + (nose if i else 0), 0)])
        edge = theme.accent if now else rgba(theme.line, 150)
        fill(painter, path, theme.accent if now else rgba(theme.raised, 230), pen(edge, 1))
        colour = theme.muted
        if now:
            colour = "#FFFFFF" if theme.day else theme.ink
        elif done:
            colour = theme.text
        notch = nose if i else 0.0
        place = QRectF(x + notch, -14, wide - notch + 5, 28)
        if done:
            glyph(painter, "noria/check", x + notch * 0.8 + 15, 0, 6, theme.success)
            place.setLeft(x + notch * 0.8 + 22)
        text(painter, place, words, 13, colour, True)
        x += wide + 5


def _after_wide(art: RailArt) -> float:
    """Room of what the bot will have after its turn."""
    words = translate("Noria", "after its turn")
    return max(text_width(words, 12), text_width(f"→ {art.bot_points_after}", 14, True))


def _score(painter: QPainter, theme: Theme, x: float, art: RailArt) -> None:
    """Both totals, and the bot's after its turn."""
    if art.bot_points_after is not None:
        words, wide = translate("Noria", "after its turn"), _after_wide(art)
        text(painter, QRectF(x - wide, -3, wide, 18), words, 12, theme.muted, False, RIGHT)
        after = f"→ {art.bot_points_after}"
        text(painter, QRectF(x - wide, -18, wide, 18), after, 14, theme.bot_text, True, RIGHT)
        x -= wide + 12
    for human, points, words, colour in (
        (False, art.bot_points, side_name(Side.BOT), theme.bot_text),
        (True, art.human_points, side_name(Side.HUMAN), theme.you_text),
    ):
        number = str(points)
        wide, name = text_width(number, 24, True), text_width(words, 13, True)
        if human and art.human_points_after is not None:
            then = str(art.human_points_after)
            over = text_width(then, 24, True)
            text(painter, QRectF(x - over, -17, over, 34), then, 24, theme.focus, True, RIGHT, False)
            place = QRectF(x - over - name - 8, -14, name + 4, 28)
            text(painter, place, f"{number} →", 13, theme.focus, True, RIGHT)
        else:
            text(painter, QRectF(x - wide, -17, wide, 34), number, 24, theme.text, True, RIGHT, False)
            text(painter, QRectF(x - wide - name - 8, -14, name, 28), words, 13, colour, True, RIGHT, False)
        side_badge(painter, theme, human, x - wide - name - 20, 0, 8)
        x -= wide + name + 42


@frozen
class _Stage:
    """Rounds in which the same cogs are exposed."""

    first: int
    last: int
    cogs: int
    late: bool
    """Influence costs more and letter A surges."""


def _stages() -> tuple[_Stage, ...]:
    """The stages of the round track, read off the printed components."""
    printed = components()
    bases = printed.cog_bases
    firsts = [n for n in range(1, printed.rounds + 1) if n == 1 or bases[n] != bases[n - 1]]
    lasts = [*(n - 1 for n in firsts[1:]), printed.rounds]
    return tuple(
        _Stage(first, last, bases[first], first >= printed.surge_from_round)
        for first, last in zip(firsts, lasts, strict=True)
    )


def _rounds(painter: QPainter, theme: Theme, left: float, right: float, current: int) -> None:
    """Spent rounds are hollow; brackets show what the stage costs."""
    stages = _stages()
    words = translate("Noria", "Round")
    text(painter, QRectF(left, -14, text_width(words, 12.5) + 2, 28), words, 12.5, theme.muted, False, LEFT)
    left, cell = _cells(left, right)
    radius = min(10.5, cell * 0.44)
    for k, stage in enumerate(stages):
        shift = left + _GAP * k
        for number in range(stage.first, stage.last + 1):
            _round(painter, theme, shift + (number - 0.5) * cell, -7, radius, number, current)
        x0, x1 = shift + (stage.first - 1) * cell + 2, shift + stage.last * cell - 2
        _bracket(painter, theme, x0, x1, stage, stage.first <= current <= stage.last)


def _round(
    painter: QPainter, theme: Theme, x: float, y: float, radius: float, number: int, current: int
) -> None:
    """One round marker."""
    box = QRectF(x - 12, y - 9, 24, 18)
    if number < current:
        hollow = rgba(BLACK, 16 if theme.day else 70)
        fill(painter, circle(x, y, radius * 0.9), hollow, pen(rgba(theme.line, 150), 1))
        text(painter, box, str(number), 12, theme.muted, fit=False)
        return
    now = number == current
    if now:
        fill(painter, circle(x, y, radius * 1.28), rgba(theme.accent, 90))
    fill(painter, circle(x, y, radius), theme.brass_hi if now else theme.brass, pen(theme.ink, 1.2))
    stroke(painter, circle(x, y, radius * 0.8), pen(rgba(theme.ink, 110), 0.8))
    text(painter, box, str(number), 12.5 if now else 12, theme.ink, True, fit=False)


def _bracket(painter: QPainter, theme: Theme, left: float, right: float, stage: _Stage, here: bool) -> None:
    """Under a stage: exposed cogs, dearer influence, the surge."""
    colour = theme.accent if here else theme.muted
    y = 11.5
    signs = [("cog", str(stage.cogs))]
    if stage.late:
        signs += [("knowledge", f"+{components().surcharge}"), ("surge", "")]
    widths = [16 + (text_width(words, 12, True) + 8 if words else 2) for _, words in signs]
    middle, wide = (left + right) / 2, sum(widths)
    edge = pen(rgba(colour, 255 if here else 130), 1.4)
    line(painter, left, y, middle - wide / 2 - 4, y, edge)
    line(painter, middle + wide / 2 + 4, y, right, y, edge)
    x = middle - wide / 2
    for (name, words), step in zip(signs, widths, strict=True):
        if name == "surge":
            text(painter, QRectF(x, y - 9, 12, 18), Letter.A.value, 12, theme.bot_text, True, fit=False)
            glyph(painter, "noria/energy", x + 17, y, 5.4, theme.bot_text)
        else:
            glyph(painter, f"noria/{name}", x + 7, y, 5.6, colour, theme.panel)
            text(painter, QRectF(x + 15, y - 8, 20, 16), words, 12, colour, True, LEFT, False)
        x += step
