import { AGAIN, ALLOWED, DONE, NEXT, other, RESTART, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, perform, phase, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import {
  BLACK_POWDER,
  FIRST_UNIT,
  type Figure,
  headOf,
  LEADER,
  NO_UNIT,
  sideOf,
  UNITS,
  type Unit,
  unitOf,
} from '../roster.ts'
import { isInRange, rangeOf } from './04-ranges.ts'
import { squareApart } from './09-contact.ts'
import { DECLARED, isIn, JAMMED, JAMS, lift, nextAttached, put, SMOKE } from './09-units.ts'
import { clearAims } from './14-aiming.ts'
import { noteContacts } from './14-contacts.ts'
import { declaring, laying } from './14-declaring.ts'
import { noteTargets } from './14-firers.ts'
import { isMark, isSharp } from './14-marks.ts'
import { firstShotBy, noteCrest } from './14-specials.ts'
import { firing, giveTo, isSixNow, rollVolley, settleHit, shooterNow, targetOf } from './14-volley.ts'
import { takeAway } from './16-losses.ts'

/** The phase begins: what a pom-pom jammed with last time counts now; who touches and sees whom is noted. */
const ready = automatic('1.4', (t) => {
  for (let u = FIRST_UNIT; u !== UNITS; u++) {
    t.units.did[u] &= ~DECLARED
    t.units.target[u] = 0
    lift(t, u, JAMMED)
    // §7.6, H19: jammed for the next Shooting Phase
    if (isIn(t, u, JAMS)) put(t, u, JAMMED)
    lift(t, u, JAMS)
  }
  noteCrest(t, false)
  noteContacts(t)
  noteTargets(t)
})

/** §11.4: then the other side declares. */
const otherSide = automatic('11.4', (t) => {
  t.tracks.phasing = other(t.tracks.phasing)
})

/** §14.13: the next unit rolls, when the hits of the last one are settled. */
const nextVolley = automatic('14.13', (t) => {
  if (t.volley.hit < t.hits.height) return NEXT
  t.hits.clear()
  t.volley.hit = 0
  if (t.volley.at === t.declared.height) return DONE
  t.volley.at++
  const u = firing(t)
  if (sideOf(u) === firstShotBy(t)) noteCrest(t, true)
  rollVolley(t, u)
  return AGAIN
})

/** §14.9: may the six that is settled now be given to this leader: attached to the target, in sight within half range? */
function whyNotPick(t: Table, m: Figure): Refusal {
  const s = shooterNow(t)
  const v = unitOf(m)
  if (t.units.attached[v] !== targetOf(t, firing(t)) + 1 || t.units.type[v] !== LEADER || t.fallen.has(m))
    return refuse.notPicked(m)
  const inches = rangeOf(t, unitOf(s))
  // §14.9: only by scouts and Volunteers
  if (!isSharp(t, s) || !isInRange(4 * squareApart(t, s, m), inches)) return refuse.notPicked(m)
  return isMark(t, s, m, inches, false) ? ALLOWED : refuse.notPicked(m)
}
function canPick(t: Table): boolean {
  if (!isSixNow(t)) return false
  const v = targetOf(t, firing(t))
  for (let a = nextAttached(t, v, v); a !== NO_UNIT; a = nextAttached(t, v, a))
    if (whyNotPick(t, headOf(a)) === ALLOWED) return true
  return false
}

const picking = question({
  name: 'pick',
  rule: '14.9',
  who: (t) => sideOf(firing(t)),
  about: (t) => ({ figure: shooterNow(t) }),
  when: canPick,
  choices: [
    choice({
      action: act.pick,
      among(t, out) {
        const v = targetOf(t, firing(t))
        for (let a = nextAttached(t, v, v); a !== NO_UNIT; a = nextAttached(t, v, a)) out.add(act.pick(headOf(a)))
      },
      whyNot: (t, a) => whyNotPick(t, act.pick.figure(a)),
      take(t, a) {
        giveTo(t, act.pick.figure(a))
        return RESTART
      },
    }),
    choice({ action: act.spare, passes: true, main: true, take: () => NEXT }),
  ],
})

const settle = automatic('14.4', (t) => {
  settleHit(t)
  return RESTART
})

/** §14.13: volley after volley, each with its saves. */
const volleys = procedure('volleys', '14.13', [nextVolley, picking, settle])

/** §11.4: all losses together; §14.7: old smoke is gone, and whoever fired with black powder stands in new smoke. */
const after = automatic('14.7', (t) => {
  takeAway(t)
  for (let u = FIRST_UNIT; u !== UNITS; u++) {
    lift(t, u, SMOKE | JAMMED)
    t.units.sees[u] = 0
    t.units.touching[u] = 0
    t.units.target[u] = 0
  }
  for (let i = 0; i < t.declared.height; i++) smokes(t, t.declared.at(i))
  t.declared.clear()
  t.volley.at = 0
  clearAims(t)
})
function smokes(t: Table, u: Unit): void {
  if (BLACK_POWDER[t.units.type[u]] === 0 || t.units.count[u] === 0) return
  put(t, u, SMOKE)
  tell.smoke(t, u)
}

/** §1.4: all shooting: declared by the beginner, then by the other; dice; losses; smoke. */
export const shootingPhase = phase('shooting', 'shooting-phase', '1.4', [
  ready,
  declaring,
  otherSide,
  declaring,
  perform(volleys),
  after,
])
/** The procedures of this chapter, for the sequence. */
export const shooting = [shootingPhase, laying, volleys]
