"""Scythe as the table page uses it: presenter, pictures and words in one value."""

from __future__ import annotations

from functools import cache
from typing import Any

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.record import MoveEntry, Outcome
from noria_desktop.games.scythe.state import State
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.faces import Explained, GameFace, LogLine
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.ghosts import foreseeable, ghosts
from noria_desktop.ui.scythe.paint.table import PICTURES
from noria_desktop.ui.scythe.present import ScythePresenter
from noria_desktop.ui.scythe.wishes import why_refused
from noria_desktop.ui.text.scythe.actions import describe_action
from noria_desktop.ui.text.scythe.automa import (
    RULE_OF,
    candidate_text,
    entry_lines,
    entry_title,
    nothing_possible,
)
from noria_desktop.ui.text.scythe.drags import preview
from noria_desktop.ui.text.scythe.events import actor, describe_event, has_line
from noria_desktop.ui.text.scythe.names import capital
from noria_desktop.ui.text.scythe.opponents import opponent_name
from noria_desktop.ui.text.scythe.prompts import prompt_text
from noria_desktop.ui.text.scythe.reasons import why_text
from noria_desktop.ui.text.scythe.rules import rule_now
from noria_desktop.ui.text.scythe.things import inspect, label

PRESENTER = ScythePresenter()

ACTION_OF: dict[str, Action] = {
    "skip_top": act.Skip(),
    "skip_bottom": act.Skip(),
    "end_turn": act.EndTurn(),
    "finish_moves": act.Finish(),
    "halt": act.Halt(),
    "finish_producing": act.Finish(),
    "finish_cards": act.Finish(),
    "finish_encounter": act.Finish(),
    "workers_home": act.RetreatWorkers(0),
    "accept": act.Accept(),
    "decline": act.Decline(),
    "fire": act.Accept(),
    "hold_fire": act.Decline(),
    "accept_offer": act.Accept(),
    "decline_offer": act.Decline(),
    "advance": act.Advance(),
}
"""What each button does: its words are those of the action."""


@cache
def scythe_face() -> GameFace:
    """The one face of Scythe."""
    return GameFace(
        game_id="scythe",
        title=lambda: translate("Games", "Scythe"),
        presenter=PRESENTER,
        pictures=PICTURES,
        prompt=prompt_text,
        command=command_text,
        describe=describe_action,
        log_line=log_line,
        explain=explain,
        label=label,
        inspect=inspect,
        preview=preview,
        refusal=refusal,
        rule=rule_now,
        opponent=opponent_name,
        ghosts=ghosts,
        ribbon=True,
        foreseeable=foreseeable,
    )


def command_text(name: str, state: State) -> str:
    """Words of a button of the prompt strip."""
    return describe_action(ACTION_OF[name], state)


def log_line(event: ev.Event, state: State, ply: int) -> LogLine | None:
    """The log's line for an event as the human may know it; None for quiet ones. ``state`` is the one before it."""
    seen = ev.seen_by(event, HUMAN)
    if not has_line(seen):
        return None
    seat = actor(seen)
    return LogLine(
        ply=ply,
        event=event,
        side=None if seat is None else int(seat),
        text=describe_event(seen, state),
        heading=isinstance(seen, ev.TurnBegan | ev.GameEnded),
    )


def explain(event: Any, state: State) -> Explained | None:
    """Why the Automa moved as it did: the order carried out, with every candidate; None for other events."""
    if not isinstance(event, ev.AutomaDecided) or not event.moves:
        return None
    tried = [move for move in event.moves if move.outcome is not Outcome.IGNORED]
    move, failed = tried[-1], tried[:-1]
    done = move.outcome is Outcome.DONE
    number, anchor = RULE_OF[move.symbol]
    return Explained(
        title=entry_title(move) if done else capital(nothing_possible()),
        rule=number,
        anchor=anchor,
        lines=(*(entry_title(other) for other in (failed if done else tried)), *entry_lines(move)),
        bars=_bars(move),
    )


def _bars(move: MoveEntry) -> tuple[tuple[str, int, bool], ...]:
    """Valid territories with what was compared."""
    return tuple(
        (candidate_text(move.symbol, found), found.value, found.place == move.destination)
        for found in move.valid
    )


def refusal(state: State, source: Handle, target: Handle) -> str:
    """Why dropping there does nothing, in words; empty when there is nothing to say."""
    why = why_refused(state, source, target)
    return why_text(why) if why is not None else ""
