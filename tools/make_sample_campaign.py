#!/usr/bin/env python3
"""Play the campaign that pictures of the Circuit's pages are made from.

    python tools/make_sample_campaign.py

Each game's adviser plays the first two volumes; the last game is left in the middle. The result is
``resources/sample/campaign.ndcampaign.gz``.
"""

from __future__ import annotations

import gzip
import sys
import tempfile
from datetime import UTC, datetime, timedelta
from importlib import import_module
from pathlib import Path
from typing import Final

from noria_desktop.app.campaign import taken_along
from noria_desktop.app.campaign.campaign import Attempt, Campaign, ending_of, seed_of
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.chapters import chapter, options_of
from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import player, player_rng
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN

FILE: Final = Path(__file__).resolve().parents[1] / "resources" / "sample" / "campaign.ndcampaign.gz"
BEGUN: Final = datetime(2026, 1, 9, 19, 30, tzinfo=UTC)
SEED: Final = 20260109
GAMES: Final = (
    ("1-solani", 1),
    ("1-noria", 1),
    ("1-nautilus", 1),
    ("1-scythe", 1),
    ("2-noria", 1),
    ("2-solani", 1),
    ("2-noria", 2),
    ("2-nautilus", 1),
    ("2-scythe", 1),
    ("2-scythe", 2),
)
"""Chapters and deals in the order in which they are played; the last one goes on."""
PLAYED: Final = 260
"""Actions after which the last game is left."""


def play(session: Session, until: int) -> None:
    """The adviser plays, and programs at other seats."""
    game_id = session.rules.game_id
    adviser = import_module(f"noria_desktop.bots.{game_id}.adviser").adviser()
    while not session.is_over and session.cursor < until:
        if session.turn.automatic:
            session.run_automatic()
            continue
        seat = session.turn.seat
        assert seat is not None
        someone = adviser if seat == HUMAN else player(game_id, session.programs[seat])
        view = session.view(seat)
        rng = player_rng(view, session.cursor)
        session.dispatch(someone.choose(view, session.legal, rng)[0].action)
    session.add_time(3000)


def main() -> int:
    """Play and write; the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        campaigns = Campaigns(store)
        campaign = Campaign("5a3d" * 8, "Winter voyage", 0, BEGUN.strftime("%Y-%m-%dT%H:%M:%SZ"), SEED)
        campaigns.add(campaign)
        for number, (name, deal) in enumerate(GAMES):
            where, at = chapter(name), BEGUN + timedelta(days=2 * number)
            identity = f"{number + 1:032x}"
            attempt = Attempt(identity, name, where.level, deal, 1, at.strftime("%Y-%m-%dT%H:%M:%SZ"), True)
            campaign = campaigns.note(campaign, attempt)
            seed = seed_of(campaign, attempt)
            game = kit(where.game)
            session = Session(game, options_of(where, where.level, seed), seed, identity=identity)
            last = number == len(GAMES) - 1
            play(session, PLAYED if last else game.action_bound)
            if last:
                store.autosave(session, game)
            else:
                campaigns.finish(session, ending_of(session, game, at=at + timedelta(minutes=55)))
            campaign = campaigns.all()[0]
            print(
                name, [end.result.scores for one in campaign.attempts for end in one.endings][-1:], flush=True
            )
        data = taken_along.packed(campaigns, campaign)
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(gzip.compress(data, mtime=0))
    print(f"{FILE.name}: {FILE.stat().st_size} bytes, {len(data)} unpacked")
    return 0


if __name__ == "__main__":
    sys.exit(main())
