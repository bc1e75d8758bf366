import { call, DONE, type Hex, type Side } from '@boma/kernel'
import { automatic, procedure } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN, type Unit } from '../roster.ts'
import { overStack } from './14.4-over-stack.ts'
import { attacking, defending, forceOf, formAttack, joinAttack, lineUp } from './15.2-forces.ts'
import { bidOf, rollAdvantage } from './15.5.2-advantage.ts'
import { rounds } from './15.5.4-rounds.ts'
import { withdrawOrFight } from './16.4-withdrawal.ts'
import { mustRetreat, retreat } from './17.4-retreat.ts'
import { advanceOrStay } from './17.5-advance.ts'
import { judge, reckonPoints, UNDECIDED, WITHDREW } from './17-outcome.ts'
import { commitGun, flightOf } from './23-support.ts'
import { settleLanding } from './31-assault.ts'

/** Picks start from the first counter again. */
const afresh = automatic('15.5', (t) => {
  t.battle.pickFrom = 0 as Unit
})

/** §15.2: without anybody who can attack there is no battle. */
const unlessNobodyCan = automatic('15.2', (t) => {
  if (t.attackers.next(0) >= 0) return
  clear(t)
  return DONE
})

const engage = automatic('15.5.4', (t) => {
  if (t.battle.outcome === UNDECIDED) call(t, rounds)
})

const fallBackIfBeaten = automatic('17.4', (t) => {
  if (mustRetreat(t)) call(t, retreat)
})

/** §16.4, §17.4: has anybody withdrawn or retreated? */
const hasFallenBack = (t: Table): boolean => t.battle.isRetreat === 1 || t.battle.outcome >= WITHDREW

/** §14.4: whoever fell back may have crowded a hex; nobody else can (W59, W147). */
const thinOut = automatic('14.4', (t) => {
  if (!hasFallenBack(t)) return
  const u = forceOf(t, t.battle.fallingBack).next(0)
  if (u >= 0) call(t, overStack, t.units.where[u])
})

/** Takes everything off the battle board. */
function clear(t: Table): void {
  t.attackers.clear()
  t.defenders.clear()
  for (const side of [ALLIED, GERMAN]) {
    t.stakes.aeroplane[side] = 0
    t.stakes.paid[side] = 0
    t.stakes.lost[side] = 0
    t.stakes.supplyLost[side] = 0
  }
  Object.assign(t.battle, CLEARED)
}

const CLEARED: Readonly<Table['battle']> = {
  attacker: 0 as Side,
  from: 0 as Hex,
  at: 0 as Hex,
  landing: 0,
  linedUp: 0,
  pickFrom: 0 as Unit,
  gun: 0,
  advantage: 0 as Side,
  round: 0,
  hits: 0,
  outcome: UNDECIDED,
  fallingBack: 0 as Side,
  isRetreat: 0,
  hexesToGo: 0,
}

/** §15.5: a battle, step by step. Whoever calls it has said who attacks from where (t.battle) and with what (t.attackers). */
export const battle = procedure('battle', '15.5', [
  formAttack, // §15.2
  unlessNobodyCan,
  joinAttack,
  lineUp, // §15.5.1
  commitGun, // §23.5
  flightOf(attacking), // §23.1
  flightOf(defending),
  bidOf(attacking), // §15.5.2
  bidOf(defending),
  rollAdvantage,
  withdrawOrFight, // §15.5.3
  engage, // §15.5.4
  judge, // §17.1 to §17.3
  fallBackIfBeaten, // §17.4
  settleLanding, // §31.0
  afresh,
  advanceOrStay, // §17.5
  reckonPoints, // §17.6
  thinOut, // §14.4
  automatic('15.5', clear), // §15.6: whatever came of it, the battle is over
])
