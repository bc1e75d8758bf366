import { flowFor } from '@boma/kernel'
import type { Table } from './layout.ts'

/** §1.1: the phases of a turn, and what comes before the first or between two. */
export type Phase = 'set-up' | 'arrivals' | 'movement' | 'independents' | 'shooting' | 'combat' | 'morale'

/** The builders of the sequence of play, for this game's table. */
export const { automatic, choice, perform, phase, procedure, question, sequence } = flowFor<Table, Phase>()
