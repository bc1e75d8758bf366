import type { Side } from '@boma/kernel'
import type { Note, NoteFact } from './note.ts'

/** How victory stands. */
export interface Standing {
  /** In figures, for a narrow bar: '4/11'. */
  readonly short: string
  /** Each way to win: what is held of it, and what is missing. */
  readonly claims: readonly Claim[]
  /** Where the points come from, each with its case; left out where none are counted. */
  readonly sums?: readonly Sum[]
  /** How near forces are to their end, under a heading of the game's own. */
  readonly brinks?: { readonly title: Note; readonly rows: readonly Brink[] }
  /** The places that decide it, with whoever holds each; NOBODY for none. */
  readonly places: readonly { readonly space: number; readonly name: NoteFact; readonly side: Side }[]
  readonly rule: string
}

/** One side's way to win. */
export interface Claim {
  readonly side: Side
  /** What it holds of what it needs. */
  readonly text: Note
  /** What it lacks; '' when nothing is missing. */
  readonly missing: Note | ''
  /** Would it win as things are? */
  readonly isMet: boolean
}

/** A part of the points, with the spaces that it is counted for. */
export interface Sum {
  readonly text: Note
  readonly points: number
  readonly rule: string
  readonly spaces: readonly number[]
}

/** How near a force is to its end: a box for each point that it can lose. */
export interface Brink {
  readonly side: Side
  readonly name: NoteFact
  /** What it has lost, a point each, as signs: a step, both steps of a counter (two points), an officer. */
  readonly lost: readonly ('step' | 'counter' | 'officer')[]
  /** The points at which it breaks. */
  readonly most: number
  /** What it can still lose. */
  readonly left: Note
  /** Is that near, so that it is marked? */
  readonly isNear: boolean
  readonly rule: string
  /** Where its counters are. */
  readonly spaces: readonly number[]
}
