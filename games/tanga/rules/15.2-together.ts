import { ALLOWED, type Direction, directionTo, type Hex, neighbour, other, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { CLOSED, costBy, ENTRY, grid, isHex, OFF_WEST } from '../board.ts'
import type { Table } from '../layout.ts'
import { IS_COMBAT, NO_UNIT, type Unit } from '../roster.ts'
import { hasCombat, holder, unitList } from '../stacks.ts'
import { isNight } from './04-clock.ts'
import { clearStack, countIn, makeStack, refusedStack, type StackFault, stackFault } from './09-stacking.ts'
import { whyNotEntry } from './15.4-entry.ts'
import { leftOf, pointsLeft, whyNotStep } from './15-ground.ts'

/** Is there a combat unit among those who move? */
export function isArmed(t: Table): boolean {
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1)) if (IS_COMBAT[u] === 1) return true
  return false
}

/** Those who move together, looked over once for all the hexes around them. */
interface Band {
  /** The points of the one who has least left. */
  left: number
  isArmed: boolean
  /** What they offend by being together. */
  fault: StackFault
}
const band: Band = { left: 0, isArmed: false, fault: '' }
const members = unitList()
const stack = makeStack()

function muster(t: Table): void {
  const { state, spent } = t.units
  const atNight = isNight(t)
  const n = t.group.listInto(members)
  band.left = CLOSED - 1
  band.isArmed = false
  clearStack(stack)
  for (let i = 0; i < n; i++) {
    const u = members[i]
    band.left = Math.min(band.left, leftOf(u, state[u], spent[u], atNight))
    band.isArmed ||= IS_COMBAT[u] === 1
    countIn(stack, u)
  }
  const fault = n === 1 ? '' : stackFault(stack)
  // §15.2: an officer need be there only when the phase ends (ruling T43)
  band.fault = fault === '17.2.1' ? '' : fault
}

/**
 * §15.2, P11: may all who move together step to that hex? Whoever is there of their side is passed, or joined until the
 * phase ends; those who step as one are of one formation and no more than may stack (ruling T43).
 */
export function whyNotStepTo(t: Table, to: Hex): Refusal {
  const from = t.march.at
  muster(t)
  const d = isHex(from) && isHex(to) ? directionTo(grid, from, to) : undefined
  if (d !== undefined && canStepBeside(t, from, d)) return ALLOWED
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1)) {
    const refusal = whyNotStep(t, u, from, to)
    if (refusal !== ALLOWED) return refusal
    // §15.4: who was driven off comes back where he left
    if (from === OFF_WEST && whyNotEntry(t, u, to) !== ALLOWED) return whyNotEntry(t, u, to)
  }
  // Rulings T75, T133: it takes a combat unit to overrun anybody
  if (!band.isArmed && holder(t, to) === other(t.tracks.phasing)) return refuse.enemyThere(to)
  return refusedStack(band.fault, to)
}

/** The same for the hex beyond one of their sides, quickly, once they have mustered. */
const canStepBeside = (t: Table, from: Hex, d: Direction): boolean => band.fault === '' && isSideOpen(t, from, d)

/** Can they pay for the hex beyond a side, and is nobody there but friends, or such as are overrun (15.8; rulings T75, T133)? */
function isSideOpen(t: Table, from: Hex, d: Direction): boolean {
  if (costBy(from, d) > band.left) return false
  const to = neighbour(grid, from, d) as Hex
  if (t.places.first[to] === 0) return true
  const enemy = other(t.tracks.phasing)
  return holder(t, to) !== enemy || (band.isArmed && !hasCombat(t, to, enemy))
}

/** The sides by which those who move can go out of their hex, bit d for side d. */
export function openSides(t: Table): number {
  muster(t)
  let sides = 0
  for (let d = 0 as Direction; d < 6; d++) if (canStepBeside(t, t.march.at, d)) sides |= 1 << d
  return sides
}

/** Can those who were picked go anywhere together? */
function canStepTogether(t: Table): boolean {
  if (t.march.at !== OFF_WEST) return openSides(t) !== 0
  for (const to of ENTRY) if (whyNotStepTo(t, to) === ALLOWED) return true
  return false
}

/** Why those who were picked cannot go together: they are no right stack, or no hex beside them is open to all. */
export function whyNotTogether(t: Table): Refusal {
  if (canStepTogether(t)) return ALLOWED
  return band.fault === '' ? refuse.notTogether() : refusedStack(band.fault, t.march.at)
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
