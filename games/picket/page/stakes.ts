import { type Action, ALLOWED } from '@boma/kernel'
import type { Risk, Stakes } from '@boma/showing'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { FIGURE_NAMES, FIGURES, type Figure } from '../roster.ts'
import { whyNotTake } from '../sequence.ts'
import { say, type Words } from '../words/words.ts'

const figures = Array.from({ length: FIGURES }, (_, f) => f as Figure)

/** §3.4: who has not acted when a side ends its turn; nothing else is lost by it. */
export function stakes(t: Table, action: Action, words: Words): Stakes | undefined {
  const idle = act.end.is(action) ? figures.filter((f) => whyNotTake(t, f) === ALLOWED) : []
  if (idle.length === 0) return undefined
  const text = say(words, 'page.idle', { figures: idle.map((f) => FIGURE_NAMES[f]).join(', ') })
  const risk: Risk = {
    kind: 'unused',
    spaces: idle,
    pieces: idle,
    text,
    why: '',
    tag: say(words, 'page.notUsed'),
    rule: '3.4',
  }
  return { question: `${say(words, 'do.end')}? ${text}`, risks: [risk] }
}
