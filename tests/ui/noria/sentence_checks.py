"""For each template of Noria's words: whether what is put into it is true at the moment for which it was made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from attrs import evolve

from noria_desktop.bots.noria.advice import Plan
from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.actions import Modify
from noria_desktop.games.noria.bot_letters import STEPS_TO_ENTRY
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.state import Acting, Intriguing, Naming, PlacingDiscs
from noria_desktop.games.noria.terms import SPACES, Chamber, Disc, Good, Resource, Ring, Side, Space, Track
from tests.ui.noria import sentence_facts as fact
from tests.ui.noria.sentence_facts import Check, Fields, Moment, word

END_OF: Final = {
    Naming: "Skip actions",
    Acting: "End actions",
    Intriguing: "End politics",
    PlacingDiscs: "End administration",
}
"""The button that leaves a phase."""


def same(**oracles: Callable[[Moment], Any]) -> Check:
    """Each field is what its oracle says; pieces by their names."""

    def check(m: Moment, f: Fields, n: int) -> bool:
        return all(said(f[name]) == said(oracle(m)) for name, oracle in oracles.items())

    return check


def said(value: Any) -> Any:
    return word(value) if hasattr(value, "value") else value


def number(oracle: Callable[[Moment], int]) -> Check:
    """The ``%n`` is what the oracle says."""
    return lambda m, f, n: n == oracle(m)


def both(*checks: Check) -> Check:
    return lambda m, f, n: all(check(m, f, n) for check in checks)


def influence_price(m: Moment) -> int:
    """What a night shift or a modification costs, by which of both it is."""
    return fact.swap(m.state) if isinstance(m.action, Modify) else fact.shift(m.state)


def knowledge(m: Moment) -> int:
    return m.state.human.knowledge


def dearer_next_round(m: Moment, f: Fields, n: int) -> bool:
    """Rules 4.2: both cost 1 more from round 11 on; said in the round before, by nothing but the first ones' prices."""
    return (m.state.round, f["shift"], f["swap"]) == (10, 2, 3)


def own_disc(m: Moment) -> str:
    return fact.lying(m.state, fact.at_key(m))


def named(m: Moment) -> str:
    return fact.names(m.state, fact.named(m.state))


def all_named(m: Moment) -> str:
    return fact.all_of(m.state, fact.named(m.state))


def island_number(m: Moment) -> int:
    return m.state.islands[fact.index_of(m)].number


def good_row(m: Moment) -> int:
    return Good(m.key).index


def resource_row(m: Moment) -> int:
    return Resource(m.key).index


def rose(side: Side) -> Check:
    """The track went up to this level in the step."""

    def check(m: Moment, f: Fields, n: int) -> bool:
        row = fact.track_row(f["track"])
        old, new = ((s.human if side is Side.HUMAN else s.bot).levels[row] for s in (m.state, m.then))
        before = f.get("before", old)
        return new == old + 1 == f["level"] and before in (old, new - 1)

    return check


def risen_line(m: Moment, f: Fields, n: int) -> bool:
    """A track's levels before and after, whoever rose; the payment where one was made."""
    side = m.event.side if isinstance(m.event, ev.Invested) else Side.BOT
    return rose(side)(m, f, n) and ("payment" not in f or said(f["payment"]) == fact.payment(m.state, m.then))


def ship_left(m: Moment, f: Fields, n: int) -> bool:
    """That ship is gone from that island."""
    found = fact.taken_berth(m)
    if found is None:
        return False
    island = m.state.islands[found[0]].number
    kind = fact.berth_resource(m.state, *found)
    return bool(f["number"] == island and said(f["resource"]) == kind)


def built(m: Moment, f: Fields, n: int) -> bool:
    """A factory went up there, with those warehouses or on that space."""
    found = fact.built_niche(m)
    if found is None or f["number"] != m.state.islands[found[0]].number:
        return False
    if "goods" in f:
        return bool(f["goods"] == fact.warehouse_words(m.state, *found))
    if "place" in f:
        return bool(f["place"] == found[1] + 1)
    return "space" not in f or f["space"] == f"space {found[1] + 1}"


def seated(m: Moment, f: Fields, n: int) -> bool:
    """A politician was seated there, and the chamber is worth that much then."""
    row = fact.chamber_row(said(f["chamber"]))
    old, new = m.state.council[row], m.then.council[row]
    return new.seated > old.seated and f["value"] in (
        fact.VALUES[row][old.seated + 1],
        fact.VALUES[row][new.seated],
    )


def removed(m: Moment, f: Fields, n: int) -> bool:
    """One fewer waits there than what sitting down explains."""
    row = fact.chamber_row(said(f["chamber"]))
    old, new = m.state.council[row], m.then.council[row]
    return old.upper - new.upper > new.seated - old.seated


def gained(m: Moment) -> tuple[int, ...]:
    return tuple(-change for change in fact.paid(m.state, m.then))


def gathered(m: Moment, f: Fields, n: int) -> bool:
    row = [word(kind) for kind in Resource].index(said(f["resource"]))
    return bool(gained(m)[row] == f["amount"])


def more_knowledge(m: Moment) -> int:
    return m.then.human.knowledge - m.state.human.knowledge


def placed(m: Moment, f: Fields, n: int) -> bool:
    """That disc lies there now, instead of the one named."""
    for space in SPACES:
        if fact.space_word(f["space"]) == fact.space_word(space):
            old, new = m.state.human.wheel[space.index], m.then.human.wheel[space.index]
            if new is None or word(new.disc) != said(f["disc"]):
                return False
            return "replaced" not in f or (old is not None and word(old.disc) == said(f["replaced"]))
    return False


def came_to_centre(m: Moment, f: Fields, n: int) -> bool:
    """The disc was taken for exactly that."""
    disc = said(f.get("bought", f.get("disc")))
    new = list(m.then.human.centre)
    for one in m.state.human.centre:
        new.remove(one)
    price = f.get("payment")
    cost = resources_of(price) if price is not None else "nothing"
    return [word(one) for one in new] == [disc] and cost == fact.resources(fact.paid(m.state, m.then))


def resources_of(value: Any) -> str:
    return fact.resources(value)


def produced(m: Moment, f: Fields, n: int) -> bool:
    made = tuple(-change for change in fact.goods_paid(m.state, m.then))
    goods = f["goods"] if isinstance(f["goods"], str) else fact.goods(f["goods"])
    right = goods == fact.goods(made)
    return right and ("paid" not in f or resources_of(f["paid"]) == resources_of(fact.paid(m.state, m.then)))


def dealt_resource(m: Moment, f: Fields, n: int) -> bool:
    row = [word(kind) for kind in Resource].index(said(f["resource"]))
    return gained(m)[row] == 1 and f.get("knowledge", 3) == -more_knowledge(m) == 3


def dealt_good(m: Moment, f: Fields, n: int) -> bool:
    row = [word(good) for good in Good].index(said(f["good"]))
    sold = fact.goods_paid(m.state, m.then)[row] == 1
    return sold and f.get("knowledge", more_knowledge(m)) == more_knowledge(m) == fact.sale(f["good"])


def chip(m: Moment, f: Fields, n: int) -> bool:
    """A score line's change."""
    row = fact.chamber_row(f["name"])
    change = fact.counts(m.then.human.levels, row) * fact.worth(m.then, row) - fact.counts(
        m.state.human.levels, row
    ) * fact.worth(m.state, row)
    if f["change"] == signed(change):
        return True
    # Beside another way it is the line at the end of the games that both lead to.
    return m.plan is not None and f["change"] == signed(m.plan.lines[row] - m.plans[0].lines[row])


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}"


def points_by(side: Side) -> Check:
    return lambda m, f, n: (
        f["change"] == signed(fact.total(m.then, side) - fact.total(m.state, side))
        or (m.plan is not None and f["change"] == signed(m.plan.bot - m.plans[0].bot))
    )


def shown_change(m: Moment, f: Fields, n: int) -> bool:
    """A line of a preview: the thing named changed by so much."""
    amount = f["amount"] if f["sign"] == "+" else -f["amount"]
    mine, then = m.state.human, m.then.human
    changes = {
        "Knowledge": then.knowledge - mine.knowledge,
        "points for you": fact.total(m.then, Side.HUMAN) - fact.total(m.state, Side.HUMAN),
        "points for the bot": fact.total(m.then, Side.BOT) - fact.total(m.state, Side.BOT),
    }
    for kind in Resource:
        changes[word(kind)] = then.resources[kind.index] - mine.resources[kind.index]
        changes[f"{word(kind)} ship"] = then.ships[kind.index] - mine.ships[kind.index]
    for good in Good:
        changes[f"warehouse for {word(good)}"] = then.warehouses[good.index] - mine.warehouses[good.index]
    return bool(changes[f["name"]] == amount)


def intrigue_brings(m: Moment, f: Fields, n: int) -> bool:
    """What one more seated politician brings both, and that it is payable and brings you more."""
    council = list(m.state.council)
    row = fact.chamber_row(said(f["chamber"]))
    council[row] = evolve(council[row], upper=council[row].upper - 1, seated=council[row].seated + 1)
    seated: Any = tuple(council)
    then = evolve(m.state, council=seated)
    mine, its = (fact.total(then, side) - fact.total(m.state, side) for side in Side)
    return bool(
        (f["mine"], f.get("its", 0)) == (mine, its)
        and mine > its
        and f["cost"] == fact.intrigue(m.state) <= f["knowledge"] == knowledge(m)
    )


def shown_goods(m: Moment, f: Fields, n: int) -> bool:
    """A line of a preview: so many of a good more or less in store."""
    sign = 1 if f["sign"] == "+" else -1
    counts = zip(Good, m.then.human.stored, m.state.human.stored, strict=True)
    return any(f["goods"] == fact.of_good(good, abs(a - b)) and (a - b) * sign > 0 for good, a, b in counts)


def why_not(m: Moment, f: Fields, n: int) -> bool:
    assert m.plan is not None
    return bool(f["short"] == _ahead(m.plans[0]) - _ahead(m.plan))


def outlook(m: Moment, f: Fields, n: int) -> bool:
    """The points of both sides at the end of the game that the adviser played on."""
    assert m.plan is not None
    return bool((f["mine"], f["theirs"]) == (sum(m.plan.lines), m.plan.bot))


def ends_with(m: Moment, f: Fields, n: int) -> bool:
    """Both leads are of whole games: of the phase ended now, and of this way."""
    assert m.plan is not None
    before = None if m.still is None else _led(m.still)
    return bool((f.get("before"), f["after"]) == (before, _led(_ahead(m.plan))))


def _led(lead: int) -> str:
    """A lead as the hint writes it; nought is +0 there."""
    return signed(lead) if lead else "+0"


def _ahead(plan: Plan) -> int:
    return sum(plan.lines) - plan.bot


def upgraded_now(m: Moment, f: Fields, n: int) -> bool:
    """A disc of that type was turned over in the step."""
    kind = said(f.get("other", f.get("disc")))
    return any(
        new is not None and new.upgraded and old is not None and not old.upgraded and word(new.disc) == kind
        for old, new in zip(m.state.human.wheel, m.then.human.wheel, strict=True)
    )


def sum_left(m: Moment) -> int:
    return sum(task.left for task in fact.tasks(m.state))


def in_use(m: Moment) -> Any:
    return m.state.pending.in_use if isinstance(m.state.pending, Acting) else None


def lead_task(m: Moment) -> Any:
    """The disc that leads the strip: the one in use, else the only one."""
    found = [task for task in fact.tasks(m.state) if task.space is in_use(m)]
    return (found or list(fact.tasks(m.state)))[0]


def going(m: Moment) -> str:
    """Discs with actions left besides the one in use."""
    return fact.names(m.state, [task.space for task in fact.tasks(m.state) if task.space is not in_use(m)])


def ring_taker(m: Moment, f: Fields, n: int) -> bool:
    """The chosen disc of the same ring."""
    space = fact.at_key(m)
    other = next(one for one in fact.named(m.state) if one.ring is space.ring)
    return said(f["disc"]) == fact.lying(m.state, other) and f["ring"] is space.ring


def bot_letter(m: Moment, f: Fields, n: int) -> bool:
    found = m.state.bot.wheel[fact.at_key(m).index]
    assert found is not None
    letter = said(f["letter"])
    return bool(letter == found.letter.value and f["name"] == fact.called(letter, m.state))


def berth_here(m: Moment) -> str:
    return fact.berth_resource(m.state, fact.index_of(m), fact.place_of(m))


def track_here(m: Moment) -> Track:
    return Track(m.key)


def next_level(m: Moment) -> int:
    return m.state.human.levels[track_here(m).index] + 1


def chamber_here(m: Moment) -> int:
    return Chamber(m.key).index


def travelled(m: Moment, f: Fields, n: int) -> bool:
    side = m.event.side if m.event is not None else Side.HUMAN
    owner = m.then.human if side is Side.HUMAN else m.then.bot
    assert owner.ambassador is not None
    right = f["number"] == m.then.islands[owner.ambassador].number
    if m.what == "log" and m.event is not None and side is Side.BOT:
        right = f["number"] == m.then.islands[m.event.island].number
    if "resource" in f:
        row = [word(kind) for kind in Resource].index(said(f["resource"]))
        right = right and fact.paid(m.state, m.then)[row] == 1
    return bool(right)


def prize_here(m: Moment) -> int:
    return m.state.islands[m.action.island].number


RINGS: Final = {Ring.SMALL: "small ring", Ring.MEDIUM: "medium ring", Ring.LARGE: "large ring"}


def told_apart(m: Moment, space: Space) -> tuple[str, ...]:
    """What the disc on a space may be called: with its ring only where another one like it was chosen as well."""
    called = fact.lying(m.state, space)
    alike = [other for other in fact.named(m.state) if fact.lying(m.state, other) == called]
    return (called, f"{called} ({RINGS[space.ring]})") if len(alike) > 1 else (called,)


def rose_free(m: Moment, f: Fields, n: int) -> bool:
    """The first representative stands on level 1 there."""
    row = fact.track_row(f["track"])
    return m.state.human.levels[row] == 0 and m.then.human.levels[row] == 1


def letters_of(state: Any) -> set[str]:
    """Letters lined up to act."""
    return {use.letter.value for use in state.pending.queue or ()}


def joined_in(m: Moment, f: Fields, n: int) -> bool:
    """They are lined up after the surge and were not before."""
    return set(f["letters"].split(", ")) <= letters_of(m.then)


def rarest(m: Moment, f: Fields, n: int) -> bool:
    """That ship left the island, where no other kind has fewer."""
    found = fact.taken_berth(m)
    ships = () if found is None else m.state.islands[found[0]].ships
    return (
        found is not None
        and ship_left(m, f, n)
        and ships[found[1]] == min(count for count in ships if count)
        and ships.count(ships[found[1]]) == 1
    )


def taken_away(m: Moment, f: Fields, n: int) -> bool:
    """So many warehouses are printed where the factory went up, and no more on a space that was free."""
    found = fact.built_niche(m)
    if found is None:
        return False
    island = m.state.islands[found[0]]
    printed = [len(goods) for goods in components().islands[island.number].spaces]
    free = [printed[place] for place in range(4) if island.factories[place] is None]
    return n == printed[found[1]] == max(free) > 1


def highest(levels: tuple[int, ...], name: Any) -> bool:
    """Whether nobody stands higher than on this track or the chamber's track."""
    row = [word(one) for one in Track].index(said(name))
    return 0 < levels[row] == max(levels)


def alone(levels: tuple[int, ...]) -> bool:
    """Whether one track stands higher than all others."""
    return sorted(levels)[-1] > sorted(levels)[-2]


def followed(m: Moment, f: Fields) -> bool:
    """The bot went up on the human's highest track, or one of them."""
    row = fact.track_row(f["track"])
    return highest(m.state.human.levels, f["track"]) and m.then.bot.levels[row] == m.state.bot.levels[row] + 1


def dearest(m: Moment, f: Fields, n: int) -> bool:
    """The bot went up there, and no track that it could go up is worth more."""
    old, new = m.state.bot.levels, m.then.bot.levels
    row = fact.track_row(f["track"])
    open_to_it = [fact.worth(m.state, other) for other in range(4) if old[other] < 9]
    return new[row] == old[row] + 1 and n == fact.worth(m.state, row) == max(open_to_it)


def dearest_of_several(m: Moment, f: Fields, n: int) -> bool:
    """So are the others that are named and no more, and the one that it went up stands right of them."""
    levels = m.state.bot.levels
    worths = [fact.worth(m.state, row) if levels[row] < 9 else -1 for row in range(4)]
    equal = [row for row in range(4) if worths[row] == max(worths)]
    names = ", ".join(word(list(Track)[row]) for row in equal)
    return len(equal) > 1 and f["tracks"] == names and fact.track_row(f["track"]) == equal[-1]


def sharpened(m: Moment, f: Fields, n: int) -> bool:
    """It was normal, and no normal letter comes into the active half before it."""
    if fact.letter_upgraded(m.state, f["letter"]) or not fact.letter_upgraded(m.then, f["letter"]):
        return False
    steps = {
        disc.letter.value: STEPS_TO_ENTRY[space.index]
        for space in SPACES
        if (disc := m.state.bot.wheel[space.index]) is not None and not disc.upgraded
    }
    mine = steps[said(f["letter"])]
    return mine == min(steps.values()) and m.state.round + mine < 11


CHECKS: Final[dict[str, Check]] = {
    # a friend's words
    "It takes what is rarest on island {number}: the {resource} ship.": rarest,
    "It builds where %n warehouse(s) are printed, so that you do not get them.": taken_away,
    "It makes the track it stands highest on worth more: {chamber} is now {value}.": both(
        seated, lambda m, f, n: highest(m.state.bot.levels, f["chamber"])
    ),
    "It thins out {chamber}, the chamber of your highest track.": both(
        removed, lambda m, f, n: highest(m.state.human.levels, f["chamber"]) and alone(m.state.human.levels)
    ),
    "Your highest tracks are level: it thins out the chamber of one, {chamber}.": both(
        removed,
        lambda m, f, n: highest(m.state.human.levels, f["chamber"]) and not alone(m.state.human.levels),
    ),
    "It climbs where a level is worth most now: {track}, %n point(s).": dearest,
    "{tracks} are worth most now, {value} a level: of equals it climbs the rightmost, {track}.": (
        lambda m, f, n: dearest(m, f, f["value"]) and dearest_of_several(m, f, n)
    ),
    "It runs after you: {track} is your highest track.": lambda m, f, n: (
        followed(m, f) and alone(m.state.human.levels)
    ),
    "It runs after you: your highest tracks are level, and it takes {track}.": lambda m, f, n: (
        followed(m, f) and not alone(m.state.human.levels)
    ),
    "It sharpens {letter}, the next normal letter to come round; from now on that acts twice.": sharpened,
    "Nothing left for {letter} to do here.": same(letter=lambda m: m.event.letter),
    # prompts
    "{disc}: %n action(s) left": lambda m, f, n: (
        n == (task := fact.carried(m) or lead_task(m)).left and f["disc"] == fact.lying(m.state, task.space)
    ),
    "{title}, then {discs}": same(discs=going),
    "Use your discs: {discs}": same(discs=going),
    "Place your new disc: {disc}": both(
        same(disc=lambda m: word(m.state.human.centre[0])), lambda m, f, n: len(m.state.human.centre) == 1
    ),
    "Place your new discs: {discs}": same(discs=lambda m: ", ".join(map(word, m.state.human.centre))),
    "A night shift costs {shift} knowledge, a modification {swap}; you have {knowledge}.": same(
        shift=lambda m: fact.shift(m.state), swap=lambda m: fact.swap(m.state), knowledge=knowledge
    ),
    "Turn the medium or large ring by its arrow: {shift} of your {knowledge} knowledge.": same(
        shift=lambda m: fact.shift(m.state), knowledge=knowledge
    ),
    "Drag a disc onto another space: {swap} of your {knowledge} knowledge.": same(
        swap=lambda m: fact.swap(m.state), knowledge=knowledge
    ),
    (
        "Turn a ring by its arrow ({shift}) or drag a disc onto another space ({swap}); you have "
        "{knowledge} knowledge."
    ): same(shift=lambda m: fact.shift(m.state), swap=lambda m: fact.swap(m.state), knowledge=knowledge),
    "Influence your wheel (ring {shift}, disc {swap} knowledge), or go on to the actions": both(
        same(shift=lambda m: fact.shift(m.state), swap=lambda m: fact.swap(m.state)),
        lambda m, f, n: max(f["shift"], f["swap"]) <= m.state.human.knowledge,
    ),
    "Influence your wheel (a ring: {cost} knowledge), or go on to the actions": both(
        same(cost=lambda m: fact.shift(m.state)),
        lambda m, f, n: f["cost"] <= m.state.human.knowledge < fact.swap(m.state),
    ),
    "Influence your wheel (a disc: {cost} knowledge), or go on to the actions": both(
        same(cost=lambda m: fact.swap(m.state)),
        lambda m, f, n: f["cost"] <= m.state.human.knowledge < fact.shift(m.state),
    ),
    "Modifications: {cost} now, doubled each time.": both(
        same(cost=lambda m: fact.swap(m.state)), lambda m, f, n: f["cost"] > 3
    ),
    "Night shifts: {cost} now, doubled each time.": both(
        same(cost=lambda m: fact.shift(m.state)), lambda m, f, n: f["cost"] > 1
    ),
    "From the next round on: night shift {shift}, modification {swap}.": dearer_next_round,
    "Modification: {disc} changes places with what you press next": same(disc=own_disc),
    "It costs {cost} of your {knowledge} knowledge; another one this turn costs {next}, as the price doubles.": same(
        cost=lambda m: fact.swap(m.state), knowledge=knowledge, next=lambda m: 2 * fact.swap(m.state)
    ),
    "{discs} chosen: add a connected disc, or begin": same(discs=named),
    "{discs} chosen: add a connected disc": same(discs=named),
    "{discs} chosen: begin the actions": both(same(discs=named), lambda m, f, n: not fact.joinable(m.state)),
    "{discs} chosen: add {others} to connect them": same(
        discs=named, others=lambda m: fact.one_of(m.state, fact.joinable(m.state))
    ),
    "{discs} could join.": same(discs=lambda m: fact.one_of(m.state, fact.joinable(m.state))),
    "Politics: an intrigue costs {cost} knowledge, you have {knowledge}": same(
        cost=lambda m: fact.intrigue(m.state) if m.what == "prompt" else fact.cog(m.state.round),
        knowledge=knowledge,
    ),
    (
        "Drag a grey politician to the lower row of its chamber ({cost} of your {knowledge} knowledge); then "
        "one leaves the game."
    ): same(cost=lambda m: fact.intrigue(m.state), knowledge=knowledge),
    # questions
    "You have {knowledge} knowledge; a night shift costs {cost}.": same(
        knowledge=knowledge, cost=lambda m: fact.shift(m.state)
    ),
    "{discs} could be used. Skip the actions all the same?": both(
        same(
            discs=lambda m: (fact.one_of if fact.together(m.state) == 1 else fact.all_of)(
                m.state, fact.usable(m.state)
            )
        ),
        lambda m, f, n: fact.together(m.state) in (1, len(fact.usable(m.state))),
    ),
    "{count} of {discs} could be used. Skip the actions all the same?": same(
        count=lambda m: fact.together(m.state), discs=lambda m: fact.all_of(m.state, fact.usable(m.state))
    ),
    "{disc} could join. Begin the actions without it?": same(
        disc=lambda m: fact.names(m.state, fact.joinable(m.state))
    ),
    "{discs} could join. Begin the actions all the same?": same(
        discs=lambda m: fact.one_of(m.state, fact.joinable(m.state))
    ),
    "{disc} has %n action(s) left. End the actions all the same?": both(
        number(sum_left), same(disc=lambda m: fact.names(m.state, [t.space for t in fact.tasks(m.state)]))
    ),
    "{discs} have %n action(s) left. End the actions all the same?": both(
        number(sum_left), same(discs=lambda m: fact.all_of(m.state, [t.space for t in fact.tasks(m.state)]))
    ),
    "{disc} could also bring 1 knowledge (K).": same(
        disc=lambda m: fact.lying(m.state, fact.tasks(m.state)[0].space)
    ),
    "You keep {resources}.": same(resources=lambda m: fact.resources(m.state.human.resources)),
    "{disc} has %n action(s) left, given up by going on to {other}. Go on all the same?": both(
        number(lambda m: fact.left_on(m.state, in_use(m))),
        same(disc=lambda m: fact.lying(m.state, in_use(m)), other=fact.disc_of),
    ),
    "Travel to island {number} and take nothing? There is {what}.": same(number=prize_here),
    "Nothing can be taken on island {number}. Travel there all the same?": same(number=prize_here),
    "This is the last politics phase. End it with {knowledge} knowledge left?": same(knowledge=knowledge),
    "An intrigue costs {cost}; knowledge left over counts for nothing.": same(
        cost=lambda m: fact.intrigue(m.state)
    ),
    "An intrigue costs {now} this round and {later} from the next on. End politics all the same?": same(
        now=lambda m: fact.cog(m.state.round), later=lambda m: fact.cog(m.state.round + 1)
    ),
    "A night shift costs {now} this round and {later} from the next on. End influence all the same?": both(
        same(now=lambda m: fact.shift(m.state)),
        lambda m, f, n: (m.state.round, f["now"], f["later"]) == (10, 1, 2) and f["now"] <= knowledge(m),
    ),
    "You have {knowledge}; an intrigue costs {intrigue}, a resource of the black market {price}.": both(
        same(knowledge=knowledge, intrigue=lambda m: fact.cog(m.state.round)),
        lambda m, f, n: (m.state.round, f["price"]) == (16, 3) and knowledge(m) < 3,
    ),
    "A modification costs {now} now, then {later}. You have {knowledge} knowledge.": both(
        same(now=lambda m: fact.swap(m.state), knowledge=knowledge),
        lambda m, f, n: (m.state.round, f["now"], f["later"]) == (10, 2, 3),
    ),
    "{chamber}: +{mine} for you, +{its} for the bot, for {cost} of your {knowledge} knowledge.": intrigue_brings,
    "{chamber}: +{mine} for you, for {cost} of your {knowledge} knowledge.": intrigue_brings,
    "You have {knowledge} knowledge.": same(knowledge=knowledge),
    "{disc} is lost without a place. End administration all the same?": same(
        disc=lambda m: ", ".join(map(word, m.state.human.centre))
    ),
    "{discs} are lost without a place. End administration all the same?": both(
        same(discs=lambda m: " and ".join(", ".join(map(word, m.state.human.centre)).rsplit(", ", 1))),
        lambda m, f, n: len(m.state.human.centre) > 1,
    ),
    "{disc} leaves the game if {placed} is put on it. Put it there all the same?": same(
        disc=fact.disc_of, placed=lambda m: m.action.disc
    ),
    # refusals
    "Round {round} of {rounds}.": same(round=lambda m: max(m.state.round, 1), rounds=lambda m: 16),
    "You {human}, bot {bot}: the points as they stand.": same(
        human=lambda m: fact.total(m.state, Side.HUMAN), bot=lambda m: fact.total(m.state, Side.BOT)
    ),
    "Politicians of {chamber} move in politics.": same(chamber=lambda m: Chamber(m.key)),
    "No politician is left in the upper row of {chamber}.": both(
        same(chamber=lambda m: Chamber(m.key)),
        lambda m, f, n: not m.state.council[chamber_here(m)].upper,
    ),
    "Drag a grey politician of {chamber} from the upper to the lower row.": both(
        same(chamber=lambda m: Chamber(m.key)), lambda m, f, n: bool(m.state.council[chamber_here(m)].upper)
    ),
    "Level {level} of {track} costs {price}.": same(
        level=next_level, track=track_here, price=lambda m: fact.price(m.state, track_here(m))
    ),
    "You have {means}.": same(means=lambda m: fact.means(m.state, track_here(m))),
    "Your representative stands on level {level}, the top.": both(
        same(level=lambda m: m.state.human.levels[track_here(m).index]), lambda m, f, n: f["level"] == 9
    ),
    "{disc} costs {price} resources; you have {owned}.": both(
        same(
            disc=lambda m: Disc(m.key),
            price=lambda m: m.state.market.prices[Disc(m.key).index],
            owned=lambda m: sum(m.state.human.resources),
        ),
        lambda m, f, n: f["price"] > f["owned"],
    ),
    "The market has no {disc} left.": both(
        same(disc=lambda m: Disc(m.key)), lambda m, f, n: not m.state.market.stock[Disc(m.key).index]
    ),
    "A resource costs {cost} knowledge; you have {knowledge}.": both(
        same(cost=lambda m: 3, knowledge=knowledge), lambda m, f, n: f["knowledge"] < 3
    ),
    "{cost} knowledge buy 1 {resource}.": same(cost=lambda m: 3, resource=lambda m: Resource(m.key)),
    "No {good} is in store.": both(
        same(good=lambda m: Good(m.key)), lambda m, f, n: not m.state.human.stored[good_row(m)]
    ),
    "{good}: each costs {cost}.": same(
        good=lambda m: Good(m.key), cost=lambda m: fact.resources(fact.recipe(Good(m.key)))
    ),
    "You have {owned}.": same(
        owned=lambda m: ", ".join(
            f"{amount} {word(kind)}" for kind, amount in zip(Resource, m.state.human.resources, strict=True)
        )
    ),
    "All your warehouses for {good} are full.": both(
        same(good=lambda m: Good(m.key)),
        lambda m, f, n: 0 < m.state.human.warehouses[good_row(m)] == m.state.human.stored[good_row(m)],
    ),
    "You have no warehouse for {good}.": both(
        same(good=lambda m: Good(m.key)), lambda m, f, n: not m.state.human.warehouses[good_row(m)]
    ),
    "{amount} in store.": same(amount=lambda m: fact.of_good(Good(m.key), m.state.human.stored[good_row(m)])),
    "No {disc} has an action left.": lambda m, f, n: all(
        fact.lying(m.state, task.space) != said(f["disc"]) for task in fact.tasks(m.state)
    ),
    "No {disc} lies below the horizon now.": lambda m, f, n: all(
        fact.lying(m.state, space) != said(f["disc"]) for space in SPACES if space.active
    ),
    "No {disc} was chosen for this turn.": lambda m, f, n: all(
        fact.lying(m.state, space) != said(f["disc"]) for space in fact.named(m.state)
    ),
    "Your ambassador is on island {number} already.": both(
        same(number=island_number), lambda m, f, n: m.state.human.ambassador == fact.index_of(m)
    ),
    "The bot's ambassador is on island {number}, and you have no resource.": both(
        same(number=island_number),
        lambda m, f, n: m.state.bot.ambassador == fact.index_of(m) and not any(m.state.human.resources),
    ),
    "You can travel to island {number}.": same(number=island_number),
    "No {resource} ship is left on island {number}.": both(
        same(resource=berth_here, number=island_number),
        lambda m, f, n: not m.state.islands[fact.index_of(m)].ships[fact.place_of(m)],
    ),
    "A Journey can take this {resource} ship.": same(resource=berth_here),
    "An intrigue costs {cost} knowledge; you have {knowledge}.": both(
        same(cost=lambda m: fact.intrigue(m.state), knowledge=knowledge),
        lambda m, f, n: f["knowledge"] < f["cost"],
    ),
    "Drag a disc here to exchange the two for {cost} knowledge.": same(cost=lambda m: fact.swap(m.state)),
    "A modification costs {cost} knowledge; you have {knowledge}.": both(
        same(cost=lambda m: fact.swap(m.state), knowledge=knowledge),
        lambda m, f, n: f["knowledge"] < f["cost"],
    ),
    "A night shift costs {cost} knowledge; you have {knowledge}.": both(
        same(cost=lambda m: fact.shift(m.state), knowledge=knowledge),
        lambda m, f, n: f["knowledge"] < f["cost"],
    ),
    "This {disc} is not connected to {discs}.": same(disc=own_disc, discs=all_named),
    "This {disc} is in the resting half.": both(
        same(disc=own_disc), lambda m, f, n: not fact.at_key(m).active
    ),
    "This {disc} was not chosen for this turn.": both(
        same(disc=own_disc), lambda m, f, n: fact.at_key(m) not in fact.named(m.state)
    ),
    "This {disc} is chosen already.": both(
        same(disc=own_disc), lambda m, f, n: fact.at_key(m) in fact.named(m.state)
    ),
    "No action of this {disc} is left.": both(
        same(disc=own_disc), lambda m, f, n: not fact.left_on(m.state, fact.at_key(m))
    ),
    "This {disc} is used in the action phase.": both(
        same(disc=own_disc), lambda m, f, n: not isinstance(m.state.pending, Naming | Acting)
    ),
    "{disc} of the {ring} is chosen already.": ring_taker,
    "{discs} are not connected yet.": same(discs=all_named),
    "This {disc} waits for administration.": same(disc=lambda m: Disc(m.key.split(".")[0])),
    "{letter} · {name} belongs to the bot.": bot_letter,
    # the log
    "Round {number}": same(number=lambda m: m.then.round),
    "Influence: a night shift costs {cost} knowledge, you have {knowledge}": same(
        cost=lambda m: 1 + (m.then.round >= 11), knowledge=lambda m: m.then.human.knowledge
    ),
    "Night shift: {ring} turned for {knowledge} knowledge": same(knowledge=lambda m: -more_knowledge(m)),
    "Modification: {first} and {second} for {knowledge} knowledge": same(
        knowledge=lambda m: -more_knowledge(m)
    ),
    "Activates {disc} ({space})": lambda m, f, n: said(f["disc"]) == fact.lying(m.state, m.event.space),
    "%n action(s) begin": number(lambda m: sum(task.left for task in fact.tasks(m.then))),
    "Ships bring {amount} {resource}": gathered,
    "Takes {amount} knowledge instead": same(amount=more_knowledge),
    "Market: {disc} for {payment}": came_to_centre,
    "Produces {goods} from {paid}": produced,
    "Black market: {good} for {knowledge} knowledge": dealt_good,
    "Black market: {knowledge} knowledge for {resource}": dealt_resource,
    "Politician seated: {chamber} is worth {value}": seated,
    "A politician of {chamber} leaves": removed,
    "Factories bring {knowledge} knowledge": same(
        knowledge=lambda m: fact.INCOME[7 - m.state.human.factories]
    ),
    "Letter {letter} is upgraded": lambda m, f, n: fact.letter_upgraded(m.then, f["letter"]),
    "{letter} · {name}": lambda m, f, n: (
        f["name"] == fact.called(said(f["letter"]), m.state)
        if f["letter"] in fact.LETTERS
        else said(f["letter"]) in fact.LETTERS
    ),
    "{letter} · {name}, second use": lambda m, f, n: f["name"] == fact.called(said(f["letter"]), m.state),
    "Ambassador to island {number}": travelled,
    "Ambassador to island {number}, fee 1 {resource}": travelled,
    "{disc} goes on {space}": placed,
    "{disc} goes on {space}; {replaced} leaves the game": placed,
    "The game is over: you {human}, bot {bot}.": same(
        human=lambda m: fact.total(m.then, Side.HUMAN), bot=lambda m: fact.total(m.then, Side.BOT)
    ),
    "{track} {before} → {level} for {payment}": risen_line,
    "{track} {before} → {level}": risen_line,
    "instead {track} {before} → {level}": risen_line,
    "Takes the {resource} ship of island {number}": ship_left,
    "One {resource} ship leaves island {number}": ship_left,
    "Factory on island {number}: warehouses for {goods}": built,
    "Factory on island {number}, {space}": built,
    "Upgrades {disc} ({space})": upgraded_now,
    "Not placed and lost: {discs}": same(discs=lambda m: ", ".join(map(word, m.state.human.centre))),
    # what the bot does, next and last
    "Island {number}: one {resource} ship leaves": ship_left,
    "Island {number}: space {place}": built,
    "{chamber} now {value}": seated,
    "{chamber} −1 politician": removed,
    "you {change}": points_by(Side.HUMAN),
    "bot {change}": points_by(Side.BOT),
    # previews
    "{sign}{amount} {name}": shown_change,
    "{sign}{goods}": shown_goods,
    "−{cost} of your {knowledge} knowledge": both(
        same(cost=influence_price, knowledge=knowledge),
        lambda m, f, n: m.then.human.knowledge == f["knowledge"] - f["cost"],
    ),
    "the next one this turn: {next} (doubled)": same(next=lambda m: 2 * influence_price(m)),
    "Income a round: {before} → {after}": same(
        before=lambda m: fact.INCOME[7 - m.state.human.factories],
        after=lambda m: fact.INCOME[7 - m.then.human.factories],
    ),
    "%n resource(s) of it because the bot stands higher": number(
        lambda m: int(m.state.bot.levels[m.action.track.index] > m.state.human.levels[m.action.track.index])
    ),
    "%n resource(s) because the bot's ambassador is there": both(
        number(lambda m: sum(m.state.human.resources) - sum(m.then.human.resources)),
        lambda m, f, n: m.action.island == m.state.bot.ambassador,
    ),
    "{disc} leaves the game": same(disc=fact.disc_of),
    # hints
    "Raise {track} to {level}": rose(Side.HUMAN),
    "Fetch a ship and raise {track} to {level}": rose(Side.HUMAN),
    "{disc}: pay {payment} and raise {track} to {level}": lambda m, f, n: (
        rose(Side.HUMAN)(m, f, n)
        and f["payment"] == fact.payment(m.state, m.then)
        and f["disc"] == fact.disc_of(m)
    ),
    "{disc}: ships bring {amount} {resource}": gathered,
    "Bring in {amount} {resource}": gathered,
    "{disc}: take {amount} knowledge instead": both(
        same(amount=more_knowledge), lambda m, f, n: m.plan is None and f["disc"] == fact.disc_of(m)
    ),
    "{disc}: fly to island {number} and take its {resource} ship": ship_left,
    "Take the {resource} ship of island {number}": ship_left,
    "{disc}: fly to island {number} and build for {goods}": built,
    "Build on island {number}": built,
    "{disc}: take {bought} for free": came_to_centre,
    "{disc}: take {bought} for {payment}": came_to_centre,
    "{disc}: upgrade {other}": upgraded_now,
    "Upgrade {disc}": upgraded_now,
    "{disc}: produce {goods} from {paid}": produced,
    "Produce {goods}": produced,
    "Black market: {knowledge} knowledge for 1 {resource}": dealt_resource,
    "Seat a politician: {chamber} is worth {value}": seated,
    "Make {chamber} worth {value}": seated,
    "Remove a politician of {chamber}": removed,
    "Night shift for {knowledge} knowledge: turn the {ring}": same(knowledge=lambda m: -more_knowledge(m)),
    "Put {disc} on {space}": placed,
    "Put {disc} on {space} for {replaced}": placed,
    "{disc} on {space}": placed,
    "{change} {name}": chip,
    "{change} for the bot": lambda m, f, n: points_by(Side.BOT)(
        m, {**f, "change": f["change"].removeprefix("! ").removeprefix("✓ ")}, n
    ),
    "{short} fewer than the first: {parts}.": why_not,
    "Played on, the game ends {mine} to {theirs}.": outlook,
    "Lead at the end of the game, if it is played on this way: {after}": ends_with,
    "Lead at the end of the game: {before} if you end the phase now, {after} this way": ends_with,
    "{cause} Played on, the game ends {mine} to {theirs}.": outlook,
    "A level of {track} is worth {value} now, {most} at most.": lambda m, f, n: (
        f["value"] == fact.worth(m.then, fact.track_row(f["track"]))
        and f["most"]
        == fact.VALUES[row := fact.track_row(f["track"])][
            min(4, m.then.council[row].seated + m.then.council[row].upper)
        ]
    ),
    "Factories then bring {knowledge} knowledge a round.": same(
        knowledge=lambda m: fact.INCOME[7 - m.then.human.factories]
    ),
    "{ships} {resource} ships bring as many with every action.": lambda m, f, n: (
        f["ships"] == m.then.human.ships[[word(kind) for kind in Resource].index(said(f["resource"]))]
    ),
    "{chamber} multiplies your {mine} and the bot's {theirs}.": lambda m, f, n: (
        f["mine"] == fact.counts(m.then.human.levels, row := fact.chamber_row(said(f["chamber"])))
        and f["theirs"] == fact.counts(m.then.bot.levels, row)
    ),
    "You then have {owned}.": same(owned=lambda m: fact.resources(m.then.human.resources)),
    "Start on {track}": lambda m, f, n: (
        m.then.human.levels[fact.track_row(f["track"])] == 1 if m.after is not None else True
    ),
    "{journey}, fee {paid}": lambda m, f, n: (
        fact.resources(f["paid"]) == fact.resources(fact.paid(m.state, m.then))
    ),
    # what is dearer because of the bot, in the prompt
    "Landing on island {number} costs %n resource(s): the bot's ambassador is there.": both(
        same(number=lambda m: m.state.islands[m.state.bot.ambassador].number),
        number(lambda m: int(m.state.human.ambassador != m.state.bot.ambassador)),
    ),
    "%n resource(s) more on {tracks}: the bot stands higher there.": both(
        same(tracks=lambda m: ", ".join(map(word, fact.overtaken(m.state)))), number(lambda m: 1)
    ),
    # the bot by its wheel, the phases by their names
    "Bot {number}": lambda m, f, n: fact.BOT_WHEELS[f["number"] - 1] == fact.letters(m.state.bot.wheel),
    "Phase: {phase}": lambda m, f, n: f["phase"] in fact.phases_begun(m.state, m.then),
    # a thing in hand that cannot lie there
    "A politician of {chamber}": lambda m, f, n: (m.kind, f["chamber"].value) == ("upper_row", m.key),
    "The representative for {track}": lambda m, f, n: (m.kind, f["track"].value) == ("car", m.key),
    "The {ring} can only be turned.": lambda m, f, n: (m.kind, f["ring"].value) == ("ring_rim", m.key),
    # hover cards
    "Round {round} of {rounds}": same(round=lambda m: max(m.state.round, 1), rounds=lambda m: 16),
    "From round {round} on, influence costs more and letter A is the surge.": same(round=lambda m: 11),
    "Points as they stand: you {human}, bot {bot}": same(
        human=lambda m: fact.total(m.state, Side.HUMAN), bot=lambda m: fact.total(m.state, Side.BOT)
    ),
    "{name}: you {human}, bot {bot}": lambda m, f, n: (
        f["human"]
        == fact.counts(m.state.human.levels, row := fact.chamber_row(f["name"])) * fact.worth(m.state, row)
        and f["bot"] == fact.counts(m.state.bot.levels, row) * fact.worth(m.state, row)
    ),
    "You {level}, bot {rival}": same(
        level=lambda m: m.state.human.levels[track_here(m).index],
        rival=lambda m: m.state.bot.levels[track_here(m).index],
    ),
    "Each level is worth {value} now.": same(value=lambda m: fact.worth(m.state, track_here(m).index)),
    "Level {level} costs {price}.": same(
        level=next_level, price=lambda m: fact.price(m.state, track_here(m))
    ),
    "{used} of %n action(s) used this turn.": lambda m, f, n: (
        n - f["used"] == sum(task.left for task in fact.tasks(m.state)) or not f["used"]
    ),
    "The chosen discs give %n action(s).": lambda m, f, n: n >= len(fact.named(m.state)),
    "Your representative on {track}, level {level}": same(
        track=track_here, level=lambda m: m.state.human.levels[track_here(m).index]
    ),
    "Your representative for {track}, in the cave": both(
        same(track=track_here), lambda m, f, n: not m.state.human.levels[track_here(m).index]
    ),
    "Worth {value} now": same(value=lambda m: fact.worth(m.state, chamber_here(m))),
    "%n politician(s) in the upper row": number(lambda m: m.state.council[chamber_here(m)].upper),
    "%n politician(s) in the lower row": number(lambda m: m.state.council[chamber_here(m)].seated),
    "An intrigue costs {cost} knowledge.": same(cost=lambda m: fact.intrigue(m.state)),
    "Values: {values}": same(values=lambda m: ", ".join(map(str, fact.VALUES[chamber_here(m)]))),
    "Chamber: {name}": same(name=lambda m: word(Chamber(m.key))),
    "Upper row of {name}": same(name=lambda m: word(Chamber(m.key))),
    "Lower row of {name}": same(name=lambda m: word(Chamber(m.key))),
    "%n resource(s) of any kinds": number(lambda m: m.state.market.prices[Disc(m.key).index]),
    "%n disc(s) left": number(lambda m: m.state.market.stock[Disc(m.key).index]),
    "{amount} in store": lambda m, f, n: (
        f["amount"]
        == (m.state.human.knowledge if m.kind == "knowledge" else m.state.human.resources[resource_row(m)])
    ),
    "%n ship(s)": number(lambda m: m.state.human.ships[resource_row(m)]),
    "{full} of {all} warehouses full": same(
        full=lambda m: m.state.human.stored[good_row(m)], all=lambda m: m.state.human.warehouses[good_row(m)]
    ),
    "Costs {cost} each": same(cost=lambda m: fact.resources(fact.recipe(Good(m.key)))),
    "Black market: {knowledge} knowledge": same(knowledge=lambda m: fact.sale(Good(m.key))),
    "Pays for influence and intrigue; {cost} buy a resource on the black market.": same(cost=lambda m: 3),
    "{goods}: {knowledge} knowledge each": lambda m, f, n: (
        (f["goods"], f["knowledge"]) in (("Sail, Compass, Propeller", 2), ("Piston, Lamp", 3))
    ),
    "A resource of any kind costs {cost} knowledge.": same(cost=lambda m: 3),
    "A good brings {simple} or {complex} knowledge, a resource costs {cost}.": same(
        simple=lambda m: 2, complex=lambda m: 3, cost=lambda m: 3
    ),
    "{built} built, {left} left": same(
        built=lambda m: 7 - m.state.human.factories, left=lambda m: m.state.human.factories
    ),
    "They bring {knowledge} knowledge a round.": same(
        knowledge=lambda m: fact.INCOME[7 - m.state.human.factories]
    ),
    "With {count} built: {knowledge}.": lambda m, f, n: (
        f["count"] > (built := 7 - m.state.human.factories)
        and f["knowledge"] == fact.INCOME[f["count"]] > fact.INCOME[f["count"] - 1] == fact.INCOME[built]
    ),
    "{thing} ({ring})": lambda m, f, n: (
        len({fact.lying(m.state, space) for space in fact.named(m.state)}) < len(fact.named(m.state))
    ),
    "Costs {cost} of your {knowledge} knowledge now.": same(
        cost=lambda m: fact.shift(m.state), knowledge=knowledge
    ),
    "Waiting: {discs}": same(discs=lambda m: ", ".join(map(word, m.state.human.centre))),
    "%n ship(s) left": number(lambda m: m.state.islands[fact.index_of(m)].ships[fact.place_of(m)]),
    "{resource} ships of island {number}": same(resource=berth_here, number=island_number),
    "Island {number}, space {place} of 4": same(number=island_number, place=lambda m: fact.place_of(m) + 1),
    "Warehouses: {goods}": same(
        goods=lambda m: fact.warehouse_words(m.state, fact.index_of(m), fact.place_of(m))
    ),
    "%n free factory space(s)": number(lambda m: m.state.islands[fact.index_of(m)].factories.count(None)),
    "Island {number}": same(number=island_number),
    "on island {number}": lambda m, f, n: (
        f["number"]
        == m.state.islands[
            (m.state.human if m.key == "human" else m.state.bot).ambassador  # type: ignore[index]
        ].number
    ),
    "{disc}, upgraded": lambda m, f, n: m.kind in ("space", "bot_space"),
    "Now: {phase}": lambda m, f, n: m.kind == "phases",
    # what an action does, in choosers
    "Activate {disc} ({space})": lambda m, f, n: (
        f["disc"] == fact.disc_of(m) and f["space"] is m.action.space
    ),
    "{disc}: let the ships bring resources": same(disc=fact.disc_of),
    "1 knowledge instead of {disc}": same(disc=fact.disc_of),
    "Take {disc} (free)": lambda m, f, n: f["disc"] is m.action.disc and not any(m.action.payment),
    "Take {disc} for {payment}": lambda m, f, n: (
        f["disc"] is m.action.disc
        and sum(m.action.payment) == m.state.market.prices[m.action.disc.index]
        and f["payment"] == m.action.payment
    ),
    "Take {disc} from the market": lambda m, f, n: (
        said(f["disc"]) in [word(one) for one in m.then.human.centre]
    ),
    "Raise {track} for {payment}": lambda m, f, n: (
        f["track"] is m.action.track
        and f["payment"] == fact.owed(m.action.resources, m.action.goods)
        and m.action.track not in fact.overtaken(m.state)
    ),
    "Raise {track} for {payment} ({extra} of it as the bot stands higher)": lambda m, f, n: (
        f["track"] is m.action.track
        and f["payment"] == fact.owed(m.action.resources, m.action.goods)
        and f["extra"] == 1
        and m.action.track in fact.overtaken(m.state)
    ),
    "Upgrade {disc} ({space})": lambda m, f, n: (
        f["disc"] == fact.lying(m.state, m.action.target) and f["space"] is m.action.target
    ),
    "Travel to island {number}": same(number=prize_here),
    "Travel to island {number}: {landing}": both(
        same(number=prize_here), lambda m, f, n: f["landing"] is m.action.landing
    ),
    "{journey} (1 {resource} as the bot's ambassador is there)": lambda m, f, n: (
        f["resource"] is m.action.fee and m.action.island == m.state.bot.ambassador
    ),
    "Black market: sell {good}": same(good=lambda m: m.action.good),
    "Black market: buy {resource}": same(resource=lambda m: m.action.resource),
    "Intrigue: seat a politician in {chamber}": same(chamber=lambda m: m.action.chamber),
    "Intrigue: remove a politician of {chamber}": same(chamber=lambda m: m.action.chamber),
    "Raise {track}": lambda m, f, n: f["track"] is m.action.track,
    "Take {disc}": lambda m, f, n: f["disc"] is m.action.disc,
    "Night shift: {ring}": lambda m, f, n: said(f["ring"]).lower() == m.key,
    "Night shift: turn the {ring}": lambda m, f, n: f["ring"] is m.action.ring,
    "Modification: exchange {first} and {second}": lambda m, f, n: (
        (f["first"], f["second"]) == (m.action.first, m.action.second)
    ),
    "{disc} upgraded": lambda m, f, n: m.action is None or f["disc"] in told_apart(m, m.action.upgraded),
    "+1 {disc}": lambda m, f, n: (
        m.action is None or any(f["disc"] in told_apart(m, aim) for aim in m.action.aims)
    ),
    "Activate {discs}": lambda m, f, n: (
        isinstance(m.state.pending, Naming)
        and f["discs"] == fact.names(m.state, sorted(fact.named(m.state), key=lambda space: space.index))
    ),
    "Your first representative on {track}, free of charge": rose_free,
    "Your first representative stands on {track} 1.": rose_free,
    "Nothing found ends better: {end}": lambda m, f, n: (
        m.plan is not None
        and m.plan is m.plans[0]
        and all(_ahead(other) <= _ahead(m.plan) for other in m.plans)
        and f["end"] == END_OF.get(type(m.state.pending), "End influence")
    ),
    "An action brings 1 {resource} for each of your ships of that kind.": lambda m, f, n: (
        f["resource"]
        in (own_disc(m) if m.kind == "space" else word(Disc(m.key.split(".")[0])), word(m.key.title()))
    ),
    "Entering: {letters}": lambda m, f, n: letters_of(m.then) >= set(f["letters"].split(", ")),
    "Surge: medium and large ring turn once more, with {letters} joining in": joined_in,
    "Rings turn once more, with {letters} joining in": joined_in,
    "{letter} stands on the small ring: it invests instead": lambda m, f, n: (
        m.then.bot.levels != m.state.bot.levels or all(level == 9 for level in m.state.bot.levels)
    ),
    # the rule of now
    (
        "A night shift turns the medium or large ring one space for {shift} knowledge. A modification exchanges "
        "two spaces for {swap}. Each repeat in a turn doubles the price of its kind; from round {late} on, both "
        "cost {more} more."
    ): same(shift=lambda m: 1, swap=lambda m: 2, late=lambda m: 11, more=lambda m: 1),
    (
        "Up to three discs of the active half act, at most one on each ring, and together they must be connected. "
        "One of them may use its upgraded side and acts twice. A bonus gives another disc of the set one more "
        "action. Never more than {most} actions in all."
    ): same(most=lambda m: 4),
    (
        "Use the discs in any order, each disc's actions one after the other. Instead of an action you may take "
        "{knowledge} knowledge. At any time the black market buys goods for knowledge and sells a resource for "
        "{price}."
    ): same(knowledge=lambda m: 1, price=lambda m: 3),
}
"""A check for each template that puts a number, a piece or a place into a sentence."""

UNCHECKED: Final[tuple[str, ...]] = ()
"""Templates with fields that no check looks at."""

MADE_OF_OTHERS: Final = frozenset(
    {
        "Begin: {details}",
        "Last step: {letter} · {outcome}",
        "{first} {second}",
        "First: {first}; second: {second}",
        "cancelled ({reason})",
        "{amount} {name}",
        "any {units} of {kinds}",
        "{first} or {last}",
        "{first} and {last}",
        "any one of {kinds}",
        "%n Sail(s)",
        "%n Compass(es)",
        "%n Propeller(s)",
        "%n Piston(s)",
        "%n Lamp(s)",
        "{units} {one} or {units} {other}",
        "{price}, and {extra} of any resource as the bot stands higher",
        "{thing} cannot go there.",
        "{thing} is used by a press, or goes to your knowledge for 1 of it.",
        "{mark} {change}",
        "{resource} ship",
        "warehouse for {good}",
        "{change} {part}",
        "{name} – {points}",
        "{name}: {what}",
        "{name}: {what}, {why}",
        "{times} times: {what}",
        "Twice: {outcome}",
        "{words} ({details})",
        "Price: {price}",
        "Ships: {ships}",
        "{ring} {position}",
        "{criterion} → {kept}",
        "{criterion} → no difference",
        "{chosen}, {why}",
        "{chosen}, the only one possible",
        "{letter} is cancelled: {reason}",
    }
)
"""Templates whose fields are sentences or amounts that other checks look at, or reasons that ``test_text_reasons`` does."""
