"""Names of everything on the submarine's table; the same thing keeps its name for the whole game.

The first part names places one can point at: sources and targets of gestures, and what can be inspected.
The second part names pictures that are not places themselves. A card bears its value as its name wherever
it lies, so that it can be followed from hand to table.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.games.nautilus import terms
from noria_desktop.games.nautilus.terms import Card, Domain, DomainCard, Space, Special
from noria_desktop.ui.board.handles import Handle, HandleKind

# Places -----------------------------------------------------------------------------------------------

space: Final = HandleKind[Space]("space")
"""A place of the table with the card that lies there, 0 to 9 as in the rules."""

anchored_space: Final = HandleKind[Space]("anchored_space")
"""The corner of an empty place on which a card is dropped to play the anchor with it."""

card: Final = HandleKind[Card]("card")
"""A diver wherever it is seen; in the hand and on the stage a place as well."""

special: Final = HandleKind[Special]("special")
"""A special card whose face is seen."""

column: Final = HandleKind[int]("column")
"""A column's domain card, 0 to 4."""

own_hand: Final = HandleKind[()]("own_hand")
"""The viewer's hand as a whole: what is drawn comes here."""

rival_hand: Final = HandleKind[()]("rival_hand")
"""The rival's hanging hand."""

own_special: Final = HandleKind[()]("own_special")
"""The place of the viewer's special card."""

rival_special: Final = HandleKind[()]("rival_special")
"""The place of the rival's special card."""

pile: Final = HandleKind[()]("pile")
"""The divers that nobody holds."""

gauge: Final = HandleKind[()]("gauge")
"""The gauge that tells the round."""


def plate(*, own: bool) -> Handle:
    """A player's name plate."""
    return Handle("plate", "own" if own else "rival")


round_end: Final = HandleKind[()]("round_end")
"""What a round brought, as long as the table waits."""

outcome: Final = HandleKind[int]("outcome")
"""What one column of it brought, 0 to 4."""

race: Final = HandleKind[Domain]("race")
"""A domain's row in the dock."""

tracker: Final = HandleKind[()]("tracker")
"""The divers not seen yet."""

fates: Final = HandleKind[()]("fates")
"""The special cards of this half."""


# Pictures ---------------------------------------------------------------------------------------------

domain_card: Final = HandleKind[DomainCard]("domain_card")
"""A domain card in the row."""

rival_card: Final = HandleKind[int]("rival_card")
"""A back in the rival's hand, counted from the left."""

hidden_special: Final = HandleKind[()]("hidden_special")
"""The rival's special card, face down."""

token: Final = HandleKind[()]("token")
"""Captain Nemo's token."""

anchor: Final = HandleKind[()]("anchor")
"""The anchor on a card."""

lean: Final = HandleKind[int]("lean")
"""The tab on a column's domain card."""

seal: Final = HandleKind[int]("seal")
"""The laurel on a column's domain card."""


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
