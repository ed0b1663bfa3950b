"""What the numbers, pieces and places in Noria's sentences must be, worked out from states and the rules page alone.

A check gets the moment for which a sentence was made and the fields that went into its template, and says whether they
are true. Nothing here asks the code that words them; printed figures are those of rules.md 4 and 5.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from attrs import evolve, frozen

from noria_desktop.bots.noria.advice import Plan
from noria_desktop.games.noria.actions import BeginActions, NameDisc
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import (
    Acting,
    BotTurn,
    ChoosingTrack,
    Finished,
    Influencing,
    Intriguing,
    Naming,
    PlacingDiscs,
    Removing,
    State,
    TurningRings,
)
from noria_desktop.games.noria.terms import SPACES, Chamber, Good, Phase, Resource, Side, Space, Track

VALUES: Final = (
    (0, 2, 4, 6, 8),
    (0, 2, 4, 6, 8),
    (0, 3, 6, 9, 12),
    (0, 4, 8, 12, 16),
    (0, 2, 4, 6, 8),
    (0, 3, 6, 9, 12),
)
"""rules.md 4.3."""
COSTS: Final = {
    Track.REFINEMENT: (1, 2, 3, 4, 5, 6, 8, 10, 12),
    Track.SETTLEMENT: (1, 2, 2, 4, 4, 4, 6, 6, 8),
    Track.EXPLORATION: (1, 1, 1, 2, 2, 2, 3, 3, 3),
    Track.RESEARCH: (1, 1, 1, 1, 2, 2, 2, 3, 3),
}
"""rules.md 4.4."""
INCOME: Final = (0, 1, 1, 2, 2, 3, 3, 4)
LETTERS: Final = {
    "A": "Airship",
    "B": "Factory",
    "C": "Intrigue",
    "D": "Investment",
    "E": "Follow",
    "F": "Enhance",
}


BOT_WHEELS: Final = ("1A - 1E 2B - 3C 4F 5D", "2C - 1B 2E - 1A 3D 4F", "1E - 2F 3A - 1C 3B 6D")
"""rules.md 5.1: bots 1 to 3."""
ORDER: Final = (Phase.INFLUENCE, Phase.ACTION, Phase.POLITICS, Phase.ADMINISTRATION, Phase.BOT_TURN)
PHASE_OF: Final[tuple[tuple[Any, Phase], ...]] = (
    (ChoosingTrack, Phase.SETUP),
    (Influencing, Phase.INFLUENCE),
    ((Naming, Acting), Phase.ACTION),
    ((Intriguing, Removing), Phase.POLITICS),
    ((TurningRings, PlacingDiscs), Phase.ADMINISTRATION),
    (BotTurn, Phase.BOT_TURN),
    (Finished, Phase.GAME_OVER),
)
"""rules.md 4.2: what is decided in each."""


@frozen
class Moment:
    """For what a sentence was made."""

    what: str
    """Which of the door's methods was asked."""
    state: State
    kind: str = ""
    """Kind and key of the thing that was pointed at."""
    key: str = ""
    action: Any = None
    after: State | None = None
    """The state after the action or step."""
    event: Any = None
    plans: tuple[Plan, ...] = ()
    plan: Plan | None = None
    still: int | None = None
    """The lead with which the game ends if nothing more is done in the phase."""

    @property
    def then(self) -> State:
        """The state afterwards."""
        assert self.after is not None
        return self.after


Fields = Mapping[str, Any]
Check = Callable[[Moment, Fields, int], bool]


# Oracles ------------------------------------------------------------------------------------------------


def word(value: Any) -> str:
    """A piece by its English name."""
    return value if isinstance(value, str) else str(value.value).capitalize()


def ring_word(value: Any) -> str:
    return value if isinstance(value, str) else f"{value.value} ring"


def space_word(value: Any) -> str:
    return value if isinstance(value, str) else f"{value.ring.value} ring {value.position}"


def lying(state: State, space: Space) -> str:
    """The disc on a space."""
    found = state.human.wheel[space.index]
    return "empty space" if found is None else word(found.disc)


def names(state: State, spaces: Any) -> str:
    return ", ".join(lying(state, space) for space in spaces)


def all_of(state: State, spaces: Any) -> str:
    """Discs of which all are meant."""
    return _last(" and ", names(state, spaces))


def one_of(state: State, spaces: Any) -> str:
    """Discs of which one is meant."""
    return _last(" or ", ", ".join(dict.fromkeys(lying(state, space) for space in spaces)))


def _last(word: str, listed: str) -> str:
    return word.join(listed.rsplit(", ", 1))


def shift(state: State) -> int:
    """rules.md 4.2: 1, from round 11 on 2, doubled with each use."""
    used = state.pending.night_shifts if isinstance(state.pending, Influencing) else 0
    return int((1 + (state.round >= 11)) * 2**used)


def swap(state: State) -> int:
    used = state.pending.modifications if isinstance(state.pending, Influencing) else 0
    return int((2 + (state.round >= 11)) * 2**used)


def cog(number: int) -> int:
    """rules.md 4.2: 1 in rounds 1-5, 2 in 6-10, 3 in 11-16."""
    return 1 if number <= 5 else 2 if number <= 10 else 3


def intrigue(state: State) -> int:
    paid = state.pending.intrigues if isinstance(state.pending, Intriguing | Removing) else 0
    return int(cog(state.round) * 2**paid)


def worth(state: State, chamber: Any) -> int:
    row = chamber if isinstance(chamber, int) else list(Chamber).index(Chamber(str(chamber.value)))
    return VALUES[row][state.council[row].seated]


def counts(levels: Any, row: int) -> int:
    return int(levels[row] if row < 4 else max(levels) if row == 4 else min(levels))


def total(state: State, side: Side) -> int:
    levels = state.human.levels if side is Side.HUMAN else state.bot.levels
    return sum(counts(levels, row) * worth(state, row) for row in range(6))


def chamber_row(name: str) -> int:
    return [word(chamber) for chamber in Chamber].index(name)


def track_row(name: Any) -> int:
    return [word(track) for track in Track].index(word(name))


def at_key(m: Moment) -> Space:
    return Space(m.key)


def index_of(m: Moment) -> int:
    return int(m.key.split(".")[0])


def place_of(m: Moment) -> int:
    return int(m.key.split(".")[1])


def amounts(counted: Any, kinds: Any) -> str:
    """Such as 2 Energy, 1 Obsidian; "nothing" for none."""
    return ", ".join(f"{n} {word(kind)}" for kind, n in zip(kinds, counted, strict=True) if n) or "nothing"


def of_good(good: Good, n: int) -> str:
    """Such as 2 Sails, as the sources write it before it is put into words for one or several."""
    return f"{n} {word(good)}" + ("(es)" if good is Good.COMPASS else "(s)")


def goods(counted: Any) -> str:
    """Such as 2 Sails, 1 Lamp; "nothing" for none."""
    return ", ".join(of_good(good, n) for good, n in zip(Good, counted, strict=True) if n) or "nothing"


def carried(m: Moment) -> Any:
    """The use of the disc in hand, for which the ambassador stands as well; None where nothing is in hand."""
    if m.what != "held":
        return None
    return next(
        task
        for task in m.state.pending.tasks  # type: ignore[union-attr]
        if task.space.value == m.key or (m.kind == "ambassador" and lying(m.state, task.space) == "Journey")
    )


def owed(resources: Any, stored: Any) -> str:
    """Everything that is paid at once, goods first."""
    parts = [goods(stored)] if any(stored) else []
    parts += [amounts(resources, Resource)] if any(resources) else []
    return ", ".join(parts) or "nothing"


def overtaken(state: State) -> list[Track]:
    """rules.md 4.2, R5: tracks on which a level costs a resource more, as the bot stands strictly higher."""
    rows = zip(Track, state.human.levels, state.bot.levels, strict=True)
    return [track for track, mine, theirs in rows if mine < theirs and mine < 9]


def letters(wheel: Any) -> str:
    """A bot's wheel as rules.md 5.1 writes it."""
    rings: dict[str, list[str]] = {"S": [], "M": [], "L": []}
    for space, lying in zip(SPACES, wheel, strict=True):
        if lying is not None:
            rings[space.value[0]].append(space.value[1] + lying.letter.value)
    return " - ".join(" ".join(ring) for ring in rings.values())


def phases_begun(before: State, after: State) -> list[Phase]:
    """rules.md 4.2: the phases between two states, each begun on the way; the last is the one that is played now."""
    begun, now = _phase(before), _phase(after)
    if now in (begun, Phase.GAME_OVER):
        return [now]
    place = ORDER.index(begun) if begun in ORDER else -1
    found: list[Phase] = []
    while not found or found[-1] is not now:
        place += 1
        found.append(ORDER[place % len(ORDER)])
    return found


def _phase(state: State) -> Phase:
    return next(phase for kinds, phase in PHASE_OF if isinstance(state.pending, kinds))


def resources(counted: Any) -> str:
    return counted if isinstance(counted, str) else amounts(counted, Resource)


def paid(before: State, after: State) -> tuple[int, ...]:
    return tuple(a - b for a, b in zip(before.human.resources, after.human.resources, strict=True))


def goods_paid(before: State, after: State) -> tuple[int, ...]:
    return tuple(a - b for a, b in zip(before.human.stored, after.human.stored, strict=True))


def payment(before: State, after: State) -> str:
    """Goods, then resources, as much as was paid."""
    return owed(paid(before, after), goods_paid(before, after))


def price(state: State, track: Track) -> str:
    """rules.md 4.4, R5."""
    level = state.human.levels[track.index] + 1
    units = COSTS[track][level - 1]
    if track is Track.REFINEMENT:
        words = f"{units} Obsidian"
    elif track is Track.SETTLEMENT and level % 2:
        words = f"{units} Energy or {units} Mycelium"
    elif track is Track.SETTLEMENT:
        words = f"{units // 2} Energy, {units // 2} Mycelium"
    elif track is Track.EXPLORATION:
        words = _any_of(units, Good.SAIL, Good.COMPASS, Good.PROPELLER)
    else:
        words = _any_of(units, Good.PISTON, Good.LAMP)
    if state.bot.levels[track.index] > state.human.levels[track.index]:
        words += ", and 1 of any resource as the bot stands higher"
    return words


def _any_of(units: int, *kinds: Good) -> str:
    """One of each kind, or so many of them together."""
    if units > 1:
        return f"any {units} of {', '.join(map(word, kinds))}"
    return "any one of " + _last(" or ", ", ".join(map(word, kinds)))


def means(state: State, track: Track) -> str:
    """All of that in which a track is paid, the fee's resources included."""
    fee = state.bot.levels[track.index] > state.human.levels[track.index]
    kinds: tuple[Resource, ...] = tuple(Resource)
    if not fee:
        kinds = {
            Track.REFINEMENT: (Resource.OBSIDIAN,),
            Track.SETTLEMENT: (Resource.ENERGY, Resource.MYCELIUM),
        }.get(track, ())
    served = {
        Track.EXPLORATION: (Good.SAIL, Good.COMPASS, Good.PROPELLER),
        Track.RESEARCH: (Good.PISTON, Good.LAMP),
    }.get(track, ())
    human = state.human
    parts = [of_good(good, human.stored[good.index]) for good in served]
    parts += [f"{human.resources[kind.index]} {word(kind)}" for kind in kinds]
    return ", ".join(parts)


def joinable(state: State) -> list[Space]:
    return [action.space for action in RULES.legal_actions(state) if isinstance(action, NameDisc)]


def tasks(state: State) -> tuple[Any, ...]:
    return state.pending.tasks if isinstance(state.pending, Acting) else ()


def left_on(state: State, space: Space) -> int:
    return sum(task.left for task in tasks(state) if task.space is space)


def named(state: State) -> tuple[Space, ...]:
    return state.pending.named if isinstance(state.pending, Naming | Acting) else ()


def usable(state: State) -> list[Space]:
    return [space for space in SPACES if space.active and state.human.wheel[space.index]]


def together(state: State) -> int:
    """How many discs can act in one turn: named one after the other as the rules let them be, and begun."""
    most, waiting = 0, [(evolve(state, pending=Naming()), 0)]
    while waiting:
        here, count = waiting.pop()
        for action in RULES.legal_actions(here):
            if isinstance(action, BeginActions):
                most = max(most, count)
            elif isinstance(action, NameDisc):
                waiting.append((RULES.apply(here, action).state, count + 1))
    return most


def recipe(good: Good) -> tuple[int, int, int]:
    """rules.md 4.4."""
    return {
        Good.SAIL: (1, 1, 0),
        Good.COMPASS: (1, 0, 1),
        Good.PROPELLER: (0, 1, 1),
        Good.PISTON: (0, 1, 2),
        Good.LAMP: (2, 1, 0),
    }[good]


def sale(good: Any) -> int:
    """rules.md 4.2: simple goods 2, complex ones 3."""
    return 3 if word(good) in ("Piston", "Lamp") else 2


def taken_berth(m: Moment) -> tuple[int, int] | None:
    """Island and berth that lost a ship in a step."""
    for index, (old, new) in enumerate(zip(m.state.islands, m.then.islands, strict=True)):
        for place in range(3):
            if new.ships[place] < old.ships[place]:
                return index, place
    return None


def berth_resource(state: State, index: int, place: int) -> str:
    return word(components().islands[state.islands[index].number].berths[place].resource)


def built_niche(m: Moment) -> tuple[int, int] | None:
    for index, (old, new) in enumerate(zip(m.state.islands, m.then.islands, strict=True)):
        for place in range(4):
            if old.factories[place] is None and new.factories[place] is not None:
                return index, place
    return None


def warehouse_words(state: State, index: int, place: int) -> str:
    return ", ".join(word(good) for good in components().islands[state.islands[index].number].spaces[place])


def letter_upgraded(state: State, letter: Any) -> bool:
    return any(
        one is not None and one.letter.value == word(letter) and one.upgraded for one in state.bot.wheel
    )


def disc_of(m: Moment) -> str:
    """The disc that an action uses."""
    return lying(m.state, m.action.space)


def called(letter: str, state: State) -> str:
    return "Energy surge" if letter == "A" and state.round >= 11 else LETTERS[letter]
