import type { TerrainLook } from './looks.ts'
/** The map or tabletop. */
export interface Board<W = string> {
  readonly kind: 'hexes' | 'points' | 'tabletop'
  readonly width: number
  readonly height: number
  readonly spaces: readonly Space<W>[]
  /** Mountains that stand by themselves, with snow on them. */
  readonly summits?: readonly Point[]
  /** The land's outline as an SVG path in board units; all is land when left out. */
  readonly land?: string
  readonly rivers: readonly { readonly name: W; readonly seasonal: boolean; readonly line: readonly Point[] }[]
  readonly rails: readonly { readonly spaces: readonly number[]; readonly built: boolean }[]
  /** Roads and other lines that lead from hex to hex; none when left out. */
  readonly ways?: readonly Way[]
  readonly towns: readonly Town<W>[]
  readonly names: readonly AreaName<W>[]
  /** Spaces beside the map: boxes for units that wait or are lost. */
  readonly boxes: readonly { readonly space: number; readonly name: W }[]
  /** The ways from point to point. */
  readonly links?: readonly Link[]
  /** What the land between points is tinted with: cells of a hex lattice, each 1 from flat side to flat side. */
  readonly ground?: readonly Ground[]
  /** Lakes as an SVG path in board units, where they are no spaces of their own. */
  readonly lakes?: string
  /** Do the inches of a tabletop count from its lower edge upwards? From the upper one down when left out. */
  readonly isUpward?: boolean
  /** Woods, hills and fields on a tabletop. */
  readonly areas?: readonly Area<W>[]
  /** What the cartouche says: a line above the name, and under it the years, what is played, and small print. */
  readonly title?: Title<W>
  /** Meridians and parallels, each with its degrees: '18° S'. */
  readonly graticule?: readonly { readonly label: W; readonly line: readonly Point[] }[]
  /** Degrees by which the sheet is turned against north. */
  readonly turned: number
  /** Kilometres to a board unit, for the scale bar; left out on a tabletop. */
  readonly kilometres?: number
}

/** The title of a sheet. */
export interface Title<W = string> {
  readonly above?: W
  readonly name: W
  readonly lines: readonly W[]
  /** Where its middle is; the page finds open water for it when left out. */
  readonly at?: Point
}

/** A point in board units. */
export type Point = readonly [x: number, y: number]

/** A piece of land or water. */
export interface Ground {
  readonly x: number
  readonly y: number
  /** The wash it is tinted with; '' for none. */
  readonly terrain: TerrainLook | ''
  /** Whose land it is, for frontiers: '' for nobody's. */
  readonly territory: string
}

/** A space of the map. */
export interface Space<W = string> extends Ground {
  readonly id: number
  /** What players write: '2117'. */
  readonly name: W
  /** On a tabletop: the figures that stand there, as the corners around their middles and how far their bases reach out. */
  readonly ring?: { readonly hull: readonly Point[]; readonly radius: number }
  /** Of a box on the sheet: how wide and high it is, where it is not like the others. */
  readonly extent?: { readonly width: number; readonly height: number }
}

/** A line that leads from hex to hex: what one goes along, or lies behind. */
export interface Way {
  readonly kind: 'road' | 'trail' | 'ditch' | 'embankment'
  readonly spaces: readonly number[]
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
export interface Area<W = string> {
  readonly name: W
  /** How it is drawn, by a word that the page knows: 'bush', 'hill', 'trench'; any other by its tint and its rim. */
  readonly kind: string
  /** An SVG path in inches; of what has no width, the line itself. */
  readonly outline: string
  /** The middle of a road, a river or a trench, along which it is drawn. */
  readonly middle?: readonly Point[]
}

/** A place with a name. */
export interface Town<W = string> {
  readonly space: number
  readonly name: W
  readonly rank: 'capital' | 'town' | 'station'
  readonly port: boolean
  /** Counts for victory. */
  readonly objective: boolean
}

/** A name written over an area. */
export interface AreaName<W = string> {
  readonly words: readonly { readonly text: W; readonly x: number; readonly y: number }[]
  readonly of: 'territory' | 'range' | 'water' | 'ground'
  /** Is it what the sheet is about, and written larger than the others? */
  readonly isChief?: boolean
  /** Degrees clockwise. */
  readonly angle: number
}
