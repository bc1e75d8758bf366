import { NOBODY, asked as question, type Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { NO_UNIT, type Unit } from '../roster.ts'
import { flow } from '../sequence.ts'

/** The name of the question that waits for an answer; '' when there is none. */
export const asked = (t: Table): string => question(flow, t)?.name ?? ''

/** Who has to answer it; NOBODY when there is none. */
export const deciding = (t: Table): Side => question(flow, t)?.who(t) ?? NOBODY

/** The unit that it is about; NO_UNIT where it is about none. */
export const inQuestion = (t: Table): Unit => (question(flow, t)?.about(t)['unit'] ?? NO_UNIT) as Unit

/** Questions in which units are named that are to move. */
export const NAMING = ['movement', 'organiser', 'independents']
