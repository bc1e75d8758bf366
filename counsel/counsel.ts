import type { Action, Refusal, Rules, Side, TableBase } from '@boma/kernel'
import type { Custom } from './custom.ts'
import type { Doctrine } from './doctrine.ts'
import type { Instruction } from './instruction.ts'
import type { Said } from './note.ts'
import type { Odds } from './odds.ts'
import type { Leaving, Plans } from './plans.ts'
import type { Stakes } from './stakes.ts'
import type { Standing } from './standing.ts'

/**
 * What a good player would work out from a view, without a word: page, terminal, opponents and lab read the same. Whatever
 * can be said of it is a note, a key with facts, for whoever has words.
 */
export interface Counsel<T extends TableBase = TableBase> {
  /** A rough worth of the position for a side, in [-1, 1]: what simple players look one step ahead with. */
  appraise(t: T, side: Side): number
  /** Whole orders for counters of a space: marches, rides, voyages, charges, attacks; undefined when none of them can stir. */
  plans?(t: T, from: Leaving): Plans | undefined
  /** What is in the way of counters to a space that no plan of theirs leads to; ALLOWED where nothing is, or nobody can tell. */
  whyNot?(t: T, from: Leaving, space: number): Refusal
  /** The spaces whose counters have plans, or could. */
  stations?(t: T): readonly number[]
  /** What may come of an order, or of an answer alone; undefined where nothing is at stake, or nobody can tell. */
  odds?(t: T, order: readonly Action[]): Odds | undefined
  /**
   * What ending a phase by this action may cost its side or leaves unused; undefined when it ends none, or nothing is at
   * risk. `acted` are the counters that have done something in this turn. What depends on dice or on the enemy is said so.
   */
  stakes?(t: T, action: Action, acted: ReadonlySet<number>): Stakes<Said> | undefined
  /** How victory stands, from set-up on; undefined where it is not known yet what it takes. */
  standing?(t: T): Standing<Said> | undefined
  /** Ways to answer questions that come again and again. */
  readonly customs?: readonly Custom<T>[]
  /** What somebody of a side may leave behind when he goes away, for what the enemy's turn asks; in the order in which they are read. */
  instructions?(side: Side): readonly Instruction<T>[]
  /** How a good player plays it; left out by games that computers play as best they can by `appraise`. */
  readonly doctrine?: Doctrine<T>
}

/** Rules with counsel: all that an opponent or a lab takes of a game. */
export interface Advised<T extends TableBase = TableBase> extends Rules<T> {
  readonly counsel: Counsel<T>
}
