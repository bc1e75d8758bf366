import {
  ALLOWED,
  gain,
  gainAfter,
  type Hex,
  makeWays,
  NO_LINK,
  NOWHERE,
  onward,
  START,
  setOut,
  take,
} from '@boma/kernel'
import { net } from '../board.ts'
import type { Table } from '../layout.ts'
import { IS_CAMEL } from '../roster.ts'
import { forceGait } from '../rules/12-march/points.ts'
import { mayMarchOn, PLENTY } from '../rules/12-march/way-on.ts'
import { CAMEL, halts, stepCost, whyNotCross } from '../rules/13-movement.ts'
import { whyNotRest } from '../rules/14-stacking.ts'

/** §13.5: camels and others of one force have points of their own, so that a way may be the cheapest for the ones alone. */
export function isMixed(t: Table): boolean {
  let kinds = 0
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) kinds |= 1 << IS_CAMEL[u]
  return kinds === 0b11
}

const treks = makeWays(net)

/** §13.0: finds where a force on foot gets with so many half points; all of it camels, or none. The next search forgets it. */
export function findTreks(t: Table, left: number): void {
  const { ends } = net
  const lead = t.force.next(0)
  const bridged = forceGait(t)
  const isCamels = IS_CAMEL[lead] === 1
  const gait = isCamels ? bridged | CAMEL : bridged
  setOut(treks, t.march.at, left)
  for (let at = onward(treks); at !== NOWHERE; at = onward(treks)) {
    const isStart = treks.via[at] === START
    // §11.4, §25.3.1, §28.1: something may halt whoever comes there; where a march begins nothing does
    if (!isStart && halts(t, lead, at)) continue
    // §13.2: one hex a march is always possible, whatever it costs (W45)
    const most = isStart && t.march.steps === 0 ? left : PLENTY
    for (let link = gain(treks, at); link !== NO_LINK; link = gainAfter(treks, at, link)) {
      const to = ends[link]
      if (whyNotCross(t, lead, at, to) !== ALLOWED) continue
      const cost = Math.min(most, stepCost(t, gait, at, to))
      const rest = left - treks.spent[at] - cost
      // §14.5 + §14.4: where the force may not stay it must be able to march on (W176)
      const [plain, camels] = isCamels ? [PLENTY, rest] : [rest, PLENTY]
      if (whyNotRest(t, to) === ALLOWED || mayMarchOn(t, bridged, to, plain, camels)) take(treks, at, link, cost)
    }
  }
}

/** How many places it gets to, the first included. */
export const treksFound = (): number => treks.count
/** One of them, those with the most points left first. */
export const trekEnd = (i: number): Hex => treks.places[i]
/** The half points left there. */
export const trekLeft = (end: Hex): number => treks.budget - treks.spent[end]

/** The cheapest way there, both ends included. */
export function trekTo(end: Hex): readonly Hex[] {
  const via: Int32Array = treks.via
  let length = 1
  for (let link = via[end]; link !== START; link = via[net.starts[link]]) length++
  const path: Hex[] = new Array(length)
  let at = end
  for (let i = length - 1; i > 0; i--, at = net.starts[via[at]]) path[i] = at
  path[0] = at
  return path
}
