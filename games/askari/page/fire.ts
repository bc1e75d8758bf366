import { join, type Text, text } from '@boma/showing'
import { type Firing, typesIn } from '../counsel/fire.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { needOf } from '../rules/11-fire.ts'
import { BOMBARDMENT, DUG_TYPE, OPEN_TYPE, QUICK_FIRE, RIFLE_FIRE } from '../rules/11-forces.ts'
import { type Message, name, say } from '../words/words.ts'

/** What a row of fire is called, on the board and in the story. */
const ROUND_OF: Readonly<Record<number, Message>> = {
  [BOMBARDMENT]: 'page.bombardmentOf',
  [QUICK_FIRE]: 'page.quickFireOf',
  [RIFLE_FIRE]: 'page.rifleFireOf',
}
/** The name of a row of fire. */
export const roundName = ({ round, side }: Firing): Text =>
  say(ROUND_OF[round] ?? 'page.forces', { side: name('side', side) })
/** The section of the rules that a row of fire is under. */
export const ROUND_RULE: Readonly<Record<number, string>> = {
  [BOMBARDMENT]: '11.8',
  [QUICK_FIRE]: '11.9',
  [RIFLE_FIRE]: '11.10',
}

const TYPE_WORDS = { [OPEN_TYPE]: 'page.open', [DUG_TYPE]: 'page.entrenched' } as const

/** What one of those who fire hits with, for each type of target. */
const needsOf = (
  t: Table,
  firing: Firing,
  unit: Unit,
): readonly (readonly [type: keyof typeof TYPE_WORDS, need: number])[] =>
  typesIn(t, firing).map((type) => [type, needOf(t, { ...firing, unit, type })] as const)

/** Those who fire, with all that need the same together: '3 or less', or for each type of target its own figure. */
export function byNeed(
  t: Table,
  firing: Firing,
  fire: readonly Unit[],
): readonly { readonly units: readonly Unit[]; readonly need: Text }[] {
  const groups = Map.groupBy(fire, (unit) => needsOf(t, firing, unit).join(' '))
  return [...groups.values()].map((units) => ({ units, need: needWords(needsOf(t, firing, units[0] as Unit)) }))
}

function needWords(needs: ReturnType<typeof needsOf>): Text {
  const upTo = (most: number) => (most === 1 ? '1' : say('page.upTo', { most }))
  if (needs.every(([, need]) => need === needs[0]?.[1])) return needs[0] === undefined ? '–' : upTo(needs[0][1])
  return join(needs.map(([type, need]) => text`${say(TYPE_WORDS[type])} ${upTo(need)}`))
}
