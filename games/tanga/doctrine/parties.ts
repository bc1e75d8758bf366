import type { Hex } from '@boma/kernel'
import { BONUS, FORMATION, INFANTRY, IS_COMBAT, isLeader, KIND, LETTOW, SIDE_OF, type Unit } from '../roster.ts'
import { isEligible, mostInfantry } from '../rules/09-stacking.ts'
import type { Plan } from './plan.ts'

/** The bonus of the best leader among them who leads them all; -1 when there is none. */
export function bonusOf(units: readonly Unit[]): number {
  let best = -1
  for (const u of units)
    if (isLeader(u) && units.every((each) => IS_COMBAT[each] === 0 || isEligible(u, FORMATION[each])))
      best = Math.max(best, BONUS[u])
  return best
}

/**
 * Those of a hex who have nothing to do yet: leaders with the infantry that they can take along, and everybody else alone.
 * Lettow-Vorbeck, whose fall is the end (21.2.1.1A), takes nobody into battle.
 */
export function partiesIn(plan: Plan, at: Hex): readonly (readonly Unit[])[] {
  const idle: Unit[] = []
  for (let u = plan.t.stacks.firstIn(at); u >= 0; u = plan.t.stacks.nextIn(u))
    if (plan.isMobile(u) && !plan.isDone(u)) idle.push(u)
  const parties: Unit[][] = []
  const taken = new Set<Unit>()
  for (const leader of idle.filter((u) => isLeader(u) && u !== LETTOW).toSorted((a, b) => BONUS[b] - BONUS[a])) {
    const led = followers(idle, taken, leader)
    if (led.length === 0) continue
    const party = [leader, ...led]
    for (const u of party) taken.add(u)
    parties.push(party)
  }
  for (const u of idle) if (!taken.has(u)) parties.push([u])
  return parties
}

/** Infantry of one formation whom a leader can take along: his own, else the most. */
function followers(idle: readonly Unit[], taken: ReadonlySet<Unit>, leader: Unit): readonly Unit[] {
  const free = idle.filter((u) => KIND[u] === INFANTRY && !taken.has(u) && isEligible(leader, FORMATION[u]))
  let best: readonly Unit[] = []
  for (const f of new Set(free.map((u) => FORMATION[u]))) {
    const own = free.filter((u) => FORMATION[u] === f)
    if (own.length > best.length || (own.length === best.length && f === FORMATION[leader])) best = own
  }
  return best.slice(0, mostInfantry(SIDE_OF[leader]))
}
