import { AGAIN, ALLOWED, call, DONE, local, type Moves, NEXT } from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import { automatic, choice, perform, procedure, question } from '../flow.ts'
import { MOST_GROUPS, type Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { firstIn, nextIn } from '../stacks.ts'
import {
  beginGroup,
  bring,
  carriersLeft,
  closeGroup,
  couldSeek,
  disband,
  dismiss,
  ENTERING,
  groupCarriers,
  groupOf,
  hasToDeclare,
  joinGroup,
  muster,
  type Role,
  sideIn,
  THERE,
  toGroup,
  unite,
  whyNotBring,
  whyNotClose,
  whyNotGroup,
  whyNotGroupCarriers,
  whyNotGroupSeek,
  whyNotSeek,
} from './12.4.7-groups.ts'
import { aiming, intercept } from './12.4.7-interception.ts'
import { navalBattle } from './12.5-naval-battle.ts'
import { seatAtSea } from './12-command.ts'

/** The part of the side that declares, in the locals of `declaring`. */
const roleHere = (t: Table): Role => local(t, 0) as Role

/** Every piece in the space, as candidates. */
function eachThere(t: Table, out: Moves, make: (unit: Unit) => number): void {
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u)) out.add(make(u) as never)
}

/** Ends a group; the side is done when nobody is left to group. */
function close(t: Table, seeks: boolean) {
  closeGroup(t, roleHere(t), seeks)
  return beginGroup(t, roleHere(t)) ? AGAIN : DONE
}

/** §12.4.7a: all in one group, that seeks or not; or split. */
const seekOrNot = question({
  name: 'seek',
  rule: '12.4.1',
  about: (t) => ({ hex: t.entry.at }),
  who: (t) => sideIn(t, roleHere(t)),
  seat: (t) => seatAtSea(t, sideIn(t, roleHere(t))),
  choices: [
    choice({
      action: act.bring,
      among: (t, out) => {
        if (roleHere(t) === ENTERING) eachThere(t, out, act.bring)
      },
      whyNot: (t, a) => whyNotBring(t, roleHere(t), act.bring.unit(a)),
      take(t, a) {
        bring(t, act.bring.unit(a))
        return AGAIN
      },
    }),
    choice({
      // To meet the enemy is as grave as to let him be: neither is what Enter takes.
      action: act.seek,
      main: false,
      whyNot: (t) => whyNotSeek(t, roleHere(t)),
      take(t) {
        unite(t, roleHere(t), true)
        return DONE
      },
    }),
    choice({
      action: act.lieLow,
      passes: true,
      take(t) {
        unite(t, roleHere(t), false)
        return DONE
      },
    }),
    choice({
      action: act.divide,
      whyNot: (t) => (toGroup(t, roleHere(t)) > 1 ? ALLOWED : refuse.nothingToDivide()),
      take(t) {
        beginGroup(t, roleHere(t))
        return NEXT
      },
    }),
  ],
})

/** §12.4.7a: who goes into the group being formed. */
const formGroups = question({
  name: 'group',
  rule: '12.4.7',
  about: (t) => ({ hex: t.entry.at, group: t.entry.group + 1 }),
  who: (t) => sideIn(t, roleHere(t)),
  seat: (t) => seatAtSea(t, sideIn(t, roleHere(t))),
  choices: [
    choice({
      action: act.group,
      among: (t, out) => eachThere(t, out, act.group),
      whyNot: (t, a) => whyNotGroup(t, roleHere(t), act.group.unit(a)),
      take(t, a) {
        joinGroup(t, roleHere(t), act.group.unit(a))
        return AGAIN
      },
    }),
    choice({
      action: act.groupCarriers,
      among: (t, out) => {
        for (let n = carriersLeft(t, roleHere(t)); n > 0; n--) out.add(act.groupCarriers(n))
      },
      whyNot: (t, a) => whyNotGroupCarriers(t, roleHere(t), act.groupCarriers.carriers(a)),
      take(t, a) {
        if (!groupCarriers(t, roleHere(t), act.groupCarriers.carriers(a))) return AGAIN
        return beginGroup(t, roleHere(t)) ? AGAIN : DONE
      },
    }),
    choice({
      action: act.seek,
      main: false,
      whyNot: (t) => whyNotGroupSeek(t, roleHere(t)),
      take: (t) => close(t, true),
    }),
    choice({
      action: act.lieLow,
      passes: true,
      whyNot: (t) => whyNotClose(t, roleHere(t)),
      take: (t) => close(t, false),
    }),
  ],
})

/** §12.4.7a: a side declares its groups, and which of them seek. */
export const declaring = procedure('declaring', '12.4.7', [
  automatic('12.4.7', (t) => {
    t.entry.group = 0
    t.entry.picked = 0 as Unit
    if (hasToDeclare(t, roleHere(t))) return NEXT
    unite(t, roleHere(t), false)
    return DONE
  }),
  seekOrNot,
  formGroups,
])

function seeksAnywhere(t: Table, role: Role): boolean {
  for (let n = 0; n < MOST_GROUPS; n++) if (t.groups.seeks[groupOf(role, n)] === 1) return true
  return false
}

function goHome(t: Table) {
  disband(t)
  return DONE
}

/**
 * §12.4, procedure 2.B: vessels and transports (§12.4.10) enter a space, are sought and fight. Whoever calls it has laid them there and
 * put them into `t.entering`, with the side, the space and the Carriers among them in `t.entry`; afterwards these hold
 * who is left.
 */
export const entry = procedure('entry', '12.4', [
  automatic('12.4.1', (t) => {
    // §12.4.1: without an enemy vessel there is nothing to intercept, and without guns nobody does
    if (muster(t) && (couldSeek(t, ENTERING) || couldSeek(t, THERE))) return NEXT
    // No group has been formed yet.
    dismiss(t)
    return DONE
  }),
  // §12.4.2 + §12.4.3: one attempt and one battle for each entry, since each entry comes here once
  perform(declaring, ENTERING), // §12.4.4: the moving player first
  automatic('12.4.1', (t) => (seeksAnywhere(t, ENTERING) || couldSeek(t, THERE) ? NEXT : goHome(t))),
  perform(declaring, THERE),
  automatic('12.4.1', (t) => (seeksAnywhere(t, ENTERING) || seeksAnywhere(t, THERE) ? NEXT : goHome(t))),
  perform(aiming, ENTERING),
  perform(aiming, THERE),
  automatic('12.4.6', (t) => {
    // §12.4.8: contact means battle
    if (intercept(t)) call(t, navalBattle)
  }),
  automatic('12.4.9', disband),
])
