"""Why a thing that was pressed can do nothing now, and what laying the last card would give up.

Nothing here decides what is legal: it is only asked about what the gestures of the moment do not use. Each reason speaks of
the very thing that was pressed, as it lies there now.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.arrows import legal_moves, moves
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.copies import rival
from noria_desktop.games.nautilus.reasons import Why
from noria_desktop.games.nautilus.refusal import why_not
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import (
    Anchoring,
    Looking,
    Moving,
    Placing,
    Returning,
    State,
    UsingSpecial,
)
from noria_desktop.games.nautilus.terms import COLUMNS, SPACES, Space, Special
from noria_desktop.ui.board.gestures import GestureTable
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import Question, Refusal
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.gestures import gestures
from noria_desktop.ui.nautilus.board.intended_action import intended_action
from noria_desktop.ui.nautilus.board.viewpoint import decides, own_cards, own_special
from noria_desktop.ui.nautilus.words.actions import held_special, lying
from noria_desktop.ui.nautilus.words.drags import why_text
from noria_desktop.ui.nautilus.words.names import card_name, cards_text, say, space_name, special_name, viewer
from noria_desktop.ui.nautilus.words.prompts import command_text, prompt_text
from noria_desktop.ui.nautilus.words.things import inspect


def refusal(state: State, source: Handle, target: Handle) -> str:
    """Why dropping there does nothing, in words; empty when there is nothing to say, as in the rival's turn."""
    action = intended_action(source, target, state) if decides(state) else None
    why = None if action is None else why_not(state, action)
    if why is Why.NO_SPECIAL and source.kind == "special" and held_special(state) is Special(source.key):
        return ""  # it is held, but not used like that
    if why is Why.ARROW_FIRST:
        return _arrow_first(state)
    return "" if why is None else why_text(why)


def refused(view: State, legal: tuple[Action, ...], thing: Handle, held: Handle | None) -> Refusal | None:
    """Why pressing a thing does nothing now; None where it does something."""
    offered = GestureTable(gestures(view, legal))
    if thing in offered.sources() or (held is not None and thing in offered.targets(held)):
        return None
    asks = prompt_text(RULES.turn(view), view)[0]
    if not decides(view):
        used = thing.kind == "special" and Special(thing.key) in view.deal.used
        return (_of_special(Special(thing.key), view) if used else None) or Refusal(
            _as_it_is(thing, view), asks
        )
    found = (
        _of_space(int(thing.key), view, held)
        if thing.kind in ("space", "anchored_space")
        else _of_own_card(thing, view)
    )
    found = found or _of_the_rest(thing, view, held)
    return Refusal(capital(found.reason), found.rule)


def _as_it_is(thing: Handle, view: State) -> str:
    """A thing that is only looked at: its name and what is true of it."""
    title, lines = inspect(thing, view)
    return say("{thing}: {fact}", thing=title, fact=lines[0]) if lines else title


# Spaces -----------------------------------------------------------------------------------------------


def _of_space(space: Space, view: State, held: Handle | None) -> Refusal | None:
    """A space of the table while the player decides."""
    pending = view.table.pending
    card, where = view.table.spaces[space], space_name(space, view, viewer(view))
    match pending:
        case Placing():
            if card is None:
                return Refusal(say("{space} is empty.", space=where), say("Take a card of your hand first."))
            if view.table.anchored == space:
                return Refusal(
                    say("The anchor holds the {card}.", card=card_name(card)), why_text(Why.SPACE_TAKEN)
                )
            if held == at.special(Special.ANCHOR):
                return Refusal(
                    say("The {card} lies on {space}.", card=card_name(card), space=where),
                    say("The anchor goes to an empty space with a card. Then you choose the card it fixes."),
                )
            return Refusal(
                say("The {card} lies on {space}.", card=card_name(card), space=where),
                say("Only an arrow moves it. A card of your hand goes on an empty space."),
            )
        case Moving():
            return _of_moved(space, view, held)
        case Anchoring():
            return Refusal(say("No card lies on {space}.", space=where), why_text(Why.ANCHOR_FIRST))
        case _:
            return None


def _of_moved(space: Space, view: State, held: Handle | None) -> Refusal:
    """A space while an arrow must be followed."""
    pending = view.table.pending
    assert isinstance(pending, Moving)
    arrow = view.table.spaces[pending.space]
    assert arrow is not None
    rule = say("The {card} moves one of the lit cards.", card=card_name(arrow))
    if len({move.origin for move in legal_moves(view)}) == 1:
        rule = _card_first(view)
    card, where = view.table.spaces[space], space_name(space, view, viewer(view))
    if held is not None and held.kind == "space":
        why = why_not(view, act.MoveCard(int(held.key), space))
        if why is not None:
            moved = view.table.spaces[int(held.key)]
            assert moved is not None
            return Refusal(
                say("The {card} does not reach {space}.", card=card_name(moved), space=where), why_text(why)
            )
    if card is None:
        return Refusal(say("{space} is empty.", space=where), _card_first(view))
    # Of all its moves the one that comes nearest to being allowed says what stands against it.
    whys = [why for to in SPACES if (why := why_not(view, act.MoveCard(space, to))) is not None]
    why = min(whys, key=lambda one: _NEAREST.index(one) if one in _NEAREST else len(_NEAREST))
    return Refusal(_still[why](card_name(card)), rule)


def _arrow_first(view: State) -> str:
    """That a card must move before anything else: it is named where there is no other."""
    movable = tuple(dict.fromkeys(move.origin for move in legal_moves(view)))
    if len(movable) == 1:
        return say("First the arrow: the {card} must move.", card=lying(movable[0], view))
    return why_text(Why.ARROW_FIRST)


def _card_first(view: State) -> str:
    """That the card which an arrow moves is taken before its space is chosen."""
    movable = tuple(dict.fromkeys(move.origin for move in legal_moves(view)))
    if len(movable) == 1:
        return say("First take the {card}, then choose the space.", card=lying(movable[0], view))
    return say("First take one of the lit cards, then choose the space.")


_NEAREST = (Why.JUST_PLACED, Why.OTHER_SIDE, Why.ANCHORED, Why.OPPOSITE_TAKEN, Why.SPACE_TAKEN)
"""What keeps a card from being moved at all, before what is wrong with one goal."""
_still: Final = {
    Why.JUST_PLACED: lambda card: say("The {card} is not moved by its own arrow.", card=card),
    Why.OTHER_SIDE: lambda card: say("The {card} lies on the other side of the table.", card=card),
    Why.ANCHORED: lambda card: say("The anchor holds the {card}.", card=card),
    Why.OPPOSITE_TAKEN: lambda card: say("The space facing the {card} is taken.", card=card),
    Why.SPACE_TAKEN: lambda card: say("No space of its side is left for the {card}.", card=card),
}


# Cards ------------------------------------------------------------------------------------------------


def _of_own_card(thing: Handle, view: State) -> Refusal | None:
    """A card of the hand, or the player's special card, while something else is asked."""
    pending, card = view.table.pending, at.card_of(thing)
    if thing.kind == "special":
        return _of_special(Special(thing.key), view)
    if card is None or card not in own_cards(view):
        return None
    if isinstance(pending, Placing):
        return None
    if isinstance(pending, Returning):
        return Refusal(_first(view), why_text(Why.NOT_DRAWN))
    return _hand_later(view)


def _hand_later(view: State) -> Refusal:
    """The hand while something else is asked: that comes first, whatever lies in the hand."""
    return Refusal(_first(view), say("Cards of your hand are laid after that."))


def _of_special(special: Special, view: State) -> Refusal | None:
    """A special card that lies open."""
    name, mine = special_name(special), special in view.table.specials[viewer(view)]
    if special in view.deal.used:
        return Refusal(say("{special} has been used this round.", special=name), _asks(view))
    if not mine:
        return None
    if isinstance(view.table.pending, Moving):
        return Refusal(say("You hold {special}.", special=special), _arrow_first(view))
    if special in components().at_start and isinstance(view.table.pending, Placing):
        return Refusal(say("{special} was kept back.", special=name), why_text(Why.TOO_LATE))
    return Refusal(say("You hold {special}.", special=special), _asks(view))


def _asks(view: State) -> str:
    return prompt_text(RULES.turn(view), view)[0]


# Everything else ----------------------------------------------------------------------------------------


def _of_the_rest(thing: Handle, view: State, held: Handle | None) -> Refusal:
    """Why what is neither a space nor a card of the player's is not for pressing now."""
    asks = _where_used(view, held) or _first(view)
    if held is not None and thing.kind in _TAKES_NONE:
        # What is dropped there is what the answer is about, not the thing that lies there.
        return Refusal(say("{thing}: no card goes there.", thing=inspect(thing, view)[0]), asks)
    if thing.kind in ("space", "anchored_space"):
        # The question lies over the table until it is answered.
        return Refusal(say("Nothing is laid on {space} yet.", space=_at(thing, view)), asks)
    if thing.kind == "own_hand":
        if isinstance(view.table.pending, Placing):
            return Refusal(say("That is beside your cards."), say("Take one of them, or use the arrow keys."))
        return _hand_later(view)
    if thing.kind in ("rival_special", "hidden_special"):
        holds = bool(view.table.specials[rival(viewer(view))])
        if holds:
            return Refusal(say("That special card is the rival's to use."), asks)
        return Refusal(say("The rival has no special card any more."), asks)
    reason = _never.get(thing.kind)
    if reason is not None:
        return Refusal(reason(), asks)
    title = inspect(thing, view)[0]
    return Refusal(say("{thing}: only to be read, nothing is played there.", thing=title), asks)


def _where_used(view: State, held: Handle | None) -> str:
    """Where the special card goes that is in hand while its use is asked about; empty for everything else."""
    special = own_special(view)
    if held is None or special is None or held != at.special(special):
        return ""
    if not isinstance(view.table.pending, UsingSpecial):
        return ""
    if special is Special.SUBMARINE:
        return say("{special} dives to the pile: drop it there or press it twice.", special=special)
    return say("{special} goes to the rival's hand: drop it there or press it twice.", special=special)


def _at(thing: Handle, view: State) -> str:
    return space_name(int(thing.key), view, viewer(view))


def _first(view: State) -> str:
    """What comes before anything else now: the question that stands, or what must be done."""
    match view.table.pending:
        case Moving():
            return _arrow_first(view)
        case Anchoring():
            return why_text(Why.ANCHOR_FIRST)
        case Looking():
            return say(
                "First press any of the rival's cards, or “{button}”.", button=command_text("seen", view)
            )
        case _:
            return _asks(view)


_SHOWN: Final = frozenset({"plate", "race", "tracker", "fates", "gauge", "token", "anchor"})
"""What only tells how things stand."""
_TAKES_NONE: Final = _SHOWN | {"column", "domain_card", "rival_hand", "rival_card"}
"""What no card is dropped on where the moment does not light it."""
_never: Final = {
    "column": lambda: say("A domain card is not played: the side that wins its column takes it."),
    "domain_card": lambda: say("A domain card is not played: the side that wins its column takes it."),
    "rival_hand": lambda: say("Those divers are the rival's to lay."),
    "rival_card": lambda: say("Those divers are the rival's to lay."),
    "card": lambda: say("That diver is the rival's to lay."),
    "own_special": lambda: say("You hold no special card now."),
    "pile": lambda: say("Only the submarine draws from the pile, as a round begins."),
}
"""What is never pressed in the moments that do not light it, and why."""


# What would be given up -------------------------------------------------------------------------------


def unused(view: State, legal: tuple[Action, ...], actions: tuple[Action, ...]) -> Question | None:
    """What is lost: a special card that is done without, and what the last card of the round leaves in the hand."""
    kept = own_special(view)
    if any(isinstance(one, act.DeclineSpecial) for one in actions) and kept is not None:
        return Question(
            say("{special} is for this round only. Do without it all the same?", special=kept),
            say("It can be used now and at no other time; unused it is gone with the round."),
            (at.special(kept),),
        )
    laid = next((one for one in actions if isinstance(one, act.Place)), None)
    held = view.table.specials[viewer(view)]
    if laid is None or laid.with_anchor or not held:
        return None
    special = held[0]
    if special not in (Special.KRAKEN, Special.BONE, Special.ANCHOR):
        return None
    if _placements_left(view) > 1:
        return None
    if special is Special.ANCHOR and not _arrow_works(laid, view):
        return None  # the rival's last card fills the table, and on a full one no arrow moves any card
    if at.card_of(at.special(special)) == laid.card:
        return _of_the_hand(special, view)
    card = card_name(laid.card)
    title = say("{special} is not used yet. Lay the {card} all the same?", special=special, card=card)
    detail = say("This is your last card of the round: {special} would go with it, unused.", special=special)
    return Question(title, detail, (at.special(special),))


def _arrow_works(laid: act.Place, view: State) -> bool:
    """Whether the arrow of a card that is laid so could move another one."""
    spaces = tuple(laid.card if number == laid.space else one for number, one in enumerate(view.table.spaces))
    return bool(moves(spaces, view.table.anchored, laid.space))


def _of_the_hand(special: Special, view: State) -> Question | None:
    """Kraken or bone as the last card, and what it is laid in place of; None where no diver stays behind."""
    divers = own_cards(view)
    if not divers:
        return None
    return Question(
        say("{special} is your last card of the round. Lay it all the same?", special=special),
        say("Left in your hand, unused: {cards}.", cards=cards_text(divers)),
        tuple(at.card(card) for card in divers),
    )


def _placements_left(view: State) -> int:
    """How many cards the player still lays this round, this one included."""
    laid = [one for one in view.table.course if isinstance(one, act.Place)]
    first = view.match.start == viewer(view)
    return COLUMNS - len(laid[0 if first else 1 :: 2])
