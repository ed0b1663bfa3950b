"""A finished game of Solani for its logbook page: what may be told, and how much there is to each of it.

Told to the human of seat 0; where there are several rivals, the one with most points is told of. Source: campaign.md,
section 2; rules.md 4, 5 and 9.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.engine.course import Standing, ahead_for_good, lead_changes
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.games.solani import events as ev
from noria_desktop.games.solani.bonuses import bonus_standing
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.geometry import SECTOR_OF
from noria_desktop.games.solani.scoring import scores
from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.tally import tally
from noria_desktop.games.solani.terms import CLUSTERS, Bonus, Branch, Line
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.game_ui import ENDINGS, StoryLine
from noria_desktop.ui.i18n import Text, minus, say_fields
from noria_desktop.ui.solani.words.bonuses import bonus_name
from noria_desktop.ui.solani.words.names import (
    circle_place,
    gap_place,
    is_coyote,
    kind_of,
    rival_name,
    rival_of,
    tile_name,
)
from noria_desktop.ui.solani.words.scores import line_name
from noria_desktop.ui.widgets.numerals import cardinal, ordinal

say_fields(
    "Solani",
    {
        "nth": ordinal,
        "many": cardinal,
        "mine": minus,
        "theirs": minus,
        "spot": circle_place,
        "gap": gap_place,
        "piece": tile_name,
        "rival": rival_name,
        "bonus_tile": bonus_name,
        "line": line_name,
        "own": minus,
        "other": minus,
    },
)

SENTENCES: Final[dict[str, Text]] = {
    "opening": Text("Solani", "The sky began with a {piece}, {spot}."),
    "cluster": Text("Solani", "A {piece} at {spot}: {gain} points at once."),
    "planet": Text("Solani", "A {piece} at {spot}: {gain} points at once."),
    "feature": Text("Solani", "“{feature}” at {spot}: {gain} points at once."),
    "branch": Text("Solani", "A {branch} at {gap}: {gain} points at once."),
    "dark": Text("Solani", "The {nth} Dark Sky was surrounded: {spot}."),
    "dark_all": Text("Solani", "All {many} Dark Skies surrounded, last at {spot}."),
    "dark_rival": Text("Solani", "{rival} surrounded its {nth} Dark Sky."),
    "colours": Text("Solani", "{many} colours of planets in the {sector}: {points} points."),
    "alike": Text("Solani", "{many} planets alike in the {sector}: {points} points."),
    "guide": Text("Solani", "The {sector} Guiding Star got exactly its {points} nodes."),
    "trade": Text("Solani", "A {piece} was traded for the {planet}."),
    "discarded": Text("Solani", "No space was left for the {piece}: out of the game."),
    "bonus": Text("Solani", "{bonus_tile} was yours from here on."),
    "denied": Text("Solani", "Coyote took a {branch} out of the game."),
    "coyote_feature": Text("Solani", "Coyote took “{feature}” for itself."),
    "coyote_planet": Text("Solani", "Coyote traded a cluster for the {planet}."),
    "lead": Text("Solani", "{piece}, {spot}: you led, {mine} to {theirs}."),
    "lead_branch": Text("Solani", "A {branch} put you in the lead, {mine} to {theirs}."),
    "behind": Text("Solani", "{rival} went ahead, {theirs} to your {mine}."),
    "halfway": Text("Solani", "Half the rounds were over: {mine} to {theirs}."),
    # What decided it
    "for_good_won": Text("Solani", "{piece}, {spot}: ahead for good, {mine} to {theirs}."),
    "for_good_branch_won": Text("Solani", "A {branch} put you ahead for good, {mine} to {theirs}."),
    "for_good_lost": Text("Solani", "{rival} went ahead for good, {theirs} to {mine}."),
    "last_tile_won": Text("Solani", "A {piece} in the last round, {gain} points: {mine} to {theirs}."),
    "line_won": Text("Solani", "{line} decided it, {own} points to {other}."),
    "line_lost": Text("Solani", "{line} decided it, {other} points to your {own}."),
    "most_won": Text("Solani", "{line} made most of the difference, {own} to {other}."),
    "most_lost": Text("Solani", "{line} cost you most, {own} points to {other}."),
    "loose_lost": Text("Solani", "{many} nodes stayed loose, and it ended {mine} to {theirs}."),
    "neat_won": Text("Solani", "No node stayed loose: {mine} to {theirs}."),
    "since_won": Text("Solani", "{mine} to {theirs}: ahead from round {since} to the end."),
    "since_lost": Text("Solani", "{theirs} to {mine}: behind from round {since} to the end."),
    "narrow_won": Text("Solani", "{mine} to {theirs}, hardly a small cluster apart."),
    "narrow_lost": Text("Solani", "{mine} to {theirs}: a single cluster was missing."),
    "clear_won": Text("Solani", "{mine} to {theirs}: {rival} was left in the dark."),
    "clear_lost": Text("Solani", "{rival} won by far, {theirs} to {mine}."),
    "tie_won": Text("Solani", "{mine} points each; your clusters broke the tie."),
    "tie_lost": Text("Solani", "{mine} points each; the tie went to {rival}."),
    "tie_shared": Text("Solani", "{mine} points each: the victory was shared."),
}
"""The words of each kind of line; those of the last ones end in how the game ended."""

NARROW: Final = 3
"""Points between both that a loose node or a small cluster is worth."""
CLEAR: Final = 15
KEPT: Final = (Line.CLUSTERS, Line.KEPT_PLAIN, Line.KEPT_WHITE)
"""Rows that are told as one: Coyote's clusters are counted in two."""


class _Game:
    """A finished game step by step, with the score sheet after each."""

    def __init__(self, steps: Sequence[StoryStep]) -> None:
        self.steps = steps
        self.sheets: list[ScoreSheet] = []
        for number, step in enumerate(steps):
            state: State = step.after
            before: State = step.before
            same = number and state.skies is before.skies and state.coyote is before.coyote
            self.sheets.append(self.sheets[-1] if same else scores(state))
        self.course = tuple(
            Standing(step.ply, step.before.round, sheet.total(HUMAN), sheet.total(_best_rival(sheet)))
            for step, sheet in zip(steps, self.sheets, strict=True)
        )

    def gain(self, number: int) -> int:
        """What a step brought the human."""
        before = self.sheets[max(number - 1, 0)]
        return self.sheets[number].total(HUMAN) - before.total(HUMAN)


def _best_rival(sheet: ScoreSheet) -> Seat:
    """The rival with most points."""
    rivals = sorted({line.seat for line in sheet.lines} - {HUMAN})
    return Seat(max(rivals, key=sheet.total))


def story(steps: Sequence[StoryStep]) -> tuple[StoryLine, ...]:
    """Everything that may be told of a finished game, in the order in which it happened."""
    game = _Game(steps)
    lines: list[StoryLine] = []
    for number, step in enumerate(steps):
        for event in step.events:
            lines += _mine(event, step, game.gain(number)) if _is_mine(event) else _theirs(event, step)
        if step.after.skies is not step.before.skies:
            lines += _grown(step)
    lines += _bonuses(game)
    lines += _leads(game)
    lines += _ends(game)
    return tuple(sorted(lines, key=lambda line: line.ply))


def _line(step: StoryStep, kind: str, weight: int, **fields: Any) -> StoryLine:
    before: State = step.before
    return StoryLine(
        step.ply,
        before.round,
        weight,
        f"solani.{kind}",
        SENTENCES[kind],
        tuple(fields.items()),
        kind.endswith(ENDINGS),
    )


def _is_mine(event: Any) -> bool:
    return getattr(event, "seat", None) == HUMAN


# What happened ----------------------------------------------------------------------------------------


def _mine(event: Any, step: StoryStep, gain: int) -> Iterator[StoryLine]:
    """What the human did."""
    before: State = step.before
    after: State = step.after
    weight = 40 + 14 * gain
    match event:
        case ev.CirclePlaced(_, space, tile):
            if not any(before.skies[HUMAN].circles):
                yield _line(step, "opening", 40, piece=tile, spot=space)
            if gain >= 3:
                kind = "cluster" if tile in CLUSTERS else "planet"
                yield _line(step, kind, weight, piece=tile, spot=space, gain=gain)
        case ev.FeaturePlaced(_, space, feature) if gain >= 3:
            yield _line(step, "feature", 30 + weight, feature=feature, spot=space, gain=gain)
        case ev.BranchPlaced(_, space, mask) if gain >= 3:
            yield _line(step, "branch", 10 + weight, branch=kind_of(mask), gap=space, gain=gain)
        case ev.DarkSkySurrounded(_, space):
            dark = after.skies[HUMAN].dark
            nth = sum(after.skies[HUMAN].surrounded)
            if nth == len(dark):
                yield _line(step, "dark_all", 190, many=nth, spot=space)
            else:
                yield _line(step, "dark", 120 + 15 * nth, nth=nth, spot=space)
        case ev.PlanetTraded(_, _, cluster, _, planet):
            yield _line(step, "trade", 65, piece=cluster, planet=planet)
        case ev.TileDiscarded(_, tile):
            yield _line(step, "discarded", 140, piece=tile)
        case _:
            return


def _theirs(event: Any, step: StoryStep) -> Iterator[StoryLine]:
    """What a rival did."""
    after: State = step.after
    match event:
        case ev.DarkSkySurrounded(seat):
            nth = sum(after.skies[seat].surrounded)
            yield _line(step, "dark_rival", 60 + 15 * nth, rival=rival_of(seat, after), nth=nth)
        case ev.BranchTaken(seat, _, branch) if is_coyote(seat, after) and branch is Branch.X4:
            yield _line(step, "denied", 85, branch=branch)
        case ev.PlanetTraded(seat, _, _, _, planet) if is_coyote(seat, after):
            yield _line(step, "coyote_planet", 70, planet=planet)
        case ev.CoyoteFeature(feature):
            yield _line(step, "coyote_feature", 75, feature=feature)
        case _:
            return


def _grown(step: StoryStep) -> Iterator[StoryLine]:
    """Planet sets and Guiding Stars that a step completed on the human's sky."""
    before: State = step.before
    after: State = step.after
    if before.skies[HUMAN] == after.skies[HUMAN]:
        return
    old, new = tally(before.skies[HUMAN]), tally(after.skies[HUMAN])
    known = {(one.sector, one.colour, len(one.circles)) for one in old.sets}
    for found in new.sets:
        size = len(found.circles)
        if size >= 3 and (found.sector, found.colour, size) not in known:
            kind = "colours" if found.colour is None else "alike"
            weight = 115 if size == 3 else 180
            yield _line(step, kind, weight, many=size, sector=found.sector, points=found.points)
    for space, stars in enumerate(components().guiding[after.skies[HUMAN].board.index]):
        if stars and new.points[space] > 0 >= old.points[space]:
            sector = SECTOR_OF[space]
            yield _line(step, "guide", 40 + 20 * stars, sector=sector, points=new.points[space])


def _bonuses(game: _Game) -> Iterator[StoryLine]:
    """Bonus tiles that the human had from the end of a round on until the end of the game."""
    ends = _rounds(game)
    held = [[tile[HUMAN].points > 0 for tile in bonus_standing(step.after)] for step, _ in ends]
    for bonus in Bonus:
        since = len(held)
        while since and held[since - 1][bonus.index]:
            since -= 1
        if 2 < since < len(held):
            yield _line(ends[since][0], "bonus", 120, bonus_tile=bonus)


def _rounds(game: _Game) -> list[tuple[StoryStep, Standing]]:
    """The last step of every round."""
    found = {standing.round: (step, standing) for step, standing in zip(game.steps, game.course, strict=True)}
    return list(found.values())


# Who led ----------------------------------------------------------------------------------------------


def _leads(game: _Game) -> Iterator[StoryLine]:
    """Changes of the lead that lasted to the end of their round, and half-time."""
    ends = _rounds(game)
    at = {step.ply: (step, sheet) for step, sheet in zip(game.steps, game.sheets, strict=True)}
    for change in lead_changes([standing for _, standing in ends]):
        if change.round < 3:
            continue
        turn = ahead_for_good([one for one in game.course if one.ply <= change.ply])
        assert turn is not None
        step, sheet = at[turn.ply]
        weight = 85 + 5 * turn.round
        if turn.leader < 0:
            yield _behind("behind", weight, step, sheet, turn)
        else:
            yield from _ahead("lead", "", weight, step, turn)
    for step, standing in ends:
        if standing.round == components().rounds // 2:
            yield _line(step, "halfway", 55, mine=standing.mine, theirs=standing.theirs)


def _behind(kind: str, weight: int, step: StoryStep, sheet: ScoreSheet, turn: Standing) -> StoryLine:
    rival = rival_of(_best_rival(sheet), step.after)
    return _line(step, kind, weight, rival=rival, theirs=turn.theirs, mine=turn.mine)


def _ahead(stem: str, how: str, weight: int, step: StoryStep, turn: Standing) -> Iterator[StoryLine]:
    """A lead taken by a tile that the human laid."""
    totals = {"mine": turn.mine, "theirs": turn.theirs}
    for event in step.events:
        match event:
            case ev.CirclePlaced(seat, space, tile) | ev.FeaturePlaced(seat, space, tile) if seat == HUMAN:
                yield _line(step, f"{stem}{how}", weight, piece=tile, spot=space, **totals)
            case ev.BranchPlaced(seat, _, mask) if seat == HUMAN:
                yield _line(step, f"{stem}_branch{how}", weight, branch=kind_of(mask), **totals)
            case _:
                pass


# What decided it --------------------------------------------------------------------------------------


def _ends(game: _Game) -> Iterator[StoryLine]:
    """Everything that may stand last."""
    last, end, sheet = game.steps[-1], game.course[-1], game.sheets[-1]
    ended = next(event for event in last.events if isinstance(event, ev.GameEnded))
    totals = {"mine": end.mine, "theirs": end.theirs}
    if HUMAN in ended.winners:
        how = "won" if len(ended.winners) == 1 else "shared"
        rival = _best_rival(sheet)
    else:
        how, rival = "lost", ended.winners[0]
    board = rival_of(rival, last.after)
    margin = abs(end.mine - end.theirs)
    if not margin:
        fields: dict[str, Any] = {"rival": board} if how == "lost" else {}
        yield _line(last, f"tie_{how}", 150, mine=end.mine, **fields)
        return
    if margin <= NARROW:
        yield _line(last, f"narrow_{how}", 145, **totals)
    else:
        weight = 120 if margin >= CLEAR else 70
        yield _line(last, f"clear_{how}", weight, rival=board, **totals)
    yield from _row(last, sheet, rival, margin, how)
    loose = sum(tally(last.after.skies[HUMAN]).loose)
    if how == "won" and not loose:
        yield _line(last, "neat_won", 130, **totals)
    if how == "lost" and loose > margin:
        yield _line(last, "loose_lost", 150, many=loose, **totals)
    yield from _turned(game, how, margin, totals)


def _turned(game: _Game, how: str, margin: int, totals: dict[str, int]) -> Iterator[StoryLine]:
    """The last change of the lead, and late tiles worth more than what lay between both."""
    since = ahead_for_good(game.course)
    if since is None:
        return
    held = ahead_for_good([standing for _, standing in _rounds(game)])
    if held is not None and 2 < held.round < components().rounds:
        yield _line(game.steps[-1], f"since_{how}", 118, since=held.round, **totals)
    for number, step in enumerate(game.steps):
        if step.ply == since.ply and since.round > 2:
            if how == "lost":
                yield _behind("for_good_lost", 150, step, game.sheets[number], since)
            else:
                yield from _ahead("for_good", "_won", 155, step, since)
        gain = game.gain(number)
        if how == "won" and gain >= max(margin, 3) and step.before.round == components().rounds:
            for event in step.events:
                if isinstance(event, ev.CirclePlaced) and event.seat == HUMAN:
                    fields = {"piece": event.tile, "gain": gain}
                    yield _line(step, "last_tile_won", 160, **fields, **totals)


def _row(last: StoryStep, sheet: ScoreSheet, rival: Seat, margin: int, how: str) -> Iterator[StoryLine]:
    """The row of the score sheet without which the game would have gone the other way."""
    sums: dict[Line, list[int]] = {}
    for line in sheet.lines:
        assert isinstance(line.code, Line)
        if line.seat in (HUMAN, rival):
            row: Line = Line.CLUSTERS if line.code in KEPT else line.code
            sums.setdefault(row, [0, 0])[line.seat != HUMAN] += line.points
    sign = 1 if how == "won" else -1
    most, (own, other) = max(sums.items(), key=lambda entry: sign * (entry[1][0] - entry[1][1]))
    ahead = sign * (own - other)
    if ahead > margin:
        weight = min(115 + 3 * (ahead - margin), 150)
        yield _line(last, f"line_{how}", weight, line=most, own=own, other=other)
    elif 2 * ahead > margin:
        yield _line(last, f"most_{how}", 115, line=most, own=own, other=other)
