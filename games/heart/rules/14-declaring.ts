import { AGAIN, ALLOWED, call, DONE, local, type Moves, NEXT, other, type Refusal, setLocal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { endOf, type Figure, firstOf, sideOf, type Unit, unitOf } from '../roster.ts'
import { DECLARED, FIRED, isOnTable, mark } from './09-units.ts'
import {
  addAims,
  aimsTaken,
  aimsWanted,
  canAimObject,
  hasMarks,
  nextAim,
  noteMarks,
  OBJECT,
  takeAim,
  whyNotAim,
} from './14-aiming.ts'
import { bitOf, groupOf } from './14-contacts.ts'
import { aims, alwaysBursts, hasTwoRoles, whyNotDeclare, whyNotFire, whyNotLay, whyNotShoot } from './14-firers.ts'

/** §14.1: it has declared, and fires. */
function declare(t: Table, u: Unit): void {
  mark(t, u, DECLARED | FIRED)
  t.declared.push(u)
}

// Locals of laying: the gun; 1 for shells, 2 for bursts, 0 before that is said.
/** The gun that is laid. */
export const laid = (t: Table): Unit => local(t, 0) as Unit
const ROLE = 1
const SHELLS = 1
const BURSTS = 2
/** Does it fire bursts this time? */
export const burstsNow = (t: Table): boolean => local(t, ROLE) === BURSTS

function setRole(t: Table, role: number): void {
  setLocal(t, ROLE, role)
  noteMarks(t, laid(t), role === BURSTS)
}

/** §7.6: the role of whatever has but one: machine guns fire bursts, guns shells. */
const onlyRole = automatic('7.6', (t) => {
  const u = laid(t)
  if (!hasTwoRoles(t, u)) setRole(t, alwaysBursts(t, u) ? BURSTS : SHELLS)
  else {
    // §4.10: bursts only with somebody strictly under 24 inches
    noteMarks(t, u, true)
    if (!hasMarks(t)) setRole(t, SHELLS)
  }
})

const role = question({
  name: 'role',
  rule: '7.6',
  who: (t) => t.tracks.phasing,
  about: (t) => ({ unit: laid(t) }),
  when: (t) => local(t, ROLE) === 0,
  choices: [
    choice({
      action: act.shells,
      main: false,
      take(t) {
        setRole(t, SHELLS)
        return NEXT
      },
    }),
    choice({
      action: act.bursts,
      take(t) {
        setRole(t, BURSTS)
        return NEXT
      },
    }),
  ],
})

/** Takes an aim; once all are taken the gun has declared. */
function aimAt(t: Table, at: number): typeof AGAIN | typeof DONE {
  const u = laid(t)
  takeAim(t, u, at)
  if (at === OBJECT) tell.aimedObject(t, u)
  else tell.aimed(t, u, at as Figure)
  if (aimsTaken(t, u) < aimsWanted(t, u, burstsNow(t))) return AGAIN
  if (at !== OBJECT) t.units.target[u] = groupOf(t, unitOf(at as Figure)) + 1
  t.marks.clear()
  declare(t, u)
  return DONE
}

/** §7.6, §14.12: shells alone are laid on the steamer. */
function whyNotAimObject(t: Table, u: Unit): Refusal {
  if (burstsNow(t)) return refuse.noBurstAtObject(u)
  return canAimObject(t, u) ? ALLOWED : refuse.noObject(u)
}

const aiming = question({
  name: 'aim',
  rule: '14.12',
  who: (t) => t.tracks.phasing,
  about: (t) => ({ unit: laid(t) }),
  choices: [
    choice({
      action: act.aim,
      exact: true,
      among: (t, out) => addAims(t, laid(t), burstsNow(t), out),
      whyNot: (t, a) => whyNotAim(t, laid(t), act.aim.figure(a), burstsNow(t)),
      take: (t, a) => aimAt(t, act.aim.figure(a)),
    }),
    choice({
      action: act.aimObject,
      whyNot: (t) => whyNotAimObject(t, laid(t)),
      take: (t) => aimAt(t, OBJECT),
    }),
    choice({
      action: act.rest,
      main: true,
      whyNot: (t) => (aimsTaken(t, laid(t)) > 0 ? ALLOWED : refuse.noMarkAtAll(laid(t))),
      take(t) {
        for (let next = nextAim(t, laid(t), burstsNow(t)); next >= 0; next = nextAim(t, laid(t), burstsNow(t)))
          if (aimAt(t, next) === DONE) break
        return DONE
      },
    }),
  ],
})

/** §14.12, H18: a gun or machine gun is laid: its role, then its aims. */
export const laying = procedure('laying', '14.12', [onlyRole, role, aiming])

function addShots(t: Table, out: Moves): void {
  for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++) {
    const bits = t.units.sees[u]
    if (bits === 0 || aims(t, u) || whyNotDeclare(t, u) !== ALLOWED) continue
    for (let v = firstOf(other(t.tracks.phasing)), last = endOf(other(t.tracks.phasing)); v !== last; v++)
      if ((bits & bitOf(v)) !== 0) out.add(act.shoot(u, v))
  }
}
function addGuns(t: Table, out: Moves): void {
  for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++)
    if (isOnTable(t, u) && aims(t, u) && whyNotLayNow(t, u) === ALLOWED) out.add(act.lay(u))
}
/** May the gun be laid, if only at the scenario's object? */
function whyNotLayNow(t: Table, u: Unit): Refusal {
  if (sideOf(u) === t.tracks.phasing && whyNotDeclare(t, u) === ALLOWED && canAimObject(t, u)) return ALLOWED
  return whyNotLay(t, u)
}
/** Has the side anybody left who can shoot at somebody? */
function canDeclare(t: Table): boolean {
  for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++)
    if (
      (t.units.did[u] & DECLARED) === 0 &&
      (t.units.sees[u] !== 0 || (canAimObject(t, u) && whyNotFire(t, u) === ALLOWED))
    )
      return true
  return false
}

/** §14.1, §11.4: one unit after the other of a side declares, or no more do. */
export const declaring = question({
  name: 'shooting',
  rule: '14.1',
  who: (t) => t.tracks.phasing,
  when: canDeclare,
  choices: [
    choice({
      action: act.shoot,
      exact: true,
      among: addShots,
      whyNot: (t, a) => whyNotShoot(t, act.shoot.unit(a), act.shoot.target(a)),
      take(t, a) {
        const u = act.shoot.unit(a)
        t.units.target[u] = act.shoot.target(a) + 1
        declare(t, u)
        tell.declared(t, u, act.shoot.target(a))
        return AGAIN
      },
    }),
    choice({
      action: act.lay,
      exact: true,
      among: addGuns,
      whyNot: (t, a) => whyNotLayNow(t, act.lay.unit(a)),
      take(t, a) {
        call(t, laying, act.lay.unit(a))
        return AGAIN
      },
    }),
    choice({ action: act.cease, passes: true, main: true, take: () => NEXT }),
  ],
})
