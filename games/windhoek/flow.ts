import { flowFor } from '@boma/kernel'
import type { Table } from './layout.ts'

/** §7.0: the phases of a turn, and what comes before the first or between two. */
export type Phase = 'set-up' | 'events' | 'recruit' | 'march' | 'supply' | 'rally' | 'squadron'

/** The builders of the sequence of play, for this game's table. */
export const { automatic, choice, perform, phase, procedure, question, sequence } = flowFor<Table, Phase>()
