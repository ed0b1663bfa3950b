"""What something costs and what there is to pay it with, in words: for refusals, questions and prompts."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from noria_desktop.games.noria.components import Payment, components
from noria_desktop.games.noria.influence import modification_cost, night_shift_cost
from noria_desktop.games.noria.investment import fee
from noria_desktop.games.noria.politics import intrigue_cost
from noria_desktop.games.noria.state import Influencing, Intriguing, Removing, State
from noria_desktop.games.noria.terms import Good, Resource, Track
from noria_desktop.ui.noria.words.names import either, good_count, good_name, listed, resource_name, say


def night_shift_now(state: State) -> int:
    """Knowledge that the next night shift of this turn costs."""
    pending = state.pending
    return night_shift_cost(state, pending.night_shifts if isinstance(pending, Influencing) else 0)


def modification_now(state: State) -> int:
    """Knowledge that the next modification of this turn costs."""
    pending = state.pending
    return modification_cost(state, pending.modifications if isinstance(pending, Influencing) else 0)


def dearer_next(state: State) -> str:
    """Why influence costs more than at the start of the turn; empty where it does not."""
    pending = state.pending
    if not isinstance(pending, Influencing):
        return ""
    if pending.night_shifts and pending.modifications:
        return say("Both are doubled each time.")
    if pending.night_shifts:
        return say("Night shifts: {cost} now, doubled each time.", cost=night_shift_now(state))
    if pending.modifications:
        return say("Modifications: {cost} now, doubled each time.", cost=modification_now(state))
    return ""


def influence_next_round(state: State) -> tuple[int, int] | None:
    """Knowledge that the first night shift and modification of the next round cost; None where they get no dearer."""
    if state.round >= components().rounds:
        return None
    following = evolve(state, round=state.round + 1)
    now = night_shift_cost(state, 0), modification_cost(state, 0)
    later = night_shift_cost(following, 0), modification_cost(following, 0)
    return later if later > now else None


def dearer_from_next_round(state: State) -> str:
    """What influence costs from the next round on; empty where it gets no dearer."""
    later = influence_next_round(state)
    if later is None:
        return ""
    return say(
        "From the next round on: night shift {shift}, modification {swap}.", shift=later[0], swap=later[1]
    )


def intrigue_now(state: State) -> int:
    """Knowledge that the next intrigue of this turn costs."""
    pending = state.pending
    return intrigue_cost(state, pending.intrigues if isinstance(pending, Intriguing | Removing) else 0)


def level_price(state: State, track: Track) -> str:
    """What the human's next level of a track costs, the resource for a bot standing higher included."""
    printed = components().tracks[track.index]
    level = state.human.levels[track.index] + 1
    units = components().level_cost(track, level)
    if printed.goods:
        price = _of_any(units, printed.goods)
    elif printed.payment is Payment.ONE_KIND_OR_HALVES and level % 2 == 0:
        price = listed(
            say("{amount} {name}", amount=units // len(printed.resources), name=resource_name(kind))
            for kind in printed.resources
        )
    elif printed.payment is Payment.ONE_KIND_OR_HALVES:
        first, second = printed.resources
        price = say(
            "{units} {one} or {units} {other}",
            units=units,
            one=resource_name(first),
            other=resource_name(second),
        )
    else:
        price = say("{amount} {name}", amount=units, name=resource_name(printed.resources[0]))
    extra = fee(state, track)
    if not extra:
        return price
    return say("{price}, and {extra} of any resource as the bot stands higher", price=price, extra=extra)


def dearer_tracks(state: State) -> tuple[Track, ...]:
    """Tracks on which the human's next level costs a resource more because the bot stands higher."""
    top = components().max_level
    return tuple(track for track in Track if state.human.levels[track.index] < top and fee(state, track))


def dearer_island(state: State) -> int | None:
    """Printed number of the island where landing costs a resource: the bot's ambassador is there, not the human's."""
    where = state.bot.ambassador
    return None if where == state.human.ambassador else state.islands[where].number


def level_means(state: State, track: Track) -> str:
    """What the human has of that in which a track is paid, none included."""
    printed = components().tracks[track.index]
    human = state.human
    held = [good_count(good, human.stored[good.index]) for good in printed.goods]
    kinds = Resource if fee(state, track) else printed.resources
    held += [
        say("{amount} {name}", amount=human.resources[kind.index], name=resource_name(kind)) for kind in kinds
    ]
    return listed(held)


def _of_any(units: int, goods: Sequence[Good]) -> str:
    """So many goods, of which any of these serve."""
    if units == 1:
        return say("any one of {kinds}", kinds=either(good_name(good) for good in goods))
    return say("any {units} of {kinds}", units=units, kinds=listed(good_name(good) for good in goods))
