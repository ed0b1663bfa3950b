"""Advice for the player who decides: what to do, and by how much it seems better than the rest."""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.policy import Choice
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.state import State
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.text.scythe.actions import describe_action
from noria_desktop.ui.text.scythe.names import listed

HUNDREDTHS: Final = 100
"""What worths are counted in."""
MOST_OTHERS: Final = 2
"""Further choices that are named."""
MOST_CHANGES: Final = 3
"""Changes that are named."""


def hint_text(choice: Choice[Action], view: State, brings: tuple[str, ...] = ()) -> tuple[str, str]:
    """What to do, and what speaks for it.

    Args:
        choice: what the adviser decided and what it had weighed.
        view: the position it was weighed in.
        brings: what the action changes at once, in words; empty where nothing does or chance decides.
    """
    title = translate("Scythe", "Advice: {action}").format(action=describe_action(choice.action, view))
    parts = []
    if brings:
        parts.append(translate("Scythe", "Now: {changes}.").format(changes=listed(brings[:MOST_CHANGES])))
    mine = next((one.worth for one in choice.weighed if one.action == choice.action), None)
    others = [one for one in choice.weighed if one.action != choice.action]
    if mine is None or not others:
        only = translate("Scythe", "It belongs to the turn advised so far, or nothing else is open.")
        return title, _sentences(*parts, only)
    lead = round((mine - others[0].worth) / HUNDREDTHS)
    parts.append(
        translate("Scythe", "Whole turns compared: about %n coin(s) better than the next best.", "", lead)
        if lead > 0
        else translate("Scythe", "Whole turns compared: the next best is nearly as good.")
    )
    names = listed(tuple(describe_action(one.action, view) for one in others[:MOST_OTHERS]))
    parts.append(translate("Scythe", "Also weighed: {actions}.").format(actions=names))
    return title, _sentences(*parts)


def _sentences(first: str, *others: str) -> str:
    """Sentences one after the other."""
    words = first
    for other in others:
        words = translate("Scythe", "{first} {second}").format(first=words, second=other)
    return words
