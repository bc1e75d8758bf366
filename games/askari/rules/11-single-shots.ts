import { ALLOWED, type Choice, NEXT, type Refusal } from '@boma/kernel'
import { act } from '../actions.ts'
import { choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { NO_UNIT, type Unit } from '../roster.ts'
import { FIRED, is, mark } from '../stacks.ts'
import { commandOf } from './11-command.ts'
import { firing, forceOf, type Search } from './11-forces.ts'

/**
 * Bombardment and MG/QF fire go shot by shot (11.8.5, 11.9.5): who fires is told off, what he fires at is named, and one
 * die is rolled. Both are kept in `t.battle` as numbers from 1; 0 when nobody has been told off, or nothing named.
 */

/** Why a piece does not fire now. */
type WhyNotFire = (t: Table, unit: Unit) => Refusal

/** §11.8.4, §11.9.5: a piece of the firing side that has not fired in this round. */
export const isUnspent = (t: Table, unit: Unit): boolean => forceOf(t, firing(t)).has(unit) && !is(t, unit, FIRED)

/** Seeks those of the firing side who may fire. */
export const seekFirers =
  (whyNot: WhyNotFire): Search =>
  (t, from) => {
    const force = forceOf(t, firing(t))
    for (let u = force.next(from); u >= 0; u = force.next(u + 1)) if (whyNot(t, u) === ALLOWED) return u
    return NO_UNIT
  }

/** Who has been told off to fire. */
export const firer = (t: Table): Unit => (t.battle.firer - 1) as Unit
/** Tells a piece off. */
export function tellOff(t: Table, unit: Unit): void {
  t.battle.firer = unit + 1
}

/** What it fires at: a piece (11.8.5) or a type (11.9.6), by its number. */
export const aimedAt = (t: Table): number => t.battle.target - 1
/** Names that. */
export function aimAt(t: Table, target: number): void {
  t.battle.target = target + 1
}

/** Whoever was told off has fired, and the next may be. */
export function endShot(t: Table): void {
  mark(t, firer(t), FIRED)
  t.battle.firer = 0
  t.battle.target = 0
}

/** Who fires next, where that is not all the same. */
export const chooseFirer = (name: string, rule: string, whyNot: WhyNotFire) =>
  question({
    name,
    rule,
    who: firing,
    seat: commandOf(firing),
    when: (t) => t.battle.firer === 0,
    choices: [
      choice({
        action: act.fire,
        among(t, out) {
          const force = forceOf(t, firing(t))
          for (let u = force.next(0); u >= 0; u = force.next(u + 1)) out.add(act.fire(u))
        },
        whyNot: (t, a) => whyNot(t, act.fire.unit(a)),
        take(t, a) {
          tellOff(t, act.fire.unit(a))
          return NEXT
        },
      }),
    ],
  })

/** What it fires at, where there is more than one way to aim. */
export const chooseAim = (name: string, rule: string, aim: Choice<Table>) =>
  question({
    name,
    rule,
    about: (t) => ({ unit: firer(t) }),
    who: firing,
    seat: commandOf(firing),
    when: (t) => t.battle.target === 0,
    choices: [aim],
  })
