import { ALLOWED, about, d6, type Hex, IdSet, type Modifier, NEXT, type Side } from '@boma/kernel'
import { act, tell } from '../actions.ts'
import { ADVANTAGE_MODIFIERS as MODIFIERS } from '../data/charts.ts'
import { automatic, choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { IS_LEADER, type Unit } from '../roster.ts'
import { PRICES, pay, whyNotPay } from './09-action-points.ts'
import { bearsIndicator } from './11-zones.ts'
import { attacking, defending, forceOf, isOverRiver } from './15.2-forces.ts'
import { isTown, tiesDefendBy } from './16.5-ground.ts'
import { recycleCommitted } from './23-support.ts'

const COST = PRICES.spend

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
      choice({ action: act.end, passes: true, main: true, take: () => NEXT }),
    ],
  })

/** What a side has put into a battle for its die. */
export interface Stake {
  /** §23.1: an aeroplane that was committed. */
  flies: boolean
  /** §15.5.2: an action point. */
  pays: boolean
}

/** All that counts for a side's die: who fights for it, whether it defends and where, and what it has put in. */
export interface Stand extends Stake {
  force: IdSet<Unit>
  defends: boolean
  at: Hex
}

/** §20.2: one leader or more in the force. */
function hasLeader(_: Table, { force }: Stand): boolean {
  for (let u = force.next(0); u >= 0; u = force.next(u + 1)) if (IS_LEADER[u] === 1) return true
  return false
}

/** Every unit of the force bears the zone indicator, in good order; garrisons and leaders spoil it (W67). */
function isAllZone(t: Table, { force }: Stand): boolean {
  for (let u = force.next(0); u >= 0; u = force.next(u + 1)) if (!bearsIndicator(t, u)) return false
  return true
}

interface Line extends Modifier {
  holds(t: Table, stand: Stand): boolean
}

/** §15.5.2: all that may be added to a side's die; one for leaders, however many. */
const LINES = [
  { text: 'page.leader', value: MODIFIERS.leader, rule: '20.2', holds: hasLeader },
  { text: 'page.allHaveZones', value: MODIFIERS.allWithZoc, rule: '15.5.2', holds: isAllZone },
  { text: 'page.inTown', value: MODIFIERS.defenderInTown, rule: '15.5.2', holds: (_, s) => s.defends && isTown(s.at) },
  { text: 'page.aeroplane', value: MODIFIERS.aeroplane, rule: '23.1', holds: (_, s) => s.flies },
  { text: 'page.actionPoint', value: MODIFIERS.actionPoint, rule: '15.5.2', holds: (_, s) => s.pays },
] as const satisfies readonly Line[]

/** §15.5.2: the lines that count for a side. */
export const advantageLines = (t: Table, stand: Stand): readonly (typeof LINES)[number][] =>
  LINES.filter((line) => line.holds(t, stand))

/** §15.5.2: what they add to its die. */
export function advantageModifier(t: Table, stand: Stand): number {
  let sum = 0
  for (let i = 0; i < LINES.length; i++) if (LINES[i].holds(t, stand)) sum += LINES[i].value
  return sum
}

/** What a side has put into the battle under way. */
export const stakeOf = (t: Table, side: Side): Stake => ({
  flies: t.stakes.aeroplane[side] !== 0,
  pays: t.stakes.paid[side] === 1,
})

/** Filled anew for every die; nothing of it outlives one. */
const now: Stand = { force: new IdSet(new Int32Array(0)), defends: false, at: 0 as Hex, flies: false, pays: false }

/** All that counts for a side's die in the battle under way. */
export function standNow(t: Table, side: Side): Stand {
  now.force = forceOf(t, side)
  now.defends = side === defending(t)
  now.at = t.battle.at
  now.flies = t.stakes.aeroplane[side] !== 0
  now.pays = t.stakes.paid[side] === 1
  return now
}

function rollFor(t: Table, side: Side): number {
  const modifier = advantageModifier(t, standNow(t, side))
  const total = d6(t) + modifier
  tell.rolledForAdvantage(t, side, modifier, total)
  return total
}

const gainedByTrench = tell.advantageGained.under('25.1.3')

/** §15.5.2: the higher total has the advantage; level ones go by the ground. */
function decideAdvantage(t: Table, attack: number, defence: number): void {
  const { at } = t.battle
  const tie = tiesDefendBy(t, at, isOverRiver(t))
  const defends = attack === defence ? tie !== '' : defence > attack
  t.battle.advantage = defends ? defending(t) : attacking(t)
  // §25.1.3: a trench wins ties by itself
  const told = attack === defence && tie === '25.1.3' ? gainedByTrench : tell.advantageGained
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
