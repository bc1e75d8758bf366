import { ALLOWED, call, local, Moves, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { sixteenths } from '../board.ts'
import { choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { endOf, firstOf, headOf, NO_UNIT, type Unit } from '../roster.ts'
import { inContact } from './09-contact.ts'
import { AFLOAT, ARRIVED, EMBARKED, MOVED, mark, nextAttached, ON_TABLE, tailOf, takeOff } from './09-units.ts'
import { nameUnit } from './12-begin.ts'
import { whyNotName, whyNotOff } from './12-naming.ts'
import { findAll } from './13-finding.ts'
import { enter, someEntries, whyNotEnter } from './17-entering.ts'
import { perSlot } from './17-forces.ts'

const landingOf = perSlot(({ landing }, { id }) => landing.find(({ units }) => units.includes(id)))

const scratch = new Moves()
/** §17.9: may the unit be put ashore? There must be a place for it. */
function whyNotLand(t: Table, u: Unit): Refusal {
  const why = whyNotOff(t, u, AFLOAT)
  if (why !== ALLOWED) return why
  const landing = landingOf(t, u)
  if (landing === undefined || t.tracks.turn < landing.fromTurn) return refuse.notAfloat(u)
  scratch.clear()
  someEntries(t, u, landing.shore, landing.minEnemy, scratch, true)
  return scratch.count > 0 ? ALLOWED : refuse.enemyNearShore(u)
}

/** §17.9: names a unit that lands. */
export const landChoice = choice({
  action: act.land,
  among(t, out) {
    for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++)
      if (t.units.where[u] === AFLOAT) out.add(act.land(u))
  },
  whyNot: (t, a) => whyNotLand(t, act.land.unit(a)),
  take(t, a) {
    nameUnit(t, act.land.unit(a))
    call(t, landing, act.land.unit(a))
    return NEXT
  },
})

const lander = (t: Table): Unit => local(t, 0) as Unit
const ashore = question({
  name: 'landing',
  rule: '17.9',
  who: (t) => t.tracks.phasing,
  about: (t) => ({ unit: lander(t) }),
  choices: [
    choice({
      action: act.arrive,
      open: true,
      exact: true,
      among(t, out) {
        const shore = landingOf(t, lander(t))
        someEntries(t, lander(t), shore?.shore, shore?.minEnemy ?? 0, out, false)
      },
      whyNot(t, a) {
        const shore = landingOf(t, lander(t))
        const [x, y, width] = [act.arrive.x(a), act.arrive.y(a), act.arrive.width(a)]
        return whyNotEnter(t, lander(t), shore?.shore, shore?.minEnemy ?? 0, x, y, width)
      },
      take(t, a) {
        const u = lander(t)
        const aside = enter(t, u, landingOf(t, u)?.shore, act.arrive.x(a), act.arrive.y(a), act.arrive.width(a))
        mark(t, u, ARRIVED | MOVED)
        tell.landed(t, u, t.figures.x[headOf(u)], t.figures.y[headOf(u)])
        if (aside > 0) tell.madeRoom(t, u, aside)
        findAll(t, u)
        return NEXT
      },
    }),
  ],
})

/** §17.9: a unit (local 0) is put ashore: its whole move. */
export const landing = procedure('landing', '17.9', [ashore])

/** §17.9: may the unit be taken off: all its figures by the shore, none in contact? */
function whyNotEmbark(t: Table, u: Unit): Refusal {
  const why = whyNotName(t, u)
  if (why !== ALLOWED) return why
  const shore = landingOf(t, u)
  if (shore === undefined) return refuse.notAtShore(u)
  const { x, y, w, h } = shore.embark
  for (let f = headOf(u), end = tailOf(t, u); f !== end; f++) {
    const [fx, fy] = [t.figures.x[f], t.figures.y[f]]
    if (fx < sixteenths(x) || fx > sixteenths(x + w) || fy < sixteenths(y) || fy > sixteenths(y + h))
      return refuse.notAtShore(u)
  }
  return inContact(t, u) ? refuse.inContact(u) : ALLOWED
}

/** §17.9: taken off instead of moving; it is not lost. */
export const embarkChoice = choice({
  action: act.embark,
  among(t, out) {
    for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++)
      if (t.units.where[u] === ON_TABLE && landingOf(t, u) !== undefined) out.add(act.embark(u))
  },
  whyNot: (t, a) => whyNotEmbark(t, act.embark.unit(a)),
  take(t, a) {
    const u = act.embark.unit(a)
    nameUnit(t, u)
    for (let v = nextAttached(t, u, u); v !== NO_UNIT; v = nextAttached(t, u, v)) takeOff(t, v, EMBARKED)
    takeOff(t, u, EMBARKED)
    tell.embarked(t, u)
    return NEXT
  },
})
