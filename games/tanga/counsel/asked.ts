import { type Hex, NOBODY, asked as question, type Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { flow } from '../sequence.ts'

/** The name of the question that waits for an answer; '' when there is none. */
export const asked = (t: Table): string => question(flow, t)?.name ?? ''

/** Who has to answer it; NOBODY when there is none. */
export const deciding = (t: Table): Side => question(flow, t)?.who(t) ?? NOBODY

/** The hex that it is about; -1 where it is about none. */
export const inQuestion = (t: Table): Hex => (question(flow, t)?.about(t)['hex'] ?? -1) as Hex
