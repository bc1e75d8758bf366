import type { Said, Stakes } from '@boma/counsel'
import { type Action, ALLOWED } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { UNIT_NAMES, UNITS, type Unit } from '../roster.ts'
import { whyNotActivate } from '../sequence.ts'
import { note } from './note.ts'

const units = Array.from({ length: UNITS }, (_, u) => u as Unit)

/** §3.3: who has not acted when a side ends its turn; nothing else is lost by it. */
export function stakes(t: Table, action: Action): Stakes<Said> | undefined {
  const idle = act.end.is(action) ? units.filter((u) => whyNotActivate(t, u) === ALLOWED) : []
  if (idle.length === 0) return undefined
  const facts = { units: idle.map((u) => UNIT_NAMES[u]) }
  return {
    question: note('page.endIdle', facts),
    risks: [
      {
        kind: 'unused',
        spaces: idle.map((u) => t.units.where[u]),
        pieces: idle,
        text: note('page.idle', facts),
        why: '',
        tag: note('page.notUsed'),
        rule: '3.3',
      },
    ],
  }
}
