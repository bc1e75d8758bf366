import { type Action, AGAIN, ALLOWED, call, DONE, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { RIGHT_ANGLE, WAYS, waysBetween } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BOAT } from '../roster.ts'
import { attachChoice } from './09-attaching.ts'
import { noteLoose } from './09-coherency.ts'
import { face, whyNotFace } from './09-swing.ts'
import { isIn, isOnTable, LOOSE, MOVED, mark, mobilityOf, TOUCHED } from './09-units.ts'
import { endMove } from './12-begin.ts'
import { assaultChoice } from './12-charging.ts'
import { rollMove } from './12-dice.ts'
import { exitChoice } from './12-exits.ts'
import { freeRolls } from './12-free-rolls.ts'
import { form, halfMove, leftOver, march, mover, whyNotForm, whyNotMarch } from './12-leg.ts'
import { rejoinChoice } from './12-rejoin.ts'
import { glanceAtForms, glanceAtMarches, someFacings, someForms, someMarches } from './12-samples.ts'
import { driven, sailed } from './12-vehicles.ts'
import { noteContacts } from './14-contacts.ts'

/** §12.4: may the unit end its move facing that way? */
function whyNotHalt(t: Table, facing: number): Refusal {
  const u = mover(t)
  // §9.4: its first leg restores its coherency
  if (t.move.legs === 0 && t.move.contact === 0 && isIn(t, u, LOOSE)) return refuse.torn(u)
  // §12.12: boats turn between legs
  if (mobilityOf(t, u) === BOAT) return facing === t.units.facing[u] ? ALLOWED : refuse.turnsTooFar(u)
  // Up to 90 degrees for nothing; more costs half the move, once together with another order (12.5)
  const isFree = waysBetween(facing, t.move.facing) <= RIGHT_ANGLE || t.move.half === 1
  return isFree || halfMove(t) <= leftOver(t) ? whyNotFace(t, u, facing) : refuse.turnsTooFar(u)
}

function halt(t: Table, facing: number): void {
  const u = mover(t)
  // §7.4, §7.5, ruling H34: more than 90 degrees is a move for guns and machine guns
  if (waysBetween(facing, t.move.facing) > RIGHT_ANGLE) mark(t, u, MOVED)
  face(t, u, facing)
  tell.halted(t, u, facing)
}

/** §12.12: may the boat turn so between its legs? Up to 90 degrees in all. */
function whyNotWheel(t: Table, facing: number): Refusal {
  const u = mover(t)
  if (mobilityOf(t, u) !== BOAT) return refuse.onlyBoats(u)
  const ways = waysBetween(facing, t.units.facing[u])
  if (ways === 0) return refuse.facesSoAlready(u)
  if (t.move.turned + ways > RIGHT_ANGLE) return refuse.turnsTooFar(u)
  return whyNotFace(t, u, facing)
}

const haltChoice = choice({
  action: act.halt,
  main: true,
  open: true,
  among: someFacings,
  whyNot: (t, a) => whyNotHalt(t, act.halt.facing(a)),
  take(t, a) {
    halt(t, act.halt.facing(a))
    return NEXT
  },
})

const marchChoice = choice({
  action: act.march,
  open: true,
  exact: true,
  among: someMarches,
  glance: glanceAtMarches,
  whyNot: (t, a) => whyNotMarch(t, act.march.x(a), act.march.y(a)),
  take(t, a) {
    march(t, act.march.x(a), act.march.y(a))
    return AGAIN
  },
})

const whyNotFormBy = (t: Table, a: Action): Refusal =>
  whyNotForm(t, act.form.x(a), act.form.y(a), act.form.facing(a), act.form.width(a), act.form.order(a))
const formChoice = choice({
  action: act.form,
  open: true,
  exact: true,
  among: someForms,
  glance: glanceAtForms,
  whyNot: whyNotFormBy,
  take(t, a) {
    form(t, act.form.x(a), act.form.y(a), act.form.facing(a), act.form.width(a), act.form.order(a))
    return AGAIN
  },
})

const wheelChoice = choice({
  action: act.wheel,
  among(t, out) {
    if (mobilityOf(t, mover(t)) !== BOAT) return
    for (let facing = 0; facing < WAYS; facing++) out.add(act.wheel(facing))
  },
  whyNot: (t, a) => whyNotWheel(t, act.wheel.facing(a)),
  take(t, a) {
    const u = mover(t)
    t.move.turned += waysBetween(act.wheel.facing(a), t.units.facing[u])
    face(t, u, act.wheel.facing(a))
    tell.turned(t, u, act.wheel.facing(a))
    return AGAIN
  },
})

const legs = question({
  name: 'legs',
  rule: '12.4',
  who: (t) => t.tracks.phasing,
  about: (t) => ({ unit: mover(t) }),
  choices: [marchChoice, formChoice, wheelChoice, assaultChoice, rejoinChoice, haltChoice, exitChoice, attachChoice],
})

/** §12.9: enemies in contact strike first; §12.1: then the dice. */
const strikeFirst = automatic('12.9', (t) => {
  if (t.move.contact === 0) return
  mark(t, mover(t), TOUCHED)
  call(t, freeRolls, mover(t))
})
const rollDice = automatic('12.1', (t) => {
  const u = mover(t)
  // Who fell to a blow touches nobody any more
  if (t.move.contact === 1) noteContacts(t)
  if (!isOnTable(t, u)) {
    endMove(t)
    return DONE
  }
  if (t.move.contact === 1) noteLoose(t, u)
  rollMove(t, u)
  return NEXT
})
const arrive = automatic('12.4', (t) => {
  const u = mover(t)
  // Legs lead into no contact, but out of it
  if (t.move.contact === 1) noteContacts(t)
  if (isOnTable(t, u)) {
    driven(t, u)
    sailed(t, u)
  }
  endMove(t)
})

/** §12: a move of up to four legs. */
export const moving = procedure('moving', '12.1', [strikeFirst, rollDice, legs, arrive])
