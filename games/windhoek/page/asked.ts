import { FRAME, NOBODY, type Question, type Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { flow } from '../sequence.ts'

function question(t: Table): Question<Table> | undefined {
  const step = flow.steps[t.flow[(t.core.depth - 1) * FRAME]]
  return step?.kind === 'question' ? step : undefined
}

/** The name of the question that waits for an answer; '' when there is none. */
export const asked = (t: Table): string => question(t)?.name ?? ''

/** Who has to answer it; NOBODY when there is none. */
export const deciding = (t: Table): Side => question(t)?.who(t) ?? NOBODY
