"""Lessons as they are printed: a file each, read strictly. Whoever writes one needs no Python.

A lesson names positions of its game in the game's own few words, and steps: what is pointed at, what is said in both
languages, what is expected, what holds afterwards, and what is answered to likely wrong tries. What the words of
positions, actions and claims mean is known to the game's ``Language``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from noria_desktop.engine.printed import ComponentsError, read_text, structured
from noria_desktop.engine.values import frozen
from noria_desktop.resource_files import resource

LEGAL: Final = "legal"
"""In place of a reason: the rules would allow the try."""
MOST_WORDS: Final = 26
"""English words that a callout says at most."""


@frozen
class Words:
    """One text in both languages."""

    en: str
    ja: str

    def said(self, language: str) -> str:
        """The text in a language, ``en`` or ``ja``."""
        return self.ja if language == "ja" else self.en


@frozen
class Wrong:
    """What is answered to a wrong try; in a real game to one that was played, until its step is over or it is taken back."""

    say: Words
    act: str = ""
    """The try, in ``a; b`` the last of what is done; empty: every legal one that nothing else here answers."""
    why: str = LEGAL
    """The reason for which the rules refuse it."""
    at: str = ""
    """The place of the table at which a try that the rules refuse is made; in a real game what is framed with the answer."""
    where: tuple[str, ...] = ()
    """Of the legal ones only those after which these claims hold."""
    seen: tuple[str, ...] = ()
    """The try is played out, and these claims hold then; empty: nothing is played."""
    shown: tuple[str, ...] = ()
    """What is played after it so that this is seen; what goes on by itself does so."""


@frozen
class Rest:
    """What is said of a step of several acts when a part of it is done: it asks for nothing that was done already."""

    next: tuple[str, ...]
    """Said when any of these, acts of the step, is what comes next."""
    say: Words
    at: tuple[str, ...] = ()
    """What is pointed at then; empty: whatever is taken up or pressed next."""
    besides: tuple[str, ...] = ()
    """Places that its words speak of without pointing at them, as in ``Step.besides``."""


@frozen
class Step:
    """One thing that is said, and done by hand or only looked at."""

    id: str
    """Number within the game, such as ``2.4``; another way of the same step bears a letter."""
    at: tuple[str, ...]
    """Places of the table: the callout stands at the first, all are lit."""
    say: Words
    besides: tuple[str, ...] = ()
    """Places that the words speak of without pointing at them: no callout stands over them."""
    position: str = ""
    """Name of the position that is laid for it; empty: it goes on where the step before ended."""
    when: tuple[str, ...] = ()
    """The step is there only if these claims hold when it comes up."""
    do: tuple[str, ...] = ()
    """What is expected, any of these; ``a & b``: both, whichever first; ``*``: whatever fulfils ``then``. Empty: a look."""
    first: str = ""
    """Which of many is shown to whoever asks; empty: the first of ``do``."""
    then: tuple[str, ...] = ()
    """Claims that hold afterwards."""
    point: str = ""
    """A place that is to be pressed as an answer; nothing is played by it."""
    until: tuple[str, ...] = ()
    """In a real game: the step lasts until these claims hold, whatever is done; empty: until a way of it is gone."""
    given: tuple[str, ...] = ()
    """What is decided for the player after it, as far as it can be: what nobody would decide otherwise."""
    others: tuple[str, ...] = ()
    """What others do before the next step: by themselves, or because it stands here where another player decides."""
    pauses: bool = False
    """Others do no more than that, though they could go on."""
    pieces: int = 0
    """So many of the goal's pieces are there when it is done."""
    wrong: tuple[Wrong, ...] = ()
    rest: tuple[Rest, ...] = ()
    """Of a step of several acts: what is said when a part is done; the first of these that fits."""
    goal: Words | None = None
    """The goal on the board from here on; None: it stays what it was."""

    @property
    def looks(self) -> bool:
        """Whether there is nothing to do by hand."""
        return not self.do and not self.point

    @property
    def number(self) -> str:
        """The id without the letter of another way."""
        return self.id.rstrip("abcdefgh")


@frozen
class Game:
    """A real game that a lesson plays: nothing is refused in it but what the rules refuse."""

    setup: str
    """In the game's notation."""
    seed: int
    until: tuple[str, ...]
    """Claims with which the lesson ends; the game goes on."""


@frozen
class Card:
    """A small card that can be opened when the lesson is over: what is looked up rather than learned."""

    title: Words
    """Also the words of the button that opens it."""
    at: str
    """The place of the table beside which it lies."""
    lines: tuple[Words, ...]


@frozen
class Lesson:
    """One lesson of a game."""

    number: int
    title: Words
    about: Words
    """What it is about, in one sentence."""
    goal: Words
    minutes: int
    end: Words
    """One sentence to keep."""
    lit: tuple[str, ...]
    """Places and zones of the table that are bright from the beginning to the end; none: all."""
    positions: Mapping[str, Any]
    """By name, each as the game's language reads it."""
    steps: tuple[Step, ...]
    game: Game | None = None
    first: Words | None = None
    """What is said over the whole board before anything else."""
    first_at: tuple[str, ...] = ()
    """Places of the table that it speaks of; none: it stands in the middle."""
    end_at: tuple[str, ...] = ()
    """Places of the table, just made, beside which ``end`` stands; none: it stands in the middle."""
    card: Card | None = None
    """What can be looked up when it is over."""
    rules: tuple[str, ...] = ()
    """Sections of the rules page, by their anchors, that can be tried by hand in it."""

    @property
    def count(self) -> int:
        """How many steps there are, other ways of the same one not counted."""
        return len({step.number for step in self.steps})

    def place_of(self, index: int) -> int:
        """Which of ``count`` the step of this index is, from 0."""
        numbers = list(dict.fromkeys(step.number for step in self.steps))
        return numbers.index(self.steps[index].number)

    def pieces_at(self, index: int) -> tuple[int, int]:
        """How many pieces of the goal on the board are there when the step of this index comes up, and how many it has.

        Other ways of a step bring the same.
        """
        goals = [0, *(number for number, step in enumerate(self.steps) if number and step.goal is not None)]
        first = max((number for number in goals if number <= index), default=0)
        last = min((number for number in goals if number > index), default=len(self.steps))
        return self._pieces(first, index), self._pieces(first, last)

    def _pieces(self, first: int, last: int) -> int:
        return sum({step.number: step.pieces for step in self.steps[first:last]}.values())

    def texts(self) -> Iterator[Words]:
        """Everything that callouts of this lesson say."""
        if self.first is not None:
            yield self.first
        for step in self.steps:
            yield step.say
            yield from (rest.say for rest in step.rest)
            yield from (wrong.say for wrong in step.wrong)
        yield self.end
        if self.card is not None:
            yield from self.card.lines


def read(text: str, name: str) -> Lesson:
    """The lesson of a file's text.

    Raises:
        ComponentsError: naming the file and what is wrong with it.
    """
    return read_text(text, name, _lesson)


@cache
def lessons(game_id: str) -> tuple[Lesson, ...]:
    """All lessons of a game in their order; none where there are none.

    Raises:
        ComponentsError: naming the file and what is wrong with it.
    """
    try:
        folder = resource("data", "lessons", game_id)
    except FileNotFoundError:
        return ()
    files = sorted(file for file in folder.iterdir() if file.name.endswith(".json"))
    found = tuple(read(file.read_text(encoding="utf-8"), f"{game_id}/{file.name}") for file in files)
    if [lesson.number for lesson in found] != list(range(1, len(found) + 1)):
        raise ComponentsError(f"{game_id}: lessons are not numbered from 1")
    return found


def _lesson(data: Mapping[str, Any]) -> Lesson:
    positions = data["positions"]
    if type(positions) is not dict or any(type(one) is not dict for one in positions.values()):
        raise ComponentsError("positions are no objects by name")
    game, first = data.get("game"), data.get("first")
    lesson = Lesson(
        number=structured(data["number"], int),
        title=structured(data["title"], Words),
        about=structured(data["about"], Words),
        goal=structured(data["goal"], Words),
        minutes=structured(data["minutes"], int),
        end=structured(data["end"], Words),
        lit=structured(data["lit"], tuple[str, ...]),
        positions=positions,
        steps=structured(data["steps"], tuple[Step, ...]),
        game=None if game is None else structured(data["game"], Game),
        first=None if first is None else structured(data["first"], Words),
        first_at=structured(data["first_at"], tuple[str, ...]) if "first_at" in data else (),
        end_at=structured(data["end_at"], tuple[str, ...]) if "end_at" in data else (),
        card=structured(data["card"], Card) if "card" in data else None,
        rules=structured(data["rules"], tuple[str, ...]) if "rules" in data else (),
    )
    _check(lesson)
    return lesson


def _check(lesson: Lesson) -> None:
    """What no type says."""
    ids = [step.id for step in lesson.steps]
    if not ids or len(set(ids)) < len(ids):
        raise ComponentsError(f"steps {ids}: none, or one twice")
    named = {step.position for step in lesson.steps} - {""}
    if named != lesson.positions.keys():
        raise ComponentsError(f"positions {sorted(named ^ lesson.positions.keys())}: not used, or not there")
    if lesson.first_at and lesson.first is None:
        raise ComponentsError("nothing is said first at the places that it speaks of")
    if lesson.game is None and not lesson.steps[0].position:
        raise ComponentsError(f"{ids[0]}: the first step needs a position")
    if lesson.game is not None and lesson.positions:
        raise ComponentsError("a real game has no positions beside it")
    for step in lesson.steps:
        if step.looks and (step.wrong or step.first):
            raise ComponentsError(f"{step.id}: nothing is tried where there is nothing to do")
        if any("*" in way for way in step.do) and not step.then and not step.first:
            raise ComponentsError(f"{step.id}: anything goes, so one way must be named")
        if step.point and (step.do or lesson.game is not None):
            raise ComponentsError(f"{step.id}: a place is pressed, or something is played")
        if step.until and lesson.game is None:
            raise ComponentsError(f"{step.id}: only a real game goes on whatever is done")
        acts = {act.strip() for way in step.do for act in way.replace("&", ";").split(";")}
        for rest in step.rest:
            if not rest.next or not acts.issuperset(rest.next):
                raise ComponentsError(f"{step.id}: what is left of it, {rest.next}, are not its acts")
        for wrong in step.wrong:
            _check_wrong(step, wrong, played=lesson.game is not None)
    for words in lesson.texts():
        if word_count(words.en) > MOST_WORDS:
            raise ComponentsError(f"{words.en!r}: more than {MOST_WORDS} words")


def _check_wrong(step: Step, wrong: Wrong, *, played: bool) -> None:
    refused = wrong.why != LEGAL
    if played:
        if refused or wrong.seen or not step.until:
            raise ComponentsError(f"{step.id}: a real game answers what was played in a step that lasts")
        return
    if step.point:
        if wrong.act or refused or wrong.seen:
            raise ComponentsError(f"{step.id}: where a place is pressed, another place is the wrong answer")
        return
    if refused != bool(wrong.at):
        raise ComponentsError(f"{step.id}: a try that is refused, and only that, has a place")
    if refused and (not wrong.act or wrong.seen):
        raise ComponentsError(f"{step.id}: what is refused is named, and cannot be played out")
    if wrong.shown and not wrong.seen:
        raise ComponentsError(f"{step.id}: what is seen in the end is not named")


def word_count(english: str) -> int:
    """Words as a reader counts them."""
    return len(re.findall(r"[^\s–—:]+", english))
