"""New game, first view: learn, a quick game against somebody, or everything. Source: mocks/way-in.md 4.

All three lead on with one press and a lawful set-up; set-up and notation are only met by whoever opens the third.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.learn.model import said
from noria_desktop.ui.pages.new_game_cards import FacePicture, LessonPicture, PlanPicture, WayCard
from noria_desktop.ui.pages.new_game_model import FirstModel, Lead
from noria_desktop.ui.pages.new_game_people import People
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.widgets.layouts import column, row

LOW_UNDER: Final = (1040, 600)
"""Design pixels of the page's width and height under which people and ways are told in short."""
BARE_UNDER: Final = 470
"""Of the height, under which cards lose their pictures."""
ONE_UNDER: Final = 700
"""Of the width, under which they lie one under the other."""
DIGITS: Final = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)


class FirstPage(Page):
    """How shall this game be begun?"""

    lesson_requested = Signal(str)
    """Name of a lesson, such as ``noria/3``."""
    lessons_requested = Signal()
    """All lessons are done: any of them again."""
    quick_requested = Signal(str)
    """Key of whoever sits opposite; empty in a game without people."""
    whole_requested = Signal(str, str)
    """Everything is to be chosen: the key of whoever was chosen here, else empty, and a text that was pasted."""

    def __init__(self, model: FirstModel, style: ShellStyle) -> None:
        """For somebody who has played so much."""
        super().__init__(style, back=True)
        self.model = model
        self._was_chosen = False
        """Whoever sits opposite was chosen here, and not by what was played before."""
        self.beginning = game_ui(model.game_id).beginning()
        self.lesson_picture = LessonPicture(style, model.game_id)
        self.face = FacePicture(style, model.game_id)
        self.learn = WayCard(style, self.lesson_picture, "book" if self._all_learned else "play", "learn")
        self.quick = WayCard(style, self.face, "play", "quick")
        self.whole = WayCard(style, PlanPicture(style, self.beginning), "gear", "whole")
        self.ways = {Lead.LEARN: self.learn, Lead.QUICK: self.quick, Lead.WHOLE: self.whole}
        self.people = People(style, self.beginning.people) if self.beginning.people else None
        self._cards = row(style, *((card, 1) for card in self.ways.values()), gap=14)
        parts = [(self._cards, 58)] if self.people is None else [(self._cards, 58), (self.people, 42)]
        self._column = column(style, *parts, gap=8, within=self.body)
        for lead, card in self.ways.items():
            card.set_lead(lead is model.lead)
        self.learn.pressed.connect(self._learn)
        self.quick.pressed.connect(self._quick)
        self.whole.pressed.connect(lambda: self._whole(""))
        if self.people is not None:
            self.people.choose(model.chosen)
            self.people.chosen.connect(self._somebody_else)
        if model.lessons is not None:
            self.lesson_picture.show_position(model.lessons.position)
        stops: list[QWidget] = [card.button for card in self.ways.values()]
        if self.people is not None:
            stops += [*(() if self.people.groups is None else self.people.groups.buttons.values())]
            stops += [*self.people.cards.values()]
        for stop in stops:
            stop.installEventFilter(self)
        stops += [self.header.back, self.header.rules, self.header.settings]
        for first, second in pairwise(stops):
            QWidget.setTabOrder(first, second)
        self.ready()

    @property
    def _all_learned(self) -> bool:
        return self.model.lessons is None or not self.model.lessons.next

    @property
    def chosen(self) -> str:
        """Key of whoever sits opposite; empty in a game without people."""
        return "" if self.people is None else self.people.person.key

    def game_id(self) -> str:
        """Whose page."""
        return self.model.game_id

    # Ways ------------------------------------------------------------------------------------------

    def _learn(self) -> None:
        lessons = self.model.lessons
        if lessons is None:
            self.rules_requested.emit(self.model.game_id)
        elif lessons.next:
            self.lesson_requested.emit(lessons.next)
        else:
            self.lessons_requested.emit()

    def _quick(self) -> None:
        if game_ui(self.model.game_id).quick(self.chosen, 0) is None:
            self.whole_requested.emit(self.chosen, "")
        else:
            self.quick_requested.emit(self.chosen)

    def _whole(self, text: str) -> None:
        self.whole_requested.emit(self.chosen if self._was_chosen else "", text)

    def _somebody_else(self) -> None:
        self._was_chosen = True
        self.retranslate()

    # Words -----------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """All words of the page."""
        super().retranslate()
        name = game_cover(self.model.game_id).name()
        self.header.title.setText(translate("NewGamePage", "New game · {game}").format(game=name))
        self._say_learn()
        self._say_quick()
        self.whole.say(
            translate("NewGame", "For whoever knows the game"),
            translate("NewGame", "Everything"),
            str(self.beginning.whole),
            translate("NewGame", "Set up…"),
        )
        if self.people is not None:
            self.people.retranslate([self.model.record(person.key) for person in self.beginning.people])

    def _say_learn(self) -> None:
        lessons = self.model.lessons
        title = translate("NewGame", "Learn it")
        if lessons is None:
            self.learn.say(
                translate("NewGame", "The rules"),
                title,
                translate("NewGame", "The rules in our own words, with examples."),
                translate("NewGame", "Read the rules"),
            )
            return
        if not lessons.next:
            self.learn.say(
                translate("NewGame", "All {count} lessons done").format(count=lessons.count),
                title,
                translate("NewGame", "Any lesson again, by hand on the real table."),
                translate("NewGame", "Choose a lesson"),
            )
            return
        kicker = translate("NewGame", "New here? Begin with this")
        if lessons.done or lessons.begun:
            kicker = translate("NewGame", "{done} of {count} lessons done").format(
                done=lessons.done, count=lessons.count
            )
        about = translate("NewGame", "By hand on the real table, a few minutes a lesson.")
        if lessons.title is not None:
            following = translate("NewGame", "Next: “{title}”. {about}")
            about = following.format(title=said(lessons.title), about=about)
        go = translate("Learn", "Go on") if lessons.done or lessons.begun else translate("Learn", "Begin")
        minutes = lessons.minutes
        self.learn.say(
            kicker,
            title,
            about,
            go,
            translate("NewGame", "about %n minute(s) for all that are left", "", minutes),
        )

    def _say_quick(self) -> None:
        person = None if self.people is None else self.people.person
        note = ""
        if self.model.minutes:
            minutes = self.model.minutes
            note = translate("NewGame", "yours take about %n minute(s)", "", minutes)
        if person is None:
            self.quick.say(
                translate("NewGame", "At once"),
                translate("NewGame", "A quick game"),
                str(self.beginning.quick),
                translate("NewGame", "Play"),
                note,
            )
            return
        self.face.show_person(person)
        kicker = str(person.strength)
        if person is self.beginning.people[0]:
            kicker = translate("NewGame", "The gentlest opponent")
        elif person.rank is not None:
            kicker = str(person.rank)
        elif person.group is not None:
            kicker = str(person.group)
        title = translate("NewGame", "A quick game with {name}").format(name=person.name)
        ready = game_ui(self.model.game_id).quick(person.key, 0) is not None
        self.quick.say(
            kicker,
            title,
            str(self.beginning.quick) if ready else str(person.line),
            translate("NewGame", "Play") if ready else translate("NewGame", "Build it…"),
            note if ready else "",
        )

    # Frame -----------------------------------------------------------------------------------------

    def entrance(self) -> QWidget:
        """Where the keyboard begins."""
        return self.ways[self.model.lead].button

    def arrange(self, style: ShellStyle) -> None:
        """The edges of the body; people's cards bring their own."""
        left, top, right, bottom = self.margins(style)
        self._column.setContentsMargins(left, top, right, max(0, bottom - 6))

    def fit_width(self) -> None:
        """Where there is little room, ways and people are told in short; where there is less, without pictures."""
        scale = self.style_now.scale
        wide, high = self.width() / scale, self.height() / scale
        low = wide < LOW_UNDER[0] or high < LOW_UNDER[1]
        for card in self.ways.values():
            card.set_low(low)
            card.show_picture(high >= BARE_UNDER)
        if self.people is not None:
            self.people.set_low(low)
        way = QBoxLayout.Direction.TopToBottom if wide < ONE_UNDER else QBoxLayout.Direction.LeftToRight
        if self._cards.direction() is not way:
            self._cards.setDirection(way)

    # Keys ------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter leads on, arrows go between the ways and down to the people, digits choose, Ctrl+V pastes a line."""
        if event.matches(QKeySequence.StandardKey.Paste):
            text = QGuiApplication.clipboard().text().strip()
            if text:
                self._whole(text[:4000])
            return
        key = event.key()
        focus: QWidget | None = self.focusWidget()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            among = self.people is not None and focus is not None and self.people.isAncestorOf(focus)
            (self.quick if among else self.ways[self.model.lead]).button.click()
            return
        if self.people is not None and key in DIGITS and self.people.choose_number(key - Qt.Key.Key_0):
            return
        super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows on a button would go to whatever lies next in the order of Tab."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return isinstance(watched, QWidget) and self._walked(event.key(), watched)
        return False

    def _walked(self, key: int, focus: QWidget | None) -> bool:
        """An arrow went from one button to another, or between ways and people."""
        buttons = [card.button for card in self.ways.values()]
        reason = Qt.FocusReason.OtherFocusReason
        if focus in buttons:
            here = buttons.index(focus)
            step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(key), 0)
            if step:
                buttons[(here + step) % len(buttons)].setFocus(reason)
                return True
            if key == Qt.Key.Key_Down and self.people is not None:
                self.people.cards[self.people.person.key].setFocus(reason)
                return True
        elif (
            key == Qt.Key.Key_Up
            and focus is not None
            and self.people is not None
            and self.people.isAncestorOf(focus)
        ):
            self.quick.button.setFocus(reason)
            return True
        return False

    def showEvent(self, event: QShowEvent) -> None:
        """The brass button has the focus."""
        super().showEvent(event)
        self.entrance().setFocus(Qt.FocusReason.OtherFocusReason)
