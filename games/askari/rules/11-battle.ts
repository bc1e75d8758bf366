import { about, call, DONE, type Hex, NEXT, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { automatic, perform, procedure } from '../flow.ts'
import type { Table } from '../layout.ts'
import { isGround } from '../roster.ts'
import { firstIn, isNeutral, nextIn, sideOf } from '../stacks.ts'
import { settle } from './04-control.ts'
import { losses } from './11.2-hits.ts'
import { withdrawOrStand } from './11.5-withdrawal.ts'
import { reinforcement } from './11.6-reinforcement.ts'
import { deploymentOf } from './11.7-deployment.ts'
import { supplyOf } from './11.7-supply.ts'
import { bombardments } from './11.8-bombardment.ts'
import { quickFires } from './11.9-quick-fire.ts'
import { rifleFire } from './11.10-rifle-fire.ts'
import { beaten, judge } from './11.11-outcome.ts'
import { fallBack, retreat } from './11.12-retreat.ts'
import { waterAt } from './11.12-ways.ts'
import { leadershipOf } from './11.13-leadership.ts'
import { clearBoard, readyAgain } from './11-board.ts'
import { nameCommander } from './11-command.ts'
import { mayAttackWithGuns } from './11-fire.ts'
import {
  attacking,
  BOMBARDMENT,
  DEPLOYMENT,
  defending,
  hasGround,
  OUTCOME,
  QUICK_FIRE,
  REINFORCEMENT,
  RIFLE_FIRE,
  WITHDRAWAL,
} from './11-forces.ts'
import { displaceIfForced, leaveEntry } from './12.3-displacement.ts'
import { entry } from './12.4-entry.ts'
import { joinVessels, musterAtSea, retreatVessels } from './12.6-vessels.ts'

/** §11.0, ruling 89: all the defender's units in the hex are in it, and his vessels (12.6.1). */
function lineUp(t: Table): void {
  const side = defending(t)
  for (let u = firstIn(t, t.battle.at); u >= 0 && isGround(u); u = nextIn(t, u))
    if (sideOf(t, u) === side && !isNeutral(t, u)) t.defenders.add(u)
  joinVessels(t, side)
}

/** §11.0: the last defender was a harbour's guns, and a vessel in support has silenced them: whoever came in holds the hex. */
function walkIn(t: Table): void {
  const { at } = t.battle
  clearBoard(t)
  settle(t, at)
  displaceIfForced(t, at)
}

/** §11.1.1: a battle begins; not without units on both sides (ruling 158). */
const begin = automatic('11.1.1', (t) => {
  lineUp(t)
  if (!hasGround(t, attacking(t)) || !hasGround(t, defending(t))) {
    walkIn(t)
    return DONE
  }
  nameCommander(t)
  about(t, (t.tracks.turn << 13) | (t.tracks.segment << 11) | t.battle.at)
  tell.battleBegan(t, attacking(t), t.battle.at)
  return NEXT
})

/** A round of §11.1.4 begins. */
const round = (number: number, rule: string) =>
  automatic(rule, (t) => {
    t.battle.round = number
  })

/** The side that fires next, in a round in which nobody has fired yet. */
const fireOf = (who: (t: Table) => Side, rule: string) =>
  automatic(rule, (t) => {
    t.battle.firing = who(t)
    readyAgain(t)
  })

/** §11.9.2: until turn 28 only defenders fire their machine guns. */
const attackersQuickFire = automatic('11.9.2', (t) => {
  if (mayAttackWithGuns(t)) call(t, quickFires)
})

/** §11.1.4: from the Reinforcement Round to the Outcome. */
const rounds = procedure('rounds', '11.1.4', [
  round(REINFORCEMENT, '11.6'),
  ...reinforcement,
  automatic('1.0', nameCommander),
  round(DEPLOYMENT, '11.7'),
  ...supplyOf(attacking), // §11.7.1: attacker first (ruling 38)
  ...supplyOf(defending),
  ...deploymentOf(defending), // §11.7.3: defender first
  ...deploymentOf(attacking),
  leadershipOf(attacking), // §11.13 (ruling 105)
  leadershipOf(defending),
  round(BOMBARDMENT, '11.7.4'),
  fireOf(attacking, '11.8.1'),
  perform(bombardments),
  fireOf(defending, '11.8.2'),
  perform(bombardments),
  round(QUICK_FIRE, '11.8.6'),
  fireOf(defending, '11.9.4'),
  perform(quickFires),
  fireOf(attacking, '11.9.4'),
  attackersQuickFire,
  round(RIFLE_FIRE, '11.9.9'),
  fireOf(defending, '11.10.2'),
  perform(rifleFire),
  fireOf(attacking, '11.10.2'),
  perform(rifleFire),
  judge, // §11.10.9, §11.11
])

const fightUnlessWithdrawn = automatic('11.5.5', (t) => {
  if (t.battle.beaten === 0) call(t, rounds)
})

const retreatIfBeaten = automatic('11.11.4', (t) => {
  if (t.battle.beaten > 0) call(t, retreat)
})

/** The battle is over: the ground has a master, and the board is cleared; who left by sea may be sought there (12.4). */
const aftermath = automatic('11.11.4', (t) => {
  const { at } = t.battle
  if (t.battle.beaten > 0 && waterAt(t) >= 0) retreatVessels(t, beaten(t))
  // §11.12.3: Carriers stay and fall to the winner; §12.6.2: vessels hold no hex
  settle(t, at)
  const isAtSea = t.battle.beaten > 0 && waterAt(t) >= 0 && musterAtSea(t, beaten(t))
  clearBoard(t)
  // The hex is kept for the last step.
  t.battle.at = at
  if (isAtSea) call(t, entry)
})

/** §12.3.9: vessels of a side that has no unit left there are forced out. */
const endBattle = automatic('12.3.9', (t) => {
  const { at } = t.battle
  t.battle.at = 0 as Hex
  leaveEntry(t)
  displaceIfForced(t, at)
})

/** §11.0: a land battle. Whoever calls it has said who attacks from where (t.battle) and with what (t.attackers). */
export const battle = procedure('battle', '11.0', [
  begin,
  round(WITHDRAWAL, '11.5'),
  withdrawOrStand, // §11.5
  fightUnlessWithdrawn,
  round(OUTCOME, '11.11'),
  retreatIfBeaten, // §11.12
  aftermath,
  endBattle,
])

/** What a battle performs, for the sequence of play. */
export const battleParts = [rounds, bombardments, quickFires, rifleFire, losses, retreat, fallBack]
