"""What the lamp says of whole turns, compared with the turns that were searched.

A hint words actions of positions that come later in the turn; their words are compared where they are decided. Here are
the templates of its own: ways, rows that change, worths, chances.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from attrs import frozen

from noria_desktop.bots.scythe.look_ahead import LookAhead, Turns
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.ui.i18n import signed_of_rival
from noria_desktop.ui.scythe.board.outlook import outlook
from noria_desktop.ui.scythe.game_ui import GAME_UI
from noria_desktop.ui.scythe.words.lamp import follow
from tests.ui.scythe.template_reading import CHECKS, place
from tests.ui.scythe.template_record import Said, recorded
from tests.ui.scythe.walks import Moment


@frozen
class Advised:
    """A position and what was searched there."""

    view: State
    lines: tuple[tuple[int, tuple[Any, ...]], ...]
    """Worth in hundredths of a coin, and the turn."""


Check: TypeAlias = Callable[[Advised, dict[str, Any]], bool]


def _way(case: Advised, f: dict[str, Any]) -> bool:
    """Some turn moves a unit from there to there."""
    for _, line in case.lines:
        origins = {one.place for one in line if isinstance(one, act.PickMover)}
        goals = {one.place for one in line if isinstance(one, act.MoveTo)}
        if place(f["origin"]) in origins and place(f["place"]) in goals:
            return True
    return False


def _row(case: Advised, f: dict[str, Any]) -> bool:
    """Some row of the score differs by so much, from now or between two turns."""
    sheets = [RULES.scores(case.view).of(HUMAN)]
    sheets += [RULES.scores(follow(line, case.view).after).of(HUMAN) for _, line in case.lines]
    amount = int(f["amount"].replace("\N{MINUS SIGN}", "-"))
    return any(
        after.points - before.points == amount
        for one in sheets
        for other in sheets
        for before, after in zip(one, other, strict=True)
    )


def _rival(case: Advised, f: dict[str, Any]) -> bool:
    """Some turn changes the Automa's points by so much; what it gains is a warning."""
    now = RULES.scores(case.view).total(BOT)
    changes = {RULES.scores(follow(line, case.view).after).total(BOT) - now for _, line in case.lines}
    return f["change"] in {signed_of_rival(change) for change in changes}


def _less(case: Advised, f: dict[str, Any]) -> bool:
    """The difference between the best turn and another, in tenths of a coin."""
    tenths = [round(worth / 10) for worth, _ in case.lines]
    return round(float(f["number"]) * 10) in {max(tenths) - one for one in tenths}


def _chance(case: Advised, f: dict[str, Any]) -> bool:
    entry = case.view.pending[-1]
    return f["chance"] in outlook(case.view, entry.attacker).wins  # type: ignore[union-attr]


def _number(case: Advised, f: dict[str, Any]) -> bool:
    return re.fullmatch(r"[+\u2212]\d+\.\d", f["amount"]) is not None


OWN: Final[dict[str, Check]] = {
    "{unit} with {cargo}: {origin} to {place}": _way,
    "{unit}: {origin} to {place}": _way,
    "{amount} {row}": _row,
    "{change} for the Automa": _rival,
    "{number} less than the first: {parts}.": _less,
    "It wins about {chance}% of such combats.": _chance,
    "{amount} in prospect": _number,
}
"""Templates of the lamp."""


def wrong_hints(
    positions: Iterable[Moment], parts: frozenset[str]
) -> tuple[list[str], Counter[str], set[str]]:
    """Sentences of hints that do not agree, how often each template was compared, those without a check."""
    faults: list[str] = []
    compared: Counter[str] = Counter()
    unchecked: set[str] = set()
    for moment in positions:
        if len(moment.legal) < 2 or RULES.turn(moment.before).seat != HUMAN:
            continue
        choice, _ = LookAhead().choose(moment.before, moment.legal, Rng(1))
        lines = choice.lines if isinstance(choice, Turns) else ((0, (choice.action, *choice.then)),)
        case = Advised(moment.before, tuple((worth, tuple(line)) for worth, line in lines))
        found: list[Said] = []
        assert GAME_UI.hints is not None
        with recorded(found):
            GAME_UI.hints(choice, moment.before)
        for one in found:
            if one.template in OWN:
                compared[one.template] += 1
                if not OWN[one.template](case, one.fields):
                    faults.append(f"{one.template} {one.fields} at {moment.action}")
            elif one.fields and one.template not in CHECKS and one.template not in parts:
                unchecked.add(one.template)
    return faults, compared, unchecked
