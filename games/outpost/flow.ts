import { flowFor } from '@boma/kernel'
import type { Table } from './layout.ts'

/** The builders of the sequence of play, for this game's table. */
export const { automatic, choice, perform, procedure, question, sequence } = flowFor<Table>()
