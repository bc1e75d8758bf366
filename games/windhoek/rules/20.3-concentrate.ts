import { AGAIN, ALLOWED, call, local, markReveal, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { CAPE } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { IS_LEADER, IS_TRAIN, LEADERS, SIDE_OF, type Unit } from '../roster.ts'
import { isMobile } from '../stacks.ts'
import { putAt } from './04-control.ts'
import { PRICES, pay, whyNotPay } from './09-action-points.ts'
import { attack } from './12-march/attack.ts'
import { endMarch, TO_LEADER } from './12-march/force.ts'
import { whyNotStack } from './14-stacking.ts'
import { findComers } from './20.3-ways.ts'
import { isHidden, seers, seersAt } from './26-fog.ts'

const COST = PRICES.concentrate

/** Is there room in the leader's hex for one more? He is a mobile unit himself, so he stands for whoever comes. */
const whyNotRoom = (t: Table, leader: Unit): Refusal => whyNotStack(t, leader, t.units.where[leader])

/** May units be called to this leader? */
function whyNotConcentrate(t: Table, leader: Unit): Refusal {
  const cost = whyNotPay(t, t.tracks.phasing, COST)
  if (cost !== ALLOWED) return cost
  // §20.3: a leader of one's own, on the map or in Cape Colony (W65)
  if (IS_LEADER[leader] === 0 || SIDE_OF[leader] !== t.tracks.phasing || t.units.where[leader] > CAPE)
    return refuse.noLeader(leader)
  return ALLOWED
}

const called = (t: Table): Unit => local(t, 0) as Unit

/** May the unit be the next to come? */
function whyNotCome(t: Table, unit: Unit): Refusal {
  if (SIDE_OF[unit] !== t.tracks.phasing || unit <= t.march.picked) return refuse.notWithForce(unit)
  // §13.2: static units never move
  if (!isMobile(t, unit)) return refuse.staticMarches(unit)
  // §20.3 + §21.6: rail movement is not allowed, and trains have no other
  if (IS_TRAIN[unit] === 1) return refuse.trainOffRails(unit)
  // §20.3: each by a way of its own, within one march (W64); nothing that the others do changes it
  if (!t.comers.has(unit)) return refuse.cannotCome(unit)
  return whyNotStack(t, unit, t.march.at)
}

/** A unit comes to the leader. */
function come(t: Table, unit: Unit): void {
  const from = t.units.where[unit]
  t.force.add(unit)
  t.march.picked = unit
  tell.came.to(seers(t, unit) | seersAt(t, unit, t.march.at), t, unit, from, t.march.at)
  putAt(t, unit, t.march.at)
}

/** §20.3: who comes; asked until the player has done, so that the enemy cannot tell how many there were (26.0). */
const gather = question({
  name: 'gather',
  rule: '20.3',
  who: (t) => t.tracks.phasing,
  choices: [
    choice({
      action: act.come,
      exact: true,
      among(t, out) {
        if (whyNotRoom(t, called(t)) !== ALLOWED) return
        for (let u = t.comers.next(t.march.picked + 1); u >= 0; u = t.comers.next(u + 1)) out.add(act.come(u))
      },
      whyNot: (t, a) => whyNotCome(t, act.come.unit(a)),
      take(t, a) {
        come(t, act.come.unit(a))
        return AGAIN
      },
    }),
    // §20.3: nobody has to come; the point is gone all the same (W167)
    choice({ action: act.go, main: true, take: () => NEXT }),
  ],
})

/** §20.3: units come to a leader, and may then attack from his hex. */
export const concentration = procedure('concentration', '20.3', [gather, attack, automatic('20.3', endMarch)])

/** §20.3: calls units to a leader. */
export const concentrate = choice({
  action: act.concentrate,
  among(t, out) {
    const side = t.tracks.phasing
    if (whyNotPay(t, side, COST) !== ALLOWED) return
    for (let i = 0; i < LEADERS[side].length; i++) out.add(act.concentrate(LEADERS[side][i]))
  },
  whyNot: (t, a) => whyNotConcentrate(t, act.concentrate.unit(a)),
  take(t, a) {
    const leader = act.concentrate.unit(a)
    const side = t.tracks.phasing
    pay(t, side, COST)
    t.march.mode = TO_LEADER
    t.march.from = t.units.where[leader]
    t.march.at = t.units.where[leader]
    findComers(t, leader)
    // §20.3 + §26.0: the leader is named, and so shown
    if (isHidden(t, leader)) markReveal(t)
    tell.concentrated(t, leader, t.march.at, t.ap.points[side])
    call(t, concentration, leader)
    return AGAIN
  },
})
