"""The table of an attempt as its deal lays it, and what a night brings to it."""

from __future__ import annotations

from noria_desktop.app.campaign.campaign import Attempt, Campaign, seed_of
from noria_desktop.app.campaign.chapters import Settings, options_of
from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session


def table(campaign: Campaign, attempt: Attempt, more: Settings = ()) -> Session:
    """The game of an attempt before its first step.

    Args:
        campaign: whose deal it is.
        attempt: the attempt.
        more: what was chosen for this very game.
    """
    seed = seed_of(campaign, attempt)
    options = options_of(attempt.where, attempt.level, seed, more)
    session = Session(kit(attempt.where.game), options, seed, identity=attempt.id)
    if not attempt.first:
        session.restore(ply=0, sealed=False, tally=session.tally)
    return session


def quartz_spent(session: Session) -> int:
    """How many quartz a game of Solani used up. Source: solani/rules.md 9."""
    return int(session.options.quartz - session.state.quartz)
