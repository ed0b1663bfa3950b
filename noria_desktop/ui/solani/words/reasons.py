"""Why the rules refuse an action, one clear sentence each."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.games.solani.reasons import Why
from noria_desktop.ui.i18n import translate


def why_text(why: Why) -> str:
    """The refusal in words."""
    match why:
        case Why.NOT_NOW:
            return translate("Solani", "That is not possible now.")
        case Why.DRAFT_FIRST:
            return translate("Solani", "Draft first: tiles are laid once you hold one of each type.")
        case Why.PLACE_FIRST:
            return translate("Solani", "First lay the tiles you hold.")
        case Why.PICK_FIRST:
            return translate("Solani", "First choose the feature you won.")
        case Why.KEEP_FIRST:
            return translate("Solani", "First keep one of the cards you drew.")
        case Why.FEATURE_FIRST:
            return translate("Solani", "First lay the feature tile you won.")
        case Why.NO_SUCH_SLOT:
            return translate("Solani", "The market has no such place this round.")
        case Why.ALREADY_TAKEN:
            return translate("Solani", "Somebody has taken that tile already.")
        case Why.WRONG_TYPE:
            return translate("Solani", "The other type of tile is drafted now.")
        case Why.WHITE_STAR:
            return translate("Solani", "A cluster with a white star cannot be traded.")
        case Why.NO_PLANET:
            return translate("Solani", "No planet lies there.")
        case Why.OUT_OF_REACH:
            return translate(
                "Solani",
                "This cluster reaches only the planet nearest to its own sign, with no other in between.",
            )
        case Why.NOT_HELD:
            return translate("Solani", "You hold no such tile.")
        case Why.NO_SUCH_SPACE:
            return translate("Solani", "There is no such space.")
        case Why.WRONG_SHAPE:
            return translate("Solani", "The branch tile you hold does not look like this.")
        case Why.SPACE_TAKEN:
            return translate("Solani", "A tile lies there already.")
        case Why.GUIDING_STAR:
            return translate("Solani", "A Guiding Star cannot be covered.")
        case Why.DARK_SKY:
            return translate("Solani", "A Dark Sky token blocks this space for the whole game.")
        case Why.NO_CIRCLE_BESIDE:
            return translate(
                "Solani", "A branch tile needs a cluster, planet, feature or Guiding Star beside it."
            )
        case Why.NO_BRANCH_BESIDE:
            return translate("Solani", "A circular tile needs a branch tile beside it.")
        case Why.BRANCH_COMES_FIRST:
            return translate("Solani", "The branch tile comes first; it may open a space for this one.")
        case Why.HAS_A_SPACE:
            return translate("Solani", "This tile still has a space, so it must be laid.")
        case Why.NOT_ON_OFFER:
            return translate("Solani", "That card does not lie open in its row.")
        case Why.LIMIT_OF_NUMBER:
            return translate("Solani", "You own two cards of this number already; more are not allowed.")
        case Why.EMPTY_DECK:
            return translate("Solani", "This deck has no cards left.")
        case Why.NOT_DRAWN:
            return translate("Solani", "Only one of the cards just drawn can be kept.")
        case _:
            assert_never(why)
