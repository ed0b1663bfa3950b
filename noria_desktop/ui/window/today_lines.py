"""Lines of a day: the player's own, to be copied, and those that friends have sent."""

from __future__ import annotations

import logging
from datetime import date
from typing import TYPE_CHECKING, Protocol

from PySide6.QtGui import QGuiApplication

from noria_desktop.app.messages import save_error_text
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.today.days import DayState, Stand
from noria_desktop.app.today.friends import Friends, FriendsFile
from noria_desktop.app.today.line import DayLine, LineError, line_for, read_line
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.window.today_told import pasted_text, set_aside_text

if TYPE_CHECKING:
    from noria_desktop.ui.pages.today.today_page import TodayPage

log = logging.getLogger(__name__)


class LinesHost(Protocol):
    """What is asked of the way through the day's game."""

    page: TodayPage | None

    def friends_file(self) -> FriendsFile:
        """Where friends' lines are kept."""
        ...

    def state(self, day: date) -> DayState:
        """What is known of a day."""
        ...

    def choose(self, day: date) -> None:
        """Look at another day."""
        ...

    def refill(self) -> None:
        """The page as the files are now."""
        ...

    def tell(self, text: str, wrong: bool = False) -> None:
        """Say something on the page, or as soon as there is one."""
        ...

    def language(self) -> str:
        """The language in use."""
        ...


class DayLines:
    """The player's line of a day, and those of friends."""

    def __init__(self, host: LinesHost) -> None:
        """Nothing is read yet."""
        self._host = host
        self.friends = Friends()

    def read(self) -> None:
        """Read the friends' lines, and say what was wrong with them."""
        try:
            file = self._host.friends_file()
            self.friends = file.read()
        except SaveError as error:
            self._host.tell(save_error_text(error, self._host.language()), wrong=True)
            return
        if file.set_aside is not None:
            self._host.tell(set_aside_text(file), wrong=True)

    def read_quietly(self) -> None:
        """The same where there is no page to say it on."""
        try:
            self.friends = self._host.friends_file().read()
        except SaveError as error:
            log.info("%s", error)

    def own(self, state: DayState) -> DayLine | None:
        """The player's line of a day; None before there is one."""
        if state.game is None or state.counted is None or not state.is_over:
            return None
        if state.stand is Stand.PAST:
            # Of the seed that earlier versions made of the day, not of its game.
            return None
        return line_for(state.counted, state.day, self.friends.name, sealed=state.sealed)

    def copy(self) -> None:
        """The line of the chosen day to the clipboard."""
        if self._host.page is None:
            return
        model = self._host.page.model
        if model.own is None:
            self._host.tell(
                translate("Today", "There is no line yet: this day has not been played to its end.")
            )
        elif not model.name:
            self._host.tell(translate("Today", "Write your name first: it stands at the front of your line."))
            self._host.page.compare.name.setFocus()
        elif (text := self.text_of(model.chosen)) is not None:
            QGuiApplication.clipboard().setText(text)
            self._host.tell(translate("Today", "Copied: {line}").format(line=text))

    def text_of(self, state: DayState) -> str | None:
        """The same as it is copied."""
        from noria_desktop.ui.pages.today import words

        line = self.own(state)
        return None if line is None or state.game is None else words.line_text(line, state.game)

    def paste(self, text: str) -> None:
        """Keep a friend's line, or several, and show their day; what cannot be read is said."""
        from noria_desktop.ui.pages.today import words

        page = self._host.page
        if page is None:
            return
        given = [line for line in text.splitlines() if line.strip()] or [""]
        page.compare.field.setText(" ".join(given[0].split())[:400])
        found: list[DayLine] = []
        for one in given:
            try:
                found.append(read_line(one))
            except LineError as error:
                page.compare.field.setText(" ".join(one.split())[:400])
                self._host.tell(words.fault(error), wrong=True)
                page.compare.field.setFocus()
                return
        own = [one for one in found if one == self.own(self._host.state(one.day))]
        news = [one for one in found if one not in own and one not in self.friends.lines]
        try:
            self.friends = self._host.friends_file().add(news) if news else self.friends
        except SaveError as error:
            self._host.tell(save_error_text(error, self._host.language()), wrong=True)
            return
        self._host.choose(found[-1].day)
        self._host.tell(pasted_text(found, own, news))

    def rename(self, name: str) -> None:
        """The name that stands at the front of the player's line."""
        try:
            self.friends = self._host.friends_file().rename(name)
        except SaveError as error:
            self._host.tell(save_error_text(error, self._host.language()), wrong=True)
            return
        self._host.refill()

    def remove(self, line: DayLine) -> None:
        """Forget a friend's line."""
        from noria_desktop.app.today.line import kept

        try:
            self.friends = self._host.friends_file().remove(line)
        except SaveError as error:
            self._host.tell(save_error_text(error, self._host.language()), wrong=True)
            return
        self._host.refill()
        if self._host.page is not None:
            # With Enter it is back again.
            self._host.page.compare.field.setText(kept(line))
            self._host.page.compare.field.setFocus()
        self._host.tell(
            translate("Today", "The line of {name} was removed. Enter puts it back.").format(name=line.name)
        )
