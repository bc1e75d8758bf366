import type { Marching, MarchStep, Outset } from '@boma/counsel'
import { type Action, ALLOWED, type Hex, type Refusal } from '@boma/kernel'
import { act } from '../actions.ts'
import { CAPE, net } from '../board.ts'
import type { Table } from '../layout.ts'
import { IS_TRAIN, type Unit } from '../roster.ts'
import { PRICES, whyNotPay } from '../rules/09-action-points.ts'
import {
  FOOT,
  lastJoined,
  type Mode,
  RAIL,
  SEA_LANE,
  TO_LEADER,
  whyNotForm,
  whyNotGo,
} from '../rules/12-march/force.ts'
import { leftAfter, pointsLeft } from '../rules/12-march/points.ts'
import { leastLeft } from '../rules/12-march/way-on.ts'
import { halts } from '../rules/13-movement.ts'
import { stackLimit } from '../rules/14-stacking.ts'
import { haltsRide, whyNotBoard } from '../rules/21.2-rail-march.ts'
import { whyNotEmbark, whyNotLand } from '../rules/22-naval-transfer.ts'
import { COASTS } from '../rules/22-ports.ts'
import { whyNotAssault } from '../rules/31-landing.ts'
import { firstIn, nextIn } from '../stacks.ts'
import { asked } from './asked.ts'
import { isWet, listOf } from './fight.ts'
import { shortcut } from './shortcut.ts'
import { isMixed } from './treks.ts'
import { findSeaWays, railWay, seaWayTo } from './ways.ts'

/** One of the ways to march: what it is called, and how it begins. */
interface Way {
  readonly by: string
  readonly mode: Mode
  readonly price: number
  begin(from: Hex): Action
  whyNot(t: Table, from: Hex): Refusal
}

/** §12.2, §21.2, §22.1: on foot, by rail, by sea. */
const WAYS: readonly Way[] = [
  {
    by: 'march',
    mode: FOOT,
    price: PRICES.march,
    begin: act.march,
    whyNot: (t, from) => whyNotForm(t, FOOT, from),
  },
  { by: 'rail', mode: RAIL, price: PRICES.rail, begin: act.rail, whyNot: whyNotBoard },
  { by: 'sea', mode: SEA_LANE, price: PRICES.ship, begin: act.ship, whyNot: whyNotEmbark },
]
/** What the march under way is called. */
const CALLED: Readonly<Record<number, string>> = {
  [FOOT]: 'march',
  [RAIL]: 'rail',
  [SEA_LANE]: 'sea',
  [TO_LEADER]: 'concentrate',
}

/** May a march begin there that goes this way? */
const mayBegin = (t: Table, way: Way, from: Hex): boolean =>
  (whyNotPay(t, t.tracks.phasing, way.price) || way.whyNot(t, from)) === ALLOWED

/** The units of a place that may go a way; by rail all mobile ones, for trains ride (13.2). */
function goers(t: Table, from: Hex, mode: Mode = RAIL): readonly Unit[] {
  const found: Unit[] = []
  for (let u = firstIn(t, from); u >= 0; u = nextIn(t, u)) if (whyNotGo(t, mode, u) === ALLOWED) found.push(u)
  return found
}

/** §12.1: the units that may still join the force, which they do in the order of their ids. */
function joinable(t: Table): readonly Unit[] {
  const last = lastJoined(t)
  return goers(t, t.march.from, t.march.mode as Mode).filter((u) => u > last)
}

/** The units in a place that the question lets march. */
function mobileIn(t: Table, place: Hex): readonly Unit[] {
  switch (asked(t)) {
    case 'act':
      return WAYS.some((way) => place <= CAPE && mayBegin(t, way, place)) ? goers(t, place) : []
    case 'form':
      return place === t.march.from ? [...listOf(t.force), ...joinable(t)] : []
    case 'step':
    case 'ride':
    case 'sail':
    case 'attack':
      return place === t.march.at ? listOf(t.force) : []
    default:
      return []
  }
}

/**
 * All go; but §21.6: trains only by themselves, for with them the others could not leave the rails; and §14.0: out of Cape
 * Colony, where any number may be, no more than a hex holds.
 */
function usual(t: Table, mobile: readonly Unit[]): readonly Unit[] {
  const afoot = mobile.filter((u) => IS_TRAIN[u] === 0)
  const going = afoot.length > 0 ? afoot : mobile
  const isAtTheCape = asked(t) === 'act' && t.units.where[going[0] as Unit] === CAPE
  return isAtTheCape ? going.slice(0, stackLimit(t.tracks.phasing)) : going
}

/** §12.1: these join those who have joined, and nobody else; nothing when they may not. */
function forming(
  units: readonly Unit[],
  others: readonly Unit[],
  joined: readonly Unit[],
): readonly (readonly Action[])[] {
  const joining = units.filter((u) => !joined.includes(u))
  if (!joined.every((u) => units.includes(u)) || !joining.every((u) => others.includes(u))) return []
  const isEverybody = joining.length > 0 && joining.length === others.length
  return [isEverybody ? [act.all()] : [...joining.map((u) => act.join(u)), act.go()]]
}

function outsets(t: Table, units: readonly Unit[], from: Hex): readonly Outset[] {
  const under = { by: CALLED[t.march.mode] ?? '', isUncounted: t.march.mode !== FOOT }
  switch (asked(t)) {
    case 'act':
      return WAYS.filter((way) => mayBegin(t, way, from)).flatMap(({ by, mode, begin }) =>
        forming(units, goers(t, from, mode), []).map((order) => ({
          ...{ by, order: [begin(from), ...order], isUncounted: mode !== FOOT },
        })),
      )
    case 'form':
      return forming(units, joinable(t), listOf(t.force)).map((order) => ({ ...under, order }))
    case 'attack':
      // §12.2: the march has ended, and the whole force may attack
      return units.length < t.force.size ? [] : [{ ...under, isUncounted: true, order: [] }]
    default: {
      // §13.1: those who are not to go on are dropped
      const left = listOf(t.force).filter((u) => !units.includes(u))
      return [{ ...under, order: left.map((u) => act.drop(u)) }]
    }
  }
}

function reads(t: Table, action: Action): MarchStep | undefined {
  const { at } = t.march
  const order = [action]
  if (act.step.is(action)) return stepTo(t, order, act.step.hex(action))
  if (act.stop.is(action)) return { order, does: 'halt', to: at }
  if (act.attack.is(action)) {
    const to = act.attack.hex(action)
    return { order, does: 'strike', to, grade: -isWet(t, at, to) }
  }
  if (act.ride.is(action)) {
    const to = act.ride.hex(action)
    return { order, does: 'go', to, way: railWay(at, to).slice(1), halts: haltsRide(t, to) }
  }
  return undefined
}

/** §22.1: where a force at sea may land; §31.0: and whom it may land on, which is the end of the way itself. */
function landings(t: Table): readonly MarchStep[] {
  const { from } = t.march
  findSeaWays(from)
  const step = (kind: typeof act.land, does: 'go' | 'strike', to: Hex): MarchStep => ({
    ...{ order: [kind(to)], does, to, way: seaWayTo(from, to).slice(1) },
  })
  return [
    ...[...COASTS, CAPE].filter((to) => whyNotLand(t, to) === ALLOWED).map((to) => step(act.land, 'go', to)),
    ...COASTS.filter((to) => whyNotAssault(t, to) === ALLOWED).map((to) => step(act.assault, 'strike', to)),
  ]
}

/** §13.0: one hex on foot. */
function stepTo(t: Table, order: readonly Action[], to: Hex): MarchStep {
  const isHalted = halts(t, t.force.next(0), to)
  return { order, does: 'go', to, left: leftAfter(t, to), halts: isHalted, changes: isMixed(t) }
}

const endOf = (path: readonly number[]): Hex => path[path.length - 1] as Hex

/** §12.0: how far units of a place get in one march, and whom they can attack then. */
export const marching: Marching<Table> = {
  spaces: net.size,
  mobile: (t, space) => mobileIn(t, space as Hex),
  parties: (t, mobile, { pieces: wanted }) => [
    wanted === undefined ? usual(t, mobile as readonly Unit[]) : mobile.filter((u) => wanted.includes(u)),
  ],
  points: (t, unit) => pointsLeft(t, unit as Unit),
  outsets: (t, pieces, { space, via = [] }) =>
    // Ships come by no other place.
    outsets(t, pieces as readonly Unit[], space as Hex).filter(({ by }) => by !== 'sea' || via.length === 0),
  isUnderWay: (t) => ['step', 'ride', 'sail', 'attack'].includes(asked(t)),
  steps: (t) => (asked(t) === 'sail' ? landings(t) : undefined),
  reads,
  mayRest: (t) => asked(t) === 'attack',
  key: (t) => (isMixed(t) ? `${leastLeft(t, 0, 0)} ${leastLeft(t, 1, 0)}` : ''),
  shortcut,
  // §12.3: the later ways cost as many action points or more, and bring nothing but perhaps an attack over no river
  isAsGood: (t, plan, as) =>
    plan.space === as.space &&
    plan.hostile === as.hostile &&
    (!plan.hostile || isWet(t, endOf(plan.path), plan.space as Hex) <= isWet(t, endOf(as.path), as.space as Hex)),
}
