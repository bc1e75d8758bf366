import { DONE, local, NEXT, RESTART, setLocal } from '@boma/kernel'
import { act } from '../actions.ts'
import { DISTANCES, LEGS } from '../data/values.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { FIRST_UNIT, firstOf, sideOf, UNITS, type Unit } from '../roster.ts'
import { noteLoose } from './09-coherency.ts'
import { inContact } from './09-contact.ts'
import { isOnTable } from './09-units.ts'
import { beginMove, endMove } from './12-begin.ts'
import { form, march, mover, whyNotForm, whyNotMarch } from './12-leg.ts'
import { someForms, someMarches } from './12-samples.ts'
import { noteContacts } from './14-contacts.ts'

/** §15.8: is nobody of the combat in contact any more? */
function isOver(t: Table): boolean {
  for (let u = FIRST_UNIT; u !== UNITS; u++) if (t.combat.has(u) && isOnTable(t, u) && inContact(t, u)) return false
  return true
}

// Local 0: how many units have been looked at, the beginner's first (H57).
const unitAt = (t: Table, n: number): Unit => ((firstOf(t.tracks.beginner) + n) % UNITS) as Unit
/** The place in this order of the next unit of the combat that may close up; UNITS for none. Whoever is attached goes with his host. */
function nextPlace(t: Table): number {
  let n = local(t, 0)
  while (n < UNITS && !mayCloseUp(t, unitAt(t, n))) n++
  return n
}
const mayCloseUp = (t: Table, u: Unit): boolean => t.combat.has(u) && isOnTable(t, u) && t.units.attached[u] === 0

/** §15.8: one leg of up to two inches, whatever the ground. */
const begin = automatic('15.8', (t) => {
  if (local(t, 0) === 0) noteContacts(t)
  const n = isOver(t) ? nextPlace(t) : UNITS
  if (n === UNITS) return DONE
  setLocal(t, 0, n + 1)
  beginMove(t, unitAt(t, n))
  t.move.open = DISTANCES.closeUp
  t.move.cover = DISTANCES.closeUp
  t.move.legs = LEGS - 1
  return NEXT
})

const closing = question({
  name: 'closingUp',
  rule: '15.8',
  who: (t) => sideOf(mover(t)),
  about: (t) => ({ unit: mover(t) }),
  choices: [
    choice({
      action: act.march,
      open: true,
      exact: true,
      among: someMarches,
      whyNot: (t, a) => whyNotMarch(t, act.march.x(a), act.march.y(a)),
      take(t, a) {
        march(t, act.march.x(a), act.march.y(a))
        return NEXT
      },
    }),
    choice({
      action: act.form,
      open: true,
      exact: true,
      among: someForms,
      whyNot: (t, a) =>
        whyNotForm(t, act.form.x(a), act.form.y(a), act.form.facing(a), act.form.width(a), act.form.order(a)),
      take(t, a) {
        form(t, act.form.x(a), act.form.y(a), act.form.facing(a), act.form.width(a), act.form.order(a))
        return NEXT
      },
    }),
    choice({ action: act.pass, passes: true, main: true, take: () => NEXT }),
  ],
})

const end = automatic('15.8', (t) => {
  const u = mover(t)
  endMove(t)
  if (isOnTable(t, u)) noteLoose(t, u)
  return RESTART
})

/** §15.8: when a combat has left nobody in contact, those who are left may close up. */
export const closingUp = procedure('closing-up', '15.8', [begin, closing, end])
