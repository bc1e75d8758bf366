import { NOBODY, other, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { AWARDS } from '../data/in-force.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { isDisrupted } from '../stacks.ts'
import { gain, lose } from './09-action-points.ts'
import { attacking, defending, forceOf } from './15.2-forces.ts'

/** How a battle ended, as `t.battle.outcome` keeps it: nothing yet, a draw after fire, a victory, a withdrawal. */
export const UNDECIDED = 0
export const DRAWN = 1
export const WON = 2
export const WITHDREW = 4

/** §17.1: who has won the battle; NOBODY when it is drawn or still on. */
export const victor = (t: Table): Side =>
  t.battle.outcome === WON || t.battle.outcome === WON + 1 ? ((t.battle.outcome - WON) as Side) : NOBODY

/** §16.4: has this side withdrawn? */
export const hasWithdrawn = (t: Table, side: Side): boolean => t.battle.outcome === WITHDREW + side

/** §17.1: has the force a good-order unit left? One-step units are never disrupted, so they count (W160). */
function isInOrder(t: Table, side: Side): boolean {
  const force = forceOf(t, side)
  for (let u = force.next(0); u >= 0; u = force.next(u + 1)) if (!isDisrupted(t, u)) return true
  return false
}

/** §17.1, §17.2, §17.3: good order on one side alone wins; on both or on neither (W80) it is a draw. */
export const judge = automatic('17.1', (t) => {
  const [attack, defence] = [isInOrder(t, attacking(t)), isInOrder(t, defending(t))]
  if (t.battle.outcome !== UNDECIDED || attack === defence) {
    if (t.battle.outcome === UNDECIDED) t.battle.outcome = DRAWN
    tell.battleDrawn(t)
    return
  }
  const winner = attack ? attacking(t) : defending(t)
  t.battle.outcome = WON + winner
  tell.battleWon(t, winner)
  tell.battleLost(t, other(winner))
})

const MAJOR = AWARDS.majorBattle
const gainedMajor = tell.pointsGained.under('17.6')
const lostMajor = tell.pointsLost.under('17.6')
const gainedSupply = tell.pointsGained.under('30.1')

/** §17.6 + §30.1: the victor gains from the loser's dead; a draw brings nothing (W86, W123). */
export const reckonPoints = automatic('17.6', (t) => {
  const winner = victor(t)
  if (winner === NOBODY) return
  const loser = other(winner)
  // §17.6: three units of the loser or more make it a major battle, however many
  if (t.stakes.lost[loser] >= MAJOR.losses) {
    tell.majorBattle(t, winner, t.stakes.lost[loser])
    gain(t, winner, MAJOR.winner, gainedMajor)
    lose(t, loser, -MAJOR.loser, lostMajor)
  }
  // §30.1: captured supply, where the option is on
  const captured = t.stakes.supplyLost[loser] * AWARDS.capturedSupply.points
  if (captured > 0 && has(t, 'captured-supply')) gain(t, winner, captured, gainedSupply)
})
