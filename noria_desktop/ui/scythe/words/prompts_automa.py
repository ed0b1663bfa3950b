"""The prompt strip in the Automa's turn and at the end: what it just did, what decided, what comes next."""

from __future__ import annotations

from typing import TypeAlias

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.pending import ChoosingOffer
from noria_desktop.games.scythe.record import Criterion, TurnRecord
from noria_desktop.games.scythe.scoring import scores
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Prompt
from noria_desktop.ui.scythe.words.actions import offer_text
from noria_desktop.ui.scythe.words.automa import (
    battle_line,
    criterion_name,
    done_text,
    nothing_possible,
)
from noria_desktop.ui.scythe.words.automa_gains import gained_text, surely_arrived
from noria_desktop.ui.scythe.words.names import say

Words: TypeAlias = tuple[str, str]


def automa_prompt(asked: Prompt, state: State) -> Words | None:
    """What is asked or told in the Automa's turn and at the end; None for everything else."""
    entry, record = state.pending[-1], state.automa.record
    match asked:
        case Prompt.OFFER:
            bonus = offer_text(entry.bonus) if isinstance(entry, ChoosingOffer) else ""
            return (
                say("Recruit bonus: take {bonus}?", bonus=bonus),
                say("The Automa's card offers it, and your recruit is enlisted."),
            )
        case Prompt.AUTOMA_CARD:
            return (
                say("The Automa's turn {number}", number=state.automa.turns + 1),
                say("Next: its card, which decides everything it does this turn."),
            )
        case Prompt.AUTOMA_MOVE if record is not None:
            return (
                say("The Automa drew card {number}, {scheme}", number=record.card, scheme=record.scheme),
                say("Next: the first of its move symbols that is possible, from the left."),
            )
        case Prompt.AUTOMA_GAIN if record is not None:
            return _moved(record)
        case Prompt.AUTOMA_OFFER if record is not None:
            return (
                say("Automa – {deed}", deed=_gained(record, state)),
                say("Next: the bonus on its card, which is yours if you enlisted for it."),
            )
        case Prompt.AUTOMA_TRACKER if record is not None:
            return (
                say("Automa – {deed}", deed=_gained(record, state)),
                say("Next: a card with a whole star moves its token one space on."),
            )
        case Prompt.AUTOMA_MOVE | Prompt.AUTOMA_GAIN | Prompt.AUTOMA_OFFER | Prompt.AUTOMA_TRACKER:
            return say("The Automa's turn"), ""
        case Prompt.FINISHED:
            return _finished(state)
        case _:
            return None


def _moved(record: TurnRecord) -> Words:
    """What the Automa's move was and what decided it; after a battle how that came out."""
    following = say("Next: it takes the gains of its card and pays nothing.")
    told = next((entry for entry in record.moves if done_text(entry)), None)
    if told is None:
        return say("Automa – {deed}", deed=nothing_possible()), following
    title = say("Automa – {deed}", deed=done_text(told))
    if record.battle is not None:
        return title, battle_line(record.battle)
    looked = len(told.valid) + len(told.rejected)
    decided = say(
        "%n looked at, {valid} valid, decided by: {how}.",
        looked,
        valid=len(told.valid),
        how=criterion_name(told.decided_by or Criterion.ONLY_ONE),
    )
    return title, decided


def _gained(record: TurnRecord, state: State) -> str:
    """What its gains brought, with the unit that came of them where that is sure."""
    return gained_text(record.gains, state.automa.faction, surely_arrived(record.gains, state.automa))


def _finished(state: State) -> Words:
    sheet = scores(state)
    mine, theirs = sheet.total(HUMAN), sheet.total(BOT)
    if sheet.winner is None:
        title = say("Both share the victory")
    elif sheet.winner == HUMAN:
        title = say("You win")
    else:
        title = say("The Automa wins")
    return title, say("{mine} to {theirs} coins.", mine=mine, theirs=theirs)
