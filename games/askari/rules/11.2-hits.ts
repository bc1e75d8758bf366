import { AGAIN, ALLOWED, DONE, d6, NEXT, RESTART, type Refusal } from '@boma/kernel'
import type { TargetType } from '../actions/battle.ts'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { isGround, isVessel, MV, type Unit } from '../roster.ts'
import { BROKEN, is, mark, REDUCED, SUPPRESSED, sideOf } from '../stacks.ts'
import { casualty, causeOf } from './02-steps.ts'
import { commandOf } from './11-command.ts'
import { areAlike, DUG_TYPE, forceOf, nextStanding, OPEN_TYPE, stands, typeOf, underFire } from './11-forces.ts'

const byFire = causeOf('11.2.2')
const byShells = causeOf('11.4.4')

/** §11.2.2: casualty reduction; whoever is flipped checks his morale, whoever is destroyed leaves the battle. */
function strike(t: Table, unit: Unit, cause: typeof byFire): void {
  const force = forceOf(t, sideOf(t, unit))
  if (casualty(t, unit, cause)) checkMorale(t, unit)
  else force.remove(unit)
}

/** §11.3.1 + §11.3.2: a full unit that is flipped rolls; above its morale value the unit breaks. A plain die: nothing is added (ruling 101). */
function checkMorale(t: Table, unit: Unit): void {
  if (d6(t) <= MV[unit]) {
    tell.steady(t, unit, MV[unit])
    return
  }
  mark(t, unit, BROKEN)
  tell.broke(t, unit, MV[unit])
}

/** §11.4: what a hit of bombardment does; false when it can do nothing more. */
export const feelsShells = (t: Table, unit: Unit): boolean =>
  !is(t, unit, SUPPRESSED) || (!isVessel(unit) && !is(t, unit, REDUCED))

/** §11.2.1: the first hit suppresses; a further one may reduce a full unit, and never harms a reduced one or a vessel. */
export function shellHit(t: Table, unit: Unit): void {
  if (!is(t, unit, SUPPRESSED)) {
    mark(t, unit, SUPPRESSED)
    tell.suppressed(t, unit)
    return
  }
  // §11.4.5 + §12.6.6: nothing more happens to a reduced unit, nor to a vessel
  if (!feelsShells(t, unit)) return
  // §11.4.2 + §11.4.4a: a plain die, on 1 a casualty; a one-step gun counts as full (ruling 19), a reduced unit does not roll (§11.4.4b)
  if (d6(t) === 1) strike(t, unit, byShells)
  else tell.rodeOut(t, unit)
}

/** The type whose hits are dealt out now: entrenched units first. */
const typeHit = (t: Table): TargetType => (t.battle.dugHits > 0 ? DUG_TYPE : OPEN_TYPE)

/** §11.9.8, §11.10.7: may this unit take the next hit? */
function whyNotLose(t: Table, unit: Unit): Refusal {
  const side = underFire(t)
  // §12.6.3: vessels are no casualties of this fire
  if (isVessel(unit)) return refuse.vesselTakesNoHit(unit)
  // §11.9.1 + §11.10.1: one of the owner's, in the line and unbroken, of the type fired at
  if (!forceOf(t, side).has(unit) || !stands(t, unit) || typeOf(t, unit) !== typeHit(t))
    return refuse.cannotTakeHit(unit)
  // §11.10.7: so many hits, so many units, as long as there are unhit ones (ruling 110)
  if (t.struck.has(unit)) return refuse.hitAlready(unit)
  return ALLOWED
}

/** The first unit from this one on that may take the next hit. */
function nextToLose(t: Table, from: number): Unit {
  const side = underFire(t)
  const type = typeHit(t)
  let u = nextStanding(t, side, type, from)
  while (u >= 0 && t.struck.has(u)) u = nextStanding(t, side, type, u + 1)
  return u
}

function lose(t: Table, unit: Unit): void {
  if (typeHit(t) === DUG_TYPE) t.battle.dugHits--
  else t.battle.openHits--
  t.struck.add(unit)
  strike(t, unit, byFire)
}

/** Ruling 110: when all have been hit, a second round falls on those still unbroken; what finds nobody is lost. */
function secondRound(t: Table): void {
  t.struck.clear()
  if (nextToLose(t, 0) >= 0) return
  if (typeHit(t) === DUG_TYPE) t.battle.dugHits = 0
  else t.battle.openHits = 0
}

const loseForced = automatic('11.10.7', (t) => {
  if (t.battle.dugHits + t.battle.openHits === 0) {
    t.struck.clear()
    return DONE
  }
  const first = nextToLose(t, 0)
  if (first < 0) {
    secondRound(t)
    return AGAIN
  }
  if (!areAlike(t, first, nextToLose)) return NEXT
  lose(t, first)
  return AGAIN
})

/** §11.9.8: the owner chooses, hit by hit, each with its morale check before the next (§11.10.8). */
const chooseLoss = question({
  name: 'loss',
  rule: '11.10.7',
  who: underFire,
  seat: commandOf(underFire),
  choices: [
    choice({
      action: act.lose,
      among(t, out) {
        const force = forceOf(t, underFire(t))
        for (let u = force.next(0); u >= 0 && isGround(u); u = force.next(u + 1)) out.add(act.lose(u))
      },
      whyNot: (t, a) => whyNotLose(t, act.lose.unit(a)),
      take(t, a) {
        lose(t, act.lose.unit(a))
        return RESTART
      },
    }),
  ],
})

/** §11.9.8 + §11.10.7: the hits that have been scored are dealt out. */
export const losses = procedure('losses', '11.2.2', [loseForced, chooseLoss])
