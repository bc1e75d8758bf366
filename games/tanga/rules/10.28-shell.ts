import type { Hex } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { BONUS, FORMATION, NO_UNIT, type Unit } from '../roster.ts'
import { firstCombat, is, nextCombat, RETREATED } from '../stacks.ts'
import { bestLeader, type FireLine, groundLines, SHELL, type Volley } from './10-fire.ts'

/** §13.3B, §10.28B: is there anybody in the hex, friend or not, whom a shell can hurt? */
export function isSomebodyThere(t: Table, at: Hex): boolean {
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u)) if (!is(t, u, RETREATED)) return true
  return false
}

/** §17.2.4: what the best leader with a gun adds. */
export function leadership(t: Table, u: Unit): number {
  const leader = bestLeader(t, t.units.where[u], FORMATION[u])
  return leader === NO_UNIT ? 0 : BONUS[leader]
}

const shell: Volley = { kind: SHELL, from: 0 as Hex, at: 0 as Hex, facing: 0 }
/** §10.28A: what the ground of a hex does to a shell from another. */
export function shellGround(t: Table, from: Hex, at: Hex): readonly FireLine[] {
  shell.from = from
  shell.at = at
  return groundLines(t, shell)
}
