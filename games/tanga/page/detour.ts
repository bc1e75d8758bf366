import { distance, type Hex } from '@boma/kernel'
import type { Detour, Leaving } from '@boma/showing'
import { grid } from '../board.ts'
import type { Table } from '../layout.ts'
import { hurtOf, riskOf } from './dangers.ts'
import { type Caution, moveBy, type Stop, stopsFrom } from './stops.ts'

/** What is less than this is no difference. */
const NOTHING = 1e-9

/**
 * §10.3C: another way to where a move is planned to, by which it costs a step less likely; the best that is found. Ways are
 * looked for that keep out of all hexes where fire hurts more than a limit, which is raised until no better one can come.
 */
export function detour(t: Table, leaving: Leaving): Detour | undefined {
  const planned = moveBy(t, leaving)
  if (planned === undefined) return undefined
  const { goal, outset } = planned
  const to = goal.space as Hex
  const weigh = weighing()
  // §15.2: no hex costs less than one factor
  const isAside = (at: Hex, left: number): boolean => distance(grid, at, to) > left
  let best: Detour | undefined
  let least = riskOf(t, goal.order)
  for (let limit = 0; limit < least - NOTHING; ) {
    let next = 1
    const isTooMuch = (hurt: number): boolean => {
      if (hurt <= limit) return false
      next = Math.min(next, hurt)
      return true
    }
    const via = wayWithin(outset, to, { weigh, isTooMuch, isAside })
    const other = via && moveBy(t, { ...leaving, via })?.goal
    const risk = other === undefined ? 1 : riskOf(t, other.order)
    if (via !== undefined && risk < least - NOTHING) {
      best = { via, risk }
      least = risk
    }
    limit = next
  }
  return best
}

/** The cheapest way there for those who bear no more. */
const wayWithin = (outset: Stop, to: Hex, caution: Caution): readonly Hex[] | undefined =>
  stopsFrom(outset, caution)
    .find(({ t }) => t.march.at === to)
    ?.path.slice(1)

/** What fire costs on a step is the same however they came to where it begins. */
function weighing(): Caution['weigh'] {
  const known = new Map<string, number>()
  return (t, from) => {
    const step = `${from} ${t.march.at}`
    const hurt = known.get(step) ?? hurtOf(t)
    known.set(step, hurt)
    return hurt
  }
}
