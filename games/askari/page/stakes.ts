import type { Action, Hex, Stakes } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { GROUND, type Unit } from '../roster.ts'
import { mayEntrench } from '../rules/09.1-impulse.ts'
import { placeIn, say, type Words } from '../words/words.ts'
import { asked } from './asked.ts'

/** §10.1.9: to end the Impulse with units in the open that could entrench, which costs nothing. Nothing else is at risk by it. */
export function stakes(t: Table, action: Action, words: Words): Stakes | undefined {
  if (asked(t) !== 'entrench' || !act.end.is(action)) return undefined
  const units: Unit[] = []
  for (let u = 0 as Unit; u < GROUND; u++) if (mayEntrench(t, u)) units.push(u)
  if (units.length === 0) return undefined
  const spaces: readonly Hex[] = [...new Set(units.map((u) => t.units.where[u]))]
  return {
    question: say(words, 'risk.trenchQuestion'),
    risks: [
      {
        kind: 'unused',
        spaces,
        pieces: units,
        text: say(words, 'risk.trench', { units: spaces.map((at) => placeIn(words, at)).join(', ') }),
        why: say(words, 'risk.trenchWhy'),
        tag: say(words, 'risk.tagTrench'),
        rule: '10.1.9',
      },
    ],
  }
}
