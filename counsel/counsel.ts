import type { Action, Rules, Side, TableBase } from '@boma/kernel'

/** What a good player would work out from a view, without a word: page, terminal, opponents and lab read the same. */
export interface Counsel<T extends TableBase = TableBase> {
  /** A rough worth of the position for a side, in [-1, 1]: what simple players look one step ahead with. */
  appraise(t: T, side: Side): number
  /** Is this the answer that ends the question and commits nobody to anything: what Enter takes, and an idle player? */
  passes?(t: T, action: Action): boolean
}

/** Rules with counsel: all that an opponent or a lab takes of a game. */
export interface Advised<T extends TableBase = TableBase> extends Rules<T> {
  readonly counsel: Counsel<T>
}
