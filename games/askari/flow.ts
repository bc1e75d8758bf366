import { flowFor } from '@boma/kernel'
import type { Table } from './layout.ts'

/** §5.1.5: the phases of a turn, and what comes before the first or between two. */
export type Phase = 'set-up' | 'events' | 'attrition' | 'logistics' | 'operations'

/** The builders of the sequence of play, for this game's table. */
export const { automatic, choice, perform, phase, procedure, question, sequence } = flowFor<Table, Phase>()
