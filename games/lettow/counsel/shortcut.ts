import { type Plan, type Quest, UNCOUNTED } from '@boma/counsel'
import { type Action, ALLOWED, Moves } from '@boma/kernel'
import { act } from '../actions.ts'
import { PLACES, type Space } from '../board.ts'
import type { Table } from '../layout.ts'
import { CONTINGENT_OF, IS_GARRISON, type Unit } from '../roster.ts'
import { hasEnemy, putAt } from '../rules/03-map.ts'
import { listMarchesOf, PORTS_FROM } from '../rules/10-listing.ts'
import { wayTo, whyNotSail } from '../rules/10-movement.ts'
import { whyNotMarch } from '../rules/10-stirring.ts'
import { roomIn } from '../rules/11-stacking.ts'
import { calledBy, SEA, spacesBy, together, wayByWater } from './ways.ts'

// Whoever moves changes nothing but where he is, so he is put from space to space on one table. Nobody else is listed.

/** How far he has come. */
interface Stop {
  readonly at: Space
  readonly by: string
  readonly left: number
  readonly order: readonly Action[]
  readonly path: readonly Space[]
}

/** §11.0, §29.0: is there room for all of them, and are they of one contingent? Garrisons need none. */
function haveRoom(t: Table, units: readonly Unit[], place: Space): boolean {
  let crowd = 0
  for (const u of units) {
    if (CONTINGENT_OF[u] !== CONTINGENT_OF[units[0] as Unit]) return false
    crowd += 1 - IS_GARRISON[u]
  }
  return crowd <= roomIn(t, t.tracks.phasing, place)
}

/** §11.0: the plan for all of them, if there is room; one unit goes after another, each all the way (10.0). */
function planTo(
  t: Table,
  { at, by, left, order, path }: Stop,
  pieces: readonly number[],
  hostile: boolean,
): readonly Plan[] {
  if (!haveRoom(t, pieces as readonly Unit[], at)) return []
  const meets = hostile ? [at] : []
  const all = together(pieces, order)
  return [
    { space: at, by, order: all, path, left, halts: false, hostile, meets, shows: false, rolls: false, asks: false },
  ]
}

const moves = new Moves()
/** The most points with which he came to each space. */
const known = new Int8Array(PLACES)

/** §10.1: all spaces that the first of them comes to, and all enemies, those with the most points left first. */
function byLand(t: Table, left: number, { pieces, outset, leaving }: Quest<Table>): readonly Plan[] {
  const lead = pieces[0] as Unit
  const from = leaving.space as Space
  const more = t.units.left[lead] - left
  const found: Found = { stops: Array.from({ length: left + 1 }, () => []), strikes: new Map() }
  known.fill(UNCOUNTED)
  known[from] = left
  found.stops[left]?.push({ at: from, by: outset.by, left, order: [], path: [from] })
  const ends: Stop[] = []
  for (let points = left; points >= 0; points--)
    for (const stop of found.stops[points] ?? []) {
      if (known[stop.at] > points) continue
      if (stop.at !== from) ends.push(stop)
      putAt(t, lead, stop.at)
      t.units.left[lead] = points + more
      if (points > 0 && whyNotMarch(t, lead) === ALLOWED) goOn(t, lead, stop, found)
    }
  putAt(t, lead, from)
  return [
    ...ends.flatMap((stop) => planTo(t, stop, pieces, false)),
    ...[...found.strikes.values()].flatMap((stop) => planTo(t, stop, pieces, true)),
  ]
}

/** Where he has come: stops to go on from, by the points left, and the enemies. */
interface Found {
  readonly stops: readonly Stop[][]
  readonly strikes: Map<Space, Stop>
}

/** Notes where one move takes him from where he is. */
function goOn(t: Table, lead: Unit, { at, by, left, order, path }: Stop, { stops, strikes }: Found): void {
  moves.count = 0
  listMarchesOf(t, lead, moves)
  for (let i = 0; i < moves.count; i++) {
    const action = moves.at(i)
    const to = act.move.space(action)
    const legs = wayTo(t, lead, to)
    const rest = left - legs.length
    const isMet = hasEnemy(t, t.tracks.phasing, to)
    if (rest < 0 || (!isMet && known[to] >= rest)) continue
    const way = spacesBy(at, legs)
    const stop = { at: to, by: calledBy(by, legs), left: rest, order: [...order, action], path: [...path, ...way] }
    if (isMet) note(strikes, stop)
    else {
      known[to] = rest
      stops[rest]?.push(stop)
    }
  }
}

/** Notes how an enemy is come to, unless it is known better: with more points left, by fewer spaces. */
function note(strikes: Map<Space, Stop>, stop: Stop): void {
  const other = strikes.get(stop.at)
  if (other === undefined || (stop.left - other.left || other.path.length - stop.path.length) > 0)
    strikes.set(stop.at, stop)
}

/** §28.2: may all of them cross water to that port? */
const maySail = (t: Table, units: readonly Unit[], port: Space): boolean =>
  haveRoom(t, units, port) && units.every((u) => whyNotSail(t, u, port) === ALLOWED)

/** §28.2: all ports that they may cross water to, one after another. */
function byWater(t: Table, { pieces }: Quest<Table>): readonly Plan[] {
  const from = t.units.where[pieces[0] as Unit]
  const plans = (PORTS_FROM[from] ?? []).flatMap((space): readonly Plan[] => {
    if (!maySail(t, pieces as readonly Unit[], space)) return []
    const hostile = hasEnemy(t, t.tracks.phasing, space)
    const order = pieces.map((u) => act.sail(u as Unit, space))
    const plan = { space, by: SEA, order, path: wayByWater(from, space), halts: hostile, hostile }
    return [{ ...plan, meets: hostile ? [space] : [], shows: false, rolls: false, asks: false }]
  })
  return [...plans.filter(({ hostile }) => !hostile), ...plans.filter(({ hostile }) => hostile)]
}

/** All plans by one outset, unless they are to lead by some place. */
export function shortcut(t: Table, left: number, quest: Quest<Table>): readonly Plan[] | undefined {
  if ((quest.leaving.via ?? []).length > 0) return undefined
  return quest.outset.by === SEA ? byWater(t, quest) : byLand(t, left, quest)
}
