"""The stage in the middle of the window: dark water over the table, a question, and the cards it is about."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QLinearGradient, QPainter

from noria_desktop.games.nautilus.terms import Special
from noria_desktop.ui.art.pens import fill, line, pen, rgba, stroke
from noria_desktop.ui.art.shapes import rhombus, rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import text, text_width, two_lines
from noria_desktop.ui.i18n import Text, Texts
from noria_desktop.ui.nautilus.board.arts_dock import EffectArt, Question, StageArt
from noria_desktop.ui.nautilus.paint.specials import VALUES


def paint_stage(painter: QPainter, art: StageArt, skin: Skin) -> None:
    """Night falls over the table; the question stands above the cards."""
    theme, k = skin.theme, art.unit
    box = QRectF(-art.width / 2, -art.height / 2, art.width, art.height)
    night = QLinearGradient(box.topLeft(), box.bottomLeft())
    deep = theme.surface if theme.day else theme.glass
    night.setColorAt(0, rgba(deep, 238))
    night.setColorAt(0.5, rgba(deep, 226))
    night.setColorAt(1, rgba(deep, 240))
    fill(painter, rounded_rect(box, 70 * k), QBrush(night))
    title = question_text(art.question)
    middle = box.top() + 26 * k
    size = 19 * k
    wide = min(box.width() - 120 * k, text_width(title, size, True))
    place = QRectF(-box.width() / 2 + 60 * k, middle - 16 * k, box.width() - 120 * k, 32 * k)
    text(painter, place, title, size, theme.accent, True)
    edge = pen(rgba(theme.brass, 210), 1.6 * k)
    for side in (-1, 1):
        near, far = side * (wide / 2 + 18 * k), side * min(wide / 2 + 118 * k, box.width() / 2 - 66 * k)
        if abs(far) > abs(near):
            line(painter, near + side * 8 * k, middle, far, middle, edge)
            fill(painter, rhombus(near, middle, 4.5 * k), theme.brass_hi)
    below = QRectF(-box.width() / 2 + 40 * k, middle + 13 * k, box.width() - 80 * k, 22 * k)
    text(painter, below, note_text(art.question), max(12.0, 14 * k), theme.text)


question_text: Final = Texts(
    Question,
    KEEP=Text("Nautilus", "Keep one, give the other away"),
    USE_SUBMARINE=Text("Nautilus", "Use the submarine?"),
    USE_HARPOON=Text("Nautilus", "Use the harpoon?"),
    USE_EYE=Text("Nautilus", "Use the eye?"),
    RETURN=Text("Nautilus", "Which card goes back?"),
    GIVE=Text("Nautilus", "Which card do you give?"),
    LOOK=Text("Nautilus", "The rival's hand"),
)
note_text: Final = Texts(
    Question,
    KEEP=Text("Nautilus", "Press the card you keep twice, or drag the other one to the rival."),
    USE_SUBMARINE=Text("Nautilus", "Drag it to the pile to use it. It is for this round only."),
    USE_HARPOON=Text("Nautilus", "Drag it to the rival's hand to use it. It is for this round only."),
    USE_EYE=Text("Nautilus", "Drag it to the rival's hand to use it. It is for this round only."),
    RETURN=Text("Nautilus", "Drag one to the pile, or one to your hand; the other goes the other way."),
    GIVE=Text("Nautilus", "Any card of your hand, the drawn one too: drag it to the rival's hand."),
    LOOK=Text("Nautilus", "Press any of the rival's cards, or “Yes, I have seen it”."),
)
"""What to do about the question."""
effect_text: Final = Texts(
    Special,
    KRAKEN=Text("Nautilus", "Counts as a diver of {value}."),
    BONE=Text("Nautilus", "Counts as a diver of {value}."),
    ANCHOR=Text("Nautilus", "No arrow moves one card of your choice."),
    SUBMARINE=Text("Nautilus", "Draw two from the pile, put one back."),
    HARPOON=Text("Nautilus", "Draw from the rival's hand, give any card back."),
    EYE=Text("Nautilus", "Look at the rival's hand."),
)
"""What a special card does, in one sentence."""


def paint_effect(painter: QPainter, art: EffectArt, skin: Skin) -> None:
    """A quiet plate under the card."""
    theme, k = skin.theme, art.unit
    box = QRectF(-art.width / 2, -art.height / 2, art.width, art.height)
    inner = box.adjusted(1, 1, -1, -1)
    fill(painter, rounded_rect(inner, 7 * k), rgba(theme.surface, 240))
    stroke(painter, rounded_rect(inner, 7 * k), pen(rgba(theme.brass, 150), 1.1))
    size = max(12.0, 12.5 * k)
    room = art.width - 14 * k
    rest = effect_text(art.special, value=VALUES.get(art.special))
    rows: list[str] = []
    while rest and len(rows) < 3:
        first, rest = two_lines(rest, size, room)
        rows.append(first)
    high = size * 1.35
    top = -len(rows) * high / 2
    for number, row in enumerate(rows):
        text(painter, QRectF(-room / 2, top + number * high, room, high), row, size, theme.text)
