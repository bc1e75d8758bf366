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
  /** What a person may have meant by choosing this space or piece though nothing is offered there, likeliest first. */
  intents(t: T, at: Target): readonly Action[]
  /** What an event lights up, and how its counters move. */
  lights(e: GameEvent): Lights
  /** The board of a fight, a hand of cards or whatever else is on the table besides the map just now. */
  panel?(t: T, viewer: Side): Panel | undefined
  /** What may come of an action, before it is taken. */
  forecast?(t: T, action: Action): Forecast | undefined
  /** Things a player may want drawn over the map: supply, zones, control. */
  readonly overlays: readonly Overlay<T>[]
}

/** A space or a piece. */
export interface Target {
  readonly space?: number
  readonly piece?: number
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
  /** Degrees by which the sheet is turned against north. */
  readonly turned: number
  /** Kilometres to a board unit, for the scale bar; left out on a tabletop. */
  readonly kilometres?: number
}

/** A point in board units. */
export type Point = readonly [x: number, y: number]

/** A space of the map. */
export interface Space {
  readonly id: number
  /** What players write: '2117'. */
  readonly name: string
  readonly x: number
  readonly y: number
  /** The wash it is tinted with: 'desert', 'bush', 'sea'. */
  readonly terrain: string
  /** Whose land it is, for frontiers: '' for nobody's. */
  readonly territory: string
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
}

/** A marker in a space. */
export interface Mark {
  readonly space: number
  readonly kind: 'entrenchment' | 'break' | 'device' | 'railhead' | 'objective'
}

/** Where the match stands. */
export interface Status {
  /** 'January 1915, rain'. */
  readonly heading: string
  /** The turns of the game; `rain` and the like are marks above a turn. */
  readonly timeline: readonly { readonly label: string; readonly mark: '' | 'rain' }[]
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
}

/** What an event lights up. */
export interface Lights {
  readonly spaces: readonly number[]
  readonly pieces: readonly number[]
  /** The way its pieces went. */
  readonly path: readonly number[]
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
  /** Distributions worth drawing: steps lost by each side. */
  readonly histograms: readonly { readonly name: string; readonly body: string; readonly chances: readonly number[] }[]
  /** What counts, each with its case. */
  readonly lines: readonly { readonly text: string; readonly value: string; readonly rule: string }[]
}

/** Something to draw over the map on demand. */
export interface Overlay<T extends TableBase = TableBase> {
  readonly id: string
  readonly name: string
  /** Spaces with the tone they get: 'good', 'bad', or a body's name. */
  spaces(t: T, viewer: Side): readonly { readonly space: number; readonly tone: string }[]
}
