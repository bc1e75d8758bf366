import { AGAIN, ALLOWED, DONE, NEXT, type Refusal } from '@boma/kernel'
import type { TargetType } from '../actions/battle.ts'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, perform, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { isGround, NO_UNIT, type Unit } from '../roster.ts'
import { rifle } from '../stacks.ts'
import { losses } from './11.2-hits.ts'
import { hasBothTypes } from './11.9-quick-fire.ts'
import { commandOf } from './11-command.ts'
import { hits, needOf, shotNow } from './11-fire.ts'
import { DUG_TYPE, firing, forceOf, hasType, OPEN_TYPE, stands, underFire } from './11-forces.ts'

/** §11.10.1 + §11.10.3: in the line, unbroken, with a rifle value of 1 or more. */
const hasRifles = (t: Table, unit: Unit): boolean =>
  forceOf(t, firing(t)).has(unit) && stands(t, unit) && rifle(t, unit) > 0

function nextRifles(t: Table, from: number): Unit {
  const force = forceOf(t, firing(t))
  for (let u = force.next(from); u >= 0 && isGround(u); u = force.next(u + 1)) if (hasRifles(t, u)) return u
  return NO_UNIT
}

/** §11.10: without anybody to fire, or to fire at, there is no fire. */
const unlessNobody = automatic('11.10.3', (t) => {
  const enemy = underFire(t)
  if (nextRifles(t, 0) < 0 || !(hasType(t, enemy, OPEN_TYPE) || hasType(t, enemy, DUG_TYPE))) return DONE
  t.battle.pickFrom = 0 as Unit
  return NEXT
})

/** §11.10.4: may this unit be told off against the entrenched? */
function whyNotAssign(t: Table, unit: Unit): Refusal {
  if (!hasRifles(t, unit)) return refuse.noRifles(unit)
  return unit < t.battle.pickFrom ? refuse.assignUpwards(unit) : ALLOWED
}

/** §11.10.4: all types are named before the first roll: who is not told off against the entrenched fires at the others. */
const assign = question({
  name: 'rifles',
  rule: '11.10.4',
  who: firing,
  seat: commandOf(firing),
  when: (t) => hasBothTypes(t) && nextRifles(t, t.battle.pickFrom) >= 0,
  choices: [
    choice({ action: act.go, main: true, take: () => NEXT }),
    choice({
      action: act.all,
      take(t) {
        for (let u = nextRifles(t, t.battle.pickFrom); u >= 0; u = nextRifles(t, u + 1)) t.aimed.add(u)
        return NEXT
      },
    }),
    choice({
      action: act.assign,
      among(t, out) {
        for (let u = nextRifles(t, t.battle.pickFrom); u >= 0; u = nextRifles(t, u + 1)) out.add(act.assign(u))
      },
      whyNot: (t, a) => whyNotAssign(t, act.assign.unit(a)),
      take(t, a) {
        const unit = act.assign.unit(a)
        t.aimed.add(unit)
        t.battle.pickFrom = (unit + 1) as Unit
        return AGAIN
      },
    }),
  ],
})

/** What a unit fires at: the type it was told off against, or the only one there is. */
function typeFor(t: Table, unit: Unit): TargetType {
  if (t.aimed.has(unit)) return DUG_TYPE
  return hasType(t, underFire(t), OPEN_TYPE) ? OPEN_TYPE : DUG_TYPE
}

function shoot(t: Table, unit: Unit): void {
  const type = typeFor(t, unit)
  const need = needOf(t, shotNow(t, unit, type))
  if (!hits(t, need)) {
    tell.rifleMissed(t, unit, type, need, firing(t))
    return
  }
  if (type === DUG_TYPE) t.battle.dugHits++
  else t.battle.openHits++
  tell.rifleHit(t, unit, type, need, firing(t))
}

/** §11.10.5: a die for each unit, then the hits fall on each type together. */
const volley = automatic('11.10.5', (t) => {
  for (let u = nextRifles(t, 0); u >= 0; u = nextRifles(t, u + 1)) shoot(t, u)
  const { openHits, dugHits } = t.battle
  if (dugHits > 0) tell.hitsFell(t, underFire(t), DUG_TYPE, dugHits)
  if (openHits > 0) tell.hitsFell(t, underFire(t), OPEN_TYPE, openHits)
  t.aimed.clear()
  t.battle.pickFrom = 0 as Unit
})

/** §11.10: a side's rifle fire. */
export const rifleFire = procedure('rifle-fire', '11.10', [unlessNobody, assign, volley, perform(losses)])
