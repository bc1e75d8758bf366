import { type Action, ALLOWED } from '@boma/kernel'
import { type Risk, type Stakes, type Text, text } from '@boma/showing'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { FIGURE_NAMES, FIGURES, type Figure } from '../roster.ts'
import { whyNotTake } from '../sequence.ts'
import { say } from '../words/words.ts'

const figures = Array.from({ length: FIGURES }, (_, f) => f as Figure)

/** §3.4: who has not acted when a side ends its turn; nothing else is lost by it. */
export function stakes(t: Table, action: Action): Stakes<Text> | undefined {
  const idle = act.end.is(action) ? figures.filter((f) => whyNotTake(t, f) === ALLOWED) : []
  if (idle.length === 0) return undefined
  const who = say('page.idle', { figures: idle.map((f) => FIGURE_NAMES[f]) })
  const risk: Risk<Text> = {
    kind: 'unused',
    spaces: idle,
    pieces: idle,
    text: who,
    why: '',
    tag: say('page.notUsed'),
    rule: '3.4',
  }
  return { question: text`${say('do.end')}? ${who}`, risks: [risk] }
}
