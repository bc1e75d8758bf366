import type { Said, Stakes } from '@boma/counsel'
import { type Action, ALLOWED } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { FIGURE_NAMES, FIGURES, type Figure } from '../roster.ts'
import { whyNotTake } from '../sequence.ts'
import { note } from './note.ts'

const figures = Array.from({ length: FIGURES }, (_, f) => f as Figure)

/** §3.4: who has not acted when a side ends its turn; nothing else is lost by it. */
export function stakes(t: Table, action: Action): Stakes<Said> | undefined {
  const idle = act.end.is(action) ? figures.filter((f) => whyNotTake(t, f) === ALLOWED) : []
  if (idle.length === 0) return undefined
  const facts = { figures: idle.map((f) => FIGURE_NAMES[f]) }
  return {
    question: note('page.endIdle', { end: note('do.end'), idle: note('page.idle', facts) }),
    risks: [
      {
        kind: 'unused',
        spaces: idle,
        pieces: idle,
        text: note('page.idle', facts),
        why: '',
        tag: note('page.notUsed'),
        rule: '3.4',
      },
    ],
  }
}
