import { type Hex, markReveal } from '@boma/kernel'
import { tell } from '../actions.ts'
import type { Table } from '../layout.ts'
import { IS_REPLACEABLE, SIDE_OF, SUPPLIES, type Unit } from '../roster.ts'
import { countIn, hasTwoSteps, isDisrupted } from '../stacks.ts'
import { discard, setDisrupted } from './04-control.ts'
import { isHidden, seers } from './26-fog.ts'

/** What takes steps from units: the cases it is told under, and whether its dead may all be recruited again (18.6). */
export type Cause = {
  readonly disrupted: typeof tell.disrupted
  readonly eliminated: typeof tell.eliminated
  readonly returns: boolean
}

/** Names a cause of losses. Call it once, when the module loads. */
export const causeOf = (rule: string): Cause => ({
  disrupted: tell.disrupted.under(rule),
  eliminated: tell.eliminated.under(rule),
  returns: false,
})

/** §16.3: a hit in battle. */
export const HIT: Cause = causeOf('16.3')

/** §16.3 + §3.3: flips a unit to its disrupted side; one that lies on it already, or has none, is eliminated (W32). */
export function disrupt(t: Table, unit: Unit, cause: Cause): void {
  if (!hasTwoSteps(unit) || isDisrupted(t, unit)) {
    eliminate(t, unit, cause)
    return
  }
  setDisrupted(t, unit, true)
  cause.disrupted.to(seers(t, unit), t, unit)
}

/** §10.5: takes a unit off the map, to the Recruit Box if its type can be replaced, else out of play (W145, W153). */
export function eliminate(t: Table, unit: Unit, cause: Cause): void {
  const from: Hex = t.units.where[unit]
  const seenBy = seers(t, unit)
  countLoss(t, unit)
  // §26.0: with a unit that is seen gone, its hex tells whether those unseen throw a zone (W42)
  if (!isHidden(t, unit) && countIn(t, from, isHidden) > 0) markReveal(t)
  discard(t, unit, cause.returns || IS_REPLACEABLE[unit] === 1)
  cause.eliminated.to(seenBy, t, unit, from)
}

/** §17.6 + §30.1: what is eliminated in the battle under way counts when its points are reckoned (W86, W123). */
function countLoss(t: Table, unit: Unit): void {
  if (!t.attackers.has(unit) && !t.defenders.has(unit)) return
  t.stakes.lost[SIDE_OF[unit]]++
  if (SUPPLIES[unit] === 1) t.stakes.supplyLost[SIDE_OF[unit]]++
}
