"""The question whether the coach may stay. Source: mocks/way-in.md 3."""

from __future__ import annotations

from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.notice_bar import NoticeBar


class CoachBar(NoticeBar):
    """The first games are over: may the coach stay?"""

    danger = False

    def __init__(self) -> None:
        """Hidden."""
        super().__init__()
        self.game_id = ""
        self.keep = self.add_button(self.close_bar)
        self.no_more = self.add_button(self.close_bar)

    def ask(self, game_id: str) -> None:
        """About the coach of this game."""
        self.game_id = game_id
        self.retranslate()
        self.say(self.words.text())

    def retranslate(self) -> None:
        """Words in the language of now."""
        if self.game_id:
            asked = translate("Coach", "Your first games of {game} are over. Keep the coach?")
            self.words.setText(asked.format(game=game_cover(self.game_id).name()))
        self.keep.set_words(translate("Coach", "Keep it"))
        self.no_more.set_words(translate("Coach", "No more"))
