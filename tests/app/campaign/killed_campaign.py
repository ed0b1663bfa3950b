"""A whole campaign by scripted players, killed again and again, and a judge who compares it with one never killed.

``python -m tests.app.campaign.killed_campaign play PROFILE JOURNAL`` goes on with the campaign of a profile to its end, and
writes to JOURNAL, flushed, when a write begins and when it is done. ``python -m tests.app.campaign.killed_campaign judge KILLS
[--seed N]`` kills such programs at random moments until the campaign is over, as often as asked, and prints what came out.

The players choose by the seed of the deal and the place in the game alone, so whatever was lost comes again the same
way: both campaigns must end with the same attempts, endings and stars.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
import time
from hashlib import blake2b
from pathlib import Path
from typing import Final

from noria_desktop.app.campaign.campaign import Attempt, Campaign, seed_of
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.chapters import CHAPTERS, LADDERS, Chapter, chapter, options_of
from noria_desktop.app.campaign.standing import Standing, standing
from noria_desktop.app.catalogue import kit
from noria_desktop.app.keeping import KeptGame
from noria_desktop.app.players import player
from noria_desktop.app.results import Results
from noria_desktop.app.saves.listing import EXTENSION
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.bots.policy import Policy
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import frozen
from tests.chance import seat_chance

SCRIPTED: Final = {"noria": "greedy", "nautilus": "level2", "solani": "level3", "scythe": "random"}
"""Quick players who win often enough to open all volumes; Scythe's never does: one game may be left out."""
CAMPAIGN: Final = Campaign("c0" * 16, "Scripted", 0, "2026-05-01T18:00:00Z", 4)
LATEST_S: Final = 0.05
MANY: Final = 1_000
MOST_TRIES: Final = 12
WANTED: Final = 3
"""Stars for which a chapter is tried again."""


class Scripted:
    """One program that plays the campaign."""

    def __init__(self, folder: Path, journal: Path) -> None:
        self._store = Store(folder)
        self._results = Results(self._store.results)
        self._campaigns = Campaigns(self._store)
        self._journal = journal.open("a", buffering=1)

    def _write(self, what: str) -> None:
        self._journal.write(f"{what}\n")

    @property
    def campaign(self) -> Campaign:
        return self._campaigns.get(CAMPAIGN.id) or CAMPAIGN

    def go_on(self, most: int = MANY) -> None:
        """Play to the end of the finale, or so many attempts, from wherever the profile stands."""
        self._write("begins")
        self._campaigns.mend()
        self._campaigns.add(CAMPAIGN)
        self._write("done")
        while (wanted := next_attempt(self.campaign)) is not None:
            if sum(one.is_over for one in self.campaign.attempts) >= most:
                break
            self._play(wanted)
        self._write("over")

    def _play(self, attempt: Attempt) -> None:
        game = kit(attempt.where.game)
        file = self._store.autosaves / f"{game.game_id}-{attempt.id}{EXTENSION}"
        if file.exists():
            session = self._store.open(file).session
            kept = KeptGame(session, game, source=file)
        else:
            seed = seed_of(self.campaign, attempt)
            options = options_of(attempt.where, attempt.level, seed)
            session = Session(game, options, seed, identity=attempt.id)
            kept = KeptGame(session, game)
        if self.campaign.attempt(attempt.id) is None:
            self._campaigns.lay(self.campaign, attempt)
        scripted = player(game.game_id, SCRIPTED[game.game_id])
        last = 0.0
        while not session.is_over:
            decide(session, scripted)
            # As the window does: when nothing else is to be done, and a little later at the latest.
            if time.monotonic() - last > LATEST_S:
                self._write("begins")
                self._campaigns.note_begun(session.identity)
                kept.keep(self._store, self._results)
                self._write("done")
                last = time.monotonic()
        self._write("begins")
        self._campaigns.note_begun(session.identity)
        kept.keep(self._store, self._results)
        self._campaigns.finish(session)
        self._write("done")


def next_attempt(campaign: Campaign) -> Attempt | None:
    """What the script plays next: a game that goes on, an open chapter with too few stars, the finale; None at the end."""
    now = standing(campaign)
    running = next((one for one in campaign.attempts if not one.is_over), None)
    if running is not None:
        return running
    for one in now.chapters:
        tries = len(one.attempts)
        if one.open and one.stars < WANTED and tries < (1 if one.chapter.game == "scythe" else MOST_TRIES):
            return scripted_attempt(one.chapter, tries + 1)
    played = {one.chapter for one in campaign.attempts}
    for game in LADDERS:
        where = chapter(f"finale-{game}")
        if now.finale_open and where.id not in played:
            return scripted_attempt(where, 1)
    return None


def scripted_attempt(where: Chapter, number: int) -> Attempt:
    """An attempt that is the same whenever it is begun."""
    told = f"{where.id} {number}"
    identity = blake2b(told.encode(), digest_size=16).hexdigest()
    order = CHAPTERS.index(where) if where.volume else len(CHAPTERS)
    at = f"2026-05-{order + 2:02}T12:{number:02}:00Z"
    return Attempt(identity, where.id, where.level, number, 1, at, True)


def decide(session: Session, scripted: Policy) -> None:
    """One step, by what the place in the game alone says."""
    if session.turn.automatic:
        session.run_automatic()
        return
    seat = session.turn.seat
    assert seat is not None
    rng = Rng(seat_chance(session.seed, seat).key, session.cursor)
    name = session.programs.get(seat)
    someone = scripted if seat == HUMAN or name is None else player(session.rules.game_id, quick(name))
    session.dispatch(someone.choose(session.view(seat), session.legal, rng)[0].action)


def quick(name: str) -> str:
    """The stronger levels think for seconds; who they are does not matter here."""
    return "level2" if name in ("level3", "level4") else name


def told(campaign: Campaign) -> list[tuple[str, int, list[tuple[tuple[int, ...], int]]]]:
    """All that must be the same: chapters, deals, how each attempt ended."""
    return sorted(
        (one.chapter, one.deal, [(end.result.scores, end.rounds) for end in one.endings])
        for one in campaign.attempts
    )


@frozen
class Verdict:
    """What came of it."""

    kills: int
    in_a_write: int
    standing: Standing
    same: bool
    """Whether both campaigns are the same in everything that counts."""
    doubled: int
    """Attempts that ended more than once."""


def judge(kills: int, seed: int, most: int = MANY) -> Verdict:
    """Play one campaign, or its first so many attempts, in peace, and one that is killed so often."""
    dice = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        calm, rough = Path(folder) / "calm", Path(folder) / "rough"
        run(calm, Path(folder) / "calm.txt", most).wait()
        peaceful = Campaigns(Store(calm)).all()[0]
        done = in_a_write = 0
        journal = Path(folder) / "rough.txt"
        while done < kills:
            program = run(rough, journal, most)
            try:
                program.wait(timeout=0.35 + dice.random() * dice.random() * 1.5)
                break
            except subprocess.TimeoutExpired:
                program.kill()
                program.wait()
                done += 1
                in_a_write += journal.exists() and journal.read_text().endswith("begins\n")
        run(rough, journal, most).wait()
        killed = Campaigns(Store(rough)).all()[0]
        return Verdict(
            kills=done,
            in_a_write=in_a_write,
            standing=standing(killed),
            same=told(killed) == told(peaceful) and standing(killed).stars == standing(peaceful).stars,
            doubled=sum(len(one.endings) > 1 for one in killed.attempts),
        )


def run(profile: Path, journal: Path, most: int) -> subprocess.Popen[bytes]:
    """A program of its own."""
    words = ("play", str(profile), str(journal), str(most))
    return subprocess.Popen([sys.executable, "-m", "tests.app.campaign.killed_campaign", *words])


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("command", choices=["play", "judge"])
    parser.add_argument("rest", nargs="*")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.command == "play":
        most = int(asked.rest[2]) if len(asked.rest) > 2 else MANY
        Scripted(Path(asked.rest[0]), Path(asked.rest[1])).go_on(most)
        return 0
    verdict = judge(int(asked.rest[0]), asked.seed)
    now = verdict.standing
    print(f"{verdict.kills} kills, {verdict.in_a_write} of them in a write")
    print(
        f"stars by volume {[one.stars for one in now.volumes]}, evenings {[one.percent for one in now.evenings]}"
    )
    print(f"the same as the campaign never killed: {verdict.same}; ended twice: {verdict.doubled}")
    return 0 if verdict.same and not verdict.doubled else 1


if __name__ == "__main__":
    sys.exit(main())
