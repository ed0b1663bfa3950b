"""What the coach of any game says: a kind of remark in words, and one remark made of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from noria_desktop.bots.coaching import Remark
from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import Coached, Sum
from noria_desktop.ui.i18n import Text

Fields = Mapping[str, Any]
"""What a remark's words need, by name, in the game's own terms."""


@frozen
class Spoken:
    """One kind of a coach's remark in words; when it is true is the matter of ``bots/<game>/coach``."""

    about: Text
    """In the list of what is not to be heard again; over the reason too, where there is no title."""
    anchor: str
    """Of the rule."""
    line: Callable[[Fields], str]
    why: Callable[[Fields, Any], str]
    """The reason, by what the seat sees."""
    sum: Callable[[Fields, Any], Sum] | None = None
    title: Text | None = None
    """Over the reason."""

    def of(self, remark: Remark, view: Any, things: Iterable[Handle]) -> Coached:
        """One such remark; ``things`` of the board it speaks of, ``worth`` stands among its fields."""
        fields = {"worth": remark.worth, **dict(remark.fields)}
        return Coached(
            self.line(fields),
            str(self.title or self.about),
            self.why(fields, view),
            self.anchor,
            tuple(things),
            None if self.sum is None else self.sum(fields, view),
        )
