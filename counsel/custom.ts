import type { Action, TableBase } from '@boma/kernel'
import type { Note } from './note.ts'

/** What a standing answer was given with: numbers alone, so that it can be kept and sent. */
export type Terms = Readonly<Record<string, number | readonly number[]>>

/**
 * A way to answer a question that comes again and again: in this question, when this holds, answer so. Whoever gives such
 * an answer once is not asked again as long as it stands. All of it is asked on the side's view.
 */
export interface Custom<T extends TableBase = TableBase> {
  /** Tells it from the others of its game; those that are offered together take each other's place. */
  readonly key: string
  /** What it would be given with on this view; undefined where nobody is asked what it answers. */
  offered(t: T): Terms | undefined
  /** Does it still stand? It ends with the phase, the march or the turn that it was given for. */
  holds(t: T, terms: Terms): boolean
  /** What it answers to the question that is open; undefined where its giver is to be asked. */
  answer(t: T, terms: Terms): Action | undefined
  /** What it is called, given with these; `custom.KEY` with the terms as its facts when left out. */
  says?(terms: Terms): Note
}
