"""What a lower row costs in all while it is being paid, and what of it the rules took without a question.

Where the other places hold too little, tokens of the first one go before anybody is asked (H5); the player still pays
the whole price, so that is what is shown. Source: rules.md 9; H5.
"""

from __future__ import annotations

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import human_territories
from noria_desktop.games.scythe.payment import token_cost
from noria_desktop.games.scythe.pending import Paying
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Place


@frozen
class Forced:
    """Tokens that no other place could have given."""

    place: Place
    number: int


def price(view: State, entry: Paying) -> int:
    """Tokens that the row costs, those included that are paid already."""
    return token_cost(view.human, entry.bottom)


def forced(view: State, entry: Paying) -> Forced | None:
    """What went by itself, and from where; None where nothing did, or where a player chose it.

    All of it lies on one place: as soon as a token may stay there, there is a choice. With these tokens put back that
    place must have had to give just so many, the price being what it is.
    """
    number = price(view, entry) - entry.left
    if number <= 0 or entry.coercible or view.human.coerced:
        return None
    kind = components().mats.bottoms[entry.bottom.index].resource.index
    held = {place: view.board.goods[place][kind] for place in human_territories(view)}
    if entry.after not in held or any(held[place] for place in held if place < entry.after):
        return None
    others = sum(held[place] for place in held if place > entry.after)
    least = price(view, entry) - others
    return Forced(entry.after, number) if least == number else None
