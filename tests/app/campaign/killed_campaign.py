"""A whole campaign by scripted players, killed again and again, and a judge who compares it with one never killed.

``python -m tests.app.campaign.killed_campaign [KILLS] [--seed N]`` plays the campaign of ``whole_campaign`` through session,
keeping and campaigns to the end of its finale, once in peace and once in programs that are killed at random moments, in the
middle of a write too. Then the killed one is joined with a copy of itself and with a branch of itself, which went on from
its middle on another computer. Every decision is written down before the next one is made.
"""

from __future__ import annotations

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
import time
from datetime import datetime, timedelta
from hashlib import blake2b
from pathlib import Path
from typing import Final

from noria_desktop.app.campaign import taken_along
from noria_desktop.app.campaign.campaign import Attempt, Campaign, ending_of
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.nights import best
from noria_desktop.app.campaign.standing import Standing, standing
from noria_desktop.app.campaign.table import table
from noria_desktop.app.catalogue import kit
from noria_desktop.app.keeping import KeptGame
from noria_desktop.app.results import Results
from noria_desktop.app.saves.store import Store
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed, frozen
from tests.app.campaign.whole_campaign import BARE, EVENINGS, more_for, recorded, script

MOST: Final = len(EVENINGS)
KILLS: Final = 200
_TICK_S: Final = 0.004
_LONGEST_LIFE: Final = 1.5
"""Times the share of the calm campaign's time that falls to a kill: then it takes a little more than all kills."""


class Scripted:
    """One program that plays the campaign."""

    def __init__(self, folder: Path, journal: Path, salt: str = "") -> None:
        self._store = Store(folder)
        self._results = Results(self._store.results)
        self._campaigns = Campaigns(self._store)
        self._journal = journal.open("a", buffering=1)
        self._salt = salt

    def _write(self, what: str) -> None:
        self._journal.write(f"{what}\n")

    @property
    def campaign(self) -> Campaign:
        return self._campaigns.get(BARE.id) or BARE

    def go_on(self, most: int = MOST) -> None:
        """Play to the end of the finale, or so many evenings, from wherever the profile stands."""
        recorded()
        self._write("begins")
        self._campaigns.mend()
        self._campaigns.add(BARE)
        self._write("done")
        for number in range(most):
            attempt = self._attempt(number)
            known = self.campaign.attempt(attempt.id)
            if known is None or not known.is_over:
                self._play(attempt)
        self._write("over")

    def _attempt(self, number: int) -> Attempt:
        """The attempt of an evening; a branch has others on the same deals."""
        made = script(changed(self.campaign, attempts=self.campaign.attempts[:number]), number)
        if not self._salt:
            return made
        return changed(
            made, id=blake2b((self._salt + made.id).encode(), digest_size=16).hexdigest(), first=False
        )

    def _play(self, attempt: Attempt) -> None:
        game = kit(attempt.where.game)
        file = self._campaigns.running_file(attempt)
        if file.exists():
            session = self._store.open(file).session
            kept = KeptGame(session, game, source=file)
        else:
            session = table(self.campaign, attempt, more_for(self.campaign, self._campaigns, attempt))
            kept = KeptGame(session, game)
        if self.campaign.attempt(attempt.id) is None:
            self._campaigns.lay(self.campaign, attempt)
        recorded_as = script(BARE, EVENINGS.index((attempt.chapter, attempt.level, attempt.deal))).id
        entries = recorded()[1][recorded_as].log
        while not session.is_over:
            entry = entries[session.cursor]
            session.dispatch(entry.action)
            if entry.seat == HUMAN:
                self._keep(session.identity, kept)
        self._keep(session.identity, kept)
        self._write("begins")
        at = datetime.fromisoformat(attempt.begun_at) + timedelta(hours=1)
        self._campaigns.finish(session, ending_of(session, game, at=at))
        self._write("done")

    def _keep(self, identity: str, kept: KeptGame) -> None:
        """As the window does."""
        self._write("begins")
        self._campaigns.note_begun(identity)
        kept.keep(self._store, self._results)
        self._write("done")


def told(campaign: Campaign) -> list[tuple[str, int, int, list[tuple[tuple[int, ...], int]]]]:
    """All that must be the same: chapters, rivals, deals, how each attempt ended."""
    return sorted((one.chapter, one.level, one.deal, ended(one)) for one in campaign.attempts)


def ended(one: Attempt) -> list[tuple[tuple[int, ...], int]]:
    """How an attempt ended, whenever that was noted."""
    return [(end.result.scores, end.rounds) for end in one.endings]


def stars_by_chapter(campaign: Campaign) -> list[int]:
    """What was earned where."""
    return [one.stars for one in standing(campaign).chapters]


@frozen
class Verdict:
    """What came of it."""

    kills: int
    in_a_write: int
    standing: Standing
    voyage: int | None
    """The result of the best voyage over four nights."""
    same: bool
    """Whether both campaigns are the same in everything that counts."""
    as_recorded: bool
    """Whether they are the one that was recorded."""
    doubled: int
    """Attempts that ended more than once."""
    itself: tuple[int, int]
    """Attempts and games that a copy of itself brought."""
    branch: tuple[int, int]
    """Attempts that a branch of itself had more, and those that it brought."""
    lost: int
    """Attempts of either side that the joined campaign lacks or knows otherwise."""


def judge(kills: int, seed: int, most: int = MOST) -> Verdict:
    """Play one campaign, or its first so many evenings, in peace, and one that is killed so often."""
    dice = random.Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        calm, rough, aside = folder / "calm", folder / "rough", folder / "aside"
        started = time.monotonic()
        run(calm, folder / "calm.txt", most).wait()
        longest = _LONGEST_LIFE * (time.monotonic() - started) / max(1, kills)
        peaceful = Campaigns(Store(calm)).all()[0]
        done = in_a_write = 0
        journal = folder / "rough.txt"
        while done < kills:
            if _killed(rough, journal, most, dice.random() * longest):
                done += 1
                in_a_write += journal.read_text().endswith("begins\n")
            else:
                # It came to its end before all kills: the rest of them meets a campaign of its own.
                if told(Campaigns(Store(rough)).all()[0]) != told(peaceful):
                    break
                shutil.rmtree(rough)
            if not aside.exists() and _endings(rough) >= most // 2:
                shutil.copytree(rough, aside)
        run(rough, journal, most).wait()
        return _verdict(done, in_a_write, peaceful, rough, aside, most)


def _killed(profile: Path, journal: Path, most: int, life: float) -> bool:
    """Start a program and kill it so long after it has begun to play; False where it came to its end before."""
    before = journal.stat().st_size if journal.exists() else 0
    program = run(profile, journal, most)
    while program.poll() is None and (not journal.exists() or journal.stat().st_size == before):
        time.sleep(_TICK_S)
    try:
        program.wait(timeout=life)
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()
        return True
    if program.returncode:
        raise RuntimeError(f"the program ended with {program.returncode}")
    return False


def _endings(profile: Path) -> int:
    every = Campaigns(Store(profile)).all()
    return sum(one.is_over for one in every[0].attempts) if every else 0


def _verdict(done: int, in_a_write: int, peaceful: Campaign, rough: Path, aside: Path, most: int) -> Verdict:
    campaigns = Campaigns(Store(rough))
    killed = campaigns.all()[0]
    same = told(killed) == told(peaceful) and stars_by_chapter(killed) == stars_by_chapter(peaceful)
    again = taken_along.bring(campaigns, taken_along.packed(campaigns, killed))
    if not aside.exists():
        shutil.copytree(rough, aside)
    # On the other computer the campaign's first evenings are played once more, as attempts of their own.
    run(aside, aside / "journal.txt", min(3, most), salt="elsewhere").wait()
    elsewhere = Campaigns(Store(aside))
    branch = elsewhere.all()[0]
    more = [one for one in branch.attempts if killed.attempt(one.id) is None]
    brought = taken_along.bring(campaigns, taken_along.packed(elsewhere, branch))
    joined = brought.campaign
    wanted = {
        **{one.id: one for one in branch.attempts if one.is_over},
        **{one.id: one for one in killed.attempts},
    }
    # An ending that was mended on both computers keeps one of the two times at which it was noted.
    lost = sum(
        (found := joined.attempt(identity)) is None or ended(found) != ended(one)
        for identity, one in wanted.items()
    )
    return Verdict(
        kills=done,
        in_a_write=in_a_write,
        standing=standing(killed),
        voyage=None if (voyage := best(killed)) is None else voyage.result,
        same=same,
        as_recorded=told(killed) == told(changed(recorded()[0], attempts=recorded()[0].attempts[:most])),
        doubled=sum(len(one.endings) > 1 for one in joined.attempts) + len(joined.attempts) - len(wanted),
        itself=(again.attempts, again.games),
        branch=(len(more), brought.attempts),
        lost=lost,
    )


def run(profile: Path, journal: Path, most: int, salt: str = "") -> subprocess.Popen[bytes]:
    """A program of its own."""
    words = ("--play", str(profile), str(journal), str(most), salt)
    return subprocess.Popen([sys.executable, "-m", "tests.app.campaign.killed_campaign", *words])


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("kills", type=int, nargs="?", default=KILLS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", nargs=4, metavar=("PROFILE", "JOURNAL", "MOST", "SALT"))
    asked = parser.parse_args()
    if asked.play:
        profile, journal, most, salt = asked.play
        Scripted(Path(profile), Path(journal), salt).go_on(int(most))
        return 0
    verdict = judge(asked.kills, asked.seed)
    now = verdict.standing
    print(f"{verdict.kills} kills, {verdict.in_a_write} of them in a write")
    print(f"stars by volume {[one.stars for one in now.volumes]}, finale open: {now.finale_open}")
    print(f"evenings {[one.percent for one in now.evenings]} %, four nights {verdict.voyage}")
    print(f"the same as the campaign never killed: {verdict.same}, and as recorded: {verdict.as_recorded}")
    print(f"joined with itself: {verdict.itself[0]} attempts and {verdict.itself[1]} games more")
    print(f"joined with its branch: {verdict.branch[1]} of {verdict.branch[0]} attempts brought")
    print(f"lost {verdict.lost}, doubled {verdict.doubled}")
    return 0 if is_sound(verdict) else 1


def is_sound(verdict: Verdict) -> bool:
    """Whether nothing was lost, doubled or changed."""
    more, brought = verdict.branch
    return (
        verdict.same
        and verdict.as_recorded
        and not verdict.doubled
        and not verdict.lost
        and verdict.itself == (0, 0)
        and more == brought > 0
    )


if __name__ == "__main__":
    sys.exit(main())
