import { type Action, type Hex, other } from '@boma/kernel'
import type { Goal, Reach } from '@boma/showing'
import { leadsBy, paceOf } from '@boma/showing'
import { act } from '../../actions.ts'
import { bodyOf, COAST, isBox } from '../../board.ts'
import type { Table } from '../../layout.ts'
import type { Unit } from '../../roster.ts'
import { firstVesselIn } from '../../rules/04-control.ts'
import { boxBy, VESSEL_POINTS } from '../../rules/12.1-waters.ts'
import { whyNotEnter, whyNotSail } from '../../rules/12.3-sailing.ts'
import { hasUnit, nextIn } from '../../stacks.ts'
import { say, type Words } from '../../words/words.ts'
import { asked } from '../asked.ts'
import { beginAnew, clone, isPlayed } from './outset.ts'

/** The vessels in a space that may put to sea, when that is asked. */
export function sailorsIn(t: Table, space: Hex): readonly Unit[] {
  const found: Unit[] = []
  if (asked(t) !== 'impulse') return found
  for (let u = firstVesselIn(t, space); u >= 0; u = nextIn(t, u)) if (whyNotSail(t, u) === 0) found.push(u)
  return found
}

const left = (t: Table, fleet: readonly Unit[]): number =>
  Math.min(...fleet.map((u) => VESSEL_POINTS - t.units.spent[u]))

/**
 * §12.3: where vessels of one space sail together: out to the Patrol Box, in to a coast, or both, each for a point. Where
 * somebody may be met, or is driven off, that is decided first, and the order ends there.
 */
export function sailing(
  t: Table,
  fleet: readonly Unit[],
  via: readonly Hex[],
  words: Words,
): Omit<Reach, 'pieces' | 'mobile'> {
  const [first] = fleet
  if (first === undefined) return { goals: [] }
  const pace = paceOf(fleet, (u) => VESSEL_POINTS - t.units.spent[u], String)
  const from = t.units.where[first]
  beginAnew()
  if (isBox(from)) return { ...pace, goals: byWay(landfalls(t, fleet, [], [from], words), via) }
  const box = boxBy(from)
  const order = orderTo(fleet, box)
  const out = clone(t)
  const isOut = areAllowed(t, fleet, box) && order.every((action) => isPlayed(out, action)) && asked(out) === 'impulse'
  if (!areAllowed(t, fleet, box)) return { ...pace, goals: [] }
  const goals = [goalTo([from, box], order, left(t, fleet) - 1)]
  if (isOut && left(out, fleet) > 0) goals.push(...landfalls(out, fleet, order, [from, box], words))
  // Whoever points at where they lie means no voyage round.
  return { ...pace, goals: byWay(goals, via).filter(({ space }) => space !== from) }
}

const byWay = (goals: readonly Goal[], via: readonly Hex[]): readonly Goal[] =>
  goals.filter(({ path }) => leadsBy(path, via))

const areAllowed = (t: Table, fleet: readonly Unit[], to: Hex): boolean =>
  fleet.every((u) => whyNotEnter(t, u, to) === 0)

/** The coasts around the Patrol Box in which the vessels are. */
const landfalls = (
  t: Table,
  fleet: readonly Unit[],
  before: readonly Action[],
  way: readonly Hex[],
  words: Words,
): readonly Goal[] =>
  (COAST[bodyOf(way[way.length - 1] as Hex)] ?? [])
    .filter((to) => areAllowed(t, fleet, to))
    .map((to) => ({
      ...goalTo([...way, to], [...before, ...orderTo(fleet, to)], left(t, fleet) - 1),
      ...(isHeldByFoe(t, to) ? { price: say(words, 'reach.drivenOff') } : {}),
    }))

/** §12.3.9, ruling 122: vessels come in, and must out again after whatever they meet there. */
const isHeldByFoe = (t: Table, to: Hex): boolean =>
  hasUnit(t, other(t.tracks.phasing), to) && !hasUnit(t, t.tracks.phasing, to)

/** The first puts to sea, the others with it, in the order of counters. */
const orderTo = ([first, ...others]: readonly Unit[], to: Hex): readonly Action[] => [
  act.sail(first as Unit),
  ...others.map((u) => act.consort(u)),
  act.steer(to),
]

const goalTo = (path: readonly Hex[], order: readonly Action[], points: number): Goal => ({
  space: path[path.length - 1] as Hex,
  by: 'sea',
  order,
  path,
  left: String(points),
  halts: false,
  hostile: false,
})
