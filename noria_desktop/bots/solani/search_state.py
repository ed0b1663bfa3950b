"""A whole game for searching: the same rules as ``games/solani``, flat and changed in place.

A decision is a code (``DRAFT_CLUSTER`` and so on); which there are is in ``legal``, what it all comes to in ``points``.
Chance comes in from outside: what the market is filled with is told to ``prepare``; decks and reserve are lists, known or
imagined.

The attrs engine is the truth (decision 9); a test plays both in lock-step. Source: rules.md 3, 4, 9.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from noria_desktop.bots.solani.codes import (
    BRANCH,
    CIRCLE,
    CLEANING,
    COYOTE_DRAFTING,
    COYOTE_PICKING,
    DISCARD,
    DRAFT_BRANCH,
    DRAFTING,
    DRAW,
    EITHER,
    FINISHED,
    KEEP,
    KEEPING,
    LAY_BRANCH,
    LAY_CIRCLE,
    LAY_FEATURE,
    PICKING,
    PLACING,
    PLACING_FEATURE,
    PREPARING,
    TAKE,
    TRACK,
)
from noria_desktop.bots.solani.placements import drawn_from, reachable
from noria_desktop.bots.solani.printed import (
    ANCHOR,
    DRAWN,
    KIND_NODES,
    NUMBER_ROW,
    ROUNDS,
    STARS,
    WHITE,
)
from noria_desktop.bots.solani.sky import NOTHING, Sky
from noria_desktop.games.solani.components import components

_CARD: Final = components()
_TAKEN: Final = NOTHING


class SearchState:
    """A game with everything known or imagined."""

    __slots__ = (
        "bonus_sectors",
        "branch_bag",
        "branches",
        "cluster_bag",
        "clusters",
        "coyote_clusters",
        "coyote_features",
        "coyote_level",
        "coyote_planets",
        "decks",
        "drawn",
        "feature",
        "final",
        "first",
        "gone",
        "gone_branches",
        "phase",
        "reserve",
        "round",
        "rows",
        "seat",
        "seats",
        "second",
        "skies",
        "sun",
        "track",
    )

    round: int
    sun: int
    phase: int
    seat: int
    """Who decides; means something while a seat decides."""
    first: int
    """The round's first type, or ``EITHER``."""
    second: bool
    """Whether the second type is drafted."""
    seats: int
    """Seats in the draft, Coyote's among them."""
    skies: list[Sky]
    clusters: list[int]
    """Clusters on offer by slot, ``NOTHING`` where one was taken."""
    branches: list[int]
    cluster_bag: list[int]
    branch_bag: list[int]
    final: list[int]
    """Branch tiles set aside for the last round."""
    track: list[int]
    reserve: list[int]
    rows: list[list[int]]
    decks: list[list[int]]
    """The top card is the last."""
    drawn: list[int]
    """Cards of which one is to be kept."""
    feature: int
    """Tile to be laid in the feature draft."""
    gone: list[int]
    gone_branches: list[int]
    coyote_level: int
    """``NOTHING`` unless Coyote plays."""
    coyote_clusters: list[int]
    coyote_planets: list[int]
    coyote_features: list[int]
    bonus_sectors: Sequence[int]

    def copy(self) -> SearchState:
        """A game that can go another way."""
        other = SearchState()
        other.round, other.sun, other.phase, other.seat = self.round, self.sun, self.phase, self.seat
        other.first, other.second, other.seats = self.first, self.second, self.seats
        other.skies = [sky.copy() for sky in self.skies]
        other.clusters, other.branches = self.clusters[:], self.branches[:]
        other.cluster_bag, other.branch_bag = self.cluster_bag[:], self.branch_bag[:]
        other.final, other.track, other.reserve = self.final[:], self.track[:], self.reserve[:]
        other.rows = [row[:] for row in self.rows]
        other.decks = [deck[:] for deck in self.decks]
        other.drawn, other.feature = self.drawn[:], self.feature
        other.gone, other.gone_branches = self.gone[:], self.gone_branches[:]
        other.coyote_level = self.coyote_level
        other.coyote_clusters = self.coyote_clusters[:]
        other.coyote_planets = self.coyote_planets[:]
        other.coyote_features = self.coyote_features[:]
        other.bonus_sectors = self.bonus_sectors
        return other

    # Deciding -----------------------------------------------------------------------------------------

    def type_now(self) -> int:
        """The type that is drafted now."""
        if self.first == EITHER or not self.second:
            return self.first
        return 1 - self.first

    def play(self, code: int) -> None:
        """Carry out a legal decision of a seat."""
        if code < DRAFT_BRANCH:
            slot, trade = divmod(code, TRACK + 1)
            self.take_cluster(slot, trade - 1)
        elif code < LAY_BRANCH:
            self.take_branch(code - DRAFT_BRANCH)
        elif code < LAY_CIRCLE:
            space, mask = divmod(code - LAY_BRANCH, 16)
            sky = self.skies[self.seat]
            sky.lay_branch(space, mask)
            sky.held_branch = NOTHING
            self._placed(sky)
        elif code < DISCARD:
            sky = self.skies[self.seat]
            sky.lay_circle(code - LAY_CIRCLE, sky.held_circle)
            sky.held_circle = NOTHING
            self._placed(sky)
        elif code == DISCARD:
            sky = self.skies[self.seat]
            if self.phase == PLACING_FEATURE:
                self.gone.append(self.feature)
                self._feature_done()
            else:
                self.gone.append(sky.held_circle)
                sky.held_circle = NOTHING
                self._placed(sky)
        elif code < DRAW:
            self._won(code - TAKE, self.rows[NUMBER_ROW[code - TAKE]])
        elif code < KEEP:
            deck = self.decks[code - DRAW]
            self.drawn = [deck.pop() for _ in range(min(DRAWN, len(deck)))]
            self.phase = KEEPING
        elif code < LAY_FEATURE:
            tile = code - KEEP
            for other in self.drawn:
                if other != tile:
                    self.rows[NUMBER_ROW[other]].append(other)
            self._won(tile, self.drawn)
            self.drawn = []
        else:
            self.skies[self.seat].lay_circle(code - LAY_FEATURE, self.feature)
            self._feature_done()

    def take_cluster(self, slot: int, space: int) -> None:
        """The drafting seat takes a cluster, or the planet on a space of the track for it (-1: none)."""
        sky = self.skies[self.seat]
        tile = self.clusters[slot]
        self.clusters[slot] = _TAKEN
        if space >= 0:
            self.gone.append(tile)
            tile = self.track[space]
            self.track[space] = _TAKEN
        sky.held_circle = tile
        self._drafted(CIRCLE)

    def take_branch(self, slot: int) -> None:
        """The drafting seat takes a branch tile."""
        self.skies[self.seat].held_branch = self.branches[slot]
        self.branches[slot] = _TAKEN
        self._drafted(BRANCH)

    def _drafted(self, kind: int) -> None:
        """Whose turn it is after a draft. Source: rules.md 4.2; rulings 31, 32."""
        if self.first == EITHER:
            self.first = kind
        if self.second:
            if self.seat < len(self.skies):
                self.phase = PLACING
            else:
                self._next_after_placement()
            return
        following = (self.seat + 1) % self.seats
        if following == self.sun:
            self.second = True
        else:
            self.seat = following
        self._draft_phase()

    def _draft_phase(self) -> None:
        self.phase = DRAFTING if self.seat < len(self.skies) else COYOTE_DRAFTING

    def _placed(self, sky: Sky) -> None:
        if sky.held_circle == NOTHING and sky.held_branch == NOTHING:
            found = sky.newly_surrounded()
            if found:
                sky.surrounded |= found
                sky.picks += found.bit_count()
            self._next_after_placement()

    def _next_after_placement(self) -> None:
        if self.seat != self.sun:
            self.seat = (self.seat - 1) % self.seats
            self._draft_phase()
        else:
            self._next_pick(self.sun)

    def _next_pick(self, start: int) -> None:
        """Clockwise, the next seat that has a feature to win. Source: rules.md 4.4; ruling 33."""
        for step in range(self.seats):
            seat = (start + step) % self.seats
            if seat < len(self.skies) and self.skies[seat].picks:
                self.seat = seat
                self.phase = PICKING
                return
        if self.coyote_level != NOTHING and _CARD.coyote_features[self.round] is not None:
            self.phase = COYOTE_PICKING
        else:
            self._round_over()

    def _round_over(self) -> None:
        self.phase = CLEANING if self.round < ROUNDS else FINISHED

    def _won(self, tile: int, source: list[int]) -> None:
        source.remove(tile)
        sky = self.skies[self.seat]
        sky.features.append(tile)
        sky.picks -= 1
        self.feature = tile
        self.phase = PLACING_FEATURE

    def _feature_done(self) -> None:
        self.feature = NOTHING
        self._next_pick((self.seat + 1) % self.seats)

    # What happens by itself ---------------------------------------------------------------------------

    def advance(self, chance: random.Random) -> None:
        """The next automatic beat; the market is filled by chance."""
        phase = self.phase
        if phase == PREPARING:
            self.turn_reserve()
            size = _CARD.market_size[self.seats]
            clusters = drawn_from(self.cluster_bag, size, chance)
            if self.round == ROUNDS:
                branches = chance.sample(self.final, size)
            else:
                branches = drawn_from(self.branch_bag, size, chance)
            self.prepare(clusters, branches)
        elif phase == COYOTE_DRAFTING:
            self._coyote_drafts()
        elif phase == COYOTE_PICKING:
            self._coyote_picks()
        elif phase == CLEANING:
            self._clean_up()

    def turn_reserve(self) -> None:
        """The planets of the reserve come onto an empty track. Source: rules.md 4.1."""
        if self.reserve and all(planet == _TAKEN for planet in self.track):
            for space in _CARD.refill_spaces:
                self.track[space] = self.reserve.pop()

    def prepare(self, clusters: Sequence[int], branches: Sequence[int]) -> None:
        """The market is filled with these tiles, and the Sun holder's turn begins."""
        self.clusters, self.branches = list(clusters), list(branches)
        for tile in clusters:
            self.cluster_bag[tile] -= 1
        if self.round == ROUNDS:
            for kind in branches:
                self.final.remove(kind)
            self.gone_branches += self.final
            self.final = []
        else:
            for kind in branches:
                self.branch_bag[kind] -= 1
        self.seat, self.first, self.second = self.sun, EITHER, False
        self._draft_phase()

    def _clean_up(self) -> None:
        """Source: rules.md 4.5."""
        for tile in self.clusters:
            if tile != _TAKEN:
                self.cluster_bag[tile] += 1
        for kind in self.branches:
            if kind != _TAKEN:
                self.branch_bag[kind] += 1
        self.clusters, self.branches = [], []
        for row, deck in zip(self.rows, self.decks, strict=True):
            if not row and deck:
                row.append(deck.pop())
        self.sun = (self.sun + 1) % self.seats
        self.round += 1
        self.phase = PREPARING

    # Coyote (rules.md 9) ------------------------------------------------------------------------------

    def _coyote_drafts(self) -> None:
        kind = self.type_now()
        if kind == EITHER:
            kind = CIRCLE if any(tile != _TAKEN and WHITE[tile] for tile in self.clusters) else BRANCH
        if kind == BRANCH:
            slot = max(
                (slot for slot, branch in enumerate(self.branches) if branch != _TAKEN),
                key=lambda slot: (KIND_NODES[self.branches[slot]], -slot),
            )
            self.gone_branches.append(self.branches[slot])
            self.branches[slot] = _TAKEN
        else:
            self._coyote_takes_circle()
        self._drafted(kind)

    def _coyote_takes_circle(self) -> None:
        offered = [(slot, tile) for slot, tile in enumerate(self.clusters) if tile != _TAKEN]
        white = [some for some in offered if WHITE[some[1]]]
        if not white and _CARD.coyote_trades[self.round]:
            near = reachable(self.track)
            owned = set(self.coyote_planets)
            for slot, tile in offered:
                for space in near[ANCHOR[tile]]:
                    if self.track[space] not in owned:
                        self.clusters[slot] = _TAKEN
                        self.gone.append(tile)
                        self.coyote_planets.append(self.track[space])
                        self.track[space] = _TAKEN
                        return
        slot, tile = max(white or offered, key=lambda some: (STARS[some[1]], -some[0]))
        self.clusters[slot] = _TAKEN
        self.coyote_clusters.append(tile)

    def _coyote_picks(self) -> None:
        wanted = _CARD.coyote_features[self.round]
        assert wanted is not None
        row, deck = self.rows[wanted.index], self.decks[wanted.index]
        if row:
            self.coyote_features.append(row.pop(0))
        elif deck:
            self.coyote_features.append(deck.pop())
        self._round_over()
