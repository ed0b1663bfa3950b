"""Every picture of Scythe's table as a value: exactly the facts needed to draw it.

A presenter fills these in; ``ui/scythe/paint/table.py`` draws them. Every picture is centred on its sprite's
place; sizes are board units. ``own`` is the human's side, round shapes in blue; the Automa's are cut from plates.
Words that follow from printed facts come from the painter, sentences come with the art.
"""

from __future__ import annotations

import enum

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.record import Criterion, Rejection, TurnRecord
from noria_desktop.games.scythe.state import Stars
from noria_desktop.games.scythe.terms import (
    NO_GOODS,
    Ability,
    Approach,
    AutomaCard,
    Bonus,
    CombatCard,
    Encounter,
    Faction,
    FactoryCard,
    Gain,
    Goods,
    Level,
    Line,
    Mat,
    Objective,
    Place,
    Resource,
    Scheme,
    Section,
    Slot,
    Structure,
    StructureTile,
    Unit,
)
from noria_desktop.ui.board.boxes import Box, Point

# The map ------------------------------------------------------------------------------------------------


@frozen
class GroundArt:
    """Sea, the 47 territories with landscapes and numbers, rivers, tunnels, home bases, compass. Layer GROUND.

    Opaque, the whole board; everything is measured from the board's upper left corner, as in the layout.
    """

    width: float
    height: float
    radius: float
    """Of a hex: from its middle to a corner."""
    origin: Point
    """Middle of the Factory."""
    field: Box
    """What the docks leave; framed in brass."""
    compass: Point
    human: Faction
    automa: Faction


class Mark(enum.Enum):
    """What a territory is at the moment: outline and light. Source: mocks/scythe.md 4 and 6."""

    VEIL = "veil"
    """Not concerned now: a light veil."""
    DEEP_VEIL = "deep_veil"
    """Outside what the Automa looks at: a deep veil."""
    LEGAL = "legal"
    """May be chosen: dashed ring."""
    AIMED = "aimed"
    """May be chosen and is pointed at: solid ring with glow."""
    SOURCE = "source"
    """Where the unit in hand came from."""
    HOVER = "hover"
    REFUSED = "refused"
    """A neighbour that may not be entered: coral, hatched."""
    BLOCKED = "blocked"
    """The Automa looked at it and ruled it out."""
    FAR = "far"
    """Valid for the Automa, out by the first criterion."""
    NEAR = "near"
    """Left after the first criterion."""
    TIED = "tied"
    """Left but for the last criterion."""
    CHOSEN = "chosen"
    """The Automa's destination."""
    CHANGED = "changed"
    """Just changed."""
    YOURS = "yours"
    """Influence: the human controls it."""
    THEIRS = "theirs"
    """Influence: the Automa controls it."""


@frozen
class HexArt:
    """A territory's light; a home base's is 0.7 of the radius. Layer MARK; also the outline of its spot's halo."""

    mark: Mark
    radius: float
    place: Place | None = None
    """Its number and tunnel are printed above the light."""


@frozen
class EncounterTokenArt:
    """Encounter token at the upper right of its territory; square of 2.4 ``radius``. Layer SCENERY."""

    radius: float
    aimed: bool = False


class Hindrance(enum.Enum):
    """What is in the way of a step."""

    RIVER = "river"
    LAKE = "lake"
    UNIT = "unit"
    OTHER = "other"


@frozen
class BarrierArt:
    """No-entry seal on the side two territories share; ``radius`` of a hex. Layer FLAG."""

    hindrance: Hindrance
    radius: float


class Tone(enum.Enum):
    """Colour of a tag, chip or note by what it means."""

    LEGAL = "legal"
    GOOD = "good"
    BAD = "bad"
    PLAIN = "plain"
    BRASS = "brass"
    """Yours by rule: chosen, earned, in force."""
    CHOSEN = "chosen"
    """The Automa's final choice."""


class Icon(enum.Enum):
    """Sign before words."""

    NONE = ""
    COIN = "coin"
    POWER = "power"
    POPULARITY = "popularity"
    CARD = "card"
    OIL = "oil"
    METAL = "metal"
    FOOD = "food"
    WOOD = "wood"
    CHARACTER = "character"
    MECH = "mech"
    WORKER = "worker"
    STAR = "star"
    HEX = "hex"
    TUNNEL = "tunnel"
    RIVER = "river"
    FACTORY = "gear"
    ENCOUNTER = "encounter"
    COMBAT = "attack"
    STRUCTURE = "build"
    RECRUIT = "enlist"
    UPGRADE = "upgrade"
    MOVE = "move"
    CHECK = "check"
    CROSS = "cross"


@frozen
class TagArt:
    """Pill on a territory: a sign and a few words; 17 high, as wide as its words. Layer FLAG."""

    words: str
    tone: Tone
    icon: Icon = Icon.NONE


@frozen
class AbilityTagArt:
    """Pill that names the ability which makes a step legal; 17 high. Layer FLAG."""

    ability: Ability


@frozen
class RejectionTagArt:
    """Pill that tells why the Automa ruled a territory out; 17 high. Layer FLAG."""

    why: Rejection


@frozen
class BeadArt:
    """Value of the first criterion at a territory's lower right; 20 square. Layer FLAG.

    Tones: PLAIN farther, BRASS kept, CHOSEN.
    """

    value: int
    tone: Tone


@frozen
class StepsTagArt:
    """Pill with steps to the Factory; ``farther`` adds that word, ``later`` that it comes later in order. Layer FLAG."""

    steps: int
    tone: Tone = Tone.BRASS
    farther: bool = False
    later: bool = False


@frozen
class ArcArt:
    """Way of a move, an arc with an arrow; centred on the middle between its ends. Layer CALLOUT.

    Starts at (-dx/2, -dy/2) and ends at (dx/2, dy/2). LEGAL is dotted, CHOSEN dashed.
    """

    dx: float
    dy: float
    rise: float
    """How far the arc rises above its middle."""
    tone: Tone = Tone.LEGAL


@frozen
class CombatMarkArt:
    """Crossed sabres: a combat is pending here, or just now; ``radius`` of a hex. Layer FLAG."""

    radius: float
    now: bool = False


# Pieces -------------------------------------------------------------------------------------------------


@frozen
class UnitArt:
    """A unit or a group of like ones. Layer PIECE.

    Its feet stand at (0, +height / 2); passengers and shadow reach beyond the height.
    """

    unit: Unit
    faction: Faction
    own: bool
    height: float
    count: int = 1
    lifted: bool = False
    ghost: bool = False
    plate: bool = True
    """Coloured ground plate; none on a mat."""
    workers: int = 0
    """Aboard."""
    goods: Goods = NO_GOODS
    """Aboard."""
    aimed: bool = False
    """Can be picked now: lit ground plate."""
    spent: bool = False
    """Has used its move: dulled."""


@frozen
class GoodsArt:
    """Resource tokens of one kind in a pill, 32 x 17. Layer PIECE."""

    resource: Resource
    count: int
    changed: bool = False
    """Just came, or would with this drop."""


@frozen
class StructureArt:
    """A built structure, as wide as ``size``; stands with its foot at (0, +size / 2). Layer PIECE."""

    structure: Structure
    faction: Faction
    size: float
    ghost: bool = False


@frozen
class CubeArt:
    """Wooden upgrade cube. Layer PIECE."""

    size: float


@frozen
class CoinArt:
    """Coin, with a number where it counts. Layer PIECE."""

    size: float
    count: int | None = None


@frozen
class StarArt:
    """A star token. Layer PIECE."""

    faction: Faction
    own: bool
    radius: float


@frozen
class RecruitArt:
    """A recruit: ring in the faction's colour with its bonus, if it has one yet. Layer PIECE."""

    faction: Faction
    radius: float
    bonus: Bonus | None = None


# Panels and docks ---------------------------------------------------------------------------------------


class Words(enum.Enum):
    """Titles of the panels; the painter words them."""

    FACTION = "faction"
    PLAYER = "player"
    FACTORY = "factory"
    HAND = "hand"
    TRACKER = "tracker"
    LAST_CARD = "last_card"
    DRAWN_CARD = "drawn_card"
    SCORE = "score"
    WHY = "why"
    COMBAT = "combat"
    ENCOUNTER = "encounter"
    FACTORY_CARDS = "factory_cards"


@frozen
class PanelArt:
    """Plate with a title; ``width`` x ``height``. Layer PANEL."""

    words: Words
    width: float
    height: float
    note: str = ""
    """Quiet words at the right of the title."""
    active: bool = False
    """Brass rim."""


@frozen
class HeadArt:
    """Who a side is: badge, names, stars, five numbers; ``width`` x ``height``. Layer PANEL."""

    own: bool
    faction: Faction
    mat: Mat | None
    """The human's."""
    level: Level | None
    """The Automa's, like the next one."""
    scheme: Scheme | None
    stars: Stars
    coins: int
    power: int
    popularity: int
    cards: int
    workers: int
    """On the map."""
    mechs: int
    """On the map."""
    width: float
    height: float
    turn: bool = False
    """It is this side's turn."""


@frozen
class SlimArt:
    """A folded dock: badge, stars, numbers, tabs; ``width`` x ``height``. Layer PANEL."""

    head: HeadArt
    width: float
    height: float


@frozen
class AbilityArt:
    """A mech's place on the faction mat: the mech, or the ability it uncovered; ``width`` x ``height``. Layer PANEL."""

    faction: Faction
    slot: Slot
    out: bool
    """The mech is on the map."""
    width: float
    height: float
    legal: bool = False
    """May be deployed now."""
    aimed: bool = False


@frozen
class OneTimeArt:
    """One-time space of the faction mat: what a recruit brings at once; square of 2.4 ``radius``. Layer PANEL."""

    faction: Faction
    bonus: Bonus
    taken: bool
    """A recruit lies there."""
    radius: float
    legal: bool = False
    aimed: bool = False


class Use(enum.Enum):
    """What a box of the player mat is at the moment."""

    REST = "rest"
    LEGAL = "legal"
    """May be chosen."""
    AIMED = "aimed"
    NOW = "now"
    """In use this turn."""
    LAST = "last"
    """Last turn's: it may not be taken again."""
    OFF = "off"
    """May not be chosen."""


@frozen
class TopBoxArt:
    """Upper box of a section: action, cost, sides with their cubes, structure's place; ``width`` x ``height``. Layer PANEL.

    The sides lie at ``measures.top_side``.
    """

    mat: Mat
    section: Section
    cubes: tuple[bool, ...]
    """By ``Cube``: taken away."""
    built: bool
    """Its structure stands on the map."""
    workers: int
    """Own workers on the map, for the cost of producing."""
    use: Use
    width: float
    height: float
    sides: tuple[Use, ...] = ()
    """Of each side; () all rest."""


@frozen
class BottomBoxArt:
    """Lower box of a section: action, cost with cubes, coins, recruit, how often it was done; ``width`` x ``height``.

    Layer PANEL.
    """

    mat: Mat
    section: Section
    cubes: int
    """On its bracketed spaces."""
    recruit: bool
    """Its recruit was enlisted: the bonus counts."""
    done: int
    """Of the limit; at the limit there is a star."""
    use: Use
    width: float
    height: float


@frozen
class ActionTokenArt:
    """Flag over the section in use, "this turn" or "last"; ``width`` x 18. Layer LABEL."""

    now: bool
    width: float


@frozen
class FactoryStripArt:
    """The human's Factory card as a strip on the mat, or its empty place; ``width`` x ``height``. Layer PANEL."""

    card: FactoryCard | None
    width: float
    height: float
    use: Use = Use.REST


@frozen
class CombatCardArt:
    """A combat card; None: its back. ``width`` x ``height``. Layer HAND."""

    value: CombatCard | None
    width: float
    height: float
    legal: bool = False
    chosen: bool = False


class Fate(enum.Enum):
    """What became of an objective."""

    OPEN = "open"
    READY = "ready"
    """All it asks for is there: it may be revealed."""
    REVEALED = "revealed"
    DISCARDED = "discarded"


@frozen
class ObjectiveArt:
    """An objective card; ``width`` x ``height``. Layer HAND."""

    card: Objective
    have: int
    need: int
    """0: no pips."""
    fate: Fate
    width: float
    height: float
    legal: bool = False
    """May be revealed now."""


@frozen
class DrawerArt:
    """Hand, objectives and Factory card as one line where a dock is low; ``width`` x ``height``. Layer PANEL."""

    hand: tuple[CombatCard | None, ...]
    objectives: int
    ready: int
    factory_card: FactoryCard | None
    width: float
    height: float


# Tracks -------------------------------------------------------------------------------------------------


class Rail(enum.Enum):
    """The two tracks."""

    POPULARITY = "popularity"
    POWER = "power"


@frozen
class RailArt:
    """A track with both markers; ``width`` x ``height``. Spaces lie at ``measures.rail_space``. Layer BOARD."""

    rail: Rail
    human: Faction
    automa: Faction
    own: int
    theirs: int
    width: float
    height: float
    after: int | None = None
    """The human's with the drop that is being considered."""


@frozen
class RibbonArt:
    """The ten star places; the human's always shown, the Automa's where it can score; ``width`` x ``height``. Layer BOARD."""

    human: Faction
    automa: Faction
    own: Stars
    theirs: Stars
    width: float
    height: float


@frozen
class TileArt:
    """The structure bonus tile and what it would pay; ``width`` x ``height``. Layer BOARD."""

    tile: StructureTile
    count: int
    coins: int
    width: float
    height: float


# Notes over the map's free corners ----------------------------------------------------------------------


@frozen
class Chip:
    """One change, in a note."""

    icon: Icon
    words: str
    tone: Tone


@frozen
class NoteArt:
    """Note in a free corner: title, up to two lines or chips; ``width`` x ``height``. Layer CALLOUT."""

    title: str
    lines: tuple[str, ...]
    chips: tuple[Chip, ...]
    tone: Tone
    width: float
    height: float


@frozen
class LegendArt:
    """Key to the Automa's decision on the map; ``width`` x ``height``. Layer CALLOUT."""

    width: float
    height: float


@frozen
class TieArt:
    """The last criterion: what was left and which of it was chosen; ``width`` x ``height``. Layer CALLOUT."""

    chosen: Place
    others: tuple[Place, ...]
    criterion: Criterion
    width: float
    height: float


# The Automa ---------------------------------------------------------------------------------------------


@frozen
class TrackerArt:
    """Star tracker as a winding road; ``width`` x ``height``. Spaces lie at ``measures.tracker_space``. Layer BOARD."""

    level: Level
    token: int
    faction: Faction
    width: float
    height: float


@frozen
class TrackerTokenArt:
    """The token on the star tracker, for its way. Layer PIECE."""

    size: float


@frozen
class AutomaCardArt:
    """A card of the Automa deck, the scheme in force above; None: its back. ``width`` x ``height``. Layer BOARD."""

    card: AutomaCard | None
    scheme: Scheme
    faction: Faction
    power: int
    """Which column of the battle table counts."""
    width: float
    height: float
    done: int | None = None
    """Number of the move symbol that was carried out."""
    refused: tuple[int, ...] = ()
    """Numbers of those that could not be."""
    battle: bool = False
    """Drawn for a combat: the battle table is lit, the schemes rest."""


@frozen
class DecisionArt:
    """Why the Automa moved as it did, as a narrowing funnel; ``width`` x ``height``. Layer BOARD."""

    record: TurnRecord
    move: int | None
    """Number of the move symbol that is told; None: none was carried out."""
    width: float
    height: float


@frozen
class Column:
    """A side's points, by line; None where a line means nothing to it."""

    values: tuple[int | None, ...]
    total: int
    after: int | None = None
    """The total with the drop that is being considered."""


@frozen
class ScoreArt:
    """What both would score if the game ended now; ``width`` x ``height``. Layer BOARD."""

    lines: tuple[Line, ...]
    human: Faction
    automa: Faction
    own: Column
    theirs: Column
    width: float
    height: float


# Combat -------------------------------------------------------------------------------------------------


@frozen
class Fighter:
    """One side of a combat."""

    faction: Faction
    units: tuple[tuple[Unit, int], ...]
    """Characters and mechs, then workers that stand there."""
    power: int | None
    """Set on the dial, or by the battle table; None while hidden."""
    cards: tuple[CombatCard | None, ...]
    """Committed."""
    reserve: int
    """Power on the track."""
    total: int | None
    won: bool | None = None


@frozen
class CombatArt:
    """Combat panel without dial and hand; ``width`` x ``height``. Layer LABEL."""

    place: Place
    own_attack: bool
    own: Fighter
    theirs: Fighter
    width: float
    height: float


@frozen
class DialArt:
    """The dial: power to commit, 0 to ``most``; numbers lie at ``measures.dial_number``. ``size`` square. Layer LABEL."""

    power: int
    most: int
    """That can be committed now."""
    faction: Faction
    size: float


# Stage: cards to choose from ----------------------------------------------------------------------------


@frozen
class StageArt:
    """Dusk over the map and a question; ``width`` x ``height``. Layer FLAG."""

    words: Words
    width: float
    height: float
    note: str = ""


@frozen
class OptionArt:
    """One option of an encounter: cost and gains; ``width`` x ``height``. Layer LABEL."""

    encounter: Encounter
    option: int
    approach: Approach
    use: Use
    width: float
    height: float


@frozen
class FactoryChoiceArt:
    """A Factory card to choose; None: its back. ``width`` x ``height``. Layer LABEL."""

    card: FactoryCard | None
    use: Use
    width: float
    height: float


@frozen
class GainArt:
    """A gain to take or decline, or a bonus that is offered; ``width`` x ``height``. Layer LABEL."""

    gain: Gain
    amount: int
    use: Use
    width: float
    height: float


@frozen
class ButtonArt:
    """A button on a stage or mat; ``width`` x ``height``. Layer LABEL."""

    words: str
    width: float
    height: float
    main: bool = False
    off: bool = False
