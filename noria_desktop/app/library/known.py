"""Whether a deal is known to the player of a profile: whoever begins on it again begins an open game.

Known is a deal of which any game is there: finished or not, sealed or open, whoever sat opposite, in the trash too. Of a
finished game the result is enough; an unfinished one is forgotten when the trash is emptied. Source: decision 42.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.results import Result
from noria_desktop.app.saves.listing import Listed


class KnownDeals:
    """The deals of the games of a profile."""

    def __init__(self, files: Iterable[Listed], results: Iterable[Result]) -> None:
        """Collect them.

        Args:
            files: games of the profile, those in its trash among them.
            results: its finished games.
        """
        self._seeds: defaultdict[str, set[int]] = defaultdict(set)
        self._lines: defaultdict[str, set[str]] = defaultdict(set)
        for one in files:
            head = one.head or one.backup
            if head is not None and head.is_begun:
                self._seeds[head.game].add(head.seed)
                self._lines[head.game].add(head.notation)
        for result in results:
            self._seeds[result.game].add(result.seed)
            self._lines[result.game].add(result.notation)

    def has(self, kit: GameKit, options: Any, seed: int) -> bool:
        """Whether a game that is begun so lies on a known deal.

        Args:
            kit: of the game.
            options: with or without gaps for the seed to fill.
            seed: number of the deal.
        """
        if seed in self._seeds[kit.game_id]:
            return True
        lines = self._lines[kit.game_id]
        if not kit.line_is_deal or not lines:
            return False
        line = kit.write_setup(kit.options_of(kit.rules.setup(options, seed).state))
        # What a person chose first may stand at the end of a line, and is no part of what was dealt.
        return any(line.startswith(known) or known.startswith(line) for known in lines if known)
