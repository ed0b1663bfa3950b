"""What a player seems to want who carries one thing to another, legal or not.

Only used to ask the rules why they refuse it; lit targets come from legal actions alone.
"""

from __future__ import annotations

from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus.state import Giving, KeepingSpecial, Moving, Returning, State
from noria_desktop.games.nautilus.terms import Special
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.nautilus.board.handles import card_of


def intended_action(source: Handle, target: Handle, state: State) -> act.Action | None:
    """The action that carrying ``source`` to ``target`` would be; None when it makes no sense."""
    pending = state.table.pending
    card = card_of(source)
    match source.kind, target.kind:
        case "space", "space" if source != target:
            return act.MoveCard(int(source.key), int(target.key))
        case "space", "space":
            if isinstance(pending, Moving):
                return act.MoveCard(int(source.key), int(source.key))
            return act.AnchorTarget(int(source.key))
        case _, ("space" | "anchored_space") if card is not None:
            return act.Place(card, int(target.key), target.kind == "anchored_space")
        case "card", _ if isinstance(pending, Returning) and card is not None:
            return act.SubmarineReturn(card)
        case "card", _ if isinstance(pending, Giving) and card is not None:
            return act.HarpoonGive(card)
        case "special", _:
            if isinstance(pending, KeepingSpecial):
                return act.KeepSpecial(Special(source.key))
            return act.UseSpecial()
        case _:
            return None
