"""A whole campaign as it was played once, from the first chapter to the end of the finale, with a voyage of Four Nights.

The games lie in ``resources/sample`` as an exported campaign, so that scripted players can repeat them without
thinking and the program has a whole campaign to show.
``python -m tests.app.campaign.whole_campaign`` lets the games' advisers play them anew, after a change of the rules that
they do not survive; which deals they win is written down here.
"""

from __future__ import annotations

import gzip
import tempfile
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Final

from noria_desktop.app.campaign import files, taken_along
from noria_desktop.app.campaign.campaign import Attempt, Campaign, begun, ending_of
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.chapters import Settings, chapter
from noria_desktop.app.campaign.nights import BOARDS, current, quartz_for, settings_of
from noria_desktop.app.campaign.standing import standing
from noria_desktop.app.campaign.table import quartz_spent, table
from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import player, player_rng
from noria_desktop.app.saves import envelope
from noria_desktop.app.saves.envelope import Save
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.actions import SpendQuartz
from noria_desktop.games.solani.terms import Kind

FILE: Final = Path(__file__).parents[3] / "resources" / "sample" / "whole.ndcampaign.gz"
BARE: Final = Campaign("c0" * 16, "Scripted", 0, "2026-05-01T18:00:00Z", 4)
_FIRST_EVENING: Final = datetime(2026, 5, 2, 18, tzinfo=UTC)
SPENDING: Final = 3
"""The night on which a quartz is spent."""
_SPEND: Final = SpendQuartz(Kind.CIRCLE)
EVENINGS: Final = (
    ("1-noria", 0, 1),
    ("1-nautilus", 0, 1),
    ("1-solani", 0, 1),
    ("1-scythe", 0, 1),
    ("1-solani", 0, 2),
    ("1-scythe", 0, 2),
    ("2-noria", 1, 1),
    ("nights-1", 0, 1),
    ("2-solani", 1, 1),
    ("2-noria", 0, 1),
    ("2-noria", 0, 2),
    ("2-nautilus", 1, 1),
    ("2-scythe", 0, 1),
    ("2-scythe", 1, 1),
    ("nights-2", 1, 1),
    ("3-solani", 2, 1),
    ("3-noria", 2, 1),
    ("3-noria", 1, 4),
    ("3-nautilus", 2, 1),
    ("3-nautilus", 2, 2),
    ("3-scythe", 1, 1),
    ("3-scythe", 2, 1),
    ("3-solani", 2, 3),
    ("nights-3", 1, 1),
    ("4-solani", 3, 1),
    ("4-nautilus", 3, 1),
    ("4-noria", 2, 1),
    ("4-noria", 1, 3),
    ("4-scythe", 3, 1),
    ("nights-4", 2, 1),
    ("finale-noria", 0, 1),
    ("finale-solani", 1, 1),
    ("finale-nautilus", 1, 1),
    ("finale-scythe", 0, 1),
)
"""Chapter, level and deal of every attempt, in the order in which they are played: some are lost, some won one level
down, four deals are seen a second time."""


@cache
def recorded() -> tuple[Campaign, Mapping[str, Save]]:
    """The campaign at its end, and its games by the identity of their attempt."""
    campaign, games = files.read(gzip.decompress(FILE.read_bytes()), files.MOST_BYTES)
    return campaign, {game.attempt: envelope.read(game.save.encode()) for game in games}


def script(seen: Campaign, number: int) -> Attempt:
    """The attempt of an evening, the same whenever it is begun."""
    name, level, deal = EVENINGS[number]
    at = _FIRST_EVENING + timedelta(hours=18 * number)
    made = begun(seen, chapter(name), level=level, number=deal, edition=1, at=at)
    told = f"{name} {level} {deal}"
    return changed(made, id=blake2b(told.encode(), digest_size=16).hexdigest())


def more_for(campaign: Campaign, campaigns: Campaigns, attempt: Attempt) -> Settings:
    """What a night brings to its table: the quartz of the nights before, and the last board."""
    where = attempt.where
    if not where.night:
        return ()

    def spent(of: Attempt, ending: object) -> int:
        final = next((campaigns.final(of, one) for one in of.endings if one == ending), None)
        return 0 if final is None else quartz_spent(final)

    return settings_of(where, BOARDS[0], quartz_for(current(campaign), where, spent))


def _played(session: Session, game: str, *, spends: bool) -> None:
    """The adviser at the human's seat, who may spend one quartz, and the programs that sit at the others."""
    adviser = import_module(f"noria_desktop.bots.{game}.adviser").adviser()
    while not session.is_over:
        if session.turn.automatic:
            session.run_automatic()
            continue
        if spends and _SPEND in session.legal and not quartz_spent(session):
            session.dispatch(_SPEND)
            continue
        seat = session.turn.seat
        assert seat is not None
        name = session.programs.get(seat)
        someone = adviser if name is None else player(game, name)
        rng = Rng(player_rng(session.seed, seat).key, session.cursor)
        session.dispatch(someone.choose(session.view(seat), session.legal, rng)[0].action)


def record() -> None:
    """Play everything anew and write the campaign."""
    with tempfile.TemporaryDirectory() as folder:
        campaigns = Campaigns(Store(Path(folder)))
        campaign = campaigns.add(BARE)
        for number in range(len(EVENINGS)):
            attempt = script(campaign, number)
            session = table(campaign, attempt, more_for(campaign, campaigns, attempt))
            _played(session, attempt.where.game, spends=attempt.where.night == SPENDING)
            campaign = campaigns.note(campaign, attempt)
            at = datetime.fromisoformat(attempt.begun_at) + timedelta(hours=1)
            campaigns.finish(session, ending_of(session, kit(attempt.where.game), at=at))
            campaign = campaigns.all()[0]
            print(
                attempt.chapter,
                session.rules.scores(session.state).winner,
                standing(campaign).stars,
                flush=True,
            )
        FILE.write_bytes(gzip.compress(taken_along.packed(campaigns, campaign), mtime=0))


if __name__ == "__main__":
    record()
