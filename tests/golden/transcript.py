"""A whole game as text that a person can read and compare line by line."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

import attrs

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.saves.converter import digest_of, unstructured
from noria_desktop.app.session import Session
from tests.golden.skies import skies

PICTURES: dict[str, Callable[[Any], list[str]]] = {"solani": skies}
"""Games whose final state is drawn in signs, so that its scores can be counted by hand."""
FOLD_AT = 110
"""Events beyond this width are folded, one a line."""


def transcript(session: Session, kit: GameKit) -> str:
    """Set-up, every action with the number of choices there were and what happened, and the scores."""
    lines = [f"# {kit.game_id}, rules version {kit.rules.version}, seed {session.seed}"]
    lines += kit.write_setup(kit.options_of(session.start.state)).splitlines()
    seats = kit.seats(session.options)
    done = None
    for ply, entry in enumerate(session.log):
        state = session.state_at(ply)
        progress = kit.progress(state)
        if progress != done:
            done = progress
            scores = kit.rules.scores(state)
            points = " : ".join(str(scores.total(seat)) for seat in seats)
            lines += ["", f"## {progress.done} of {progress.total} done, {points}"]
        turn = kit.rules.turn(state)
        choices = len(kit.rules.legal_actions(state))
        lines.append(
            f"{ply + 1}. seat {entry.seat}, {turn.prompt.value}, 1 of {choices}: {worded(entry.action)}"
        )
        lines += happened(session.events_at(ply + 1))
    lines += ["", "## Scores"]
    sheet = kit.rules.scores(session.state_at(len(session.log)))
    lines += [
        f"seat {line.seat} {line.code.value}: {line.count} x {line.value} = {line.points}"
        for line in sheet.lines
    ]
    lines += [f"seat {seat}: {sheet.total(seat)}" for seat in seats]
    final = session.state_at(len(session.log))
    lines += PICTURES.get(kit.game_id, lambda state: [])(final)
    lines += [f"winner: {sheet.winner}", f"digest: {digest_of(unstructured(kit, final, kit.state_type))}"]
    return "\n".join(lines) + "\n"


def happened(events: tuple[Any, ...]) -> list[str]:
    """The events of a step, on one line where they fit; else one a line, with long reasons below."""
    together = "   " + "; ".join(worded(event) for event in events)
    if len(together) <= FOLD_AT:
        return [together]
    lines = []
    for event in events:
        fields = [(field.name, getattr(event, field.name)) for field in attrs.fields(type(event))]
        lists = [item for _, value in fields if is_list_of_values(value) for item in value]
        rest = (f"{name}={worded(value)}" for name, value in fields if not is_list_of_values(value))
        lines.append("   " + " ".join((type(event).__name__, *rest)))
        lines += [f"      {worded(item)}" for item in lists]
    return lines


def is_list_of_values(value: Any) -> bool:
    """True for a tuple of attrs values, which gets a line each."""
    return isinstance(value, tuple) and bool(value) and all(attrs.has(type(item)) for item in value)


def worded(value: Any) -> str:
    """A value in short: class names, enum values, no defaults left out."""
    if isinstance(value, enum.Enum):
        return str(value.value)
    if isinstance(value, tuple | frozenset):
        items = value if isinstance(value, tuple) else sorted(value)
        return "(" + " ".join(worded(item) for item in items) + ")"
    if attrs.has(type(value)):
        parts = (f"{f.name}={worded(getattr(value, f.name))}" for f in attrs.fields(type(value)))
        return " ".join((type(value).__name__, *parts))
    return "-" if value is None else str(value)
