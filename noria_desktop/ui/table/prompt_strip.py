"""The prompt strip: whose turn it is, what is asked, and the buttons that end it.

It is also where refusals are explained, and it speaks to screen readers whenever its words change.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolTip, QWidget

from noria_desktop.ui.art.marks import in_colours, seat_badge
from noria_desktop.ui.art.pens import rgba
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, SMALLEST, text, text_width
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.board.cards import Card
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.board.rule_link import RuleLink
from noria_desktop.ui.game_says import Told
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.buttons import Bar, BarButton, plate
from noria_desktop.ui.table.change_ribbon import RIBBON_FROM, paint_ribbon
from noria_desktop.ui.table.coach_line import SHRUNK, CoachLine, CoachPrompt
from noria_desktop.ui.table.lamp_mark import LampMark, LampSign
from noria_desktop.ui.table.strip_buttons import StripButton
from noria_desktop.ui.table.strip_row import StripRow
from noria_desktop.ui.table.told_line import laid, paint_told, said_of

HEIGHT = 58
NOTICE_MS = 6000
READ_MS = 100
"""A long notice stays that long for each of its letters."""
MOST_ASKED = 420.0
"""Design pixels of what is asked beside the coach's line; longer words are set smaller, as far as they are read at ease."""
TITLE, DETAIL = 17.0, 14.0
"""Sizes of what is asked and of the line below."""
USUAL_LEFT = 0.373
"""Where the coach's line begins, as part of the strip's width."""


class PromptStrip(Bar):
    """Bottom bar of the table."""

    chosen = Signal(object, str)
    """tuple of actions of the pressed button, and its words."""
    question_over = Signal()
    """What was asked has given way to another prompt."""
    rule_followed = Signal(str)
    """The anchor of the rule of what is asked: its link was pressed."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """An empty strip."""
        super().__init__(skin, parent)
        self._side = 0
        self.sides: tuple[str, str] | None = None
        """Colours of both sides' pieces, where the game marks its sides by them."""
        self._title = ""
        self._detail = ""
        self._notice = ""
        self._calm = False
        self._change: Card | None = None
        self._told: Told | None = None
        self._lamp = LampMark(self)
        self._question: Card | None = None
        """What is asked in place of the prompt."""
        self._lasts = False
        """Whether the question stays though the table goes on."""
        self._unsaid: tuple[str, ...] = ()
        """What is to be said of the prompt that came meanwhile."""
        self._prompted: tuple[StripButton, ...] = ()
        """The prompt's own buttons."""
        self._anchor = ""
        self.rule_link = RuleLink(self)
        """To the rule of what is asked, where there is room for it behind the title."""
        self.rule_link.dress(skin.theme, skin.zoom)
        self.rule_link.clicked.connect(lambda: self.rule_followed.emit(self._anchor))
        self._link_box = QRect()
        """Where it lies; empty: nowhere."""
        self._top = 6.0
        """Where the first line lies, in design pixels."""
        self._link_soon = QTimer(self)
        self._link_soon.setSingleShot(True)
        self._link_soon.setInterval(0)
        self._link_soon.timeout.connect(self._place_link)
        self.setFixedHeight(round(HEIGHT * skin.zoom))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 14, 0)
        self._row.setSpacing(8)
        self._row.addStretch(1)
        self.row = _Row(self, self._row)
        self.coach = CoachLine(skin, self)
        """What the coach says, beside what is asked."""
        self.coach.pressed.connect(lambda what: self.chosen.emit(what, ""))
        self.row.chosen.connect(lambda button, actions: self.chosen.emit(actions, button.text))
        self.row.waits.connect(self._tell_of_news)
        self.row.early.connect(self._tell_of_turn)
        self._notice_timer = QTimer(self)
        self._notice_timer.setSingleShot(True)
        self._notice_timer.timeout.connect(self.clear_notice)

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        super().set_skin(skin)
        self.setFixedHeight(round(HEIGHT * skin.zoom))
        self.rule_link.dress(skin.theme, skin.zoom)

    def lead_to(self, anchor: str, words: str) -> None:
        """The section of the rules about what is asked, and what the link there is called; empty: none."""
        self._anchor = anchor if words else ""
        self.rule_link.set_words(words)

    def show_prompt(
        self,
        side: int,
        title: str,
        detail: str,
        buttons: tuple[StripButton, ...],
        *,
        told: Told | None = None,
        coached: CoachPrompt | None = None,
        spoken: str = "",
        goes_on: bool = False,
    ) -> None:
        """What is asked now.

        Args:
            side: whose decision: 0 is the human, at a table of several the seat.
            title: what is asked.
            detail: more about it.
            buttons: what answers it.
            told: what another has just done, in the second line's place.
            coached: what the coach says of it.
            spoken: what a screen reader says instead of title and second line.
            goes_on: the game has gone on, and nothing else is looked at: a question that lasts is still asked.
        """
        changed = (title, detail, told) != (self._title, self._detail, self._told)
        if title != self._title:
            self._hide_link()
        self._side, self._title, self._detail, self._told = side, title, detail, told
        self._prompted = buttons
        before = self.coach.shown
        self.coach.say(coached)
        if self._question is not None and self._lasts and goes_on:
            # Whoever is asked answers first: what goes on at the table meanwhile is shown and said after it.
            if changed:
                self._unsaid = (spoken,) if spoken else (title, detail, *said_of(told))
            self._place_coach()
            return
        asked, self._question = self._question is not None, None
        self._unsaid = ()
        self.row.show(buttons)
        if coached is None or before is None or coached.line != before.line:
            self.row.tell_news(stands=coached is not None)
        if asked:
            self.question_over.emit()
        remark = (coached.line,) if coached is not None else ()
        if changed or asked:
            self.clear_notice()
            self._name(title, self._more)
            self._say(*((spoken,) if spoken else (title, detail, *said_of(told))), *remark)
        elif coached != before:
            self._name(title, self._more)
            self._say(*remark)
        self._place_coach()
        self.update()

    def _place_coach(self) -> None:
        """Between what is asked and the buttons; where there is no room for both, in the second line's place."""
        coach = self.coach
        silent = coach.shown is None or self._question is not None or self._change is not None
        coach.setVisible(not silent)
        if silent:
            return
        self._row.activate()
        zoom = self._skin.zoom
        right = self._words_right
        title, detail = text_width(self._title, TITLE, True), text_width(self._detail, DETAIL)
        wide = max(title, detail)
        # No narrower than its words can be set whole: narrower ones were pressed together or cut.
        least = max(SHRUNK * title, detail * SMALLEST / DETAIL) + 2
        beside = 48 + min(wide, max(least, MOST_ASKED)) + 20
        if self._notice:
            beside = 48 + max(wide, text_width(self._notice, 14)) + 20
        if beside + coach.width_wanted <= right:
            # Where the eye found it the last time, whatever is asked.
            left = max(beside, min(USUAL_LEFT * self.width() / zoom, right - coach.width_wanted))
            coach.place(QRectF(left, 2, right - left, HEIGHT - 2), second=False)
        elif beside + coach.width_enough <= right:
            coach.place(QRectF(beside, 2, right - beside, HEIGHT - 2), second=False)
        else:
            coach.setVisible(not self._notice)
            coach.place(QRectF(0, 30, right, 25), second=True)

    @property
    def _words_right(self) -> float:
        """Where the buttons begin, in design pixels."""
        return min((widget.x() for widget in self.row.widgets()), default=self.width()) / self._skin.zoom - 12

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_coach()

    def ask(self, title: str, detail: str, buttons: tuple[StripButton, ...], *, lasts: bool = False) -> None:
        """A question takes the prompt's place; the last button has the keyboard.

        Args:
            title: what is asked.
            detail: what the answers mean.
            buttons: the answers.
            lasts: it stays though the game goes on, as it is not about what is asked now.
        """
        self._question, self._lasts = (title, (detail,)), lasts
        self._hide_link()
        self.row.show(buttons)
        self._place_coach()
        self._name(title, detail)
        self._say(title, detail, urgent=True)
        # What brought it up is still being pressed.
        self.row.note()
        self.row.widgets()[-1].setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()

    def end_question(self) -> None:
        """The prompt stands again; it is said only where it is not the one from before."""
        if self._question is not None:
            self._question = None
            unsaid, self._unsaid = self._unsaid, ()
            if unsaid:
                self._say(*unsaid)
            self.row.show(self._prompted)
            self._place_coach()
            self._name(self._title, self._notice or self._more)
            self.update()

    def drop_question(self) -> None:
        """Somebody else is asked: it was not answered."""
        if self._question is not None:
            self.end_question()
            self.question_over.emit()

    @property
    def question(self) -> Card | None:
        """What is asked in place of the prompt; None: nothing is."""
        return self._question

    def show_lamp(self, sign: LampSign) -> None:
        """The lamp at the head of the strip, in place of the badge."""
        self._lamp.show_sign(sign)
        self.update()

    @property
    def lamp(self) -> LampSign:
        """What the lamp at the head of the strip does."""
        return self._lamp.sign

    @property
    def _more(self) -> str:
        """What is said of the prompt beyond its title."""
        remark = (self.coach.shown.line,) if self.coach.shown is not None else ()
        return " ".join(filter(None, (self._detail, *said_of(self._told), *remark)))

    @property
    def _shares_line(self) -> bool:
        """Whether the coach speaks in the second line's place."""
        return self.coach.isVisible() and self.coach.second

    @property
    def told(self) -> Told | None:
        """What stands in the second line about another's last turn; no notice takes its place there."""
        return self._told

    def _name(self, title: str, detail: str) -> None:
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))

    def _say(self, *sentences: str, urgent: bool = False) -> None:
        """Aloud, wherever the keyboard is: the strip itself never has the focus."""
        announce(self, " ".join(sentence for sentence in sentences if sentence), urgent=urgent)

    def buttons(self) -> tuple[StripButton, ...]:
        """The buttons shown now."""
        return self.row.buttons()

    def press_key(self, key: Qt.Key) -> bool:
        """A key of the keyboard; False when no button answers to it now."""
        return self.row.press_key(key)

    def press(self, key: Key) -> bool:
        """Press the button of a key; False when there is none now."""
        return self.row.press(key)

    def _tell_of_news(self, button: BarButton) -> None:
        """Beside the button: the coach's line keeps its place, as it is what is to be read."""
        self._tell_beside(
            button,
            translate("PromptStrip", "The coach has just spoken. Press once more to do it all the same."),
        )

    def _tell_of_turn(self, button: BarButton) -> None:
        """Beside the button: the press was on its way to what let the other side go on."""
        self._tell_beside(
            button, translate("PromptStrip", "It is your turn now. Press once more to do this.")
        )

    def _tell_beside(self, button: BarButton, text: str) -> None:
        QToolTip.showText(button.mapToGlobal(QPoint(0, -2 * button.height())), text, button)
        self._say(text)

    @property
    def notice(self) -> str:
        """The sentence shown instead of the second line; empty when there is none."""
        return self._notice

    def show_notice(self, text: str, *, calm: bool = False, stays: bool = False) -> None:
        """A sentence that replaces the second line for a while, such as a refusal; the first where that one tells of others.

        Args:
            text: the sentence.
            calm: it is no warning.
            stays: it stands until it is cleared.
        """
        self._notice, self._calm = text, calm
        self._notice_timer.stop()
        if not stays:
            self._notice_timer.start(max(NOTICE_MS, READ_MS * len(text)))
        self.setAccessibleDescription(text)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self._say(text)
        self._place_coach()
        self.update()

    def clear_notice(self) -> None:
        """Back to the prompt's own second line."""
        self._notice = ""
        self._notice_timer.stop()
        self.setAccessibleDescription(self._more)
        self._place_coach()
        self.update()

    @property
    def change(self) -> Card | None:
        """What the drop aimed at would change, in words."""
        return self._change

    def show_change(self, change: Card | None) -> None:
        """What the drop aimed at would change, as a ribbon beside the prompt; None: nothing is aimed at."""
        self._change = change
        self._place_coach()
        words = " ".join((change[0], *change[1])) if change is not None else self._more
        self.setAccessibleDescription(words)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = in_colours(self._skin.theme, self.sides)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom = self._skin.zoom
        painter.scale(zoom, zoom)
        box = QRectF(0, 0, self.width() / zoom, self.height() / zoom)
        painter.fillRect(box, rgba(theme.surface))
        painter.fillRect(QRectF(0, 0, box.width(), 2), rgba(theme.accent))
        asked = self._question
        told = self._told if self._change is None and asked is None else None
        if asked is not None:
            self._paint_question_mark(painter)
        elif self._lamp.sign is not LampSign.NONE:
            self._lamp.paint(painter, theme, 26, box.center().y())
        else:
            middle = box.center().y() if told is None and not self._shares_line else 19
            seat_badge(painter, theme, self._side, 26, middle, 10)
        right = self._words_right
        second = self._shares_line
        if self.coach.isVisible() and not second:
            right = self.coach.x() / zoom - 14
        if self._change is not None:
            least = self.width() / zoom * RIBBON_FROM
            right = paint_ribbon(painter, self._skin.theme, self._change[1], least, right, HEIGHT)
        width = right - 48
        title = asked[0] if asked is not None else self._title
        noted = theme.text if self._calm else theme.danger
        beside, shade = self._detail, theme.muted
        if told is not None and self._notice:
            # The other's turn is still to be read; what is asked comes back once the notice has gone.
            beside, shade = self._notice, noted
            if text_width(title, TITLE, True) + 18 + text_width(beside, 13.5) > width:
                text(painter, QRectF(48, 6, width, 27), beside, 14, shade, align=LEFT)
                title = beside = ""
        rows = () if told is None else laid(told, width)
        # Another's turn in two rows: what is asked moves up for it.
        self._top = 2.0 if len(rows) > 1 else 6.0
        first = QRectF(48, self._top, width, 22 if len(rows) > 1 else 27)
        used = text(painter, first, title, TITLE, theme.text, bold=True, align=LEFT)
        if (told is not None or second) and beside:
            left = width - used - 18
            if text_width(beside, 13.5) <= left:
                room = first.translated(used + 18, 1)
                room.setWidth(left)
                text(painter, room, beside, 13.5, shade, align=LEFT, fit=False)
                used += text_width(beside, 13.5) + 18
        if not title:
            used = width  # all of the line is taken: no link behind it
        self._find_link(48 + used + 18, 48 + width, asked=asked is not None)
        if told is not None:
            places = (QRectF(48, 23, width, 17), QRectF(48, 40, width, 16))
            paint_told(
                painter, theme, told, 26, rows, places if len(rows) > 1 else (QRectF(48, 31, width, 22),)
            )
        if told is not None or second:
            return
        line = self._change[0] if self._change is not None else self._notice or self._detail
        if asked is not None:
            line = asked[1][0]
        colour = noted if line == self._notice and asked is None else theme.muted
        text(painter, QRectF(48, 31, width, 22), line, 14, colour, align=LEFT)

    def _find_link(self, left: float, right: float, *, asked: bool) -> None:
        """The link to the rule lies behind the first line, where all of it fits; it is put there once this is painted."""
        zoom, size = self._skin.zoom, self.rule_link.sizeHint()
        fits = (
            bool(self._anchor) and not asked and self._change is None and left + size.width() / zoom <= right
        )
        box = QRect(QPoint(round(left * zoom), round((self._top + 3) * zoom)), size) if fits else QRect()
        if box != self._link_box:
            self._link_box = box
            self._link_soon.start()

    def _hide_link(self) -> None:
        """Other words come where it lies: it is put behind them once they are painted."""
        self._link_box = QRect()
        self.rule_link.hide()

    def _place_link(self) -> None:
        self.rule_link.setVisible(not self._link_box.isEmpty())
        if not self._link_box.isEmpty():
            self.rule_link.setGeometry(self._link_box)

    def _paint_question_mark(self, painter: QPainter) -> None:
        """In place of the badge: nobody moves, something is asked."""
        theme, radius = self._skin.theme, 12.0
        disc = QRectF(26 - radius, HEIGHT / 2 - radius, 2 * radius, 2 * radius)
        plate(painter, disc, radius, theme.ask)
        text(painter, disc, "?", 16, theme.on_ask, bold=True)


class _Row(StripRow):
    """While something is asked, every answer wants a press of its own."""

    def __init__(self, strip: PromptStrip, row: QHBoxLayout) -> None:
        super().__init__(strip, row)
        self._prompt = strip

    def ends(self, button: StripButton) -> bool:
        return super().ends(button) or self._prompt.question is not None
