import {
  AGAIN,
  ALLOWED,
  DIRECTIONS,
  distance,
  type Hex,
  local,
  type Moves,
  NEXT,
  neighbour,
  OFF_MAP,
  RESTART,
  type Refusal,
  type Side,
  setLocal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { grid, HEXES, IS_PASSABLE, isHex } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { combatUnits, firstCombat, holder, nextCombat, put } from '../stacks.ts'
import { eliminate } from './02-losses.ts'
import { askFacing } from './08-facing-anew.ts'
import { oneMoreFault, overStacked } from './09-stacking.ts'

// Locals: the hex, 1 + the unit that stays (0 before it is named), bits of the directions that have been used.
const hexOf = (t: Table): Hex => local(t, 0) as Hex
const KEPT = 1
const USED = 2
const kept = (t: Table): Unit => (local(t, KEPT) - 1) as Unit
const owner = (t: Table): Side => holder(t, hexOf(t)) as Side

/** §17.2.1: the first hex whose units are together without anybody to hold them; -1 when there is none. */
export function leaderless(t: Table): Hex {
  for (let u = t.heads.next(0); u >= 0; u = t.heads.next(u + 1)) {
    const at = t.units.where[u]
    if (isHex(at) && combatUnits(t, at) > 1 && overStacked(t, at) === '17.2.1') return at
  }
  return -1 as Hex
}

const begin = automatic('9.6', (t) => {
  const at = leaderless(t)
  if (at < 0) return 3
  setLocal(t, 0, at)
  setLocal(t, KEPT, 0)
  setLocal(t, USED, 0)
  return NEXT
})

const isThere = (t: Table, u: Unit): boolean => u >= 0 && t.units.where[u] === hexOf(t) && SIDE_OF[u] === owner(t)

/** Ruling T44: the owner keeps one unit in the hex. */
const keep = question({
  name: 'keep',
  rule: '9.6',
  who: owner,
  about: (t) => ({ hex: hexOf(t) }),
  choices: [
    choice({
      action: act.keep,
      among(t, out) {
        for (let u = firstCombat(t, hexOf(t)); u >= 0; u = nextCombat(t, u)) out.add(act.keep(u))
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
  for (let u = firstCombat(t, hexOf(t)); u >= 0; u = nextCombat(t, u))
    if (u !== kept(t) && (next < 0 || t.units.rank[u] < t.units.rank[next])) next = u
  return next
}

/** Ruling T44: an adjacent hex that is passable, without enemies, with room, and another for each. */
function whyNotThere(t: Table, to: Hex): Refusal {
  const at = hexOf(t)
  if (to >= HEXES || distance(grid, at, to) !== 1 || IS_PASSABLE[to] === 0) return refuse.notFree(to)
  for (const d of DIRECTIONS) if (neighbour(grid, at, d) === to && (local(t, USED) >> d) & 1) return refuse.notFree(to)
  if (holder(t, to) === 1 - owner(t)) return refuse.notFree(to)
  return oneMoreFault(t, to, nextOut(t)) === '' ? ALLOWED : refuse.notFree(to)
}

function addFree(t: Table, out: Moves): void {
  for (const d of DIRECTIONS) {
    const to = neighbour(grid, hexOf(t), d)
    if (to !== OFF_MAP) out.add(act.unstack(to))
  }
}
const hasRoom = (t: Table): boolean =>
  DIRECTIONS.some((d) => {
    const to = neighbour(grid, hexOf(t), d)
    return to !== OFF_MAP && whyNotThere(t, to) === ALLOWED
  })

/** §9.6: those without a hex to go to are lost. */
const loseTheRest = automatic('9.6', (t) => {
  const u = nextOut(t)
  if (u < 0) return RESTART
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
      among: addFree,
      whyNot: (t, a) => whyNotThere(t, act.unstack.hex(a)),
      take(t, a) {
        const to = act.unstack.hex(a)
        const u = nextOut(t)
        const wasEmpty = t.stacks.firstIn(to) < 0
        for (const d of DIRECTIONS)
          if (neighbour(grid, hexOf(t), d) === to) setLocal(t, USED, local(t, USED) | (1 << d))
        put(t, u, to)
        tell.unstacked(t, u, to)
        askFacing(t, to, wasEmpty)
        return NEXT
      },
    }),
  ],
})

/** Back to whoever has to go next. */
const again = automatic('9.6', (t) => {
  const u = nextOut(t)
  return u < 0 ? RESTART : NEXT
})

/** §9.6, §6.2.3: stacks without a leader part, hex after hex, until none is left (ruling T44). */
export const unstacking = procedure('unstacking', '9.6', [begin, keep, loseTheRest, place, again])
