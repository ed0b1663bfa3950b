"""Words of a combat that was revealed: who won, by what, what each side gained and paid, who stays."""

from __future__ import annotations

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.terms import Bonus, Gain, Unit
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.scythe.board.verdict import Change, Kind, Verdict
from noria_desktop.ui.scythe.words.amounts import bonus_amount, gain_amount, goods_text, workers_amount
from noria_desktop.ui.scythe.words.battles import power_span
from noria_desktop.ui.scythe.words.names import listed, place_name, say, unit_name


def verdict_title(verdict: Verdict) -> str:
    """Who won where, and how high."""
    mine, theirs = verdict.totals
    place = place_name(verdict.place)
    if verdict.won:
        return say("You win on {place}, {mine} to {theirs}", place=place, mine=mine, theirs=theirs)
    return say("The Automa wins on {place}, {theirs} to {mine}", place=place, mine=mine, theirs=theirs)


def head_text(verdict: Verdict) -> str:
    """Title of the panel."""
    place = place_name(verdict.place)
    if verdict.own_attack:
        if verdict.won:
            return say("Combat on {place}: you took it", place=place)
        return say("Combat on {place}: you were beaten back", place=place)
    if verdict.won:
        return say("Combat on {place}: you held it", place=place)
    return say("Combat on {place}: you lost it", place=place)


def attack_text(verdict: Verdict) -> str:
    """Who attacked with what."""
    units = verdict.own.units if verdict.own_attack else verdict.theirs.units
    fought = listed(units_text(unit, count) for unit, count in units if unit is not Unit.WORKER)
    if verdict.own_attack:
        return say("You attacked with {units}. Cards and power that were committed are spent.", units=fought)
    return say(
        "The Automa attacked with {units}. Cards and power that were committed are spent.", units=fought
    )


def units_text(unit: Unit, count: int) -> str:
    """Units of one kind."""
    match unit:
        case Unit.MECH:
            return gain_amount(Gain.MECH, count)
        case Unit.WORKER:
            return workers_amount(count)
        case _:
            return unit_name(unit)


def winner_text(verdict: Verdict) -> str:
    """Who won."""
    return say("You win") if verdict.won else say("The Automa wins the combat")


def tie_text(verdict: Verdict) -> str:
    """What the tie rule did, or would have done."""
    if verdict.tied:
        if verdict.own_attack:
            return say("A tie goes to you, who attacked")
        return say("A tie goes to the Automa, which attacked")
    if verdict.own_attack:
        return say("A tie would have gone to you")
    return say("A tie would have gone to it")


def card_title(verdict: Verdict) -> str:
    """Which battle card counted."""
    return say("Battle card {number}: by its power", number=verdict.card)


def columns(verdict: Verdict) -> tuple[tuple[str, str, bool], ...]:
    """The printed row: at which powers, how much of it the Automa uses at most, and whether it is the one that counted."""
    if verdict.card is None:
        return ()
    row = components().automa.cards[verdict.card - 1].power
    return tuple(
        (
            say("at {span}", span=power_span(number)),
            say("up to {power}", power=used),
            number == verdict.column,
        )
        for number, used in enumerate(row)
    )


def used_text(verdict: Verdict) -> str:
    """What the Automa committed, and of how much."""
    theirs = verdict.theirs
    cards = bonus_amount(Bonus.COMBAT_CARDS, len(theirs.cards)) if theirs.cards else say("no card")
    return say(
        "At {reserve} power it commits {power} of it and {cards}.",
        reserve=theirs.reserve,
        power=theirs.power,
        cards=cards,
    )


def change_text(change: Change) -> tuple[str, str, bool]:
    """A change: its amount, words, and whether it is good for the player."""
    match change.kind:
        case Kind.STAR if change.own:
            return "★", say("your star number {number}, for a combat", number=change.number), True
        case Kind.STAR:
            return "★", say("its star number {number}, for a combat", number=change.number), False
        case Kind.POWER:
            cards = " + ".join(str(card) for card in change.cards)
            if not change.cards:
                return f"−{change.number}", say("power"), False
            if not change.number:
                return (
                    f"−{len(change.cards)}",
                    say("combat cards of {cards}", cards=cards)
                    if len(change.cards) > 1
                    else say("combat card of {cards}", cards=cards),
                    False,
                )
            return (
                f"−{change.number}",
                say("power, and %n combat card(s): {cards}", len(change.cards), cards=cards),
                False,
            )
        case Kind.DRAWN if change.own:
            return f"+{change.number}", say("combat card for you"), True
        case Kind.DRAWN:
            return f"+{change.number}", say("combat card for the Automa"), False
        case Kind.POPULARITY:
            return f"−{change.number}", say("popularity"), False
        case Kind.DRIVEN if change.own:
            return f"−{change.number}", say("of your workers driven home"), False
        case Kind.DRIVEN:
            return f"{change.number}", say("of its workers driven home"), True
        case Kind.GAINED:
            words = say("resources taken: {goods}", goods=goods_text(change.goods))
            return f"+{sum(change.goods)}", words, True
        case Kind.REMOVED:
            words = say("resources removed: {goods}", goods=goods_text(change.goods))
            return f"−{sum(change.goods)}", words, False
        case Kind.LEFT:
            words = say("resources left behind: {goods}", goods=goods_text(change.goods))
            return f"−{sum(change.goods)}", words, False


def verdict_sentence(verdict: Verdict) -> str:
    """Who leaves and who stays."""
    gone = [units_text(unit, count) for unit, count in verdict.routed]
    if verdict.free:
        gone.append(workers_amount(verdict.free))
    place, units = place_name(verdict.place), listed(gone)
    if verdict.won:
        words = say("The Automa leaves {place}: {units}.", place=place, units=units)
    else:
        words = say("You leave {place}: {units}.", place=place, units=units)
    return capital(words)
