import type { Side, TableBase } from '@boma/kernel'
import type { Point } from './board.ts'
import type { Shade } from './field.ts'
import type { SupplyLine } from './knowing.ts'
import type { Outline } from './piece.ts'

/** A space, a piece, or a spot on a tabletop. */
export interface Target {
  readonly space?: number
  readonly piece?: number
  readonly spot?: Point
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

/** Something to draw over the map on demand. */
export interface Layer<T extends TableBase = TableBase, W = string> {
  readonly id: string
  readonly name: W
  /** Is it seen from a place that the person points at: what can be seen from there, how far its fire carries? */
  readonly fromOrigin?: boolean
  /** What its tones mean. */
  readonly legend?: readonly { readonly tone: string; readonly text: W }[]
  /** What is counted in it, by name: how many units the railways can still take. */
  counts?(t: T, viewer: Side): readonly (readonly [name: W, value: W])[]
  /** Spaces with the tone they get: 'good', 'bad', or a body's name. `from` is that place. */
  spaces(t: T, viewer: Side, from?: Target): readonly Shade[]
  /** Lines of supply that belong to it. */
  lines?(t: T, viewer: Side): readonly SupplyLine[]
  /** Outlines on a tabletop with the tone they get: ranges, arcs, what is in sight. */
  outlines?(t: T, viewer: Side, from?: Target): readonly Outline<W>[]
}
