import { ALLOWED, type Direction, directionTo, distance, type Hex, neighbour, other, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { CLOSED, costBy, ENTRY, grid, HEXES, isHex, OFF_WEST } from '../board.ts'
import type { Table } from '../layout.ts'
import { BRITISH, IS_COMBAT, SIDE_OF, type Unit } from '../roster.ts'
import { firstLeader, hasCombat, holder, nextHead, unitList } from '../stacks.ts'
import { isNight } from './04-clock.ts'
import {
  addStack,
  clearStack,
  countIn,
  groupFault,
  makeStack,
  type Stack,
  type StackFault,
  stackFault,
} from './09-stacking.ts'
import { whyNotEntry } from './15.4-entry.ts'
import { entryCost, leftOf, pointsLeft, whyNotStep } from './15-ground.ts'

/** Is there a combat unit among those who move? */
export function isArmed(t: Table): boolean {
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) if (IS_COMBAT[u] === 1) return true
  return false
}

/** Those who move together, looked over once for all the hexes around them. */
interface Band {
  /** The points of the one who has least left; §20.5: do they go one hex and no farther? */
  left: number
  goOneHex: boolean
  isArmed: boolean
  /** As they would be stacked in an empty hex, and what they would offend there. */
  stack: Stack
  fault: StackFault
  /** The number of the search for room (see `seen`). */
  search: number
}
const band: Band = { left: 0, goOneHex: false, isArmed: false, stack: makeStack(), fault: '', search: 0 }
const members = unitList()

function muster(t: Table): void {
  const { state, spent } = t.units
  const atNight = isNight(t)
  const n = t.group.listInto(members)
  band.left = CLOSED - 1
  band.goOneHex = atNight && t.tracks.phasing === BRITISH
  band.isArmed = false
  clearStack(band.stack)
  for (let i = 0; i < n; i++) {
    const u = members[i]
    band.left = Math.min(band.left, leftOf(u, state[u], spent[u], atNight))
    band.isArmed ||= IS_COMBAT[u] === 1
    countIn(band.stack, u)
  }
  band.fault = n === 1 ? '' : stackFault(band.stack)
  band.search++
}

/** §15.2, P11: may all who move together step to that hex, and end their move there or farther on? */
export function whyNotStepTo(t: Table, to: Hex): Refusal {
  const from = t.march.at
  muster(t)
  const d = isHex(from) && isHex(to) ? directionTo(grid, from, to) : undefined
  if (d !== undefined && canStepBeside(t, from, d)) return ALLOWED
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) {
    const refusal = whyNotStep(t, u, from, to)
    if (refusal !== ALLOWED) return refusal
    // §15.4: who was driven off comes back where he left
    if (from === OFF_WEST && whyNotEntry(t, u, to) !== ALLOWED) return whyNotEntry(t, u, to)
  }
  // Rulings T75, T133: it takes a combat unit to overrun anybody
  if (!band.isArmed && holder(t, to) === other(t.tracks.phasing)) return refuse.enemyThere(to)
  return canRestFrom(t, to, entryCost(from, to)) ? ALLOWED : refuse.noRoomThere(to)
}

/** The same for the hex beyond one of their sides, quickly, once they have mustered. */
function canStepBeside(t: Table, from: Hex, d: Direction): boolean {
  const cost = costBy(from, d)
  if (cost > band.left) return false
  const to = neighbour(grid, from, d) as Hex
  if (t.places.first[to] === 0 && band.fault === '') return true
  return isOpen(t, to) && canRestFrom(t, to, cost)
}
/** Is nobody there but friends, or such as are overrun (15.8; rulings T75, T133)? */
function isOpen(t: Table, at: Hex): boolean {
  const enemy = other(t.tracks.phasing)
  return holder(t, at) !== enemy || (band.isArmed && !hasCombat(t, at, enemy))
}

/** The sides by which those who move can go out of their hex, bit d for side d. */
export function openSides(t: Table): number {
  muster(t)
  let sides = 0
  for (let d = 0 as Direction; d < 6; d++) if (canStepBeside(t, t.march.at, d)) sides |= 1 << d
  return sides
}

/** Can those who were picked go anywhere together? */
export function canStepTogether(t: Table): boolean {
  if (t.march.at === OFF_WEST) {
    for (const to of ENTRY) if (whyNotStepTo(t, to) === ALLOWED) return true
    return false
  }
  muster(t)
  for (let d = 0 as Direction; d < 6; d++) if (canStepBeside(t, t.march.at, d)) return true
  return false
}

/** What a counter finds around it: no hex that it can enter, one where somebody is, an empty one. */
export const NOWHERE = 0
export const AMONG_OTHERS = 1
export const AN_EMPTY_HEX = 2
/** A first look, which settles most cases: can one counter by itself enter any hex beside it? */
export const lookAround = (t: Table, u: Unit): number => lookFrom(t.units.where[u], pointsLeft(t, u), t.places.first)
/** The same from a hex, with so many points left. */
export function lookFrom(from: Hex, left: number, first: Table['places']['first']): number {
  let found = NOWHERE
  for (let d = 0 as Direction; d < 6; d++) {
    if (costBy(from, d) > left) continue
    if (first[neighbour(grid, from, d) as Hex] === 0) return AN_EMPTY_HEX
    found = AMONG_OTHERS
  }
  return found
}

const there = makeStack()
/** What those who move would offend in a hex. */
function faultAt(t: Table, at: Hex): StackFault {
  if (t.places.first[at] === 0) return band.fault
  // In the hex that they come from they lie already
  if (at === t.march.at) return groupFault(t, at)
  clearStack(there)
  const side = t.tracks.phasing
  for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u)) if (SIDE_OF[u] === side) countIn(there, u)
  return stackFault(addStack(there, band.stack))
}

/** Is there room in the hex they enter, or farther on with what they have left then? An empty hex is asked for first: that is quick. */
function canRestFrom(t: Table, to: Hex, cost: number): boolean {
  const left = band.goOneHex ? 0 : band.left - cost
  if (band.fault === '' && lookFrom(to, left, t.places.first) === AN_EMPTY_HEX) return true
  if (faultAt(t, to) === '') return true
  if (left <= 0 || !couldRest(t, to, left)) return false
  const can = leadsToRoom(t, to, left)
  // What led nowhere leads nowhere from another side either; what led to room does
  if (can) band.search++
  return can
}

/** Is there any hope of room: are they rightly stacked by themselves, or is a leader near whom they could join (17.2.1)? */
function couldRest(t: Table, from: Hex, left: number): boolean {
  if (band.fault !== '17.2.1') return band.fault === ''
  const side = t.tracks.phasing
  for (let u = nextHead(t, side, 0); u >= 0; u = nextHead(t, side, u + 1)) {
    const at = t.units.where[u]
    if (!isHex(at) || distance(grid, from, at) > left) continue
    if (firstLeader(t, at) >= 0) return true
  }
  return false
}

// §15.2: friends may be passed, as long as the move can end where there is room. Where a search has been, and with how many
// points left, is noted under its number.
const seen = new Float64Array(HEXES)

function leadsToRoom(t: Table, from: Hex, left: number): boolean {
  const note = band.search * CLOSED + left
  if (note <= seen[from]) return false
  seen[from] = note
  const around = lookFrom(from, left, t.places.first)
  if (around === NOWHERE) return false
  if (around === AN_EMPTY_HEX && band.fault === '') return true
  const enemy = other(t.tracks.phasing)
  for (let d = 0 as Direction; d < 6; d++) {
    const cost = costBy(from, d)
    if (cost > left) continue
    const to = neighbour(grid, from, d) as Hex
    if (hasCombat(t, to, enemy)) continue
    if (faultAt(t, to) === '' || leadsToRoom(t, to, left - cost)) return true
  }
  return false
}
