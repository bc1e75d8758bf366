import type { AnswerOdds } from '@boma/counsel'
import { NOBODY } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { owner, UNIT_NAMES } from '../roster.ts'
import { unitAt } from '../rules/03-acting.ts'
import { leastToHit } from '../rules/05-attack.ts'
import { note } from './note.ts'

/** §5.2: what may come of an attack. */
export const oddsOf: AnswerOdds<Table> = (t, action) => {
  if (!act.attack.is(action)) return undefined
  const [unit, at] = [act.attack.unit(action), act.attack.hex(action)]
  const target = unitAt(t, at)
  if (target < 0) return undefined
  const [least, facts] = [leastToHit(at), { unit: UNIT_NAMES[unit], target: UNIT_NAMES[target] }]
  const hit = (7 - least) / 6
  return {
    title: note('page.ifAttacks', facts),
    rule: '5.2',
    outcomes: [
      { name: note('page.falls', facts), chance: hit, side: owner(unit) },
      { name: note('page.holds', facts), chance: 1 - hit, side: NOBODY },
    ],
    exact: true,
    assumes: [],
    losses: [],
    counts: [{ text: note('page.needed'), is: note('page.orMore', { least }), rule: '5.2' }],
  }
}
