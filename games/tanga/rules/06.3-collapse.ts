import { ALLOWED, call, DONE, d6, local, NEXT, RESTART, type Refusal, type Side, setLocal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { GONE } from '../board.ts'
import { automatic, choice, perform, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { FORMATION, FORMATION_SIDE, FORMATIONS, type Formation, IS_COMBAT, UNITS, type Unit } from '../roster.ts'
import { DISORGANIZED, is, isOnMap, LOST, put } from '../stacks.ts'
import { disorganize, strike } from './02-losses.ts'
import { printedMorale } from './06.1-morale.ts'
import { deadline } from './06.3-recovery.ts'
import { noteNeighbours, rout } from './06.3-rout.ts'
import { breakpointOf, COLLAPSED, FIRM, lossesOf, RECOVERED, REMOVED } from './06.3-standing.ts'

/** §6.3.4: has the formation lost more in this combat, and enough to break? One that is broken already does not break again. */
export function isBreaking(t: Table, f: Formation): boolean {
  const { standing, before } = t.formations
  if (standing[f] !== FIRM && standing[f] !== RECOVERED) return false
  const losses = lossesOf(t, f)
  return losses > before[f] && losses >= breakpointOf(t, f)
}

const nextBreaking = (t: Table, from: number): Formation => {
  for (let f = from as Formation; f < FORMATIONS; f++) if (isBreaking(t, f)) return f
  return -1 as Formation
}
/** Where both sides break the side whose phase it is goes first; each settles the order of its own. */
const breakingSide = (t: Table): Side => FORMATION_SIDE[nextBreaking(t, 0)] ?? t.tracks.phasing
const isSeveral = (t: Table): boolean => {
  const first = nextBreaking(t, 0)
  return first >= 0 && nextBreaking(t, first + 1) >= 0
}
function whyNotBreak(t: Table, f: Formation): Refusal {
  return f >= 0 && isBreaking(t, f) && FORMATION_SIDE[f] === breakingSide(t) ? ALLOWED : refuse.notBreaking(f)
}

/** P6, 6: where several formations break their owner says which first. */
const which = question({
  name: 'break',
  rule: '6.3.4',
  who: breakingSide,
  when: isSeveral,
  choices: [
    choice({
      action: act.break,
      among(t, out) {
        for (let f = nextBreaking(t, 0); f >= 0; f = nextBreaking(t, f + 1)) out.add(act.break(f))
      },
      whyNot: (t, a) => whyNotBreak(t, act.break.formation(a)),
      take(t, a) {
        setLocal(t, 0, act.break.formation(a) + 1)
        return NEXT
      },
    }),
  ],
})

const begin = automatic('6.3.4', (t) => {
  const f = local(t, 0) > 0 ? ((local(t, 0) - 1) as Formation) : nextBreaking(t, 0)
  setLocal(t, 0, 0)
  if (f < 0) return DONE
  tell.collapsed(t, f, lossesOf(t, f))
  if (t.formations.standing[f] === RECOVERED) remove(t, f)
  else call(t, collapse, f)
  return RESTART
})

/** §6.3.4L: a formation that breaks again leaves the game, wherever its counters are (ruling T113). */
function remove(t: Table, f: Formation): void {
  t.formations.standing[f] = REMOVED
  for (let u = 0 as Unit; u < UNITS; u++)
    if (FORMATION[u] === f && t.units.where[u] !== GONE) {
      put(t, u, GONE)
      t.units.state[u] = LOST
    }
  tell.removed(t, f)
}

/** §6.3.4: after a combat formations break, one after the other, until none does. */
export const collapses = procedure('collapses', '6.3.4', [which, begin])

const formation = (t: Table): Formation => local(t, 0) as Formation

/** P6, 1 and 2: who stands beside is noted; then all break. */
const breakUp = automatic('6.3.4', (t) => {
  const f = formation(t)
  t.neighbours.clear()
  t.routed.clear()
  for (let u = 0 as Unit; u < UNITS; u++) if (FORMATION[u] === f && IS_COMBAT[u] === 1) noteNeighbours(t, u)
  t.formations.standing[f] = COLLAPSED
  t.formations.actsFrom[f] = deadline(t)
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (FORMATION[u] !== f || !isOnMap(t, u)) continue
    if (IS_COMBAT[u] === 1 && !is(t, u, DISORGANIZED)) disorganize(t, u)
    if (IS_COMBAT[u] === 1) t.fleeing.add(u)
    t.units.wave[u] = 1
    t.group.remove(u)
  }
})

/** P6, 5: neighbours who have not routed themselves check, in their owner's order: the die is not modified. */
const nextNeighbour = (t: Table, from: number): Unit => {
  for (let u = t.neighbours.next(from); u >= 0; u = t.neighbours.next(u + 1))
    if (!t.routed.has(u) && isOnMap(t, u)) return u
  return -1 as Unit
}
const neighboursCheck = automatic('6.3.4e', (t) => {
  for (let u = nextNeighbour(t, 0); u >= 0; u = nextNeighbour(t, u + 1)) {
    const morale = printedMorale(t, u)
    if (d6(t) <= morale) tell.neighbourStood(t, u, morale)
    else {
      tell.neighbourBroke(t, u, morale)
      // §6.3.4F, §6.3.4G: disorganized in place; eliminated if it was already
      if (is(t, u, DISORGANIZED)) strike(t, u)
      else disorganize(t, u)
    }
  }
  t.neighbours.clear()
  t.routed.clear()
})

/** P6: a formation breaks: all flip and rout, whom they pass and whom they leave checks (6.3.4). */
export const collapse = procedure('collapse', '6.3.4', [breakUp, perform(rout), neighboursCheck])
