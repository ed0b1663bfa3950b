"""A finished game of Scythe for its logbook page: what may be told, and how much there is to each of it.

Told to the human of seat 0; the ring shows the turn. Source: campaign.md, section 2; rules.md 5 to 12, automa.md 10.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.course import Standing, ahead_for_good, lead_changes
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.scoring import scores, tie_breaks
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Line, Star
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.game_ui import ENDINGS, StoryLine
from noria_desktop.ui.i18n import Text, say_fields
from noria_desktop.ui.scythe.words.amounts import goods_text, one_time
from noria_desktop.ui.scythe.words.names import star_name
from noria_desktop.ui.scythe.words.scores import line_name, tie_break_names
from noria_desktop.ui.scythe.words.titles import encounter_title, factory_title, objective_title
from noria_desktop.ui.widgets.numerals import cardinal, ordinal

say_fields(
    "Scythe",
    {
        "nth": ordinal,
        "many": cardinal,
        "star_for": star_name,
        "objective_card": objective_title,
        "factory_card": factory_title,
        "encounter_card": encounter_title,
        "spoils": goods_text,
        "once": one_time,
        "line": line_name,
        "tie_break": lambda number: tie_break_names()[number],
    },
)

SENTENCES: Final[dict[str, Text]] = {
    "tie_mine": Text("Scythe", "{place}, {own} against {other}: the tie was yours."),
    "tie_its": Text("Scythe", "{place}, {own} against {other}: the tie went to the Automa."),
    "taken": Text("Scythe", "{place} was taken, {own} against {other}."),
    "held": Text("Scythe", "{place} was held, {own} against {other}."),
    "repelled": Text("Scythe", "The attack on {place} failed, {own} against {other}."),
    "lost": Text("Scythe", "{place} was lost to the Automa, {own} against {other}."),
    "taken_star": Text("Scythe", "{place} was taken: a combat won, the {nth} star."),
    "held_star": Text("Scythe", "{place} was held: a combat won, the {nth} star."),
    "routed": Text("Scythe", "{many} workers were driven from {place}."),
    "routing": Text("Scythe", "You drove {many} of the Automa's workers from {place}."),
    "plundered": Text("Scythe", "An attack on {place} cost {spoils}."),
    "factory_first": Text("Scythe", "First at the Factory, for the card “{factory_card}”."),
    "factory_second": Text("Scythe", "At the Factory after the Automa: “{factory_card}”."),
    "factory_its": Text("Scythe", "The Automa was at the Factory before you."),
    "encounter": Text("Scythe", "An encounter on {place}: “{encounter_card}”."),
    "objective": Text("Scythe", "“{objective_card}” was fulfilled: the {nth} star."),
    "first_star": Text("Scythe", "The first star was yours: {star_for}."),
    "first_star_its": Text("Scythe", "The first star was the Automa's: {star_for}."),
    "star": Text("Scythe", "Your {nth} star: {star_for}."),
    "star_its": Text("Scythe", "The Automa's {nth} star: {star_for}."),
    "mech": Text("Scythe", "The first mech, {ability}, rolled out on {place}."),
    "structure": Text("Scythe", "The first building: the {structure} on {place}."),
    "recruit": Text("Scythe", "The first recruit was enlisted, for {once}."),
    "upgrade": Text("Scythe", "The first upgrade: “{box}”."),
    "opening": Text("Scythe", "It began with {faction} on the {mat} mat."),
    "token_its": Text("Scythe", "The Automa took the encounter on {place} from you."),
    "arrived": Text("Scythe", "The Automa's {unit} came to its home base."),
    "lead": Text("Scythe", "You went ahead, {mine} coins to {theirs}."),
    "behind": Text("Scythe", "The Automa went ahead, {theirs} coins to {mine}."),
    "midway": Text("Scythe", "Midway the count was {mine} coins to {theirs}."),
    # What decided it
    "sixth_mine_won": Text("Scythe", "Your {nth} star ended it in time, {mine} to {theirs} coins."),
    "sixth_mine_lost": Text("Scythe", "Your {nth} star ended it too early, {mine} to {theirs} coins."),
    "sixth_its_won": Text("Scythe", "The Automa's {nth} star ended it, too late: {mine} to {theirs}."),
    "sixth_its_lost": Text("Scythe", "The Automa's {nth} star ended it; you had {many}."),
    "line_won": Text("Scythe", "{line} decided it, {own} coins to {other}."),
    "line_lost": Text("Scythe", "{line} decided it, {other} coins to your {own}."),
    "most_won": Text("Scythe", "{line} made most of the difference, {own} to {other}."),
    "most_lost": Text("Scythe", "{line} cost you most, {own} coins to {other}."),
    "since_won": Text("Scythe", "{mine} to {theirs} coins: ahead since turn {since}."),
    "since_lost": Text("Scythe", "{theirs} to {mine} coins: the Automa led from turn {since} on."),
    "for_good_won": Text("Scythe", "From here on you led, {mine} coins to {theirs}."),
    "for_good_lost": Text("Scythe", "From here on the Automa led, {theirs} coins to {mine}."),
    "narrow_won": Text("Scythe", "{mine} to {theirs} coins: just enough."),
    "narrow_lost": Text("Scythe", "{mine} to {theirs} coins: only a few were missing."),
    "clear_won": Text("Scythe", "{mine} to {theirs} coins: the Automa was left far behind."),
    "clear_lost": Text("Scythe", "{theirs} to {mine} coins: the Automa was out of reach."),
    "combat_won": Text("Scythe", "{place}, {own} against {other}: the win that decided it."),
    "combat_lost": Text("Scythe", "{place}, {own} against {other}: the loss that decided it."),
    "tie_won": Text("Scythe", "{mine} each; you had more {tie_break}."),
    "tie_lost": Text("Scythe", "{mine} each; the Automa had more {tie_break}."),
    "tie_shared": Text("Scythe", "{mine} coins each, and every tie-break equal."),
}
"""The words of each kind of line; those of the last ones end in how the game ended."""

NARROW: Final = 5
"""Coins that a turn more or less may bring."""
CLEAR: Final = 20


class _Game:
    """A finished game step by step, with the score sheet at the end of each turn."""

    def __init__(self, steps: Sequence[StoryStep]) -> None:
        self.steps = steps
        self.course: list[Standing] = []
        self.at: dict[int, StoryStep] = {}
        for number, step in enumerate(steps):
            if number + 1 == len(steps) or _of_turn(steps[number + 1]) != _of_turn(step):
                sheet = scores(step.after)
                self.course.append(Standing(step.ply, _turn(step), sheet.total(HUMAN), sheet.total(BOT)))
                self.at[step.ply] = step

    def turns(self) -> tuple[Standing, ...]:
        """How it stood when both had had their turn of a number."""
        return tuple({standing.round: standing for standing in self.course}.values())


def _turn(step: StoryStep) -> int:
    """The turn a step belongs to; the Automa's has the number of the human's before it."""
    before: State = step.before
    return before.turn


def _of_turn(step: StoryStep) -> tuple[int, int]:
    """Tells the human's and the Automa's turn of the same number apart."""
    before: State = step.before
    return before.turn, before.automa.turns


def story(steps: Sequence[StoryStep]) -> tuple[StoryLine, ...]:
    """Everything that may be told of a finished game, in the order in which it happened."""
    game = _Game(steps)
    lines = [line for step in steps for line in _of_step(step)]
    lines += _firsts(steps)
    lines += _leads(game)
    lines += _ends(game)
    return tuple(sorted(lines, key=lambda line: line.ply))


def _line(step: StoryStep, kind: str, weight: int, **fields: Any) -> StoryLine:
    return StoryLine(
        step.ply,
        _turn(step),
        weight,
        f"scythe.{kind}",
        SENTENCES[kind],
        tuple(fields.items()),
        kind.endswith(ENDINGS),
    )


# What happened ----------------------------------------------------------------------------------------


def _of_step(step: StoryStep) -> Iterator[StoryLine]:
    """What there is to tell of a step by itself."""
    before: State = step.before
    stars = {event.seat: event for event in step.events if isinstance(event, ev.StarPlaced)}
    for event in step.events:
        match event:
            case ev.CombatRevealed():
                yield from _combat(event, step, stars.get(HUMAN))
            case ev.WorkersRouted(seat, place, number):
                if seat == HUMAN and number >= 2:
                    yield _line(step, "routed", 70 + 25 * number, many=number, place=place)
                elif seat == BOT and number >= 2:
                    yield _line(step, "routing", 60 + 20 * number, many=number, place=place)
            case ev.GoodsRemoved(place, goods) if sum(goods) >= 2:
                if sum(1 for amount in goods if amount) <= 2:
                    yield _line(step, "plundered", 60 + 20 * sum(goods), place=place, spoils=goods)
            case ev.FactoryCardTaken(seat, card):
                yield from _factory(seat, card, before, step)
            case ev.EncounterDrawn(place, card):
                yield _line(step, "encounter", 85, place=place, encounter_card=card)
            case ev.StarPlaced():
                yield from _star(event, step)
            case ev.TokenRemoved(place):
                yield _line(step, "token_its", 70, place=place)
            case ev.AutomaUnitArrived(unit):
                yield _line(step, "arrived", 55, unit=unit)
            case _:
                pass


def _combat(event: ev.CombatRevealed, step: StoryStep, star: ev.StarPlaced | None) -> Iterator[StoryLine]:
    totals = [power + sum(cards) for power, cards in zip(event.power, event.cards, strict=True)]
    own, other = totals[HUMAN], totals[BOT]
    fields = {"place": event.place, "own": own, "other": other}
    won, attack = event.winner == HUMAN, event.attacker == HUMAN
    if star is not None and star.star is Star.COMBAT:
        kind = "taken_star" if attack else "held_star"
        yield _line(step, kind, 130 + 10 * star.total, place=event.place, nth=star.total)
    if own == other:
        yield _line(step, "tie_mine" if won else "tie_its", 170, **fields)
    else:
        kind = ("taken" if attack else "held") if won else ("repelled" if attack else "lost")
        close = max(0, 4 - abs(own - other))
        yield _line(step, kind, 110 + 12 * close, **fields)


def _factory(seat: Seat, card: int | None, before: State, step: StoryStep) -> Iterator[StoryLine]:
    if seat == HUMAN:
        first = not before.automa.factory_card
        kind = "factory_first" if first else "factory_second"
        yield _line(step, kind, 140 if first else 105, factory_card=card)
    elif before.human.factory_card is None:
        yield _line(step, "factory_its", 115)


def _star(event: ev.StarPlaced, step: StoryStep) -> Iterator[StoryLine]:
    """A star; what it was placed for decides how it is told."""
    before: State = step.before
    if not any(before.human.stars) and not any(before.automa.stars) and event.total == 1:
        kind, weight = ("first_star", 125) if event.seat == HUMAN else ("first_star_its", 110)
        yield _line(step, kind, weight, star_for=event.star)
    cards = [one for one in step.events if isinstance(one, ev.ObjectiveRevealed)]
    if event.seat == BOT:
        yield _line(step, "star_its", 75 + 9 * event.total, nth=event.total, star_for=event.star)
    elif event.star is Star.OBJECTIVE and cards:
        yield _line(step, "objective", 125 + 9 * event.total, objective_card=cards[0].card, nth=event.total)
    elif event.star is not Star.COMBAT:
        yield _line(step, "star", 110 + 9 * event.total, nth=event.total, star_for=event.star)


def _firsts(steps: Sequence[StoryStep]) -> Iterator[StoryLine]:
    """How it began, and the first of everything that is made of both mats."""
    start: State = steps[0].after
    yield _line(steps[0], "opening", 40, faction=start.human.faction, mat=start.human.mat)
    told: set[type] = set()
    for step in steps:
        faction = step.before.human.faction
        for event in step.events:
            if type(event) in told:
                continue
            match event:
                case ev.Deployed(slot, place):
                    ability = components().mats.factions[faction.index].mechs[slot]
                    yield _line(step, "mech", 95, place=place, ability=ability)
                case ev.Built(structure, place):
                    yield _line(step, "structure", 85, structure=structure, place=place)
                case ev.Enlisted(_, bonus):
                    yield _line(step, "recruit", 80, once=bonus)
                case ev.Upgraded(cube):
                    yield _line(step, "upgrade", 75, box=cube)
                case _:
                    continue
            told.add(type(event))


# Who led ----------------------------------------------------------------------------------------------


def _leads(game: _Game) -> Iterator[StoryLine]:
    """Changes of the lead from one turn to another, and how it stood midway."""
    changes = lead_changes(game.turns())
    for change in changes:
        kind = "lead" if change.leader > 0 else "behind"
        weight = 95 + min(2 * change.round, 60) - 5 * len(changes)
        yield _line(game.at[change.ply], kind, weight, mine=change.mine, theirs=change.theirs)
    middle = game.course[len(game.course) // 2]
    yield _line(game.at[middle.ply], "midway", 50, mine=middle.mine, theirs=middle.theirs)


# What decided it --------------------------------------------------------------------------------------


def _ends(game: _Game) -> Iterator[StoryLine]:
    """Everything that may stand last."""
    last, end = game.steps[-1], game.course[-1]
    state: State = last.after
    sheet = scores(state)
    totals = {"mine": end.mine, "theirs": end.theirs}
    how = "shared" if sheet.winner is None else "won" if sheet.winner == HUMAN else "lost"
    if end.mine == end.theirs:
        yield from _tie(last, state, how, end.mine)
        return
    margin = abs(end.mine - end.theirs)
    if margin <= NARROW:
        yield _line(last, f"narrow_{how}", 140, **totals)
    elif margin >= CLEAR:
        yield _line(last, f"clear_{how}", 115, **totals)
    yield from _sixth(last, state, how, totals)
    yield from _row(last, sheet, margin, how)
    since = ahead_for_good(game.course)
    assert since is not None
    held = ahead_for_good(game.turns())
    if held is not None and 3 < held.round < end.round:
        yield _line(last, f"since_{how}", 120, since=held.round, **totals)
    if 3 < since.round < end.round:
        fields = {"mine": since.mine, "theirs": since.theirs}
        yield _line(game.at[since.ply], f"for_good_{how}", 125, **fields)
    for step in game.steps:
        for event in step.events:
            if isinstance(event, ev.CombatRevealed) and 3 * step.ply >= 2 * len(game.steps):
                yield from _combat_decided(event, step, margin, how)


def _sixth(last: StoryStep, state: State, how: str, totals: dict[str, int]) -> Iterator[StoryLine]:
    """Whose star ended the game."""
    mine, its = sum(state.human.stars), sum(state.automa.stars)
    if mine > its:
        yield _line(last, f"sixth_mine_{how}", 130, nth=mine, **totals)
    elif how == "won":
        yield _line(last, "sixth_its_won", 130, nth=its, **totals)
    else:
        yield _line(last, "sixth_its_lost", 125, nth=its, many=mine)


def _row(last: StoryStep, sheet: ScoreSheet, margin: int, how: str) -> Iterator[StoryLine]:
    """The row of the score sheet without which the game would have gone the other way."""
    sums: dict[Line, list[int]] = {}
    for line in sheet.lines:
        assert isinstance(line.code, Line)
        sums.setdefault(line.code, [0, 0])[line.seat] += line.points
    sign = 1 if how == "won" else -1
    most, (own, other) = max(sums.items(), key=lambda entry: sign * (entry[1][0] - entry[1][1]))
    ahead = sign * (own - other)
    if ahead > margin:
        weight = min(120 + 2 * (ahead - margin), 150)
        yield _line(last, f"line_{how}", weight, line=most, own=own, other=other)
    elif 2 * ahead > margin:
        yield _line(last, f"most_{how}", 115, line=most, own=own, other=other)


def _combat_decided(event: ev.CombatRevealed, step: StoryStep, margin: int, how: str) -> Iterator[StoryLine]:
    """A late combat won by the winner that changed more than lay between both in the end."""
    if (event.winner == HUMAN) != (how == "won"):
        return
    before, after = scores(step.before), scores(step.after)
    swing = (after.total(HUMAN) - before.total(HUMAN)) - (after.total(BOT) - before.total(BOT))
    if (swing if how == "won" else -swing) > margin:
        totals = [power + sum(cards) for power, cards in zip(event.power, event.cards, strict=True)]
        fields = {"place": event.place, "own": totals[HUMAN], "other": totals[BOT]}
        yield _line(step, f"combat_{how}", 160, **fields)


def _tie(last: StoryStep, state: State, how: str, mine: int) -> Iterator[StoryLine]:
    """As many coins: what broke the tie, if anything did."""
    if how == "shared":
        yield _line(last, "tie_shared", 150, mine=mine)
        return
    own, other = tie_breaks(state)
    number = next(number for number, pair in enumerate(zip(own, other, strict=True)) if pair[0] != pair[1])
    yield _line(last, f"tie_{how}", 150, mine=mine, tie_break=number)
