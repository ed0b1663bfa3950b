"""Why the computer moved so, as its rival may read it.

While a program knows something that its rival does not, its reason is what both see of the move, and how a player of its
level decides. Everything else would let one read its hand (decisions 28 and 32).
"""

from __future__ import annotations

from typing import Any

from attrs import evolve

from noria_desktop.bots.nautilus.thoughts import Reasoned
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.components import beats, components
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import KeepingSpecial, State
from noria_desktop.games.nautilus.terms import BONE, KRAKEN, Card, Special, opposite
from noria_desktop.ui.game_says import Explained, best_few
from noria_desktop.ui.nautilus.words.drags import leanings
from noria_desktop.ui.nautilus.words.friend import friend_text
from noria_desktop.ui.nautilus.words.names import reader_of_log, say, special_name, viewer
from noria_desktop.ui.nautilus.words.specials import special_text
from noria_desktop.ui.nautilus.words.things_cards import comparison
from noria_desktop.ui.nautilus.words.thoughts import (
    RULE_OF,
    candidate_text,
    closed_line,
    compared,
    lies_open,
    manner_text,
    method_text,
    number_lines,
    percent,
    question_text,
)

SILENT = (act.DeclineSpecial, act.EyeSeen, act.Advance)
"""A special that was kept back: nobody hears of it (N34). Having seen enough is no choice."""


def reason(choice: Any, before: State, view: State) -> Explained | None:
    """Why the computer moved so; ``before`` is the state in which it did, ``view`` what the reader sees now."""
    if not isinstance(choice, Reasoned) or isinstance(choice.action, SILENT):
        return None
    action, thoughts = choice.action, choice.thoughts
    reader, seen = reader_of_log(view), RULES.observe(before, viewer(view))
    number, anchor = RULE_OF[type(action)]
    title, plain = question_text(action, seen, reader), facts(action, before, seen)
    seat = RULES.turn(before).seat
    friend = "" if seat is None else friend_text(action, seat, seen, used(action, before))
    if not lies_open(action, before, view):
        how, why = manner_text(action, seen), closed_line(action, seen, view)
        lines = tuple(line for line in (*plain, how, why) if line)
        return Explained(title=title, rule=number, anchor=anchor, lines=lines, bars=(), friend=friend)
    shown = best_few(compared(action, thoughts), action)
    others = tuple(some.action for some in shown)
    return Explained(
        title=title,
        rule=number,
        anchor=anchor,
        lines=(*plain, method_text(thoughts), *number_lines(action, thoughts, shown)),
        bars=tuple(
            (candidate_text(some.action, others, before, reader), percent(some.chance), some.action == action)
            for some in shown
        ),
        friend=friend,
    )


def used(action: Action, before: State) -> Special | None:
    """The special card that is used by an action in the open; None for every other action."""
    seat = RULES.turn(before).seat
    held = before.table.specials[seat] if seat is not None and isinstance(action, act.UseSpecial) else ()
    return next((special for special in held if special is not None), None)


def facts(action: Action, before: State, seen: State) -> tuple[str, ...]:
    """What both players see of a move: whom a card beats and where its column leans now."""
    match action:
        case act.Place(card, space, with_anchor):
            return tuple(
                line
                for line in (
                    *_lying(card, space, seen, put(seen, {space: card})),
                    say("The anchor goes with it.") if with_anchor else "",
                )
                if line
            )
        case act.MoveCard(origin, to):
            moved = seen.table.spaces[origin]
            assert moved is not None
            return _lying(moved, to, seen, put(seen, {origin: None, to: moved}))
        case act.AnchorTarget():
            return (say("No arrow moves this card for the rest of the round."),)
        case act.UseSpecial():
            special = used(action, before)
            return () if special is None else (special_text(special, seen.match.options.harpoon),)
        case act.HarpoonGive():
            return (say("Both of you know the two divers that changed hands."),)
        case act.SubmarineReturn():
            return (say("Neither of the two divers is shown."),)
        case act.KeepSpecial(kept):
            return _given(kept, before)
        case _:
            return ()


def put(state: State, cards: dict[int, Card | None]) -> State:
    """The table with other cards on some spaces; nothing else changes."""
    spaces = tuple(cards.get(number, card) for number, card in enumerate(state.table.spaces))
    return evolve(state, table=evolve(state.table, spaces=spaces))


def _lying(card: Card, space: int, seen: State, after: State) -> tuple[str, ...]:
    """A card on its new space: against what it stands, and what that changes."""
    lines = [comparison(space, after)]
    if after.table.spaces[opposite(space)] is None and BONE < card < KRAKEN:
        higher = [
            other for other in components().divers if other not in after.table.spaces and beats(other, card)
        ]
        lines.append(say("%n diver(s) not on the table would beat it.", len(higher)))
    return (*lines, *leanings(seen, after))


def _given(kept: Special, before: State) -> tuple[str, ...]:
    """What the rival was given, who knows it; what was kept is not named."""
    pending = before.table.pending
    drawn = pending.drawn if isinstance(pending, KeepingSpecial) else ()
    given = next((one for one in drawn if one is not None and one is not kept), None)
    if given is None:
        return ()
    return (
        say("You were given {given}; the other one is shown when it is used.", given=special_name(given)),
    )
