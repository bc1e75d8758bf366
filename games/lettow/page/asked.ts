import { FRAME, NOBODY, type Question, type Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { combat } from '../rules/12-combat.ts'
import { flow } from '../sequence.ts'

const step = (t: Table): number => t.flow[(t.core.depth - 1) * FRAME]

function question(t: Table): Question<Table> | undefined {
  const now = flow.steps[step(t)]
  return now?.kind === 'question' ? now : undefined
}

/** The name of the question that waits for an answer; '' when there is none. */
export const asked = (t: Table): string => question(t)?.name ?? ''

/** Who has to answer it; NOBODY when there is none. */
export const deciding = (t: Table): Side => question(t)?.who(t) ?? NOBODY

/** Is it a question of a combat under way, before anyone falls back? */
export const isFighting = (t: Table): boolean => flow.firsts[step(t)] === combat.entry
