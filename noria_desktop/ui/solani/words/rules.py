"""The rule that matters now, in a few sentences of our own, for the side panel."""

from __future__ import annotations

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.state import (
    CleaningUp,
    CoyoteDrafting,
    CoyotePicking,
    Drafting,
    Finished,
    HoldingQuartz,
    Keeping,
    Picking,
    Placing,
    PlacingFeature,
    Preparing,
    State,
)
from noria_desktop.games.solani.terms import Kind
from noria_desktop.ui.solani.board.viewpoint import decides
from noria_desktop.ui.solani.words.names import say


def rule_now(state: State) -> tuple[str, str]:
    """Title and text of the rule for the decision at hand; ``state`` is an observation."""
    printed = components()
    match state.pending:
        case Preparing():
            return say("Preparation"), say(
                "One tile of each type more than there are players comes into the market. If the planet track is "
                "empty, four planets of the reserve come onto it, once in the game."
            )
        case HoldingQuartz():
            return say("Quartz"), say(
                "Before the first pick of a round a quartz may be spent: the whole market of one type goes back into its "
                "bag, and as many tiles are drawn again. Two may be spent in the same round; in round 12 none on branch "
                "tiles."
            )
        case Drafting(_, first, second):
            kind = first
            if second:
                kind = Kind.BRANCH if first is Kind.CIRCLE else Kind.CIRCLE
            # The first pick of a round is about the draft; a trade is asked about once clusters are taken, for a planet,
            # by who takes them: while somebody else does, or the turn waits to be ended before that, nothing is traded.
            if kind is not Kind.CIRCLE or not any(state.supply.track) or not decides(state):
                return _draft()
            return say("Trade for a planet"), say(
                "A cluster just taken may be traded at once for a planet. A 2-star cluster reaches the planet "
                "farthest west, at the top of the track, a 3-star cluster the one farthest east, a 4-star cluster the nearest on either side "
                "of the middle. Clusters with a white star cannot be traded."
            )
        case CoyoteDrafting():
            return _draft()
        case Placing():
            return say("Placement"), say(
                "A branch tile goes into a gap beside any circular tile or Guiding Star, turned as you like. A circular "
                "tile goes onto a space beside any branch tile. Nodes may point anywhere; each that points at an empty "
                "space or a Dark Sky token costs a point in the end."
            )
        case Picking() | Keeping() | CoyotePicking():
            return say("Special Features"), say(
                "Each Dark Sky token surrounded this round is worth one feature, in turns from the Sun. Take an open card, "
                "or draw {drawn} and keep one; {limit} cards of each number at most.",
                drawn=printed.drawn,
                limit=printed.feature_limit,
            )
        case PlacingFeature():
            return say("Special Features"), say(
                "The tile goes onto a space beside any branch tile, at once. It scores its number for exactly as many "
                "nodes, and besides what its card says."
            )
        case CleaningUp():
            return say("Clean-up"), say(
                "Tiles left over go back into the bags. A row of features without a card gets one. The Sun goes to the "
                "next player clockwise."
            )
        case Finished():
            return say("Final scoring"), say(
                "Planets without a node in sets, clusters and Guiding Stars with exactly as many nodes as stars, "
                "features, bonus tiles; less one for each loose node. A tie goes to more points from clusters."
            )


def _draft() -> tuple[str, str]:
    return say("Draft"), say(
        "The Sun's holder takes any tile; its type binds everybody, clockwise. Then the other type is taken, the other "
        "way round, so that who picked last picks first."
    )
