import { ALLOWED, about, d6, directionTo, NEXT, type Side } from '@boma/kernel'
import { act, tell } from '../actions.ts'
import { grid, PLACE_AT, RIVER_SIDES, TIES_DEFEND_AT, TOWN } from '../board.ts'
import { ACTION_COSTS, ADVANTAGE_MODIFIERS, FEATURE_EFFECTS } from '../data/charts.ts'
import { automatic, choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { IS_LEADER } from '../roster.ts'
import { ENTRENCHED } from '../stacks.ts'
import { pay, whyNotPay } from './09-action-points.ts'
import { bearsIndicator } from './11-zones.ts'
import { attacking, defending, forceOf } from './15.2-forces.ts'
import { recycleCommitted } from './23-support.ts'
import { isRain } from './27-weather.ts'

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

/** §20.2: one leader or more in the battle. */
function hasLeader(t: Table, side: Side): boolean {
  const force = forceOf(t, side)
  for (let u = force.next(0); u >= 0; u = force.next(u + 1)) if (IS_LEADER[u] === 1) return true
  return false
}

/** Every unit of the force has a zone of control at this moment; garrisons and leaders spoil it (W67). */
function isAllZone(t: Table, side: Side): boolean {
  const force = forceOf(t, side)
  for (let u = force.next(0); u >= 0; u = force.next(u + 1)) if (!bearsIndicator(t, u)) return false
  return true
}

/** §15.5.2: what a side adds to its die. */
export function advantageModifier(t: Table, side: Side): number {
  const { leader, allWithZoc, defenderInTown, aeroplane, actionPoint } = ADVANTAGE_MODIFIERS
  let sum = 0
  // §20.2: one for leaders, however many they are
  if (hasLeader(t, side)) sum += leader
  if (isAllZone(t, side)) sum += allWithZoc
  if (side === defending(t) && (PLACE_AT[t.battle.at] & TOWN) !== 0) sum += defenderInTown
  // §23.1: an aeroplane committed
  if (t.stakes.aeroplane[side] !== 0) sum += aeroplane
  if (t.stakes.paid[side] === 1) sum += actionPoint
  return sum
}

/** §16.5: does the attack cross a river in a rain turn? A bridge does not matter (W76), and a landing crosses none. */
export function crossesRiver(t: Table): boolean {
  const { from, at, landing } = t.battle
  if (landing === 1 || !isRain(t)) return false
  const d = directionTo(grid, from, at)
  return d !== undefined && ((RIVER_SIDES[from] >> d) & 1) === 1
}

/** §25.1.3: does the defender lie in a trench? */
export const isEntrenched = (t: Table): boolean => (t.places.marks[t.battle.at] & ENTRENCHED) !== 0

/** §15.5.2: who has the advantage when the totals are level (W68)? */
export function tieGoesTo(t: Table): Side {
  const { at } = t.battle
  // §25.1.3: units in a trench win ties
  const trench = isEntrenched(t)
  const town = FEATURE_EFFECTS.town.tieDefender && (PLACE_AT[at] & TOWN) !== 0
  const river = FEATURE_EFFECTS.riverInRain.tieDefender && crossesRiver(t)
  return trench || town || river || TIES_DEFEND_AT[at] === 1 ? defending(t) : attacking(t)
}

function rollFor(t: Table, side: Side): number {
  const modifier = advantageModifier(t, side)
  const total = d6(t) + modifier
  tell.rolledForAdvantage(t, side, modifier, total)
  return total
}

const gainedByTrench = tell.advantageGained.under('25.1.3')

/** §15.5.2: both roll, the attacker first (W165); then whatever flew is looked after (23.3). */
export const rollAdvantage = automatic('15.5.2', (t) => {
  const [attacker, defender] = [attacking(t), defending(t)]
  // The points left tell this attack from another on the same hex in the same turn.
  about(t, (((t.tracks.turn << 4) | t.ap.points[attacker]) << 11) | t.battle.at)
  const attack = rollFor(t, attacker)
  const defence = rollFor(t, defender)
  t.battle.advantage = attack === defence ? tieGoesTo(t) : attack > defence ? attacker : defender
  const told = attack === defence && isEntrenched(t) ? gainedByTrench : tell.advantageGained
  told(t, t.battle.advantage)
  recycleCommitted(t, attacker)
  recycleCommitted(t, defender)
})
