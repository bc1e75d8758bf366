import {
  ALLOWED,
  DIRECTIONS,
  DONE,
  distance,
  type Hex,
  local,
  type Moves,
  NEXT,
  neighbour,
  OFF_MAP,
  other,
  RESTART,
  type Refusal,
  type Side,
  setLocal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { grid, HEXES, IS_PASSABLE, isHex } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BRITISH, IS_COMBAT, isLeader, KIND, MACHINE_GUN, SIDE_OF, type Unit } from '../roster.ts'
import { firstCombat, holder, isMachineGun, isStevedore, MOVED, mark, nextCombat, put } from '../stacks.ts'
import { eliminate } from './02-losses.ts'
import { askFacing } from './08-facing-anew.ts'
import { mostInfantry, mostMachineGuns, oneMoreFault, overStacked } from './09-stacking.ts'

// Locals: the hex, 1 + the counter that its owner has named.
const hexOf = (t: Table): Hex => local(t, 0) as Hex
const NAMED = 1
const named = (t: Table): Unit => (local(t, NAMED) - 1) as Unit
const owner = (t: Table): Side => SIDE_OF[t.stacks.firstIn(hexOf(t))]

/** The first hex that is over-stacked; none when all are in order. */
function firstOver(t: Table): Hex {
  for (let u = t.heads.next(0); u >= 0; u = t.heads.next(u + 1)) {
    const at = t.units.where[u]
    if (isHex(at) && overStacked(t, at) !== '') return at
  }
  return OFF_MAP as Hex
}

const find = automatic('9.5', (t) => {
  const at = firstOver(t)
  if (at === OFF_MAP) return DONE
  setLocal(t, 0, at)
  setLocal(t, NAMED, 0)
  return NEXT
})

/** Is there more of this kind, machine guns or others, than may be in a hex? */
function isOfTooMany(t: Table, u: Unit): boolean {
  const at = t.units.where[u]
  const isGun = KIND[u] === MACHINE_GUN
  let n = 0
  for (let v = firstCombat(t, at); v >= 0; v = nextCombat(t, v)) if ((KIND[v] === MACHINE_GUN) === isGun) n++
  return n > (isGun ? mostMachineGuns(SIDE_OF[u]) : mostInfantry(SIDE_OF[u]))
}

/** Ruling T149: the owner names a counter that is too much; taking it away must help. */
function whyNotDisplace(t: Table, u: Unit): Refusal {
  if (u < 0 || t.units.where[u] !== hexOf(t) || isStevedore(u)) return refuse.notTooMuch(u)
  const fault = overStacked(t, hexOf(t))
  const isAboutLeaders = fault === '9.4' || (fault === '9.2' && !isOfTooManyThere(t))
  if (isAboutLeaders) return ALLOWED
  if (isLeader(u)) return refuse.notTooMuch(u)
  return (fault !== '9.2' && fault !== '9.3') || isOfTooMany(t, u) ? ALLOWED : refuse.notTooMuch(u)
}
function isOfTooManyThere(t: Table): boolean {
  for (let u = firstCombat(t, hexOf(t)); u >= 0; u = nextCombat(t, u)) if (isOfTooMany(t, u)) return true
  return false
}

const whichUnit = question({
  name: 'displace',
  rule: '9.5',
  who: owner,
  about: (t) => ({ hex: hexOf(t) }),
  choices: [
    choice({
      action: act.displace,
      among(t, out) {
        for (let u = t.stacks.firstIn(hexOf(t)); u >= 0; u = t.stacks.nextIn(u)) out.add(act.displace(u))
      },
      whyNot: (t, a) => whyNotDisplace(t, act.displace.unit(a)),
      take(t, a) {
        setLocal(t, NAMED, act.displace.unit(a) + 1)
        return NEXT
      },
    }),
  ],
})

/** Ruling T149: adjacent, passable, no enemy, and room for it. */
function whyNotInto(t: Table, to: Hex): Refusal {
  if (to >= HEXES || distance(grid, hexOf(t), to) !== 1 || IS_PASSABLE[to] === 0) return refuse.noRoomBeside(to)
  if (holder(t, to) === other(owner(t))) return refuse.noRoomBeside(to)
  return oneMoreFault(t, to, named(t)) === '' ? ALLOWED : refuse.noRoomBeside(to)
}
function addBeside(t: Table, out: Moves): void {
  for (const d of DIRECTIONS) {
    const to = neighbour(grid, hexOf(t), d)
    if (to !== OFF_MAP) out.add(act.into(to))
  }
}
const hasRoomBeside = (t: Table): boolean =>
  DIRECTIONS.some((d) => {
    const to = neighbour(grid, hexOf(t), d)
    return to !== OFF_MAP && whyNotInto(t, to) === ALLOWED
  })

/** §9.5: where there is no room beside, it is eliminated. */
const noRoom = automatic('9.5', (t) => {
  if (hasRoomBeside(t)) return NEXT
  tell.crowdedOut(t, named(t))
  eliminate(t, named(t))
  return RESTART
})

/** §9.5: the opponent says where it goes. */
const whereTo = question({
  name: 'into',
  rule: '9.5',
  who: (t) => other(owner(t)),
  about: (t) => ({ unit: named(t) }),
  choices: [
    choice({
      action: act.into,
      among: addBeside,
      whyNot: (t, a) => whyNotInto(t, act.into.hex(a)),
      take(t, a) {
        const [u, to] = [named(t), act.into.hex(a)]
        const wasEmpty = t.stacks.firstIn(to) < 0
        put(t, u, to)
        if (SIDE_OF[u] === BRITISH && isMachineGun(u)) mark(t, u, MOVED)
        tell.displaced(t, u, to)
        if (IS_COMBAT[u] === 1) askFacing(t, to, wasEmpty)
        return RESTART
      },
    }),
  ],
})

/** §9.5: hexes that are over-stacked at the end of a phase are thinned out, one after the other. */
export const overStacks = procedure('over-stacks', '9.5', [find, whichUnit, noRoom, whereTo])
