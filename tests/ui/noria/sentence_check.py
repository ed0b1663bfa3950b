"""Every number, piece and place in Noria's sentences, compared with the state.

    python -m tests.ui.noria.sentence_check [POSITIONS]

plays random and good games, asks the door for all that it says of so many positions (500 unless told), and compares what
goes into each template with what states and rules page say (``sentence_checks``). Prints what is not true, then templates
with fields that no check looks at, then those that never came up.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from attrs import evolve

from noria_desktop.bots.noria.advice import Advised, Adviser
from noria_desktop.bots.noria.look_ahead import LookAhead
from noria_desktop.bots.resolute import resolute
from noria_desktop.engine.rng import Rng
from noria_desktop.games.noria.actions import PlaceDisc, Produce, Travel
from noria_desktop.games.noria.events import PhaseBegan
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import BotTurn, Finished, Influencing, Intriguing, Naming, State
from noria_desktop.games.noria.terms import Chamber, Space, Track
from noria_desktop.ui import i18n
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board.layout import layout
from noria_desktop.ui.noria.game_ui import GAME_UI, PRESENTER
from noria_desktop.ui.noria.words.events import describe_event
from noria_desktop.ui.noria.words.forecast import forecast_rows
from tests.bots.noria.test_noria_look_ahead import options
from tests.games.noria.positions import a_state, acting
from tests.ui.noria.sentence_checks import CHECKS, MADE_OF_OTHERS
from tests.ui.noria.sentence_facts import Moment
from tests.ui.noria.walks import moments as walked

ELSEWHERE = {"story", "coach"}
"""Words whose figures ``tests/ui/pages/story_check`` and ``tests/ui/coach_truth`` look up."""
TABLE = layout(1280, 678)
Said = tuple[str, dict[str, Any], int]
Step = tuple[State, Any, tuple[Any, ...], State]


@contextmanager
def overheard() -> Iterator[list[Said]]:
    """Every template that is filled meanwhile, with its fields."""
    found: list[Said] = []
    speak, fill, sentence = i18n.Speech.__call__, i18n.Text.format, i18n.Sentences.__call__

    def spoken(self: Any, english: str, number: int = -1, /, **fields: Any) -> str:
        found.append((english, fields, number))
        return speak(self, english, number, **fields)

    def filled(self: Any, **fields: Any) -> str:
        found.append((self.english, fields, -1))
        return fill(self, **fields)

    def made(self: Any, value: Any) -> str:
        text = self._texts[type(value)]
        names = {name: getattr(value, name) for name in dir(value) if f"{{{name}}}" in text.english}
        found.append((text.english, names, -1))
        return sentence(self, value)

    i18n.Speech.__call__, i18n.Text.format, i18n.Sentences.__call__ = spoken, filled, made  # type: ignore[method-assign]
    try:
        yield found
    finally:
        i18n.Speech.__call__, i18n.Text.format, i18n.Sentences.__call__ = speak, fill, sentence  # type: ignore[method-assign]


class Audit:
    """What was said, what of it is not true, and what nobody checks."""

    def __init__(self) -> None:
        self.sentences: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.unchecked: Counter[str] = Counter()

    def judge(self, said: list[Said], *moments: Moment) -> None:
        """What was said of any of these moments must be true of one of them."""
        for english, fields, number in said:
            if not fields and number < 0:
                continue
            self.sentences[english] += 1
            check = CHECKS.get(english)
            if check is None:
                if english not in MADE_OF_OTHERS:
                    self.unchecked[english] += 1
                continue
            if not any(_holds(check, moment, fields, number) for moment in moments):
                first = moments[0]
                place = f"{first.what} {first.kind} {first.key} {first.state.pending}"
                self.wrong.append(f"{english!r} {fields} {number} at {place}")


def _holds(check: Any, moment: Moment, fields: dict[str, Any], number: int) -> bool:
    try:
        return bool(check(moment, fields, number))
    except (AssertionError, AttributeError, ValueError, IndexError, KeyError, TypeError):
        return False  # it speaks of something that is not there at this moment


def positions(count: int) -> list[Step]:
    """Steps of random games and of good ones, evenly."""
    found: list[Step] = [(m.before, m.action, m.events, m.after) for m in walked()]
    for bot, seed in ((1, 7), (3, 4)):
        state, policy = RULES.setup(options(bot), seed).state, resolute(LookAhead())
        while not isinstance(state.pending, Finished):
            legal = RULES.legal_actions(state)
            automatic = RULES.turn(state).automatic
            action = legal[0] if automatic else policy.choose(state, legal, Rng(1))[0].action
            step = RULES.apply_unchecked(state, action)
            found.append((state, action, step.events, step.state))
            state = step.state
    return found[:: max(1, len(found) // count)]


FULL = "S2 city, M3 bonus, L4 energy, L5 journey"


def rare() -> Iterator[State]:
    """Positions that games seldom come to."""
    yield a_state(Naming((Space.S2, Space.L4)), wheel=FULL)
    yield a_state(Naming((Space.M3,)), wheel=FULL)
    yield a_state(acting((Space.S2, 2)), wheel=FULL, levels=(9, 0, 0, 0), resources=(5, 5, 5))
    yield a_state(Intriguing(), round_number=16, knowledge=7)
    yield a_state(Influencing(), wheel="S1 city, M2 tool", knowledge=1)
    for pending in (Influencing(), Naming(), Intriguing()):
        yield a_state(pending, wheel=FULL, warehouses=(2, 0, 0, 1, 0), stored=(1, 0, 0, 1, 0))
    tied = a_state(Naming((Space.S2, Space.M3, Space.L5)), wheel=FULL, resources=(1, 0, 0))
    yield tied
    yield RULES.apply_unchecked(tied, RULES.legal_actions(tied)[0]).state


def audit(count: int) -> Audit:
    """Ask the door for all that it says of so many positions."""
    result = Audit()
    for bot in (1, 2, 3):
        with overheard() as said:
            GAME_UI.opponent(options(bot))
        result.judge(said, Moment("opponent", RULES.setup(options(bot), 0).state))
    for state in rare():
        _of_state(result, state)
        _of_hints(result, state)
    abroad = a_state(acting((Space.L5, 1)), wheel=FULL, resources=(1, 1, 0))
    for action in RULES.legal_actions(abroad):
        if isinstance(action, Travel) and action.fee is not None:
            landed = RULES.apply_unchecked(abroad, action)
            _of_step(result, (abroad, action, landed.events, landed.state))
    for number, step in enumerate(positions(count)):
        _of_state(result, step[0])
        _of_step(result, step)
        if number % 3 == 0:
            _of_hints(result, step[0])
            _of_the_bots_turn(result, step[0])
    return result


def _of_state(result: Audit, state: State) -> None:
    """Prompt, rule, names and cards, refusals, questions."""
    turn, legal = RULES.turn(state), RULES.legal_actions(state)
    with overheard() as said:
        GAME_UI.prompt(turn, state)
    result.judge(said, Moment("prompt", state), *_bots_steps(state))
    with overheard() as said:
        GAME_UI.rule(state)
    result.judge(said, Moment("rule", state))
    with overheard() as said:
        GAME_UI.folded(state)
    rows = (Moment("fold", state, "chamber", one.value) for one in (*Chamber, *Track))
    result.judge(said, *rows, *_bots_steps(state))
    for spot in PRESENTER.spots(state, TABLE):
        kind, key = spot.handle.kind, spot.handle.key
        if kind == "letter_row":
            continue
        with overheard() as said:
            GAME_UI.inspect(spot.handle, state)
        result.judge(said, Moment("card", state, kind, key))
        with overheard() as said:
            GAME_UI.refused(state, legal, spot.handle, None)
        result.judge(said, Moment("refused", state, kind, key))
    for held in {gesture.source for gesture in PRESENTER.gestures(state, legal)}:
        with overheard() as said:
            GAME_UI.refused(state, legal, at.rounds(), held)
            GAME_UI.in_hand(state, held)
        result.judge(said, Moment("held", state, held.kind, held.key))
    for action in legal:
        with overheard() as said:
            GAME_UI.describe(action, state)
            assert GAME_UI.in_general is not None
            GAME_UI.in_general(action, state)
        after = (
            RULES.apply_unchecked(state, action).state if isinstance(action, PlaceDisc | Produce) else None
        )
        result.judge(said, Moment("describe", state, action=action, after=after))
        with overheard() as said:
            question = GAME_UI.unused(state, legal, (action,))
        if question is not None:
            result.judge(said, Moment("unused", state, action=action))


def _of_step(result: Audit, step: Step) -> None:
    """The log's lines with their reasons, and the preview of an action."""
    before, action, events, after = step
    for event in events:
        with overheard() as said:
            GAME_UI.log_line(event, before, 1)
            GAME_UI.explain(event, before)
            if isinstance(event, PhaseBegan):
                describe_event(event, before)
        result.judge(said, Moment("log", before, action=action, after=after, event=event))
    if not RULES.turn(before).automatic:
        with overheard() as said:
            GAME_UI.preview(before, after, action)
        lines = [
            one
            for one in said
            if one[0].startswith(("{sign}", "−", "the next", "Income", "%n", "{disc} leaves"))
        ]
        result.judge(lines, Moment("preview", before, action=action, after=after))


def _of_hints(result: Audit, state: State) -> None:
    """What is advised: each sentence must hold for one of the steps of its way, or for the whole of it."""
    if RULES.turn(state).automatic or isinstance(state.pending, Finished):
        return
    choice, _ = Adviser(turns=20).choose(state, RULES.legal_actions(state), Rng(1))
    assert isinstance(choice, Advised)
    assert GAME_UI.hints is not None
    for plan in choice.plans:
        now, steps = state, []
        for action in plan.actions:
            step = RULES.apply_unchecked(now, action)
            steps.append(Moment("hint", now, action=action, after=step.state))
            now = step.state
        whole = Moment("hint", state, after=now, plans=choice.plans, plan=plan, still=choice.still)
        alone = evolve(choice, plans=(choice.plans[0], plan) if plan is not choice.plans[0] else (plan,))
        with overheard() as said:
            told = GAME_UI.hints(alone, state)
        # What is said of the best way stands first, once it was judged by itself.
        if len(told) == 2:
            with overheard() as first:
                GAME_UI.hints(evolve(choice, plans=choice.plans[:1]), state)
            said = said[len(first) :]
        result.judge(said, *steps, whole)


def _bots_steps(state: State) -> tuple[Moment, ...]:
    """The uses of letters in the bot's coming turn, or in what is left of it."""
    if isinstance(state.pending, Finished):
        return ()
    now = state
    if not isinstance(state.pending, BotTurn):
        now = evolve(state, round=max(state.round, 1), pending=BotTurn())
    found: list[Moment] = []
    while isinstance(now.pending, BotTurn) and now.pending.queue != ():
        step = RULES.apply_unchecked(now, RULES.legal_actions(now)[0])
        found.append(Moment("bot", now, after=step.state))
        now = step.state
    return tuple(found)


def _of_the_bots_turn(result: Audit, state: State) -> None:
    """The forecast, and the same turn told as the last one."""
    steps = _bots_steps(state)
    if not steps:
        return
    with overheard() as said:
        forecast_rows(state)
    result.judge(said, *steps)
    record, now = [], steps[0].state
    while isinstance(now.pending, BotTurn):
        step = RULES.apply_unchecked(now, RULES.legal_actions(now)[0])
        record.append(StoryStep(0, now, step.events, step.state))
        now = step.state
    with overheard() as said:
        GAME_UI.told(record, now)
    whole = Moment("told", record[0].before, after=record[-1].after)
    result.judge(said, *steps, whole)


def templates() -> set[str]:
    """Every template with a field in the words of the table, as the sources have them."""
    import ast
    from pathlib import Path

    import noria_desktop.ui.noria.words as words

    found: set[str] = set()
    for folder in words.__path__:
        for file in sorted(Path(folder).glob("*.py")):
            if file.stem in ELSEWHERE:
                continue
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and node.args:
                    name = getattr(node.func, "id", "")
                    place = 0 if name == "say" else 1 if name == "Text" and len(node.args) > 1 else None
                    if place is not None and isinstance(node.args[place], ast.Constant):
                        found.add(str(node.args[place].value))  # type: ignore[attr-defined]
    return {english for english in found if "{" in english or "%n" in english}


def without_a_check() -> list[str]:
    """Templates of the sources that no check looks at."""
    return sorted(templates() - set(CHECKS) - MADE_OF_OTHERS)


def main() -> int:
    """Look at many positions; 1 where something is not true."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    result = audit(count)
    print(f"{sum(result.sentences.values())} sentences of {len(result.sentences)} templates")
    for line in sorted(set(result.wrong))[:40]:
        print("NOT TRUE", line)
    for english in without_a_check():
        print("no check", english)
    for english in sorted((set(CHECKS) & templates()) - set(result.sentences)):
        print("never said", english)
    return 1 if result.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
