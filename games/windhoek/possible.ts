import {
  type Column,
  type Direction,
  type Hex,
  type IdSet,
  local,
  neighbour,
  OFF_MAP,
  other,
  SIDES,
  type Side,
} from '@boma/kernel'
import {
  ALL_PLACES,
  ASIDE,
  CAPE,
  ELIMINATED,
  grid,
  HEXES,
  isHex,
  PLACE_AT,
  RECRUITS,
  SEA,
  SUPPORT,
  TERRAIN_AT,
  WORKSHOP,
} from './board.ts'
import type { Table } from './layout.ts'
import {
  ALLIED,
  COUNTER,
  GERMAN,
  HAS_BACK,
  IS_AEROPLANE,
  IS_LEADER,
  IS_PORTUGUESE,
  IS_SUPPORT,
  IS_TRAIN,
  NO_UNIT,
  SIDE_OF,
  TYPE_OF,
  UNIT_NAMES,
  UNITS,
  type Unit,
} from './roster.ts'
import { throwsRailZone, throwsZone, zoneCrosses } from './rules/11-zones.ts'
import { TO_LEADER } from './rules/12-march/force.ts'
import { stackLimit } from './rules/14-stacking.ts'
import { hasRail, isWorking, railSides } from './rules/21-railroads.ts'
import {
  allowance,
  BROKEN,
  CONVERTED,
  DEVICE,
  DISRUPTED,
  ENTRENCHED,
  isMobile,
  isStatic,
  THROWS,
  THROWS_RAIL,
} from './stacks.ts'

/** What does not go together in this position; undefined when all does. */
export function possible(t: Table): string | undefined {
  for (const check of CHECKS) {
    const problem = check(t)
    if (problem !== undefined) return problem
  }
  return undefined
}

type Check = (t: Table) => string | undefined

const name = (u: Unit): string => UNIT_NAMES[u] ?? ''

/** What a side put into a battle is what it can put there. */
function wrongStakes({ stakes }: Table): string | undefined {
  for (const side of SIDES) {
    const flies = (stakes.aeroplane[side] - 1) as Unit
    if (flies >= 0 && !(IS_AEROPLANE[flies] === 1 && SIDE_OF[flies] === side))
      return 'what flies over the battle is no aeroplane of its side'
    if (stakes.supplyLost[side] > stakes.lost[side]) return 'more supply units were lost than units'
  }
  return undefined
}

const BOXES: readonly number[] = [RECRUITS, ELIMINATED, SUPPORT, WORKSHOP]

/** May a counter of this sort be in the place at all, whatever is there? */
function misplaced(t: Table): string | undefined {
  for (let u = 0 as Unit; u < UNITS; u++) if (!mayBeAt(t, u, t.units.where[u])) return `${name(u)} cannot be there`
  return undefined
}

function mayBeAt(t: Table, u: Unit, at: Hex): boolean {
  if (at > CAPE) return at === ASIDE || BOXES.some((box) => at === box + SIDE_OF[u])
  // §23.0: support waits in boxes
  if (IS_SUPPORT[u] === 1) return false
  // §28.2, §13.2, §21.6: no German, no Portuguese, nothing static and no train comes to the Cape
  if (at === CAPE) return SIDE_OF[u] === ALLIED && IS_PORTUGUESE[u] === 0 && !isStatic(t, u) && IS_TRAIN[u] === 0
  // §21.6: a train keeps to its rails
  return TERRAIN_AT[at] !== SEA && (IS_TRAIN[u] === 0 || hasRail(t, at))
}

/** §3.3: how counters may lie: only on sides that they have, and on their front in a box. */
function wrongSideUp(t: Table): string | undefined {
  for (let u = 0 as Unit; u < UNITS; u++) {
    const state = t.units.state[u]
    if (state === 0) continue
    const sides = (HAS_BACK[u] === 1 ? DISRUPTED : 0) | (COUNTER[u].turnsInto === undefined ? 0 : CONVERTED)
    if ((state & ~sides) !== 0 || t.units.where[u] > CAPE) return `${name(u)} cannot lie like that`
  }
  return undefined
}

/** Those who are on their way, or fell back just now, may be where they could not stay (14.4, 14.5). */
const isUnderWay = (t: Table, u: Unit): boolean => t.force.has(u) || t.attackers.has(u) || t.defenders.has(u)

function wrongStacks(t: Table): string | undefined {
  for (let hex = 0 as Hex; hex < HEXES; hex++) {
    const first = (t.places.first[hex] - 1) as Unit
    if (first < 0) continue
    const problem = wrongStack(t, first)
    if (problem !== undefined) return problem
  }
  return undefined
}

/** §13.3, §14.1, §14.2, §14.3, §29.3: who cannot be in one hex. */
function wrongStack(t: Table, first: Unit): string | undefined {
  let mobile = 0
  let staying = NO_UNIT
  let types = 0
  for (let u = first; u >= 0; u = (t.units.next[u] - 1) as Unit) {
    if (SIDE_OF[u] !== SIDE_OF[first]) return `${name(u)} is in a hex of the enemy`
    if (isStatic(t, u)) {
      if ((types >> TYPE_OF[u]) & 1) return `${name(u)} is the second of its type in a hex`
      types |= 1 << TYPE_OF[u]
    }
    if (isUnderWay(t, u)) continue
    if (staying >= 0 && IS_PORTUGUESE[u] !== IS_PORTUGUESE[staying]) return `${name(u)} cannot stack with Portuguese`
    staying = u
    if (isMobile(t, u)) mobile++
  }
  return mobile > stackLimit(SIDE_OF[first]) ? `${mobile} units are in the hex of ${name(first)}` : undefined
}

/** §25.4: markers lie where they may be laid, and boxes have none. */
function wrongMarks(t: Table): string | undefined {
  const { marks, zones, first } = t.places
  for (let place = 0 as Hex; place < ALL_PLACES; place++) {
    if (!isHex(place)) {
      if ((marks[place] | zones[place]) !== 0) return 'a marker lies in a box'
      continue
    }
    if ((marks[place] & ENTRENCHED) !== 0 && first[place] === 0) return 'nobody is in an entrenchment'
    if ((marks[place] & BROKEN) !== 0 && !hasRail(t, place)) return 'a rail break lies where there is no railroad'
    if ((marks[place] & DEVICE) !== 0 && PLACE_AT[place] === 0) return 'an infernal device lies in the wilds'
  }
  return undefined
}

const MARKERS = ENTRENCHED | BROKEN | DEVICE
const BY_GERMANS = 32

/** §11.1, W151: the zones that the stack in a hex throws, as its marks have them. */
function thrown(t: Table, hex: Hex): number {
  const first = (t.places.first[hex] - 1) as Unit
  if (first < 0) return 0
  let bits = 0
  for (let u = first; u >= 0; u = (t.units.next[u] - 1) as Unit) {
    if (throwsZone(t, u)) bits |= THROWS
    if (throwsRailZone(t, u) && isWorking(t, hex)) bits |= THROWS_RAIL
  }
  return bits !== 0 && SIDE_OF[first] === GERMAN ? bits | BY_GERMANS : bits
}

/** Scratch: how many zones lie in each hex. */
const due = new Uint8Array(HEXES) as Column<Hex> & Uint8Array

/** §11.3: adds up where the zones of a stack reach: all around, or its own hex and along the line (W151). */
function spread(t: Table, hex: Hex, bits: number): void {
  const one = (bits & BY_GERMANS) === 0 ? 1 : 16
  const track = (bits & THROWS_RAIL) === 0 ? 0 : railSides(t, hex)
  if ((bits & THROWS_RAIL) !== 0) due[hex] += one
  for (let d = 0; d < 6; d++) {
    const to = neighbour(grid, hex, d as Direction)
    if (to === OFF_MAP || !zoneCrosses(t, hex, d as Direction, to)) continue
    if ((bits & THROWS) !== 0) due[to] += one
    if ((track >> d) & 1 && isWorking(t, to)) due[to] += one
  }
}

/** §11.0: the zones on the map are those that its stacks throw. */
function wrongZones(t: Table): string | undefined {
  const { marks, zones } = t.places
  due.fill(0)
  for (let hex = 0 as Hex; hex < HEXES; hex++) {
    const bits = thrown(t, hex)
    if ((marks[hex] & ~MARKERS) !== bits)
      return 'a stack throws a zone that it has not, or has one that it does not throw'
    if (bits !== 0) spread(t, hex, bits)
  }
  for (let hex = 0 as Hex; hex < HEXES; hex++)
    if (zones[hex] !== due[hex]) return 'a zone of control lies where no stack throws it'
  return undefined
}

/** §12.1, §13.2: whoever marches is of the side that marches, in one place, and has spent no more than it had. */
function wrongForce(t: Table): string | undefined {
  const { mode, at } = t.march
  for (let u = 0 as Unit; u < UNITS; u++) {
    const marches = t.force.has(u)
    if (t.units.spent[u] > (marches ? allowance(t, u) : 0)) return `${name(u)} has spent points that it has not`
    if (!marches) continue
    if (SIDE_OF[u] !== t.tracks.phasing || !isMobile(t, u)) return `${name(u)} cannot march now`
    if (t.units.where[u] !== (mode === 0 ? t.march.from : at)) return `${name(u)} marches without its force`
  }
  if (mode !== 0 && t.march.steps === 0 && t.march.from !== at) return 'a force has moved without a step'
  // W167: whoever calls others is a leader, and stands where he calls them to
  const leader = local(t, 0) as Unit
  if (mode === TO_LEADER && !(IS_LEADER[leader] === 1 && t.units.where[leader] === at))
    return 'nobody calls those who come'
  for (let u = t.comers.next(0); u >= 0; u = t.comers.next(u + 1))
    if (SIDE_OF[u] !== t.tracks.phasing || t.units.where[u] > CAPE) return `${name(u)} cannot be called`
  return undefined
}

/** §15.1: whoever fights is of the side it fights for, on the map or at sea. */
function wrongBattle(t: Table): string | undefined {
  const { attacker } = t.battle
  return wrongFighters(t, t.attackers, attacker) ?? wrongFighters(t, t.defenders, other(attacker))
}

function wrongFighters(t: Table, force: IdSet<Unit>, side: Side): string | undefined {
  for (let u = force.next(0); u >= 0; u = force.next(u + 1))
    if (SIDE_OF[u] !== side || t.units.where[u] > CAPE) return `${name(u)} cannot be in the battle`
  return undefined
}

/** What happens later cannot have happened: guns that fired, a rebellion, set-up. */
function wrongTimes(t: Table): string | undefined {
  const { turn, alliedGunUsed, germanGunUsed, rebellion, owed, setUp, arriving } = t.tracks
  if (Math.max(alliedGunUsed, germanGunUsed, rebellion) > turn) return 'something has happened in a turn to come'
  if (rebellion === 0 && owed !== 0) return 'rebels are owed before they rose'
  if (setUp !== 0 && turn !== 0) return 'set-up goes on after the first turn'
  // §6.1: before turn 1 one side after the other sets up
  if (turn === 0 && t.tracks.phasing !== local(t, 0)) return 'a side sets up while the other does'
  return arriving >= 0 && t.units.where[arriving] <= CAPE ? `${name(arriving)} arrives where it is already` : undefined
}

const CHECKS: readonly Check[] = [
  wrongStakes,
  misplaced,
  wrongSideUp,
  wrongStacks,
  wrongMarks,
  wrongZones,
  wrongForce,
  wrongBattle,
  wrongTimes,
]
