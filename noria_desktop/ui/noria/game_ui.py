"""Noria as the table page uses it: presenter, pictures and words in one value."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial
from typing import Any

from attrs import evolve

from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.refusal import why_not
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import Side
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_ui import Explained, GameFace, LogLine
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.board.ghosts import ghosts
from noria_desktop.ui.noria.board.intended_action import intended_action
from noria_desktop.ui.noria.board.present import NoriaPresenter
from noria_desktop.ui.noria.paint.table import PICTURES
from noria_desktop.ui.noria.words.actions import describe_action, describe_in_general
from noria_desktop.ui.noria.words.drags import preview, why_text
from noria_desktop.ui.noria.words.events import actor, describe_event
from noria_desktop.ui.noria.words.forecast import forecast_rows, last_step
from noria_desktop.ui.noria.words.opponents import opponent_name
from noria_desktop.ui.noria.words.prompts import command_text, prompt_text
from noria_desktop.ui.noria.words.reasons import (
    RULE_NUMBER,
    RULE_OF_QUESTION,
    cancellation_text,
    candidate_name,
    narrowed_text,
    question_text,
)
from noria_desktop.ui.noria.words.rules import rule_now
from noria_desktop.ui.noria.words.things import inspect, label

QUIET = (ev.GameBegan, ev.PhaseBegan, ev.Decided, ev.RingsTurned)
"""Events that have no line of their own in the log: the lines round them say it."""


PRESENTER = NoriaPresenter(forecast_rows)
SILENT = NoriaPresenter(forecast_rows, foretell=False)
"""For players who do not want the bot's coming turn foretold."""


def recall(
    steps: Iterable[tuple[tuple[Any, ...], Any]], presenter: NoriaPresenter = PRESENTER
) -> NoriaPresenter:
    """The presenter that shows the latest of the bot's steps which says something; newest first."""
    for events, before in steps:
        remark = last_step(events, before)
        if remark[0]:
            return presenter.with_remark(remark)
    return presenter


@cache
def noria_face() -> GameFace:
    """The one face of Noria."""
    return GameFace(
        game_id="noria",
        title=lambda: translate("Games", "Noria"),
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
        rule=lambda state: rule_now(RULES.turn(state)),
        opponent=opponent_name,
        in_general=describe_in_general,
        recall=recall,
        ghosts=ghosts,
        without_forecast=silent_face,
    )


@cache
def silent_face() -> GameFace:
    """The same without a forecast of the bot's coming turn."""
    return evolve(
        noria_face(),
        presenter=SILENT,
        recall=partial(recall, presenter=SILENT),
        ghosts=partial(ghosts, foretell=False),
        without_forecast=None,
    )


def log_line(event: Any, state: State, ply: int) -> LogLine | None:
    """The log's line for an event; None for quiet ones."""
    if isinstance(event, QUIET):
        return None
    side = actor(event)
    return LogLine(
        ply=ply,
        event=event,
        side=None if side is None else int(side is Side.BOT),
        text=describe_event(event, state),
        heading=isinstance(event, ev.RoundBegan | ev.GameEnded),
    )


def explain(event: Any, state: State) -> Explained | None:
    """The reasoning behind a bot's choice or cancellation; None for other events."""
    if isinstance(event, ev.Decided):
        last = event.trail[-1] if event.trail else None
        compared = next((step for step in reversed(event.trail) if len(set(step.worths)) > 1), last)
        bars = (
            tuple(
                (candidate_name(candidate), worth, candidate == event.chosen)
                for candidate, worth in zip(compared.before, compared.worths, strict=True)
            )
            if compared is not None and compared.worths
            else ()
        )
        return Explained(
            title=question_text(event.question),
            rule=RULE_NUMBER[event.question],
            anchor=RULE_OF_QUESTION[event.question],
            lines=tuple(narrowed_text(step) for step in event.trail),
            bars=bars,
        )
    if isinstance(event, ev.LetterCancelled):
        return Explained(
            title=translate("Noria", "{letter} is cancelled: {reason}").format(
                letter=event.letter.value, reason=cancellation_text(event.reason)
            ),
            rule=f"5.3 {event.letter.value}",
            anchor=f"bot-{event.letter.value.lower()}",
            lines=tuple(narrowed_text(step) for step in event.trail),
            bars=(),
        )
    return None


def refusal(state: State, source: Handle, target: Handle) -> str:
    """Why dropping there does nothing, in words; empty when there is nothing to say."""
    action = intended_action(source, target, state)
    if action is None:
        return ""
    why = why_not(state, action)
    return why_text(why) if why is not None else ""
