import { ALLOWED, DONE, NEXT, RESTART, type Refusal } from '@boma/kernel'
import type { TargetType } from '../actions/battle.ts'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, perform, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { isGround, NO_UNIT, type Unit } from '../roster.ts'
import { FIRED, is, mark, quickFire } from '../stacks.ts'
import { losses } from './11.2-hits.ts'
import { firer } from './11.8-bombardment.ts'
import { commandOf } from './11-command.ts'
import { hits, needOf, shotNow } from './11-fire.ts'
import { alike, DUG_TYPE, firing, forceOf, hasType, OPEN_TYPE, stands, underFire } from './11-forces.ts'

/** §11.9: may this unit fire its machine guns now? */
function whyNotQuickFire(t: Table, unit: Unit): Refusal {
  // §11.9.1 + §11.9.3: in the line, unbroken, with a value of 1 or more, and one fire each
  const isReady = forceOf(t, firing(t)).has(unit) && stands(t, unit) && !is(t, unit, FIRED)
  return isReady && quickFire(t, unit) > 0 ? ALLOWED : refuse.notReadyToFire(unit)
}

/** The first unit from this one on that may still fire. */
function nextFirer(t: Table, from: number): Unit {
  const force = forceOf(t, firing(t))
  for (let u = force.next(from); u >= 0 && isGround(u); u = force.next(u + 1))
    if (whyNotQuickFire(t, u) === ALLOWED) return u
  return NO_UNIT
}

/** The enemy has both entrenched units and others, so that there is something to choose. */
export const hasBothTypes = (t: Table): boolean =>
  hasType(t, underFire(t), OPEN_TYPE) && hasType(t, underFire(t), DUG_TYPE)

/** §11.9.6: only a type that somebody standing is of. */
const whyNotAim = (t: Table, type: TargetType): Refusal =>
  hasType(t, underFire(t), type) ? ALLOWED : refuse.noneOfType(type)

/** §11.9.5: who fires next is all the same when there is one type to fire at, or when all are alike. */
const pickFirer = automatic('11.9.5', (t) => {
  const first = nextFirer(t, 0)
  const isOpen = hasType(t, underFire(t), OPEN_TYPE)
  const isDug = hasType(t, underFire(t), DUG_TYPE)
  if (first < 0 || !(isOpen || isDug)) return DONE
  if (isOpen && isDug)
    for (let u = nextFirer(t, first + 1); u >= 0; u = nextFirer(t, u + 1)) if (!alike(t, first, u)) return NEXT
  t.battle.firer = first + 1
  if (!isDug) t.battle.target = OPEN_TYPE + 1
  if (!isOpen) t.battle.target = DUG_TYPE + 1
  return NEXT
})

const chooseFirer = question({
  name: 'firer',
  rule: '11.9.5',
  who: firing,
  seat: commandOf(firing),
  when: (t) => t.battle.firer === 0,
  choices: [
    choice({
      action: act.fire,
      among(t, out) {
        const force = forceOf(t, firing(t))
        for (let u = force.next(0); u >= 0 && isGround(u); u = force.next(u + 1)) out.add(act.fire(u))
      },
      whyNot: (t, a) => whyNotQuickFire(t, act.fire.unit(a)),
      take(t, a) {
        t.battle.firer = act.fire.unit(a) + 1
        return NEXT
      },
    }),
  ],
})

/** §11.9.6: the type is named for each unit as it fires, in the light of what came before. */
const chooseType = question({
  name: 'type',
  rule: '11.9.6',
  about: (t) => ({ unit: firer(t) }),
  who: firing,
  seat: commandOf(firing),
  when: (t) => t.battle.target === 0,
  choices: [
    choice({
      action: act.aim,
      among(_, out) {
        out.add(act.aim(OPEN_TYPE))
        out.add(act.aim(DUG_TYPE))
      },
      whyNot: (t, a) => whyNotAim(t, act.aim.type(a)),
      take(t, a) {
        t.battle.target = act.aim.type(a) + 1
        return NEXT
      },
    }),
  ],
})

/** §11.9.7: one die; a hit is a casualty of the owner's choice. */
const shoot = automatic('11.9.7', (t) => {
  const unit = firer(t)
  const type = (t.battle.target - 1) as TargetType
  t.battle.firer = 0
  t.battle.target = 0
  mark(t, unit, FIRED)
  const need = needOf(t, shotNow(t, unit, type))
  if (!hits(t, need)) {
    tell.quickFireMissed(t, unit, type, need, firing(t))
    return RESTART
  }
  tell.quickFireHit(t, unit, type, need, firing(t))
  if (type === DUG_TYPE) t.battle.dugHits = 1
  else t.battle.openHits = 1
  return NEXT
})

/** §11.9: a side's machine gun and quick fire, one unit after the other. */
export const quickFires = procedure('quick-fire', '11.9', [
  pickFirer,
  chooseFirer,
  chooseType,
  shoot,
  perform(losses), // §11.9.8
  automatic('11.9.5', () => RESTART),
])
