#!/usr/bin/env python3
"""Set Noria Desktop up and run it, or test it, from a fresh copy of the sources.

    python3 run.py [ARGUMENTS]         make ./.venv if need be, then open the program (arguments are passed on)
    python3 run.py test [ARGUMENTS]    make it ready for tests, then run every check and test
                                       (arguments are passed to pytest instead of the full suite)
    python3 run.py test GAME           all that belongs to one game: rules, players, its rooms, conformance

Needs Python 3.11 or newer and nothing else; the first start fetches PySide6, the later ones start at once, also
without a network. Versions are those of constraints.txt. On Linux, system libraries that Qt needs are installed where
this may be done (root, with apt); elsewhere the command that installs them is printed.

This file is read by any Python, so that an old one can say what is wrong: the steps are in tools/.
"""

from __future__ import print_function

import os
import subprocess
import sys

OLDEST = (3, 11)
NEWEST_TRIED = 20
"""Pythons 3.x up to this one are looked for by their names."""


def newer_python():
    """The command of another Python on this machine that is new enough and does work; None if there is none."""
    check = "import sys; sys.exit(sys.version_info < %r)" % (OLDEST,)
    names = [["python3.%d" % minor] for minor in range(NEWEST_TRIED, OLDEST[1] - 1, -1)]
    if os.name == "nt":
        names.append(["py", "-3"])
    with open(os.devnull, "w") as nothing:
        for name in names + [["python3"]]:
            try:
                if subprocess.call(name + ["-c", check], stdout=nothing, stderr=nothing) == 0:
                    return name
            except OSError:  # no such command
                continue
    return None


def main(arguments):
    """Open the program or test it; the exit code."""
    here = os.path.dirname(os.path.abspath(__file__))
    if sys.version_info < OLDEST:
        other = newer_python()
        if other is None:
            needed, found = "%d.%d" % OLDEST, sys.version.split()[0]
            print(
                "Noria Desktop needs Python %s or newer; this is Python %s." % (needed, found),
                file=sys.stderr,
            )
            return 1
        return subprocess.call(other + [os.path.join(here, "run.py")] + arguments)
    sys.path.insert(0, os.path.join(here, "tools"))
    import run_steps

    return run_steps.main(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
