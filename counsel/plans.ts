import type { Action } from '@boma/kernel'
import type { Note } from './note.ts'

/** Who sets out, and from where. */
export interface Leaving {
  readonly space: number
  /** Those of its counters that go; all that can when left out. */
  readonly pieces?: readonly number[]
  /** Spaces that the way is to lead by, in their order. */
  readonly via?: readonly number[]
  /** How they are to face at the end of that way, in degrees clockwise from the top; as they go when left out. */
  readonly facing?: number
}

/** All that counters of a space can do together. */
export interface Plans {
  /** Those that go. */
  readonly pieces: readonly number[]
  /** Those of the space that could go too, or instead. */
  readonly mobile: readonly number[]
  /** What the poorest of those that go can spend; left out where nothing is counted. */
  readonly points?: number
  /** Those of them that hold the others up, if any do. */
  readonly slow?: Slow
  /** What awaits them where a plan `halts`, if that is no enemy zone. */
  readonly halt?: Note
  /** Every plan; where several ways lead to one end it is there once for each, the usual way first. */
  readonly all: readonly Plan[]
  /** The march to the last place that the way is to lead by, where ways are thought out step by step. */
  readonly planned?: Plan
  /** The spaces that they could strike at from where they are, with the chance to hit; without one where they only see. */
  readonly field?: readonly { readonly space: number; readonly chance?: number }[]
}

/** Counters that have fewer points than those they go with. */
interface Slow {
  readonly pieces: readonly number[]
  /** What the others could spend without them. */
  readonly without: number
}

/** A whole order: a march, a ride, a voyage, a charge, an attack. */
export interface Plan {
  /** Where it is chosen: where the way ends, or where the enemy is. */
  readonly space: number
  /** How one goes there, as the rules tell ways apart: 'march', 'rail', 'sea'. */
  readonly by: string
  /**
   * What is ordered at once, an attack included, and the end of the march where the rules want one. Taken on the table that
   * was asked about, each action is allowed in its turn. A referee breaks an order off where it shows something, be it to
   * the enemy alone, as an unseen column does that goes, or where somebody else is asked on the way: what is left of it is
   * good all the same, until a die is rolled.
   */
  readonly order: readonly Action[]
  /** The spaces from the first to the last; that of an enemy is not among them unless it is entered. */
  readonly path: readonly number[]
  /** What the poorest of them have left on arrival; left out where nothing is counted. */
  readonly left?: number
  /** What it takes besides, of which whoever goes there wants to be told first: a Carrier that is used up. */
  readonly price?: Note
  /** Does a zone end the march there, or whatever the plans call their `halt` await it? */
  readonly halts: boolean
  /** Does it end in an attack? */
  readonly hostile: boolean
  /** The spaces in which it meets somebody: of its way where it is halted or may be fired at, and that of the enemy. */
  readonly meets: readonly number[]
  /** Does it show something that is hidden now? */
  readonly shows: boolean
  /** Does a die decide how it ends? Then nobody can tell what it shows. */
  readonly rolls: boolean
  /** Has somebody else to decide then? */
  readonly asks: boolean
}
