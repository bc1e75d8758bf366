import { AGAIN, ALLOWED, DONE, type Hex, local, type Moves, type Refusal, setLocal } from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import { isHex } from '../board.ts'
import { choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { firstIn, holder, isMobile, nextIn } from '../stacks.ts'
import { mobileIn, stackLimit } from './14-stacking.ts'
import { causeOf, eliminate } from './16-losses.ts'
import { liesBare } from './26-fog.ts'

const CROWDED = causeOf('14.4')

/** The hex in question, and the lowest counter that may still be given up: units go in the order of their ids. */
const crowdedHex = (t: Table): Hex => local(t, 0) as Hex
const lowest = (t: Table): Unit => local(t, 1) as Unit

/** How many mobile units are too many in a hex; the Cape Colony Box has no limit (W54). */
function excess(t: Table, hex: Hex): number {
  return isHex(hex) && firstIn(t, hex) >= 0 ? mobileIn(t, hex) - stackLimit(holder(t, hex)) : 0
}

/** May the owner of a crowded hex give up this unit? */
function whyNotRemove(t: Table, unit: Unit): Refusal {
  const hex = crowdedHex(t)
  // §14.3: static units do not count, so that giving them up would not help
  if (excess(t, hex) <= 0 || t.units.where[unit] !== hex || !isMobile(t, unit)) return refuse.notTooMany(unit)
  // §14.4: as many as are too many; whoever is passed over stays
  let after = 0
  for (let u = unit; u >= 0; u = nextIn(t, u)) if (isMobile(t, u)) after++
  return unit < lowest(t) || after < excess(t, hex) ? refuse.removeUpwards(unit) : ALLOWED
}

const remove = choice({
  action: act.remove,
  among(t, out: Moves) {
    for (let u = firstIn(t, crowdedHex(t)); u >= 0; u = nextIn(t, u)) out.add(act.remove(u))
  },
  whyNot: (t, a) => whyNotRemove(t, act.remove.unit(a)),
  take(t, a) {
    const unit = act.remove.unit(a)
    setLocal(t, 1, unit + 1)
    eliminate(t, unit, CROWDED)
    return AGAIN
  },
})

/** §26.0: did somebody fall back into a hex of which the enemy does not see who else is there? He must not learn it. */
const isCrowdHidden = (t: Table, hex: Hex): boolean =>
  lowest(t) === 0 && isHex(hex) && firstIn(t, hex) >= 0 && !liesBare(t, hex, holder(t, hex))

/** §14.4: nobody, or nobody more, has to be given up. */
const enough = choice({
  action: act.go,
  main: true,
  whyNot: (t) => (excess(t, crowdedHex(t)) > 0 ? refuse.tooMany(crowdedHex(t)) : ALLOWED),
  take: () => DONE,
})

/** §14.4: the owner of an over-stacked hex eliminates what is too many: `call(t, overStack, hex)` (W59). */
export const overStack = procedure('over-stack', '14.4', [
  question({
    name: 'overstacked',
    rule: '14.4',
    when: (t) => excess(t, crowdedHex(t)) > 0 || isCrowdHidden(t, crowdedHex(t)),
    who: (t) => holder(t, crowdedHex(t)),
    choices: [remove, enough],
  }),
])
