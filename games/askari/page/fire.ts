import { type Firing, typesIn } from '../counsel/fire.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { needOf } from '../rules/11-fire.ts'
import { BOMBARDMENT, DUG_TYPE, OPEN_TYPE, QUICK_FIRE, RIFLE_FIRE } from '../rules/11-forces.ts'
import { type Message, say, sideIn, type Words } from '../words/words.ts'

/** What a row of fire is called, on the board and in the story. */
const ROUND_OF: Readonly<Record<number, Message>> = {
  [BOMBARDMENT]: 'page.bombardmentOf',
  [QUICK_FIRE]: 'page.quickFireOf',
  [RIFLE_FIRE]: 'page.rifleFireOf',
}
/** The name of a row of fire. */
export const roundName = ({ round, side }: Firing, words: Words): string =>
  say(words, ROUND_OF[round] ?? 'page.forces', { side: sideIn(words, side) })
/** The section of the rules that a row of fire is under. */
export const ROUND_RULE: Readonly<Record<number, string>> = {
  [BOMBARDMENT]: '11.8',
  [QUICK_FIRE]: '11.9',
  [RIFLE_FIRE]: '11.10',
}

const TYPE_WORDS = { [OPEN_TYPE]: 'page.open', [DUG_TYPE]: 'page.entrenched' } as const

/** What each of those who fire hits with: '3 or less', or for each type of target its own figure. */
export function needWords(t: Table, firing: Firing, unit: Unit, words: Words): string {
  const types = typesIn(t, firing)
  const needs = types.map((type) => [type, needOf(t, { ...firing, unit, type })] as const)
  const upTo = (most: number) => (most === 1 ? '1' : say(words, 'page.upTo', { most: String(most) }))
  if (needs.every(([, need]) => need === needs[0]?.[1])) return needs[0] === undefined ? '–' : upTo(needs[0][1])
  return needs.map(([type, need]) => `${say(words, TYPE_WORDS[type])} ${upTo(need)}`).join(', ')
}
