import type { Action, Side, TableBase } from '@boma/kernel'
import type { Called, Note, NoteFact } from './note.ts'
import { inHundred } from './percent.ts'

/**
 * How a good player of a game plays it: what he makes of the whole table, and what he would order at each question. Every
 * level of computer player, hints and the lab rest on it, for both sides, so it is quick: what takes time is surveyed once
 * and holds until dice or the enemy have changed the picture.
 *
 * It is asked on a side's view, where what is hidden from the side is hidden from it too, or on an imagined table, where
 * nothing is. It has no memory and no dice of its own: the same table gets the same answer.
 */
export interface Doctrine<T extends TableBase = TableBase, S = unknown> {
  /** Turns of either side that have begun: grows by one with each. Whoever looks ahead compares tables at the same moment. */
  clock(t: T): number
  /**
   * Thousandths of a second that it takes about to plan and play a turn of either side: those who try turns out reckon by it
   * how many they can, so that it is the clock of no machine that decides. Twenty when left out.
   */
  readonly pace?: number
  /** Postures in which it can be played: 0 is the usual one, others are bolder, warier or after another goal. One when left out. */
  readonly postures?: number
  /**
   * What a side makes of the table: what wins, what is missing, fields of reach and threat, and who has which task. What it
   * made of the same match before, if that no longer holds, is given along, for what it still knows from then.
   */
  survey(t: T, side: Side, posture?: number, before?: S): S
  /** Does that still hold on this table, of the same match and a little later? */
  holds(t: T, side: Side, survey: S): boolean
  /**
   * What the side could order at the question that waits, the best first and at most so many; none where the doctrine has
   * nothing to say, and one is as good as another. With one wanted it need not weigh the rest.
   */
  propose(t: T, side: Side, survey: S, most: number): readonly Proposal[]
  /** The worth of a table for a side, in [-1, 1], compared at the same moment of the clock. */
  worth(t: T, side: Side): number
}

/** An order that is worth a thought. */
export interface Proposal {
  /** One action, or several that are allowed one after the other. */
  readonly order: readonly Action[]
  /** How good it is beside the others of the same question. */
  readonly worth: number
  readonly why: Note
}

/** What a group is ordered to do; the sentence of each is the same in all games. */
export const TASKS = [
  'take',
  'hold',
  'raid',
  'screen',
  'relieve',
  'fallBack',
  'cutOff',
  'gather',
  'strike',
  'land',
  'feed',
  'rally',
  'raise',
  'spare',
  'wait',
] as const
/** One of them. */
export type Task = (typeof TASKS)[number]

/** What a reason can name besides its task. */
export interface Grounds {
  /** The place it is about. */
  readonly at?: Called
  /** Who does it, or is spared. */
  readonly who?: NoteFact
  /** The chance that it succeeds, from 0 to 1. */
  readonly chance?: number
  /** What was feared, or spoke against it. */
  readonly fear?: Note | Called
}

/** Why something is ordered, as a note whose sentence is found by its task and by what is known. */
export function reason(task: Task, { at, who, chance, fear }: Grounds = {}): Note {
  const facts = {
    ...(at !== undefined && { at }),
    ...(who !== undefined && { who }),
    ...(chance !== undefined && { percent: inHundred(chance) }),
    ...(fear !== undefined && { fear }),
  }
  return { key: `why.${task}`, facts }
}
