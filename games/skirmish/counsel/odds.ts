import type { AnswerOdds, Counting, Weighed } from '@boma/counsel'
import { NOBODY } from '@boma/kernel'
import { act } from '../actions.ts'
import { KINDS } from '../data/counters.ts'
import type { Table } from '../layout.ts'
import { FIRE, type Kind, PER_SIDE, STRENGTH, UNIT_NAMES, UNKNOWN, type Unit } from '../roster.ts'
import { owner, unitAt } from '../rules/04-march.ts'
import { fireLines, firesBack, needed } from '../rules/05-fire.ts'
import { fight, marcher } from '../sequence.ts'
import { note } from './note.ts'

/** Does the view not show what the counter is? */
export const isHidden = (t: Table, unit: Unit): boolean => t.units.kind[unit] === UNKNOWN

/** §5.5: the chance that one counter hits another; a counter that is not known counts as the average of what it may be. */
function chance(t: Table, firer: Unit, target: Unit): number {
  if (!isHidden(t, firer)) return needed(t, firer, target) / 6
  const most = KINDS.map((_, kind) => STRENGTH[kind as Kind] * needed(t, firer, target, kind as Kind))
  return most.reduce((sum, n) => sum + n, 0) / PER_SIDE / 6
}

/** What may come of opening fire, should the target stand, and of what the target answers. */
export const oddsOf: AnswerOdds<Table> = (t, action) => {
  const fighting = fight(t)
  if (fighting !== undefined) {
    if (act.stand.is(action)) return ofFire(t, fighting.firer, fighting.target)
    return act.fallBack.is(action) ? ofFallingBack(fighting.target) : undefined
  }
  const firer = marcher(t)
  if (firer === undefined || !act.fire.is(action)) return undefined
  const target = unitAt(t, act.fire.hex(action))
  return target < 0 ? undefined : ofFire(t, firer, target)
}

/** §5.4: the fire then hits nobody. */
const ofFallingBack = (target: Unit): Weighed => ({
  title: note('page.ifFallsBack', { unit: UNIT_NAMES[target] }),
  rule: '5.4',
  outcomes: [{ name: note('page.nobodyHit'), chance: 1, side: NOBODY }],
  exact: true,
  assumes: [],
  losses: [],
  counts: [],
})

function ofFire(t: Table, firer: Unit, target: Unit): Weighed {
  const hit = chance(t, firer, target)
  // §5.7: what is hit does not fire back
  const back = firesBack(t, target) ? chance(t, target, firer) : 0
  const facts = { unit: UNIT_NAMES[target] }
  const lost = t.units.disrupted[target] === 1 ? 'page.isEliminated' : 'page.isDisrupted'
  return {
    title: note('page.ifFires', { unit: UNIT_NAMES[firer], target: UNIT_NAMES[target] }),
    rule: '5.5',
    outcomes: [
      { name: note(lost, facts), chance: hit, side: owner(firer) },
      { name: note('page.nobodyHit'), chance: (1 - hit) * (1 - back), side: NOBODY },
      {
        name: note('page.isHit', { unit: UNIT_NAMES[firer] }),
        chance: (1 - hit) * back,
        side: owner(target),
      },
    ],
    exact: !isHidden(t, firer) && !isHidden(t, target),
    assumes: [],
    losses: [],
    counts: whatCounts(t, firer, target),
  }
}

/** §5.5: what counts for a shot. */
export const whatCounts = (t: Table, firer: Unit, target: Unit): readonly Counting[] => [
  { text: note('page.fireValue'), is: isHidden(t, firer) ? '?' : FIRE[t.units.kind[firer]], rule: '1.1' },
  ...fireLines(t, firer, target).map(({ text, value, rule }) => ({ text: note(text), adds: value, rule })),
]
