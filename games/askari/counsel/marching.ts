import { type March, type Marching, type MarchStep, UNCOUNTED } from '@boma/counsel'
import { type Action, directionTo, type Hex } from '@boma/kernel'
import { act } from '../actions.ts'
import { LINE_HEXES, RAIL_LINE, RAIL_MILE } from '../board/lines.ts'
import { boxOf, grid, isHex, RIVER, SECOND_SHORE, SPACES, TOWN_HELD_FROM, TOWNS, type Town } from '../board.ts'
import type { Table } from '../layout.ts'
import { CARRIER_MA, isVessel, UNITS, type Unit } from '../roster.ts'
import { pointsLeft, wearyCarriers } from '../rules/10.1-force.ts'
import { costTo, hasFoe, hexOf, isEdge, shoreOf } from '../rules/10.1-ground.ts'
import { keepsUp } from '../rules/10.1-step.ts'
import { hasTurned, mayRideOn } from '../rules/10.2-ride.ts'
import { VESSEL_POINTS } from '../rules/12.1-waters.ts'
import { asked } from './asked.ts'
import { goingOn, type Party, settingOut } from './outset.ts'
import { idsOf, partyIn, partyOf, placesOf, sailorsIn } from './parties.ts'
import { voyages } from './sailing.ts'

/** The towns of the phasing side, each a bit, in numbers that hold so many. */
function townsOf(t: Table): string {
  let words = ''
  let bits = 0
  for (let town = 0 as Town; town < TOWNS; town++) {
    bits = 2 * bits + (t.towns.holder[town] === t.tracks.phasing ? 1 : 0)
    if (town % BITS === BITS - 1) {
      words += `${bits} `
      bits = 0
    }
  }
  return words + bits
}
const BITS = 48

const isFleet = ([first = UNITS]: readonly number[]): boolean => first < UNITS && isVessel(first as Unit)
const isOnTheWay = (t: Table): boolean => asked(t) === 'step' || asked(t) === 'landing'

function mobileIn(t: Table, space: Hex): readonly number[] {
  const ashore = placesOf(space).flatMap((place) => idsOf(t, partyIn(t, place)))
  return [...ashore, ...sailorsIn(t, space)]
}

/** Ruling 4: only those of one shore go together; vessels go by themselves. Who was taken in last says who goes. */
function partyWith(t: Table, mobile: readonly number[], wanted: readonly number[] | undefined): readonly number[] {
  const last = wanted?.findLast((piece) => mobile.includes(piece)) ?? mobile[0] ?? 0
  const party: Party | undefined = isFleet([last]) ? undefined : partyOf(t, [last])
  const others = party === undefined ? mobile.filter((u) => isFleet([u])) : idsOf(t, partyIn(t, party.place))
  return others.filter((piece) => wanted?.includes(piece) ?? true)
}

/** §10.1.4: what a vessel, a unit, or the weariest of the Carriers has to spend. */
function pointsOf(t: Table, piece: number): number {
  if (isFleet([piece])) return VESSEL_POINTS - t.units.spent[piece as Unit]
  if (piece < UNITS) return pointsLeft(t, piece as Unit)
  for (let spent = CARRIER_MA; spent >= 0; spent--) if (t.porters.count[spent] > 0) return CARRIER_MA - spent
  // §7.2.3: who was used up holds nobody up
  return MOST
}
/** More points than anybody has. */
const MOST = 8

/** Whatever points are left: a landing comes after all ways by land, an attack over a river after others (ruling 4.2). */
const BY_SEA = -2
const OVER_RIVER = -1

function reads(t: Table, action: Action, { left }: March): MarchStep | undefined {
  const order = [action]
  const { at } = t.march
  if (act.halt.is(action)) return isEdge(at) ? undefined : { order, does: 'halt', to: at }
  if (act.step.is(action)) return stepTo(t, action, left)
  if (act.ride.is(action)) return rideTo(t, action)
  const afloat = { order, left: UNCOUNTED, by: 'sea', grade: BY_SEA }
  if (act.board.is(action)) return { ...afloat, does: 'go', to: boxOf(act.board.body(action)) }
  if (!act.land.is(action)) return undefined
  const to = hexOf(act.land.hex(action))
  // §10.3.2: ashore, where the move ends, whoever may be met there (10.3.7)
  return { ...afloat, does: hasFoe(t, t.tracks.phasing, to) ? 'strike' : 'go', to, way: [to] }
}

/** §10.1.3: one hex by land; §10.1.6: into one that the enemy holds. */
function stepTo(t: Table, action: Action, left: number): MarchStep | undefined {
  const side = t.tracks.phasing
  const to = act.step.hex(action)
  if (!allKeepUp(t, to)) return undefined
  const order = [action]
  const at = hexOf(t.march.at)
  if (hasFoe(t, side, to)) {
    const d = isHex(at) ? directionTo(grid, at, to) : undefined
    const grade = d !== undefined && RIVER(at, d) ? OVER_RIVER : 0
    return { order, does: 'strike', to, way: [to], left: UNCOUNTED, grade }
  }
  const isTaken = TOWN_HELD_FROM[to] >= 0 && t.towns.holder[TOWN_HELD_FROM[to]] !== side
  const isSplit = SECOND_SHORE[to] >= 0 || (isHex(at) && SECOND_SHORE[at] >= 0)
  return { order, does: 'go', to, left: left - costTo(t, side, to), changes: isTaken || isSplit || hasTurned(t) }
}

/** §10.1.5: can everybody keep up? A plan is for the whole stack. */
function allKeepUp(t: Table, to: Hex): boolean {
  const cost = costTo(t, t.tracks.phasing, to)
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) if (!keepsUp(t, u, to, cost)) return false
  return wearyCarriers(t, cost) === 0
}

/** §10.2.6: a ride along the line, however far. */
function rideTo(t: Table, action: Action): MarchStep | undefined {
  const [from, to] = [hexOf(t.march.at), act.ride.hex(action)]
  if (!mayRideOn(t, from, to)) return undefined
  const isSplit = SECOND_SHORE[to] >= 0 || SECOND_SHORE[from] >= 0
  return { order: [action], does: 'go', to, way: milesBetween(from, to), by: 'rail', changes: isSplit }
}

/** The hexes of a line after one of them, up to another. */
function milesBetween(from: Hex, to: Hex): readonly Hex[] {
  const line = LINE_HEXES[RAIL_LINE[from]] ?? []
  const on = RAIL_MILE[to] > RAIL_MILE[from]
  const between = on ? line.slice(RAIL_MILE[from] + 1, RAIL_MILE[to] + 1) : line.slice(RAIL_MILE[to], RAIL_MILE[from])
  return on ? between : between.toReversed()
}

// A stack changes the table as it goes: towns fall to it, which opens railways; Portugal may join the enemy. And it matters on
// which shore it is (10.1.7), and whether it may still turn on its line (ruling 84).

/**
 * §9.1.5: how far units and Carriers of a place get in one move, by land, rail and water, and whom they can attack; or how
 * far vessels get (12.3).
 */
export const marching: Marching<Table> = {
  spaces: SPACES,
  mobile: (t, space) => mobileIn(t, space as Hex),
  parties: (t, mobile, { pieces }) => [partyWith(t, mobile, pieces)],
  points: pointsOf,
  outsets(t, pieces) {
    if (isFleet(pieces)) return [{ by: 'sea', order: [] }]
    const party = partyOf(t, pieces)
    return isOnTheWay(t) ? goingOn(t, party) : settingOut(t, party)
  },
  isUnderWay: (t, pieces) => (isFleet(pieces) ? asked(t) === 'impulse' : isOnTheWay(t)),
  steps: (t, march) => (isFleet(march.pieces) ? voyages(t, march) : undefined),
  reads,
  // Vessels lie where they are.
  mayRest: (t) => asked(t) === 'impulse',
  key: (t) => `${shoreOf(t.march.at)} ${hasTurned(t) ? t.march.rode : 0} ${t.tracks.portugal} ${townsOf(t)}`,
}
