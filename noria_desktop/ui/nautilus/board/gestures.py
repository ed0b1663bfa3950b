"""Nautilus' legal actions as things to carry and press, or as buttons of the prompt strip.

Built from the legal actions alone; every one of them is offered. A card is carried to its place; what is
carried can be pressed twice instead where one meaning is the natural one. The anchor is played in two ways:
a card is dropped on the anchored corner of an empty place, which lights up under the pointer; or the anchor
is carried to an empty place first, and the card is chosen then. Source: rules.md 13, order of
clicks.
"""

from __future__ import annotations

from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.state import Clearing, Finished, KeepingSpecial, Returning, State
from noria_desktop.games.nautilus.terms import BONE, KRAKEN, Card, Special
from noria_desktop.ui.board.gestures import Command, Gesture, Key, Way, press
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.project_stage import asked
from noria_desktop.ui.nautilus.board.viewpoint import decides, own_first, own_special


def gestures(view: State, legal: tuple[Action, ...]) -> tuple[Gesture[Action], ...]:
    """The actions that have a place on the table, the viewer's own row first."""
    if not decides(view):
        return ()
    order = {space: number for number, space in enumerate(own_first(view))}

    def rank(action: Action) -> tuple[int, int]:
        match action:
            case act.Place(card, space, anchor):
                return card * 2 + anchor, order[space]
            case act.MoveCard(origin, to):
                return order[origin], order[to]
            case act.AnchorTarget(space):
                return 0, order[space]
            case _:
                return 0, 0

    return tuple(
        Gesture(source, target, (action,))
        for action in sorted(legal, key=rank)
        for source, target in ways(view, action)
    )


def commands(view: State, legal: tuple[Action, ...]) -> tuple[Command[Action], ...]:
    """The actions that are buttons: using or keeping back a special, having seen enough, and what runs by itself."""
    found: list[Command[Action]] = []
    if isinstance(view.table.pending, Finished):
        # The last round is looked at like all others; nothing is played by going on to the result.
        return (Command("result", (), Key.GO_ON, primary=True, waits=True),)
    for action in legal:
        match action:
            case act.Advance():
                # What a round brought is looked at as long as one likes.
                waits = isinstance(view.table.pending, Clearing)
                found.append(Command("advance", (action,), Key.GO_ON, primary=True, waits=waits))
            case act.UseSpecial() if decides(view):
                found.append(Command("use", (action,), Key.CONFIRM, primary=True))
            case act.DeclineSpecial() if decides(view):
                found.append(Command("decline", (action,), Key.DECLINE))
            case act.EyeSeen() if decides(view):
                # What was seen is covered again: never by itself, and by no key that lets others go on.
                found.append(Command("seen", (action,), Key.CONFIRM, primary=True, waits=True))
    return tuple(found)


def ways(view: State, action: Action) -> tuple[Way, ...]:
    """How one action can be played on the table; what is only a button has no way."""
    match action:
        case act.KeepSpecial(special):
            return _keeping(view, special)
        case act.UseSpecial():
            return _using(view)
        case act.SubmarineReturn(card):
            return _returning(view, card)
        case act.HarpoonGive(card):
            return (at.card(card), at.rival_hand()), press(at.card(card))
        case act.EyeSeen():
            found = asked(view)
            return tuple(press(handle) for handle in found.handles) if found is not None else ()
        case act.Place(card, space, with_anchor):
            if with_anchor:
                # Anchor first: carry it to the place, then say which card comes with it.
                anchor = (at.special(Special.ANCHOR), at.space(space))
                return (source_of(card), at.anchored_space(space)), anchor
            return ((source_of(card), at.space(space)),)
        case act.AnchorTarget(space):
            return (at.special(Special.ANCHOR), at.space(space)), press(at.space(space))
        case act.MoveCard(origin, to):
            return ((at.space(origin), at.space(to)),)
        case act.DeclineSpecial() | act.Advance():
            return ()


def source_of(card: Card) -> Handle:
    """What is picked up to lay a card: kraken and bone are special cards in their place."""
    if card == KRAKEN:
        return at.special(Special.KRAKEN)
    return at.special(Special.BONE) if card == BONE else at.card(card)


def _keeping(view: State, kept: Special) -> tuple[Way, ...]:
    """Carry the card to the player's own place, or the other one to the rival."""
    pending = view.table.pending
    drawn = pending.drawn if isinstance(pending, KeepingSpecial) else ()
    given = next((special for special in drawn if special not in (None, kept)), None)
    mine = at.special(kept)
    found: list[Way] = [(mine, at.own_special()), (mine, at.plate(own=True))]
    if given is not None:
        found += [
            (at.special(given), goal) for goal in (at.rival_special(), at.plate(own=False), at.rival_hand())
        ]
    return (*found, press(mine))


def _using(view: State) -> tuple[Way, ...]:
    """The submarine dives to the pile; harpoon and eye go to the rival's hand."""
    special = own_special(view)
    if special is None:
        return ()
    card = at.special(special)
    goal = at.pile() if special is Special.SUBMARINE else at.rival_hand()
    return (card, goal), press(card)


def _returning(view: State, returned: Card) -> tuple[Way, ...]:
    """Carry a card to the pile, or the other one to the hand."""
    pending = view.table.pending
    drawn = pending.drawn if isinstance(pending, Returning) else ()
    kept = next((card for card in drawn if card not in (None, returned)), None)
    found: list[Way] = [(at.card(returned), at.pile())]
    if kept is not None:
        found.append((at.card(kept), at.own_hand()))
    return (*found, press(at.card(returned)))
