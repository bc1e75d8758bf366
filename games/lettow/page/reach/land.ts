import {
  ALLOWED,
  BARRED,
  copy,
  flood,
  makeWays,
  netOf,
  newTable,
  passage,
  type Side,
  wayTo as wayOf,
} from '@boma/kernel'
import type { Goal } from '@boma/showing'
import { leadsBy } from '@boma/showing'
import { act } from '../../actions.ts'
import { NEXT_TO, railTo, SPACES, type Space } from '../../board.ts'
import { layout, type Table } from '../../layout.ts'
import type { Unit } from '../../roster.ts'
import { hasEnemy, isClosed } from '../../rules/03-map.ts'
import { canRide, RAIL_NET } from '../../rules/10.6-rail.ts'
import { move, wayTo, whyNotMove } from '../../rules/10-movement.ts'
import { roomIn, whyNotStack } from '../../rules/11-stacking.ts'

/** §10.2, §10.6: what a point may take a unit along: trails, and lines of any length. */
const ways = makeWays(
  netOf(Array.from({ length: SPACES }, (_, s) => [...(NEXT_TO[s] ?? []), ...(RAIL_NET[s] ?? [])] as Space[])),
)

const byTrailAndRail = passage<Table, Space>({
  cost(t, side, from, way, to) {
    if (isClosed(t, to)) return BARRED
    return way < (NEXT_TO[from] as readonly Space[]).length || canRide(t, side as Side, from, to) ? 1 : BARRED
  },
  // §10.3: whoever enters an enemy's space stops there
  halts: (t, side, place) => hasEnemy(t, side as Side, place),
})

/** The table on which moves are tried out. */
const tried = newTable(layout) as Table

/** Spaces from the first to the last, a point from each to the next. */
type Nodes = readonly Space[]

/** The cheapest ways to all spaces within so many points, the start itself the first. */
function nodesFrom(t: Table, start: Space, points: number): readonly Nodes[] {
  flood(ways, byTrailAndRail, t, t.tracks.phasing, start, points)
  return Array.from({ length: ways.count }, (_, i) => {
    const nodes: Space[] = []
    wayOf(ways, ways.places[i], nodes)
    return nodes
  })
}

/** The way by these places, one after another; undefined when the points do not take anybody so far. */
function nodesBy(t: Table, start: Space, via: readonly Space[], points: number): Nodes | undefined {
  let nodes: Nodes = [start]
  for (const place of via) {
    const here = nodes[nodes.length - 1] as Space
    // §10.3: nobody goes on from an enemy's space
    if (hasEnemy(t, t.tracks.phasing, here)) return undefined
    const on = nodesFrom(t, here, points + 1 - nodes.length).find((way) => way[way.length - 1] === place)
    if (on === undefined) return undefined
    nodes = [...nodes, ...on.slice(1)]
  }
  return nodes
}

/** A way as a unit goes it: where it stops, the spaces it comes by, and whether it rides all the way. */
interface Trip {
  readonly stops: readonly Space[]
  readonly path: readonly Space[]
  readonly points: number
  readonly rides: boolean
}

/** §11.0, §29.0: tries a way out, from each space where the unit may stay to the next; undefined when it may not be gone. */
function tripOn(t: Table, unit: Unit, nodes: Nodes): Trip | undefined {
  const end = nodes[nodes.length - 1]
  const stops = nodes.slice(1).filter((s) => s === end || whyNotStack(t, unit, s) === ALLOWED)
  const path: Space[] = [nodes[0] as Space]
  let rides = true
  copy(t, tried)
  for (const stop of stops) {
    if (whyNotMove(tried, unit, stop) !== ALLOWED) return undefined
    for (const { to, byRail } of wayTo(tried, unit, stop)) {
      rides &&= byRail
      path.push(...(byRail ? railTo(path[path.length - 1] as Space, to) : [to]))
    }
    move(tried, unit, stop)
  }
  return { stops, path, points: t.units.left[unit] - tried.units.left[unit], rides }
}

/** §10.0: every space that all of them can get to by land, one unit after another, each all the way. */
export function byLand(t: Table, units: readonly Unit[], via: readonly Space[]): readonly Goal[] {
  const points = Math.min(...units.map((u) => t.units.left[u]))
  const from = t.units.where[units[0] as Unit]
  const straight = nodesFrom(t, from, points).slice(1)
  const goals = straight.flatMap((nodes) => goalOn(t, units, nodes, via))
  const round = via.length === 0 ? undefined : nodesBy(t, from, via, points)
  if (round === undefined) return goals
  const beyond = hasEnemy(t, t.tracks.phasing, round[round.length - 1] as Space)
    ? [round]
    : nodesFrom(t, round[round.length - 1] as Space, points + 1 - round.length).map((on) => [...round, ...on.slice(1)])
  const isNew = (nodes: Nodes): boolean => !goals.some(({ space }) => space === nodes[nodes.length - 1])
  return [...goals, ...beyond.filter(isNew).flatMap((nodes) => goalOn(t, units, nodes, via))]
}

/** The goal at the end of a way, if it leads by the places named and has room for all. */
function goalOn(t: Table, units: readonly Unit[], nodes: Nodes, via: readonly Space[]): readonly Goal[] {
  const space = nodes[nodes.length - 1] as Space
  if (space === nodes[0] || roomIn(t, t.tracks.phasing, space) < units.length) return []
  const trip = tripOn(t, units[0] as Unit, nodes)
  if (trip === undefined || !leadsBy(trip.path, via)) return []
  const left = Math.min(...units.map((u) => t.units.left[u])) - trip.points
  return [
    {
      space,
      by: trip.rides ? 'rail' : 'march',
      order: units.flatMap((u) => trip.stops.map((stop) => act.move(u, stop))),
      path: trip.path,
      left: left > 0 ? String(left) : '',
      halts: false,
      hostile: hasEnemy(t, t.tracks.phasing, space),
    },
  ]
}
