"""A finished game of Noria for its logbook page: what may be told, and how much there is to each of it.

A raise or an intrigue counts by what it changed between both sides' points at that moment. Source: campaign.md,
section 2; rules.md 4 and 5.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from noria_desktop.engine.course import Standing, ahead_for_good, lead_changes
from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.events import Cancellation
from noria_desktop.games.noria.scoring import chamber_value, counted, points
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import Chamber, Good, Letter, Side
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.game_ui import ENDINGS, StoryLine
from noria_desktop.ui.i18n import Text, say_fields
from noria_desktop.ui.noria.words.names import listed
from noria_desktop.ui.widgets.numerals import ordinal

say_fields(
    "Noria",
    {
        "nth": ordinal,
        "joining": lambda letters: listed(tuple(letter.value for letter in letters)),
    },
)

SENTENCES: Final[dict[str, Text]] = {
    "track": Text("Noria", "The first representative went to {track}."),
    "harvest": Text("Noria", "Ships brought {amount} {resource} in a single trip."),
    "production": Text("Noria", "{amount} {good} from a single production."),
    "every_good": Text("Noria", "A single production filled a warehouse of every kind."),
    "factory": Text("Noria", "The {nth} factory went up, on island {number}."),
    "last_factory": Text("Noria", "The {nth} and last factory: {knowledge} knowledge a round."),
    "upgrades": Text("Noria", "A {nth} disc of the wheel was upgraded: {disc}."),
    "raise": Text("Noria", "{track} rose to {level}, worth {gain} points."),
    "top": Text("Noria", "{track} reached {level}, the top of its track."),
    "bot_raise": Text("Noria", "The bot's {track} rose to {level}, worth {gain} points."),
    "bot_top": Text("Noria", "The bot's {track} reached {level}, the top of its track."),
    "intrigue": Text("Noria", "An intrigue made {chamber} worth {value} a level."),
    "bot_intrigue": Text("Noria", "The bot's intrigue made {chamber} worth {value} a level."),
    "closed": Text("Noria", "{chamber} lost its last politician and stays at {value}."),
    "bot_closed": Text("Noria", "The bot left {chamber} at {value}: nobody can raise it now."),
    "disc_unplaced": Text("Noria", "A disc was bought and found no place: {disc}."),
    "surge": Text("Noria", "An energy surge swept in {joining} as well."),
    "idle": Text("Noria", "No letter entered: the bot let the round go by."),
    "no_ship": Text("Noria", "The bot's airship found no ship to take away."),
    "no_space": Text("Noria", "The bot came to build, and the island was full."),
    "no_factory": Text("Noria", "The bot came to build and had no factory left."),
    "no_politician": Text("Noria", "The bot's intrigue fell flat: no politician could move."),
    "no_track": Text("Noria", "The bot found no track on which to follow you."),
    "no_letter": Text("Noria", "The bot had no letter left to enhance."),
    "all_at_top": Text("Noria", "The bot had no track left to invest in."),
    "lead": Text("Noria", "{track} rose to {level}: you led, {mine} to {theirs}."),
    "lead_intrigue": Text("Noria", "{chamber} was worth {value} now: you led, {mine} to {theirs}."),
    "behind": Text("Noria", "{track} rose to {level}: the bot led, {theirs} to {mine}."),
    "behind_intrigue": Text("Noria", "{chamber} was worth {value}: the bot led, {theirs} to {mine}."),
    "halfway": Text("Noria", "Half the rounds were over, and it stood {mine} to {theirs}."),
    "bot_first": Text("Noria", "The bot's first points: {theirs} to your {mine}."),
    # What decided it
    "for_good_won": Text("Noria", "{track} rose to {level}: ahead for good, {mine} to {theirs}."),
    "for_good_intrigue_won": Text("Noria", "An intrigue put you ahead for good, {mine} to {theirs}."),
    "for_good_lost": Text("Noria", "{track} rose to {level}: the bot led for good, {theirs} to {mine}."),
    "for_good_intrigue_lost": Text(
        "Noria", "An intrigue gave the bot the lead for good, {theirs} to {mine}."
    ),
    "last_raise_won": Text("Noria", "{track} rose to {level}, worth {gain}; it ended {mine} to {theirs}."),
    "last_raise_lost": Text(
        "Noria", "The bot's {track} to {level}, worth {gain}; it ended {theirs} to {mine}."
    ),
    "chamber_won": Text("Noria", "{chamber} decided it: {own} points to the bot's {other}."),
    "chamber_lost": Text("Noria", "{chamber} decided it: the bot {other}, you {own} points."),
    "most_won": Text("Noria", "{chamber} brought most: {own} points to the bot's {other}."),
    "most_lost": Text("Noria", "{chamber} did most of it: the bot {other}, you {own} points."),
    "since_won": Text("Noria", "{mine} to {theirs}: ahead since round {since} and never caught."),
    "since_lost": Text("Noria", "{theirs} to {mine}: from round {since} on the bot led."),
    "narrow_won": Text("Noria", "{mine} to {theirs}, with hardly a raise between you."),
    "narrow_lost": Text("Noria", "{mine} to {theirs}: a single raise was missing."),
    "clear_won": Text("Noria", "{mine} to {theirs}: the bot was left far behind."),
    "clear_lost": Text("Noria", "{theirs} to {mine}: the bot was far away by then."),
    "tie_shared": Text("Noria", "{mine} to {theirs}: a tie, and nobody wins it."),
}
"""The words of each kind of line; those of the last ones end in how the game ended."""

CANCELLED: Final = {
    Cancellation.NO_SHIP_ON_ISLAND: "no_ship",
    Cancellation.NO_FREE_SPACE: "no_space",
    Cancellation.NO_FACTORY_LEFT: "no_factory",
    Cancellation.NO_POLITICIAN: "no_politician",
    Cancellation.ALL_AT_TOP: "all_at_top",
    Cancellation.NO_TRACK_TO_FOLLOW: "no_track",
    Cancellation.ALL_UPGRADED: "no_letter",
}
NARROW: Final = 6
"""Points between both sides up to which a single raise would have turned the game."""
CLEAR: Final = 30


def story(steps: Sequence[StoryStep]) -> tuple[StoryLine, ...]:
    """Everything that may be told of a finished game, in the order in which it happened."""
    course = tuple(_standing(step) for step in steps)
    lines = [line for step in steps for event in step.events for line in _of(event, step)]
    lines += _leads(steps, course)
    lines += _ends(steps, course)
    return tuple(sorted(lines, key=lambda line: line.ply))


def _round(step: StoryStep) -> int:
    """The round a step belongs to; the bot's last step opens the next round."""
    before: State = step.before
    return max(before.round, 1)


def _standing(step: StoryStep) -> Standing:
    state: State = step.after
    return Standing(
        step.ply, _round(step), points(state, state.human.levels), points(state, state.bot.levels)
    )


def _line(step: StoryStep, kind: str, weight: int, **fields: Any) -> StoryLine:
    return StoryLine(
        step.ply,
        _round(step),
        weight,
        f"noria.{kind}",
        SENTENCES[kind],
        tuple(fields.items()),
        kind.endswith(ENDINGS),
    )


def _rounds(course: Sequence[Standing]) -> tuple[Standing, ...]:
    """How it stood at the end of every round."""
    return tuple({standing.round: standing for standing in course}.values())


def _swing(step: StoryStep) -> int:
    """What a step changed in the human's favour."""
    before: State = step.before
    after: State = step.after
    return (
        points(after, after.human.levels)
        - points(before, before.human.levels)
        - points(after, after.bot.levels)
        + points(before, before.bot.levels)
    )


# What happened ----------------------------------------------------------------------------------------


def _of(event: Any, step: StoryStep) -> Iterator[StoryLine]:
    """What there is to tell of an event by itself."""
    after: State = step.after
    match event:
        case ev.TrackChosen(track):
            yield _line(step, "track", 40, track=track)
        case ev.Gathered(_, resource, amount) if amount >= 4:
            yield _line(step, "harvest", 25 * amount, amount=amount, resource=resource)
        case ev.Produced(goods) if sum(goods) >= 3:
            yield from _produced(goods, step)
        case ev.FactoryBuilt(Side.HUMAN, island):
            yield from _built(after, step, island)
        case ev.DiscUpgraded(_, disc):
            upgraded = sum(lying is not None and lying.upgraded for lying in after.human.wheel)
            if upgraded >= 3:
                yield _line(step, "upgrades", 25 * upgraded, nth=upgraded, disc=disc)
        case ev.Invested():
            yield from _raised(event, step)
        case ev.PoliticianSeated(side, chamber, value):
            good = _swing(step) if side is Side.HUMAN else -_swing(step)
            if good > 0:
                kind = "intrigue" if side is Side.HUMAN else "bot_intrigue"
                yield _line(step, kind, 70 + 5 * good, chamber=chamber, value=value)
        case ev.PoliticianRemoved(side, chamber):
            yield from _removed(side, chamber, step)
        case ev.DiscsLost(discs):
            yield _line(step, "disc_unplaced", 120, disc=discs[0])
        case ev.Surged(entered) if len(entered) >= 2:
            yield _line(step, "surge", 50 + 35 * len(entered), joining=entered)
        case ev.LettersEntered(()):
            yield _line(step, "idle", 90)
        case ev.LetterCancelled(letter, reason):
            yield _line(step, CANCELLED[reason], 130 if letter in (Letter.C, Letter.B) else 100)
        case _:
            return


def _produced(goods: tuple[int, ...], step: StoryStep) -> Iterator[StoryLine]:
    if all(goods):
        yield _line(step, "every_good", 190)
    elif max(goods) >= 3:
        good = tuple(Good)[goods.index(max(goods))]
        yield _line(step, "production", 40 * max(goods), amount=max(goods), good=good)


def _built(after: State, step: StoryStep, island: int) -> Iterator[StoryLine]:
    printed = components()
    built = printed.factories - after.human.factories
    if not after.human.factories:
        yield _line(step, "last_factory", 155, nth=built, knowledge=printed.income(built))
    else:
        yield _line(step, "factory", 50 + 15 * built, nth=built, number=after.islands[island].number)


def _raised(event: ev.Invested, step: StoryStep) -> Iterator[StoryLine]:
    own = event.side is Side.HUMAN
    fields = {"track": event.track, "level": event.level}
    if event.level == components().max_level:
        yield _line(step, "top" if own else "bot_top", 130, **fields)
    gain = _swing(step) if own else -_swing(step)
    if gain >= 4:
        yield _line(
            step, "raise" if own else "bot_raise", (60 if own else 45) + 7 * gain, gain=gain, **fields
        )


def _removed(side: Side, chamber: Chamber, step: StoryStep) -> Iterator[StoryLine]:
    after: State = step.after
    seats = after.council[chamber.index]
    if seats.upper or not seats.seated:
        return
    value = chamber_value(after, chamber)
    missed = max(components().chamber_values[chamber.index]) - value
    if missed:
        kind = "closed" if side is Side.HUMAN else "bot_closed"
        yield _line(step, kind, 40 + 8 * missed, chamber=chamber, value=value)


# Who led ----------------------------------------------------------------------------------------------


def _leads(steps: Sequence[StoryStep], course: Sequence[Standing]) -> Iterator[StoryLine]:
    """Changes of the lead that lasted to the end of their round; half-time; the bot's first points."""
    ends = _rounds(course)
    at = {step.ply: step for step in steps}
    for change in lead_changes(ends):
        turn = ahead_for_good([one for one in course if one.ply <= change.ply])
        assert turn is not None
        yield from _taken(at[turn.ply], turn)
    half = next((end for end in ends if end.round == components().rounds // 2), None)
    if half is not None:
        yield _line(at[half.ply], "halfway", 55, mine=half.mine, theirs=half.theirs)
    first = next((one for one in course if one.theirs), None)
    if first is not None:
        yield _line(at[first.ply], "bot_first", 60, mine=first.mine, theirs=first.theirs)


def _taken(step: StoryStep, turn: Standing) -> Iterator[StoryLine]:
    """A lead taken: by a raise or by what a chamber is worth."""
    kind = "lead" if turn.leader > 0 else "behind"
    weight = 100 + 5 * turn.round + 60 * (turn.mine + turn.theirs >= 60)
    for event in step.events:
        match event:
            case ev.Invested(_, track, level):
                yield _line(step, kind, weight, track=track, level=level, mine=turn.mine, theirs=turn.theirs)
            case ev.PoliticianSeated(_, chamber, value):
                yield _line(
                    step,
                    f"{kind}_intrigue",
                    weight,
                    chamber=chamber,
                    value=value,
                    mine=turn.mine,
                    theirs=turn.theirs,
                )
            case _:
                pass


# What decided it --------------------------------------------------------------------------------------


def _ends(steps: Sequence[StoryStep], course: Sequence[Standing]) -> Iterator[StoryLine]:
    """Everything that may stand last."""
    end, last = course[-1], steps[-1]
    totals = {"mine": end.mine, "theirs": end.theirs}
    since = ahead_for_good(course)
    if since is None:
        yield _line(last, "tie_shared", 150, **totals)
        return
    how = "won" if end.leader > 0 else "lost"
    margin = abs(end.mine - end.theirs)
    if margin <= NARROW:
        yield _line(last, f"narrow_{how}", 150, **totals)
    else:
        yield _line(last, f"clear_{how}", 115 if margin >= CLEAR else 60, **totals)
    held = ahead_for_good(_rounds(course))
    if held is not None and 1 < held.round < components().rounds:
        yield _line(last, f"since_{how}", 120, since=held.round, **totals)
    yield from _chamber(last, margin, end.leader, how)
    for step in steps:
        if step.ply == since.ply and since.round > 1:
            yield from _for_good(step, since, how)
    late = [step for step in steps if 3 * step.ply >= 2 * len(steps)]
    raises = [line for step in late for line in _last_raise(step, margin, how, totals)]
    yield from raises[-1:]


def _chamber(last: StoryStep, margin: int, leader: int, how: str) -> Iterator[StoryLine]:
    """The chamber without which the game would have gone the other way."""
    state: State = last.after
    rows = [
        (
            chamber,
            counted(state.human.levels, chamber) * chamber_value(state, chamber),
            counted(state.bot.levels, chamber) * chamber_value(state, chamber),
        )
        for chamber in Chamber
    ]
    chamber, own, other = max(rows, key=lambda row: leader * (row[1] - row[2]))
    if leader * (own - other) > margin:
        weight = min(110 + 2 * (leader * (own - other) - margin), 150)
        yield _line(last, f"chamber_{how}", weight, chamber=chamber, own=own, other=other)
    elif 2 * leader * (own - other) > margin:
        yield _line(last, f"most_{how}", 112, chamber=chamber, own=own, other=other)


def _for_good(step: StoryStep, since: Standing, how: str) -> Iterator[StoryLine]:
    totals = {"mine": since.mine, "theirs": since.theirs}
    for event in step.events:
        match event:
            case ev.Invested(_, track, level):
                yield _line(step, f"for_good_{how}", 160, track=track, level=level, **totals)
            case ev.PoliticianSeated():
                yield _line(step, f"for_good_intrigue_{how}", 160, **totals)
            case _:
                pass


def _last_raise(step: StoryStep, margin: int, how: str, totals: dict[str, int]) -> Iterator[StoryLine]:
    """A late raise that was worth at least what lay between both in the end."""
    winner = Side.HUMAN if how == "won" else Side.BOT
    gain = _swing(step) if winner is Side.HUMAN else -_swing(step)
    for event in step.events:
        if isinstance(event, ev.Invested) and event.side is winner and gain >= margin:
            yield _line(
                step,
                f"last_raise_{how}",
                165,
                track=event.track,
                level=event.level,
                gain=gain,
                **totals,
            )
