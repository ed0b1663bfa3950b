"""The prompt strip in the Automa's turn and at the end: what it just did, what decided, what comes next."""

from __future__ import annotations

from typing import TypeAlias

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.pending import ChoosingOffer
from noria_desktop.games.scythe.record import Criterion, TurnRecord
from noria_desktop.games.scythe.scoring import scores
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Prompt
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.scythe.words.actions import offer_text
from noria_desktop.ui.scythe.words.automa import (
    battle_line,
    criterion_name,
    done_text,
    gained_text,
    nothing_possible,
)

Words: TypeAlias = tuple[str, str]


def automa_prompt(asked: Prompt, state: State) -> Words | None:
    """What is asked or told in the Automa's turn and at the end; None for everything else."""
    entry, record = state.pending[-1], state.automa.record
    match asked:
        case Prompt.OFFER:
            bonus = offer_text(entry.bonus) if isinstance(entry, ChoosingOffer) else ""
            return (
                Text("Scythe", "Recruit bonus: take {bonus}?").format(bonus=bonus),
                translate("Scythe", "The Automa's card offers it, and your recruit is enlisted."),
            )
        case Prompt.AUTOMA_CARD:
            return (
                Text("Scythe", "The Automa's turn {number}").format(number=state.automa.turns + 1),
                translate("Scythe", "Next: its card, which decides everything it does this turn."),
            )
        case Prompt.AUTOMA_MOVE if record is not None:
            return (
                Text("Scythe", "The Automa drew card {number}, {scheme}").format(
                    number=record.card, scheme=record.scheme
                ),
                translate("Scythe", "Next: the first of its move symbols that is possible, from the left."),
            )
        case Prompt.AUTOMA_GAIN if record is not None:
            return _moved(record)
        case Prompt.AUTOMA_OFFER if record is not None:
            return (
                Text("Scythe", "Automa – {deed}").format(deed=gained_text(record.gains)),
                translate("Scythe", "Next: the bonus on its card, which is yours if you enlisted for it."),
            )
        case Prompt.AUTOMA_TRACKER if record is not None:
            return (
                Text("Scythe", "Automa – {deed}").format(deed=gained_text(record.gains)),
                translate("Scythe", "Next: a card with a whole star moves its token one space on."),
            )
        case Prompt.AUTOMA_MOVE | Prompt.AUTOMA_GAIN | Prompt.AUTOMA_OFFER | Prompt.AUTOMA_TRACKER:
            return translate("Scythe", "The Automa's turn"), ""
        case Prompt.FINISHED:
            return _finished(state)
        case _:
            return None


def _moved(record: TurnRecord) -> Words:
    """What the Automa's move was and what decided it; after a battle how that came out."""
    following = translate("Scythe", "Next: it takes the gains of its card and pays nothing.")
    told = next((entry for entry in record.moves if done_text(entry)), None)
    if told is None:
        return Text("Scythe", "Automa – {deed}").format(deed=nothing_possible()), following
    title = Text("Scythe", "Automa – {deed}").format(deed=done_text(told))
    if record.battle is not None:
        return title, battle_line(record.battle)
    looked = len(told.valid) + len(told.rejected)
    decided = translate("Scythe", "%n looked at, {valid} valid, decided by: {how}.", "", looked).format(
        valid=len(told.valid), how=criterion_name(told.decided_by or Criterion.ONLY_ONE)
    )
    return title, decided


def _finished(state: State) -> Words:
    sheet = scores(state)
    mine, theirs = sheet.total(HUMAN), sheet.total(BOT)
    if sheet.winner is None:
        title = translate("Scythe", "Both share the victory")
    elif sheet.winner == HUMAN:
        title = translate("Scythe", "You win")
    else:
        title = translate("Scythe", "The Automa wins")
    return title, Text("Scythe", "{mine} to {theirs} coins.").format(mine=mine, theirs=theirs)
