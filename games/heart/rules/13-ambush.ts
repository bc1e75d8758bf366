import { ALLOWED, call, DONE, NEXT, other, RESTART, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, phase, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { CHARGES, endOf, firstOf, NO_UNIT, sideOf, type Unit } from '../roster.ts'
import { noteAmbush } from './08-causes.ts'
import { HIDDEN, hostOf, SPRUNG } from './09-units.ts'
import { beginMove, endMove, nameUnit } from './12-begin.ts'
import { assaultChoice, eachEnemy, whyNotChargeAt } from './12-charging.ts'
import { mover } from './12-leg.ts'
import { whyNotOff } from './12-naming.ts'
import { nextHidden, placeHidden, standClear } from './13-finding.ts'

/** §13.3: springs: the unit is placed; §13.5: enemies within 8 inches will test. */
function spring(t: Table, u: Unit): void {
  placeHidden(t, u, SPRUNG)
  standClear(t, u)
  tell.sprung(t, u)
  noteAmbush(t, u)
}

/** §13.3: in the Movement Phase, instead of a move; it may then charge. */
export const springChoice = choice({
  action: act.spring,
  among(t, out) {
    for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++)
      if (t.units.where[u] === HIDDEN) out.add(act.spring(u))
  },
  whyNot: (t, a) => whyNotOff(t, act.spring.unit(a), HIDDEN),
  take(t, a) {
    const u = act.spring.unit(a)
    nameUnit(t, u)
    spring(t, u)
    beginMove(t, u)
    t.move.found = 1
    call(t, springing)
    return NEXT
  },
})

const hasTarget = (t: Table): boolean => {
  const u = mover(t)
  let any = false
  if (CHARGES[t.units.type[u]] === 1) eachEnemy(t, u, (v) => (any ||= whyNotChargeAt(t, u, v) === ALLOWED))
  return any
}
const orCharge = question({
  name: 'sprung',
  rule: '13.3',
  who: (t) => t.tracks.phasing,
  about: (t) => ({ unit: mover(t) }),
  when: hasTarget,
  choices: [assaultChoice, choice({ action: act.pass, passes: true, main: true, take: () => NEXT })],
})

/** §13.3: a unit that has sprung may charge. */
export const springing = procedure('springing', '13.3', [orCharge, automatic('13.3', endMove)])

/** §13.3: may it spring to shoot? */
function whyNotFireFrom(t: Table, u: Unit): Refusal {
  if (sideOf(u) !== t.tracks.phasing) return refuse.notYours(u)
  if (t.units.where[u] !== HIDDEN) return refuse.notHidden(u)
  // §9.8: whoever is attached comes with his unit
  return hostOf(t, u) === NO_UNIT ? ALLOWED : refuse.comesWithUnit(u)
}

const openFire = question({
  name: 'openFire',
  rule: '13.3',
  who: (t) => t.tracks.phasing,
  choices: [
    choice({
      action: act.spring,
      among(t, out) {
        for (let u = nextHidden(t, t.tracks.phasing); u !== NO_UNIT; u = nextHidden(t, t.tracks.phasing, u))
          out.add(act.spring(u))
      },
      whyNot: (t, a) => whyNotFireFrom(t, act.spring.unit(a)),
      take(t, a) {
        spring(t, act.spring.unit(a))
        t.tracks.passed = 0
        return NEXT
      },
    }),
    choice({
      action: act.pass,
      passes: true,
      main: true,
      take(t) {
        t.tracks.passed |= 1 << t.tracks.phasing
        return NEXT
      },
    }),
  ],
})

const hasAmbush = (t: Table): boolean =>
  ((t.tracks.passed >> t.tracks.phasing) & 1) === 0 && nextHidden(t, t.tracks.phasing) !== NO_UNIT

/** §13.3: at the start of the Shooting Phase hidden units spring, beginner first, in turn. */
export const fireAmbushes = phase('shooting', 'fire-ambushes', '13.3', [
  automatic('13.3', (t) => {
    if (!hasAmbush(t)) t.tracks.phasing = other(t.tracks.phasing)
    if (hasAmbush(t)) return NEXT
    t.tracks.phasing = t.tracks.beginner
    return DONE
  }),
  openFire,
  automatic('13.3', (t) => {
    t.tracks.phasing = other(t.tracks.phasing)
    return RESTART
  }),
])
