import type { Action } from '@boma/kernel'

/** A sentence that somebody left behind for the enemy's turn, with what stands in its blanks: what it means its game knows. */
export interface LeftSentence {
  readonly key: string
  readonly terms: Readonly<Record<string, number | readonly number[]>>
}

/** What was answered for somebody by what he left behind. */
export interface LeftAnswer {
  readonly at: number
  /** The question by its name, and its case. */
  readonly prompt: string
  readonly rule: string
  readonly action: Action
}

/** All that somebody left behind at a match, the first sentence first, and what was answered by it lately. */
export interface LeftBehind {
  readonly sentences: readonly LeftSentence[]
  readonly answered: readonly LeftAnswer[]
}
