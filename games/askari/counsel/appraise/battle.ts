import type { IdSet, Side } from '@boma/kernel'
import { TOWN, TOWNS } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { ENTENTE, type Face, type Unit } from '../../roster.ts'
import { BROKEN, is, REDUCED } from '../../stacks.ts'
import { aim, FORCE } from './weights.ts'

/** How much harder it is to drive off than to hold. */
const AGAINST = 2
/** What a town is worth to whoever storms it, beyond standing before it. */
const STORMED = 1
/** What a tenth of a point of strength is worth that is beaten, and one that is beaten off. */
const BEATEN = 0.02
const REPULSED = 0.003

/**
 * While a land battle is fought: what the Entente may hope for from it, or must fear, in victory points. Without it, whoever
 * looks at the moment when units have gone in and nothing is decided would never see why they should.
 */
export function atStake(t: Table): number {
  if (t.battle.round === 0) return 0
  const side: Side = t.battle.attacker
  const attackers = forceOf(t, t.attackers)
  const defenders = forceOf(t, t.defenders)
  const against = AGAINST * defenders
  const odds = (attackers * attackers) / (attackers * attackers + against * against + 1)
  const town = TOWN[t.battle.at]
  const prize = town >= 0 && aim[side * TOWNS + town] === 1 ? STORMED : 0
  const hope = odds * (prize + BEATEN * defenders) - (1 - odds) * REPULSED * attackers
  return side === ENTENTE ? hope : -hope
}

/** Who still fights, in tenths of strength. */
function forceOf(t: Table, force: IdSet<Unit>): number {
  let sum = 0
  for (let u = force.next(0); u >= 0; u = force.next(u + 1))
    if (!is(t, u, BROKEN)) sum += FORCE[(u * 2 + (t.units.state[u] & REDUCED)) as Face]
  return sum
}
