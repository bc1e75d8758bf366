import type { Side } from '@boma/kernel'
import { TOWN_VP, TOWNS, type Town } from './board.ts'
import type { Table } from './layout.ts'
import { ENTENTE, GERMAN, STEPS, UNITS, type Unit } from './roster.ts'
import { is, isAtSea, isNeutral, isOnMap, REDUCED, sideOf } from './stacks.ts'

/** What each thing is worth to the Entente. */
const TOWN_WORTH = 0.06
const STEP = [0.01, 0.003]

/** The rough worth of the position: who holds the towns that count, and with how many steps. */
export function appraise(t: Table, side: Side): number {
  if (t.core.result === 1 || t.core.result === 2) return t.core.result - 1 === side ? 1 : -1
  const sum = towns(t) + steps(t)
  const worth = sum / (1 + Math.abs(sum))
  return side === ENTENTE ? worth : -worth
}

function towns(t: Table): number {
  let sum = 0
  for (let town = 0 as Town; town < TOWNS; town++) {
    if (TOWN_VP[town] === 1 && t.towns.holder[town] === ENTENTE) sum += TOWN_WORTH
    if (TOWN_VP[town] === 0 && t.towns.holder[town] === GERMAN) sum -= TOWN_WORTH
  }
  return sum
}

function steps(t: Table): number {
  let sum = 0
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (isNeutral(t, u) || !(isOnMap(t, u) || isAtSea(t, u))) continue
    const left = STEPS[u] - (is(t, u, REDUCED) ? 1 : 0)
    sum += sideOf(t, u) === ENTENTE ? left * STEP[ENTENTE] : -left * STEP[GERMAN]
  }
  return sum
}
