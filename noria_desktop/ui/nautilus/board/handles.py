"""Names of everything on the submarine's table; the same thing keeps its name for the whole game.

The first part names places one can point at: sources and targets of gestures, and what can be inspected.
The second part names pictures that are not places themselves. A card bears its value as its name wherever
it lies, so that it can be followed from hand to table.
"""

from __future__ import annotations

from noria_desktop.games.nautilus import terms
from noria_desktop.games.nautilus.terms import Card, Domain, DomainCard, Space, Special
from noria_desktop.ui.board.handles import Handle

# Places -----------------------------------------------------------------------------------------------


def space(where: Space) -> Handle:
    """A place of the table with the card that lies there, 0 to 9 as in the rules."""
    return Handle("space", str(where))


def anchored_space(where: Space) -> Handle:
    """The corner of an empty place on which a card is dropped to play the anchor with it."""
    return Handle("anchored_space", str(where))


def card(which: Card) -> Handle:
    """A diver wherever it is seen; in the hand and on the stage a place as well."""
    return Handle("card", str(which))


def special(which: Special) -> Handle:
    """A special card whose face is seen."""
    return Handle("special", which.value)


def column(number: int) -> Handle:
    """A column's domain card, 0 to 4."""
    return Handle("column", str(number))


def own_hand() -> Handle:
    """The viewer's hand as a whole: what is drawn comes here."""
    return Handle("own_hand")


def rival_hand() -> Handle:
    """The rival's hanging hand."""
    return Handle("rival_hand")


def own_special() -> Handle:
    """The place of the viewer's special card."""
    return Handle("own_special")


def rival_special() -> Handle:
    """The place of the rival's special card."""
    return Handle("rival_special")


def pile() -> Handle:
    """The divers that nobody holds."""
    return Handle("pile")


def gauge() -> Handle:
    """The gauge that tells the round."""
    return Handle("gauge")


def plate(*, own: bool) -> Handle:
    """A player's name plate."""
    return Handle("plate", "own" if own else "rival")


def race(domain: Domain) -> Handle:
    """A domain's row in the dock."""
    return Handle("race", domain.value)


def tracker() -> Handle:
    """The divers not seen yet."""
    return Handle("tracker")


def fates() -> Handle:
    """The special cards of this half."""
    return Handle("fates")


# Pictures ---------------------------------------------------------------------------------------------


def domain_card(which: DomainCard) -> Handle:
    """A domain card in the row."""
    return Handle("domain_card", str(which))


def rival_card(place: int) -> Handle:
    """A back in the rival's hand, counted from the left."""
    return Handle("rival_card", str(place))


def hidden_special() -> Handle:
    """The rival's special card, face down."""
    return Handle("hidden_special")


def token() -> Handle:
    """Captain Nemo's token."""
    return Handle("token")


def anchor() -> Handle:
    """The anchor on a card."""
    return Handle("anchor")


def lean(number: int) -> Handle:
    """The tab on a column's domain card."""
    return Handle("lean", str(number))


def seal(number: int) -> Handle:
    """The laurel on a column's domain card."""
    return Handle("seal", str(number))


def scenery(kind: str, key: str = "") -> Handle:
    """Things without information."""
    return Handle(f"scenery_{kind}", key)


def mark(kind: str, key: str = "") -> Handle:
    """Marks and notes."""
    return Handle(f"mark_{kind}", key)


def card_of(handle: Handle) -> Card | None:
    """The diver, kraken or bone that a handle picks up; None for other things."""
    if handle.kind == "card":
        return int(handle.key)
    if handle == special(Special.KRAKEN):
        return terms.KRAKEN
    return terms.BONE if handle == special(Special.BONE) else None
