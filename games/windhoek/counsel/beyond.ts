import type { Leaving } from '@boma/counsel'
import { ALLOWED, BARRED, FAR, flood, type Hex, makeWays, passage, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { net } from '../board.ts'
import type { Table } from '../layout.ts'
import { IS_CAMEL, IS_ENGINEER, IS_TRAIN, type Unit } from '../roster.ts'
import { FOOT } from '../rules/12-march/force.ts'
import { pointsLeft } from '../rules/12-march/points.ts'
import { BRIDGED, CAMEL, halts, stepCost, whyNotCross } from '../rules/13-movement.ts'
import { allowance, hasEnemy } from '../stacks.ts'
import { asked } from './asked.ts'
import { marching } from './marching.ts'

/** What is in the way of those of a place, on foot, to a hex that no march of theirs leads to: the ground there, or what it costs. */
export function whyNot(t: Table, leaving: Leaving, space: number): Refusal {
  const to = space as Hex
  const isSettingOut = asked(t) === 'act'
  const isAfoot = isSettingOut || (['form', 'step'].includes(asked(t)) && t.march.mode === FOOT)
  if (!isAfoot || to >= net.size || hasEnemy(t, t.tracks.phasing, to)) return ALLOWED
  const mobile = marching.mobile(t, leaving.space) as readonly Unit[]
  const going = mobile.filter((u) => IS_TRAIN[u] === 0 && (leaving.pieces?.includes(u) ?? true))
  for (const unit of going) {
    const left = asked(t) === 'step' ? pointsLeft(t, unit) : allowance(t, unit)
    const refusal = whyNotBy(t, unit, going.some(isEngineer), leaving.space as Hex, to, left)
    if (refusal !== ALLOWED) return refusal
  }
  return ALLOWED
}
const isEngineer = (unit: Unit): boolean => IS_ENGINEER[unit] === 1

const ways = makeWays(net)
/** §24.1: with an engineer rivers cost nothing. */
const walking = (bridged: number) =>
  passage<Table, Hex>({
    cost: (t, unit, from, _way, to) =>
      whyNotCross(t, unit as Unit, from, to) === ALLOWED
        ? stepCost(t, IS_CAMEL[unit as Unit] === 1 ? bridged | CAMEL : bridged, from, to)
        : BARRED,
    halts: (t, unit, place) => halts(t, unit as Unit, place),
  })
const [PLAIN, WITH_BRIDGES] = [walking(0), walking(BRIDGED)]

/** §13.4: what the cheapest way costs, if that is more than there is; §13.6, §29.1: or why nobody stands there at all. */
function whyNotBy(t: Table, unit: Unit, isBridged: boolean, from: Hex, to: Hex, left: number): Refusal {
  flood(ways, isBridged ? WITH_BRIDGES : PLAIN, t, unit, from)
  const cost = ways.spent[to]
  if (cost === FAR) return whyNobodyEnters(t, unit, to)
  // §13.2: one hex a march is always possible, whatever it costs (W45)
  const isFirst = asked(t) !== 'step' || t.march.steps === 0
  const isNext = net.starts[ways.via[to]] === from
  return cost > left && !(isFirst && isNext) ? refuse.tooDear(to, cost, left) : ALLOWED
}

/** Why the place cannot be entered, from whichever side; ALLOWED if it can from one. */
function whyNobodyEnters(t: Table, unit: Unit, to: Hex): Refusal {
  // §13.6: a shore on one side only leads round it
  const shore = refuse.noCrossing(to)
  let why: Refusal = shore
  for (let link = net.firsts[to]; link < net.firsts[to + 1]; link++) {
    const from = net.ends[link]
    const refusal = from >= net.size ? shore : whyNotCross(t, unit, from, to)
    if (refusal === ALLOWED) return ALLOWED
    if (refusal !== shore) why = refusal
  }
  return why
}
