"""A Dask cluster that plays games: the same jobs, handed to an existing scheduler.

The workers need this program, in the same version, and the players' packages. Lines come in the order of the jobs, so they
are those of a run on this machine. What a lost worker had is played by another; whoever joins in the middle gets work.
A player that is written in Python keeps one core busy, so workers are best started with one thread each.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final

from noria_desktop.app.lab.crew import CrewLost
from noria_desktop.app.lab.match import Job, Line, play

if TYPE_CHECKING:
    from distributed import Client, Future

FIRST: Final = 32
"""Games that are handed out at the least."""
AHEAD: Final = 4
"""Games a thread of the cluster that are handed out before the first of them is needed."""
MOST_DEATHS: Final = 5
"""So often is a game handed out whose workers die, each time for three of them or so."""
PATIENCE: Final = 10.0
"""Seconds in which the scheduler has to answer."""
TALKATIVE: Final = ("distributed", "distributed.client", "tornado", "tornado.application")
"""Loggers to which the library gives a handler on stderr; what they say is told in a sentence instead."""


class NoExtra(RuntimeError):
    """Dask's distributed is not installed."""


class NoCluster(RuntimeError):
    """No scheduler answers. The message says why."""


class Cluster:
    """A scheduler and its workers, somewhere else."""

    def __init__(self, address: str) -> None:
        """Find the scheduler.

        Args:
            address: such as ``tcp://10.0.0.1:8786``.

        Raises:
            NoExtra: the library is not there.
            NoCluster: nobody answers at that address.
        """
        try:
            from distributed import Client
        except ImportError as error:
            raise NoExtra from error
        for name in TALKATIVE:
            logging.getLogger(name).handlers = [logging.NullHandler()]
        try:
            self._client: Client = Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            raise NoCluster(str(error).partition("\n")[0]) from None

    def lines(self, jobs: Iterable[Job]) -> Iterator[Line]:
        """As many games as the cluster has use for are under way while the next line is waited for."""
        rest = iter(jobs)
        waiting: deque[tuple[Job, Future]] = deque()
        try:
            while True:
                wanted = max(FIRST, AHEAD * sum(self._client.nthreads().values())) - len(waiting)
                waiting.extend((job, self._hand_out(job)) for job in islice(rest, max(0, wanted)))
                if not waiting:
                    return
                yield self._line(*waiting[0])
                waiting.popleft()[1].release()
        except OSError as error:  # the line to the scheduler is cut
            raise CrewLost(str(error)) from None
        finally:
            if self._client.status == "running":
                self._client.cancel([future for _, future in waiting])

    def close(self) -> None:
        """Leave the cluster; the scheduler forgets what is still under way."""
        self._client.close(timeout=PATIENCE)

    def _hand_out(self, job: Job) -> Future:
        # Not pure: what another version played under the same name is of no use.
        return self._client.submit(play, job, pure=False)

    def _line(self, job: Job, future: Future) -> Line:
        """The line of a game; where worker after worker was lost over it, it is handed out again."""
        from distributed import CancelledError, KilledWorker

        for _ in range(MOST_DEATHS):
            try:
                line: Line = future.result()
                return line
            except KilledWorker:
                future = self._hand_out(job)
            except CancelledError:
                raise CrewLost("the scheduler is gone") from None
        raise CrewLost(f"{job.game}, seed {job.seed}: every worker died over it")
