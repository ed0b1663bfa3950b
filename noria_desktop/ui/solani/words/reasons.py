"""Why the rules refuse an action, one clear sentence each."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.solani.reasons import Why
from noria_desktop.ui.i18n import Text, Texts

why_text: Final = Texts(
    Why,
    NOT_NOW=Text("Solani", "That is not possible now."),
    DRAFT_FIRST=Text("Solani", "Draft first: tiles are laid once you hold one of each type."),
    PLACE_FIRST=Text("Solani", "First lay the tiles you hold."),
    PICK_FIRST=Text("Solani", "First choose the feature you won."),
    KEEP_FIRST=Text("Solani", "First keep one of the cards you drew."),
    FEATURE_FIRST=Text("Solani", "First lay the feature tile you won."),
    NO_SUCH_SLOT=Text("Solani", "The market has no such place this round."),
    ALREADY_TAKEN=Text("Solani", "Somebody has taken that tile already."),
    WRONG_TYPE=Text("Solani", "The other type of tile is drafted now."),
    WHITE_STAR=Text("Solani", "A cluster with a white star cannot be traded."),
    NO_PLANET=Text("Solani", "No planet lies there."),
    OUT_OF_REACH=Text(
        "Solani", "This cluster reaches only the planet nearest to its own sign, with no other in between."
    ),
    NOT_HELD=Text("Solani", "You hold no such tile."),
    NO_SUCH_SPACE=Text("Solani", "There is no such space."),
    WRONG_SHAPE=Text("Solani", "The branch tile you hold does not look like this."),
    SPACE_TAKEN=Text("Solani", "A tile lies there already."),
    GUIDING_STAR=Text("Solani", "A Guiding Star cannot be covered."),
    DARK_SKY=Text("Solani", "A Dark Sky token blocks this space for the whole game."),
    NO_CIRCLE_BESIDE=Text(
        "Solani", "A branch tile needs a cluster, planet, feature or Guiding Star beside it."
    ),
    NO_BRANCH_BESIDE=Text("Solani", "A circular tile needs a branch tile beside it."),
    BRANCH_COMES_FIRST=Text("Solani", "The branch tile comes first; it may open a space for this one."),
    HAS_A_SPACE=Text("Solani", "This tile still has a space, so it must be laid."),
    NOT_ON_OFFER=Text("Solani", "That card does not lie open in its row."),
    LIMIT_OF_NUMBER=Text("Solani", "You own two cards of this number already; more are not allowed."),
    EMPTY_DECK=Text("Solani", "This deck has no cards left."),
    NOT_DRAWN=Text("Solani", "Only one of the cards just drawn can be kept."),
)
"""The refusal in words."""
