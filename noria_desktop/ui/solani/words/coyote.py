"""Why Coyote took what it took: the rule in force, what it compared, what was left. Source: rules.md 9."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.solani.events import CoyoteCandidate, CoyoteDecided, CoyoteFeature, CoyoteRule
from noria_desktop.games.solani.state import State
from noria_desktop.ui.i18n import Text, Texts, capital
from noria_desktop.ui.solani.words.names import branch_name, say, tile_name

RULE_OF: Final[dict[CoyoteRule, tuple[str, str]]] = {
    CoyoteRule.LEADS_CLUSTERS: ("8.1", "coyote-leads"),
    CoyoteRule.LEADS_BRANCHES: ("8.1", "coyote-leads"),
    CoyoteRule.WHITE_STARS: ("8.2", "coyote-clusters"),
    CoyoteRule.NEW_PLANET: ("8.2", "coyote-clusters"),
    CoyoteRule.MOST_STARS: ("8.2", "coyote-clusters"),
    CoyoteRule.MOST_NODES: ("8.3", "coyote-branches"),
}
"""Number and anchor on the rules page."""


FEATURE_RULE: Final = ("8.4", "coyote-features")
"""The rule by which it takes a feature card."""


question_text: Final = Texts(
    CoyoteRule,
    LEADS_CLUSTERS=Text("Solani", "Why does Coyote begin with this type?"),
    LEADS_BRANCHES=Text("Solani", "Why does Coyote begin with this type?"),
    NEW_PLANET=Text("Solani", "Why does Coyote trade for this planet?"),
    WHITE_STARS=Text("Solani", "Why does Coyote take this cluster?"),
    MOST_STARS=Text("Solani", "Why does Coyote take this cluster?"),
    MOST_NODES=Text("Solani", "Why does Coyote take this branch?"),
)
"""What Coyote decided, as a question."""


rule_text: Final = Texts(
    CoyoteRule,
    LEADS_CLUSTERS=Text(
        "Solani", "Coyote has the Sun and a white star is in the market, so clusters come first."
    ),
    LEADS_BRANCHES=Text(
        "Solani", "Coyote has the Sun and no white star is in the market, so branches come first."
    ),
    WHITE_STARS=Text("Solani", "A cluster with a white star, the one with the most stars."),
    NEW_PLANET=Text(
        "Solani",
        "No white star, and the round is even: the first planet in reach whose colour Coyote does not own.",
    ),
    MOST_STARS=Text("Solani", "Otherwise the cluster with the most stars."),
    MOST_NODES=Text("Solani", "The branch with the most nodes; it goes out of the game."),
)
"""The rule that decided."""


COUNTED: Final[dict[CoyoteRule, Text]] = {
    CoyoteRule.LEADS_CLUSTERS: Text("Solani", "Behind each cluster: its white stars."),
    CoyoteRule.LEADS_BRANCHES: Text("Solani", "Behind each cluster: its white stars."),
    CoyoteRule.WHITE_STARS: Text("Solani", "Behind each cluster: its stars, 0 without a white one."),
    CoyoteRule.NEW_PLANET: Text("Solani", "Behind each planet: 1 for a new colour, else 0."),
    CoyoteRule.MOST_STARS: Text("Solani", "Behind each cluster: its stars."),
    CoyoteRule.MOST_NODES: Text("Solani", "Behind each branch: its nodes."),
}
"""What the figures behind the candidates count."""


def reason_lines(decided: CoyoteDecided) -> tuple[str, ...]:
    """The rule, and how a tie was broken."""
    lines = [rule_text(decided.rule)]
    best = max((some.worth for some in decided.candidates), default=0)
    tied = sum(some.worth == best for some in decided.candidates)
    if decided.rule is CoyoteRule.NEW_PLANET:
        lines.append(
            say("Looked at from the left of the market; for a 4-star cluster the upper planet comes first.")
        )
    elif tied > 1 and decided.rule in (
        CoyoteRule.WHITE_STARS,
        CoyoteRule.MOST_STARS,
        CoyoteRule.MOST_NODES,
    ):
        lines.append(say("%n were equal; the leftmost is taken.", tied))
    if decided.rule in COUNTED:
        lines.append(COUNTED[decided.rule]())
    return tuple(lines)


def feature_lines(event: CoyoteFeature) -> tuple[str, ...]:
    """Where the card came from: it looks at nothing else."""
    if event.from_deck:
        return (say("The row is empty: the top card of the deck."),)
    return (say("The first open card of the row that is due; nothing is compared."),)


def candidate_text(candidate: CoyoteCandidate, decided: CoyoteDecided, state: State) -> str:
    """Something Coyote could take; ``state`` is the one before it did."""
    if decided.rule is CoyoteRule.MOST_NODES:
        return capital(branch_name(state.market.branches[candidate.slot]))
    cluster = capital(tile_name(state.market.clusters[candidate.slot]))
    if candidate.planet is None:
        return cluster
    planet = state.supply.track[candidate.planet]
    if planet is None:
        return cluster
    return say("{cluster} for the {planet}", cluster=cluster, planet=planet)
