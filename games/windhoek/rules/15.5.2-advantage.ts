import { ALLOWED, about, d6, type Hex, type IdSet, NEXT, type Side } from '@boma/kernel'
import { act, tell } from '../actions.ts'
import { ACTION_COSTS, ADVANTAGE_MODIFIERS as MODIFIERS } from '../data/charts.ts'
import { automatic, choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { IS_LEADER, type Unit } from '../roster.ts'
import { pay, whyNotPay } from './09-action-points.ts'
import { bearsIndicator } from './11-zones.ts'
import { attacking, defending, forceOf, isOverRiver } from './15.2-forces.ts'
import { isEntrenched, isTown, tiesDefend } from './16.5-ground.ts'
import { recycleCommitted } from './23-support.ts'

const COST = ACTION_COSTS.advantage.points

/** §15.5.2: a side may spend an action point on its die; what the march cost is paid already (W171). */
export const bidOf = (who: (t: Table) => Side) =>
  question({
    name: 'bid',
    rule: '15.5.2',
    who,
    when: (t) => whyNotPay(t, who(t), COST) === ALLOWED,
    choices: [
      choice({
        action: act.spend,
        whyNot: (t) => whyNotPay(t, who(t), COST),
        take(t) {
          const side = who(t)
          pay(t, side, COST)
          t.stakes.paid[side] = 1
          tell.pointSpent(t, side, t.ap.points[side])
          return NEXT
        },
      }),
      choice({ action: act.end, take: () => NEXT }),
    ],
  })

/** §20.2: one leader or more in the force. */
function hasLeader(force: IdSet<Unit>): boolean {
  for (let u = force.next(0); u >= 0; u = force.next(u + 1)) if (IS_LEADER[u] === 1) return true
  return false
}

/** Every unit of the force bears the zone indicator, in good order; garrisons and leaders spoil it (W67). */
function isAllZone(t: Table, force: IdSet<Unit>): boolean {
  for (let u = force.next(0); u >= 0; u = force.next(u + 1)) if (!bearsIndicator(t, u)) return false
  return true
}

/** §15.5.2: what a force adds to its side's die: one for leaders, however many (20.2), one if it is all zone. */
export const forceModifier = (t: Table, force: IdSet<Unit>): number =>
  (hasLeader(force) ? MODIFIERS.leader : 0) + (isAllZone(t, force) ? MODIFIERS.allWithZoc : 0)

/** §15.5.2: what the ground adds to the defender's die. */
export const groundModifier = (at: Hex): number => (isTown(at) ? MODIFIERS.defenderInTown : 0)

/** §15.5.2: all that a side adds to its die. */
export function advantageModifier(t: Table, side: Side): number {
  let sum = forceModifier(t, forceOf(t, side))
  if (side === defending(t)) sum += groundModifier(t.battle.at)
  // §23.1: an aeroplane that was committed
  if (t.stakes.aeroplane[side] !== 0) sum += MODIFIERS.aeroplane
  if (t.stakes.paid[side] === 1) sum += MODIFIERS.actionPoint
  return sum
}

function rollFor(t: Table, side: Side): number {
  const modifier = advantageModifier(t, side)
  const total = d6(t) + modifier
  tell.rolledForAdvantage(t, side, modifier, total)
  return total
}

const gainedByTrench = tell.advantageGained.under('25.1.3')

/** §15.5.2: the higher total has the advantage; level ones go by the ground. */
function decideAdvantage(t: Table, attack: number, defence: number): void {
  const { at } = t.battle
  const defends = attack === defence ? tiesDefend(t, at, isOverRiver(t)) : defence > attack
  t.battle.advantage = defends ? defending(t) : attacking(t)
  // §25.1.3: a trench wins ties by itself
  const told = attack === defence && isEntrenched(t, at) ? gainedByTrench : tell.advantageGained
  told(t, t.battle.advantage)
}

/** §15.5.2: both roll, the attacker first (W165); then whatever flew is looked after (23.3). */
export const rollAdvantage = automatic('15.5.2', (t) => {
  const [attacker, defender] = [attacking(t), defending(t)]
  // The points left tell this attack from another on the same hex in the same turn.
  about(t, (((t.tracks.turn << 4) | t.ap.points[attacker]) << 11) | t.battle.at)
  const attack = rollFor(t, attacker)
  decideAdvantage(t, attack, rollFor(t, defender))
  recycleCommitted(t, attacker)
  recycleCommitted(t, defender)
})
