"""Words while a card is in hand: what laying it there would change, or why it may not go there."""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Seat
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.arrows import legal_moves, moves
from noria_desktop.games.nautilus.components import beats, components, domain_of, points_of
from noria_desktop.games.nautilus.domains import is_won, minus_taken, net_points
from noria_desktop.games.nautilus.reasons import Why
from noria_desktop.games.nautilus.state import Anchoring, Moving, State, is_hidden
from noria_desktop.games.nautilus.terms import COLUMNS
from noria_desktop.ui.i18n import Text, Texts
from noria_desktop.ui.nautilus.words.actions import arrow_follows, describe_action
from noria_desktop.ui.nautilus.words.foretold import after_a_card
from noria_desktop.ui.nautilus.words.names import (
    card_name,
    cards_text,
    domain_card_name,
    say,
    space_name,
    viewer,
)


def preview(before: State, after: State, action: Action) -> tuple[str, tuple[str, ...]]:
    """What the action would change: the arrow's consequence, then who would take which domain card.

    At the end stands what would be certain of the player's last cards.
    """
    title = describe_action(action, before)
    lines: list[str] = []
    if isinstance(action, act.Place):
        lines += _consequence(after, action)
    if isinstance(action, act.Place | act.MoveCard):
        lines += leanings(before, after)
    if isinstance(action, act.Place):
        lines += after_a_card(before, after)
    return title, tuple(lines)


def _consequence(after: State, laid: act.Place) -> tuple[str, ...]:
    """What laying the card demands next."""
    match after.table.pending:
        case Anchoring():
            return (say("Then you choose the card to anchor."), *_after_the_anchor(after, laid))
        case Moving():
            moves = legal_moves(after)
            if len(moves) == 1:
                card = after.table.spaces[moves[0].origin]
                assert card is not None
                return (
                    say(
                        "Then the {card} must go to {space}; nothing else can move.",
                        card=card_name(card),
                        space=space_name(moves[0].to, after, viewer(after)),
                    ),
                )
            cards = tuple(dict.fromkeys(after.table.spaces[move.origin] for move in moves))
            known = tuple(card for card in cards if card is not None)
            if len(known) == 1:
                return (say("Then the {card} must move; you choose where.", card=card_name(known[0])),)
            return (say("Then one of these must move: {cards}.", cards=cards_text(known)),)
        case _:
            if components().arrows[laid.card] is not None:
                return (say("Its arrow can move nothing."),)
            return ()


def _after_the_anchor(after: State, laid: act.Place) -> tuple[str, ...]:
    """What the arrow of a card laid with the anchor does, where that does not stand in the action's own words."""
    if components().arrows[laid.card] is None or arrow_follows(laid.card, laid.space, after):
        return ()
    if not moves(after.table.spaces, None, laid.space):
        return (say("Its arrow can move nothing."),)
    return (say("Its arrow must then move a card, unless the anchor holds the only one that can."),)


def leanings(before: State, after: State) -> list[str]:
    """Columns whose comparison the action changes: which card is ahead and what it would bring."""
    lines = []
    me = viewer(before)
    for column in range(COLUMNS):
        columns = (column, column + COLUMNS)
        if all(before.table.spaces[space] == after.table.spaces[space] for space in columns):
            continue
        winner = _ahead(after, column)
        stake = before.deal.row[column]
        if stake is None:
            continue
        name = domain_card_name(stake)
        if winner is None:
            if _ahead(before, column) is not None:
                lines.append(say("{card}: open again", card=name))
            continue
        if not is_hidden(after) and after.match.settled[domain_of(stake).index] is not None:
            # A domain is won once: who takes another of its cards is no news.
            lines += _decided(after, column, winner)
            continue
        if winner == me:
            lines.append(say("{card} would be yours", card=name))
        else:
            lines.append(say("{card} would be the rival's", card=name))
        lines += _decided(after, column, winner)
    return lines


def _ahead(state: State, column: int) -> Seat | None:
    """The side ahead in a column where two cards face each other; None else."""
    mine, theirs = state.table.spaces[column], state.table.spaces[column + COLUMNS]
    if mine is None or theirs is None:
        return None
    return Seat(0) if beats(mine, theirs) else Seat(1)


def _decided(state: State, column: int, winner: Seat) -> tuple[str, ...]:
    """Whether this domain card alone would settle its domain."""
    match, stake = state.match, state.deal.row[column]
    if stake is None or is_hidden(state):
        return ()
    domain = domain_of(stake)
    if match.settled[domain.index] is not None:
        return (say("{domain} is decided already", domain=domain),)
    points = net_points(match.taken[winner], domain) + points_of(stake)
    if is_won(points, minus_taken(match, domain) or points_of(stake) < 0):
        if winner == viewer(state):
            return (say("That would win you {domain}", domain=domain),)
        return (say("That would win the rival {domain}", domain=domain),)
    return ()


why_text: Final = Texts(
    Why,
    NOT_NOW=Text("Nautilus", "That is not possible now."),
    ARROW_FIRST=Text("Nautilus", "First the arrow: one of the lit cards must move."),
    ANCHOR_FIRST=Text("Nautilus", "First choose the card that the anchor fixes."),
    SPECIAL_FIRST=Text("Nautilus", "First decide about the special card."),
    NOT_DRAWN=Text("Nautilus", "Only one of the two cards just drawn can be chosen."),
    NO_SPECIAL=Text("Nautilus", "You hold no such special card."),
    TOO_LATE=Text("Nautilus", "That special card is used at the start of a round only."),
    NO_ANCHOR=Text("Nautilus", "You do not hold the anchor."),
    NOT_IN_HAND=Text("Nautilus", "That card is not in your hand."),
    NO_SUCH_SPACE=Text("Nautilus", "There is no such space."),
    SPACE_TAKEN=Text("Nautilus", "A card lies there already."),
    NOTHING_THERE=Text("Nautilus", "No card lies there."),
    OTHER_SIDE=Text("Nautilus", "An arrow moves only cards of the side it lies on."),
    JUST_PLACED=Text("Nautilus", "A card is not moved by its own arrow."),
    ANCHORED=Text("Nautilus", "The anchor holds that card."),
    SAME_SPACE=Text("Nautilus", "The card must go to another space."),
    NOT_OPPOSITE=Text("Nautilus", "This arrow moves a card straight across, not along."),
    OPPOSITE_TAKEN=Text("Nautilus", "The space facing that card is taken."),
    LEAVES_SIDE=Text("Nautilus", "This arrow moves a card along its own side only."),
)
"""Why the rules refuse an action."""
