import type { Side } from '@boma/kernel'

/** How victory stands. */
export interface Standing<W = string> {
  /** In figures, for a narrow bar: '4/11'. */
  readonly short: W
  /** Each way to win: what is held of it, and what is missing. */
  readonly claims: readonly Claim<W>[]
  /** Where the points come from, each with its case; left out where none are counted. */
  readonly sums?: readonly Sum<W>[]
  /** How near forces are to their end, under a heading of the game's own. */
  readonly brinks?: { readonly title: W; readonly rows: readonly Brink<W>[] }
  /** The places that decide it, with whoever holds each; NOBODY for none. */
  readonly places: readonly { readonly space: number; readonly name: W; readonly side: Side }[]
  /** Who must win whatever is still played, by arithmetic alone, and why; left out while that is open. */
  readonly decided?: Decided<W>
  readonly rule: string
}

/** A match that nothing on the table can turn any more. */
export interface Decided<W = string> {
  /** Who wins. */
  readonly side: Side
  /** The sum, in a sentence: 'With all 35 towns the Entente would have 33 VP, and needs 34.' */
  readonly text: W
  readonly rule: string
}

/** One side's way to win. */
export interface Claim<W = string> {
  readonly side: Side
  /** What it holds of what it needs: 'Allies hold 4 of 11 towns'. */
  readonly text: W
  /** What it lacks: '7 to take'; '' when nothing is missing. */
  readonly missing: W
  /** Would it win as things are? */
  readonly isMet: boolean
}

/** A part of the points: 'German towns held', 7; with the spaces that it is counted for. */
export interface Sum<W = string> {
  readonly text: W
  readonly points: number
  /** What it brings, once or each time, where that is not what it has brought. */
  readonly worth?: number
  readonly rule: string
  readonly spaces: readonly number[]
}

/** How near a force is to its end: a box for each point that it can lose. */
export interface Brink<W = string> {
  readonly side: Side
  readonly name: W
  /** What it has lost, a point each, as signs: a step, both steps of a counter (two points), an officer. */
  readonly lost: readonly ('step' | 'counter' | 'officer')[]
  /** The points at which it breaks. */
  readonly most: number
  /** What it can still lose: 'breaks after 2 more'. */
  readonly left: W
  /** Is that near, so that it is marked? */
  readonly isNear: boolean
  readonly rule: string
  /** Where its counters are. */
  readonly spaces: readonly number[]
}
