import { ALLOWED, DONE, NEXT, RESTART, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { isVessel, NO_UNIT, type Unit } from '../roster.ts'
import { BOMBARDING, BROKEN, FIRED, is, mark } from '../stacks.ts'
import { feelsShells, shellHit } from './11.2-hits.ts'
import { commandOf } from './11-command.ts'
import { hits, needOf, shotNow } from './11-fire.ts'
import { alike, firing, forceOf, shellValue, typeOf, underFire } from './11-forces.ts'

/** §11.8.3: may this gun bombard that target? */
function whyNotShell(t: Table, gun: Unit, target: Unit): Refusal {
  // §11.3.4: the broken are out of the battle (ruling 104)
  if (!forceOf(t, underFire(t)).has(target) || is(t, target, BROKEN)) return refuse.noTarget(target)
  if (!is(t, target, BOMBARDING) || shellValue(t, target) <= shellValue(t, gun)) return ALLOWED
  // §11.8.3 + §12.6.5: what outranges the gun in the enemy's bombardment section is out of its reach
  return isVessel(target) ? refuse.shipOutOfRange(target) : refuse.outOfRange(target)
}

/** The first target from this piece on that the gun can reach and that can still feel a hit. */
function nextTarget(t: Table, gun: Unit, from: number): Unit {
  const enemies = forceOf(t, underFire(t))
  for (let u = enemies.next(from); u >= 0; u = enemies.next(u + 1))
    if (feelsShells(t, u) && whyNotShell(t, gun, u) === ALLOWED) return u
  return NO_UNIT
}

/** §11.8: may this piece bombard now? */
function whyNotGun(t: Table, unit: Unit): Refusal {
  // §11.8.4: laid in the bombardment section, unbroken, and once in a battle; §11.1.6: not with a value of 0
  const isReady = forceOf(t, firing(t)).has(unit) && is(t, unit, BOMBARDING) && !is(t, unit, BROKEN | FIRED)
  // §11.8.3: with a target in reach that can still feel a hit
  return isReady && shellValue(t, unit) > 0 && nextTarget(t, unit, 0) >= 0 ? ALLOWED : refuse.notReadyToBombard(unit)
}

/** The first gun from this piece on that is ready. */
function nextGun(t: Table, side: Side, from: number): Unit {
  const force = forceOf(t, side)
  for (let u = force.next(from); u >= 0; u = force.next(u + 1)) if (whyNotGun(t, u) === ALLOWED) return u
  return NO_UNIT
}

/** §11.8.5: of guns that are alike the first fires; without one that could do anything the fire is over. */
const pickGun = automatic('11.8.5', (t) => {
  const first = nextGun(t, firing(t), 0)
  if (first < 0) return DONE
  for (let u = nextGun(t, firing(t), first + 1); u >= 0; u = nextGun(t, firing(t), u + 1))
    if (!alike(t, first, u)) return NEXT
  t.battle.firer = first + 1
  return NEXT
})

const chooseGun = question({
  name: 'gun',
  rule: '11.8.5',
  who: firing,
  seat: commandOf(firing),
  when: (t) => t.battle.firer === 0,
  choices: [
    choice({
      action: act.fire,
      among(t, out) {
        for (let u = forceOf(t, firing(t)).next(0); u >= 0; u = forceOf(t, firing(t)).next(u + 1)) out.add(act.fire(u))
      },
      whyNot: (t, a) => whyNotGun(t, act.fire.unit(a)),
      take(t, a) {
        t.battle.firer = act.fire.unit(a) + 1
        return NEXT
      },
    }),
  ],
})

/** The gun that has been told off to fire. */
export const firer = (t: Table): Unit => (t.battle.firer - 1) as Unit

const pickTarget = automatic('11.8.5', (t) => {
  const gun = firer(t)
  const first = nextTarget(t, gun, 0)
  for (let u = nextTarget(t, gun, first + 1); u >= 0; u = nextTarget(t, gun, u + 1)) if (!alike(t, first, u)) return
  t.battle.target = first + 1
})

const chooseTarget = question({
  name: 'target',
  rule: '11.8.5',
  about: (t) => ({ unit: firer(t) }),
  who: firing,
  seat: commandOf(firing),
  when: (t) => t.battle.target === 0,
  choices: [
    choice({
      action: act.bombard,
      among(t, out) {
        const enemies = forceOf(t, underFire(t))
        for (let u = enemies.next(0); u >= 0; u = enemies.next(u + 1)) out.add(act.bombard(u))
      },
      whyNot: (t, a) => whyNotShell(t, firer(t), act.bombard.unit(a)),
      take(t, a) {
        t.battle.target = act.bombard.unit(a) + 1
        return NEXT
      },
    }),
  ],
})

/** §11.8.5: one die for the gun; what it does is done at once. */
const shell = automatic('11.8.5', (t) => {
  const gun = firer(t)
  const target = (t.battle.target - 1) as Unit
  t.battle.firer = 0
  t.battle.target = 0
  mark(t, gun, FIRED)
  const need = needOf(t, shotNow(t, gun, typeOf(t, target)))
  if (hits(t, need)) {
    tell.shelled(t, gun, target, need, firing(t))
    shellHit(t, target)
  } else tell.shellsMissed(t, gun, target, need, firing(t))
  return RESTART
})

/** §11.8: a side's bombardments, one gun after the other. */
export const bombardments = procedure('bombardment', '11.8', [pickGun, chooseGun, pickTarget, chooseTarget, shell])
