import { isUnderWay, NOBODY, asked as question, type Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { combat } from '../rules/12-combat.ts'
import { flow } from '../sequence.ts'

/** The name of the question that waits for an answer; '' when there is none. */
export const asked = (t: Table): string => question(flow, t)?.name ?? ''

/** Who has to answer it; NOBODY when there is none. */
export const deciding = (t: Table): Side => question(flow, t)?.who(t) ?? NOBODY

/** Is it a question of a combat under way, before anyone falls back? */
export const isFighting = (t: Table): boolean => isUnderWay(flow, t, combat)
