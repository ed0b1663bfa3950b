"""The domains and the instruments of the submarine's table: what each is and how it stands now."""

from __future__ import annotations

from noria_desktop.games.nautilus.components import beats, components, domain_of, points_of
from noria_desktop.games.nautilus.copies import rival
from noria_desktop.games.nautilus.domains import domains_won, minus_taken, net_points
from noria_desktop.games.nautilus.state import State, is_hidden
from noria_desktop.games.nautilus.terms import COLUMNS, Domain, DomainCard
from noria_desktop.ui.i18n import minus, signed
from noria_desktop.ui.nautilus.board.viewpoint import outcomes
from noria_desktop.ui.nautilus.words.names import (
    card_name,
    cards_text,
    domain_card_name,
    domain_name,
    listed,
    row_card,
    say,
    viewer,
    who,
)
from noria_desktop.ui.nautilus.words.things_cards import Sheet, unseen_divers

# Domains -----------------------------------------------------------------------------------------------


def column_of_card(card: DomainCard, state: State) -> int:
    """The column in which a domain card lies or lay."""
    return next((column for column in range(COLUMNS) if row_card(state, column) == card), 0)


def column_sheet(column: int, state: State) -> Sheet:
    """A domain card between the two sides."""
    card = row_card(state, column)
    if card is None:
        return say("Column {number}", number=column + 1), (say("No domain card lies here yet."),)
    lines = []
    if points_of(card) < 0:
        lines.append(say("An ink blot: whoever gets it loses a point in the domain."))
    else:
        lines.append(say("Stars: whoever gets it gains as many points in the domain."))
    lines.append(_column_now(column, state))
    domain = domain_of(card)
    if (winner := state.match.settled[domain.index]) is not None:
        lines.append(say("Decided: {player}", player=who(winner, viewer(state))))
    return say("{card}, column {number}", card=domain_card_name(card), number=column + 1), tuple(lines)


def _column_now(column: int, state: State) -> str:
    """Which side is ahead in a column."""
    me = viewer(state)
    mine, theirs = state.table.spaces[column], state.table.spaces[column + COLUMNS]
    if mine is None or theirs is None:
        return say("Not decided yet: two cards must face each other.")
    ahead = 0 if beats(mine, theirs) else 1
    high, low = (mine, theirs) if ahead == 0 else (theirs, mine)
    names = {"high": card_name(high), "low": card_name(low)}
    if ahead == me:
        return say("Leans to you: {high} beats {low}.", **names)
    return say("Leans to the rival: {high} beats {low}.", **names)


def race_sheet(domain: Domain, state: State) -> Sheet:
    """A domain's race: points, where the -1 is, what is needed."""
    me, match = viewer(state), state.match
    own = net_points(match.taken[me], domain)
    lines = []
    if is_hidden(state):
        lines.append(say("You: {own}. The rival's points are hidden.", own=minus(own)))
        lines.append(say("More points at the end of round {round} win it.", round=components().rounds))
        return domain_name(domain), tuple(lines)
    other = net_points(match.taken[rival(me)], domain)
    lines.append(say("You {own}, rival {other}", own=minus(own), other=minus(other)))
    if (winner := match.settled[domain.index]) is not None:
        lines.append(say("Decided: {player}", player=who(winner, me)))
        won = {"own": domains_won(match.settled, me), "other": domains_won(match.settled, rival(me))}
        lines.append(
            say(
                "Domains won: you {own}, rival {other}; {needed} win the game.",
                needed=components().domains_needed,
                **won,
            )
        )
        return domain_name(domain), tuple(lines)
    gone = minus_taken(match, domain)
    needed = min(way.points for way in components().clinches if gone or not way.needs_minus)
    lines.append(
        say("{points} points win it: the −1 was taken.", points=needed)
        if gone
        else say("{points} points win it; one fewer once the −1 was taken.", points=needed)
    )
    left = _still_out(state, domain)
    if left:
        lines.append(say("Still to come: {cards}", cards=left))
    return domain_name(domain), tuple(lines)


def _still_out(state: State, domain: Domain) -> str:
    """Cards of a domain that were never turned up."""
    seen = set(state.match.revealed)
    printed = components()
    return listed(
        signed(points_of(card))
        for card in printed.domain_cards
        if printed.domains[card] is domain and card not in seen
    )


# Instruments -------------------------------------------------------------------------------------------


def gauge_sheet(state: State) -> Sheet:
    """The round."""
    return say("Round {number} of {rounds}", number=state.match.round, rounds=components().rounds), (
        _starter(state),
    )


def _starter(state: State) -> str:
    if state.match.start == viewer(state):
        return say("You start this round.")
    return say("The rival starts this round.")


def plate_sheet(state: State, *, own: bool) -> Sheet:
    """A player's name plate: everything the panel counts."""
    me = viewer(state)
    seat = me if own else rival(me)
    match, table = state.match, state.table
    lines = []
    if not is_hidden(state):
        lines.append(
            say(
                "Domains won: {won} of {needed}, lost: {lost}",
                won=domains_won(match.settled, seat),
                needed=components().domains_needed,
                lost=domains_won(match.settled, rival(seat)),
            )
        )
    lines.append(
        say(
            "Divers in hand: {cards}, special cards: {specials}",
            cards=len(table.hands[seat]),
            specials=len(table.specials[seat]),
        )
    )
    lines.append(say("Domain cards taken: {count}", count=len(match.taken[seat])))
    if match.start == seat:
        lines.append(say("Start player of this round"))
    return who(seat, me), tuple(lines)


def tracker_sheet(state: State) -> Sheet:
    """Divers that were not seen this round."""
    unseen = unseen_divers(state)
    lines = [
        say("Not seen yet: {cards}.", cards=cards_text(unseen))
        if unseen
        else say("You have seen every diver."),
        say("They are in the rival's hand or in the pile."),
    ]
    return say("Divers not seen yet"), tuple(lines if unseen else lines[:1])


def round_end_sheet(state: State) -> Sheet:
    """What the round brought as a whole."""
    found = outcomes(state)
    own = sum(one.own for one in found)
    title = say("End of round {number}", number=state.match.round)
    return title, (
        say("Domain cards: {own} for you, {other} for the rival", own=own, other=len(found) - own),
        say("{needed} domains win the game.", needed=components().domains_needed)
        if not is_hidden(state)
        else say("Domains are decided after round {round}.", round=components().rounds),
    )


def outcome_sheet(column: int, state: State) -> Sheet:
    """What one column brought."""
    found = outcomes(state)
    if not found:
        return say("Column {number}", number=column + 1), ()
    one = found[column]
    card = domain_card_name(one.card)
    title = say("{card} for you", card=card) if one.own else say("{card} for the rival", card=card)
    lines = [say("{winner} beats {loser}", winner=one.winner, loser=one.loser)]
    if one.theirs is None:
        lines.append(say("You: {own}. The rival's points are hidden.", own=minus(one.mine)))
    else:
        lines.append(say("You {own}, rival {other}", own=minus(one.mine), other=minus(one.theirs)))
    if one.settles:
        winner = state.match.settled[domain_of(one.card).index]
        assert winner is not None
        lines.append(say("Decided: {player}", player=who(winner, viewer(state))))
    return title, tuple(lines)
