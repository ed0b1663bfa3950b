"""What the bot does next, in a few words a letter. Public information, so not a hint."""

from __future__ import annotations

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.forecast import forecast
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import FACTORY_SPACES, Letter, Side
from noria_desktop.ui.noria.words.events import describe_event
from noria_desktop.ui.noria.words.names import (
    letter_name,
    listed,
    say,
)
from noria_desktop.ui.noria.words.reasons import cancellation_text, criterion_text, deciding


@frozen
class ForecastRow:
    """One letter of the bot's coming turn; two uses of an upgraded letter share a row."""

    letter: Letter
    upgraded: bool
    name: str
    text: str


def forecast_rows(state: State) -> tuple[ForecastRow, ...]:
    """The coming turn's letters in order, as things stand now."""
    rows: list[ForecastRow] = []
    surge = state.round >= components().surge_from_round
    first: tuple[ev.Event, ...] = ()
    for beat in forecast(state):
        acts = next((event for event in beat if isinstance(event, ev.LetterActs)), None)
        if acts is None:
            continue
        text = outcome(beat, state)
        if acts.second and rows and rows[-1].letter is acts.letter:
            last = rows[-1]
            # Two uses share a row: why both are cancelled has no room there.
            brief = all(any(isinstance(one, ev.LetterCancelled) for one in use) for use in (first, beat))
            uses = (outcome(one, state, brief=brief) for one in (first, beat))
            both = say("First: {first}; second: {second}", first=next(uses), second=next(uses))
            if last.text == text:
                both = say("Twice: {outcome}", outcome=text)
            rows[-1] = ForecastRow(last.letter, last.upgraded, last.name, both)
        else:
            rows.append(ForecastRow(acts.letter, acts.upgraded, letter_name(acts.letter, surge=surge), text))
        first = beat
    return tuple(rows)


def outcome(beat: tuple[ev.Event, ...], state: State, *, brief: bool = False) -> str:
    """What one use comes to; ``brief``: without why it is cancelled."""
    parts: list[str] = []
    cancelled = False
    for event in beat:
        match event:
            case ev.ShipTaken(Side.BOT, island, _, resource):
                parts.append(
                    say(
                        "Island {number}: one {resource} ship leaves",
                        number=state.islands[island].number,
                        resource=resource,
                    )
                )
            case ev.FactoryBuilt(Side.BOT, island, space):
                parts.append(
                    say(
                        "Island {number}: space {place}",
                        number=state.islands[island].number,
                        place=FACTORY_SPACES.index(space) + 1,
                    )
                )
            case ev.PoliticianSeated(Side.BOT, chamber, value):
                parts.append(say("{chamber} now {value}", chamber=chamber, value=value))
            case ev.PoliticianRemoved(Side.BOT, chamber):
                parts.append(say("{chamber} −1 politician", chamber=chamber))
            case ev.Invested(Side.BOT, track, level) if cancelled:
                parts.append(
                    say("instead {track} {before} → {level}", track=track, before=level - 1, level=level)
                )
            case ev.Invested(Side.BOT, track, level):
                parts.append(say("{track} {before} → {level}", track=track, before=level - 1, level=level))
            case ev.Surged(entered):
                parts.append(_surge(entered))
            case ev.LetterUpgraded():
                parts.append(describe_event(event, state))
            case ev.LetterCancelled(reason=reason):
                cancelled = True
                why = cancellation_text(reason)
                parts.append(say("cancelled") if brief else say("cancelled ({reason})", reason=why))
            case _:
                pass
    return listed(parts) if parts else say("nothing")


def last_step(events: tuple[ev.Event, ...], state: State) -> tuple[str, str]:
    """The bot's last use of a letter in one line, and what decided it; empty without one.

    ``events`` are those of one step of the bot, ``state`` is the one before it.
    """
    acts = next((event for event in events if isinstance(event, ev.LetterActs)), None)
    if acts is None:
        return "", ""
    line = say("Last step: {letter} · {outcome}", letter=acts.letter.value, outcome=outcome(events, state))
    last = next((one for one in reversed(events) if isinstance(one, ev.Decided | ev.LetterCancelled)), None)
    criterion = None if last is None else _decisive(last)
    return line, "" if criterion is None else criterion_text(criterion)


def _decisive(event: ev.Decided | ev.LetterCancelled) -> ev.Criterion | None:
    """What decided a choice, as the log has it; of a letter without effect, what left nothing.

    Of an intrigue that found no chamber at all nothing: why it is cancelled says that, and none was taken.
    """
    if isinstance(event, ev.Decided):
        return deciding(event.trail)
    if event.trail and event.trail[-1].criterion is ev.Criterion.FALLBACK_CHAMBER:
        return None
    return next((step.criterion for step in reversed(event.trail) if step.before != step.after), None)


def _surge(entered: tuple[Letter, ...]) -> str:
    """The surge in fewer words than the log has for it."""
    if not entered:
        return say("Rings turn once more")
    return say(
        "Rings turn once more, with {letters} joining in", letters=listed(letter.value for letter in entered)
    )
