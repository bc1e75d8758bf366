import type { Hex, Side } from '@boma/kernel'
import { boxOf, COAST, IS_LAND, isBox, isHex, OWNER, PEA, TOWN, TOWN_GROUND, type Town } from '../board.ts'
import type { Table } from '../layout.ts'
import {
  ENTENTE,
  FIRST_BOAT,
  FIRST_SHIP,
  GERMAN,
  GROUND,
  isGround,
  isVessel,
  MA,
  NAMES,
  NATION,
  PORT_ONLY,
  PORTUGUESE,
  STEPS,
  UNITS,
  type Unit,
} from '../roster.ts'
import { ON_THE_BOARD } from '../rules/11-board.ts'
import { isPort, VESSEL_POINTS } from '../rules/12.1-waters.ts'
import {
  addCarriers,
  carriersAt,
  ENTRENCHED,
  GERMAN_HELD,
  hasUnit,
  is,
  isNeutral,
  mark,
  NEUTRAL,
  put,
  REDUCED,
  sideOf,
  WITH_GERMANS,
} from '../stacks.ts'
import type { Below } from './scattered.ts'

/** A town that its own hex decides about; Zanzibar's goes with the island (ruling 6). */
const hasTown = (at: Hex): boolean => TOWN_GROUND[TOWN[at] as Town]?.length === 1
const foe = (side: Side): Side => (1 - side) as Side
/** Is it a hex that only Portuguese are in as long as they are neutral? */
const isForbidden = (t: Table, at: Hex): boolean => isHex(at) && OWNER[at] === PEA && t.tracks.portugal === NEUTRAL

/** Units, vessels and Carriers of both sides on a few coasts of one water, and in its Patrol Box. */
export function crowd(t: Table, below: Below): void {
  if (t.tracks.portugal === WITH_GERMANS)
    for (let u = 0 as Unit; u < UNITS; u++) if (NATION[u] === PORTUGUESE) mark(t, u, GERMAN_HELD)
  const body = below(4)
  const box = boxOf(body as never)
  const coast = (COAST[body] ?? []).filter((at) => IS_LAND[at] === 1)
  const some = Array.from({ length: 2 + below(6) }, () => coast[below(coast.length)] as Hex)
  const anywhere = (): Hex => (below(3) === 0 ? box : (some[below(some.length)] as Hex))
  // The first of all counters as a rule: what begins behind it would pass it over
  for (let n = 0; n < 24; n++) layUnit(t, (n === 0 ? 0 : below(GROUND)) as Unit, anywhere(), below)
  const [first, last] = body === 0 ? [FIRST_SHIP, FIRST_BOAT] : [FIRST_BOAT, UNITS]
  for (let n = 0; n < 9; n++) layVessel(t, (first + below(last - first)) as Unit, anywhere())
  for (let n = 0; n < 6; n++) layCarrier(t, below(2) as Side, anywhere())
}

function layUnit(t: Table, unit: Unit, at: Hex, below: Below): void {
  const side = sideOf(t, unit)
  if (isNeutral(t, unit) !== isForbidden(t, at)) return
  if (isBox(at) ? MA[unit] === 0 : hasUnit(t, foe(side), at)) return
  put(t, unit, at)
  if (STEPS[unit] === 2 && below(3) === 0) mark(t, unit, REDUCED)
  if (isBox(at)) return
  if (below(3) === 0) mark(t, unit, ENTRENCHED)
  if (hasTown(at) && !isNeutral(t, unit)) t.towns.holder[TOWN[at] as Town] = side
}

function layVessel(t: Table, unit: Unit, at: Hex): void {
  if (isNeutral(t, unit) || isForbidden(t, at)) return
  if (isHex(at) && (hasUnit(t, foe(sideOf(t, unit)), at) || (PORT_ONLY[unit] === 1 && !isPort(at)))) return
  put(t, unit, at)
}

function layCarrier(t: Table, side: Side, at: Hex): void {
  if (!isForbidden(t, at) && (isBox(at) || !hasUnit(t, foe(side), at))) addCarriers(t, side, at, 1)
}

/** What must not be between the moves of an Impulse; undefined when all is well. */
export function wrongBetweenMoves(t: Table): string | undefined {
  for (let u = 0 as Unit; u < UNITS; u++) {
    const wrong = wrongWith(t, u)
    if (wrong !== undefined) return `${NAMES[u]} ${wrong}`
  }
  for (const set of [t.attackers, t.defenders, t.entering, t.engaged, t.salvoed, t.force, t.struck, t.aimed])
    if (set.next(0) >= 0) return 'somebody is still in a fight, or on the march'
  const left = [
    t.battle.round,
    t.battle.beaten,
    t.battle.led,
    t.entry.at,
    t.entry.forced,
    t.entry.carriers,
    t.sea.round,
  ]
  return left.some((n) => n !== 0) ? 'a fight has left something behind' : undefined
}

function wrongWith(t: Table, unit: Unit): string | undefined {
  const at = t.units.where[unit] as Hex
  if (is(t, unit, ON_THE_BOARD)) return 'bears marks of a battle'
  if (t.fleet.group[unit] !== 0 || t.fleet.hits[unit] !== 0) return 'is still in a group, or hit'
  if (isNeutral(t, unit) || !isHex(at)) return isBox(at) && isGround(unit) && MA[unit] === 0 ? 'is afloat' : undefined
  if (isForbidden(t, at)) return 'is in neutral Portugal'
  return isVessel(unit) ? wrongAtAnchor(t, unit, at) : wrongAshore(t, unit, at)
}

/** §4.1.4, §2.5.6, §10.1.6: units hold their hex alone, with its town and its Carriers. */
function wrongAshore(t: Table, unit: Unit, at: Hex): string | undefined {
  const side = sideOf(t, unit)
  if (hasUnit(t, foe(side), at)) return 'shares its hex with the enemy'
  if (carriersAt(t, foe(side), at) > 0) return 'has captured no Carriers'
  return hasTown(at) && t.towns.holder[TOWN[at] as Town] !== side ? 'has not taken the town' : undefined
}

/** §12.3.9, §12.3.10, §12.3.4. */
function wrongAtAnchor(t: Table, unit: Unit, at: Hex): string | undefined {
  const side = sideOf(t, unit)
  if (hasUnit(t, foe(side), at) && !hasUnit(t, side, at)) return 'lies among enemies'
  if (PORT_ONLY[unit] === 1 && !isPort(at)) return 'is in no port'
  return (t.units.spent[unit] as number) > VESSEL_POINTS ? 'has sailed too far' : undefined
}

/** What must not be while an assault is made or a battle fought: somebody in it who is elsewhere, or of the other side. */
export function wrongInBattle(t: Table): string | undefined {
  for (const side of [GERMAN, ENTENTE]) {
    const force = side === t.battle.attacker ? t.attackers : t.defenders
    for (let u = force.next(0); u >= 0; u = force.next(u + 1))
      if (t.units.where[u] !== t.battle.at || sideOf(t, u) !== side) return `${NAMES[u]} is not in the battle`
  }
  return undefined
}
