import { TOWNS } from '../../data/places.ts'
import { RAILS } from '../../data/rails.ts'
import { BODIES } from '../../data/waters.ts'
import { ALL, isWatery, NEIGHBOURS, type Party, type Spot, type World } from './world.ts'

type Side = 'german' | 'entente'
const enemyOf = (side: Side): Side => (side === 'german' ? 'entente' : 'german')
const TOWN_HEXES: ReadonlySet<Spot> = new Set(TOWNS.map((town) => town.hex))
const LINE_AT: ReadonlyMap<Spot, readonly Spot[]> = new Map(
  RAILS.flatMap((rail) => rail.hexes.map((hex) => [hex, rail.hexes] as const)),
)

const parties = (w: World, hex: Spot): ReadonlySet<Party> => new Set((w.unitsAt.get(hex) ?? []).map((u) => u.party))
/** Has the side a unit in the hex? */
export const isThere = (w: World, side: Side, hex: Spot): boolean => parties(w, hex).has(side)

/** §4.1.3 and ruling 11: who controls the railway or town of a hex; 'nobody' if neither side. */
export function holder(w: World, hex: Spot): Party {
  if (TOWN_HEXES.has(hex)) return w.holders.get(hex) ?? 'nobody'
  const line = LINE_AT.get(hex)
  if (line === undefined) return 'nobody'
  const there = parties(w, hex)
  if (there.size === 1) return [...there][0] as Party
  if (there.size > 1) return 'nobody'
  const ends = endsOf(line, hex).map((town) => w.holders.get(town))
  return ends.every((each) => each === ends[0]) ? (ends[0] ?? 'nobody') : 'nobody'
}

/** The nearest towns on both sides along a line; only one where the track ends first. */
function endsOf(line: readonly Spot[], hex: Spot): Spot[] {
  const at = line.indexOf(hex)
  const before = line.slice(0, at).findLast((each) => TOWN_HEXES.has(each))
  const after = line.slice(at + 1).find((each) => TOWN_HEXES.has(each))
  return [before, after].filter((each) => each !== undefined)
}

/** Rulings 13 and 14: who controls a great water, by the ships and boats in its Patrol Box now. */
export function waterHolder(w: World, body: string): Party {
  const there = new Set((w.vesselsAt.get(body) ?? []).map((vessel) => vessel.party))
  there.delete('nobody')
  return there.size === 1 ? ([...there][0] as Party) : 'nobody'
}

/** How a trace is made. */
export interface Trace {
  readonly side: Side
  readonly nation: 'british' | 'belgian' | 'portuguese' | 'german'
  readonly hex: Spot
  /** In a battle as the attacker: its own hex is a node only by its Carriers. */
  readonly attacking: boolean
  /** Has landed: begins nowhere but at the Carrier it brought. */
  readonly landed: boolean
}

/** §7.1: a source of the side is reached, or else the hexes whose Carriers could be cited. */
export function traced(w: World, trace: Trace): { readonly free: boolean; readonly carriers: ReadonlySet<Spot> } {
  const seen = new Set<string>()
  const queue: string[] = []
  const add = (node: string): void => {
    if (!seen.has(node)) queue.push(node)
    seen.add(node)
  }
  for (const start of startsOf(trace)) if (isLandNode(w, trace, start)) add(`land ${start}`)
  for (let node = queue.pop(); node !== undefined; node = queue.pop())
    for (const next of onFrom(w, trace, node)) add(next)
  const land = [...seen].filter((node) => node.startsWith('land ')).map((node) => node.slice('land '.length))
  return {
    free: land.some((hex) => ['3219', '3412', '2048'].includes(hex) && w.holders.get(hex) === trace.side),
    carriers: new Set(land.filter((hex) => (w.carriers[trace.side].get(hex) ?? 0) > 0)),
  }
}

/** §7.1.7, §7.1.8, §10.3.5: the own hex; for Germans and Belgians who have not landed, also those next to it by land. */
function startsOf({ nation, hex, landed }: Trace): Spot[] {
  if (landed || nation === 'british' || nation === 'portuguese') return [hex]
  return [hex, ...[...(NEIGHBOURS.get(hex)?.values() ?? [])].filter((next) => !isWatery(hex, next))]
}

/** §7.1.4: Carrier, town or railway of the side, and no enemy there; the own hex of an attacker counts for its Carriers alone. */
function isLandNode(w: World, { side, hex: own, attacking, landed }: Trace, hex: Spot): boolean {
  const carriers = (w.carriers[side].get(hex) ?? 0) > 0
  if (hex === own && (attacking || landed)) return carriers
  if (hex !== own && isThere(w, enemyOf(side), hex)) return false
  return carriers || holder(w, hex) === side
}

const WATERS_AT: ReadonlyMap<Spot, readonly string[]> = new Map(
  ALL.map((hex) => [hex, BODIES.filter((body) => body.hexes.includes(hex)).map((body) => body.name)]),
)
const GREAT: ReadonlySet<string> = new Set(BODIES.filter((body) => body.patrolBox).map((body) => body.name))

/** §7.1.5: may the side's lines cross this water? */
const isUsable = (w: World, side: Side, body: string): boolean =>
  !GREAT.has(body) || waterHolder(w, body) !== enemyOf(side)

/** Ruling 29: the nodes that a node joins. */
function onFrom(w: World, trace: Trace, node: string): string[] {
  const [kind = '', hex = '', ...rest] = node.split(' ')
  const near = [...(NEIGHBOURS.get(hex)?.values() ?? [])]
  const body = rest.join(' ')
  const lands = (kind === 'land' ? near.filter((next) => !isWatery(hex, next)) : [hex, ...near]).filter((next) =>
    isLandNode(w, trace, next),
  )
  const waters = [hex, ...near].flatMap((next) =>
    (WATERS_AT.get(next) ?? [])
      .filter((each) => (kind === 'land' ? isUsable(w, trace.side, each) : each === body))
      .map((each) => `water ${next} ${each}`),
  )
  return [...lands.map((next) => `land ${next}`), ...waters]
}
