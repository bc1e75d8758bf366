import { ALLOWED, type Direction, distance, type Hex, neighbour, other, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { CLOSED, costBy, ENTRY, grid, HEXES, isHex, OFF_WEST } from '../board.ts'
import type { Table } from '../layout.ts'
import { IS_COMBAT, type Unit } from '../roster.ts'
import { firstLeader, hasCombat, holder, nextHead } from '../stacks.ts'
import { aloneFault, groupFault } from './09-stacking.ts'
import { whyNotEntry } from './15.4-entry.ts'
import { allowanceOf, entryCost, goesOneHex, whyNotEnter, whyNotStep } from './15-ground.ts'

/** Is there a combat unit among those who move? */
export function isArmed(t: Table): boolean {
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) if (IS_COMBAT[u] === 1) return true
  return false
}

/** §15.2, P11: may all who move together step to that hex, and end their move there or farther on? */
export function whyNotStepTo(t: Table, to: Hex): Refusal {
  const from = t.march.at
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) {
    const refusal = whyNotStep(t, u, from, to)
    if (refusal !== ALLOWED) return refusal
    // §15.4: who was driven off comes back where he left
    if (from === OFF_WEST && whyNotEntry(t, u, to) !== ALLOWED) return whyNotEntry(t, u, to)
  }
  // Rulings T75, T133: it takes a combat unit to overrun anybody
  if (holder(t, to) === other(t.tracks.phasing) && !isArmed(t)) return refuse.enemyThere(to)
  return canRestFrom(t, to, entryCost(from, to)) ? ALLOWED : refuse.noRoomThere(to)
}

/** The same for the hex beyond one of their sides, quickly. */
export function canStepBeside(t: Table, d: Direction): boolean {
  const from = t.march.at
  const cost = costBy(from, d)
  if (cost === CLOSED) return false
  const to = neighbour(grid, from, d) as Hex
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1))
    if (whyNotEnter(t, u, to, cost) !== ALLOWED) return false
  if (t.places.first[to] !== 0 && holder(t, to) === other(t.tracks.phasing) && !isArmed(t)) return false
  return canRestFrom(t, to, cost)
}

/** What a counter finds around it: no hex that it can enter, one where friends are, an empty one. */
export const NOWHERE = 0
export const AMONG_FRIENDS = 1
export const AN_EMPTY_HEX = 2
/** A first look, which settles most cases: can one counter by itself enter any hex beside it? */
export function lookAround(t: Table, u: Unit): number {
  const from = t.units.where[u]
  const left = goesOneHex(t, u) ? (t.units.spent[u] === 0 ? CLOSED - 1 : 0) : allowanceOf(t, u) - t.units.spent[u]
  if (left <= 0) return NOWHERE
  let found = NOWHERE
  for (let d = 0 as Direction; d < 6; d++) {
    if (costBy(from, d) > left) continue
    if (t.places.first[neighbour(grid, from, d) as Hex] === 0) return AN_EMPTY_HEX
    found = AMONG_FRIENDS
  }
  return found
}

/** Can those who were picked go anywhere together? */
export function canStepTogether(t: Table): boolean {
  if (t.march.at === OFF_WEST) {
    for (const to of ENTRY) if (whyNotStepTo(t, to) === ALLOWED) return true
    return false
  }
  for (let d = 0 as Direction; d < 6; d++) if (canStepBeside(t, d)) return true
  return false
}

// §15.2: friends may be passed, as long as the move can end where there is room. Where the search has been, and with how
// many points left, is noted; the notes are wiped before each search.
const seen = new Int16Array(HEXES)

/** What those who move would offend in a hex; in an empty one, what they do by themselves, which is asked once a search. */
type Fault = ReturnType<typeof aloneFault>
const faultAt = (t: Table, at: Hex, alone: Fault): Fault => (t.places.first[at] === 0 ? alone : groupFault(t, at))

/** Is there room in the hex they enter, or farther on with what they have left then? */
function canRestFrom(t: Table, to: Hex, cost: number): boolean {
  const alone = aloneFault(t)
  if (faultAt(t, to, alone) === '') return true
  if (goesOneHex(t, t.group.next(0))) return false
  const left = leastLeft(t) - cost
  if (left <= 0 || !couldRest(t, to, left, alone)) return false
  seen.fill(0)
  return leadsToRoom(t, to, left, alone)
}

/** Is there any hope of room: are they rightly stacked by themselves, or is a leader near whom they could join (17.2.1)? */
function couldRest(t: Table, from: Hex, left: number, alone: Fault): boolean {
  if (alone !== '17.2.1') return alone === ''
  const side = t.tracks.phasing
  for (let u = nextHead(t, side, 0); u >= 0; u = nextHead(t, side, u + 1)) {
    const at = t.units.where[u]
    if (!isHex(at) || distance(grid, from, at) > left) continue
    if (firstLeader(t, at) >= 0) return true
  }
  return false
}

/** What the one has left who has least. */
function leastLeft(t: Table): number {
  let least = 99
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1))
    least = Math.min(least, allowanceOf(t, u) - t.units.spent[u])
  return least
}

function leadsToRoom(t: Table, from: Hex, left: number, alone: Fault): boolean {
  if (left <= seen[from]) return false
  seen[from] = left
  const enemy = other(t.tracks.phasing)
  for (let d = 0 as Direction; d < 6; d++) {
    const cost = costBy(from, d)
    if (cost > left) continue
    const to = neighbour(grid, from, d) as Hex
    if (hasCombat(t, to, enemy)) continue
    if (faultAt(t, to, alone) === '' || leadsToRoom(t, to, left - cost, alone)) return true
  }
  return false
}
