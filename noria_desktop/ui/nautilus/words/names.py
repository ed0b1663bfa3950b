"""Names of what lies on the submarine's table, in the player's language.

Words speak to a reader: ``reader`` is the seat that is called "you"; None when two people read the same
screen, and players are then called by their numbers. Japanese terms follow the user's document.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.games.nautilus.components import domain_of, points_of
from noria_desktop.games.nautilus.state import Opening, State
from noria_desktop.games.nautilus.terms import (
    BONE,
    COLUMNS,
    KRAKEN,
    Card,
    Domain,
    DomainCard,
    Opponent,
    Phase,
    Space,
    Special,
    column_of,
    side_of,
)
from noria_desktop.ui.i18n import Speech, Text, Texts, signed, translate

Reader = Seat | None


def viewer(state: State) -> Seat:
    """Whose observation this is; a state that hides nothing is read by seat 0."""
    return Seat(1) if state.deal.knowledge[HUMAN] is None else HUMAN


def reader_of_log(state: State) -> Reader:
    """Whom the log speaks to: nobody in particular when two people share the screen."""
    return None if state.match.options.opponent is Opponent.HUMAN else viewer(state)


domain_name: Final = Texts(
    Domain,
    SCIENCE=Text("Nautilus", "Science"),
    EXPLORATION=Text("Nautilus", "Exploration"),
    NAVIGATION=Text("Nautilus", "Navigation"),
    ENGINEERING=Text("Nautilus", "Engineering"),
    WAR=Text("Nautilus", "War"),
)
"""A domain as a word."""


special_name: Final = Texts(
    Special,
    KRAKEN=Text("Nautilus", "Kraken"),
    BONE=Text("Nautilus", "Bone"),
    ANCHOR=Text("Nautilus", "Anchor"),
    SUBMARINE=Text("Nautilus", "Submarine"),
    HARPOON=Text("Nautilus", "Harpoon"),
    EYE=Text("Nautilus", "Eye"),
)
"""A special card as a word."""


phase_name: Final = Texts(
    Phase,
    OPENING=Text("Nautilus", "Dealing"),
    SPECIALS=Text("Nautilus", "Special cards"),
    PLACEMENT=Text("Nautilus", "Placement"),
    AWARD=Text("Nautilus", "Award"),
    CLEANUP=Text("Nautilus", "Clearing the table"),
    GAME_OVER=Text("Nautilus", "Game over"),
)
"""A part of a round."""


def card_name(card: Card) -> str:
    """A card on a space, short: its number, or kraken or bone."""
    if card == KRAKEN:
        return special_name(Special.KRAKEN)
    if card == BONE:
        return special_name(Special.BONE)
    return str(card)


def card_title(card: Card) -> str:
    """A card on a space as a heading or for a screen reader."""
    if card in (BONE, KRAKEN):
        return say("{special}, counts {value}", special=card_name(card), value=card)
    return say("Diver {value}", value=card)


def domain_card_name(card: DomainCard) -> str:
    """A domain card: domain and points."""
    return say("{domain} {points}", domain=domain_of(card), points=signed(points_of(card)))


def who(seat: Seat, reader: Reader) -> str:
    """A player."""
    if reader is None:
        return say("Player {number}", number=seat + 1)
    return say("You") if seat == reader else say("Rival")


def side_name(side: int, reader: Reader) -> str:
    """The row of five spaces before a player."""
    if reader is None:
        return say("player {number}'s side", number=side + 1)
    return say("your side") if side == reader else say("the rival's side")


def row_card(state: State, column: int) -> DomainCard | None:
    """The domain card that lies or lay in a column this round; None before it opens."""
    if isinstance(state.table.pending, Opening):
        return None  # what was turned up last is gone
    lying = state.deal.row[column]
    if lying is not None:
        return lying
    shown = state.match.revealed[-COLUMNS:]
    return shown[column] if len(shown) == COLUMNS else None


def column_name(column: int, state: State) -> str:
    """A column by its domain; with its number, from 1 at the left, when the domain lies there twice."""
    card = row_card(state, column)
    if card is None:
        return say("column {number}", number=column + 1)
    domain = domain_of(card)
    others = (row_card(state, other) for other in range(COLUMNS) if other != column)
    if any(other is not None and domain_of(other) is domain for other in others):
        return say("{domain} ({number})", domain=domain, number=column + 1)
    return domain_name(domain)


def space_name(space: Space, state: State, reader: Reader) -> str:
    """A space by its side and the domain it is laid for."""
    column = column_name(column_of(space), state)
    if reader is None:
        return say("player {number}'s {column}", number=side_of(space) + 1, column=column)
    if side_of(space) == reader:
        return say("your {column}", column=column)
    return say("the rival's {column}", column=column)


def listed(words: Iterable[str]) -> str:
    """Words one after another, as the language separates them."""
    return translate("Nautilus", ", ", "separator of a list").join(words)


def cards_text(cards: tuple[Card, ...]) -> str:
    """Several cards, ascending as given."""
    return listed(card_name(card) for card in cards)


say: Final = Speech(
    "Nautilus",
    {
        "special": special_name,
        "domain": domain_name,
        "first": special_name,
        "second": special_name,
        "given": special_name,
        "winner": card_name,
        "loser": card_name,
    },
)
