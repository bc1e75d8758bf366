import { ALLOWED, DONE, NEXT, RESTART, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, procedure } from '../flow.ts'
import type { Table } from '../layout.ts'
import { isVessel, NO_UNIT, type Unit } from '../roster.ts'
import { BOMBARDING, BROKEN, is } from '../stacks.ts'
import { feelsShells, shellHit } from './11.2-hits.ts'
import { hits, needOf, shotNow } from './11-fire.ts'
import { areAlike, firing, forceOf, shellValue, typeOf, underFire } from './11-forces.ts'
import {
  aimAt,
  aimedAt,
  chooseAim,
  chooseFirer,
  endShot,
  firer,
  isUnspent,
  seekFirers,
  tellOff,
} from './11-single-shots.ts'

/** §11.8.3: may this gun bombard that target? */
function whyNotShell(t: Table, gun: Unit, target: Unit): Refusal {
  if (!forceOf(t, underFire(t)).has(target)) return refuse.noTarget(target)
  // §11.3.4: the broken are out of the battle (ruling 104)
  if (is(t, target, BROKEN)) return refuse.brokenOut(target)
  if (!is(t, target, BOMBARDING) || shellValue(t, target) <= shellValue(t, gun)) return ALLOWED
  // §11.8.3 + §12.6.5: what outranges the gun in the enemy's bombardment section is out of its reach
  return isVessel(target) ? refuse.shipOutOfRange(target) : refuse.outOfRange(target)
}

/** The first target from this piece on that the gun can reach and that can still feel a hit. */
function nextTargetOf(t: Table, gun: Unit, from: number): Unit {
  const enemies = forceOf(t, underFire(t))
  for (let u = enemies.next(from); u >= 0; u = enemies.next(u + 1))
    if (feelsShells(t, u) && whyNotShell(t, gun, u) === ALLOWED) return u
  return NO_UNIT
}

/** The same for the gun that has been told off. */
const nextTarget = (t: Table, from: number): Unit => nextTargetOf(t, firer(t), from)

/** §11.8: may this piece bombard now? */
function whyNotGun(t: Table, unit: Unit): Refusal {
  // §11.8.4: laid in the bombardment section, unbroken, and once in a battle; §11.1.6: not with a value of 0
  const isReady = isUnspent(t, unit) && is(t, unit, BOMBARDING) && !is(t, unit, BROKEN)
  // §11.8.3: with a target in reach that can still feel a hit
  return isReady && shellValue(t, unit) > 0 && nextTargetOf(t, unit, 0) >= 0 ? ALLOWED : refuse.notReadyToBombard(unit)
}
const nextGun = seekFirers(whyNotGun)

/** §11.8.5: of guns that are alike the first fires; without one that could do anything the fire is over. */
const pickGun = automatic('11.8.5', (t) => {
  const first = nextGun(t, 0)
  if (first < 0) return DONE
  if (areAlike(t, first, nextGun)) tellOff(t, first)
  return NEXT
})

const pickTarget = automatic('11.8.5', (t) => {
  const first = nextTarget(t, 0)
  if (areAlike(t, first, nextTarget)) aimAt(t, first)
})

const chooseTarget = chooseAim(
  'target',
  '11.8.5',
  choice({
    action: act.bombard,
    among(t, out) {
      const enemies = forceOf(t, underFire(t))
      for (let u = enemies.next(0); u >= 0; u = enemies.next(u + 1)) out.add(act.bombard(u))
    },
    whyNot: (t, a) => whyNotShell(t, firer(t), act.bombard.unit(a)),
    take(t, a) {
      aimAt(t, act.bombard.unit(a))
      return NEXT
    },
  }),
)

/** §11.8.5: one die for the gun; what it does is done at once. */
const shell = automatic('11.8.5', (t) => {
  const gun = firer(t)
  const target = aimedAt(t) as Unit
  endShot(t)
  const need = needOf(t, shotNow(t, gun, typeOf(t, target)))
  if (hits(t, need)) {
    tell.shelled(t, gun, target, need, firing(t))
    shellHit(t, target)
  } else tell.shellsMissed(t, gun, target, need, firing(t))
  return RESTART
})

/** §11.8: a side's bombardments, one gun after the other. */
export const bombardments = procedure('bombardment', '11.8', [
  pickGun,
  chooseFirer('gun', '11.8.5', whyNotGun),
  pickTarget,
  chooseTarget,
  shell,
])
