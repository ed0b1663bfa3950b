"""What the New game page's first view shows to somebody who has played and learned so much."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

from noria_desktop.app.lessons.progress import Progress
from noria_desktop.app.lessons.taught import written
from noria_desktop.app.table_time import whole_minutes
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui

if TYPE_CHECKING:
    from noria_desktop.ui.pages.new_game_model import FirstModel, Lessons
    from noria_desktop.ui.window.page_models import PageModels


def first_model(game_id: str, models: PageModels, progress: Progress, went_whole: int) -> FirstModel:
    """The first view for somebody who has played and learned so much."""
    from noria_desktop.ui.pages.new_game_model import FirstModel, Met, lead_of

    people = game_ui(game_id).beginning().people
    finished = models.finished(game_id)
    met = tuple(
        Met(key, standing.won, standing.played) for key, standing in models.standings(game_id).items()
    )
    keys = {person.key for person in people}
    last = next((result.opponent for result in reversed(finished) if result.opponent in keys), "")
    alone = [result for result in finished if result.opponent not in game_cover(game_id).people]
    took = [result.seconds for result in alone if result.seconds]
    lessons = _lessons(game_id, progress)
    return FirstModel(
        game_id,
        lead=lead_of(finished=len(finished), lessons=lessons, went_whole=went_whole),
        chosen=last,
        met=met,
        minutes=max(1, whole_minutes(median(took))) if took else 0,
        lessons=lessons,
    )


def _lessons(game_id: str, progress: Progress) -> Lessons | None:
    """How far a game was learned; None for one without lessons."""
    from noria_desktop.ui.pages.learn.model import State, path_of, position_of
    from noria_desktop.ui.pages.new_game_model import Lessons

    if game_id not in written():
        return None
    path = path_of(game_id, progress)
    node = next((node for node in path.nodes if node.state is not State.DONE), None)
    if node is None:
        return Lessons(path.done, len(path.nodes), "", None, begun=False, minutes=0)
    return Lessons(
        path.done,
        len(path.nodes),
        node.name,
        node.title,
        begun=node.state is State.BEGUN,
        minutes=path.minutes,
        position=position_of(game_id, node.number),
    )
