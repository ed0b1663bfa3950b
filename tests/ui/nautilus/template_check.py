"""Every number and every name that a sentence of Nautilus holds, compared with the state by a model of its own.

All words of a position are said while what is put into their templates is written down: prompt, hover cards, reasons for a
press that does nothing, previews, log, hints, reasons of programs, what the rival did. For each template there is a check
that works out the same number or name from the state in another way; a template without one is listed.

``python -m tests.ui.nautilus.template_check [POSITIONS]`` looks at 500 positions and lists what is wrong.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from noria_desktop.bots.nautilus.levels import level4
from noria_desktop.bots.nautilus.thoughts import Reasoned
from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus import events as ev
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import (
    Clearing,
    Finished,
    Moving,
    Options,
    State,
)
from noria_desktop.games.nautilus.terms import DomainCards, HarpoonWording, Opponent
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.i18n import Speech
from noria_desktop.ui.nautilus.board.layout import layout
from noria_desktop.ui.nautilus.game_ui import GAME_UI, PRESENTER
from noria_desktop.ui.nautilus.words.events import as_read, describe_event, has_line
from noria_desktop.ui.nautilus.words.names import reader_of_log
from tests.ui.nautilus.template_checks import CHECKS
from tests.ui.nautilus.template_model import (
    About,
    Said,
)

WHOLE: Final = 500
TABLE: Final = layout(1280, 678)


SETTINGS: Final = (
    Options(Opponent.LEVEL_1),
    Options(Opponent.LEVEL_4, DomainCards.HIDDEN),
    Options(Opponent.LEVEL_3, harpoon=HarpoonWording.PRINTED),
    Options(Opponent.LEVEL_2),
)

# Positions and their words ---------------------------------------------------------------------------------


@contextmanager
def noted(found: list[Said]) -> Iterator[Callable[[About], None]]:
    """Write down what is put into templates; what is handed out says what the words to come are about."""
    plain, about = Speech.__call__, list[About]()

    def listening(self: Speech, english: str, number: int = -1, /, **fields: Any) -> str:
        if about and self._context == "Nautilus" and ("{" in english or "%n" in english):
            found.append(Said(english, number, fields, about[-1]))
        return plain(self, english, number, **fields)

    Speech.__call__ = listening  # type: ignore[method-assign]
    try:
        yield about.append
    finally:
        Speech.__call__ = plain  # type: ignore[method-assign]


def positions(count: int) -> Iterator[tuple[State, tuple[Any, ...], Any, Any]]:
    """State, legal actions, what was done, the step; of random games in which specials are used when they can be."""
    seed = done = 0
    while done < count:
        pick, state = random.Random(seed), RULES.setup(SETTINGS[seed % len(SETTINGS)], seed).state
        while RULES.turn(state).seat is not None and done < count:
            legal = RULES.legal_actions(state)
            action = pick.choice(legal)
            step = RULES.apply(state, action)
            yield state, legal, action, step
            done += 1
            state = step.state
        seed += 1


def said(count: int) -> list[Said]:
    """Everything that is said at so many positions."""
    found: list[Said] = []
    adviser = evolve(level4(), iterations=40, start_samples=1, start_iterations=10)
    open_later: list[tuple[State, Reasoned, Seat]] = []
    with noted(found) as about:
        for number, (state, legal, action, step) in enumerate(positions(count)):
            seat = RULES.turn(state).seat
            assert seat is not None
            for me in (HUMAN, BOT):
                _looked_at(about, state, legal if me == seat else (), me, thorough=number % 5 == 0)
                _logged(about, state, step, me)
            if RULES.turn(state).automatic:
                about(About(RULES.observe(state, seat), state, seat))
                GAME_UI.describe(action, RULES.observe(state, seat))
            else:
                choice = _decided(about, state, legal, seat, adviser, number)
                open_later += [(state, choice, seat)] if choice is not None else []
                _told(about, state, action, step, seat)
            if isinstance(step.state.table.pending, Clearing | Finished):
                _opened(about, open_later, step.state)
                open_later.clear()
            if isinstance(step.state.table.pending, Finished):
                for me in (HUMAN, BOT):
                    _looked_at(about, step.state, (), me, thorough=True)
    return found


def _looked_at(about: Callable[[About], None], state: State, legal: Any, me: Seat, *, thorough: bool) -> None:
    """Prompt, rule and, now and then, every hover card and every press without effect."""
    view = RULES.observe(state, me)
    about(About(view, state, me))
    GAME_UI.prompt(RULES.turn(view), view)
    GAME_UI.rule(view)
    for spotted in PRESENTER.spots(view, TABLE) if thorough else ():
        about(About(view, state, me, thing=spotted.handle))
        GAME_UI.inspect(spotted.handle, view)
        GAME_UI.refused(view, legal, spotted.handle, None)


def _logged(about: Callable[[About], None], state: State, step: Any, me: Seat) -> None:
    """The log as one side reads it; its words are about the state before."""
    view = RULES.observe(state, me)
    for event in step.events:
        seen = ev.seen_by(event, me)
        if seen is not None and has_line(seen):
            # A round's first lines name the columns that it has just laid.
            about(About(view, state, me, event=seen, after=RULES.observe(step.state, me)))
            describe_event(seen, view, me)
    assert reader_of_log(view) is not None
    assert as_read(step.events[0], me) is None or step.events


def _decided(
    about: Callable[[About], None], state: State, legal: Any, seat: Seat, adviser: Any, number: int
) -> Reasoned | None:
    """Words of actions, previews and hints, for whoever decides; now and then what a program would choose."""
    view = RULES.observe(state, seat)
    for action in legal[:: max(1, len(legal) // 6)]:
        after = None
        if GAME_UI.foreseeable(action, view):
            after = RULES.apply(view, action).state
        about(About(view, state, seat, action=action, after=after))
        GAME_UI.describe(action, view)
        if after is not None:
            GAME_UI.preview(view, after, action)
        GAME_UI.unused(view, legal, (action,))
    if number % 4 or len(legal) == 1:
        return None
    choice = adviser.choose(view, legal, Rng(number))[0]
    assert isinstance(choice, Reasoned)
    assert GAME_UI.hints is not None
    shares = tuple(max(1, min(99, round(one.chance / 100))) for one in choice.thoughts.considered)
    for hint in (None, *choice.thoughts.considered[:1]):
        if hint is None:
            continue
        # One at a time, so that it is known which move the words are about.
        alone = evolve(
            choice, action=hint.action, thoughts=evolve(choice.thoughts, considered=(hint,)), then=hint.then
        )
        after = view
        for part in (hint.action, *hint.then):
            if isinstance(part, act.Place | act.AnchorTarget | act.MoveCard):
                after = RULES.apply(after, part).state
        following = RULES.legal_actions(after)
        if isinstance(after.table.pending, Moving) and not hint.then and len(following) == 1:
            after = RULES.apply(after, following[0]).state
        about(About(view, state, seat, action=hint.action, after=after, choice=alone, shares=shares))
        GAME_UI.hints(alone, view)
    return choice


def _opened(about: Callable[[About], None], choices: Any, end: State) -> None:
    """What is told after the round of choices in it, where all that was known then lies open."""
    for state, choice, seat in choices:
        me = Seat(1 - seat)
        before = RULES.observe(state, me)
        after = None
        if isinstance(choice.action, act.Place | act.MoveCard):
            after = RULES.observe(RULES.apply(state, choice.action).state, me)
        about(About(before, state, me, action=choice.action, after=after, choice=choice))
        GAME_UI.reason(choice, state, RULES.observe(end, me))


def _told(about: Callable[[About], None], state: State, action: Any, step: Any, seat: Seat) -> None:
    """What the rival reads of a decision: the reason of a program, and the line that stays."""
    me = Seat(1 - seat)
    before, after = RULES.observe(state, me), RULES.observe(step.state, me)
    choice = Reasoned(action)
    laid = after if isinstance(action, act.Place | act.MoveCard) else None
    told = act.Place | act.MoveCard | act.AnchorTarget | act.KeepSpecial | act.HarpoonGive | act.UseSpecial
    if isinstance(action, told):
        about(About(before, state, me, action=action, after=laid, choice=choice))
        GAME_UI.reason(choice, state, after)
    seen = tuple(one for event in step.events if (one := ev.seen_by(event, me)) is not None)
    for event in seen:
        about(About(before, state, me, action=action, event=event, after=after))
        GAME_UI.told((StoryStep(0, before, (event,), after),), after)


def wrong(found: list[Said]) -> tuple[list[str], Counter[str]]:
    """What does not agree with the state, and how often each template without a check was said."""
    faults, unchecked = list[str](), Counter[str]()
    for one in found:
        check = CHECKS.get(one.english)
        if check is None:
            unchecked[one.english] += 1
            continue
        try:
            right = check(one.fields, one.number, one.about)
        except Exception as error:  # a check that cannot even be made is as good as a wrong one
            right = False
            faults.append(f"{type(error).__name__}: {error}")
        if not right:
            what = one.about.event or one.about.action or one.about.thing
            faults.append(f"{one.english!r} {one.fields} {one.number} about {what} in {one.about.view.table}")
    return faults, unchecked


def main(arguments: list[str]) -> int:
    """Look at all of them; the exit code says whether something is wrong."""
    application = QCoreApplication.instance() or QCoreApplication([])
    found = said(int(arguments[0]) if arguments else WHOLE)
    faults, unchecked = wrong(found)
    met = Counter(one.english for one in found)
    print(f"{len(found)} sentences of {len(met)} templates, {len(faults)} wrong")
    for fault in {fault.partition("}")[0].partition("{")[0]: fault for fault in reversed(faults)}.values():
        print("  wrong:", fault)
    for template, times in unchecked.most_common():
        print(f"  without a check: {template!r}, {times} times")
    for template in CHECKS:
        if template not in met:
            print(f"  never met: {template!r}")
    del application
    return 1 if faults or unchecked else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
