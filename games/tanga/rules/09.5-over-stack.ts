import {
  ALLOWED,
  DIRECTIONS,
  DONE,
  directionTo,
  type Hex,
  local,
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
import { IS_COMBAT, isLeader, KIND, MACHINE_GUN, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { combatUnits, firstCombat, holder, isStevedore, nextCombat, noteMoved, put } from '../stacks.ts'
import { eliminate } from './02-losses.ts'
import { askFacing } from './08-facing-anew.ts'
import { addBeside, isRoomFor } from './09-beside.ts'
import { mostInfantry, mostMachineGuns, overStacked } from './09-stacking.ts'
import { revealed } from './19.7-shown.ts'

// Locals: the hex, 1 + the counter that its owner has named, bits of the directions in which there is room for it.
const hexOf = (t: Table): Hex => local(t, 0) as Hex
const NAMED = 1
const named = (t: Table): Unit => (local(t, NAMED) - 1) as Unit
const ROOM = 2
const owner = (t: Table): Side => holder(t, hexOf(t)) as Side

/** The first hex that is over-stacked; none when all are in order. */
function firstOver(t: Table): Hex {
  for (let u = t.heads.first; u !== NO_UNIT; u = t.heads.next(u + 1)) {
    // Nobody is too much by himself
    if (t.units.next[u] === 0) continue
    const at = t.units.where[u]
    if (isHex(at) && overStacked(t, at) !== '') return at
  }
  return OFF_MAP as Hex
}

const find = automatic('9.5', (t) => {
  const at = firstOver(t)
  t.shown.clear()
  if (at === OFF_MAP) return DONE
  // Ruling T180: that somebody is asked tells the other side that a stack is too high
  revealed(t)
  setLocal(t, 0, at)
  setLocal(t, NAMED, 0)
  return NEXT
})

/** Is there more of this kind, machine guns or others, than may be in a hex? */
function isOfTooMany(t: Table, u: Unit): boolean {
  const at = t.units.where[u]
  const isGun = KIND[u] === MACHINE_GUN
  let n = 0
  for (let v = firstCombat(t, at); v !== NO_UNIT; v = nextCombat(t, v)) if ((KIND[v] === MACHINE_GUN) === isGun) n++
  return n > (isGun ? mostMachineGuns(SIDE_OF[u]) : mostInfantry(SIDE_OF[u]))
}

/** Ruling T149: the owner names a counter that is too much; taking it away must help. */
function whyNotDisplace(t: Table, u: Unit): Refusal {
  if (t.units.where[u] !== hexOf(t)) return refuse.notInTheStack(u)
  if (isStevedore(u)) return refuse.notTooMuch(u)
  const fault = overStacked(t, hexOf(t))
  const isAboutLeaders = fault === '9.4' || (fault === '9.2' && !isOfTooManyThere(t))
  if (isAboutLeaders) return ALLOWED
  if (isLeader(u)) return refuse.leaderStays(u)
  return (fault !== '9.2' && fault !== '9.3') || isOfTooMany(t, u) ? ALLOWED : refuse.notTooMuch(u)
}
function isOfTooManyThere(t: Table): boolean {
  for (let u = firstCombat(t, hexOf(t)); u !== NO_UNIT; u = nextCombat(t, u)) if (isOfTooMany(t, u)) return true
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
        for (let u = t.stacks.firstIn(hexOf(t)); u !== NO_UNIT; u = t.stacks.nextIn(u)) out.add(act.displace(u))
      },
      whyNot: (t, a) => whyNotDisplace(t, act.displace.unit(a)),
      take(t, a) {
        const u = act.displace.unit(a)
        setLocal(t, NAMED, u + 1)
        t.shown.add(u)
        return NEXT
      },
    }),
  ],
})

/** Ruling T182: the owner says where there is room, for whoever places it may not look into his stacks (19.7). */
function sayRoom(t: Table): number {
  let room = 0
  for (const d of DIRECTIONS) {
    const to = neighbour(grid, hexOf(t), d)
    if (to !== OFF_MAP && isRoomFor(t, named(t), to)) room |= 1 << d
  }
  setLocal(t, ROOM, room)
  return room
}
function whyNotInto(t: Table, to: Hex): Refusal {
  const d = to < HEXES ? directionTo(grid, hexOf(t), to) : undefined
  // §9.5: into a neighbouring hex, and one with room
  if (d === undefined) return refuse.notNextTo(to)
  if (((local(t, ROOM) >> d) & 1) === 1) return ALLOWED
  if (IS_PASSABLE[to] === 0) return refuse.waterBeside(to)
  // Who places it knows his own; of the owner's other stacks he is told no more than that there is no room (19.7)
  return holder(t, to) === other(owner(t)) ? refuse.enemyBeside(to) : refuse.noRoomBeside(to)
}

/** §9.5: where there is no room beside, it is eliminated. */
const noRoom = automatic('9.5', (t) => {
  revealed(t)
  if (sayRoom(t) !== 0) return NEXT
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
      among: (t, out) => addBeside(hexOf(t), act.into, out),
      whyNot: (t, a) => whyNotInto(t, act.into.hex(a)),
      take(t, a) {
        const [u, to] = [named(t), act.into.hex(a)]
        put(t, u, to)
        revealed(t)
        noteMoved(t, u)
        tell.displaced(t, u, to)
        if (IS_COMBAT[u] === 1) askFacing(t, to, combatUnits(t, to) === 1)
        return RESTART
      },
    }),
  ],
})

/** §9.5: hexes that are over-stacked at the end of a phase are thinned out, one after the other. */
export const overStacks = procedure('over-stacks', '9.5', [find, whichUnit, noRoom, whereTo])
