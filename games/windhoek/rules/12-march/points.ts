import { ALLOWED, type Hex, type Refusal } from '@boma/kernel'
import { refuse } from '../../actions.ts'
import type { Table } from '../../layout.ts'
import { IS_CAMEL, IS_ENGINEER, NO_UNIT, type Unit } from '../../roster.ts'
import { allowance } from '../../stacks.ts'
import { BRIDGED, CAMEL, type Gait, stepCost } from '../13-movement.ts'

/** Half movement points that a unit of the force has left (W47). */
export const pointsLeft = (t: Table, unit: Unit): number => allowance(t, unit) - t.units.spent[unit]

/** §24.1: how the force crosses rivers: free of charge if an engineer makes the same step (W48). */
export function forceGait(t: Table): Gait {
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) if (IS_ENGINEER[u] === 1) return BRIDGED
  return 0
}

/** What the step costs a unit of the force. */
const costFor = (t: Table, unit: Unit, gait: Gait, to: Hex): number =>
  stepCost(t, IS_CAMEL[unit] === 1 ? gait | CAMEL : gait, t.march.at, to)

/** Can every unit of the force pay for the step? */
export function whyNotAfford(t: Table, to: Hex): Refusal {
  // §13.2: one hex a march is always possible, whatever it costs (W45)
  if (t.march.steps === 0) return ALLOWED
  const gait = forceGait(t)
  let slow = NO_UNIT
  let anyone = false
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) {
    if (pointsLeft(t, u) >= costFor(t, u, gait, to)) anyone = true
    else if (slow < 0) slow = u
  }
  if (slow < 0) return ALLOWED
  // §13.2: whoever cannot keep up is dropped off
  if (anyone) return refuse.cannotKeepUp(slow)
  // §13.4: a unit must have the points that the ground costs
  return refuse.tooDear(to, costFor(t, slow, gait, to), pointsLeft(t, slow))
}

/** What a unit of the force pays for the step: one that has too little gives all it has (W45). */
const paidBy = (t: Table, unit: Unit, gait: Gait, to: Hex): number =>
  Math.min(pointsLeft(t, unit), costFor(t, unit, gait, to))

/** Half movement points that the slowest of the force would have left after the step. */
export function leftAfter(t: Table, to: Hex): number {
  const gait = forceGait(t)
  let least = -1
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) {
    const left = pointsLeft(t, u) - paidBy(t, u, gait, to)
    if (least < 0 || left < least) least = left
  }
  return Math.max(0, least)
}

/** Every unit of the force pays for the step. */
export function payStep(t: Table, to: Hex): void {
  const gait = forceGait(t)
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) t.units.spent[u] += paidBy(t, u, gait, to)
}
