import { flowFor } from '@boma/kernel'
import type { Table } from './layout.ts'

/** §4.2: the phases of a turn, and what comes before the first or between two. */
export type Phase =
  | 'set-up'
  | 'rally'
  | 'resupply'
  | 'landing'
  | 'fire'
  | 'movement'
  | 'defence'
  | 'melee'
  | 'artillery'
  | 'over-stacking'

/** The builders of the sequence of play, for this game's table. */
export const { automatic, choice, perform, phase, procedure, question, sequence } = flowFor<Table, Phase>()
