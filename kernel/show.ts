import type { Action } from './actions/action-set.ts'
import type { GameEvent } from './events/event-set.ts'
import type { Side } from './side.ts'
import type { TableBase } from './table/table.ts'

/**
 * What a page asks of a game, so that one page can show them all. Everything is pure and works on a side's view. Lengths
 * are in board units: on a hex map 1 is a hex from flat side to flat side, on a tabletop an inch.
 */
export interface Page<T extends TableBase = TableBase> {
  /** What lies under the counters; the same for the whole match. */
  board(t: T): Board
  /** The counters that the viewer may see, and hidden stacks as what they look like. */
  pieces(t: T, viewer: Side): readonly Piece[]
  /** Markers that belong to a space rather than to a side's counters. */
  marks(t: T): readonly Mark[]
  /** Where the match stands: turn, weather, points. */
  status(t: T): Status
  /** Where and how an action is chosen; the page has a default for what is left out. */
  offer?(t: T, action: Action): Partial<Offer>
  /** What else, and sooner, a person may have meant by choosing a place where nothing is offered: see `intentsFor`. */
  intents?(t: T, at: Target): readonly Action[]
  /** What an event lights up otherwise than its operands say: see `lightsFor`. */
  lights?(e: GameEvent): Partial<Lights>
  /** Whose piece this is, gone or not; whose dice were rolled for it. */
  owner?(piece: number): Side | undefined
  /** The phase of a turn that an event is of, as a heading of the log; '' for what may happen in any. */
  phase?(e: GameEvent): string
  /** The board of a fight, when there is one just now. */
  panel?(t: T, viewer: Side): Panel | undefined
  /** The cards on the table, as far as the viewer may see them; a deck a side in games that have one. */
  decks?(t: T, viewer: Side): readonly Deck[]
  /** What may come of an action, before it is taken. */
  forecast?(t: T, action: Action): Forecast | undefined
  /** Things a player may want drawn over the map: supply, zones, control. */
  readonly layers: readonly Layer<T>[]
}

/** A space, a piece, or a spot on a tabletop. */
export interface Target {
  readonly space?: number
  readonly piece?: number
  readonly spot?: Point
}

/** The map or tabletop. */
export interface Board {
  readonly kind: 'hexes' | 'points' | 'tabletop'
  readonly width: number
  readonly height: number
  readonly spaces: readonly Space[]
  /** The land's outline as an SVG path in board units; all is land when left out. */
  readonly land?: string
  readonly rivers: readonly { readonly name: string; readonly seasonal: boolean; readonly line: readonly Point[] }[]
  readonly rails: readonly { readonly spaces: readonly number[]; readonly built: boolean }[]
  readonly towns: readonly Town[]
  readonly names: readonly AreaName[]
  /** Spaces beside the map: boxes for units that wait or are lost. */
  readonly boxes: readonly { readonly space: number; readonly name: string }[]
  /** The ways from point to point. */
  readonly links?: readonly Link[]
  /** What the land between points is tinted with: cells of a hex lattice, each 1 from flat side to flat side. */
  readonly ground?: readonly Ground[]
  /** Lakes as an SVG path in board units, where they are no spaces of their own. */
  readonly lakes?: string
  /** Woods, hills and fields on a tabletop. */
  readonly areas?: readonly Area[]
  /** What the cartouche says: a line above the name, and under it the years, what is played, and small print. */
  readonly title?: Title
  /** Meridians and parallels, each with its degrees: '18° S'. */
  readonly graticule?: readonly { readonly label: string; readonly line: readonly Point[] }[]
  /** Degrees by which the sheet is turned against north. */
  readonly turned: number
  /** Kilometres to a board unit, for the scale bar; left out on a tabletop. */
  readonly kilometres?: number
}

/** The title of a sheet. */
export interface Title {
  readonly above?: string
  readonly name: string
  readonly lines: readonly string[]
  /** Where its middle is; the page finds open water for it when left out. */
  readonly at?: Point
}

/** A point in board units. */
export type Point = readonly [x: number, y: number]

/** A piece of land or water. */
export interface Ground {
  readonly x: number
  readonly y: number
  /** The wash it is tinted with: 'desert', 'bush', 'sea'. */
  readonly terrain: string
  /** Whose land it is, for frontiers: '' for nobody's. */
  readonly territory: string
}

/** A space of the map. */
export interface Space extends Ground {
  readonly id: number
  /** What players write: '2117'. */
  readonly name: string
}

/** A way between two points. */
export interface Link {
  readonly from: number
  readonly to: number
  readonly kind: 'road' | 'rail' | 'water'
  /** Points that it bends at on its way; straight when left out. */
  readonly by?: readonly Point[]
}

/** A piece of a tabletop's terrain; its edge is a rule, so it is drawn exactly. */
export interface Area {
  readonly name: string
  /** 'bush', 'wood', 'hill', 'rocks', 'field', 'swamp', 'water', 'village', 'road'. */
  readonly kind: string
  /** An SVG path in inches. */
  readonly outline: string
}

/** A place with a name. */
export interface Town {
  readonly space: number
  readonly name: string
  readonly rank: 'capital' | 'town' | 'station'
  readonly port: boolean
  /** Counts for victory. */
  readonly objective: boolean
}

/** A name written over an area. */
export interface AreaName {
  readonly words: readonly { readonly text: string; readonly x: number; readonly y: number }[]
  readonly of: 'territory' | 'range' | 'water'
  /** Degrees clockwise. */
  readonly angle: number
}

/** A counter. */
export interface Piece {
  readonly id: number
  readonly space: number
  /** The camp's look: 'german', 'boer', 'british', 'union', 'belgian', 'portuguese', 'marker'. */
  readonly body: string
  readonly side: Side
  /** The unit symbol's name: 'infantry', 'mounted-rifles'; '' for a hidden stack. */
  readonly symbol: string
  /** Short identity for the band. */
  readonly name: string
  readonly fullName: string
  /** The values at the foot as printed: '2-7'. */
  readonly values: string
  /** The values of the other face; '' when it has none. */
  readonly back: string
  /** 'disrupted', 'acted', 'moving', 'fired', 'hidden', 'unsupplied'. */
  readonly states: readonly string[]
  /** Where its figures come from, for the unit's card: 'printed', 'derived', 'reconstructed'. */
  readonly source: string
  /** Where it stands on a tabletop. */
  readonly stands?: Stance
}

/** Where a figure stands on a tabletop, in inches; it faces so many degrees clockwise from the top. */
export interface Stance {
  readonly x: number
  readonly y: number
  readonly facing: number
  /** The radius of its base. */
  readonly base: number
}

/** A side's cards. */
export interface Deck {
  readonly name: string
  readonly side: Side
  /** The camp's look, as on counters. */
  readonly body: string
  /** How many lie face down. */
  readonly left: number
  /** Those that the viewer may see, the one in force first, then the one that was turned last. */
  readonly cards: readonly Card[]
}

/** A card that lies open. */
export interface Card {
  readonly id: number
  /** What players write: 'A3'. */
  readonly name: string
  readonly title: string
  /** The engraving: SVG elements of our own on a field of 252 by 156, in `currentColor` and the paper's tints. */
  readonly picture: string
  /** The row of figures: '2 light'. */
  readonly figures: readonly { readonly name: string; readonly value: string }[]
  readonly text: readonly string[]
  readonly rule: string
  /** In force now, held for later, or played. */
  readonly state: 'turned' | 'held' | 'played'
}

/** A marker in a space, or on a spot of a tabletop: smoke, a trench, a wreck. */
export interface Mark {
  readonly space: number
  readonly spot?: Point
  /** How it is drawn: 'entrenchment', 'break', 'device', 'railhead', 'objective', 'smoke'; any other kind as a plain disc. */
  readonly kind: string
  /** What it is called when looked at closer. */
  readonly name?: string
}

/** Where the match stands. */
export interface Status {
  /** 'January 1915, rain'. */
  readonly heading: string
  /** The turns of the game, each with its weather: '' for the usual, 'rain', 'night', or a game's own word. */
  readonly timeline: readonly { readonly label: string; readonly weather: string }[]
  /** What the kinds of weather are called. */
  readonly weathers?: Readonly<Record<string, string>>
  /** The place of the present turn in the timeline; -1 before the first. */
  readonly now: number
  readonly meters: readonly {
    readonly name: string
    readonly body: string
    readonly value: number
    readonly most: number
  }[]
}

/** Where an action is chosen, and what it says there. */
export interface Offer extends Target {
  readonly label: string
  /** What it costs or leaves, to be drawn in the space: '4½'. */
  readonly cost: string
  /** An attack or another thing to be marked in red. */
  readonly hostile: boolean
  /** The choice that Enter takes. */
  readonly main: boolean
  /** The way it would go, for moves of more than a step: the spaces from the first to the last. */
  readonly path?: readonly number[]
  /** The same on a tabletop: the spots that it bends at, from the first to the last. */
  readonly line?: readonly Point[]
}

/** What an event lights up. */
export interface Lights {
  readonly spaces: readonly number[]
  readonly pieces: readonly number[]
  /** The way its pieces went. */
  readonly path: readonly number[]
  /** Spots of a tabletop. */
  readonly spots?: readonly Point[]
  /** Whose dice were rolled; nobody's in particular when left out. */
  readonly roller?: Side | undefined
}

/** A fight on its board: two columns of counters, rounds between them. */
export interface Panel {
  readonly title: string
  readonly subtitle: string
  readonly left: { readonly name: string; readonly side: Side }
  readonly right: { readonly name: string; readonly side: Side }
  readonly rows: readonly {
    readonly name: string
    readonly rule: string
    readonly left: readonly number[]
    readonly right: readonly number[]
    readonly active: boolean
    readonly lines: readonly (readonly [text: string, value: string])[]
  }[]
}

/** What may come of an action. */
export interface Forecast {
  readonly title: string
  readonly rule: string
  /** Outcomes from the mover's best to his worst, probabilities adding up to one. */
  readonly outcomes: readonly { readonly name: string; readonly probability: number; readonly body: string }[]
  readonly exact: boolean
  /** What both sides are taken to do, in a sentence; said wherever the figures rest on it. */
  readonly assumes?: string
  /** Distributions worth drawing: steps lost by each side. */
  readonly histograms: readonly { readonly name: string; readonly body: string; readonly chances: readonly number[] }[]
  /** What counts, each with its case. */
  readonly lines: readonly { readonly text: string; readonly value: string; readonly rule: string }[]
}

/** Something to draw over the map on demand. */
export interface Layer<T extends TableBase = TableBase> {
  readonly id: string
  readonly name: string
  /** Is it seen from a place that the person points at: what can be seen from there, how far its fire carries? */
  readonly fromOrigin?: boolean
  /** Spaces with the tone they get: 'good', 'bad', or a body's name. `from` is that place. */
  spaces(t: T, viewer: Side, from?: Target): readonly { readonly space: number; readonly tone: string }[]
  /** Outlines on a tabletop with the tone they get: ranges, arcs, what is in sight. */
  outlines?(t: T, viewer: Side, from?: Target): readonly { readonly outline: string; readonly tone: string }[]
}
