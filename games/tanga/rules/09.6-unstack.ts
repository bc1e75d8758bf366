import {
  AGAIN,
  ALLOWED,
  call,
  DIRECTIONS,
  type Direction,
  DONE,
  directionTo,
  type Hex,
  local,
  NEXT,
  neighbour,
  OFF_MAP,
  RESTART,
  type Refusal,
  type Side,
  setLocal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { grid, HEXES, isHex } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { FORMATION, IS_COMBAT, NO_UNIT, type Unit } from '../roster.ts'
import { combatUnits, firstCombat, holder, nextCombat, noteMoved, put } from '../stacks.ts'
import { eliminate, halt } from './02-losses.ts'
import { askFacing } from './08-facing-anew.ts'
import { addBeside, isOpenFor } from './09-beside.ts'
import { oneMoreFault, overStacked, refusedStack } from './09-stacking.ts'
import { bestLeader } from './10-fire.ts'
import { revealed, showAll } from './19.7-shown.ts'

// Locals: the hex, 1 + the unit that stays (0 before it is named), bits of the directions that have been used, and 1 if
// only those part who are on the move.
const hexOf = (t: Table): Hex => local(t, 0) as Hex
const KEPT = 1
const USED = 2
const MOVERS = 3
const kept = (t: Table): Unit => (local(t, KEPT) - 1) as Unit
const owner = (t: Table): Side => holder(t, hexOf(t)) as Side
const isMovers = (t: Table): boolean => local(t, MOVERS) === 1

/** §17.2.1: are units together in the hex without anybody to hold them? */
export const isLeaderless = (t: Table, at: Hex): boolean =>
  isHex(at) && combatUnits(t, at) > 1 && overStacked(t, at) === '17.2.1'

/** §17.2.1: the same for those who move together. */
export function areMoversLeaderless(t: Table): boolean {
  let n = 0
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1)) n += IS_COMBAT[u]
  const first = t.group.first
  return n > 1 && bestLeader(t, t.march.at, FORMATION[first]) === NO_UNIT
}

const isThere = (t: Table, u: Unit): boolean =>
  IS_COMBAT[u] === 1 && t.units.where[u] === hexOf(t) && (!isMovers(t) || t.group.has(u))

/** Ruling T44: the owner keeps one unit in the hex. */
const keep = question({
  name: 'keep',
  rule: '9.6',
  who: owner,
  about: (t) => ({ hex: hexOf(t) }),
  when: (t) => local(t, KEPT) === 0,
  choices: [
    choice({
      action: act.keep,
      among(t, out) {
        for (let u = firstCombat(t, hexOf(t)); u !== NO_UNIT; u = nextCombat(t, u)) out.add(act.keep(u))
      },
      whyNot: (t, a) => (isThere(t, act.keep.unit(a)) ? ALLOWED : refuse.notInIt(act.keep.unit(a))),
      take(t, a) {
        setLocal(t, KEPT, act.keep.unit(a) + 1)
        return NEXT
      },
    }),
  ],
})

/** The next who has to go: the highest in the stack but for the one that stays. */
function nextOut(t: Table): Unit {
  let next = NO_UNIT
  for (let u = firstCombat(t, hexOf(t)); u !== NO_UNIT; u = nextCombat(t, u))
    if (u !== kept(t) && isThere(t, u) && (next === NO_UNIT || t.units.rank[u] < t.units.rank[next])) next = u
  return next
}

/** Ruling T44: an adjacent hex that is passable, without enemies, with room, and another for each. */
function whyNotThere(t: Table, to: Hex): Refusal {
  const d = to < HEXES ? directionTo(grid, hexOf(t), to) : undefined
  if (d === undefined || (local(t, USED) >> d) & 1) return refuse.notFree(to)
  const u = nextOut(t)
  return isOpenFor(t, u, to) ? refusedStack(oneMoreFault(t, to, u), to) : refuse.notFree(to)
}

const hasRoom = (t: Table): boolean =>
  DIRECTIONS.some((d) => {
    const to = neighbour(grid, hexOf(t), d)
    return to !== OFF_MAP && whyNotThere(t, to) === ALLOWED
  })

/** §9.6: those without a hex to go to are lost. */
const loseTheRest = automatic('9.6', (t) => {
  const u = nextOut(t)
  if (u === NO_UNIT) return DONE
  if (hasRoom(t)) return NEXT
  tell.noRoom(t, u)
  eliminate(t, u)
  return AGAIN
})

const place = question({
  name: 'unstack',
  rule: '9.6',
  who: owner,
  about: (t) => ({ unit: nextOut(t) }),
  choices: [
    choice({
      action: act.unstack,
      among: (t, out) => addBeside(hexOf(t), act.unstack, out),
      whyNot: (t, a) => whyNotThere(t, act.unstack.hex(a)),
      take(t, a) {
        partTo(t, act.unstack.hex(a))
        return RESTART
      },
    }),
  ],
})

function partTo(t: Table, to: Hex): void {
  const u = nextOut(t)
  setLocal(t, USED, local(t, USED) | (1 << (directionTo(grid, hexOf(t), to) as Direction)))
  put(t, u, to)
  revealed(t)
  tell.unstacked(t, u, to)
  noteMoved(t, u)
  if (isMovers(t)) {
    // Ruling T45: it counts as having entered a hex, and has ended its move
    halt(t, u)
    t.units.since[u]++
    t.parted.add(u)
  }
  askFacing(t, to, combatUnits(t, to) === 1)
}

/** §19.7: a stack that parts is seen (ruling T173). */
const show = automatic('9.6', (t) => {
  showAll(t, hexOf(t))
  revealed(t)
})

/** §9.6: the units of one hex part; with a 1, only those who are on the move (ruling T45). */
export const unstack = procedure('unstack', '9.6', [show, keep, loseTheRest, place])

/** §6.2.3: stacks without a leader part, hex after hex, until none is left (ruling T44). */
export const unstacking = procedure('unstacking', '6.2.3', [
  automatic('6.2.3', (t) => {
    t.shown.clear()
    for (let u = t.heads.first; u !== NO_UNIT; u = t.heads.next(u + 1)) {
      if (!isLeaderless(t, t.units.where[u])) continue
      call(t, unstack, t.units.where[u])
      return AGAIN
    }
    return DONE
  }),
])
