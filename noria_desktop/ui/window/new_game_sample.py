"""Profiles that pictures of the New game page are made from: somebody's first evening, and a later one."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from noria_desktop.app.catalogue import game_ids
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.page_models import PageModels

if TYPE_CHECKING:
    from noria_desktop.ui.pages.new_game_model import FirstModel

PREFIX: Final = "newgame-"
PLAYED: Final = "/played"
READ_S: Final = 60.0


def sample_model(name: str) -> FirstModel | None:
    """The first view for somebody who has never played, or who has; None where the name says neither."""
    from noria_desktop.app.lessons.lesson import lessons
    from noria_desktop.app.lessons.progress import Progress, name_of
    from noria_desktop.app.lessons.taught import written
    from noria_desktop.ui.window.first_view import first_model

    game_id = name.removeprefix(PREFIX).removesuffix(PLAYED)
    if not name.startswith(PREFIX) or game_id not in game_ids():
        return None
    progress = Progress(None)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if name.endswith(PLAYED):
            from noria_desktop.app.library.sample import fill

            fill(Path(folder), "en")
            for game in written():
                for lesson in lessons(game):
                    progress.finish(name_of(game, lesson))
        models = PageModels(Files(Path(folder)), lambda: Skin(THEMES["night"]))
        models.begin()
        models.read_on(READ_S)
        return first_model(game_id, models, progress, 0)
