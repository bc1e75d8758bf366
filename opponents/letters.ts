import type { Note, Proposal } from '@boma/counsel'
import type { GameEvent } from '@boma/kernel'
import type { Mishap } from './mishap.ts'
import type { Headway } from './thinker.ts'

/** Chance for one question: what the dice of whoever thinks about it are made of. */
export type DiceKey = readonly [number, number]

/** A question by letter, to somebody who thinks elsewhere: nothing but what its side may know, as plain data. */
export interface Query {
  /** Which question this is, so that a late answer to another can be told. */
  readonly id: number
  /** Which match it is about: what was thought in another is of no use. */
  readonly match: string
  readonly game: string
  /** Who is to think. */
  readonly player: string
  readonly side: number
  readonly seats: readonly number[]
  /** The table as the side may see it. */
  readonly view: Uint8Array
  /** What the side was told, from an entry of its log on; what was known of later ones is void. */
  readonly log: { readonly from: number; readonly entries: readonly (readonly GameEvent[])[] }
  readonly key: DiceKey
  /** The player's usual budget when left out. */
  readonly budget?: number
  /** Milliseconds after which it is to hurry; after twice as many it is taken for hung. */
  readonly patience?: number
  /** Milliseconds after which it is to hurry already, where somebody waits for a first sign. */
  readonly soon?: number
}

/** What is written to whoever thinks: a question, one to which only so many orders shall be advised, or to answer one at once. */
export type Letter =
  | { readonly ask: Query }
  | { readonly advise: Query; readonly most: number }
  | { readonly hurry: number }

/** What is written back: how far it has come, the order after so many iterations, what is advised, or what went wrong. */
export type Reply =
  | ({ readonly id: number } & Headway)
  | { readonly id: number; readonly order: readonly number[]; readonly why: Note; readonly spent: number }
  | { readonly id: number; readonly proposals: readonly Proposal[] }
  | { readonly id: number; readonly mishap: Mishap; readonly problem: string }
