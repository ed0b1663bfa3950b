"""The dock of the race in lines, while the log lies over it. Source: mocks/table.md 5."""

from __future__ import annotations

from noria_desktop.games.nautilus.copies import rival
from noria_desktop.games.nautilus.domains import net_points
from noria_desktop.games.nautilus.state import State, is_hidden
from noria_desktop.games.nautilus.terms import Domain
from noria_desktop.ui.game_says import Folded
from noria_desktop.ui.i18n import minus
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.words.names import domain_name, say, viewer
from noria_desktop.ui.nautilus.words.things import inspect
from noria_desktop.ui.nautilus.words.things_cards import unseen_divers


def folded(view: State) -> tuple[Folded, ...]:
    """A line a domain, then the divers that were not seen yet."""
    return (*(_race(domain, view) for domain in Domain), _unseen(view))


def _race(domain: Domain, view: State) -> Folded:
    me, taken = viewer(view), view.match.taken
    own = minus(net_points(taken[me], domain))
    summary = own if is_hidden(view) else f"{own} : {minus(net_points(taken[rival(me)], domain))}"
    return Folded(domain_name(domain), summary, inspect(at.race(domain), view)[1])


def _unseen(view: State) -> Folded:
    lines = (*inspect(at.tracker(), view)[1], *inspect(at.fates(), view)[1])
    return Folded(say("Divers not seen yet"), str(len(unseen_divers(view))), lines)
