import { type Direction, type Hex, neighbour, OFF_MAP, type Side } from '@boma/kernel'
import { grid, isHex, PLACE_AT, TOWN, WATER_SIDES } from '../board.ts'
import type { Table } from '../layout.ts'
import {
  COMBAT,
  HAS_ZONE,
  IS_ARTILLERY,
  IS_ENGINEER,
  IS_LEADER,
  IS_PORTUGUESE,
  IS_TRAIN,
  SUPPLIES,
  type Unit,
} from '../roster.ts'
import { isNeeded } from '../rules/05-victory.ts'
import { bearsIndicator } from '../rules/11-zones.ts'
import { stackLimit } from '../rules/14-stacking.ts'
import {
  allowance,
  combatFactor,
  firstHead,
  firstIn,
  hasTwoSteps,
  headAfter,
  isDisrupted,
  isMobile,
  isNeutral,
  isStatic,
  nextIn,
} from '../stacks.ts'
import { standingIn } from './belief.ts'

/** Units of one hex that could march as one force. */
export interface Party {
  readonly from: Hex
  readonly units: readonly Unit[]
  /** Half points of the slowest. */
  readonly allowance: number
}

/** How much a unit brings to a battle: what it hits, and what it stands. */
export function mightOf(t: Table, u: Unit): number {
  const steps = hasTwoSteps(u) && !isDisrupted(t, u) ? 2 : 1
  return combatFactor(t, u) + steps - 1 + (IS_ARTILLERY[u] === 1 ? 1 : 0)
}

/** The might of several. */
export function mightOfAll(t: Table, units: readonly Unit[]): number {
  let sum = 0
  for (const u of units) sum += mightOf(t, u)
  return sum
}

/** How dear it is to leave a unit behind as a garrison: the least first. */
function dearness(t: Table, u: Unit, suppliers: number): number {
  if (IS_ENGINEER[u] === 1) return 0
  if (SUPPLIES[u] === 1) return suppliers > 1 ? 1 : 8
  if (IS_LEADER[u] === 1) return 20
  return 2 + combatFactor(t, u) + (HAS_ZONE[u] === 1 ? 1 : 0) + (IS_ARTILLERY[u] === 1 ? 2 : 0) + COMBAT[u] / 8
}

/** Is it a town that the side must not leave empty (4.0, 5.2)? For the Germans every town counts that is theirs. */
export const isPost = (t: Table, side: Side, at: Hex): boolean =>
  isHex(at) && (PLACE_AT[at] & TOWN) !== 0 && (side === 1 || isNeeded(t, side, at))

/** The mobile units in a place that may leave it: where a town would be left empty, all but the one best spared. */
export function freeIn(t: Table, side: Side, at: Hex): readonly Unit[] {
  const there = standingIn(t, at)
  const mobile = there.filter((u) => isMobile(t, u) && IS_TRAIN[u] === 0)
  if (!isPost(t, side, at) || there.some((u) => isStatic(t, u)) || mobile.length === 0) return mobile
  const suppliers = mobile.filter((u) => SUPPLIES[u] === 1).length
  let stays = mobile[0] as Unit
  for (const u of mobile) if (dearness(t, u, suppliers) < dearness(t, stays, suppliers)) stays = u
  return mobile.filter((u) => u !== stays)
}

const MOUNTED = 12

/** All that could march from anywhere: of each stack all who are free, and those of them who ride. */
export function partiesOf(t: Table, side: Side): readonly Party[] {
  const found: Party[] = []
  for (let u = firstHead(t, side); u >= 0; u = headAfter(t, side, u)) {
    // Portuguese units stay where they are: their own two towns count (5.2), and nobody feeds them elsewhere.
    if (isNeutral(t, u) || IS_PORTUGUESE[u] === 1) continue
    const at = t.units.where[u]
    addParties(t, side, at, freeIn(t, side, at), found)
  }
  return found
}

function addParties(t: Table, side: Side, at: Hex, free: readonly Unit[], found: Party[]): void {
  if (free.length === 0) return
  const strongest = [...free].sort((a, b) => mightOf(t, b) - mightOf(t, a) || a - b)
  const most = stackLimit(side)
  const riders = strongest.filter((u) => allowance(t, u) >= MOUNTED)
  if (strongest.length > most) addColumns(t, at, riders, strongest, most, found)
  else {
    if (riders.length > 0) found.push(partyOf(t, at, riders))
    if (riders.length < strongest.length) found.push(partyOf(t, at, strongest))
  }
}

/** Out of a crowd, as the Cape may hold, columns of riders and columns of the others, each of these with a supply unit. */
function addColumns(
  t: Table,
  at: Hex,
  riders: readonly Unit[],
  strongest: readonly Unit[],
  most: number,
  found: Party[],
): void {
  for (let i = 0; i < riders.length; i += most) found.push(partyOf(t, at, riders.slice(i, i + most)))
  const others = strongest.filter((u) => allowance(t, u) < MOUNTED && SUPPLIES[u] === 0)
  const convoys = strongest.filter((u) => allowance(t, u) < MOUNTED && SUPPLIES[u] === 1)
  for (let i = 0, n = 0; i < others.length; i += most - 1, n++)
    found.push(partyOf(t, at, [...others.slice(i, i + most - 1), ...convoys.slice(n, n + 1)]))
}

/** Units as a party. */
export const partyOf = (t: Table, from: Hex, units: readonly Unit[]): Party => ({
  from,
  units,
  allowance: units.reduce((least, u) => Math.min(least, allowance(t, u)), 99),
})

/** Is it a Portuguese party (29.3)? */
export const isPortuguese = ({ units }: Party): boolean => units.length > 0 && IS_PORTUGUESE[units[0] as Unit] === 1

/** The hexes from which a hex can be attacked. */
export function around(at: Hex): readonly Hex[] {
  const found: Hex[] = []
  for (let d = 0; d < 6; d++) {
    const next = neighbour(grid, at, d as Direction)
    if (next !== OFF_MAP && ((WATER_SIDES[at] >> d) & 1) === 0) found.push(next)
  }
  return found
}

/** §15.5.2: what the units themselves add to their side's die. */
export function dieOf(t: Table, units: readonly Unit[]): number {
  let leads = 0
  let zones = 1
  for (const u of units) {
    if (IS_LEADER[u] === 1) leads = 1
    if (!bearsIndicator(t, u)) zones = 0
  }
  return leads + (units.length > 0 ? zones : 0)
}

/** How many mobile units are in a place, beside these. */
export function othersIn(t: Table, at: Hex, units: readonly Unit[]): number {
  let n = 0
  for (let u = firstIn(t, at); u >= 0; u = nextIn(t, u)) if (isMobile(t, u) && !units.includes(u)) n++
  return n
}
