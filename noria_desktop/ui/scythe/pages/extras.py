"""Behind *More* on Scythe's New game page: mats of the expansion, and what the human is asked about.

Source: rules.md 13 (expansion), H4; automa.md R17.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QSizePolicy, QWidget

from noria_desktop.games.scythe.notation import Part
from noria_desktop.games.scythe.state import Options
from noria_desktop.games.scythe.terms import BASE_MATS, Mat
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import circle, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.scythe.words.names import listed, mat_name, say
from noria_desktop.ui.widgets.buttons import RING, PaintedButton
from noria_desktop.ui.widgets.form_column import FormColumn

_TITLE, _SENTENCE = 13.5, 12.5
_LEFT = 52
"""Design pixels from the row's edge to its words; the switch stands before them."""
_GAP = 2.5
"""Above and below a row."""


class SwitchRow(PaintedButton):
    """Something that is on or off: a switch, its name, and one sentence in as many lines as it needs."""

    def __init__(self, style: ShellStyle) -> None:
        """Off."""
        super().__init__(style)
        self._sentence = ""
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_words(self, title: str, sentence: str) -> None:
        """Name and sentence."""
        self.setText(title)
        self._sentence = sentence
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.updateGeometry()
        self.update()

    def _sentence_height(self, width: float) -> float:
        """Logical pixels the sentence takes in this width."""
        box = QRectF(0, 0, width, 10_000)
        metrics = QFontMetricsF(self._style.font(_SENTENCE))
        return metrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), self._sentence).height()

    def _room(self, width: float) -> float:
        """For words, in a row so wide."""
        return width - (_LEFT + 10 + RING) * self._style.scale

    def hasHeightForWidth(self) -> bool:
        """Sentences are never cut."""
        return True

    def heightForWidth(self, width: int) -> int:
        """A title line and the sentence."""
        words = self._sentence_height(self._room(width))
        return round(words + (_TITLE * 1.5 + 2 * _GAP + 6) * self._style.scale)

    def sizeHint(self) -> QSize:
        """In the narrowest column."""
        width = self._style.px(240)
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def paint(self, canvas: Canvas) -> None:
        """Switch and words."""
        theme, colours, scale = self._style.theme, self._style.colours, self._style.scale
        box = QRectF(self.rect()).adjusted(RING * scale, _GAP * scale, -RING * scale, -_GAP * scale)
        on = self.isChecked()
        body = mix(theme.raised, theme.accent, 0.1) if self._hovered else theme.raised
        canvas.fill(rounded_rect(box, 9 * scale), body, 1.0 if self._hovered else 0.5)
        canvas.stroke(rounded_rect(box, 9 * scale), colours.hair, 1.2)
        self.paint_ring(canvas, box, 9 * scale)
        self._paint_switch(canvas, box.left() + 10 * scale, box.top() + 12.5 * scale, on)
        left, room = _LEFT * scale, self._room(self.width())
        title = QRectF(left, box.top() + 2 * scale, room, _TITLE * 1.5 * scale)
        canvas.words(title, self.text(), _TITLE, theme.text, True)
        rest = QRectF(left, title.bottom(), room, box.bottom() - title.bottom())
        canvas.words(rest, self._sentence, _SENTENCE, theme.muted, wrap=True)

    def _paint_switch(self, canvas: Canvas, x: float, y: float, on: bool) -> None:
        """A track with a knob: to the right and filled where it is on."""
        theme, scale = self._style.theme, self._style.scale
        track = QRectF(x, y - 8 * scale, 29 * scale, 16 * scale)
        canvas.fill(rounded_rect(track, 8 * scale), theme.accent if on else theme.surface)
        canvas.stroke(rounded_rect(track, 8 * scale), theme.accent if on else theme.muted, 1.4 * scale)
        knob = track.right() - 8 * scale if on else track.left() + 8 * scale
        canvas.fill(circle(knob, y, 5 * scale), self._style.colours.on_accent if on else theme.muted)


class Extras(FormColumn):
    """What seldom changes from game to game."""

    def __init__(self, style: ShellStyle) -> None:
        """As usual."""
        super().__init__(style, gap=0)
        self.rows = {part: SwitchRow(style) for part in (Part.EXPANSION, Part.ASK_OFFER, Part.ASK_GAINS)}
        for row in self.rows.values():
            self.add(row)
            row.toggled.connect(self.changed)
        self.told(self._say_rows)
        self.column.addStretch(1)

    def focus_chain(self) -> list[QWidget]:
        """The switches."""
        return [*self.rows.values()]

    def is_on(self, part: Part) -> bool:
        """Whether mats of the expansion take part, or offers or gains are asked about."""
        return self.rows[part].isChecked()

    def show_options(self, options: Options) -> None:
        """Choose without telling."""
        self.blockSignals(True)
        self.rows[Part.EXPANSION].setChecked(options.expansion)
        self.rows[Part.ASK_GAINS].setChecked(options.ask_gains)
        self.rows[Part.ASK_OFFER].setChecked(options.ask_offer)
        self.blockSignals(False)

    def _say_rows(self) -> None:
        """Names and sentences."""
        mats = listed(mat_name(mat) for mat in Mat if mat not in BASE_MATS)
        sentences = {
            Part.EXPANSION: say(
                "Two more player mats to choose from and to be dealt by chance: {mats}.", mats=mats
            ),
            Part.ASK_OFFER: say(
                "You choose whether to take the recruit bonus on the Automa's card. Off: taken if of use."
            ),
            Part.ASK_GAINS: say(
                "You choose whether to take coins and recruit bonus of bottom-row actions. Off: always taken."
            ),
        }
        titles = {
            Part.EXPANSION: say("Expansion mats"),
            Part.ASK_OFFER: say("Ask for offers"),
            Part.ASK_GAINS: say("Ask for gains"),
        }
        for part, row in self.rows.items():
            row.set_words(titles[part], sentences[part])
