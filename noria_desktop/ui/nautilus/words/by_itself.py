"""What happened at the table though nobody pressed it: the last card, the only move of an arrow, an arrow that moved nothing.

It is told from the round's course, which both players saw, as long as it may have been missed. Source: rules.md 6, 7.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Seat
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus.arrows import moves
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.state import Anchoring, Moving, Spaces, State
from noria_desktop.games.nautilus.terms import BONE, COLUMNS, KRAKEN, Arrow, Space, Special, side_of
from noria_desktop.ui.nautilus.board.viewpoint import layer_of
from noria_desktop.ui.nautilus.words.actions import held_special, lying
from noria_desktop.ui.nautilus.words.names import card_name, say, side_name, space_name, viewer

LAID: Final = (Special.KRAKEN, Special.BONE)
"""Specials that are laid in place of a diver."""


def last_by_itself(state: State) -> str:
    """That the player's last card lay itself: one card was left for one space; empty where there was a choice."""
    me, course = viewer(state), state.table.course
    last = course[-1] if course else None
    laid = [one for one in course if isinstance(one, act.Place)]
    by_me = (len(laid) % 2 == 1) == (state.match.start == me)
    held = held_special(state)
    if not isinstance(last, act.Place) or not by_me or None in state.table.spaces:
        return ""
    if state.table.hands[me] or last.card in (BONE, KRAKEN) or held in (*LAID, Special.ANCHOR):
        return ""
    return say("Your last card, the {card}, went to the only empty space.", card=card_name(last.card))


def moved_by_itself(state: State) -> str:
    """That the arrow of the player's card moved the only card it could; empty where there was a choice."""
    course, me = state.table.course, viewer(state)
    last = course[-1] if course else None
    laid = next((one for one in reversed(course) if isinstance(one, act.Place)), None)
    if not isinstance(last, act.MoveCard) or laid is None or laid.card not in state.table.spaces:
        return ""
    if layer_of(state, laid.card) is not True:
        return ""
    spaces = list(state.table.spaces)
    spaces[last.origin], spaces[last.to] = spaces[last.to], None
    if len(moves(tuple(spaces), state.table.anchored, laid.space)) != 1:
        return ""
    return say(
        "The arrow of your {card} moved the {moved} to {space}: nothing else could move.",
        card=card_name(laid.card),
        moved=lying(last.to, state),
        space=space_name(last.to, state, me),
    )


def idle_arrow(state: State) -> str:
    """That the arrow of the card which the player laid last moved nothing, and why; empty where it moved something."""
    me, course = viewer(state), state.table.course
    placed = [number for number, one in enumerate(course) if isinstance(one, act.Place)]
    own = placed[0 if state.match.start == me else 1 :: 2]
    if not own:
        return ""
    laid, after = course[own[-1]], course[own[-1] + 1 :]
    assert isinstance(laid, act.Place)
    answered = next((number for number, one in enumerate(after) if isinstance(one, act.Place)), len(after))
    pending = state.table.pending
    if isinstance(pending, Moving | Anchoring) and pending.seat == me:
        return ""  # the arrow is still to come
    if any(isinstance(one, act.MoveCard) for one in after[:answered]):
        return ""
    spaces, anchored = _taken_back(after[answered:], state)
    if spaces[laid.space] != laid.card or components().arrows[laid.card] is None:
        return ""
    return _why_idle(spaces, anchored, laid.space, me)


def _taken_back(actions: tuple[object, ...], state: State) -> tuple[Spaces, Space | None]:
    """The table before the last actions of the course, and where the anchor lay then."""
    spaces, anchored = list(state.table.spaces), state.table.anchored
    for action in reversed(actions):
        match action:
            case act.Place(_, space):
                spaces[space] = None
            case act.MoveCard(origin, to):
                spaces[origin], spaces[to] = spaces[to], None
            case act.AnchorTarget():
                anchored = None
    return tuple(spaces), anchored


def _why_idle(spaces: Spaces, anchored: Space | None, space: Space, me: Seat) -> str:
    """Why no card of the side could go anywhere when the arrow worked."""
    if moves(spaces, anchored, space):
        return ""
    card = spaces[space]
    assert card is not None
    first = side_of(space) * COLUMNS
    others = [one for one in range(first, first + COLUMNS) if spaces[one] is not None and one != space]
    names = {"card": card_name(card), "side": side_name(side_of(space), me)}
    if not others:
        return say("Your {card} moved nothing: it lay alone on {side}.", **names)
    if anchored is not None and moves(spaces, None, space):
        held = card_name(spaces[anchored] or 0)
        if len(others) == 1:
            return say("Your {card} moved nothing: the anchor held the {held}.", held=held, **names)
        return say(
            "Your {card} moved nothing: the anchor held the {held}, and the spaces across were taken.",
            held=held,
            **names,
        )
    if components().arrows[card] is not Arrow.VERTICAL:
        return say("Your {card} moved nothing: no space of {side} was empty.", **names)
    if len(others) == 1:
        return say(
            "Your {card} moved nothing: the {other} faced another card.",
            other=card_name(spaces[others[0]] or 0),
            **names,
        )
    return say(
        "Your {card} moved nothing: the spaces across were taken.",
        **names,
    )
