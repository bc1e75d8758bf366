import {
  type Action,
  ALLOWED,
  asked,
  BARRED,
  type Direction,
  flood,
  type Hex,
  hexNet,
  makeWays,
  neighbour,
  OFF_MAP,
  passage,
  wayTo,
} from '@boma/kernel'
import type { Goal, Leaving, Reach } from '@boma/showing'
import { paceOf } from '@boma/showing'
import { act } from '../actions.ts'
import { COST, grid } from '../board.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { isInContact, pointsLeft, unitAt, whyNotEnter } from '../rules/04-march.ts'
import { whyNotFire } from '../rules/05-fire.ts'
import { flow, marcher, whyNotActivate } from '../sequence.ts'

/** §4.1: hexes that can be entered, at what they cost. */
const march = passage<Table, Hex>({
  // The hex that it has left is free again.
  cost: (t, unit, _from, _way, to) =>
    to === t.units.where[unit as Unit] || whyNotEnter(t, to) === ALLOWED ? COST[to] : BARRED,
  // §4.5: contact ends a march that has begun
  halts: (t, unit, hex) => isInContact(t, unit as Unit, hex),
})
const ways = makeWays(hexNet(grid))

/** A way that a counter may march, and what it has left at the end. */
interface March {
  readonly path: readonly Hex[]
  readonly left: number
}

/** How far the counter of a hex gets in its activation, and whom it can fire at then. */
export function reach(t: Table, { space, pieces, via = [] }: Leaving): Reach | undefined {
  const unit = mobileAt(t, space as Hex)
  if (unit === undefined) return undefined
  if (pieces !== undefined && !pieces.includes(unit)) return { pieces: [], mobile: [unit], goals: [] }
  const begun = marcher(t) === undefined ? [act.activate(unit)] : []
  const marches = marchesBy(t, unit, via as readonly Hex[])
  return {
    pieces: [unit],
    mobile: [unit],
    ...paceOf([unit], (u) => pointsLeft(t, u), String),
    goals: [...stops(t, unit, marches, begun), ...shots(t, unit, marches, begun)],
  }
}

/** §3.2: the counter in the hex, if it may act now or is acting. */
function mobileAt(t: Table, hex: Hex): Unit | undefined {
  const unit = hex < grid.size ? unitAt(t, hex) : -1
  const isToAct = asked(flow, t)?.name === 'activate' && whyNotActivate(t, unit as Unit) === ALLOWED
  return unit >= 0 && (unit === marcher(t) || isToAct) ? (unit as Unit) : undefined
}

/** The cheapest way to every hex by these places, the way that stays included. */
function marchesBy(t: Table, unit: Unit, via: readonly Hex[]): readonly March[] {
  const from = t.units.where[unit]
  let before: March = { path: [from], left: t.units.spent[unit] > 0 && isInContact(t, unit) ? 0 : pointsLeft(t, unit) }
  for (const place of via) {
    const next = marchesOn(t, unit, before).find(({ path }) => path[path.length - 1] === place)
    if (next === undefined) return []
    before = next
  }
  return marchesOn(t, unit, before)
}

/** Every way on from the end of one. */
function marchesOn(t: Table, unit: Unit, { path, left }: March): readonly March[] {
  const here = path[path.length - 1]
  const isHalted = path.length > 1 && isInContact(t, unit, here)
  flood(ways, march, t, unit, here, isHalted ? 0 : left)
  return Array.from({ length: ways.count }, (_, i) => {
    const on: Hex[] = []
    wayTo(ways, ways.places[i], on)
    return { path: [...path, ...on.slice(1)], left: left - ways.spent[ways.places[i]] }
  })
}

const endOf = ({ path }: March): Hex => path[path.length - 1]

/** §5.1: the enemies next to a hex at which the counter could fire from there. */
function targets(t: Table, unit: Unit, from: Hex): readonly Hex[] {
  const found: Hex[] = []
  for (let d = 0; d < 6; d++) {
    const hex = neighbour(grid, from, d as Direction)
    if (hex !== OFF_MAP && whyNotFire(t, unit, hex, from) === ALLOWED) found.push(hex)
  }
  return found
}

/** Where a march may end; whoever could fire there is asked about it, others halt. */
const stops = (t: Table, unit: Unit, marches: readonly March[], begun: readonly Action[]): readonly Goal[] =>
  marches
    .filter(({ path }) => path.length > 1)
    .map((way) => {
      const last = targets(t, unit, endOf(way)).length > 0 ? [] : [act.halt()]
      return goalOf(t, unit, way, endOf(way), { order: [...begun, ...steps(way), ...last], hostile: false })
    })

/** §5.1: every enemy who can be fired at, from where the counter gets most cheaply. */
function shots(t: Table, unit: Unit, marches: readonly March[], begun: readonly Action[]): readonly Goal[] {
  const best = new Map<Hex, March>()
  // Ways come cheapest first.
  for (const way of marches)
    for (const enemy of targets(t, unit, endOf(way))) if (!best.has(enemy)) best.set(enemy, way)
  return [...best].map(([enemy, way]) =>
    goalOf(t, unit, way, enemy, { order: [...begun, ...steps(way), act.fire(enemy)], hostile: true }),
  )
}

const steps = ({ path }: March): readonly Action[] => path.slice(1).map((hex) => act.march(hex))

function goalOf(t: Table, unit: Unit, way: March, space: Hex, how: Pick<Goal, 'order' | 'hostile'>): Goal {
  const halts = way.path.length > 1 && isInContact(t, unit, endOf(way))
  return { space, by: 'march', path: way.path, left: String(way.left), halts, ...how }
}
