"""What the Automa's turn brought: its gains, the recruit bonus for the human, the star tracker.

Source: automa.md 7 to 9.
"""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve

from noria_desktop.games.scythe.automa_gains import offered
from noria_desktop.games.scythe.pending import AutomaTurn
from noria_desktop.games.scythe.record import GainEntry, TrackerStep, TurnRecord
from noria_desktop.games.scythe.state import Automa, State
from noria_desktop.games.scythe.terms import AutomaGain, AutomaStage, Bonus, Faction, Unit, home_base
from noria_desktop.ui.scythe.words.amounts import automa_gain_amount, bonus_amount
from noria_desktop.ui.scythe.words.names import listed, say, unit_name


def gain_text(entry: GainEntry, faction: Faction | None, arrived: Unit | None = None) -> str:
    """A gain symbol and what became of it.

    Args:
        entry: of the record.
        faction: the Automa's.
        arrived: which unit came, where the symbol leaves that open and it is known.
    """
    words = automa_gain_amount(entry.gain, entry.amount)
    if entry.gained >= entry.amount:
        return words if arrived is None else say("{gain}: {unit}", gain=words, unit=arrived)
    if faction is not None and is_anothers(entry, faction):
        return say("{gain}: not for {faction}", gain=words, faction=faction)
    if not entry.gained and entry.gain is AutomaGain.POWER:
        return say("{gain} (at the top already)", gain=words)
    if not entry.gained:
        return say("{gain} (none left)", gain=words)
    return say("{gain} (only {number})", gain=words, number=entry.gained)


def is_anothers(entry: GainEntry, faction: Faction | None) -> bool:
    """Whether a gain symbol is there for another faction; whose turn it was unknown, one that brought nothing is."""
    if entry.faction is None:
        return False
    return not entry.gained if faction is None else entry.faction is not faction


def gained_text(
    gains: tuple[GainEntry, ...], faction: Faction | None = None, arrived: Iterable[Unit] = ()
) -> str:
    """What the card's gain symbols brought ``faction``; those of other factions are not told.

    ``arrived``: the units that came, as far as they are known; each stands for its symbol, which leaves that open.
    """
    units, mine = iter(arrived), []
    for one in _summed(one for one in gains if not is_anothers(one, faction)):
        comes = one.gain is AutomaGain.CHARACTER_OR_MECH and one.gained == one.amount
        unit = next(units, None) if comes else None
        mine.append(gain_text(one, faction) if unit is None else unit_name(unit))
    return say("gains: {gains}", gains=listed(mine)) if mine else say("no gains")


def surely_arrived(gains: tuple[GainEntry, ...], automa: Automa) -> tuple[Unit, ...]:
    """Which unit a turn's gains have brought to the home base, seen from how that stands after them.

    The character comes before any mech; empty where none came, or where both stand there and either may have come.
    """
    if sum(one.gained for one in gains if one.gain is AutomaGain.CHARACTER_OR_MECH) != 1:
        return ()
    home = home_base(automa.faction)
    if automa.character != home:
        return (Unit.MECH,)
    return () if home in automa.mechs else (Unit.CHARACTER,)


def _summed(gains: Iterable[GainEntry]) -> Iterable[GainEntry]:
    """Symbols of one kind told as one: two workers, not a worker and a worker."""
    found: dict[AutomaGain | int, GainEntry] = {}
    for number, one in enumerate(gains):
        kind = number if one.gain is AutomaGain.CHARACTER_OR_MECH else one.gain
        before = found.get(kind)
        if before is not None:
            one = evolve(one, amount=before.amount + one.amount, gained=before.gained + one.gained)
        found[kind] = one
    return found.values()


def offered_amount(bonus: Bonus) -> str:
    """A recruit bonus as the card offers it."""
    return bonus_amount(bonus, offered(bonus))


def offer_line(bonus: Bonus, unlocked: bool | None) -> str:
    """The recruit bonus that the card shows; ``unlocked`` None: step 2c has not come yet, or the game ended before."""
    amount = offered_amount(bonus)
    if unlocked is None:
        return say("The card shows a recruit bonus: {bonus}.", bonus=amount)
    if unlocked:
        return say("Recruit bonus: {bonus}. You have enlisted for it and may take it.", bonus=amount)
    return say("Recruit bonus: {bonus}. You have not enlisted for it.", bonus=amount)


def is_offer_settled(record: TurnRecord, state: State) -> bool:
    """Whether step 2c of the turn was taken, so that the record tells if the bonus is unlocked."""
    if state.turn > record.turn:
        return True
    stages = [entry.stage for entry in state.pending if isinstance(entry, AutomaTurn)]
    if stages:
        return AutomaStage.TRACKER in stages
    # The game ended in this very turn.
    return record.offer_unlocked or record.tracker is not None


def tracker_text(step: TrackerStep) -> str:
    """Where the token of the star tracker went, and what that meant."""
    words = [say("star tracker: space {number}", number=step.after + 1)]
    if step.star:
        words.append(say("a star"))
    if step.scheme_switched:
        words.append(say("scheme II from now on"))
    if step.rivers_opened:
        words.append(say("rivers and lakes no longer stop it"))
    return listed(words)


def held_text() -> str:
    """The star of its card is crossed out."""
    return say("the star of its card is crossed out: the star tracker stays")
