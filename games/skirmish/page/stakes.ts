import { type Action, ALLOWED } from '@boma/kernel'
import type { Risk, Stakes } from '@boma/showing'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { UNIT_NAMES, UNITS, type Unit } from '../roster.ts'
import { whyNotActivate } from '../sequence.ts'
import { say, type Words } from '../words/words.ts'

const units = Array.from({ length: UNITS }, (_, u) => u as Unit)

/** §3.3: who has not acted when a side ends its turn; nothing else is lost by it. */
export function stakes(t: Table, action: Action, words: Words): Stakes | undefined {
  const idle = act.end.is(action) ? units.filter((u) => whyNotActivate(t, u) === ALLOWED) : []
  if (idle.length === 0) return undefined
  const text = say(words, 'page.idle', { units: idle.map((u) => UNIT_NAMES[u]).join(', ') })
  const risk: Risk = {
    kind: 'unused',
    spaces: idle.map((u) => t.units.where[u]),
    pieces: idle,
    text,
    why: '',
    tag: say(words, 'page.notUsed'),
    rule: '3.3',
  }
  return { question: `${say(words, 'do.end')}? ${text}`, risks: [risk] }
}
