import type { Note } from './note.ts'

/** All that is at stake when an action is taken, and how that is asked. */
export interface Stakes {
  /** The heaviest of it, as a question. */
  readonly question: Note
  readonly risks: readonly Risk[]
}

/** What ending a phase now may cost, or leaves unused. */
export interface Risk {
  /** 'risk': something may be lost; 'unused': something could still be done. */
  readonly kind: 'risk' | 'unused'
  /** Where; nowhere for points and the like. */
  readonly spaces: readonly number[]
  readonly pieces: readonly number[]
  /** Who, and what happens to them. */
  readonly text: Note
  /** Why, and by how much; '' where that is plain. */
  readonly why: Note | ''
  /** In a word or two, for the map; '' for what is nowhere. */
  readonly tag: Note | ''
  readonly rule: string
  readonly line?: SupplyLine
}

/** The way that supply takes, or would take, to counters. */
export interface SupplyLine {
  /** The spaces from the source to those it feeds; of a broken line as far as it is open. */
  readonly open: readonly number[]
  /** Where it breaks, and on to those who go without; empty when it is whole. */
  readonly cut: readonly number[]
}
