"""What the page of lessons shows: where the player was, and the path of every game that is taught."""

from __future__ import annotations

import enum
from typing import Any

from attrs import evolve, field, frozen

from noria_desktop.app.catalogue import kit
from noria_desktop.app.lessons.language import language
from noria_desktop.app.lessons.lesson import Lesson, Words, lessons
from noria_desktop.app.lessons.progress import Progress, lesson_named, name_of
from noria_desktop.app.lessons.taught import written
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.art.people import Portrait
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.person import Person


def said(words: Words) -> str:
    """A text of a lesson in the language of now."""
    return words.said(translate("Shell", "en", "code of this language: en or ja"))


class State(enum.Enum):
    """How far a lesson has come."""

    DONE = "done"
    BEGUN = "begun"
    NEXT = "next"
    """The first that was not begun yet."""
    LATER = "later"


@frozen
class Node:
    """A lesson on the path of its game."""

    name: str
    number: int
    title: Words
    minutes: int
    state: State
    behind: int
    """Steps that are done."""
    steps: int
    is_game: bool
    """It goes on as a real game."""


@frozen
class Path:
    """The lessons of a game, and who waits at the end of them."""

    game_id: str
    nodes: tuple[Node, ...]
    meets: Any
    """Options of the game in which one meets whoever waits there."""

    @property
    def done(self) -> int:
        """Lessons that are done."""
        return sum(node.state is State.DONE for node in self.nodes)

    @property
    def minutes(self) -> int:
        """About so many are left."""
        return sum(_left(node) for node in self.nodes)


@frozen
class Hero:
    """The one way on."""

    node: Node | None
    """The lesson to go on with; None: all are done."""
    game_id: str
    about: Words | None
    count: int
    """Lessons of that game."""
    is_first: bool
    """Nothing was ever learned here."""
    is_kindest: bool
    """Nobody asked for this game: it is proposed to somebody who has learned nothing yet."""
    position: Any = field(default=None, eq=False)
    """A view of the lesson's position, for its picture."""


@frozen
class LearnModel:
    """The whole page."""

    hero: Hero
    paths: tuple[Path, ...]


def _left(node: Node) -> int:
    """Minutes that are left of a lesson."""
    if node.state is State.DONE:
        return 0
    return max(1, round(node.minutes * (1 - node.behind / max(1, node.steps))))


def learn_model(progress: Progress, asked: str = "") -> LearnModel:
    """The page for somebody who has learned so much, and who asked for the lessons of a game or of none."""
    paths = tuple(_path(game, progress) for game in written())
    return LearnModel(_hero(paths, progress, asked), paths)


def _path(game_id: str, progress: Progress) -> Path:
    nodes: list[Node] = []
    next_is_known = False
    for lesson in lessons(game_id):
        state = State.LATER
        if progress.is_done(game_id, lesson):
            state = State.DONE
        elif progress.is_begun(game_id, lesson):
            state = State.BEGUN
        elif not next_is_known:
            state = State.NEXT
        next_is_known = next_is_known or state in (State.NEXT, State.BEGUN)
        behind = progress.place_of(game_id, lesson) if state is State.BEGUN else 0
        nodes.append(
            Node(
                name_of(game_id, lesson),
                lesson.number,
                lesson.title,
                lesson.minutes,
                state,
                behind,
                lesson.count,
                lesson.game is not None,
            )
        )
    return Path(game_id, tuple(nodes), _meets(game_id))


def _meets(game_id: str) -> Any:
    """The set-up of the real game at the end of the lessons."""
    for lesson in lessons(game_id):
        if lesson.game is not None:
            return kit(game_id).read_setup(lesson.game.setup)
    return kit(game_id).default_options()


def met(path: Path) -> str:
    """The name of whoever waits at the end of a path."""
    door, person = game_ui(path.game_id), _person(path)
    return door.opponent(path.meets) if person is None else str(person.name)


def face_met(path: Path) -> Portrait | None:
    """The face of whoever waits at the end of a path; None for an opponent without one."""
    person = _person(path)
    return None if person is None else person.face


def _person(path: Path) -> Person | None:
    """Whoever waits at the end of a path."""
    return game_ui(path.game_id).beginning().person(kit(path.game_id).opponent(path.meets))


def _hero(paths: tuple[Path, ...], progress: Progress, asked: str) -> Hero:
    """What was left in the midst last, a lesson that is repeated included; else the first one that is not done.

    Where somebody asked for a game it is one of its lessons.
    """
    paths = tuple(path for path in paths if path.game_id == asked) or paths
    every = [(path, _as_begun(path.game_id, node, progress)) for path in paths for node in path.nodes]
    latest = lesson_named(progress.latest)
    open_ = [(path, node) for path, node in every if node.state is not State.DONE]
    begun = [one for one in open_ if one[1].state is State.BEGUN and one[1].name == progress.latest]
    same = [one for one in open_ if latest is not None and one[0].game_id == latest[0]]
    found = next(iter((*begun, *same, *open_)), None)
    is_first = not progress.latest
    is_kindest = is_first and not asked
    if found is None:
        path = next((path for path in paths if latest is not None and path.game_id == latest[0]), paths[0])
        position = _position(path.game_id, None)
        return Hero(None, path.game_id, None, len(path.nodes), is_first, is_kindest, position)
    path, node = found
    lesson = next(one for one in lessons(path.game_id) if one.number == node.number)
    position = _position(path.game_id, lesson)
    return Hero(node, path.game_id, lesson.about, len(path.nodes), is_first, is_kindest, position)


def _as_begun(game_id: str, node: Node, progress: Progress) -> Node:
    """A lesson that was done once, is repeated and was left in the midst, as one that is gone on with."""
    lesson = next(one for one in lessons(game_id) if one.number == node.number)
    if node.name != progress.latest or not progress.is_begun(game_id, lesson):
        return node
    return evolve(node, state=State.BEGUN, behind=progress.place_of(game_id, lesson))


def _position(game_id: str, lesson: Lesson | None) -> Any:
    """The lesson's first position; of a real game the last position of a lesson before it."""
    found = [one for one in lessons(game_id) if one.positions]
    if lesson is not None and lesson.positions:
        found = [lesson]
    if not found:
        return None
    name = list(found[-1].positions)[-1]
    state = language(game_id).position(found[-1].positions[name])
    rules = kit(game_id).rules
    return rules.observe(state, HUMAN)


def path_of(game_id: str, progress: Progress) -> Path:
    """The lessons of one game for somebody who has learned so much."""
    return _path(game_id, progress)


def position_of(game_id: str, number: int) -> Any:
    """A view of the position in which a lesson begins."""
    return _position(game_id, next((one for one in lessons(game_id) if one.number == number), None))
