import { COUNTERS } from '../../data/counters.ts'
import { TERRAIN } from '../../data/map.ts'
import { TOWNS } from '../../data/places.ts'
import { RAILS } from '../../data/rails.ts'
import { BODIES, SPLIT_HEXES } from '../../data/waters.ts'
import { traced, waterHolder } from './communications.ts'
import { isLand, isWatery, NEIGHBOURS, type Piece, type Spot, type World } from './world.ts'

type Side = 'german' | 'entente'
const enemyOf = (side: Side): Side => (side === 'german' ? 'entente' : 'german')

/** What a stack can do in one move, if it uses up no Carrier (10.1.8) and stays together. */
export interface Journeys {
  /** Hexes where it may end its move by land and rail, with the points that its slowest has left at most. */
  readonly ends: ReadonlyMap<Spot, number>
  /** Hexes with enemy units that all of it can enter by land. */
  readonly attacks: ReadonlySet<Spot>
  /** Hexes where it can land, by the water it crosses; enemy-held ones too. */
  readonly landings: ReadonlyMap<string, ReadonlySet<Spot>>
}

/** Where a stack stands, and what it has changed on its way: towns it has taken. */
interface Standing {
  readonly hex: Spot
  readonly shore: number
  readonly left: number
  readonly taken: readonly Spot[]
}

const OPPOSITE: Readonly<Record<string, string>> = { N: 'S', S: 'N', NE: 'SW', SW: 'NE', NW: 'SE', SE: 'NW' }
const ROUGH = 'fms'
const letter = (hex: Spot): string => TERRAIN[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1] ?? '~'
/** The chart: open and arid ground 1, all other land 2. */
const ground = (hex: Spot): number => ('oa'.includes(letter(hex)) ? 1 : 2)
const counterOf = (piece: Piece) => COUNTERS.find((each) => each.id === piece.name)

const hostile = (w: World, side: Side, hex: Spot): boolean =>
  (w.unitsAt.get(hex) ?? []).some((unit) => unit.party !== side)
/** What it costs to enter a hex: its ground, and a point if enemy units are there (12.3.6). */
const price = (w: World, side: Side, hex: Spot): number => ground(hex) + (hostile(w, side, hex) ? 1 : 0)

/** §10.1.7: the shore one comes to stand on, or undefined where nobody can go by land. */
function crossing(from: Spot, shore: number, way: string, to: Spot): number | undefined {
  if (!isLand(to)) return undefined
  const here = SPLIT_HEXES.find((split) => split.hex === from)
  const there = SPLIT_HEXES.find((split) => split.hex === to)
  const leaves = here === undefined || (here.shores[shore]?.sides ?? []).some((side) => side === way)
  if (!leaves) return undefined
  if (there === undefined) return here === undefined && isWatery(from, to) ? undefined : 0
  const entered = there.shores.findIndex((each) => each.sides.some((side) => side === OPPOSITE[way]))
  return entered < 0 ? undefined : entered
}

const ZANZIBAR = ['3217', '3218', '3318', '3319']
/** §4.1.4, §4.1.6: the town that falls to units of the side which enter a hex, if any. */
function townTaken(w: World, side: Side, hex: Spot): Spot | undefined {
  if (ZANZIBAR.includes(hex)) return ZANZIBAR.some((each) => hostile(w, side, each)) ? undefined : '3218'
  return TOWNS.some((town) => town.hex === hex) ? hex : undefined
}

const holds = (w: World, side: Side, taken: readonly Spot[], town: Spot): boolean =>
  taken.includes(town) || w.holders.get(town) === side

/** §10.2.2: the stretches of a line between towns that follow one another; the last of Blantyre has one town. */
const STRETCHES: readonly { readonly hexes: readonly Spot[]; readonly towns: readonly Spot[] }[] = RAILS.flatMap(
  ({ hexes }) => {
    const isTown = (hex: Spot): boolean => TOWNS.some((town) => town.hex === hex)
    const stops = hexes.map((hex, i) => (isTown(hex) || i === hexes.length - 1 ? i : -1)).filter((i) => i >= 0)
    return stops.slice(1).map((end, i) => {
      const part = hexes.slice(stops[i], end + 1)
      return {
        hexes: part,
        towns: [part[0], part[part.length - 1]].filter((hex) => hex !== undefined && isTown(hex)) as Spot[],
      }
    })
  },
)

/** §10.2.2: is the stretch the side's, with no enemy unit on it or next to it by land? */
const runs = (w: World, side: Side, taken: readonly Spot[], stretch: (typeof STRETCHES)[number]): boolean =>
  stretch.towns.every((town) => holds(w, side, taken, town)) &&
  stretch.hexes.every((hex) => {
    const beside = [...(NEIGHBOURS.get(hex)?.values() ?? [])].filter((next) => !isWatery(hex, next))
    return [hex, ...beside].every((each) => !(w.unitsAt.get(each) ?? []).some((unit) => unit.party === enemyOf(side)))
  })

/** §10.2.6: every hex that the side can ride to from this one. */
function ridden(w: World, side: Side, taken: readonly Spot[], from: Spot): ReadonlySet<Spot> {
  const open = STRETCHES.filter((stretch) => runs(w, side, taken, stretch))
  const seen = new Set([from])
  for (let size = 0; size < seen.size; ) {
    size = seen.size
    for (const { hexes } of open) if (hexes.some((hex) => seen.has(hex))) for (const hex of hexes) seen.add(hex)
  }
  seen.delete(from)
  return seen
}

/** §10.1.8: points that each of the stack sets out with; undefined for one that cannot move at all. */
function allowance(w: World, side: Side, unit: Piece): number | undefined {
  const counter = counterOf(unit)
  const { free } = traced(w, { side, nation: unit.nation, hex: unit.at, attacking: false, landed: false })
  if (counter === undefined || counter.move === 0) return undefined
  if (free) return counter.move
  return counter.type === 'armored-car' ? undefined : counter.move - 1
}

/** The move of a stack; undefined when one of it cannot move. */
export function journeys(w: World, side: Side, stack: readonly Piece[]): Journeys | undefined {
  const points = stack.map((unit) => allowance(w, side, unit))
  if (points.some((each) => each === undefined)) return undefined
  const cars = stack.some((unit) => counterOf(unit)?.type === 'armored-car')
  const start: Standing = {
    hex: stack[0]?.at ?? '',
    shore: stack[0]?.secondShore ? 1 : 0,
    left: Math.min(...(points as number[])),
    taken: [],
  }
  const shuts = (hex: Spot): boolean => cars && ROUGH.includes(letter(hex))
  const attacks = new Set<Spot>()
  const best = new Map<string, Standing>()
  const queue = [start]
  const keyOf = (s: Standing): string => `${s.hex}/${s.shore}/${[...s.taken].sort().join()}`
  const come = (s: Standing): void => {
    const known = best.get(keyOf(s))
    if (known !== undefined && known.left >= s.left) return
    best.set(keyOf(s), s)
    queue.push(s)
  }
  best.set(keyOf(start), start)
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const [way, to] of NEIGHBOURS.get(at.hex) ?? []) {
      const shore = crossing(at.hex, at.shore, way, to)
      const left = at.left - price(w, side, to)
      if (shore === undefined || left < 0 || shuts(to)) continue
      if (hostile(w, side, to)) attacks.add(to)
      else come({ hex: to, shore, left, taken: after(w, side, at.taken, to) })
    }
    if (stack.length <= 6) for (const to of ridden(w, side, at.taken, at.hex)) come({ ...at, hex: to, shore: 0 })
  }
  const ends = new Map<Spot, number>()
  for (const { hex, left } of best.values()) ends.set(hex, Math.max(left, ends.get(hex) ?? 0))
  return { ends, attacks, landings: landingsOf(w, side, stack, [...best.values()], shuts) }
}

function after(w: World, side: Side, taken: readonly Spot[], hex: Spot): readonly Spot[] {
  const town = townTaken(w, side, hex)
  return town === undefined || holds(w, side, taken, town) ? taken : [...taken, town]
}

/** §10.3.8, §10.3.9: the chart, by nation and water. */
function room(w: World, nation: Piece['nation'], body: string): number {
  const isOn = (boat: string): boolean =>
    w.pieces.some(({ name, at }) => name === boat && (at === body || coastOf(body).includes(at)))
  if (nation === 'german' && isOn('Gv-Gotzen')) return 6
  if (nation === 'belgian' && isOn('Bn-Dhanis')) return 6
  const chart: Readonly<Record<string, readonly number[]>> = {
    british: [w.turn >= 16 ? 12 : 9, 4, w.turn >= 15 ? 2 : 1, 3],
    belgian: [0, 0, 2, 0],
    german: [1, 1, 2, 1],
    portuguese: [3, 0, 0, 0],
  }
  return chart[nation]?.[BODIES.findIndex((each) => each.name === body)] ?? 0
}

const coastOf = (body: string): readonly Spot[] => BODIES.find((each) => each.name === body)?.coast ?? []

/** §10.3.1 to §10.3.3: from every coast that the stack can come to, to every other coast of the same water. */
function landingsOf(
  w: World,
  side: Side,
  stack: readonly Piece[],
  standings: readonly Standing[],
  shuts: (hex: Spot) => boolean,
): ReadonlyMap<string, ReadonlySet<Spot>> {
  const found = new Map<string, ReadonlySet<Spot>>()
  for (const { name } of BODIES.filter((each) => each.patrolBox)) {
    const counts = (nation: Piece['nation']): number => stack.filter((unit) => unit.nation === nation).length
    const fits = stack.every(({ nation }) => counts(nation) <= room(w, nation, name))
    if (!fits || waterHolder(w, name) === enemyOf(side)) continue
    const coast = coastOf(name)
    const boarding = standings.filter(({ hex }) => coast.includes(hex))
    const landing = coast.filter(
      (to) => isLand(to) && !shuts(to) && boarding.some(({ hex, left }) => hex !== to && left >= price(w, side, to)),
    )
    found.set(name, new Set(landing))
  }
  return found
}
